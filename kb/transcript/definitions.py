"""Definitions: terms and their text, with numbered senses.

Comes in: the joined text of the part that defines. Goes out: `Draft` nodes of kind definition. What
always holds: the entries cover the part. The surprising choice: where term and text run together without
a dash, the alphabet decides - an entry is a sentence that may begin with a term and keeps the order.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass

from kb.model import Flag, Kind
from kb.transcript.profile import DefinitionStyle
from kb.transcript.provisions import Draft, Numbering
from kb.transcript.titles import ProperNames, heading_end
from kb.transcript.words import Words

__all__ = ["definition_slug", "read_definitions"]

_DASHED = re.compile(
    r"(?:(?<=[.:;!?)] )|^)"
    r"((?:[A-ZÆØÅÄÖ]{2,}(?:-[A-ZÆØÅÄÖ]+)*(?:, | |(?= [_–(])))+(?:\([A-ZÆØÅÄÖ]+\) |(?:[a-zæøåäö]+ )?))[_–—] "
)
_DASH = re.compile(r" ?[_–—] ")
_SENTENCE_START = re.compile(r"(?:(?<=[.!?)] )|^)(?=[A-ZÆØÅÄÖ])")
_SENSE = re.compile(r"(?:(?<=\s)|^)(\d)[.)]\s")
_SMALL_BODY = frozenset({"se", "see", "en", "ett", "et", "det", "den", "a", "an", "the"})


@dataclass(frozen=True, slots=True)
class _Candidate:
    """A sentence that may open an entry: its term ends at `stop`, the text begins at `body`."""

    start: int
    stop: int
    body: int
    weight: float


def definition_slug(term: str) -> str:
    """'Aktivt bud' -> 'def.aktivt-bud' (DESIGN section 3: casefolded, spaces to hyphens)."""
    return "def." + "-".join(term.casefold().split())


def read_definitions(
    text: str,
    start: int,
    end: int,
    style: DefinitionStyle,
    parent: str | None,
    numbering: Numbering,
    words: Words,
    names: ProperNames,
    breaks: Sequence[int] = (),
) -> list[Draft]:
    """Entries between two places of the joined text; `start` stands behind the part's heading.

    breaks: where pages begin; an entry can begin there although the full stop before it was lost.
    """
    candidates = (
        _dashed(text, start, end)
        if style is DefinitionStyle.DASH
        else _in_order(text, list(_listed(text, start, end, words, names, breaks)), words)
    )
    drafts: list[Draft] = []
    ends = [candidate.start for candidate in candidates[1:]]
    for candidate, limit in zip(candidates, [*ends, end], strict=False):
        term = text[candidate.start : candidate.stop].strip()
        local, doubled = numbering.take(definition_slug(term))
        drafts.append(
            Draft(
                id=local,
                kind=Kind.DEFINITION,
                number="",
                heading=term,
                start=candidate.start,
                end=limit,
                body=(candidate.body, limit),
                parent=parent,
                flags=(Flag.DUPLICATE,) if doubled else (),
                senses=_senses(text[candidate.body : limit]),
            )
        )
    return drafts


def _dashed(text: str, start: int, end: int) -> list[_Candidate]:
    found = []
    start = _first_word(text, start, end)
    for match in _DASHED.finditer(text[start:end]):
        found.append(_Candidate(start + match.start(1), start + match.end(1), start + match.end(), 1.0))
    return found


def _first_word(text: str, start: int, end: int) -> int:
    while start < end and text[start].isspace():
        start += 1
    return start


def _listed(
    text: str, start: int, end: int, words: Words, names: ProperNames, breaks: Sequence[int]
) -> list[_Candidate]:
    found: list[_Candidate] = []
    start = _first_word(text, start, end)
    heads = {start + match.start() for match in _SENTENCE_START.finditer(text[start:end])}
    heads.update(at for at in (_first_word(text, at, end) for at in breaks if start < at < end) if text[at].isupper())
    for here in sorted(heads):
        sentence = text[here : min(end, here + 200)]
        candidate = _term(sentence, words, names)
        if candidate is not None:
            stop, body, weight = candidate
            if not found or found[-1].start != here:
                found.append(_Candidate(here, here + stop, here + body, weight))
    return found


def _term(sentence: str, words: Words, names: ProperNames) -> tuple[int, int, float] | None:
    """(end of the term, start of the text, weight) when the sentence can open an entry."""
    head = re.match(r"[^\W\d_]+(?:[ -][^\W\d_]+){0,3}", sentence)
    if not head:
        return None
    # 'Lag 1. Paragraf i dessa lagar.': numbered senses follow the term.
    sense = re.match(r"((?:[^\W\d_]+[ -]){0,3}[^\W\d_]+) (?=1[.)] )", sentence)
    if sense:
        return sense.end(1), sense.end(), 1.0
    # 'Utgång 100 eller fler': the text begins with a figure.
    figure = re.match(r"([A-ZÆØÅÄÖ][^\W\d_]+) (?=\d)", sentence)
    if figure:
        return figure.end(1), figure.end(), 0.7
    # 'Vinstpoäng (VP) Poängenhet', 'IMP (International Match Points). Poängenhet'.
    bracket = re.match(r"((?:[^\W\d_]+ ){1,3})(\([^)]{2,40}\))(\.?)\s", sentence)
    if bracket:
        after = sentence[bracket.end() :]
        inside = bracket.group(2)[1:].split(" ")[0].casefold()
        if bracket.group(3) or inside in _SMALL_BODY or not after[:1].isupper():
            return bracket.end(1) - 1, bracket.start(2), 0.9
        return bracket.end(2), bracket.end(), 1.0
    acronym = re.match(r"([A-ZÆØÅÄÖ]{2,5}) (?=[A-ZÆØÅÄÖ])", sentence)
    if acronym:
        return acronym.end(1), acronym.end(), 1.0
    pointer = re.match(r"([A-ZÆØÅÄÖ][^\W\d_]+(?: [^\W\d_]+)?) (?=[Ss]e(?: också| også)? [^\W\d_]+\.)", sentence)
    if pointer:
        return pointer.end(1), pointer.end(), 1.0
    split = heading_end(sentence, words, names)
    few = split is not None and 0 < split < len(sentence) and len(sentence[:split].split()) <= 4
    if split is not None and few and "," not in sentence[:split]:
        return split, split, 1.0
    small = re.match(r"((?:[A-ZÆØÅÄÖ][^\W\d_]+)(?: [^\W\d_]+)?) (?=(?i:se|see|ett?|en|det|den)\s)", sentence)
    if small and small.group(1).split()[-1].casefold() not in words.weak:
        return small.end(1), small.end(), 0.6
    return None


def _key(term: str, words: Words) -> str:
    """Alphabetical key of a term, the language's own letters last."""
    table = {letter: chr(ord("{") + place) for place, letter in enumerate(words.letters)}
    plain = re.sub(r"[^\w ]", "", term.casefold())
    return "".join(table.get(char, char) for char in plain)


