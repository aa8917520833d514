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

__all__ = ["Allowed", "Evidence", "Ranking", "Scored", "rank"]

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
class Evidence:
    """Why passages were ranked as they were. units: those that tell something; shares: what each tells of the query,
    together 1. Then for every passage what it has of the query, 0 to 1 each: total, in it or under it, by strength;
    full, the same where a unit that stands at all stands fully; summed, what the ranking began with; agreement of its
    heading, met by so many units; same, the share of its heading's words that were typed. alone: the query is one
    bare term."""

    units: tuple[Unit, ...]
    shares: Strengths
    stands: tuple[Stands, ...]
    total: Strengths
    full: Strengths
    summed: Strengths
    agreement: Strengths
    met: Numbers
    same: Strengths
    alone: bool

    def own(self, passages: Numbers) -> Strengths:
        """How much of each unit stands in each of some passages itself: a row a passage, a column a unit."""
        found = np.zeros((len(self.stands), len(passages)))
        for row, there in zip(found, self.stands, strict=True):
            row[:] = there.at(passages)
        return found.T


@dataclass(frozen=True, slots=True)
class Ranking:
    """Passages, best first, and why."""

    order: list[Scored]
    evidence: Evidence


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
    evidence = _evidence(impacts, units, words)
    scores = evidence.summed * shape.standing(w, alone=evidence.alone)
    headed = evidence.agreement.nonzero()[0]
    scores[headed] *= 1 + w.heading * evidence.agreement[headed] ** 2
    typed = (evidence.same >= _NEARLY).nonzero()[0]
    scores[typed] *= 1 + w.same_words * evidence.same[typed] ** 2
    if beside is not None:
        scores += beside
    scores = scores * shape.spoken(w, lang)
    scores = _spread(scores, shape, w)
    if allowed is not None:
        scores = np.where(allowed, scores, 0.0)
    return Ranking(_best(scores), evidence)


def _evidence(impacts: Impacts, units: Sequence[Unit], words: Sequence[str]) -> Evidence:
    """What every passage has of a query."""
    values = [unit.importance * impacts.rarity(unit) for unit in units]
    most = max(values, default=0.0)
    chosen = [(unit, value) for unit, value in zip(units, values, strict=True) if value > _NEGLIGIBLE * most]
    reached, stands = [], []
    for unit, value in chosen:
        found, with_under = impacts.unit(unit)
        stands.append(found)
        reached.append(with_under if value >= _TELLING * most else found)
    telling = [value for _, value in chosen]
    whole = sum(telling) or 1.0
    alone = sum(value > _ALONE * whole for value in telling) == 1
    alone = alone and not any(unit.basis is Basis.FACT for unit in units)
    total, full, summed = _summed(reached, telling, len(impacts), most, impacts.weights.coverage)
    told = tuple(unit for unit, _ in chosen)
    met, agreement = _headings(impacts, told)
    shares = np.array(telling) / whole
    same = _same_words(impacts, words)
    return Evidence(told, shares, tuple(stands), total, full, summed, agreement, met, same, alone)


def _summed(
    reached: Sequence[Stands], telling: Sequence[float], count: int, most: float, coverage: float
) -> tuple[Strengths, Strengths, Strengths]:
    """What each passage has of the query, 0 to 1: by strength, by how many of its units stand there at all, and both
    together, for passages that have enough of what leads."""
    found = np.zeros(count)
    if not reached:
        return found, found, found
    passages = np.concatenate([there.passages for there in reached])
    strengths = np.concatenate([there.strengths for there in reached])
    values = np.repeat(np.array(telling) / sum(telling), [len(there.passages) for there in reached])
    part = values * strengths
    total = _sums(passages, part, count)
    full = _sums(passages, values * np.minimum(1.0, strengths / _STANDS), count)
    leading = total
    if min(telling) < _LEADING * most:
        leads = values >= _LEADING * most / sum(telling)
        leading = _sums(passages[leads], part[leads], count)
    chosen = (leading > _LEAST * leading.max()).nonzero()[0]
    found[chosen] = total[chosen] * full[chosen] ** coverage
    return total, full, found


def _sums(passages: Numbers, values: Strengths, count: int) -> Strengths:
    """For every passage the sum of what it is given."""
    found: Strengths = np.bincount(passages, values, count).astype(float, copy=False)
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


def _headings(impacts: Impacts, units: Sequence[Unit]) -> tuple[Numbers, Strengths]:
    """How many units each heading says, and how far that is all the query and all the heading say."""
    strong = [unit for unit in units if unit.importance >= _STRONG]
    if all(is_asked(unit) for unit in strong):
        return np.zeros(len(impacts), np.intp), np.zeros(len(impacts))
    met = _counted([impacts.headed(unit) for unit in strong], len(impacts))
    agreement = np.zeros(len(impacts))
    there = met.nonzero()[0]
    size = impacts.things[there]
    agreement[there] = 2 * np.minimum(met[there], size) / (size + len(strong))
    return met, agreement


def _counted(rows: Sequence[Numbers], count: int) -> Numbers:
    """In how many of some rows each number stands."""
    return np.bincount(np.concatenate(rows), minlength=count) if rows else np.zeros(count, np.intp)


def _same_words(impacts: Impacts, words: Sequence[str]) -> Strengths:
    """The share of each heading's words that were typed, small words included; 0 for a heading too short to tell."""
    if len(words) < _SAME_WORDS:
        return np.zeros(len(impacts))
    met = _counted([impacts.strengths.heads(f"f/{word}") for word in words], len(impacts))
    same = np.zeros(len(impacts))
    there = met.nonzero()[0]
    size = impacts.head_lengths[there]
    same[there] = np.where(size >= _SAME_WORDS, np.minimum(1.0, met[there] / size), 0.0)
    return same


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
    best: Numbers = (scores > _GIVING * scores.max(initial=0.0)).nonzero()[0]
    return best[np.argpartition(scores[best], -count)[-count:]] if len(best) > count else best
