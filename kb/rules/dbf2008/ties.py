"""221 to 223: who is placed ahead when contestants are level.

Teams ranked in KP (221A two teams, 221B more), a single match that ends level in imps (222), pairs (223). The criteria
come one after the other; each is asked only when those before it have not decided. Which of several lists of figures is
better is reckoned by kb.scoring and told as a fact (`tie_quotient`, `tie_internal`, `tie_worst_counts`).
"""

# ruff: noqa: E501 - a table of words reads better one entry a line

from __future__ import annotations

from kb.rules.conditions import (
    Condition,
    all_,
    any_,
    at_least,
    at_most,
    given,
    is_,
    known,
    less_than,
    more_than,
    no,
    not_,
    told,
    yes,
)
from kb.rules.dbf2008.frame import FORMS, call, maybe, once, p
from kb.rules.facts import Contradiction, Implication
from kb.rules.model import NotRuled, Number, Role, Rule, RuleSet

KP, IMP = "tie_kp_head_to_head", "tie_imp_head_to_head"
LOST_AND_WON = ("imps_won_first", "imps_lost_first", "imps_won_second", "imps_lost_second")
AHEAD = ("first-team", "second-team", "third-team")
CUP = any_(told("knockout_match"), told("form_of_scoring", "imp-match"))
LEVEL = any_(all_(known("imp_total_ns"), is_("knockout_state", "level")), not_(known("imp_total_ns")))
PAIRS = all_(not_(CUP), is_("event_type", "pairs", "individual"))
TEAMS = all_(not_(CUP), is_("event_type", "teams"))
TWO = any_(all_(TEAMS, is_("teams_tied", 2)), given("two-still-level"))
MANY = all_(TEAMS, at_least("teams_tied", 3))
QUOTIENTS = (call("quotient_first", "quotient_first", *LOST_AND_WON), call("quotient_second", "quotient_second", *LOST_AND_WON))

LEVEL_KP = all_(TWO, is_(KP, "equal"))


def level_and(quotient: Condition) -> Condition:
    """Neither the match between them nor its imps decide, or there was none; then the quotient is looked at."""
    met = all_(LEVEL_KP, once(KP, is_(IMP, "equal", "not-met")), once(KP, once(IMP, quotient)))
    return any_(all_(TWO, is_(KP, "not-met"), once(KP, quotient)), met)




def head_to_head(*values: str) -> Condition:
    """Between two pairs; asked for only once a unique ranking is known to be wanted."""
    nothing_told = all_(not_(known("unique_ranking_required")), not_(known("tie_mp_head_to_head")))
    return any_(nothing_told, is_("tie_mp_head_to_head", *values))


