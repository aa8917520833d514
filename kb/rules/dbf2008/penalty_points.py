"""211: penalty points and the standard deduction.

Reached in two ways: the family standard-deduction asks for what the size depends on; rules elsewhere that impose a
standard deduction give the status 'deduction' (one) or 'deduction-range' (X90B3: one to five), and the size is told as
far as the facts go. The unit is that of the ranking (211A1) and the opponents' score stays as it is (211A2).
"""

# ruff: noqa: E501 - a table of words reads better one entry a line

from __future__ import annotations

from kb.rules.conditions import all_, any_, at_least, given, is_, known, not_, told
from kb.rules.dbf2008.frame import FORMS, call, maybe, maybes, p
from kb.rules.facts import Implication
from kb.rules.model import NotRuled, Number, Role, Rule, RuleSet

SIZE = (*maybes("match_boards", "pairs_per_direction", "tables_playing_board"),)
FORM = "form_of_scoring"
FAULTS = (maybe("ns_responsibility"), maybe("ew_responsibility"))

A_TEAM_14 = "KP-opgørelse efter skala med mindst 14 spil: ½ KP (afrundes ikke)"
A_TEAM_12 = "KP-opgørelse efter skala med højst 12 spil: 1 KP"
ROWS: tuple[tuple[str, str, str, str, str], ...] = (
    # provision, quote, row as the facts name it, unit, phrase
    ("211B1a", A_TEAM_14, "half-kp", "kp", "deduction-half-kp"),
    ("211B1b", A_TEAM_12, "one-kp", "kp", "deduction-one-kp"),
    ("211B1c", "0,2 point (afrundes ikke)", "board-a-match", "points", "deduction-bam"),
    (
        "211B1d", "1½ imp, som fradrages i den fejlendes impscore i kampen", "cup", "imp",
        "deduction-cup",
    ),
    (
        "211B2a", "10% af forskellen mellem en top og en bund i et spil", "matchpoints", "points",
        "deduction-tenth",
    ),
    (
        "211B2b", "2 imp for hvert andet bord, hvor spillet skulle spilles", "cross-imps", "imp",
        "deduction-cross-imps",
    ),
    ("211B2c", "Butlerberegning (204): 2 imp", "butler", "imp", "deduction-butler"),
    (
        "211B3", "bør der fastsættes et standardfradrag, som svarer til forskellen mellem middel og middel minus",
        "none", "", "deduction-to-be-fixed",
    ),
)  # fmt: skip


def size(unit: str, count: object, prefix: str = "", percent: bool = False) -> tuple[Number, ...]:
    """The deduction under the key of its unit, for each side that is at fault as well."""
    if not unit:
        return ()
    found = [call(f"{prefix}penalty_{unit}", "deduction", FORM, count, *SIZE)]
    if percent:
        found.append(Number(f"{prefix}penalty_percent", ("*", 10, count)))
    return tuple(found)


def sides(unit: str, count: object) -> tuple[Number, ...]:
    return tuple(
        call(f"penalty_{unit}_{side}", f"deduction_{side}", f"{side}_responsibility", FORM, count, *SIZE)
        for side in ("ns", "ew")
    )


def after(provision: str) -> tuple[Number, ...]:
    """The score of both sides once the deduction is taken off, where the facts tell it."""
    facts = ("match_boards", "imp_difference", "leader", "deductions", *FAULTS)
    if provision in ("211B1a", "211B1b"):
        return tuple(call(f"kp_{side}", f"kp_after_{side}", *facts) for side in ("ns", "ew"))
    if provision == "211B1d":
        return tuple(
            call(f"imp_score_{s}", "imps_after", f"imp_total_{s}", maybe(f"{s}_responsibility"), "deductions")
            for s in ("ns", "ew")
        )
    return ()


def rules_of(provision: str, quote: str, row: str, unit: str, code: str) -> list[Rule]:
    asked, known_row = (is_("deduction_row", row),), told("deduction_row", row)
    each = call("standard_deduction", "deduction_each", FORM, 1, *SIZE)
    extra = (each,) if unit else ()
    percent = provision == "211B2a"
    side_unit = (*sides(unit, "deductions"),) if unit == "kp" else ()
    also = {"211B1d": ("222A",), "211B2b": ("203",), "211B2c": ("204",), "211B1c": ("206",)}.get(provision, ())
    needs = {"211B2a": (known_pairs,), "211B2b": (known_tables,)}.get(provision, ())
    return [
        Rule(
            f"{provision}:asked", quote, all_(given("deduction-asked"), *asked, *needs), (code,), per=("211A1",),
            also=(*also, "X90A", "201C1"), numbers=(*extra, *size(unit, "deductions", percent=percent), *side_unit,
            *after(provision)),
        ),
        Rule(
            provision, quote, all_(given("deduction"), known_row), (code,), role=Role.APPLIES, later=True,
            also=("211A2",), numbers=(*extra, *size(unit, 1, percent=percent)),
        ),
        *(
            [
                Rule(
                    f"{provision}:range", quote, all_(given("deduction-range"), known_row), (code,),
                    role=Role.APPLIES, later=True, also=("211A2",),
                    numbers=(*extra, *size(unit, 1, "min_", percent), *size(unit, 5, "max_", percent)),
                )
            ] if unit else []
        ),
    ]  # fmt: skip


known_pairs = any_(not_(told(FORM, "matchpoints")), at_least("pairs_per_direction", 2))
known_tables = any_(not_(told(FORM, "cross-imps")), at_least("tables_playing_board", 2))

