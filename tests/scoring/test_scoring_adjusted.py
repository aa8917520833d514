"""Weighted scores (12C1c, 201C1), artificial ones (12C1, 12C2, 86A, 88, 203A, 204B, 206A), 216, 86B, session."""

from __future__ import annotations

from fractions import Fraction

import pytest

from kb.scoring import Bound, Scored, compute
from kb.scoring.errors import FieldError, NoRuleError, NumberError, ScoringError, WeightError

F = Fraction

WEIGHTED = [
    # facts, North-South, East-West, before rounding
    # Lille 4: 35 % of +980 and 65 % of +480 against +500: 10 and -1 imps, 3,5 - 0,65
    ({"scores": "980 480", "weights": "35 65", "against": 500, "offender": "ew"}, 3, -3, F("2.85")),
    ({"scores": "980 480", "weights": "35 65", "against": 500, "offender": "ns"}, 2, -2, F("2.85")),
    ({"scores": "980 480", "weights": "35 65", "against": 500, "offender": "none"}, 3, -2, F("2.85")),
    ({"scores": "980 480", "weights": "35% 65%", "against": 500, "offender": "both"}, 2, -3, F("2.85")),
    # half of 18 and half of 3 of 24 matchpoints
    ({"values": "18 3", "weights": "50 50", "form": "matchpoints", "top": 24}, 11, 13, F("10.5")),
    # halves of +9 and -9 imps
    ({"values": "9 -9", "weights": "50 50"}, 0, 0, F(0)),
    # 3NT by East-West with ten tricks and with seven, against the same with ten: 0 and 13 (830); cf. case 03-AU-5
    ({"results": "-630 200", "weights": "80 20", "against": -630, "offender": "ew"}, 3, -3, F("2.6")),
    # matchpoints of 620 and -100 in a field of 620 170 -100: 5 and 1 of 6
    (
        {"scores": "620 -100", "weights": "60 40", "form": "matchpoints", "field": "620 170 -100", "offender": "ns"},
        3,
        3,
        F("3.4"),
    ),
    # cross-imps of 620 and -100 against 620 170: 0 + 10, -12 - 7 (270)
    ({"scores": "620 -100", "weights": "50 50", "form": "cross-imps", "field": "620 170"}, -4, 4, F("-4.5")),
    # Butler: datum of 620 170 -100 is 170; 620 gives 10, -100 gives -7 (270)
    ({"scores": "620 -100", "weights": "50 50", "form": "butler", "field": "620 170 -100"}, 2, -2, F("1.5")),
    # board-a-match: won and lost; only artificial scores are exempt from rounding (206A)
    ({"scores": "620 -100", "weights": "60 40", "form": "bam", "against": 170}, 2, 0, F("1.2")),
    ({"scores": "620 -100", "weights": "60 40", "form": "total-points"}, 332, -332, F(332)),
]


@pytest.mark.parametrize(("facts", "ns", "ew", "exactly"), WEIGHTED)
def test_weighted(facts: dict[str, object], ns: int, ew: int, exactly: Fraction) -> None:
    answer = compute("weighted", facts)
    assert answer.value == ns
    assert answer.detail["exact"] == exactly
    assert answer.governing[0] == "laws2007:12C1c"
    assert compute("weighted", facts | {"side": "ew"}).value == ew


def test_each_result_is_converted_before_it_is_weighted() -> None:
    # the mean of 980 and 480 is 730; weighted as points it would give 230, 6 imps
    answer = compute("weighted", {"scores": "980 480", "weights": "50 50", "against": 500})
    assert answer.detail["exact"] == F("4.5")
    assert answer.value == 5
    assert answer.governing == ("laws2007:12C1c", "dbf2008:201C1a")


@pytest.mark.parametrize(("edition", "rule"), [("dk1997", "dk1997:12C3"), ("se2007", "se2007:12C1c")])
def test_without_a_rule_on_rounding_nothing_is_rounded(edition: str, rule: str) -> None:
    answer = compute("weighted", {"scores": "980 480", "weights": "35 65", "against": 500}, edition=edition)
    assert answer.value == F("2.85")
    assert answer.governing == (rule,)


BAD_WEIGHTS = [
    ({"values": "1 2", "weights": "50 40"}, WeightError, "90 per cent"),
    ({"values": "1 2", "weights": "60 60"}, WeightError, "12C1c"),
    ({"values": "1 2", "weights": "100 0"}, WeightError, "above 0"),
    ({"values": "1 2", "weights": "120 -20"}, WeightError, "above 0"),
    ({"values": "1 2 3", "weights": "50 50"}, NumberError, "3 results have 2 weights"),
    ({"values": "1 2", "weights": ";"}, FieldError, "empty"),
    ({"scores": "420 -50", "weights": "50 50"}, ScoringError, "against"),
    ({"scores": "420 -50", "weights": "50 50", "form": "matchpoints"}, ScoringError, "field"),
    ({"scores": "421 -50", "weights": "50 50", "against": 420}, NumberError, "multiples of ten"),
]


