"""Laws 7 and 8: the board and its cards, and when a round is over.

Law 7 tells the players what to do with their cards and lays down nothing for who does not. Law 8 answers one question: is the round over? A postponed board has a clock of its own
(8B2); a postponement nobody has spoken of is not asked for.
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import all_, is_, not_, told
from kb.rules.facts import Implication
from kb.rules.model import NotRuled, Phrase, Rule, RuleSet
from kb.rules.text import t

POSTPONED = told("board_postponed")
LAST_ROUND = told("stage", "after-session")

RULES = RuleSet(
    name="boards-and-rounds",
    laws=("7", "8"),
    on=("round-end",),
    phrases=(
        Phrase("round-ends-at-call", "all", t("Runden er slut, når turneringslederen kalder til den næste; ved et bord, der ikke er færdigt, varer den, til spillerne har skiftet", "Ronden är slut när tävlingsledaren kallar till nästa; vid ett bord som inte är klart varar den tills spelarna har bytt", "The round is over when the director calls the next one; at a table that has not finished it lasts until the players have moved"), "round"),
        Phrase("round-open-for-board", "all", t("For det udsatte spil er runden ikke slut: det er hverken spillet med bekræftet resultat eller aflyst", "För den uppskjutna brickan är ronden inte slut: den är varken spelad med bekräftat resultat eller avbruten", "For the postponed board the round is not over: it has neither been played with its result agreed nor been cancelled"), "round"),
        Phrase("round-over-for-board", "all", t("For det udsatte spil er runden nu slut", "För den uppskjutna brickan är ronden nu slut", "For the postponed board the round is now over"), "round"),
        Phrase("session-ends-at-table", "all", t("Sidste runde slutter ved hvert bord, når dets spil er spillet færdige og resultaterne ført uden indsigelse", "Sista ronden slutar vid varje bord när dess brickor är färdigspelade och resultaten protokollförda utan invändning", "The last round ends at each table when its boards are finished and the results entered without objection")),
    ),
    implications=(
        Implication(
            is_("postponed_board_state", "not-played", "result-confirmed", "cancelled"),
            "board_postponed", "only a postponed board is in that state", True,
        ),
    ),
    rules=(
        Rule(
            "8B2",
            "gäller för den brickan att ronden inte avslutas för de berörda spelarna förrän brickan har spelats",
            all_(POSTPONED, is_("postponed_board_state", "not-played")),
            then=("round-open-for-board",),
            also=("8B1", "8C"),
        ),
        Rule(
            "8B2:done",
            "förrän brickan har spelats samt resultatet har bekräftats och protokollförts eller om tävlingsledaren har avbrutit spelet på brickan",
            all_(POSTPONED, is_("postponed_board_state", "result-confirmed", "cancelled")),
            then=("round-over-for-board",),
            also=("8B1", "8C"),
        ),
        Rule(
            "8C",
            "Sista ronden i en omgång, och omgången i sin helhet, är för varje bord slut i och med att respektive bords brickor färdigspelats och resultaten protokollförts utan invändningar",
            all_(not_(POSTPONED), LAST_ROUND),
            then=("session-ends-at-table",),
            also=("8B1",),
        ),
        Rule(
            "8B1",
            "I allmänhet är en rond slut, när tävlingsledaren meddelar att nästa rond börjar. Men om spelet vid något bord inte avslutats i rätt tid, fortsätter ronden vid detta bord tills spelarna har bytt",
            all_(not_(POSTPONED), not_(LAST_ROUND)),
            then=("round-ends-at-call",),
            also=("8C", "8B2"),
        ),
    ),
    not_ruled=(
        NotRuled(("7A", "7B1", "7B3", "7C"), "procedure", "where the board lies and whose cards one may touch"),
        NotRuled(("7B2",), "procedure", "to count the cards before looking at them; kept in mind where a hand was wrong (law 13)"),
        NotRuled(("7D",), "procedure", "who sees to it that law 7 is kept at a table"),
        NotRuled(("8A1", "8A2"), "procedure", "how boards and players move, and who moves them"),
    ),
)  # fmt: skip
