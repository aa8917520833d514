"""Law 47E2: a card played on a wrong explanation.

It may go back only while nothing follows it in the trick, an opening lead only until dummy has shown a card (47E2a);
after that 40C is left (47E2b). Whether there was damage is weighed when the play is over.
"""

# ruff: noqa: E501 - a table of words reads better one entry a line

from __future__ import annotations

from kb.rules.conditions import all_, any_, is_, known, no, not_, told, unless_known, yes
from kb.rules.model import Role, Rule, RuleSet

TAKEN_BACK = is_("irregularity", "card-taken-back")
ASKED_FOR = is_("irregularity", "misinformation", "card-taken-back")
MISLED = all_(
    ASKED_FOR,
    any_(
        known("play_due_to_misinformation"), all_(is_("irregularity", "misinformation"), known("later_card_in_trick"))
    ),
    unless_known("misinformation_kind", "wrong-explanation", "missing-alert", "wrong-alert"),
    any_(TAKEN_BACK, unless_known("explanation_matches_agreement", "no", "unproven")),
)
RIGHT_EXPLANATION = told("explanation_matches_agreement", "yes")
BECAUSE = all_(MISLED, not_(RIGHT_EXPLANATION), yes("play_due_to_misinformation"))
OPENING_LEAD = any_(
    told("lead_kind", "opening-lead"), all_(known("dummy_faced_card"), unless_known("lead_kind", "opening-lead"))
)
AFTERWARDS = any_(known("non_offending_side_damaged"), told("stage", "after-play", "after-round", "after-session"))
NOTHING_FOLLOWED = all_(no("later_card_in_trick"), any_(not_(OPENING_LEAD), no("dummy_faced_card")))
TOO_LATE = any_(yes("later_card_in_trick"), all_(OPENING_LEAD, yes("dummy_faced_card")))

MISLED_PLAYS = RuleSet(
    name="misled-plays",
    laws=("47",),
    on=("misinformation", "card-taken-back"),
    rules=(
        Rule(
            "47E2a",
            "En spiller må tage et spillet kort tilbage, hvis det blev spillet som følge af en fejlagtig forklaring på en modstanders melding, ud- eller tilspil og før en rettet forklaring, men kun hvis intet kort efterfølgende var spillet til stikket",
            all_(BECAUSE, NOTHING_FOLLOWED),
            then=("misled-card-goes-back", "no-penalty"),
            also=("47E2b", "16C1", "16C2", "40C"),
        ),
        Rule(
            "47E2a:dummy-faced",
            "Et åbningsudspil kan ikke tages tilbage, efter at den blinde har vist noget kort",
            all_(BECAUSE, OPENING_LEAD, yes("dummy_faced_card")),
            role=Role.APPLIES,
        ),
        Rule(
            "47E2b",
            "Hvis det efter punkt a er for sent at foretage en rettelse, anvendes 40C (turneringslederens beføjelse til at tildele en justeret score ved fejlagtig forklaring)",
            all_(BECAUSE, TOO_LATE),
            then=("misled-too-late",),
            per=("40C",),
            also=("47E2a", "12C2", "21B3"),
        ),
        Rule(
            "47E2b:damage",
            "anvendes 40C (turneringslederens beføjelse til at tildele en justeret score ved fejlagtig forklaring)",
            all_(BECAUSE, TOO_LATE, known("play_due_to_misinformation"), known("later_card_in_trick"), AFTERWARDS, yes("non_offending_side_damaged")),
            then=("adjusted-score",),
            also=("12C2", "12C"),
        ),
        Rule(
            "47E2b:no-damage",
            "anvendes 40C (turneringslederens beføjelse til at tildele en justeret score ved fejlagtig forklaring)",
            all_(BECAUSE, TOO_LATE, known("play_due_to_misinformation"), known("later_card_in_trick"), AFTERWARDS, no("non_offending_side_damaged")),
            then=("result-stands",),
            also=("12C2",),
        ),
        Rule(
            "47E2a:not-due",
            "hvis det blev spillet som følge af en fejlagtig forklaring",
            all_(MISLED, any_(RIGHT_EXPLANATION, no("play_due_to_misinformation"))),
            then=("play-not-due-to-it",),
            also=("47F", "40C"),
        ),
    ),
)  # fmt: skip
