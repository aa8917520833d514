"""Routes of the scores: `POST /api/v1/score`, `GET /api/v1/score/{kind}`, `/scores` and `/scores/{kind}`.

Comes in: a kind and its facts, as JSON or as key=value. Goes out: {kind, value, governing, detail}, or a page.
What always holds: a mistake is a 4xx in the one error shape, with the paragraph that sets the limit as `rule`. The
surprising choice: numbers are written digit for digit by kb.scoring.dump, never by way of a binary float.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from fastapi import APIRouter, Request, Response

from kb.errors import BridgelexError, NotFoundError
from service.laws.api import dump
from service.rulings.sending import send
from service.site import JSON, Site, site_of
from service.texts import Texts

if TYPE_CHECKING:
    from kb.scoring import ScoringError

__all__ = ["router"]

router = APIRouter(default_response_class=Response)

LARGEST_BODY = 128 * 1024
LONGEST_VALUE = 4000
_READ = ["GET", "HEAD"]
_OWN = ("lang", "edition")


class _InputError(BridgelexError):
    """A request that asks nothing."""


@router.post("/api/v1/score", tags=["scores"])
async def score(request: Request) -> Response:
    """Body {kind, facts: {...}, edition?}: the answer as `bridgelex score --json` gives it."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST_BODY:
            raise _InputError("The body is larger than any field. Send one board or one event.")
    try:
        data = json.loads(bytes(body))
    except (ValueError, RecursionError) as error:
        raise _InputError('The body is no JSON. Send {"kind": "kp", "facts": {"boards": 24, "imps": 33}}.') from error
    facts = data.get("facts") if isinstance(data, dict) else None
    if not isinstance(facts, dict) or not isinstance(data.get("kind"), str):
        raise _InputError('The body names no kind or no facts. Send {"kind": "kp", "facts": {...}}.')
    edition = data.get("edition")
    if not isinstance(edition, str | None):
        raise _InputError('edition is a name, for example "dk1997".')
    for name, value in facts.items():
        if not _plain(value) and name != "field":
            raise _InputError(f"{name[:60]} is neither a number, a word nor a list of them.")
    return _computed(site_of(request), request, data["kind"], facts, edition)


@router.get("/api/v1/score/{kind}", tags=["scores"])
async def score_of(request: Request, kind: str) -> Response:
    """The same, with the facts as key=value in the query."""
    items = request.query_params.multi_items()
    edition = dict(items).get("edition") or None
    return _computed(site_of(request), request, kind, _given(items), edition)


@router.api_route("/scores", methods=_READ, include_in_schema=False)
async def list_of_scores(request: Request) -> Response:
    from service.scores.view import kinds

    site = site_of(request)

    def make(t: Texts) -> bytes:
        return site.render("scores.html", t, groups=kinds(t), here="scores")

    return site.page(request, "scores", make)


@router.api_route("/scores/{kind}", methods=_READ, include_in_schema=False)
async def score_page(request: Request, kind: str) -> Response:
    from kb.scoring import KINDS
    from service.scores import view

    if kind not in KINDS:
        from rapidfuzz import process

        near = [one for one, _, _ in process.extract(kind[:80], list(KINDS), limit=3, score_cutoff=60)]
        raise NotFoundError(kind[:80], near, kind="score")
    site = site_of(request)
    t = site.texts(request)
    items = request.query_params.multi_items()
    given = {name: value for name, value in _given(items).items() if value.strip()}
    page = view.score_page(site, kind, given, dict(items).get("edition") or None, t)
    body = site.render("score.html", t, page=page, here="scores", keep=_kept(items))
    return send(site, request, body, 400 if page.trouble is not None and page.trouble.message else 200)


def _given(items: Iterable[tuple[str, str]]) -> dict[str, str]:
    """The facts of an address; a key given twice is refused."""
    found: dict[str, str] = {}
    for name, value in items:
        if name in _OWN:
            continue
        if found.get(name, value) != value or len(value) > LONGEST_VALUE:
            raise _InputError(f"{name[:60]} is given twice or is too long. Give it once.")
        found[name] = value
    return found


def _kept(items: Iterable[tuple[str, str]]) -> str:
    from urllib.parse import urlencode

    return urlencode([pair for pair in items if pair[0] != "lang" and pair[1]])[:6000]


def _plain(value: Any) -> bool:
    flat = value if isinstance(value, list) else [value]
    return all(isinstance(one, str | int | float | None) for one in flat)


def _computed(site: Site, request: Request, kind: str, facts: Mapping[str, object], edition: str | None) -> Response:
    from kb.scoring import ScoringError, compute
    from kb.scoring.result import dump as written

    try:
        answer = compute(kind, facts, edition=edition)
    except ScoringError as error:
        return site.once(request, dump(_fault(error)), status=400, media=JSON)
    return site.once(request, written(answer.as_dict()).encode("utf-8", "replace"), media=JSON)


def _fault(error: ScoringError) -> dict[str, Any]:
    from kb.scoring.errors import KeyNameError, MissingKeyError

    body: dict[str, Any] = {"code": "score", "message": str(error)[:500], "nearest": [], "rule": error.rule}
    if isinstance(error, KeyNameError):
        body |= {"code": "unknown-word", "nearest": list(error.nearest)}
    elif isinstance(error, MissingKeyError):
        body |= {"code": "missing-fact", "missing": list(error.missing)}
    return {"error": body}
