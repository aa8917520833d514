"""Consequences that several blocks of the sheet share, and the silence where its words are lost.

Comes in: nothing. Goes out: SHARED, the phrases of the sheet, and `lost`, the reason for a point that is missing.
What always holds: a code here belongs to the sheet alone. The surprising choice: none.
"""

# ruff: noqa: E501 - a table of words reads better one entry a line

from __future__ import annotations

from kb.rules.model import CardState, LeadRestriction, Phrase
from kb.rules.text import Text, t

__all__ = ["SHARED", "lost"]


def lost(da: str, sv: str, en: str) -> Text:
    """The reason why nothing is ruled, when a point of the sheet is missing."""
    return t(
        f"Den del af arket er tabt: {da}",
        f"Den delen av bladet är förlorad: {sv}",
        f"That part of the sheet is lost: {en}",
    )


SHARED: tuple[Phrase, ...] = (
    Phrase("no-rectification", "all", t("Ingen berigtigelse", "Ingen korrigering", "No rectification"), "penalty"),
    Phrase("leads-26B", "declarer", t("Forsvarer den fejlende side, er der udspilsbegrænsning for makker (§ 26B, som ikke står på arket)", "Om den felande sidan försvarar blir det utspelsbegränsning för partnern (§ 26B, som inte finns på bladet)", "If the offending side defends there is a lead restriction on the partner (26B, which is not on the sheet)"), "", LeadRestriction("declarer", "offenders-partner", ("forbid",), "any", "first-lead")),
    Phrase("law-16C", "offending-side", t("§ 16C anvendes: den fejlende side må ikke bruge oplysningen fra den tilbagetagne melding eller det tilbagetagne kort", "§ 16C tillämpas: den felande sidan får inte använda upplysningen från det återtagna budet eller kortet", "16C applies: the offending side may not use information from the withdrawn call or card")),
    Phrase("major-penalty-card", "offender", t("Kortet bliver et stort strafkort", "Kortet blir ett stort straffkort", "The card becomes a major penalty card"), "card", CardState("card", "major-penalty-card")),
    Phrase("minor-penalty-card", "offender", t("Kortet bliver et lille strafkort", "Kortet blir ett litet straffkort", "The card becomes a minor penalty card"), "card", CardState("card", "minor-penalty-card")),
    Phrase("call-again-after-play", "non-offending-side", t("Føler den uskyldige side sig skadet, kalder den turneringslederen igen efter spillet", "Känner sig den oskyldiga sidan skadad tillkallar den tävlingsledaren igen efter spelet", "If the innocent side feels damaged it calls the director again after the play")),
)  # fmt: skip
