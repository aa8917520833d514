"""Law 14: three hands are correct and the fourth is short.

Before the play period the card is found or replaced and nothing more is said (14A). Once it has begun the card
counts as having been in the hand all along (14B3): it may become a penalty card, and failing to play it may have
been a revoke. A card among the played ones makes it a defective trick (67). The play period begins when the opening
lead is faced (41C), so a case between the final pass and that moment belongs to 14A.
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import all_, any_, given, is_, known, more_than, no, not_, yes
from kb.rules.facts import Implication
from kb.rules.model import CardState, Fiction, Gap, Phrase, Role, Rule, RuleSet
from kb.rules.text import t

ONE_SHORT = any_(not_(known("deficient_hands")), not_(more_than("deficient_hands", 1)))
BEFORE_PLAY = all_(ONE_SHORT, is_("stage", "before-auction", "auction", "after-final-pass"))
PLAY = all_(ONE_SHORT, is_("stage", "play", "after-play", "after-round", "after-session"))
BELONGED = all_(given("card-was-always-there"), known("missing_cards_found"), known("stage"))

RULES = RuleSet(
    name="missing-card",
    laws=("14",),
    on=("missing-card",),
    phrases=(
        Phrase("search-for-card", "director", t("Turneringslederen eftersøger det manglende kort", "Tävlingsledaren letar efter det saknade kortet", "The director looks for the missing card")),
        Phrase("card-given-back", "all", t("Kortet gives tilbage til den ufuldstændige hånd", "Kortet läggs tillbaka i den ofullständiga handen", "The card goes back to the short hand"), "missing-card", CardState("missing card", "in the short hand")),
        Phrase("deck-replaced", "director", t("Spillet genskabes så nøjagtigt som muligt med et andet spil kort", "Given återskapas så noga som möjligt med en annan kortlek", "The deal is rebuilt as exactly as possible with another pack"), "missing-card", CardState("missing card", "in the short hand")),
        Phrase("among-played-cards", "all", t("Kortet lå blandt de spillede kort: stikket er ukorrekt", "Kortet låg bland de spelade korten: sticket är felaktigt", "The card lay among the played ones: the trick is defective"), "missing-card"),
        Phrase("always-in-hand", "offender", t("Kortet regnes for hele tiden at have været på hånden og kan blive strafkort", "Kortet anses hela tiden ha funnits i handen och kan bli straffkort", "The card counts as having been in the hand all along and may become a penalty card"), "", Fiction("the card had always been in the hand")),
        Phrase("may-be-revoke", "offender", t("At kortet ikke blev spillet, da farven skulle bekendes, kan være en kulørsvigt", "Att kortet inte spelades när färgen skulle bekännas kan vara en revoke", "Not having played it when the suit was led may be a revoke"), "revoke"),
        Phrase("no-revoke", "offender", t("Der er ingen kulørsvigt", "Det är ingen revoke", "There is no revoke"), "revoke"),
        Phrase("more-hands-short", "director", t("Flere hænder er ufuldstændige: reglerne for forkert antal kort anvendes", "Flera händer är ofullständiga: reglerna om fel antal kort gäller", "More than one hand is short: the law on a wrong number of cards applies")),
    ),
    rules=(
        Rule(
            "14A",
            "findes ufuldstændig, før spilleperioden starter, eftersøger turneringslederen ethvert manglende kort",
            BEFORE_PLAY,
            then=("search-for-card",),
            role=Role.FRAME,
        ),
        Rule("14A1", "Hvis et kort findes, gives det tilbage til den ufuldstændige hånd", all_(BEFORE_PLAY, is_("missing_cards_found", "elsewhere", "among-played-cards")), then=("card-given-back", "no-penalty")),
        Rule("14A2", "rekonstruerer turneringslederen spillet så nøjagtigt som muligt med et andet spil kort", all_(BEFORE_PLAY, is_("missing_cards_found", "not-found")), then=("deck-replaced", "no-penalty")),
        Rule(
            "14B",
            "findes ufuldstændig, efter at spilleperioden er begyndt, eftersøger turneringslederen ethvert manglende kort",
            PLAY,
            then=("search-for-card",),
            role=Role.FRAME,
        ),
        Rule("14B1a", "Hvis et kort findes blandt de spillede kort, anvendes 67", all_(PLAY, is_("missing_cards_found", "among-played-cards")), then=("among-played-cards",), per=("67",)),
        Rule(
            "14B1a:to-67",
            "Hvis et kort findes blandt de spillede kort, anvendes 67",
            all_(PLAY, is_("missing_cards_found", "among-played-cards"), known("hand_count_error")),
            redirects="defective-trick",
            later=True,
        ),
        Rule(
            "14B1b",
            "Hvis et kort findes et andet sted, gives det tilbage til den ufuldstændige hånd, og straffe kan komme i betragtning",
            all_(PLAY, is_("missing_cards_found", "elsewhere")),
            then=("card-given-back",),
            gives=("card-was-always-there",),
        ),
        Rule(
            "14B2",
            "rekonstruerer turneringslederen spillet så nøjagtigt som muligt med et andet spil kort, og straffe kan komme i betragtning",
            all_(PLAY, is_("missing_cards_found", "not-found")),
            then=("deck-replaced",),
            gives=("card-was-always-there",),
        ),
        Rule(
            "14B3",
            "anses for hele tiden at have siddet på denne hånd. Det kan blive et strafkort (50)",
            all_(BELONGED, no("discarded_on_missing_suit")),
            then=("always-in-hand", "no-revoke"),
            also=("50",),
        ),
        Rule(
            "14B3:revoke",
            "undladelse af at have spillet det kan være en kulørsvigt",
            all_(BELONGED, yes("discarded_on_missing_suit")),
            then=("always-in-hand", "may-be-revoke"),
            weight=-1,
            also=("61A", "63A1", "64", "62", "50"),
        ),
        Rule(
            "14A:more-short",
            "Hvis tre hænder er korrekte og den fjerde findes ufuldstændig",
            more_than("deficient_hands", 1),
            then=("more-hands-short",),
            role=Role.NOTE,
            redirects="wrong-number-of-cards",
        ),
    ),
    gaps=(
        Gap(
            all_(more_than("deficient_hands", 1), is_("stage", "after-play", "after-round", "after-session")),
            t("Teksten siger intet om et færdigspillet spil, hvor flere hænder manglede kort", "Texten säger inget om en färdigspelad bricka där flera händer saknade kort", "The text says nothing of a finished board where several hands were short"),
        ),
    ),
    implications=(
        Implication(is_("irregularity", "missing-card"), "surplus_hands", "a missing card leaves no hand with too many", 0),
    ),
)  # fmt: skip
