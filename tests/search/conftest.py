"""Fixtures: the real corpus and its engine, opened once."""

from __future__ import annotations

import pytest

import kb
from kb.graph import KnowledgeBase
from kb.search import Engine, open_engine


@pytest.fixture(scope="session")
def handle() -> KnowledgeBase:
    return kb.load()


@pytest.fixture(scope="session")
def engine(handle: KnowledgeBase) -> Engine:
    return open_engine(handle)
