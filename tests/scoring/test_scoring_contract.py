"""Laws 2 and 77. Expected scores added up by hand from the printed tables (USERS.md 6.1 and 6.2)."""

from __future__ import annotations

from itertools import product

import pytest

from kb.scoring import Contract, Denomination, Doubling, compute, contract_score
from kb.scoring.errors import ContractError, MissingKeyError, NumberError, ScoringError, TricksError

LAW77 = "dk1997:77"

SCORES = [
    # contract, vulnerable, tricks, score, letters of law 77
    ("3NT", "yes", 10, 630, "ACD"),  # 100 + 30 + 500
    ("3NT", "yes", 7, -200, "E"),
    ("4S", "no", 12, 480, "ACD"),  # 120 + 60 + 300
    ("4S", "no", 10, 420, "AD"),
    ("4H", "yes", 10, 620, "AD"),
    ("6S", "no", 12, 980, "ABD"),  # 180 + 500 + 300
    ("6H", "yes", 13, 1460, "ABCD"),  # 180 + 750 + 30 + 500; case 05-AU-8
    ("7NT", "no", 13, 1520, "ABD"),  # 220 + 1000 + 300
    ("7NTxx", "yes", 13, 2980, "ABD"),  # 880 + 1500 + 500 + 100
    ("2Sx", "no", 8, 470, "AD"),  # 120 + 300 + 50
    ("2Hx", "no", 8, 470, "AD"),
    ("1Cx", "yes", 9, 540, "ACD"),  # 40 + 50 + 50 + 2 x 200
    ("1C", "no", 7, 70, "AD"),
    ("1NT", "no", 7, 90, "AD"),
    ("1NT", "yes", 9, 150, "ACD"),
    ("2NT", "no", 8, 120, "AD"),
    ("5D", "yes", 11, 600, "AD"),
    ("5D", "no", 10, -50, "E"),
    ("3NTx", "yes", 10, 950, "ACD"),  # the sample doubled-3nt-swing
    ("1NTx", "no", 7, 180, "AD"),  # 80 + 50 + 50: part-score
    ("1NTxx", "no", 7, 560, "AD"),  # 160 + 300 + 100: redoubled into game
    ("1Sxx", "yes", 8, 1120, "ACD"),  # 120 + 500 + 100 + 400
    ("5Cx", "no", 7, -800, "E"),  # 100 + 200 + 200 + 300
    ("5Dx", "no", 7, -800, "E"),  # case 10-AU-2
    ("4Sx", "no", 9, -100, "E"),
    ("4Sx", "no", 8, -300, "E"),
    ("4Sx", "no", 7, -500, "E"),
    ("4Sx", "no", 6, -800, "E"),
    ("4Sx", "no", 5, -1100, "E"),
    ("4Sx", "yes", 9, -200, "E"),
    ("4Sx", "yes", 8, -500, "E"),
    ("4Sx", "yes", 7, -800, "E"),
    ("4Sx", "yes", 6, -1100, "E"),
    ("4Sxx", "yes", 9, -400, "E"),
    ("4Sxx", "no", 6, -1600, "E"),  # 200 + 400 + 400 + 600
    ("4S", "yes", 6, -400, "E"),
    ("7Cxx", "no", 0, -7000, "E"),  # 200 + 2 x 400 + 10 x 600
    ("7Cxx", "yes", 0, -7600, "E"),  # 400 + 12 x 600
]


@pytest.mark.parametrize(("contract", "vulnerable", "tricks", "score", "letters"), SCORES)
def test_score(contract: str, vulnerable: str, tricks: int, score: int, letters: str) -> None:
    answer = compute("score", {"contract": contract, "vulnerable": vulnerable, "tricks": tricks})
    assert answer.value == score
    assert answer.governing == tuple(LAW77 + letter for letter in letters)


SAME_QUESTION = [
    {"level": "3", "denomination": "notrump", "doubling": "doubled", "vulnerable": "yes", "tricks": "10"},
    {
        "contract_level": 3,
        "contract_denomination": "notrump",
        "doubling": "doubled",
        "vulnerable": True,
        "declarer_tricks": 10,
    },
    {"contract": "3 ut x", "zone": "ja", "result": "+1"},
    {"contract": "3NTX+1", "vul": "v"},
    {"contract": "3nt*", "vulnerability": "all", "tricks_won": "10"},
    {"level": "3", "strain": "sans", "doubled": "yes", "board": "7", "declarer": "south", "tricks": "10"},
    {"level": "3", "suit": "sang", "doubling": "dubblad", "vulnerable": "ns", "declarer_seat": "nord", "tricks": "10"},
    {"irregularity": "score-contract", "form_of_scoring": "imp-match", "contract": "3NTx", "vul": 1, "tricks": 10},
]


@pytest.mark.parametrize("facts", SAME_QUESTION)
def test_one_contract_told_in_many_ways(facts: dict[str, object]) -> None:
    assert compute("score", facts).value == 950


@pytest.mark.parametrize("facts", [{"contract": "pass"}, {"passed_out": "yes"}, {"level": "0"}])
def test_passed_out_board_scores_nothing(facts: dict[str, object]) -> None:
    answer = compute("score", facts)
    assert answer.value == 0
    assert answer.governing == ("dk1997:77",)


def test_score_seen_from_north_south() -> None:
    answer = compute("score", {"contract": "4S=", "vul": "no", "declarer": "east"})
    assert answer.value == 420
    assert answer.detail["score_ns"] == -420


