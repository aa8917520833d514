"""Law 87: a board that was not played in the same form everywhere.

The scores are divided into two groups, one for each form, and each group is worked out by itself as the organiser's
regulations say (87B, 78E). In some team matches the organiser may prescribe a new deal instead (footnote), unless the
match's result could be known without the board: then an adjusted score is given (86C).
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import all_, any_, is_, no, not_, told, yes
from kb.rules.model import Phrase, Role, Rule, RuleSet
from kb.rules.text import t

TEAMS = told("event_type", "teams")
NEW_DEAL = all_(TEAMS, told("redeal_prescribed"))

RULES = RuleSet(
    name="fouled-boards",
    laws=("86", "87"),
    on=("fouled-board",),
    phrases=(
        Phrase(
            "scored-in-two-groups",
            "director",
            t(
                "Scorerne deles i to grupper, én for hver kortfordeling, og hver gruppe regnes for sig efter turneringsbestemmelserne",
                "Scorerna delas i två grupper, en för varje fördelning, och varje grupp räknas för sig enligt tävlingsbestämmelserna",
                "The scores are divided into two groups, one for each form of the deal, and each is worked out by itself as the regulations say",
            ),
            "fouled-board",
        ),
        Phrase(
            "board-is-fouled",
            "director",
            t(
                "Spillet blev ikke spillet ens af dem, hvis scorer skal sammenlignes",
                "Brickan spelades inte lika av dem vars scorer ska jämföras",
                "The board was not played in the same form by those whose scores are to be compared",
            ),
        ),
        Phrase(
            "board-dealt-again",
            "director",
            t(
                "Spillet gives om, som arrangøren har bestemt",
                "Brickan ges om, som arrangören har bestämt",
                "The board is dealt again, as the organiser has prescribed",
            ),
            "fouled-board",
        ),
        Phrase(
            "no-new-deal-result-known",
            "director",
            t(
                "Kampens resultat kunne være kendt uden dette spil: det spilles ikke om, der tildeles en justeret score",
                "Matchens resultat kunde vara känt utan denna bricka: den spelas inte om, en justerad score tilldelas",
                "The result of the match could be known without this board: it is not replayed, an adjusted score is given",
            ),
            "fouled-board",
        ),
    ),
    rules=(
        Rule(
            "87A",
            "deltagere, hvis score skulle sammenlignes direkte, ikke spillede det pågældende spil i identisk form",
            is_("irregularity", "fouled-board"),
            then=("board-is-fouled",),
            role=Role.FRAME,
        ),
        Rule(
            "87B",
            "opdeler turneringslederen scorerne i to grupper og udregner hver gruppe for sig som foreskrevet i den arrangerende "
            "organisations turneringsbestemmelser",
            any_(not_(TEAMS), no("redeal_prescribed")),
            then=("scored-in-two-groups",),
            also=("78E", "90B6"),
        ),
        Rule(
            "87B:new-deal",
            "Når scorer skal fastsættes i tilfælde med forkert kortfordeling i en mappe",
            all_(TEAMS, yes("redeal_prescribed"), not_(told("match_result_could_be_known"))),
            then=("board-dealt-again",),
            also=("6", "86C"),
        ),
        Rule(
            "86C:fouled-board",
            "hvis det endelige resultat af en kamp uden dette spil kunne være kendt af en deltager",
            all_(NEW_DEAL, yes("match_result_could_be_known")),
            then=("no-new-deal-result-known",),
            per=("87B",),
            gives=("artificial-score-if-judged",),
            also=("6", "12C1"),
        ),
    ),
)
