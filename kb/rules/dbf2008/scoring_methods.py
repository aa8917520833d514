"""201, 203 to 206: forms of scoring, adjusted scores inside them, rounding.

The figures come from kb.scoring. Law 78 of 2007, on which these paragraphs rest, is held only as a heading; its scale is
the one of every edition.
"""

# ruff: noqa: E501 - a table of words reads better one entry a line

from __future__ import annotations

from kb.rules.conditions import all_, any_, at_least, at_most, is_, isnt, known, less_than, no, not_, told, yes
from kb.rules.dbf2008.frame import FORMS, averages, call, imp_averages, maybe, p
from kb.rules.model import Gap, NotRuled, Number, Role, Rule, RuleSet
from kb.rules.text import t

FORM = "form_of_scoring"
FAULTS = all_(is_("ns_responsibility", "direct", "partial", "none"), is_("ew_responsibility", "direct", "partial", "none"))
GUILTY = any_(is_("ns_responsibility", "direct"), is_("ew_responsibility", "direct"))
SPOTLESS = any_(is_("ns_responsibility", "none", "partial"), is_("ew_responsibility", "none", "partial"))
MATCHPOINTS = is_(FORM, "matchpoints")
BOARDS = all_(known("artificial_boards"), at_least("artificial_boards", 2))
ROUND = all_(MATCHPOINTS, FAULTS, at_least("pairs_per_direction", 2))
IMPS = (*imp_averages("ns"), *imp_averages("ew"))
POINTS = tuple(
    call(f"points_{s}", "artificial", FORM, f"{s}_responsibility", maybe("tables_playing_board"), maybe("artificial_boards"))
    for s in ("ns", "ew")
)  # fmt: skip

