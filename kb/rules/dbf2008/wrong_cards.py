"""214: a wrong hand, a wrong number of cards, information from another table, a board in disorder.

214B says who has offended, at this table and at an earlier one; 214D to 214G say what is done, by what went wrong; 214C
is applied by all of them: a warning when the board is played, average plus and minus when it is not, and in a team match
a new deal instead, as long as no one at the other table has seen a card (214C3, but not when the match could be known to
be decided: 86C of the 2007 laws, of which only the heading is held).
Statuses: 'cancelled-board' when the board cannot be played; 'cards-214' for every family; 'duplication' from X6B2 and X87A.
"""

# ruff: noqa: E501 - a table of words reads better one entry a line

from __future__ import annotations

from kb.rules.conditions import Condition, all_, any_, at_least, given, is_, known, no, not_, told, yes
from kb.rules.dbf2008.frame import AVERAGES, FORMS, PAIRS, TEAMS, averages, call, imp_averages, maybe, p
from kb.rules.model import Gap, NotRuled, Number, Role, Rule, RuleSet
from kb.rules.text import t

CANCELLED = told("result_obtainable", False)
PLAYED = not_(CANCELLED)
SURPLUS = not_(told("surplus_hands", 0))
LOOKED = is_("looked_without_thirteen", "ns", "ew", "both")
SEVERAL = all_(known("consecutive_boards_annulled"), at_least("consecutive_boards_annulled", 2))
OPPONENTS_HAND = is_("hand_seen_of", "opponent")
REDEAL = any_(no("other_table_saw_cards"), told("duplication_error"))

