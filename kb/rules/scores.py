"""Scores for rules: kb.scoring's answers as plain numbers, by the names a rule's `Number` may call.

Comes in: values of facts (a contract, tricks, scores of a board). Goes out: whole numbers, or a float where a figure
need not be whole. What always holds: the figures and their limits are those of kb.scoring; a score no board can have
is refused there by name. The surprising choice: a list of scores holds the table asked about, as in the FACTS files.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from kb.scoring import Contract, Denomination, Doubling, Scored, contract_score, imp, matchpoints
from kb.scoring.comparison import points

__all__ = ["SCORES"]

NS_SEATS = ("north", "south")


def of_contract(level: int, denomination: str, doubling: str, vulnerable: bool, tricks: int) -> int:
    """The score of a contract, positive for declarer's side (77)."""
    contract = Contract(level, Denomination(denomination), Doubling(doubling))
    value = contract_score(contract, tricks, vulnerable).value
    assert isinstance(value, int)
    return value


def of_contract_ns(level: int, denomination: str, doubling: str, vulnerable: bool, tricks: int, seat: str) -> int:
    """The same, seen from North-South."""
    value = of_contract(level, denomination, doubling, vulnerable, tricks)
    return value if seat in NS_SEATS else -value


def imps_ns(score_open: int, score_closed: int) -> int:
    """Imps of the team that sits North-South in the open room; negative if the other team gains (78B)."""
    value = imp(points(score_open) - points(score_closed)).value
    assert isinstance(value, int)
    return value


def imps(score_open: int, score_closed: int) -> int:
    """Imps of the swing, whoever gains (78B)."""
    return abs(imps_ns(score_open, score_closed))


def of_set_contract(level: int, doubling: str, vulnerable: bool, tricks: int) -> int:
    """The score of a contract that goes down; its denomination does not matter (77E)."""
    return of_contract(level, Denomination.NOTRUMP.value, doubling, vulnerable, tricks)


def of_set_contract_ns(level: int, doubling: str, vulnerable: bool, tricks: int, seat: str) -> int:
    """The same, seen from North-South."""
    value = of_set_contract(level, doubling, vulnerable, tricks)
    return value if seat in NS_SEATS else -value


def field(own: int, scores: str) -> Scored:
    """One table among the scores of the board (78A)."""
    others = [points(Fraction(word)) for word in scores.split()]
    if own in others:
        others.remove(own)
    return matchpoints(own, others)


def matchpoints_ns(own: int, scores: str) -> int:
    value = field(own, scores).detail["matchpoints_ns"]
    assert isinstance(value, int)
    return value


def matchpoints_ew(own: int, scores: str) -> int:
    value = field(own, scores).detail["matchpoints_ew"]
    assert isinstance(value, int)
    return value


def percent_ns(own: int, scores: str) -> float:
    """With two decimals."""
    value = field(own, scores).detail["percent"]
    assert isinstance(value, Fraction | int)
    return round(float(value), 2)


def percent_ew(own: int, scores: str) -> float:
    """What is left of a hundred."""
    return round(100 - percent_ns(own, scores), 2)


SCORES: Mapping[str, Callable[..., Any]] = {
    "contract-score": of_contract,
    "contract-score-ns": of_contract_ns,
    "imps": imps,
    "imps-ns": imps_ns,
    "matchpoints-ew": matchpoints_ew,
    "matchpoints-ns": matchpoints_ns,
    "percent-ew": percent_ew,
    "percent-ns": percent_ns,
    "set-score": of_set_contract,
    "set-score-ns": of_set_contract_ns,
}
"""Names as in ('call', 'imps', 'score_ns_open', 'score_ns_closed')."""
