"""Snippets: the stretch of a provision that answers best, with the words that were found marked in the original.

Comes in: a text, what it says and where, the units of a query. Goes out: a stretch, ranges in it, reasons. What always
holds: the snippet is a slice of the text, so every character and every highlight is the law's own. The surprising
choice: words are not searched for in the text again; the index remembers where each thing was said.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from kb.language import fold
from kb.search.model import Basis, Unit, Why

__all__ = ["Cut", "Mark", "Spoken", "cut", "marks", "parse_spans", "reasons", "term_table", "written"]

_LENGTH = 220
_MOST_REASONS = 6
_WEAK = 0.3
"""Units of less importance than this are not marked when there are stronger ones."""

Span = tuple[int, int, tuple[str, ...]]


class Mark(NamedTuple):
    """A word or phrase of a text that a unit of the query stands in, by which term."""

    start: int
    end: int
    unit: int
    term: str
    value: float


@dataclass(frozen=True, slots=True)
class Cut:
    """A stretch of a text and the marked ranges in it."""

    text: str
    highlights: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Spoken:
    """What a text says: its ranges in order, beginnings and ends in one row; and for each term the ranges that say it,
    a number where it is one: a text has a hundred terms, and hardly any of them twice."""

    ranges: Sequence[int]
    places: Mapping[str, int | Sequence[int]]


def written(spans: Iterable[Span]) -> str:
    """What a text says, as the index keeps it: ranges with the terms said there."""
    ranges: list[int] = []
    places: dict[str, list[int]] = {}
    for start, end, terms in spans:
        for term in dict.fromkeys(terms):
            places.setdefault(term, []).append(len(ranges) // 2)
        ranges.extend((start, end))
    said = {term: held if len(held) > 1 else held[0] for term, held in places.items()}
    return json.dumps([ranges, said], ensure_ascii=False, separators=(",", ":"))


def parse_spans(text: str) -> Spoken:
    """What the index keeps of a text.

    >>> parse_spans(written([(0, 5, ("c/revoke", "f/revok")), (6, 9, ("f/revok",))]))
    Spoken(ranges=[0, 5, 6, 9], places={'c/revoke': 0, 'f/revok': [0, 1]})
    """
    ranges, places = json.loads(text)
    return Spoken(ranges, {sys.intern(term): said for term, said in places.items()})  # most terms are in many texts


def term_table(units: Sequence[Unit]) -> dict[str, tuple[int, float]]:
    """For each term the unit it speaks for and how much it says."""
    strong = any(unit.importance > _WEAK for unit in units)
    table: dict[str, tuple[int, float]] = {}
    for place, unit in enumerate(units):
        if strong and unit.importance <= _WEAK:
            continue
        for term, weight in unit.terms:
            value = weight * unit.importance
            held = table.get(term)
            if weight >= 0.3 and (held is None or value > held[1]):
                table[term] = (place, value)
    return table


def marks(spoken: Spoken, table: Mapping[str, tuple[int, float]]) -> list[Mark]:
    """Where the units stand in a text; at each place the one that says most."""
    best: dict[int, tuple[float, str]] = {}
    for term in spoken.places.keys() & table.keys():
        value = table[term][1]
        said = spoken.places[term]
        for place in (said,) if isinstance(said, int) else said:
            held = best.get(place)
            if held is None or (-value, term) < (-held[0], held[1]):
                best[place] = (value, term)
    ranges = spoken.ranges
    return [
        Mark(ranges[2 * place], ranges[2 * place + 1], table[term][0], term, value)
        for place, (value, term) in sorted(best.items())
    ]


def cut(text: str, found: Sequence[Mark]) -> Cut:
    """The stretch of a text with the most of the query in it."""
    if len(text) <= _LENGTH + 40:
        return Cut(text, tuple((mark.start, mark.end) for mark in found if mark.end <= len(text)))
    start = _best_start(found)
    start = _word_start(text, start)
    end = min(len(text), start + _LENGTH)
    while end < len(text) and end > start + _LENGTH // 2 and not text[end].isspace():
        end -= 1
    inside = tuple((mark.start - start, mark.end - start) for mark in found if start <= mark.start and mark.end <= end)
    return Cut(text[start:end], inside)


def _best_start(found: Sequence[Mark]) -> int:
    best, at = 0.0, 0
    for place, first in enumerate(found):
        units: dict[int, float] = {}
        for mark in found[place : place + 40]:
            if mark.end > first.start + _LENGTH - 30:
                break
            units[mark.unit] = max(units.get(mark.unit, 0.0), mark.value)
        value = sum(units.values())
        if value > best * 1.05:
            best, at = value, first.start
    return max(0, at - 30)


def _word_start(text: str, start: int) -> int:
    if start == 0:
        return 0
    while start < len(text) and not text[start - 1].isspace():
        start += 1
    return start


def reasons(
    units: Sequence[Unit], found: Sequence[Mark], text: str, language: str, spoken: str, where: str = ""
) -> list[Why]:
    """Why a text was found: for each unit the best of its marks. spoken: the language of the query."""
    best: dict[int, Mark] = {}
    for mark in found:
        held = best.get(mark.unit)
        if held is None or mark.value > held.value:
            best[mark.unit] = mark
    kept = sorted(best.values(), key=lambda mark: -mark.value)[:_MOST_REASONS]
    return [
        Why(_basis(units[mark.unit], mark, text[mark.start : mark.end], language, spoken),
            units[mark.unit].origin, where + text[mark.start : mark.end])
        for mark in kept
    ]  # fmt: skip


def _basis(unit: Unit, mark: Mark, said: str, language: str, spoken: str) -> Basis:
    if unit.basis is Basis.FACT:
        return Basis.FACT
    plain, asked = fold(said), fold(unit.origin)
    if plain == asked:
        return Basis.WORD
    kind = mark.term[0]
    if kind in "ve" and language == spoken:
        return Basis.COMPOUND if kind == "v" else Basis.MEANING
    if language != spoken:
        return Basis.LANGUAGE
    shared = max(3, min(len(plain), len(asked)) - 3)
    if len(plain) >= shared and plain[:shared] == asked[:shared]:
        return Basis.INFLECTION
    return Basis.COMPOUND if kind in "vp" and asked in plain else Basis.CONCEPT
