"""How passages hang together: what each stands under, what it corresponds to, how much its kind counts.

Comes in: the handle and the ids of an index. Goes out: `Shape`, tuples by passage number. What always holds: every
number is one of the index. The surprising choice: where the concordance links a provision to none, those with the same
number are taken for its counterparts if the headings share a meaning; a number alone is no proof.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from kb.graph import KnowledgeBase
from kb.language import Glossary, loose_id
from kb.model import Authority, EdgeType, Flag, Kind
from kb.search.links import Links

if TYPE_CHECKING:
    from kb.search.strengths import Weights

__all__ = ["Shape"]

_KINDS: dict[str, float] = {
    Kind.FRONT: 0.35,
    Kind.FOOTNOTE: 0.75,
}


_REGULATIONS = (Authority.NATIONAL_SUPPLEMENT, Authority.REGULATION)

_MOST_CITED = 10


@dataclass(frozen=True, slots=True)
class Shape:
    """By passage number: numbers above (nearest first), below, corresponding; its kind, and a factor for that."""

    above: tuple[tuple[int, ...], ...]
    below: tuple[tuple[int, ...], ...]
    twins: tuple[tuple[int, ...], ...]
    kind: tuple[str, ...]
    factor: tuple[float, ...]
    over: NDArray[np.intp] = field(default_factory=lambda: np.zeros(0, np.intp), repr=False)
    """For every passage the number it stands under; -1 where there is none."""
    is_bare: NDArray[np.bool_] = field(default_factory=lambda: np.zeros(0, bool), repr=False)
    """Whether only the heading of a passage is held."""
    is_guide: NDArray[np.bool_] = field(default_factory=lambda: np.zeros(0, bool), repr=False)
    """Whether a passage is a club's guide, which has no authority."""
    is_regulation: NDArray[np.bool_] = field(default_factory=lambda: np.zeros(0, bool), repr=False)
    """Whether a passage is a federation's regulation and no law."""
    citations: NDArray[np.float64] = field(default_factory=lambda: np.zeros(0), repr=False)
    """How many provisions cite a passage; ten are many."""
    languages: NDArray[np.str_] = field(default_factory=lambda: np.zeros(0, str), repr=False)
    _above: Links = field(default_factory=lambda: Links.of(()), repr=False)
    _children: Links = field(default_factory=lambda: Links.of(()), repr=False)
    _twins: Links = field(default_factory=lambda: Links.of(()), repr=False)
    _spoken: dict[str, NDArray[np.float64]] = field(default_factory=dict, repr=False)
    _kinds: dict[bool, NDArray[np.float64]] = field(default_factory=dict, repr=False)

    def spoken(self, w: Weights, lang: str) -> NDArray[np.float64]:
        """What each passage counts for by its language. lang: that of the query."""
        kept = self._spoken.get(lang)
        if kept is None:
            kept = self._spoken[lang] = np.where(self.languages == lang, w.spoken, 1.0)
        return kept

    @property
    def deepest(self) -> int:
        """The most passages that one stands under."""
        return int(np.diff(self._above.starts).max(initial=0))

    def over_these(
        self, passages: NDArray[np.intp]
    ) -> tuple[NDArray[np.intp], NDArray[np.intp], NDArray[np.intp]]:
        """What some passages stand under, near and far: the place of the passage among them, what it stands under, and
        by how many steps, counted from 0."""
        return self._above.of_these(passages)

    def under(self, passages: NDArray[np.intp]) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
        """Passages with what stands directly under them, one pair at a time."""
        places, children, _ = self._children.of_these(passages)
        return passages[places], children

    def counterparts(self, passages: NDArray[np.intp]) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
        """Passages with what corresponds to them, one pair at a time."""
        places, twins, _ = self._twins.of_these(passages)
        return passages[places], twins

    def counterparts_by_place(self, passages: NDArray[np.intp]) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
        """The same, but instead of a passage its place among the given ones."""
        places, twins, _ = self._twins.of_these(passages)
        return places, twins

    def standing(self, w: Weights, *, alone: bool) -> NDArray[np.float64]:
        """What each passage counts for by its kind, its edition and what cites it. alone: the query is one term."""
        kept = self._kinds.get(alone)
        if kept is None:
            by_kind = {
                "law": w.law,
                "section": w.section,
                "item": w.deep,
                "point": w.deep,
                "definition": w.definition_alone if alone else w.definition_among,
            }
            kept = np.array([by_kind.get(kind, 1.0) for kind in self.kind]) * np.array(self.factor)
            kept = kept * np.where(self.is_bare, w.bare, 1.0)
            kept = kept * np.where(self.is_guide, w.guide, 1.0)
            kept = self._kinds[alone] = kept * (1 + w.cited * self.citations)
        return kept

    @classmethod
    def of(
        cls, kb: KnowledgeBase, ids: Sequence[str], meant: Sequence[frozenset[str]], glossary: Glossary | None = None
    ) -> Shape:
        """The shape of an index. meant: the concepts of each passage's heading."""
        place = {name: number for number, name in enumerate(ids)}
        above: list[tuple[int, ...]] = []
        for name in ids:
            chain = [place[node.id] for node in reversed(kb.ancestors(name)) if node.id in place]
            if kb.nodes[name].kind is Kind.FOOTNOTE:
                for edge in kb.edges_to(name, EdgeType.FOOTNOTE):
                    if edge.source in place:
                        chain.append(place[edge.source])
            above.append(tuple(chain))
        below: list[list[int]] = [[] for _ in ids]
        for number, chain_ in enumerate(above):
            if chain_:
                below[chain_[0]].append(number)
        twins: list[dict[int, None]] = [{} for _ in ids]
        for first, second in (*_pairs(kb, place, meant), *_definitions(glossary, place)):
            twins[first].setdefault(second)
            twins[second].setdefault(first)
        return cls(
            tuple(above),
            tuple(map(tuple, below)),
            tuple(map(tuple, twins)),
            tuple(kb.nodes[name].kind.value for name in ids),
            tuple(_KINDS.get(kb.nodes[name].kind, 1.0) for name in ids),
            np.array([chain[0] if chain else -1 for chain in above], np.intp),
            np.array([Flag.HEADING_ONLY in kb.nodes[name].flags for name in ids], bool),
            np.array([_authority(kb, name) is Authority.CLUB_GUIDE for name in ids], bool),
            np.array([_authority(kb, name) in _REGULATIONS for name in ids], bool),
            np.array([min(_MOST_CITED, len(kb.edges_to(name, EdgeType.CITES))) for name in ids], float),
            np.array([_language(kb, name) for name in ids], str),
            Links.of(above),
            Links.of(below),
            Links.of(twins),
        )


