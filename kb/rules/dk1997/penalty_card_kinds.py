"""Law 50B: is it a minor or a major penalty card?

Reached through statuses. 'shown-penalty-card' (law 49): what was shown and how decides. 'played-penalty-card'
(laws 53B, 57, 60B, 62B1, 62C2 and others): a card that was played on purpose and comes back is always major.
It gives 'minor-penalty-card' or 'major-penalty-card'.
One card that is no honour and was neither dropped nor played, but named or shown on purpose: the text's two
halves ('uagtsomt', 'bevidst spil') leave it between them. It is taken as major, since it was not shown by mistake;
the grade says so.
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import all_, any_, at_most, given, is_, known, more_than, no, not_, told, yes
from kb.rules.model import CardState, Grade, Phrase, Role, Rule, RuleSet
from kb.rules.text import t

SHOWN = given("shown-penalty-card")
BESIDE_ANOTHER = all_(told("irregularity", "exposed-card"), known("penalty_card"), known("exposed_card"))
"""A penalty card lies on the table already."""
SINGLE = all_(at_most("exposed_cards_count", 1), not_(BESIDE_ANOTHER))
SEVERAL = any_(more_than("exposed_cards_count", 1), BESIDE_ANOTHER)
BY_MISTAKE = is_("exposure_cause", "dropped", "two-cards-together", "held-visible")
PLAYED = is_("exposure_cause", "led-out-of-turn", "revoke-corrected")
ON_PURPOSE = is_("exposure_cause", "named", "shown-afterwards", "hand-spread")

RULES = RuleSet(
    name="penalty-card-kinds",
    laws=("50",),
    on=(),
    phrases=(
        Phrase("minor-penalty-card", "offender", t("Det er et lille strafkort: spilleren må ikke spille et lavere kort end en honnør i farven før det; makkeren får ingen udspilsstraf", "Det är ett litet straffkort: spelaren får inte spela ett lägre kort än en honnör i färgen före det; partnern får inget utspelsstraff", "It is a minor penalty card: the player may play no card below an honour in that suit before it; his partner gets no lead penalty"), "penalty-card-kind", CardState("shown", "minor-penalty-card")),
        Phrase("major-penalty-card", "offender", t("Det er et stort strafkort: det spilles ved første lovlige lejlighed, og spilfører kan bestemme over makkers udspil", "Det är ett stort straffkort: det spelas vid första tillåtna tillfälle, och spelföraren kan styra partnerns utspel", "It is a major penalty card: it is played at the first legal opportunity, and declarer may have a say over partner's leads"), "penalty-card-kind", CardState("shown", "major-penalty-card")),
    ),
    rules=(
        Rule(
            "50B1",
            "Et enkelt kort, som ikke er en honnør, og som blev vist uagtsomt (fx ved at man spiller to kort til et stik eller taber et kort ved et uheld), bliver et lille strafkort",
            all_(SHOWN, no("exposed_card_is_honour"), SINGLE, BY_MISTAKE),
            then=("minor-penalty-card",),
            role=Role.APPLIES,
            gives=("minor-penalty-card",),
            also=("50C",),
        ),
        Rule(
            "50B2",
            "Ethvert honnørkort eller kort vist gennem bevidst spil (fx ved udspil uden for tur eller ved en kulørsvigt, som rettes) bliver et stort strafkort",
            all_(SHOWN, any_(yes("exposed_card_is_honour"), SEVERAL, PLAYED)),
            then=("major-penalty-card",),
            role=Role.APPLIES,
            gives=("major-penalty-card",),
            also=("50D1", "50D2"),
        ),
        Rule(
            "50B2:on-purpose",
            "kort vist gennem bevidst spil",
            all_(SHOWN, no("exposed_card_is_honour"), SINGLE, ON_PURPOSE),
            then=("major-penalty-card",),
            role=Role.APPLIES,
            gives=("major-penalty-card",),
            grade=Grade.AMBIGUOUS,
            also=("50B1", "50D1", "50D2"),
        ),
        Rule(
            "50B2:played",
            "kort vist gennem bevidst spil (fx ved udspil uden for tur eller ved en kulørsvigt, som rettes) bliver et stort strafkort",
            given("played-penalty-card"),
            then=("major-penalty-card",),
            role=Role.APPLIES,
            gives=("major-penalty-card",),
            also=("50D1", "50D2"),
        ),
    ),
)  # fmt: skip
