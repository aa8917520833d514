"""Figures of the regulations, asked of kb.scoring under names that rules can use.

Comes in: values of facts, None or '' where a fact is not known. Goes out: REGULATIONS, for kb.rules.books. What always
holds: nothing is reckoned here but which side is meant; tables, rounding and limits are those of kb.scoring, whose
errors (a match longer than every scale, a score no board gives) go through to the reader. The surprising choice: some
functions answer with a word ('two-level', 'own-average') that becomes a fact, so that a rule can ask for it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from kb.scoring.exact import decimal
from kb.scoring.kinds import compute
from kb.scoring.result import Bound, Scored, Value

__all__ = ["REGULATIONS"]

EDITION = "dbf2008"
SIDES = ("ns", "ew")
AT_FAULT = ("direct", "partial")


def _ask(kind: str, **facts: Any) -> Scored:
    return compute(kind, {name: value for name, value in facts.items() if value not in (None, "")}, edition=EDITION)


def _plain(value: Value) -> Any:
    """As a ruling shows it: an int, or a decimal of three places at most; bounds are asked for by their own names."""
    if isinstance(value, Fraction):
        shown = decimal(value)
        return shown if isinstance(shown, int) else float(shown)
    return None if isinstance(value, Bound) else value


def _known(*values: Any) -> bool:
    return all(value not in (None, "") for value in values)


# --- KP -------------------------------------------------------------------------------------------------


def _kp(name: str) -> Callable[..., Any]:
    def asked(boards: Any, imps: Any, leader: Any, planned: Any, annulled: Any, *penalty: Any) -> Any:
        whole = boards if _known(boards) else planned
        if _known(planned) and not _known(annulled) and _known(boards):
            annulled = planned - boards
        if _known(annulled):
            whole = planned if _known(planned) else boards
        facts = {
            "boards": whole,
            "imps": imps,
            "leader": leader,
            "annulled": annulled or "",
            **_deductions(whole, *penalty),
        }
        return _plain(_ask("kp", **facts).detail[name])

    return asked


def _deductions(boards: Any, count: Any = "", ns: Any = "", ew: Any = "") -> dict[str, Any]:
    """What is taken off the KP of each side at fault."""
    if not _known(count) or not count:
        return {}
    each = _ask("deduction", form="kp-match", boards=boards, count=count).value
    return {f"deduction_{side}": each for side, fault in (("ns", ns), ("ew", ew)) if fault in AT_FAULT}


def _kp_after(side: str) -> Callable[..., Any]:
    """KP of a side once its standard deductions are taken off."""

    def asked(boards: Any, imps: Any, leader: Any, count: Any, ns: Any, ew: Any) -> Any:
        off = _deductions(boards, count, ns, ew)
        return _plain(_ask("kp", boards=boards, imps=imps, leader=leader, **off).detail[f"kp_{side}"])

    return asked


def _scale_printed(boards: Any, planned: Any) -> bool | None:
    whole = planned if _known(planned) else boards
    return bool(_scale(whole) == whole) if _known(whole) and whole > 0 else None


def _scale(boards: Any) -> Any:
    return _ask("kp", boards=boards, imps=0).detail["kp_scale"]


def _walkover(absent: Any, others: Any, own: Any, played: Any, imps: Any, leader: Any, boards: Any = "") -> Scored:
    signed = None
    if _known(played, imps, leader):
        signed = -imps if leader == absent else imps
    return _ask(
        "walkover",
        others_average=others,
        own_average=own,
        played_boards=played if signed is not None else "",
        played_imps=signed,
        boards=boards,
        absent=absent,
    )


def _walkover_kp(side: str) -> Callable[..., Any]:
    def asked(absent: Any, *facts: Any) -> Any:
        return 0 if absent in (side, "both") else _walkover(absent, *facts).value

    return asked


def _walkover_imps(side: str, bound: bool) -> Callable[..., Any]:
    """The highest number of imps for the KP given (202C4); 25-0 has no highest, and is then a lower bound."""

    def asked(absent: Any, *facts: Any) -> Any:
        if absent in (side, "both"):
            return None if bound else 0
        imps = _walkover(absent, *facts).detail["winner_imps"]
        if isinstance(imps, Bound):
            return _plain(imps.min) if bound else None
        return None if bound else imps

    return asked


DECIDES = {"202C2a": "eighteen", "202C2b": "others-average", "202C2c": "own-average", "202C2d": "boards-played"}


def _walkover_reason(absent: Any, others: Any, own: Any, played: Any, imps: Any, leader: Any) -> str | None:
    """Which of the four ways of 202C2 gives most; None while the boards already played are not told in full."""
    if _known(played) and played > 0 and not _known(imps, leader):
        return None
    found = _walkover(absent if absent in SIDES else "ew", others, own, played or "", imps, leader)
    return DECIDES[found.governing[0].partition(":")[2]]


def _walkover_rounded(absent: Any, others: Any, own: Any, played: Any, imps: Any, leader: Any) -> bool:
    found = _walkover(absent if absent in SIDES else "ew", others, own, played or "", imps, leader)
    return f"{EDITION}:202C3" in found.governing


# --- penalties ------------------------------------------------------------------------------------------


def _deduction(form: Any, count: Any, boards: Any, pairs: Any, tables: Any, detail: str = "") -> Any:
    """Standard deductions in the unit of the event; None while what their size depends on is not told."""
    needs = {"kp-match": boards, "matchpoints": pairs, "cross-imps": tables}.get(form, form)
    if not _known(form, needs):
        return None
    facts = {"form": form, "count": count, "boards": boards, "pairs": pairs, "tables": tables}
    found = _ask("deduction", **facts)
    return _plain(found.detail[detail] if detail else found.value)


def _deduction_each(form: Any, count: Any, boards: Any, pairs: Any, tables: Any) -> Any:
    """One standard deduction, before rounding."""
    return _deduction(form, count, boards, pairs, tables, "standard_deduction")


def _deduction_of(side: str) -> Callable[..., Any]:
    """The deduction, for the side that is at fault."""

    def asked(fault: Any, *facts: Any) -> Any:
        return _deduction(*facts) if fault in AT_FAULT else 0

    return asked


def _deduction_row(form: Any, boards: Any) -> str | None:
    """The row of 211B; in KP it depends on the scale, so that 13 boards count as 14 (202B2)."""
    if form != "kp-match":
        return ROW_OF_FORM.get(form)
    if not _known(boards):
        return None
    return "half-kp" if _ask("deduction", form=form, boards=boards).governing[0].endswith("211B1a") else "one-kp"


ROW_OF_FORM = {
    "board-a-match": "board-a-match",
    "imp-match": "cup",
    "matchpoints": "matchpoints",
    "cross-imps": "cross-imps",
    "butler": "butler",
    "total-points": "none",
}


def _imps_after(total: Any, fault: Any, count: Any) -> Any:
    """Imps of a side in a cup match once its standard deductions are taken off."""
    off = _ask("deduction", form="imp-match", count=count).value if fault in AT_FAULT and _known(count) else 0
    assert isinstance(off, Fraction | int)
    return _plain(Fraction(total) - off)


def _knockout(ns: Any, ew: Any, count: Any, ns_fault: Any, ew_fault: Any) -> str | None:
    if not _known(ns, ew) or (_known(count) and count and not _known(ns_fault, ew_fault)):
        return None
    off = {f"deductions_{s}": count for s, f in (("ns", ns_fault), ("ew", ew_fault)) if f in AT_FAULT and count}
    return str(_ask("knockout", imps_ns=ns, imps_ew=ew, **off).value or "level")


UNITS = {"kp-match": "kp", "imp-match": "imp", "board-a-match": "points"}
"""Units of the team forms, as the keys of the numbers name them."""


def _late(unit: str, *, force: bool, nothing: bool = False) -> Callable[..., Any]:
    """The penalty for a delay where the event counts in that unit; with force majeure it is a bound."""

    def asked(minutes: Any, form: Any, majeure: Any) -> Any:
        if UNITS.get(form) != unit or majeure is not force:
            return None
        return 0 if nothing else _plain(_ask("late", minutes=minutes, form=form).value)

    return asked


def _late_extension(minutes: Any, boards: Any) -> Any:
    return _plain(_ask("late", minutes=minutes, boards_in_round=boards).detail["extension_minutes"])


def _longest(first: Any, second: Any) -> Any:
    """The longer of two overruns; one of half an hour decides by itself."""
    if _known(first, second):
        return max(first, second)
    single = first if _known(first) else second
    return single if _known(single) and single >= TABLE_ENDS else None


TABLE_ENDS = 30
"""From here on the table of 213A4a has one row."""


def _overrun(unit: str, whose: str, *, bound: str = "") -> Callable[..., Any]:
    """A team's penalty for an overrun where the event counts in that unit; `bound` where its penalty may be reduced."""

    def asked(minutes: Any, form: Any, responsible: Any) -> Any:
        fixed = responsible == "both" or responsible == whose
        if UNITS.get(form) != unit or fixed is bool(bound):
            return None
        if bound == "least":
            return 0
        found = _ask("overrun", minutes=minutes, form=form).value
        return _plain(found.min if isinstance(found, Bound) else found)

    return asked


