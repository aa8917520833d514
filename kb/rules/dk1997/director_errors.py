"""Law 82: a ruling found to be wrong.

If it can be put right so that the board is scored normally, that is done; if not, an adjusted score is given for which
both sides count as non-offending (82C), and a wrong penalty that was paid is a ground of its own (12A3).
"""

from __future__ import annotations

from kb.rules.conditions import all_, is_, no, told, unless_known, yes
from kb.rules.facts import Implication
from kb.rules.model import Fiction, NotRuled, Phrase, Rule, RuleSet
from kb.rules.text import t

UNFIT = no("normal_scoring_possible")

RULES = RuleSet(
    name="director-errors",
    laws=("82",),
    on=("director-error",),
    phrases=(
        Phrase(
            "error-put-right",
            "director",
            t(
                "Fejlen rettes, og spillet scores normalt",
                "Felet rättas och brickan poängsätts normalt",
                "The error is put right and the board is scored normally",
            ),
            "directors-error",
        ),
        Phrase(
            "both-sides-non-offending",
            "director",
            t(
                "Begge sider regnes for uskyldige i den justerede score",
                "Båda sidorna räknas som oskyldiga i den justerade scoren",
                "Both sides count as non-offending for the adjusted score",
            ),
            "directors-error",
            Fiction("both-sides-non-offending"),
        ),
        Phrase(
            "wrong-penalty-was-paid",
            "director",
            t(
                "En straf, loven ikke kender, er blevet opfyldt; det giver ret til at justere scoren",
                "Ett straff som lagen inte känner har verkställts; det ger rätt att justera scoren",
                "A penalty the law does not provide was paid; that gives the right to adjust the score",
            ),
        ),
    ),
    rules=(
        Rule(
            "82C:put-right",
            "hvis ingen berigtigelse kan finde sted, som tillader normal fastsættelse af spillets score",
            yes("normal_scoring_possible"),
            then=("error-put-right",),
            also=("82A", "82B", "81C6", "12A3"),
        ),
        Rule(
            "82C",
            "skal turneringslederen tildele en justeret score",
            all_(UNFIT, unless_known("result_obtainable", True)),
            then=("both-sides-non-offending", "adjusted-score"),
            gives=("assigned-score",),
            also=("82B1", "12C", "83"),
        ),
        Rule(
            "82C:no-result",
            "idet turneringslederen i denne forbindelse anser begge sider for ikke-fejlende",
            all_(UNFIT, told("result_obtainable", False)),
            then=("both-sides-non-offending",),
            gives=("artificial-score",),
            also=("82B1", "12C", "83"),
        ),
        Rule(
            "12A3:director-error",
            "Turneringslederen kan tildele en justeret score, hvis en ukorrekt straf er opfyldt",
            all_(UNFIT, told("wrong_rectification_given")),
            then=("wrong-penalty-was-paid",),
            weight=1,
            also=("12B",),
        ),
    ),
    implications=(
        Implication(
            all_(is_("irregularity", "director-error"), UNFIT),
            "ns_responsibility",
            "82C: both sides count as non-offending",
            "none",
        ),
        Implication(
            all_(is_("irregularity", "director-error"), UNFIT),
            "ew_responsibility",
            "82C: both sides count as non-offending",
            "none",
        ),
    ),
    not_ruled=(
        NotRuled(("80*",), "organiser", "what the organiser sees to; practices complained of are in organiser_rules"),
        NotRuled(
            ("81*",), "procedure", "the director's duties and powers; 81C6 and 81C9 are named where they are used"
        ),
        NotRuled(("82A", "82B*"), "procedure", "the director corrects errors of procedure as each law says"),
        NotRuled(
            ("84*",), "procedure", "how a ruling is given when the facts are agreed; that is what the engine does"
        ),
    ),
)
