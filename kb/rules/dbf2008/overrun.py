"""213: playing beyond the time, of a team match (A) and of a round of pairs (B).

The table of 213A4a is for both teams; with both tables late each team has the larger of the two penalties. Who caused it
decides whether the other team's may be reduced. Beside the table stands the director's own penalty for slow play (213A5),
which needs a warning earlier in the match, and the observer (213A6), who is asked about by `observer_matter`.
"""

# ruff: noqa: E501 - a table of words reads better one entry a line

from __future__ import annotations

from kb.rules.conditions import Condition, all_, any_, at_least, is_, known, less_than, more_than, not_, told
from kb.rules.dbf2008.frame import FORMS, PAIRS, TEAMS, call, maybes, p
from kb.rules.facts import Implication
from kb.rules.model import Gap, Grade, NotRuled, Number, Phrase, Role, Rule, RuleSet
from kb.rules.text import t

OPEN_ROOM, CLOSED, LONGEST = "overrun_minutes_open", "overrun_minutes_closed", "overrun_longest"
MATTER = not_(known("observer_matter"))
MATCH = all_(MATTER, TEAMS)
FORM = "form_of_scoring"
WHO = "responsible_for_overrun"
PAIR = all_(MATTER, PAIRS)

BANDS: tuple[tuple[str, str, int, int | None], ...] = (
    ("213A4ai", "1 KP ved en tidsoverskridelse på mindst 5, men under 10 minutter", 5, 10),
    ("213A4aii", "2 KP ved en tidsoverskridelse på mindst 10, men under 15 minutter", 10, 15),
    ("213A4aiii", "3 KP ved en tidsoverskridelse på mindst 15, men under 20 minutter", 15, 20),
    ("213A4aiv", "5 KP ved en tidsoverskridelse på mindst 20, men under 25 minutter", 20, 25),
    ("213A4av", "8 KP ved en tidsoverskridelse på mindst 25, men under 30 minutter", 25, 30),
    ("213A4avi", "Mindst 8 KP ved en tidsoverskridelse på mindst 30 minutter", 30, None),
)


def larger(low: int, high: int | None) -> Condition:
    """The longer of the two overruns lies in the row."""
    reached = at_least(LONGEST, low)
    return reached if high is None else all_(reached, less_than(LONGEST, high))


UNITS = ("kp", "imp", "points")


def band(provision: str, quote: str, low: int, high: int | None) -> Rule:
    """One row of the table, in whatever unit the event counts; bounds for a team whose penalty may be reduced."""
    facts = (LONGEST, FORM, WHO)
    least = "min_" if high is None else ""
    numbers: list[Number] = []
    for unit in UNITS:
        numbers.append(call(f"{least}penalty_{unit}", f"overrun_{unit}", *facts))
        for side in ("ns", "ew"):
            numbers.append(call(f"{least}penalty_{unit}_{side}", f"overrun_{unit}_{side}", *facts))
            numbers.append(call(f"min_penalty_{unit}_{side}", f"overrun_least_{unit}_{side}", *facts))
            if high is not None:
                numbers.append(call(f"max_penalty_{unit}_{side}", f"overrun_most_{unit}_{side}", *facts))
    return Rule(
        provision,
        quote,
        all_(MATCH, larger(low, high), is_(FORM, "kp-match", "imp-match", "board-a-match"), is_(WHO, "ns", "ew", "both", "neither")),
        (f"overrun-{low}",),
        per=("213A4a",),
        grade=Grade.DISCRETIONARY if high is None else Grade.CERTAIN,
        numbers=tuple(numbers),
        also=("X90A", "213A2", "211A2"),
    )


def row_words(low: int, kp: int) -> Phrase:
    at_least_ = low == BANDS[-1][2]
    da, sv, en = ("mindst ", "minst ", "at least ") if at_least_ else ("", "", "")
    return p(f"overrun-{low}", "all", f"De implicerede hold straffes med {da}{kp} KP", f"De inblandade lagen straffas med {sv}{kp} KP", f"The teams involved lose {en}{kp} KP", "overrun-penalty")


