"""How each kind of question is answered: facts in, the function that knows the law, its answer out.

Comes in: `Facts` under canonical names and an edition. Goes out: `Scored`. What always holds: nothing is computed here
but the choice of arguments and the side that is looked at; figures and paragraphs come from the functions called. The
surprising choice: the list of scores holds the table that is asked about, as in the FACTS files (`scores="420 420 450"
own=420` is a field of three tables); a score that is not in the list counts as a further table.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

from kb.scoring.adjusted import (
    NOT_BEGUN,
    Circumstances,
    Outcome,
    artificial,
    mean_of_unbalanced,
    not_begun,
    session_percentage,
    weighted,
)
from kb.scoring.comparison import (
    board_a_match,
    butler,
    cross_imps,
    datum,
    datum_points,
    imp,
    imps_between,
    matchpoint_units,
    matchpoints,
    points,
)
from kb.scoring.contract import Contract, contract_score, is_vulnerable, passed_out
from kb.scoring.errors import ContractError, FieldError, NumberError
from kb.scoring.exact import Standing, whole
from kb.scoring.field import SMALL_GROUP_BONUS, fouled_groups, group_percent, is_small_group, matchpoint_field
from kb.scoring.fielddata import entries_of
from kb.scoring.figures import figures
from kb.scoring.keys import Facts, read_contract
from kb.scoring.result import Form, Scored, Value

__all__ = [
    "answer_artificial",
    "answer_board_a_match",
    "answer_butler",
    "answer_cross_imps",
    "answer_cup",
    "answer_fouled",
    "answer_imp",
    "answer_matchpoints",
    "answer_score",
    "answer_session",
    "answer_weighted",
]


def _side(facts: Facts) -> str:
    return facts.word("side", ("ns", "ew"), "ns")


def _for_side(facts: Facts, result: Scored, opposite: Value) -> Scored:
    """The same answer from the side that was asked about."""
    if _side(facts) == "ns":
        return result
    return replace(result, value=opposite)


# ---------------------------------------------------------------------------------------------------- one board


def answer_score(facts: Facts, edition: str) -> Scored:
    result: int | None = None
    if "contract" in facts:
        read = read_contract(facts.text("contract"), "dk1997:18A")
        if read is None:
            return passed_out(edition=edition)
        level, denomination, doubling, result = read
        if "doubling" in facts:
            doubling = facts.doubling("doubling")
    else:
        if facts.flag("passed_out") or facts.text("level") == "0":
            return passed_out(edition=edition)
        facts.need("level", "denomination")
        level, denomination, doubling = (
            facts.whole("level"),
            facts.denomination("denomination"),
            facts.doubling("doubling"),
        )
    contract = Contract(level, denomination, doubling)
    if "tricks" in facts:
        tricks = facts.whole("tricks")
        if result is not None and tricks != 6 + level + result:
            raise ContractError("The tricks and the result do not fit", "Give one of the two.", rule=facts.rule)
    else:
        if "result" in facts:
            result = 0 if facts.text("result") == "=" else facts.whole("result")
        if result is None:
            facts.need("tricks")
        tricks = 6 + level + (result or 0)
    answer = contract_score(contract, tricks, _vulnerable(facts, edition), edition=edition)
    if "declarer" in facts:
        points_ns = answer.value if _seat_side(facts) == "ns" else -whole_value(answer)
        return Scored(
            answer.kind, answer.value, answer.governing, {**answer.detail, "score_ns": points_ns}, answer.unit
        )
    return answer


def whole_value(answer: Scored) -> int:
    """The value of an answer that is a whole number."""
    assert isinstance(answer.value, int)
    return answer.value


SEATS = {
    "n": "north",
    "e": "east",
    "s": "south",
    "w": "west",
    "ø": "east",
    "v": "west",
    "nord": "north",
    "syd": "south",
}
SEATS |= {"øst": "east", "vest": "west", "öst": "east", "ö": "east", "väst": "west"}
SEATS |= {seat: seat for seat in ("north", "east", "south", "west")}


def _seat(facts: Facts) -> str:
    return SEATS[facts.word("declarer", SEATS)]


def _seat_side(facts: Facts) -> str:
    return "ns" if _seat(facts) in ("north", "south") else "ew"


def _vulnerable(facts: Facts, edition: str) -> bool:
    """Yes or no, or the sides that are vulnerable with declarer's seat, or the board's number with it."""
    if "vulnerable" not in facts and "board" in facts:
        facts.need("declarer")
        return is_vulnerable(facts.whole("board"), _seat(facts), edition=edition)
    facts.need("vulnerable")
    word = facts.text("vulnerable").casefold()
    if word in ("ns", "ew", "n-s", "e-w", "nord-syd", "øst-vest", "öst-väst"):
        side = "ns" if word.startswith("n") else "ew"
        return side == _seat_side(facts)
    if word in ("all", "both", "alle", "alla", "v", "vul", "vulnerable", "z"):
        return True
    if word in ("none", "neither", "ingen", "nv", "non", "not-vulnerable"):
        return False
    return facts.flag("vulnerable")


def answer_imp(facts: Facts, edition: str) -> Scored:
    if "difference" in facts:
        return imp(facts.whole("difference"), edition=edition)
    if "score" in facts and "against" in facts:
        first, second = facts.whole("score"), facts.whole("against")
    else:
        facts.need("open", "closed")
        first, second = facts.whole("open"), facts.whole("closed")
    answer = imp(points(first) - points(second), edition=edition)
    detail: dict[str, Value] = {**answer.detail, "open": first, "closed": second}
    return replace(answer, detail=detail)


def _others(facts: Facts) -> tuple[int, list[int]]:
    """The own score and those of the other tables."""
    facts.need("own")
    own = facts.whole("own")
    if "others" in facts:
        return own, list(facts.wholes("others"))
    facts.need("scores")
    scores = list(facts.wholes("scores"))
    if own in scores:
        scores.remove(own)
    return own, scores


def answer_matchpoints(facts: Facts, edition: str) -> Scored:
    if "field" in facts:
        lines = matchpoint_field(entries_of(facts.data("field")), edition=edition)
        ids = tuple(dict.fromkeys(number for line in lines for number in line.governing))
        rows: list[Value] = [
            {
                "table": line.table,
                "matchpoints_ns": line.matchpoints_ns,
                "matchpoints_ew": line.matchpoints_ew,
                "percent_ns": line.percent_ns,
                "percent_ew": line.percent_ew,
            }
            for line in lines
        ]
        return Scored("matchpoints", [line.matchpoints_ns for line in lines], ids, {"tables": rows}, "matchpoints")
    adjusted = facts.maybe_whole("adjusted") or 0
    if "own" not in facts and "scores" in facts:
        scores = facts.wholes("scores")
        each = [
            matchpoints(own, [*scores[:place], *scores[place + 1 :]], adjusted=adjusted, edition=edition)
            for place, own in enumerate(scores)
        ]
        return Scored(
            "matchpoints", [line.value for line in each], each[0].governing, {"scores": scores}, "matchpoints"
        )
    own, others = _others(facts)
    pairs = facts.maybe_whole("pairs")
    if pairs is not None and pairs != len(others) + adjusted + 1:
        raise FieldError(
            f"{len(others) + 1} scores are given for {pairs} pairs a direction",
            "Give every score, and adjusted=N for tables with an adjusted one.",
            rule=facts.rule,
        )
    answer = matchpoints(own, others, adjusted=adjusted, edition=edition)
    return _for_side(facts, answer, answer.detail["matchpoints_ew"])


def answer_butler(facts: Facts, edition: str) -> Scored:
    if "own" not in facts:
        return datum(facts.wholes("scores"), edition=edition)
    answer = butler(facts.whole("own"), facts.wholes("scores"), edition=edition)
    aside = len(facts.wholes("weighted_scores")) if "weighted_scores" in facts else 0
    aside += facts.maybe_whole("artificial_tables") or 0
    if aside:
        answer = replace(answer, detail={**answer.detail, "set_aside": aside})
    return _for_side(facts, answer, answer.detail["imp_ew"])


def answer_cross_imps(facts: Facts, edition: str) -> Scored:
    own, others = _others(facts)
    answer = cross_imps(own, others, edition=edition)
    return _for_side(facts, answer, answer.detail["imp_ew"])


def answer_board_a_match(facts: Facts, edition: str) -> Scored:
    facts.need("open", "closed")
    return board_a_match(facts.whole("open"), facts.whole("closed"), edition=edition)


# ------------------------------------------------------------------------------------------------ adjusted scores


def answer_weighted(facts: Facts, edition: str) -> Scored:
    facts.need("weights")
    weights = facts.numbers("weights")
    form = facts.form(Form.IMP_MATCH)
    scores: tuple[int, ...] | None = None
    if "values" in facts:
        values = facts.numbers("values")
    else:
        facts.need("scores")
        scores = tuple(points(score) for score in facts.wholes("scores"))
        convert = _converter(facts, form, edition)
        values = tuple(convert(score) for score in scores)
    if len(values) != len(weights):
        raise NumberError(f"{len(values)} results have {len(weights)} weights", "Give one for each.", rule=facts.rule)
    offender = facts.word("offender", ("ns", "ew", "both", "none"), "ew")

    def seen_by(side: str, sign: int, add: Fraction) -> Scored:
        standing = Standing.OFFENDING if offender in (side, "both") else Standing.NON_OFFENDING
        outcomes = [
            Outcome(weight, add + sign * value, scores[place] if scores else None)
            for place, (weight, value) in enumerate(zip(weights, values, strict=True))
        ]
        return weighted(outcomes, form=form, standing=standing, edition=edition)

    shared = _shared(facts, form)
    if shared is None:
        return seen_by("ns", 1, Fraction(0))
    both = {"ns": seen_by("ns", 1, Fraction(0)), "ew": seen_by("ew", -1, shared)}
    answer = both[_side(facts)]
    detail = {**answer.detail, "value_ns": both["ns"].value, "value_ew": both["ew"].value}
    return replace(answer, detail=detail)


def _converter(facts: Facts, form: Form, edition: str) -> Callable[[int], Fraction]:
    """How a result becomes a score of the event, before it is weighted (USERS: convert first)."""
    book = figures(edition)
    if form is Form.TOTAL_POINTS:
        return lambda score: Fraction(score)
    if form in (Form.IMP_MATCH, Form.KP_MATCH, Form.BOARD_A_MATCH):
        facts.need("against")
        other = points(facts.whole("against"))
        if form is Form.BOARD_A_MATCH:
            return lambda score: Fraction(whole_value(board_a_match(score, other, edition=edition)))
        return lambda score: Fraction(imps_between(score - other, book))
    facts.need("field")
    field = [points(score) for score in facts.wholes("field")]
    if not field:
        raise FieldError("The field is empty", "Give the scores of the other tables.", rule=facts.rule)
    if form is Form.BUTLER:
        base = datum_points(field, book)
        return lambda score: Fraction(imps_between(score - base, book))
    if form is Form.CROSS_IMPS:
        return lambda score: Fraction(sum(imps_between(score - other, book) for other in field))
    return lambda score: Fraction(matchpoint_units(score, field))


def _shared(facts: Facts, form: Form) -> Fraction | None:
    """What both sides have together, None where a list of values does not tell."""
    if form is Form.BOARD_A_MATCH:
        return Fraction(2)
    if form is Form.MATCHPOINTS:
        if "field" in facts and "values" not in facts:
            return Fraction(2 * len(facts.wholes("field")))
        return facts.maybe_number("top")
    return Fraction(0)


def answer_artificial(facts: Facts, edition: str) -> Scored:
    form = facts.form(Form.MATCHPOINTS)

    def given(side: str) -> Circumstances:
        name = f"{side}_session_percent" if side else "session_percent"
        return Circumstances(
            session_percent=facts.maybe_number(name),
            pairs_per_direction=facts.maybe_whole("pairs"),
            tables=facts.maybe_whole("tables"),
            boards=facts.whole("boards") if "boards" in facts else 1,
            same_irregularity=facts.flag("same_irregularity", True),
        )

    if "reason" in facts:
        return not_begun(facts.word("reason", NOT_BEGUN), form, given(""), edition=edition)
    if "fault" in facts:
        return artificial(form, facts.fault("fault"), given(""), edition=edition)
    sides = [side for side in ("ns", "ew") if side in facts]
    if not sides:
        facts.need("fault")
    answers = {side: artificial(form, facts.fault(side), given(side), edition=edition) for side in sides}
    if len(sides) == 1:
        return answers[sides[0]]
    ids = tuple(dict.fromkeys(number for side in sides for number in answers[side].governing))
    value: Value = {side: answers[side].value for side in sides}
    detail: dict[str, Value] = {side: answers[side].detail for side in sides}
    return Scored("artificial", value, ids, detail, answers["ns"].unit)


def answer_cup(facts: Facts, edition: str) -> Scored:
    return mean_of_unbalanced(facts.number("imp_ns"), facts.number("imp_ew"), edition=edition)


def answer_session(facts: Facts, edition: str) -> Scored:
    return session_percentage(facts.numbers("matchpoints"), facts.whole("top"), edition=edition)


def answer_fouled(facts: Facts, edition: str) -> Scored:
    if "small_group_size" in facts and "groups" not in facts:
        return _small_group(facts, edition)
    facts.need("groups")
    groups = [
        [
            whole(number, "groups", rule=facts.rule)
            for number in Facts("fouled", {"groups": part}, facts.rule).numbers("groups")
        ]
        for part in facts.text("groups").split("|")
    ]
    return fouled_groups(groups, comparable=facts.maybe_whole("comparable"), edition=edition)


def _small_group(facts: Facts, edition: str) -> Scored:
    """A group told by its size and the percentages inside it."""
    book = figures(edition)
    size, comparable = facts.whole("small_group_size"), facts.whole("comparable")
    if not 0 < size <= comparable:
        raise FieldError(
            f"A group of {size} does not fit {comparable} contestants", "Check the numbers.", rule=book.law("87B")
        )
    small = is_small_group(size, comparable, book)
    detail: dict[str, Value] = {
        name: group_percent(facts.number(name), small)
        for name in ("group_best_percent", "group_worst_percent")
        if name in facts
    }
    detail["bonus_percent"] = SMALL_GROUP_BONUS if small else 0
    ids = (book.rule("X87B1", "groups"), book.rule("X87B2", "groups")) if small else ()
    return Scored("fouled", Fraction(100 * size, comparable), (*ids, book.law("87B")), detail, "percent")
