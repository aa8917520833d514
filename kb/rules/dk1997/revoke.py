"""Laws 61 to 63: what a revoke is, who may ask, how it is corrected, when it is established.

Until the offending side has played to the next trick (63A1, 63A2: naming a card is enough) or has claimed, conceded or
agreed (63A3), the revoke is corrected (62). A defender asking his partner is not allowed unless the zone says so; the
European zone does not (footnote to 61B), and then the card is corrected and law 64 applies as if it were established
(63B). The same holds when dummy, who has lost his rights, is the first to ask declarer (43B2b).
A revoke in the twelfth trick is corrected even when established, and never penalised (62D1, 64B6).
Gives 'revoke-established' to revoke_penalties.
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import (
    all_,
    any_,
    given,
    is_,
    no,
    not_,
    open_,
    told,
    unless_known,
    yes,
)  # fmt: skip
from kb.rules.facts import Contradiction, Implication
from kb.rules.model import CardState, Choice, Fiction, Grade, NotRuled, Number, Option, Phrase, Role, Rule, RuleSet
from kb.rules.text import t

NO_REVOKE = all_(told("revoke_kind", "required-lead-not-made"), no("required_suit_held"))
HERE = all_(is_("irregularity", "revoke"), not_(NO_REVOKE))
DEFENDER = is_("offender_role", "defender")
DECLARERS_SIDE = is_("offender_role", "declarer", "dummy")
LATER = ("during-play", "after-play", "after-non-offender-called-next-board", "after-round")

PLAYED_ON = yes("offending_side_played_to_next_trick")
CLAIMED = all_(no("offending_side_played_to_next_trick"), yes("offending_side_claimed_or_agreed"))
NOT_ESTABLISHED = all_(no("offending_side_played_to_next_trick"), no("offending_side_claimed_or_agreed"))
TWELFTH = told("revoke_trick", 12)
PARTNER_ASKED = all_(told("asked_by", "defender-asks-partner"), unless_known("defenders_may_ask", False))
DUMMY_ASKED = all_(
    told("dummy_prior_breach", "exchanged-hands", "left-seat-to-watch-declarer", "looked-at-defenders-hand"),
    told("asked_by", "dummy"),
    is_("offender_role", "declarer"),
    unless_known("dummy_first", True),
)
CORRECTED = given("revoke-to-be-corrected")

RULES = RuleSet(
    name="revoke",
    laws=("61", "62", "63"),
    on=("revoke",),
    implications=(
        Implication(is_("attention_when", "before-established"), "offending_side_played_to_next_trick", "attention came before that", False),
        Implication(is_("attention_when", "before-established"), "offending_side_claimed_or_agreed", "attention came before that", False),
        Implication(
            all_(is_("attention_when", *LATER), yes("offending_side_claimed_or_agreed")),
            "offending_side_played_to_next_trick", "it was established by the claim", False,
        ),
        Implication(is_("attention_when", *LATER), "offending_side_played_to_next_trick", "it was established by then", True),
        Implication(is_("offender_role", "dummy"), "faced_card_not_played", "dummy's hand lies face up", True),
        Implication(is_("revoke_kind", "penalty-card-not-played"), "faced_card_not_played", "a penalty card lies face up", True),
    ),
    contradictions=(
        Contradiction(
            all_(is_("irregularity", "revoke"), is_("attention_when", "before-established"), yes("hands_back_in_board")),
            "the hands are not back in the board while the revoke is not even established.",
        ),
        Contradiction(
            all_(is_("irregularity", "revoke"), DECLARERS_SIDE, is_("asked_by", "defender-asks-partner")),
            "a defender asks his partner about that partner's own card, not about declarer's.",
        ),
    ),
    not_ruled=(
        NotRuled(("63A2",), "definition", "naming a card of the next trick counts as playing it: one fact asks for both"),
    ),
    phrases=(
        Phrase("revoke-must-be-corrected", "offender", t("Kulørsvigten skal rettes: kortet tages tilbage, og der bekendes med et hvilket som helst kort i farven", "Revoken måste rättas: kortet tas tillbaka och valfritt kort i färgen läggs till", "The revoke must be corrected: the card is taken back and any card of the suit is played"), "revoke"),
        Phrase("revoke-stands", "all", t("Kulørsvigten er etableret og må ikke rettes; stikket står", "Revoken är fullbordad och får inte rättas; sticket står", "The revoke is established and may not be corrected; the trick stands"), "revoke"),
        Phrase("as-if-established", "all", t("Reglerne for en etableret kulørsvigt anvendes, som om den var etableret", "Reglerna för en fullbordad revoke tillämpas som om den vore fullbordad", "The rules for an established revoke apply as if it were established"), "", Fiction("revoke-established")),
        Phrase("revoke-card-penalty-card", "offender", t("Kortet, der tages tilbage, bliver et strafkort", "Kortet som tas tillbaka blir ett straffkort", "The card taken back becomes a penalty card"), "revoke-card", CardState("revoke", "major-penalty-card")),
        Phrase("revoke-card-back", "offender", t("Kortet erstattes uden straf", "Kortet byts ut utan straff", "The card is replaced without penalty"), "revoke-card", CardState("revoke", "picked-up")),
        Phrase("non-offenders-may-change", "non-offending-side", t("Modstanderne må uden straf tage kort tilbage, de har spillet efter kulørsvigten", "Motståndarna får utan straff ta tillbaka kort de spelat efter revoken", "The opponents may without penalty take back cards played after the revoke")),
        Phrase("partners-card-penalty-card", "offenders-partner", t("Makkeren må også bytte sit kort, men det bliver da et strafkort", "Partnern får också byta sitt kort, men det blir då ett straffkort", "The partner may change his card as well, but it becomes a penalty card")),
        Phrase("partners-card-back", "offenders-partner", t("Makkeren må også bytte sit kort, uden straf", "Partnern får också byta sitt kort, utan straff", "The partner may change his card as well, without penalty")),
        Phrase("corrected-in-trick-twelve", "offender", t("Kulørsvigt i 12. stik skal rettes, så længe hænderne ikke er lagt tilbage i mappen", "Revoke i tolfte sticket måste rättas så länge händerna inte är tillbaka i brickan", "A revoke in trick twelve must be corrected as long as the hands are not back in the board")),
        Phrase("partner-not-by-sight", "offenders-partner", t("Makkeren må ikke vælge det kort, som synet af det forkerte kort kunne antyde", "Partnern får inte välja det kort som anblicken av det felaktiga kortet kunde antyda", "The partner may not choose the card that the sight of the wrong card might suggest")),
        Phrase("not-a-revoke", "offender", t("Det er ikke kulørsvigt: han kunne ikke efterkomme kravet", "Det är ingen revoke: han kunde inte följa kravet", "It is no revoke: he could not comply")),
        Phrase("breaking-a-demand-is-revoke", "offender", t("At undlade det krævede, når det er muligt, er kulørsvigt", "Att inte göra det som krävs när det går är revoke", "Not to do what is required when it is possible is a revoke")),
        Phrase("question-allowed", "all", t("Spørgsmålet var tilladt", "Frågan var tillåten", "The question was allowed")),
        Phrase("dummy-may-not-ask-defender", "dummy", t("Den blinde må ikke spørge en modspiller", "Träkarlen får inte fråga en försvarare", "Dummy may not ask a defender")),
    ),
    rules=(
        Rule(
            "59:no-revoke",
            "En spiller må spille ethvert ellers lovligt kort, hvis spilleren ikke er i stand til at foretage et ud- eller tilspil som krævet",
            all_(is_("irregularity", "revoke"), NO_REVOKE),
            then=("not-a-revoke", "no-penalty"),
            numbers=(Number("tricks_transferred", 0),),
            also=("61A", "62A"),
        ),
        Rule(
            "61A:not-penalty-card",
            "undladelse af, når det er muligt, at ud- eller tilspille et kort eller en farve, som krævet af disse love",
            all_(HERE, told("revoke_kind", "penalty-card-not-played"), NOT_ESTABLISHED),
            then=("breaking-a-demand-is-revoke",),
            gives=("other-card-in-place",),
            numbers=(Number("tricks_transferred", 0),),
            also=("62A",),
            excepts=("62A",),
        ),
        Rule(
            "62D1",
            "I det 12.stik skal en kulørsvigt rettes _ også selv om den er etableret _ hvis den opdages, før alle fire hænder er lagt tilbage i mappen",
            all_(HERE, TWELFTH, any_(NOT_ESTABLISHED, all_(any_(PLAYED_ON, CLAIMED), no("hands_back_in_board")))),
            then=("corrected-in-trick-twelve", "revoke-must-be-corrected"),
            gives=("twelfth-trick-corrected",),
            also=("62A", "63C"),
        ),
        Rule(
            "62D2",
            "må den fejlendes makker ikke vælge det tilspil, som muligvis kunne være antydet af at se det kort, hvormed den fejlende svigtede kulør",
            all_(given("twelfth-trick-corrected"), DEFENDER, told("partner_yet_to_play_trick_12"), yes("partner_has_two_suits")),
            then=("partner-not-by-sight",),
            also=("16A", "12C2"),
            weight=-1,
        ),
        Rule(
            "62A",
            "En spiller skal rette sin kulørsvigt, hvis spilleren bliver opmærksom på uregelmæssigheden, før kulørsvigten er etableret",
            all_(HERE, NOT_ESTABLISHED),
            then=("revoke-must-be-corrected",),
            numbers=(Number("tricks_transferred", 0),),
            gives=("revoke-to-be-corrected",),
            also=("63A1", "62C1"),
        ),
        Rule(
            "62B1",
            "Et kort, der således tages tilbage, bliver et strafkort (50), hvis det blev spillet fra en modspillers fordækte hånd",
            all_(CORRECTED, DEFENDER, unless_known("revoke_card_was_faced", False)),
            then=("revoke-card-penalty-card",),
            gives=("played-penalty-card",),
        ),
        Rule(
            "62B2",
            "kan erstattes med et andet kort uden straf, hvis det blev spillet fra spilførers hånd eller fra bordet, eller hvis det var en modspillers viste kort",
            all_(CORRECTED, any_(DECLARERS_SIDE, all_(DEFENDER, told("revoke_card_was_faced")))),
            then=("revoke-card-back",),
            also=("48A",),
        ),
        Rule(
            "62C1",
            "Hver spiller på den ikke-fejlende side kan uden straf tage ethvert kort tilbage, som spilleren måtte have spillet efter kulørsvigten, men før opmærksomheden blev henledt på den",
            all_(CORRECTED, told("non_offender_played_after_revoke")),
            then=("non-offenders-may-change",),
            role=Role.APPLIES,
            also=("62C2", "16C"),
        ),
        Rule(
            "62C1:choice",
            "Hver spiller på den ikke-fejlende side kan uden straf tage ethvert kort tilbage",
            all_(CORRECTED, told("non_offender_played_after_revoke"), open_("non_offender_changed_card")),
            role=Role.APPLIES,
            options=(
                Option(
                    "next-non-offender",
                    (
                        Choice("change-own-card", sets=(("non_offender_changed_card", True),)),
                        Choice("keep-own-card", sets=(("non_offender_changed_card", False),)),
                    ),
                ),
            ),
        ),
        Rule(
            "62C2",
            "men det bliver i så fald et strafkort (50), hvis den pågældende er en modspiller",
            all_(CORRECTED, DEFENDER, yes("non_offender_changed_card"), told("offenders_partner_played_after_change")),
            then=("partners-card-penalty-card",),
            role=Role.APPLIES,
            gives=("played-penalty-card",),
            also=("16C", "16C2"),
        ),
        Rule(
            "62C2:declarer",
            "må den af spillerne på den fejlende side, som herefter er i tur",
            all_(CORRECTED, DECLARERS_SIDE, yes("non_offender_changed_card"), told("offenders_partner_played_after_change")),
            then=("partners-card-back",),
            role=Role.APPLIES,
            also=("16C", "16C2"),
        ),
        Rule(
            "62A:required",
            "En spiller skal rette sin kulørsvigt",
            all_(CORRECTED, TWELFTH),
            role=Role.NOTE,
            also=("64B6",),
        ),
        # --- who may ask ----------------------------------------------------------------------------------
        Rule(
            "63B",
            "skal den spiller, der begik kulørsvigten, erstatte det ulovligt spillede kort med et lovligt, og bestemmelserne i 64 (fremgangsmåden efter en etableret kulørsvigt) anvendes, som om kulørsvigten var etableret",
            all_(HERE, NOT_ESTABLISHED, PARTNER_ASKED),
            then=("revoke-must-be-corrected", "as-if-established", "revoke-card-penalty-card"),
            per=("61B",),
            gives=("revoke-established",),
            also=("62B1", "62A"),
            excepts=("62A", "62D1"),
            weight=-1,
        ),
        Rule(
            "43B2b:revoke",
            "skal spilfører erstatte det spillede kort med et lovligt, hvis spilførers ud- eller tilspil var ulovligt, og strafbestemmelserne i 64 (fremgangsmåden efter en etableret kulørsvigt) anvendes, som om kulørsvigten var etableret",
            all_(HERE, DUMMY_ASKED),
            then=("revoke-must-be-corrected", "as-if-established"),
            gives=("revoke-established",),
            also=("61B", "43A2", "63C", "90"),
            excepts=("62A", "63C"),
            weight=-1,
        ),
        Rule(
            "61B",
            "Spilfører må spørge en modspiller, som ikke bekendte, om denne har et kort i den udspillede farve",
            all_(HERE, NOT_ESTABLISHED, any_(told("asked_by", "declarer"), all_(told("asked_by", "defender-asks-partner"), told("defenders_may_ask")))),
            then=("question-allowed",),
            role=Role.NOTE,
            also=("63B",),
        ),
        Rule(
            "61B:dummy-asks-defender",
            "Den blinde må spørge spilfører",
            all_(HERE, NOT_ESTABLISHED, told("asked_by", "dummy"), DEFENDER),
            then=("dummy-may-not-ask-defender",),
            role=Role.NOTE,
            grade=Grade.AMBIGUOUS,
            also=("42B1", "63B", "43B1"),
        ),
        # --- established ----------------------------------------------------------------------------------
        Rule(
            "61A",
            "undladelse af, når det er muligt, at ud- eller tilspille et kort eller en farve, som krævet af disse love eller angivet af en modstander i overensstemmelse med en fastsat straf, er en kulørsvigt",
            all_(
                HERE,
                any_(
                    all_(told("revoke_kind", "required-lead-not-made"), yes("required_suit_held")),
                    all_(told("revoke_kind", "penalty-card-not-played"), not_(NOT_ESTABLISHED)),
                ),
            ),
            then=("breaking-a-demand-is-revoke",),
            role=Role.FRAME,
            also=("59",),
            weight=1,
        ),
        Rule(
            "63A1",
            "En kulørsvigt etableres, når den fejlende eller dennes makker spiller ud eller til i det næste stik",
            all_(HERE, PLAYED_ON),
            role=Role.FRAME,
            gives=("revoke-established",),
            also=("64C",),
        ),
        Rule(
            "63A3",
            "En kulørsvigt etableres, når den fejlende eller dennes makker gør krav på eller giver afkald på stik eller indvilger i en modstanders krav på eller afgivelse af stik",
            all_(HERE, CLAIMED),
            role=Role.FRAME,
            gives=("revoke-established",),
            also=("64C",),
        ),
        Rule(
            "63C",
            "Når en kulørsvigt er etableret, må den ikke længere rettes",
            all_(
                HERE,
                given("revoke-counts"),
                any_(PLAYED_ON, CLAIMED),
                is_("attention_when", "during-play", "before-established"),
                not_(given("twelfth-trick-corrected")),
            ),
            then=("revoke-stands",),
            role=Role.FRAME,
        ),
    ),
)  # fmt: skip
