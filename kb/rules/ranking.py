"""Figures of the regulations for results: boards by their form of scoring, shares of a round or event, ties.

Comes in: values of facts, None or '' where a fact is not known. Goes out: RANKING, which kb.rules.regulations takes in.
What always holds: as there, nothing is reckoned but which side is meant. The surprising choice: what separates level
contestants is told in a word, which becomes a fact.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from kb.rules.asked import SIDES, ask, known, plain
from kb.scoring.result import Scored

__all__ = ["RANKING"]


# --- boards ---------------------------------------------------------------------------------------------


def _matchpoints(name: str) -> Callable[..., Any]:
    def asked(scores: Any, own: Any, adjusted: Any) -> Any:
        return plain(ask("matchpoints", scores=scores, own=own, adjusted=adjusted).detail[name])

    return asked


def _datum(scores: Any) -> Any:
    return plain(ask("butler", scores=scores).value)


def _butler(side: str) -> Callable[..., Any]:
    return lambda scores, own: plain(ask("butler", scores=scores, own=own, side=side).value)


def _cross_imps(side: str) -> Callable[..., Any]:
    return lambda scores, own: plain(ask("cross-imps", scores=scores, own=own, side=side).value)


def _board_a_match(side: str) -> Callable[..., Any]:
    def asked(first: Any, second: Any) -> Any:
        points = ask("board-a-match", open=first, closed=second).value
        assert isinstance(points, int | Fraction)
        return plain(points if side == "ns" else 2 - points)

    return asked


def _imp(first: Any, second: Any) -> Any:
    return ask("imp", open=first, closed=second).value


def _multi_team(imps: Any, boards: Any, more: Any = "") -> Any:
    listed = f"{imps} {more}" if known(more) else imps
    return plain(ask("multi-team", imps=listed, boards=boards).value)


def _small_group(size: Any, comparable: Any) -> bool | None:
    if not known(size, comparable):
        return None
    return bool(ask("fouled", small_group_size=size, comparable=comparable).detail["bonus_percent"])


def _group(name: str) -> Callable[..., Any]:
    def asked(size: Any, comparable: Any, percent: Any = "") -> Any:
        found = ask("fouled", small_group_size=size, comparable=comparable, **({name: percent} if name else {}))
        return plain(found.detail[name] if name else found.value)

    return asked


# --- shares of a round, of an event ---------------------------------------------------------------------


def _same_direction_part(boards: Any, in_round: Any) -> str | None:
    if boards == 0:
        return "none"
    if not known(boards, in_round):
        return None
    return "half-or-more" if 2 * boards >= in_round else "less-than-half"


def _withdrawn(kind: Any, planned: Any, played: Any) -> bool | None:
    """216E1: who was entered must have played at least half, a reserve more than half."""
    if not known(kind, planned, played):
        return None
    return bool(2 * played < planned or (kind == "reserve" and 2 * played == planned))


# --- ties -----------------------------------------------------------------------------------------------


def _tie_internal(kp: Any) -> str | None:
    """How far the KP in the matches among them tell the teams apart."""
    if not known(kp):
        return None
    numbers = str(kp).split()
    most = max(numbers.count(number) for number in numbers)
    if most == 1:
        return "all-different"
    if most == len(numbers):
        return "all-level"
    return "two-level" if most == 2 else "several-level"


def _quotients(first_won: Any, first_lost: Any, second_won: Any, second_lost: Any) -> Scored:
    return ask(
        "ties", tie_kp_head_to_head="not-met", imps_won_first=first_won, imps_lost_first=first_lost,
        imps_won_second=second_won, imps_lost_second=second_lost,
    )  # fmt: skip


def _first_or_second(found: Scored, what: str) -> str:
    return "equal" if found.value is None else f"{'first' if found.value == 1 else 'second'}-{what}"


def _tie_quotient(*imps: Any) -> str | None:
    if not known(*imps):
        return None
    return _first_or_second(_quotients(*imps), "team")


def _quotient(name: str) -> Callable[..., Any]:
    def asked(*imps: Any) -> Any:
        found = _quotients(*imps).detail[name]
        if not isinstance(found, Fraction):
            return found
        thousandths = (1000 * found + Fraction(1, 2)).__floor__()
        return plain(Fraction(thousandths, 1000))

    return asked


def _tie_worst(first: Any, second: Any) -> str | None:
    if not known(first, second):
        return None
    found = ask(
        "ties", tie_mp_head_to_head="not-met", rounds_above_average_first=0, rounds_above_average_second=0,
        worst_counts_first=first, worst_counts_second=second,
    )  # fmt: skip
    return _first_or_second(found, "pair")


def _started(minutes: Any, session: Any) -> bool | None:
    return minutes > session if known(minutes, session) else None


RANKING: Mapping[str, Callable[..., Any]] = {
    **{name: _matchpoints(name) for name in ("matchpoints_ns", "matchpoints_ew")},
    "datum": _datum,
    **{f"butler_{side}": _butler(side) for side in SIDES},
    **{f"cross_imps_{side}": _cross_imps(side) for side in SIDES},
    **{f"board_a_match_{side}": _board_a_match(side) for side in SIDES},
    "imp": _imp,
    "multi_team": _multi_team,
    "small_group": _small_group,
    "group_share": _group(""),
    "group_best": _group("group_best_percent"),
    "group_worst": _group("group_worst_percent"),
    "same_direction_part": _same_direction_part,
    "withdrawn": _withdrawn,
    "tie_internal": _tie_internal,
    "tie_quotient": _tie_quotient,
    "quotient_first": _quotient("quotient_first"),
    "quotient_second": _quotient("quotient_second"),
    "tie_worst": _tie_worst,
    "session_started": _started,
}
"""Name → function."""
