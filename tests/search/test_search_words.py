"""Words nobody wrote down: slips, terms misspelt in two words, contraries, compounds read as their parts."""

from __future__ import annotations

import pytest

from kb.search import Engine, Request
from kb.search.spelling import Speller

SPELLER = Speller.build(
    "da",
    ["force majeure", "åbent rum", "blinde makker", "strafkort", "kulørsvigt", "tredive minutter til"],
    ["mappen", "blandede"],
    ["sofa"],
)

TERMS = [
    # two or three words, the term they were meant to be
    (["forse", "majøre"], "force majeure"),
    (["force", "majeur"], "force majeure"),
    (["abent", "rom"], "åbent rum"),
    (["blinde", "makkr"], "blinde makker"),
    (["tredve", "minuter", "til"], "tredive minutter til"),
    (["helt", "andet"], None),
    (["force", "makker"], None),  # each word must be near its own
    (["force"], None),
    ([], None),
]


@pytest.mark.parametrize(("words", "wanted"), TERMS)
def test_terms_of_several_words(words: list[str], wanted: str | None) -> None:
    assert SPELLER.nearest_term(words) == wanted


SLIPS = [
    ("kulørsvit", "kulørsvigt"),
    ("kuløsrvigt", "kulørsvigt"),  # two letters changed places
    ("strafkrot", "strafkort"),
    ("kulørsvigt", None),  # a known word is never changed
    ("mappen", None),
    ("xqzwvk", None),
    ("str", None),
    ("strafkort1", None),
    ("q" * 5000, None),
]


@pytest.mark.parametrize(("word", "wanted"), SLIPS)
def test_slips_of_one_word(word: str, wanted: str | None) -> None:
    assert SPELLER.nearest(word) == wanted


MEANT = [
    # query, language, what it was meant to be, as the page says
    ("forse majøre", "da", "force majeure"),
    ("fors majeure i turneringen", "da", "force majeure i turneringen"),
    ("ublandede kort", "da", None),  # never the contrary of what was written
    ("oblandade kort", "sv", None),
    ("unshuffled deck", "en", None),
    ("kulørsvit", "da", "kulørsvigt"),
    ("strafkort", "da", None),
    ("tolftesticksrevoke", "sv", None),
    ("protestgebyr", "da", None),
]


@pytest.mark.parametrize(("query", "lang", "wanted"), MEANT)
def test_what_was_meant(engine: Engine, query: str, lang: str, wanted: str | None) -> None:
    assert engine.search(Request(query, language=lang)).did_you_mean == wanted


PARTS = [
    # a compound that no text has, its language, what its parts must lead to among the first five
    ("tolftesticksrevoke", "sv", ("dk1997:62D1", "dk1997:62D", "se2007:62D", "dk1997:62D2")),
    ("protestgebyr", "da", ("dbf2008:X92B", "dbf2008:X92B1")),
    ("victorypoint", "da", ("dk1997:def.kamppoint", "dbf2008:202")),
    ("turneringslederfejl", "da", ("dk1997:82C", "se2007:82C")),
]


@pytest.mark.parametrize(("query", "lang", "wanted"), PARTS)
def test_compounds_are_read_as_their_parts(engine: Engine, query: str, lang: str, wanted: tuple[str, ...]) -> None:
    hits = engine.search(Request(query, language=lang)).hits
    assert {hit.id for hit in hits[:5]} & set(wanted), [hit.id for hit in hits[:5]]


READ = [
    # a compound, its language, the parts it is read as
    ("tolftesticksrevoke", "sv", ("tolfte", "sticks", "revoke")),
    ("protestgebyr", "da", ("protest", "gebyr")),
]


@pytest.mark.parametrize(("word", "lang", "parts"), READ)
def test_the_parts_of_a_compound(engine: Engine, word: str, lang: str, parts: tuple[str, ...]) -> None:
    assert engine.understander._parts(word, lang) == parts
