"""Likeness of two provisions: how much of what they say they share, whatever language and number they stand under.

Comes in: the features of both editions. Goes out: for each pair worth a look a `Likeness` with its parts kept
apart. What always holds: pairs come from an inverted index, so that the work grows with what is shared, not with
the product of the editions. The surprising choice: equal numbers weigh less than one rare word in common, since
the same number holds another rule in many places; they only break ties.
"""

from __future__ import annotations

import heapq
import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from kb.compare.features import Features

__all__ = ["Likeness", "Weights", "overlap", "rarity", "size"]

COMMON = 25
"""A key that stands in more provisions than this of one edition names no candidates, it only weighs."""
NEAREST = 6
"""Candidates looked at for each provision, beside those of the same number and under the same parent."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What each kind of evidence counts for; found on pairs made by hand."""

    same_number: float = 0.16
    same_law: float = 0.08
    parents: float = 0.12


@dataclass(frozen=True, slots=True)
class Likeness:
    """text, heading, whole: 0 to 1, whole with what stands below; None where one side has no words of that kind."""

    text: float | None
    heading: float | None
    whole: float | None


def rarity(*editions: Iterable[Features]) -> dict[str, float]:
    """Weight of each key: the fewer provisions hold it, the more it says."""
    counts: dict[str, int] = defaultdict(int)
    total = 0
    for edition in editions:
        for features in edition:
            total += 1
            for key in {*features.text, *features.heading}:
                counts[key] += 1
    return {key: math.log(1 + total / count) for key, count in counts.items()}


def overlap(
    a: Mapping[str, float], b: Mapping[str, float], weight: Mapping[str, float], sizes: tuple[float, float]
) -> float | None:
    """Share of the weight both hold, from 0 to 1; None when one of them holds nothing. sizes: what `size` says."""
    if not sizes[0] or not sizes[1]:
        return None
    if len(b) < len(a):
        a, b = b, a
    shared = 0.0
    for key in a.keys() & b.keys():
        one, other = a[key], b[key]
        shared += (one if one < other else other) * weight[key]
    return min(1.0, shared / math.sqrt(sizes[0] * sizes[1]))


def size(keys: Mapping[str, float], weight: Mapping[str, float]) -> float:
    """Weight of all a text says; first sounds are signs only and do not count."""
    return sum(value * weight[key] for key, value in keys.items() if key[0] != "p")


class Field:
    """All pairs worth a look between two editions, with their likeness worked out once."""

    def __init__(self, old: Sequence[Features], new: Sequence[Features]) -> None:
        self.old = {f.node: f for f in old}
        self.new = {f.node: f for f in new}
        self.weight = rarity(old, new)
        weight = self.weight
        self._below = _with_below(old) | _with_below(new)
        nodes = (*old, *new)
        self._text_sizes = {f.node: size(f.text, weight) for f in nodes}
        self._heading_sizes = {f.node: size(f.heading, weight) for f in nodes}
        self._below_sizes = {node: size(keys, weight) for node, keys in self._below.items()}
        self._seen: dict[tuple[str, str], Likeness] = {}

    def between(self, a: str, b: str) -> Likeness:
        """Likeness of two nodes."""
        found = self._seen.get((a, b))
        if found is None:
            one, other, weight = self.old[a], self.new[b], self.weight
            whole = None
            if a in self._below and b in self._below:
                sizes = self._below_sizes[a], self._below_sizes[b]
                whole = overlap(self._below[a], self._below[b], weight, sizes)
            found = self._seen[a, b] = Likeness(
                overlap(one.text, other.text, weight, (self._text_sizes[a], self._text_sizes[b])),
                overlap(one.heading, other.heading, weight, (self._heading_sizes[a], self._heading_sizes[b])),
                whole,
            )
        return found

    def shared(self, a: str, b: str) -> float:
        """Weight of the words two texts share."""
        one, other = self.old[a].text, self.new[b].text
        return sum(min(value, other[key]) * self.weight[key] for key, value in one.items() if key in other)

    def candidates(self, a: str, pool: Mapping[str, Sequence[tuple[str, float]]]) -> list[str]:
        """The new nodes of a pool that share most of the rarer words, best first."""
        one = self.old[a]
        shared: dict[str, float] = defaultdict(float)
        for keys in (one.text, one.heading):
            for key, value in keys.items():
                holders = pool.get(key, ())
                if len(holders) <= COMMON:
                    weight = self.weight[key] * value
                    for node, other in holders:
                        shared[node] += weight * other
        return heapq.nlargest(NEAREST, shared, key=lambda node: (shared[node], node))

    def pool(self, nodes: Iterable[str]) -> dict[str, list[tuple[str, float]]]:
        """Key -> the given new nodes that hold it, each with 1 over the root of its size."""
        pool: dict[str, list[tuple[str, float]]] = defaultdict(list)
        for node in sorted(nodes):
            features = self.new[node]
            share = 1.0 / math.sqrt(1.0 + self._text_sizes[node] + self._heading_sizes[node])
            for key in {*features.text, *features.heading}:
                pool[key].append((node, share))
        return pool


def _with_below(edition: Sequence[Features]) -> dict[str, dict[str, float]]:
    """Node -> keys of its text, its headings and all that stands below, for nodes that have something below."""
    parents = {f.node: f.parent for f in edition}
    whole: dict[str, dict[str, float]] = {}
    for features in edition:
        keys = {**features.heading, **features.text}
        place = features.parent
        while place is not None and place in parents:
            whole.setdefault(place, {}).update(keys)
            place = parents[place]
    for features in edition:
        if features.node in whole:
            whole[features.node].update(features.text)
    return whole