WORDS = (
    p("offenders-warned", "offending-side", "Hver fejlende side får en advarsel", "Varje felande sida får en varning", "Each offending side is warned", "sanction-214"),
    p("offenders-lose-deduction", "offending-side", "Hver fejlende side straffes med et standardfradrag", "Varje felande sida straffas med ett standardavdrag", "Each offending side loses a standard deduction", "sanction-214"),
    p("board-turned", "director", "Mappen drejes 90 grader, og spillet gennemføres normalt", "Brickan vrids 90 grader och spelas som vanligt", "The board is turned by 90 degrees and played normally", "board"),
    p("board-turned-both-tables", "director", "Mappen drejes 90 grader ved begge borde, og spillet gennemføres normalt", "Brickan vrids 90 grader vid båda borden och spelas som vanligt", "The board is turned by 90 degrees at both tables and played normally", "board"),
    p("board-artificial", "director", "Turneringslederen tildeler en kunstig score; foreligger der et resultat ved det andet bord, gælder 86D (2007), som kun haves som overskrift", "Tävlingsledaren tilldelar en konstgjord score; finns ett resultat vid det andra bordet gäller 86D (2007), som bara finns som rubrik", "The director gives an artificial score; where there is a result at the other table 86D (2007) applies, held only as a heading", "board"),
    p("several-boards-capped", "offending-side", "Et standardfradrag for hvert annulleret spil i træk, dog højst 2 KP; spillene udgår af opgørelsen", "Ett standardavdrag för varje struken bricka i följd, dock högst 2 KP; brickorna utgår", "A standard deduction for each consecutive annulled board, but 2 KP at most; the boards do not count", "sanction-214"),
    p("corrected-by-law-13", "director", "Fejlen rettes efter 13 (2007)", "Felet rättas enligt 13 (2007)", "The error is put right by law 13 (2007)"),
    p("corrected-by-law-14", "director", "Fejlen rettes efter 14 (2007)", "Felet rättas enligt 14 (2007)", "The error is put right by law 14 (2007)"),
    p("handled-by-law-16c", "director", "Turneringslederen behandler oplysningen efter 16C (2007)", "Tävlingsledaren behandlar upplysningen enligt 16C (2007)", "The director deals with the information by 16C (2007)"),
    p("looked-without-thirteen", "offending-side", "Den, der så sin hånd uden præcis 13 kort, er fejlende", "Den som såg sin hand utan exakt 13 kort är felande", "Whoever saw his hand while it did not hold exactly 13 cards is an offender"),
    p("earlier-table-at-fault", "offending-side", "Den, der lagde kortene forkert tilbage ved et tidligere bord, er også fejlende", "Den som lade tillbaka korten fel vid ett tidigare bord är också felande", "Whoever put the cards back wrongly at an earlier table is an offender too"),
    p("took-wrong-hand", "offending-side", "Den, der tog en modstanders hånd og så et kort i den, er fejlende, uanset hvorfor", "Den som tog en motståndares hand och såg ett kort i den är felande, oavsett varför", "Whoever took an opponent's hand and saw a card of it is an offender, whatever the reason"),
    p("talker-offends", "offending-side", "Den, der talte højt om spillet, er fejlende", "Den som talade högt om brickan är felande", "Whoever talked aloud about the board is an offender", "talker"),
    p("talker-excused", "director", "Turneringslederen kan bestemme, at spilleren ikke er fejlende, når det skete under normalt spil og med omtanke", "Tävlingsledaren får bestämma att spelaren inte är felande när det skedde under normalt spel och med omsorg", "The director may decide that the player has not offended, as it happened in normal play and with due care", "talker"),
    p("nobody-offends", "all", "Ingen ved bordet er fejlende", "Ingen vid bordet är felande", "Nobody at the table has offended"),
    p("earlier-table-warned", "offending-side", "Siden fra det tidligere bord får kun en advarsel, da en optælling af kortene ville have reddet spillet", "Sidan från det tidigare bordet får bara en varning, eftersom en räkning av korten hade räddat brickan", "The side of the earlier table is only warned, as counting the cards would have saved the board", "earlier-table"),
    p("earlier-table-deduction", "offending-side", "Siden fra det tidligere bord straffes med et standardfradrag", "Sidan från det tidigare bordet straffas med ett standardavdrag", "The side of the earlier table loses a standard deduction", "earlier-table"),
    p("board-redealt", "director", "Kortene gives om (6D1), og rundens tid forlænges tilsvarende; fejlende sider får advarsel", "Korten ges om (6D1) och rondens tid förlängs i motsvarande mån; felande sidor får en varning", "The cards are dealt again (6D1) and the round is prolonged accordingly; offending sides are warned", "redeal"),
    p("no-redeal-match-known", "director", "Der gives ikke om, da kampens resultat uden spillet kunne være kendt (86C)", "Det ges inte om, eftersom matchens resultat utan brickan kunde vara känt (86C)", "There is no new deal, as the result of the match without the board could be known (86C)", "redeal"),
    p("partners-hand-not-214d", "director", "214D gælder kun en modstanders hånd; har en spiller set makkers kort, er det en oplysning udefra", "214D gäller bara en motståndares hand; har en spelare sett partnerns kort är det en upplysning utifrån", "214D is about an opponent's hand only; a player who saw partner's cards has information from outside"),
    *AVERAGES,
)  # fmt: skip

