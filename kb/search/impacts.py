"""How strongly units stand in passages: counted once, kept, and given as arrays.

Comes in: an index, its shape, the strengths of its terms, units. Goes out: `Stands`, passage numbers in order with a
strength from 0 to 1 for each. What always holds: the same unit gives the same arrays, and nobody changes them. The
surprising choice: arrays that name their passages, not one slot for every passage of the corpus; a term of fifty
editions stays as short as it is.
"""

from __future__ import annotations

import math

import numpy as np

from kb.search.index import Index
from kb.search.model import Basis, Unit
from kb.search.shape import Shape
from kb.search.strengths import Numbers, Stands, StrengthTable, Weights

__all__ = ["Impacts", "is_asked"]

_KEPT = 30_000
"""Units whose rarity is kept, and the headings they stand in."""

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


class Impacts:
    """How strongly each unit stands in each passage; counted once for a unit and kept."""

    def __init__(self, index: Index, shape: Shape, weights: Weights, strengths: StrengthTable) -> None:
        self.index = index
        self.strengths = strengths
        self.shape = shape
        self.weights = weights
        self.head_lengths: Numbers = np.array([row[0] for row in index.lengths], np.intp)
        self.things: Numbers = np.array(index.things, np.intp)
        self._kept_up = weights.up ** np.arange(1.0, shape.deepest + 1)
        self._headed: dict[tuple[tuple[str, float], ...], Numbers] = {}
        self._rarity: dict[tuple[tuple[str, float], ...], float] = {}
        self._units: dict[tuple[tuple[tuple[str, float], ...], bool], tuple[Stands, Stands]] = {}

    def __len__(self) -> int:
        return len(self.index)

    def unit(self, unit: Unit) -> tuple[Stands, Stands]:
        """Where a unit stands, and the same with a share of what stands under each passage."""
        key = (unit.terms, is_asked(unit))
        kept = self._units.get(key)
        if kept is None:
            if len(self._units) >= _KEPT_UNITS:
                self._units.clear()
            found = self._asked_for(unit) if is_asked(unit) else self.strengths.best(unit.terms, len(self))
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
            stands = [len(self.strengths.stands(term).passages) for term, _ in unit.terms]
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
            heads = [self.strengths.heads(term) for term, weight in unit.terms if weight >= _SURE]
            kept = self._headed[unit.terms] = np.unique(np.concatenate(heads)) if heads else np.zeros(0, np.intp)
        return kept

    def _asked_for(self, unit: Unit) -> Stands:
        """The same for a fact that was asked for: a heading counts for more than a mention, several signs add up."""
        held = np.zeros(len(self))
        for term, weight in unit.terms:
            there = self.strengths.stands(term)
            named = np.isin(there.passages, self.strengths.heads(term), assume_unique=True)
            value = weight * there.strengths * np.where(named, 1.0, _MENTIONED)
            before = held[there.passages]
            low, high = np.minimum(value, before), np.maximum(value, before)
            held[there.passages] = high + _ALSO * low * (1 - high)
        return Stands.of(held)

    def _with_what_is_under(self, found: Stands) -> Stands:
        """A passage also has a share of the best that stands under it."""
        reached = np.zeros(len(self))
        place, above, steps = self.shape.over_these(found.passages)
        np.maximum.at(reached, above, self._kept_up[steps] * found.strengths[place])
        reached[found.passages] = found.strengths + (1 - found.strengths) * reached[found.passages]
        return Stands.of(reached)


def is_asked(unit: Unit) -> bool:
    """Whether a unit is a fact that was given as such, and not read from words."""
    return unit.basis is Basis.FACT and "=" in unit.origin
