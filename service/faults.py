"""What went wrong, said once: a page for a person, one JSON shape for a program.

Comes in: the named errors of `kb.errors`, HTTP errors, validation errors. Goes out: a response with the right
status; JSON under /api and for /healthz as {error: {code, message, nearest}}, else a page that offers what is nearest.
What always holds: bad input is a 4xx, whatever it contains; its words are cut short and escaped.
The surprising choice: a wrong citation shows the look-up box again with the words typed, ready to be mended. An error
of `kb` says itself what would mend it; the page shows that as it stands, in English, below our own sentence.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from kb.errors import BridgelexError, CitationError, NotFoundError
from service.laws import addresses
from service.laws.addresses import Link
from service.site import JSON, Site, site_of
from service.texts import Texts

__all__ = ["install"]

_log = logging.getLogger("bridgelex.service")

_CODES = {404: "not-found", 405: "method-not-allowed", 413: "too-long", 414: "too-long", 422: "bad-input"}

_SAID = ("bad-input", "too-long")
"""Codes of errors whose own words say more than the page can."""
_LONGEST = 500
"""Letters of a message."""


def install(app: FastAPI) -> None:
    """Registers the handlers."""
    app.add_exception_handler(NotFoundError, _not_found)
    app.add_exception_handler(CitationError, _citation)
    app.add_exception_handler(BridgelexError, _other)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(RequestValidationError, _validation)
    app.add_exception_handler(Exception, _ours)


async def _not_found(request: Request, error: Exception) -> Response:
    assert isinstance(error, NotFoundError)
    return _answer(request, 404, "not-found", str(error), what=error.what, nearest=error.nearest)


async def _citation(request: Request, error: Exception) -> Response:
    assert isinstance(error, CitationError)
    return _answer(request, 400, "citation", str(error), what=error.text, nearest=error.nearest)


async def _other(request: Request, error: Exception) -> Response:
    return _answer(request, 400, "bad-input", str(error))


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = _CODES.get(error.status_code, "error")
    answer = _answer(request, error.status_code, code, str(error.detail))
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


async def _validation(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    said = "; ".join(f"{'.'.join(str(part) for part in one['loc'])}: {one['msg']}" for one in error.errors()[:3])
    return _answer(request, 422, "bad-input", said)


async def _ours(request: Request, error: Exception) -> Response:
    _log.exception("%s %s failed", request.method, request.url.path[:200], exc_info=error)
    return _answer(request, 500, "our-fault", "Something went wrong on our side; it has been logged.")


def _answer(
    request: Request, status: int, code: str, message: str, *, what: str = "", nearest: Sequence[str] = ()
) -> Response:
    site = site_of(request)
    path = request.url.path
    if path.startswith("/api/") or path == "/healthz":
        body = {"error": {"code": code, "message": message[:_LONGEST], "nearest": list(nearest)}}
        return site.once(
            request, json.dumps(body, ensure_ascii=False).encode("utf-8", "replace"), status=status, media=JSON
        )
    t = site.texts(request)
    page = site.render(
        "error.html",
        t,
        status=status,
        code=code,
        what=_printable(what),
        query=_printable(what),
        said=_printable(message, _LONGEST) if code in _SAID else "",
        nearest=[_offer(site, one, t) for one in nearest[:8]],
    )
    return site.once(request, page, status=status)


def _printable(text: str, most: int = 80) -> str:
    return "".join(sign if sign.isprintable() else " " for sign in text[:most]).strip()


def _offer(site: Site, name: str, t: Texts) -> Link:
    """Something near to what was asked for."""
    library = site.library
    if name in library.editions:
        return Link(f"/{name}", library.editions[name].title)
    node = library.nodes.get(name)
    return addresses.link(library, node, t) if node is not None else Link(f"/go?q={addresses.quoted(name)}", name)
