"""Law 12C: what an adjusted score comes to, once some law gives one.

Reached through the statuses 'artificial-score' (in per cent, 12C2) and 'assigned-score' (a result in place of the one
obtained, 12C1).
Each side's fault is a judgement and is asked for; the two scores need not balance (12C1e). 'I partävling' is taken
to be meant by pairs and individuals unless another form of scoring is named. An 'imp-match' of the vocabulary is a
single (cup) match, so that 12C4 holds there unless somebody says that nobody is knocked out.
12C2c speaks of a side without fault and of an offending side; one only partly at fault stays at 50.
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import (
    Condition,
    all_,
    any_,
    at_least,
    at_most,
    given,
    is_,
    known,
    less_than,
    more_than,
    not_,
    told,
    unless_known,
    yes,
)
from kb.rules.model import Choice, NotRuled, Number, Option, Phrase, Role, Rule, RuleSet, ScoreAward
from kb.rules.text import Text, t

ARTIFICIAL = given("artificial-score")
ASSIGNED = given("assigned-score")
MANY = told("results_many_or_unclear")
COMMITTEE = is_("deciding_body", "appeals-committee", "national-authority")
MIGHT_BE_WEIGHTED = any_(
    told("several_results_plausible"), told("deciding_body", "appeals-committee", "national-authority")
)
"""Weighting is a question only once one of its two conditions is known."""

PAIRS_UNSTATED = all_(not_(known("form_of_scoring")), told("event_type", "pairs", "individual"))
PERCENT = any_(PAIRS_UNSTATED, is_("form_of_scoring", "matchpoints"))
IMPS = all_(not_(PAIRS_UNSTATED), is_("form_of_scoring", "imp-match", "kp-match", "butler", "cross-imps"))
KNOCKOUT = any_(told("knockout_match"), all_(is_("form_of_scoring", "imp-match"), unless_known("knockout_match", True)))
OWN_IMPS = all_(known("adjusted_imp_ns"), known("adjusted_imp_ew"))
IMP = {"none": 3, "partial": 0, "direct": -3}


def fault(side: str, *degrees: str) -> Condition:
    return is_(f"{side}_responsibility", *degrees)


UNBALANCED = any_(
    all_(fault("ns", "none"), fault("ew", "none", "partial")),
    all_(fault("ns", "partial"), fault("ew", "none", "direct")),
    all_(fault("ns", "direct"), fault("ew", "partial", "direct")),
)
AVERAGED = all_(IMPS, KNOCKOUT, UNBALANCED)

MINUS = "knappt medel (högst 40% av topscoren i partävling) till en tävlande som direkt handlat fel"
EVEN = "medel (50% i partävling) till en tävlande som bara delvis handlat fel"
PLUS = "drygt medel (minst 60% i partävling) till en tävlande som inte gjort något som helst fel"
OVER_60 = "för en icke-felande tävlande som får ett omgångsresultat som är högre än 60% av den möjliga topscoren"
UNDER_40 = "för en felande sida som får ett omgångsresultat som är lägre än 40% av den möjliga topscoren"
THREE_IMPS = "i IMP-beräkning är resultatet vanligen plus eller minus 3 IMP"
AVERAGE_OF_TWO = (
    "räknas varje tävlandes poäng på brickan separat. Genomsnittet av dessa tilldelas sedan var och en av dem"
)

NAMES = {"ns": t("Nord-Syd", "Nord-Syd", "North-South"), "ew": t("Øst-Vest", "Öst-Väst", "East-West")}
WORDS: dict[str, Text] = {
    "se-average-minus": t("knap middel, fordi siden var direkte skyld", "knappt medel, eftersom sidan direkt handlat fel", "average minus, being directly at fault"),
    "se-average": t("middel, fordi siden kun delvist var skyld", "medel, eftersom sidan bara delvis handlat fel", "average, being only partly at fault"),
    "se-average-plus": t("god middel, fordi siden slet ingen fejl gjorde", "drygt medel, eftersom sidan inte gjort något fel", "average plus, being in no way at fault"),
}  # fmt: skip


def phrases(side: str) -> tuple[Phrase, ...]:
    name = NAMES[side]
    return tuple(
        Phrase(
            f"{code}-{side}",
            "all",
            t(f"{name.da} får {words.da}", f"{name.sv} får {words.sv}", f"{name.en} get {words.en}"),
            f"award-{side}",
            ScoreAward(side, code.removeprefix("se-")),
        )
        for code, words in WORDS.items()
    )


def side_rules(side: str) -> tuple[Rule, ...]:
    """What one side gets: first in words, then the figure that its form of scoring gives."""
    session = f"{side}_session_percent"
    minus, even, plus = (all_(ARTIFICIAL, fault(side, f)) for f in ("direct", "partial", "none"))
    own_imps = all_(IMPS, not_(AVERAGED))
    return (
        Rule(f"12C2a:{side}-minus", MINUS, minus, then=(f"se-average-minus-{side}",), role=Role.APPLIES),
        Rule(f"12C2a:{side}-average", EVEN, even, then=(f"se-average-{side}",), role=Role.APPLIES),
        Rule(f"12C2a:{side}-plus", PLUS, plus, then=(f"se-average-plus-{side}",), role=Role.APPLIES),
        Rule(f"12C2a:{side}-40", MINUS, all_(minus, PERCENT), role=Role.APPLIES, numbers=(Number(f"max_percent_{side}", 40),)),
        Rule(f"12C2a:{side}-50", EVEN, all_(even, PERCENT), role=Role.APPLIES, numbers=(Number(f"percent_{side}", 50),)),
        Rule(f"12C2a:{side}-60", PLUS, all_(plus, PERCENT), role=Role.APPLIES, numbers=(Number(f"min_percent_{side}", 60),)),
        Rule(f"12C2a:{side}-40-known", MINUS, all_(minus, PERCENT, known(session), at_least(session, 40)), role=Role.APPLIES, numbers=(Number(f"percent_{side}", 40),)),
        Rule(f"12C2a:{side}-60-known", PLUS, all_(plus, PERCENT, known(session), at_most(session, 60)), role=Role.APPLIES, numbers=(Number(f"percent_{side}", 60),)),
        Rule(f"12C2c:{side}-over", OVER_60, all_(plus, PERCENT, known(session), more_than(session, 60)), then=("own-session-percent",), role=Role.APPLIES, weight=-1, numbers=(Number(f"percent_{side}", session),)),
        Rule(f"12C2c:{side}-under", UNDER_40, all_(minus, PERCENT, known(session), less_than(session, 40)), then=("own-session-percent",), role=Role.APPLIES, weight=-1, numbers=(Number(f"percent_{side}", session),)),
        Rule(f"12C2b:{side}-plus", THREE_IMPS, all_(plus, own_imps), then=("three-imps-se",), role=Role.APPLIES, also=("86A",), numbers=(Number(f"imp_{side}", 3),)),
        Rule(f"12C2b:{side}-minus", THREE_IMPS, all_(minus, own_imps), then=("three-imps-se",), role=Role.APPLIES, also=("86A",), numbers=(Number(f"imp_{side}", -3),)),
        Rule(f"12C2a:{side}-zero", EVEN, all_(even, own_imps), role=Role.APPLIES, numbers=(Number(f"imp_{side}", 0),)),
    )  # fmt: skip


def averaged(ns: str, ew: str) -> Rule:
    """12C4 for one pair of artificial scores that do not balance."""
    half = (IMP[ns] - IMP[ew]) / 2
    return Rule(
        f"12C4:{ns}-{ew}",
        AVERAGE_OF_TWO,
        all_(ARTIFICIAL, AVERAGED, fault("ns", ns), fault("ew", ew)),
        then=("average-of-two-se",),
        role=Role.APPLIES,
        per=("12C2b",),
        numbers=(Number("imp_ns", half), Number("imp_ew", -half)),
    )


RULES = RuleSet(
    name="score-figures",
    laws=("12C",),
    on=(),
    sent_to=True,
    phrases=(
        *phrases("ns"),
        *phrases("ew"),
        Phrase("percentage-score", "director", t("Turneringslederen giver en justeret score i procent efter sidernes skyld", "Tävlingsledaren utdelar korrigerad procentuell poäng efter sidornas ansvar", "The director gives an adjusted score in per cent according to the sides' fault"), "score-kind"),
        Phrase("own-session-percent", "all", t("En side uden skyld med over 60 % i de øvrige spil, eller en skyldig side med under 40 %, får sin egen procent", "En sida utan skuld med över 60 % på övriga brickor, eller en felande sida med under 40 %, får sin egen procent", "A side without fault above 60 per cent on the other boards, or an offending side below 40, gets its own percentage")),
        Phrase("three-imps-se", "all", t("God middel er i reglen +3 imp og knap middel −3 imp", "Drygt medel är vanligen +3 imp och knappt medel −3 imp", "Average plus is normally +3 imps and average minus −3 imps")),
        Phrase("average-of-two-se", "all", t("I en cupkamp regnes hver sides score for sig, og begge får gennemsnittet", "I en cupmatch räknas varje sidas poäng på brickan för sig, och båda får genomsnittet", "In a knock-out match each side's score on the board is reckoned separately and both get the average")),
        Phrase("assigned-se", "director", t("Den uskyldige side får det bedste resultat, der var sandsynligt uden overtrædelsen, den fejlende side det dårligste rimelige resultat, der var tænkeligt", "Den icke-felande sidan får det mest gynnsamma resultat som varit troligt utan regelbrottet, den felande det mest ogynnsamma rimliga resultat som varit tänkbart", "The non-offending side gets the most favourable result that was likely without the infraction, the offending side the most unfavourable that was at all probable"), "score-kind", ScoreAward("both", "assigned", "score_ns")),
        Phrase("weighting-by-committee", "director", t("En jury eller Lovkommissionen kan vægte flere mulige resultater efter deres sandsynlighed", "En tävlingsjury eller Lagkommissionen får vikta flera möjliga resultat efter deras sannolikhet", "A jury or the national laws commission may weight several possible results by their likelihood")),
        Phrase("self-inflicted-lost", "non-offending-side", t("Den uskyldige side får ingen erstatning for den del af skaden, den selv var skyld i", "Den icke-felande sidan får ingen ersättning för den del av skadan som är självförvållad", "The non-offending side gets no redress for the part of its damage that was self-inflicted"), "", ScoreAward("non-offending", "partial")),
        Phrase("offenders-normal-consequence", "offending-side", t("Den fejlende side får det resultat, der er den normale følge af dens overtrædelse", "Den felande sidan får det resultat som är den normala konsekvensen av regelbrottet", "The offending side gets the result that is the normal consequence of its infraction"), "", ScoreAward("offending", "assigned")),
        Phrase("many-results-percent", "director", t("De mulige resultater er mange eller uklare, så der gives en score i procent", "Möjligheterna är många eller inte uppenbara, så poängen får ges i procent", "The possible results are many or unclear, so the score may be given in per cent")),
        Phrase("sides-need-not-balance", "all", t("De to sider behøver ikke få samme resultat", "Båda sidor behöver inte få samma resultat", "The two sides need not get the same result")),
        Phrase("individual-alike", "offending-side", t("I en enkeltmandsturnering rammer den justerede score begge spillere på den fejlende side", "I en individuell tävling gäller den korrigerade poängen båda spelarna på den felande sidan lika", "In an individual the adjusted score falls alike on both players of the offending side")),
    ),
    rules=(
        Rule(
            "12C2a",
            "När inget resultat kan uppnås på brickan på grund av en felaktighet",
            ARTIFICIAL,
            then=("percentage-score",),
            role=Role.APPLIES,
            also=("12A2", "12C2c"),
        ),
        *side_rules("ns"),
        *side_rules("ew"),
        averaged("none", "none"),
        averaged("none", "partial"),
        averaged("partial", "none"),
        averaged("partial", "direct"),
        averaged("direct", "partial"),
        averaged("direct", "direct"),
        Rule(
            "12C1b",
            "har bidragit till sin egen skada genom ett allvarligt fel (utan förbindelse med regelbrottet) eller med vilt och chansartat handlande, får den i korrigeringen ingen ersättning för den del av skadan som är självförvållad",
            all_(ASSIGNED, not_(MANY), told("serious_error_by_non_offenders")),
            then=("self-inflicted-lost", "offenders-normal-consequence"),
            weight=-1,
            also=("12C1e", "12B1"),
        ),
        Rule(
            "12C1c",
            "skall den icke-felande sidan erhålla det mest gynnsamma resultat som varit troligt, om regelbrottet ej ägt rum. Den felande sidan erhåller det mest ogynnsamma rimliga resultat som varit tänkbart",
            all_(ASSIGNED, not_(MANY), not_(told("serious_error_by_non_offenders")), not_(OWN_IMPS)),
            then=("assigned-se",),
            role=Role.APPLIES,
            numbers=(Number("score_ns", "result_without_irregularity_ns"),),
            also=("12C1a", "12C1e", "12A1"),
        ),
        Rule(
            "12C1c:self-inflicted",
            "Den felande sidan erhåller det mest ogynnsamma rimliga resultat som varit tänkbart",
            all_(ASSIGNED, not_(MANY), told("serious_error_by_non_offenders")),
            role=Role.APPLIES,
            numbers=(Number("score_ns", "result_without_irregularity_ns"),),
        ),
        Rule(
            "12C1c:weighted",
            "kan en tävlingsjury och LK låta det tilldelade korrigerade resultatet viktas för att återspegla sannolikheten för flera möjliga resultat",
            all_(ASSIGNED, not_(MANY), MIGHT_BE_WEIGHTED, yes("several_results_plausible"), COMMITTEE),
            then=("weighting-by-committee",),
            role=Role.APPLIES,
        ),
        Rule(
            "12C1c:choice",
            "kan en tävlingsjury och LK låta det tilldelade korrigerade resultatet viktas",
            all_(ASSIGNED, not_(MANY), told("several_results_plausible"), told("deciding_body", "appeals-committee", "national-authority"), not_(told("serious_error_by_non_offenders"))),
            role=Role.APPLIES,
            options=(
                Option(
                    "director",
                    (
                        Choice("weighted-score", leads_to=t("De mulige resultater vægtes efter deres sandsynlighed", "De möjliga resultaten viktas efter sannolikhet", "The possible results are weighted by likelihood")),
                        Choice("traditional-adjusted-score", leads_to=t("Bedste sandsynlige resultat til den ene, dårligste rimelige til den anden", "Mest gynnsamma till den ena, mest ogynnsamma rimliga till den andra", "The best likely result for one side, the worst probable for the other")),
                    ),
                ),
            ),
        ),
        Rule(
            "12C1d",
            "Om möjligheterna är många eller inte uppenbara får tävlingsledaren tilldela ett korrigerat resultat i form av en procentuell poängsats",
            all_(ASSIGNED, MANY),
            then=("many-results-percent",),
            role=Role.APPLIES,
            weight=-2,
            gives=("artificial-score",),
            also=("12C1c",),
        ),
        Rule(
            "12C4",
            AVERAGE_OF_TWO,
            all_(ASSIGNED, not_(MANY), OWN_IMPS, any_(yes("knockout_match"), KNOCKOUT)),
            then=("average-of-two-se",),
            weight=-1,
            numbers=(
                Number("imp_ns", ("/", ("-", "adjusted_imp_ns", "adjusted_imp_ew"), 2)),
                Number("imp_ew", ("/", ("-", "adjusted_imp_ew", "adjusted_imp_ns"), 2)),
            ),
            also=("12C1e", "86B"),
        ),
        Rule(
            "12C1e",
            "Båda sidor behöver inte få samma resultat",
            all_(ASSIGNED, not_(MANY), OWN_IMPS, not_(KNOCKOUT), told("knockout_match", False)),
            then=("sides-need-not-balance",),
            numbers=(Number("imp_ns", "adjusted_imp_ns"), Number("imp_ew", "adjusted_imp_ew")),
            also=("12C1c", "12C4"),
        ),
        Rule(
            "12C3",
            "lika för båda spelarna på den felande sidan, även om endast en av dem är skyldig till felaktigheten",
            all_(any_(given("artificial-score"), ASSIGNED), told("event_type", "individual")),
            then=("individual-alike",),
            role=Role.APPLIES,
        ),
    ),
    not_ruled=(
        NotRuled(("12", "12A", "12B", "12C", "12C1", "12C2"), "definition", "headings; their points rule"),
        NotRuled(("12A2",), "procedure", "the power behind 12C2, which fixes the score in per cent"),
        NotRuled(("LK1*", "LK2", "LK3*"), "organiser", "what the national laws commission may do, and who sits in a jury"),
        NotRuled(("12C1a",), "procedure", "that the adjusted score takes the place of the one obtained; named with 12C1c"),
    ),
)  # fmt: skip
