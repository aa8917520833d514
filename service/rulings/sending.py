"""Sends a page whose address tells all of it: small over the air, and kept by the tablet.

Comes in: the bytes of a page, the request. Goes out: the response, gzipped where the browser takes that.
What always holds: a page with a mistake in it is not kept. The surprising choice: no page of this kind goes into the
store of pages, so it is packed each time; at a low level that costs less than a millisecond, and a third of the bytes
arrive on a tablet at the far end of the hall.
"""

from __future__ import annotations

import gzip

from fastapi import Request, Response

from service.site import Site

__all__ = ["send"]

_LEVEL = 4
_SMALL = 1000


def send(site: Site, request: Request, body: bytes, status: int = 200) -> Response:
    """The response with this page."""
    zipped = len(body) > _SMALL and "gzip" in request.headers.get("accept-encoding", "")
    answer = site.once(request, gzip.compress(body, _LEVEL, mtime=0) if zipped else body, status=status)
    answer.headers["Vary"] = "Accept-Encoding, Accept-Language, Cookie"
    if zipped:
        answer.headers["Content-Encoding"] = "gzip"
    if status == 200:
        answer.headers["Cache-Control"] = "no-cache"  # the service worker may keep it for when there is no network
    return answer
