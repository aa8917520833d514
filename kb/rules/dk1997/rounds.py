"""Law 8: when a round is over.

The director's signal normally ends it (8B); a table still playing then has its round until the players move on. The
last round of a session ends at each table when its boards are played and the scores entered without protest (8C).
The text knows no postponed board, so such a board does not keep a round open.
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import all_, is_, not_, told
from kb.rules.model import NotRuled, Phrase, Rule, RuleSet
from kb.rules.text import t

LAST = told("end_of_event")

RULES = RuleSet(
    name="rounds",
    laws=("8",),
    on=("round-end",),
    phrases=(
        Phrase("signal-ends-round", "all", t("Runden er normalt forbi, når turneringslederen giver signal til den næste", "Ronden är normalt slut när tävlingsledaren ger signal till nästa", "The round is normally over when the director gives the signal for the next")),
        Phrase("round-goes-on-here", "all", t("Ved dette bord fortsætter runden, til spillerne går videre", "Vid detta bord fortsätter ronden tills spelarna går vidare", "At this table the round goes on until the players move on")),
        Phrase("last-round-ends", "all", t("Sidste runde slutter ved bordet, når alle dets spil er spillet, og scorerne er indført uden protest", "Sista ronden slutar vid bordet när alla dess brickor är spelade och resultaten införda utan protest", "The last round ends at the table when all its boards are played and the scores entered without protest")),
    ),
    rules=(
        Rule(
            "8B",
            "En runde er normalt forbi, når turneringslederen giver signal til begyndelse på den følgende runde",
            all_(is_("irregularity", "round-end"), not_(LAST)),
            then=("signal-ends-round",),
            also=("8C", "79B"),
        ),
        Rule(
            "8B:still-playing",
            "Hvis spillet ved et bord ikke er færdigt på dette tidspunkt, fortsætter runden for dette bords vedkommende, indtil spillerne går videre til næste runde",
            all_(not_(LAST), told("stage", "before-auction", "auction", "after-final-pass", "play", "after-play")),
            then=("round-goes-on-here",),
        ),
        Rule(
            "8C",
            "slutter ved det enkelte bord, når alle spil bestemt for dette bord er færdigspillet, og alle scorer er indført i regnskaberne uden protest",
            LAST,
            then=("last-round-ends",),
            also=("8B", "79B"),
        ),
    ),
    not_ruled=(
        NotRuled(("3", "4"), "organiser", "how tables are numbered and players seated; who plays with whom"),
        NotRuled(("5A", "5B"), "organiser", "starting places and changes of seat; pairs that sat wrongly are ruled under 15 and 82"),
        NotRuled(("8", "8A*"), "organiser", "how boards and players move; the director instructs"),
    ),
)  # fmt: skip
