"""The knowledge base: nodes and edges of all editions as one frozen handle with a few look-ups.

Comes in: records, from `kb.assembly` or from a snapshot. Goes out: `KnowledgeBase`. What always
holds: every edge joins two nodes of the handle; the order of `nodes` is the order of the books. The
surprising choice: indexes over edges are made once at load from plain tuples, so that the snapshot on disk
is nothing but lists of records.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from functools import cached_property

from kb.cases import Case
from kb.citation import Citation, parse_all
from kb.errors import NotFoundError
from kb.model import (
    Concordance,
    Correspondence,
    Edge,
    EdgeType,
    Edition,
    Finding,
    Kind,
    Node,
    Period,
    Table,
    Work,
)

__all__ = ["InForce", "KnowledgeBase"]

_YEARS = {1997: "laws1997", 2007: "laws2007", 2008: "dbf2008", 2017: "laws2017"}
_PROVISIONS = frozenset({Kind.LAW, Kind.SECTION, Kind.SUBSECTION, Kind.ITEM, Kind.POINT})
_TOP = frozenset({Kind.CHAPTER, Kind.GROUP, Kind.LAW, Kind.FRONT, Kind.TOC})


@dataclass(frozen=True, slots=True)
class InForce:
    """What applies on a day. edition: the text of the work that is held, or the nearest one that is."""

    period: Period
    work: Work
    edition: str | None
    exact: bool
    """Whether `edition` is a text of the work itself, for this federation."""
    remark: str


@dataclass(frozen=True)
class KnowledgeBase:
    """Editions, nodes, edges, tables, findings and cases; made by `assemble` or read from a snapshot.

    key: hash of the corpus and the code it was made from.
    """

    works: Mapping[str, Work]
    editions: Mapping[str, Edition]
    periods: tuple[Period, ...]
    nodes: Mapping[str, Node]
    edges: tuple[Edge, ...]
    tables: Mapping[str, Table]
    findings: tuple[Finding, ...]
    cases: Mapping[str, Case]
    unassigned: Mapping[str, int] = field(default_factory=dict)
    """Characters of each edition's source that no node and no furniture holds."""
    key: str = ""
    concordances: tuple[Concordance, ...] = ()
    """Of the law editions held, each older one with each newer one."""

    # -- look-ups ----------------------------------------------------------------------------------

    def node(self, node_id: str) -> Node:
        """The node with this id. Raises NotFoundError with the nearest ids."""
        found = self.nodes.get(node_id)
        if found is None:
            raise NotFoundError(node_id, self._nearest(node_id))
        return found

    def children(self, node_id: str) -> tuple[Node, ...]:
        """What stands directly under a node, in the order of the book."""
        return self._children.get(node_id, ())

    def ancestors(self, node_id: str) -> tuple[Node, ...]:
        """The nodes above, outermost first, without the node itself."""
        above: list[Node] = []
        parent = self.node(node_id).parent
        while parent is not None and parent in self.nodes:
            above.append(self.nodes[parent])
            parent = self.nodes[parent].parent
        return tuple(reversed(above))

    def descendants(self, node_id: str) -> Iterator[Node]:
        """Everything under a node, in the order of the book."""
        stack = list(reversed(self.children(node_id)))
        while stack:
            node = stack.pop()
            yield node
            stack.extend(reversed(self.children(node.id)))

    def top(self, edition: str) -> tuple[Node, ...]:
        """Chapters, groups, laws and front matter of an edition in order."""
        return self._tops.get(edition, ())

    def laws(self, edition: str) -> tuple[Node, ...]:
        """The laws of an edition in order, heading-only ones included."""
        return tuple(node for node in self.top(edition) if node.kind is Kind.LAW)

    def edges_from(self, node_id: str, *types: EdgeType) -> tuple[Edge, ...]:
        """Edges that leave a node, of the given types or all."""
        found = self._outgoing.get(node_id, ())
        return tuple(edge for edge in found if edge.type in types) if types else found

    def edges_to(self, node_id: str, *types: EdgeType) -> tuple[Edge, ...]:
        """Edges that arrive at a node, of the given types or all."""
        found = self._incoming.get(node_id, ())
        return tuple(edge for edge in found if edge.type in types) if types else found

    def footnotes(self, node_id: str) -> tuple[Node, ...]:
        """Notes whose mark stands in a node's text."""
        return tuple(dict.fromkeys(self.nodes[edge.target] for edge in self.edges_from(node_id, EdgeType.FOOTNOTE)))

    def law_of(self, node_id: str) -> Node:
        """The law a provision belongs to; the node itself when it stands outside the laws."""
        node = self.node(node_id)
        for candidate in (node, *reversed(self.ancestors(node_id))):
            if candidate.kind is Kind.LAW:
                return candidate
        return node

    def neighbours(self, node_id: str) -> tuple[Node | None, Node | None]:
        """The law before and the law after."""
        laws = self.laws(self.node(node_id).edition)
        place = next((index for index, law in enumerate(laws) if law.id == node_id), None)
        if place is None:
            return None, None
        return (laws[place - 1] if place else None, laws[place + 1] if place + 1 < len(laws) else None)

    def with_concordances(self, tables: tuple[Concordance, ...]) -> KnowledgeBase:
        """The same handle with what became of each provision, as `concordances` and as edges."""
        edges = [
            Edge(old, new, EdgeType.CORRESPONDS, pair.fate, note=f"{pair.confidence}, by {pair.basis}")
            for table in tables
            for pair in table.pairs
            for old, new in pair.links
        ]
        return replace(self, edges=(*self.edges, *edges), concordances=tables)

    def concordance(self, old: str, new: str) -> Concordance | None:
        """The concordance of two editions, if the build made one."""
        return next((c for c in self.concordances if (c.old, c.new) == (old, new)), None)

    def counterparts(self, node_id: str) -> tuple[tuple[Concordance, Correspondence], ...]:
        """What became of a provision, or what it came from, in every concordance of its edition."""
        return tuple((table, pair) for table in self.concordances for pair in table.of(node_id))

    def heading_path(self, node_id: str) -> tuple[str, ...]:
        """Titles from the chapter down to the node itself, the group of its law included."""
        node = self.node(node_id)
        path: list[str] = []
        for step in (*self.ancestors(node_id), node):
            if step.kind is Kind.LAW and step.group and step.group in self.nodes:
                path.append(self.nodes[step.group].title)
            path.append(step.title or step.id)
        return tuple(path)

    def resolve(self, text: str, edition: str | None = None) -> tuple[Node, ...]:
        """Nodes a citation names, in every edition that has it, or in one.

        Raises CitationError for what is no citation, NotFoundError (with the nearest) for what names nothing.
        """
        found: list[Node] = []
        citations = parse_all(text)
        for citation in citations:
            found.extend(self._named(citation, edition))
        if not found:
            raise NotFoundError(text.strip(), self.nearest(citations[0], edition))
        return tuple(dict.fromkeys(found))

    def nearest(self, citation: Citation, edition: str | None = None) -> tuple[str, ...]:
        """Ids that come closest to a citation that names nothing: what it stands under, then what looks like it."""
        scopes = self._scopes(citation, edition)
        number = citation.number.casefold()
        close: list[str] = []
        for scope in scopes:
            for length in range(len(number) - 1, 0, -1):
                close.extend(node.id for node in self._numbers.get((scope, number[:length]), ()))
                if close:
                    break
        from rapidfuzz import fuzz, process

        pool = [name for scope, name in self._numbers if scope in scopes]
        for name, _, _ in process.extract(number, pool, scorer=fuzz.ratio, limit=4, score_cutoff=60):
            close.extend(node.id for scope in scopes for node in self._numbers.get((scope, name), ()))
        return tuple(dict.fromkeys(close))[:5]

    def in_force(self, federation: str, day: date) -> tuple[InForce, ...]:
        """What a federation plays by on a day, highest authority first; empty when nothing is known."""
        ranks = {authority: rank for rank, authority in enumerate(_AUTHORITY_ORDER)}
        result = []
        for period in self.periods:
            if period.federation != federation or day < period.since or (period.until and day > period.until):
                continue
            result.append(self._in_force(period))
        return tuple(sorted(result, key=lambda item: ranks[item.work.authority]))

    # -- inside ------------------------------------------------------------------------------------

    def _in_force(self, period: Period) -> InForce:
        work = self.works[period.work]
        texts = [edition for edition in self.editions.values() if edition.work == work.id and edition.held]
        for edition in texts:
            if edition.federation == period.federation:
                return InForce(period, work, edition.id, True, "")
        if texts:
            return InForce(
                period,
                work,
                texts[0].id,
                False,
                f"the text of {period.federation} is not held; {texts[0].id} is the same work",
            )
        year = period.since.year
        others = [
            edition
            for edition in self.editions.values()
            if edition.held and self.works.get(edition.work) and self.works[edition.work].authority is work.authority
        ]
        if not others:
            return InForce(period, work, None, False, f"no text of {work.id} is held")
        nearest = min(others, key=lambda edition: (abs(edition.year - year), edition.federation != period.federation))
        return InForce(period, work, nearest.id, False, f"no text of {work.id} is held; {nearest.id} is the nearest")

    def _scopes(self, citation: Citation, edition: str | None) -> tuple[str, ...]:
        if citation.edition:
            return (citation.edition,)
        if edition:
            return (edition,)
        if citation.year:
            work = _YEARS.get(citation.year, "")
            held = tuple(item.id for item in self.editions.values() if item.work == work)
            return (*held, work)
        return tuple(self.editions)

    def _named(self, citation: Citation, edition: str | None) -> list[Node]:
        exact = self.nodes.get(f"{citation.edition}:{citation.number}") if citation.edition else None
        if exact is not None:
            return [exact]
        found: list[Node] = []
        for scope in self._scopes(citation, edition):
            found.extend(self._numbers.get((scope, citation.number.casefold()), ()))
        held = [node for node in found if node.kind is not Kind.STUB]
        return held or found

    def _nearest(self, node_id: str) -> tuple[str, ...]:
        from rapidfuzz import fuzz, process

        return tuple(name for name, _, _ in process.extract(node_id, list(self.nodes), scorer=fuzz.ratio, limit=3))

    @cached_property
    def _children(self) -> dict[str, tuple[Node, ...]]:
        grouped: dict[str, list[Node]] = {}
        for node in self.nodes.values():
            if node.parent is not None and node.kind is not Kind.STUB:
                grouped.setdefault(node.parent, []).append(node)
        return {parent: tuple(sorted(nodes, key=lambda node: node.order)) for parent, nodes in grouped.items()}

    @cached_property
    def _tops(self) -> dict[str, tuple[Node, ...]]:
        grouped: dict[str, list[Node]] = {}
        for node in self.nodes.values():
            if node.kind in _TOP and node.edition:
                grouped.setdefault(node.edition, []).append(node)
        return {edition: tuple(sorted(nodes, key=lambda node: node.order)) for edition, nodes in grouped.items()}

    @cached_property
    def _outgoing(self) -> dict[str, tuple[Edge, ...]]:
        return _grouped(self.edges, lambda edge: edge.source)

    @cached_property
    def _incoming(self) -> dict[str, tuple[Edge, ...]]:
        return _grouped(self.edges, lambda edge: edge.target)

    @cached_property
    def _numbers(self) -> dict[tuple[str, str], tuple[Node, ...]]:
        """Nodes by (edition or work, number or local id in small letters)."""
        found: dict[tuple[str, str], list[Node]] = {}
        for node in self.nodes.values():
            scope, _, local = node.id.partition(":")
            names = {local.casefold(), local.casefold().replace(",", "")}
            if node.number and node.kind in _PROVISIONS | {Kind.STUB}:
                names.add(node.number.casefold())
            for name in names:
                found.setdefault((scope, name), []).append(node)
        return {key: tuple(nodes) for key, nodes in found.items()}


def _grouped(edges: Iterable[Edge], key: Callable[[Edge], str]) -> dict[str, tuple[Edge, ...]]:
    grouped: dict[str, list[Edge]] = {}
    for edge in edges:
        grouped.setdefault(key(edge), []).append(edge)
    return {name: tuple(found) for name, found in grouped.items()}


_AUTHORITY_ORDER = ("law", "national-supplement", "regulation", "club-guide")