ARTIFICIAL = RuleSet(
    name="artificial-score",
    laws=("201", "203", "204", "206"),
    on=("artificial-score",),
    implications=FORMS,
    phrases=(
        p("averages-by-fault", "director", "Efter 12C2 (2007): middel plus til en side uden skyld, middel til en delvis skyldig, middel minus til en skyldig", "Enligt 12C2 (2007): medel plus till en sida utan skuld, medel till en delvis skyldig, medel minus till en skyldig", "By 12C2 (2007): average plus to a side without fault, average to one partly at fault, average minus to one at fault"),
        p("rounded-up", "non-offending-side", "For en side, der ikke har fejlet, rundes op", "För en sida som inte har felat avrundas uppåt", "For a side without fault the score is rounded up"),
        p("rounded-down", "offending-side", "For en fejlende side rundes ned", "För en felande sida avrundas nedåt", "For an offending side the score is rounded down"),
        p("rounded-together", "director", "Skyldes spillene samme uregelmæssighed, afrundes de samlet", "Beror brickorna på samma oregelbundenhet avrundas de tillsammans", "As one irregularity cost the boards, they are rounded together"),
        p("rounded-one-by-one", "director", "Skyldes spillene hver sin uregelmæssighed, afrundes hvert for sig", "Beror brickorna på var sin oregelbundenhet avrundas var och en för sig", "As each board was lost by an irregularity of its own, each is rounded by itself"),
        p("two-imps-each-other-table", "all", "Middel plus er +2 IMP, middel minus −2 IMP for hvert andet bord, hvor spillet skulle spilles", "Medel plus är +2 imp, medel minus −2 imp för varje annat bord där brickan skulle spelas", "Average plus is +2 imps, average minus −2 imps for each other table where the board was to be played"),
        p("two-imps", "all", "Middel plus er +2 IMP, middel minus −2 IMP", "Medel plus är +2 imp, medel minus −2 imp", "Average plus is +2 imps, average minus −2 imps"),
        p("bam-averages", "all", "Middel plus er 1,2 point, middel minus 0,8 point, uden afrunding", "Medel plus är 1,2 poäng, medel minus 0,8 poäng, utan avrundning", "Average plus is 1.2 points, average minus 0.8 points, without rounding"),
        p("others-get-one-unit", "all", "De øvrige par får 1 enhed i sammenligningen med den justerede score", "De övriga paren får 1 enhet i jämförelsen med den justerade scoren", "The other pairs get 1 unit in the comparison with the adjusted score"),
    ),
    rules=(
        Rule("203A", "er den tildelte score +2 imp for middel plus, henholdsvis -2 imp for middel minus, for hvert andet bord", all_(is_(FORM, "cross-imps"), FAULTS, at_least("tables_playing_board", 2)), ("averages-by-fault", "two-imps-each-other-table"), also=("203",), numbers=IMPS),
        Rule("204B", "er den tildelte score +2 imp for middel plus, henholdsvis -2 imp for middel minus", all_(is_(FORM, "butler"), FAULTS), ("averages-by-fault", "two-imps"), also=("204A", "204"), numbers=IMPS),
        Rule("206A", "er den tildelte score 1,2 point for middel plus, henholdsvis 0,8 point for middel minus", all_(is_(FORM, "board-a-match"), FAULTS), ("averages-by-fault", "bam-averages"), also=("206", "201C"), numbers=POINTS),
        Rule("201C2", "foretages en eventuel afrunding samlet for alle spillene", all_(ROUND, BOARDS, yes("same_irregularity")), ("rounded-together",), numbers=(*averages("ns"), *averages("ew")), also=("201C1",)),
        Rule("201C1:each", "skal sådanne scorer afrundes", all_(ROUND, BOARDS, no("same_irregularity")), ("rounded-one-by-one",), numbers=(*averages("ns"), *averages("ew")), also=("201C2",)),
        Rule("201C1a", "For en ikke-fejlende side afrundes scoren i positiv retning", all_(ROUND, SPOTLESS), ("averages-by-fault", "rounded-up"), numbers=(*averages("ns"), *averages("ew")), also=("201C1", "201B2")),
        Rule("201C1b", "For en fejlende side afrundes scoren i negativ retning", all_(ROUND, GUILTY), ("averages-by-fault", "rounded-down"), numbers=(*averages("ns"), *averages("ew")), also=("201C1", "201B2")),
    ),
    gaps=(
        Gap(is_(FORM, "imp-match", "kp-match", "total-points"), t("Reglementet fastsætter ingen kunstig score for denne opgørelse; det gør 12C2 i loven af 2007 (se2007:12C2)", "Bestämmelserna fastställer ingen konstgjord score för denna beräkning; det gör 12C2 i 2007 års lag (se2007:12C2)", "The regulations fix no artificial score for this form of scoring; 12C2 of the 2007 laws does (se2007:12C2)")),
        Gap(less_than("pairs_per_direction", 2), t("Der er ingen at sammenligne med", "Det finns ingen att jämföra med", "There is nobody to compare with")),
        Gap(less_than("tables_playing_board", 2), t("Der er ingen andre borde at sammenligne med", "Det finns inga andra bord att jämföra med", "There are no other tables to compare with")),
    ),
)  # fmt: skip


