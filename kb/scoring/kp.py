"""Match points (KP): the scales of 202, matches that were not played (202C), the multi-team score (205).

Comes in: imps and a number of boards. Goes out: `Scored` whose value is the result as the table prints it, '21-9', the
team that North-South belongs to first. What always holds: the two sides share 30 KP, except where the winner would have
more than 25 and the loser none. The surprising choice: 202C4 gives the winner of an unplayed match "the highest number
of imps" for its KP, which 25-0 does not have; the answer is then a lower bound.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from fractions import Fraction
from math import ceil

from kb.scoring.errors import BoardCountError, FieldError, NumberError
from kb.scoring.exact import show
from kb.scoring.figures import Figures, Scale, figures
from kb.scoring.result import Bound, Scored, Value

__all__ = ["WALKOVER_KP", "kp", "kp_pair", "kp_scale", "multi_team", "walkover"]

WALKOVER_KP = 18
"""What the winner of an unplayed match has at least (202C2a)."""


def kp_scale(boards: int, book: Figures) -> tuple[int, Scale, tuple[str, ...]]:
    """The scale for a number of boards, its own number, and why: 202A, or 202B2 for the nearest higher one."""
    rule = book.rule("202A", "KP")
    if boards < 1:
        raise BoardCountError(f"A match of {boards} boards has no scale", "Give the boards of the match.", rule=rule)
    held = sorted(book.kp)
    place = bisect_left(held, boards)
    if place == len(held):
        raise BoardCountError(
            f"There is no KP scale for {boards} boards, nor a higher one",
            f"The highest scale is for {held[-1]} boards; the organiser must fix another.",
            rule=book.rule("202B2", "KP"),
        )
    found = held[place]
    return found, book.kp[found], (rule,) if found == boards else (rule, book.rule("202B2", "KP"))


def kp_pair(imps: int, scale: Scale) -> tuple[int, int]:
    """KP of the side that is `imps` ahead (behind when negative) and of the other."""
    row = scale.at(abs(imps))
    return (row.value, row.other) if imps >= 0 else (row.other, row.value)


def kp(
    boards: int,
    imps: int,
    *,
    planned: int | None = None,
    deduction_ns: Fraction = Fraction(0),
    deduction_ew: Fraction = Fraction(0),
    edition: str = "dbf2008",
) -> Scored:
    """The result of a match in KP from its imp difference; 202A, for other numbers of boards 202B.

    imps: positive when the first team (North-South in the open room) is ahead. planned: boards the match was to have,
    where some were annulled; they choose the scale (202B1). Deductions are taken off afterwards (211A).
    """
    book = figures(edition)
    if planned is not None and planned < boards:
        raise BoardCountError(
            f"{boards} boards were counted of {planned} planned",
            "Annulled boards make the match shorter, not longer.",
            rule=book.rule("202B1", "KP"),
        )
    for side, amount in (("ns", deduction_ns), ("ew", deduction_ew)):
        if amount < 0:
            raise NumberError(
                f"A deduction of {show(amount)} for {side} would be a gift",
                "Give it as a positive number.",
                rule=book.rule("211A2", "penalty points"),
            )
    chosen, scale, ids = kp_scale(boards if planned is None else planned, book)
    if planned is not None and planned != boards:
        ids = (ids[0], book.rule("202B1", "KP"), *ids[1:])
    first, second = kp_pair(imps, scale)
    detail: dict[str, Value] = {"boards": boards, "imps": imps, "kp_scale": chosen}
    detail["row"] = scale.at(abs(imps)).printed
    after_ns, after_ew = first - deduction_ns, second - deduction_ew
    if deduction_ns or deduction_ew:
        ids = (*ids, book.rule("211A2", "penalty points"))
        detail |= {"before_deductions": f"{first}-{second}", "deduction_ns": deduction_ns, "deduction_ew": deduction_ew}
    detail |= {"kp_ns": after_ns, "kp_ew": after_ew}
    value = f"{show(after_ns, 'da')}-{show(after_ew, 'da')}"
    return Scored("kp", value, ids, detail, "kp")


def walkover(
    *,
    match_boards: int | None = None,
    others_average: Fraction | None = None,
    own_average: Fraction | None = None,
    played_boards: int | None = None,
    played_imps: int | None = None,
    edition: str = "dbf2008",
) -> Scored:
    """KP of the team whose opponents stayed away, withdrew or are missing; 202C.

    The best of 18, the others' average against the absent team, the team's own average in its other matches, and, where
    rounds had been played, what those boards give on the scale of their number. Rounded up (202C3); the loser has 0.
    """
    book = figures(edition)
    choices: dict[str, Fraction] = {"202C2a": Fraction(WALKOVER_KP)}
    for number, average in (("202C2b", others_average), ("202C2c", own_average)):
        if average is not None:
            if not 0 <= average <= 25:
                raise NumberError(
                    f"{show(average)} is no average of KP", "A match gives 0 to 25 KP.", rule=book.rule("202A", "KP")
                )
            choices[number] = average
    if played_boards is not None and played_imps is not None:
        _, scale, _ = kp_scale(played_boards, book)
        choices["202C2d"] = Fraction(kp_pair(played_imps, scale)[0])
    decides = max(choices, key=lambda number: choices[number])
    value = ceil(choices[decides])
    numbers = [decides, "202C2", "202C1"]
    if choices[decides].denominator != 1:
        numbers.insert(1, "202C3")
    detail: dict[str, Value] = {"winner_kp": value, "loser_kp": 0, "alternatives": dict(choices)}
    if match_boards is not None:
        _, scale, _ = kp_scale(match_boards, book)
        numbers.append("202C4")
        rows = [row for row in scale.bands if row.value == value]
        last = rows[-1]
        detail["winner_imps"] = last.high if last.high is not None else Bound(min=Fraction(last.low))
        detail["loser_imps"] = 0
    ids = tuple(book.rule(number, "unplayed matches") for number in numbers)
    return Scored("walkover", value, ids, detail, "kp")


def multi_team(imps: Sequence[int], boards_in_round: int, *, edition: str = "dbf2008") -> Scored:
    """A pair's multi-team score of a round: the mean KP of the imaginary matches against every other table; 205.

    imps: of the pair against each other table, the other table of its own match left out; an annulled board counts 0
    imps in each (205A1).
    """
    book = figures(edition)
    rule = book.rule("205", "multi-team scoring")
    if not imps:
        raise FieldError(
            "There is no other table to compare with", "Give the imps against each other table.", rule=rule
        )
    chosen, scale, ids = kp_scale(boards_in_round, book)
    each = [kp_pair(amount, scale)[0] for amount in imps]
    value = Fraction(sum(each), len(each))
    return Scored("multi-team", value, (rule, *ids), {"matches": each, "kp_scale": chosen}, "kp")
