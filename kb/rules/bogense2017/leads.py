"""Leads out of turn: by a defender (two pieces are left), by declarer from the wrong hand (one of two rights is left).

A defender's lead: accepted with dummy spread and declarer playing second (1b), or refused, so that the card is a
major penalty card and declarer has the choices of the next block (2). That declarer may become dummy stood in 1a,
which is lost; so is what the sheet had on a face-down lead and on accepting a lead after the first trick.
"""

# ruff: noqa: E501 - words of the sheet and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.bogense2017.phrases import SHARED, lost
from kb.rules.conditions import all_, is_, not_, open_, told, unless_known
from kb.rules.facts import Implication
from kb.rules.model import Choice, Gap, NotRuled, Option, Phrase, Role, Rule, RuleSet
from kb.rules.text import t

MISTOLD = told("told_by_opponent_to_lead")
FACE_DOWN = told("lead_facing", "face-down")
DEFENDER = all_(is_("offender_role", "defender"), not_(MISTOLD), not_(FACE_DOWN))
OPENING = all_(DEFENDER, is_("lead_kind", "opening-lead"))
ACCEPTED = all_(OPENING, is_("lead_choice", "accept"))
UNDECIDED = all_(OPENING, open_("lead_choice"))
REFUSED = all_(DEFENDER, is_("lead_choice", "refuse"))
LATER_OPEN = all_(DEFENDER, is_("lead_kind", "later-lead"), open_("lead_choice"))
WRONG_HAND = all_(
    is_("offender_role", "declarer", "dummy"), not_(MISTOLD), is_("lead_due_from", "declarers-hand", "dummy")
)
PLAYED_TO = told("right_defender_played_to_lead")
FROM_HAND = Option("declarer", (Choice("legal-card-from-hand", leads_to=t("Et hvilket som helst kort fra den rigtige hånd", "Vilket kort som helst från rätt hand", "Any card from the correct hand")),))  # fmt: skip

