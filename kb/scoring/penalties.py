"""Penalties in points: the standard deduction (211B), lateness (212), overrun (213), and what they do to a ranking.

Comes in: minutes, a number of deductions, a form of scoring. Goes out: `Scored`, the deduction as a positive number in
the unit the event is ranked by (211A1). What always holds: only the penalised contestant's score changes (211A2). The
surprising choice: several standard deductions for one offence are rounded once, as one penalty, because 201C1 rounds
the score and not the deduction.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from kb.scoring.errors import FieldError, MinutesError, NoRuleError, NumberError
from kb.scoring.exact import Standing, round_for, show
from kb.scoring.figures import Band, Figures, Tariff, figures
from kb.scoring.kp import kp_scale
from kb.scoring.result import Bound, Form, Ids, Scored, Value

__all__ = [
    "Changed",
    "apply_penalties",
    "capped_deductions",
    "lateness",
    "overrun",
    "overrun_pairs",
    "standard_deduction",
]

WALKOVER_MINUTES = 30
"""From this delay on a team counts as absent (212A1, 212A3)."""
LONG_ROUND = 16
UNMADE_MINUTES = 5
"""A round of at least 16 boards is prolonged by the delay less five minutes (212A2bii)."""
PER_KP = 2
"""Where KP are not used each KP becomes two standard deductions (note to 212A2a and 213A4a)."""
HIGHEST_CAPPED = 2
"""KP that 214D1c and 215B3 never go beyond."""
WARNING_MINUTES = 3
"""A first overrun of a pair this long is punished without a warning (213B1c)."""
TEAM_FORMS = (Form.KP_MATCH, Form.IMP_MATCH, Form.BOARD_A_MATCH)


def _tariff(form: Form, boards: int | None, book: Figures) -> Tariff:
    rule = book.rule("211B", "the standard deduction")
    if form is Form.KP_MATCH:
        if boards is None:
            raise NumberError(
                "In KP the standard deduction depends on the scale",
                "Give boards=N, the boards of the match.",
                rule=book.rule("211B1", "the standard deduction"),
            )
        scale, _, _ = kp_scale(boards, book)
        return book.tariffs["kp-match at least 14" if scale >= 14 else "kp-match at most 12"]
    if form.value not in book.tariffs:
        raise NoRuleError(
            f"There is no standard deduction for {form.value}",
            "The organiser should fix one like the difference between average and average minus (211B3).",
            rule=f"{rule}3",
        )
    return book.tariffs[form.value]


def standard_deduction(
    form: Form,
    count: int = 1,
    *,
    boards: int | None = None,
    pairs_per_direction: int | None = None,
    tables: int | None = None,
    edition: str = "dbf2008",
) -> Scored:
    """`count` standard deductions in the unit of the event; 211B, rounded by 201C1b where 211B does not exempt them.

    boards: of the match, for KP. pairs_per_direction: for matchpoints (a tenth of top minus bottom). tables: where the
    board was to be played, for cross-imps.
    """
    book = figures(edition)
    tariff = _tariff(form, boards, book)
    if count < 0:
        raise NumberError(f"{count} deductions would be a gift", "Give 0 or more.", rule=book.rule("211B", "penalties"))
    each, detail = tariff.amount, dict[str, Value]()
    if form is Form.MATCHPOINTS:
        if pairs_per_direction is None or pairs_per_direction < 2:
            raise FieldError(
                "The standard deduction is a tenth of top minus bottom",
                "Give pairs=N, the pairs that play the board in one direction, at least 2.",
                rule=tariff.provision,
            )
        each *= 2 * (pairs_per_direction - 1)
        detail["top"] = 2 * (pairs_per_direction - 1)
    elif form is Form.CROSS_IMPS:
        if tables is None or tables < 2:
            raise FieldError(
                "The standard deduction counts the other tables where the board was to be played",
                "Give tables=N, the own table included, at least 2.",
                rule=tariff.provision,
            )
        each *= tables - 1
    exactly = each * count
    amount = Fraction(-round_for(-exactly, Standing.OFFENDING)) if tariff.rounded else exactly
    ids = (tariff.provision,) if amount == exactly else (tariff.provision, book.rule("201C1b", "rounding"))
    detail |= {"form": form.value, "count": count, "standard_deduction": each, "exact": exactly}
    return Scored("deduction", amount, ids, detail, _unit(form))


def _unit(form: Form) -> str:
    if form is Form.KP_MATCH:
        return "kp"
    if form is Form.MATCHPOINTS:
        return "matchpoints"
    return "points" if form is Form.BOARD_A_MATCH else "imp"


def capped_deductions(count: int, boards: int, *, rule: str = "214D1c", edition: str = "dbf2008") -> Scored:
    """One standard deduction for each of `count` boards, 2 KP at most; 214D1c (wrong hands), 215B3 (same direction)."""
    base = standard_deduction(Form.KP_MATCH, count, boards=boards, edition=edition)
    amount = base.value
    assert isinstance(amount, Fraction)
    ids = (figures(edition).rule(rule, "deductions"), *base.governing)
    detail: dict[str, Value] = {**base.detail, "capped": amount > HIGHEST_CAPPED}
    return Scored("deduction", min(amount, Fraction(HIGHEST_CAPPED)), ids, detail, "kp")


def _minutes(minutes: Fraction, rule: str) -> None:
    if minutes < 0:
        raise MinutesError(
            f"{show(minutes)} minutes is before the time",
            "Give the minutes after the official time, 0 or more.",
            rule=rule,
        )


def _in_unit(kp: int, form: Form, book: Figures) -> Fraction:
    """KP of the two tables in the unit of the event; note to 212A2a and 213A4a."""
    if form is Form.KP_MATCH:
        return Fraction(kp)
    return kp * PER_KP * _tariff(form, None, book).amount


def _team_form(form: Form, rule: str) -> None:
    if form not in TEAM_FORMS:
        raise NoRuleError(
            f"The table of deductions is for matches between teams, not for {form.value}",
            "In a pairs event the director decides (212B3), or 213B1 applies.",
            rule=rule,
        )


def lateness(
    minutes: Fraction | int,
    *,
    form: Form = Form.KP_MATCH,
    boards_in_round: int | None = None,
    force_majeure: bool = False,
    edition: str = "dbf2008",
) -> Scored:
    """What a team loses that is not ready at the official time of a round; 212A.

    Below five minutes nothing; from thirty on the match is lost as against an absent team (212A3, 202C). In between the
    round is prolonged as well, where `boards_in_round` tells by how much.
    """
    book = figures(edition)
    rule = book.rule("212A1", "lateness")
    minutes = Fraction(minutes)
    _minutes(minutes, rule)
    _team_form(form, rule)
    assert book.late is not None, "an edition with regulations has their tables"
    detail: dict[str, Value] = {"minutes": minutes, "form": form.value}
    ids: Ids
    if minutes >= WALKOVER_MINUTES:
        ids = ("212A3", "212A3a", "202C1", "202C2")
        detail |= {"walkover": True, "loser_kp": 0}
        value: Value = "walk-over"
        if force_majeure:
            ids = ("212A4c", *ids)
            detail["may_be_reduced"] = True
        return Scored("late", value, tuple(book.rule(number, "lateness") for number in ids), detail, "kp")
    row = book.late.find(minutes)
    ids = ("212A2a", "212A1")
    amount = Fraction(0)
    if row is not None:
        amount = _in_unit(row.value, form, book)
        ids = (row.provision.partition(":")[2], "212A2a")
        detail["penalty_kp"] = row.value
    value = amount
    if boards_in_round is not None:
        if boards_in_round < 1:
            raise NumberError("A round has at least one board", "Give boards_in_round=N.", rule=rule)
        long = boards_in_round >= LONG_ROUND
        detail["extension_minutes"] = max(minutes - (UNMADE_MINUTES if long else 0), Fraction(0))
        ids = (*ids, "212A2bii" if long else "212A2bi")
    if amount:
        ids = (*ids, "211A2")
        if force_majeure:
            value = Bound(min=Fraction(0), max=amount)
            ids = ("212A4c", *ids)
            detail["may_be_reduced"] = True
    detail["unit"] = _unit(form)
    return Scored("late", value, tuple(book.rule(number, "lateness") for number in ids), detail, _unit(form))


def overrun(
    minutes: Fraction | int,
    minutes_other_table: Fraction | int | None = None,
    *,
    form: Form = Form.KP_MATCH,
    responsible: str = "both",
    edition: str = "dbf2008",
) -> Scored:
    """What each team loses when a match ends too late; 213A.

    With a time for each table both teams get the larger of the two penalties (213A4d). responsible: ns, ew, both or
    neither; the penalty of a team that did not cause the overrun may be reduced or dropped (213A4b, 213A4c).
    """
    book = figures(edition)
    rule = book.rule("213A", "overrun")
    times = [Fraction(minutes)] + ([Fraction(minutes_other_table)] if minutes_other_table is not None else [])
    for time in times:
        _minutes(time, rule)
    _team_form(form, rule)
    assert book.overrun is not None, "an edition with regulations has their tables"
    rows = [row for row in map(book.overrun.find, times) if row is not None]
    detail: dict[str, Value] = {"minutes": max(times), "form": form.value}
    if not rows:
        return Scored("overrun", 0, (book.rule("213A3", "overrun"),), detail, _unit(form))
    row: Band = max(rows, key=lambda band: band.low)
    amount = _in_unit(row.value, form, book)
    value: Value = Bound(min=amount) if row.high is None else amount
    ids: Ids = (row.provision, book.rule("213A4a", "overrun"))
    if len(rows) == 2:
        ids = (*ids, book.rule("213A4d", "overrun"))
    if responsible != "both":
        reducible: Value = Bound(min=Fraction(0), max=None if row.high is None else amount)
        ids = (*ids, book.rule("213A4c" if responsible == "neither" else "213A4b", "overrun"))
        for side in ("ns", "ew"):
            detail[f"penalty_{side}"] = value if side == responsible else reducible
    detail |= {"penalty_kp": row.value, "unit": _unit(form)}
    return Scored("overrun", value, ids, detail, _unit(form))


def overrun_pairs(
    minutes: Fraction | int,
    number: int = 1,
    *,
    form: Form = Form.MATCHPOINTS,
    pairs_per_direction: int | None = None,
    tables: int | None = None,
    edition: str = "dbf2008",
) -> Scored:
    """What a pair loses for its `number`th overrun of a round in this phase of the event; 213B1.

    The first is a warning unless it lasts three minutes; every later one is a standard deduction.
    """
    book = figures(edition)
    rule = book.rule("213B1", "overrun")
    minutes = Fraction(minutes)
    _minutes(minutes, rule)
    if number < 1:
        raise NumberError(f"{number} is no place in a series", "Give 1 for the first overrun.", rule=rule)
    if minutes == 0:
        return Scored("overrun", 0, (rule,), {"minutes": minutes}, _unit(form))
    if number == 1 and minutes < WARNING_MINUTES:
        detail: dict[str, Value] = {"minutes": minutes, "warning": True}
        ids = (book.rule("213B1a", "overrun"), book.rule("X90C1", "warnings"))
        return Scored("overrun", 0, ids, detail, _unit(form))
    base = standard_deduction(form, pairs_per_direction=pairs_per_direction, tables=tables, edition=edition)
    first = (book.rule("213B1c", "overrun"),) if number == 1 else ()
    ids = (*first, book.rule("213B1b", "overrun"), *base.governing)
    return Scored("overrun", base.value, ids, {**base.detail, "minutes": minutes}, base.unit)


@dataclass(frozen=True, slots=True)
class Changed:
    """One contestant before and after the penalties. A shared place is the first of the places shared."""

    contestant: str
    before: Fraction
    after: Fraction
    place_before: int
    place_after: int


def apply_penalties(totals: Mapping[str, Fraction], penalties: Mapping[str, Fraction]) -> tuple[Changed, ...]:
    """The ranking before and after penalties in its own unit; 211A1, and only the penalised score moves (211A2).

    The order is that of the new ranking; contestants that are level keep the order they came in.
    """
    if not totals:
        raise FieldError("There is nobody to rank", "Give the total of each contestant.", rule="dbf2008:211A1")
    strangers = [name for name in penalties if name not in totals]
    if strangers:
        raise FieldError(
            f"{strangers[0]} is penalised but has no total", "Use the names of the totals.", rule="dbf2008:211A2"
        )
    negative = [name for name, amount in penalties.items() if amount < 0]
    if negative:
        raise NumberError(
            f"The penalty of {negative[0]} would be a gift", "Give it as a positive number.", rule="dbf2008:211A2"
        )
    after = {name: total - penalties.get(name, Fraction(0)) for name, total in totals.items()}

    def place(scores: Mapping[str, Fraction], name: str) -> int:
        return 1 + sum(score > scores[name] for score in scores.values())

    return tuple(
        Changed(name, totals[name], after[name], place(totals, name), place(after, name))
        for name in sorted(totals, key=lambda name: -after[name])
    )
