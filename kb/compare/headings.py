"""What two headings say differently, where headings are all there is to compare.

Comes in: both headings, their languages, the glossary, the words learned. Goes out: changes, told in words of the
headings. What always holds: only what a heading names counts, never how it is worded. The surprising choice: most
headings that share no word mean the same; what tells is another phase of the game, another person beside another
matter, and a second subject that 'and' or 'or' joins on one side only.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from kb.compare.change import Change, ChangeKind
from kb.compare.features import KIN, keys_of
from kb.compare.lexicon import translated
from kb.language import tokens
from kb.language.glossary import Glossary

__all__ = ["Heading", "heading_changes"]

_PHASES = {
    "auction": "auction", "auction-period": "auction", "during-auction": "auction", "whole-auction": "auction",
    "play-period": "play",
}  # fmt: skip
"""Concept -> phase. The play alone is also the deal and the way to play, so only its period counts."""
_PERSONS = {
    "declarer": "declarer", "presumed-declarer": "declarer", "dummy-player": "dummy", "defender": "defender",
    "director": "director", "lho": "lho", "rho": "rho", "partner": "partner", "offenders-partner": "partner",
}  # fmt: skip
_WINDOW = 3
"""Words looked at together: a phrase of the glossary may cover a whole heading and hide what it names."""
_JOINT = re.compile(r"(?<!-)\s+(?:og|eller|och|and|or)\s+(?!\w+-\s)")
"""Between two subjects; not inside 'ud- eller tilspil'."""

_BRACKET = re.compile(r"\s*\([^)]*\)")
SURELY = 0.9
"""Of a concept that its words mean beyond doubt."""


@dataclass(frozen=True, slots=True)
class Heading:
    """The words of a heading, and their language."""

    text: str
    language: str


def heading_changes(old: Heading, new: Heading, glossary: Glossary, words: Mapping[str, str]) -> tuple[Change, ...]:
    """What changed between two headings. words: key of the old edition -> key of the new one that says the same."""
    return (
        *_other(old, new, glossary, _PHASES),
        *_persons(old, new, glossary, words),
        *_joined(old, new, glossary, words),
    )


def _other(old: Heading, new: Heading, glossary: Glossary, table: Mapping[str, str]) -> Iterator[Change]:
    """Both name a phase, and none is named by both."""
    before, after = _named(old, glossary, table), _named(new, glossary, table)
    if before and after and not before.keys() & after.keys():
        yield Change(ChangeKind.DROPPED, old=", ".join(before.values()))
        yield Change(ChangeKind.ADDED, new=", ".join(after.values()))


def _persons(old: Heading, new: Heading, glossary: Glossary, words: Mapping[str, str]) -> Iterator[Change]:
    """Both name a person, the new one another besides, and something else of the old one has gone."""
    before, after = _named(old, glossary, _PERSONS), _named(new, glossary, _PERSONS)
    more = [said for person, said in after.items() if person not in before]
    if before and more:
        there = _keys(new, glossary, {})
        said = _keys(old, glossary, words)
        if any(key[0] == "c" and value >= SURELY and not _kin(key, there) for key, value in said.items()):
            yield Change(ChangeKind.ADDED, new=", ".join(more))


def _joined(old: Heading, new: Heading, glossary: Glossary, words: Mapping[str, str]) -> Iterator[Change]:
    """One joins two subjects, of which the other names only one."""
    before, after = _subjects(old, glossary), _subjects(new, glossary)
    if len(before) > 1 and not _JOINT.search(new.text):
        there = _keys(new, glossary, {})
        gone = [part for part in before if _apart(_keys(part, glossary, words), there)]
        if gone:
            yield Change(ChangeKind.DROPPED, old=", ".join(part.text for part in gone))
    elif len(after) > 1 and not _JOINT.search(old.text):
        there = _keys(old, glossary, words)
        more = [part for part in after if _apart(_keys(part, glossary, {}), there)]
        if more:
            yield Change(ChangeKind.ADDED, new=", ".join(part.text for part in more))


def _apart(keys: Mapping[str, float], there: Mapping[str, float]) -> bool:
    """Whether these are the keys of a subject, and of one that is not there."""
    return any(key[0] == "c" and value >= SURELY for key, value in keys.items()) and there.keys().isdisjoint(keys)


def _subjects(heading: Heading, glossary: Glossary) -> list[Heading]:
    """A heading cut at its conjunctions, but not inside what the glossary has as one concept."""
    text = _BRACKET.sub("", heading.text)
    inside = [(match.start, match.end) for match in glossary.phrases(text, heading.language)]
    start, parts = 0, []
    for joint in _JOINT.finditer(text):
        if not any(first < joint.start() and joint.end() < last for first, last in inside):
            parts.append(text[start : joint.start()])
            start = joint.end()
    return [Heading(part.strip(), heading.language) for part in (*parts, text[start:])]


def _named(heading: Heading, glossary: Glossary, table: Mapping[str, str]) -> dict[str, str]:
    """What of a table a heading names -> the words that name it."""
    found: dict[str, str] = {}
    words = tokens(heading.text, heading.language)
    for size in range(_WINDOW, 0, -1):
        for first in range(len(words) - size + 1):
            said = heading.text[words[first].start : words[first + size - 1].end]
            for concept in glossary.by_word(said, heading.language):
                if concept.id in table:
                    found.setdefault(table[concept.id], said)
    return found


def _keys(heading: Heading, glossary: Glossary, words: Mapping[str, str]) -> dict[str, float]:
    return translated(keys_of(heading.text, heading.language, glossary, every=True, alone=True), words)


def _kin(key: str, there: Mapping[str, float]) -> bool:
    """Whether a concept or one of nearly its name is among some keys."""
    return key in there or any(f"k:{word[:KIN]}" in there for word in key[2:].split("-") if len(word) >= KIN)
