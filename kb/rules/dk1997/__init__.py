"""The Danish laws of 1997 as rules, one file for a few neighbouring laws, in the order of the law book.

Comes in: nothing. Goes out: SETS, from which kb.rules.books makes the book. What always holds: each file
exports one RuleSet called RULES. The surprising choice: none; to add a file, name it here, in order.
"""

from __future__ import annotations

from kb.rules.dk1997 import change_of_call, enforced_pass, insufficient_bid, lead_penalties
from kb.rules.model import RuleSet

__all__ = ["SETS"]

SETS: tuple[RuleSet, ...] = (
    enforced_pass.RULES,
    change_of_call.RULES,
    lead_penalties.RULES,
    insufficient_bid.RULES,
)
