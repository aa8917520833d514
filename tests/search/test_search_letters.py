"""Likeness by letters: what the cosine must be, for texts written out here and for any text at all."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kb.search.letters import Letters, letters_of

TEXTS = (
    "Kulørsvigt og rettelse",
    "Strafkort på bordet",
    "Tidsöverdrag",
    "Udspil uden for tur",
    "xyzzy quux",
    "Turneringslederens pligter",
    "Hvem må se mappen",
    "Zebra",
    "Grævling gnaver vandmelon",
    "Fjorten lydhøre ænder",
    "",
    "!?",
)
LETTERS = Letters.of(TEXTS)
WRITTEN = [number for number, text in enumerate(TEXTS) if any(map(str.isalnum, text))]


@pytest.mark.parametrize("number", WRITTEN)
def test_a_text_is_like_itself(number: int) -> None:
    others = [sign * 5 for sign in "bcfhjqwxz" "0123456789"]
    likeness = Letters.of([TEXTS[number], *others]).likeness(TEXTS[number])
    assert likeness[0] == pytest.approx(1, abs=1e-5)
    assert not likeness[1:].any()


@pytest.mark.parametrize("number", WRITTEN)
def test_among_its_like_a_text_is_nearest_to_itself(number: int) -> None:
    likeness = LETTERS.likeness(TEXTS[number])
    assert likeness.argmax() == number
    assert 0.8 < likeness[number] <= 1 + 1e-5


NEAR = [
    # a query, the text it is most like
    ("kulorsvigt", 0),
    ("KULØRSVIGTET", 0),
    ("strafkortet", 1),
    ("tidsoverskridelse", 2),
    ("udspilet", 3),
    ("turneringsleder", 5),
    ("zebraer", 7),
]


@pytest.mark.parametrize(("query", "number"), NEAR)
def test_relatives_are_near(query: str, number: int) -> None:
    likeness = LETTERS.likeness(query)
    assert likeness.argmax() == number
    assert 0 < likeness[number] < 1


@pytest.mark.parametrize("query", ["", " ", "!?", "♠", "kkkkk", "5", "\u05d0\u05d1\u05d2"])
def test_nothing_shared_is_nothing(query: str) -> None:
    assert not LETTERS.likeness(query).any()


def test_a_text_without_letters_is_like_nothing() -> None:
    empty = [number for number in range(len(TEXTS)) if number not in WRITTEN]
    assert not any(LETTERS.likeness(text)[empty].any() for text in TEXTS)


def test_the_order_of_texts_does_not_matter() -> None:
    order = [7, 2, 11, 0, 9, 4, 1, 10, 8, 3, 6, 5]
    turned = Letters.of([TEXTS[number] for number in order])
    for query, _ in NEAR:
        assert turned.likeness(query) == pytest.approx(LETTERS.likeness(query)[order], abs=1e-6)


def test_the_order_of_words_does_not_matter() -> None:
    assert LETTERS.likeness("rettelse kulørsvigt") == pytest.approx(LETTERS.likeness("kulørsvigt rettelse"))


def test_letters_are_kept_and_come_back(tmp_path: Path) -> None:
    letters_of(lambda: {"da": TEXTS, "sv": TEXTS[:2]}, tmp_path)
    (place,) = tmp_path.iterdir()
    before = place.stat().st_mtime_ns
    read = letters_of(lambda: {"da": TEXTS, "sv": TEXTS[:2]}, tmp_path)["da"]
    assert place.stat().st_mtime_ns == before, "read, not made again"
    for text in TEXTS:
        assert (read.likeness(text) == LETTERS.likeness(text)).all()


@pytest.mark.parametrize("share", [0.0, 0.3, 0.7, 0.99])
def test_a_file_that_was_cut_off_is_made_anew(tmp_path: Path, share: float) -> None:
    letters_of(lambda: {"da": TEXTS, "sv": TEXTS[:2]}, tmp_path)
    (place,) = tmp_path.iterdir()
    whole = place.read_bytes()
    place.write_bytes(whole[: int(share * len(whole))])
    read = letters_of(lambda: {"da": TEXTS, "sv": TEXTS[:2]}, tmp_path)["da"]
    assert (read.likeness("strafkort") == LETTERS.likeness("strafkort")).all()
    assert len(place.read_bytes()) == len(whole)


def test_no_texts_at_all() -> None:
    assert len(Letters.of(()).likeness("kort")) == 0


@given(st.text(max_size=300))
@settings(max_examples=200, deadline=None)
def test_any_query_is_answered_between_0_and_1(query: str) -> None:
    likeness = LETTERS.likeness(query)
    assert len(likeness) == len(TEXTS)
    assert np.isfinite(likeness).all()
    assert (likeness >= 0).all()
    assert (likeness <= 1 + 1e-5).all()


@given(st.lists(st.text(max_size=60), max_size=12), st.text(max_size=60))
@settings(max_examples=200, deadline=None)
def test_any_texts_are_taken(texts: list[str], query: str) -> None:
    letters = Letters.of(texts)
    for one in (query, *texts[:3]):
        likeness = letters.likeness(one)
        assert likeness.shape == (len(texts),)
        assert ((likeness >= 0) & (likeness <= 1 + 1e-5)).all()
