"""Fixtures: the small shelf and the real corpus, each with a client that speaks to the application in process."""

from __future__ import annotations

from typing import Any

import pytest

from service.app import create_app
from service.search.shelf import warm
from tests.service.client import Client
from tests.service.shelf import shelf


@pytest.fixture(scope="session")
def small() -> Client:
    return Client(create_app(shelf()))


@pytest.fixture(scope="session")
def corpus() -> Any:
    """The handle of the real corpus."""
    import kb

    return kb.load()


@pytest.fixture(scope="session")
def real(corpus: Any) -> Client:
    app = create_app(corpus)
    coming = warm(app)
    assert coming is not None
    coming.result()  # at the very first start the index is made, and search would answer 503 meanwhile
    return Client(app)
