"""Fixtures: the small shelf and the real corpus, each with a client that speaks to the application in process."""

from __future__ import annotations

from typing import Any

import pytest

from service.app import create_app
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
    return Client(create_app(corpus))
