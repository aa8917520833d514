"""A whole matchpoint field: adjusted scores inside it (201B), and a board scored in groups (87B, X87B).

Comes in: one entry for each table, in table order. Goes out: one line for each table, in the same order. What always
holds: without adjusted scores the two sides of a table share the top, and the field shares a constant sum. The
surprising choice: a group of one has nobody to compare with; its pair is taken at 50 per cent before the tenth of a top
that X87B1 adds, since a lone score is neither better nor worse than the others of its group.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from kb.scoring.adjusted import Circumstances, artificial, check_weights
from kb.scoring.comparison import UNITS_EQUAL, UNITS_LOWER, matchpoint_units, points
from kb.scoring.errors import FieldError
from kb.scoring.exact import Standing, round_for
from kb.scoring.figures import Figures, figures
from kb.scoring.result import Fault, Form, Ids, Scored, Value

__all__ = [
    "ArtificialEntry",
    "Entry",
    "FieldLine",
    "Obtained",
    "UnbalancedEntry",
    "WeightedEntry",
    "fouled_groups",
    "group_percent",
    "is_small_group",
    "matchpoint_field",
    "with_score",
]

SMALL_GROUP = Fraction(15, 100)
SMALL_GROUP_BONUS = 10
"""X87B1: groups of at most 15 per cent get 10 per cent of a top."""
LONE_SCORE = Fraction(50)


@dataclass(frozen=True, slots=True)
class Obtained:
    """A score from North-South's side: obtained at the table, or adjusted and the same for both sides (12C1e)."""

    score: int
    adjusted: bool = False


@dataclass(frozen=True, slots=True)
class UnbalancedEntry:
    """Different adjusted scores for the two sides, both written from North-South's side."""

    score_ns: int
    score_ew: int


@dataclass(frozen=True, slots=True)
class WeightedEntry:
    """A weighted score: (score from North-South's side, per cent). offender: ns, ew or none."""

    outcomes: tuple[tuple[int, Fraction], ...]
    offender: str


@dataclass(frozen=True, slots=True)
class ArtificialEntry:
    """An artificial score, by the fault of each side and its percentage on the other boards of the session."""

    ns: Fault
    ew: Fault
    ns_session: Fraction | None = None
    ew_session: Fraction | None = None


Entry = Obtained | UnbalancedEntry | WeightedEntry | ArtificialEntry


@dataclass(frozen=True, slots=True)
class FieldLine:
    """Matchpoints of a table, in the units of 78A, and what they are of the top."""

    table: int
    matchpoints_ns: Fraction
    matchpoints_ew: Fraction
    percent_ns: Fraction
    percent_ew: Fraction
    governing: Ids


def matchpoint_field(entries: Sequence[Entry], *, edition: str = "dbf2008") -> tuple[FieldLine, ...]:
    """Matchpoints of every table of a board; 78A, with adjusted scores by 201B.

    A balanced adjusted score counts as if it had been obtained (201B1). Compared with any other adjusted score each
    contestant gets one unit (201B2); that score itself is compared with the rest of the field, and rounded by 201C.
    """
    book = figures(edition)
    rule = book.law("78A")
    if not entries:
        raise FieldError("The field is empty", "Give the scores of at least two tables.", rule=rule)
    if len(entries) < 2:
        raise FieldError("One table has nobody to compare with", "Give the scores of at least two tables.", rule=rule)
    kept = {place: points(entry.score) for place, entry in enumerate(entries) if isinstance(entry, Obtained)}
    apart = len(entries) - len(kept)
    ids: Ids = (rule,)
    if any(isinstance(entry, Obtained) and entry.adjusted for entry in entries):
        ids = (*ids, book.rule("201B1", "adjusted scores in a field"))
    if apart:
        ids = (*ids, book.rule("201B2", "adjusted scores in a field"))
    top = UNITS_LOWER * (len(entries) - 1)
    lines: list[FieldLine] = []
    why: Ids
    for place, entry in enumerate(entries):
        if isinstance(entry, Obtained):
            others = [score for table, score in kept.items() if table != place]
            ns = Fraction(matchpoint_units(entry.score, others) + UNITS_EQUAL * apart)
            ew, why = top - ns, ids
        else:
            ns, ew, why = _apart(entry, list(kept.values()), apart - 1, top, book)
            why = (*why, *(number for number in ids if number not in why))
        lines.append(FieldLine(place + 1, ns, ew, 100 * ns / top, 100 * ew / top, why))
    return tuple(lines)


