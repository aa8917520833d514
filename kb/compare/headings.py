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

__all__ = ["Heading", "HeadingReader"]

_NAMED = {
    "auction": "auction", "auction-period": "auction", "during-auction": "auction", "whole-auction": "auction",
    "play-period": "play",
    "declarer": "declarer", "presumed-declarer": "declarer", "dummy-player": "dummy", "defender": "defender",
    "director": "director", "lho": "lho", "rho": "rho", "partner": "partner", "offenders-partner": "partner",
}  # fmt: skip
"""Concept -> phase or role. Two words are looked at together and each alone: a phrase of the glossary may cover a whole
heading and hide what it names. The play is also the deal and the way to play, so only its period counts."""
_PHASES = {"auction", "play"}
_ROLES = set(_NAMED.values()) - _PHASES
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


class HeadingReader:
    """Compares headings. words: key of the old edition -> key of the new one that says the same."""

    def __init__(self, glossary: Glossary, words: Mapping[str, str]) -> None:
        self._glossary, self._words = glossary, words
        self._known: dict[tuple[str, str], tuple[str, ...]] = {}
        """Concepts of the words met so far; headings repeat theirs."""

    def changes(self, old: Heading, new: Heading) -> tuple[Change, ...]:
        """What changed between two headings."""
        before, after = self._named(old), self._named(new)
        return (*_other_phase(before, after), *self._persons(old, new, before, after), *self._joined(old, new))

    def _persons(
        self, old: Heading, new: Heading, before: Mapping[str, str], after: Mapping[str, str]
    ) -> Iterator[Change]:
        """Both name a person, the new one another besides, and something else of the old one has gone."""
        more = [said for role, said in after.items() if role in _ROLES and role not in before]
        if not more or not _ROLES & before.keys():
            return
        there, said = self._keys(new, {}), self._keys(old, self._words)
        if any(key[0] == "c" and value >= SURELY and not _kin(key, there) for key, value in said.items()):
            yield Change(ChangeKind.ADDED, new=", ".join(more))

    def _joined(self, old: Heading, new: Heading) -> Iterator[Change]:
        """One joins two subjects, of which the other names only one."""
        if bool(_JOINT.search(old.text)) is bool(_JOINT.search(new.text)):
            return
        if _JOINT.search(old.text):
            there = self._keys(new, {})
            gone = [part.text for part in self._subjects(old) if _apart(self._keys(part, self._words), there)]
            if gone:
                yield Change(ChangeKind.DROPPED, old=", ".join(gone))
        else:
            there = self._keys(old, self._words)
            more = [part.text for part in self._subjects(new) if _apart(self._keys(part, {}), there)]
            if more:
                yield Change(ChangeKind.ADDED, new=", ".join(more))

    def _subjects(self, heading: Heading) -> list[Heading]:
        """A heading cut at its conjunctions, but not inside what the glossary has as one concept; () when not cut."""
        text = _BRACKET.sub("", heading.text)
        inside = [(match.start, match.end) for match in self._glossary.phrases(text, heading.language)]
        start, parts = 0, []
        for joint in _JOINT.finditer(text):
            if not any(first < joint.start() and joint.end() < last for first, last in inside):
                parts.append(text[start : joint.start()])
                start = joint.end()
        return [Heading(part.strip(), heading.language) for part in (*parts, text[start:])] if parts else []

    def _named(self, heading: Heading) -> dict[str, str]:
        """Phases and persons a heading names -> the words that name them."""
        found: dict[str, str] = {}
        words = tokens(heading.text, heading.language)
        for size in (2, 1):
            for first in range(len(words) - size + 1):
                said = heading.text[words[first].start : words[first + size - 1].end]
                for concept in self._concepts(said, heading.language):
                    if concept in _NAMED:
                        found.setdefault(_NAMED[concept], said)
        return found

    def _concepts(self, said: str, language: str) -> tuple[str, ...]:
        known = self._known.get((said, language))
        if known is None:
            known = tuple(concept.id for concept in self._glossary.by_word(said, language))
            self._known[said, language] = known
        return known

    def _keys(self, heading: Heading, words: Mapping[str, str]) -> dict[str, float]:
        return translated(keys_of(heading.text, heading.language, self._glossary, every=True, alone=True), words)


def _other_phase(before: Mapping[str, str], after: Mapping[str, str]) -> Iterator[Change]:
    """Both name a phase, and none is named by both."""
    gone, come = _PHASES & before.keys(), _PHASES & after.keys()
    if gone and come and not gone & come:
        yield Change(ChangeKind.DROPPED, old=", ".join(before[phase] for phase in sorted(gone)))
        yield Change(ChangeKind.ADDED, new=", ".join(after[phase] for phase in sorted(come)))


def _apart(keys: Mapping[str, float], there: Mapping[str, float]) -> bool:
    """Whether these are the keys of a subject, and of one that is not there."""
    return any(key[0] == "c" and value >= SURELY for key, value in keys.items()) and there.keys().isdisjoint(keys)


def _kin(key: str, there: Mapping[str, float]) -> bool:
    """Whether a concept or one of nearly its name is among some keys."""
    return key in there or any(f"k:{word[:KIN]}" in there for word in key[2:].split("-") if len(word) >= KIN)
