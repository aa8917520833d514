"""The laws as JSON: editions, a provision with its edges, contents, look-up; and whether the service is well.

Comes in: ids and citations. Goes out: JSON bytes, kept by id with an ETag.
What always holds: a node has the fields of `export --format jsonl`; errors have the one shape of `service.faults`.
The surprising choice: answers are written as bytes here and FastAPI's response model is not used, which makes
them about eight times cheaper (DEPENDENCIES section 6).
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any
from urllib.parse import quote

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from kb.errors import CitationError, NotFoundError
from kb.model import Edge, Edition, Node
from service.laws import addresses
from service.laws.lookup import LONGEST, look_up
from service.library import Library, roots
from service.site import JSON, site_of

__all__ = ["router"]

router = APIRouter(tags=["laws"], default_response_class=Response)


def dump(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace")


@router.get("/healthz", tags=["service"])
async def healthz(request: Request) -> Response:
    """Whether the service answers, and from which snapshot."""
    site = site_of(request)
    body = {
        "status": "ok",
        "snapshot": site.stamp,
        "editions": list(site.library.editions),
        "nodes": len(site.library.nodes),
    }
    return site.once(request, dump(body), media=JSON)


@router.get("/api/v1/editions")
async def editions(request: Request) -> Response:
    """Works, their editions held, and where which is in force when."""
    site = site_of(request)
    library = site.library

    def make() -> bytes:
        works = [
            {
                "id": work.id,
                "titles": dict(work.titles),
                "authority": work.authority.value,
                "supplements": work.supplements,
                "editions": [edition_row(one) for one in library.editions.values() if one.work == work.id],
                "in_force": [
                    {
                        "federation": one.federation,
                        "since": one.since.isoformat(),
                        "until": one.until.isoformat() if one.until is not None else None,
                        "basis": one.basis,
                    }
                    for one in library.periods
                    if one.work == work.id
                ],
            }
            for work in library.works.values()
        ]
        return dump({"works": works})

    return site.json(request, "api editions", make)


@router.get("/api/v1/editions/{edition}/contents")
async def edition_contents(request: Request, edition: str) -> Response:
    """The outline of an edition down to the parts of a law, as a tree of ids, numbers and headings."""
    site = site_of(request)
    found = site.edition(edition)

    def make() -> bytes:
        tree = [outline(site.library, node) for node in roots(site.library, found.id)]
        return dump({"edition": edition_row(found), "contents": tree})

    return site.json(request, f"api contents {found.id}", make)


@router.get("/api/v1/provisions/{id:path}")
async def provision(request: Request, id: str) -> Response:
    """A node with its path, children and edges both ways."""
    site = site_of(request)
    node = site.library.nodes.get(id)
    if node is None:
        if len(id) > LONGEST:
            raise NotFoundError(id[:LONGEST])
        node = site.library.node(id)
    found = node
    if found.id != id:
        return RedirectResponse(f"/api/v1/provisions/{quote(found.id)}", 303)
    return site.json(request, f"api node {found.id}", lambda: dump(full(site.library, found)))


@router.get("/api/v1/resolve")
async def resolve(request: Request, q: str = "", edition: str = "") -> Response:
    """The provisions a citation may mean: {query, found: [...]}."""
    site = site_of(request)
    if not q.strip():
        raise CitationError(q)
    found = look_up(site.library, q, edition)
    body = {"query": q, "found": [row(site.library, node) for node in found[:50]]}
    return site.once(request, dump(body), media=JSON)


def edition_row(edition: Edition) -> dict[str, Any]:
    return {
        "id": edition.id,
        "work": edition.work,
        "language": edition.language,
        "title": edition.title,
        "publisher": edition.publisher,
        "year": edition.year,
        "rights": edition.rights,
        "federation": edition.federation,
        "held": edition.held,
        "complete_to": edition.complete_to,
    }


def row(library: Library, node: Node) -> dict[str, Any]:
    """What a list says of a node."""
    return {
        "id": node.id,
        "edition": node.edition,
        "kind": node.kind.value,
        "number": node.number,
        "heading": node.heading,
        "flags": [flag.value for flag in node.flags],
        "address": addresses.address(library, node),
    }


def outline(library: Library, node: Node) -> dict[str, Any]:
    return {**row(library, node), "children": [outline(library, child) for child in library.children(node.id)]}


def full(library: Library, node: Node) -> dict[str, Any]:
    table = library.tables.get(node.id)
    return {
        **row(library, node),
        "work": node.work,
        "text": node.text,
        "senses": list(node.senses),
        "parent": node.parent,
        "group": node.group,
        "order": node.order,
        "pages": list(node.pages) if node.pages is not None else None,
        "source": [list(span) for span in node.source],
        "path": [row(library, one) for one in library.ancestors(node.id)],
        "children": [row(library, one) for one in library.children(node.id)],
        "footnotes": [one.id for one in library.footnotes(node.id)],
        "table": {"columns": list(table.columns), "rows": [list(cells) for cells in table.rows], "basis": table.basis}
        if table is not None
        else None,
        "edges": edge_rows(library.edges_from(node.id)),
        "edges_to": edge_rows(library.edges_to(node.id)),
    }


def edge_rows(edges: Iterable[Edge]) -> list[dict[str, Any]]:
    return [
        {
            "source": edge.source,
            "target": edge.target,
            "type": edge.type.value,
            "relation": edge.relation.value if edge.relation is not None else None,
            "kind": edge.kind.value if edge.kind is not None else None,
            "surface": edge.surface,
            "at": list(edge.at) if edge.at is not None else None,
            "flags": [flag.value for flag in edge.flags],
            "note": edge.note,
        }
        for edge in edges
    ]
