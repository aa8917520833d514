"""Laws 12C, 86A, 86B, 88, 89: what an adjusted score comes to, once some law gives one.

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
    at_least,
    at_most,
    given,
    is_,
    known,
    no,
    not_,
    told,
    unless_known,
    yes,
)
from kb.rules.model import Number, Phrase, Role, Rule, RuleSet, ScoreAward
from kb.rules.text import Text, t

IF_JUDGED = all_(given("artificial-score-if-judged"), any_(known("ns_responsibility"), known("ew_responsibility")))
BOTH_SIDES = any_(given("artificial-score"), IF_JUDGED)
FOR: dict[str, Condition] = {
    "ns": any_(BOTH_SIDES, given("artificial-score-ns")),
    "ew": any_(BOTH_SIDES, given("artificial-score-ew")),
}
ANY_SIDE = any_(FOR["ns"], given("artificial-score-ew"))

PAIRS_UNSTATED = all_(not_(known("form_of_scoring")), told("event_type", "pairs", "individual"))
PERCENT = all_(
    unless_known("event_type", "pairs", "individual"),
    any_(PAIRS_UNSTATED, is_("form_of_scoring", "matchpoints")),
)
IMPS = all_(not_(PAIRS_UNSTATED), is_("form_of_scoring", "imp-match", "kp-match", "butler", "cross-imps"))
KNOCKOUT = any_(
    told("knockout_match"), all_(is_("form_of_scoring", "imp-match"), unless_known("knockout_match", True))
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
AVERAGED = all_(known("form_of_scoring"), IMPS, KNOCKOUT, UNBALANCED)
OWN_IMPS = any_(known("adjusted_imp_ns"), known("adjusted_imp_ew"))
BOTH_IMPS = all_(at_least("adjusted_imp_ns", -10000), at_least("adjusted_imp_ew", -10000))

def award_rule(id_: str, quote: str, when: Condition, status: str = "artificial-score", also: tuple[str, ...] = ()) -> Rule:
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
        Rule(f"88:{side}-60", EIGHTY_EIGHT, all_(blameless, PERCENT, any_(not_(known(session)), at_most(session, 60))), role=Role.APPLIES, numbers=(Number(f"min_percent_{side}", 60),)),
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
    laws=("12C", "86A", "86B", "88", "89"),
    on=(),
    phrases=(
        *phrases("ns"),
        *phrases("ew"),
        Phrase("own-average", "non-offending-side", t("En uskyldig side får mindst 60 %, og sit eget gennemsnit i sektionen, hvis det er højere", "En oskyldig sida får minst 60 %, och sitt eget sessionssnitt om det är högre", "A side without fault gets at least 60 %, and its own session average if that is higher")),
        Phrase("three-imps", "all", t("Middel plus er +3 imp, middel minus er −3 imp", "Medel plus är +3 imp, medel minus är −3 imp", "Average plus is +3 imps, average minus is −3 imps")),
        Phrase("average-of-two", "all", t("I en cupkamp regnes hver sides score for sig, og begge får gennemsnittet", "I en cupmatch räknas varje sidas score för sig, och båda får genomsnittet", "In a knock-out match each side's score is worked out separately and both get the average")),
        Phrase("own-scores", "all", t("Hver side får sin egen justerede score; de behøver ikke gå op", "Vardera sidan får sin egen justerade score; de behöver inte gå jämnt upp", "Each side gets its own adjusted score; they need not balance")),
        Phrase("best-and-worst-result", "all", t("Den uskyldige side får det bedste resultat, der var rimelig udsigt til uden fejlen, den fejlende side det dårligste, der på nogen måde var sandsynligt", "Den oskyldiga sidan får det bästa resultat som rimligen kunde uppnås utan felet, den felande sidan det sämsta som alls var sannolikt", "The innocent side gets the best result that was likely without the irregularity, the offending side the worst that was at all probable"), "", ScoreAward("both", "assigned", "score_ns")),
        Phrase("individual-both-alike", "offending-side", t("I en enkeltmandsturnering rammer den justerede score begge spillere på den fejlende side; strafpoint gives ikke til en makker uden skyld", "I en individuell tävling gäller den justerade scoren båda spelarna på den felande sidan; straffpoäng ges inte till en partner utan skuld", "In an individual the adjusted score falls on both players of the offending side; a partner without blame gets no procedural penalty")),
    ),
    rules=(
        Rule(
            "12C1",
            "tildeler turneringslederen en kunstig score, hvis størrelse afhænger af, hvem der har ansvaret for uregelmæssigheden",
            ANY_SIDE,
            then=("artificial-score",),
            role=Role.APPLIES,
            also=("90",),
        ),
        Rule("86A", THREE_IMPS, all_(IMPS, any_(all_(FOR["ns"], fault("ns", "none", "direct")), all_(FOR["ew"], fault("ew", "none", "direct")))), then=("three-imps",), role=Role.APPLIES),
        Rule("88", OWN_AVERAGE, all_(PERCENT, any_(all_(FOR["ns"], fault("ns", "none")), all_(FOR["ew"], fault("ew", "none")))), then=("own-average",), role=Role.APPLIES),
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
        Rule(
            "12C3",
            "kan en appelkomite ændre en korrigeret score for at få et retfærdigt resultat",
            all_(given("assigned-score"), told("deciding_body", "appeals-committee"), no("zone_rules_otherwise")),
            then=("committee-may-vary",),
            weight=-1,
            also=("93B",),
        ),
        Rule(
            "12C3:zone",
            "Medmindre WBF s zoneorganisationer bestemmer anderledes",
            all_(given("assigned-score"), told("deciding_body", "appeals-committee"), yes("zone_rules_otherwise")),
            then=("committee-bound",),
            role=Role.FRAME,
        ),
        Rule(
            "86B",
            "udregnes hver deltagers score på spillet for sig. Gennemsnittet af de to scorer tildeles derpå begge deltagere",
            all_(
                given("assigned-score"),
                OWN_IMPS,
                any_(yes("knockout_match"), all_(is_("form_of_scoring", "imp-match"), unless_known("knockout_match", True))),
                BOTH_IMPS,
            ),
            then=("average-of-two",),
            weight=-1,
            numbers=(
                Number("imp_ns", ("/", ("-", "adjusted_imp_ns", "adjusted_imp_ew"), 2)),
                Number("imp_ew", ("/", ("-", "adjusted_imp_ew", "adjusted_imp_ns"), 2)),
            ),
        ),
        Rule(
            "12C2:own-imps",
            "De scorer, som tildeles de to sider, behøver ikke at balancere",
            all_(given("assigned-score"), OWN_IMPS, no("knockout_match"), BOTH_IMPS),
            then=("own-scores",),
            role=Role.APPLIES,
            numbers=(Number("imp_ns", "adjusted_imp_ns"), Number("imp_ew", "adjusted_imp_ew")),
            also=("86B",),
        ),
        Rule(
            "89",
            "skal turneringslederen håndhæve strafbestemmelserne i disse love og bestemmelserne om tildeling af justerede scorer ligeligt overfor begge spillere på den fejlende side",
            all_(any_(ANY_SIDE, given("assigned-score")), told("event_type", "individual")),
            then=("individual-both-alike",),
            role=Role.APPLIES,
        ),
    ),
)  # fmt: skip
