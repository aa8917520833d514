"""The Danish tournament regulations of 2008 as rules, supplements to the laws of 2007, in the order of the handbook.

Comes in: nothing. Goes out: SETS, from which kb.rules.books makes the book.
What always holds: a paragraph of the regulations governs; where a law of 2007 does, the text says so and names it, and
the ruling is not-covered where the regulations are silent. The surprising choice: a family may rest on several files,
joined by statuses (211 follows wherever a standard deduction is imposed).
"""

from __future__ import annotations

from kb.rules.dbf2008 import (
    appeals,
    boards_not_begun,
    dealing,
    discretion,
    entry,
    kamppoint,
    lateness,
    organiser,
    overrun,
    penalty_points,
    procedural_penalties,
    same_direction,
    score_correction,
    scoring_methods,
    team_matches,
    ties,
    wrong_cards,
)
from kb.rules.model import RuleSet

__all__ = ["SETS"]

SETS: tuple[RuleSet, ...] = (
    dealing.RULES,
    discretion.RULES,
    score_correction.RULES,
    organiser.ORGANISER,
    procedural_penalties.RULES,
    organiser.DISCIPLINE,
    appeals.RULES,
    scoring_methods.ARTIFICIAL,
    scoring_methods.BOARD,
    kamppoint.KP,
    kamppoint.ABSENCE,
    kamppoint.WALKOVER,
    scoring_methods.MULTI,
    penalty_points.RULES,
    lateness.RULES,
    overrun.RULES,
    wrong_cards.WRONG_HAND,
    wrong_cards.NUMBER_OF_CARDS,
    wrong_cards.EARLIER_AND_CANCELLED,
    wrong_cards.INFORMATION,
    same_direction.RULES,
    boards_not_begun.RULES,
    boards_not_begun.LEAVING,
    penalty_points.ROWS_RULES,
    ties.RULES,
    team_matches.SEATING,
    team_matches.WATCHING,
    entry.RULES,
)
