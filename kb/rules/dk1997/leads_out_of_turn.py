"""Laws 53, 55 and 56 (and 47E1): a lead by the wrong hand, after the opening lead or by declarer.

In this order: an opponent had said that it was his lead (47E1: no penalty); the side in turn made its own lead (53C);
the opponent on the left played to it, or somebody accepted it (53A, 55A); the defender on declarer's right played
(53B, which sends to 57); otherwise the side offended against chooses. A refused card of a defender is a major penalty
card (56), and if his partner is to lead declarer chooses first (50D2); declarer just leads from the right hand (55B).
What is special about the opening lead stands in opening_lead_out_of_turn.
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import all_, any_, given, is_, known, not_, open_, told, unless_known, yes
from kb.rules.dk1997.penalty_card_leads import ASK_DECLARER
from kb.rules.facts import Contradiction, Implication
from kb.rules.model import CardState, Choice, Gap, Option, Phrase, Role, Rule, RuleSet
from kb.rules.text import t

DEFENDER = is_("offender_role", "defender")
DECLARER = is_("offender_role", "declarer")
LATER = all_(DEFENDER, is_("lead_kind", "later-lead"))

MISLED = told("told_by_opponent_to_lead")
LEFT_PLAYED = told("left_player_played_to_lead")
RIGHT_PLAYED = all_(told("right_defender_played_to_lead"), not_(LEFT_PLAYED))
REFUSED = is_("lead_choice", "refuse")
ACCEPTED = is_("lead_choice", "accept")
OTHER_SIDE_LED = all_(
    told("correct_hand_led_to_same_trick"),
    any_(
        all_(DEFENDER, is_("lead_due_from", "declarers-hand", "dummy")),
        all_(DECLARER, is_("lead_due_from", "a-defender")),
    ),
)
OWN_SIDE_DUE = is_("lead_due_from", "declarers-hand", "dummy")
PARTNER_DUE = is_("lead_due_from", "offenders-partner", "a-defender")
"""For a defender's lead: the other defender, however the key puts it."""

AFTER_REFUSAL = Option(
    ASK_DECLARER.chooser,
    tuple(Choice(c.code, when=PARTNER_DUE, sets=(("lead_choice", "refuse"), *c.sets)) for c in ASK_DECLARER.choices),
    after="refuse-lead",
)
UNSETTLED = not_(given("lead-settled"))
"""Nothing that comes before a choice has happened: 53C, 47E1, a card played to the lead."""

