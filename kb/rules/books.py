"""The rule books by edition.

Comes in: an edition's id. Goes out: its `RuleBook`. What always holds: one book an edition, built once.
The surprising choice: books are constant data of the code, like any table in a module, and so may be kept;
what comes from the corpus (the texts the quotes are checked against) is never kept here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from kb.rules.book import RuleBook
from kb.rules.errors import NoRulesError
from kb.rules.facts import vocabulary
from kb.rules.model import NotHeld, RuleSet
from kb.rules.phrases import PHRASES
from kb.rules.regulations import REGULATIONS
from kb.rules.scores import SCORES

__all__ = ["EDITIONS", "book", "books"]


def _dk1997() -> tuple[RuleSet, ...]:
    from kb.rules.dk1997 import SETS

    return SETS


def _se2007() -> tuple[RuleSet, ...]:
    from kb.rules.se2007 import SETS

    return SETS


def _bogense2017() -> tuple[RuleSet, ...]:
    from kb.rules.bogense2017 import SETS

    return SETS


def _dbf2008() -> tuple[RuleSet, ...]:
    from kb.rules.dbf2008 import SETS

    return SETS


EDITIONS: Mapping[str, Callable[[], tuple[RuleSet, ...]]] = {
    "dk1997": _dk1997,
    "se2007": _se2007,
    "dbf2008": _dbf2008,
    "bogense2017": _bogense2017,
}
"""Edition → its rule sets, imported when first wanted. A new edition is one more line."""


def _se2007_not_held() -> NotHeld:
    from kb.rules.se2007 import NOT_HELD

    return NOT_HELD


def _bogense2017_not_held() -> NotHeld:
    from kb.rules.bogense2017 import NOT_HELD

    return NOT_HELD


NOT_HELD: Mapping[str, Callable[[], NotHeld]] = {
    "se2007": _se2007_not_held,
    "bogense2017": _bogense2017_not_held,
}
"""Edition → why it is silent where it is, for texts of which only a part is held."""

FUNCTIONS: Mapping[str, Callable[..., Any]] = {**SCORES, **REGULATIONS}
"""Functions a Number may call by name: ('call', 'kp', 'match_boards', 'imp_difference')."""


@cache
def book(edition: str) -> RuleBook:
    """The rules of one edition. Raises NoRulesError, naming the editions held."""
    sets = EDITIONS.get(edition)
    if sets is None:
        raise NoRulesError(edition, tuple(EDITIONS))
    not_held = NOT_HELD.get(edition)
    return RuleBook(edition, sets(), PHRASES, vocabulary(), FUNCTIONS, not_held() if not_held is not None else None)


def books() -> tuple[RuleBook, ...]:
    return tuple(book(edition) for edition in EDITIONS)
