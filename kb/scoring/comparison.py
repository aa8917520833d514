"""Scores against scores: laws 78A to 78C, cross-imps (203), Butler (204), board-a-match (206).

Comes in: points of a board, all from North-South's side. Goes out: `Scored` for North-South, East-West beside it in the
detail. What always holds: what one side gains the other loses (matchpoints: of a constant sum). The surprising choice:
a Butler difference may fall between two printed rows of the imp scale, since the datum is an average that 204 does not
round; a row then holds from its first figure on, so that 15 points are 0 imps and 20 are 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from kb.scoring.errors import FieldError, NumberError
from kb.scoring.exact import show
from kb.scoring.figures import Figures, figures
from kb.scoring.result import Scored, Value

__all__ = [
    "HIGHEST_SCORE",
    "board_a_match",
    "butler",
    "cross_imps",
    "datum",
    "datum_points",
    "imp",
    "imps_between",
    "matchpoint_units",
    "matchpoints",
    "points",
    "total_points",
]

HIGHEST_SCORE = 7600
"""Thirteen down redoubled and vulnerable: no board gives more (77E)."""
UNITS_LOWER, UNITS_EQUAL = 2, 1
"""Units of 78A for a lower and for an equal score."""


def points(score: int | Fraction, *, rule: str = "dk1997:77") -> int:
    """A score one board can give: a whole multiple of ten, 7600 at most."""
    if score % 10 != 0 or abs(Fraction(score)) > HIGHEST_SCORE:
        raise NumberError(
            f"{show(score)} is not the score of a board",
            "Scores are multiples of ten up to 7600; separate several by blanks.",
            rule=rule,
        )
    return int(score)


def imps_between(difference: int | Fraction, book: Figures) -> int:
    """Imps for a difference in points, with its sign; 78B."""
    size = book.imp.at(abs(Fraction(difference))).value
    return size if difference >= 0 else -size


def imp(difference: int, *, edition: str = "dk1997") -> Scored:
    """Imps for the difference between two scores of a board; law 78B."""
    book = figures(edition)
    if not book.imp.is_printed(abs(difference)):
        raise NumberError(
            f"A difference of {difference} stands in no row of the scale",
            "Scores are multiples of ten, and so is their difference.",
            rule=book.law("78B"),
        )
    detail: dict[str, Value] = {"difference": difference, "row": book.imp.at(abs(difference)).printed}
    if book.score_law:
        detail["figures_from"] = "dk1997:78B"
    return Scored("imp", imps_between(difference, book), (book.law("78B"),), detail, "imp")


def matchpoint_units(own: int, others: Iterable[int]) -> int:
    """Two units for each lower score, one for each equal one; 78A."""
    return sum(UNITS_LOWER if own > other else UNITS_EQUAL if own == other else 0 for other in others)


def matchpoints(own: int, others: Sequence[int], *, adjusted: int = 0, edition: str = "dk1997") -> Scored:
    """North-South's matchpoints for a score among those of the other tables; law 78A.

    adjusted: other tables with an adjusted score that is not a balanced one; each gives one unit (201B2).
    """
    book = figures(edition)
    rule = book.law("78A")
    if adjusted < 0:
        raise NumberError(f"{adjusted} tables cannot have an adjusted score", "Give 0 or more.", rule=rule)
    ids = (rule, book.rule("201B2", "adjusted scores in a field")) if adjusted else (rule,)
    compared = len(others) + adjusted
    if compared == 0:
        raise FieldError(
            "There is no other score to compare with", "Give the scores of at least two tables.", rule=rule
        )
    for score in (own, *others):
        points(score, rule=book.score_law or book.law("77"))
    units = matchpoint_units(own, others) + UNITS_EQUAL * adjusted
    top = UNITS_LOWER * compared
    detail: dict[str, Value] = {
        "lower": sum(other < own for other in others),
        "equal": sum(other == own for other in others) + adjusted,
        "higher": sum(other > own for other in others),
        "matchpoints_ns": units,
        "matchpoints_ew": top - units,
        "top": top,
        "around_zero": units - compared,
        "percent": Fraction(100 * units, top),
    }
    return Scored("matchpoints", units, ids, detail, "matchpoints")


def total_points(scores: Sequence[int], *, edition: str = "dk1997") -> Scored:
    """The sum of the points on all boards; law 78C."""
    book = figures(edition)
    if not scores:
        raise FieldError("There is no board to add up", "Give the score of each board.", rule=book.law("78C"))
    total = sum(points(score) for score in scores)
    return Scored("total-points", total, (book.law("78C"),), {"boards": len(scores)}, "points")


def datum_points(scores: Sequence[int], book: Figures) -> Fraction:
    """Average of the scores without one highest and one lowest; 204A."""
    rule = book.rule("204A", "Butler scoring")
    if len(scores) < 3:
        raise FieldError(
            f"{len(scores)} scores leave no datum once the highest and the lowest are set aside",
            "Give at least three scores obtained at the tables, without artificial and weighted ones.",
            rule=rule,
        )
    kept = sorted(points(score) for score in scores)[1:-1]
    return Fraction(sum(kept), len(kept))


def datum(scores: Sequence[int], *, edition: str = "dbf2008") -> Scored:
    """The datum of a board, from the scores obtained (no artificial, weighted or unbalanced ones); 204A."""
    book = figures(edition)
    value = datum_points(scores, book)
    detail: dict[str, Value] = {"counted": len(scores) - 2, "highest": max(scores), "lowest": min(scores)}
    return Scored("butler", value, (book.rule("204A", "Butler scoring"),), detail, "points")


def butler(own: int, scores: Sequence[int], *, edition: str = "dbf2008") -> Scored:
    """North-South's imps against the datum of `scores`; 204."""
    book = figures(edition)
    base = datum_points(scores, book)
    difference = points(own) - base
    value = imps_between(difference, book)
    detail: dict[str, Value] = {
        "datum": base,
        "difference": difference,
        "counted": len(scores) - 2,
        "highest": max(scores),
        "lowest": min(scores),
        "imp_ns": value,
        "imp_ew": -value,
    }
    if not book.imp.is_printed(abs(difference)):
        detail["between_rows"] = True
    ids = (book.rule("204A", "Butler scoring"), book.rule("204", "Butler scoring"), book.law("78B"))
    return Scored("butler", value, ids, detail, "imp")


def cross_imps(own: int, others: Sequence[int], *, edition: str = "dbf2008") -> Scored:
    """North-South's imps against every other table, added up; 203."""
    book = figures(edition)
    rule = book.rule("203", "imps across the field")
    if not others:
        raise FieldError(
            "There is no other table to compare with", "Give the scores of at least two tables.", rule=rule
        )
    each = [imps_between(points(own) - points(other), book) for other in others]
    total = sum(each)
    detail: dict[str, Value] = {
        "comparisons": each,
        "imp_ns": total,
        "imp_ew": -total,
        "average": Fraction(total, len(each)),
    }
    return Scored("cross-imps", total, (rule, book.law("78B")), detail, "imp")


def board_a_match(score_open: int, score_closed: int, *, edition: str = "dbf2008") -> Scored:
    """2, 1 or 0 points to the team that sits North-South in the open room; 206."""
    book = figures(edition)
    difference = points(score_open) - points(score_closed)
    value = 2 if difference > 0 else 1 if difference == 0 else 0
    detail: dict[str, Value] = {"difference": difference, "points_ns": value, "points_ew": 2 - value}
    return Scored("board-a-match", value, (book.rule("206", "board-a-match"),), detail, "points")
