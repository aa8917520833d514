"""Law 71 and 68B: a concession and when it is cancelled.

A defender's concession never was one if his partner objects at once (68B); whether he did is asked only while nothing
shows that the concession is looked at later. One that was made stands (71), unless the trick was won or could not be
lost by any legal play (71A), the contract was already decided the other way (71B), or no normal play loses the trick
(71C), and the correction period still runs.
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import all_, any_, at_least, at_most, is_, known, no, not_, told, yes
from kb.rules.dk1997.claims import AS_CONCEDED, CONCESSION, CORRECTION_PERIOD, LATER_TRICKS
from kb.rules.facts import Contradiction, Implication
from kb.rules.model import Number, Phrase, Role, Rule, RuleSet
from kb.rules.text import t

LOOKED_AT_LATER = any_(
    known("trick_already_won"),
    known("result_already_decided"),
    known("losable_by_normal_play"),
    known("losable_by_legal_play"),
    known("within_correction_period"),
)
CONCEDED = all_(
    CONCESSION,
    not_(told("disputed", False)),
    any_(LOOKED_AT_LATER, told("claimer_role", "declarer"), known("partner_objected_at_once")),
)
NORMAL_UNKNOWN = not_(known("losable_by_normal_play"))

WON = told("trick_already_won")
LEGALLY_SAFE = any_(WON, told("losable_by_legal_play", False))
DECIDED = all_(
    told("result_already_decided", "contract-made", "contract-defeated"),
    any_(
        all_(is_("claimer_role", "declarer"), told("result_already_decided", "contract-made")),
        all_(is_("claimer_role", "defender"), told("result_already_decided", "contract-defeated")),
    ),
)
NEITHER = all_(CONCEDED, not_(LEGALLY_SAFE), not_(DECIDED))
IN_TIME = yes("within_correction_period")
LATE = no("within_correction_period")
TRUE_COUNT = Number("declarer_tricks_final", "declarer_tricks")

RULES = RuleSet(
    name="concessions",
    laws=("68", "71"),
    on=("concession",),
    phrases=(
        Phrase(
            "concession-stands",
            "all",
            t("Afgivelsen står ved magt", "Avståendet står", "The concession stands"),
            "concession",
        ),
        Phrase(
            "concession-cancelled",
            "director",
            t(
                "Turneringslederen annullerer afgivelsen; siden får det, den ikke kunne miste",
                "Tävlingsledaren stryker avståendet; sidan får det den inte kunde förlora",
                "The director cancels the concession; the side gets what it could not lose",
            ),
            "concession",
        ),
        Phrase(
            "no-concession",
            "all",
            t(
                "Makker protesterede straks: der er ikke givet afkald, og spillet fortsætter; det, protesten fortalte, må ikke bruges",
                "Partnern protesterade genast: inget avstående har skett och spelet fortsätter; det protesten avslöjade får inte användas",
                "His partner objected at once: nothing was conceded and play goes on; what the objection told may not be used",
            ),
            "claim",
        ),
    ),
    rules=(
        Rule(
            "68B",
            "hvis en modspiller forsøger at afgive et eller flere stik, og modspillerens makker øjeblikkeligt protesterer, er "
            "ingen afgivelse sket",
            all_(
                LATER_TRICKS,
                is_("claimer_role", "defender"),
                any_(told("partner_objected_at_once"), all_(not_(LOOKED_AT_LATER), yes("partner_objected_at_once"))),
            ),
            then=("no-concession",),
            per=("16",),
            also=("16A", "68D", "71"),
        ),
        Rule(
            "71A",
            "et stik, som spillerens side faktisk havde vundet, eller et stik, som spillerens side ikke kunne have tabt ved noget "
            "som helst lovligt spil",
            all_(CONCEDED, LEGALLY_SAFE, IN_TIME),
            then=("concession-cancelled",),
            per=("71",),
            numbers=(TRUE_COUNT,),
            also=("71C", "79C"),
        ),
        Rule(
            "71B",
            "hvis spilfører har vedgået nedgang i en kontrakt, som allerede var opfyldt, eller hvis en modspiller har vedgået, "
            "at en kontrakt er opfyldt, som allerede var gået ned",
            all_(CONCEDED, DECIDED, IN_TIME),
            then=("concession-cancelled",),
            per=("71",),
            numbers=(TRUE_COUNT,),
            also=("71A", "79C"),
        ),
        Rule(
            "71C",
            "hvis det ikke kan tabes ved noget som helst normalt",
            all_(NEITHER, no("losable_by_normal_play"), any_(IN_TIME, NORMAL_UNKNOWN)),
            then=("concession-cancelled",),
            per=("71",),
            numbers=(TRUE_COUNT,),
            also=("71A", "79C"),
        ),
        Rule(
            "71:one-trick",
            "skal annullere en afgivelse inden for rettelsesperioden",
            all_(
                CONCEDED,
                not_(WON),
                known("conceded_tricks"),
                at_least("conceded_tricks", 1),
                at_most("conceded_tricks", 1),
                told("within_correction_period"),
                any_(told("losable_by_legal_play", False), told("losable_by_normal_play", False)),
            ),
            role=Role.FRAME,
            numbers=(Number("tricks_to_opponents", 0), Number("tricks_to_claimer", "tricks_remaining")),
        ),
        Rule(
            "71:stands",
            "Når en afgivelse først har fundet sted, står den ved magt",
            all_(NEITHER, yes("losable_by_normal_play")),
            then=("concession-stands",),
            numbers=AS_CONCEDED,
            also=("71A", "71B", "71C", "68B"),
        ),
        Rule(
            "71:late",
            "inden for rettelsesperioden fastsat i overensstemmelse med",
            all_(CONCEDED, any_(LEGALLY_SAFE, DECIDED, told("losable_by_normal_play", False)), LATE),
            then=("concession-stands", "period-over"),
            per=("79C",),
            numbers=AS_CONCEDED,
            also=("71A", "71B", "71C"),
        ),
    ),
    implications=(
        *CORRECTION_PERIOD,
        Implication(no("losable_by_legal_play"), "losable_by_normal_play", "normal play is legal play", False),
        Implication(yes("losable_by_normal_play"), "losable_by_legal_play", "normal play is legal play", True),
    ),
    contradictions=(
        Contradiction(
            all_(no("losable_by_legal_play"), yes("losable_by_normal_play")),
            "what no legal play can lose, no normal play can lose.",
        ),
    ),
)
