"""Level contestants: 221 (teams), 222 (cup match), 223 (pairs). Expected orders worked out by hand from the text."""

from __future__ import annotations

from fractions import Fraction

import pytest

from kb.scoring import Encounter, Match, Pair, Ranking, Team, compute, knockout, rank_pairs, rank_teams
from kb.scoring.errors import FieldError, NumberError, ScoringError

F = Fraction


def teams(**kp: int) -> list[Team]:
    return [Team(name, F(amount)) for name, amount in kp.items()]


def match(pairing: str, kp: str, imps: str = "30-30") -> Match:
    first, second = pairing.split("-")
    kp_first, kp_second = map(F, kp.split("-"))
    imps_first, imps_second = map(F, imps.split("-"))
    return Match(first, second, kp_first, kp_second, imps_first, imps_second)


def told(ranking: Ranking) -> list[tuple[int, str, str]]:
    """Place, name, and the last paragraph used."""
    return [
        (place.place, place.name, place.steps[-1].provision.partition(":")[2] if place.steps else "")
        for place in ranking.places
    ]


TEAM_CASES = {
    "no tie": (teams(A=50, B=60), [], [(1, "B", ""), (2, "A", "")]),
    "two, by KP against each other": (
        teams(A=60, B=60, C=70),
        [match("A-B", "13-17")],
        [(1, "C", ""), (2, "B", "221A1"), (3, "A", "221A1")],
    ),
    "two, by KP over two matches": (
        teams(A=60, B=60),
        [match("A-B", "13-17"), match("B-A", "12-18")],
        [(1, "A", "221A1"), (2, "B", "221A1")],
    ),
    "two, by imps against each other": (
        teams(A=60, B=60),
        [match("A-B", "15-15", "40-42")],
        [(1, "B", "221A2"), (2, "A", "221A2")],
    ),
    "two that have not met, by the quotient of all matches": (
        teams(A=60, B=60, C=10),
        [match("A-C", "20-10", "905-731"), match("B-C", "20-10", "812-640")],
        [(1, "B", "221A3"), (2, "A", "221A3"), (3, "C", "")],
    ),
    "two that drew to the imp, by the quotient of all matches": (
        teams(A=60, B=60, C=10),
        [match("A-B", "15-15", "40-40"), match("A-C", "20-10", "50-20"), match("B-C", "20-10", "40-20")],
        [(1, "A", "221A3"), (2, "B", "221A3"), (3, "C", "")],
    ),
    "nothing lost beats every quotient": (
        teams(A=60, B=60, C=10),
        [match("A-C", "18-0", "19-0"), match("B-C", "25-0", "400-1")],
        [(1, "A", "221A3"), (2, "B", "221A3"), (3, "C", "")],
    ),
    "two whom nothing separates share a place": (
        teams(A=60, B=60, C=70),
        [match("A-B", "15-15")],
        [(1, "C", ""), (2, "A", "221A3"), (2, "B", "221A3")],
    ),
    "three, by KP among them": (
        teams(A=60, B=60, C=60),
        [match("A-B", "18-12"), match("A-C", "17-13"), match("B-C", "16-14")],
        [(1, "A", "221B1"), (2, "B", "221B1"), (3, "C", "221B1")],  # 35, 28, 27
    ),
    "three, two of them level among the three: then 221A between the two": (
        teams(A=60, B=60, C=60),
        [match("A-B", "18-12"), match("A-C", "14-16"), match("B-C", "17-13")],
        [(1, "A", "221B1"), (2, "B", "221A1"), (3, "C", "221A1")],  # 32, 29, 29
    ),
    "three in a ring: quotient of imps among them": (
        teams(A=60, B=60, C=60),
        [match("A-B", "20-10", "50-20"), match("B-C", "20-10", "60-30"), match("C-A", "20-10", "44-10")],
        [(1, "C", "221B3"), (2, "B", "221B3"), (3, "A", "221B3")],  # 74/70, 80/80, 60/64
    ),
    "three in a ring, quotients level for two: then 221A between the two": (
        teams(A=60, B=60, C=60),
        [match("A-B", "20-10", "30-20"), match("B-C", "20-10", "50-5"), match("C-A", "20-10", "10-30")],
        [(1, "A", "221A1"), (2, "B", "221A1"), (3, "C", "221B3")],  # 60/30, 70/35, 15/80
    ),
    "three in a ring whom nothing separates share a place": (
        teams(A=60, B=60, C=60),
        [match("A-B", "20-10", "30-20"), match("B-C", "20-10", "40-30"), match("C-A", "20-10", "20-10")],
        # A 40/40, B 60/60, C 50/50: all level; over all matches the same: three share
        [(1, "A", "221B4"), (1, "B", "221B4"), (1, "C", "221B4")],
    ),
    "three in a ring, one better by quotient": (
        teams(A=60, B=60, C=60),
        [match("A-B", "20-10", "30-10"), match("B-C", "20-10", "30-10"), match("C-A", "20-10", "30-30")],
        # A 60/40, B 40/40, C 40/60
        [(1, "A", "221B3"), (2, "B", "221B3"), (3, "C", "221B3")],
    ),
    "three that have not played equally many matches: quotient of all matches": (
        teams(A=60, B=60, C=60, D=5),
        [match("A-B", "25-0", "90-10"), match("B-C", "15-15", "30-30"), match("C-D", "25-0", "99-9")],
        # A 90/10, B 40/120, C 129/39
        [(1, "A", "221B4"), (2, "C", "221B4"), (3, "B", "221B4"), (4, "D", "")],
    ),
    "three none of whom have met": (
        teams(A=60, B=60, C=60, D=5),
        [match("A-D", "20-10", "50-25"), match("B-D", "20-10", "90-30"), match("C-D", "20-10", "40-30")],
        [(1, "B", "221B4"), (2, "A", "221B4"), (3, "C", "221B4"), (4, "D", "")],
    ),
    "four, the middle two level": (
        teams(A=60, B=60, C=60, D=60),
        [
            match("A-B", "20-10"), match("A-C", "20-10"), match("A-D", "20-10"),
            match("B-C", "14-16"), match("B-D", "18-12"), match("C-D", "16-14"),
        ],
        [(1, "A", "221B1"), (2, "C", "221A1"), (3, "B", "221A1"), (4, "D", "221B1")],  # 60, 42, 42, 36
    ),
    "four, three of them level among the four: 221B among the three": (
        teams(A=60, B=60, C=60, D=60),
        [
            match("A-B", "20-10"), match("A-C", "16-14"), match("A-D", "18-12"),
            match("B-C", "18-12"), match("B-D", "14-16"), match("C-D", "16-14"),
        ],
        # A 54; B 42, C 42, D 42; among B C D: B 32, D 30, C 28
        [(1, "A", "221B1"), (2, "B", "221B1"), (3, "D", "221B1"), (4, "C", "221B1")],
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", TEAM_CASES)
def test_teams(case: str) -> None:
    field, matches, expected = TEAM_CASES[case]
    assert told(rank_teams(field, matches)) == expected


@pytest.mark.parametrize("case", TEAM_CASES)
def test_order_does_not_depend_on_the_order_of_the_field(case: str) -> None:
    field, matches, expected = TEAM_CASES[case]
    again = told(rank_teams(field[::-1], matches[::-1]))
    assert sorted(again) == sorted(expected)


def test_the_reason_is_told() -> None:
    field, matches, _ = TEAM_CASES["two that drew to the imp, by the quotient of all matches"]
    ranking = rank_teams(field, matches)
    assert [(step.provision, step.value) for step in ranking.places[0].steps] == [
        ("dbf2008:221A1", "15 kp"),
        ("dbf2008:221A2", "40 imps"),
        ("dbf2008:221A3", "90/60 = 1.500"),
    ]
    assert ranking.governing == ("dbf2008:221A3", "dbf2008:221A2", "dbf2008:221A1")
    assert ranking.order == ("A", "B", "C")


def pair(name: str, rounds: int = 0, boards: str = "") -> Pair:
    return Pair(name, F(10), rounds, tuple(F(score) for score in boards.split()))


PAIR_CASES = {
    "two, by their boards against each other": (
        [pair("A"), pair("B")],
        [Encounter("A", "B", F(-4)), Encounter("B", "A", F(-1))],
        [(1, "B", "223B1"), (2, "A", "223B1")],  # A: -4 + 1
    ),
    "two, by rounds above average": (
        [pair("A", 6), pair("B", 7)],
        [],
        [(1, "B", "223B2"), (2, "A", "223B2")],
    ),
    "two, by fewest bottoms": (
        [pair("A", 6, "-19 -19 3"), pair("B", 6, "-19 -18 2")],
        [Encounter("A", "B", F(0))],
        [(1, "B", "223B3"), (2, "A", "223B3")],
    ),
    "two, by the second worst": (
        [pair("A", 6, "-19 -18 5"), pair("B", 6, "-19 -17 4")],
        [],
        [(1, "B", "223B3"), (2, "A", "223B3")],
    ),
    "three, two level among them: once more between the two": (
        [pair("A"), pair("B"), pair("C")],
        [Encounter("A", "B", F(4)), Encounter("A", "C", F(-1)), Encounter("B", "C", F("2.5"))],
        [(1, "A", "223B1a"), (2, "B", "223B1"), (3, "C", "223B1")],  # 3, -1.5, -1.5
    ),
    "three, one of whom met neither, has the average": (
        [pair("A"), pair("B"), pair("C")],
        [Encounter("A", "B", F(4))],
        [(1, "A", "223B1a"), (2, "C", "223B1a"), (3, "B", "223B1a")],
    ),
    "level to the last": (
        [pair("A", 6, "-1 1"), pair("B", 6, "1 -1")],
        [],
        [(1, "A", "223B3"), (1, "B", "223B3")],
    ),
}


@pytest.mark.parametrize("case", PAIR_CASES)
def test_pairs(case: str) -> None:
    field, encounters, expected = PAIR_CASES[case]
    assert told(rank_pairs(field, encounters)) == expected


BAD = [
    ([], [], FieldError, "nobody"),
    (teams(A=1), [], FieldError, "dbf2008:221"),
    ([*teams(A=1), *teams(A=1)], [], FieldError, "twice"),
    (teams(A=1, B=1), [match("A-C", "15-15")], FieldError, "C has met"),
    (teams(A=1, B=1), [match("A-A", "15-15")], FieldError, "itself"),
]


@pytest.mark.parametrize(("field", "matches", "error", "words"), BAD)
def test_bad_field(field: list[Team], matches: list[Match], error: type[ScoringError], words: str) -> None:
    with pytest.raises(error, match=words):
        rank_teams(field, matches)


def test_imps_are_not_differences() -> None:
    with pytest.raises(NumberError, match="221A3"):
        rank_teams(teams(A=1, B=1), [Match("A", "B", F(15), F(15), F(5), F(-5))])


def test_field_told_as_data() -> None:
    field = {
        "teams": [{"name": "Ess", "kp": 60}, {"name": "Bly", "kp": "60"}],
        "matches": [{"teams": ["Ess", "Bly"], "kp": [13, 17], "imps": [20, 30]}],
    }
    answer = compute("ties", {"field": field})
    assert answer.value == ("Bly", "Ess")
    assert answer.governing == ("dbf2008:221A1",)
    pairs = {
        "pairs": [{"name": "A", "total": 4, "rounds": 6, "boards": [-3, 3]}, {"name": "B", "total": 4}],
        "encounters": [{"pairs": ["A", "B"], "score": -1}],
    }
    assert compute("ties", {"field": pairs}).value == ("B", "A")
    with pytest.raises(ScoringError, match="no kp"):
        compute("ties", {"field": "{teams: [{name: A}]}"})
    with pytest.raises(ScoringError, match="teams or pairs"):
        compute("ties", {"field": "[]"})


NOT_MET = {"teams_tied": 2, "tie_kp_head_to_head": "not-met", "tie_imp_head_to_head": "not-met"}
QUOTIENTS = {"imps_won_first": 812, "imps_lost_first": 640, "imps_won_second": 905, "imps_lost_second": 731}

FLAT = [
    # facts, number of the one placed first, governing
    (NOT_MET | QUOTIENTS, 1, ["221A3"]),
    ({"tie_kp_head_to_head": "second-team"}, 2, ["221A1"]),
    ({"tie_kp_head_to_head": "equal", "tie_imp_head_to_head": "first-team"}, 1, ["221A2", "221A1"]),
    (
        {"tie_kp_head_to_head": "equal", "tie_imp_head_to_head": "equal"} | QUOTIENTS,
        1,
        ["221A3", "221A2", "221A1"],
    ),
    (NOT_MET | dict.fromkeys(QUOTIENTS, 700), None, ["221A4", "221A3"]),
    ({"teams_tied": 3, "tie_kp_internal": "34 30 26"}, 1, ["221B1"]),
    ({"teams_tied": 3, "tie_kp_internal": "26 30 34"}, 3, ["221B1"]),
    (
        {"teams_tied": 3, "tie_kp_internal": "32 32 26", "tie_kp_head_to_head": "second-team"},
        2,
        ["221A1", "221B2", "221B1"],
    ),
    ({"teams_tied": 3, "tie_kp_internal": "32 32 26"}, None, ["221B2", "221B1"]),
    ({"teams_tied": 3, "tie_kp_internal": "30 30 30"}, None, ["221B3", "221B1"]),
    ({"teams_tied": 3, "tie_equal_number_of_matches": False}, None, ["221B4", "221B1"]),
    ({"tie_mp_head_to_head": "first-pair"}, 1, ["223B1"]),
    (
        {"tie_mp_head_to_head": "not-met", "rounds_above_average_first": 6, "rounds_above_average_second": 7},
        2,
        ["223B2"],
    ),
    (
        {
            "tie_mp_head_to_head": "equal",
            "rounds_above_average_first": 6,
            "rounds_above_average_second": 6,
            "worst_counts_first": "1 2",
            "worst_counts_second": "1 3",
        },
        1,
        ["223B3", "223B2", "223B1"],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("facts", "first", "governing"), FLAT)
def test_tie_told_in_a_few_facts(facts: dict[str, object], first: int | None, governing: list[str]) -> None:
    answer = compute("ties", facts)
    assert answer.value == first
    assert list(answer.governing) == [f"dbf2008:{number}" for number in governing]


BAD_FLAT = [
    ({"teams_tied": 1}, "221A"),
    ({"teams_tied": 2}, "tie_kp_head_to_head"),
    (NOT_MET, "imps_won_first"),
    ({"tie_kp_head_to_head": "the-first"}, "not a value"),
    ({"teams_tied": 3, "tie_kp_internal": "30"}, "one for each"),
    (NOT_MET | QUOTIENTS | {"imps_lost_first": -5}, "221A3"),
]


@pytest.mark.parametrize(("facts", "words"), BAD_FLAT)
def test_bad_tie(facts: dict[str, object], words: str) -> None:
    with pytest.raises(ScoringError, match=words):
        compute("ties", facts)


KNOCKOUT = [
    ({"imps_ns": 84, "imps_ew": 80}, "ns", "laws2007:78B"),
    ({"imp_total_ns": 84, "imp_total_ew": 84, "deductions_ns": 1}, "ew", "laws2007:78B"),  # 82½
    ({"imps_ns": 84, "imps_ew": 84, "total_points_difference": -30}, "ew", "dbf2008:222A"),
    ({"imps_ns": 84, "imps_ew": 84, "total_points_difference": 0}, None, "dbf2008:222B1"),
    ({"imps_ns": 84, "imps_ew": 84}, None, "dbf2008:222A"),
]


@pytest.mark.parametrize(("facts", "winner", "rule"), KNOCKOUT)
def test_knockout(facts: dict[str, object], winner: str | None, rule: str) -> None:
    answer = compute("knockout", facts)
    assert answer.value == winner
    assert answer.governing[0] == rule


def test_four_more_boards() -> None:
    assert knockout(F(84), F(84), 0).detail["extra_boards"] == 4
