"""Routes of rulings: `POST /api/v1/rulings`, `GET /api/v1/facts`, and the page `/rulings`.

Comes in: a case, as JSON or as an address. Goes out: rulings as JSON, or a page. What always holds: a mistake in the
facts is a 4xx that names them, on the page beside the facts, which can be mended there. The surprising choice: nothing
of kb.rules is imported before the service answers; a moment later the books are read in the background. No page here
goes into the store of pages, since the address tells the case and a visitor could fill it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from threading import Timer
from urllib.parse import urlencode

from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.responses import RedirectResponse

from kb.errors import BridgelexError
from service.laws.api import dump
from service.rulings.sending import send
from service.site import JSON, Site, site_of

__all__ = ["router"]

COOKIE = "editions"
"""The editions last chosen on this tablet; where the list opens without any, it opens with these."""

_YEAR = 365 * 24 * 3600

WARM_AFTER = 2.0
"""Seconds after the start of the service at which the rule books are read, unless somebody asked before."""


def _warm() -> None:
    from kb.rules.books import books
    from service.rulings import page  # noqa: F401 (what the first reader would wait for)

    books()


@asynccontextmanager
async def _lifespan(_app: FastAPI) -> AsyncIterator[None]:
    timer = Timer(WARM_AFTER, _warm)
    timer.daemon = True
    timer.start()
    yield
    timer.cancel()


router = APIRouter(default_response_class=Response, lifespan=_lifespan)


@router.post("/api/v1/rulings", tags=["rulings"])
async def rulings(request: Request) -> Response:
    """Body {facts, editions?, date?, federation?, settings?}: the ruling, or {rulings, differences} of several."""
    from service.rulings.answers import LARGEST_BODY, Answers, fault

    site = site_of(request)
    answers: Answers | None = getattr(request.app.state, "rulings", None)
    if answers is None:
        answers = request.app.state.rulings = Answers(site.library)
    try:
        body = bytearray()
        async for chunk in request.stream():
            body += chunk
            if len(body) > LARGEST_BODY:
                break
        return site.once(request, answers.to(bytes(body)), media=JSON)
    except BridgelexError as error:
        status, said = fault(error)
        return site.once(request, dump(said), status=status, media=JSON)


@router.get("/api/v1/facts", tags=["rulings"])
async def facts(request: Request, irregularity: str = "", edition: str = "") -> Response:
    """The facts an irregularity's rules look at: key, kind, values, question in three languages."""
    from service.rulings.answers import facts_of, fault
    from service.rulings.case import Case, in_charge

    site = site_of(request)
    try:
        books = in_charge(Case({}, (edition,) if edition else ()), site.library)
        return site.once(request, dump(facts_of(irregularity[:80], books)), media=JSON)
    except BridgelexError as error:
        status, said = fault(error)
        return site.once(request, dump(said), status=status, media=JSON)


@router.api_route("/rulings", methods=["GET", "HEAD"], include_in_schema=False)
async def page(request: Request) -> Response:
    """The chooser, the next question, or the ruling: whatever the address has come to."""
    from service.rulings.page import make

    site: Site = site_of(request)
    kept = [one for one in request.cookies.get(COOKIE, "").split(".") if one in site.library.editions]
    if kept and not request.query_params:
        return RedirectResponse(f"/rulings?{urlencode([('edition', one) for one in kept])}", 303)
    status, body = make(site, site.texts(request), request.query_params.multi_items())
    answer = send(site, request, body, status)
    if status == 200 and "edition" in request.query_params:
        chosen = ".".join(one for one in request.query_params.getlist("edition")[:8] if one)
        answer.set_cookie(COOKIE, chosen, max_age=_YEAR if chosen else 0, samesite="lax", path="/rulings")
    return answer
