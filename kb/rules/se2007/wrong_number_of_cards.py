"""Law 13: a hand with more or fewer than thirteen cards, while another has the difference.

Three roads: a player with a wrong hand has called (13A or 13B), none has (13D), or it shows only after the play (13C).
Nobody's consent is needed. Cards short with no hand too long are law 14; a card that does not belong to the deal is
13F and disturbs nothing else.
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import all_, any_, at_least, given, is_, isnt, known, no, not_, once_known, told, yes
from kb.rules.facts import Contradiction, Implication
from kb.rules.model import NotRuled, Phrase, Role, Rule, RuleSet
from kb.rules.text import t

SURPLUS = all_(known("surplus_hands"), at_least("surplus_hands", 1))
LAW_13 = any_(
    all_(is_("irregularity", "wrong-number-of-cards"), not_(told("surplus_hands", 0))),
    all_(is_("irregularity", "missing-card"), SURPLUS),
)
"""Whatever it was called at the table: without a hand too long it is law 14."""
LAW_14 = not_(LAW_13)

FOREIGN = all_(
    LAW_13,
    any_(told("foreign_card", "not-played", "played-to-finished-trick"), all_(SURPLUS, told("deficient_hands", 0))),
)
"""A card too many with no hand short: one of them does not belong to the deal."""
BALANCED = all_(LAW_13, not_(FOREIGN))
LATE = ("after-play", "after-round", "after-session")
OVER = is_("stage", *LATE)
CALLED = all_(BALANCED, yes("incorrect_hand_called"), isnt("stage", *LATE))
NOT_CALLED = all_(BALANCED, no("incorrect_hand_called"), not_(told("stage", *LATE)))
HAS_CALLED, SEEN_KEY = "incorrect_hand_called", "other_players_card_seen"
SEEN = once_known(HAS_CALLED, yes(SEEN_KEY))

RULES = RuleSet(
    name="wrong-number-of-cards",
    laws=("13",),
    on=("wrong-number-of-cards", "missing-card"),
    phrases=(
        Phrase("deal-corrected", "director", t("Kortene rettes, og spillet spilles, uden at nogen melding ændres; ingen skal spørges", "Korten rättas och given spelas utan att några bud ändras; ingen behöver samtycka", "The cards are put right and the board is played with no call changed; nobody's consent is needed"), "deal"),
        Phrase("may-adjust-after-play", "director", t("Efter spillet kan turneringslederen justere scoren", "När given spelats färdigt kan tävlingsledaren utdela korrigerad poäng", "After the play the director may adjust the score")),
        Phrase("moved-card-unauthorised", "offenders-partner", t("Viden om, hvor et kort blev lagt eller flyttet hen, er ubeføjet for makker til den, der havde forkert antal", "Kännedom om vart ett kort placerats eller flyttats är otillåten för partnern till den som hade fel antal", "Knowing where a card was placed or moved is unauthorised for the partner of the player with the wrong hand")),
        Phrase("percentage-and-penalty", "director", t("Spillet kan ikke reddes: justeret score i procent, og en skyldig kan straffes", "Given kan inte räddas: korrigerad procentuell poäng, och en felande får bestraffas", "The board cannot be saved: an adjusted score in per cent, and an offender may be penalised"), "deal"),
        Phrase("result-cancelled-13", "director", t("Resultatet slettes, og der gives justeret score; en skyldig kan straffes", "Resultatet stryks och korrigerad poäng utdelas; en felande kan bestraffas", "The result is cancelled and an adjusted score given; an offender may be penalised"), "deal"),
        Phrase("corrected-play-normally", "director", t("Turneringslederen retter fejlen, og spillet spilles normalt", "Tävlingsledaren rättar felet och brickan spelas normalt", "The director corrects the error and the board is played normally"), "deal"),
        Phrase("played-and-watched", "director", t("Spillet spilles og tæller; viser det sig, at oplysningen fik betydning, justeres scoren", "Brickan spelas och räknas; visar det sig att upplysningen påverkat resultatet korrigeras det", "The board is played and counts; if the information turns out to have affected the result, the score is adjusted"), "deal"),
        Phrase("foreign-card-removed", "director", t("Kort, som ikke hører til spillet, fjernes; meldinger og spil fortsætter uændret", "Kort som inte tillhör given tas bort; budgivning och spel fortsätter oförändrat", "Cards that do not belong to the deal are removed; auction and play go on unchanged"), "deal"),
        Phrase("foreign-card-played", "director", t("Et sådant kort er spillet i et færdigt stik, så turneringslederen kan justere scoren", "Ett sådant kort har spelats i ett fullbordat stick, så korrigerad poäng kan utdelas", "Such a card was played to a completed trick, so the score may be adjusted")),
    ),
    implications=(
        Implication(is_("stage", "before-auction"), "incorrect_hand_called", "nobody has called", False),
    ),
    contradictions=(
        Contradiction(all_(told("stage", "before-auction"), told("incorrect_hand_called")), "before the auction nobody has called."),
        Contradiction(
            all_(SURPLUS, told("deficient_hands", 0), told("foreign_card", "none")),
            "with a hand too long and none short, a card does not belong to the deal.",
        ),
    ),
    rules=(
        Rule(
            "13F",
            "Alla kort som inte tillhör given tas bort om de hittas. Budgivningen och spelet fortsätter oförändrat",
            all_(FOREIGN, is_("foreign_card", "not-played")),
            then=("foreign-card-removed",),
            also=("13C",),
        ),
        Rule(
            "13F:played",
            "Om det upptäckts att ett sådant kort har spelats i ett fullbordat stick kan korrigerad poäng utdelas",
            all_(FOREIGN, is_("foreign_card", "played-to-finished-trick")),
            then=("foreign-card-removed", "foreign-card-played"),
            also=("12C1", "12C2", "13C"),
        ),
        Rule(
            "13C",
            "måste resultatet strykas och korrigerad poäng utdelas",
            all_(BALANCED, OVER),
            then=("result-cancelled-13",),
            also=("86D", "13F", "12C2", "90", "7B2"),
        ),
        Rule(
            "13C:judged",
            "måste resultatet strykas och korrigerad poäng utdelas",
            all_(BALANCED, OVER, any_(known("ns_responsibility"), known("ew_responsibility"))),
            gives=("artificial-score",),
            # 13C does not say which kind of adjusted score; figures follow where the blame has been weighed.
        ),
        Rule(
            "13A",
            "om tävlingsledaren anser att given kan korrigeras och spelas på normalt sätt, får given spelas utan att några bud ändras. När given spelats färdigt, kan tävlingsledaren utdela korrigerad poäng",
            all_(CALLED, once_known(HAS_CALLED, yes("correctable_without_call_change"))),
            then=("deal-corrected", "may-adjust-after-play"),
            gives=("card-moved",),
            also=("13B", "14"),
        ),
        Rule(
            "13B",
            "I annat fall, när ett bud har avgivits, skall tävlingsledaren utdela korrigerad procentuell poäng och får även bestraffa en felande",
            all_(CALLED, once_known(HAS_CALLED, no("correctable_without_call_change"))),
            then=("percentage-and-penalty",),
            gives=("artificial-score",),
            also=("13A", "7B2", "90"),
        ),
        Rule(
            "13D1",
            "Tävlingsledaren skall korrigera felet, och om ingen spelare har sett någon annans kort, skall han beordra att brickan spelas på normalt sätt",
            all_(NOT_CALLED, once_known(HAS_CALLED, no("other_players_card_seen"))),
            then=("corrected-play-normally",),
            gives=("card-moved",),
            also=("13D", "13D2", "7B2"),
        ),
        Rule(
            "13D2a",
            "tillåter tävlingsledaren att brickan spelas och uträknas. Om han sedan anser att upplysningen har påverkat resultatet på brickan skall tävlingsledaren korrigera resultatet och får bestraffa en felande",
            all_(NOT_CALLED, SEEN, once_known(SEEN_KEY, no("seen_card_matters"))),
            then=("played-and-watched",),
            gives=("card-moved",),
            also=("13D2", "13D2b", "16C"),
        ),
        Rule(
            "13D2b",
            "att den otillåtna upplysningen var av sådan vikt att den omöjliggör normalt spel av brickan, skall tävlingsledaren utdela korrigerad procentuell poäng och får bestraffa en felande",
            all_(NOT_CALLED, SEEN, once_known(SEEN_KEY, yes("seen_card_matters"))),
            then=("percentage-and-penalty",),
            gives=("artificial-score",),
            also=("13D2", "13D2a", "90"),
        ),
        Rule(
            "13E",
            "är kännedom om var tävlingsledaren placerat eller flyttat ett kort en otillåten upplysning för partnern till den spelare som hade fel antal kort",
            given("card-moved"),
            then=("moved-card-unauthorised",),
            role=Role.NOTE,
        ),
    ),
    not_ruled=(NotRuled(("13", "13D", "13D2"), "definition", "headings and lead-ins; their points rule"),),
)  # fmt: skip
