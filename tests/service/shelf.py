"""A shelf of a few nodes by hand, with what can go wrong in them: markup in the text, overlapping references,
a note on two laws, a stub, a heading without text, an edition whose text is absent.

It fulfils `service.library.Library`, so that the pages can be tested without building a corpus.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date

from kb.cases import Case
from kb.errors import CitationError, NotFoundError
from kb.graph import InForce
from kb.model import (
    Authority,
    Edge,
    EdgeType,
    Edition,
    Finding,
    FindingKind,
    Flag,
    Kind,
    Node,
    Period,
    RefKind,
    Relation,
    Table,
    Work,
)

HOSTILE = "<script>alert('x')</script> & \"quoted\" <b>bold</b>"

_OUTLINE = (Kind.CHAPTER, Kind.GROUP, Kind.LAW, Kind.SECTION, Kind.SUBSECTION, Kind.ITEM, Kind.POINT)


def small_case(id: str) -> Case:
    """A precedent without an edition, hostile wherever it may be."""
    return Case(
        id=id,
        body="A committee " + HOSTILE,
        number="1",
        date="2005-02-04",
        year=2005,
        year_basis=None,
        event=None,
        laws_edition=None,
        jurisdiction="dk",
        authority="appeals-decision",
        form_of_scoring=None,
        issue="revoke",
        laws_cited=("64A",),
        laws_inferred=(),
        regulations_cited=(),
        facts=HOSTILE,
        director_ruling=None,
        decision="Decided.",
        outcome="upheld",
        reasoning=None,
        deposit=None,
        url="javascript:alert(1)",
        retrieved_as=None,
        text_seen=None,
        language="da",
    )


@dataclass(frozen=True)
class Shelf:
    """Nodes in the order given; children by their parent."""

    nodes: Mapping[str, Node]
    edges: tuple[Edge, ...]
    works: Mapping[str, Work]
    editions: Mapping[str, Edition]
    periods: tuple[Period, ...] = ()
    tables: Mapping[str, Table] = field(default_factory=dict)
    findings: tuple[Finding, ...] = ()
    cases: Mapping[str, Case] = field(default_factory=dict)
    key: str = "shelf"

    def node(self, id: str, /) -> Node:
        if id not in self.nodes:
            raise NotFoundError(id, ("dk1:1",))
        return self.nodes[id]

    def children(self, id: str, /) -> tuple[Node, ...]:
        return tuple(node for node in self.nodes.values() if node.parent == id)

    def ancestors(self, id: str, /) -> tuple[Node, ...]:
        parent = self.nodes[id].parent
        return () if parent is None else (*self.ancestors(parent), self.nodes[parent])

    def top(self, edition: str, /) -> tuple[Node, ...]:
        wanted = (Kind.CHAPTER, Kind.GROUP, Kind.LAW, Kind.FRONT, Kind.TOC)
        return tuple(node for node in self.nodes.values() if node.edition == edition and node.kind in wanted)

    def edges_from(self, id: str, /, *types: EdgeType) -> tuple[Edge, ...]:
        return tuple(edge for edge in self.edges if edge.source == id and (not types or edge.type in types))

    def edges_to(self, id: str, /, *types: EdgeType) -> tuple[Edge, ...]:
        return tuple(edge for edge in self.edges if edge.target == id and (not types or edge.type in types))

    def footnotes(self, id: str, /) -> tuple[Node, ...]:
        found = dict.fromkeys(edge.target for edge in self.edges_from(id, EdgeType.FOOTNOTE))
        return tuple(self.nodes[one] for one in found)

    def in_force(self, federation: str, day: date, /) -> list[InForce]:
        return []

    def resolve(self, text: str, /, edition: str | None = None) -> tuple[Node, ...]:
        wanted = text.replace("§", "").replace(" ", "").lower()
        if not wanted.isalnum():
            raise CitationError(text)
        found = tuple(
            node
            for node in self.nodes.values()
            if node.number.lower() == wanted and node.number and (edition is None or node.edition == edition)
        )
        if not found:
            raise NotFoundError(text, ("dk1:1",))
        return found


def _node(id: str, kind: Kind, text: str = "", parent: str | None = None, **more: object) -> Node:
    edition, _, local = id.partition(":")
    number = local if kind in _OUTLINE[2:] or kind is Kind.STUB else ""
    values: dict[str, object] = {
        "edition": edition if edition in ("dk1", "se1") else "",
        "work": {"dk1": "laws1", "se1": "laws1"}.get(edition, edition),
        "number": number,
        "heading": None,
        "text": text,
        "parent": parent,
        "order": 0,
        "pages": (5, 5),
        "source": (),
    }
    return Node(id=id, kind=kind, **{**values, **more})  # type: ignore[arg-type]


def shelf() -> Shelf:
    """Two editions, one of them absent; every kind of thing once."""
    nodes = [
        _node("dk1:front.forord", Kind.FRONT, "Forord. " + HOSTILE, heading="Forord"),
        _node("dk1:kap.I", Kind.CHAPTER, heading="Kapitel " + HOSTILE, number="I"),
        _node(
            "dk1:def.kulør", Kind.DEFINITION, "1) en; 2) to", "dk1:kap.I", heading="KULØR", senses=("1) en;", "2) to")
        ),
        _node("dk1:1", Kind.LAW, "Se 2 og 2A, " + HOSTILE, "dk1:kap.I", heading="Kortene"),
        _node("dk1:1A", Kind.SECTION, "kulør ♠ og 9", "dk1:1", heading="Rang <i>", pages=(6, 6)),
        _node("dk1:2", Kind.LAW, "To", "dk1:kap.I", heading="Mapper", flags=(Flag.TEXT_LOST, Flag.NUMBER_LOST)),
        _node("dk1:2A", Kind.SECTION, "Efter laws9:5", "dk1:2"),
        _node("dk1:table.2", Kind.TABLE, "", "dk1:2", heading="Skala"),
        _node("dk1:fn.5.1", Kind.FOOTNOTE, "En note, se 1. " + HOSTILE),
        _node("dk1:fn.6.1", Kind.FOOTNOTE, "Uden mærke", flags=(Flag.UNANCHORED,)),
        _node("dk1:3", Kind.LAW, "", "dk1:kap.I", heading="Tom", flags=(Flag.HEADING_ONLY,)),
        _node("laws9:5", Kind.STUB, flags=(Flag.NOT_HELD,)),
        _node("case:c-1", Kind.CASE, HOSTILE),
    ]
    edges = (
        Edge("dk1:1", "dk1:2", EdgeType.CITES, Relation.SEE, RefKind.RANGE, "2 og 2A", (3, 10)),
        Edge("dk1:1", "dk1:2A", EdgeType.CITES, Relation.SEE, RefKind.RANGE, "2A", (8, 10)),
        Edge("dk1:2A", "laws9:5", EdgeType.CITES, Relation.PER, RefKind.ABSOLUTE, "laws9:5", (6, 13)),
        Edge("dk1:fn.5.1", "dk1:1", EdgeType.CITES, Relation.SEE, RefKind.ABSOLUTE, "1", (12, 13), flags=(Flag.STALE,)),
        Edge("dk1:1A", "dk1:def.kulør", EdgeType.USES, surface="kulør", at=(0, 5)),
        Edge("dk1:1A", "dk1:fn.5.1", EdgeType.FOOTNOTE, surface="*)", at=(5, 5)),
        Edge("dk1:2", "dk1:fn.5.1", EdgeType.FOOTNOTE, surface="*)", at=(2, 2)),
        Edge("case:c-1", "dk1:2", EdgeType.APPLIES, surface="2"),
    )
    works = {
        "laws1": Work("laws1", {"da": "Lovene", "sv": "Lagarna", "en": "The laws"}, Authority.LAW),
        "laws9": Work("laws9", {"da": "De nye love", "sv": "De nya lagarna", "en": "The new laws"}, Authority.LAW),
    }
    editions = {
        "dk1": Edition("dk1", "laws1", "da", "Love " + HOSTILE, "DBf", 1997, "Rettigheder", "dk", True, "0"),
        "se1": Edition("se1", "laws1", "sv", "Lagar", "SBF", 2007, "Rättigheter", "se", False, "0"),
    }
    periods = (
        Period("laws1", "dk", date(1998, 1, 1), date(2007, 12, 31), ""),
        Period("laws9", "dk", date(2008, 1, 1), None, ""),
    )
    table = Table("dk1:table.2", "dk1", "dk1:2", ("Point", HOSTILE), (("1", "2"), (HOSTILE, "3")), basis="repaired")
    findings = (
        Finding(FindingKind.LOSS, "dk1", "dk1:2", 5, HOSTILE, "lost " + HOSTILE),
        Finding(FindingKind.DOUBT, "dk1", "dk1:gone", None, "x", "y"),
    )
    return Shelf(
        nodes={node.id: node for node in nodes},
        edges=edges,
        works=works,
        editions=editions,
        periods=periods,
        tables={table.id: table},
        findings=findings,
        cases={"c-1": small_case("c-1")},
    )
