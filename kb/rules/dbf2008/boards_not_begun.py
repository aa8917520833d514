"""216: boards that were annulled before they began: sit-outs, absent pairs, reserves, contestants who leave.

What average plus, average and average minus are worth stands in 12C2 of the 2007 laws and, by form of scoring, in 203A
and 204B; where a pair's own session percentage is not told the figure is a bound. In a match between teams an absent
contestant falls under 202C instead.
"""

# ruff: noqa: E501 - a table of words reads better one entry a line

from __future__ import annotations

from typing import Any

from kb.rules.conditions import all_, any_, at_least, is_, known, no, not_, told, yes
from kb.rules.dbf2008.frame import call, maybe, maybes, p
from kb.rules.facts import Contradiction, Implication
from kb.rules.model import NotRuled, Number, Role, Rule, RuleSet

SIT_OUT = told("sit_out")
NO_SIT_OUT = not_(told("sit_out"))
NO_RESERVE = not_(told("reserve_missed_boards", "ns", "ew"))
PAIRS = not_(told("event_type", "teams"))
ABSENT = all_(PAIRS, NO_SIT_OUT, NO_RESERVE, is_("absent", "ns", "ew", "both"))
COUNTED = all_(PAIRS, known("pairs_per_direction"), told("form_of_scoring", "matchpoints"))
SEVERAL = all_(known("artificial_boards"), at_least("artificial_boards", 2))
SIDES = ("ns", "ew")


def average(side: str, fault: str) -> tuple[Number, ...]:
    """An average of that kind for one side, in every form of scoring the facts allow."""
    kind = {"none": 0, "partial": 1, "direct": 2}[fault]
    session = maybe(f"{side}_session_percent")
    rest: tuple[Any, ...] = (kind, session)
    return (
        call(f"percent_{side}", "average_percent", maybe("form_of_scoring"), *rest),
        call(f"min_percent_{side}", "average_least", maybe("form_of_scoring"), *rest),
        call(f"max_percent_{side}", "average_most", maybe("form_of_scoring"), *rest),
        call(
            f"matchpoints_{side}", "average_units", maybe("form_of_scoring"), *rest, "pairs_per_direction",
            *maybes("artificial_boards", "same_irregularity"),
        ),
        call(f"imp_{side}", "average_imps", "form_of_scoring", kind, *maybes("tables_playing_board", "artificial_boards")),
    )  # fmt: skip


def other(side: str) -> str:
    return "ew" if side == "ns" else "ns"


def for_sides(key: str, rule: str, quote: str, code: str, fault: str, *, present: bool, **more: Any) -> tuple[Rule, ...]:
    """One rule for each side that `key` may name; `present` turns to the other side."""
    made = []
    base = more.pop("when")
    for side in SIDES:
        meant = other(side) if present else side
        made.append(Rule(f"{rule}:{meant}", quote, all_(base, is_(key, side)), (code,), numbers=average(meant, fault), **more))
    return tuple(made)


RULES = RuleSet(
    name="board-not-begun",
    laws=("216",),
    on=("board-not-begun",),
    contradictions=(
        Contradiction(all_(yes("sit_out"), is_("reserve_missed_boards", "ns", "ew")), "a pair that sits out has no board that reserves could have missed."),
    ),
    phrases=(
        p("pair-average-plus", "non-offending-side", "Parret får middel plus", "Paret får medel plus", "The pair gets average plus"),
        p("present-pair-average-plus", "non-offending-side", "Parret, der er mødt, får middel plus", "Paret som är på plats får medel plus", "The pair that is there gets average plus"),
        p("absent-pair-average-minus", "offending-side", "Parret, der er udeblevet, får middel minus; yderligere fradrag kan komme på tale", "Paret som uteblev får medel minus; ytterligare avdrag kan komma i fråga", "The absent pair gets average minus; a further deduction is possible"),
        p("absent-pair-average", "offending-side", "Parret, der er udeblevet på grund af force majeure, får middel; fradrag kommer normalt ikke på tale", "Paret som uteblev på grund av force majeure får medel; avdrag kommer normalt inte i fråga", "The pair kept away by force majeure gets average; there is normally no deduction"),
        p("opponents-of-reserve-average-plus", "non-offending-side", "Det par, reserveparret skulle have mødt, får middel plus", "Paret som reservparet skulle ha mött får medel plus", "The pair that the reserve pair should have met gets average plus"),
        p("reserve-average", "non-offending-side", "Reserveparret får middel", "Reservparet får medel", "The reserve pair gets average"),
        p("lost-rounded-together", "director", "Spillene gik tabt ved samme uregelmæssighed og afrundes samlet (201C)", "Brickorna gick förlorade genom samma oregelbundenhet och avrundas tillsammans (201C)", "One irregularity cost the boards, and they are rounded together (201C)"),
        p("averages-rounded", "director", "Afrunding efter 201C: op for den, der ikke har fejlet, ned for den fejlende", "Avrundning enligt 201C: uppåt för den som inte felat, nedåt för den felande", "Rounding by 201C: up for a side without fault, down for an offending one"),
    ),
    rules=(
        Rule("216A", "Hvis et par pga. turneringsformen er oversidder, tildeles parret middel plus", all_(PAIRS, SIT_OUT), ("pair-average-plus", "averages-rounded"), also=("201C", "201C1a"), numbers=(*average("ns", "none"), *average("ew", "none"))),
        *for_sides("absent", "216B1", "Til det par, der er mødt op, gives middel plus", "present-pair-average-plus", "none", present=True, when=all_(ABSENT, no("force_majeure")), also=("201C", "201C1a", "216B")),
        *for_sides("absent", "216B2", "Til det par, der er udeblevet, gives middel minus", "absent-pair-average-minus", "direct", present=False, when=all_(ABSENT, no("force_majeure")), also=("216B3", "201C", "201C1b")),
        Rule("216B2:both", "Til det par, der er udeblevet, gives middel minus", all_(ABSENT, no("force_majeure"), is_("absent", "both")), ("absent-pair-average-minus",), also=("216B3", "201C", "216B"), numbers=(*average("ns", "direct"), *average("ew", "direct"))),
        *for_sides("absent", "216C1", "Til det par, der er mødt op, gives middel plus", "present-pair-average-plus", "none", present=True, when=all_(ABSENT, yes("force_majeure")), also=("201C", "201C1a", "216C")),
        *for_sides("absent", "216C2", "Til det par, der er udeblevet pga. force majeure, gives middel", "absent-pair-average", "partial", present=False, when=all_(ABSENT, yes("force_majeure")), also=("216C3",)),
        Rule("216C2:both", "Til det par, der er udeblevet pga. force majeure, gives middel", all_(ABSENT, yes("force_majeure"), is_("absent", "both")), ("absent-pair-average",), also=("216C3", "216C"), numbers=(*average("ns", "partial"), *average("ew", "partial"))),
        *for_sides("reserve_missed_boards", "216D1", "Til det par, som reserveparret skulle have spillet mod, gives middel plus", "opponents-of-reserve-average-plus", "none", present=True, when=all_(PAIRS, told("reserve_missed_boards", "ns", "ew")), also=("201C", "201C1a", "216D")),
        *for_sides("reserve_missed_boards", "216D2", "Reserveparret tildeles middel", "reserve-average", "partial", present=False, when=all_(PAIRS, told("reserve_missed_boards", "ns", "ew"))),
        Rule("201C2:lost", "foretages en eventuel afrunding samlet for alle spillene", all_(COUNTED, SEVERAL, yes("same_irregularity")), ("lost-rounded-together",), role=Role.APPLIES),
        Rule("201C1:lost", "skal sådanne scorer afrundes", all_(COUNTED, any_(not_(SEVERAL), no("same_irregularity"))), ("averages-rounded",), role=Role.APPLIES, also=("201C1a", "201C1b", "201C2")),
        Rule("202C:teams", "Et hold, som møder et andet hold, der udebliver", told("event_type", "teams"), role=Role.FRAME, redirects="walk-over"),
    ),
    not_ruled=(
        NotRuled(("216",), "definition", "says which boards the points are about"),
        NotRuled(("216B", "216C", "216D"), "definition", "introduce their points"),
        NotRuled(("216B3", "216C3"), "conduct", "whether a further deduction is called for; said with the score"),
    ),
)

