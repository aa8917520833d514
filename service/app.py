"""The application: one handle in, one FastAPI application out.

Comes in: the handle of `kb.load()`. Goes out: `create_app(handle)`.
What always holds: every feature is one router in FEATURES; adding a feature is a folder and a line here.
The surprising choice: the order of the list matters once: the laws come last, since `/{edition}/{part}`
would answer for every path of two parts.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING, Final

from fastapi import APIRouter, FastAPI

from service import faults, offline
from service.cases import router as cases
from service.compare import router as compare
from service.laws import api as laws_api
from service.laws import router as laws
from service.library import Library
from service.report import router as report
from service.rulings import router as ruling
from service.scores import router as scores
from service.search import router as search
from service.search.shelf import warm
from service.site import Shortcut, Site

if TYPE_CHECKING:
    from kb.rules.records import Saved

__all__ = ["FEATURES", "create_app"]

FEATURES: Final[tuple[APIRouter, ...]] = (
    offline.router,
    laws_api.router,
    cases.router,
    report.router,
    ruling.router,
    scores.router,
    compare.router,
    search,
    laws.router,
)


WARM_AFTER: Final = 3.0
"""Seconds after the start at which the search engine is opened, unless somebody asked before."""


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    timer = Timer(WARM_AFTER, warm, (app,))
    timer.daemon = True
    timer.start()
    yield
    timer.cancel()


def create_app(handle: Library, *, database: str | None = None, rulings: Path | None = None) -> FastAPI:
    """The web service over one handle. `database` is where rulings and cases will be kept; unused as yet.

    rulings: a folder of saved rulings, read now. Raises BadInputError for what is no saved ruling.
    """
    app = FastAPI(
        title="Bridgelex",
        summary="The laws of duplicate bridge in Danish and Swedish",
        docs_url=None,  # FastAPI's page loads its script from the network
        redoc_url=None,
        openapi_url="/api/v1/openapi.json",
        redirect_slashes=False,
        lifespan=_lifespan,
    )
    app.state.site = Site(handle, database=database)
    app.state.saved = _saved(rulings)
    app.state.reviews = {}
    app.add_middleware(Shortcut, site=app.state.site)
    faults.install(app)
    for feature in FEATURES:
        app.include_router(feature)
    return app


def _saved(folder: Path | None) -> tuple[Saved, ...]:
    if folder is None:
        return ()
    from kb.rules.records import read_folder

    return read_folder(folder)
