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

from kb.rules.asked import EDITION, SIDES, ask, known, plain
from kb.rules.ranking import RANKING
from kb.scoring.result import Bound, Scored

__all__ = ["REGULATIONS"]

AT_FAULT = ("direct", "partial")


# --- KP -------------------------------------------------------------------------------------------------


def _kp(name: str) -> Callable[..., Any]:
    def asked(boards: Any, imps: Any, leader: Any, planned: Any, annulled: Any, *penalty: Any) -> Any:
        whole = boards if known(boards) else planned
        if known(planned) and not known(annulled) and known(boards):
            annulled = planned - boards
        if known(annulled):
            whole = planned if known(planned) else boards
        facts = {
            "boards": whole,
            "imps": imps,
            "leader": leader,
            "annulled": annulled or "",
            **_deductions(whole, *penalty),
        }
        return plain(ask("kp", **facts).detail[name])

    return asked


def _deductions(boards: Any, count: Any = "", ns: Any = "", ew: Any = "") -> dict[str, Any]:
    """What is taken off the KP of each side at fault."""
    if not known(count) or not count:
        return {}
    each = ask("deduction", form="kp-match", boards=boards, count=count).value
    return {f"deduction_{side}": each for side, fault in (("ns", ns), ("ew", ew)) if fault in AT_FAULT}


def _kp_after(side: str) -> Callable[..., Any]:
    """KP of a side once its standard deductions are taken off."""

    def asked(boards: Any, imps: Any, leader: Any, count: Any, ns: Any, ew: Any) -> Any:
        off = _deductions(boards, count, ns, ew)
        return plain(ask("kp", boards=boards, imps=imps, leader=leader, **off).detail[f"kp_{side}"])

    return asked


def _scale_printed(boards: Any, planned: Any) -> bool | None:
    whole = planned if known(planned) else boards
    return bool(_scale(whole) == whole) if known(whole) and whole > 0 else None


def _scale(boards: Any) -> Any:
    return ask("kp", boards=boards, imps=0).detail["kp_scale"]


def _walkover(absent: Any, others: Any, own: Any, played: Any, imps: Any, leader: Any, boards: Any = "") -> Scored:
    signed = None
    if known(played, imps, leader):
        signed = -imps if leader == absent else imps
    return ask(
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
            return plain(imps.min) if bound else None
        return None if bound else imps

    return asked


DECIDES = {"202C2a": "eighteen", "202C2b": "others-average", "202C2c": "own-average", "202C2d": "boards-played"}


def _walkover_reason(absent: Any, others: Any, own: Any, played: Any, imps: Any, leader: Any) -> str | None:
    """Which of the four ways of 202C2 gives most; None while the boards already played are not told in full."""
    if known(played) and played > 0 and not known(imps, leader):
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
    if not known(form, needs):
        return None
    facts = {"form": form, "count": count, "boards": boards, "pairs": pairs, "tables": tables}
    found = ask("deduction", **facts)
    return plain(found.detail[detail] if detail else found.value)


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
    if not known(boards):
        return None
    return "half-kp" if ask("deduction", form=form, boards=boards).governing[0].endswith("211B1a") else "one-kp"


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
    off = ask("deduction", form="imp-match", count=count).value if fault in AT_FAULT and known(count) else 0
    assert isinstance(off, Fraction | int)
    return plain(Fraction(total) - off)


def _knockout(ns: Any, ew: Any, count: Any, ns_fault: Any, ew_fault: Any) -> str | None:
    if not known(ns, ew) or (known(count) and count and not known(ns_fault, ew_fault)):
        return None
    off = {f"deductions_{s}": count for s, f in (("ns", ns_fault), ("ew", ew_fault)) if f in AT_FAULT and count}
    return str(ask("knockout", imps_ns=ns, imps_ew=ew, **off).value or "level")


UNITS = {"kp-match": "kp", "imp-match": "imp", "board-a-match": "points"}
"""Units of the team forms, as the keys of the numbers name them."""


def _late(unit: str, *, force: bool, nothing: bool = False) -> Callable[..., Any]:
    """The penalty for a delay where the event counts in that unit; with force majeure it is a bound."""

    def asked(minutes: Any, form: Any, majeure: Any) -> Any:
        if UNITS.get(form) != unit or majeure is not force:
            return None
        return 0 if nothing else plain(ask("late", minutes=minutes, form=form).value)

    return asked


def _late_extension(minutes: Any, boards: Any) -> Any:
    return plain(ask("late", minutes=minutes, boards_in_round=boards).detail["extension_minutes"])


def _longest(first: Any, second: Any) -> Any:
    """The longer of two overruns; one of half an hour decides by itself."""
    if known(first, second):
        return max(first, second)
    single = first if known(first) else second
    return single if known(single) and single >= TABLE_ENDS else None


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
        found = ask("overrun", minutes=minutes, form=form).value
        return plain(found.min if isinstance(found, Bound) else found)

    return asked


def _capped(count: Any, boards: Any, rule: str) -> Any:
    """A standard deduction for each board, 2 KP at most; enough boards reach that on every scale."""
    found = [ask("deduction", count=count, boards=b, capped_by=rule) for b in ((boards,) if known(boards) else ENDS)]
    values = {plain(answer.value) for answer in found}
    return values.pop() if len(values) == 1 else None


ENDS = (8, 48)
"""The shortest and the longest scale, between which the standard deduction lies."""


# --- artificial scores ----------------------------------------------------------------------------------


def _percent(fault: Any, session: Any) -> Any:
    return plain(ask("artificial", form="matchpoints", fault=fault, session_percent=session).value)


def _percent_bound(end: str) -> Callable[..., Any]:
    def asked(fault: Any, session: Any) -> Any:
        found = ask("artificial", form="matchpoints", fault=fault, session_percent=session).value
        return plain(getattr(found, end)) if isinstance(found, Bound) else None

    return asked


def _units(fault: Any, session: Any, pairs: Any, boards: Any, same: Any) -> Any:
    """Matchpoints with 0 as the average, as the notes to 201 count them."""
    if not known(pairs):
        return None
    one = "" if same == "" else str(same).lower()
    found = ask(
        "artificial", form="matchpoints", fault=fault, session_percent=session, pairs=pairs, boards=boards,
        same_irregularity=one,
    )  # fmt: skip
    return plain(found.detail["around_zero"])


def _artificial(form: Any, fault: Any, tables: Any, boards: Any) -> Any:
    if form == "cross-imps" and fault != "partial" and not known(tables):
        return None
    return plain(ask("artificial", form=form, fault=fault, tables=tables, boards=boards).value)


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
    **RANKING,
}
"""Name → function, as Numbers and Implications call them."""
