"""Ranking: how well each passage answers the units of a query.

Comes in: impacts, units, and what the phrasebook says. Goes out: passages with their scores, best first. What always
holds: scores do not depend on the order of the units; a passage no unit stands in can only come in through a
neighbour that was found or through a phrase that asks for it. The surprising choice: a unit counts once in a passage,
by the best of its terms, however many synonyms stand there; what counts is how many different things of the query a
passage speaks of.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from kb.search.impacts import Impacts, is_asked
from kb.search.model import Basis, Unit
from kb.search.shape import Shape
from kb.search.strengths import Numbers, Stands, Strengths, Weights

__all__ = ["Allowed", "Ranking", "Scored", "rank"]

Allowed = NDArray[np.bool_]
"""For every passage whether it may be found."""

_NEGLIGIBLE = 0.04
"""Units that tell less than this share of the one that tells most are left out."""

_STRONG = 0.5
"""Units of at least this importance are what a heading is compared with."""

_LEAST = 0.06
"""Passages with less than this share of what the fullest has are no answer."""

_STANDS = 0.5
"""Strength from which a unit stands in a passage as fully as it can."""

_TELLING = 0.2
"""Units that tell at least this share also count for what a passage stands over."""

_LEADING = 0.12
"""Units that tell less than this share of the one that tells most bring no passage in by themselves."""

_SAME_WORDS = 3
_NEARLY = 0.75
"""Words a heading needs, and the share of them that was typed, to be taken for what was meant."""

_ALONE = 0.15
"""Share of a query that a unit needs for the query to be more than one bare term."""

_MOST = 300
"""Passages that are returned."""

_GIVING = 0.04
"""Share of the best score up to which a passage gives its neighbours nothing."""

_HIT = 0.04
"""Share of the best score below which a passage is no hit."""


Scored = tuple[int, float]
"""A passage and its score."""


@dataclass(frozen=True, slots=True)
class Ranking:
    """Passages, best first, and where each unit stands."""

    order: list[Scored]
    stands: tuple[Stands | None, ...] = ()

    def own(self, passages: Sequence[int]) -> list[tuple[float, ...]]:
        """For each passage, for each unit, how much of it stands in the passage itself."""
        numbers = np.array(passages, np.intp)
        nothing = np.zeros(len(passages))
        columns = [nothing if there is None else there.at(numbers) for there in self.stands]
        return [tuple(row) for row in np.array(columns).T.tolist()] if columns else [() for _ in passages]


def rank(
    impacts: Impacts,
    units: Sequence[Unit],
    allowed: Allowed | None,
    words: Sequence[str] = (),
    beside: Strengths | None = None,
    lang: str = "",
) -> Ranking:
    """Every passage the units lead to, best first. words: the bare words of the query; beside: for every passage what
    it gets for other reasons than its units, against 1 for having all of them; lang: the language of the query."""
    w, shape = impacts.weights, impacts.shape
    values = [unit.importance * impacts.rarity(unit) for unit in units]
    most = max(values, default=0.0)
    if not most and beside is None:
        return Ranking([])
    stands: list[Stands | None] = []
    reached: list[Stands] = []
    telling: list[float] = []
    for value, unit in zip(values, units, strict=True):
        if value <= _NEGLIGIBLE * most:
            stands.append(None)
            continue
        found, with_under = impacts.unit(unit)
        stands.append(found)
        reached.append(with_under if value >= _TELLING * most else found)
        telling.append(value)
    whole = sum(telling)
    alone = sum(value > _ALONE * whole for value in telling) == 1
    alone = alone and not any(unit.basis is Basis.FACT for unit in units)
    scores = _summed(reached, telling, len(impacts), most, w.coverage) * shape.standing(w, alone=alone)
    _favour_headings(scores, impacts, units, stands)
    _favour_same_words(scores, impacts, words)
    if beside is not None:
        scores += beside
    scores = scores * shape.spoken(w, lang)
    scores = _spread(scores, shape, w)
    if allowed is not None:
        scores = np.where(allowed, scores, 0.0)
    return Ranking(_best(scores), tuple(stands))


def _summed(reached: Sequence[Stands], telling: Sequence[float], count: int, most: float, coverage: float) -> Strengths:
    """What each passage has of the query, 0 to 1: the units that stand in it, and again how many of them do."""
    if not reached:
        return np.zeros(count)
    passages = np.concatenate([there.passages for there in reached])
    strengths = np.concatenate([there.strengths for there in reached])
    values = np.repeat(telling, [len(there.passages) for there in reached])
    whole = sum(telling)
    part = values * strengths
    total = np.bincount(passages, part, count)
    seen = np.bincount(passages, np.where(strengths > _STANDS, values, 2 * part), count)
    leading = total
    if min(telling) < _LEADING * most:
        leading = np.bincount(passages, np.where(values >= _LEADING * most, part, 0.0), count)
    chosen = (leading > _LEAST * leading.max()).nonzero()[0]
    found = np.zeros(count)
    found[chosen] = (total[chosen] / whole) * (seen[chosen] / whole) ** coverage
    return found


def _best(scores: Strengths) -> list[Scored]:
    """The passages with the highest scores; of equals the one that comes first in the books."""
    if not len(scores):
        return []
    found = ((scores > 0) & (scores >= _HIT * scores.max())).nonzero()[0]
    if len(found) > _MOST:
        found = found[scores[found] >= np.partition(scores[found], -_MOST)[-_MOST]]
    order = found[np.argsort(-scores[found], kind="stable")][:_MOST]
    return list(zip(order.tolist(), scores[order].tolist(), strict=True))


def _favour_headings(
    scores: Strengths, impacts: Impacts, units: Sequence[Unit], stands: Sequence[Stands | None]
) -> None:
    """More for passages whose heading says what the query says, and little else."""
    strong = [
        unit for unit, there in zip(units, stands, strict=True) if there is not None and unit.importance >= _STRONG
    ]
    if all(is_asked(unit) for unit in strong):
        return
    met = _counted([impacts.headed(unit) for unit in strong], len(impacts))
    passages = met.nonzero()[0]
    size = impacts.things[passages]
    passages, size = passages[size > 0], size[size > 0]
    agreement = 2 * np.minimum(met[passages], size) / (size + len(strong))
    scores[passages] *= 1 + impacts.weights.heading * agreement * agreement


def _counted(rows: Sequence[Numbers], count: int) -> Numbers:
    """In how many of some rows each number stands."""
    return np.bincount(np.concatenate(rows), minlength=count) if rows else np.zeros(count, np.intp)


def _favour_same_words(scores: Strengths, impacts: Impacts, words: Sequence[str]) -> None:
    """More for a heading that is nearly word for word what was typed, small words included."""
    if len(words) < _SAME_WORDS:
        return
    met = _counted([impacts.strengths.heads(f"f/{word}") for word in words], len(impacts))
    passages = met.nonzero()[0]
    size = impacts.head_lengths[passages]
    nearly = (size >= _SAME_WORDS) & (met[passages] >= _NEARLY * size)
    passages, size = passages[nearly], size[nearly]
    share = np.minimum(1.0, met[passages] / size)
    scores[passages] *= 1 + impacts.weights.same_words * share**2


def _spread(scores: Strengths, shape: Shape, w: Weights) -> Strengths:
    """What the best passages give to what they stand under and over, and all of these to their counterparts."""
    within = scores.copy()
    best = _top(scores, w.spread)
    over = shape.over[best]
    there = over >= 0
    np.maximum.at(within, over[there], scores[over[there]] + w.to_parent * scores[best[there]])
    giver, child = shape.under(best)
    lent = w.to_child * scores[giver] * np.where(shape.is_bare[child], w.bare, 1.0)
    np.maximum.at(within, child, scores[child] + lent)
    given = within.copy()
    giver, twin = shape.counterparts(_top(within, w.spread))
    lent = w.to_twin * within[giver] * np.where(shape.is_bare[twin], w.bare, 1.0)
    np.maximum.at(given, twin, within[twin] * 0.5 + lent)
    return given


def _top(scores: Strengths, count: int) -> Numbers:
    """The passages with the highest scores, in no order, none with next to nothing."""
    best = (scores > _GIVING * scores.max(initial=0.0)).nonzero()[0]
    return best[np.argpartition(scores[best], -count)[-count:]] if len(best) > count else best
