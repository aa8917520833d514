"""How the figures of the regulations are asked of kb.scoring.

Comes in: a kind of figure and facts, None or '' where one is not known. Goes out: what kb.scoring finds, and that as a
ruling shows it. What always holds: nothing is reckoned here. The surprising choice: none.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from kb.scoring.exact import decimal
from kb.scoring.kinds import compute
from kb.scoring.result import Bound, Scored, Value

__all__ = ["EDITION", "SIDES", "ask", "known", "plain"]

EDITION = "dbf2008"
SIDES = ("ns", "ew")


def ask(kind: str, **facts: Any) -> Scored:
    return compute(kind, {name: value for name, value in facts.items() if value not in (None, "")}, edition=EDITION)


def plain(value: Value) -> Any:
    """As a ruling shows it: an int, or a decimal of three places at most; bounds are asked for by their own names."""
    if isinstance(value, Fraction):
        shown = decimal(value)
        return shown if isinstance(shown, int) else float(shown)
    return None if isinstance(value, Bound) else value


def known(*values: Any) -> bool:
    return all(value not in (None, "") for value in values)