BOARD = RuleSet(
    name="scores-of-a-board",
    laws=("201", "203", "204", "206"),
    on=("matchpoint-scoring", "butler-scoring", "imp-conversion"),
    implications=FORMS,
    phrases=(
        p("matchpoints-compared", "all", "Parpoint ved sammenligning med de øvrige borde: 2 enheder for en lavere, 1 for en lige score (78A)", "Partävlingspoäng genom jämförelse med övriga bord: 2 enheter för en lägre, 1 för en lika score (78A)", "Matchpoints by comparison with the other tables: 2 units for a lower score, 1 for an equal one (78A)"),
        p("datum-is-mean", "all", "Datum er gennemsnittet uden den højeste og den laveste score; kunstige, vægtede og ubalancerede scorer regnes ikke med", "Datum är medelvärdet utan högsta och lägsta score; konstgjorda, viktade och obalanserade scorer räknas inte", "The datum is the mean without the highest and the lowest score; artificial, weighted and unbalanced scores do not count"),
        p("imps-against-datum", "all", "Parret får IMP for forskellen til datum, afrundet til hele IMP", "Paret får imp för skillnaden mot datum, avrundat till hela imp", "The pair gets imps for the difference to the datum, in whole imps"),
        p("imps-across-field", "all", "IMP mod hvert af de andre borde lægges sammen", "Imp mot vart och ett av de andra borden summeras", "Imps against each other table are added up"),
        p("board-won-lost-drawn", "all", "Spillet giver 2-0, 1-1 eller 0-2 efter flest spilpoint", "Brickan ger 2-0, 1-1 eller 0-2 efter flest poäng", "The board counts 2-0, 1-1 or 0-2 by the points scored"),
        p("imps-for-difference", "all", "Forskellen omsættes til IMP (78B)", "Skillnaden omvandlas till imp (78B)", "The difference is turned into imps (78B)"),
    ),
    rules=(
        Rule(
            "201A2",
            "Parturnering: Parpointberegning (78A)",
            all_(is_("irregularity", "matchpoint-scoring"), isnt("scores_ns", ""), isnt("own_score_ns", 1)),
            ("matchpoints-compared",),
            role=Role.APPLIES,
            numbers=tuple(call(f"matchpoints_{s}", f"matchpoints_{s}", "scores_ns", "own_score_ns", maybe("artificial_tables")) for s in ("ns", "ew")),
        ),
        Rule("201B2", "1 enhed i sammenligning med den justerede score", all_(is_("irregularity", "matchpoint-scoring"), known("artificial_tables"), at_least("artificial_tables", 1)), ("others-get-one-unit",), also=("201B1",)),
        Rule(
            "204A",
            "Datumscoren beregnes som gennemsnittet af samtlige scorer opnået på spillet",
            all_(is_("irregularity", "butler-scoring"), isnt("scores_ns", "")),
            ("datum-is-mean",),
            numbers=(call("datum", "datum", "scores_ns"),),
        ),
        Rule(
            "204",
            "Derefter tildeles imp til hvert par ved sammenligning med datumscoren",
            all_(is_("irregularity", "butler-scoring"), isnt("scores_ns", "")),
            ("imps-against-datum",),
            numbers=tuple(call(f"imp_{s}", f"butler_{s}", "scores_ns", "own_score_ns") for s in ("ns", "ew")),
        ),
        Rule(
            "203",
            "ved sammenligning med scorer opnået af andre deltagere, der har spillet det samme spil",
            all_(is_("irregularity", "imp-conversion", "matchpoint-scoring"), told(FORM, "cross-imps"), isnt("scores_ns", ""), isnt("own_score_ns", 1)),
            ("imps-across-field",),
            excepts=("201A2",),
            numbers=tuple(call(f"imp_{s}", f"cross_imps_{s}", "scores_ns", "own_score_ns") for s in ("ns", "ew")),
        ),
        Rule(
            "206",
            "giver hvert enkelt spil 2-0, 1-1 eller 0-2, alt efter hvilket hold der har opnået flest spilpoint",
            all_(is_("irregularity", "imp-conversion"), is_(FORM, "board-a-match"), isnt("score_ns_open", 1), isnt("score_ns_closed", 1)),
            ("board-won-lost-drawn",),
            numbers=tuple(call(f"points_{s}", f"board_a_match_{s}", "score_ns_open", "score_ns_closed") for s in ("ns", "ew")),
            also=("206A",),
        ),
        Rule(
            "201A1:imps",
            "Holdturnering: imp-opgørelse (78B)",
            all_(is_("irregularity", "imp-conversion"), is_(FORM, "imp-match", "kp-match"), isnt("score_ns_open", 1), isnt("score_ns_closed", 1)),
            ("imps-for-difference",),
            numbers=(call("imp_ns", "imp", "score_ns_open", "score_ns_closed"), Number("imp_ew", ("-", ("call", "imp", "score_ns_open", "score_ns_closed")))),
        ),
    ),
    gaps=(Gap(all_(), t("Reglementet siger ikke mere om denne opgørelse", "Bestämmelserna säger inte mer om denna beräkning", "The regulations say no more about this form of scoring")),),
    not_ruled=(
        NotRuled(("201A", "201B", "201C"), "definition", "introduce their points; 201A gives way to the rules of the event"),
        NotRuled(("201B1",), "scoring", "a balanced adjusted score counts as if it had been obtained; kb.scoring's matchpoint field does so"),
    ),
)  # fmt: skip

AS_EVENT = told("event_type", "pairs", "individual")

