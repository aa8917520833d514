"""Which laws of 2007 would rule, but stand in the Swedish transcript only in its table of contents.

Comes in: nothing. Goes out: NOT_HELD. What always holds: every law named here is held as a heading alone (a test
asks the parsed corpus). The surprising choice: none; an irregularity that is missing here and has no rules is one
of which the text has not even a heading.
"""

# ruff: noqa: E501 - words for the reader are kept on one line

from __future__ import annotations

from kb.rules.model import NotHeld
from kb.rules.text import t

__all__ = ["NOT_HELD"]

NOT_HELD = NotHeld(
    laws={
        # the auction
        "insufficient-bid": ("27",),
        "call-out-of-turn": ("28", "29", "30", "31", "32"),
        "simultaneous-calls": ("33",),
        "change-of-call": ("25",),
        "inadmissible-double": ("19", "36"),
        "inadmissible-redouble": ("19", "36"),
        "double-misworded": ("19",),
        "bid-over-seven": ("38",),
        "call-after-final-pass": ("39",),
        "breach-of-enforced-pass": ("37",),
        "card-exposed-in-auction": ("24",),
        "cards-from-wrong-board": ("17D",),
        "passed-out-board": ("22",),
        "review-or-explanation": ("20", "41B"),
        "misinformation": ("21", "40", "75"),
        "departure-from-agreement": ("40", "75"),
        "memory-aid": ("40",),
        "unauthorised-information": ("16", "73"),
        "wrong-hand-seen": ("16C",),
        # the play
        "lead-out-of-turn": ("53", "54", "55", "56"),
        "exposed-card": ("48", "49", "50"),
        "penalty-card-lead": ("50", "51"),
        "penalty-card-play": ("50", "51"),
        "failure-to-play-penalty-card": ("52",),
        "premature-play": ("57",),
        "simultaneous-play": ("58",),
        "impossible-requirement": ("59",),
        "play-after-illegal-play": ("60",),
        "dummy-action": ("42", "43"),
        "unintended-designation": ("45",),
        "fifth-card": ("45",),
        "wrong-card-by-dummy": ("45",),
        "incomplete-designation": ("46",),
        "card-taken-back": ("47",),
        "revoke": ("61", "62", "63", "64"),
        "trick-inspection": ("65", "66"),
        "defective-trick": ("67",),
        "claim": ("68", "69", "70"),
        "concession": ("68", "71"),
        "acquiescence-withdrawn": ("69",),
        # scores, the director, appeals
        "score-contract": ("77",),
        "imp-conversion": ("78B",),
        "kp-conversion": ("78",),
        "matchpoint-scoring": ("78A",),
        "butler-scoring": ("78",),
        "multi-team-scoring": ("78",),
        "score-correction": ("79",),
        "organiser-rule": ("80",),
        "director-error": ("82",),
        "standard-deduction": ("109",),
        "fouled-board": ("87",),
        "procedural-penalty": ("90",),
        "late-arrival": ("90B", "109B"),
        "slow-play": ("90B", "109C"),
        "discipline": ("91",),
        "appeal": ("92", "93"),
        "spectator-conduct": ("76",),
        "spectator-remark": ("76",),
        # the Swedish laws beyond the international ones
        "tie": ("95",),
        "walk-over": ("109",),
        "substitute": ("101", "102", "103"),
        "seating": ("104",),
        "watching-own-team": ("76", "110D"),
    },
    lost=t(
        "De svenske love af 2007 er her kun bevaret til og med lov 15; der skulle bruges lov {laws}, som kun findes som overskrift",
        "Av 2007 års lagar finns här bara texten till och med lag 15; det som skulle behövas är lag {laws}, som bara finns som rubrik",
        "Of the Swedish laws of 2007 the text held here ends with law 15; what would be needed is law {laws}, held as a heading only",
    ),
    absent=t(
        "De svenske love af 2007 er her kun bevaret til lov 15 og har ingen regel om dette",
        "Av 2007 års lagar finns här bara texten till och med lag 15, som inte har någon regel om detta",
        "Of the Swedish laws of 2007 the text held here ends with law 15 and has no rule for this",
    ),
)
