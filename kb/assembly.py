"""Assembly: everything read becomes one graph.

Comes in: the readings of the editions, the catalogue, the cases. Goes out: a `KnowledgeBase`. What always
holds: every edge joins two nodes of the graph; what is cited but not held is a stub. The surprising choice:
editions are joined through their work ('laws2007:12'), so a regulation that cites the law of 2007 leads to
whatever text of it is held, and says so when that is a heading only.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from kb.cases import Case
from kb.catalogue import Catalogue, Expressed
from kb.graph import KnowledgeBase
from kb.model import Authority, Edge, EdgeType, Finding, FindingKind, Flag, Kind, Node, Table, Work
from kb.transcript.reading import EditionReading
from kb.uses import used_terms

__all__ = ["assemble"]

_PROVISIONS = frozenset({Kind.LAW, Kind.SECTION, Kind.SUBSECTION, Kind.ITEM, Kind.POINT})


def assemble(
    readings: Sequence[EditionReading], catalogue: Catalogue, cases: Mapping[str, Case], key: str = ""
) -> KnowledgeBase:
    """Join everything read into one graph: stubs once, edges between editions, terms, precedents."""
    nodes: dict[str, Node] = {}
    edges: list[Edge] = []
    findings: list[Finding] = []
    tables: dict[str, Table] = {}
    for reading in readings:
        for node in reading.nodes:
            held = nodes.get(node.id)
            if held is None or held.kind is Kind.STUB:
                nodes[node.id] = node
        edges.extend(reading.edges)
        findings.extend(reading.findings)
        tables.update((table.id, table) for table in reading.tables)
        if reading.edition.held and not any(period.work == reading.edition.work for period in catalogue.periods):
            findings.append(
                Finding(
                    FindingKind.DOUBT,
                    reading.edition.id,
                    "",
                    None,
                    reading.edition.work,
                    "editions.toml says nowhere when and where this work is in force",
                )
            )
    works = dict(catalogue.works)
    for reading in readings:
        works.setdefault(
            reading.edition.work,
            Work(reading.edition.work, {reading.edition.language: reading.edition.title}, Authority.LAW),
        )
    edges.extend(
        Edge(node.parent, node.id, EdgeType.CONTAINS)
        for node in nodes.values()
        if node.parent is not None and node.parent in nodes and node.kind is not Kind.STUB
    )
    edges.extend(_supplements(readings, nodes))
    edges.extend(_defines(nodes))
    case_nodes, case_edges, case_findings = _case_graph(cases, readings, nodes)
    nodes.update(case_nodes)
    edges.extend(case_edges)
    findings.extend(case_findings)
    edges.extend(_expressed(readings, nodes, catalogue.expressed))
    for reading in readings:
        edges.extend(used_terms(reading.edition.language, [node for node in reading.nodes if node.id in nodes]))
    known = set(nodes)
    return KnowledgeBase(
        works=works,
        editions={reading.edition.id: reading.edition for reading in readings},
        periods=catalogue.periods,
        nodes=nodes,
        edges=tuple(edge for edge in edges if edge.source in known and edge.target in known),
        tables=tables,
        findings=tuple(findings),
        cases=cases,
        unassigned={reading.edition.id: sum(end - start for start, end in reading.unassigned) for reading in readings},
        key=key,
    )


def _stub(nodes: dict[str, Node], work: str, number: str) -> str:
    node_id = f"{work}:{number}"
    if node_id not in nodes:
        nodes[node_id] = Node(node_id, "", work, Kind.STUB, number, None, "", None, 1 << 30, None, (), (Flag.NOT_HELD,))
    return node_id


def _defines(nodes: Mapping[str, Node]) -> Iterator[Edge]:
    """A chapter of definitions defines its terms; so does a provision that a definition merely points to."""
    for node in nodes.values():
        if node.kind is Kind.DEFINITION and node.parent is not None:
            yield Edge(node.parent, node.id, EdgeType.DEFINES, surface=node.heading or "")


def _supplements(readings: Sequence[EditionReading], nodes: dict[str, Node]) -> Iterator[Edge]:
    """X79 of the regulations extends law 79 of the work they cite."""
    for reading in readings:
        work = reading.profile.cites
        if not work:
            continue
        for node in reading.nodes:
            if node.kind is Kind.LAW and node.number.startswith("X"):
                target = _stub(nodes, work, node.number.removeprefix("X"))
                yield Edge(node.id, target, EdgeType.SUPPLEMENTS, surface=node.number)


def _expressed(
    readings: Sequence[EditionReading], nodes: dict[str, Node], by_hand: Sequence[Expressed]
) -> Iterator[Edge]:
    """From a work's number to the words of an edition that holds them, or the nearest it has above them."""
    set_by_hand = {(item.work, item.number, item.edition): item for item in by_hand}
    editions = [reading.edition for reading in readings if reading.edition.held]
    for node in [node for node in nodes.values() if node.kind is Kind.STUB and not node.edition]:
        for edition in editions:
            if edition.work != node.work:
                continue
            item = set_by_hand.get((node.work, node.number, edition.id))
            if item is not None and f"{edition.id}:{item.target}" in nodes:
                yield Edge(node.id, f"{edition.id}:{item.target}", EdgeType.EXPRESSED_BY, note=item.reason)
                continue
            for length in range(len(node.number), 0, -1):
                target = nodes.get(f"{edition.id}:{node.number[:length]}")
                if target is not None and target.kind in _PROVISIONS:
                    whole = length == len(node.number)
                    held = Flag.HEADING_ONLY not in target.flags
                    note = "" if whole and held else "heading only" if whole else "the part above it"
                    yield Edge(node.id, target.id, EdgeType.EXPRESSED_BY, note=note)
                    if whole and held:
                        nodes[node.id] = replace(node, flags=tuple(f for f in node.flags if f is not Flag.NOT_HELD))
                    break


