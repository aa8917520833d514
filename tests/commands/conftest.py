"""The knowledge base of the real texts, built once for all tests of this folder."""

from __future__ import annotations

import pytest

import kb
from kb.graph import KnowledgeBase


@pytest.fixture(scope="session")
def base() -> KnowledgeBase:
    return kb.load()
