"""Ranking: how well each passage answers the units of a query.

Comes in: an index, the shape of its graph, units. Goes out: passages with their scores, best first. What always
holds: scores do not depend on the order of the units; a passage no unit stands in can only come in through a
neighbour that was found. The surprising choice: a unit counts once in a passage, by the best of its terms, however
many synonyms stand there; what counts is how many different things of the query a passage speaks of.
"""

from __future__ import annotations

import heapq
import math
from collections.abc import Sequence
from dataclasses import dataclass

from kb.search.index import Index
from kb.search.model import Basis, Unit
from kb.search.shape import Shape

__all__ = ["Impacts", "Ranking", "Scored", "Weights", "rank"]


_KEPT = 30_000
"""Terms whose impacts are kept."""

_KEPT_UNITS = 1_500
"""Words and concepts whose impacts are kept; the commonest of the game are in half of all queries."""

_NEGLIGIBLE = 0.04
"""Units that tell less than this share of the one that tells most are left out."""

_STRONG = 0.5
"""Units of at least this importance are what a heading is compared with."""

_ALSO = 0.25
"""What a second sign of the same fact adds: a law about claims and concessions is more about claims."""

_LEAST = 0.06
"""Passages with less than this share of what the fullest has are no answer."""

_TELLING = 0.2
"""Units that tell at least this share also count for what a passage stands over."""

_CARRYING = 0.5
"""Weight of the terms whose frequency is the unit's."""

_SURE = 0.8
"""Weight of the terms that a heading is compared by."""

_MENTIONED = 0.5
"""What a fact that is only mentioned counts for against one in the heading."""

_LEADING = 0.12
"""Units that tell less than this share of the one that tells most bring no passage in by themselves."""

_LOOKED_AT = 150
"""Passages whose score is worked out: those in which the units stand most strongly."""

_SAME_WORDS = 3
_NEARLY = 0.75
"""Words a heading needs, and the share of them that was typed, to be taken for what was meant."""

_MOST = 300
"""Passages that are returned."""


@dataclass(frozen=True, slots=True)
class Weights:
    """The few numbers of the ranking, set on the development half of the judged queries."""

    head: float = 3.78
    own: float = 2.43
    above: float = 1.0
    length_head: float = 0.8
    length_own: float = 0.24
    soft: float = 1.22
    """How fast more of the same stops counting."""
    up: float = 0.4
    """What a passage keeps of a unit that stands in the passage under it."""
    coverage: float = 1.13
    bare: float = 0.75
    definition_alone: float = 1.5
    definition_among: float = 0.68
    to_twin: float = 0.68
    to_parent: float = 0.33
    to_child: float = 0.29
    cited: float = 0.05
    heading: float = 0.7
    """How much more a passage gets whose heading says nothing but what the query says."""
    same_words: float = 0.5
    """How much more when the heading is what was typed, word for word."""
    law: float = 1.18
    section: float = 1.0
    deep: float = 0.9
    spread: int = 60


@dataclass(frozen=True, slots=True)
class Scored:
    """A passage and its score."""

    passage: int
    score: float


@dataclass(frozen=True, slots=True)
class Ranking:
    """Passages, best first, and how strongly each unit stands in each passage."""

    order: list[Scored]
    weighed: tuple[tuple[float, dict[int, float]], ...] = ()

    def own(self, passage: int) -> tuple[float, ...]:
        """For each unit how much of it stands in a passage itself."""
        return tuple(found.get(passage, 0.0) for _, found in self.weighed)


