"""The space of meaning: words that keep the same company come to lie together, for texts written out here."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kb.files import write_columns
from kb.search.space import Space, space_of

TEXTS = (
    "zebraen gnaver i hegnet",
    "the zebra gnaws at the fence",
    "zebran gnager på staketet",
    "kaptajnen læser avisen om morgenen",
    "the captain reads the paper",
    "kaptenen läser tidningen på morgonen",
    "",
)
COMPANY = [" . ".join(TEXTS[start : start + 3]) for start in (0, 3)]
"""Each of two passages with what it is called in the other languages."""

ALL = np.arange(2)


@pytest.mark.parametrize(
    ("query", "nearest"),
    [("zebra", 0), ("fence", 0), ("staketet", 0), ("captain", 1), ("avisen", 1), ("tidningar", 1)],
)
def test_a_word_of_any_language_leads_to_its_passage(query: str, nearest: int) -> None:
    near = Space.of(COMPANY).nearness(query, ALL)
    assert near.argmax() == nearest
    assert near[nearest] > near[1 - nearest] + 0.2


def test_the_order_and_the_number_of_passages_asked_about_do_not_matter() -> None:
    space = Space.of(TEXTS)
    every = space.nearness("the captain gnaws", np.arange(len(TEXTS)))
    some = space.nearness("the captain gnaws", np.array([4, 1]))
    assert some == pytest.approx(every[[4, 1]], abs=1e-6)


def test_a_text_without_words_is_near_nothing() -> None:
    space = Space.of(TEXTS)
    assert not space.nearness("", np.arange(3)).any()
    assert not space.nearness("♠ ?!", np.arange(3)).any()
    assert not space.nearness("zebra", np.array([6])).any()


def test_it_is_kept_and_comes_back(tmp_path: Path) -> None:
    made = space_of(lambda: TEXTS, tmp_path)
    (place,) = tmp_path.iterdir()
    before = place.stat().st_mtime_ns
    read = space_of(lambda: pytest.fail("it was made again"), tmp_path)
    assert place.stat().st_mtime_ns == before
    places = np.arange(len(TEXTS))
    assert (read.nearness("zebra paper", places) == made.nearness("zebra paper", places)).all()


@pytest.mark.parametrize("share", [0.0, 0.3, 0.7, 0.99])
def test_a_file_that_was_cut_off_is_made_anew(tmp_path: Path, share: float) -> None:
    space_of(lambda: TEXTS, tmp_path)
    (place,) = tmp_path.iterdir()
    whole = place.read_bytes()
    place.write_bytes(whole[: int(share * len(whole))])
    assert space_of(lambda: TEXTS, tmp_path).nearness("zebra", np.array([1]))[0] > 0.3
    assert len(place.read_bytes()) == len(whole)


def test_a_file_that_lacks_a_column_is_made_anew(tmp_path: Path) -> None:
    space_of(lambda: TEXTS, tmp_path)
    (place,) = tmp_path.iterdir()
    write_columns(place, {"tells": np.ones(3)})
    assert space_of(lambda: TEXTS, tmp_path).nearness("zebra", np.array([1]))[0] > 0.3


def test_no_texts_at_all() -> None:
    assert len(Space.of(()).nearness("zebra", np.zeros(0, np.intp))) == 0


@given(st.lists(st.text(max_size=60), max_size=8), st.text(max_size=200))
@settings(max_examples=60, deadline=None)
def test_any_texts_and_any_query(texts: list[str], query: str) -> None:
    near = Space.of(texts).nearness(query, np.arange(len(texts)))
    assert near.shape == (len(texts),)
    assert ((near >= -1.001) & (near <= 1.001)).all()
