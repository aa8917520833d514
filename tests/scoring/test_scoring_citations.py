"""Every paragraph an answer cites is a node of the corpus, whatever the edition asked."""

from __future__ import annotations

import pytest

import kb
from kb.scoring import KINDS, NOT_BEGUN, compute, editions
from kb.scoring.errors import NoRuleError, ScoringError

QUESTIONS: list[tuple[str, dict[str, object]]] = [
    ("score", {"contract": "6Sx", "vul": "no", "tricks": 13}),
    ("score", {"contract": "6S", "vul": "no", "tricks": 3}),
    ("score", {"contract": "pass"}),
    ("imp", {"difference": 20}),
    ("kp", {"boards": 9, "imps": 3, "deduction_ns": 1}),
    ("kp", {"planned": 9, "annulled": 1, "imps": 3}),
    ("matchpoints", {"scores": "420 450", "own": 420}),
    ("matchpoints", {"field": [420, {"score": 450, "adjusted": True}, {"ns": "none", "ew": "direct"}]}),
    ("matchpoints", {"field": [420, {"score_ns": 450, "score_ew": 420}]}),
    ("matchpoints", {"field": [420, {"outcomes": [[450, 100]], "offender": "ns"}]}),
    ("butler", {"scores": "420 450 400", "own": 420}),
    ("cross-imps", {"scores": "420 450", "own": 420}),
    ("board-a-match", {"open": 420, "closed": 450}),
    ("total-points", {"scores": "420"}),
    ("weighted", {"values": "2 3", "weights": "50 50"}),
    ("cup", {"imp_ns": 3, "imp_ew": -2}),
    ("session", {"matchpoints": "3", "top": 10}),
    ("board", {"board": 3}),
    ("fouled", {"groups": "450 | 420 420 420 420 420 420 420"}),
    ("fouled", {"groups": "450 | 420"}),
    ("walkover", {"boards": 24, "others_average": "18,5"}),
    ("walkover", {"boards": 24, "own_average": 19}),
    ("walkover", {"boards": 24, "played_boards": 8, "played_imps": 60}),
    ("walkover", {"absent": "both"}),
    ("multi-team", {"imps": "3", "boards": 9}),
    ("ranking", {"field": {"totals": {"A": 1}}}),
    *(("late", {"minutes": minutes, "boards_in_round": 16}) for minutes in (3, 5, 12, 17, 22, 27, 30)),
    ("late", {"minutes": 6, "boards_in_round": 12, "force_majeure": True}),
    *(("overrun", {"open": minutes, "closed": minutes}) for minutes in (3, 5, 12, 17, 22, 27, 30)),
    *(("overrun", {"minutes": 6, "responsible": who}) for who in ("ns", "neither")),
    *(("overrun", {"number": number, "minutes": 2, "pairs": 12}) for number in (1, 2)),
    ("overrun", {"number": 1, "minutes": 3, "pairs": 12}),
    *(("deduction", {"form": form, "boards": 9, "pairs": 12, "tables": 12}) for form in ("kp", "bam", "imp", "mp")),
    *(("deduction", {"form": form, "boards": 24, "tables": 12}) for form in ("kp", "butler", "cross-imps")),
    *(("deduction", {"boards": 24, "capped_by": rule}) for rule in ("214D1c", "215B3")),
    *(
        ("artificial", {"form": form, "fault": fault, "tables": 9, "pairs": 9, "boards": 2, "session_percent": percent})
        for form in ("mp", "imp", "kp", "butler", "cross-imps", "bam")
        for fault in ("none", "partial", "direct")
        for percent in (30, 70)
    ),
    *(("artificial", {"form": "mp", "reason": reason}) for reason in NOT_BEGUN),
    *(("knockout", {"imps_ns": 3, "imps_ew": 3, "total_points_difference": difference}) for difference in (0, 10)),
    ("ties", {"tie_kp_head_to_head": "first-team"}),
    (
        "ties",
        {
            "tie_kp_head_to_head": "equal",
            "tie_imp_head_to_head": "equal",
            "imps_won_first": 3,
            "imps_lost_first": 3,
            "imps_won_second": 3,
            "imps_lost_second": 3,
        },
    ),
    *(("ties", {"teams_tied": 3, "tie_kp_internal": kp}) for kp in ("3 3 3", "3 3 2", "3 2 1")),
    ("ties", {"teams_tied": 3, "tie_equal_number_of_matches": "no"}),
    (
        "ties",
        {
            "tie_mp_head_to_head": "equal",
            "rounds_above_average_first": 3,
            "rounds_above_average_second": 3,
            "worst_counts_first": "1",
            "worst_counts_second": "2",
        },
    ),
    ("ties", {"field": {"pairs": [{"name": name, "total": 3} for name in "ABC"]}}),
]


def test_every_kind_is_asked() -> None:
    assert {kind for kind, _ in QUESTIONS} == set(KINDS)


@pytest.mark.skipif(not hasattr(kb, "load"), reason="kb.load is not there yet")
def test_every_citation_is_held() -> None:
    nodes = kb.load().nodes
    held = set(nodes) if hasattr(nodes, "keys") else {node.id for node in nodes}
    missing = set()
    for kind, facts in QUESTIONS:
        for edition in (None, *editions()):
            try:
                missing |= set(compute(kind, facts, edition=edition).governing) - held
            except NoRuleError as error:
                assert edition in ("dk1997", "se2007"), (kind, facts)
                missing |= {error.rule} - held
    assert missing == set()


ERRORS: list[tuple[str, dict[str, object]]] = [
    ("score", {"contract": "8C", "vul": "no", "tricks": 3}),
    ("score", {"contract": "3C", "vul": "no", "tricks": 14}),
    ("kp", {"boards": 49, "imps": 3}),
    ("kp", {"boards": 0, "imps": 3}),
    ("matchpoints", {"scores": "420", "own": 420}),
    ("matchpoints", {"field": []}),
    ("weighted", {"values": "2 3", "weights": "50 40"}),
    ("late", {"minutes": -1}),
    ("overrun", {"minutes": -1}),
    ("ties", {"field": {"teams": [{"name": "A", "kp": 3}]}}),
    ("ties", {"teams_tied": 1}),
    ("fouled", {"groups": "450 |"}),
]


@pytest.mark.parametrize(("kind", "facts"), ERRORS)
def test_an_error_names_the_rule_that_sets_the_limit(kind: str, facts: dict[str, object]) -> None:
    with pytest.raises(ScoringError) as caught:
        compute(kind, facts)
    assert caught.value.rule
    assert caught.value.rule in str(caught.value)
    if hasattr(kb, "load"):
        nodes = kb.load().nodes
        assert caught.value.rule in (set(nodes) if hasattr(nodes, "keys") else {node.id for node in nodes})
