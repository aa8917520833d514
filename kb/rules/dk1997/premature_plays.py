"""Law 57: a defender leads to the next trick, or plays, before his partner.

The card becomes a penalty card, a major one since it was played (50B2), and declarer may steer partner's card to the
trick (57A). Not so if declarer had played from both hands, or dummy had played of his own accord (57C): that is said of
a play only, not of a lead to the next trick.
Reached also from 53B, a defender playing to declarer's lead out of turn ('premature-play').
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import all_, any_, given, is_, known, not_, told, unless_known, yes
from kb.rules.facts import Implication
from kb.rules.model import Choice, Gap, NotRuled, Option, Phrase, Rule, RuleSet
from kb.rules.text import t

HERE = is_("irregularity", "premature-play")
BY_DEFENDER = all_(HERE, is_("offender_role", "defender"), unless_known("in_turn_to_play", False))
TO_WRONG_LEAD = given("premature-play")
PREMATURE = any_(BY_DEFENDER, TO_WRONG_LEAD)
BY_DUMMY = told("dummy_played_unasked")
CANNOT = told("leader_can_comply", False)

STEER_PARTNER = Option(
    "declarer",
    (
        Choice("require-highest", leads_to=t("Makker spiller sit højeste kort i den udspillede farve", "Partnern spelar sitt högsta kort i den utspelade färgen", "Partner plays his highest card of the suit led")),
        Choice("require-lowest", leads_to=t("Makker spiller sit laveste kort i den udspillede farve", "Partnern spelar sitt lägsta kort i den utspelade färgen", "Partner plays his lowest card of the suit led")),
        Choice("forbid-one-other-suit", leads_to=t("Makker må ikke spille et kort i den farve, spilfører nævner", "Partnern får inte spela ett kort i den färg spelföraren nämner", "Partner may not play a card of the suit declarer names")),
    ),
)  # fmt: skip

RULES = RuleSet(
    name="premature-plays",
    laws=("57",),
    on=("premature-play", "lead-out-of-turn"),
    implications=(
        Implication(all_(HERE, known("premature_kind")), "offender_role", "only a defender does that", "defender"),
    ),
    phrases=(
        Phrase("early-card-penalty-card", "offender", t("Det for tidligt spillede kort bliver et strafkort", "Kortet som spelades för tidigt blir ett straffkort", "The card played too soon becomes a penalty card"), "early-card"),
        Phrase("early-card-allowed", "offender", t("Der er ingen straf for kortet", "Det blir inget straff för kortet", "There is no penalty for the card"), "early-card"),
        Phrase("early-lead-stands", "offender", t("Modstanderen efter ham har spillet til: retten til straf er tabt, og kortet behandles som spillet i tur", "Motståndaren efter honom har lagt till: rätten till straff är förlorad och kortet behandlas som spelat i tur", "The opponent after him has played: the right to a penalty is lost and the card is treated as played in turn"), "early-card"),
        Phrase("was-in-turn", "offender", t("Det var hans tur; kortet er spillet", "Det var hans tur; kortet är spelat", "It was his turn; the card is played"), "early-card"),
        Phrase("partner-plays-anything", "offenders-partner", t("Makkeren kan ikke efterkomme kravet og må spille et hvilket som helst lovligt kort", "Partnern kan inte följa kravet och får spela vilket tillåtet kort som helst", "The partner cannot comply and may play any legal card")),
    ),
    rules=(
        Rule(
            "57A",
            "bliver det således spillede kort et strafkort",
            PREMATURE,
            then=("early-card-penalty-card",),
            gives=("played-penalty-card", "early-card-penalised"),
            options=(STEER_PARTNER,),
            also=("57A1", "57A2", "57A3", "57B", "57C"),
        ),
        Rule(
            "57B",
            "Hvis den fejlendes makker ikke kan efterkomme den af spilfører valgte straf, må den fejlendes makker spille et hvilket som helst kort",
            all_(given("early-card-penalised"), CANNOT),
            then=("partner-plays-anything",),
            per=("59",),
            weight=-1,
        ),
        Rule(
            "57C",
            "En modspiller kan ikke straffes for at spille til før sin makker, hvis spilfører har spillet fra begge hænder",
            any_(
                all_(BY_DEFENDER, not_(BY_DUMMY), is_("premature_kind", "play-before-partner"), yes("declarer_played_from_both_hands")),
                all_(TO_WRONG_LEAD, told("declarer_played_from_both_hands")),
            ),
            then=("early-card-allowed", "no-penalty"),
            also=("57A",),
            excepts=("57A",),
        ),
        Rule(
            "57C:dummy",
            "eller hvis den blinde selv har spillet kortet eller ulovligt foreslået det spillet",
            all_(BY_DEFENDER, BY_DUMMY, unless_known("premature_kind", "play-before-partner")),
            then=("early-card-allowed", "no-penalty"),
            also=("57A", "45F"),
            excepts=("57A",),
        ),
        Rule(
            "60A1:early-lead",
            "efter at dennes MTH har spillet ud eller til uden for tur eller for tidligt, og før en straf er fastsat, medfører, at retten til straf for denne forseelse mistes",
            all_(BY_DEFENDER, told("premature_kind", "lead-to-next-trick"), told("left_player_played_to_lead")),
            then=("early-lead-stands",),
            per=("60A2",),
            also=("57A",),
            excepts=("57A",),
        ),
        Rule(
            "44B:in-turn",
            "Efter udspillet spiller hver af de øvrige spillere i tur et kort",
            all_(HERE, is_("offender_role", "defender"), told("in_turn_to_play")),
            then=("was-in-turn", "no-penalty"),
            also=("57A", "45C1"),
        ),
    ),
    not_ruled=(
        NotRuled(("57A1", "57A2", "57A3"), "procedure", "the three demands are declarer's choices under 57A"),
    ),
    gaps=(
        Gap(
            all_(HERE, not_(is_("offender_role", "defender"))),
            t("57 gælder kun modspillere", "57 gäller bara försvarare", "Law 57 speaks of defenders only"),
        ),
    ),
)  # fmt: skip
