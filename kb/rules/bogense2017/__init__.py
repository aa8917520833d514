"""The sheet of Bogense Bridgeklub (2017 laws) as rules, one file for each block or two of the sheet.

Comes in: nothing. Goes out: SETS, from which kb.rules.books makes the book, and NOT_HELD. What always holds: each
file exports one RuleSet called RULES; where the sheet has lost words, nothing stands in their place.
The surprising choice: provisions are named by the block and item of the sheet ('revoke-correction/B1').
"""

from __future__ import annotations

from kb.rules.model import NotHeld, RuleSet
from kb.rules.text import t

__all__ = ["NOT_HELD", "SETS"]

SETS: tuple[RuleSet, ...] = ()

NOT_HELD = NotHeld(
    laws={},
    lost=t("{laws}", "{laws}", "{laws}"),
    absent=t(
        "Arket fra Bogense siger intet om dette; der skulle bruges lovene af 2017 selv",
        "Bladet från Bogense säger inget om detta; det som skulle behövas är själva lagarna av 2017",
        "The Bogense sheet says nothing about this; what would be needed is the laws of 2017 themselves",
    ),
)