class Impacts:
    """How strongly each term stands in each passage, 0 to 1; counted once for a term and kept."""

    def __init__(self, index: Index, weights: Weights) -> None:
        self.index = index
        self.weights = weights
        self._kept: dict[str, dict[int, float]] = {}
        self._heads: dict[str, frozenset[int]] = {}
        self._headed: dict[tuple[tuple[str, float], ...], frozenset[int]] = {}
        self._rarity: dict[tuple[tuple[str, float], ...], float] = {}
        self._units: dict[tuple[tuple[tuple[str, float], ...], bool], tuple[dict[int, float], dict[int, float]]] = {}

    def __len__(self) -> int:
        return len(self.index)

    def of(self, term: str) -> dict[int, float]:
        """By passage."""
        kept = self._kept.get(term)
        if kept is None:
            if len(self._kept) >= _KEPT:
                self._kept.clear()
            kept = self._kept[term] = self._count(term)
        return kept

    def heads(self, term: str) -> frozenset[int]:
        """The passages that have a term in their heading."""
        kept = self._heads.get(term)
        if kept is None:
            if len(self._heads) >= _KEPT:
                self._heads.clear()
            kept = frozenset(passage for passage, counts in self.index.postings(term) if counts[0])
            self._heads[term] = kept
        return kept

    def unit(self, unit: Unit, shape: Shape) -> tuple[dict[int, float], dict[int, float]]:
        """How strongly a unit stands in each passage, and the same with a share of what stands under it."""
        key = (unit.terms, _is_asked(unit))
        kept = self._units.get(key)
        if kept is None:
            if len(self._units) >= _KEPT_UNITS:
                self._units.clear()
            found = _unit_impacts(self, unit)
            kept = self._units[key] = (found, _with_what_is_under(found, shape, self.weights.up))
        return kept

    def rarity(self, unit: Unit) -> float:
        """How much the passages that have a unit tell it from the others; 0 when none has."""
        kept = self._rarity.get(unit.terms)
        if kept is None:
            if len(self._rarity) >= _KEPT:
                self._rarity.clear()
            kept = self._rarity[unit.terms] = _rarity(self.index, unit)
        return kept

    def headed(self, unit: Unit) -> frozenset[int]:
        """The passages whose heading says a unit, by one of its surest terms."""
        kept = self._headed.get(unit.terms)
        if kept is None:
            if len(self._headed) >= _KEPT:
                self._headed.clear()
            kept = frozenset().union(*(self.heads(term) for term, weight in unit.terms if weight >= _SURE))
            self._headed[unit.terms] = kept
        return kept

    def _count(self, term: str) -> dict[int, float]:
        w, lengths = self.weights, self.index.lengths
        average_head, average_own = self.index.averages[0], self.index.averages[1]
        found: dict[int, float] = {}
        for passage, (head, own, above) in self.index.postings(term):
            length = lengths[passage]
            amount = w.above * above
            if head:
                amount += w.head * head / (1 - w.length_head + w.length_head * length[0] / average_head)
            if own:
                amount += w.own * own / (1 - w.length_own + w.length_own * length[1] / average_own)
            found[passage] = amount / (w.soft + amount)
        return found


def _rarity(index: Index, unit: Unit) -> float:
    """The more the fewer passages have a unit."""
    counts = [index.frequency(term) for term, weight in unit.terms if weight >= _CARRYING]
    common = max(counts, default=0)
    if not common and not any(index.frequency(term) for term, _ in unit.terms):
        return 0.0
    return math.log(1 + (len(index) - common + 0.5) / (common + 0.5))


def _unit_impacts(impacts: Impacts, unit: Unit) -> dict[int, float]:
    """How strongly a unit stands in each passage."""
    if _is_asked(unit):
        return _fact_impacts(impacts, unit)
    found: dict[int, float] = {}
    for term, weight in unit.terms:
        there = impacts.of(term)
        if not found:
            found = {passage: weight * impact for passage, impact in there.items()}
            continue
        for passage, impact in there.items():
            value = weight * impact
            if value > found.get(passage, 0.0):
                found[passage] = value
    return found


def _fact_impacts(impacts: Impacts, unit: Unit) -> dict[int, float]:
    """The same for a fact that was asked for: a heading counts for more than a mention, and several signs add up."""
    found: dict[int, float] = {}
    for term, weight in unit.terms:
        heads = impacts.heads(term)
        for passage, impact in impacts.of(term).items():
            value = weight * impact * (1.0 if passage in heads else _MENTIONED)
            held = found.get(passage, 0.0)
            low, high = (value, held) if value < held else (held, value)
            found[passage] = high + _ALSO * low * (1 - high)
    return found


def rank(
    impacts: Impacts,
    shape: Shape,
    units: Sequence[Unit],
    allowed: frozenset[int] | None,
    words: Sequence[str] = (),
) -> Ranking:
    """Every passage the units lead to, best first. words: the bare words of the query."""
    w = impacts.weights
    values = [unit.importance * impacts.rarity(unit) for unit in units]
    most = max(values, default=0.0)
    if not most:
        return Ranking([])
    weighed: list[tuple[float, dict[int, float]]] = []
    reached: list[tuple[float, dict[int, float]]] = []
    for value, unit in zip(values, units, strict=True):
        if value <= _NEGLIGIBLE * most:
            weighed.append((0.0, {}))
            continue
        found, with_under = impacts.unit(unit, shape)
        weighed.append((value, found))
        reached.append((value, with_under if value >= _TELLING * most else found))
    whole = sum(value for value, _ in weighed)
    alone = sum(1 for value, _ in weighed if value > 0.15 * whole) == 1
    alone = alone and not any(unit.basis is Basis.FACT for unit in units)
    kinds = {
        "law": w.law,
        "section": w.section,
        "item": w.deep,
        "point": w.deep,
        "definition": w.definition_alone if alone else w.definition_among,
    }
    scores: dict[int, float] = {}
    factors, shape_kinds, bare, cited, coverage = shape.factor, shape.kind, shape.bare, shape.cited, w.coverage
    for passage in _candidates(reached, most, everything=allowed is not None):
        total = seen = 0.0
        for value, there in reached:
            impact = there.get(passage)
            if impact:
                part = value * impact
                total += part
                seen += value if impact > 0.5 else part + part
        score = total * (seen / whole) ** coverage * factors[passage]
        score *= kinds.get(shape_kinds[passage], 1.0)
        if bare[passage]:
            score *= w.bare
        scores[passage] = score * (1 + w.cited * cited[passage])
    _favour_headings(scores, impacts, units, weighed, w)
    _favour_same_words(scores, impacts, words, w)
    scores = _spread(scores, shape, w)
    if allowed is not None:
        scores = {passage: score for passage, score in scores.items() if passage in allowed}
    best = sorted([(-score, passage) for passage, score in scores.items()])[:_MOST]
    return Ranking([Scored(passage, -score) for score, passage in best], tuple(weighed))


