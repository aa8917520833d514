"""212: late arrival, of a team (A) and of a pair (B).

A team loses KP by a table and plays the minutes later; from half an hour on it counts as absent (202C). For a pair
there is no table: the director may put in reserves and decides about a penalty.
Two references of the print are off by one: 212A4c lets a penalty "by 212A3 or 212A4" be reduced, where the penalties
stand in 212A2 and 212A3, and 212A3b sends to a "212A4a" that fixes no score, where 212A3a does.
"""

# ruff: noqa: E501 - a table of words reads better one entry a line

from __future__ import annotations

from kb.rules.conditions import all_, any_, at_least, at_most, is_, less_than, more_than, no, told, yes
from kb.rules.dbf2008.frame import FORMS, PAIRS, TEAMS, call, p
from kb.rules.facts import Implication
from kb.rules.model import Gap, Grade, NotRuled, Number, Phrase, Role, Rule, RuleSet
from kb.rules.text import t

MINUTES = "delay_minutes"
ABSENT = all_(TEAMS, at_least(MINUTES, 30))
LATE = all_(TEAMS, at_least(MINUTES, 5), less_than(MINUTES, 30))
FORM = "form_of_scoring"
FORMS_WITH_TABLE = ("kp-match", "imp-match", "board-a-match")
FORCE = "force_majeure"

BANDS = (
    ("212A2ai", "1 KP ved en forsinkelse på mindst 5, men under 10 minutter", 5, 10),
    ("212A2aii", "2 KP ved en forsinkelse på mindst 10, men under 15 minutter", 10, 15),
    ("212A2aiii", "3 KP ved en forsinkelse på mindst 15, men under 20 minutter", 15, 20),
    ("212A2aiv", "4 KP ved en forsinkelse på mindst 20, men under 25 minutter", 20, 25),
    ("212A2av", "5 KP ved en forsinkelse på mindst 25, men under 30 minutter", 25, 30),
)


UNITS = ("kp", "imp", "points")


def band(provision: str, quote: str, low: int, high: int) -> Rule:
    """One row of the table, in whatever unit the event counts; with force majeure the figure is a bound."""
    facts = (MINUTES, FORM, FORCE)
    return Rule(
        provision,
        quote,
        all_(TEAMS, at_least(MINUTES, low), less_than(MINUTES, high), is_(FORM, *FORMS_WITH_TABLE), is_(FORCE, True, False)),
        (f"late-{low}",),
        per=("212A2a",),
        also=("X90A", "212A1"),
        numbers=tuple(
            number
            for unit in UNITS
            for number in (
                call(f"penalty_{unit}", f"late_{unit}", *facts),
                call(f"min_penalty_{unit}", f"late_least_{unit}", *facts),
                call(f"max_penalty_{unit}", f"late_most_{unit}", *facts),
            )
        ),
    )


def row_words(low: int, kp: int) -> Phrase:
    return p(f"late-{low}", "offending-side", f"Det forsinkede hold straffes med {kp} KP", f"Det försenade laget straffas med {kp} KP", f"The late team loses {kp} KP", "late-penalty")


