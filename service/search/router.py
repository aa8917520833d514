"""Routes of search: `/search`, `/register`, `/api/v1/search`, `/api/v1/register`, and the page's script and style.

Comes in: a query string. Goes out: pages, a fragment with the hits alone (`part=hits`, for hits as you type), JSON.
What always holds: whatever was typed, the answer is a page or a 4xx with what is nearest. The surprising choice: an
unknown fact on the page is shown with the nearest as links beside an empty answer; only the API refuses it.
While the engine is still being opened all of them say so, as 503 with the time after which to ask again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from kb.errors import BridgelexError
from kb.search import Request as Asked
from kb.search.model import FacetError
from kb.search.output import as_data, entry_data
from service.laws import addresses
from service.laws.addresses import Link
from service.laws.api import dump
from service.laws.lookup import look_up
from service.rulings.chooser import ruled_under
from service.search import view
from service.search.answers import KeptRoute, answer
from service.search.shelf import RETRY_AFTER, OpeningError, engine_of, register_of
from service.site import SAFETY, site_of
from service.texts import LANGUAGES, Texts

__all__ = ["router"]

router = APIRouter(tags=["search"], default_response_class=Response)
api = APIRouter(tags=["search"], default_response_class=Response, route_class=KeptRoute)

_HERE = Path(__file__).resolve().parent
_ASSETS = {"search.js": "text/javascript; charset=utf-8", "search.css": "text/css; charset=utf-8"}
_DAY = 24 * 3600
_MARK = hashlib.sha256(b"".join((_HERE / name).read_bytes() for name in _ASSETS)).hexdigest()[:10]
"""Stands in the addresses of the script and the style, so that a new release is not shown with old ones."""

_LONGEST = 10_000
"""Characters of a query that are taken at all; search reads fewer and says so."""

_FACETS = ("topic", "actor", "phase", "kind", "language")


@api.get("/api/v1/search")
async def search(
    request: Request,
    q: str = "",
    edition: str | None = None,
    lang: str | None = None,
    fact: Annotated[list[str] | None, Query()] = None,
    limit: int = 10,
    offset: int = 0,
    grouped: bool = False,
) -> Response:
    """Ranked hits for words, citations and facts (`fact=topic=claim`, repeated): DESIGN section 5."""
    asked = Asked(
        q[:_LONGEST], edition or None, lang if lang in LANGUAGES else None, _facts(fact or []), min(max(limit, 0), 100),
        min(max(offset, 0), 10_000), grouped, True, True,
    )  # fmt: skip
    try:
        engine = await engine_of(request)
    except OpeningError:
        return _later_api(request)
    return answer(dump(as_data(engine.search(asked))))


router.include_router(api)


@router.get("/api/v1/register")
async def register(request: Request, lang: str = "da") -> Response:
    """The alphabetical subject index in a language."""
    spoken = lang if lang in LANGUAGES else LANGUAGES[0]
    try:
        entries = await register_of(request, spoken)
    except OpeningError:
        return _later_api(request)
    return answer(dump({"language": spoken, "entries": [entry_data(entry) for entry in entries]}))


@router.api_route("/search", methods=["GET", "HEAD"], include_in_schema=False)
async def search_page(request: Request, q: str = "", edition: str = "", part: str = "", page: int = 1) -> Response:
    """The search page; with `part=hits` only the hits, for the script."""
    site = site_of(request)
    t = site.texts(request)
    given = {key: tuple(filter(None, request.query_params.getlist(key)))[:6] for key in _FACETS}
    facts = tuple((key, chosen) for key, chosen in given.items() if chosen)
    page = min(max(page, 1), 100)
    asked = Asked(
        q[:_LONGEST], edition or None, t.language, facts, view.PAGE, (page - 1) * view.PAGE, False, True, True
    )
    values: dict[str, Any] = {"asked": asked, "page": page, "refused": None, "shown": None, "opening": None}
    try:
        engine = await engine_of(request)
        if q.strip() or facts:
            values["shown"] = view.shown(
                site.library, engine.search(asked), t, engine.understander.language, _ruled(request)
            )
    except OpeningError:
        values["opening"] = _meanwhile(request, q, edition)
    except FacetError as error:
        values["refused"] = view.refused(error, asked, site.library, t)
    template = "search_hits.html" if part == "hits" else "search.html"
    values["kept"] = view.pairs(asked)
    found = values["shown"] if values["shown"] and values["shown"].total else None
    # Where the words found nothing, all there is to choose from is offered without them.
    values["narrow"] = view.narrowing(site.library, found, asked if found else replace(asked, query=""), t)
    body = site.render(template, t, query=q[:400], here="search", mark=_MARK, again=RETRY_AFTER, **values)
    return _later(site.once(request, body, status=503)) if values["opening"] is not None else site.once(request, body)


@router.api_route("/register", methods=["GET", "HEAD"], include_in_schema=False)
async def register_page(request: Request) -> Response:
    """The subject index in the reader's language."""
    site = site_of(request)
    t = site.texts(request)
    common: dict[str, Any] = {"here": "register", "mark": _MARK, "again": RETRY_AFTER}
    try:
        entries = await register_of(request, t.language)
    except OpeningError:
        body = site.render("search_register.html", t, rows=(), opening=(), **common)
        return _later(site.once(request, body, status=503))

    def make(t: Texts) -> bytes:
        rows = view.register_rows(site.library, entries, t)
        return site.render("search_register.html", t, rows=rows, opening=None, **common)

    return site.page(request, "register", make)


@router.api_route("/search/{name}", methods=["GET", "HEAD"], include_in_schema=False)
async def asset(request: Request, name: str) -> Response:
    """The script and the style of the search page."""
    if name not in _ASSETS:
        return await search_page(request, q=name)
    headers = {**SAFETY, "Cache-Control": f"max-age={_DAY}"}
    return Response((_HERE / name).read_bytes(), 200, headers, _ASSETS[name])


def _facts(given: list[str]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    found: dict[str, list[str]] = {}
    for text in given[:20]:
        key, equals, value = text.partition("=")
        if not equals:
            raise FacetError(text, ("phase=play", "actor=defender", "topic=penalty-card"))
        found.setdefault(key, []).extend(value.split(","))
    return tuple((key, tuple(values)) for key, values in found.items())


def _ruled(request: Request) -> Callable[[str], bool]:
    """Whether rules stand in a law; each law is looked at once."""
    kept: dict[str, bool] = request.app.state.ruled

    def ruled(law: str) -> bool:
        if law not in kept:
            kept[law] = bool(ruled_under(site_of(request).library, law))
        return kept[law]

    return ruled


def _later(answer: Response) -> Response:
    answer.headers["Retry-After"] = str(RETRY_AFTER)
    return answer


def _later_api(request: Request) -> Response:
    """The engine is being opened: 503, in the one shape of errors, in the reader's language."""
    t = site_of(request).texts(request)
    said = f"{t('search.opening')} {t('search.opening-api', seconds=RETRY_AFTER)}"
    body = {"error": {"code": "opening", "message": said, "nearest": []}}
    return _later(answer(dump(body), 503))


def _meanwhile(request: Request, text: str, edition: str) -> tuple[Link, ...]:
    """Provisions that a citation names: these can be opened without the engine."""
    site = site_of(request)
    try:
        found = look_up(site.library, text, edition) if text.strip() else ()
    except BridgelexError:  # words, which have to wait
        found = ()
    return tuple(addresses.link(site.library, node, site.texts(request)) for node in found[:8])