WRONG_HAND = RuleSet(
    name="wrong-hand-seen",
    laws=("214",),
    on=("wrong-hand-seen",),
    implications=FORMS,
    phrases=WORDS,
    rules=(
        Rule(
            "214D1a",
            "drejes mappen 90 grader ved begge borde (jf. 16C2a), hvorefter spillet gennemføres normalt",
            all_(TEAMS, OPPONENTS_HAND, not_(SEVERAL), no("other_table_saw_cards")),
            ("board-turned-both-tables", "offenders-warned"),
            gives=("took-hand", "warning"),
            also=("214C1", "214D", "214D1d", "X90C1"),
        ),
        Rule(
            "214D1b",
            "Hvis en spiller ved det andet bord har set et eller flere kort fra mappen, tildeler turneringslederen kunstig score",
            all_(TEAMS, OPPONENTS_HAND, not_(SEVERAL), yes("other_table_saw_cards")),
            ("board-artificial", "offenders-lose-deduction"),
            gives=("took-hand", "artificial-214", "deduction"),
            also=("214D", "214D1c", "214D1d"),
        ),
        Rule(
            "214D1c",
            "idømmes et standardfradrag (211B) for hvert sådant spil, dog højst 2 KP",
            all_(TEAMS, OPPONENTS_HAND, SEVERAL),
            ("board-artificial", "several-boards-capped"),
            per=("214D1b",),
            gives=("took-hand", "deduction-several"),
            numbers=(call("penalty_kp", "capped_214", "consecutive_boards_annulled", maybe("match_boards")),),
            also=("202B1", "214D"),
        ),
        Rule(
            "211B1a:several",
            "½ KP (afrundes ikke)",
            all_(given("deduction-several"), told("deduction_row", "half-kp")),
            role=Role.APPLIES,
            numbers=(Number("standard_deduction", 0.5),),
        ),
        Rule(
            "211B1b:several",
            "1 KP",
            all_(given("deduction-several"), told("deduction_row", "one-kp")),
            role=Role.APPLIES,
            numbers=(Number("standard_deduction", 1),),
        ),
        Rule(
            "214D2",
            "I parturnering drejes mappen 90 grader (jf. 16C2a), hvorefter spillet gennemføres normalt",
            all_(PAIRS, OPPONENTS_HAND),
            ("board-turned", "offenders-warned"),
            gives=("took-hand", "warning"),
            also=("214C1", "214D", "X90C1"),
        ),
        Rule(
            "214B2",
            "ser derved billedsiden af et eller flere kort, der tilhører en modstanders hånd, uanset årsagen hertil",
            given("took-hand"),
            ("took-wrong-hand",),
            role=Role.APPLIES,
            later=True,
        ),
        Rule(
            "214G1:partner",
            "Turneringslederen berigtiger uregelmæssigheden ifølge 16C",
            is_("hand_seen_of", "partner"),
            ("partners-hand-not-214d", "handled-by-law-16c"),
            per=("214G",),
            also=("214D", "214B2", "214A1", "214C3"),
        ),
        Rule("X90C1:hand", "straffes deltageren med et standardfradrag", all_(given("warning"), told("warned_before_same_offence")), ("repeated-offence",), gives=("deduction",)),
    ),
    gaps=(
        Gap(is_("event_type", "individual"), t("214D gælder hold og par", "214D gäller lag och par", "214D is about teams and pairs")),
    ),
)  # fmt: skip


def warned_or_not(status: str) -> Condition:
    return all_(given(status), LOOKED)


