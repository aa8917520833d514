"""The engine of a running site: opened in the background, waited for a moment, then kept.

Comes in: a request. Goes out: its engine, the registers made so far; `OpeningError` while there is no engine yet. What
always holds: one engine for one site, held in the application's state and nowhere else; no request waits longer than
PATIENCE, and none that does not search waits at all. The surprising choice: a handle that is not a knowledge base (a
shelf of a test) has no search, and its pages say so as 404.
"""

from __future__ import annotations

import asyncio
import gc
import time
from concurrent.futures import Future
from threading import Lock, Thread
from typing import TYPE_CHECKING, Final

from fastapi import FastAPI, Request

from kb.errors import NotFoundError
from kb.graph import KnowledgeBase
from service.search.answers import Answers
from service.texts import LANGUAGES

if TYPE_CHECKING:
    from kb.search import Engine
    from kb.search.register import Entry

__all__ = ["PATIENCE", "RETRY_AFTER", "OpeningError", "engine_of", "register_of", "warm"]

PATIENCE: Final = 2.0
"""Seconds that a question waits for the engine: opening an index takes less, making one at the first start more."""

RETRY_AFTER: Final = 2
"""Seconds after which one who was sent away may ask again."""

_LOOK_AGAIN: Final = 0.02

_LOCK = Lock()
"""Two first questions at once open one engine."""


class OpeningError(Exception):
    """The engine is still being opened."""


def warm(app: FastAPI) -> Future[Engine] | None:
    """Begins to open the engine of an application, unless that was begun before; None where there can be none."""
    handle = app.state.site.library
    if not isinstance(handle, KnowledgeBase):
        return None
    with _LOCK:
        coming: Future[Engine] | None = getattr(app.state, "engine", None)
        if coming is None:
            coming = app.state.engine = Future()
            app.state.registers = {}
            app.state.answers = Answers()
            app.state.ruled = {}
            Thread(target=_open, args=(handle, coming), name="search engine", daemon=True).start()
        return coming


def open_engine(handle: KnowledgeBase) -> Engine:
    """The engine of a handle; search is read in by the thread that opens it, so that nothing else waits for it."""
    from kb.search import open_engine as opened

    return opened(handle)


def _open(handle: KnowledgeBase, coming: Future[Engine]) -> None:
    try:
        from kb.search.model import Request as Asked

        engine = open_engine(handle)
        for lang in LANGUAGES:  # made at the first slip of the pen otherwise, while everybody waits
            engine.understander.speller(lang)
        engine.search(Asked("§ 1", with_cases=True, with_counts=True))  # so are the tables of numbers and of facets
    except Exception as error:  # told to whoever asks next
        coming.set_exception(error)
        return
    gc.collect()
    gc.freeze()  # the books stay for good: nobody need look through them again for what can go
    coming.set_result(engine)


async def engine_of(request: Request) -> Engine:
    """The engine of this request's site. Raises NotFoundError where there can be none, OpeningError where it is not
    there yet, and what went wrong where it could not be opened; the question after that one begins anew."""
    coming = warm(request.app)
    if coming is None:
        raise NotFoundError("search", kind="page")
    until = time.monotonic() + PATIENCE
    while not coming.done() and time.monotonic() < until:
        await asyncio.sleep(_LOOK_AGAIN)
    if not coming.done():
        raise OpeningError
    if coming.exception() is not None:
        request.app.state.engine = None
    return coming.result()


async def register_of(request: Request, lang: str) -> tuple[Entry, ...]:
    """The subject index in a language; raises as `engine_of` does."""
    from kb.search.register import register

    engine = await engine_of(request)
    kept: dict[str, tuple[Entry, ...]] = request.app.state.registers
    if lang not in kept:
        kept[lang] = register(engine, lang)
    return kept[lang]
