"""Law 23: when the forced pass of the offender's partner hurts the other side.

Reached through the status 'enforced-pass', which every rule gives that silences the offender's partner.
The judgement can only be made after the play, so the law is a thing to keep in mind, never a question now.
"""

from __future__ import annotations

from kb.rules.conditions import given
from kb.rules.model import Phrase, Role, Rule, RuleSet
from kb.rules.text import t

RULES = RuleSet(
    name="enforced-pass",
    laws=("23",),
    on=(),
    phrases=(
        Phrase(
            "watch-enforced-pass",
            "director",
            t(
                "Hvis den fejlende kunne have vidst, at den tvungne pas sandsynligvis ville skade modstanderne, "
                "spilles der videre, og turneringslederen overvejer en justeret score",
                "Om den felande kunde ha vetat att det tvingande passet troligen skulle skada motståndarna "
                "spelar man vidare, och tävlingsledaren överväger en justerad score",
                "If the offender could have known that the enforced pass would probably damage the opponents, "
                "play goes on and the director considers an adjusted score",
            ),
        ),
    ),
    rules=(
        Rule(
            "23",
            "kunne have vidst, at den tvungne pas sandsynligvis ville skade den ikke-fejlende side",
            given("enforced-pass"),
            then=("watch-enforced-pass",),
            role=Role.NOTE,
            also=("72B1",),
        ),
    ),
)
