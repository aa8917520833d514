"""X6 and X87: computer dealing, one board for both tables, boards that differ.

In a team match a fault of duplication leads to a new deal (214C3); in a pairs event the board is scored in groups, and a
small group gets a tenth of a top more (X87B). How a group is scored otherwise is law 87B of 2007, held only as a heading.
"""

# ruff: noqa: E501 - a table of words reads better one entry a line

from __future__ import annotations

from kb.rules.conditions import all_, any_, is_, no, not_, told, yes
from kb.rules.dbf2008.frame import FORMS, PAIRS, TEAMS, call, p
from kb.rules.facts import Implication
from kb.rules.model import Gap, NotRuled, Role, Rule, RuleSet
from kb.rules.text import t

GROUP = ("small_group_size", "comparable_contestants")
REDEAL = is_("irregularity", "redeal")
FOULED = is_("irregularity", "fouled-board")
COMPUTER = all_(REDEAL, is_("dealing_method", "computer"), not_(told("duplication_error")))

RULES = RuleSet(
    name="dealing-and-fouled-boards",
    laws=("X6", "X87"),
    on=("redeal", "fouled-board"),
    implications=(
        *FORMS,
        Implication(all_(), "small_group", "share of the group", call=("small_group", *GROUP)),
    ),
    phrases=(
        p("program-approved", "organiser", "Programmet er godkendt af forbundet; kortgivningen er i orden", "Programmet är godkänt av förbundet; given är i sin ordning", "The program is approved by the federation; the deal is in order", "program"),
        p("program-not-approved", "organiser", "EDB-givne kort skal gives med et program, forbundet har godkendt; det er ikke sket", "Datorgivna kort ska ges med ett program som förbundet har godkänt; det har inte skett", "Computer deals must come from a program approved by the federation; this one was not", "program"),
        p("duplication-fault-new-deal", "director", "De to borde har på grund af en duplikeringsfejl hver sit sæt kort: reglen om erstatningsspil gælder", "De två borden har på grund av ett dupliceringsfel var sina kort: regeln om ersättningsbricka gäller", "Through a fault of duplication the two tables have different cards: the rule on a replacement board applies"),
        p("scored-in-groups", "director", "Spillet opgøres i grupper (87B)", "Brickan räknas i grupper (87B)", "The board is scored in groups (87B)"),
        p("small-group-tenth", "all", "Parrene i den lille gruppe får 10 % af en top lagt til, dog højst 100 % i alt", "Paren i den lilla gruppen får 10 % av en topp i tillägg, dock högst 100 % totalt", "The pairs of the small group get 10 per cent of a top more, but no more than 100 per cent", "group-bonus"),
        p("group-no-bonus", "all", "Gruppen er større end 15 %; intet lægges til", "Gruppen är större än 15 %; inget läggs till", "The group is larger than 15 per cent; nothing is added", "group-bonus"),
        p("fouled-otherwise", "director", "Forkert kortfordeling uden duplikeringsfejl: den, der lagde kortene forkert, er fejlende, og 214C gælder", "Felaktig kortfördelning utan dupliceringsfel: den som lade korten fel är felande, och 214C gäller", "Wrong distribution without a fault of duplication: whoever put the cards back wrongly has offended, and 214C applies"),
        p("one-board-for-both", "organiser", "Duplikerede kort bør cirkulere, så begge borde i en kamp spiller samme mappe", "Duplicerade kort bör cirkulera så att båda borden i en match spelar samma bricka", "Duplicated boards should move so that both tables of a match play the same board"),
    ),
    rules=(
        Rule("X6A", "skal kortgivningen foretages med et af forbundet godkendt program", all_(COMPUTER, no("dealing_program_approved")), ("program-not-approved",)),
        Rule("X6A:approved", "skal kortgivningen foretages med et af forbundet godkendt program", all_(COMPUTER, yes("dealing_program_approved")), ("program-approved",)),
        Rule("X6B2", "når de to borde alligevel spiller med hver sit sæt kort, anvendes 214C3 (erstatningsspil)", all_(REDEAL, told("duplication_error"), TEAMS), ("duplication-fault-new-deal",), gives=("duplication",), also=("X6B1", "X87A")),
        Rule("X6B1", "bør indebære, at begge borde i en kamp spiller samme fysiske mappe", all_(REDEAL, told("same_physical_board", False), TEAMS), ("one-board-for-both",), role=Role.NOTE),
        Rule("X87A", "på grund af en duplikeringsfejl ikke indeholder samme kortfordeling jf. 87A, benyttes 214C3 (erstatningsspil)", all_(FOULED, TEAMS, yes("duplication_error"), no("same_physical_board")), ("duplication-fault-new-deal",), gives=("duplication",), also=("X6B2", "X6B1")),
        Rule("214A5:fouled", "Mappen indeholder forkert kortfordeling", all_(FOULED, TEAMS, any_(no("duplication_error"), yes("same_physical_board"))), ("fouled-otherwise",), role=Role.FRAME, gives=("cards-214",), also=("214C2", "214C3", "X87A")),
        Rule("X87B1", "skal have tillagt 10% af en top til deres opnåede parpoint", all_(FOULED, PAIRS, yes("small_group")), ("scored-in-groups", "small-group-tenth"), also=("X87B",), numbers=(call("group_share_percent", "group_share", *GROUP), call("percent_best_pair", "group_best", *GROUP, "group_best_percent"), call("percent_other_pair", "group_worst", *GROUP, "group_worst_percent"))),
        Rule("X87B2", "må dog ikke overstige 100%", all_(FOULED, PAIRS, yes("small_group")), role=Role.APPLIES),
        Rule("X87B1:large", "Parrene i en gruppe, der er mindre end eller lig med 15% af ellers sammenlignelige deltagere", all_(FOULED, PAIRS, no("small_group")), ("scored-in-groups", "group-no-bonus"), per=("X87B",), also=("X87B2",), numbers=(call("group_share_percent", "group_share", *GROUP), call("percent_best_pair", "group_best", *GROUP, "group_best_percent"), call("percent_other_pair", "group_worst", *GROUP, "group_worst_percent"))),
    ),
    gaps=(
        Gap(REDEAL, t("Reglementet har ingen regel om dette; lov 6 af 2007 gælder (se2007:6)", "Bestämmelserna har ingen regel om detta; lag 6 från 2007 gäller (se2007:6)", "The regulations have no rule for this; law 6 of 2007 applies (se2007:6)")),
        Gap(FOULED, t("Her gælder lov 87 af 2007, som kun haves som overskrift", "Här gäller lag 87 från 2007, som bara finns som rubrik", "Law 87 of 2007 applies here, held only as a heading")),
    ),
    not_ruled=(NotRuled(("X87B",), "definition", "introduces its points"),),
)
