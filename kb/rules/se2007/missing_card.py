"""Law 14: hands short of cards, and no hand with too many.

Before the opening lead (14A) the card is put back, or the deal made up from another pack, and nothing else changes.
After it (14B) the card counts as having been in the hand all along: it may be a penalty card, and a suit not followed
may be a revoke. A card found among those played sends to law 67, which is held as a heading only.
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import all_, given, is_, known, no, not_, told, yes
from kb.rules.facts import Contradiction
from kb.rules.model import CardState, Fiction, Gap, NotRuled, Phrase, Role, Rule, RuleSet
from kb.rules.se2007.wrong_number_of_cards import LAW_14
from kb.rules.text import t

SHORT = LAW_14
BEFORE_LEAD = is_("stage", "before-auction", "auction", "after-final-pass")
AFTER_LEAD = is_("stage", "play", "after-play", "after-round", "after-session")
IN_TIME = not_(told("within_correction_period", False))
SETTLED = all_(known("stage"), known("missing_cards_found"))
EARLY = all_(SHORT, BEFORE_LEAD)
LATE = all_(SHORT, AFTER_LEAD, IN_TIME)

RULES = RuleSet(
    name="missing-card",
    laws=("14",),
    on=("missing-card", "wrong-number-of-cards"),
    phrases=(
        Phrase("card-restored", "director", t("Kortet lægges tilbage i den ufuldstændige hånd", "Kortet återställs till den ofullständiga handen", "The card is put back into the short hand"), "missing-card"),
        Phrase("deal-made-up", "director", t("Spillet gendannes med et andet spil kort", "Given rekonstrueras med en annan kortlek", "The deal is made up from another pack"), "missing-card"),
        Phrase("calls-stand-14", "all", t("Meldinger og spil fortsætter normalt; ingen melding ændres, hånden regnes for at have været fuldstændig hele tiden", "Budgivning och spel fortsätter normalt; inga bud ändras, handen anses ha haft alla sina kort från början", "Auction and play go on normally; no call is changed, the hand counts as complete from the start"), "", Fiction("the hand held all its cards from the start")),
        Phrase("card-always-there", "all", t("Kortet regnes for hele tiden at have hørt til hånden; det kan blive et strafkort", "Kortet anses hela tiden ha tillhört handen; det kan bli ett straffkort", "The card counts as having been in the hand all along; it may become a penalty card"), "", CardState("missing card", "may-be-penalty-card")),
        Phrase("may-be-revoke", "offender", t("At kortet ikke blev spillet, da farven blev spillet ud, kan være kulørsvigt; lov 61-64 findes kun som overskrift", "Att kortet inte spelades när färgen spelades ut kan innebära revoke; lag 61-64 finns bara som rubriker", "Not having played the card when its suit was led may be a revoke; laws 61 to 64 are held as headings only"), "revoke-14"),
        Phrase("no-revoke-14", "offender", t("Der blev bekendt hver gang, så der er ingen kulørsvigt", "Färgen har bekänts varje gång, så det är ingen revoke", "Suit was followed every time, so there is no revoke"), "revoke-14"),
        Phrase("replaced-card-unauthorised", "offenders-partner", t("Viden om, at et kort er lagt tilbage, er ubeføjet for makker til den, der manglede det", "Kännedom om att ett kort ersatts är otillåten för partnern till den som hade fel antal", "Knowing that a card was replaced is unauthorised for the partner of the player who was short")),
    ),
    contradictions=(
        Contradiction(
            all_(told("stage", "before-auction", "auction", "after-final-pass"), told("missing_cards_found", "among-played-cards")),
            "before the opening lead no card has been played.",
        ),
    ),
    rules=(
        Rule(
            "14A1",
            "om kortet hittas, återställs det till den ofullständiga handen",
            all_(EARLY, is_("missing_cards_found", "elsewhere")),
            then=("card-restored", "calls-stand-14"),
            per=("14A3",),
            gives=("card-replaced",),
            also=("14A2",),
        ),
        Rule(
            "14A2",
            "om kortet ej hittas, rekonstruerar tävlingsledaren given genom att ersätta den med en annan kortlek",
            all_(EARLY, is_("missing_cards_found", "not-found")),
            then=("deal-made-up", "calls-stand-14"),
            per=("14A3",),
            gives=("card-replaced",),
            also=("14A1",),
        ),
        Rule(
            "14B1",
            "om kortet hittas bland de spelade korten, tillämpas lag",
            all_(LATE, is_("missing_cards_found", "among-played-cards")),
            role=Role.NOTE,
            also=("67",),
        ),
        Rule(
            "14B2",
            "om kortet hittas någon annanstans, återställs det till den ofullständiga handen",
            all_(LATE, is_("missing_cards_found", "elsewhere")),
            then=("card-restored",),
            gives=("belongs-to-hand", "card-replaced"),
            also=("14B1", "90"),
        ),
        Rule(
            "14B3",
            "om kortet inte kan hittas, rekonstrueras given med hjälp av en annan kortlek",
            all_(LATE, is_("missing_cards_found", "not-found")),
            then=("deal-made-up",),
            gives=("belongs-to-hand", "card-replaced"),
            also=("14B2", "90"),
        ),
        Rule(
            "14B4",
            "ett kort som återställs till en ofullständig hand enligt avsnitt B i den här lagen anses hela tiden ha tillhört den ofullständiga handen. Det kan bli ett straffkort",
            given("belongs-to-hand"),
            then=("card-always-there",),
            role=Role.APPLIES,
            also=("50",),
        ),
        Rule(
            "14B4:revoke",
            "underlåtenhet att ha spelat det, kan innebära revoke",
            all_(given("belongs-to-hand"), SETTLED, yes("discarded_on_missing_suit")),
            then=("may-be-revoke",),
            role=Role.APPLIES,
            also=("61", "63", "64"),
        ),
        Rule(
            "14B4:followed",
            "underlåtenhet att ha spelat det, kan innebära revoke",
            all_(given("belongs-to-hand"), SETTLED, no("discarded_on_missing_suit")),
            then=("no-revoke-14",),
            role=Role.APPLIES,
        ),
        Rule(
            "14C",
            "Kännedom om att ett kort ersatts är en otillåten upplysning för partnern till den spelare som hade fel antal kort",
            given("card-replaced"),
            then=("replaced-card-unauthorised",),
            role=Role.NOTE,
        ),
    ),
    gaps=(
        Gap(
            all_(LATE, is_("missing_cards_found", "among-played-cards")),
            t(
                "14 B 1 sender til loven om ukorrekte stik (67), som kun findes som overskrift",
                "14 B 1 hänvisar till lagen om felaktigt stick (67), som bara finns som rubrik",
                "14B1 sends to the law on defective tricks (67), held as a heading only",
            ),
            ("67",),
        ),
        Gap(
            all_(SHORT, told("within_correction_period", False), not_(told("stage", "before-auction", "auction", "after-final-pass"))),
            t(
                "14 B gælder kun til udløbet af rettelsesperioden (lov 79 C, kun overskrift)",
                "14 B gäller bara fram till slutet av korrigeringsperioden (lag 79 C, bara rubrik)",
                "14B holds only until the end of the correction period (law 79C, heading only)",
            ),
            ("79",),
        ),
    ),
    not_ruled=(
        NotRuled(("14A", "14B"), "definition", "lead-ins; their points rule"),
        NotRuled(("14A3",), "definition", "named with 14A1 and 14A2"),
    ),
)  # fmt: skip