NUMBER_OF_CARDS = RuleSet(
    name="wrong-number-of-cards",
    laws=("214",),
    on=("wrong-number-of-cards", "missing-card"),
    implications=FORMS,
    rules=(
        Rule(
            "214E1",
            "Turneringslederen berigtiger uregelmæssigheden ifølge 13 (forkert antal kort), men se også 214C3",
            all_(is_("irregularity", "wrong-number-of-cards"), SURPLUS),
            ("corrected-by-law-13",),
            gives=("cards-214", "surplus"),
            weight=-2,
            also=("214C3",),
        ),
        Rule(
            "214F1",
            "Turneringslederen berigtiger uregelmæssigheden ifølge 14 (manglende kort), men se også 214C3",
            any_(is_("irregularity", "missing-card"), told("surplus_hands", 0)),
            ("corrected-by-law-14",),
            gives=("cards-214", "short"),
            weight=-2,
            also=("214C3",),
        ),
        Rule(
            "214E2",
            "Hver fejlende side straffes med advarsel jf. 214C1",
            all_(given("surplus"), PLAYED, is_("looked_without_thirteen", "ns", "ew", "both", "none")),
            ("offenders-warned",),
            weight=-1,
            gives=("warning",),
            also=("214C1", "X90C1"),
        ),
        Rule(
            "214E2:cancelled",
            "straffes hver fejlende side ved bordet dog med et standardfradrag",
            all_(given("surplus"), CANCELLED, LOOKED, not_(given("redealt"))),
            ("offenders-lose-deduction",),
            weight=-1,
            gives=("deduction",),
        ),
        Rule(
            "214F2",
            "Hver fejlende side straffes med advarsel",
            all_(given("short"), is_("looked_without_thirteen", "ns", "ew", "both", "none")),
            ("offenders-warned",),
            weight=-1,
            gives=("warning",),
            also=("214C1", "X90C1"),
        ),
        Rule(
            "214B3",
            "ser hånden, når hånden ikke indeholder præcis 13 kort",
            all_(given("cards-214"), LOOKED),
            ("looked-without-thirteen",),
            weight=2,
        ),
        Rule(
            "214B3:nobody",
            "Spilleren tager sin hånd fra mappen og ser hånden, når hånden ikke indeholder præcis 13 kort",
            all_(given("cards-214"), is_("looked_without_thirteen", "none"), not_(told("misplaced_at_previous_table"))),
            ("nobody-offends",),
            weight=2,
            says=(),
        ),
        Rule("X90C1:cards", "straffes deltageren med et standardfradrag", all_(given("warning"), told("warned_before_same_offence")), ("repeated-offence",), gives=("deduction",), weight=1),
    ),
)

EARLIER_AND_CANCELLED = RuleSet(
    name="earlier-table-and-cancelled-board",
    laws=("214",),
    on=(),
    rules=(
        Rule(
            "214C3",
            "gives kortene om jf. 6D1",
            all_(any_(all_(given("cards-214"), CANCELLED), given("duplication")), TEAMS, REDEAL, no("match_result_could_be_known")),
            ("board-redealt",),
            per=("214C3a", "214C3c"),
            gives=("redealt",),
            also=("214C3b", "214C1"),
            numbers=(Number("extra_boards_if_redealt", 1),),
        ),
        Rule(
            "214C3:decided",
            "omgivning af ét spil ikke tilladt i en kamp, hvis det endelige resultat af kampen uden dette spil kunne være kendt",
            all_(any_(all_(given("cards-214"), CANCELLED), given("duplication")), TEAMS, REDEAL, yes("match_result_could_be_known")),
            ("no-redeal-match-known",),
            gives=("artificial-214",),
        ),
        Rule(
            "214C2",
            "Hvis et spil annulleres efter en uregelmæssighed, der behandles efter denne paragraf, gælder følgende",
            all_(given("cards-214"), CANCELLED, not_(given("redealt")), any_(not_(TEAMS), yes("other_table_saw_cards"), yes("match_result_could_be_known"))),
            role=Role.FRAME,
            gives=("artificial-214",),
        ),
        Rule(
            "214C2a",
            "Hver ikke-fejlende side ved bordet får middel plus på spillet",
            all_(given("artificial-214"), not_(all_(told("ns_responsibility", "direct", "partial"), told("ew_responsibility", "direct", "partial")))),
            ("average-plus-non-offenders",),
            role=Role.APPLIES,
            numbers=(*imp_averages("ns"), *imp_averages("ew")),
        ),
        Rule(
            "214C2b",
            "Hver fejlende side ved bordet får middel minus på spillet",
            all_(given("artificial-214"), not_(all_(told("ns_responsibility", "none"), told("ew_responsibility", "none")))),
            ("average-minus-offenders",),
            role=Role.APPLIES,
            numbers=(*imp_averages("ns"), *imp_averages("ew")),
        ),
        Rule(
            "214C2a:percent",
            "Hver ikke-fejlende side ved bordet får middel plus på spillet",
            all_(given("artificial-214"), told("form_of_scoring", "matchpoints")),
            role=Role.NOTE,
            numbers=(*averages("ns"), *averages("ew")),
        ),
        Rule(
            "214B4",
            "Spilleren er skyld i, at mappen efter spillets afslutning indeholder forkert fordeling",
            all_(given("cards-214"), told("misplaced_at_previous_table")),
            ("earlier-table-at-fault",),
            weight=3,
            gives=("earlier-offender",),
        ),
        Rule(
            "214C2cii",
            "Hvis annullering af spillet kunne have været undgået, ved at spillerne havde talt deres kort, inden de så billedsiden, benyttes 214C1",
            all_(given("earlier-offender"), CANCELLED, not_(given("redealt")), yes("counting_would_have_prevented")),
            ("earlier-table-warned",),
            per=("214C2c", "214C1"),
            also=("214C2ci",),
        ),
        Rule(
            "214C2ciii",
            "I øvrige tilfælde straffes den fejlende side med et standardfradrag",
            all_(given("earlier-offender"), CANCELLED, not_(given("redealt")), no("counting_would_have_prevented")),
            ("earlier-table-deduction",),
            per=("214C2c",),
            gives=("deduction",),
            also=("214C2ci",),
        ),
    ),
    not_ruled=(
        NotRuled(("214A", "214A1", "214A2", "214A3", "214A4", "214A5"), "definition", "what the paragraph takes in"),
        NotRuled(("214B",), "definition", "introduces its points"),
        NotRuled(("214B1",), "definition", "who turns the board wrongly is an offender; what is done then is 214D"),
        NotRuled(("214C", "214D", "214D1", "214E", "214F"), "definition", "introduce their points"),
        NotRuled(("214C3b",), "conduct", "a new deal should be required where it is possible and likely to be needed; named with 214C3"),
        NotRuled(("214D1d",), "scoring", "sends players seated wrongly from the start to 215, a family of its own"),
        NotRuled(("214C2ci",), "conduct", "a board lost in the side's own match: 214C2b instead of the penalty"),
    ),
)

