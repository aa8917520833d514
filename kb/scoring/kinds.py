"""The questions that can be asked, by name: which facts each takes, and under which edition.

Comes in: a kind and its facts, as strings or as plain data. Goes out: `Scored`. What always holds: command line, page
and API ask here, so that the same facts give the same answer everywhere; no file is opened. The surprising choice: the
edition is the one whose text holds the figures (dk1997 for the laws, dbf2008 for the regulations) unless another is
named, and a fact that only the regulations know, such as adjusted scores in a field, moves the question there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from kb.scoring import answers, answers_match
from kb.scoring.comparison import (
    total_points,
)
from kb.scoring.contract import board_conditions
from kb.scoring.errors import KeyNameError
from kb.scoring.figures import figures
from kb.scoring.keys import Facts, Given, Key, canonical
from kb.scoring.kp import multi_team
from kb.scoring.result import Scored
from kb.scoring.tiefacts import KEYS as TIE_KEYS

__all__ = ["KINDS", "Kind", "compute"]


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of question. edition: asked unless another is named. rule: cited where a fact is missing or wrong."""

    name: str
    edition: str
    rule: str
    keys: tuple[Key, ...]
    answer: Callable[[Facts, str], Scored]
    moved_by: tuple[str, ...] = ()
    """Facts that only the regulations know; with one of them dbf2008 is asked unless an edition is named."""


def compute(kind: str, given: Given, *, edition: str | None = None) -> Scored:
    """The answer to a question given by its kind and facts; the one entry for command line, page and API."""
    asked = KINDS.get(kind)
    if asked is None:
        raise KeyNameError("a kind of score", kind, KINDS)
    facts = Facts(kind, canonical(given, asked.keys, kind), asked.rule)
    moved = any(name in facts for name in asked.moved_by)
    book = edition or (REGULATIONS if moved else asked.edition)
    figures(book)
    return asked.answer(facts, book)


REGULATIONS = "dbf2008"

SIDE = Key("side", ("for",), "ew")
FORM = Key("form", ("form_of_scoring", "scoring"), "kp-match")
PAIRS = Key("pairs", ("pairs_per_direction", "tables_in_play"), "12")
TABLES = Key("tables", ("tables_playing_board",), "12")
OWN = Key("own", ("own_score_ns", "own_score"), "420")
SCORES = Key("scores", ("scores_ns",), '"420 420 450"')
OTHERS = Key("others", ("other_scores", "others_ns"), '"420 450"')
OPEN = Key("open", ("score_ns_open", "score_open"), "950")
CLOSED = Key("closed", ("score_ns_closed", "score_closed"), "630")


def _kinds(*kinds: Kind) -> Mapping[str, Kind]:
    return {kind.name: kind for kind in kinds}


