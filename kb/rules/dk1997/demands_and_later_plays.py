"""Laws 59 and 60: a demand that cannot be met, and cards played after somebody played wrongly.

59: who cannot obey may play any otherwise legal card; who can and does not has revoked (61A).
60: the opponent after the offender plays, and the right to a penalty is gone (60A1, 60A2; earlier duties stay, 60A3);
a defender who plays after declarer was told to take a lead back has a penalty card (60B); what the offending side
plays before the penalty is settled takes nothing from the other side (60C).
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import all_, any_, is_, known, no, not_, told, yes
from kb.rules.facts import Implication
from kb.rules.model import Phrase, Role, Rule, RuleSet
from kb.rules.text import t

DEMAND = is_("irregularity", "impossible-requirement")
LEADS = is_("irregularity", "penalty-card-lead")
PLAY_AFTER = is_("irregularity", "play-after-illegal-play")
OTHER_SIDE_LED = told("correct_hand_led_to_same_trick")
AFTER = all_(PLAY_AFTER, not_(OTHER_SIDE_LED))
LEAD_DEMANDED = told("lead_restriction_choice", "require-suit", "forbid-suit", "forbid-both-suits")
BOUND_TO_FOLLOW = all_(not_(known("leader_can_comply")), told("can_follow_suit"))
CANNOT = any_(
    all_(DEMAND, any_(BOUND_TO_FOLLOW, no("leader_can_comply"))),
    all_(LEADS, LEAD_DEMANDED, told("leader_can_comply", False)),
)

DEFENDER_PLAYED = any_(known("defender_card_played"), known("defender_card_is_honour"))
ORDERED = any_(
    told("retraction_ordered"), all_(is_("offender_role", "declarer"), DEFENDER_PLAYED, yes("retraction_ordered"))
)
PARTNER_LED_TOO = told("correct_leader_also_led", "face-down", "face-up")
LEFT_PLAYED = all_(not_(PARTNER_LED_TOO), yes("left_player_played_to_lead"))
EARLIER_DUTY = any_(known("penalty_card"), known("penalty_cards_held_by"), known("penalty_card_status"))

RULES = RuleSet(
    name="demands-and-later-plays",
    laws=("59", "60"),
    on=("impossible-requirement", "play-after-illegal-play", "penalty-card-lead"),
    implications=(
        Implication(all_(DEMAND, yes("required_suit_held")), "leader_can_comply", "he holds the suit", True),
        Implication(all_(DEMAND, no("required_suit_held")), "leader_can_comply", "he does not hold the suit", False),
    ),
    phrases=(
        Phrase("any-legal-card", "offenders-partner", t("Spilleren kan ikke efterkomme kravet og må spille et hvilket som helst ellers lovligt kort", "Spelaren kan inte följa kravet och får spela vilket i övrigt tillåtet kort som helst", "The player cannot comply and may play any otherwise legal card")),
        Phrase("must-comply", "offenders-partner", t("Spilleren kan og skal efterkomme kravet; ellers er det kulørsvigt", "Spelaren kan och måste följa kravet; annars är det en revoke", "The player can and must comply; otherwise it is a revoke")),
        Phrase("late-for-penalty", "non-offending-side", t("Retten til straf for det ulovlige spil er tabt; kortet behandles som spillet i tur", "Rätten till straff för det felaktiga spelet är förlorad; kortet behandlas som spelat i tur", "The right to a penalty is lost; the card is treated as played in turn"), "right-to-penalty"),
        Phrase("rights-untouched", "non-offending-side", t("Modstandernes rettigheder er uberørte; det nye spil kan selv straffes", "Motståndarnas rättigheter är orörda; det nya spelet kan självt bestraffas", "The opponents' rights are untouched; the new play may itself be penalised"), "right-to-penalty"),
        Phrase("earlier-duties-stay", "offending-side", t("Tidligere pligter, fx et strafkort, gælder stadig i de følgende stik", "Tidigare skyldigheter, t.ex. ett straffkort, gäller fortfarande i följande stick", "Earlier duties, such as a penalty card, still hold in the tricks that follow")),
        Phrase("defenders-card-penalty-card", "next-defender", t("Modspillerens kort bliver et strafkort", "Försvararens kort blir ett straffkort", "The defender's card becomes a penalty card"), "defenders-card"),
        Phrase("defenders-card-legal", "next-defender", t("Spilfører har spillet ud fra den rigtige hånd; modspillerens kort er lovligt", "Spelföraren har spelat ut från rätt hand; försvararens kort är tillåtet", "Declarer has led from the correct hand; the defender's card is legal"), "defenders-card"),
    ),
    rules=(
        Rule(
            "59",
            "En spiller må spille ethvert ellers lovligt kort, hvis spilleren ikke er i stand til at foretage et ud- eller tilspil som krævet for at efterkomme en straf",
            CANNOT,
            then=("any-legal-card",),
            also=("61A", "44C"),
            weight=-2,
        ),
        Rule(
            "57B:impossible",
            "må den fejlendes makker spille et hvilket som helst kort, som anført i 59",
            all_(CANNOT, DEMAND, known("premature_kind")),
            then=("any-legal-card",),
            also=("57A",),
            weight=-1,
        ),
        Rule(
            "50D2a:impossible",
            "Hvis spilfører gør brug af denne valgmulighed, er kortet ikke længere et strafkort og tages op på hånden",
            all_(CANNOT, DEMAND, LEAD_DEMANDED, any_(known("penalty_card"), known("penalty_card_status"))),
            then=("card-picked-up",),
            role=Role.APPLIES,
            also=("50D2",),
        ),
        Rule(
            "61A:can-comply",
            "undladelse af, når det er muligt, at ud- eller tilspille et kort eller en farve, som krævet af disse love eller angivet af en modstander i overensstemmelse med en fastsat straf, er en kulørsvigt",
            all_(DEMAND, not_(BOUND_TO_FOLLOW), yes("leader_can_comply")),
            then=("must-comply",),
            also=("59", "62A"),
        ),
        # --- law 60 ---------------------------------------------------------------------------------------
        Rule(
            "60B",
            "bliver modspillerens kort et strafkort",
            all_(AFTER, ORDERED, no("led_from_correct_hand_since")),
            then=("defenders-card-penalty-card",),
            gives=("played-penalty-card",),
            also=("55B2", "49", "60A1"),
            weight=-2,
        ),
        Rule(
            "60B:led-since",
            "men før spilfører har spillet ud fra den korrekte hånd",
            all_(AFTER, ORDERED, yes("led_from_correct_hand_since")),
            then=("defenders-card-legal", "no-penalty"),
            also=("60A1",),
        ),
        Rule(
            "53C:after-play",
            "Hvis dette sker, står det korrekte udspil ved magt, og alle kort fejlagtigt spillet til stikket kan tages tilbage uden straf",
            all_(PLAY_AFTER, OTHER_SIDE_LED),
            then=("correct-lead-stands",),
            also=("16C2",),
        ),
        Rule(
            "60A1",
            "medfører, at retten til straf for denne forseelse mistes",
            all_(AFTER, not_(ORDERED), LEFT_PLAYED),
            then=("late-for-penalty",),
            per=("60A2",),
            
            also=("53A", "53C"),
        ),
        Rule(
            "60A3",
            "gælder denne forpligtelse stadig for de følgende stik",
            all_(AFTER, EARLIER_DUTY, not_(ORDERED), LEFT_PLAYED),
            then=("earlier-duties-stay",),
            role=Role.APPLIES,
            also=("50D1", "50D2"),
        ),
        Rule(
            "60C",
            "Et ud- eller tilspil fra en spiller på den fejlende side, før en straf er fastsat, berører ikke modstandernes rettigheder og kan i sig selv være strafbar",
            all_(AFTER, not_(ORDERED), any_(PARTNER_LED_TOO, no("left_player_played_to_lead"))),
            then=("rights-untouched",),
            also=("49", "60A1"),
        ),
    ),
)  # fmt: skip