def _capped(count: Any, boards: Any, rule: str) -> Any:
    """A standard deduction for each board, 2 KP at most; enough boards reach that on every scale."""
    found = [_ask("deduction", count=count, boards=b, capped_by=rule) for b in ((boards,) if _known(boards) else ENDS)]
    values = {_plain(answer.value) for answer in found}
    return values.pop() if len(values) == 1 else None


ENDS = (8, 48)
"""The shortest and the longest scale, between which the standard deduction lies."""


# --- artificial scores ----------------------------------------------------------------------------------


def _percent(fault: Any, session: Any) -> Any:
    return _plain(_ask("artificial", form="matchpoints", fault=fault, session_percent=session).value)


def _percent_bound(end: str) -> Callable[..., Any]:
    def asked(fault: Any, session: Any) -> Any:
        found = _ask("artificial", form="matchpoints", fault=fault, session_percent=session).value
        return _plain(getattr(found, end)) if isinstance(found, Bound) else None

    return asked


def _units(fault: Any, session: Any, pairs: Any, boards: Any, same: Any) -> Any:
    """Matchpoints with 0 as the average, as the notes to 201 count them."""
    if not _known(pairs):
        return None
    one = "" if same == "" else str(same).lower()
    found = _ask(
        "artificial", form="matchpoints", fault=fault, session_percent=session, pairs=pairs, boards=boards,
        same_irregularity=one,
    )  # fmt: skip
    return _plain(found.detail["around_zero"])


