"""Laws 77 and 78: what a contract scores, in points, in imps, in matchpoints.

The paragraphs named are those whose figures are added up: a made part-score 77A and 77D, a set contract 77E alone.
Vulnerability is asked for only where it changes the score. For imps a score may be given, or the contract
it comes from; then declarer's seat tells which side it belongs to. The figures are those of kb.scoring.
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import Condition, all_, any_, at_least, at_most, is_, known, not_
from kb.rules.model import NotRuled, Number, Phrase, Rule, RuleSet
from kb.rules.text import t

BOOK = 6
MAJORS = ("hearts", "spades")
MINORS = ("clubs", "diamonds")
SUITS = (*MINORS, *MAJORS)
LEVELS = range(1, 8)


def told_score(key: str) -> Condition:
    """Some score; asked for while it is unknown."""
    return any_(is_(key, 0), not_(is_(key, 0)))


def bid_at(low: int, *denominations: str) -> Condition:
    return all_(at_least("contract_level", low), is_("contract_denomination", *denominations))


CONTRACT_KNOWN = known("contract_level")
IMP = is_("irregularity", "imp-conversion")
MATCHPOINTS = is_("irregularity", "matchpoint-scoring")
OPEN_BY_CONTRACT = all_(IMP, CONTRACT_KNOWN, not_(known("score_ns_open")))
CLOSED_BY_CONTRACT = all_(IMP, CONTRACT_KNOWN, known("score_ns_open"), not_(known("score_ns_closed")))
RECKONED = any_(is_("irregularity", "score-contract"), OPEN_BY_CONTRACT, CLOSED_BY_CONTRACT)

MADE = any_(*(all_(is_("contract_level", n), at_least("declarer_tricks", n + BOOK)) for n in LEVELS))
OVER = any_(*(all_(is_("contract_level", n), at_least("declarer_tricks", n + BOOK + 1)) for n in LEVELS))
DOWN = any_(*(all_(is_("contract_level", n), at_most("declarer_tricks", n + BOOK - 1)) for n in LEVELS))
SLAM = at_least("contract_level", 6)
STATE = is_("doubling", "undoubled", "doubled", "redoubled")
DENOMINATION = is_("contract_denomination", *SUITS, "notrump")
ZONE = is_("vulnerable", True, False)
DOUBLED = is_("doubling", "doubled", "redoubled")
GAME = any_(
    all_(is_("doubling", "undoubled"), any_(bid_at(3, "notrump"), bid_at(4, *MAJORS), bid_at(5, *MINORS))),
    all_(is_("doubling", "doubled"), any_(bid_at(2, "notrump", *MAJORS), bid_at(3, *MINORS))),
    all_(is_("doubling", "redoubled"), any_(bid_at(1, "notrump", *MAJORS), bid_at(2, *MINORS))),
)
ZONE_MATTERS = any_(GAME, all_(OVER, DOUBLED))
SCORED_MADE = all_(RECKONED, MADE, STATE, DENOMINATION)

TOLD_SCORES = any_(is_("scores_ns", "420"), not_(is_("scores_ns", "420")))
"""Some list of scores; asked for while it is unknown."""
SEAT = is_("declarer_seat", "north", "east", "south", "west")

ZONE_PARTS = ("contract_level", "contract_denomination", "doubling", "vulnerable", "declarer_tricks")
PLAIN_PARTS = ("contract_level", "contract_denomination", "doubling", False, "declarer_tricks")
SET_PARTS = ("contract_level", "doubling", "vulnerable", "declarer_tricks")


def swing(open_: object, closed: object) -> tuple[Number, ...]:
    return (
        Number("imp", ("call", "imps", open_, closed)),
        Number("imp_ns", ("call", "imps-ns", open_, closed)),
        Number("imp_ew", ("call", "imps-ns", closed, open_)),
    )


def in_field(own: object) -> tuple[Number, ...]:
    return (
        Number("matchpoints_ns", ("call", "matchpoints-ns", own, "scores_ns")),
        Number("matchpoints_ew", ("call", "matchpoints-ew", own, "scores_ns")),
        Number("percent_ns", ("call", "percent-ns", own, "scores_ns")),
        Number("percent_ew", ("call", "percent-ew", own, "scores_ns")),
    )


def figures(function: str, parts: tuple[object, ...]) -> tuple[Number, ...]:
    """What the contract scores and what it is worth beside the scores that are known; the rest is left out."""
    ns = ("call", f"{function}-ns", *parts, "declarer_seat")
    return (
        Number("score", ("call", function, *parts)),
        Number("score_ns", ns),
        *swing(ns, "score_ns_closed"),
        *swing("score_ns_open", ns),
    )


RULES = RuleSet(
    name="board-scores",
    laws=("77", "78"),
    on=("score-contract", "imp-conversion", "matchpoint-scoring"),
    phrases=(
        Phrase(
            "contract-scored",
            "all",
            t(
                "Kontraktens point lægges sammen",
                "Kontraktets poäng läggs ihop",
                "The points of the contract are added up",
            ),
        ),
        Phrase(
            "trick-points",
            "all",
            t(
                "Trækværdi for de meldte og vundne træk",
                "Poäng för de bjudna och vunna tricken",
                "Points for the tricks bid and made",
            ),
        ),
        Phrase("slam-bonus", "all", t("Slembonus", "Slambonus", "Slam bonus")),
        Phrase("overtrick-points", "all", t("Point for overtræk", "Poäng för övertrick", "Points for overtricks")),
        Phrase(
            "game-or-part-score-bonus",
            "all",
            t(
                "Bonus for udgang eller delkontrakt, og for en opfyldt doblet kontrakt",
                "Bonus för utgång eller delkontrakt, och för hemgång i dubblat kontrakt",
                "Bonus for game or part-score, and for making a doubled contract",
            ),
        ),
        Phrase(
            "undertrick-penalty",
            "all",
            t(
                "Kontrakten går ned; modspillerne scorer straffen",
                "Kontraktet går straff; försvararna får straffpoängen",
                "The contract goes down; the defenders score the penalty",
            ),
        ),
        Phrase(
            "imps-by-scale",
            "all",
            t(
                "Forskellen i point omsættes til imp efter skalaen",
                "Poängskillnaden omräknas till imp enligt skalan",
                "The difference in points is turned into imps by the scale",
            ),
        ),
        Phrase(
            "matchpoints-by-comparison",
            "all",
            t(
                "To point for hver dårligere score og ét for hver ens",
                "Två poäng för varje sämre score och en för varje lika",
                "Two for each worse score and one for each equal",
            ),
        ),
    ),
    rules=(
        Rule("77A", "Scoret af spilførers side, hvis kontrakten opfyldes", SCORED_MADE, then=("trick-points",)),
        Rule(
            "77B",
            "Scoret af spilførers side for meldt og vundet slem",
            all_(SCORED_MADE, SLAM, ZONE),
            then=("slam-bonus",),
        ),
        Rule(
            "77C",
            "Stik vundet ud over kontrakten",
            all_(SCORED_MADE, OVER, any_(is_("doubling", "undoubled"), ZONE)),
            then=("overtrick-points",),
        ),
        Rule(
            "77D:part-score",
            "Bonuspoint for udgang, delkontrakt og opfyldt kontrakt",
            all_(SCORED_MADE, not_(ZONE_MATTERS)),
            then=("game-or-part-score-bonus", "contract-scored"),
            numbers=figures("contract-score", PLAIN_PARTS),
        ),
        Rule(
            "77D",
            "Bonuspoint for udgang, delkontrakt og opfyldt kontrakt",
            all_(SCORED_MADE, ZONE_MATTERS, ZONE),
            then=("game-or-part-score-bonus", "contract-scored"),
            numbers=figures("contract-score", ZONE_PARTS),
        ),
        Rule(
            "77E",
            "Scoret af modspillerne, hvis kontrakten går ned",
            all_(RECKONED, DOWN, STATE, ZONE),
            then=("undertrick-penalty", "contract-scored"),
            numbers=figures("set-score", SET_PARTS),
        ),
        Rule(
            "78B",
            "omsættes differencen for hvert spil i spilpoint mellem de to sammenlignede scorer til IMP",
            all_(
                IMP,
                not_(OPEN_BY_CONTRACT),
                not_(CLOSED_BY_CONTRACT),
                told_score("score_ns_open"),
                told_score("score_ns_closed"),
            ),
            then=("imps-by-scale",),
            numbers=swing("score_ns_open", "score_ns_closed"),
        ),
        Rule(
            "78B:contract",
            "omsættes differencen for hvert spil i spilpoint mellem de to sammenlignede scorer til IMP",
            any_(all_(OPEN_BY_CONTRACT, SEAT, told_score("score_ns_closed")), all_(CLOSED_BY_CONTRACT, SEAT)),
            then=("imps-by-scale",),
        ),
        Rule(
            "78A",
            "tildeles hver deltager ved sammenligning med scorer opnået af andre deltagere, der har spillet det samme spil, to "
            "enheder",
            all_(MATCHPOINTS, told_score("own_score_ns"), TOLD_SCORES),
            then=("matchpoints-by-comparison",),
            numbers=in_field("own_score_ns"),
        ),
    ),
    not_ruled=(
        NotRuled(
            ("78C", "78D", "78E"),
            "scoring",
            "total points are a sum; other methods and the conditions are the organiser's",
        ),
        NotRuled(("77",), "scoring", "heading; its tables rule"),
    ),
)
