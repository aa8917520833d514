"""Pages of the laws: first page, contents, a law, definitions, notes, front matter, look-up.

Comes in: paths typed, tapped or followed. Goes out: pages kept as bytes, redirects to the one address of a thing.
What always holds: a path either is the address of something, leads to it by redirect, or is a 4xx that offers
what is nearest; nothing a visitor types is used as a key of the page store.
The surprising choice: `/{edition}/{anything}` first tries the exact id and then the forgiving look-up, so that
`/dk1997/27b1a` and `/dk1997/§ 27 B 1 a` end at the same anchor.
"""

from __future__ import annotations

import re
from urllib.parse import unquote, urlencode

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from kb.errors import CitationError
from kb.model import Flag, Kind
from service.laws import addresses, contents, view
from service.laws.lookup import find, look_up
from service.library import natural
from service.site import Site, site_of
from service.texts import Texts

__all__ = ["router"]

router = APIRouter(default_response_class=Response, include_in_schema=False)

_READ = ["GET", "HEAD"]


@router.api_route("/", methods=_READ)
async def first_page(request: Request) -> Response:
    site = site_of(request)

    def make(t: Texts) -> bytes:
        compared = bool(getattr(site.library, "concordances", ()))
        return site.render("home.html", t, shelf=contents.shelf(site.library, t), compared=compared, here="home")

    return site.page(request, "home", make)


@router.api_route("/go", methods=_READ)
async def go(request: Request, q: str = "", edition: str = "") -> Response:
    """To the page of a citation; a choice when several editions have it; words go to search."""
    site = site_of(request)
    if not q.strip():
        return RedirectResponse(f"/{edition}" if edition in site.library.editions else "/", 303)
    try:
        found = look_up(site.library, q, edition)
    except CitationError:
        if not re.search(r"[^\W\d_]{3}", q):
            raise
        return RedirectResponse(f"/search?{urlencode({'q': q})}", 303)  # words, not a citation
    if len(found) == 1:
        return RedirectResponse(addresses.address(site.library, found[0]), 303)
    t = site.texts(request)
    choices = [(addresses.link(site.library, node, t), Flag.HEADING_ONLY in node.flags) for node in found[:50]]
    return site.once(request, site.render("choose.html", t, query=q, choices=choices))


@router.api_route("/{edition}", methods=_READ)
async def edition_contents(request: Request, edition: str) -> Response:
    site = site_of(request)
    work = site.library.works.get(edition)
    if work is not None and edition not in site.library.editions:
        return _work(site, request, work.id)
    found = site.edition(edition)

    def make(t: Texts) -> bytes:
        return site.render(
            "contents.html", t, edition=found, contents=contents.contents(site.library, found, t), here="contents"
        )

    return site.page(request, f"contents {found.id}", make)


def _work(site: Site, request: Request, id: str) -> Response:
    """A law book: where in force, its texts held, the numbers cited though not held."""

    def make(t: Texts) -> bytes:
        book = next(one for one in contents.shelf(site.library, t).books if one.work.id == id)
        cited = [
            node for node in site.library.nodes.values() if node.kind is Kind.STUB and node.id.startswith(f"{id}:")
        ]
        cited.sort(key=lambda node: natural(node.number))
        links = [addresses.link(site.library, node, t, foreign=False) for node in cited]
        return site.render("work.html", t, book=book, links=links)

    return site.page(request, f"work {id}", make)


@router.api_route("/{edition}/def", methods=_READ)
async def definitions(request: Request, edition: str) -> Response:
    site = site_of(request)
    found = site.edition(edition)

    def make(t: Texts) -> bytes:
        terms = contents.terms(site.library, found, t)
        return site.render("definitions.html", t, edition=found, terms=terms, here="def")

    return site.page(request, f"def {found.id}", make)


@router.api_route("/{edition}/notes", methods=_READ)
async def footnotes(request: Request, edition: str) -> Response:
    site = site_of(request)
    found = site.edition(edition)

    def make(t: Texts) -> bytes:
        notes = contents.notes(site.library, found, t)
        return site.render("notes.html", t, edition=found, notes=notes, here="notes")

    return site.page(request, f"notes {found.id}", make)


@router.api_route("/{edition}/{name:path}", methods=_READ)
async def provision(request: Request, edition: str, name: str) -> Response:
    """A law, front matter or stub on its page; a part by redirect to its anchor there."""
    site = site_of(request)
    library = site.library
    if not name.strip("/ "):
        return RedirectResponse(f"/{addresses.quoted(edition)}", 308)
    node = find(library, edition, name)
    page = addresses.page_of(library, node)
    if unquote(page) != request.scope["path"]:
        return RedirectResponse(addresses.address(library, node), 303)
    shown = addresses.home(library, node)

    def make(t: Texts) -> bytes:
        law = view.law_page(library, shown, t)
        return site.render("law.html", t, edition=law.edition, law=law, here="law")

    return site.page(request, f"node {shown.id}", make)