def _artificial(form: Any, fault: Any, tables: Any, boards: Any) -> Any:
    if form == "cross-imps" and fault != "partial" and not _known(tables):
        return None
    return _plain(_ask("artificial", form=form, fault=fault, tables=tables, boards=boards).value)


KINDS = ("none", "partial", "direct")
"""The fault that average plus, average and average minus stand for, by number."""
PERCENT_FORMS = ("", "matchpoints")


def _average(end: str) -> Callable[..., Any]:
    def asked(form: Any, kind: int, session: Any) -> Any:
        if form not in PERCENT_FORMS:
            return None
        return _percent_bound(end)(KINDS[kind], session) if end else _percent(KINDS[kind], session)

    return asked


def _average_units(form: Any, kind: int, session: Any, pairs: Any, boards: Any, same: Any) -> Any:
    return _units(KINDS[kind], session, pairs, boards, same) if form in PERCENT_FORMS else None


def _average_imps(form: Any, kind: int, tables: Any, boards: Any) -> Any:
    return _artificial(form, KINDS[kind], tables, boards) if form in ("butler", "cross-imps") else None


# --- boards ---------------------------------------------------------------------------------------------


def _matchpoints(name: str) -> Callable[..., Any]:
    def asked(scores: Any, own: Any, adjusted: Any) -> Any:
        return _plain(_ask("matchpoints", scores=scores, own=own, adjusted=adjusted).detail[name])

    return asked


def _datum(scores: Any) -> Any:
    return _plain(_ask("butler", scores=scores).value)


def _butler(side: str) -> Callable[..., Any]:
    return lambda scores, own: _plain(_ask("butler", scores=scores, own=own, side=side).value)


def _cross_imps(side: str) -> Callable[..., Any]:
    return lambda scores, own: _plain(_ask("cross-imps", scores=scores, own=own, side=side).value)


def _board_a_match(side: str) -> Callable[..., Any]:
    def asked(first: Any, second: Any) -> Any:
        points = _ask("board-a-match", open=first, closed=second).value
        assert isinstance(points, int | Fraction)
        return _plain(points if side == "ns" else 2 - points)

    return asked


def _imp(first: Any, second: Any) -> Any:
    return _ask("imp", open=first, closed=second).value


def _multi_team(imps: Any, boards: Any, more: Any = "") -> Any:
    listed = f"{imps} {more}" if _known(more) else imps
    return _plain(_ask("multi-team", imps=listed, boards=boards).value)


def _small_group(size: Any, comparable: Any) -> bool | None:
    if not _known(size, comparable):
        return None
    return bool(_ask("fouled", small_group_size=size, comparable=comparable).detail["bonus_percent"])


def _group(name: str) -> Callable[..., Any]:
    def asked(size: Any, comparable: Any, percent: Any = "") -> Any:
        found = _ask("fouled", small_group_size=size, comparable=comparable, **({name: percent} if name else {}))
        return _plain(found.detail[name] if name else found.value)

    return asked


# --- shares of a round, of an event ---------------------------------------------------------------------


def _same_direction_part(boards: Any, in_round: Any) -> str | None:
    if boards == 0:
        return "none"
    if not _known(boards, in_round):
        return None
    return "half-or-more" if 2 * boards >= in_round else "less-than-half"


