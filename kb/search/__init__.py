"""Search: the governing paragraph first, in three languages, from words, citations, facts or whole sentences.

Comes in: the handle of `kb.load()` and what somebody typed. Goes out: `Results`, plain frozen data that the command
line, the API and the page all show. What always holds: `search` never fails on any text; a hit's snippet and
highlights are the words of the law itself. The surprising choice: Whoosh keeps the index and nothing else; what a
word may mean, how passages are ranked and how a query is read are our own, since a stock analyzer drops "ikke".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kb.search.model import FacetCount, Hit, Interpreted, Request, Results, Why

if TYPE_CHECKING:
    from kb.search.engine import Engine
    from kb.search.opening import open_engine

__all__ = ["Engine", "FacetCount", "Hit", "Interpreted", "Request", "Results", "Why", "open_engine"]


def __getattr__(name: str) -> Any:
    """The engine is imported when it is asked for: a service answers before its search has been read in."""
    if name in ("Engine", "open_engine"):
        from kb.search import opening

        return getattr(opening, name)
    raise AttributeError(name)
