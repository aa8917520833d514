"""The phrasebook: how people ask, and which provisions answer, for questions that share no word with the law.

Comes in: `corpus/questions/*.toml` (phrases in three languages, what governs, what one reads with it) and a query as
it was understood. Goes out: for each passage how nearly it has been asked for in other words, and by which phrase.
What always holds: a phrase only leads to provisions that the corpus holds; ids of an edition whose text is absent are
left out, any other id that does not exist is refused when the file is checked. The surprising choice: phrases are
compared with the query and not with the law; the nearest phrase counts, not their number, and what a phrase says
beyond the query counts against it.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from kb.files import write_whole
from kb.language import LANGUAGES
from kb.search.impacts import Numbers, Stands, Strengths
from kb.search.model import Basis, Unit
from kb.search.questions import Asked, load_questions
from kb.search.reading import Reading
from kb.search.terms import Said
from kb.search.understand import Understander, Understood

__all__ = ["Answers", "Phrasebook", "phrasebook_of"]

_FILE = "phrasebook.json"

_SIGN = 0.4
"""Importance of what numbers, seats and cards of a sentence amount to."""

_FACT = 0.6
"""Share of importance that is left to what a sentence amounts to: both sides have it, and it is coarse."""

_UNHEARD = 0.5
"""What a word that no phrase has counts for, against the rarest that one has."""

_CARRYING = 0.5
"""Weight of the terms whose frequency is the unit's."""

_QUERY_SHARE = 0.6
"""How much of a comparison is measured by what the query says, the rest by what the phrase says."""

_SAID = 0.5
"""Nearness from which a phrase is shown as the reason."""

_KEPT_UNITS = 2_000


@dataclass(frozen=True, slots=True)
class Answers:
    """What a query has been answered with before. strengths: for every passage, 0 to 1."""

    strengths: Strengths
    _book: Phrasebook
    _nearness: Strengths
    _entries: Strengths

    def phrase(self, passage: int) -> str | None:
        """The phrase that a passage answers and the query is like; None when none is near enough to say so. What is
        only read with an answer does not answer."""
        entry = max(self._book.answered_by(passage), key=self._entries.__getitem__, default=None)
        if entry is None or self._entries[entry] < _SAID:
            return None
        phrases = self._book.phrases_of(entry)
        best = int(phrases.start) + int(self._nearness[phrases].argmax())
        return self._book.texts[best]


@dataclass(frozen=True, slots=True)
class _Links:
    """From entries to passages, by passage: the entries that lead to targets[n] stand from starts[n] on."""

    targets: Numbers
    starts: Numbers
    givers: Numbers

    @classmethod
    def of(cls, rows: Sequence[Sequence[int]]) -> _Links:
        pairs = sorted((target, giver) for giver, row in enumerate(rows) for target in row)
        columns = np.array(pairs, np.intp).reshape(-1, 2)
        targets, starts = np.unique(columns[:, 0], return_index=True)
        return cls(targets, starts, columns[:, 1])

    def sums(self, entries: Strengths, passages: int) -> Strengths:
        """For every passage the sum over the entries that lead to it."""
        found = np.zeros(passages)
        if len(self.targets):
            found[self.targets] = np.add.reduceat(entries[self.givers], self.starts)
        return found


class Phrasebook:
    """Phrases with what they are compared by, read only."""

    def __init__(self, data: Mapping[str, Any], place: Mapping[str, int]) -> None:
        """data: what `_made` gave; place: the number of each passage."""
        self.texts: tuple[str, ...] = tuple(data["texts"])
        self.words: Mapping[str, Sequence[str]] = data["known"]
        """The words of the phrases by language, as written."""
        languages = np.array(data["languages"], str)
        self.spoken: Mapping[str, Numbers] = {lang: (languages == lang).nonzero()[0] for lang in LANGUAGES}
        """For each language the numbers of its phrases."""
        self._entry: Numbers = np.array(data["entry"], np.intp)
        self._says: Strengths = np.array(data["says"], float)
        self._postings: dict[str, list[int]] = data["postings"]
        self._passages = len(place)
        of = [[place[name] for name in names if name in place] for names in data["of"]]
        also = [[place[name] for name in names if name in place] for names in data["also"]]
        self._of, self._also = _Links.of(of), _Links.of(also)
        self._entries: dict[int, list[int]] = {}
        for entry, numbers in enumerate(of):
            for number in numbers:
                self._entries.setdefault(number, []).append(entry)
        self._first: Numbers = np.searchsorted(self._entry, np.arange(len(of) + 1))
        words: Strengths = np.bincount(self._entry, np.array(data["words"], float), len(of)).astype(float)
        self.lengths: Strengths = self._of.sums(words, self._passages)
        self._kept: dict[tuple[tuple[str, float], ...], tuple[float, Stands]] = {}

    def counts(self, term: str) -> Strengths | None:
        """How many of the phrases that ask for each passage have a term; None when none has."""
        there = self._postings.get(term)
        if there is None:
            return None
        entries = np.bincount(self._entry[np.array(there, np.intp)], minlength=len(self._first) - 1).astype(float)
        return self._of.sums(entries, self._passages)

    def answered_by(self, passage: int) -> Sequence[int]:
        """The entries that a passage answers."""
        return self._entries.get(passage, ())

    def phrases_of(self, entry: int) -> slice:
        """The numbers of an entry's phrases."""
        return slice(int(self._first[entry]), int(self._first[entry + 1]))

    def answers(self, near: Strengths, also: float) -> Answers:
        """What has been answered before, when each phrase is so near. also: what a passage counts for that is only
        read with an answer."""
        entries = np.maximum.reduceat(near, self._first[:-1]) if len(near) else np.zeros(0)
        strengths = np.zeros(self._passages)
        for links, share in ((self._of, 1.0), (self._also, also)):
            if len(links.targets):
                best = share * np.maximum.reduceat(entries[links.givers], links.starts)
                strengths[links.targets] = np.maximum(strengths[links.targets], best)
        return Answers(strengths, self, near, entries)

    def nearness(self, understood: Understood) -> Strengths:
        """How near each phrase is in meaning to a query, 0 to 1."""
        met = np.zeros(len(self.texts))
        says = 0.0
        for unit in _units(understood.units, understood.reading):
            rarity, there = self._unit(unit)
            value = unit.importance * rarity
            says += value
            met[there.passages] += value * there.strengths
        if not says:
            return met
        return np.minimum(1.0, met / (_QUERY_SHARE * says + (1 - _QUERY_SHARE) * self._says))

    def _unit(self, unit: Unit) -> tuple[float, Stands]:
        kept = self._kept.get(unit.terms)
        if kept is None:
            if len(self._kept) >= _KEPT_UNITS:
                self._kept.clear()
            best = np.zeros(len(self.texts))
            for term, weight in unit.terms:
                there = self._postings.get(term)
                if there is not None:
                    numbers = np.array(there, np.intp)
                    best[numbers] = np.maximum(best[numbers], weight)
            kept = self._kept[unit.terms] = (_rarity(self._postings, len(self.texts), unit.terms), Stands.of(best))
        return kept


