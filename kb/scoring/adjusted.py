"""Adjusted scores: weighted ones, artificial ones in every form of scoring, unbalanced ones in a cup match.

Comes in: the results that were possible with their weights, or the fault of a side and the form of scoring. Goes out:
`Scored`. What always holds: each possible result is converted by the form of scoring first and weighted then, so that a
weighted score lies between its parts; only the sum is rounded, upwards for a side that has not offended (201C1).
The surprising choice: an edition without a rule on rounding leaves a weighted score as it is, 2,85 imps and not 3.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from kb.scoring.errors import FieldError, KeyNameError, NoRuleError, NumberError, WeightError
from kb.scoring.exact import Standing, round_for, show
from kb.scoring.figures import Figures, figures
from kb.scoring.result import Bound, Fault, Form, Ids, Scored, Value

__all__ = [
    "NOT_BEGUN",
    "Circumstances",
    "Outcome",
    "artificial",
    "check_weights",
    "mean_of_unbalanced",
    "not_begun",
    "session_percentage",
    "weighted",
]

PERCENT = {Fault.DIRECT: 40, Fault.PARTIAL: 50, Fault.NONE: 60}
"""Average minus, average, average plus in a pairs event (12C1 of 1997, 12C2a of 2007)."""
SIGN = {Fault.DIRECT: -1, Fault.PARTIAL: 0, Fault.NONE: 1}
AVERAGE_IMPS = 3
"""86A of 1997, 12C2b of 2007."""
REGULATION_IMPS = 2
"""203A for each other table, 204B."""
BOARD_A_MATCH = {Fault.DIRECT: Fraction(4, 5), Fault.PARTIAL: Fraction(1), Fault.NONE: Fraction(6, 5)}
"""206A; the average of 2-0, 1-1, 0-2 is one point."""
WEIGHTED_LAW = {"dk1997": "12C3", "se2007": "12C1c", "dbf2008": "12C1c"}
"""Where a weighted score comes from: in 1997 only a committee's power to do equity."""

