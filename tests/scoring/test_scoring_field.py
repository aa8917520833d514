"""A matchpoint field with adjusted scores (201B) and a board scored in groups (87B, X87B)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from kb.scoring import (
    ArtificialEntry,
    Fault,
    Obtained,
    UnbalancedEntry,
    WeightedEntry,
    compute,
    fouled_groups,
    matchpoint_field,
    with_score,
)
from kb.scoring.errors import FieldError, NoRuleError, ScoringError, WeightError

F = Fraction
PLAIN = (Obtained(420), Obtained(420), Obtained(450), Obtained(-50))


def ns(entries: object, edition: str = "dbf2008") -> list[Fraction]:
    return [line.matchpoints_ns for line in matchpoint_field(entries, edition=edition)]  # type: ignore[arg-type]


def ew(entries: object) -> list[Fraction]:
    return [line.matchpoints_ew for line in matchpoint_field(entries)]  # type: ignore[arg-type]


def test_field_of_obtained_scores() -> None:
    assert ns(PLAIN) == [3, 3, 6, 0]
    assert ew(PLAIN) == [3, 3, 0, 6]
    assert ns(PLAIN, "dk1997") == [3, 3, 6, 0]


def test_balanced_adjusted_score_counts_as_obtained() -> None:
    lines = matchpoint_field(with_score(PLAIN, 4, Obtained(420, adjusted=True)))
    assert [line.matchpoints_ns for line in lines] == [2, 2, 6, 2]
    assert lines[0].governing == ("laws2007:78A", "dbf2008:201B1")


def test_weighted_score_lowers_the_top_and_raises_the_bottom_by_one() -> None:
    # the others: 420 420 450 get 1+1, 1+1, 4+1. The weighted one: 620 beats three (6), -100 none (0): 80 % is 4,8
    entries = with_score(PLAIN, 4, WeightedEntry(((620, F(80)), (-100, F(20))), "ew"))
    assert ns(entries) == [2, 2, 5, 5]
    assert ew(entries) == [4, 4, 1, 1]
    lines = matchpoint_field(entries)
    assert lines[0].governing == ("laws2007:78A", "dbf2008:201B2")
    assert lines[3].governing[:2] == ("laws2007:12C1c", "dbf2008:201C1")
    by_north_south = with_score(PLAIN, 4, WeightedEntry(((620, F(80)), (-100, F(20))), "ns"))
    assert (ns(by_north_south)[3], ew(by_north_south)[3]) == (4, 2)
    nobody = with_score(PLAIN, 4, WeightedEntry(((620, F(80)), (-100, F(20))), "none"))
    assert (ns(nobody)[3], ew(nobody)[3]) == (5, 2)


def test_artificial_score_in_a_field() -> None:
    # top 6: 60 % is 3,6 up to 4; 40 % is 2,4 down to 2
    entries = with_score(PLAIN, 4, ArtificialEntry(Fault.NONE, Fault.DIRECT))
    assert ns(entries) == [2, 2, 5, 4]
    assert ew(entries) == [4, 4, 1, 2]


def test_unbalanced_score_is_compared_for_each_side() -> None:
    # North-South keep 450 (2 + 2 + 1), East-West are given -480 (beaten by all): 0
    entries = with_score(PLAIN, 4, UnbalancedEntry(450, 480))
    assert ns(entries) == [2, 2, 5, 5]
    assert ew(entries)[3] == 0


def test_two_adjusted_scores_count_one_unit_against_each_other() -> None:
    entries = (*PLAIN[:2], UnbalancedEntry(450, 450), UnbalancedEntry(-50, -50))
    assert ns(entries) == [3, 3, 5, 1]


def test_the_1997_laws_do_not_say_how_a_field_takes_an_adjusted_score() -> None:
    with pytest.raises(NoRuleError, match="201B2"):
        ns(with_score(PLAIN, 4, UnbalancedEntry(450, 480)), "dk1997")


BAD = [
    ((), FieldError, "empty"),
    ((Obtained(420),), FieldError, "nobody"),
    ((Obtained(420), WeightedEntry(((620, F(80)),), "ew")), WeightError, "80 per cent"),
    ((Obtained(420), Obtained(425)), ScoringError, "multiples of ten"),
]


@pytest.mark.parametrize(("entries", "error", "words"), BAD)
def test_bad_field(entries: object, error: type[ScoringError], words: str) -> None:
    with pytest.raises(error, match=words):
        ns(entries)


def test_field_told_as_data() -> None:
    field = [420, {"score": 420}, "450", {"outcomes": [[620, 80], [-100, 20]], "offender": "ew"}]
    assert compute("matchpoints", {"field": field}).value == [2, 2, 5, 5]
    text = "[420, 420, 450, {ns: none, ew: direct}]"
    assert compute("matchpoints", {"field": text}).value == [2, 2, 5, 4]
    assert compute("matchpoints", {"field": {"tables": [420, {"score_ns": 450, "score_ew": 480}]}}).value == [1, 2]


BAD_DATA = [
    ("{teams: 3}", "list of tables"),
    ("[420, {skore: 420}]", "skore"),
    ("[420, {ns: none}]", "no score"),
    ("[420, {ns: none, ew: guilty}]", "guilty"),
    ("[420, {outcomes: [[620]], offender: ew}]", "two things"),
    ("[420, {outcomes: 620, offender: ew}]", "not a list"),
    ("[420, [1, 2]]", "not a number"),
    ("[420, x", "cannot be read"),
    ("&a [420, *a]", "alias"),
    ("[[[[[[[[[[[[[[420]]]]]]]]]]]]]]", "nested"),
]


@pytest.mark.parametrize(("text", "words"), BAD_DATA)
def test_bad_data(text: str, words: str) -> None:
    with pytest.raises(ScoringError, match=words):
        compute("matchpoints", {"field": text})


def rows(
    groups: list[list[int]], edition: str = "dbf2008", comparable: int | None = None
) -> list[list[dict[str, Fraction]]]:
    report = fouled_groups(groups, comparable=comparable, edition=edition).detail["groups"]
    return [group["scores"] for group in report]  # type: ignore[call-overload,index,union-attr]


def test_small_group_gets_a_tenth_of_a_top_and_no_more_than_all() -> None:
    # 2 of 14 are 14,3 %: 100 and 0 become 100 and 10
    large = [50] * 6 + [100] * 6
    small, others = rows([[450, 420], large])
    assert [row["percent_ns"] for row in small] == [100, 10]
    assert [row["percent_ew"] for row in small] == [10, 100]
    # six equal, six lower: 5 x 1 + 6 x 2 of 22 for 100; 5 of 22 for 50
    assert others[-1]["percent_ns"] == F(1700, 22)
    assert others[0]["percent_ns"] == F(500, 22)


def test_fifteen_per_cent_is_still_small() -> None:
    assert rows([[50, 50, 50], [100] * 17])[0][0]["percent_ns"] == 60  # 3 of 20
    assert rows([[50, 50, 50], [100] * 16])[0][0]["percent_ns"] == 50  # 3 of 19
    assert fouled_groups([[50, 50, 50], [100] * 17]).governing == ("dbf2008:X87B1", "dbf2008:X87B2", "laws2007:87B")
    assert fouled_groups([[50, 50], [100, 100]]).governing == ("laws2007:87B",)


def test_the_1997_laws_add_nothing() -> None:
    assert rows([[450, 420], [50] * 12], "dk1997")[0][1]["percent_ns"] == 0


def test_a_lone_score_is_taken_at_half() -> None:
    assert rows([[450], [50] * 12])[0][0]["percent_ns"] == 60


@pytest.mark.parametrize("groups", [[], [[450], []]])
def test_empty_group(groups: list[list[int]]) -> None:
    with pytest.raises(FieldError, match="87B"):
        fouled_groups(groups)


def test_groups_in_words() -> None:
    assert compute("fouled", {"groups": "450 420 | 50 50 100", "comparable": 14}).value == 2
    with pytest.raises(FieldError, match="larger"):
        compute("fouled", {"groups": "450 420 | 50 50 100", "comparable": 2})


def test_small_group_told_by_its_percentages() -> None:
    facts = {"comparable_contestants": 14, "small_group_size": 2, "group_best_percent": 100, "group_worst_percent": 0}
    answer = compute("fouled", facts)
    assert answer.value == F(200, 14)
    assert (answer.detail["group_best_percent"], answer.detail["group_worst_percent"]) == (100, 10)
    assert answer.governing == ("dbf2008:X87B1", "dbf2008:X87B2", "laws2007:87B")
    large = compute("fouled", facts | {"small_group_size": 3})
    assert large.detail["group_worst_percent"] == 0
    assert large.governing == ("laws2007:87B",)
    with pytest.raises(FieldError, match="87B"):
        compute("fouled", facts | {"small_group_size": 15})
