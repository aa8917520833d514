"""Law 12 as the question itself: a score has to be fixed or replaced.

'artificial-score': no result can be had (12C1). 'assigned-score': a result was had and gives way to another, if
the law allows it (12A) and the reason is not merely that a penalty was hard or mild (12B); 12C2 fixes it, and an
appeals committee may vary it (12C3). What the scores come to is worked out in artificial_scores.py.
That a result cannot be had is what the irregularity says; it is not asked for, but may be denied.
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import all_, any_, given, is_, known, no, not_, told, unless_known, yes
from kb.rules.model import NotRuled, Number, Phrase, Role, Rule, RuleSet
from kb.rules.text import t

ARTIFICIAL = is_("irregularity", "artificial-score")
ASSIGNED = all_(is_("irregularity", "assigned-score"), unless_known("result_obtainable", True))
PENALTY_PAID = told("rectification_paid")
OWN_IMPS = all_(known("adjusted_imp_ns"), known("adjusted_imp_ew"))
WRONG_PENALTY = told("wrong_rectification_given")

RULES = RuleSet(
    name="adjusted-scores",
    laws=("12", "86B", "89"),
    on=("artificial-score", "assigned-score"),
    phrases=(
        Phrase("no-artificial-score", "director", t("Spillet har et resultat, så der gives ingen kunstig score", "Brickan har ett resultat, så ingen konstgjord score ges", "The board has a result, so no artificial score is given"), "score"),
        Phrase("not-for-harshness", "director", t("At en foreskreven straf rammer hårdt eller mildt, er ingen grund til at justere scoren", "Att ett föreskrivet straff slår hårt eller milt är inget skäl att justera scoren", "That a prescribed penalty is hard or mild is no ground for adjusting the score")),
        Phrase("wrong-penalty-paid", "director", t("En forkert straf er blevet opfyldt; turneringslederen kan justere scoren", "Ett felaktigt straff har verkställts; tävlingsledaren får justera scoren", "A wrong penalty has been paid; the director may adjust the score")),
        Phrase("not-indemnified", "non-offending-side", t("Lovene holder ikke den uskyldige side skadesløs, så turneringslederen kan give en korrigeret score", "Lagarna håller inte den oskyldiga sidan skadeslös, så tävlingsledaren får tilldela en justerad score", "The laws do not indemnify the innocent side, so the director may give an assigned score")),
        Phrase("no-damage", "non-offending-side", t("Den uskyldige side har ikke lidt skade", "Den oskyldiga sidan har inte lidit skada", "The innocent side was not damaged")),
        Phrase("own-scores", "all", t("Hver side får sin egen justerede score; de behøver ikke gå op", "Vardera sidan får sin egen justerade score; de behöver inte gå jämnt upp", "Each side gets its own adjusted score; they need not balance")),
        Phrase("individual-both-alike", "offending-side", t("I en enkeltmandsturnering rammer den justerede score begge spillere på den fejlende side; strafpoint gives ikke til en makker uden skyld", "I en individuell tävling gäller den justerade scoren båda spelarna på den felande sidan; straffpoäng ges inte till en partner utan skuld", "In an individual the adjusted score falls on both players of the offending side; a partner without blame gets no procedural penalty")),
        Phrase("committee-may-vary", "director", t("Appelkomiteen kan ændre den korrigerede score, så resultatet bliver retfærdigt", "Protestkommittén får ändra den tilldelade scoren så att resultatet blir rättvist", "The appeals committee may vary the assigned score to do equity")),
        Phrase("committee-bound", "director", t("Zonen har bestemt andet: appelkomiteen er bundet som turneringslederen", "Zonen har bestämt annat: protestkommittén är bunden som tävlingsledaren", "The zone has ruled otherwise: the committee is bound like the director")),
    ),
    rules=(
        Rule(
            "12C1:no-result",
            "Hvis der på grund af en uregelmæssighed ikke kan opnås et resultat på spillet, tildeler turneringslederen en kunstig score",
            all_(ARTIFICIAL, unless_known("result_obtainable", False)),
            then=("artificial-score",),
            gives=("artificial-score",),
            also=("12A2", "90"),
        ),
        Rule(
            "12C1:result",
            "ikke kan opnås et resultat på spillet",
            all_(ARTIFICIAL, told("result_obtainable")),
            then=("no-artificial-score",),
            also=("12C2", "12A2"),
        ),
        Rule(
            "12C1:assigned",
            "Hvis der på grund af en uregelmæssighed ikke kan opnås et resultat på spillet",
            all_(is_("irregularity", "assigned-score"), told("result_obtainable", False)),
            then=("artificial-score",),
            gives=("artificial-score",),
            also=("12A2", "12C2"),
        ),
        Rule(
            "12A3",
            "Turneringslederen kan tildele en justeret score, hvis en ukorrekt straf er opfyldt",
            all_(ASSIGNED, WRONG_PENALTY),
            then=("wrong-penalty-paid",),
            gives=("assigned-score",),
            also=("82C", "12B"),
        ),
        Rule(
            "12B",
            "Turneringslederen må ikke tildele en justeret score med den begrundelse, at den straf, som disse love foreskriver, er enten urimelig hård mod eller fordelagtig for nogen af siderne",
            all_(ASSIGNED, PENALTY_PAID, not_(WRONG_PENALTY), no("non_offending_side_damaged")),
            then=("not-for-harshness", "result-stands"),
            also=("12A1", "72A5"),
        ),
        Rule(
            "12A1",
            "hvis turneringslederen skønner, at disse love ikke holder en ikke-fejlende deltager skadesløs for den pågældende overtrædelse",
            all_(ASSIGNED, PENALTY_PAID, not_(WRONG_PENALTY), yes("non_offending_side_damaged")),
            then=("not-indemnified",),
            gives=("assigned-score",),
            also=("12B",),
        ),
        Rule(
            "12A1:no-damage",
            "hvis turneringslederen skønner, at disse love ikke holder en ikke-fejlende deltager skadesløs",
            all_(ASSIGNED, not_(PENALTY_PAID), not_(WRONG_PENALTY), told("non_offending_side_damaged", False)),
            then=("no-damage", "result-stands"),
            also=("12C2", "12B"),
        ),
        Rule(
            "12C2:replaced",
            "Hvis turneringslederen tildeler en korrigeret score i stedet for det resultat, som aktuelt blev opnået på spillet efter en uregelmæssighed",
            all_(ASSIGNED, not_(PENALTY_PAID), not_(WRONG_PENALTY), unless_known("non_offending_side_damaged", True)),
            then=("adjusted-score",),
            gives=("assigned-score",),
            also=("12A1", "12C3", "12B"),
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
            all_(given("assigned-score"), OWN_IMPS, no("knockout_match")),
            then=("own-scores",),
            role=Role.APPLIES,
            numbers=(Number("imp_ns", "adjusted_imp_ns"), Number("imp_ew", "adjusted_imp_ew")),
            also=("86B",),
        ),
        Rule(
            "89",
            "skal turneringslederen håndhæve strafbestemmelserne i disse love og bestemmelserne om tildeling af justerede scorer ligeligt overfor begge spillere på den fejlende side",
            all_(is_("irregularity", "artificial-score", "assigned-score"), told("event_type", "individual")),
            then=("individual-both-alike",),
            role=Role.APPLIES,
            weight=1,
        ),
    ),
    not_ruled=(
        NotRuled(("12", "12A", "12C"), "definition", "headings and who may ask; their points rule"),
        NotRuled(("12A2",), "procedure", "the power behind 12C1, which fixes the artificial score"),
    ),
)  # fmt: skip