LEAVING = RuleSet(
    name="withdrawal",
    laws=("216",),
    on=("withdrawal",),
    implications=(
        Implication(all_(), "too_little_played", "share of the event played", call=("withdrawn", "entrant_kind", "units_planned", "units_played")),
    ),
    phrases=(
        p("contestant-is-out", "director", "Deltageren regnes som udgået, og alle deltagerens resultater annulleres", "Deltagaren räknas som utgången, och alla dess resultat stryks", "The contestant counts as withdrawn, and all its results are cancelled", "withdrawal"),
        p("contestant-counts", "director", "Deltageren har spillet nok til at blive regnet med; resultaterne står", "Deltagaren har spelat tillräckligt för att räknas; resultaten står", "The contestant has played enough to be counted; the results stand", "withdrawal"),
        p("opponents-by-202c", "non-offending-side", "Modstandernes kampe opgøres efter 202C", "Motståndarnas matcher räknas enligt 202C", "The opponents' matches are scored by 202C"),
        p("opponents-average-plus", "non-offending-side", "Modstanderne får middel plus på de pågældende spil", "Motståndarna får medel plus på brickorna i fråga", "The opponents get average plus on the boards in question"),
        p("force-majeure-no-difference", "all", "Det gælder også ved force majeure", "Det gäller också vid force majeure", "That is so with force majeure, too"),
    ),
    rules=(
        Rule("216E1a", "hvis deltageren ikke har spillet mindst halvdelen af kampene", all_(is_("entrant_kind", "entered"), yes("too_little_played")), ("contestant-is-out",), per=("216E1",), gives=("withdrawn",)),
        Rule("216E1b", "hvis reserven ikke har spillet mere end halvdelen af kampene", all_(is_("entrant_kind", "reserve"), yes("too_little_played")), ("contestant-is-out",), per=("216E1",), gives=("withdrawn",)),
        Rule("216E1a:counts", "For en tilmeldt deltager, hvis deltageren ikke har spillet mindst halvdelen", all_(is_("entrant_kind", "entered"), no("too_little_played")), ("contestant-counts",), per=("216E1",), also=("216E2",)),
        Rule("216E1b:counts", "For en indsat reserve, hvis reserven ikke har spillet mere end halvdelen", all_(is_("entrant_kind", "reserve"), no("too_little_played")), ("contestant-counts",), per=("216E1",), also=("216E2",)),
        Rule("216E2a", "fastsættes i overensstemmelse med 202C", all_(yes("too_little_played"), is_("event_type", "teams")), ("opponents-by-202c",), per=("216E2",), also=("202C", "202C2")),
        Rule("216E2b", "Modstandernes resultater i de pågældende spil erstattes af middel plus", all_(yes("too_little_played"), is_("event_type", "pairs", "individual")), ("opponents-average-plus",), per=("216E2",), also=("201C",)),
        Rule("216E3", "gælder også i tilfælde af force majeure", told("force_majeure"), ("force-majeure-no-difference",), role=Role.APPLIES),
    ),
)
