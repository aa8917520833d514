"""One running site: the handle, the catalogues, the templates and the pages made so far.

Comes in: a `Library`, requests. Goes out: `Site.answer`, which turns 'how to make this page' into a response
with bytes, ETag and the right language.
What always holds: a page kept under a key is a function of (snapshot, language, key); keys are made from
addresses of things that exist, never from what a visitor typed, so the store cannot be filled from outside.
The surprising choice: pages are made on first demand and kept both plain and gzipped, and a page made before
is answered ahead of the router: the second reader costs a dictionary look-up.
"""

from __future__ import annotations

import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from fastapi import Request, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from kb.errors import NotFoundError
from kb.graph import KnowledgeBase
from kb.model import Edition
from service import texts, web
from service.library import Library
from service.texts import Texts

__all__ = ["Kept", "Shortcut", "Site", "site_of"]

HTML = "text/html; charset=utf-8"
JSON = "application/json"

_KEEP_BYTES = 96 * 1024 * 1024
_YEAR = 365 * 24 * 3600

_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
SAFETY = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}


@dataclass(frozen=True, slots=True)
class Kept:
    """The bytes of one page and the sets of headers it can be sent with."""

    plain: bytes
    packed: bytes
    etag: bytes
    plain_headers: list[tuple[bytes, bytes]]
    packed_headers: list[tuple[bytes, bytes]]
    unchanged_headers: list[tuple[bytes, bytes]]

    @property
    def size(self) -> int:
        return len(self.plain) + len(self.packed) + 1000


class Site:
    """State of one application; held in `app.state.site`, never global."""

    def __init__(self, library: Library, *, database: str | None = None) -> None:
        self.library = library
        self.database = database
        self.catalogues = texts.load()
        self.assets = web.Assets()
        self.templates = web.environment()
        self.templates.globals.update(asset=self.assets, languages=texts.LANGUAGES)
        self.stamp = _stamp(library, self.assets)
        self._pages: OrderedDict[tuple[str, str], Kept] = OrderedDict()
        self._keys: dict[str, tuple[str, bool]] = {}
        self._bytes = 0

    @property
    def searchable(self) -> bool:
        """Whether the handle is a whole knowledge base; a shelf of a few laws has no index and no register."""
        return isinstance(self.library, KnowledgeBase)

    def render(self, template: str, t: Texts, **values: Any) -> bytes:
        """A template to bytes; `t` is the catalogue, `lang` its language."""
        page = self.templates.get_template(template)
        common = {"edition": None, "here": "", "query": "", "searchable": self.searchable}
        return page.render(t=t, lang=t.language, **{**common, **values}).encode("utf-8")

    def texts(self, request: Request) -> Texts:
        """The catalogue this request asks for."""
        return self.catalogues[_language(request.scope)]

    def page(self, request: Request, key: str, make: Callable[[Texts], bytes]) -> Response:
        """The page kept under `key` in the reader's language, made now if nobody asked before."""
        t = self.texts(request)
        kept = self._kept(key, t.language, HTML, lambda: make(t))
        self._keys[request.scope["path"]] = (key, True)
        answer = _answer(request.scope, kept)
        wanted = texts.asked_for(request.scope["query_string"].decode("latin-1"))
        if wanted is not None:
            answer.set_cookie(texts.COOKIE, wanted, max_age=_YEAR, samesite="lax", path="/")
        return answer

    def json(self, request: Request, key: str, make: Callable[[], bytes]) -> Response:
        """The JSON kept under `key`; it is the same in every language."""
        kept = self._kept(key, "", JSON, make)
        self._keys[request.scope["path"]] = (key, False)
        return _answer(request.scope, kept)

    def ready(self, scope: Scope) -> Response | None:
        """The answer to a request for a page made before, without asking the router; None when there is none.

        A request that sets a language goes the long way, since its answer carries a cookie.
        """
        known = self._keys.get(scope["path"])
        if known is None or b"lang=" in scope["query_string"]:
            return None
        key, spoken = known
        kept = self._pages.get((key, _language(scope) if spoken else ""))
        return _answer(scope, kept) if kept is not None else None

    def once(self, request: Request, body: bytes, *, status: int = 200, media: str = HTML) -> Response:
        """A page that is not kept: an error, or an answer to what somebody typed."""
        headers = {**SAFETY, "Cache-Control": "no-store", "Vary": "Accept-Language, Cookie"}
        answer = Response(body, status, headers, media)
        wanted = texts.asked_for(request.scope["query_string"].decode("latin-1"))
        if wanted is not None:
            answer.set_cookie(texts.COOKIE, wanted, max_age=_YEAR, samesite="lax", path="/")
        return answer

    def edition(self, id: str) -> Edition:
        """The edition with this id, or NotFoundError with those there are."""
        found = self.library.editions.get(id)
        if found is None:
            raise NotFoundError(id[:80], tuple(self.library.editions), kind="edition")
        return found

    def _kept(self, key: str, language: str, media: str, make: Callable[[], bytes]) -> Kept:
        place = (key, language)
        kept = self._pages.get(place)
        if kept is None:
            kept = _keep(make(), f"{self.stamp}-{language or 'x'}", media, language)
            self._pages[place] = kept
            self._bytes += kept.size
            while self._bytes > _KEEP_BYTES and len(self._pages) > 1:
                _, old = self._pages.popitem(last=False)
                self._bytes -= old.size
        return kept


