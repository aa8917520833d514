"""Law 6: shuffling and dealing, and when the cards are dealt again.

A faulty deal or a card seen calls for a new deal only until the auction has begun for both sides (6D1, 17A). 86C takes
the director's power away where somebody could know the result of the match without the board.
That the deal itself was wrong is used when told; what is asked is whether a card could be seen. How the cards are
dealt is for the director to choose (6E); such a question carries no fault.
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import all_, any_, is_, known, no, not_, told, yes
from kb.rules.facts import Implication
from kb.rules.model import NotRuled, Phrase, Role, Rule, RuleSet
from kb.rules.text import t

OTHER_FAULT = any_(told("deal_origin", "unshuffled", "used-in-other-session"), told("duplication_error"))
HOW_DEALT = all_(
    not_(known("auction_begun")),
    not_(known("card_of_other_hand_seen")),
    not_(known("deal_faulty")),
    told("dealing_method", "computer", "by-hand-in-advance"),
)
IN_QUESTION = all_(not_(HOW_DEALT), not_(OTHER_FAULT))
FAULT = any_(told("deal_faulty"), yes("card_of_other_hand_seen"))
IN_TIME = is_("auction_begun", "no-side", "one-side")
NO_FAULT = all_(not_(told("deal_faulty")), no("card_of_other_hand_seen"))
MATCH_KNOWN = told("match_result_could_be_known")

RULES = RuleSet(
    name="dealing",
    laws=("6", "86C"),
    on=("redeal",),
    phrases=(
        Phrase("shuffle-and-deal-again", "all", t("Kortene skal blandes og gives om", "Korten ska blandas och ges om", "The cards must be shuffled and dealt again"), "new-deal"),
        Phrase("too-late-for-new-deal", "all", t("Meldeforløbet er begyndt for begge sider, så 6D1 kræver ikke omgivning", "Budgivningen har börjat för båda sidor, så 6D1 kräver ingen ny giv", "The auction has begun for both sides, so 6D1 calls for no new deal"), "new-deal"),
        Phrase("seen-card-is-information", "director", t("Det sete kort er ubeføjede oplysninger; turneringslederen vælger, hvad der skal ske", "Det sedda kortet är otillåten information; tävlingsledaren väljer vad som ska ske", "The card seen is unauthorised information; the director chooses what is to be done")),
        Phrase("no-ground-for-new-deal", "all", t("Kortene er rigtigt givet, og ingen kunne have set et kort: der gives ikke om", "Korten är rätt givna och ingen kunde ha sett ett kort: ingen ny giv", "The deal is right and nobody could have seen a card: there is no new deal"), "new-deal"),
        Phrase("no-new-deal-86c", "director", t("Der må ikke gives om, når nogen kunne kende kampens resultat uden spillet; der gives en justeret score", "Ny giv får inte ske när någon kunde känna till matchens resultat utan brickan; en justerad score ges", "No new deal when somebody could know the result of the match without the board; an adjusted score is given"), "new-deal"),
        Phrase("result-void", "all", t("Resultatet af spillet er ugyldigt", "Resultatet på brickan är ogiltigt", "The result of the board is void"), "score-kept"),
        Phrase("copies-must-match", "director", t("Kopierne skal være nøjagtige; en fejl i dem behandles som en mappe med forkert kortfordeling", "Kopiorna ska vara exakta; ett fel i dem behandlas som en felaktig bricka", "Copies must be exact; a fault in them is dealt with as a fouled board")),
        Phrase("dealt-beforehand", "director", t("Turneringslederen eller hans medhjælpere kan give kortene i forvejen", "Tävlingsledaren eller hans medhjälpare får ge korten i förväg", "The director or his assistants may deal beforehand"), "dealing"),
        Phrase("other-dealing-allowed", "director", t("Turneringslederen kan kræve kortene givet på en anden måde, fx med computer", "Tävlingsledaren får kräva att korten ges på annat sätt, t.ex. med dator", "The director may require the cards to be dealt in another way, by computer for instance"), "dealing"),
    ),
    implications=(
        Implication(
            all_(is_("stage", "before-auction"), any_(known("card_of_other_hand_seen"), known("deal_faulty"))),
            "auction_begun", "the auction has begun for nobody", "no-side",
        ),
    ),
    rules=(
        Rule(
            "6D1",
            "Kortene skal blandes og gives på ny, hvis det konstateres, før meldeforløbet begynder for begge sider (se 17A), at kortene er givet ukorrekt, eller at en spiller kunne have set billedsiden af et kort, der hører til en anden hånd",
            all_(IN_QUESTION, IN_TIME, FAULT),
            then=("shuffle-and-deal-again",),
            also=("17A", "6C", "86C"),
        ),
        Rule(
            "6D1:too-late",
            "før meldeforløbet begynder for begge sider",
            all_(IN_QUESTION, is_("auction_begun", "both-sides"), FAULT),
            then=("too-late-for-new-deal",),
            also=("17A", "6D3", "16B", "13"),
        ),
        Rule(
            "16B:seen-at-the-deal",
            "ved at se kort, der tilhører en anden spiller ved ens eget bord, før meldeforløbet begynder",
            all_(IN_QUESTION, told("auction_begun", "both-sides"), told("card_of_other_hand_seen"), not_(MATCH_KNOWN)),
            then=("seen-card-is-information",),
            role=Role.APPLIES,
            also=("16B1", "16B2", "16B3"),
        ),
        Rule(
            "6D1:no-fault",
            "at kortene er givet ukorrekt, eller at en spiller kunne have set billedsiden af et kort, der hører til en anden hånd",
            all_(IN_QUESTION, NO_FAULT),
            then=("no-ground-for-new-deal",),
            also=("6D3",),
        ),
        Rule(
            "86C",
            "Turneringslederen må ikke udøve sine beføjelser efter 6 til at kræve ét spil spillet om, hvis det endelige resultat af en kamp uden dette spil kunne være kendt af en deltager",
            all_(not_(OTHER_FAULT), MATCH_KNOWN, not_(told("card_of_other_hand_seen", False))),
            then=("no-new-deal-86c",),
            gives=("artificial-score-if-judged",),
            excepts=("6D1", "6D1:too-late"),
            also=("6D1", "6D3", "12C1"),
        ),
        Rule(
            "6D2",
            "Resultatet af et spil er ugyldigt, hvis et sorteret spil kort gives uden at være blandet",
            told("deal_origin", "unshuffled"),
            then=("result-void",),
            also=("6A", "6D3", "90"),
        ),
        Rule(
            "6D2:other-session",
            "eller hvis spillet har været spillet med samme fordeling i en anden sektion",
            told("deal_origin", "used-in-other-session"),
            then=("result-void",),
            also=("6D3",),
        ),
        Rule(
            "6F",
            "kan de oprindeligt givne spil duplikeres nøjagtigt en eller flere gange efter turneringslederens anvisninger",
            all_(not_(told("deal_origin", "unshuffled", "used-in-other-session")), told("duplication_error")),
            then=("copies-must-match",),
            also=("87", "6D3"),
        ),
        Rule(
            "6E2",
            "Turneringslederen kan selv foretage blanding og kortgivning i forvejen",
            all_(not_(OTHER_FAULT), HOW_DEALT, told("dealing_method", "by-hand-in-advance")),
            then=("dealt-beforehand",),
            per=("6E3",),
            also=("6D3",),
        ),
        Rule(
            "6E4",
            "Turneringslederen kan kræve kortgivningen eller en forudgående kortgivning foretaget på en anden måde",
            all_(not_(OTHER_FAULT), HOW_DEALT, told("dealing_method", "computer")),
            then=("other-dealing-allowed",),
            also=("6D3", "6B"),
        ),
    ),
    not_ruled=(
        NotRuled(("1", "2"), "definition", "the pack, the rank of suits and cards, the boards with their dealer and vulnerability"),
        NotRuled(("6", "6A", "6B", "6C"), "procedure", "how the cards are shuffled and dealt; a fault is ruled under 6D"),
        NotRuled(("6D", "6E"), "definition", "headings; their points rule"),
        NotRuled(("6D3",), "procedure", "the director's own power to have the cards dealt again, bounded by 22A and 86C"),
        NotRuled(("6E1",), "organiser", "the director may have the players deal at the table"),
    ),
)  # fmt: skip