NOT_BEGUN: Mapping[str, tuple[str, Fault]] = {
    "sit-out": ("216A", Fault.NONE),
    "opponents-absent": ("216B1", Fault.NONE),
    "absent": ("216B2", Fault.DIRECT),
    "opponents-absent-force-majeure": ("216C1", Fault.NONE),
    "absent-force-majeure": ("216C2", Fault.PARTIAL),
    "opponents-put-in-as-reserve": ("216D1", Fault.NONE),
    "put-in-as-reserve": ("216D2", Fault.PARTIAL),
    "opponents-withdrawn": ("216E2b", Fault.NONE),
}
"""Why a pair could not begin a board: the paragraph, and the average it gives, as the fault that average stands for."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """One possible result of a weighted score: its weight in per cent, its value in the unit of the event.

    score: the points it was converted from, None where the value itself was given.
    """

    weight: Fraction
    value: Fraction
    score: int | None = None


def check_weights(weights: Sequence[Fraction], *, rule: str) -> None:
    """Weights are positive and a hundred per cent together."""
    if not weights:
        raise WeightError("There are no weights", "Give a weight in per cent for each result.", rule=rule)
    if any(weight <= 0 for weight in weights):
        raise WeightError("A weight is not above 0 per cent", "Leave out a result that has no weight.", rule=rule)
    total = sum(weights)
    if total != 100:
        raise WeightError(
            f"The weights add up to {show(total)} per cent, not 100", "Give weights that make 100 together.", rule=rule
        )


def weighted(
    outcomes: Sequence[Outcome],
    *,
    form: Form = Form.IMP_MATCH,
    standing: Standing = Standing.NON_OFFENDING,
    edition: str = "dbf2008",
) -> Scored:
    """The weighted score of one side from results already converted; 12C1c, rounded by 201C1.

    The values are seen from the side asked about; `standing` says which way its score is rounded. Board-a-match is
    rounded like the rest: 206A exempts artificial scores only.
    """
    book = figures(edition)
    rule = book.law(WEIGHTED_LAW[edition])
    check_weights([outcome.weight for outcome in outcomes], rule=rule)
    parts = [outcome.value * outcome.weight / 100 for outcome in outcomes]
    exactly = sum(parts, Fraction(0))
    ids: Ids = (rule,)
    value: Fraction | int = exactly
    if book.regulations:
        value = round_for(exactly, standing)
        if value != exactly:
            ids = (rule, book.rule("201C1a" if standing is Standing.NON_OFFENDING else "201C1b", "rounding"))
    detail: dict[str, Value] = {
        "parts": [
            {"score": outcome.score, "weight": outcome.weight, "converted": outcome.value, "weighted": part}
            for outcome, part in zip(outcomes, parts, strict=True)
        ],
        "exact": exactly,
        "standing": standing.value,
        "form": form.value,
    }
    return Scored("weighted", value, ids, detail, _unit(form))


def _unit(form: Form) -> str:
    units = {Form.MATCHPOINTS: "matchpoints", Form.KP_MATCH: "imp", Form.IMP_MATCH: "imp"}
    return units.get(form, "points" if form in (Form.BOARD_A_MATCH, Form.TOTAL_POINTS) else "imp")


def session_percentage(matchpoints: Sequence[Fraction], top: int, *, edition: str = "dk1997") -> Scored:
    """A contestant's percentage over the boards it has played in a session, as 88 and 12C2c compare it with 60 and 40.

    matchpoints: of each board played, in the units of 78A; top: the most a board can give.
    """
    book = figures(edition)
    rule = book.law("88") if edition == "dk1997" else "se2007:12C2c"
    if not matchpoints:
        raise FieldError("No board has been played", "Give the matchpoints of each board played.", rule=rule)
    if top < 1:
        raise FieldError("A board that can give nothing has no percentage", "Give the top of a board.", rule=rule)
    if any(not 0 <= amount <= top for amount in matchpoints):
        raise NumberError(f"A board gives 0 to {top} matchpoints", "Check the matchpoints.", rule=book.law("78A"))
    total = sum(matchpoints, Fraction(0))
    value = 100 * total / (top * len(matchpoints))
    detail: dict[str, Value] = {"boards": len(matchpoints), "total": total, "top": top}
    return Scored("session", value, (rule,), detail, "percent")


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What the size of an artificial score depends on besides the fault.

    session_percent: the side's percentage on the other boards of the session (88, 12C2c). pairs_per_direction: turns
    per cent into matchpoints. tables: where the board was to be played, the own one included (203A). boards: how many
    were lost; if one irregularity cost them all they are rounded together (201C2).
    """

    session_percent: Fraction | None = None
    pairs_per_direction: int | None = None
    tables: int | None = None
    boards: int = 1
    same_irregularity: bool = True

    def __post_init__(self) -> None:
        if self.boards < 1:
            raise NumberError(
                f"{self.boards} boards cannot have an artificial score", "Give 1 or more.", rule="dbf2008:201C2"
            )
        if self.session_percent is not None and not 0 <= self.session_percent <= 100:
            raise NumberError(
                f"{show(self.session_percent)} per cent is not a percentage", "Give 0 to 100.", rule="se2007:12C2c"
            )


def artificial(form: Form, fault: Fault, given: Circumstances | None = None, *, edition: str = "dbf2008") -> Scored:
    """The artificial score of one side: average plus, average or average minus in the event's own unit.

    12C1, 86A and 88 of 1997; 12C2 of 2007 with 201C, 203A, 204B and 206A of the regulations.
    """
    given = given or Circumstances()
    boards = given.boards
    book = figures(edition)
    if form is Form.MATCHPOINTS:
        return _percent(book, fault, given)
    sign = SIGN[fault]
    base = "se2007:12C2a" if book.laws != "dk1997" else "dk1997:12C1"
    detail: dict[str, Value] = {"fault": fault.value, "boards": boards, "form": form.value}
    if form in (Form.IMP_MATCH, Form.KP_MATCH):
        ids: Ids = (base,)
        if sign:
            ids = (book.law("86A") if book.laws == "dk1997" else "se2007:12C2b", base)
        return Scored("artificial", sign * AVERAGE_IMPS * boards, ids, detail, "imp")
    if form is Form.BUTLER:
        ids = (book.rule("204B", "Butler scoring"), base)
        return Scored("artificial", sign * REGULATION_IMPS * boards, ids, detail, "imp")
    if form is Form.CROSS_IMPS:
        rule = book.rule("203A", "imps across the field")
        tables = given.tables or 1
        if sign and tables < 2:
            raise FieldError(
                "203A counts the other tables where the board was to be played",
                "Give tables=N, the own table included, at least 2.",
                rule=rule,
            )
        others = tables - 1
        detail["other_tables"] = others
        return Scored("artificial", sign * REGULATION_IMPS * others * boards, (rule, base), detail, "imp")
    if form is Form.BOARD_A_MATCH:
        rule = book.rule("206A", "board-a-match")
        return Scored("artificial", BOARD_A_MATCH[fault] * boards, (rule, base), detail, "points")
    raise NoRuleError(
        f"{edition} fixes no artificial score for {form.value}",
        "The organiser must lay one down beforehand.",
        rule=book.law("78E") if book.laws == "dk1997" else base,
    )


