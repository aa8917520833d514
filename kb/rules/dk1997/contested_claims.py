"""Law 70: a disputed claim.

The director weighs it, doubts going to the claimer's opponents (70A). Three tests for an outstanding trump (70C), no
better plan than the one stated (70D), no plan that needs a card with a certain opponent (70E).
Which of these grounds is looked at depends on what the facts raise; if they raise none, the question is how many
tricks the worst normal line loses.
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import all_, any_, at_least, at_most, is_, known, no, not_, told, unless_known, yes
from kb.rules.dk1997.claims import AS_CLAIMED, CLAIM
from kb.rules.facts import Contradiction
from kb.rules.model import NotRuled, Number, Phrase, Role, Rule, RuleSet
from kb.rules.text import t

DISPUTED = all_(CLAIM, told("disputed"))
TRUMP = all_(DISPUTED, told("trump_outstanding"))
NO_TRUMP_TRICK = any_(yes("trump_mentioned"), no("claimer_possibly_unaware"), no("trick_losable_to_trump"))
FINDS_CARD = all_(DISPUTED, told("line_needs_card_with_one_opponent"))
SURE = any_(
    yes("opponent_shown_out_before_claim"),
    yes("opponent_shows_out_on_every_normal_line"),
    yes("other_line_irrational"),
)
UNSURE = all_(
    no("opponent_shown_out_before_claim"),
    no("opponent_shows_out_on_every_normal_line"),
    no("other_line_irrational"),
)
NO_OTHER_GROUND = all_(
    DISPUTED,
    not_(told("trump_outstanding")),
    not_(told("line_needs_card_with_one_opponent")),
)
BY_WORST_LINE = (
    Number("tricks_to_opponents", "tricks_lost_on_worst_normal_line"),
    Number("tricks_to_claimer", ("-", "tricks_remaining", "tricks_lost_on_worst_normal_line")),
)

RULES = RuleSet(
    name="contested-claims",
    laws=("70",),
    on=("claim",),
    phrases=(
        Phrase(
            "claim-weighed",
            "director",
            t(
                "Turneringslederen får forklaringen gentaget, lader alle kort lægge op, hører indvendingerne og dømmer så "
                "retfærdigt som muligt; tvivlen kommer modstanderne til gode",
                "Tävlingsledaren låter förklaringen upprepas, låter alla lägga upp sina kort, hör invändningarna och dömer så "
                "rättvist som möjligt; tveksamheter löses till motståndarnas fördel",
                "The director has the statement repeated, all hands faced and the objections heard, and rules as fairly as he "
                "can; doubtful points go to the opponents",
            ),
        ),
        Phrase(
            "claim-stands",
            "all",
            t("Kravet står ved magt", "Kravet står", "The claim stands"),
            "claimed-tricks",
        ),
        Phrase(
            "no-trick-for-trump",
            "all",
            t(
                "De tre betingelser er ikke alle opfyldt: modstanderne får intet stik for trumfen",
                "De tre villkoren är inte alla uppfyllda: motståndarna får inget stick för trumfen",
                "The three conditions are not all met: the opponents get no trick for the trump",
            ),
            "trump-trick",
        ),
        Phrase(
            "trick-for-trump",
            "all",
            t(
                "Trumfen blev ikke nævnt, han kan have glemt den, og den kunne tage stik ved normalt spil: modstanderne får det",
                "Trumfen nämndes inte, han kan ha glömt den, och den kunde ta stick vid normalt spel: motståndarna får det",
                "The trump was not mentioned, he may have forgotten it, and it could win a trick by normal play: the opponents get it",
            ),
            "trump-trick",
        ),
        Phrase(
            "no-better-line",
            "director",
            t(
                "En heldigere plan end den forklarede godtages ikke, når en normal plan ville give færre stik",
                "En lyckosammare spelplan än den uppgivna godtas inte när en normal plan skulle ge färre stick",
                "A luckier line than the one stated is not accepted when a normal line would win fewer tricks",
            ),
        ),
        Phrase(
            "line-not-accepted",
            "director",
            t(
                "Planen blev ikke forklaret og kræver et bestemt kort hos en bestemt modstander: den godtages ikke",
                "Planen uppgavs inte och kräver ett visst kort hos en viss motståndare: den godtas inte",
                "The line was not stated and needs a certain card with a certain opponent: it is not accepted",
            ),
            "unstated-line",
        ),
        Phrase(
            "line-accepted",
            "director",
            t(
                "Planen godtages: modstanderen viser renonce i tide, eller enhver anden plan er fornuftstridig",
                "Planen godtas: motståndaren visar renons i tid, eller så är varje annan plan orimlig",
                "The line is accepted: the opponent shows out in time, or any other line would be irrational",
            ),
            "unstated-line",
        ),
    ),
    rules=(
        Rule(
            "70A",
            "skal turneringslederen bedømme resultatet af spillet så retfærdigt som muligt for begge sider, men ethvert "
            "tvivlsomt forhold skal afgøres til modstandernes fordel",
            all_(CLAIM, yes("disputed")),
            then=("claim-weighed",),
            role=Role.FRAME,
            also=("68D", "68C", "70B1"),
        ),
        Rule(
            "70C:test",
            "men kun hvis følgende tre betingelser alle er opfyldt",
            TRUMP,
            also=("70C1", "70C2", "70C3", "68C", "70B1"),
        ),
        Rule(
            "70C:no-trick",
            "men kun hvis følgende tre betingelser alle er opfyldt",
            all_(TRUMP, NO_TRUMP_TRICK),
            then=("no-trick-for-trump",),
        ),
        Rule(
            "70C1:mentioned",
            "Spilleren undlod at nævne den udestående trumf, da spilleren fremsatte kravet",
            all_(TRUMP, yes("trump_mentioned")),
        ),
        Rule(
            "70C2:aware",
            "Der er mulighed for, at spilleren ikke var opmærksom på en udestående trumf",
            all_(TRUMP, no("claimer_possibly_unaware"), unless_known("trump_mentioned", False)),
        ),
        Rule(
            "70C3:not-losable",
            "Et stik kunne afgives til denne trumf ved noget som helst normalt",
            all_(
                TRUMP,
                no("trick_losable_to_trump"),
                unless_known("claimer_possibly_unaware", True),
                unless_known("trump_mentioned", False),
            ),
        ),
        Rule(
            "70C:stands",
            "men kun hvis følgende tre betingelser alle er opfyldt",
            all_(
                TRUMP,
                NO_TRUMP_TRICK,
                not_(known("tricks_lost_on_worst_normal_line")),
                not_(told("line_needs_card_with_one_opponent")),
            ),
            then=("claim-stands",),
            numbers=AS_CLAIMED,
        ),
        Rule(
            "70C",
            "skal turneringslederen tildele modstanderne et eller flere stik",
            all_(TRUMP, no("trump_mentioned"), yes("claimer_possibly_unaware"), yes("trick_losable_to_trump")),
            then=("trick-for-trump",),
            per=("70C1", "70C2", "70C3"),
            also=("68C", "70B1"),
        ),
        Rule(
            "70C:how-many",
            "skal turneringslederen tildele modstanderne et eller flere stik",
            all_(
                TRUMP,
                told("trump_mentioned", False),
                told("claimer_possibly_unaware"),
                told("trick_losable_to_trump"),
                at_least("tricks_lost_on_worst_normal_line", 0),
            ),
            numbers=BY_WORST_LINE,
        ),
        Rule(
            "70D",
            "Turneringslederen må ikke acceptere nogen som helst vellykket spilleplan, som ikke var med i spillerens "
            "oprindelige forklaring",
            all_(NO_OTHER_GROUND, at_least("tricks_lost_on_worst_normal_line", 1)),
            then=("no-better-line",),
            also=("70C", "70E"),
        ),
        Rule(
            "70A:nothing-lost",
            "skal turneringslederen bedømme resultatet af spillet så retfærdigt som muligt for begge sider",
            all_(NO_OTHER_GROUND, at_most("tricks_lost_on_worst_normal_line", 0)),
            then=("claim-stands",),
            also=("70D",),
        ),
        Rule(
            "70E:test",
            "er afhængig af at finde et bestemt kort hos en bestemt modstander",
            FINDS_CARD,
            also=("70D",),
        ),
        Rule(
            "70E",
            "Turneringslederen må ikke acceptere nogen som helst spilleplan, som spilleren ikke har forklaret",
            all_(FINDS_CARD, UNSURE),
            then=("line-not-accepted",),
            also=("70D",),
        ),
        Rule(
            "70E:accepted",
            "medmindre en af modstanderne ikke har bekendt i det pågældende korts farve, før kravet blev fremsat",
            all_(FINDS_CARD, SURE),
            then=("line-accepted",),
            also=("70D",),
        ),
        Rule(
            "70E:stands",
            "medmindre undladelse af at følge denne spilleplan ville være fornuftstridigt",
            all_(FINDS_CARD, SURE, not_(known("tricks_lost_on_worst_normal_line")), not_(told("trump_outstanding"))),
            then=("claim-stands",),
            numbers=AS_CLAIMED,
        ),
        Rule(
            "70E:how-many",
            "Turneringslederen må ikke acceptere nogen som helst spilleplan, som spilleren ikke har forklaret",
            all_(
                FINDS_CARD,
                told("opponent_shown_out_before_claim", False),
                told("opponent_shows_out_on_every_normal_line", False),
                told("other_line_irrational", False),
                at_least("tricks_lost_on_worst_normal_line", 0),
            ),
            numbers=BY_WORST_LINE,
        ),
        Rule(
            "70A:worst-line",
            "ethvert tvivlsomt forhold skal afgøres til modstandernes fordel",
            all_(DISPUTED, known("tricks_lost_on_worst_normal_line")),
            role=Role.FRAME,
            numbers=BY_WORST_LINE,
        ),
    ),
    contradictions=(
        Contradiction(
            all_(told("trump_outstanding"), is_("contract_denomination", "notrump")),
            "in notrump there is no trump to be outstanding.",
        ),
    ),
    not_ruled=(NotRuled(("70B*",), "procedure", "how the director hears a disputed claim; said with 70A"),),
)
