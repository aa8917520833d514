"""Ranking: how well each passage answers the units of a query.

Comes in: an index, the shape of its graph, units. Goes out: passages with their scores, best first. What always
holds: scores do not depend on the order of the units; a passage no unit stands in can only come in through a
neighbour that was found. The surprising choice: a unit counts once in a passage, by the best of its terms, however
many synonyms stand there; what counts is how many different things of the query a passage speaks of.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from kb.search.index import Index
from kb.search.model import Unit
from kb.search.shape import Shape

__all__ = ["Scored", "Weights", "rank"]


@dataclass(frozen=True, slots=True)
class Weights:
    """The few numbers of the ranking, set on the development half of the judged queries."""

    head: float = 4.0
    own: float = 1.0
    above: float = 1.2
    length_head: float = 0.5
    length_own: float = 0.4
    soft: float = 1.6
    """How fast more of the same stops counting."""
    up: float = 0.5
    """What a passage keeps of a unit that stands only in the passage under it."""
    coverage: float = 1.0
    bare: float = 0.8
    definition_alone: float = 1.3
    definition_among: float = 0.6
    to_twin: float = 0.5
    to_parent: float = 0.3
    to_child: float = 0.15
    cited: float = 0.03
    club: float = 0.8
    spread: int = 60


@dataclass(frozen=True, slots=True)
class Scored:
    """A passage, its score, and for each unit how much of it stands in the passage itself."""

    passage: int
    score: float
    own: tuple[float, ...]


def _impacts(index: Index, unit: Unit, w: Weights) -> dict[int, float]:
    """How strongly a unit stands in each passage, 0 to 1."""
    found: dict[int, float] = {}
    lengths = index.lengths
    average_head, average_own = index.averages[0], index.averages[1]
    for term, weight in unit.terms:
        for passage, (head, own, above) in index.postings(term):
            length = lengths[passage]
            amount = w.above * above
            if head:
                amount += w.head * head / (1 - w.length_head + w.length_head * length[0] / average_head)
            if own:
                amount += w.own * own / (1 - w.length_own + w.length_own * length[1] / average_own)
            impact = weight * amount / (w.soft + amount)
            if impact > found.get(passage, 0.0):
                found[passage] = impact
    return found


def _rarity(index: Index, unit: Unit) -> float:
    """How much a unit tells: the fewer passages have it, the more."""
    count = max((len(index.postings(term)) for term, weight in unit.terms if weight >= 0.5), default=0)
    return math.log(1 + (len(index) - count + 0.5) / (count + 0.5))


def rank(index: Index, shape: Shape, units: Sequence[Unit], w: Weights, allowed: frozenset[int] | None) -> list[Scored]:
    """Every passage the units lead to, best first."""
    weighed: list[tuple[float, dict[int, float]]] = []
    for unit in units:
        impacts = _impacts(index, unit, w)
        if impacts:
            weighed.append((unit.importance * _rarity(index, unit), impacts))
        else:
            weighed.append((0.0, {}))
    whole = sum(value for value, _ in weighed)
    if not whole:
        return []
    sums: dict[int, float] = {}
    seen: dict[int, float] = {}
    for value, impacts in weighed:
        if not value:
            continue
        reached: dict[int, float] = {}
        for passage, impact in impacts.items():
            for above in shape.above[passage]:
                impact *= w.up
                if impact > impacts.get(above, 0.0) and impact > reached.get(above, 0.0):
                    reached[above] = impact
        reached = {**impacts, **reached}
        for passage, impact in reached.items():
            sums[passage] = sums.get(passage, 0.0) + value * impact
            seen[passage] = seen.get(passage, 0.0) + value * min(1.0, impact * 2)
    alone = sum(1 for value, _ in weighed if value > 0.15 * whole) == 1
    scores: dict[int, float] = {}
    for passage, total in sums.items():
        score = total * (seen[passage] / whole) ** w.coverage * shape.factor[passage]
        if shape.bare[passage]:
            score *= w.bare
        if shape.kind[passage] == "definition":
            score *= w.definition_alone if alone else w.definition_among
        score *= 1 + w.cited * min(10, shape.cited[passage])
        scores[passage] = score
    scores = _spread(scores, shape, w)
    if allowed is not None:
        scores = {passage: score for passage, score in scores.items() if passage in allowed}
    order = sorted(scores.items(), key=lambda item: (-item[1], item[0]))
    return [
        Scored(passage, score, tuple(impacts.get(passage, 0.0) for _, impacts in weighed)) for passage, score in order
    ]


def _spread(scores: dict[int, float], shape: Shape, w: Weights) -> dict[int, float]:
    """What the best passages give to their counterparts, to what they stand under and to what stands under them."""
    best = sorted(scores, key=lambda passage: -scores[passage])[: w.spread]
    given = dict(scores)
    for passage in best:
        score = scores[passage]
        for twin in shape.twins[passage]:
            share = w.to_twin * score * (w.bare if shape.bare[twin] else 1.0)
            given[twin] = max(given.get(twin, 0.0), scores.get(twin, 0.0) * 0.5 + share)
        if shape.above[passage]:
            parent = shape.above[passage][0]
            given[parent] = max(given.get(parent, 0.0), scores.get(parent, 0.0) + w.to_parent * score)
        for child in shape.below[passage]:
            given[child] = max(given.get(child, 0.0), scores.get(child, 0.0) + w.to_child * score)
    return given
