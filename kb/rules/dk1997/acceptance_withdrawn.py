"""Law 69B: an accepted claim or concession is to be undone by the side that accepted it.

Accepting is final once the side has called on the next board or the round is over (69A); until then the matter is a
disputed claim. Within the correction period an acceptance is withdrawn only for a trick that the side had won or that
no normal play could have lost.
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import all_, any_, known, no, not_, told, yes
from kb.rules.dk1997.claims import CORRECTION_PERIOD
from kb.rules.model import Number, Phrase, Rule, RuleSet
from kb.rules.text import t

NORMAL_UNKNOWN = not_(known("losable_by_normal_play"))
IN_TIME = yes("within_correction_period")
LATE = no("within_correction_period")
TRUE_COUNT = Number("declarer_tricks_final", "declarer_tricks")
ROUND_OVER = told("stage", "after-round", "after-session")
SETTLED = any_(
    ROUND_OVER,
    all_(
        not_(told("called_on_next_board_before_objection", False)),
        any_(known("within_correction_period"), told("called_on_next_board_before_objection")),
    ),
)
STILL_TIME = all_(
    not_(ROUND_OVER),
    any_(
        told("called_on_next_board_before_objection", False),
        all_(not_(known("within_correction_period")), no("called_on_next_board_before_objection")),
    ),
)
WON = told("trick_already_won")


RULES = RuleSet(
    name="acceptance-withdrawn",
    laws=("69",),
    on=("acquiescence-withdrawn",),
    implications=CORRECTION_PERIOD,
    phrases=(
        Phrase(
            "not-yet-accepted",
            "all",
            t(
                "Kravet er endnu ikke accepteret; det behandles som et krav, der bestrides",
                "Kravet är ännu inte godtaget; det behandlas som ett bestritt krav",
                "The claim has not yet been accepted; it is dealt with as a disputed one",
            ),
        ),
        Phrase(
            "trick-given-back",
            "all",
            t(
                "Accepten trækkes tilbage, og siden får stikket; spillet scores på ny",
                "Godtagandet återtas och sidan får sticket; brickan poängsätts på nytt",
                "The acceptance is withdrawn and the side gets the trick; the board is scored anew",
            ),
            "acceptance",
        ),
        Phrase(
            "acceptance-stands",
            "all",
            t("Accepten står ved magt", "Godtagandet står", "The acceptance stands"),
            "acceptance",
        ),
    ),
    rules=(
        Rule(
            "69A:still-time",
            "ikke protesterer herimod, før deltagerens side afgiver en melding i et efterfølgende spil eller før rundens "
            "afslutning",
            STILL_TIME,
            then=("not-yet-accepted",),
            per=("70A",),
            numbers=(
                Number("tricks_to_opponents", "tricks_lost_on_worst_normal_line"),
                Number("tricks_to_claimer", ("-", "tricks_remaining", "tricks_lost_on_worst_normal_line")),
            ),
            also=("68D", "69B"),
        ),
        Rule(
            "69B",
            "men kun hvis deltageren har accepteret afgivelse af et stik, som deltagerens side faktisk har vundet, eller af et "
            "stik, som efter turneringslederens opfattelse ikke kunne tabes",
            all_(SETTLED, any_(WON, no("losable_by_normal_play")), any_(IN_TIME, all_(NORMAL_UNKNOWN, not_(WON)))),
            then=("trick-given-back",),
            per=("69A",),
            numbers=(TRUE_COUNT,),
            also=("79C", "79B"),
        ),
        Rule(
            "69B:losable",
            "men kun hvis deltageren har accepteret afgivelse af et stik",
            all_(SETTLED, not_(WON), yes("losable_by_normal_play")),
            then=("acceptance-stands",),
            per=("69A",),
            also=("79C",),
        ),
        Rule(
            "69B:late",
            "Inden for rettelsesperioden fastsat i overensstemmelse med",
            all_(SETTLED, any_(WON, told("losable_by_normal_play", False)), LATE),
            then=("acceptance-stands", "period-over"),
            per=("79C",),
            also=("69A",),
        ),
    ),
)