INFORMATION = RuleSet(
    name="information-from-another-table",
    laws=("214",),
    on=("unauthorised-information",),
    implications=FORMS,
    rules=(
        Rule(
            "214G1",
            "Turneringslederen berigtiger uregelmæssigheden ifølge 16C (uvedkommende oplysninger udefra), men se også 214C3",
            is_("ui_source", "other-table"),
            ("handled-by-law-16c",),
            weight=-1,
            gives=("cards-214", "from-outside"),
            also=("214C3", "214G"),
        ),
        Rule(
            "214G2",
            "Hver fejlende side straffes med et standardfradrag",
            all_(given("from-outside"), any_(all_(yes("talked_aloud_at_other_table"), no("talker_careful")), told("misplaced_at_previous_table"))),
            ("offenders-lose-deduction",),
            gives=("deduction",),
        ),
        Rule(
            "214B5",
            "Spilleren videregiver oplysninger til et andet bord ved at tale højt om spillet",
            all_(given("from-outside"), yes("talked_aloud_at_other_table"), no("talker_careful")),
            ("talker-offends",),
            weight=2,
        ),
        Rule(
            "214B5:careful",
            "når spilleren har optrådt påpasseligt i situationen",
            all_(given("from-outside"), yes("talked_aloud_at_other_table"), yes("talker_careful")),
            ("talker-excused",),
            also=("214G2",),
        ),
        Rule(
            "214D:information",
            "Hvis en spiller tager en forkert hånd fra mappen",
            is_("ui_source", "wrong-hand-seen"),
            role=Role.FRAME,
            redirects="wrong-hand-seen",
        ),
    ),
    gaps=(
        Gap(all_(), t("Oplysninger fra makker behandles efter 16B i loven af 2007; reglementet nævner kun straffen (X90B4a)", "Information från partnern behandlas enligt 16B i 2007 års lag; bestämmelserna nämner bara straffet (X90B4a)", "Information from partner is dealt with by 16B of the 2007 laws; the regulations speak only of the penalty (X90B4a)")),
    ),
)
