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
from dataclasses import dataclass, replace
from operator import itemgetter
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kb.files import column_of, kept_or_made, read_columns, write_columns
from kb.language import LANGUAGES
from kb.search.links import Links
from kb.search.model import Basis, Unit
from kb.search.questions import Asked, load_questions
from kb.search.reading import Reading
from kb.search.strengths import Numbers, Stands, Strengths
from kb.search.terms import Said
from kb.search.understand import Understander, Understood

__all__ = ["Answers", "Phrasebook", "phrasebook_of"]

_FILE = "phrasebook.npz"

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

_NEGLIGIBLE = 0.05
"""Share of what the unit that says most says, up to which a unit is not looked for: half the phrases have it."""

_FAR = 0.2
"""Nearness up to which a phrase is left out: what it leads to would get next to nothing."""

_KEPT_UNITS = 1_000
_KEPT_RARITIES = 10_000

_NONE: Numbers = np.zeros(0, np.intp)


@dataclass(frozen=True, slots=True)
class Answers:
    """What a query has been answered with before, for every passage, 0 to 1. asked: by answering it; strengths: by that
    or by being read with an answer."""

    asked: Strengths
    strengths: Strengths
    _book: Phrasebook
    _nearness: NDArray[np.float32]
    """Kept with the last few queries, so half as large."""
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


class Phrasebook:
    """Phrases with what they are compared by, read only."""

    def __init__(self, data: _Made, place: Mapping[str, int]) -> None:
        """data: what `_made` gave; place: the number of each passage."""
        self.texts: tuple[str, ...] = tuple(data.texts)
        self.words: Mapping[str, Sequence[str]] = data.known
        """The words of the phrases by language, as written."""
        self.spoken: Mapping[str, Numbers] = {
            lang: (data.languages == number).nonzero()[0] for number, lang in enumerate(LANGUAGES)
        }
        """For each language the numbers of its phrases."""
        self._entry = data.entry
        self._says = data.says
        self._terms: Mapping[str, int] = {term: number for number, term in enumerate(data.terms)}
        self._starts: tuple[int, ...] = tuple(data.starts.tolist())
        self._numbers = data.numbers
        self._passages = len(place)
        of = [[place[name] for name in names if name in place] for names in data.of]
        also = [[place[name] for name in names if name in place] for names in data.also]
        self._of, self._also = Links.of(of), Links.of(also)
        self._entries: dict[int, list[int]] = {}
        for entry, numbers in enumerate(of):
            for number in numbers:
                self._entries.setdefault(number, []).append(entry)
        self._first: Numbers = np.searchsorted(self._entry, np.arange(len(of) + 1))
        words: Strengths = np.bincount(self._entry, data.words, len(of)).astype(float)
        places, passages, _ = self._of.of_these(np.arange(len(of)))
        self.lengths: Strengths = np.bincount(passages, words[places], self._passages).astype(float)
        self._kept: dict[tuple[tuple[str, float], ...], Stands] = {}
        self._rarities: dict[tuple[tuple[str, float], ...], float] = {}

    def counts(self) -> tuple[Sequence[str], Numbers, Numbers, Strengths]:
        """Every term, and a row for each term and passage: the term's number, the passage, how many of the phrases that
        ask for the passage have the term."""
        terms = np.repeat(np.arange(len(self._terms)), np.diff(self._starts))
        places, passages, _ = self._of.of_these(self._entry[self._numbers])
        rows, often = np.unique(terms[places] * self._passages + passages, return_counts=True)
        return tuple(self._terms), rows // self._passages, rows % self._passages, often.astype(float)

    def answered_by(self, passage: int) -> Sequence[int]:
        """The entries that a passage answers."""
        return self._entries.get(passage, ())

    def asks_for(self, passage: int) -> Iterator[str]:
        """The phrases that ask for a passage."""
        for entry in self.answered_by(passage):
            yield from self.texts[self.phrases_of(entry)]

    def phrases_of(self, entry: int) -> slice:
        """The numbers of an entry's phrases."""
        return slice(int(self._first[entry]), int(self._first[entry + 1]))

    def answers(self, near: Strengths, also: float) -> Answers:
        """What has been answered before, when each phrase is so near. also: what a passage counts for that is only
        read with an answer."""
        entries = np.zeros(len(self._first) - 1)
        phrases = (near > _FAR).nonzero()[0]
        np.maximum.at(entries, self._entry[phrases], near[phrases])
        met = entries.nonzero()[0]
        asked = np.zeros(self._passages)
        places, passages, _ = self._of.of_these(met)
        np.maximum.at(asked, passages, entries[met][places])
        strengths = asked.copy()
        places, passages, _ = self._also.of_these(met)
        np.maximum.at(strengths, passages, also * entries[met][places])
        return Answers(asked, strengths, self, near.astype(np.float32), entries)

    def nearness(self, understood: Understood) -> Strengths:
        """How near each phrase is in meaning to a query, 0 to 1."""
        met = np.zeros(len(self.texts))
        said = [
            (unit.terms, unit.importance * self._rarity(unit.terms))
            for unit in _units(understood.units, understood.reading)
        ]
        says = sum(value for _, value in said)
        if not says:
            return met
        least = _NEGLIGIBLE * max(value for _, value in said)
        for terms, value in said:
            if value > least:
                there = self._stands(terms)
                met[there.passages] += value * there.strengths
        return np.minimum(1.0, met / (_QUERY_SHARE * says + (1 - _QUERY_SHARE) * self._says))

    def _stands(self, terms: Sequence[tuple[str, float]]) -> Stands:
        """The phrases that have any of some terms, by the one that counts most."""
        key = tuple(terms)
        kept = self._kept.get(key)
        if kept is None:
            best = np.zeros(len(self.texts))
            for term, weight in sorted(terms, key=_weight):
                best[self._having(term)] = weight
            if len(self._kept) >= _KEPT_UNITS:
                self._kept.clear()
            kept = self._kept[key] = Stands.of(best)
        return kept

    def _having(self, term: str) -> Numbers:
        number = self._terms.get(term)
        return self._numbers[self._starts[number] : self._starts[number + 1]] if number is not None else _NONE

    def _rarity(self, terms: Sequence[tuple[str, float]]) -> float:
        key = tuple(terms)
        kept = self._rarities.get(key)
        if kept is None:
            if len(self._rarities) >= _KEPT_RARITIES:
                self._rarities.clear()
            counts = [len(self._having(term)) for term, weight in terms if weight >= _CARRYING]
            kept = self._rarities[key] = _rarity(counts, len(self.texts))
        return kept