def _percent(book: Figures, fault: Fault, given: Circumstances) -> Scored:
    session, pairs, boards = given.session_percent, given.pairs_per_direction, given.boards
    size, decided = Fraction(PERCENT[fault]), ""
    lawbook_1997 = book.laws == "dk1997"
    if fault is Fault.NONE and session is not None and session > size:
        size, decided = session, "88" if lawbook_1997 else "12C2c"
    elif fault is Fault.DIRECT and session is not None and session < size and not lawbook_1997:
        size, decided = session, "12C2c"
    value: Value = size
    if fault is Fault.NONE and session is None:
        value = Bound(min=size)
    elif fault is Fault.DIRECT and (session is None or lawbook_1997):
        value = Bound(max=size)
    ids: Ids
    if lawbook_1997:
        ids = ("dk1997:12C1", "dk1997:88") if fault is Fault.NONE else ("dk1997:12C1",)
    else:
        ids = ("se2007:12C2c", "se2007:12C2a") if decided else ("se2007:12C2a",)
    detail: dict[str, Value] = {"fault": fault.value, "boards": boards, "form": Form.MATCHPOINTS.value, "percent": size}
    if session is not None:
        detail["session_percent"] = session
    if pairs is not None:
        if pairs < 2:
            raise FieldError(
                f"With {pairs} pairs a direction there is no top", "Give at least 2.", rule=book.law("78A")
            )
        top = 2 * (pairs - 1)
        standing = Standing.OFFENDING if fault is Fault.DIRECT else Standing.NON_OFFENDING
        each = size * top / 100
        units: Fraction = each * boards
        if book.regulations:
            units = Fraction(
                round_for(units, standing) if given.same_irregularity else round_for(each, standing) * boards
            )
            if units != each * boards:
                ids = (*ids, book.rule("201C1b" if fault is Fault.DIRECT else "201C1a", "rounding"))
                if boards > 1 and given.same_irregularity:
                    ids = (*ids, book.rule("201C2", "rounding"))
        detail |= {"matchpoints": units, "top": top, "around_zero": units - (pairs - 1) * boards}
    return Scored("artificial", value, ids, detail, "percent")


def not_begun(reason: str, form: Form, given: Circumstances | None = None, *, edition: str = "dbf2008") -> Scored:
    """The score of a side on a board that was annulled before it began; 216A to 216E (`NOT_BEGUN` has the reasons)."""
    if reason not in NOT_BEGUN:
        raise KeyNameError("a reason for a board not begun", reason, NOT_BEGUN, rule="dbf2008:216")
    number, fault = NOT_BEGUN[reason]
    rule = figures(edition).rule(number, "boards not begun")
    base = artificial(form, fault, given, edition=edition)
    return Scored("artificial", base.value, (rule, *base.governing), {**base.detail, "reason": reason}, base.unit)


def mean_of_unbalanced(imp_ns: Fraction, imp_ew: Fraction, *, edition: str = "dk1997") -> Scored:
    """In a cup match each side's adjusted score is computed apart and both are given the mean; 86B, 12C4 of se2007.

    Each side's imps are seen from that side. The value is North-South's; East-West have the opposite.
    """
    book = figures(edition)
    rule = "se2007:12C4" if edition == "se2007" else book.law("86B")
    value = (imp_ns - imp_ew) / 2
    detail: dict[str, Value] = {"imp_ns": value, "imp_ew": -value, "own_ns": imp_ns, "own_ew": imp_ew}
    return Scored("cup", value, (rule,), detail, "imp")