RULES = RuleSet(
    name="late-arrival",
    laws=("212",),
    on=("late-arrival",),
    implications=(
        *FORMS,
        Implication(all_(ABSENT, is_("ns_responsibility", "direct"), is_("ew_responsibility", "none")), "absent", "the late team counts as absent", "ns"),
        Implication(all_(ABSENT, is_("ew_responsibility", "direct"), is_("ns_responsibility", "none")), "absent", "the late team counts as absent", "ew"),
        Implication(all_(ABSENT, is_("ew_responsibility", "direct"), is_("ns_responsibility", "direct")), "absent", "both are late", "both"),
    ),
    phrases=(
        *(row_words(row[2], kp) for kp, row in enumerate(BANDS, 1)),
        p("two-deductions-each-kp", "offending-side", "Uden KP-opgørelse bliver hver KP til to standardfradrag", "Utan KP-beräkning blir varje KP två standardavdrag", "Where KP are not used each KP becomes two standard deductions"),
        p("no-late-penalty", "all", "Under 5 minutters forsinkelse koster intet", "Mindre än 5 minuters försening kostar inget", "A delay below 5 minutes costs nothing", "late-penalty"),
        p("round-prolonged", "all", "Runden forlænges med {extension_minutes} minutter for kampens to hold", "Ronden förlängs med {extension_minutes} minuter för matchens båda lag", "The round is prolonged by {extension_minutes} minutes for the two teams"),
        p("counts-as-absent", "offending-side", "En forsinkelse på mindst 30 minutter er udeblivelse; kampen opgøres efter 202C: 0 KP til det udeblevne hold, mindst 18 KP til modstanderne", "En försening på minst 30 minuter är uteblivande; matchen räknas enligt 202C: 0 KP till det frånvarande laget, minst 18 KP till motståndarna", "A delay of 30 minutes or more is absence; the match is scored by 202C: 0 KP to the absent team, at least 18 KP to the opponents", "late-penalty"),
        p("both-count-as-absent", "all", "Begge hold er skyld i, at kampen ikke spilles, og straffes begge som udeblevne", "Båda lagen bär skulden till att matchen inte spelas och straffas båda som frånvarande", "Both teams are to blame that the match is not played, and both are punished as absent", "late-penalty"),
        p("played-after-all", "director", "Spilles kampen alligevel med turneringslederens billigelse, står resultatet, og en anden straf efter 90 kan gives", "Spelas matchen ändå med tävlingsledarens godkännande står resultatet, och ett annat straff enligt 90 kan ges", "If the match is played after all with the director's leave, the result stands and another penalty under 90 may be given"),
        p("penalty-may-be-reduced", "director", "Ved force majeure kan straffen nedsættes eller helt bortfalde; det skal meldes hurtigst muligt", "Vid force majeure kan straffet sättas ned eller helt utgå; det ska anmälas så snart som möjligt", "With force majeure the penalty may be reduced or dropped; it must be reported as soon as possible"),
        p("force-majeure-substitute", "offending-side", "Holdet kan indsætte en force majeure-substitut efter propositionerne", "Laget får sätta in en ersättare på grund av force majeure enligt inbjudan", "The team may put in a substitute for force majeure by the rules of the event"),
        p("reserves-may-be-put-in", "director", "Turneringslederen kan indsætte reserver for parret", "Tävlingsledaren får sätta in reserver för paret", "The director may put in reserves for the pair"),
        p("replaced-pair-later", "director", "Kommer parret først efter starten på 2. runde, afgør turneringslederen, om det genindtræder, eller om reserverne spiller resten af sektionen eller turneringen", "Kommer paret först efter starten på andra ronden avgör tävlingsledaren om det återinträder eller om reserverna spelar resten av sektionen eller tävlingen", "If the pair comes only after the start of the second round, the director decides whether it comes back or the reserves play the rest of the session or the event"),
        p("pair-penalty-at-discretion", "director", "Turneringslederen kan efter eget skøn give advarsel eller strafpoint", "Tävlingsledaren får efter eget skön ge varning eller straffpoäng", "The director may at his discretion give a warning or a penalty", "late-penalty"),
        p("pair-returns-next-round", "director", "Skyldes det force majeure, får parret normalt lov at genindtræde fra næste runde, og straffen kan nedsættes eller bortfalde", "Beror det på force majeure får paret normalt återinträda från nästa rond, och straffet kan sättas ned eller utgå", "With force majeure the pair may normally come back from the next round, and the penalty may be reduced or dropped"),
    ),
    rules=(
        *(band(*row) for row in BANDS),
        Rule(
            "212A2a:none",
            "Hvis forsinkelsen er på mindst 5 minutter, straffes holdet med følgende KP-fradrag",
            all_(TEAMS, less_than(MINUTES, 5)),
            ("no-late-penalty",),
            numbers=(Number("penalty_kp", 0),),
            also=("212A1",),
        ),
        Rule(
            "211B1c:late",
            "0,2 point (afrundes ikke)",
            all_(LATE, told(FORM, "board-a-match")),
            ("two-deductions-each-kp",),
            role=Role.APPLIES,
        ),
        Rule(
            "211B1d:late",
            "1½ imp, som fradrages i den fejlendes impscore i kampen",
            all_(LATE, told(FORM, "imp-match")),
            ("two-deductions-each-kp",),
            role=Role.APPLIES,
        ),
        Rule(
            "212A2bi",
            "Hvis runden er på højst 15 spil, forlænges runden svarende til forsinkelsen",
            all_(TEAMS, less_than(MINUTES, 30), at_most("boards_in_round", 15)),
            ("round-prolonged",),
            role=Role.APPLIES,
            numbers=(call("extension_minutes", "late_extension", MINUTES, "boards_in_round"),),
        ),
        Rule(
            "212A2bii",
            "Hvis runden er på mindst 16 spil, forlænges runden svarende til forsinkelsen minus 5 minutter",
            all_(TEAMS, less_than(MINUTES, 30), at_least("boards_in_round", 16)),
            ("round-prolonged",),
            role=Role.APPLIES,
            numbers=(call("extension_minutes", "late_extension", MINUTES, "boards_in_round"),),
        ),
        Rule(
            "212A4c",
            "kan blive reduceret eller helt bortfalde",
            all_(any_(LATE, ABSENT), yes(FORCE)),
            ("penalty-may-be-reduced",),
            weight=-1,
            grade=Grade.DISCRETIONARY,
            also=("212A4a", "212A4b"),
        ),
        Rule(
            "212A4a",
            "Tilfældet skal meddeles turneringslederen eller turneringsarrangøren hurtigst muligt",
            all_(TEAMS, told(FORCE)),
            role=Role.NOTE,
        ),
        Rule(
            "212A4b",
            "Holdet kan indsætte en force majeure-substitut efter de bestemmelser, der er fastlagt herom",
            all_(TEAMS, told(FORCE)),
            ("force-majeure-substitute",),
            role=Role.NOTE,
        ),
        Rule(
            "212A3a",
            "Kampens resultat opgøres ved brug af 202C (KP-resultat af annulleret kamp)",
            all_(ABSENT, no(FORCE)),
            ("counts-as-absent",),
            per=("212A3", "202C1", "202C2"),
            gives=("walk-over",),
            also=("212A1",),
        ),
        Rule(
            "212A3a:force",
            "Kampens resultat opgøres ved brug af 202C (KP-resultat af annulleret kamp)",
            all_(ABSENT, yes(FORCE)),
            ("counts-as-absent",),
            per=("212A3", "202C1", "202C2"),
            also=("212A1", "202C"),
        ),
        Rule(
            "212A3b",
            "hvor begge hold er ansvarlige for, at kampen ikke bliver spillet, straffes de begge",
            all_(ABSENT, told("absent", "both")),
            ("both-count-as-absent", "played-after-all"),
            excepts=("212A3a", "212A3a:force"),
            per=("212A3",),
            grade=Grade.AMBIGUOUS,
            gives=("walk-over",),
            also=("212A4a", "202C"),
        ),
        Rule(
            "211A2:late",
            "Strafpointene påvirker kun scoren for den deltager, der straffes, mens modstandernes score er uændret",
            LATE,
            ("opponents-unchanged",),
            role=Role.FRAME,
        ),
        Rule(
            "212B3",
            "kan turneringslederen efter eget skøn tildele advarsel eller strafpoint",
            all_(PAIRS, more_than(MINUTES, 0)),
            ("pair-penalty-at-discretion",),
            grade=Grade.DISCRETIONARY,
            also=("X90C", "212B4"),
        ),
        Rule(
            "212B1",
            "Hvis et par ikke har taget plads ved bordet senest 5 minutter efter sektionens officielle starttidspunkt, kan turneringslederen indsætte reserver",
            all_(PAIRS, more_than(MINUTES, 5)),
            ("reserves-may-be-put-in",),
            also=("212B2",),
        ),
        Rule(
            "212B2",
            "Hvis det således erstattede par kommer senere end starttidspunktet for sektionens 2. runde, bestemmer turneringslederen",
            all_(PAIRS, more_than(MINUTES, 5)),
            ("replaced-pair-later",),
            role=Role.NOTE,
        ),
        Rule(
            "212B4",
            "Hvis parrets forsinkede ankomst skyldes force majeure",
            all_(PAIRS, more_than(MINUTES, 0), yes(FORCE)),
            ("pair-returns-next-round",),
            weight=-1,
            grade=Grade.DISCRETIONARY,
        ),
    ),
    gaps=(
        Gap(all_(PAIRS, at_most(MINUTES, 0)), t("Parret er ikke for sent på den", "Paret är inte försenat", "The pair is not late")),
        Gap(is_("event_type", "individual"), t("212 gælder hold og par", "212 gäller lag och par", "212 is about teams and pairs")),
    ),
    not_ruled=(
        NotRuled(("212A",), "procedure", "matches begin at the official time; the points rule on delays"),
        NotRuled(("212A1",), "definition", "when a team is late; the table and 212A3 rest on it"),
        NotRuled(("212A2", "212A2b", "212A4", "212B"), "definition", "introduce their points"),
        NotRuled(("212B2a", "212B2b", "212B2c"), "conduct", "the director's choice named in 212B2"),
    ),
)
