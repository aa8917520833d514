"""KP: rows of 202A, other numbers of boards (202B), unplayed matches (202C), multi-team (205)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from kb.scoring import compute
from kb.scoring.errors import BoardCountError, FieldError, NoRuleError, NumberError, ScoringError

ROWS = [
    # boards, imps, result; read off the printed table
    (24, 33, "21-9"),
    (8, 0, "15-15"), (8, 1, "15-15"), (8, 2, "16-14"), (8, 45, "25-2"), (8, 46, "25-1"),
    (8, 50, "25-1"), (8, 51, "25-0"),
    (10, 16, "20-10"), (10, 15, "19-11"), (12, 24, "21-9"), (12, 25, "22-8"), (14, 2, "15-15"), (14, 3, "16-14"),
    (16, 11, "17-13"), (16, 12, "18-12"), (20, 53, "25-5"), (20, 54, "25-4"), (20, 79, "25-1"), (20, 80, "25-0"),
    (24, 3, "15-15"), (24, 4, "16-14"), (24, 51, "24-6"), (24, 52, "25-5"), (24, 87, "25-1"), (24, 88, "25-0"),
    (28, 43, "22-8"), (28, 44, "23-7"), (32, 10, "16-14"), (32, 11, "17-13"), (36, 64, "24-6"), (36, 65, "25-5"),
    (40, 3, "15-15"), (40, 102, "25-2"), (40, 112, "25-1"), (40, 113, "25-0"), (48, 4, "15-15"), (48, 5, "16-14"),
    (48, 123, "25-1"), (48, 124, "25-0"), (48, 400, "25-0"),
]  # fmt: skip


@pytest.mark.parametrize(("boards", "imps", "result"), ROWS)
def test_kp(boards: int, imps: int, result: str) -> None:
    answer = compute("kp", {"boards": boards, "imps": imps})
    assert answer.value == result
    assert answer.governing == ("dbf2008:202A",)
    winner, loser = result.split("-")
    assert compute("kp", {"match_boards": boards, "imp_difference": -imps}).value == f"{loser}-{winner}"


OTHER_COUNTS = [
    # boards of the match, the next scale above, imps, result
    (1, 8, 2, "16-14"),
    (7, 8, 30, "25-5"),
    (9, 10, 30, "24-6"),
    (11, 12, 30, "23-7"),
    (13, 14, 30, "22-8"),
    (15, 16, 35, "23-7"),
    (17, 20, 35, "22-8"),
    (21, 24, 52, "25-5"),
    (22, 24, 33, "21-9"),
    (25, 28, 33, "21-9"),
    (30, 32, 33, "20-10"),
    (34, 36, 33, "20-10"),
    (37, 40, 33, "20-10"),
    (41, 48, 33, "19-11"),
    (47, 48, 124, "25-0"),
]


@pytest.mark.parametrize(("boards", "scale", "imps", "result"), OTHER_COUNTS)
def test_next_higher_scale(boards: int, scale: int, imps: int, result: str) -> None:
    answer = compute("kp", {"boards": boards, "imps": imps})
    assert answer.value == result
    assert answer.detail["kp_scale"] == scale
    assert answer.governing == ("dbf2008:202A", "dbf2008:202B2")


def test_annulled_boards_leave_the_scale_alone() -> None:
    answer = compute("kp", {"boards_planned": 24, "boards_annulled": 2, "imps": 33})
    assert answer.value == "21-9"
    assert answer.detail["boards"] == 22
    assert answer.governing == ("dbf2008:202A", "dbf2008:202B1")
    assert compute("kp", {"boards": 24, "annulled": 2, "imps": 33}).governing == answer.governing


def test_the_leader_may_be_named() -> None:
    answer = compute("kp", {"boards": 24, "imps": 33, "leader": "ew"})
    assert answer.value == "9-21"
    assert (answer.detail["kp_ns"], answer.detail["kp_ew"]) == (9, 21)


def test_deductions_touch_one_side_only() -> None:
    answer = compute("kp", {"boards": 24, "imps": 33, "deduction_ns": "½"})
    assert answer.value == "20½-9"
    assert answer.detail["before_deductions"] == "21-9"
    assert "dbf2008:211A2" in answer.governing


BAD = [
    ({"boards": 49, "imps": 3}, BoardCountError, "dbf2008:202B2"),
    ({"boards": 0, "imps": 3}, BoardCountError, "dbf2008:202A"),
    ({"boards": -8, "imps": 3}, BoardCountError, "dbf2008:202A"),
    ({"boards": 24, "imps": "33,5"}, NumberError, "whole"),
    ({"boards": "many", "imps": 3}, NumberError, "not a number"),
    ({"boards": 24}, ScoringError, "imps"),
    ({"imps": 24}, ScoringError, "boards"),
    ({"boards": 24, "planned": 20, "imps": 3}, BoardCountError, "dbf2008:202B1"),
    ({"boards": 24, "imps": 3, "deduction_ns": -1}, NumberError, "dbf2008:211A2"),
    ({"boards": True, "imps": 3}, NumberError, "not a number"),
]


@pytest.mark.parametrize(("facts", "error", "words"), BAD)
def test_bad_match(facts: dict[str, object], error: type[ScoringError], words: str) -> None:
    with pytest.raises(error, match=words):
        compute("kp", facts)


def test_the_laws_alone_have_no_kp() -> None:
    with pytest.raises(NoRuleError, match="dbf2008:202A"):
        compute("kp", {"boards": 24, "imps": 33}, edition="dk1997")


WALKOVERS = [
    # facts, KP of the winner, the choice that decides, imps by 202C4 on the scale of the match
    ({"boards": 24}, 18, "202C2a", 19),
    ({"boards": 24, "others_average": "17,5"}, 18, "202C2a", 19),
    ({"boards": 24, "others_average": "18,5"}, 19, "202C2b", 24),
    ({"boards": 24, "others_average": "18,5", "own_average": "20"}, 20, "202C2c", 29),
    ({"boards": 32, "played_boards": 16, "played_imps": 40}, 24, "202C2d", 58),
    ({"boards": 32, "played_boards": 16, "played_imps": -40}, 18, "202C2a", 22),
]


@pytest.mark.parametrize(("facts", "kp", "decides", "imps"), WALKOVERS)
def test_walkover(facts: dict[str, object], kp: int, decides: str, imps: int) -> None:
    answer = compute("walkover", facts)
    assert answer.value == kp
    assert answer.governing[0] == f"dbf2008:{decides}"
    assert answer.detail["winner_imps"] == imps
    assert answer.detail["loser_kp"] == 0


def test_both_teams_absent() -> None:
    answer = compute("walkover", {"absent": "both"})
    assert answer.value == 0
    assert answer.governing[0] == "dbf2008:212A3b"


def test_multi_team_is_the_mean_of_imaginary_matches() -> None:
    # scale for 16 boards: 10 imps 17, -5 imps 14, 3 imps 16
    answer = compute("multi-team", {"multi_imps": "10 -5 3", "boards_in_round": 16})
    assert answer.value == Fraction(47, 3)
    assert answer.governing[0] == "dbf2008:205"
    with pytest.raises(FieldError, match="empty"):
        compute("multi-team", {"imps": ";", "boards": 16})
