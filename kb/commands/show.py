"""`bridgelex show CITATION`: a provision as a director reads it.

Comes in: a citation in any form. Goes out: heading path, text with its references, notes, who cites it and
in which words, the defined terms it uses, cases and counterparts. What always holds: every id printed can
be shown in turn. The surprising choice: a law is shown with all its parts, a part with what stands under it.
"""

from __future__ import annotations

import argparse
import json
import textwrap
from collections.abc import Callable, Iterator
from typing import Any

from kb.graph import KnowledgeBase
from kb.model import Correspondence, Edge, EdgeType, Flag, Kind, Node

__all__ = ["configure", "describe", "run"]

_WIDTH = 100


def configure(parser: argparse.ArgumentParser) -> None:
    """Arguments of the command."""
    parser.add_argument("citation", nargs="+", help="12C1, '§ 27 B', X79A, dk1997:def.spil …")
    parser.add_argument("--edition", help="look in this edition only")
    parser.add_argument("--json", action="store_true", help="everything known about it as JSON")


def run(args: argparse.Namespace, load: Callable[[], KnowledgeBase]) -> int:
    """Print what the citation names, in every edition that has it."""
    kb = load()
    if args.edition is not None and args.edition not in kb.editions:
        from rapidfuzz import process

        from kb.errors import NotFoundError

        nearest = [name for name, _, _ in process.extract(args.edition, list(kb.editions), limit=2)]
        raise NotFoundError(args.edition, nearest, kind="edition")
    nodes = kb.resolve(" ".join(args.citation), args.edition)
    if args.json:
        print(json.dumps([describe(kb, node) for node in nodes], ensure_ascii=False, indent=1))
        return 0
    for place, node in enumerate(nodes):
        if place:
            print("\n" + "─" * _WIDTH)
        print("\n".join(_page(kb, node)))
    return 0


def describe(kb: KnowledgeBase, node: Node) -> dict[str, Any]:
    """Everything the graph knows about a node, as plain data."""
    edition = kb.editions.get(node.edition)
    return {
        "id": node.id,
        "edition": node.edition,
        "work": node.work,
        "kind": node.kind,
        "number": node.number,
        "heading": node.heading,
        "path": list(kb.heading_path(node.id)),
        "text": node.text,
        "senses": list(node.senses),
        "pages": node.pages,
        "language": edition.language if edition else None,
        "flags": list(node.flags),
        "children": [child.id for child in kb.children(node.id)],
        "references": [
            {
                "target": edge.target, "surface": edge.surface, "at": edge.at, "relation": edge.relation,
                "kind": edge.kind, "flags": list(edge.flags), "note": edge.note,
            }
            for edge in kb.edges_from(node.id, EdgeType.CITES)
        ],
        "notes": [{"id": note.id, "mark": note.number, "text": note.text} for note in kb.footnotes(node.id)],
        "cited_by": [
            {"source": edge.source, "words": _around(kb, edge), "relation": edge.relation}
            for edge in _cited_by(kb, node)
        ],
        "terms": [
            {"definition": edge.target, "word": edge.surface, "at": edge.at}
            for edge in kb.edges_from(node.id, EdgeType.USES)
        ],
        "supplements": [edge.target for edge in kb.edges_from(node.id, EdgeType.SUPPLEMENTS)],
        "supplemented_by": [edge.source for edge in _supplemented_by(kb, node)],
        "expressed_by": [
            {"id": edge.target, "note": edge.note} for edge in kb.edges_from(node.id, EdgeType.EXPRESSED_BY)
        ],
        "counterparts": [
            {
                "edition": table.new if node.edition == table.old else table.old,
                "ids": _others(node, pair),
                "relation": pair.fate,
                "confidence": pair.confidence,
                "basis": pair.basis,
                "change": dict(pair.change) or None,
            }
            for table, pair in kb.counterparts(node.id)
        ],
        "cases": [
            {"id": edge.source.removeprefix("case:"), "how": edge.note} for edge in _cases(kb, node)
        ],
        "tables": [
            {"id": table.id, "columns": table.columns, "rows": table.rows, "basis": table.basis, "reason": table.reason}
            for table in kb.tables.values()
            if table.provision == node.id
        ],
    }  # fmt: skip


def _others(node: Node, pair: Correspondence) -> list[str]:
    """The ids on the other side of a correspondence."""
    return list(pair.new if node.id in pair.old else pair.old)


def _counterparts(kb: KnowledgeBase, node: Node) -> Iterator[str]:
    for table, pair in kb.counterparts(node.id):
        where = table.new if node.edition == table.old else table.old
        others = ", ".join(_others(node, pair)) or f"none in {where}"
        said = f": {pair.change['en']}" if pair.change else ""
        yield f"{others} ({pair.fate}, {pair.confidence} by {pair.basis}){said}"


def _work_node(kb: KnowledgeBase, node: Node) -> str | None:
    """The work's own node for this number ('laws2007:12' for 'se2007:12'), through which others cite it."""
    name = f"{node.work}:{node.number}"
    return name if node.edition and node.number and name in kb.nodes else None


def _cited_by(kb: KnowledgeBase, node: Node) -> tuple[Edge, ...]:
    work = _work_node(kb, node)
    through = kb.edges_to(work, EdgeType.CITES) if work else ()
    return (*kb.edges_to(node.id, EdgeType.CITES), *through)


def _supplemented_by(kb: KnowledgeBase, node: Node) -> tuple[Edge, ...]:
    work = _work_node(kb, node)
    through = kb.edges_to(work, EdgeType.SUPPLEMENTS) if work else ()
    return (*kb.edges_to(node.id, EdgeType.SUPPLEMENTS), *through)


