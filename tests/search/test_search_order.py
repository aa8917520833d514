"""The learnt order: what its arithmetic must give, and that it only turns round what was found."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kb.search import Engine, Request
from kb.search.features import NAMES
from kb.search.order import Order, Steps, ordered
from tests.search.judged import Judged
from tests.search.learn import Example, cut, learn, told, untaught

WIDTH = len(NAMES)


def steps() -> Steps:
    """Feature 0 climbed from 0 to 2, feature 3 from 1 to 5."""
    return Steps(np.array([0, 3]), np.array([0, 1], np.float32), np.array([0.5, 0.25], np.float32))


def row(first: float, fourth: float) -> list[float]:
    values = [0.0] * WIDTH
    values[0], values[3] = first, fourth
    return values


def test_steps_are_climbed_from_0_to_1() -> None:
    rows = np.array([row(-1, 1), row(1, 3), row(2, 9)])
    assert steps().of(rows).tolist() == [[0, 0], [0.5, 0.5], [1, 1]]


def test_worth_is_the_sum_of_what_the_units_say() -> None:
    hidden = np.array([[1, -1], [2, 0]], np.float32)
    order = Order(steps(), hidden, np.array([0, 0.25], np.float32), np.array([3, 4], np.float32))
    # first unit: 0.5 + 2 * 0.5 = 1.5, second: 0.25 - 0.5 < 0, so nothing; then both at the foot: 0 and 0.25
    assert order.worth(np.array([row(1, 3), row(0, 1)])).tolist() == [4.5, 1.0]


def test_passages_change_places_and_scores_do_not() -> None:
    scored = [(7, 3.0), (4, 2.0), (9, 1.0)]
    assert ordered(np.array([0.1, 0.9, 0.1]), scored) == [(4, 3.0), (7, 2.0), (9, 1.0)]


def test_an_order_that_knows_nothing_changes_nothing() -> None:
    worth = untaught().worth(np.zeros((4, WIDTH)))
    assert worth.tolist() == [0, 0, 0, 0]
    scored = [(passage, 1.0) for passage in (5, 2, 8, 1)]
    assert ordered(worth, scored) == scored


def test_it_comes_back_from_its_file(tmp_path: Path) -> None:
    hidden = np.array([[1.23456789, -1], [2, 0]], np.float32)
    order = Order(steps(), hidden, np.array([0, 0.25], np.float32), np.array([3, 4], np.float32))
    order.write(tmp_path / "order.json")
    rows = np.array([row(1, 3), row(0.3, 2)])
    assert Order.read(tmp_path / "order.json").worth(rows) == pytest.approx(order.worth(rows), rel=1e-3)


def test_an_order_learnt_on_other_features_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "order.json"
    untaught().write(path)
    path.write_text(path.read_text(encoding="utf-8").replace(NAMES[0], "another"), encoding="utf-8")
    with pytest.raises(AssertionError, match=r"tests\.search\.learn"):
        Order.read(path)


# -- learning ------------------------------------------------------------------------------------------


def made_up(count: int) -> list[Example]:
    """Queries whose governing passage is the one with much of feature 5, wherever it was ranked."""
    chance = np.random.default_rng(3)
    found = []
    for number in range(count):
        rows = chance.random((12, WIDTH))
        place = int(chance.integers(12))
        rows[:, 5] = np.where(np.arange(12) == place, 0.9, 0.7 * rows[:, 5])
        ids = tuple(f"dk1997:{place}" for place in range(12))
        governs = ids[place]
        judged = Judged(f"query {number}", "da", "term", "", {governs: 3})
        found.append(Example(judged, number % 5, ids, rows))
    return found


def test_what_governs_is_learnt() -> None:
    taught, asked = made_up(300), made_up(340)[300:]
    order = learn(taught)
    right = sum(told(order, one)[0] in one.judged.relevant for one in asked)
    assert right >= 36, "of 40; by chance 3 or 4"
    assert sum(one.ranked[0] in one.judged.relevant for one in asked) <= 10


def test_the_same_queries_teach_the_same() -> None:
    first, second = (learn(made_up(40)) for _ in range(2))
    assert (first.hidden == second.hidden).all()
    assert (first.out == second.out).all()


def test_a_feature_that_is_always_the_same_has_no_steps() -> None:
    rows = np.random.default_rng(1).random((50, WIDTH))
    rows[:, 2] = 4.0
    assert 2 not in cut([rows]).features.tolist()
    assert set(cut([rows]).features.tolist()) == set(range(WIDTH)) - {2}


# -- on the real corpus --------------------------------------------------------------------------------

QUERIES = ["makker spillede ud af tur", "vad händer vid revoke", "late to the table", "strafkort", "dobling pas pas"]


@pytest.mark.parametrize("query", QUERIES)
def test_it_only_turns_round_what_was_ranked(engine: Engine, query: str) -> None:
    found = engine.ranked(Request(query))
    assert found.rows is not None
    assert found.rows.shape == (len(found.ranked), WIDTH)
    assert np.isfinite(found.rows).all()
    best = [passage for passage, _ in found.ranked]
    assert sorted(passage for passage, _ in found.order[: len(best)]) == sorted(best)
    scores = [score for _, score in found.order]
    assert scores == sorted(scores, reverse=True)


def test_what_was_cited_is_left_in_its_place(engine: Engine) -> None:
    assert engine.ranked(Request("§ 12 C 1")).rows is None


@pytest.mark.parametrize(
    ("term", "lang", "first", "second"),
    [
        ("kulørsvigt", "da", "dk1997:def.kulørsvigt", "se2007:def.revoke"),
        ("revoke", "sv", "se2007:def.revoke", "dk1997:def.kulørsvigt"),
        ("spilfører", "da", "dk1997:def.spilfører", "se2007:def.spelförare"),
        ("träkarl", "sv", "se2007:def.träkarl", "dk1997:def.blinde,-den"),
    ],
)
def test_the_definitions_of_a_bare_term_stand_first(
    engine: Engine, term: str, lang: str, first: str, second: str
) -> None:
    hits = engine.search(Request(term, language=lang)).hits
    assert [hit.id for hit in hits[:2]] == [first, second]


_WORDS = ["makker", "stik", "lead", "revoke", "12", "§", "♠", "udspil", "tur", "kort", "hvad"]


@given(st.lists(st.sampled_from(_WORDS), max_size=9))
@settings(max_examples=60, deadline=None)
def test_any_words_have_something_finite_to_show(engine: Engine, words: list[str]) -> None:
    found = engine.ranked(Request(" ".join(words)))
    assert found.rows is None or np.isfinite(found.rows).all()
