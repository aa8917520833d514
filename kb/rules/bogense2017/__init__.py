"""The sheet of Bogense Bridgeklub (2017 laws) as rules, one file for each block or two of the sheet.

Comes in: nothing. Goes out: SETS, from which kb.rules.books makes the book, and NOT_HELD. What always holds: each
file exports one RuleSet called RULES; where the sheet has lost words, nothing stands in their place.
The surprising choice: provisions are named by the block and item of the sheet ('revoke-correction/B1').
"""

from __future__ import annotations

from kb.rules.bogense2017 import (
    call_out_of_turn,
    change_of_call,
    claims,
    information,
    insufficient_bid,
    leads,
    partner_of_major,
    penalty_cards,
    revoke,
)
from kb.rules.bogense2017.not_held import NOT_HELD
from kb.rules.model import RuleSet

__all__ = ["NOT_HELD", "SETS"]

SETS: tuple[RuleSet, ...] = (
    leads.RULES,
    revoke.RULES,
    penalty_cards.RULES,
    partner_of_major.RULES,
    information.RULES,
    claims.RULES,
    call_out_of_turn.RULES,
    insufficient_bid.RULES,
    change_of_call.RULES,
)
