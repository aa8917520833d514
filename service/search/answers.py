"""Bytes of recent answers, the oldest given up first; and a route that looks there before it reads its parameters.

Comes in: the query string as it was sent, and its answer. Goes out: the answer again. What always holds: all answers
together take no more than they may; the handle is frozen, so an answer kept is the answer that would be made. The
surprising choice: answers are kept by the string and not by what it means, since reading the parameters costs as much
as all the rest of answering again; what is counted is bytes, since a visitor chooses how long both of them are.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, Final

from fastapi import Request, Response
from fastapi.routing import APIRoute

from service.site import JSON, SAFETY

__all__ = ["Answers", "KeptRoute", "answer"]

_MOST: Final = 8 * 1024 * 1024
_BESIDE: Final = 300
"""What keeping an answer takes beside its own bytes and those of the question."""

_HEADERS: Final = {**SAFETY, "Cache-Control": "no-store"}
"""No cookie: `lang` is the language of the query here and not the reader's."""


class Answers:
    """A store of answers by query string."""

    def __init__(self, most: int = _MOST) -> None:
        self.most = most
        self.size = 0
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, asked: bytes) -> bytes | None:
        """The answer to a question that was asked not long ago."""
        found = self._kept.get(asked)
        if found is not None:
            self._kept.move_to_end(asked)
        return found

    def keep(self, asked: bytes, body: bytes) -> None:
        """Keeps an answer."""
        if asked not in self._kept:
            self._kept[asked] = body
            self.size += len(asked) + len(body) + _BESIDE
            while self.size > self.most:
                old, given = self._kept.popitem(last=False)
                self.size -= len(old) + len(given) + _BESIDE


def answer(body: bytes, status: int = 200) -> Response:
    """An answer of the API, the same in every language."""
    return Response(body, status, _HEADERS, JSON)


class KeptRoute(APIRoute):
    """A route whose good answers are kept in `app.state.answers`, where there is one."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Looks among the answers kept, then asks the route."""
        make = super().get_route_handler()

        async def handle(request: Request) -> Response:
            asked = request.scope["query_string"]
            kept: Answers | None = getattr(request.app.state, "answers", None)
            body = kept.get(asked) if kept is not None else None
            if body is not None:
                return answer(body)
            made = await make(request)
            if made.status_code == 200 and request.method == "GET":
                request.app.state.answers.keep(asked, bytes(made.body))
            return made

        return handle