def _case_graph(
    cases: Mapping[str, Case], readings: Sequence[EditionReading], nodes: dict[str, Node]
) -> tuple[dict[str, Node], list[Edge], list[Finding]]:
    """Precedents as nodes, with `applies` edges to what they cite in the edition of their day."""
    made: dict[str, Node] = {}
    edges: list[Edge] = []
    findings: list[Finding] = []
    editions = {reading.edition.work: reading.edition.id for reading in readings if reading.edition.held}
    for order, case in enumerate(cases.values()):
        node_id = f"case:{case.id}"
        made[node_id] = Node(
            node_id, "", "cases", Kind.CASE, case.id, case.event or case.body, case.facts, None, order, None, (), ()
        )
        if case.laws_edition is None:
            if case.laws_cited or case.laws_inferred:
                findings.append(
                    Finding(
                        FindingKind.CASE,
                        "",
                        node_id,
                        None,
                        ", ".join((*case.laws_cited, *case.laws_inferred)),
                        "the case's edition is unknown; its laws are not linked",
                    )
                )
            continue
        work = f"laws{case.laws_edition}"
        for number, note in [(law, "cited") for law in case.laws_cited] + [
            (law, "inferred") for law in case.laws_inferred
        ]:
            target = _case_target(work, number, editions.get(work), nodes)
            edges.append(Edge(node_id, target, EdgeType.APPLIES, surface=number, note=note))
        for regulation in case.regulations_cited:
            number = regulation.split()[-1]
            held = nodes.get(f"dbf2008:{number}")
            if (
                held is not None
                and regulation.startswith("DBF")
                and case.year is not None
                and 2008 <= case.year <= 2016
            ):
                edges.append(Edge(node_id, held.id, EdgeType.APPLIES, surface=regulation, note="cited"))
            else:
                findings.append(
                    Finding(
                        FindingKind.CASE,
                        "",
                        node_id,
                        None,
                        regulation,
                        "no edition of this regulation is held for the year of the case",
                    )
                )
    return made, edges, findings


def _case_target(work: str, number: str, edition: str | None, nodes: dict[str, Node]) -> str:
    """The provision itself where the edition of the work holds it in the same language-free sense, else a stub."""
    if edition is not None and work == "laws1997":
        held = nodes.get(f"{edition}:{number}")
        if held is not None and held.kind is not Kind.STUB:
            return held.id
    return _stub(nodes, work, number)
