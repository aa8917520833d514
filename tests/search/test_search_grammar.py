"""What was typed, taken apart."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kb.citation import Citation
from kb.search.grammar import take_apart


def everything(citation: Citation) -> bool:
    """As if every provision existed."""
    return True


def nothing(citation: Citation) -> bool:
    """As if none did."""
    return False


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
    ("L64B5 i 1997 års lagar", ["64B5"]),
    ("danska X90 C1, upprepad förseelse", ["X90C1"]),
    ("what does 67 b 1 (b) say", ["67B1b"]),
    ("tl-håndbogen 201 (B)(2)", ["201B2"]),
    ("vad står det i 12 C1(c)", ["12C1c"]),
    ("12C2(c) in the Swedish book", ["12C2c"]),
    ("50D2 litra a", ["50D2a"]),
    ("27 stk. B 1", ["27B1"]),
    ("lov nr. 46 B om strafkort", ["46B"]),
    ("par 4 spillede for langsomt", []),
]


@pytest.mark.parametrize(("text", "numbers"), CITATIONS)
def test_citations(text: str, numbers: list[str]) -> None:
    assert [one.number for one in take_apart(text, everything).citations] == numbers


def test_a_number_without_its_cue_is_a_citation_only_if_there_is_such_a_provision() -> None:
    text = "hvad siger 5 B 6 om det"
    assert [one.number for one in take_apart(text, everything).citations] == ["5B6"]
    assert take_apart(text, nothing).citations == ()
    assert take_apart("se § 5 B 6", nothing).citations != ()
    assert take_apart("de spillede 5 a 6 runder", everything).citations == (), "from five to six"


def test_a_year_among_words_says_which_laws() -> None:
    typed = take_apart("§ 27 B utilstrækkeligt 1997", everything)
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
    typed = take_apart(text, everything)
    if text.startswith("„"):  # German and Danish quotes are quotes too
        assert typed.phrases == ("får inte",)
        return
    assert (typed.phrases, typed.starts, typed.without, typed.filters) == (phrases, starts, without, filters)


@given(st.text(max_size=500))
@settings(max_examples=300, deadline=None)
def test_every_text_is_accepted(text: str) -> None:
    typed = take_apart(text, everything)
    assert len(typed.text) <= 400
    assert all(phrase for phrase in typed.phrases)