KINDS: Mapping[str, Kind] = _kinds(
    Kind(
        "score",
        "dk1997",
        "dk1997:77",
        (
            Key("level", ("contract_level",), "3"),
            Key("denomination", ("contract_denomination", "strain", "suit", "trumps"), "notrump"),
            Key("contract", (), "3NTx"),
            Key("doubling", ("doubled", "double"), "doubled"),
            Key("vulnerable", ("vulnerability", "vul", "zone"), "yes"),
            Key("tricks", ("declarer_tricks", "tricks_won"), "10"),
            Key("result", (), "+1"),
            Key("board", ("board_number",), "7"),
            Key("declarer", ("declarer_seat",), "south"),
            Key("passed_out", (), "no"),
        ),
        answers.answer_score,
    ),
    Kind(
        "imp",
        "dk1997",
        "dk1997:78B",
        (
            Key("difference", ("diff", "points", "score_difference", "point_difference"), "320"),
            OPEN,
            CLOSED,
            Key("score", (), "950"),
            Key("against", ("other",), "630"),
        ),
        answers.answer_imp,
    ),
    Kind(
        "kp",
        "dbf2008",
        "dbf2008:202A",
        (
            Key("boards", ("match_boards", "boards_in_match", "board_count"), "24"),
            Key("imps", ("imp_difference", "difference", "imp"), "33"),
            Key("leader", (), "ns"),
            Key("planned", ("boards_planned",), "24"),
            Key("annulled", ("boards_annulled",), "1"),
            Key("deduction_ns", ("penalty_kp_ns",), "½"),
            Key("deduction_ew", ("penalty_kp_ew",), "½"),
        ),
        answers_match.answer_kp,
    ),
    Kind(
        "matchpoints",
        "dk1997",
        "dk1997:78A",
        (
            SCORES,
            OWN,
            OTHERS,
            Key("adjusted", ("adjusted_tables", "artificial_tables"), "1"),
            PAIRS,
            SIDE,
            Key("field", (), "FILE.yaml"),
        ),
        answers.answer_matchpoints,
        moved_by=("adjusted", "field"),
    ),
    Kind(
        "butler",
        "dbf2008",
        "dbf2008:204A",
        (
            SCORES,
            OWN,
            SIDE,
            Key("weighted_scores", ("weighted_scores_ns",), '"620"'),
            Key("artificial_tables", (), "1"),
        ),
        answers.answer_butler,
    ),
    Kind("cross-imps", "dbf2008", "dbf2008:203", (SCORES, OWN, OTHERS, SIDE), answers.answer_cross_imps),
    Kind("board-a-match", "dbf2008", "dbf2008:206", (OPEN, CLOSED), answers.answer_board_a_match),
    Kind(
        "total-points",
        "dk1997",
        "dk1997:78C",
        (SCORES,),
        lambda facts, edition: total_points(facts.wholes("scores"), edition=edition),
    ),
    Kind(
        "weighted",
        "dbf2008",
        "laws2007:12C1c",
        (
            Key("scores", ("results", "weighted_scores", "weighted_scores_ns"), '"980 480"'),
            Key("weights", ("percentages",), '"35 65"'),
            Key("values", (), '"18 3"'),
            Key("against", ("other", "score_ns_closed"), "500"),
            Key("field", ("others", "scores_ns"), '"420 450 -50"'),
            FORM,
            Key("offender", ("offending_side",), "ew"),
            Key("top", (), "24"),
            SIDE,
        ),
        answers.answer_weighted,
    ),
    Kind(
        "artificial",
        "dbf2008",
        "dbf2008:201C",
        (
            FORM,
            Key("fault", ("responsibility",), "none"),
            Key("ns", ("ns_responsibility", "ns_fault"), "none"),
            Key("ew", ("ew_responsibility", "ew_fault"), "direct"),
            Key("reason", (), "sit-out"),
            Key("session_percent", (), "64,2"),
            Key("ns_session_percent", (), "64,2"),
            Key("ew_session_percent", (), "37,5"),
            PAIRS,
            TABLES,
            Key("boards", ("artificial_boards",), "2"),
            Key("same_irregularity", (), "yes"),
        ),
        answers.answer_artificial,
    ),
    Kind(
        "late",
        "dbf2008",
        "dbf2008:212A",
        (
            Key("minutes", ("delay_minutes", "delay", "late_minutes", "minutes_late"), "12"),
            FORM,
            Key("boards_in_round", ("boards", "round_boards"), "20"),
            Key("force_majeure", (), "no"),
        ),
        answers_match.answer_late,
    ),
    Kind(
        "overrun",
        "dbf2008",
        "dbf2008:213A",
        (
            Key("minutes", ("overrun_minutes", "overrun", "minutes_over"), "17"),
            Key("open", ("overrun_minutes_open", "minutes_open"), "17"),
            Key("closed", ("overrun_minutes_closed", "minutes_closed"), "6"),
            FORM,
            Key("responsible", ("responsible_for_overrun",), "both"),
            Key("event", ("event_type",), "teams"),
            Key("number", ("overrun_number",), "2"),
            PAIRS,
            TABLES,
        ),
        answers_match.answer_overrun,
    ),
    Kind("ties", "dbf2008", "dbf2008:221", (*TIE_KEYS, Key("field", (), "FILE.yaml")), answers_match.answer_ties),
    Kind(
        "knockout",
        "dbf2008",
        "dbf2008:222",
        (
            Key("imps_ns", ("imp_total_ns",), "84"),
            Key("imps_ew", ("imp_total_ew",), "84"),
            Key("deductions_ns", (), "1"),
            Key("deductions_ew", (), "1"),
            Key("total_points_difference", (), "120"),
        ),
        answers_match.answer_knockout,
    ),
    Kind("ranking", "dbf2008", "dbf2008:211A", (Key("field", (), "FILE.yaml"),), answers_match.answer_ranking),
    Kind(
        "deduction",
        "dbf2008",
        "dbf2008:211B",
        (
            FORM,
            Key("count", ("deductions", "number"), "2"),
            Key("boards", ("match_boards",), "24"),
            PAIRS,
            TABLES,
            Key("capped_by", (), "215B3"),
        ),
        answers_match.answer_deduction,
    ),
    Kind(
        "walkover",
        "dbf2008",
        "dbf2008:202C",
        (
            Key("boards", ("match_boards",), "24"),
            Key("others_average", ("walkover_kp_others_average",), "18,5"),
            Key("own_average", ("walkover_kp_own_average",), "16,2"),
            Key("played_boards", ("walkover_boards_played",), "12"),
            Key("played_imps", ("imp_difference",), "20"),
            Key("absent", (), "ew"),
        ),
        answers_match.answer_walkover,
    ),
    Kind(
        "multi-team",
        "dbf2008",
        "dbf2008:205",
        (
            Key("imps", ("multi_imps",), '"10 -5 3"'),
            Key("boards", ("boards_in_round",), "16"),
            Key("own_match_imps", (), "7"),
        ),
        lambda facts, edition: multi_team(facts.wholes("imps"), facts.whole("boards"), edition=edition),
    ),
    Kind(
        "fouled",
        "dbf2008",
        "dbf2008:X87B",
        (
            Key("groups", (), '"420 450 | 50 50 100"'),
            Key("comparable", ("comparable_contestants",), "14"),
            Key("small_group_size", (), "2"),
            Key("group_best_percent", (), "100"),
            Key("group_worst_percent", (), "0"),
        ),
        answers.answer_fouled,
    ),
    Kind(
        "cup",
        "dk1997",
        "dk1997:86B",
        (Key("imp_ns", ("adjusted_imp_ns",), "8"), Key("imp_ew", ("adjusted_imp_ew",), "-3")),
        answers.answer_cup,
    ),
    Kind(
        "session",
        "dk1997",
        "dk1997:88",
        (Key("matchpoints", (), '"14 10 22"'), Key("top", (), "22")),
        answers.answer_session,
    ),
    Kind(
        "board",
        "dk1997",
        "dk1997:2",
        (Key("board", ("number", "board_number"), "7"),),
        lambda facts, edition: board_conditions(facts.whole("board"), edition=edition),
    ),
)