def _withdrawn(kind: Any, planned: Any, played: Any) -> bool | None:
    """216E1: who was entered must have played at least half, a reserve more than half."""
    if not _known(kind, planned, played):
        return None
    return bool(2 * played < planned or (kind == "reserve" and 2 * played == planned))


# --- ties -----------------------------------------------------------------------------------------------


def _tie_internal(kp: Any) -> str | None:
    """How far the KP in the matches among them tell the teams apart."""
    if not _known(kp):
        return None
    numbers = str(kp).split()
    most = max(numbers.count(number) for number in numbers)
    if most == 1:
        return "all-different"
    if most == len(numbers):
        return "all-level"
    return "two-level" if most == 2 else "several-level"


def _quotients(first_won: Any, first_lost: Any, second_won: Any, second_lost: Any) -> Scored:
    return _ask(
        "ties", tie_kp_head_to_head="not-met", imps_won_first=first_won, imps_lost_first=first_lost,
        imps_won_second=second_won, imps_lost_second=second_lost,
    )  # fmt: skip


def _first_or_second(found: Scored, what: str) -> str:
    return "equal" if found.value is None else f"{'first' if found.value == 1 else 'second'}-{what}"


def _tie_quotient(*imps: Any) -> str | None:
    if not _known(*imps):
        return None
    return _first_or_second(_quotients(*imps), "team")


def _quotient(name: str) -> Callable[..., Any]:
    def asked(*imps: Any) -> Any:
        found = _quotients(*imps).detail[name]
        if not isinstance(found, Fraction):
            return found
        thousandths = (1000 * found + Fraction(1, 2)).__floor__()
        return _plain(Fraction(thousandths, 1000))

    return asked


def _tie_worst(first: Any, second: Any) -> str | None:
    if not _known(first, second):
        return None
    found = _ask(
        "ties", tie_mp_head_to_head="not-met", rounds_above_average_first=0, rounds_above_average_second=0,
        worst_counts_first=first, worst_counts_second=second,
    )  # fmt: skip
    return _first_or_second(found, "pair")


def _started(minutes: Any, session: Any) -> bool | None:
    return minutes > session if _known(minutes, session) else None


REGULATIONS: Mapping[str, Callable[..., Any]] = {
    **{name: _kp(name) for name in ("kp_ns", "kp_ew", "kp_scale")},
    **{f"kp_after_{side}": _kp_after(side) for side in SIDES},
    "kp_scale_of": _scale,
    "kp_scale_printed": _scale_printed,
    "deduction_row": _deduction_row,
    "overrun_longest": _longest,
    **{f"walkover_kp_{side}": _walkover_kp(side) for side in SIDES},
    **{f"walkover_imps_{side}": _walkover_imps(side, False) for side in SIDES},
    **{f"walkover_least_imps_{side}": _walkover_imps(side, True) for side in SIDES},
    "walkover_reason": _walkover_reason,
    "walkover_rounded": _walkover_rounded,
    "deduction": _deduction,
    "deduction_each": _deduction_each,
    **{f"deduction_{side}": _deduction_of(side) for side in SIDES},
    "kp_deduction": lambda form, boards: _deduction(form, 1, boards, "", "") if form == "kp-match" else None,
    "kp_deductions": lambda count, boards: _deduction("kp-match", count, boards, "", ""),
    "imps_after": _imps_after,
    "knockout": _knockout,
    **{f"late_{unit}": _late(unit, force=False) for unit in UNITS.values()},
    **{f"late_most_{unit}": _late(unit, force=True) for unit in UNITS.values()},
    **{f"late_least_{unit}": _late(unit, force=True, nothing=True) for unit in UNITS.values()},
    "late_extension": _late_extension,
    **{f"overrun_{unit}": _overrun(unit, "both") for unit in UNITS.values()},
    **{f"overrun_{unit}_{side}": _overrun(unit, side) for unit in UNITS.values() for side in SIDES},
    **{
        f"overrun_{bound}_{unit}_{side}": _overrun(unit, side, bound=bound)
        for bound in ("least", "most")
        for unit in UNITS.values()
        for side in SIDES
    },
    "capped_214": lambda count, boards: _capped(count, boards, "214D1c"),
    "capped_215": lambda count, boards: _capped(count, boards, "215B3"),
    "artificial_percent": _percent,
    "artificial_least": _percent_bound("min"),
    "artificial_most": _percent_bound("max"),
    "artificial_units": _units,
    "artificial": _artificial,
    "average_percent": _average(""),
    "average_least": _average("min"),
    "average_most": _average("max"),
    "average_units": _average_units,
    "average_imps": _average_imps,
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
"""Name → function, as Numbers and Implications call them."""
