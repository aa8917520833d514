"""How strongly terms and units stand in passages: counted once, kept, and given as arrays.

Comes in: an index, its shape, units. Goes out: `Stands`, passage numbers in order with a strength from 0 to 1 for each.
What always holds: the same unit gives the same arrays, and nobody changes them. The surprising choice: arrays that
name their passages, not one slot for every passage of the corpus; a term of fifty editions stays as short as it is.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from kb.search.index import Index
from kb.search.model import Basis, Unit
from kb.search.passages import FIELDS
from kb.search.shape import Shape

__all__ = ["AskedFor", "Impacts", "Numbers", "Stands", "Strengths", "Weights", "is_asked"]

Numbers = NDArray[np.intp]
Strengths = NDArray[np.float64]

_KEPT = 30_000
"""Terms whose impacts are kept."""

_KEPT_UNITS = 1_500
"""Words and concepts whose impacts are kept; the commonest of the game are in half of all queries."""

_ALSO = 0.25
"""What a second sign of the same fact adds: a law about claims and concessions is more about claims."""

_CARRYING = 0.5
"""Weight of the terms whose frequency is the unit's."""

_SURE = 0.8
"""Weight of the terms that a heading is compared by."""

_MENTIONED = 0.5
"""What a fact that is only mentioned counts for against one in the heading."""


@dataclass(frozen=True, slots=True)
class Weights:
    """The numbers of the ranking, set on judged queries that were looked at (tests/search)."""

    head: float = 6.647
    own: float = 2.269
    above: float = 1.12
    phrases: float = 0.636
    """For words that stand in the phrases people ask with."""
    length_head: float = 0.748
    length_own: float = 0.27
    length_phrases: float = 0.252
    soft: float = 1.607
    """How fast more of the same stops counting."""
    up: float = 0.42
    """What a passage keeps of a unit that stands in the passage under it."""
    coverage: float = 1.71
    bare: float = 0.667
    definition_alone: float = 1.486
    definition_among: float = 0.82
    to_twin: float = 0.68
    to_parent: float = 0.33
    to_child: float = 0.34
    cited: float = 0.033
    heading: float = 0.7
    """How much more a passage gets whose heading says nothing but what the query says."""
    same_words: float = 1.944
    """How much more when the heading is what was typed, word for word."""
    law: float = 1.05
    section: float = 1.0
    spoken: float = 1.03
    """For what is written in the language of the query."""
    guide: float = 0.748
    """For a club's guide beside the law."""
    deep: float = 1.215
    spread: int = 60
    asked: float = 0.9
    """What a provision gets that was asked for before in these very words, against one that says all of them."""
    asked_also: float = 1.02
    """Share of it for what is read with that provision."""
    asked_sure: float = 2.7
    """How fast a phrase that is less near counts for less."""
    asked_letters: float = 0.728
    """How far a phrase is judged by its letters, the rest by what it means."""
    letters: float = 0.55
    """What a passage with its headings gets that is written as the query is."""


@dataclass(frozen=True, slots=True)
class Stands:
    """Where something stands: passage numbers in order, and how strongly in each."""

    passages: Numbers
    strengths: Strengths

    @classmethod
    def of(cls, strengths: Strengths) -> Stands:
        """From one slot for every passage."""
        passages = strengths.nonzero()[0]
        return cls(passages, strengths[passages])

    def at(self, passages: Numbers) -> Strengths:
        """The strength in each of the given passages, 0 where it does not stand."""
        if not len(self.passages):
            return np.zeros(len(passages))
        place = np.minimum(self.passages.searchsorted(passages), len(self.passages) - 1)
        return np.where(self.passages[place] == passages, self.strengths[place], 0.0)


_NOWHERE = Stands(np.zeros(0, np.intp), np.zeros(0))


class AskedFor(Protocol):
    """How people ask for passages."""

    lengths: Strengths
    """Words of the phrases that ask for each passage."""

    def counts(self, term: str) -> Strengths | None:
        """How many of the phrases that ask for each passage have a term; None when none has."""