@pytest.mark.parametrize("edition", ["se2007", "dbf2008"])
def test_an_edition_that_holds_only_the_heading_cites_it(edition: str) -> None:
    answer = compute("score", {"contract": "4S=", "vul": "no"}, edition=edition)
    assert answer.value == 420
    assert answer.governing == ("se2007:77",)
    assert answer.detail["figures_from"] == "dk1997:77"


BAD = [
    ({"contract": "8C", "vul": "no", "tricks": 13}, ContractError, "dk1997:38"),
    ({"level": "-1", "denomination": "clubs", "vul": "no", "tricks": 7}, ContractError, "dk1997:18A"),
    ({"contract": "3NT", "vul": "no", "tricks": 14}, TricksError, "13 tricks"),
    ({"contract": "3NT", "vul": "no", "tricks": -1}, TricksError, "dk1997:77B"),
    ({"contract": "7NT+1", "vul": "no"}, TricksError, "dk1997:77B"),
    ({"contract": "3NT-10", "vul": "no"}, TricksError, "dk1997:77B"),
    ({"contract": "3NT+1", "vul": "no", "tricks": 9}, ContractError, "do not fit"),
    ({"contract": "3NT", "tricks": 9}, MissingKeyError, "vulnerable"),
    ({"contract": "3NT", "vul": "no"}, MissingKeyError, "tricks"),
    ({"level": "3", "vul": "no", "tricks": 9}, MissingKeyError, "denomination"),
    ({"contract": "three no trumps", "vul": "no", "tricks": 9}, NumberError, "not a contract"),
    ({"contract": "3Q", "vul": "no", "tricks": 9}, ScoringError, "not a value of contract"),
    ({"contract": "3NT", "vul": "maybe", "tricks": 9}, ScoringError, "vulnerable"),
    ({"contract": "3NT", "vul": "no", "tricks": "9.5"}, NumberError, "whole"),
    ({"contract": "3NT", "vul": "no", "trick": 9}, ScoringError, "tricks"),
    ({"contract": "3NT", "vul": "no", "tricks": 9, "declarer_tricks": 10}, NumberError, "twice"),
]


@pytest.mark.parametrize(("facts", "error", "words"), BAD)
def test_impossible_contract_is_refused(facts: dict[str, object], error: type[ScoringError], words: str) -> None:
    with pytest.raises(error, match=words):
        compute("score", facts)


BOARDS = [
    # board, dealer, vulnerable (USERS.md 6.1)
    (1, "north", "none"),
    (2, "east", "ns"),
    (3, "south", "ew"),
    (4, "west", "all"),
    (5, "north", "ns"),
    (8, "west", "none"),
    (11, "south", "none"),
    (13, "north", "all"),
    (14, "east", "none"),
    (16, "west", "ew"),
    (17, "north", "none"),
    (32, "west", "ew"),
    (100, "west", "all"),  # like board 4
]


@pytest.mark.parametrize(("board", "dealer", "vulnerable"), BOARDS)
def test_board(board: int, dealer: str, vulnerable: str) -> None:
    answer = compute("board", {"board": board})
    assert (answer.detail["dealer"], answer.value) == (dealer, vulnerable)
    assert answer.governing == ("dk1997:2",)


def test_each_vulnerability_falls_on_four_of_sixteen_boards() -> None:
    found = [compute("board", {"board": board}).value for board in range(1, 17)]
    assert {
        word: [b + 1 for b, value in enumerate(found) if value == word] for word in ("none", "ns", "ew", "all")
    } == {
        "none": [1, 8, 11, 14],
        "ns": [2, 5, 12, 15],
        "ew": [3, 6, 9, 16],
        "all": [4, 7, 10, 13],
    }


def test_there_is_no_board_nought() -> None:
    with pytest.raises(ScoringError, match="dk1997:2"):
        compute("board", {"board": 0})


def other_way(level: int, suit: str, times: int, tricks: int, vulnerable: bool) -> int:
    """Law 77 as players do it in their heads: times is 1, 2 or 4. Written apart from the tables."""
    down = level + 6 - tricks
    if down > 0:
        if times == 1:
            return -down * (100 if vulnerable else 50)
        early = 200 + 300 * (down - 1) if vulnerable else (0, 100, 300, 500)[min(down, 3)] + 300 * max(down - 3, 0)
        return -early * times // 2
    trick = 20 if suit in ("clubs", "diamonds") else 30
    base = (trick * level + (10 if suit == "notrump" else 0)) * times
    bonus = (500 if vulnerable else 300) if base >= 100 else 50
    slam = {6: 500, 7: 1000}.get(level, 0) * (3 if vulnerable else 2) // 2
    over = trick if times == 1 else 50 * times * (2 if vulnerable else 1)
    return base + bonus + slam + (25 * times if times > 1 else 0) - down * over


def test_every_contract_both_ways() -> None:
    for level, suit, (times, state), tricks, vulnerable in product(
        range(1, 8), Denomination, zip((1, 2, 4), Doubling, strict=True), range(14), (False, True)
    ):
        found = contract_score(Contract(level, suit, state), tricks, vulnerable).value
        assert found == other_way(level, suit.value, times, tricks, vulnerable), (
            level,
            suit,
            state,
            tricks,
            vulnerable,
        )