@pytest.mark.parametrize(("facts", "error", "words"), BAD_WEIGHTS)
def test_bad_weights(facts: dict[str, object], error: type[ScoringError], words: str) -> None:
    with pytest.raises(error, match=words):
        compute("weighted", facts)


def at_least(number: int) -> Bound:
    return Bound(min=F(number))


def at_most(number: int) -> Bound:
    return Bound(max=F(number))


PERCENT = [
    # edition, fault, per cent on the other boards, value, governing
    ("dk1997", "none", None, at_least(60), ("dk1997:12C1", "dk1997:88")),
    ("dk1997", "none", "64,2", F("64.2"), ("dk1997:12C1", "dk1997:88")),
    ("dk1997", "none", "55", F(60), ("dk1997:12C1", "dk1997:88")),
    ("dk1997", "partial", "70", F(50), ("dk1997:12C1",)),
    ("dk1997", "direct", None, at_most(40), ("dk1997:12C1",)),
    ("dk1997", "direct", "37,5", at_most(40), ("dk1997:12C1",)),
    ("se2007", "none", None, at_least(60), ("se2007:12C2a",)),
    ("se2007", "none", 64.2, F("64.2"), ("se2007:12C2c", "se2007:12C2a")),
    ("se2007", "none", "60", F(60), ("se2007:12C2a",)),
    ("se2007", "partial", "70", F(50), ("se2007:12C2a",)),
    ("se2007", "direct", "37,5", F("37.5"), ("se2007:12C2c", "se2007:12C2a")),
    ("se2007", "direct", "45", F(40), ("se2007:12C2a",)),
    ("se2007", "direct", None, at_most(40), ("se2007:12C2a",)),
]


@pytest.mark.parametrize(("edition", "fault", "session", "value", "governing"), PERCENT)
def test_artificial_score_in_pairs(
    edition: str, fault: str, session: object, value: object, governing: tuple[str, ...]
) -> None:
    facts: dict[str, object] = {"form": "matchpoints", "fault": fault}
    if session is not None:
        facts["session_percent"] = session
    answer = compute("artificial", facts, edition=edition)
    assert answer.value == value
    assert answer.governing == governing


def test_both_sides_of_the_sample_case() -> None:
    facts = {
        "form_of_scoring": "matchpoints",
        "ns_responsibility": "none",
        "ew_responsibility": "direct",
        "ns_session_percent": 64.2,
        "ew_session_percent": 37.5,
        "irregularity": "artificial-score",
    }
    assert compute("artificial", facts, edition="dk1997").value == {"ns": F("64.2"), "ew": at_most(40)}
    assert compute("artificial", facts, edition="se2007").value == {"ns": F("64.2"), "ew": F("37.5")}


MATCHPOINTS = [
    # the note to 201C2: 12 tables, top +11, bottom -11, 60 % is +2,2
    ({"fault": "none", "pairs": 12}, 3),
    ({"fault": "none", "pairs": 12, "boards": 2}, 5),
    ({"fault": "none", "pairs": 12, "boards": 2, "same_irregularity": "no"}, 6),
    ({"fault": "direct", "pairs": 12, "boards": 2, "same_irregularity": "no"}, -6),
    ({"fault": "direct", "pairs": 12, "boards": 2}, -5),
    ({"fault": "direct", "pairs": 12}, -3),
    ({"fault": "partial", "pairs": 12}, 0),
    ({"fault": "none", "pairs": 6}, 1),
    ({"fault": "none", "pairs": 12, "session_percent": 65}, 4),  # 3,3 up
]


@pytest.mark.parametrize(("facts", "around_zero"), MATCHPOINTS)
def test_artificial_matchpoints_are_rounded_for_the_side(facts: dict[str, object], around_zero: int) -> None:
    answer = compute("artificial", {"form": "matchpoints", **facts})
    assert answer.detail["around_zero"] == around_zero


def test_the_1997_laws_round_nothing() -> None:
    answer = compute("artificial", {"form": "matchpoints", "fault": "none", "pairs": 12}, edition="dk1997")
    assert answer.detail["matchpoints"] == F("13.2")


