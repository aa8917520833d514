"""What makes the site an app: assets, manifest, service worker, the page shown without a network.

Comes in: the assets read at start. Goes out: their bytes; `router`.
What always holds: an asset may be kept for ever, since its address changes with its bytes; the service worker is
asked for again each time, and names the snapshot, so that a new corpus or a new release clears what it kept.
The surprising choice: the worker asks the network first and falls back on what it kept, because a director must
not read yesterday's text while a correct one can be had; only a dead network serves old pages.
"""

from __future__ import annotations

import json

from fastapi import APIRouter, Request, Response
from starlette.exceptions import HTTPException

from service.site import SAFETY, site_of
from service.texts import Texts

__all__ = ["router"]

router = APIRouter(include_in_schema=False)

_FOR_EVER = "public, max-age=31536000, immutable"
_READ = ["GET", "HEAD"]


@router.api_route("/assets/{name:path}", methods=_READ)
async def asset(request: Request, name: str) -> Response:
    found = site_of(request).assets.at(f"/assets/{name}")
    if found is None:
        raise HTTPException(404, "No such file")
    return Response(found.body, 200, {**SAFETY, "Cache-Control": _FOR_EVER}, found.media)


@router.api_route("/manifest.webmanifest", methods=_READ)
async def manifest(request: Request) -> Response:
    site = site_of(request)
    t = site.texts(request)
    body = {
        "name": "Bridgelex",
        "short_name": "Bridgelex",
        "description": t("site.what"),
        "lang": t.language,
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#fbf9f4",
        "theme_color": "#0b5136",
        "icons": [
            {"src": site.assets("icon.svg"), "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
            {"src": site.assets("icon-192.png"), "sizes": "192x192", "type": "image/png", "purpose": "any maskable"},
            {"src": site.assets("icon-512.png"), "sizes": "512x512", "type": "image/png", "purpose": "any maskable"},
        ],
    }
    return site.once(request, json.dumps(body, ensure_ascii=False).encode(), media="application/manifest+json")


@router.api_route("/sw.js", methods=_READ)
async def worker(request: Request) -> Response:
    site = site_of(request)
    names = (
        "site.css",
        "site.js",
        "theme.js",
        "icon.svg",
        "fonts/source-serif-4-latin-400-normal.woff2",
        "fonts/source-serif-4-latin-600-normal.woff2",
    )
    shell = ["/", "/offline", *(site.assets(name) for name in names)]
    body = site.assets["sw.js"].body.decode().replace("__STAMP__", site.stamp).replace("__SHELL__", json.dumps(shell))
    headers = {**SAFETY, "Cache-Control": "no-cache", "Service-Worker-Allowed": "/"}
    return Response(body.encode(), 200, headers, "text/javascript; charset=utf-8")


@router.api_route("/offline", methods=_READ)
async def offline(request: Request) -> Response:
    site = site_of(request)

    def make(t: Texts) -> bytes:
        return site.render("offline.html", t)

    return site.page(request, "offline", make)