OBSERVER = (
    ("213A6a", "", ("asked-for-by-player", "demanded-by-player"), "Turneringslederen kan indsætte observatøren på eget initiativ eller på anmodning fra en spiller", "observer-director-decides"),
    ("213A6b", "", ("put-in-during-round", "wants-to-leave"), "bliver normalt ved bordet til rundens afslutning", "observer-stays"),
    ("213A6c", "", ("what-to-note",), "For hvert spil noterer observatøren", "observer-notes"),
    ("213A6d", "", ("timing-each-call",), "Der tages ikke tid på hver enkelt melding eller spil af et kort", "observer-overall"),
    ("213A6e", "", ("players-influence", "players-want-notes"), "Spillerne må ikke på nogen måde forsøge at påvirke observatøren", "observer-left-alone"),
)

RULES = RuleSet(
    name="slow-play",
    laws=("213",),
    on=("slow-play",),
    implications=(
        *FORMS,
        Implication(all_(), LONGEST, "both rooms", call=("overrun_longest", OPEN_ROOM, CLOSED)),
        Implication(all_(is_("ns_responsibility", "direct"), is_("ew_responsibility", "none")), WHO, "the fault is told side by side", "ns"),
        Implication(all_(is_("ew_responsibility", "direct"), is_("ns_responsibility", "none")), WHO, "the fault is told side by side", "ew"),
        Implication(all_(is_("ns_responsibility", "none"), is_("ew_responsibility", "none")), WHO, "the fault is told side by side", "neither"),
        Implication(all_(is_("ns_responsibility", "direct", "partial"), is_("ew_responsibility", "direct", "partial")), WHO, "the fault is told side by side", "both"),
    ),
    phrases=(
        *(row_words(row[2], kp) for row, kp in zip(BANDS, (1, 2, 3, 5, 8, 8), strict=True)),
        p("two-deductions-each-kp", "offending-side", "Uden KP-opgørelse bliver hver KP til to standardfradrag", "Utan KP-beräkning blir varje KP två standardavdrag", "Where KP are not used each KP becomes two standard deductions"),
        p("overrun-free", "all", "Under 5 minutter over tiden straffes ikke", "Mindre än 5 minuter över tiden straffas inte", "Less than 5 minutes over time is not punished", "overrun-penalty"),
        p("larger-penalty-for-both", "all", "Begge borde er over tiden: hvert hold får den største af de to straffe", "Båda borden är över tiden: varje lag får det större av de två straffen", "Both tables are over time: each team has the larger of the two penalties"),
        p("other-team-may-be-let-off", "director", "Når kun det ene hold er skyld i det, kan det andet holds straf nedsættes eller bortfalde", "När bara det ena laget bär skulden kan det andra lagets straff sättas ned eller utgå", "Where only one team caused it, the other's penalty may be reduced or dropped"),
        p("beyond-players-control", "director", "Skyldes det noget, spillerne ikke havde indflydelse på, kan straffen nedsættes eller bortfalde", "Beror det på något spelarna inte kunde påverka kan straffet sättas ned eller utgå", "Where the players had no influence on it the penalty may be reduced or dropped"),
        p("slow-play-penalty", "director", "Desuden kan der straffes for langsomt spil med mindst ét standardfradrag, for det ene eller begge hold, da der er advaret tidligere i kampen", "Dessutom kan långsamt spel straffas med minst ett standardavdrag, för det ena laget eller båda, eftersom varning getts tidigare i matchen", "Slow play may be punished as well, by at least one standard deduction for one or both teams, as there was a warning earlier in the match"),
        p("warning-needed-first", "director", "Fradrag for langsomt spil ud over tabellen kræver en advarsel tidligere i samme kamp", "Avdrag för långsamt spel utöver tabellen kräver en varning tidigare i samma match", "A deduction for slow play beyond the table needs a warning earlier in the match"),
        p("no-excuse-unwarned", "all", "At turneringslederen ikke har advaret, fritager ikke for straffen", "Att tävlingsledaren inte har varnat befriar inte från straffet", "That the director gave no warning is no excuse"),
        p("pair-warned", "offending-side", "Første tidsoverskridelse giver en advarsel", "Första överskridningen ger en varning", "The first overrun brings a warning", "overrun-penalty"),
        p("pair-standard-deduction", "offending-side", "Parret straffes med et standardfradrag", "Paret straffas med ett standardavdrag", "The pair loses a standard deduction", "overrun-penalty"),
        p("no-warning-needed", "offending-side", "Også første gang, når overskridelsen er på mindst 3 minutter", "Även första gången, när överskridningen är minst 3 minuter", "Even the first time, as the overrun is at least 3 minutes"),
        p("other-pair-may-be-let-off", "director", "Når kun det ene par er skyld i det, kan det andet pars straf nedsættes eller bortfalde", "När bara det ena paret bär skulden kan det andra parets straff sättas ned eller utgå", "Where only one pair caused it, the other's penalty may be reduced or dropped"),
        p("observer-director-decides", "director", "Turneringslederen afgør, om der indsættes en observatør; en spiller kan bede om det, men ikke kræve det", "Tävlingsledaren avgör om en observatör sätts in; en spelare får be om det men inte kräva det", "The director decides whether to put in an observer; a player may ask for one but not demand it"),
        p("observer-stays", "all", "Observatøren kommer sjældent fra rundens start, men bliver normalt til den er slut", "Observatören kommer sällan från rondens start men stannar normalt till slutet", "The observer seldom comes at the start of a round but normally stays to its end"),
        p("observer-notes", "all", "For hvert spil noteres minutterne, hvilken side der brugte dem, og særlige hændelser; spilførers pause på op til 1 minut ved det første tilspil fra bordet tæller ikke", "För varje bricka antecknas minuterna, vilken sida som använde dem och särskilda händelser; spelförarens paus på högst 1 minut före första kortet från bordet räknas inte", "For each board the minutes, the side that used them and special events are noted; declarer's pause of up to 1 minute before the first card from dummy does not count"),
        p("observer-overall", "all", "Der tages ikke tid på den enkelte melding eller det enkelte kort; vurderingen er samlet for spillet", "Tid tas inte på enskilda bud eller kort; bedömningen gäller hela brickan", "Single calls and cards are not timed; each board is judged as a whole"),
        p("observer-left-alone", "all", "Spillerne må ikke påvirke observatøren eller se notaterne, før runden er slut", "Spelarna får inte påverka observatören eller se anteckningarna innan ronden är slut", "The players may not influence the observer, nor see the notes before the round is over"),
    ),
    rules=(
        *(band(*row) for row in BANDS),
        Rule(
            "211B1c:overrun",
            "0,2 point (afrundes ikke)",
            all_(MATCH, larger(5, None), told(FORM, "board-a-match")),
            ("two-deductions-each-kp",),
            role=Role.APPLIES,
        ),
        Rule(
            "211B1d:overrun",
            "1½ imp, som fradrages i den fejlendes impscore i kampen",
            all_(MATCH, larger(5, None), told(FORM, "imp-match")),
            ("two-deductions-each-kp",),
            role=Role.APPLIES,
        ),
        Rule(
            "213A3",
            "En tidsoverskridelse på under 5 minutter straffes ikke",
            all_(MATCH, less_than(LONGEST, 5)),
            ("overrun-free",),
            numbers=(Number("penalty_kp", 0),),
            also=("213A4a",),
        ),
        Rule(
            "213A4b",
            "kan turneringslederen reducere eller annullere straffen til det andet hold",
            all_(MATCH, larger(5, None), is_(WHO, "ns", "ew")),
            ("other-team-may-be-let-off",),
            grade=Grade.DISCRETIONARY,
        ),
        Rule(
            "213A4c",
            "helt eller delvis skyldes forhold, som spillerne ikke havde indflydelse på",
            all_(MATCH, larger(5, None), is_(WHO, "neither")),
            ("beyond-players-control",),
            grade=Grade.DISCRETIONARY,
        ),
        Rule(
            "213A4d",
            "I tilfælde af tidsoverskridelse ved begge borde tildeles for hvert af holdene den største af de to straffe",
            all_(MATCH, larger(5, None), at_least(OPEN_ROOM, 5), at_least(CLOSED, 5)),
            ("larger-penalty-for-both",),
        ),
        Rule(
            "213A5",
            "Ud over den automatiske straf nævnt i 213A4 kan turneringslederen tildele straf for langsomt spil",
            all_(MATCH, told("warned_before_same_offence")),
            ("slow-play-penalty",),
            role=Role.APPLIES,
            per=("213A5a", "213A5c"),
            also=("213A5b", "211B"),
            grade=Grade.DISCRETIONARY,
            numbers=(call("standard_deduction", "deduction_each", FORM, 1, *maybes("match_boards", "pairs_per_direction", "tables_playing_board")),),
        ),
        Rule(
            "213A5c:alone",
            "Straffen består i mindst ét standardfradrag",
            all_(MATCH, less_than(LONGEST, 5), told("warned_before_same_offence")),
            role=Role.NOTE,
            numbers=(
                call("min_penalty_kp", "kp_deduction", FORM, "match_boards"),
            ),
        ),
        Rule(
            "213A5a",
            "Der kan kun ske fradrag af KP, hvis turneringslederen tidligere i samme kamp har tildelt en advarsel for langsomt spil",
            all_(MATCH, told("warned_before_same_offence", False)),
            ("warning-needed-first",),
            role=Role.NOTE,
        ),
        Rule(
            "213A2",
            "undladelse heraf fritager ikke de pågældende hold for straf ved tidsoverskridelse",
            all_(MATCH, larger(5, None), told("warned_before_same_offence", False)),
            ("no-excuse-unwarned",),
            role=Role.APPLIES,
        ),
        *(
            Rule(number, quote, told("observer_matter", *values), (code,), per=("213A6",))
            for number, _, values, quote, code in OBSERVER
        ),
        Rule(
            "213B1a",
            "Første tidsoverskridelse straffes med en advarsel (se X90C)",
            all_(PAIR, is_("overrun_number", 1), more_than("overrun_minutes", 0), less_than("overrun_minutes", 3)),
            ("pair-warned",),
            per=("X90C1",),
            also=("213B1b", "213B1c", "X90C1b"),
        ),
        Rule(
            "213B1c",
            "Hvis den første tidsoverskridelse er på mindst 3 minutter, straffes den efter 213B1b uden forudgående advarsel",
            all_(PAIR, told("overrun_number", 1), at_least("overrun_minutes", 3)),
            ("no-warning-needed",),
            also=("213B1a",),
        ),
        Rule(
            "213B1b",
            "Hver efterfølgende tidsoverskridelse straffes med et standardfradrag",
            all_(PAIR, any_(at_least("overrun_number", 2), at_least("overrun_minutes", 3))),
            ("pair-standard-deduction",),
            gives=("deduction",),
            also=("213B1a",),
        ),
        Rule(
            "213B2",
            "kan turneringslederen reducere eller annullere straffen til det andet par",
            all_(PAIR, told(WHO, "ns", "ew")),
            ("other-pair-may-be-let-off",),
            grade=Grade.DISCRETIONARY,
        ),
        Rule(
            "213B3",
            "helt eller delvis skyldes forhold, som spillerne ikke havde indflydelse på",
            all_(PAIR, told(WHO, "neither")),
            ("beyond-players-control",),
            grade=Grade.DISCRETIONARY,
        ),
    ),
    gaps=(
        Gap(all_(MATTER, is_("event_type", "individual")), t("213 gælder hold og par", "213 gäller lag och par", "213 is about teams and pairs")),
        Gap(all_(MATCH, is_(FORM, "matchpoints", "butler", "cross-imps", "total-points")), t("213A4 har kun beløb for hold i KP, IMP eller board-a-match", "213A4 har bara belopp för lag i KP, imp eller board-a-match", "213A4 has amounts only for teams in KP, imps or board-a-match")),
        Gap(all_(PAIR, any_(less_than("overrun_minutes", 1), less_than("overrun_number", 1))), t("Der er ingen overskridelse", "Det finns ingen överskridning", "There is no overrun")),
    ),
    not_ruled=(
        NotRuled(("213A",), "organiser", "the end of the round must be fixed"),
        NotRuled(("213A5b",), "conduct", "for one team or both, and not alike; said with 213A5"),
        NotRuled(("213A1",), "organiser", "a changed end is to be announced; leaving it out is no excuse"),
        NotRuled(("213A4", "213B1"), "definition", "introduce their points"),
        NotRuled(("213A6ci", "213A6cii", "213A6ciii"), "procedure", "what the observer notes; 213A6c says so"),
        NotRuled(("213B4",), "organiser", "rules of the event may allow a late board to be cancelled, with its score laid down there"),
    ),
)