OTHER_FORMS = [
    # edition, form, fault, more, value, first paragraph
    ("dk1997", "imp-match", "none", {}, 3, "dk1997:86A"),
    ("dk1997", "kp-match", "direct", {}, -3, "dk1997:86A"),
    ("dk1997", "imp-match", "partial", {}, 0, "dk1997:12C1"),
    ("se2007", "imp-match", "none", {}, 3, "se2007:12C2b"),
    ("dbf2008", "kp-match", "direct", {"boards": 2}, -6, "se2007:12C2b"),
    ("dbf2008", "cross-imps", "none", {"tables": 12}, 22, "dbf2008:203A"),
    ("dbf2008", "cross-imps", "direct", {"tables_playing_board": 8}, -14, "dbf2008:203A"),
    ("dbf2008", "cross-imps", "partial", {"tables": 8}, 0, "dbf2008:203A"),
    ("dbf2008", "butler", "none", {}, 2, "dbf2008:204B"),
    ("dbf2008", "butler", "direct", {}, -2, "dbf2008:204B"),
    ("dbf2008", "board-a-match", "none", {}, F("1.2"), "dbf2008:206A"),
    ("dbf2008", "board-a-match", "direct", {}, F("0.8"), "dbf2008:206A"),
    ("dbf2008", "board-a-match", "partial", {}, 1, "dbf2008:206A"),
]


@pytest.mark.parametrize(("edition", "form", "fault", "more", "value", "first"), OTHER_FORMS)
def test_artificial_score_in_other_forms(
    edition: str, form: str, fault: str, more: dict[str, object], value: object, first: str
) -> None:
    answer = compute("artificial", {"form": form, "fault": fault, **more}, edition=edition)
    assert answer.value == value
    assert answer.governing[0] == first


NOT_BEGUN = [
    ("sit-out", "216A", at_least(60)),
    ("opponents-absent", "216B1", at_least(60)),
    ("absent", "216B2", at_most(40)),
    ("opponents-absent-force-majeure", "216C1", at_least(60)),
    ("absent-force-majeure", "216C2", F(50)),
    ("opponents-put-in-as-reserve", "216D1", at_least(60)),
    ("put-in-as-reserve", "216D2", F(50)),
    ("opponents-withdrawn", "216E2b", at_least(60)),
]


@pytest.mark.parametrize(("reason", "number", "value"), NOT_BEGUN)
def test_board_not_begun(reason: str, number: str, value: object) -> None:
    answer = compute("artificial", {"form": "matchpoints", "reason": reason})
    assert answer.value == value
    assert answer.governing[0] == f"dbf2008:{number}"


BAD_ARTIFICIAL = [
    ({"form": "cross-imps", "fault": "none"}, "dbf2008", FieldError, "203A"),
    ({"form": "cross-imps", "fault": "none", "tables": 1}, "dbf2008", FieldError, "at least 2"),
    ({"form": "matchpoints", "fault": "none", "pairs": 1}, "dbf2008", FieldError, "78A"),
    ({"form": "matchpoints", "fault": "none", "session_percent": 101}, "dbf2008", NumberError, "percentage"),
    ({"form": "matchpoints", "fault": "none", "boards": 0}, "dbf2008", NumberError, "201C2"),
    ({"form": "total-points", "fault": "none"}, "dbf2008", NoRuleError, "total-points"),
    ({"form": "board-a-match", "fault": "none"}, "dk1997", NoRuleError, "206A"),
    ({"form": "matchpoints", "reason": "sit-out"}, "dk1997", NoRuleError, "216A"),
    ({"form": "matchpoints", "fault": "guilty"}, "dbf2008", ScoringError, "not a value of fault"),
    ({"form": "matchpoints"}, "dbf2008", ScoringError, "fault"),
]


@pytest.mark.parametrize(("facts", "edition", "error", "words"), BAD_ARTIFICIAL)
def test_bad_artificial(facts: dict[str, object], edition: str, error: type[ScoringError], words: str) -> None:
    with pytest.raises(error, match=words):
        compute("artificial", facts, edition=edition)


def answer_to(edition: str) -> Scored:
    return compute("cup", {"adjusted_imp_ns": 8, "adjusted_imp_ew": -3}, edition=edition)


@pytest.mark.parametrize(("edition", "rule"), [("dk1997", "dk1997:86B"), ("se2007", "se2007:12C4")])
def test_unbalanced_scores_in_a_cup_match(edition: str, rule: str) -> None:
    # 8 to one side and -3 to the other: both are given the mean of +8 and +3
    answer = answer_to(edition)
    assert answer.value == F("5.5")
    assert answer.detail["imp_ew"] == F("-5.5")
    assert answer.governing == (rule,)


def test_session_percentage() -> None:
    answer = compute("session", {"matchpoints": "14 10 22", "top": 22})
    assert answer.value == F(4600, 66)
    assert answer.governing == ("dk1997:88",)
    with pytest.raises(NumberError, match="78A"):
        compute("session", {"matchpoints": "14 23", "top": 22})
    with pytest.raises(FieldError):
        compute("session", {"matchpoints": "0", "top": 0})
