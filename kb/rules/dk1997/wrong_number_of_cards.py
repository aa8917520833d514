"""Law 13: a hand with more or fewer than thirteen cards.

What matters, in this order: is the board finished (13C)? Has a player with an incorrect hand called (13A, and then
all four must agree to go on) or not (13B)? Has, once it is put right, anybody seen another's card (13B2)?
By the footnote, three correct hands and one short hand belong to law 14. Surplus hands are therefore asked for.
13C cancels the result and sends to 90; it does not name 12C1, so a score is fixed where the blame has been weighed.
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import all_, any_, given, is_, known, more_than, no, not_, open_, told, yes
from kb.rules.dk1997.artificial_scores import award_rule
from kb.rules.facts import Implication
from kb.rules.model import CardState, Choice, Consent, Gap, NotRuled, Option, Phrase, Role, Rule, RuleSet
from kb.rules.text import t

FINISHED = is_("stage", "after-play", "after-round", "after-session")
HINTS = any_(
    known("correctable_without_call_change"),
    known("other_players_card_seen"),
    told("incorrect_hand_called", False),
)
"""What is looked at only while the board is not finished."""
UNFINISHED = any_(
    told("stage", "before-auction", "auction", "after-final-pass", "play"), all_(not_(known("stage")), HINTS)
)
NOT_FOURTEEN = any_(
    all_(known("surplus_hands"), more_than("surplus_hands", 0)),
    all_(known("deficient_hands"), more_than("deficient_hands", 1)),
)
OPEN_BOARD = all_(UNFINISHED, NOT_FOURTEEN)
STAGE_TO_ASK = any_(UNFINISHED, is_("stage", "before-auction", "auction", "after-final-pass", "play"))
CALLED = all_(OPEN_BOARD, told("incorrect_hand_called"))
NOT_CALLED = all_(OPEN_BOARD, told("incorrect_hand_called", False))
SEEN = all_(NOT_CALLED, told("other_players_card_seen"))
REFUSED = any_(no("correctable_without_call_change"), no("all_four_agree"))
SPOILT = all_(NOT_CALLED, told("other_players_card_seen"), any_(yes("seen_card_matters"), no("all_four_agree")))
RESTORE = all_(given("board-to-be-restored"), known("other_players_card_seen"))
ASKED_ROUND = any_(known("hand_record_exists"), known("board_played_elsewhere"))
NO_TRACE = all_(told("hand_record_exists", False), told("board_played_elsewhere", False))

CONSENT = (
    Choice("play-normally", sets=(("all_four_agree", True),)),
    Choice("artificial-score", cites=("12C1",), sets=(("all_four_agree", False),)),
)

RULES = RuleSet(
    name="wrong-number-of-cards",
    laws=("13",),
    on=("wrong-number-of-cards",),
    phrases=(
        Phrase("corrected-and-played-on", "all", t("Hænderne rettes, og spillet fortsætter uden ændrede meldinger", "Händerna rättas och spelet fortsätter utan ändrade bud", "The hands are put right and the board goes on with no call changed"), "board"),
        Phrase("four-must-agree", "all", t("Der må kun spilles videre, hvis alle fire spillere er enige", "Man får spela vidare bara om alla fyra spelarna är överens", "The board may go on only if all four players agree"), "", Consent("all-four", "play on")),
        Phrase("board-not-played", "all", t("Spillet spilles ikke", "Brickan spelas inte", "The board is not played"), "board"),
        Phrase("restored-and-played", "all", t("Fejlen rettes, og spillet gennemføres normalt", "Felet rättas och brickan spelas normalt", "The error is put right and the board is played normally")),
        Phrase("restored-by-record", "director", t("Kortene fordeles efter den nedskrevne fordeling", "Korten fördelas enligt den nedtecknade given", "The cards are placed according to the record of the deal"), "restoring", CardState("all cards", "as recorded")),
        Phrase("restored-by-asking", "director", t("Fordelingen genskabes ved at spørge spillere, som har spillet spillet", "Given återskapas genom att fråga spelare som har spelat brickan", "The deal is restored by asking players who have played the board"), "restoring"),
        Phrase("deal-again", "director", t("Kortene skal gives om", "Korten ska ges om", "The cards must be dealt again"), "restoring"),
        Phrase("cannot-be-restored", "director", t("Fordelingen kan ikke genskabes", "Given kan inte återskapas", "The deal cannot be restored"), "restoring"),
        Phrase("result-cancelled", "all", t("Resultatet af spillet annulleres", "Resultatet på brickan stryks", "The result of the board is cancelled"), "score-kept"),
        Phrase("may-be-penalised", "director", t("Den, der har fejlet, kan straffes for fejl i fremgangsmåden", "Den som felat kan straffas för procedurfel", "Whoever was at fault may get a procedural penalty")),
        Phrase("three-hands-correct", "director", t("Tre hænder er korrekte og én mangler kort: reglerne for manglende kort anvendes", "Tre händer är rätt och en saknar kort: reglerna om saknade kort gäller", "Three hands are correct and one is short: the law on missing cards applies")),
    ),
    rules=(
        Rule(
            "13",
            "gælder følgende",
            all_(is_("surplus_hands", 0), is_("deficient_hands", 1)),
            then=("three-hands-correct",),
            role=Role.FRAME,
        ),
        Rule(
            "13:to-14",
            "gælder følgende",
            all_(is_("surplus_hands", 0), is_("deficient_hands", 1)),
            role=Role.FRAME,
            redirects="missing-card",
            later=True,
        ),
        Rule(
            "13A:called",
            "Hvis en spiller med en ukorrekt hånd har afgivet en melding",
            all_(NOT_FOURTEEN, STAGE_TO_ASK, yes("incorrect_hand_called")),
            also=("13B1", "13B2"),
        ),
        Rule(
            "13A",
            "skal turneringslederen lade spillet, således korrigeret, fortsætte, hvis alle fire spillere tilslutter sig det",
            all_(CALLED, yes("correctable_without_call_change"), yes("all_four_agree")),
            then=("corrected-and-played-on",),
            also=("90", "90B6", "90B7", "7B1"),
        ),
        Rule(
            "13A:choice",
            "hvis alle fire spillere tilslutter sig det",
            all_(CALLED, yes("correctable_without_call_change"), open_("all_four_agree")),
            then=("four-must-agree",),
            options=(Option("all-four", CONSENT),),
            also=("90", "90B6", "90B7", "7B1"),
        ),
        Rule(
            "13A:artificial",
            "I modsat fald skal turneringslederen tildele en kunstig score (12C1) og kan straffe en fejlende",
            all_(CALLED, REFUSED),
            then=("board-not-played", "artificial-score", "may-be-penalised"),
            also=("90", "90B6", "90B7", "7B1"),
        ),
        award_rule("13A:award", "I modsat fald skal turneringslederen tildele en kunstig score (12C1)", all_(CALLED, REFUSED)),
        Rule(
            "13B1",
            "Turneringslederen skal korrigere fejlen efter retningslinierne i punkt",
            all_(NOT_CALLED, no("other_players_card_seen")),
            role=Role.FRAME,
            gives=("board-to-be-restored",),
            also=("13B1a", "13B1b", "13B1c", "13B2"),
        ),
        Rule(
            "13B1a",
            "Hvis en fordeling er nedskrevet, skal turneringslederen fordele kortene i overensstemmelse hermed",
            all_(RESTORE, not_(told("deal_faulty")), yes("hand_record_exists")),
            then=("restored-by-record", "restored-and-played"),
            also=("90", "90B6", "90B7", "7B1"),
        ),
        Rule(
            "13B1b",
            "skal turneringslederen korrigere spillet ved at rådføre sig med spillere, som allerede har spillet det pågældende spil",
            all_(RESTORE, not_(told("deal_faulty")), ASKED_ROUND, no("hand_record_exists"), yes("board_played_elsewhere")),
            then=("restored-by-asking", "restored-and-played"),
            also=("90", "90B6", "90B7", "7B1"),
        ),
        Rule(
            "13B1c",
            "Hvis kortgivningen var ukorrekt, skal turneringslederen kræve omgivning",
            all_(RESTORE, any_(told("deal_faulty"), all_(NO_TRACE, yes("deal_faulty")))),
            then=("deal-again",),
            also=("6", "6D1", "86C"),
        ),
        Rule(
            "12A2:no-deal",
            "kan tildele en kunstig score, hvis ingen berigtigelse kan finde sted, som tillader normal gennemførelse af spillet",
            all_(RESTORE, NO_TRACE, no("deal_faulty")),
            then=("cannot-be-restored", "artificial-score"),
            also=("90", "90B6", "90B7", "7B1"),
        ),
        award_rule("12A2:award", "kan tildele en kunstig score, hvis ingen berigtigelse kan finde sted", all_(RESTORE, NO_TRACE, no("deal_faulty"))),
        Rule(
            "13B2a",
            "kan turneringslederen med alle fire spilleres tilslutning tillade, at spillet gennemføres og scoren fastsættes normalt",
            all_(SEEN, no("seen_card_matters"), yes("all_four_agree")),
            then=("restored-and-played",),
            also=("13B2b", "90"),
        ),
        Rule(
            "13B2a:choice",
            "med alle fire spilleres tilslutning",
            all_(SEEN, no("seen_card_matters"), open_("all_four_agree")),
            then=("four-must-agree",),
            options=(Option("all-four", (CONSENT[0], Choice("artificial-score", cites=("13B2b",), sets=(("all_four_agree", False),)))),),
            also=("12C1", "90"),
        ),
        Rule(
            "13B2b",
            "eller hvis nogen af spillerne protesterer mod at spille spillet, skal turneringslederen tildele en kunstig score (12C1) og kan straffe en fejlende",
            SPOILT,
            then=("board-not-played", "artificial-score", "may-be-penalised"),
            also=("13B2a", "90"),
        ),
        award_rule("13B2b:award", "skal turneringslederen tildele en kunstig score (12C1)", SPOILT),
        Rule(
            "13C",
            "skal resultatet af spillet annulleres",
            all_(any_(known("stage"), not_(HINTS)), FINISHED, more_than("surplus_hands", 0)),
            then=("result-cancelled", "may-be-penalised"),
            gives=("artificial-score-if-judged",),
            also=("90", "12C1"),
        ),
    ),
    implications=(
        Implication(is_("stage", "before-auction"), "incorrect_hand_called", "nobody has called before the auction", False),
        Implication(is_("stage", "after-final-pass", "play"), "incorrect_hand_called", "in a finished auction everybody has called", True),
    ),
    gaps=(
        Gap(
            all_(FINISHED, is_("surplus_hands", 0)),
            t("Teksten siger intet om et færdigspillet spil, hvor flere hænder manglede kort, og ingen havde for mange", "Texten säger inget om en färdigspelad bricka där flera händer saknade kort och ingen hade för många", "The text says nothing of a finished board where several hands were short and none had too many"),
        ),
        Gap(
            is_("deficient_hands", 0),
            t("Alle hænder har 13 kort", "Alla händer har 13 kort", "Every hand has 13 cards"),
        ),
    ),
    not_ruled=(
        NotRuled(("13B", "13B2"), "definition", "headings; their points rule"),
        NotRuled(("7", "7A", "7B", "7B1", "7B2", "7C"), "conduct", "how boards and cards are handled; a breach is penalised under 90"),
        NotRuled(("7D",), "conduct", "who answers for conditions at the table; weighed when responsibility is judged"),
    ),
)  # fmt: skip
