"""Times in questions: how they are said, and which provision speaks of so many minutes (DBF 212A, 213A)."""

from __future__ import annotations

import pytest

from kb.search import Engine, Request
from kb.search.minutes import fits

ROWS = [
    # DBF 212A2a: 1 KP from 5, 2 from 10, 3 from 15, 4 from 20, 5 from 25 minutes; 212A3: from 30 it is not coming at all.
    ("holdet kom 12 minutter for sent", "da", "dbf2008:212A2aii"),
    ("hvor mange KP koster det at komme et kvarter for sent?", "da", "dbf2008:212A2aiii"),
    ("the team came twenty minutes late", "en", "dbf2008:212A2aiv"),
    ("laget kom en halv timme för sent", "sv", "dbf2008:212A3"),
    ("35 minutter forsinket", "da", "dbf2008:212A3"),
    # DBF 213A4a: 5 KP from 20 but under 25 minutes over time.
    ("round overran by 22 minutes in teams", "en", "dbf2008:213A4aiv"),
]


@pytest.mark.parametrize(("query", "lang", "wanted"), ROWS)
def test_the_row_that_holds_the_time_stands_first(engine: Engine, query: str, lang: str, wanted: str) -> None:
    assert engine.search(Request(query, language=lang)).hits[0].id == wanted


def test_a_row_of_another_edition_stays_out_when_one_edition_is_asked_for(engine: Engine) -> None:
    hits = engine.search(Request("12 minutter for sent", edition="se2007")).hits
    assert hits
    assert {hit.edition for hit in hits} == {"se2007"}


@pytest.mark.parametrize(
    ("text", "minutes", "wanted"),
    [
        ("1 KP ved en forsinkelse på mindst 5, men under 10 minutter.", 5, True),
        ("1 KP ved en forsinkelse på mindst 5, men under 10 minutter.", 10, False),
        ("En forsinkelse på mindst 30 minutter betragtes som udeblivelse.", 29, False),
        ("En forsinkelse på under 30 minutter behandles sådan.", 29, True),
        ("minst 15 minuter", 15, True),
        ("at most 10 minutes", 11, False),
        ("30 minutter efter spillets slutning", 5, None),
        ("", 5, None),
    ],
)
def test_the_words_of_a_limit_are_read(text: str, minutes: int, wanted: bool | None) -> None:
    assert fits(text, minutes) is wanted


@pytest.mark.parametrize(
    ("query", "lang", "minutes"),
    [
        ("the team was a quarter of an hour late", "en", 15),
        ("holdet kom en time for sent", "da", 60),
        # No time is named here: a word that is one in another language, and a stage of an event.
        ("one time he passed out of turn and once more later", "en", None),
        ("late for a quarter final", "en", None),
    ],
)
def test_a_time_is_read_only_where_one_is_named(engine: Engine, query: str, lang: str, minutes: int | None) -> None:
    assert engine.understander.understand(Request(query, language=lang)).reading.minutes == minutes
