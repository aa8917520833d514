"""Law 16: information that does not come from legal calls and plays.

Three sources. From partner (16A): rights may be reserved at once (16A1, unless the organiser forbids it); a choice the
information suggested, where there was another, leads to an adjusted score if it did damage (16A2 with 73F1). By
accident from elsewhere (16B): the director chooses. From a withdrawn call or card (16C): free for the innocent side,
forbidden to the offenders.
While the board is still being played nobody is asked to judge the outcome: play goes on (16A2).
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import (
    Condition,
    all_,
    any_,
    given,
    is_,
    known,
    no,
    not_,
    open_,
    told,
    unless_known,
    yes,
)
from kb.rules.dk1997.artificial_scores import award_rule
from kb.rules.facts import Implication
from kb.rules.model import Choice, NotRuled, Option, Phrase, Role, Rule, RuleSet
from kb.rules.text import t

FROM_PARTNER = is_("ui_source", "partner-hesitation", "partner-remark", "partner-question", "partner-explanation")
FROM_ELSEWHERE = is_("ui_source", "other-table", "wrong-hand-seen")
WITHDRAWN = is_("ui_source", "withdrawn-call")
OFFENDERS_USE_IT = all_(WITHDRAWN, unless_known("information_used_by", "offending-side"))

ALTERNATIVE, SUGGESTED, DAMAGED = "logical_alternative_existed", "action_suggested", "non_offending_side_damaged"
COMPLAINT = any_(known(ALTERNATIVE), known(SUGGESTED), known(DAMAGED))
GOING_ON = told("stage", "before-auction", "auction", "after-final-pass", "play")
OVER = told("stage", "after-play", "after-round", "after-session")
HARMLESS = told(DAMAGED, False)


def judged(source: Condition) -> Condition:
    """Somebody says that the information was used, or the board is over."""
    return all_(known("ui_source"), source, any_(COMPLAINT, OVER))


def now(fact: str) -> Condition:
    """The fact is known, or it is time to judge it."""
    return any_(known(fact), not_(GOING_ON))


def matters(fact: str, other: str) -> Condition:
    """The fact is known, or neither the other test nor the lack of damage has settled the case already."""
    return any_(known(fact), not_(any_(told(other, False), HARMLESS)))


def use_rules(
    provision: str, penalty: str, per: tuple[str, ...], source: Condition, words: tuple[str, str, str]
) -> tuple[Rule, ...]:
    """The three tests of 16A, and of 16C2 in the same words: an alternative, a suggestion, damage."""
    test, choice, score = words
    case, breach = judged(source), f"{provision}-breach"
    damage = all_(given(breach), known(ALTERNATIVE), known(SUGGESTED), now(DAMAGED), yes(DAMAGED))
    also = tuple(i for i in ("16A2", "73F1", "73C") if i not in (provision, *per))
    return (
        Rule(f"{provision}:no-alternative", test, all_(case, matters(ALTERNATIVE, SUGGESTED), now(ALTERNATIVE), no(ALTERNATIVE)), then=("no-alternative", "result-stands"), also=also),
        Rule(f"{provision}:not-suggested", test, all_(case, matters(SUGGESTED, ALTERNATIVE), now(SUGGESTED), no(SUGGESTED)), then=("not-suggested", "result-stands"), also=also),
        Rule(
            f"{penalty}:breach",
            choice,
            all_(case, not_(all_(HARMLESS, not_(all_(known(ALTERNATIVE), known(SUGGESTED))))), now(ALTERNATIVE), yes(ALTERNATIVE), now(SUGGESTED), yes(SUGGESTED)),
            then=("choice-not-allowed",),
            gives=(breach,),
            also=("73C",),
        ),
        Rule(
            f"{penalty}:damage",
            score,
            damage,
            then=("adjusted-score",),
            per=per,
            also=("12C2",),
        ),
        award_rule(f"{penalty}:award", score, damage, "assigned-score"),
        Rule(f"{penalty}:no-damage", score, all_(case, HARMLESS), then=("no-damage", "result-stands"), also=("73F1", "90")),
        Rule(
            f"{penalty}:play-on",
            choice,
            all_(case, GOING_ON, not_(known(DAMAGED)), unless_known(ALTERNATIVE, True), unless_known(SUGGESTED, True)),
            then=("play-on-and-see",),
            also=("73F1", "12C2"),
        ),
    )  # fmt: skip


RESERVING = all_(
    known("ui_source"),
    FROM_PARTNER,
    not_(any_(COMPLAINT, OVER)),
    any_(known("organiser_forbids_reserving"), known("opponents_dispute_information")),
)
MATTERS = all_(known("ui_source"), FROM_ELSEWHERE, yes("information_could_affect_play"))
ACCIDENT = all_(FROM_ELSEWHERE, known("ui_source"))
MATTERS_INDEED = all_(MATTERS, known("information_could_affect_play"))

RULES = RuleSet(
    name="unauthorised-information",
    laws=("16",),
    on=("unauthorised-information", "wrong-hand-seen"),
    phrases=(
        Phrase("partner-bound", "offenders-partner", t("Makker må ikke blandt logiske alternativer vælge det, oplysningen kunne antyde", "Partnern får inte bland logiska alternativ välja det som informationen kan antyda", "Partner may not choose, from among logical alternatives, one the information could suggest")),
        Phrase("no-alternative", "all", t("Der var intet logisk alternativ, så handlingen var tilladt", "Det fanns inget logiskt alternativ, så handlingen var tillåten", "There was no logical alternative, so the action was allowed")),
        Phrase("not-suggested", "all", t("Handlingen var ikke påviseligt antydet, så den var tilladt", "Handlingen var inte påvisbart antydd, så den var tillåten", "The action was not demonstrably suggested, so it was allowed")),
        Phrase("choice-not-allowed", "offending-side", t("Der blev valgt et alternativ, som oplysningen antydede: det var ikke tilladt", "Det alternativ som informationen antydde valdes: det var inte tillåtet", "An alternative suggested by the information was chosen: that was not allowed")),
        Phrase("play-on-and-see", "director", t("Der spilles videre; turneringslederen er klar til at justere scoren bagefter, hvis der er sket skade", "Spelet går vidare; tävlingsledaren är beredd att justera scoren efteråt om skada har skett", "Play goes on; the director is ready to adjust the score afterwards if there was damage")),
        Phrase("may-reserve", "non-offending-side", t("Spilleren må straks forbeholde sig ret til senere at tilkalde turneringslederen", "Spelaren får genast förbehålla sig rätten att senare tillkalla tävlingsledaren", "The player may at once reserve the right to call the director later")),
        Phrase("may-not-reserve", "non-offending-side", t("Arrangøren tillader ikke forbehold; turneringslederen tilkaldes", "Arrangören tillåter inte förbehåll; tävlingsledaren tillkallas", "The organiser does not allow reserving; the director is called")),
        Phrase("disputers-call-director", "offending-side", t("Den side, der bestrider, at der var oplysninger, bør straks tilkalde turneringslederen", "Den sida som bestrider att det fanns information bör genast tillkalla tävlingsledaren", "The side that disputes the information should call the director at once")),
        Phrase("director-told-at-once", "all", t("Turneringslederen skal straks have besked, helst af spilleren selv", "Tävlingsledaren bör genast underrättas, helst av spelaren själv", "The director should be told at once, preferably by the player himself")),
        Phrase("board-played-normally", "all", t("Oplysningen kan ikke påvirke spillet, så det spilles normalt", "Informationen kan inte påverka brickan, så den spelas normalt", "The information cannot affect the board, so it is played normally")),
        Phrase("director-chooses-16b", "director", t("Oplysningen kan påvirke spillet; turneringslederen vælger, hvad der skal ske", "Informationen kan påverka brickan; tävlingsledaren väljer vad som ska ske", "The information could affect the board; the director chooses what is to be done")),
        Phrase("seats-may-be-changed", "director", t("Spillerne kan bytte plads, så han spiller den hånd, han kender", "Spelarna kan byta plats så att han spelar den hand han känner till", "The players may change places so that he plays the hand he knows about")),
        Phrase("only-artificial-score", "director", t("Kun en kunstig score er tilbage", "Bara en konstgjord score återstår", "Only an artificial score remains")),
        Phrase("withdrawn-free", "non-offending-side", t("Den uskyldige side må bruge alle oplysninger fra det, der er taget tilbage", "Den oskyldiga sidan får använda all information från det återtagna", "The innocent side may use all information from what was withdrawn")),
        Phrase("withdrawn-barred", "offending-side", t("Den fejlende side må ikke bruge oplysninger fra det, der er taget tilbage", "Den felande sidan får inte använda information från det återtagna", "The offending side may not use information from what was withdrawn")),
    ),
    rules=(
        Rule(
            "16A",
            "I et sådant tilfælde må spillerens makker ikke blandt logiske alternative muligheder vælge en, der påviseligt kunne anses for antydet af de uvedkommende oplysninger",
            FROM_PARTNER,
            then=("partner-bound",),
            role=Role.FRAME,
            also=("73C", "73A2", "16A1"),
        ),
        *use_rules(
            "16A",
            "16A2",
            ("73F1",),
            FROM_PARTNER,
            (
                "må spillerens makker ikke blandt logiske alternative muligheder vælge en",
                "Turneringslederen skal kræve meldeforløbet og spillet fortsat og være forberedt på at tildele en justeret score",
                "hvis turneringslederen mener, at en lovovertrædelse har bevirket, at modparten er blevet skadet",
            ),
        ),
        Rule(
            "16A1",
            "har spilleren lov til straks at gøre opmærksom på, at spilleren forbeholder sig ret til senere at tilkalde turneringslederen",
            all_(RESERVING, no("organiser_forbids_reserving"), unless_known("opponents_dispute_information", False)),
            then=("may-reserve",),
            also=("16A2", "9B1"),
        ),
        Rule(
            "16A1:forbidden",
            "medmindre den arrangerende organisation forbyder en sådan fremgangsmåde",
            all_(
                RESERVING,
                any_(known("organiser_forbids_reserving"), not_(told("opponents_dispute_information"))),
                yes("organiser_forbids_reserving"),
            ),
            then=("may-not-reserve",),
            also=("9B1a", "16A2"),
        ),
        Rule(
            "16A1:disputed",
            "hvis modstanderne er uenige i, at der kunne være givet ubeføjede oplysninger, bør de straks tilkalde turneringslederen",
            all_(RESERVING, told("opponents_dispute_information")),
            then=("disputers-call-director",),
            also=("16A2", "9B1a"),
        ),
        Rule(
            "16B",
            "bør turneringslederen straks have meddelelse herom og helst af den spiller, der har fået oplysningerne",
            FROM_ELSEWHERE,
            then=("director-told-at-once",),
            role=Role.FRAME,
        ),
        Rule(
            "16B:normal",
            "Hvis turneringslederen mener, at oplysningerne kunne influere på spillets normale gennemførelse",
            all_(ACCIDENT, no("information_could_affect_play")),
            then=("board-played-normally",),
            also=("16B1", "16B2", "16B3"),
        ),
        Rule(
            "16B:choice",
            "kan turneringslederen vælge mellem følgende",
            MATTERS,
            then=("director-chooses-16b",),
            options=(
                Option(
                    "director",
                    (
                        Choice("exchange-places", cites=("16B1",), when=yes("seat_change_possible"), leads_to=t("Spilleren sætter sig ved den hånd, han kender, og spillet spilles", "Spelaren sätter sig vid den hand han känner till och brickan spelas", "The player sits at the hand he knows about and the board is played")),
                        Choice("temporary-substitute", cites=("16B2",), when=any_(yes("all_four_agree"), open_("all_four_agree")), leads_to=t("En substitut spiller spillet, hvis alle fire er enige", "En ersättare spelar brickan om alla fyra är överens", "A substitute plays the board if all four agree")),
                        Choice("artificial-score", cites=("16B3",), leads_to=t("Spillet spilles ikke; der gives straks en kunstig score efter skyld", "Brickan spelas inte; en konstgjord score ges genast efter skuld", "The board is not played; an artificial score is given at once according to fault")),
                    ),
                ),
            ),
            also=("12C1",),
        ),
        Rule(
            "16B1",
            "kan turneringslederen bytte om på spillernes placering ved bordet, så den spiller, som har fået oplysninger om en hånd, spiller denne hånd",
            all_(MATTERS_INDEED, yes("seat_change_possible")),
            then=("seats-may-be-changed",),
        ),
        Rule(
            "16B2",
            "Turneringslederen kan med alle fire spilleres tilslutning indsætte en midlertidig substitut",
            all_(MATTERS_INDEED, yes("all_four_agree")),
        ),
        Rule(
            "16B3",
            "Turneringslederen kan straks tildele en kunstig score (12C1)",
            all_(MATTERS_INDEED, told("seat_change_possible", False), no("all_four_agree")),
            then=("only-artificial-score",),
            gives=("artificial-score-if-judged",),
            also=("12C1",),
        ),
        Rule(
            "16C1",
            "den har lov til at benytte alle oplysninger fra en tilbagetaget melding eller et tilbagetaget ud- eller tilspil",
            all_(WITHDRAWN, told("information_used_by", "non-offending-side")),
            then=("withdrawn-free",),
            also=("16C2",),
        ),
        Rule(
            "16C2",
            "den ikke har lov til at benytte oplysninger fra tilbagetagne meldinger",
            OFFENDERS_USE_IT,
            then=("withdrawn-barred",),
            role=Role.FRAME,
            also=("16C1",),
        ),
        *use_rules(
            "16C2",
            "16C2",
            ("12A1",),
            OFFENDERS_USE_IT,
            (
                "må ikke blandt logiske alternative handlinger vælge en",
                "der påviseligt kunne anses for antydet af disse ubeføjede oplysninger, frem for en anden mulighed",
                "der påviseligt kunne anses for antydet af disse ubeføjede oplysninger",
            ),
        ),
    ),
    implications=(
        Implication(is_("irregularity", "wrong-hand-seen"), "ui_source", "that is what the irregularity says", "wrong-hand-seen"),
    ),
    not_ruled=(
        NotRuled(("16", "16C"), "definition", "what information a player may rely on; its points rule"),
    ),
)  # fmt: skip