PHRASES = (
    p("deduction-half-kp", "offending-side", "Et standardfradrag er her ½ KP, som ikke afrundes", "Ett standardavdrag är här ½ KP, som inte avrundas", "A standard deduction is ½ KP here, not rounded", "deduction-size"),
    p("deduction-one-kp", "offending-side", "Et standardfradrag er her 1 KP", "Ett standardavdrag är här 1 KP", "A standard deduction is 1 KP here", "deduction-size"),
    p("deduction-bam", "offending-side", "Et standardfradrag er her 0,2 point, som ikke afrundes", "Ett standardavdrag är här 0,2 poäng, som inte avrundas", "A standard deduction is 0.2 points here, not rounded", "deduction-size"),
    p("deduction-cup", "offending-side", "Et standardfradrag er 1½ IMP, som trækkes fra den fejlendes IMP i kampen uden afrunding; 86B bruges ikke", "Ett standardavdrag är 1½ imp, som dras från den felandes imp i matchen utan avrundning; 86B används inte", "A standard deduction is 1½ imps, taken off the offender's imps in the match without rounding; 86B is not used", "deduction-size"),
    p("deduction-tenth", "offending-side", "Et standardfradrag er 10 % af forskellen mellem top og bund i et spil", "Ett standardavdrag är 10 % av skillnaden mellan topp och botten på en bricka", "A standard deduction is 10 per cent of the difference between top and bottom on a board", "deduction-size"),
    p("deduction-cross-imps", "offending-side", "Et standardfradrag er 2 IMP for hvert andet bord, hvor spillet skulle spilles", "Ett standardavdrag är 2 imp för varje annat bord där brickan skulle spelas", "A standard deduction is 2 imps for each other table where the board was to be played", "deduction-size"),
    p("deduction-butler", "offending-side", "Et standardfradrag er her 2 IMP", "Ett standardavdrag är här 2 imp", "A standard deduction is 2 imps here", "deduction-size"),
    p("deduction-to-be-fixed", "organiser", "For denne opgørelsesform er der intet beløb; arrangøren bør fastsætte et, som svarer til forskellen mellem middel og middel minus i et spil", "För denna beräkningsform finns inget belopp; arrangören bör fastställa ett som motsvarar skillnaden mellan medel och medel minus på en bricka", "There is no amount for this form of scoring; the organiser should fix one like the difference between average and average minus on a board", "deduction-size"),
    p("unit-of-ranking", "director", "Straffen måles i den enhed, som stillingen opgøres i", "Straffet mäts i den enhet som ställningen räknas i", "The penalty is measured in the unit of the ranking"),
    p("opponents-unchanged", "non-offending-side", "Modstandernes score ændres ikke", "Motståndarnas score ändras inte", "The opponents' score is not changed"),
    p("rounded-against-offender", "offending-side", "Bliver det ikke et helt tal, afrundes til ugunst for den fejlende side", "Blir det inget heltal avrundas det till den felande sidans nackdel", "What is no whole number is rounded against the offending side"),
)  # fmt: skip

UNTOLD_PAIRS = all_(told("event_type", "pairs"), not_(known("deduction_row")))
BY_DEFAULT = (
    Rule(
        "211B2a:default",
        ROWS[4][1],
        all_(given("deduction"), UNTOLD_PAIRS),
        ("deduction-tenth",),
        role=Role.APPLIES,
        later=True,
        also=("201A2", "211A2"),
        numbers=(Number("penalty_percent", 10),),
    ),
    Rule(
        "211B2a:default-range",
        ROWS[4][1],
        all_(given("deduction-range"), UNTOLD_PAIRS),
        ("deduction-tenth",),
        role=Role.APPLIES,
        later=True,
        also=("201A2", "211A2"),
        numbers=(Number("min_penalty_percent", 10), Number("max_penalty_percent", 50)),
    ),
)
"""A pairs event is scored in matchpoints unless the organiser has laid down otherwise (201A2)."""

RULES = RuleSet(
    name="standard-deduction",
    laws=("211",),
    on=("standard-deduction",),
    implications=FORMS,
    phrases=PHRASES,
    rules=(
        Rule(
            "211A1",
            "skal straffen altid udmåles i den pointenhed, som stillingen i turneringen opgøres efter",
            all_(),
            ("unit-of-ranking",),
            role=Role.NOTE,
            gives=("deduction-asked",),
        ),
        Rule(
            "211A2",
            "Strafpointene påvirker kun scoren for den deltager, der straffes, mens modstandernes score er uændret",
            known("deduction_row"),
            ("opponents-unchanged",),
            role=Role.APPLIES,
        ),
        Rule(
            "201C1b:penalty",
            "For en fejlende side afrundes scoren i negativ retning",
            told(FORM, "matchpoints"),
            ("rounded-against-offender",),
            role=Role.FRAME,
            per=("201C1",),
        ),
    ),
)

ROWS_RULES = RuleSet(
    name="size-of-the-standard-deduction",
    laws=("211",),
    on=(),
    implications=(Implication(all_(), "deduction_row", "form of scoring and scale", call=("deduction_row", FORM, "match_boards")),),
    rules=(*(rule for row in ROWS for rule in rules_of(*row)), *BY_DEFAULT),
    not_ruled=(
        NotRuled(("211",), "definition", "introduces its points"),
        NotRuled(("211B", "211B1", "211B2"), "definition", "introduce the amounts in their points"),
        NotRuled(("211A3",), "scoring", "refers to 201C, which rules"),
    ),
)

