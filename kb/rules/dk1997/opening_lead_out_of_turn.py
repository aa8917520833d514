"""Law 54 (and 41A): an opening lead by the wrong defender.

A lead that lies face down is simply taken back (41A). One that lies face up leaves declarer three ways: face his own
hand and become dummy (54A), accept (54B) or refuse (54D, 56). Who has shown a card of his own has begun to face his
hand (54A); who could have seen a card of dummy must accept (54C).
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import OPEN, all_, any_, at_least, given, is_, known, no, not_, open_, told, unless_known, yes
from kb.rules.dk1997.leads_out_of_turn import LEFT_PLAYED, UNSETTLED
from kb.rules.dk1997.penalty_card_leads import ASK_DECLARER
from kb.rules.facts import Contradiction
from kb.rules.model import Choice, Option, Phrase, Role, Rule, RuleSet
from kb.rules.text import t

OPENING = all_(is_("offender_role", "defender"), is_("lead_kind", "opening-lead"))
SEATS = ("north", "east", "south", "west")
"""Clockwise: the seat before declarer's is on his right."""
FACE_UP = all_(OPENING, is_("lead_facing", "face-up"), UNSETTLED)
OWN_CARDS_SHOWN = all_(known("declarer_cards_shown"), at_least("declarer_cards_shown", 1))
HANDS_DOWN = any_(OWN_CARDS_SHOWN, is_("lead_choice", "accept-become-dummy"))
SAW_DUMMY = all_(is_("lead_choice", OPEN, "refuse"), yes("declarer_could_see_dummy_cards"))