RULES = RuleSet(
    name="leads-out-of-turn",
    laws=("53", "55", "56", "47", "60"),
    on=("lead-out-of-turn",),
    phrases=(
        Phrase("lead-stands", "all", t("Udspillet står ved magt og behandles som korrekt", "Utspelet står och behandlas som riktigt", "The lead stands and is treated as correct"), "lead-made"),
        Phrase("lead-taken-back", "offender", t("Udspillet tages tilbage uden straf", "Utspelet tas tillbaka utan straff", "The lead is taken back without penalty"), "lead-made"),
        Phrase("lho-should-not-accept", "lho", t("Modstanderen til venstre bør ikke godtage udspillet", "Motståndaren till vänster bör inte godta utspelet", "The left-hand opponent should not accept the lead")),
        Phrase("correct-lead-stands", "all", t("Det korrekte udspil står; kort spillet til det forkerte udspil tages tilbage uden straf", "Det riktiga utspelet står; kort som lagts till det felaktiga utspelet tas tillbaka utan straff", "The correct lead stands; cards played to the wrong lead are taken back without penalty"), "lead-made"),
        Phrase("refused-card-major", "offender", t("Det udspillede kort bliver et stort strafkort", "Det utspelade kortet blir ett stort straffkort", "The card led becomes a major penalty card"), "lead-made", CardState("led", "major-penalty-card")),
        Phrase("declarer-leads-from-right-hand", "declarer", t("Kortet tages tilbage, og spilfører spiller et hvilket som helst lovligt kort ud fra den rigtige hånd", "Kortet tas tillbaka och spelföraren spelar ut ett valfritt tillåtet kort från rätt hand", "The card goes back and declarer leads any legal card from the correct hand"), "lead-made"),
        Phrase("defender-leads-instead", "next-defender", t("Kortet går tilbage uden straf, og modspilleren i tur spiller ud", "Kortet går tillbaka utan straff och försvararen i tur spelar ut", "The card goes back without penalty and the defender in turn leads"), "lead-made"),
        Phrase("adjusted-score-55", "director", t("Spilleplanen kunne bygge på det forkerte udspil; turneringslederen kan tildele en justeret score", "Spelplanen kunde bygga på det felaktiga utspelet; tävlingsledaren kan tilldela en justerad score", "The line could rest on the wrong lead; the director may give an adjusted score")),
        Phrase("right-defender-played-early", "offender", t("Modspillerens kort behandles som spillet for tidligt", "Försvararens kort behandlas som spelat för tidigt", "The defender's card is dealt with as played too soon")),
    ),
    implications=(
        Implication(is_("led_from", "defenders-hand"), "offender_role", "only a defender leads from a defender's hand", "defender"),
        Implication(is_("led_from", "declarers-hand", "dummy"), "offender_role", "declarer leads from these hands", "declarer"),
        Implication(is_("second_card_played_from", "declarers-hand", "dummy"), "lead_choice", "he went on as if the lead were right", "accept"),
        Implication(yes("retraction_ordered"), "lead_choice", "the lead was refused", "refuse"),
        Implication(all_(DEFENDER, is_("told_by", "declarer", "dummy")), "told_by_opponent_to_lead", "he is an opponent", True),
        Implication(all_(DECLARER, is_("told_by", "left-defender", "right-defender")), "told_by_opponent_to_lead", "he is an opponent", True),
    ),
    contradictions=(
        Contradiction(
            all_(
                is_("irregularity", "lead-out-of-turn"),
                is_("lead_kind", "opening-lead"),
                is_("lead_due_from", "declarers-hand", "dummy"),
            ),
            "the opening lead is always due from a defender.",
        ),
        Contradiction(
            all_(is_("irregularity", "lead-out-of-turn"), DEFENDER, is_("led_from", "declarers-hand", "dummy")),
            "a defender leads from his own hand.",
        ),
        Contradiction(
            all_(is_("irregularity", "lead-out-of-turn"), DECLARER, is_("led_from", "defenders-hand")),
            "declarer does not lead from a defender's hand.",
        ),
        Contradiction(
            all_(is_("irregularity", "lead-out-of-turn"), is_("lead_choice", "accept-become-dummy"), DECLARER),
            "only after a defender's opening lead can declarer become dummy.",
        ),
    ),
    rules=(
        Rule(
            "47E1:lead",
            "Et udspil uden for tur må tages tilbage uden straf, hvis den, der spillede ud, af en modstander fejlagtigt blev oplyst om, at det var dennes tur til at spille ud",
            all_(any_(DEFENDER, DECLARER), MISLED, not_(OTHER_SIDE_LED)),
            then=("lead-taken-back", "lho-should-not-accept"),
            also=("53A", "55A", "56"),
            gives=("lead-settled",),
        ),
        Rule(
            "53C",
            "kan denne modstander foretage sit korrekte udspil til det stik, hvori det ukorrekte udspil forekom, uden at modstanderens kort anses for spillet til det ukorrekte udspil",
            OTHER_SIDE_LED,
            then=("correct-lead-stands",),
            also=("53A", "16C2", "60A2"),
            gives=("lead-settled",),
        ),
        Rule(
            "53A:played",
            "eller hvis spilleren til venstre spiller til (se dog punkt C) det ukorrekte udspil",
            all_(any_(LATER, DECLARER), LEFT_PLAYED, not_(MISLED), not_(OTHER_SIDE_LED)),
            then=("lead-stands",),
            also=("60A1", "60A2", "55A", "53C", "47E1"),
            gives=("lead-settled",),
        ),
        Rule(
            "53B",
            "står udspillet ved magt, og 57 (en modspillers for tidlige udspil eller tilspil) anvendes",
            all_(DECLARER, RIGHT_PLAYED, not_(MISLED), not_(OTHER_SIDE_LED)),
            then=("lead-stands", "right-defender-played-early"),
            gives=("premature-play", "lead-settled"),
            also=("53A", "53C"),
        ),
        Rule(
            "53A",
            "Det bliver et korrekt udspil, hvis spilfører eller en af modspillerne, som tilfældet nu er, accepterer det",
            all_(LATER, UNSETTLED, ACCEPTED),
            then=("lead-stands",),
            also=("56", "53C"),
        ),
        Rule(
            "53A:choice",
            "Ethvert udspil uden for tur med et åbent kort kan behandles som et korrekt udspil",
            all_(LATER, UNSETTLED, open_("lead_choice")),
            options=(
                Option(
                    "declarer",
                    (
                        Choice("accept-lead", sets=(("lead_choice", "accept"),)),
                        Choice("refuse-lead", cites=("56", "50D2"), when=unless_known("lead_due_from", "offenders-partner", "a-defender"), sets=(("lead_choice", "refuse"),)),
                        Choice("refuse-lead", cites=("56",), when=told("lead_due_from", "declarers-hand", "dummy"), sets=(("lead_choice", "refuse"),)),
                    ),
                ),
                AFTER_REFUSAL,
            ),
            also=("53C", "47E1", "50D2", "50D2a", "50D2b"),
        ),
        Rule(
            "55A:accepted",
            "kan en af modspillerne acceptere udspillet",
            all_(DECLARER, UNSETTLED, ACCEPTED),
            then=("lead-stands",),
            per=("53A",),
            also=("55B2", "47E1"),
        ),
        Rule(
            "55A:choice",
            "kan en af modspillerne acceptere udspillet _ som anført i 53 _ eller kræve, at det tages tilbage",
            all_(DECLARER, UNSETTLED, open_("lead_choice")),
            options=(
                Option(
                    "either-defender",
                    (
                        Choice("accept-lead", cites=("53A",), sets=(("lead_choice", "accept"),)),
                        Choice("refuse-lead", cites=("55B1",), when=told("lead_due_from", "a-defender", "offenders-partner"), sets=(("lead_choice", "refuse"),)),
                        Choice("refuse-lead", cites=("55B2",), when=unless_known("lead_due_from", "declarers-hand", "dummy"), sets=(("lead_choice", "refuse"),)),
                    ),
                ),
            ),
            also=("55C", "48A", "47E1", "55B1"),
        ),
        Rule(
            "55B1",
            "tager spilfører det fejlagtigt udspillede kort tilbage på den korrekte hånd uden straf",
            all_(DECLARER, UNSETTLED, REFUSED, is_("lead_due_from", "a-defender", "offenders-partner")),
            then=("defender-leads-instead",),
            gives=("declarers-lead-refused",),
            also=("48A",),
        ),
        Rule(
            "55B2",
            "tager spilfører det fejlagtigt udspillede kort tilbage og spiller ud fra den rigtige hånd",
            all_(DECLARER, UNSETTLED, REFUSED, OWN_SIDE_DUE),
            then=("declarer-leads-from-right-hand",),
            options=(
                Option(
                    "declarer",
                    (
                        Choice(
                            "legal-card-from-hand",
                            leads_to=t("Et hvilket som helst lovligt kort; ikke nødvendigvis samme farve", "Vilket tillåtet kort som helst; inte nödvändigtvis samma färg", "Any legal card; not necessarily of the same suit"),
                        ),
                    ),
                ),
            ),
            gives=("declarers-lead-refused",),
            also=("48A",),
        ),
        Rule(
            "55A",
            "eller kræve, at det tages tilbage",
            all_(DECLARER, UNSETTLED, REFUSED),
            role=Role.FRAME,
        ),
        Rule(
            "55C",
            "Hvis spilfører vælger en spilleplan, der kunne være baseret på oplysninger opnået som følge af spilførers udspil fra forkert hånd, kan turneringslederen tildele en justeret score",
            all_(given("declarers-lead-refused"), yes("line_based_on_wrong_lead")),
            then=("adjusted-score-55",),
            later=True,
            reminder=t(
                "Kunne spilførers spilleplan bygge på det forkerte udspil, kan turneringslederen tildele en justeret score",
                "Kunde spelförarens spelplan bygga på det felaktiga utspelet kan tävlingsledaren tilldela en justerad score",
                "If declarer's line could rest on the wrong lead, the director may give an adjusted score",
            ),
            also=("12C2",),
            weight=-1,
        ),
        Rule(
            "60B:lead",
            "bliver modspillerens kort et strafkort",
            all_(
                DECLARER,
                told("retraction_ordered"),
                any_(known("defender_card_played"), known("defender_card_is_honour")),
                unless_known("led_from_correct_hand_since", False),
            ),
            then=("defenders-card-penalty-card",),
            gives=("played-penalty-card",),
            also=("49", "60A1"),
            weight=-2,
        ),
        Rule(
            "56",
            "Hvis spilfører kræver, at en modspiller tager sit udspil med et åbent kort uden for tur tilbage, bliver det ulovligt udspillede kort et stort strafkort",
            any_(all_(LATER, UNSETTLED, REFUSED), given("opening-lead-refused")),
            then=("refused-card-major",),
            gives=("major-penalty-card",),
            also=("50D1", "50D2"),
        ),
        Rule(
            "56:partner-leads",
            "bliver det ulovligt udspillede kort et stort strafkort, og 50 anvendes",
            any_(all_(LATER, UNSETTLED, REFUSED, PARTNER_DUE), given("opening-lead-refused")),
            gives=("partner-on-lead",),
        ),
    ),
    gaps=(
        Gap(
            is_("offender_role", "dummy", "player"),
            t("Udspil sker fra modspillernes, spilførers eller bordets hånd; den blinde spiller ikke selv ud", "Utspel sker från försvararnas, spelförarens eller bordets hand; träkarlen spelar inte ut själv", "Leads come from the defenders', declarer's or dummy's hand; dummy does not lead by himself"),
        ),
    ),
)  # fmt: skip