def _cases(kb: KnowledgeBase, node: Node) -> tuple[Edge, ...]:
    work = _work_node(kb, node)
    through = kb.edges_to(work, EdgeType.APPLIES) if work else ()
    return (*kb.edges_to(node.id, EdgeType.APPLIES), *through)


def _around(kb: KnowledgeBase, edge: Edge) -> str:
    """The words a reference stands in."""
    text = kb.nodes[edge.source].text
    if edge.at is None:
        return edge.surface
    start, end = max(0, edge.at[0] - 50), min(len(text), edge.at[1] + 40)
    words = text[start:end]
    return ("…" if start else "") + words.strip() + ("…" if end < len(text) else "")


def _page(kb: KnowledgeBase, node: Node) -> Iterator[str]:
    edition = kb.editions.get(node.edition)
    pages = f", page {node.pages[0]}" if node.pages else ""
    yield f"{node.id}  ({edition.title if edition else node.work}{pages})"
    yield " › ".join(kb.heading_path(node.id))
    yield from _flags(node)
    yield ""
    if node.kind is Kind.STUB:
        yield "The text of this provision is not held."
    yield from _text(kb, node, 0)
    for table in kb.tables.values():
        if table.provision == node.id:
            yield from _table(table.columns, table.rows, table.basis, table.reason)
    yield from _list("Notes", (f"{note.number} {note.text}  [{note.id}]" for note in _notes(kb, node)))
    yield from _list("References", _references(kb, node))
    yield from _list("Cited by", (f"{edge.source}: {_around(kb, edge)}" for edge in _cited_by(kb, node)))
    yield from _list("Supplemented by", (edge.source for edge in _supplemented_by(kb, node)))
    yield from _list("Supplements", (edge.target for edge in kb.edges_from(node.id, EdgeType.SUPPLEMENTS)))
    yield from _list(
        "Words in",
        (
            f"{edge.target}{f' ({edge.note})' if edge.note else ''}"
            for edge in kb.edges_from(node.id, EdgeType.EXPRESSED_BY)
        ),
    )
    terms = dict.fromkeys(edge.target.split("def.", 1)[1] for edge in kb.edges_from(node.id, EdgeType.USES))
    if terms:
        yield ""
        yield from textwrap.wrap("Defined terms: " + ", ".join(terms), _WIDTH)
    yield from _list("In other editions", _counterparts(kb, node))
    yield from _list("Cases", (f"{edge.source.removeprefix('case:')} ({edge.note})" for edge in _cases(kb, node)))


def _flags(node: Node) -> Iterator[str]:
    words = {
        Flag.HEADING_ONLY: "only the heading is held",
        Flag.NUMBER_LOST: "the transcript lost the number; it follows from its place",
        Flag.NUMBER_DOUBTFUL: "the number was counted off; another count is possible",
        Flag.TRUNCATED: "the text breaks off",
        Flag.REPAIRED: "something the transcript lost was put back",
        Flag.TEXT_LOST: "part of the text is lost",
        Flag.DUPLICATE: "this number was read before",
        Flag.OUT_OF_SEQUENCE: "the number before it is missing",
        Flag.STALE: "cited in print, but there is no such provision",
        Flag.EXTERNAL: "belongs to a document outside the corpus",
    }
    for flag in node.flags:
        if flag in words:
            yield f"! {words[flag]}"


def _text(kb: KnowledgeBase, node: Node, depth: int) -> Iterator[str]:
    indent = "    " * depth
    if depth:
        above = kb.nodes.get(node.parent or "")
        label = node.number.removeprefix(above.number) if above else node.number
        yield from _wrapped(f"{label.strip('/')}. {node.heading or ''}".rstrip(), indent[:-2])
    if node.text:
        yield from _wrapped(node.text, indent)
    for child in kb.children(node.id):
        if child.kind is not Kind.TABLE:
            yield from _text(kb, child, depth + 1)


def _wrapped(text: str, indent: str) -> list[str]:
    return textwrap.wrap(text, _WIDTH, initial_indent=indent, subsequent_indent=indent) or [indent]


def _notes(kb: KnowledgeBase, node: Node) -> list[Node]:
    found = list(kb.footnotes(node.id))
    for child in kb.descendants(node.id):
        found.extend(kb.footnotes(child.id))
    return list(dict.fromkeys(found))


def _references(kb: KnowledgeBase, node: Node) -> Iterator[str]:
    for source in (node, *kb.descendants(node.id)):
        for edge in kb.edges_from(source.id, EdgeType.CITES):
            target = kb.nodes[edge.target]
            flags = "".join(f" [{flag}]" for flag in (*edge.flags, *target.flags) if flag in _DOUBTS)
            where = "" if source is node else f"{source.number}: "
            negated = " (negated)" if edge.note == "negated" else ""
            yield f"{where}{edge.relation} {edge.target} {target.heading or ''}{negated}{flags}".rstrip()


_DOUBTS = frozenset({Flag.STALE, Flag.EXTERNAL, Flag.NOT_HELD, Flag.HEADING_ONLY, Flag.REPAIRED})


def _table(columns: tuple[str, ...], rows: tuple[tuple[str, ...], ...], basis: str, reason: str) -> Iterator[str]:
    yield ""
    widths = [max(len(row[place]) for row in (columns, *rows)) for place in range(len(columns))]
    for row in (columns, *rows):
        yield "  " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
    if basis == "repaired":
        yield from textwrap.wrap(f"! figures put back: {reason}", _WIDTH)


def _list(title: str, lines: Iterator[str]) -> Iterator[str]:
    found = list(dict.fromkeys(lines))
    if found:
        yield ""
        yield title
        for line in found:
            yield from textwrap.wrap(line, _WIDTH, initial_indent="  ", subsequent_indent="    ")
