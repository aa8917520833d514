"""Law 83: the director points out the right to appeal.

Where he finds that his view of the facts or his use of discretion might reasonably be looked at again. That is never
asked for; a case that says it is about this law, so that 83 stands first.
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import told
from kb.rules.model import Phrase, Rule, RuleSet
from kb.rules.text import t

RULES = RuleSet(
    name="right-to-appeal",
    laws=("83",),
    on=("appeal", "assigned-score"),
    phrases=(
        Phrase(
            "tell-of-right-to-appeal",
            "director",
            t(
                "Turneringslederen nævner retten til appel eller henviser selv sagen til en komite",
                "Tävlingsledaren nämner rätten att överklaga eller hänvisar själv ärendet till en jury",
                "The director tells the contestant of the right to appeal, or refers the matter to a committee himself",
            ),
            "telling-of-appeal",
        ),
        Phrase(
            "need-not-tell-of-appeal",
            "director",
            t(
                "Turneringslederen behøver ikke selv nævne retten til appel",
                "Tävlingsledaren behöver inte själv nämna rätten att överklaga",
                "The director need not himself point out the right to appeal",
            ),
            "telling-of-appeal",
        ),
    ),
    rules=(
        Rule(
            "83",
            "skal turneringslederen underrette vedkommende deltager om retten til appel eller henvise sagen til en behørig komite",
            told("review_reasonable"),
            then=("tell-of-right-to-appeal",),
            weight=-1,
            also=("81C9", "92A"),
        ),
        Rule(
            "83:no-need",
            "Hvis turneringslederen mener, at en fornyet bedømmelse",
            told("review_reasonable", False),
            then=("need-not-tell-of-appeal",),
            weight=-1,
            also=("92A",),
        ),
    ),
)
