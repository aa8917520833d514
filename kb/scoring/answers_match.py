"""How questions about matches, penalties and rankings are answered; the boards are in answers.py.

Comes in: `Facts` under canonical names and an edition. Goes out: `Scored`. What always holds: nothing is computed here
but the choice of arguments. The surprising choice: boards annulled in a match are told apart from boards it never had,
since the first leave the KP scale as it was (202B1) and the second do not.
"""

from __future__ import annotations

from fractions import Fraction

from kb.scoring.errors import NumberError
from kb.scoring.fielddata import ranking_of, totals_of
from kb.scoring.figures import figures
from kb.scoring.keys import Facts
from kb.scoring.kp import kp, walkover
from kb.scoring.penalties import (
    apply_penalties,
    capped_deductions,
    lateness,
    overrun,
    overrun_pairs,
    standard_deduction,
)
from kb.scoring.result import Form, Scored, Value
from kb.scoring.tiefacts import tie_of_facts
from kb.scoring.ties import knockout

__all__ = [
    "answer_deduction",
    "answer_knockout",
    "answer_kp",
    "answer_late",
    "answer_overrun",
    "answer_ranking",
    "answer_ties",
    "answer_walkover",
]


def answer_kp(facts: Facts, edition: str) -> Scored:
    annulled = facts.maybe_whole("annulled") or 0
    planned = facts.maybe_whole("planned")
    if annulled < 0:
        raise NumberError(f"{annulled} boards cannot be annulled", "Give 0 or more.", rule="dbf2008:202B1")
    if planned is None and annulled:
        planned = facts.whole("boards")
    counted = facts.whole("boards") if "boards" in facts and not annulled else None
    if counted is None:
        if planned is None:
            facts.need("boards")
        counted = (planned or 0) - annulled
    imps = facts.whole("imps")
    if facts.word("leader", ("ns", "ew"), "ns") == "ew":
        imps = -imps
    return kp(
        counted,
        imps,
        planned=planned,
        deduction_ns=facts.maybe_number("deduction_ns") or Fraction(0),
        deduction_ew=facts.maybe_number("deduction_ew") or Fraction(0),
        edition=edition,
    )


def answer_walkover(facts: Facts, edition: str) -> Scored:
    if facts.word("absent", ("ns", "ew", "both"), "ew") == "both":
        # 212A3b sends the reader to 212A4a, which is about notice; 202C1 is the only figure for a team that loses so.
        ids = tuple(figures(edition).rule(number, "unplayed matches") for number in ("212A3b", "202C1"))
        return Scored("walkover", 0, ids, {"both_absent": True, "loser_kp": 0}, "kp")
    return walkover(
        match_boards=facts.maybe_whole("boards"),
        others_average=facts.maybe_number("others_average"),
        own_average=facts.maybe_number("own_average"),
        played_boards=facts.maybe_whole("played_boards"),
        played_imps=facts.maybe_whole("played_imps"),
        edition=edition,
    )


def answer_late(facts: Facts, edition: str) -> Scored:
    return lateness(
        facts.number("minutes"),
        form=facts.form(Form.KP_MATCH),
        boards_in_round=facts.maybe_whole("boards_in_round"),
        force_majeure=facts.flag("force_majeure"),
        edition=edition,
    )


def answer_overrun(facts: Facts, edition: str) -> Scored:
    if "number" in facts or facts.word("event", ("pairs", "teams", "individual"), "teams") == "pairs":
        return overrun_pairs(
            facts.number("minutes"),
            facts.whole("number") if "number" in facts else 1,
            form=facts.form(Form.MATCHPOINTS),
            pairs_per_direction=facts.maybe_whole("pairs"),
            tables=facts.maybe_whole("tables"),
            edition=edition,
        )
    first, second = facts.maybe_number("open"), facts.maybe_number("closed")
    if first is None:
        first, second = (second, None) if second is not None else (facts.number("minutes"), None)
    return overrun(
        first,
        second,
        form=facts.form(Form.KP_MATCH),
        responsible=facts.word("responsible", ("ns", "ew", "both", "neither"), "both"),
        edition=edition,
    )


def answer_deduction(facts: Facts, edition: str) -> Scored:
    count = facts.whole("count") if "count" in facts else 1
    if "capped_by" in facts:
        rule = {"214d1c": "214D1c", "215b3": "215B3"}[facts.word("capped_by", ("214d1c", "215b3"))]
        return capped_deductions(count, facts.whole("boards"), rule=rule, edition=edition)
    return standard_deduction(
        facts.form(Form.KP_MATCH),
        count,
        boards=facts.maybe_whole("boards"),
        pairs_per_direction=facts.maybe_whole("pairs"),
        tables=facts.maybe_whole("tables"),
        edition=edition,
    )


def answer_ties(facts: Facts, edition: str) -> Scored:
    if "field" in facts:
        return ranking_of(facts.data("field"), edition=edition).scored()
    return tie_of_facts(facts, edition=edition)


def answer_ranking(facts: Facts, edition: str) -> Scored:
    """Totals and penalties, and what the penalties do to the places."""
    rule = figures(edition).rule("211A2", "penalty points")
    totals, penalties = totals_of(facts.data("field"))
    rows: list[Value] = [
        {
            "place": line.place_after,
            "name": line.contestant,
            "total": line.after,
            "before_deductions": line.before,
            "place_before": line.place_before,
        }
        for line in apply_penalties(totals, penalties)
    ]
    order = [str(row["name"]) for row in rows if isinstance(row, dict)]
    return Scored("ranking", order, (rule, figures(edition).rule("211A1", "penalty points")), {"places": rows})


def answer_knockout(facts: Facts, edition: str) -> Scored:
    each = standard_deduction(Form.IMP_MATCH, edition=edition).value
    assert isinstance(each, Fraction)
    ns, ew = (
        facts.number(f"imps_{side}") - each * (facts.maybe_whole(f"deductions_{side}") or 0) for side in ("ns", "ew")
    )
    return knockout(ns, ew, facts.maybe_whole("total_points_difference"), edition=edition)
