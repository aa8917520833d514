"""Law 6: shuffling, dealing, and when the cards are dealt anew.

6D1 looks at one moment: the auction on the board begins with the first call ('Budgivningen börjar när det första
budet avgivits', Definitioner), not when the hands are looked at. Before it a wrong deal or a card seen means a new
deal, and nobody may choose to play on. After it the text sends to law 16C or, for an irregular deal, calls the board
fouled (law 87); both are held as headings only.
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import all_, any_, is_, known, no, not_, told, unless_known, yes
from kb.rules.facts import Contradiction, Implication
from kb.rules.model import Gap, NotRuled, Phrase, Role, Rule, RuleSet
from kb.rules.text import t

BEFORE_FIRST_CALL = any_(
    told("stage", "before-auction"),
    is_("auction_begun", "no-side"),
    all_(told("auction_begun", "one-side", "both-sides"), is_("stage", "before-auction")),
)
AFTER_FIRST_CALL = all_(
    is_("stage", "auction", "after-final-pass", "play", "after-play", "after-round", "after-session"),
    is_("auction_begun", "one-side", "both-sides"),
)

SEEN = yes("card_of_other_hand_seen")
WRONG = yes("deal_faulty")
NOT_RANDOM = told("deal_not_random", "sorted-pack", "from-another-session")
COPIES_DIFFER = told("duplication_error")
RAISED = any_(known("card_of_other_hand_seen"), known("deal_faulty"))
ONLY_METHOD = all_(
    told("dealing_method", "by-hand-in-advance", "computer"), not_(RAISED), not_(NOT_RANDOM), not_(COPIES_DIFFER)
)
DEAL_ASKED = all_(not_(ONLY_METHOD), not_(NOT_RANDOM), not_(COPIES_DIFFER))
"""The question is whether the deal itself was wrong or seen."""
FAULT = any_(SEEN, WRONG)
NO_FAULT = any_(
    all_(no("card_of_other_hand_seen"), unless_known("deal_faulty", False)),
    all_(no("deal_faulty"), unless_known("card_of_other_hand_seen", False)),
)
# Whoever names one of the two causes and not the other has spoken of the only one in question.
FAULT_FOUND = any_(
    told("card_of_other_hand_seen"),
    told("deal_faulty"),
    all_(not_(RAISED), FAULT),
)

RULES = RuleSet(
    name="redeal",
    laws=("6",),
    on=("redeal",),
    phrases=(
        Phrase("new-deal", "all", t("Kortene skal blandes og gives på ny; spillerne kan ikke vælge at spille kortene", "Korten ska blandas och ges på nytt; spelarna kan inte välja att spela given", "The cards must be shuffled and dealt again; the players cannot choose to play the deal"), "redeal"),
        Phrase("no-new-deal", "all", t("Der gives ikke om; spillet spilles", "Det blir ingen omgiv; brickan spelas", "There is no new deal; the board is played"), "redeal"),
        Phrase("result-cancelled-redeal", "all", t("Intet resultat på spillet kan stå ved magt", "Inget resultat på brickan får stå kvar", "No result on the board may stand"), "score"),
        Phrase("dealing-method-free", "director", t("Turneringslederen kan bestemme, hvordan der gives, når fordelingen bliver lige så tilfældig", "Tävlingsledaren får bestämma hur given går till när fördelningen blir lika slumpmässig", "The director may choose how the cards are dealt, as long as the deals are just as random")),
        Phrase("dealt-in-advance", "director", t("Turneringslederen eller hans hjælpere må give i forvejen", "Tävlingsledaren eller hans medhjälpare får ge i förväg", "The director or his helpers may deal in advance")),
        Phrase("duplicated-board-kept", "director", t("Et duplikeret spil gives i reglen ikke om, men turneringslederen kan bestemme det", "En duplicerad bricka ges vanligen inte om, men tävlingsledaren får beordra omgiv", "A duplicated board is normally not dealt again, but the director may order it"), "redeal"),
    ),
    implications=(
        Implication(is_("stage", "before-auction"), "auction_begun", "nobody has called", "no-side"),
        Implication(
            is_("stage", "auction", "after-final-pass", "play", "after-play", "after-round", "after-session"),
            "auction_begun", "somebody has called", "both-sides",
        ),
        Implication(is_("auction_begun", "no-side"), "stage", "the auction has begun for nobody", "before-auction"),
    ),
    contradictions=(
        Contradiction(
            all_(is_("auction_begun", "no-side"), is_("stage", "auction", "after-final-pass", "play", "after-play", "after-round", "after-session")),
            "once somebody has called, the auction has begun.",
        ),
    ),
    rules=(
        Rule(
            "6D1",
            "Om det konstateras innan budgivningen första gången börjar på en bricka att given har skett på felaktigt sätt, eller att en spelare under blandningen och given kan ha sett bildsidan på ett kort som tillhör en annan spelare, skall ny blandning och giv ske",
            all_(DEAL_ASKED, BEFORE_FIRST_CALL, FAULT_FOUND),
            then=("new-deal",),
            also=("6C", "16C"),
        ),
        Rule(
            "6D1:nothing-wrong",
            "att given har skett på felaktigt sätt, eller att en spelare under blandningen och given kan ha sett bildsidan på ett kort",
            all_(DEAL_ASKED, BEFORE_FIRST_CALL, NO_FAULT, not_(FAULT_FOUND)),
            then=("no-new-deal",),
            also=("6C",),
        ),
        Rule(
            "6D1:too-late",
            "Därefter gäller lag 16C om en spelare oavsiktligt ser ett kort som tillhör en annan spelares hand innan given spelats färdigt",
            all_(DEAL_ASKED, AFTER_FIRST_CALL),
            then=("no-new-deal",),
            role=Role.NOTE,
            also=("16C", "24", "87"),
        ),
        Rule(
            "6D2",
            "skall inga resultat stå kvar om given skett med en sorterad",
            all_(NOT_RANDOM, unless_known("replay_of_old_deals", False)),
            then=("result-cancelled-redeal", "new-deal"),
            also=("6D3", "86C"),
        ),
        Rule(
            "6D2:replay",
            "Såvida inte avsikten med tävlingen är att spela om gamla givar",
            all_(NOT_RANDOM, told("replay_of_old_deals")),
            then=("no-new-deal",),
        ),
        Rule(
            "6E4",
            "Tävlingsledaren kan bestämma att korten ges, eller ges i förväg, på annat sätt, så att samma slumpmässiga förväntningar som i A eller B ovan erhålls",
            all_(ONLY_METHOD, is_("dealing_method", "computer")),
            then=("dealing-method-free",),
            also=("6E1", "6E2", "6E3"),
        ),
        Rule(
            "6E2",
            "Tävlingsledaren får själv blanda och ge i förväg",
            all_(ONLY_METHOD, is_("dealing_method", "by-hand-in-advance")),
            then=("dealt-in-advance",),
            per=("6E3",),
            also=("6E1", "6E4"),
        ),
        Rule(
            "6F",
            "När så sker, skall en bricka vanligen inte ges om (fast tävlingsledaren har befogenhet att beordra omgiv)",
            all_(COPIES_DIFFER, not_(NOT_RANDOM), BEFORE_FIRST_CALL),
            then=("duplicated-board-kept",),
            also=("6D1", "6D3", "87"),
        ),
    ),
    gaps=(
        Gap(
            all_(DEAL_ASKED, AFTER_FIRST_CALL, any_(told("card_of_other_hand_seen"), not_(told("deal_faulty")))),
            t(
                "Meldeforløbet er begyndt, så der gives ikke om efter lov 6 D1; lov 16 C gælder, men findes kun som overskrift",
                "Budgivningen har börjat, så det blir ingen omgiv enligt lag 6 D1; lag 16 C gäller, men finns bara som rubrik",
                "The auction has begun, so there is no new deal under law 6D1; law 16C applies, but is held as a heading only",
            ),
            ("16C",),
        ),
        Gap(
            any_(all_(DEAL_ASKED, AFTER_FIRST_CALL), all_(COPIES_DIFFER, not_(NOT_RANDOM), AFTER_FIRST_CALL)),
            t(
                "Meldeforløbet er begyndt; et ukorrekt givet spil er en forvansket bricka efter lov 87, som kun findes som overskrift",
                "Budgivningen har börjat; en regelvidrigt given bricka är en förvanskad bricka enligt lag 87, som bara finns som rubrik",
                "The auction has begun; an irregularly dealt board is a fouled board under law 87, held as a heading only",
            ),
            ("87",),
        ),
    ),
    not_ruled=(
        NotRuled(("1", "2", "3", "4", "5A", "5B"), "procedure", "the pack, the boards, the table, the sides and where players sit"),
        NotRuled(("6A", "6B", "6C"), "procedure", "how the cards are shuffled and dealt, and who is there"),
        NotRuled(("6D3",), "procedure", "the director's power to order a new deal; what limits it (22A, 86C) is not held"),
        NotRuled(("6E1", "6E3"), "procedure", "ways of dealing that the director may choose; named beside 6E2 and 6E4"),
    ),
)  # fmt: skip