RULES = RuleSet(
    name="tie",
    laws=("221", "222", "223"),
    on=("tie",),
    implications=(
        *FORMS,
        Implication(known("tie_mp_head_to_head"), "event_type", "only pairs compare matchpoints", "pairs"),
        Implication(known("tie_kp_internal"), "event_type", "only teams have KP", "teams"),
        Implication(yes("knockout_match"), "event_type", "a single match is between teams", "teams"),
        Implication(all_(), "tie_internal", "KP among the level teams", call=("tie_internal", "tie_kp_internal")),
        Implication(all_(), "tie_quotient", "imps of all matches", call=("tie_quotient", *LOST_AND_WON)),
        Implication(all_(), "tie_worst_counts", "worst scores counted", call=("tie_worst", "worst_counts_first", "worst_counts_second")),
        Implication(CUP, "knockout_state", "imps after deductions", call=("knockout", "imp_total_ns", "imp_total_ew", "deductions", "ns_responsibility", "ew_responsibility")),
    ),
    contradictions=(Contradiction(less_than("teams_tied", 2), "one contestant cannot be level with itself (221, 223)."),),
    phrases=(
        *(
            phrase
            for place, da, sv, en in (("first", "Det første", "Det första", "The first"), ("second", "Det andet", "Det andra", "The second"), ("third", "Det tredje", "Det tredje", "The third"))
            for phrase in (
                p(f"{place}-team-ahead", "all", f"{da} hold placeres forrest", f"{sv} laget placeras före", f"{en} team is placed ahead", "ahead"),
                p(f"{place}-pair-ahead", "all", f"{da} par placeres forrest", f"{sv} paret placeras före", f"{en} pair is placed ahead", "ahead"),
            )
        ),
        p("by-quotient", "all", "Kvotienten af vundne og afgivne IMP i alle kampe afgør", "Kvoten av vunna och avgivna imp i alla matcher avgör", "The quotient of imps won and lost in all matches decides"),
        p("organisers-rule-for-ties", "organiser", "Holdene står stadig lige; propositionerne kan bestemme omkamp", "Lagen står fortfarande lika; inbjudan kan föreskriva omspel", "The teams are still level; the rules of the event may provide for a play-off", "ahead"),
        p("by-kp-among-them", "all", "Holdene placeres efter deres KP i kampene indbyrdes", "Lagen placeras efter sina KP i matcherna sinsemellan", "The teams are placed by their KP in the matches among themselves"),
        p("two-by-221a", "all", "Mellem de to, der stadig står lige, afgør 221A", "Mellan de två som fortfarande står lika avgör 221A", "Between the two still level 221A decides"),
        p("begin-again", "all", "De allerede placerede holdes udenfor, og der begyndes forfra efter 221B mellem dem, der står lige", "De redan placerade hålls utanför, och man börjar om enligt 221B mellan dem som står lika", "Those already placed are left out, and 221B starts over among those still level"),
        p("by-internal-quotient", "all", "Kvotienten af vundne og afgivne IMP i kampene indbyrdes afgør; derefter den i alle kampe", "Kvoten av vunna och avgivna imp i matcherna sinsemellan avgör; därefter den i alla matcher", "The quotient of imps won and lost in the matches among themselves decides; after that the one of all matches"),
        p("not-equally-many-matches", "all", "Da holdene ikke har mødt hinanden lige tit, afgør kvotienten i alle kampe straks", "Eftersom lagen inte har mötts lika många gånger avgör kvoten i alla matcher direkt", "As the teams have not met equally often, the quotient of all matches decides at once"),
        p("ns-wins-match", "all", "Nord-Syds hold vinder kampen", "Nord-Syds lag vinner matchen", "North-South's team wins the match", "ahead"),
        p("ew-wins-match", "all", "Øst-Vests hold vinder kampen", "Öst-Västs lag vinner matchen", "East-West's team wins the match", "ahead"),
        p("by-total-points", "all", "Holdet med flest spilpoint i alt vinder", "Laget med flest poäng totalt vinner", "The team with more total points wins"),
        p("four-more-boards", "all", "Der spilles 4 spil mere med samme opstilling som i sidste runde, om nødvendigt igen", "Man spelar 4 brickor till med samma uppställning som i sista ronden, vid behov igen", "4 more boards are played in the same line-up as the last round, again if need be", "ahead"),
        p("place-is-shared", "organiser", "Der skal ikke findes en entydig rækkefølge; pladsen deles", "Ingen entydig placering behövs; platsen delas", "No unique ranking is needed; the place is shared", "ahead"),
        p("pairs-sum-encounters", "all", "Alle indbyrdes opgør lægges sammen; står nogle stadig lige, gentages det for dem", "Alla inbördes möten summeras; står några fortfarande lika upprepas det för dem", "All boards against each other are added up; for those still level it is repeated"),
        p("pairs-not-separated", "all", "Kriterierne skiller ikke parrene ad", "Kriterierna skiljer inte paren åt", "The criteria do not separate the pairs", "ahead"),
    ),
    rules=(
        # two teams
        *(Rule("221A1" if v == "first-team" else f"221A1:{v}", "placeres det hold forrest, som har opnået flest KP i samtlige indbyrdes kampe", all_(TWO, is_(KP, v)), (f"{v}-ahead",), also=("221A2", "221A3")) for v in AHEAD),
        *(Rule("221A2" if v == "first-team" else f"221A2:{v}", "placeres det hold forrest, som har opnået flest imp i samtlige indbyrdes kampe", all_(LEVEL_KP, once(KP, is_(IMP, v))), (f"{v}-ahead",), per=("221A1",), also=("221A3",)) for v in AHEAD),
        *(
            Rule(
                "221A3" if v == "first-team" else f"221A3:{v}",
                "placeres det hold forrest, som har opnået den bedste kvotient af de sammenlagte vundne imp og de sammenlagte afgivne imp",
                level_and(is_("tie_quotient", v)),
                ("by-quotient", f"{v}-ahead"),
                also=("221A1", "221A2", "221A4"),
                numbers=QUOTIENTS,
            )
            for v in ("first-team", "second-team")
        ),
        Rule("221A4", "nærmere bestemmelser for omkampe i tilfælde af fortsat lighed", level_and(is_("tie_quotient", "equal")), ("organisers-rule-for-ties",), per=("221A3",), also=("221A1", "221A2"), numbers=QUOTIENTS),
        # more than two
        Rule("221B1", "som har opnået flest KP i samtlige indbyrdes kampe", all_(MANY, yes("tie_equal_number_of_matches"), is_("tie_internal", "all-different")), ("by-kp-among-them",), also=("221B2", "221B3")),
        Rule("221B2", "Hvis placeringen herefter er lige mellem 2 hold, anvendes 221A", all_(MANY, yes("tie_equal_number_of_matches"), is_("tie_internal", "two-level")), ("by-kp-among-them", "two-by-221a"), per=("221B1",), weight=-1, gives=("two-still-level",), also=("221B3",)),
        Rule("221B2:again", "udskydes de allerede placerede hold", all_(MANY, yes("tie_equal_number_of_matches"), is_("tie_internal", "several-level")), ("by-kp-among-them", "begin-again"), per=("221B1",), also=("221B3",)),
        Rule("221B3", "den bedste kvotient af de sammenlagte vundne imp og de sammenlagte afgivne imp i samtlige indbyrdes kampe", all_(MANY, yes("tie_equal_number_of_matches"), is_("tie_internal", "all-level")), ("by-internal-quotient",), per=("221B1",), also=("221B4", "221B2", "221B5")),
        Rule("221B4", "placeres det hold forrest, som har den bedste kvotient af de sammenlagte vundne imp og de sammenlagte afgivne imp i samtlige kampe i turneringen", all_(MANY, no("tie_equal_number_of_matches")), ("not-equally-many-matches", "by-quotient"), per=("221B1",), also=("221B5",), numbers=QUOTIENTS),
        # a single match
        Rule("211B1d:tie", "1½ imp, som fradrages i den fejlendes impscore i kampen", all_(CUP, known("deductions"), more_than("deductions", 0)), ("deduction-cup",), role=Role.FRAME, also=("211A2",), numbers=tuple(call(f"imp_score_{s}", "imps_after", f"imp_total_{s}", maybe(f"{s}_responsibility"), "deductions") for s in ("ns", "ew"))),
        *(Rule(f"201A1:{s}", "imp-opgørelse (78B)", all_(CUP, known("imp_total_ns"), is_("knockout_state", s)), (f"{s}-wins-match",), also=("222",)) for s in ("ns", "ew")),
        *(
            Rule(
                "222A" if s == "ns" else f"222A:{s}",
                "Det hold, der sammenlagt har flest spilpoint på spillene",
                all_(CUP, LEVEL, ahead),
                ("by-total-points", f"{s}-wins-match"),
                also=("222B1", "222"),
            )
            for s, ahead in (("ns", more_than("total_points_difference", 0)), ("ew", less_than("total_points_difference", 0)))
        ),
        Rule(
            "222B1",
            "Ved fortsat lighed spilles yderligere 4 spil",
            all_(CUP, LEVEL, at_least("total_points_difference", 0), at_most("total_points_difference", 0)),
            ("four-more-boards",),
            per=("222A",),
            also=("222B2",),
            numbers=(Number("extra_boards", 4),),
        ),
        Rule("222B2", "Om nødvendigt fortsætter kampen med tilsvarende runder a 4 spil", all_(CUP, told("total_points_difference", 0)), role=Role.NOTE),
        # pairs
        Rule("223A1", "Entydige placeringer skal fastlægges, når det drejer sig om udelelige præmie- eller kvalifikationsgivende placeringer", all_(PAIRS, no("unique_ranking_required")), ("place-is-shared",), also=("223A2", "223B")),
        Rule("223A1:needed", "Entydige placeringer skal fastlægges", all_(PAIRS, yes("unique_ranking_required")), role=Role.FRAME, also=("223A2", "223B")),
        *(Rule("223B1" if v == "first-pair" else f"223B1:{v}", "Flest parpoint i indbyrdes opgør", all_(PAIRS, yes("unique_ranking_required"), head_to_head(v)), (f"{v}-ahead",), also=("223B2",)) for v in ("first-pair", "second-pair")),
        Rule("223B1a", "Samtlige indbyrdes opgør summeres (med 0 som middel)", all_(PAIRS, told("unique_ranking_required"), known("teams_tied"), at_least("teams_tied", 3)), ("pairs-sum-encounters",), role=Role.APPLIES, per=("223B1b",)),
        *(
            Rule("223B2" if v == "first" else f"223B2:{v}", "Flest runder med en score over middel", all_(PAIRS, yes("unique_ranking_required"), head_to_head("equal", "not-met"), once("tie_mp_head_to_head", more)), (f"{v}-pair-ahead",), per=("223B1",), also=("223B3",))
            for v, more in (("first", more_than("rounds_above_average_first", "rounds_above_average_second")), ("second", less_than("rounds_above_average_first", "rounds_above_average_second")))
        ),
        *(
            Rule(
                "223B3" if v == "first-pair" else f"223B3:{v}",
                "Det par, som har den bedste score i sammenligningen, slutter forrest",
                all_(PAIRS, yes("unique_ranking_required"), head_to_head("equal", "not-met"), once("tie_mp_head_to_head", all_(at_least("rounds_above_average_first", "rounds_above_average_second"), at_most("rounds_above_average_first", "rounds_above_average_second"), once("rounds_above_average_first", once("rounds_above_average_second", is_("tie_worst_counts", v)))))),
                (code,),
                per=("223B2", "223B1"),
            )
            for v, code in (("first-pair", "first-pair-ahead"), ("second-pair", "second-pair-ahead"), ("equal", "pairs-not-separated"))
        ),
    ),
    not_ruled=(
        NotRuled(("221", "221A", "221B", "222", "222B", "223", "223A", "223B"), "definition", "headings or sentences that introduce their points"),
        NotRuled(("221B5",), "organiser", "rules for play-offs; named where nothing separates the teams"),
        NotRuled(("223A2",), "organiser", "when unique places are wanted; named with 223A1"),
    ),
)
