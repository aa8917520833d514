"""Imps (78B), matchpoints (78A), Butler (204), cross-imps (203), board-a-match (206), total points (78C)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from kb.scoring import compute
from kb.scoring.errors import FieldError, NoRuleError, NumberError, ScoringError

EDGES = [
    # last and first difference of each row of 78B
    (0, 0), (10, 0), (20, 1), (40, 1), (50, 2), (80, 2), (90, 3), (120, 3), (130, 4), (160, 4), (170, 5), (210, 5),
    (220, 6), (260, 6), (270, 7), (310, 7), (320, 8), (360, 8), (370, 9), (420, 9), (430, 10), (490, 10), (500, 11),
    (590, 11), (600, 12), (740, 12), (750, 13), (890, 13), (900, 14), (1090, 14), (1100, 15), (1290, 15), (1300, 16),
    (1490, 16), (1500, 17), (1740, 17), (1750, 18), (1990, 18), (2000, 19), (2240, 19), (2250, 20), (2490, 20),
    (2500, 21), (2990, 21), (3000, 22), (3490, 22), (3500, 23), (3990, 23), (4000, 24), (15200, 24),
]  # fmt: skip


@pytest.mark.parametrize(("difference", "imps"), EDGES)
def test_imp(difference: int, imps: int) -> None:
    answer = compute("imp", {"difference": difference})
    assert answer.value == imps
    assert answer.governing == ("dk1997:78B",)
    assert compute("imp", {"difference": f"−{difference}"}).value == -imps


def test_imp_from_both_rooms() -> None:
    assert compute("imp", {"score_ns_open": 950, "score_ns_closed": 630}).value == 8
    assert compute("imp", {"open": -100, "closed": 630}).value == -12
    assert compute("imp", {"score": 480, "against": 500}).value == -1


def test_imp_by_the_2007_laws_cites_them() -> None:
    assert compute("imp", {"difference": 320}, edition="dbf2008").governing == ("laws2007:78B",)
    assert compute("imp", {"difference": 320}, edition="se2007").governing == ("se2007:78B",)


@pytest.mark.parametrize("difference", ["15", "45", "425", "1095", "1,5"])
def test_a_difference_that_no_two_scores_have_is_refused(difference: str) -> None:
    with pytest.raises(NumberError):
        compute("imp", {"difference": difference})


MATCHPOINTS = [
    # scores, own, units of 78A
    ("420 420 450", 420, 1),
    ("420 420 450", 450, 4),
    ("420 450 50 -50 420", 420, 5),  # equal 1, lower 2 x 2
    ("-50 -50 -50", -50, 2),
    ("620 620 170 -100", -100, 0),
    ("620 620 170 -100", 620, 5),
]


@pytest.mark.parametrize(("scores", "own", "units"), MATCHPOINTS)
def test_matchpoints(scores: str, own: int, units: int) -> None:
    answer = compute("matchpoints", {"scores": scores, "own": own})
    assert answer.value == units
    assert answer.governing == ("dk1997:78A",)
    top = 2 * (len(scores.split()) - 1)
    assert compute("matchpoints", {"scores_ns": scores, "own_score_ns": own, "side": "ew"}).value == top - units
    assert answer.detail["around_zero"] == units - top // 2


def test_matchpoints_of_a_whole_board() -> None:
    assert compute("matchpoints", {"scores": "420 420 450"}).value == [1, 1, 4]
    assert compute("matchpoints", {"scores": "420,420,450"}).value == [1, 1, 4]


def test_other_tables_may_be_listed_alone() -> None:
    assert compute("matchpoints", {"others": "420 450", "own": 420}).value == 1
    assert compute("matchpoints", {"scores": "420 450", "own": 400}).value == 0


def test_a_table_with_an_adjusted_score_gives_one_unit() -> None:
    answer = compute("matchpoints", {"scores": "420 420 450", "own": 450, "adjusted": 1})
    assert answer.value == 5
    assert answer.detail["top"] == 6
    assert answer.governing == ("laws2007:78A", "dbf2008:201B2")


def test_butler_by_hand() -> None:
    # 420 430 450 400 -50 620: without 620 and -50 the mean of 420 430 450 400 is 425; 620 is 195 above it: 5 imps.
    facts = {"scores": "420 430 450 400 -50 620", "own": 620}
    answer = compute("butler", facts)
    assert answer.detail["datum"] == 425
    assert answer.value == 5
    assert answer.detail["imp_ew"] == -5
    assert answer.governing[0] == "dbf2008:204A"
    assert compute("butler", facts | {"side": "ew"}).value == -5
    assert compute("butler", {"scores": "420 430 450 400 -50 620"}).value == 425


BETWEEN_ROWS = [
    # 204 rounds imps, not the datum; a row of 78B holds from its first figure on
    ("420 410 430 420", 440, 425 - 405, 1),
    ("100 110 120 130", 130, 15, 0),  # datum 115
    ("100 110 120 130", 100, -15, 0),
    ("0 30 50 0 90", 70, Fraction(70) - Fraction(80, 3), 1),  # 43 1/3 lies between 40 and 50
]


@pytest.mark.parametrize(("scores", "own", "difference", "imps"), BETWEEN_ROWS)
def test_butler_between_two_rows(scores: str, own: int, difference: Fraction, imps: int) -> None:
    answer = compute("butler", {"scores": scores, "own": own})
    assert answer.value == imps
    if difference != 20:
        assert answer.detail["difference"] == difference
        assert answer.detail["between_rows"] is True


def test_cross_imps_by_hand() -> None:
    # 620 against 620, 170, -100: 0 + 10 (450) + 12 (720)
    answer = compute("cross-imps", {"scores": "620 620 170 -100", "own": 620})
    assert answer.value == 22
    assert answer.governing == ("dbf2008:203", "laws2007:78B")
    assert compute("cross-imps", {"scores": "620 620 170 -100", "own": 620, "side": "ew"}).value == -22


@pytest.mark.parametrize(("opened", "closed", "points"), [(420, 400, 2), (420, 420, 1), (-50, 100, 0)])
def test_board_a_match(opened: int, closed: int, points: int) -> None:
    answer = compute("board-a-match", {"open": opened, "closed": closed})
    assert answer.value == points
    assert answer.governing == ("dbf2008:206",)
    assert answer.detail["points_ew"] == 2 - points


def test_total_points() -> None:
    answer = compute("total-points", {"scores": "420 -50 630"})
    assert answer.value == 1000
    assert answer.governing == ("dk1997:78C",)


BAD = [
    ("matchpoints", {"scores": "420", "own": 420}, FieldError, "dk1997:78A"),
    ("matchpoints", {"scores": "", "own": 420}, NumberError, "no value"),
    ("matchpoints", {"scores": " ; ", "own": 420}, FieldError, "empty"),
    ("matchpoints", {"scores": "420 425", "own": 420}, NumberError, "multiples of ten"),
    ("matchpoints", {"scores": "420 9000", "own": 420}, NumberError, "7600"),
    ("matchpoints", {"scores": "420 450", "own": 420, "pairs": 12}, FieldError, "12 pairs"),
    ("matchpoints", {"scores": "420 450", "own": 420, "adjusted": -1}, NumberError, "adjusted"),
    ("matchpoints", {"scores": "420 450", "own": 420, "adjusted": 1, "_": ""}, ScoringError, "not a fact"),
    ("butler", {"scores": "420 450", "own": 420}, FieldError, "dbf2008:204A"),
    ("cross-imps", {"scores": "420", "own": 420}, FieldError, "dbf2008:203"),
    ("board-a-match", {"open": 420}, ScoringError, "closed"),
    ("imp", {"open": 420}, ScoringError, "closed"),
]


@pytest.mark.parametrize(("kind", "facts", "error", "words"), BAD)
def test_bad_field(kind: str, facts: dict[str, object], error: type[ScoringError], words: str) -> None:
    with pytest.raises(error, match=words):
        compute(kind, facts)


@pytest.mark.parametrize("kind", ["butler", "cross-imps"])
def test_the_1997_laws_have_no_butler(kind: str) -> None:
    with pytest.raises(NoRuleError, match="dbf2008:20"):
        compute(kind, {"scores": "420 420 450 430", "own": 420}, edition="dk1997")
