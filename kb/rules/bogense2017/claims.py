"""The block on claims: play that all four agreed to counts (p1), else doubt goes against the claimer (p2)."""

# ruff: noqa: E501 - words of the sheet and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.bogense2017.phrases import SHARED, lost
from kb.rules.conditions import all_, any_, at_least, known, no, not_, once_known, told, yes
from kb.rules.facts import Implication
from kb.rules.model import Gap, NotRuled, Number, Phrase, Rule, RuleSet
from kb.rules.text import t

WENT_ON = told("play_went_on")
AGREED = all_(WENT_ON, yes("all_four_agreed_to_play_on"))
UNDISPUTED = told("disputed", False)
DOUBTED = all_(any_(not_(WENT_ON), no("all_four_agreed_to_play_on")), not_(UNDISPUTED))
OUT, NAMED, UNAWARE, LOSABLE = (
    "trump_outstanding",
    "trump_mentioned",
    "claimer_possibly_unaware",
    "trick_losable_to_trump",
)
TRUMP_LOST = all_(
    yes(OUT),
    once_known(OUT, no(NAMED)),
    once_known(OUT, once_known(NAMED, all_(yes(UNAWARE), yes(LOSABLE)))),
)
NOT_ALL_MET = all_(
    yes(OUT),
    once_known(OUT, any_(yes(NAMED), all_(known(NAMED), any_(no(UNAWARE), no(LOSABLE))))),
)
SPLIT = (
    Number("tricks_to_opponents", "tricks_lost_on_worst_normal_line"),
    Number("tricks_to_claimer", ("-", "tricks_remaining", "tricks_lost_on_worst_normal_line")),
)

RULES = RuleSet(
    name="claims",
    laws=("claim",),
    on=("claim",),
    phrases=(
        *SHARED,
        Phrase("played-result-counts", "all", t("Alle fire spillede videre efter aftale, så det opnåede resultat gælder", "Alla fyra spelade vidare efter överenskommelse, så det uppnådda resultatet gäller", "All four agreed to play on, so the result obtained counts"), "claim"),
        Phrase("doubt-against-claimer", "director", t("Tvivl afgøres til fordel for modstanderne til den, der krævede", "Tvivel avgörs till motståndarnas fördel", "Doubt is resolved in favour of the claimer's opponents"), "claim"),
        Phrase("trick-for-the-trump", "director", t("Modstanderne får et eller flere stik for den udesiddende trumf", "Motståndarna får ett eller flera stick för den kvarvarande trumfen", "The opponents get one or more tricks for the outstanding trump"), "trump"),
        Phrase("no-trick-for-the-trump", "director", t("Ikke alle betingelser er opfyldt: intet stik for den udesiddende trumf", "Alla villkor är inte uppfyllda: inget stick för den kvarvarande trumfen", "Not all conditions are met: no trick for the outstanding trump"), "trump"),
    ),
    implications=(
        Implication(told("contract_denomination", "notrump"), "trump_outstanding", "there are no trumps", False),
        Implication(told("all_four_agreed_to_play_on"), "play_went_on", "they agreed to play on", True),
    ),
    rules=(
        Rule(
            "claim/p1",
            "Hvis alle fire spillere accepterer, at der spilles videre, gælder det opnåede resultat",
            AGREED,
            then=("played-result-counts",),
            numbers=(
                Number("tricks_to_claimer", "tricks_for_claimer_by_playing_on"),
                Number("tricks_to_opponents", ("-", "tricks_remaining", "tricks_for_claimer_by_playing_on")),
            ),
            also=("claim/p2",),
        ),
        Rule(
            "claim/p2",
            "Ethvert tvivlsomt forhold afgøres til fordel for modstanderen til den, der har gjort krav på stik",
            all_(DOUBTED, no(OUT), once_known(OUT, at_least("tricks_lost_on_worst_normal_line", 0))),
            then=("doubt-against-claimer",),
            numbers=SPLIT,
            also=("claim/p1",),
        ),
        Rule(
            "claim/p2:trump",
            "skal turneringslederen tildele denne side et eller flere stik, hvis den spiller, der gjorde krav på stik, ikke nævnte den udesiddende trumf, og det er muligt, at spilleren ikke var opmærksom på disse, og det er muligt at afgive stik til den udesiddende trumf med en normal spilleplan",
            all_(DOUBTED, TRUMP_LOST),
            then=("doubt-against-claimer", "trick-for-the-trump"),
            numbers=(Number("min_tricks_to_opponents", 1), *SPLIT),
            also=("claim/p1",),
        ),
        Rule(
            "claim/p2:no-trump-trick",
            "hvis den spiller, der gjorde krav på stik, ikke nævnte den udesiddende trumf, og det er muligt, at spilleren ikke var opmærksom på disse",
            all_(DOUBTED, NOT_ALL_MET),
            then=("no-trick-for-the-trump", "doubt-against-claimer"),
            numbers=SPLIT,
            also=("claim/p1",),
        ),
    ),
    gaps=(
        Gap(all_(UNDISPUTED, any_(not_(WENT_ON), no("all_four_agreed_to_play_on"))), lost("et krav, som ingen bestrider", "ett anspråk som ingen bestrider", "a claim nobody disputes")),
    ),
    not_ruled=(NotRuled(("claim",), "definition", "heading; its points rule"),),
)  # fmt: skip
