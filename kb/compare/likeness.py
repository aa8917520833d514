"""Likeness of two provisions: how much of what they say they share, whatever language and number they stand under.

Comes in: the features of both editions. Goes out: numbers from 0 to 1 for any pair, and for each provision those worth
a look. What always holds: pairs come from an inverted index, so that the work grows with what is shared, not with the
product of the editions. The surprising choice: a key of which less than a whole counts is split into steps (a word
worth 0.7 here and 0.3 there is two steps, of which one side holds both), so that what two texts share is what their
sets of steps have in common, and comparing them is one intersection of sets.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

from kb.compare.features import Features
from kb.model import Kind

__all__ = ["Field", "Likeness", "Link", "Pool", "is_text"]

COMMON = 12
"""A step that stands in more provisions than this of one edition names no candidates, it only weighs."""
NEAREST, HOPE = 6, 0.4
"""Candidates looked at for each provision, and the share they must have of what the best one has; those of the same
number and under the same parent come beside them."""


@dataclass(frozen=True, slots=True)
class Likeness:
    """text, heading: 0 to 1, None where one side has no words of that kind. whole: with what stands below, then."""

    text: float | None
    heading: float | None
    whole: float | None


@dataclass(frozen=True, slots=True)
class Link:
    """old became new. value: strength of the evidence, 0 to about 1.3. basis: 'text', 'heading', 'definition', 'hand'.

    part: the link is one of several of a split or merger found after the one-to-one assignment.
    """

    old: str
    new: str
    value: float
    basis: str
    likeness: Likeness
    part: bool = False


SIGNS = "pk"
"""Kinds of keys that do not count in the size of a text: first sounds and names of concepts are signs only."""

Said = frozenset[int]
"""Steps of all keys of a text."""
_NOTHING: Said = frozenset()


@dataclass(frozen=True, slots=True)
class Pool:
    """holders: step -> the nodes that hold it, common ones left out. shares: what a step is to a node of its size."""

    holders: Mapping[int, Sequence[str]]
    shares: Mapping[str, float]


class Field:
    """Two editions in which any pair can be compared. The fewer provisions hold a key, the more each step weighs."""

    def __init__(self, old: Sequence[Features], new: Sequence[Features]) -> None:
        self.old = {f.node: f for f in old}
        self.new = {f.node: f for f in new}
        nodes = (*old, *new)
        self._steps = _Steps(nodes)
        self._texts = {f.node: self._steps.of(f.text) for f in nodes}
        self._headings = {f.node: self._steps.of(f.heading) for f in nodes}
        self.below_old, self.below_new = _below(old), _below(new)
        self.held_old, self.held_new = _held_laws(old), _held_laws(new)
        self._weigh()

    def say_over(self, words: Mapping[str, str]) -> None:
        """Put keys of the new edition in place of those of the old one, each counting for the least it says there."""
        turned = self._steps.turned(words)
        for node in self.old:
            for side in (self._texts, self._headings):
                said = side[node]
                if not turned.keys().isdisjoint(said):
                    side[node] = frozenset([turned.get(step, step) for step in said])
        self._weigh()

    def _weigh(self) -> None:
        heads = self._headings
        self._both = {node: said | heads[node] if heads[node] else said for node, said in self._texts.items()}
        weights, counted = self._steps.weights(self._both.values())
        self._weight = weights.__getitem__
        self._counted = counted.__getitem__
        names = self._steps.names
        self._titles = {node: said - names if said else said for node, said in heads.items()}
        """Headings beside a text: without the signs that only stand in for one."""
        self._text_roots = {node: self._root(said) for node, said in self._texts.items()}
        self._heading_roots = {node: self._root(said) for node, said in self._headings.items()}
        self._seen: dict[str, dict[str, float]] = {}
        self._seen_headings: dict[tuple[str, str], float] = {}
        self._wholes: dict[str, tuple[Said, float] | None] = {}

    def _sum(self, said: Said) -> float:
        return sum(map(self._weight, said))

    def _root(self, said: Said) -> float:
        """Square root of the size of a text: the weight of all it says but the signs."""
        return math.sqrt(sum(map(self._counted, said))) if said else 0.0

    def between(self, a: str, b: str) -> Likeness:
        """Likeness of two nodes, of all kinds they have."""
        text, heading = self.text(a, b), self.heading(a, b)
        return Likeness(text, heading, self.whole(a, b) if text is None and heading is None else None)

    def link(self, a: str, b: str, value: float, basis: str, *, part: bool = False) -> Link:
        """A link of two nodes, with the evidence for it."""
        return Link(a, b, round(value, 4), basis, self.between(a, b), part)

    def text(self, a: str, b: str) -> float | None:
        """Likeness of the texts of two nodes."""
        roots = self._text_roots[a] * self._text_roots[b]
        return min(1.0, self._sum(self._texts[a] & self._texts[b]) / roots) if roots else None

    def texts(self, a: str, others: Iterable[str]) -> Iterator[tuple[str, float]]:
        """Likeness of the texts of a node and each of some others, with their headings where both have one."""
        said, root, head, head_root = self._texts[a], self._text_roots[a], self._titles[a], self._heading_roots[a]
        texts, roots, heads, head_roots, weight = (
            self._texts, self._text_roots, self._titles, self._heading_roots, self._weight
        )  # fmt: skip
        seen = self._seen.setdefault(a, {})
        for b in others:
            if b in seen:
                yield b, seen[b]
                continue
            if not (both := root * roots[b]):
                yield b, 0.0
                continue
            like = min(1.0, sum(map(weight, said & texts[b])) / both)
            if head_root and (both := head_root * head_roots[b]):
                like = 0.7 * like + 0.3 * min(1.0, sum(map(weight, head & heads[b])) / both)
            seen[b] = like
            yield b, like

    def heading(self, a: str, b: str) -> float | None:
        """Likeness of the headings of two nodes."""
        roots = self._heading_roots[a] * self._heading_roots[b]
        if not roots:
            return None
        found = self._seen_headings.get((a, b))
        if found is None:
            found = min(1.0, self._sum(self._headings[a] & self._headings[b]) / roots)
            self._seen_headings[a, b] = found
        return found

    def whole(self, a: str, b: str) -> float | None:
        """Likeness of all that stands in and below two nodes that have something below."""
        one, other = self._whole(a, self.below_old), self._whole(b, self.below_new)
        if one is None or other is None or not one[1] * other[1]:
            return None
        return min(1.0, self._sum(one[0] & other[0]) / (one[1] * other[1]))

    def shared(self, a: str, b: str) -> float:
        """Weight of the words two texts share."""
        return self._sum(self._texts[a] & self._texts[b])

    def held_in(self, a: str, b: str) -> float:
        """Share of the text of one node that stands in the text of the other, whichever edition they are of."""
        whole = self._sum(self._texts[a])
        return self.shared(a, b) / whole if whole else 0.0

    def heading_in(self, a: str, b: str) -> float:
        """Share of the heading of one node that stands in the text or the heading of the other; signs do not count."""
        said = self._headings[a]
        whole = sum(map(self._counted, said))
        return sum(map(self._counted, said & self._both[b])) / whole if whole else 0.0

    def pool(self, nodes: Iterable[str]) -> Pool:
        """Where to look for the steps of some new nodes."""
        holders: dict[int, list[str]] = defaultdict(list)
        shares: dict[str, float] = {}
        for node in nodes:
            shares[node] = 1.0 / math.sqrt(1.0 + self._text_roots[node] ** 2 + self._heading_roots[node] ** 2)
            for step in self._both[node]:
                holders[step].append(node)
        return Pool({step: found for step, found in holders.items() if len(found) <= COMMON}, shares)

    def candidates(self, a: str, pool: Pool) -> list[str]:
        """The new nodes of a pool that share most of the rarer words for their size, best last."""
        shared: dict[str, float] = defaultdict(float)
        for step in self._both[a] & pool.holders.keys():
            weight = self._weight(step)
            for node in pool.holders[step]:
                shared[node] += weight
        if not shared:
            return []
        shares = pool.shares
        ranked = [(value * shares[node], node) for node, value in shared.items()]
        least = HOPE * max(ranked)[0]
        return [node for _, node in sorted([entry for entry in ranked if entry[0] >= least])[-NEAREST:]]

    def _whole(self, node: str, below: Mapping[str, Sequence[str]]) -> tuple[Said, float] | None:
        """What a node and all below it say, without its own heading; None with nothing below."""
        if node not in self._wholes:
            said = self._texts[node].union(*(self._both[n] for n in _under(node, below)))
            self._wholes[node] = (said, self._root(said)) if node in below else None
        return self._wholes[node]


class _Steps:
    """Numbers of the steps of all keys, in the order in which the keys come."""

    def __init__(self, nodes: Sequence[Features]) -> None:
        values: dict[str, list[float]] = {}
        entries = chain.from_iterable(keys.items() for f in nodes for keys in (f.text, f.heading) if keys)
        for key, value in dict.fromkeys(entries):
            if key in values:
                values[key].append(value)
            else:
                values[key] = [value]
        self._first: dict[str, int] = {}
        self._counts: dict[str, int] = {}
        self._further: dict[tuple[str, float], tuple[int, ...]] = {}
        """Key and a value that takes more than the first step -> the further steps."""
        self._rows: list[tuple[int, float, bool]] = []
        """Of each step: the first step of its key, what it adds, whether it counts in the size of a text."""
        for key, found in values.items():
            first = self._first[key] = len(self._rows)
            self._counts[key] = len(found)
            counts = key[0] not in SIGNS
            if len(found) > 1:
                found.sort()
            self._rows.append((first, found[0], counts))
            for place in range(1, len(found)):
                self._rows.append((first, found[place] - found[place - 1], counts))
                self._further[key, found[place]] = tuple(range(first + 1, first + 1 + place))
        self.names = frozenset(first for key, first in self._first.items() if key[0] == "k")
        self._several = frozenset(key for key, _ in self._further)

    def of(self, keys: Mapping[str, float]) -> Said:
        """All steps of some keys."""
        if not keys:
            return _NOTHING
        said = frozenset(map(self._first.__getitem__, keys))
        several = self._several.intersection(keys)
        if not several:
            return said
        further = self._further
        return said.union(*[further.get((key, keys[key]), ()) for key in several])

    def turned(self, words: Mapping[str, str]) -> dict[int, int]:
        """All steps of some keys -> the first step of the keys put in their place."""
        return {
            step: self._first[new]
            for key, new in words.items()
            for step in range(self._first[key], self._first[key] + self._counts[key])
        }

    def weights(self, provisions: Collection[Said]) -> tuple[list[float], list[float]]:
        """Weight of each step among these provisions, and its part in the size of a text."""
        holders = Counter(chain.from_iterable(provisions))
        total = len(provisions)
        rarity = {n: math.log(1 + total / n) for n in {1, *holders.values()}}
        weights = [added * rarity[holders[first] or 1] for first, added, _ in self._rows]
        return weights, [weight if row[2] else 0.0 for row, weight in zip(self._rows, weights, strict=True)]


def is_text(features: Features) -> bool:
    """A provision with words of its own."""
    return bool(features.text) and features.kind is not Kind.DEFINITION


def _under(node: str, below: Mapping[str, Sequence[str]]) -> Iterator[str]:
    for child in below.get(node, ()):
        yield child
        yield from _under(child, below)


def _held_laws(edition: Sequence[Features]) -> frozenset[str]:
    """Numbers of the laws of which the text is held."""
    return frozenset(f.law for f in edition if f.held and f.law)


def _below(edition: Sequence[Features]) -> dict[str, list[str]]:
    """Node -> what stands directly under it."""
    below: dict[str, list[str]] = defaultdict(list)
    for features in edition:
        if features.parent is not None:
            below[features.parent].append(features.node)
    return below
