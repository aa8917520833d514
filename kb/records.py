"""The knowledge base as plain records, and back: what the snapshot on disk holds.

Comes in: a `KnowledgeBase` or the JSON of one. Goes out: the other. What always holds: reading what was
written gives an equal handle, tested over the corpus. The surprising choice: records are short lists in a
fixed order, not named fields, because the whole snapshot is read for every `bridgelex show`.
"""

from __future__ import annotations

import json
from dataclasses import astuple
from datetime import date
from typing import Any

from kb.cases import Case
from kb.graph import KnowledgeBase
from kb.model import (
    Authority,
    Concordance,
    Correspondence,
    Edge,
    EdgeType,
    Edition,
    Fate,
    Finding,
    FindingKind,
    Flag,
    Kind,
    Node,
    Period,
    RefKind,
    Relation,
    Span,
    Table,
    Work,
)

__all__ = ["FORMAT", "dump", "load"]

FORMAT = 2
"""Raised when the order of a record changes; an older snapshot is then built anew."""

_KINDS = {str(kind): kind for kind in Kind}
_FLAGS = {str(flag): flag for flag in Flag}
_TYPES = {str(kind): kind for kind in EdgeType}
_RELATIONS: dict[str, Relation | Fate] = {str(kind): kind for kind in (*Relation, *Fate)}
_REF_KINDS = {str(kind): kind for kind in RefKind}
_FATES = {str(fate): fate for fate in Fate}
_FINDINGS = {str(kind): kind for kind in FindingKind}


def dump(kb: KnowledgeBase) -> str:
    """JSON text of the handle."""
    return json.dumps(
        {
            "format": FORMAT,
            "key": kb.key,
            "works": [[w.id, w.titles, w.authority, w.supplements] for w in kb.works.values()],
            "editions": [list(astuple(edition)) for edition in kb.editions.values()],
            "periods": [
                [p.work, p.federation, p.since.isoformat(), p.until.isoformat() if p.until else None, p.basis]
                for p in kb.periods
            ],
            "nodes": [
                [
                    n.id, n.edition, n.work, n.kind, n.number, n.heading, n.text, n.parent, n.order, n.pages, n.source,
                    n.flags, n.group, n.senses,
                ]
                for n in kb.nodes.values()
            ],
            "edges": [
                [e.source, e.target, e.type, e.relation, e.kind, e.surface, e.at, e.origin, e.flags, e.note]
                for e in kb.edges
            ],
            "tables": [
                [t.id, t.edition, t.provision, t.columns, t.rows, t.row_ids, t.basis, t.reason]
                for t in kb.tables.values()
            ],
            "findings": [
                [f.kind, f.edition, f.node, f.page, f.words, f.reason, f.origin] for f in kb.findings
            ],
            "cases": [list(astuple(case)) for case in kb.cases.values()],
            "unassigned": kb.unassigned,
            "concordances": [
                [c.old, c.new, [[p.old, p.new, p.fate, p.confidence, p.basis, p.links, p.change] for p in c.pairs]]
                for c in kb.concordances
            ],
        },
        ensure_ascii=False,
        separators=(",", ":"),
    )  # fmt: skip


def load(text: str) -> KnowledgeBase:
    """The handle a snapshot holds.

    Raises ValueError when the text is not a snapshot of this format; the caller builds anew.
    """
    data = json.loads(text)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise ValueError("not a snapshot of this format")
    nodes = {row[0]: _node(row) for row in data["nodes"]}
    return KnowledgeBase(
        works={row[0]: Work(row[0], row[1], Authority(row[2]), row[3]) for row in data["works"]},
        editions={row[0]: Edition(*row) for row in data["editions"]},
        periods=tuple(
            Period(row[0], row[1], date.fromisoformat(row[2]), date.fromisoformat(row[3]) if row[3] else None, row[4])
            for row in data["periods"]
        ),
        nodes=nodes,
        edges=tuple(map(_edge, data["edges"])),
        tables={
            row[0]: Table(
                row[0], row[1], row[2], tuple(row[3]), tuple(map(tuple, row[4])), tuple(row[5]), row[6], row[7]
            )
            for row in data["tables"]
        },
        findings=tuple(
            Finding(_FINDINGS[row[0]], row[1], row[2], row[3], row[4], row[5], _span(row[6]))
            for row in data["findings"]
        ),
        cases={row[0]: _case(row) for row in data["cases"]},
        unassigned=data["unassigned"],
        key=data["key"],
        concordances=tuple(
            Concordance(row[0], row[1], tuple(map(_correspondence, row[2]))) for row in data["concordances"]
        ),
    )


def _span(value: Any) -> Span | None:
    return None if value is None else (value[0], value[1])


def _node(row: list[Any]) -> Node:
    return Node(
        row[0], row[1], row[2], _KINDS[row[3]], row[4], row[5], row[6], row[7], row[8], _span(row[9]),
        tuple([(start, end) for start, end in row[10]]), tuple([_FLAGS[flag] for flag in row[11]]), row[12],
        tuple(row[13]),
    )  # fmt: skip


def _edge(row: list[Any]) -> Edge:
    return Edge(
        row[0], row[1], _TYPES[row[2]], _RELATIONS[row[3]] if row[3] else None, _REF_KINDS[row[4]] if row[4] else None,
        row[5], _span(row[6]), _span(row[7]), tuple([_FLAGS[flag] for flag in row[8]]), row[9],
    )  # fmt: skip


def _correspondence(row: list[Any]) -> Correspondence:
    return Correspondence(
        tuple(row[0]), tuple(row[1]), _FATES[row[2]], row[3], row[4], tuple([(a, b) for a, b in row[5]]), row[6]
    )


def _case(row: list[Any]) -> Case:
    values: list[Any] = [tuple(value) if isinstance(value, list) else value for value in row]
    return Case(*values)