def _candidates(reached: Sequence[tuple[float, dict[int, float]]], most: float, *, everything: bool) -> list[int]:
    """The passages in which the units that tell most stand most strongly; only these are looked at more closely."""
    sums: dict[int, float] = {}
    for value, there in reached:
        if value < _LEADING * most:
            continue
        if not sums:
            sums = {passage: value * impact for passage, impact in there.items()}
            continue
        get = sums.get
        for passage, impact in there.items():
            sums[passage] = get(passage, 0.0) + value * impact
    totals = sorted(sums.values())
    least = totals[-1] * _LEAST
    if not everything and len(totals) > _LOOKED_AT:
        least = max(least, totals[-_LOOKED_AT])
    return [passage for passage, total in sums.items() if total >= least]


def _is_asked(unit: Unit) -> bool:
    """Whether a unit is a fact that was given as such, and not read from words."""
    return unit.basis is Basis.FACT and "=" in unit.origin


def _favour_headings(
    scores: dict[int, float],
    impacts: Impacts,
    units: Sequence[Unit],
    weighed: Sequence[tuple[float, dict[int, float]]],
    w: Weights,
) -> None:
    """More for the best passages whose heading says what the query says, and little else."""
    index = impacts.index
    strong = [unit for unit, (value, _) in zip(units, weighed, strict=True) if value and unit.importance >= _STRONG]
    if all(_is_asked(unit) for unit in strong):
        return
    heads = [impacts.headed(unit) for unit in strong]
    met: dict[int, int] = {}
    for head in heads:
        for passage in head & scores.keys():
            met[passage] = met.get(passage, 0) + 1
    for passage, there in met.items():
        size = index.things[passage]
        if size:
            agreement = 2 * min(there, size) / (size + len(strong))
            scores[passage] *= 1 + w.heading * agreement * agreement


def _favour_same_words(scores: dict[int, float], impacts: Impacts, words: Sequence[str], w: Weights) -> None:
    """More for a heading that is nearly word for word what was typed, small words included."""
    if len(words) < _SAME_WORDS:
        return
    lengths = impacts.index.lengths
    met: dict[int, int] = {}
    for word in words:
        for passage in impacts.heads(f"f/{word}"):
            met[passage] = met.get(passage, 0) + 1
    for passage, count in met.items():
        size = lengths[passage][0]
        if size >= _SAME_WORDS and count >= _NEARLY * size and passage in scores:
            scores[passage] *= 1 + w.same_words * min(1.0, count / size) ** 2


def _with_what_is_under(found: dict[int, float], shape: Shape, share: float) -> dict[int, float]:
    """Impacts of a unit where a passage also has a share of the best that stands under it."""
    reached: dict[int, float] = {}
    for passage, impact in found.items():
        for above in shape.above[passage]:
            impact *= share
            if impact > reached.get(above, 0.0):
                reached[above] = impact
    for passage, impact in found.items():
        under = reached.get(passage)
        reached[passage] = impact if under is None else impact + (1 - impact) * under
    return reached


def _spread(scores: dict[int, float], shape: Shape, w: Weights) -> dict[int, float]:
    """What the best passages give to what they stand under and over, and all of these to their counterparts."""
    within = dict(scores)
    for passage in heapq.nlargest(w.spread, scores, key=scores.__getitem__):
        score = scores[passage]
        if shape.above[passage]:
            parent = shape.above[passage][0]
            within[parent] = max(within.get(parent, 0.0), scores.get(parent, 0.0) + w.to_parent * score)
        share = w.to_child * score
        for child in shape.below[passage]:
            lent = share * w.bare if shape.bare[child] else share
            within[child] = max(within.get(child, 0.0), scores.get(child, 0.0) + lent)
    given = dict(within)
    for passage in heapq.nlargest(w.spread, within, key=within.__getitem__):
        score = within[passage]
        for twin in shape.twins[passage]:
            share = w.to_twin * score * (w.bare if shape.bare[twin] else 1.0)
            given[twin] = max(given.get(twin, 0.0), within.get(twin, 0.0) * 0.5 + share)
    return given
