"""231 and 232: who sits where in a team match, and who may watch it."""

# ruff: noqa: E501 - a table of words reads better one entry a line

from __future__ import annotations

from kb.rules.conditions import all_, any_, at_least, given, is_, known, not_, told, yes
from kb.rules.dbf2008.frame import FORMS, p
from kb.rules.model import Gap, NotRuled, Role, Rule, RuleSet
from kb.rules.text import t

MANY = all_(known("rounds_in_match"), at_least("rounds_in_match", 3))
SYSTEM = told("artificial_system_one_team_only")
ORDINARY = all_(not_(MANY), not_(SYSTEM))
HOME = known("home_team_listed_first")
HALF = any_(known("half"), known("home_pair_unchanged"), not_(HOME))
STAYS = all_(ORDINARY, HALF, is_("half", 2), told("home_pair_unchanged"))

SEATING = RuleSet(
    name="seating",
    laws=("231",),
    on=("seating",),
    implications=FORMS,
    phrases=(
        p("home-team-named-first", "all", "Er intet andet sagt, er det førstnævnte hold i startlisten hjemmehold; det sidder N-S i åbent og Ø-V i lukket rum", "Om inget annat är sagt är det först nämnda laget i startlistan hemmalag; det sitter N-S i öppna och Ö-V i slutna rummet", "Unless told otherwise the team named first in the start list is the home team; it sits N-S in the open and E-W in the closed room"),
        p("home-team-by-list", "all", "Startlisten eller turneringslederen har udpeget hjemmeholdet; det sidder N-S i åbent og Ø-V i lukket rum", "Startlistan eller tävlingsledaren har utsett hemmalaget; det sitter N-S i öppna och Ö-V i slutna rummet", "The start list or the director has named the home team; it sits N-S in the open and E-W in the closed room"),
        p("home-places-last", "all", "I 1. halvleg har hjemmeholdet ret til at placere sig sidst", "I första halvlek har hemmalaget rätt att placera sig sist", "In the first half the home team may take its places last", "places-last"),
        p("away-places-last", "all", "I 2. halvleg har udeholdet ret til at placere sig sidst", "I andra halvlek har bortalaget rätt att placera sig sist", "In the second half the away team may take its places last", "places-last"),
        p("unchanged-pair-stays", "all", "Et uændret par på hjemmeholdet skal blive i det rum, hvor det spillede 1. halvleg", "Ett oförändrat par i hemmalaget ska stanna i det rum där det spelade första halvlek", "An unchanged pair of the home team stays in the room where it played the first half"),
        p("unchanged-pairs-not-again", "all", "To uændrede par må ikke møde hinanden i begge halvlege; udeholdets par må i det andet rum", "Två oförändrade par får inte möta varandra i båda halvlekarna; bortalagets par får gå till det andra rummet", "Two unchanged pairs may not meet in both halves; the away pair goes to the other room"),
        p("other-seating-rule", "organiser", "Når der på kun det ene hold spilles højkunstigt system, gælder 103C2 i Spillerhåndbogen i stedet; den haves ikke", "När bara det ena laget spelar starkt konstlat system gäller 103C2 i spelarhandboken i stället; den finns inte här", "When only one team plays a highly artificial system, 103C2 of the players' handbook applies instead; it is not held"),
        p("organiser-fixes-seating", "organiser", "For kampe med mere end to runder fastsætter arrangøren reglerne", "För matcher med mer än två ronder fastställer arrangören reglerna", "For matches of more than two rounds the organiser lays down the rules"),
        p("swap-only-after-round", "director", "Der byttes kun efter en runde; ved force majeure kan turneringslederen dispensere", "Byte sker bara efter en rond; vid force majeure kan tävlingsledaren ge dispens", "Players change only after a round; with force majeure the director may allow it"),
    ),
    rules=(
        Rule("231A1", "betragtes det i startlisten førstnævnte hold som hjemmehold", told("home_team_listed_first"), ("home-team-named-first",), per=("231A2",), weight=1),
        Rule("231A1:named", "Turneringslederen tildeler om nødvendigt de respektive betegnelser", told("home_team_listed_first", False), ("home-team-by-list",), per=("231A2",), weight=1),
        Rule("231B2b", "To uændrede par må ikke møde hinanden i begge halvlege", all_(STAYS, yes("unchanged_pairs_met_in_first_half")), ("unchanged-pairs-not-again",), weight=-1),
        Rule("231B2a", "Ethvert uændret par på hjemmeholdet skal forblive i det rum, hvor de spillede 1. halvleg", STAYS, ("unchanged-pair-stays",), also=("231B2b", "231A2")),
        Rule("231B2", "har hjemmeholdet ret til at placere sig sidst i 1. halvleg", all_(ORDINARY, HALF, is_("half", 1)), ("home-places-last",), also=("231A1", "231A2", "231B")),
        Rule("231B2:second", "udeholdet har ret til at placere sig sidst i 2. halvleg", all_(ORDINARY, HALF, is_("half", 2)), ("away-places-last",), also=("231A2", "231B")),
        Rule("231B2:system", "For kampe med to runder (halvlege)", all_(SYSTEM, not_(MANY)), ("other-seating-rule",), also=("231B2a", "231B2b")),
        Rule("231B3", "For kampe med mere end to runder fastlægger turneringsarrangøren relevante bestemmelser", MANY, ("organiser-fixes-seating",), also=("231B", "231A2")),
        Rule("231B1", "må kun ske efter en runde", told("force_majeure"), ("swap-only-after-round",), weight=2),
    ),
    not_ruled=(
        NotRuled(("231B",), "definition", "a team chooses its line-up within the points that follow"),
        NotRuled(("231A2",), "definition", "where the home team sits; applied with 231A1"),
    ),
)