class Impacts:
    """How strongly each term stands in each passage; counted once for a term and kept."""

    def __init__(self, index: Index, shape: Shape, weights: Weights, asked: AskedFor | None = None) -> None:
        """asked: how people ask for the passages, if anybody knows."""
        self.index = index
        self.asked = asked
        self.shape = shape
        self.weights = weights
        w = weights
        lengths = np.array(index.lengths, float).reshape(len(index), len(FIELDS))[:, :2]
        shares = np.array([w.length_head, w.length_own])
        self._length_shares = 1 - shares + shares * lengths / np.array(index.averages[:2]) if len(index) else lengths
        phrases = asked.lengths if asked else np.zeros(len(index))
        average = phrases[phrases > 0].mean() if phrases.any() else 1.0
        self._phrase_shares = 1 - w.length_phrases + w.length_phrases * phrases / average
        self.head_lengths: Numbers = lengths[:, 0].astype(np.intp) if len(index) else np.zeros(0, np.intp)
        self.things: Numbers = np.array(index.things, np.intp)
        self._kept: dict[str, Stands] = {}
        self._heads: dict[str, Numbers] = {}
        self._headed: dict[tuple[tuple[str, float], ...], Numbers] = {}
        self._rarity: dict[tuple[tuple[str, float], ...], float] = {}
        self._units: dict[tuple[tuple[tuple[str, float], ...], bool], tuple[Stands, Stands]] = {}

    def __len__(self) -> int:
        return len(self.index)

    def of(self, term: str) -> Stands:
        """Where a term stands."""
        kept = self._kept.get(term)
        if kept is None:
            if len(self._kept) >= _KEPT:
                self._kept.clear()
            kept = self._kept[term] = self._count(term)
        return kept

    def heads(self, term: str) -> Numbers:
        """The passages that have a term in their heading."""
        kept = self._heads.get(term)
        if kept is None:
            if len(self._heads) >= _KEPT:
                self._heads.clear()
            there = self.index.postings(term)
            kept = self._heads[term] = there.passages[there.counts[0] > 0]
        return kept

    def unit(self, unit: Unit) -> tuple[Stands, Stands]:
        """Where a unit stands, and the same with a share of what stands under each passage."""
        key = (unit.terms, is_asked(unit))
        kept = self._units.get(key)
        if kept is None:
            if len(self._units) >= _KEPT_UNITS:
                self._units.clear()
            found = self._asked_for(unit) if is_asked(unit) else self._said(unit)
            kept = self._units[key] = (found, self._with_what_is_under(found))
        return kept

    def rarity(self, unit: Unit) -> float:
        """How much the passages that have a unit tell it from the others; 0 when none has."""
        kept = self._rarity.get(unit.terms)
        if kept is None:
            if len(self._rarity) >= _KEPT:
                self._rarity.clear()
            kept = self._rarity[unit.terms] = self._told_by(unit)
        return kept

    def _told_by(self, unit: Unit) -> float:
        """The more the fewer passages say a unit; of one that no passage says, the fewer are asked for with it."""
        counts = [self.index.frequency(term) for term, weight in unit.terms if weight >= _CARRYING]
        common = max(counts, default=0)
        if not common and not any(self.index.frequency(term) for term, _ in unit.terms):
            stands = [self.of(term).passages.size for term, _ in unit.terms]
            common = max(stands, default=0)
            if not common:
                return 0.0
        return math.log(1 + (len(self) - common + 0.5) / (common + 0.5))

    def headed(self, unit: Unit) -> Numbers:
        """The passages whose heading says a unit, by one of its surest terms."""
        kept = self._headed.get(unit.terms)
        if kept is None:
            if len(self._headed) >= _KEPT:
                self._headed.clear()
            heads = [self.heads(term) for term, weight in unit.terms if weight >= _SURE]
            kept = self._headed[unit.terms] = np.unique(np.concatenate(heads)) if heads else _NOWHERE.passages
        return kept

    def _count(self, term: str) -> Stands:
        postings = self.index.postings(term)
        asked = self.asked.counts(term) if self.asked else None
        if not postings and asked is None:
            return _NOWHERE
        w, passages = self.weights, postings.passages
        amount = np.zeros(len(self))
        head, own, above = postings.counts
        heads, owns = self._length_shares[passages].T
        amount[passages] = w.above * above + w.head * head / heads + w.own * own / owns
        if asked is not None:
            amount += w.phrases * asked / self._phrase_shares
        return Stands.of(amount / (w.soft + amount))

    def _said(self, unit: Unit) -> Stands:
        """Where a unit stands: by the best of its terms."""
        best = np.zeros(len(self))
        for term, weight in unit.terms:
            there = self.of(term)
            best[there.passages] = np.maximum(best[there.passages], weight * there.strengths)
        return Stands.of(best)

    def _asked_for(self, unit: Unit) -> Stands:
        """The same for a fact that was asked for: a heading counts for more than a mention, several signs add up."""
        held = np.zeros(len(self))
        for term, weight in unit.terms:
            there = self.of(term)
            named = np.isin(there.passages, self.heads(term), assume_unique=True)
            value = weight * there.strengths * np.where(named, 1.0, _MENTIONED)
            before = held[there.passages]
            low, high = np.minimum(value, before), np.maximum(value, before)
            held[there.passages] = high + _ALSO * low * (1 - high)
        return Stands.of(held)

    def _with_what_is_under(self, found: Stands) -> Stands:
        """A passage also has a share of the best that stands under it."""
        reached = np.zeros(len(self))
        share = found.strengths
        for over in self.shape.over:
            share = share * self.weights.up
            above = over[found.passages]
            there = above >= 0
            np.maximum.at(reached, above[there], share[there])
        reached[found.passages] = found.strengths + (1 - found.strengths) * reached[found.passages]
        return Stands.of(reached)


def is_asked(unit: Unit) -> bool:
    """Whether a unit is a fact that was given as such, and not read from words."""
    return unit.basis is Basis.FACT and "=" in unit.origin
