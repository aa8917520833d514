"""Law 80: what the organiser may lay down.

Conditions of calling and play such as screens or bidding boxes (80E), and regulations that supplement the laws without
contradicting them, made known in writing or by word of mouth (80F). A practice is no regulation until it is made known.
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import known, not_, told
from kb.rules.model import Grade, Phrase, Role, Rule, RuleSet
from kb.rules.text import t

RULES = RuleSet(
    name="organiser-rules",
    laws=("80",),
    on=("organiser-rule",),
    phrases=(
        Phrase(
            "organiser-sets-conditions-of-calling",
            "organiser",
            t(
                "Arrangøren kan fastsætte særlige betingelser for meldinger og spil",
                "Arrangören får fastställa särskilda villkor för bud och spel",
                "The organiser may lay down special conditions for calling and play",
            ),
        ),
        Phrase(
            "organiser-may-supplement",
            "organiser",
            t(
                "Arrangøren kan bekendtgøre regler, skriftligt eller mundtligt, som supplerer lovene, men ikke strider mod dem",
                "Arrangören får tillkännage regler, skriftligt eller muntligt, som kompletterar lagarna men inte strider mot dem",
                "The organiser may make known, in writing or orally, regulations that supplement the laws without contradicting them",
            ),
        ),
    ),
    rules=(
        Rule(
            "80E",
            "At fastsætte særlige betingelser for meldinger og spil",
            told("bidding_method", "written", "bidding-boxes", "screens"),
            then=("organiser-sets-conditions-of-calling",),
            role=Role.FRAME,
        ),
        Rule(
            "80F",
            "turneringsbestemmelser, der supplerer, men ikke er i strid med disse love",
            not_(known("bidding_method")),
            then=("organiser-may-supplement",),
            grade=Grade.DISCRETIONARY,
            also=("81B2", "78E"),
        ),
    ),
)
