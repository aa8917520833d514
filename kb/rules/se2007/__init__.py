"""The Swedish laws of 2007 as rules, as far as their text is held (laws 1 to 15), in the order of the law book.

Comes in: nothing. Goes out: SETS, from which kb.rules.books makes the book, and NOT_HELD. What always holds: each
file exports one RuleSet called RULES. The surprising choice: what lies beyond law 15 is not left out in silence:
NOT_HELD names the law that would be needed.
"""

from __future__ import annotations

from kb.rules.model import RuleSet
from kb.rules.se2007 import (
    adjusted_scores,
    boards_and_rounds,
    missing_card,
    procedure,
    redeal,
    score_figures,
    wrong_board,
    wrong_number_of_cards,
)
from kb.rules.se2007.not_held import NOT_HELD

__all__ = ["NOT_HELD", "SETS"]

SETS: tuple[RuleSet, ...] = (
    redeal.RULES,
    boards_and_rounds.RULES,
    procedure.RULES,
    adjusted_scores.RULES,
    score_figures.RULES,
    wrong_number_of_cards.RULES,
    missing_card.RULES,
    wrong_board.RULES,
)