def phrasebook_of(questions: Path, understander: Understander, ids: Sequence[str], folder: Path | None) -> Phrasebook:
    """The phrasebook of a corpus: from the folder of the index, or made and kept there. Raises QuestionsError."""
    place = {name: number for number, name in enumerate(ids)}
    kept = folder / _FILE if folder else None
    data = _kept(kept) if kept else None
    if data is None:
        data = _made(load_questions(questions), understander)
        if kept is not None:
            with suppress(OSError):  # a cache that cannot be written: the next start makes it again
                write_whole(kept, json.dumps(data, ensure_ascii=False, separators=(",", ":")))
    return Phrasebook(data, place)


def _kept(path: Path) -> dict[str, Any] | None:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):  # none yet, or one cut short
        return None
    return data if isinstance(data, dict) else None


def _made(asked: Sequence[Asked], understander: Understander) -> dict[str, Any]:
    """Every phrase read as a query is, with the terms that a query finds it by."""
    texts: list[str] = []
    entry: list[int] = []
    words: list[int] = []
    known: dict[str, set[str]] = {}
    heard: list[list[tuple[int, float]]] = []
    numbers: dict[tuple[tuple[str, float], ...], int] = {}
    postings: dict[str, list[int]] = {}
    for number, one in enumerate(asked):
        for lang, text in one.phrases:
            said, units, reading = understander.hear(text, lang, whole=True)
            for term in sorted(set(_terms(said, lang, reading))):
                postings.setdefault(term, []).append(len(texts))
            heard.append(
                [(numbers.setdefault(unit.terms, len(numbers)), unit.importance) for unit in _units(units, reading)]
            )
            texts.append(text)
            entry.append(number)
            words.append(sum(len(one.words) for one in said))
            known.setdefault(lang, set()).update(word for one in said for word in one.words)
    rarities = [_rarity(postings, len(texts), terms) for terms in numbers]
    return {
        "texts": texts,
        "entry": entry,
        "languages": [lang for one in asked for lang, _ in one.phrases],
        "words": words,
        "known": {lang: sorted(each) for lang, each in known.items()},
        "of": [one.of for one in asked],
        "also": [one.also for one in asked],
        "says": [round(sum(importance * rarities[number] for number, importance in each), 4) for each in heard],
        "postings": postings,
    }


def _units(units: Iterable[Unit], reading: Reading) -> Iterator[Unit]:
    for unit in units:
        yield replace(unit, importance=unit.importance * _FACT) if unit.basis is Basis.FACT else unit
    for sign, words in reading.signs:
        yield Unit(words, ((f"g/{sign}", 1.0),), _SIGN)


def _terms(said: Iterable[Said], lang: str, reading: Reading) -> Iterator[str]:
    """What a phrase is found by: its words and what they mean, what it amounts to, the signs in it."""
    for one in said:
        yield from one.terms(lang)
        yield from (f"f/{word}" for word in one.folded)
    for concepts, _, _ in reading.about:
        yield from (f"c/{concept}" for concept in concepts)
    for sign, _ in reading.signs:
        yield f"g/{sign}"


def _rarity(postings: Mapping[str, Sequence[int]], count: int, terms: Iterable[tuple[str, float]]) -> float:
    """The more the fewer phrases have a unit; of a word that none has we know little."""
    common = max((len(postings.get(term, ())) for term, weight in terms if weight >= _CARRYING), default=0)
    if not common:
        return _UNHEARD * math.log(1 + (count + 0.5) / 0.5)
    return math.log(1 + (count - common + 0.5) / (common + 0.5))
