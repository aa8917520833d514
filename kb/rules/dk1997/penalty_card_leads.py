"""Laws 50D2 and 51B: what declarer may lay on the lead of a defender whose partner has a major penalty card.

Reached in a call about that lead, and through 'partner-on-lead' (law 56, a refused lead out of turn).
Declarer speaks before the lead. If he requires or forbids the suit the card is picked up; a ban lasts while the leader
keeps the lead; if he leaves the lead free the card stays a penalty card.
With two cards in two suits (51B2) only those of the suit required, or of the suits forbidden, are picked up.
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import all_, any_, given, is_, no, not_, open_, told, yes
from kb.rules.dk1997.penalty_cards import MAJOR, PARTNERS, TWO
from kb.rules.facts import Contradiction, Implication
from kb.rules.model import CardState, Choice, LeadRestriction, Option, Phrase, Role, Rule, RuleSet
from kb.rules.text import t

CARD_ON_TABLE = any_(all_(PARTNERS, MAJOR), given("partner-on-lead"))
SEVERAL = all_(PARTNERS, MAJOR, TWO)
ONE = all_(CARD_ON_TABLE, not_(SEVERAL))
SAME_SUIT = all_(SEVERAL, yes("penalty_cards_same_suit"))
TWO_SUITS = all_(SEVERAL, no("penalty_cards_same_suit"))
CHOSEN = "lead_restriction_choice"

ASK_DECLARER = Option(
    "declarer",
    (
        Choice("require-suit", sets=((CHOSEN, "require-suit"),)),
        Choice("forbid-suit", sets=((CHOSEN, "forbid-suit"),)),
        Choice("no-restriction", sets=((CHOSEN, "no-restriction"),)),
    ),
)

RULES = RuleSet(
    name="penalty-card-leads",
    laws=("50", "51"),
    on=(),
    phrases=(
        Phrase("wait-for-declarer", "offenders-partner", t("Makkeren må ikke spille ud, før spilfører har valgt", "Partnern får inte spela ut innan spelföraren har valt", "The partner may not lead before declarer has chosen")),
        Phrase("lead-required", "offenders-partner", t("Udspilleren skal spille ud i strafkortets farve, hvis han kan", "Utspelaren måste spela ut i straffkortets färg om han kan", "The leader must lead the penalty card's suit if he can"), "lead", LeadRestriction("declarer", "offenders-partner", ("require",), "penalty-card", "first-lead")),
        Phrase("lead-forbidden", "offenders-partner", t("Udspilleren må ikke spille ud i strafkortets farve, så længe han beholder udspillet", "Utspelaren får inte spela ut i straffkortets färg så länge han behåller utspelet", "The leader may not lead the penalty card's suit while he keeps the lead"), "lead", LeadRestriction("declarer", "offenders-partner", ("forbid",), "penalty-card", "while-on-lead")),
        Phrase("lead-free", "offenders-partner", t("Udspillet er frit", "Utspelet är fritt", "The lead is free"), "lead"),
        Phrase("ban-still-holds", "offenders-partner", t("Han vandt stikket og er stadig på udspil: forbuddet gælder endnu", "Han vann sticket och har kvar utspelet: förbudet gäller ännu", "He won the trick and is still on lead: the ban still holds")),
        Phrase("card-picked-up", "offender", t("Kortet er ikke længere strafkort og tages op på hånden", "Kortet är inte längre straffkort och tas upp på handen", "The card is no longer a penalty card and is picked up"), "penalty-card", CardState("penalty-card", "picked-up")),
        Phrase("cards-picked-up", "offender", t("Begge kort tages op og er ikke længere strafkort", "Båda korten tas upp och är inte längre straffkort", "Both cards are picked up and are no longer penalty cards"), "penalty-card", CardState("penalty-cards", "picked-up")),
        Phrase("named-suit-picked-up", "offender", t("Kortet i den nævnte farve tages op; det andet er stadig strafkort", "Kortet i den nämnda färgen tas upp; det andra är fortfarande straffkort", "The card of the suit named is picked up; the other is still a penalty card"), "penalty-card", CardState("penalty-card-of-suit", "picked-up")),
        Phrase("led-card-too", "offenders-partner", t("Det kort, der blev spillet ud for tidligt, bliver også et strafkort", "Kortet som spelades ut för tidigt blir också ett straffkort", "The card led too soon becomes a penalty card as well")),
    ),
    rules=(
        Rule(
            "50D2",
            "må modspilleren ikke spille ud, før spilfører har meddelt, hvilken af nedennævnte muligheder spilfører vælger",
            all_(ONE, open_(CHOSEN)),
            then=("wait-for-declarer",),
            role=Role.APPLIES,
            options=(ASK_DECLARER,),
            also=("50D2a", "50D2b", "59"),
            weight=-1,
        ),
        Rule(
            "50D2:too-soon",
            "hvis modspilleren spiller ud, før dette er sket, bliver det udspillede kort underkastet strafbestemmelserne i",
            all_(PARTNERS, MAJOR, told("led_before_choice")),
            then=("led-card-too",),
            role=Role.APPLIES,
            per=("49",),
            also=("50B2",),
            weight=-2,
        ),
        Rule(
            "50D2a",
            "Spilfører kan vælge enten at kræve, at modspilleren spiller ud i strafkortets farve",
            all_(ONE, is_(CHOSEN, "require-suit")),
            then=("lead-required", "card-picked-up"),
            role=Role.APPLIES,
            also=("50D2", "59"),
            weight=-1,
        ),
        Rule(
            "50D2a:forbidden",
            "at forbyde modspilleren at spille ud i strafkortets farve. Et forbud gælder, så længe modspilleren bevarer udspillet",
            all_(ONE, is_(CHOSEN, "forbid-suit")),
            then=("lead-forbidden", "card-picked-up"),
            role=Role.APPLIES,
            also=("50D2", "59"),
            weight=-1,
        ),
        Rule(
            "50D2a:still-on-lead",
            "Et forbud gælder, så længe modspilleren bevarer udspillet",
            all_(PARTNERS, ONE, is_(CHOSEN, "forbid-suit"), told("leader_won_the_trick")),
            then=("ban-still-holds",),
            role=Role.APPLIES,
            weight=-1,
        ),
        Rule(
            "50D2b",
            "kan modspilleren spille et hvilket som helst kort ud, men strafkortet forbliver et strafkort",
            all_(ONE, is_(CHOSEN, "no-restriction")),
            then=("lead-free", "stays-penalty-card"),
            role=Role.APPLIES,
            also=("50D2", "50D1"),
            weight=-1,
        ),
        # --- two or more cards ----------------------------------------------------------------------------
        Rule(
            "51B1a",
            "modspilleren må derefter foretage ethvert lovligt tilspil til stikket",
            all_(SAME_SUIT, is_(CHOSEN, "require-suit")),
            then=("lead-required", "cards-picked-up"),
            role=Role.APPLIES,
            also=("50D2a", "50B2", "59"),
            weight=-1,
        ),
        Rule(
            "51B1b",
            "kan spilfører forbyde, at modspillerens makker spiller ud i den pågældende farve. Kortene i denne farve er da ikke længere strafkort og tages op på hånden",
            all_(SAME_SUIT, is_(CHOSEN, "forbid-suit", "forbid-both-suits")),
            then=("lead-forbidden", "cards-picked-up"),
            role=Role.APPLIES,
            also=("50D2a", "50B2", "59"),
            weight=-1,
        ),
        Rule(
            "51B1a:choice",
            "Hvis en modspiller har to eller flere strafkort i samme farve, kan spilfører kræve",
            all_(SAME_SUIT, open_(CHOSEN)),
            then=("wait-for-declarer",),
            role=Role.APPLIES,
            per=("51B1b",),
            options=(ASK_DECLARER,),
            also=("50D2", "50D2b", "50B2", "59"),
            weight=-1,
        ),
        Rule(
            "51B2a",
            "kan spilfører kræve, at modspillerens makker spiller ud i en bestemt af disse farver. Kortene i denne farve er da ikke længere strafkort og tages op på hånden",
            all_(TWO_SUITS, is_(CHOSEN, "require-suit")),
            then=("lead-required", "named-suit-picked-up"),
            role=Role.APPLIES,
            also=("51B2b", "50D2a", "50B2", "59"),
            weight=-1,
        ),
        Rule(
            "51B2b",
            "Kortene i den eller de farver, spilfører forbyder udspil i, er da ikke længere strafkort og tages op på hånden",
            all_(TWO_SUITS, is_(CHOSEN, "forbid-suit")),
            then=("lead-forbidden", "named-suit-picked-up"),
            role=Role.APPLIES,
            also=("51B2a", "50D2a", "50B2", "59"),
            weight=-1,
        ),
        Rule(
            "51B2b:both",
            "kan spilfører forbyde, at modspillerens makker spiller ud i en eller flere bestemte af disse farver",
            all_(TWO_SUITS, is_(CHOSEN, "forbid-both-suits")),
            then=("lead-forbidden", "cards-picked-up"),
            role=Role.APPLIES,
            also=("51B2a", "50D2a", "50B2", "59"),
            weight=-1,
        ),
        Rule(
            "51B2a:choice",
            "kan spilfører kræve, at modspillerens makker spiller ud i en bestemt af disse farver",
            all_(TWO_SUITS, open_(CHOSEN)),
            then=("wait-for-declarer",),
            role=Role.APPLIES,
            per=("51B2b",),
            options=(
                Option(
                    "declarer",
                    (
                        Choice("require-one-suit", sets=((CHOSEN, "require-suit"),)),
                        Choice("forbid-one-suit", sets=((CHOSEN, "forbid-suit"),)),
                        Choice("forbid-several-suits", sets=((CHOSEN, "forbid-both-suits"),)),
                        Choice("no-restriction", sets=((CHOSEN, "no-restriction"),)),
                    ),
                ),
            ),
            also=("50D2", "50D2b", "50B2", "59"),
            weight=-1,
        ),
        Rule(
            "50D2b:two",
            "Hvis spilfører ikke bruger sin ret til at kræve eller forbyde udspil i strafkortets farve",
            all_(SEVERAL, is_(CHOSEN, "no-restriction")),
            then=("lead-free", "stays-penalty-card"),
            role=Role.APPLIES,
            also=("50D2", "51B1a", "51B2a", "50D1"),
            weight=-1,
        ),
    ),
    implications=(
        Implication(is_(CHOSEN, "forbid-both-suits"), "several_penalty_cards", "two suits need two cards", True),
        Implication(is_(CHOSEN, "forbid-both-suits"), "penalty_cards_same_suit", "they are of two suits", False),
    ),
    contradictions=(
        Contradiction(
            all_(is_("irregularity", "penalty-card-lead"), is_(CHOSEN, "forbid-both-suits"), not_(told("several_penalty_cards"))),
            "there are not two suits to forbid: only one penalty card lies there.",
        ),
        Contradiction(
            all_(is_("irregularity", "penalty-card-lead"), is_(CHOSEN, "forbid-both-suits"), yes("penalty_cards_same_suit")),
            "there are not two suits to forbid: both penalty cards are of one suit.",
        ),
    ),
)  # fmt: skip