def _language(kb: KnowledgeBase, name: str) -> str:
    edition = kb.editions.get(kb.nodes[name].edition)
    return edition.language if edition else ""


def _authority(kb: KnowledgeBase, name: str) -> Authority | None:
    edition = kb.editions.get(kb.nodes[name].edition)
    work = kb.works.get(edition.work) if edition else None
    return work.authority if work else None


def _definitions(glossary: Glossary | None, place: dict[str, int]) -> list[tuple[int, int]]:
    """Definitions of the same concept in two editions."""
    loose = {loose_id(name): number for name, number in place.items()}
    found: list[tuple[int, int]] = []
    for concept in glossary.concepts if glossary else ():
        numbers = [loose[loose_id(name)] for name in concept.definitions if loose_id(name) in loose]
        found.extend((first, second) for at, first in enumerate(numbers) for second in numbers[at + 1 :])
    return found


def _pairs(kb: KnowledgeBase, place: dict[str, int], meant: Sequence[frozenset[str]]) -> list[tuple[int, int]]:
    known = [
        (place[edge.source], place[edge.target])
        for edge in kb.edges
        if edge.type is EdgeType.CORRESPONDS and edge.source in place and edge.target in place
    ]
    linked = {number for pair in known for number in pair}
    numbers: dict[tuple[str, str], list[int]] = {}
    for name, number in place.items():
        node = kb.nodes[name]
        if node.number and node.work.startswith("laws") and node.kind is not Kind.FOOTNOTE:
            numbers.setdefault(("n", node.number), []).append(number)
    found = known
    for group in numbers.values():
        free = [number for number in group if number not in linked]
        found.extend(
            (first, second)
            for first in free
            for second in free
            if first < second and _alike(meant[first], meant[second])
        )
    return found


def _alike(first: frozenset[str], second: frozenset[str]) -> bool:
    """Whether two headings share meaning; a provision without a heading goes with its number."""
    return not first or not second or len(first & second) * 3 >= min(len(first), len(second))
