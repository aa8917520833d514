"""The Danish laws of 1997 as rules, one file for a few neighbouring laws, in the order of the law book.

Comes in: nothing. Goes out: SETS, from which kb.rules.books makes the book. What always holds: each file
exports one RuleSet called RULES. The surprising choice: none; to add a file, name it here, in order.
"""

from __future__ import annotations

from kb.rules.dk1997 import (
    acceptance_withdrawn,
    adjusted_scores,
    after_irregularity,
    appeals,
    artificial_scores,
    auction_form,
    board_scores,
    calls_out_of_turn,
    change_of_call,
    claims,
    concessions,
    contested_claims,
    dealing,
    defective_trick,
    director_errors,
    disturbed_tricks,
    enforced_pass,
    exposed_in_auction,
    insufficient_bid,
    lead_penalties,
    misinformation,
    missing_card,
    procedural_penalties,
    review,
    right_to_appeal,
    rounds,
    score_corrections,
    trick_inspection,
    unauthorised_information,
    wrong_board,
    wrong_number_of_cards,
)
from kb.rules.model import RuleSet

__all__ = ["SETS"]

SETS: tuple[RuleSet, ...] = (
    dealing.RULES,
    rounds.RULES,
    after_irregularity.ATTENTION,
    after_irregularity.FORFEITED,
    adjusted_scores.RULES,
    artificial_scores.RULES,
    wrong_number_of_cards.RULES,
    missing_card.RULES,
    wrong_board.WRONG_BOARD,
    wrong_board.WRONG_CARDS,
    unauthorised_information.RULES,
    auction_form.METHODS,
    auction_form.DOUBLES,
    review.RULES,
    review.WRONG_REVIEWS,
    misinformation.RULES,
    auction_form.PASSED_OUT,
    enforced_pass.RULES,
    exposed_in_auction.RULES,
    change_of_call.RULES,
    lead_penalties.RULES,
    insufficient_bid.RULES,
    calls_out_of_turn.RULES,
    disturbed_tricks.RULES,
    trick_inspection.RULES,
    defective_trick.RULES,
    claims.RULES,
    contested_claims.RULES,
    acceptance_withdrawn.RULES,
    concessions.RULES,
    board_scores.RULES,
    score_corrections.RULES,
    appeals.RULES,
    right_to_appeal.RULES,
    director_errors.RULES,
    procedural_penalties.RULES,
)