def _in_order(text: str, candidates: Sequence[_Candidate], words: Words) -> list[_Candidate]:
    """The heaviest run of candidates whose terms stand in alphabetical order (n log n)."""
    keys = [_key(text[item.start : item.stop].strip(), words) for item in candidates]
    places = sorted(set(keys))
    rank = {key: place for place, key in enumerate(places)}
    # Fenwick tree over ranks: best weight of a run that ends at a key not after this one.
    best: list[tuple[float, int]] = [(0.0, -1)] * (len(places) + 1)
    before = [-1] * len(candidates)
    top = (0.0, -1)
    for index, item in enumerate(candidates):
        place = bisect_left(places, keys[index])
        at, found = place, (0.0, -1)
        while at > 0:
            found = max(found, best[at])
            at -= at & -at
        before[index] = found[1]
        value = (found[0] + item.weight, index)
        at = rank[keys[index]] + 1
        while at <= len(places):
            if value[0] > best[at][0]:
                best[at] = value
            at += at & -at
        top = max(top, value)
    run: list[_Candidate] = []
    index = top[1]
    while index >= 0:
        run.append(candidates[index])
        index = before[index]
    return run[::-1]


def _senses(text: str) -> tuple[str, ...]:
    """Numbered senses '1) … 2) …' in sequence; empty when there is one."""
    marks: list[re.Match[str]] = []
    for match in _SENSE.finditer(text):
        if int(match.group(1)) == len(marks) + 1:
            marks.append(match)
    if len(marks) < 2:
        return ()
    ends = [match.start() for match in marks[1:]] + [len(text)]
    return tuple(text[match.end() : stop].strip() for match, stop in zip(marks, ends, strict=True))
