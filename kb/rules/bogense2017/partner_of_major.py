"""What declarer may ask of the partner of a big penalty card, when that partner is to lead (D2).

Reached through the status 'partner-of-major-to-lead', given by a refused lead out of turn and by a penalty card on the
table. The sheet says that declarer chooses between three things; of these only the first, to forbid the suit, is left.
"""

# ruff: noqa: E501 - words of the sheet and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import all_, given, is_, open_, told
from kb.rules.model import Choice, LeadRestriction, Option, Phrase, Role, Rule, RuleSet
from kb.rules.text import t

TO_LEAD = given("partner-of-major-to-lead")

RULES = RuleSet(
    name="partner-of-major",
    laws=("penalty-card",),
    on=(),
    phrases=(
        Phrase("no-lead-before-choice", "offenders-partner", t("Makker må ikke spille ud, før spilfører har valgt; arket nævner tre muligheder, men kun den ene er bevaret", "Partnern får inte spela ut förrän spelföraren har valt; bladet nämner tre möjligheter men bara den ena finns kvar", "The partner may not lead before declarer has chosen; the sheet speaks of three choices but holds only one")),
        Phrase("led-too-soon", "offenders-partner", t("Der blev spillet ud, før spilfører havde valgt; det måtte han ikke", "Utspelet kom innan spelföraren hade valt; det var inte tillåtet", "The lead came before declarer had chosen; that was not allowed")),
        Phrase("suit-forbidden", "offenders-partner", t("Makker må ikke spille ud i strafkortets farve, så længe han er inde; strafkortet tages op på hånden", "Partnern får inte spela ut straffkortets färg så länge han är inne; straffkortet tas upp på handen", "The partner may not lead the penalty card's suit while he is on lead; the penalty card is picked up"), "lead-limit", LeadRestriction("declarer", "offenders-partner", ("forbid",), "penalty-card", "while-on-lead")),
    ),
    rules=(
        Rule(
            "penalty-card/D2a",
            "Forbyde udspil i strafkortets farve. Forbuddet gælder, så længe spilleren er inde. Strafkortet tages op på hånden",
            all_(TO_LEAD, is_("lead_restriction_choice", "forbid-suit")),
            then=("suit-forbidden",),
        ),
        Rule(
            "penalty-card/D2:choice",
            "må der ikke spilles ud, før spilfører har valgt mellem følgende muligheder",
            all_(TO_LEAD, open_("lead_restriction_choice")),
            then=("no-lead-before-choice",),
            options=(
                Option(
                    "declarer",
                    (Choice("forbid-suit", cites=("penalty-card/D2a",), sets=(("lead_restriction_choice", "forbid-suit"),)),),
                ),
            ),
        ),
        Rule(
            "penalty-card/D2:led",
            "må der ikke spilles ud, før spilfører har valgt",
            all_(TO_LEAD, told("led_before_choice")),
            then=("led-too-soon",),
            role=Role.FRAME,
        ),
    ),
)  # fmt: skip