MULTI = RuleSet(
    name="multi-team-scoring",
    laws=("205",),
    on=("multi-team-scoring",),
    implications=FORMS,
    phrases=(
        p("mean-of-imaginary-matches", "all", "Multiholdscoren er gennemsnittet af KP i de imaginære kampe mod de øvrige borde, uden bordet i egen kamp", "Multilagsscoren är medelvärdet av KP i de tänkta matcherna mot övriga bord, utan bordet i den egna matchen", "The multi-team score is the mean KP of the imaginary matches against the other tables, without the table of the own match"),
        p("against-every-table", "all", "Som parturneringsform gøres op mod samtlige øvrige borde", "Som partävlingsform räknas mot samtliga övriga bord", "As a form of pairs event it is reckoned against every other table"),
        p("annulled-count-nought", "all", "Et annulleret spil tæller 0 IMP i hver af de imaginære kampe", "En struken bricka räknas som 0 imp i var och en av de tänkta matcherna", "An annulled board counts 0 imps in each imaginary match"),
        p("adjusted-as-in-real-match", "all", "Andre justerede scorer regnes som i en rigtig kamp; 86D bruges ikke", "Andra justerade scorer räknas som i en riktig match; 86D används inte", "Other adjusted scores count as in a real match; 86D is not used"),
        p("penalties-left-out", "all", "Strafpoint for uregelmæssigheder, der førte til annullering, regnes ikke med", "Straffpoäng för oregelbundenheter som ledde till strykning räknas inte", "Penalties for irregularities that annulled a board are left out"),
        p("usual-artificial-scores", "all", "Kunstige scorer og strafpoint regnes med på sædvanlig måde", "Konstgjorda scorer och straffpoäng räknas på vanligt sätt", "Artificial scores and penalties count in the usual way"),
    ),
    rules=(
        Rule(
            "205",
            "Parrets multiholdscore for runden beregnes herefter som KP-gennemsnittet for de imaginære holdkampe",
            all_(not_(AS_EVENT), isnt("multi_imps", ""), at_least("boards_in_round", 1)),
            ("mean-of-imaginary-matches",),
            also=("205A", "201A1"),
            numbers=(call("multi_score", "multi_team", "multi_imps", "boards_in_round"), call("kp_scale", "kp_scale_of", "boards_in_round")),
        ),
        Rule(
            "205B1",
            "For hvert par gøres op mod samtlige øvrige borde i turneringen",
            all_(AS_EVENT, isnt("multi_imps", ""), at_least("boards_in_round", 1)),
            ("against-every-table", "usual-artificial-scores"),
            per=("205B", "205"),
            also=("205B2",),
            numbers=(call("multi_score", "multi_team", "multi_imps", "boards_in_round", maybe("own_match_imps")), call("kp_scale", "kp_scale_of", "boards_in_round")),
        ),
        Rule("202A:multi", "omsættes den samlede imp-difference for kampen til KP efter nedenstående tabel", at_least("boards_in_round", 1), role=Role.APPLIES),
        Rule("202B2:multi", "benyttes skalaen for nærmeste højere spilantal", all_(at_least("boards_in_round", 1), isnt("boards_in_round", 8, 10, 12, 14, 16, 20, 24, 28, 32, 36, 40, 48)), ("next-higher-scale",), role=Role.APPLIES),
        Rule("205A1", "For annullerede spil benyttes en kunstig score på 0 imp i hver af de imaginære holdkampe", all_(not_(AS_EVENT), any_(all_(known("boards_annulled"), at_least("boards_annulled", 1)), all_(known("artificial_boards"), at_least("artificial_boards", 1)))), ("annulled-count-nought",)),
        Rule("205A2", "For øvrige justerede scorer indregnes for hver imaginær holdkamp, som om der var tale om en rigtig holdkamp", all_(not_(AS_EVENT), told("adjusted_score_given")), ("adjusted-as-in-real-match",)),
        Rule("205A3", "tildelt for uregelmæssigheder, der fører til annullering af spil, medregnes ikke", all_(not_(AS_EVENT), known("deductions"), at_least("deductions", 1)), ("penalties-left-out",)),
    ),
    gaps=(Gap(at_most("boards_in_round", 0), t("Runden har ingen spil", "Ronden har inga brickor", "The round has no boards")),),
    not_ruled=(
        NotRuled(("205A",), "definition", "heading; its points rule"),
        NotRuled(("205B2",), "scoring", "takes 205A1 and 205A3 out of force; they hold only outside a pairs event"),
    ),
)  # fmt: skip
