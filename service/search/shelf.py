"""The engine of a running site: opened when the first question comes, then kept.

Comes in: a request. Goes out: its engine, the registers made so far. What always holds: one engine for one site, held
in the application's state and nowhere else. The surprising choice: a handle that is not a knowledge base (a shelf of
a test) has no search, and its pages say so as 404.
"""

from __future__ import annotations

from threading import Lock

from fastapi import FastAPI, Request

from kb.errors import NotFoundError
from kb.graph import KnowledgeBase
from kb.search import Engine, open_engine
from kb.search.register import Entry, register
from service.site import site_of

__all__ = ["engine_of", "register_of", "warm"]

_LOCK = Lock()
"""Two first questions at once open one engine."""


def warm(app: FastAPI) -> None:
    """Open the engine of an application; safe to call from a thread at its start."""
    with _LOCK:
        handle = app.state.site.library
        if getattr(app.state, "engine", None) is None and isinstance(handle, KnowledgeBase):
            app.state.engine = open_engine(handle)
            app.state.registers = {}


def engine_of(request: Request) -> Engine:
    """The engine of this request's site. Raises NotFoundError where there can be none."""
    state = request.app.state
    if getattr(state, "engine", None) is None:
        if not isinstance(site_of(request).library, KnowledgeBase):
            raise NotFoundError("search", kind="page")
        warm(request.app)
    engine: Engine = state.engine
    return engine


def register_of(request: Request, lang: str) -> tuple[Entry, ...]:
    """The subject index in a language."""
    engine = engine_of(request)
    kept: dict[str, tuple[Entry, ...]] = request.app.state.registers
    if lang not in kept:
        kept[lang] = register(engine, lang)
    return kept[lang]
