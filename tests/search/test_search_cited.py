"""Citations that name nothing held: what comes nearest stands first, and nothing is called cited that is not."""

from __future__ import annotations

import pytest

from kb.search import Engine, Request

NEAR = [
    # a citation of a text that is not held, or of a part that no text has; what must stand first; why
    ("27 b 4 (2017)", "bogense2017:insufficient-bid/t5"),  # the sheet's row cites 27B4 of the 2017 laws
    ("79 C1", "se2007:79C"),  # the regulations cite 79C1 of the 2007 laws, set by hand as expressed by 79C
    ("lag 93 B3 2007", "se2007:93B"),  # the Swedish text has no more than the heading of 93B
    ("Law 64 of 2017", "dk1997:64"),  # nothing cites it: the same number in another book
]


@pytest.mark.parametrize(("query", "first"), NEAR)
def test_the_nearest_stands_first_and_the_note_says_so(engine: Engine, query: str, first: str) -> None:
    results = engine.search(Request(query, language="da"))
    assert results.interpreted.citation == ()
    assert "not-held" in results.interpreted.notes
    assert results.hits[0].id == first
    assert all(why.basis.value != "citation" for hit in results.hits for why in hit.why)


HELD = [
    ("L64B5 i 1997 års lagar", "sv", "dk1997:64B5"),
    ("danska X90 C1, upprepad förseelse efter varning", "sv", "dbf2008:X90C1"),
    ("what does 67 b 1 (b) say", "en", "dk1997:67B1b"),
    ("tl-håndbogen 201 (B)(2)", "da", "dbf2008:201B2"),
    ("27 stk. B 1", "da", "dk1997:27B1"),
    ("law 27B svenska", "da", "se2007:27B"),
    ("27B danska", "sv", "dk1997:27B"),
]


@pytest.mark.parametrize(("query", "lang", "first"), HELD)
def test_what_is_held_is_cited(engine: Engine, query: str, lang: str, first: str) -> None:
    results = engine.search(Request(query, language=lang))
    assert results.interpreted.citation[0] == first
    assert results.hits[0].id == first
    assert "not-held" not in results.interpreted.notes


WORDS = ["500 eller 300", "de spillede 5 a 6 runder", "par 4 spillede for langsomt", "bord 12 a 3 hold"]


@pytest.mark.parametrize("query", WORDS)
def test_numbers_that_cite_nothing_are_words(engine: Engine, query: str) -> None:
    results = engine.search(Request(query, language="da"))
    assert results.interpreted.citation == ()
    assert results.interpreted.terms


@pytest.mark.parametrize("query", ["§ 999", "lov 999", "lag 999", "law 999", "regel 999"])
def test_a_number_that_no_law_has_is_said_to_be_none(engine: Engine, query: str) -> None:
    results = engine.search(Request(query, language="da"))
    assert results.interpreted.citation == ()
    assert "not-held" in results.interpreted.notes
    assert results.hits == ()
