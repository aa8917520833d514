"""Standard deductions (211B), lateness (212A), overrun (213), and what penalties do to a ranking (211A)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from kb.scoring import Bound, apply_penalties, compute
from kb.scoring.errors import FieldError, MinutesError, NoRuleError, NumberError, ScoringError

F = Fraction

LATE = [
    # minutes, KP, deciding paragraph
    (0, 0, "212A2a"),
    (4, 0, "212A2a"),
    ("4,9", 0, "212A2a"),
    (5, 1, "212A2ai"),
    (9, 1, "212A2ai"),
    ("9.5", 1, "212A2ai"),
    (10, 2, "212A2aii"),
    (12, 2, "212A2aii"),
    (14, 2, "212A2aii"),
    (15, 3, "212A2aiii"),
    (19, 3, "212A2aiii"),
    (20, 4, "212A2aiv"),
    (24, 4, "212A2aiv"),
    (25, 5, "212A2av"),
    (29, 5, "212A2av"),
    (30, "walk-over", "212A3"),
    (95, "walk-over", "212A3"),
]


@pytest.mark.parametrize(("minutes", "kp", "number"), LATE)
def test_late(minutes: object, kp: object, number: str) -> None:
    answer = compute("late", {"minutes": minutes})
    assert answer.value == kp
    assert answer.governing[0] == f"dbf2008:{number}"
    assert compute("late", {"delay_minutes": minutes, "match_boards": 24, "event_type": "teams"}).value == kp


EXTENSION = [(12, 20, 7, "212A2bii"), (12, 15, 12, "212A2bi"), (12, 16, 7, "212A2bii"), (3, 20, 0, "212A2bii")]


@pytest.mark.parametrize(("minutes", "boards", "extension", "number"), EXTENSION)
def test_the_round_is_prolonged(minutes: int, boards: int, extension: int, number: str) -> None:
    answer = compute("late", {"minutes": minutes, "boards_in_round": boards})
    assert answer.detail["extension_minutes"] == extension
    assert f"dbf2008:{number}" in answer.governing


def test_sample_case_governing() -> None:
    answer = compute("late", {"delay_minutes": 12, "boards_in_round": 20, "form_of_scoring": "kp-match"})
    assert answer.governing == ("dbf2008:212A2aii", "dbf2008:212A2a", "dbf2008:212A2bii", "dbf2008:211A2")


OVERRUN = [
    (0, 0, "213A3"),
    (4, 0, "213A3"),
    (5, 1, "213A4ai"),
    (9, 1, "213A4ai"),
    (10, 2, "213A4aii"),
    (14, 2, "213A4aii"),
    (15, 3, "213A4aiii"),
    (19, 3, "213A4aiii"),
    (20, 5, "213A4aiv"),
    (24, 5, "213A4aiv"),
    (25, 8, "213A4av"),
    (29, 8, "213A4av"),
    (30, Bound(min=F(8)), "213A4avi"),
    (75, Bound(min=F(8)), "213A4avi"),
]


@pytest.mark.parametrize(("minutes", "kp", "number"), OVERRUN)
def test_overrun(minutes: int, kp: object, number: str) -> None:
    answer = compute("overrun", {"minutes": minutes})
    assert answer.value == kp
    assert answer.governing[0] == f"dbf2008:{number}"


def test_the_larger_overrun_of_two_tables_counts() -> None:
    answer = compute("overrun", {"overrun_minutes_open": 6, "overrun_minutes_closed": 21})
    assert answer.value == 5
    assert answer.governing == ("dbf2008:213A4aiv", "dbf2008:213A4a", "dbf2008:213A4d")
    assert "dbf2008:213A4d" not in compute("overrun", {"open": 2, "closed": 21}).governing


def test_a_team_that_did_not_cause_the_overrun_may_be_spared() -> None:
    answer = compute("overrun", {"minutes": 12, "responsible": "ns"})
    assert answer.detail["penalty_ns"] == 2
    assert answer.detail["penalty_ew"] == Bound(min=F(0), max=F(2))
    assert "dbf2008:213A4b" in answer.governing
    assert "dbf2008:213A4c" in compute("overrun", {"minutes": 12, "responsible": "neither"}).governing


OTHER_UNITS = [
    # each KP becomes twice the standard deduction: 1½ imp, 0,2 point
    ("late", 12, "imp-match", 6),
    ("late", 12, "board-a-match", F("0.8")),
    ("late", 4, "imp-match", 0),
    ("overrun", 26, "imp-match", 24),
    ("overrun", 31, "board-a-match", Bound(min=F("3.2"))),
]


@pytest.mark.parametrize(("kind", "minutes", "form", "value"), OTHER_UNITS)
def test_where_kp_are_not_used(kind: str, minutes: int, form: str, value: object) -> None:
    assert compute(kind, {"minutes": minutes, "form": form}).value == value


def test_force_majeure_may_soften_it() -> None:
    answer = compute("late", {"minutes": 12, "force_majeure": "yes"})
    assert answer.value == Bound(min=F(0), max=F(2))
    assert answer.governing[0] == "dbf2008:212A4c"


PAIRS = [
    # which overrun, minutes, matchpoints with 12 pairs a direction, paragraph
    (1, 2, 0, "213B1a"),
    (1, 3, 3, "213B1c"),
    (2, 1, 3, "213B1b"),
    (3, 9, 3, "213B1b"),
]


@pytest.mark.parametrize(("number", "minutes", "value", "rule"), PAIRS)
def test_overrun_of_a_pair(number: int, minutes: int, value: int, rule: str) -> None:
    answer = compute("overrun", {"overrun_number": number, "overrun_minutes": minutes, "pairs_per_direction": 12})
    assert answer.value == value
    assert answer.governing[0] == f"dbf2008:{rule}"


DEDUCTIONS = [
    # facts, amount, paragraph
    ({"form": "kp-match", "boards": 24}, F("0.5"), "211B1a"),
    ({"form": "kp-match", "boards": 14}, F("0.5"), "211B1a"),
    ({"form": "kp-match", "boards": 13}, F("0.5"), "211B1a"),  # scored on the scale for 14
    ({"form": "kp-match", "boards": 12}, 1, "211B1b"),
    ({"form": "kp-match", "boards": 8, "count": 3}, 3, "211B1b"),
    ({"form": "kp-match", "match_boards": 24, "deductions": 3}, F("1.5"), "211B1a"),
    ({"form": "board-a-match"}, F("0.2"), "211B1c"),
    ({"form": "imp-match"}, F("1.5"), "211B1d"),
    ({"form": "matchpoints", "pairs": 12}, 3, "211B2a"),  # a tenth of 22, the score rounded down
    ({"form": "matchpoints", "pairs": 12, "count": 2}, 5, "211B2a"),  # 4,4
    ({"form": "matchpoints", "pairs": 11}, 2, "211B2a"),
    ({"form": "cross-imps", "tables": 12}, 22, "211B2b"),
    ({"form": "butler"}, 2, "211B2c"),
]


@pytest.mark.parametrize(("facts", "amount", "number"), DEDUCTIONS)
def test_standard_deduction(facts: dict[str, object], amount: object, number: str) -> None:
    answer = compute("deduction", facts)
    assert answer.value == amount
    assert answer.governing[0] == f"dbf2008:{number}"


CAPPED = [(3, 24, F("1.5")), (9, 40, 2), (3, 12, 2), (1, 12, 1)]


@pytest.mark.parametrize(("count", "boards", "amount"), CAPPED)
def test_deductions_for_several_boards_stop_at_two_kp(count: int, boards: int, amount: object) -> None:
    answer = compute("deduction", {"count": count, "boards": boards, "capped_by": "215B3"})
    assert answer.value == amount
    assert answer.governing[0] == "dbf2008:215B3"


BAD = [
    ("late", {"minutes": -1}, MinutesError, "dbf2008:212A1"),
    ("late", {"minutes": "soon"}, NumberError, "not a number"),
    ("late", {"minutes": 12, "form": "matchpoints"}, NoRuleError, "212A1"),
    ("late", {"minutes": 12, "form": "total-points"}, NoRuleError, "212A1"),
    ("late", {"minutes": 12, "boards_in_round": 0}, NumberError, "at least one board"),
    ("late", {}, ScoringError, "minutes"),
    ("overrun", {"minutes": -1}, MinutesError, "dbf2008:213A"),
    ("overrun", {"open": 5, "closed": -1}, MinutesError, "dbf2008:213A"),
    ("overrun", {"number": 0, "minutes": 5}, NumberError, "213B1"),
    ("deduction", {"form": "kp-match"}, NumberError, "211B1"),
    ("deduction", {"form": "matchpoints"}, FieldError, "211B2a"),
    ("deduction", {"form": "cross-imps"}, FieldError, "211B2b"),
    ("deduction", {"form": "total-points"}, NoRuleError, "211B3"),
    ("deduction", {"form": "butler", "count": -1}, NumberError, "gift"),
]


@pytest.mark.parametrize(("kind", "facts", "error", "words"), BAD)
def test_bad_penalty(kind: str, facts: dict[str, object], error: type[ScoringError], words: str) -> None:
    with pytest.raises(error, match=words):
        compute(kind, facts)


def test_the_laws_alone_have_no_tariff() -> None:
    with pytest.raises(NoRuleError, match="dbf2008:212A1"):
        compute("late", {"minutes": 12}, edition="dk1997")


def test_a_penalty_moves_one_score_and_perhaps_several_places() -> None:
    totals = {"Ess": F(41), "Bly": F(40), "Kul": F(40), "Dam": F(12)}
    changed = apply_penalties(totals, {"Ess": F("1.5")})
    assert [(line.contestant, line.after, line.place_before, line.place_after) for line in changed] == [
        ("Bly", 40, 2, 1),
        ("Kul", 40, 2, 1),
        ("Ess", F("39.5"), 1, 3),
        ("Dam", 12, 4, 4),
    ]


@pytest.mark.parametrize(
    ("totals", "penalties", "error"),
    [({}, {}, FieldError), ({"A": F(1)}, {"B": F(1)}, FieldError), ({"A": F(1)}, {"A": F(-1)}, NumberError)],
)
def test_bad_ranking(totals: dict[str, Fraction], penalties: dict[str, Fraction], error: type[ScoringError]) -> None:
    with pytest.raises(error):
        apply_penalties(totals, penalties)


def test_ranking_told_as_data() -> None:
    answer = compute("ranking", {"field": {"totals": {"A": 41, "B": 40}, "penalties": {"A": "1½"}}})
    assert answer.value == ["B", "A"]
    assert answer.governing == ("dbf2008:211A2", "dbf2008:211A1")
