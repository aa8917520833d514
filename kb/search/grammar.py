"""What was typed, taken apart: quoted phrases, beginnings with a star, filters, exclusions, citations, words.

Comes in: any text. Goes out: `Typed`. What always holds: every text is accepted, in time linear in its length; what
is too long is cut and said so. The surprising choice: there is no syntax error. An open quote closes at the end, a
bracket, a lone star or a tilde is a space, an unknown 'key:' is words; nobody standing at a table mends a query.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from kb.citation import Citation, parse_all
from kb.errors import CitationError

__all__ = ["CUE", "FILTERS", "Typed", "take_apart"]

_T = TypeVar("_T")

_LONGEST = 400
"""Characters of a query that are read."""

_MOST_WORDS = 48

_MOST_OF_A_KIND = 8
"""Different phrases, beginnings, exclusions, filters that are looked at: a page of text is read for each."""

FILTERS: dict[str, str] = {
    "edition": "edition", "udgave": "edition", "upplaga": "edition", "ed": "edition",
    "language": "language", "lang": "language", "sprog": "language", "språk": "language",
    "kind": "kind", "type": "kind", "art": "kind", "slag": "kind",
    "heading": "heading", "title": "heading", "overskrift": "heading", "rubrik": "heading",
    "phase": "phase", "fase": "phase", "fas": "phase",
    "actor": "actor", "hvem": "actor", "vem": "actor",
    "topic": "topic", "emne": "topic", "ämne": "topic",
}  # fmt: skip
"""Keys of 'key:value' in the three languages, and what they filter."""

_PIECE = re.compile(
    r"""
    "(?P<phrase>[^"]*)(?:"|$)
    | (?P<key>[^\W\d_]{2,12}):(?P<value>[^\s":*~]+)
    | (?P<minus>(?<!\S)-(?=[^\W\d_]))(?P<without>[^\W_]+)
    | (?P<start>[^\W_]{2,})\*
    | (?P<word>[^\s"]+)
    """,
    re.VERBOSE,
)

_QUOTES = str.maketrans(dict.fromkeys("“”„«»‟", '"'))
_NOISE = re.compile(r"[*~^?\\{}\[\]<>|\x00-\x1f\u200b-\u200f\u202a-\u202e\u2066-\u2069]+")

CUE = (
    r"(?:§+|(?:lagarna|lagen|lagar|lag|lovene|loven|love|lov|laws|law|paragraf|paragraph|punkt|rules?|regel|reglen|section"
    r"|artikel|article)(?:\s+(?:nr|no|number|nummer))?)"
)
"""Who writes so means a provision, even if there is none of that number."""
_PART = r"(?:\s?\(?{}\)?(?![^\W\d_]))"
_ITEM = rf"(?:{_PART.format('[a-z]')}(?:\(?[ivx]{{1,4}}\)?(?!\w))?)"
_SUBSECTION = r"(?:\s?\(?\d{1,2}\)?)"
_DEEPER = rf"(?:{_SUBSECTION}{_ITEM}?)?"
_CITED = re.compile(
    rf"""
    (?<![\w§])
    (?: (?:{CUE}\s*[.\#]?\s*|(?=X[\s-]?\d)|L(?=\d))
        (?P<after>(?:X[\s-]?|LK)?\s?\d{{1,3}}(?:{_PART.format('[A-Za-z]')}{_DEEPER})?)
      | (?P<bare> LK\d[A-Z]? | \d{{1,3}}[A-Z](?![^\W\d_]){_DEEPER} )
      | (?P<loose> \d{{1,3}}{_PART.format('[A-Z]')}{_SUBSECTION}{_ITEM}? )
    )
    (?![\w])
    """,
    re.VERBOSE | re.IGNORECASE,
)
"""A citation among words needs its cue ('§ 27', 'lag 12 C', 'X90 C1') or a letter that touches the number ('27B1a');
one with neither ('what does 67 b 1 (b) say') is one if there is such a provision."""

_SMALL_WORD = re.compile(r"\s[ai]\s")
"""'12 a 3 hold', '4 i 2 stik': such letters are words as well."""

_BID = re.compile(r"[1-7][CDHSN]", re.IGNORECASE)
"""Among words '1S' is a bid; 'law 1C' or '1C' alone is a citation."""

_YEAR = re.compile(r"(?<!\w)(1997|2007|2008|2017)(?!\w)")


@dataclass(frozen=True, slots=True)
class Typed:
    """A query taken apart. filters: (what, value). rest: the words, as typed, for reading as language."""

    text: str
    rest: str
    phrases: tuple[str, ...] = ()
    starts: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    filters: tuple[tuple[str, str], ...] = ()
    citations: tuple[Citation, ...] = ()
    notes: tuple[str, ...] = ()


def take_apart(query: str, exists: Callable[[Citation], bool], *, citing: bool = True) -> Typed:
    """Any text as a `Typed`. exists: whether a citation names anything; not citing: nothing in it is a citation."""
    notes: list[str] = []
    if len(query) > _LONGEST:
        notes.append("shortened")
    text = unicodedata.normalize("NFC", query[:_LONGEST]).translate(_QUOTES)
    if len(unicodedata.normalize("NFKC", text)) > 2 * _LONGEST:  # one sign may stand for eighteen letters, as U+FDFA
        text = text[: _LONGEST // 10]
        notes.append("shortened")
    whole = _whole_citation(text) if citing else ()
    if whole:
        return Typed(text, "", citations=whole, notes=tuple(notes))
    phrases: list[str] = []
    starts: list[str] = []
    without: list[str] = []
    filters: list[tuple[str, str]] = []
    words: list[str] = []
    for piece in _PIECE.finditer(text):
        key = piece["key"]
        if piece["phrase"] is not None:
            if piece["phrase"].strip():
                phrases.append(piece["phrase"].strip())
                words.append(piece["phrase"])
        elif key is not None and key.casefold() in FILTERS:
            filters.append((FILTERS[key.casefold()], piece["value"].strip("()[],;")))
        elif piece["without"] is not None:
            without.append(piece["without"])
        elif piece["start"] is not None:
            starts.append(piece["start"].casefold())
        else:
            words.append(piece.group())
    if len(words) > _MOST_WORDS:
        words = words[:_MOST_WORDS]
        notes.append("shortened")
    if max(len(set(phrases)), len(set(starts)), len(set(without)), len(set(filters))) > _MOST_OF_A_KIND:
        notes.append("shortened")
    rest = _NOISE.sub(" ", " ".join(words))
    citations, rest = _citations(rest, exists) if citing else ((), rest)
    return Typed(
        text, rest.strip(), _few(phrases), _few(starts), _few(without), _few(filters), citations,
        tuple(dict.fromkeys(notes)),
    )  # fmt: skip


def _few(found: Iterable[_T]) -> tuple[_T, ...]:
    return tuple(dict.fromkeys(found))[:_MOST_OF_A_KIND]


def _whole_citation(text: str) -> tuple[Citation, ...]:
    key, colon, _ = text.strip().partition(":")
    if len(text) > 80 or not re.search(r"\d|:", text) or (colon and key.casefold() in FILTERS):
        return ()
    try:
        return parse_all(text)
    except CitationError:
        return ()


def _citations(text: str, exists: Callable[[Citation], bool]) -> tuple[tuple[Citation, ...], str]:
    """Citations among words, and the words without them; a year beside them says which laws."""
    found: list[Citation] = []
    year = _YEAR.search(text)
    rest = text
    for match in _CITED.finditer(text):
        if match["bare"] and _BID.fullmatch(match["bare"]):
            continue
        try:
            cited = parse_all(match["after"] or match["bare"] or match["loose"])
        except CitationError:
            continue
        cited = tuple(Citation(one.number, one.edition, int(year[1]) if year else None) for one in cited)
        if match["loose"] and (_SMALL_WORD.search(match["loose"]) or not all(map(exists, cited))):
            continue
        found.extend(cited)
        rest = rest.replace(match.group(), " ", 1)
    if found and year:
        rest = rest.replace(year.group(), " ", 1)
    return tuple(found), rest
