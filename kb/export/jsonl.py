"""JSON Lines: nodes.jsonl and edges.jsonl as DESIGN section 5 lays them down, and tables.jsonl beside them.

Comes in: the handle. Goes out: texts by file name. What always holds: one object a line, the fields of the
contract in its order. The surprising choice: stubs and cases are nodes like all others.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from kb.graph import KnowledgeBase

__all__ = ["jsonl_files"]


def jsonl_files(kb: KnowledgeBase) -> dict[str, str]:
    """{file name: text}."""
    nodes = (
        {
            "id": node.id,
            "edition": node.edition,
            "work": node.work,
            "kind": node.kind,
            "number": node.number,
            "heading": node.heading,
            "text": node.text,
            "parent": node.parent,
            "order": node.order,
            "pages": node.pages,
            "source": node.source,
            "flags": node.flags,
            "group": node.group,
            "senses": node.senses,
        }
        for node in kb.nodes.values()
    )
    edges = (
        {
            "source": edge.source,
            "target": edge.target,
            "type": edge.type,
            "relation": edge.relation,
            "kind": edge.kind,
            "surface": edge.surface,
            "at": edge.at,
            "origin": edge.origin,
            "flags": edge.flags,
            "note": edge.note,
        }
        for edge in kb.edges
    )
    tables = (
        {
            "id": table.id,
            "edition": table.edition,
            "provision": table.provision,
            "columns": table.columns,
            "rows": table.rows,
            "row_ids": table.row_ids,
            "basis": table.basis,
            "reason": table.reason,
        }
        for table in kb.tables.values()
    )
    return {"nodes.jsonl": _lines(nodes), "edges.jsonl": _lines(edges), "tables.jsonl": _lines(tables)}


def _lines(records: Iterable[dict[str, Any]]) -> str:
    return "".join(json.dumps(record, ensure_ascii=False) + "\n" for record in records)
