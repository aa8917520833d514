"""What was typed, taken apart."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kb.search.grammar import take_apart

CITATIONS = [
    ("§ 12 C 1", ["12C1"]),
    ("12c1", ["12C1"]),
    ("27b1a 1997", ["27B1a"]),
    ("lag 12C2(a)", ["12C2a"]),
    ("212 a 2 a", ["212A2a"]),
    ("212A2aii", ["212A2aii"]),
    ("X79", ["X79"]),
    ("§§ 69, 70 og 71", ["69", "70", "71"]),
    ("hvad siger § 27 B om dobling", ["27B"]),
    ("claims law 70 trump", ["70"]),
    ("er 45C4b ændret", ["45C4b"]),
    ("2 klør", []),
    ("12 minutter for sent", []),
    ("20 KP", []),
    ("3 NT", []),
]


@pytest.mark.parametrize(("text", "numbers"), CITATIONS)
def test_citations(text: str, numbers: list[str]) -> None:
    assert [one.number for one in take_apart(text).citations] == numbers


def test_a_year_among_words_says_which_laws() -> None:
    typed = take_apart("§ 27 B utilstrækkeligt 1997")
    assert [(one.number, one.year) for one in typed.citations] == [("27B", 1997)]
    assert typed.rest == "utilstrækkeligt"


PIECES = [
    ('"må ikke" spilfører', ("må ikke",), (), (), ()),
    ("„får inte“", (), (), (), ()),
    ("straf*", (), ("straf",), (), ()),
    ("kort -strafkort", (), (), ("strafkort",), ()),
    ("udgave:dk1997 claim", (), (), (), (("edition", "dk1997"),)),
    ("rubrik:revoke", (), (), (), (("heading", "revoke"),)),
    ("topic:claim actor:dummy", (), (), (), (("topic", "claim"), ("actor", "dummy"))),
    ('"open quote', ("open quote",), (), (), ()),
    ("* ?* ~9 [[[", (), (), (), ()),
]


@pytest.mark.parametrize(("text", "phrases", "starts", "without", "filters"), PIECES)
def test_pieces(text: str, phrases: object, starts: object, without: object, filters: object) -> None:
    typed = take_apart(text)
    if text.startswith("„"):  # German and Danish quotes are quotes too
        assert typed.phrases == ("får inte",)
        return
    assert (typed.phrases, typed.starts, typed.without, typed.filters) == (phrases, starts, without, filters)


@given(st.text(max_size=500))
@settings(max_examples=300, deadline=None)
def test_every_text_is_accepted(text: str) -> None:
    typed = take_apart(text)
    assert len(typed.text) <= 400
    assert all(phrase for phrase in typed.phrases)
