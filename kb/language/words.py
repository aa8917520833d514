"""Words and where they stand: tokens, and the halves that a hyphen leaves out.

Comes in: any text at all. Goes out: tokens with exact offsets. What always holds: `text[t.start:t.end] == t.surface`,
and tokens stand in order without overlap. The surprising choice: a half word is
completed where it stands. In "ud- eller tilspil" the first token reads "ud" on the page but `word` is "udspil",
because the laws of all three languages name half of their plays that way.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from kb.language.folding import fold
from kb.language.inflection import known, normal

__all__ = ["Token", "tokens"]

_TOKEN = re.compile(
    r"""
    (?:[^\W_][\u0300-\u036f]*)+                     # letters and digits, with loose accents
    (?:['’](?=[^\W\d_])(?:[^\W_][\u0300-\u036f]*)+)?  # DBF's, MTV's
    | [♠♥♦♣♤♡♢♧]
    """,
    re.VERBOSE,
)

_HALF = re.compile(r"[-‐‑][ \t\n]+(?:eller|og|og/eller|och|och/eller|samt|or|and)[ \t\n]+(?=([^\W\d_]+))")
"""The hyphen and the joining word after the first half: "par- og holdturnering", "ut- eller påspel"."""

_NEXT_WORD = re.compile(r"\s+([^\W\d_]+)")
"""A hyphen lost at a line end leaves "udeller tilspil" (dk1997, page 39): the half is still read as one."""

_LONGEST_HALF = 40
_HYPHENS = ("-", "‐", "‑")


class Token(NamedTuple):
    """A word as printed, where it stands, how it is looked up, and how it is compared without its accents."""

    surface: str
    start: int
    end: int
    word: str
    """Lower case, and whole: "ud-" before "eller tilspil" is "udspil"."""

    @property
    def folded(self) -> str:
        """As printed, without its accents."""
        return fold(self.surface)


def _completed(half: str, other: str, lang: str) -> str:
    """What `half` stands for before `other`: ("ud", "tilspil") -> "udspil"; itself when no such word is known."""
    if len(other) > _LONGEST_HALF or len(half) > _LONGEST_HALF:
        return half
    for cut in range(2, len(other) - 2):
        candidate = half + other[cut:]
        if known(other[cut:], lang) and (known(candidate, lang) or known(other[:cut], lang, as_first=True)):
            return candidate
    return half


def _unglued(text: str, match: re.Match[str], word: str, lang: str) -> tuple[Token, ...]:
    """The half and the "eller" of a token like "udeller", when the word after it completes the half."""
    following = _NEXT_WORD.match(text, match.end())
    if following is None or known(word, lang):
        return ()
    half = word.removesuffix("eller")
    whole = _completed(half, normal(following.group(1)), lang)
    cut = match.end() - len("eller")
    if whole == half or cut - match.start() != len(half):
        return ()
    first, joint = text[match.start() : cut], text[cut : match.end()]
    return (
        Token(first, match.start(), cut, whole),
        Token(joint, cut, match.end(), "eller"),
    )


_SHORT = 200


def tokens(text: str, lang: str) -> tuple[Token, ...]:
    """The words of a text in order. A hyphen parts words: "ikke-fejlende" is two, "§ 12C1" holds one.

    >>> [t.word for t in tokens("Et ud- eller tilspil.", "da")]
    ['et', 'udspil', 'eller', 'tilspil']
    """
    return _tokens_kept(text, lang) if len(text) <= _SHORT else _tokens(text, lang)


def _tokens(text: str, lang: str) -> tuple[Token, ...]:
    found: list[Token] = []
    for match in _TOKEN.finditer(text):
        surface = match.group()
        start, end = match.span()
        word = normal(surface)
        glued = _unglued(text, match, word, lang) if word.endswith("eller") and len(word) > len("eller") else ()
        if glued:
            found.extend(glued)
            continue
        half = _HALF.match(text, end) if text[end : end + 1] in _HYPHENS else None
        if half is not None:
            word = _completed(word, normal(half.group(1)), lang)
        found.append(Token(surface, start, end, word))
    return tuple(found)


_tokens_kept = lru_cache(maxsize=512)(_tokens)
"""A query is looked at several times."""
