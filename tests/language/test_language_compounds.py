"""Compounds fall into their parts with every lexicon; whole words stay whole."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from kb.language import Lexicon, base_lexicon, split, tokens
from tests.language.gold_compounds import COMPOUNDS, WHOLE

CORPUS = Path(__file__).parents[2] / "corpus"
SOURCES = {"da": ("dk1997", "dbf2008", "bogense2017"), "sv": ("se2007",)}

COMPOUND_ROWS = [(line.split()[0], line.split()[1], tuple(line.split()[2:])) for line in COMPOUNDS.strip().splitlines()]
WHOLE_ROWS = [(line.split()[0], word) for line in WHOLE.strip().splitlines() for word in line.split()[1:]]


@cache
def corpus_lexicon(lang: str) -> Lexicon:
    texts = [
        path.read_text(encoding="utf-8") for name in SOURCES[lang] if (path := CORPUS / name / "source.txt").exists()
    ]
    return Lexicon.build((token.word for text in texts for token in tokens(text, lang)), lang)


def test_the_gold_is_as_long_as_planned() -> None:
    assert len(COMPOUND_ROWS) >= 60
    assert len(WHOLE_ROWS) >= 40


@pytest.mark.parametrize(("lang", "word", "parts"), COMPOUND_ROWS)
def test_parts(lang: str, word: str, parts: tuple[str, ...]) -> None:
    assert split(word, lang) == parts
    assert split(word, lang, corpus_lexicon(lang)) == parts


@pytest.mark.parametrize(("lang", "word"), WHOLE_ROWS)
def test_whole(lang: str, word: str) -> None:
    assert split(word, lang) == ()
    assert split(word, lang, corpus_lexicon(lang)) == ()


@pytest.mark.parametrize(
    ("word", "lang", "parts"),
    [
        ("udspilsbegraensning", "da", ("udspil", "begrænsning")),
        ("tavlingsledaren", "sv", ("tävling", "ledare")),
        ("kuloersvigt", "da", ("kulør", "svigt")),
    ],
)
def test_parts_of_a_word_without_its_accents(word: str, lang: str, parts: tuple[str, ...]) -> None:
    assert split(word, lang) == parts


def test_the_order_of_the_words_does_not_matter() -> None:
    words = ["rundetid", "mappevogn", "vogn", "bordnumre"]
    one, other = Lexicon.build(words, "da"), Lexicon.build(reversed(words), "da")
    assert one == other
    assert split("mappevognen", "da", one) == ("mappe", "vogn")


def test_a_language_without_tables_has_no_compounds() -> None:
    assert split("spillefører", "nb") == ()
    assert split("playperiod", "en", base_lexicon("en")) == ()