_weight = itemgetter(1)


@dataclass(frozen=True, slots=True)
class _Made:
    """Every phrase as a query is read, and the terms that a query finds it by. of, also: as the entries name them; for
    each phrase its entry, its language, how many words it has and what it says; the phrases that have term n stand in
    numbers from starts[n] to starts[n + 1]."""

    texts: Sequence[str]
    known: Mapping[str, Sequence[str]]
    of: Sequence[Sequence[str]]
    also: Sequence[Sequence[str]]
    terms: Sequence[str]
    says: Strengths
    entry: Numbers
    languages: Numbers
    words: Numbers
    starts: Numbers
    numbers: Numbers

    @classmethod
    def read(cls, path: Path) -> _Made | None:
        """What a file holds; None when there is none that can be read."""
        held = read_columns(path)
        if held is None:
            return None
        text = json.loads(held["text"].tobytes())
        columns: dict[str, Any] = {name: held[name].astype(np.intp) for name in _COLUMNS}
        return cls(**{name: text[name] for name in _TEXTS}, says=held["says"], **columns)

    def write(self, path: Path) -> None:
        """Write the file; OSError when it cannot be written."""
        text = json.dumps({name: getattr(self, name) for name in _TEXTS}, ensure_ascii=False, separators=(",", ":"))
        columns = {name: getattr(self, name).astype(np.int32) for name in _COLUMNS}
        write_columns(path, {"text": column_of([text]), "says": self.says, **columns})


_TEXTS = ("texts", "known", "of", "also", "terms")
_COLUMNS = ("entry", "languages", "words", "starts", "numbers")


def phrasebook_of(questions: Path, understander: Understander, ids: Sequence[str], folder: Path | None) -> Phrasebook:
    """The phrasebook of a corpus: from the folder of the index, or made and kept there. Raises QuestionsError."""
    place = {name: number for number, name in enumerate(ids)}
    made = kept_or_made(
        folder and folder / _FILE, _Made.read, lambda: _made(load_questions(questions), understander), _Made.write
    )
    return Phrasebook(made, place)


def _made(asked: Sequence[Asked], understander: Understander) -> _Made:
    """Every phrase read as a query is, with the terms that a query finds it by."""
    texts: list[str] = []
    rows: list[tuple[int, int, int]] = []
    known: dict[str, set[str]] = {lang: set() for lang in LANGUAGES}
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
            rows.append((number, LANGUAGES.index(lang), sum(len(each.words) for each in said)))
            if not one.judged:  # a query may have slips that nobody saw
                known[lang].update(word for each in said for word in each.words)
    rarities = [
        _rarity([len(postings.get(term, ())) for term, weight in terms if weight >= _CARRYING], len(texts))
        for terms in numbers
    ]
    columns = np.array(rows, np.intp).reshape(-1, 3)
    return _Made(
        texts,
        {lang: sorted(each) for lang, each in known.items()},
        [one.of for one in asked],
        [one.also for one in asked],
        tuple(postings),
        np.array([sum(importance * rarities[number] for number, importance in each) for each in heard], float),
        columns[:, 0],
        columns[:, 1],
        columns[:, 2],
        np.cumsum([0, *map(len, postings.values())]),
        np.array([number for row in postings.values() for number in row], np.intp),
    )


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


def _rarity(counts: Iterable[int], phrases: int) -> float:
    """The more the fewer of the phrases have the commonest term of a unit; of a word that none has we know little."""
    common = max(counts, default=0)
    if not common:
        return _UNHEARD * math.log(1 + (phrases + 0.5) / 0.5)
    return math.log(1 + (phrases - common + 0.5) / (common + 0.5))