RULES = RuleSet(
    name="opening-lead-out-of-turn",
    laws=("54", "41"),
    on=("lead-out-of-turn",),
    phrases=(
        Phrase("face-down-lead-back", "offender", t("Det fordækte udspil går tilbage på hånden uden straf, og den rette modspiller spiller ud", "Det dolda utspelet går tillbaka till handen utan straff och rätt försvarare spelar ut", "The face-down lead goes back to the hand without penalty and the right defender leads"), "lead-made"),
        Phrase("partners-lead-back", "offenders-partner", t("Makkerens fordækte udspil tages tilbage", "Partnerns dolda utspel tas tillbaka", "Partner's face-down lead is taken back")),
        Phrase("whole-hand-down", "declarer", t("Spilfører lægger hele sin hånd ned", "Spelföraren lägger upp hela sin hand", "Declarer faces his whole hand")),
        Phrase("declarer-becomes-dummy", "declarer", t("Han bliver den blinde, og hans makker spiller kontrakten", "Han blir träkarl och hans partner spelar kontraktet", "He becomes dummy and his partner plays the contract"), "lead-made"),
        Phrase("dummy-goes-down", "dummy", t("Udspillet står, og den blinde lægger sine kort ned", "Utspelet står och träkarlen lägger upp sina kort", "The lead stands and dummy faces his cards"), "lead-made"),
        Phrase("second-from-declarer", "declarer", t("Det andet kort til stikket spilles fra spilførers egen hånd", "Det andra kortet i sticket spelas från spelförarens egen hand", "The second card to the trick is played from declarer's own hand"), "second-card"),
        Phrase("second-from-dummy-stands", "declarer", t("Kortet fra bordet står og kan kun tages tilbage for at rette en kulørsvigt", "Kortet från bordet står och kan bara tas tillbaka för att rätta en revoke", "The card from dummy stands and may be taken back only to correct a revoke"), "second-card"),
        Phrase("must-accept-lead", "declarer", t("Spilfører kunne have set et kort fra den blinde og skal godtage udspillet", "Spelföraren kunde ha sett ett kort hos träkarlen och måste godta utspelet", "Declarer could have seen a card of dummy and must accept the lead")),
        Phrase("early-lead-changes-nothing", "offending-side", t("Makkerens eget udspil ændrer ikke spilførers ret til at vælge og kan selv straffes", "Partnerns eget utspel ändrar inte spelförarens rätt att välja och kan självt bestraffas", "Partner's own lead does not change declarer's right to choose and may itself be penalised")),
    ),
    contradictions=(
        *(
            Contradiction(
                all_(
                    is_("irregularity", "lead-out-of-turn"),
                    OPENING,
                    is_("declarer_seat", seat),
                    is_("offender_seat", *(s for s in SEATS if s != SEATS[i - 1])),
                ),
                "out of turn the opening lead can only come from declarer's right: the left-hand defender has it by right.",
            )
            for i, seat in enumerate(SEATS)
        ),
        Contradiction(
            all_(is_("irregularity", "lead-out-of-turn"), is_("lead_choice", "accept-become-dummy"), is_("lead_kind", "later-lead")),
            "only after an opening lead can declarer become dummy.",
        ),
    ),
    rules=(
        Rule(
            "41A:out-of-turn",
            "Det tilbagetagne kort skal tilbage på den pågældende modspillers hånd",
            all_(OPENING, is_("lead_facing", "face-down")),
            then=("face-down-lead-back", "no-penalty"),
            also=("54", "47E2"),
            excepts=("47E1:lead",),
        ),
        Rule(
            "54",
            "skal turneringslederen kræve, at det fordækte udspil tages tilbage, hvorefter følgende gælder",
            all_(FACE_UP, told("correct_leader_also_led", "face-down")),
            then=("partners-lead-back",),
        ),
        Rule(
            "54:choice",
            "Hvis et åbningsudspil uden for tur foretages med et åbent kort eller med et fordækt, som vendes",
            all_(FACE_UP, not_(OWN_CARDS_SHOWN), not_(LEFT_PLAYED), open_("lead_choice"), no("declarer_could_see_dummy_cards")),
            options=(
                Option(
                    "declarer",
                    (
                        Choice("accept-lead-and-spread-own-hand", cites=("54A",), sets=(("lead_choice", "accept-become-dummy"),)),
                        Choice("accept-lead", cites=("54B",), sets=(("lead_choice", "accept"),)),
                        Choice("refuse-lead", cites=("54D", "56", "50D2"), sets=(("lead_choice", "refuse"),)),
                    ),
                ),
                Option(
                    "declarer",
                    tuple(Choice(c.code, sets=(("lead_choice", "refuse"), *c.sets)) for c in ASK_DECLARER.choices),
                    after="refuse-lead",
                ),
            ),
            also=("53A", "54C", "50D2a", "50D2b"),
        ),
        Rule(
            "54A:shown",
            "Hvis spilfører begynder at lægge sin hånd ned og derved viser et eller flere af sine kort, skal spilfører lægge hele hånden ned",
            all_(FACE_UP, OWN_CARDS_SHOWN),
            then=("whole-hand-down", "declarer-becomes-dummy"),
            per=("48B1",),
            also=("54", "53A"),
        ),
        Rule(
            "54A",
            "har spilfører lov til at lægge sin hånd ned. Spilfører bliver nu den blinde, og den blinde bliver spilfører",
            all_(FACE_UP, is_("lead_choice", "accept-become-dummy"), not_(OWN_CARDS_SHOWN)),
            then=("whole-hand-down", "declarer-becomes-dummy"),
            also=("54", "53A", "48B1"),
        ),
        Rule(
            "54C",
            "og spilfører kunne have set et eller flere af den blindes kort",
            all_(FACE_UP, not_(HANDS_DOWN), SAW_DUMMY),
            then=("must-accept-lead", "dummy-goes-down"),
            gives=("opening-lead-accepted",),
            also=("54B", "53A", "54D"),
            excepts=("54D",),
        ),
        Rule(
            "54B",
            "kan spilfører acceptere det ukorrekte udspil som anført i",
            all_(FACE_UP, not_(OWN_CARDS_SHOWN), is_("lead_choice", "accept")),
            then=("dummy-goes-down",),
            gives=("opening-lead-accepted",),
            also=("53A", "41D", "54"),
        ),
        Rule(
            "53A:opening",
            "eller hvis spilleren til venstre spiller til (se dog punkt C) det ukorrekte udspil",
            all_(FACE_UP, not_(HANDS_DOWN), LEFT_PLAYED),
            then=("dummy-goes-down",),
            gives=("opening-lead-accepted",),
            also=("54B", "60A1", "60A2"),
        ),
        Rule(
            "54B1",
            "Det andet kort til stikket spilles fra spilførers hånd",
            all_(given("opening-lead-accepted"), unless_known("second_card_played_from", "none", "declarers-hand")),
            then=("second-from-declarer",),
        ),
        Rule(
            "54B2",
            "Hvis spilfører spiller det andet kort til stikket fra bordet, kan dette kort ikke tages tilbage undtagen for at rette en kulørsvigt",
            all_(given("opening-lead-accepted"), told("second_card_played_from", "dummy")),
            then=("second-from-dummy-stands",),
            weight=-1,
        ),
        Rule(
            "54D",
            "Hvis spilfører kræver, at modspilleren tager sit åbningsudspil uden for tur med et åbent kort eller med et fordækt kort, som vendes, tilbage",
            all_(FACE_UP, not_(OWN_CARDS_SHOWN), not_(LEFT_PLAYED), is_("lead_choice", "refuse")),
            gives=("opening-lead-refused",),
            also=("54", "54C"),
        ),
        Rule(
            "60C:lead",
            "Et ud- eller tilspil fra en spiller på den fejlende side, før en straf er fastsat, berører ikke modstandernes rettigheder og kan i sig selv være strafbar",
            all_(FACE_UP, told("correct_leader_also_led", "face-up")),
            then=("early-lead-changes-nothing",),
            role=Role.APPLIES,
            also=("49", "50D2"),
        ),
    ),
)  # fmt: skip
