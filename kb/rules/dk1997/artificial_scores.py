"""Laws 12C, 86A, 86B, 88: what an adjusted score comes to, once some law gives one.

Reached through statuses: 'artificial-score' (both sides), 'artificial-score-ns' and 'artificial-score-ew' (that
side alone), 'artificial-score-if-judged' (a law cancels the result without naming 12C1: figures only where the
blame has been weighed), 'assigned-score' (12C2).
Each side's fault is a judgement and is asked for; the two scores need not balance. Matchpoints are meant by 'i
parturneringer' unless another form of scoring is named. An 'imp-match' of the vocabulary is a single (cup) match,
so that 86B holds there unless somebody says that nobody is knocked out.
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import (
    Condition,
    all_,
    any_,
    given,
    is_,
    known,
    not_,
    told,
    unless_known,
)
from kb.rules.model import Number, Phrase, Role, Rule, RuleSet, ScoreAward
from kb.rules.text import Text, t

IF_JUDGED = all_(given("artificial-score-if-judged"), any_(known("ns_responsibility"), known("ew_responsibility")))
BOTH_SIDES = any_(given("artificial-score"), IF_JUDGED)
TO_FIX = given("score-to-fix")
"""Given by 12C1 itself; it lets the engine pass over the rest of the table where no score is to be fixed."""
FOR: dict[str, Condition] = {
    "ns": all_(TO_FIX, any_(BOTH_SIDES, given("artificial-score-ns"))),
    "ew": all_(TO_FIX, any_(BOTH_SIDES, given("artificial-score-ew"))),
}
ANY_SIDE = any_(BOTH_SIDES, given("artificial-score-ns"), given("artificial-score-ew"))

PAIRS_UNSTATED = all_(not_(known("form_of_scoring")), told("event_type", "pairs", "individual"))
PERCENT = any_(
    PAIRS_UNSTATED,
    all_(
        any_(known("form_of_scoring"), unless_known("event_type", "pairs", "individual")),
        is_("form_of_scoring", "matchpoints"),
    ),
)
IMPS = all_(not_(PAIRS_UNSTATED), is_("form_of_scoring", "imp-match", "kp-match", "butler", "cross-imps"))
KNOCKOUT = any_(
    all_(is_("form_of_scoring", "kp-match"), told("knockout_match")),
    all_(is_("form_of_scoring", "imp-match"), unless_known("knockout_match", True)),
)


def fault(side: str, *degrees: str) -> Condition:
    return is_(f"{side}_responsibility", *degrees)


UNBALANCED = all_(
    FOR["ns"],
    FOR["ew"],
    any_(
        all_(fault("ns", "none"), fault("ew", "none", "partial")),
        all_(fault("ns", "partial"), fault("ew", "none", "direct")),
        all_(fault("ns", "direct"), fault("ew", "partial", "direct")),
    ),
)
AVERAGED = all_(TO_FIX, known("form_of_scoring"), IMPS, KNOCKOUT, UNBALANCED)


def award_rule(
    id_: str, quote: str, when: Condition, status: str = "artificial-score", also: tuple[str, ...] = ()
) -> Rule:
    """The twin of a rule that gives an adjusted score: it awards the score once it is certain that there is one.

    While that is open nobody is asked who was at fault (`later`): first things first.
    """
    return Rule(id_, quote, when, gives=(status,), later=True, also=also)


IMP = {"none": 3, "partial": 0, "direct": -3}
"""Average plus, average, average minus in imps (86A)."""

NAMES = {"ns": t("Nord-Syd", "Nord-Syd", "North-South"), "ew": t("Øst-Vest", "Öst-Väst", "East-West")}


def award(side: str, da: str, sv: str, en: str) -> Text:
    name = NAMES[side]
    return t(f"{name.da} får {da}", f"{name.sv} får {sv}", f"{name.en} get {en}")


def phrases(side: str) -> tuple[Phrase, ...]:
    return tuple(
        Phrase(f"{kind}-{side}", "all", award(side, *words), f"award-{side}", ScoreAward(side, kind))
        for kind, words in (
            ("average-minus", ("middel minus, fordi siden var direkte skyld", "medel minus, eftersom sidan var direkt skyldig", "average minus, being directly at fault")),
            ("average", ("middel, fordi siden kun var delvist skyld", "medel, eftersom sidan bara delvis var skyldig", "average, being only partly at fault")),
            ("average-plus", ("middel plus, fordi siden ikke var skyld i noget", "medel plus, eftersom sidan var helt utan skuld", "average plus, being in no way at fault")),
        )
    )  # fmt: skip


MINUS = "Middel minus (i parturneringer højst 40% af de parpoint, det var muligt at opnå i det pågældende spil) til en deltager, som var direkte skyld i uregelmæssigheden"
EVEN = "Middel (i parturneringer 50% af de parpoint, det var muligt at opnå i det pågældende spil) til en deltager, som kun var delvist skyld i uregelmæssigheden"
PLUS = "Middel plus (i parturneringer mindst 60% af de parpoint, det var muligt at opnå i det pågældende spil) til en deltager, som på ingen måde var skyld i uregelmæssigheden"
EIGHTY_EIGHT = "skal en sådan deltager tildeles mindst 60% af de parpoint, det var muligt at opnå i det pågældende spil"
OWN_AVERAGE = "Dog tildeles parpoint svarende til deltagerens gennemsnit i de faktisk spillede spil i samme sektion, hvis dette gennemsnit var større end 60%"
THREE_IMPS = "i en turnering med IMP-beregning, er scoren +3 IMP, henholdsvis −3 IMP"


def side_rules(side: str) -> tuple[Rule, ...]:
    """What one side gets: first in words, then the figure that its form of scoring gives."""
    for_side, session = FOR[side], f"{side}_session_percent"
    blameless = all_(for_side, fault(side, "none"))
    figure = all_(for_side, not_(AVERAGED))
    return (
        Rule(f"12C1:{side}-minus", MINUS, all_(for_side, fault(side, "direct")), then=(f"average-minus-{side}",), role=Role.APPLIES),
        Rule(f"12C1:{side}-average", EVEN, all_(for_side, fault(side, "partial")), then=(f"average-{side}",), role=Role.APPLIES),
        Rule(f"12C1:{side}-plus", PLUS, blameless, then=(f"average-plus-{side}",), role=Role.APPLIES),
        Rule(f"12C1:{side}-40", MINUS, all_(for_side, fault(side, "direct"), PERCENT), role=Role.APPLIES, numbers=(Number(f"max_percent_{side}", 40),)),
        Rule(f"12C1:{side}-50", EVEN, all_(for_side, fault(side, "partial"), PERCENT), role=Role.APPLIES, numbers=(Number(f"percent_{side}", 50),)),
        Rule(f"88:{side}-60", EIGHTY_EIGHT, all_(blameless, PERCENT), role=Role.APPLIES, numbers=(Number(f"min_percent_{side}", 60),)),
        Rule(f"88:{side}-own", OWN_AVERAGE, all_(blameless, PERCENT, known(session)), role=Role.APPLIES, numbers=(Number(f"percent_{side}", ("max", 60, session)),)),
        Rule(f"86A:{side}-plus", THREE_IMPS, all_(figure, fault(side, "none"), IMPS), role=Role.APPLIES, numbers=(Number(f"imp_{side}", 3),)),
        Rule(f"86A:{side}-minus", THREE_IMPS, all_(figure, fault(side, "direct"), IMPS), role=Role.APPLIES, numbers=(Number(f"imp_{side}", -3),)),
        Rule(f"12C1:{side}-zero", "Middel", all_(figure, fault(side, "partial"), IMPS), role=Role.APPLIES, numbers=(Number(f"imp_{side}", 0),)),
    )  # fmt: skip


AVERAGE_OF_TWO = "Gennemsnittet af de to scorer tildeles derpå begge deltagere"


def averaged(ns: str, ew: str) -> Rule:
    """86B for one pair of artificial scores that do not balance: half the difference, one way and the other."""
    half = (IMP[ns] - IMP[ew]) / 2
    return Rule(
        f"86B:{ns}-{ew}",
        AVERAGE_OF_TWO,
        all_(AVERAGED, fault("ns", ns), fault("ew", ew)),
        then=("average-of-two",),
        role=Role.APPLIES,
        per=("86A",),
        numbers=(Number("imp_ns", half), Number("imp_ew", -half)),
    )


RULES = RuleSet(
    name="artificial-scores",
    laws=("12C", "86A", "86B", "88"),
    on=(),
    phrases=(
        *phrases("ns"),
        *phrases("ew"),
        Phrase("own-average", "non-offending-side", t("En uskyldig side får mindst 60 %, og sit eget gennemsnit i sektionen, hvis det er højere", "En oskyldig sida får minst 60 %, och sitt eget sessionssnitt om det är högre", "A side without fault gets at least 60 %, and its own session average if that is higher")),
        Phrase("three-imps", "all", t("Middel plus er +3 imp, middel minus er −3 imp", "Medel plus är +3 imp, medel minus är −3 imp", "Average plus is +3 imps, average minus is −3 imps")),
        Phrase("average-of-two", "all", t("I en cupkamp regnes hver sides score for sig, og begge får gennemsnittet", "I en cupmatch räknas varje sidas score för sig, och båda får genomsnittet", "In a knock-out match each side's score is worked out separately and both get the average")),
        Phrase("best-and-worst-result", "all", t("Den uskyldige side får det bedste resultat, der var rimelig udsigt til uden fejlen, den fejlende side det dårligste, der på nogen måde var sandsynligt", "Den oskyldiga sidan får det bästa resultat som rimligen kunde uppnås utan felet, den felande sidan det sämsta som alls var sannolikt", "The innocent side gets the best result that was likely without the irregularity, the offending side the worst that was at all probable"), "", ScoreAward("both", "assigned", "score_ns")),
    ),
    rules=(
        Rule(
            "12C1",
            "tildeler turneringslederen en kunstig score, hvis størrelse afhænger af, hvem der har ansvaret for uregelmæssigheden",
            ANY_SIDE,
            then=("artificial-score",),
            role=Role.APPLIES,
            gives=("score-to-fix",),
            also=("90",),
        ),
        Rule("86A", THREE_IMPS, all_(TO_FIX, IMPS, any_(all_(FOR["ns"], fault("ns", "none", "direct")), all_(FOR["ew"], fault("ew", "none", "direct")))), then=("three-imps",), role=Role.APPLIES),
        Rule("88", OWN_AVERAGE, all_(TO_FIX, PERCENT, any_(all_(FOR["ns"], fault("ns", "none")), all_(FOR["ew"], fault("ew", "none")))), then=("own-average",), role=Role.APPLIES),
        *side_rules("ns"),
        *side_rules("ew"),
        averaged("none", "none"),
        averaged("none", "partial"),
        averaged("partial", "none"),
        averaged("partial", "direct"),
        averaged("direct", "partial"),
        averaged("direct", "direct"),
        Rule(
            "12C2",
            "er scoren for den ikkefejlende side det mest fordelagtige resultat, som rimeligvis kunne opnås, hvis uregelmæssigheden ikke havde fundet sted",
            given("assigned-score"),
            then=("adjusted-score", "best-and-worst-result"),
            role=Role.APPLIES,
            numbers=(Number("score_ns", "result_without_irregularity_ns"),),
        ),
    ),
)  # fmt: skip