def _apart(
    entry: UnbalancedEntry | WeightedEntry | ArtificialEntry,
    kept: Sequence[int],
    others_apart: int,
    top: int,
    book: Figures,
) -> tuple[Fraction, Fraction, Ids]:
    """Matchpoints of both sides at a table whose adjusted score stands outside the comparison of the others."""

    def units(score: int) -> Fraction:
        return Fraction(matchpoint_units(points(score), kept) + UNITS_EQUAL * others_apart)

    if isinstance(entry, UnbalancedEntry):
        return units(entry.score_ns), top - units(entry.score_ew), (book.law("12C1e"),)
    if isinstance(entry, WeightedEntry):
        rule = book.law("12C1c")
        check_weights([weight for _, weight in entry.outcomes], rule=rule)
        exactly = sum((units(score) * weight / 100 for score, weight in entry.outcomes), Fraction(0))
        ns, ew = (
            Fraction(round_for(amount, Standing.OFFENDING if entry.offender == side else Standing.NON_OFFENDING))
            for side, amount in (("ns", exactly), ("ew", top - exactly))
        )
        return ns, ew, (rule, book.rule("201C1", "rounding"))
    scores = []
    governing: Ids = ()
    for fault, session in ((entry.ns, entry.ns_session), (entry.ew, entry.ew_session)):
        given = Circumstances(session_percent=session, pairs_per_direction=top // UNITS_LOWER + 1)
        result = artificial(Form.MATCHPOINTS, fault, given, edition=book.edition)
        amount = result.detail["matchpoints"]
        assert isinstance(amount, Fraction)
        scores.append(amount)
        governing += tuple(number for number in result.governing if number not in governing)
    return scores[0], scores[1], governing


def is_small_group(size: int, comparable: int, book: Figures) -> bool:
    """Whether a group is at most 15 per cent of the contestants otherwise comparable; X87B1, not in the laws alone."""
    return bool(book.regulations) and Fraction(size, comparable) <= SMALL_GROUP


def group_percent(obtained: Fraction, small: bool) -> Fraction:
    """Per cent on the board: in a small group a tenth of a top more (X87B1), but not above 100 (X87B2)."""
    return min(Fraction(100), obtained + SMALL_GROUP_BONUS) if small else obtained


def fouled_groups(
    groups: Sequence[Sequence[int]], *, comparable: int | None = None, edition: str = "dbf2008"
) -> Scored:
    """A board that was played in different forms, each group scored for itself; 87B, with X87B for small groups.

    groups: the scores of each form, from North-South's side. comparable: contestants who would otherwise have been
    compared, when not simply all those listed.
    """
    book = figures(edition)
    rule = book.law("87B")
    if not groups or any(not group for group in groups):
        raise FieldError("A group without scores cannot be scored", "Give the scores of each group.", rule=rule)
    everybody = comparable if comparable is not None else sum(len(group) for group in groups)
    if everybody < max(len(group) for group in groups):
        raise FieldError(
            f"A group cannot be larger than the {everybody} comparable contestants", "Check the numbers.", rule=rule
        )
    report: list[Value] = []
    small_found = False
    for group in groups:
        small = is_small_group(len(group), everybody, book)
        small_found |= small
        top = UNITS_LOWER * (len(group) - 1)
        rows: list[Value] = []
        for place, score in enumerate(group):
            others = [other for table, other in enumerate(group) if table != place]
            units = matchpoint_units(points(score), others)
            ns = 100 * Fraction(units, top) if top else LONE_SCORE
            rows.append(
                {
                    "score": score,
                    "matchpoints": units,
                    "percent_ns": group_percent(ns, small),
                    "percent_ew": group_percent(100 - ns, small),
                }
            )
        report.append(
            {
                "share_percent": 100 * Fraction(len(group), everybody),
                "bonus_percent": SMALL_GROUP_BONUS if small else 0,
                "scores": rows,
            }
        )
    ids = (book.rule("X87B1", "groups"), book.rule("X87B2", "groups"), rule) if small_found else (rule,)
    return Scored("fouled", len(groups), ids, {"groups": report, "comparable": everybody})


def with_score(entries: Sequence[Entry], table: int, entry: Entry) -> tuple[Entry, ...]:
    """The field with another entry at a table (counted from 1), to see what a ruling does to everybody."""
    return tuple(entry if place == table else old for place, old in enumerate(entries, start=1))
