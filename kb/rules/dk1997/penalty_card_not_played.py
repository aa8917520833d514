"""Law 52: a defender plays another card when a penalty card was due.

Declarer accepts the other card or has it replaced; once he has played himself he has accepted it (52B1b). The defender
may not take it back on his own (52A). Reached from 50C and 50D1 too ('other-card-in-place').
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import all_, any_, given, is_, no, not_, yes
from kb.rules.model import Choice, Option, Phrase, Role, Rule, RuleSet
from kb.rules.text import t

IN_ITS_PLACE = all_(
    any_(is_("irregularity", "failure-to-play-penalty-card"), given("other-card-in-place")),
    not_(given("other-card-allowed")),
)

RULES = RuleSet(
    name="penalty-card-not-played",
    laws=("52",),
    on=(),
    phrases=(
        Phrase("other-card-stands", "declarer", t("Det spillede kort står ved magt", "Det spelade kortet står", "The card played stands"), "other-card"),
        Phrase("not-taken-back-alone", "offender", t("Modspilleren må ikke selv tage kortet tilbage", "Försvararen får inte själv ta tillbaka kortet", "The defender may not take the card back on his own")),
    ),
    rules=(
        Rule(
            "52B1a",
            "kan spilfører acceptere et sådant udeller tilspil",
            all_(IN_ITS_PLACE, no("declarer_side_played_after")),
            options=(
                Option(
                    "declarer",
                    (
                        Choice(
                            "accept-card",
                            leads_to=t(
                                "Kortet står; strafkortet er fortsat strafkort (52B1c)",
                                "Kortet står; straffkortet är fortfarande straffkort (52B1c)",
                                "The card stands; the penalty card is still a penalty card (52B1c)",
                            ),
                        ),
                        Choice(
                            "require-penalty-card",
                            cites=("52B2",),
                            leads_to=t(
                                "Strafkortet spilles i stedet; det andet kort bliver et stort strafkort",
                                "Straffkortet spelas i stället; det andra kortet blir ett stort straffkort",
                                "The penalty card is played instead; the other card becomes a major penalty card",
                            ),
                        ),
                    ),
                ),
            ),
            also=("52B1c",),
        ),
        Rule(
            "52B1b",
            "skal spilfører acceptere et sådant ud- eller tilspil",
            all_(IN_ITS_PLACE, yes("declarer_side_played_after")),
            then=("other-card-stands", "stays-penalty-card"),
            per=("52B1c",),
            also=("52B1a", "52B2"),
        ),
        Rule(
            "52A",
            "må modspilleren ikke på eget initiativ tage et andet spillet kort tilbage",
            IN_ITS_PLACE,
            then=("not-taken-back-alone",),
            role=Role.NOTE,
            also=("50D1", "50C"),
        ),
    ),
)  # fmt: skip
