"""What follows from, and what cannot stand beside, what: facts of every edition alike.

Comes in: nothing. Goes out: IMPLICATIONS and CONTRADICTIONS, applied to every family. What always holds: they
rest on the meaning of the keys, not on a law of one edition; what one law makes of facts is a rule.
The surprising choice: an implication may fill in a player's choice, where an observed act is that choice
(who calls over an insufficient bid has accepted it, in every edition).
"""

# ruff: noqa: E501 - a table of words reads better one entry a line

from __future__ import annotations

from kb.rules.conditions import all_, is_, isnt, known, no, yes
from kb.rules.facts import Contradiction, Implication

__all__ = ["CONTRADICTIONS", "IMPLICATIONS"]

SUITS = ("clubs", "diamonds", "hearts", "spades")

IMPLICATIONS: tuple[Implication, ...] = (
    Implication(is_("irregularity", "insufficient-bid", "bid-over-seven"), "offending_call", "only a bid can be that", "bid"),
    Implication(is_("irregularity", "inadmissible-double"), "offending_call", "only a double can be that", "double"),
    Implication(is_("irregularity", "inadmissible-redouble"), "offending_call", "only a redouble can be that", "redouble"),
    Implication(known("denomination_called"), "offending_call", "only a bid names a denomination", "bid"),
    Implication(
        all_(no("call_conventional"), is_("denomination_called", *SUITS)),
        "suits_shown", "a natural bid shows the suit it names", same_as="denomination_called",
    ),
    Implication(
        all_(no("call_conventional"), is_("denomination_called", "notrump")),
        "suits_shown", "a natural bid in notrump shows no suit", "none",
    ),
    Implication(
        all_(no("call_conventional"), is_("offending_call", "pass", "double", "redouble")),
        "suits_shown", "such a call shows no suit when it is natural", "none",
    ),
    Implication(
        all_(is_("irregularity", "insufficient-bid"), yes("lho_called_over")),
        "accepted_by_lho", "to call over it is to accept it", True,
    ),
)  # fmt: skip

CONTRADICTIONS: tuple[Contradiction, ...] = (
    Contradiction(
        all_(is_("irregularity", "insufficient-bid"), isnt("offending_call", "bid")),
        "only a bid can be insufficient; a pass, a double or a redouble cannot.",
    ),
    Contradiction(
        all_(is_("irregularity", "bid-over-seven"), isnt("offending_call", "bid")),
        "only a bid can be over seven tricks.",
    ),
    Contradiction(
        all_(is_("irregularity", "inadmissible-double"), isnt("offending_call", "double")),
        "an inadmissible double is a double.",
    ),
    Contradiction(
        all_(is_("irregularity", "inadmissible-redouble"), isnt("offending_call", "redouble")),
        "an inadmissible redouble is a redouble.",
    ),
    Contradiction(
        all_(is_("irregularity", "breach-of-enforced-pass"), is_("offending_call", "pass")),
        "who passes does not break an enforced pass.",
    ),
    Contradiction(
        all_(is_("offending_call", "pass", "double", "redouble"), known("denomination_called")),
        "only a bid names a denomination.",
    ),
    Contradiction(
        all_(is_("irregularity", "insufficient-bid"), yes("lho_called_over"), no("accepted_by_lho")),
        "who calls over an insufficient bid has accepted it.",
    ),
)