class Shortcut:
    """Answers requests for pages made before ahead of the router, which costs more than the answer."""

    def __init__(self, app: ASGIApp, site: Site) -> None:
        self.app = app
        self.site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = None
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD"):
            answer = self.site.ready(scope)
        await (answer or self.app)(scope, receive, send)


def site_of(request: Request) -> Site:
    """The site of the application that got this request."""
    site: Site = request.app.state.site
    return site


def _stamp(library: Library, assets: web.Assets) -> str:
    """Names what the pages are made from: the snapshot, the templates and the assets."""
    digest = hashlib.sha256()
    key = getattr(library, "key", None)
    if isinstance(key, str) and key:
        digest.update(key.encode())
    else:
        for edition in library.editions.values():
            digest.update(f"{edition.id} {edition.source_sha256}".encode())
        digest.update(f"{len(library.nodes)} {len(library.findings)} {len(library.cases)}".encode())
    digest.update(web.fingerprint().encode())
    for address in assets.addresses():
        digest.update(address.encode())
    return digest.hexdigest()[:16]


def _keep(body: bytes, stamp: str, media: str, language: str) -> Kept:
    packed = gzip.compress(body, 8, mtime=0)
    etag = f'W/"{stamp}-{hashlib.sha256(body).hexdigest()[:12]}"'
    unchanged = {"ETag": etag, "Cache-Control": "no-cache"}
    unchanged["Vary"] = "Accept-Encoding, Accept-Language, Cookie" if language else "Accept-Encoding"
    headers = {**SAFETY, **unchanged, "Content-Type": media}
    if language:
        headers["Content-Language"] = language
    return Kept(
        plain=body,
        packed=packed,
        etag=etag.encode(),
        plain_headers=_raw({**headers, "Content-Length": str(len(body))}),
        packed_headers=_raw({**headers, "Content-Length": str(len(packed)), "Content-Encoding": "gzip"}),
        unchanged_headers=_raw(unchanged),
    )


def _raw(headers: Mapping[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in headers.items()]


class _Ready(Response):
    """A response whose headers were written when its page was made."""

    def __init__(self, body: bytes, status: int, headers: list[tuple[bytes, bytes]]) -> None:
        self.status_code = status
        self.background = None
        self.body = body
        self.raw_headers = headers.copy()


def _language(scope: Scope) -> str:
    cookie = browser = ""
    for name, value in scope["headers"]:
        if name == b"cookie":
            cookie = value.decode("latin-1")
        elif name == b"accept-language":
            browser = value.decode("latin-1")
    return texts.choose(scope["query_string"].decode("latin-1"), cookie, browser)


def _answer(scope: Scope, kept: Kept) -> Response:
    zipped = False
    for name, value in scope["headers"]:
        if name == b"if-none-match" and (kept.etag in value or value == b"*"):
            return _Ready(b"", 304, kept.unchanged_headers)
        if name == b"accept-encoding":
            zipped = b"gzip" in value
    return _Ready(kept.packed, 200, kept.packed_headers) if zipped else _Ready(kept.plain, 200, kept.plain_headers)
