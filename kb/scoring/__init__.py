"""Scoring: contracts, imps, KP, matchpoints, adjusted scores, penalties, ties; exact, with the paragraph that rules.

Comes in: numbers and words of a board, a match or a field. Goes out: `Scored`: the value, the provisions that govern
it, the deciding one first, and a detail of how it came about. What always holds: int and Fraction only, no binary
floats. The surprising choice: the figures are bound to an edition, and a question no text answers is an error.

`compute(kind, facts)` answers a question told in words; the functions below answer the same in Python.

>>> compute("kp", {"boards": 24, "imps": 33}).value
'21-9'
>>> compute("late", {"minutes": 12}).governing[0]
'dbf2008:212A2aii'
"""

from __future__ import annotations

from kb.scoring.adjusted import (
    NOT_BEGUN,
    Circumstances,
    Outcome,
    artificial,
    mean_of_unbalanced,
    not_begun,
    session_percentage,
    weighted,
)
from kb.scoring.comparison import (
    board_a_match,
    butler,
    cross_imps,
    datum,
    imp,
    matchpoints,
    total_points,
)
from kb.scoring.contract import Contract, board_conditions, contract_score, is_vulnerable, passed_out
from kb.scoring.errors import ScoringError
from kb.scoring.exact import Standing, exact, show
from kb.scoring.field import (
    ArtificialEntry,
    Entry,
    FieldLine,
    Obtained,
    UnbalancedEntry,
    WeightedEntry,
    fouled_groups,
    matchpoint_field,
    with_score,
)
from kb.scoring.figures import check_against, editions, own_tables
from kb.scoring.kinds import KINDS, Kind, compute
from kb.scoring.kp import kp, multi_team, walkover
from kb.scoring.penalties import (
    Changed,
    apply_penalties,
    capped_deductions,
    lateness,
    overrun,
    overrun_pairs,
    standard_deduction,
)
from kb.scoring.result import Bound, Denomination, Doubling, Fault, Form, Scored, dump
from kb.scoring.ties import Encounter, Match, Pair, Place, Ranking, Step, Team, knockout, rank_pairs, rank_teams
from kb.scoring.words import describe, label, title

__all__ = [
    "KINDS",
    "NOT_BEGUN",
    "ArtificialEntry",
    "Bound",
    "Changed",
    "Circumstances",
    "Contract",
    "Denomination",
    "Doubling",
    "Encounter",
    "Entry",
    "Fault",
    "FieldLine",
    "Form",
    "Kind",
    "Match",
    "Obtained",
    "Outcome",
    "Pair",
    "Place",
    "Ranking",
    "Scored",
    "ScoringError",
    "Standing",
    "Step",
    "Team",
    "UnbalancedEntry",
    "WeightedEntry",
    "apply_penalties",
    "artificial",
    "board_a_match",
    "board_conditions",
    "butler",
    "capped_deductions",
    "check_against",
    "compute",
    "contract_score",
    "cross_imps",
    "datum",
    "describe",
    "dump",
    "editions",
    "exact",
    "fouled_groups",
    "imp",
    "is_vulnerable",
    "knockout",
    "kp",
    "label",
    "lateness",
    "matchpoint_field",
    "matchpoints",
    "mean_of_unbalanced",
    "multi_team",
    "not_begun",
    "overrun",
    "overrun_pairs",
    "own_tables",
    "passed_out",
    "rank_pairs",
    "rank_teams",
    "session_percentage",
    "show",
    "standard_deduction",
    "title",
    "total_points",
    "walkover",
    "weighted",
    "with_score",
]