WATCHING = RuleSet(
    name="watching-own-team",
    laws=("232",),
    on=("watching-own-team",),
    implications=FORMS,
    phrases=(
        p("captain-may-watch", "all", "En ikke-spillende kaptajn må se på, også på sit eget hold, efter reglerne for tilskuere (76)", "En icke spelande lagkapten får titta på, även på sitt eget lag, enligt reglerna för åskådare (76)", "A non-playing captain may watch, his own team too, by the rules for spectators (76)", "watching"),
        p("captain-no-other-rights", "all", "Ellers har kaptajnen ingen særlige rettigheder under spillet", "I övrigt har kaptenen inga särskilda rättigheter under spelet", "Otherwise the captain has no special rights during play"),
        p("player-may-not-watch", "all", "En spiller må ikke være tilskuer ved et bord, hvor holdkammeraterne spiller", "En spelare får inte vara åskådare vid ett bord där lagkamraterna spelar", "A player may not watch a table where his team mates play", "watching"),
        p("player-may-watch-others", "all", "Et bord, hvor egne holdkammerater ikke spiller, må spilleren gerne se på", "Ett bord där de egna lagkamraterna inte spelar får spelaren titta på", "A table where none of his team mates play the player may watch", "watching"),
    ),
    rules=(
        Rule("232A1", "En ikke-spillende holdkaptajn har lov til at være tilskuer, også til sit eget hold", is_("watcher", "non-playing-captain"), ("captain-may-watch",), also=("232B",), gives=("captain",)),
        Rule("232A2", "har kaptajnen ingen særlige rettigheder under spillet", given("captain"), ("captain-no-other-rights",), role=Role.APPLIES),
        Rule("232B", "må en spiller ikke være tilskuer ved et bord, hvor spillerens holdkammerater spiller", all_(is_("watcher", "team-member"), yes("watches_own_team")), ("player-may-not-watch",), also=("232A1", "232A")),
        Rule("232B:others", "ved et bord, hvor spillerens holdkammerater spiller", all_(is_("watcher", "team-member"), is_("watches_own_team", False)), ("player-may-watch-others",)),
    ),
    gaps=(Gap(is_("watcher", "outsider"), t("For andre tilskuere gælder lov 76", "För andra åskådare gäller lag 76", "Law 76 is for other spectators")),),
    not_ruled=(NotRuled(("232A",), "definition", "heading; its points rule"),),
)