RULES = RuleSet(
    name="leads",
    laws=("lead-out-of-turn-defender", "declarer-lead-wrong-hand"),
    on=("lead-out-of-turn",),
    phrases=(
        *SHARED,
        Phrase("dummy-spread", "declarer", t("Udspillet godtages: den blindes kort lægges på bordet; der spilles til i rækkefølgen spilfører, modspilleren til venstre, den blinde", "Utspelet godtas: träkarlens kort läggs upp; påspel i ordningen spelförare, motspelaren till vänster, träkarl", "The lead is accepted: dummy's cards are spread; declarer plays next, then the defender on the left, then dummy"), "lead"),
        Phrase("lead-becomes-penalty-card", "offender", t("Udspillet er ikke godtaget: kortet er et stort strafkort, og spilfører har valget efter § 50D2", "Utspelet godtas inte: kortet är ett stort straffkort, och spelföraren har valet enligt § 50D2", "The lead is not accepted: the card is a major penalty card, and declarer has the choice of 50D2"), "lead"),
        Phrase("wrong-hand-taken-back", "declarer", t("Udspillet tages tilbage; spilfører spiller et hvilket som helst kort fra den rigtige hånd", "Utspelet tas tillbaka; spelföraren spelar vilket kort som helst från rätt hand", "The lead is taken back; declarer leads any card from the correct hand"), "lead"),
        Phrase("either-defender-may-object", "non-offending-side", t("Begge modspillere har ret til at kræve udspillet taget tilbage", "Båda motspelarna har rätt att kräva att utspelet tas tillbaka", "Either defender has the right to require the lead to be taken back")),
    ),
    implications=(
        Implication(told("led_from", "defenders-hand"), "offender_role", "the lead came from a defender", "defender"),
        Implication(told("led_from", "declarers-hand", "dummy"), "offender_role", "the lead came from declarer's side", "declarer"),
    ),
    rules=(
        Rule(
            "lead-out-of-turn-defender/1b",
            "Den blindes kort lægges på bordet. Tilspil i rækkefølgen spilfører, MTV, den blinde",
            ACCEPTED,
            then=("dummy-spread",),
            also=("lead-out-of-turn-defender/2",),
        ),
        Rule(
            "lead-out-of-turn-defender/1b:choice",
            "Den blindes kort lægges på bordet",
            UNDECIDED,
            options=(
                Option(
                    "declarer",
                    (
                        Choice("accept-lead", sets=(("lead_choice", "accept"),)),
                        Choice("refuse-lead", cites=("lead-out-of-turn-defender/2",), sets=(("lead_choice", "refuse"),)),
                    ),
                ),
                Option("declarer", (Choice("forbid-suit", cites=("penalty-card/D2", "penalty-card/D2a")),), after="refuse-lead"),
            ),
        ),
        Rule(
            "lead-out-of-turn-defender/2",
            "Udspillet accepteres ikke. Det fejlagtigt udspillede kort er et stort strafkort. Anvend § 50D2",
            REFUSED,
            then=("lead-becomes-penalty-card", "major-penalty-card"),
            gives=("partner-of-major-to-lead",),
            also=("lead-out-of-turn-defender/1b", "penalty-card/D", "penalty-card/D2"),
        ),
        Rule(
            "lead-out-of-turn-defender/2:choice",
            "Udspillet accepteres ikke",
            LATER_OPEN,
            options=(Option("declarer", (Choice("refuse-lead", sets=(("lead_choice", "refuse"),)),)),),
            also=("penalty-card/D2",),
        ),
        Rule(
            "declarer-lead-wrong-hand/2",
            "kræve, at udspillet tages tilbage. Spilføreren kan spille et hvilket som helst kort ud fra den rigtige hånd",
            all_(WRONG_HAND, is_("lead_choice", "refuse")),
            then=("wrong-hand-taken-back",),
            options=(FROM_HAND,),
        ),
        Rule(
            "declarer-lead-wrong-hand/2:choice",
            "kræve, at udspillet tages tilbage",
            all_(WRONG_HAND, open_("lead_choice"), not_(PLAYED_TO)),
            options=(Option("either-defender", (Choice("require-retraction", sets=(("lead_choice", "refuse"),)),)),),
        ),
        Rule(
            "declarer-lead-wrong-hand",
            "Hvis spilfører har spillet ud fra forkert hånd, har begge modspillere ret til at",
            all_(WRONG_HAND, is_("lead_choice", "refuse", "open"), unless_known("right_defender_played_to_lead", False)),
            then=("either-defender-may-object",),
            role=Role.FRAME,
        ),
    ),
    gaps=(
        Gap(MISTOLD, lost("når en modstander fejlagtigt sagde, at det var spillerens udspil", "när en motståndare felaktigt sade att det var spelarens utspel", "when an opponent wrongly said it was the player's lead")),
        Gap(FACE_DOWN, lost("et udspil med billedsiden nedad", "ett utspel med bildsidan nedåt", "a face-down lead")),
        Gap(all_(DEFENDER, is_("lead_choice", "accept-become-dummy")), lost("at spilfører bliver den blinde (1a)", "att spelföraren blir träkarl (1a)", "that declarer becomes dummy (1a)")),
        Gap(all_(DEFENDER, is_("lead_kind", "later-lead")), lost("at godtage et senere udspil uden for tur", "att godta ett senare utspel utom tur", "accepting a later lead out of turn")),
        Gap(all_(is_("offender_role", "declarer", "dummy"), told("lead_due_from", "offenders-partner", "a-defender")), lost("spilførers udspil, når det var en modspillers tur", "spelförarens utspel när det var en motspelares tur", "declarer's lead when it was a defender's turn")),
        Gap(WRONG_HAND, lost("at godtage udspillet fra forkert hånd (punkt 1)", "att godta utspelet från fel hand (punkt 1)", "accepting the lead from the wrong hand (point 1)")),
        Gap(is_("offender_role", "player"), lost("andre udspil uden for tur", "andra utspel utom tur", "other leads out of turn")),
    ),
    not_ruled=(NotRuled(("lead-out-of-turn-defender",), "definition", "heading; its points rule"),),
)  # fmt: skip
