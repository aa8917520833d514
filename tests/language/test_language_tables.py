"""The word tables hold together: every lemma once in its class, no stray marks, function words first."""

from __future__ import annotations

from types import ModuleType

import pytest

from kb.language import danish, lemma, swedish
from kb.language.inflection import Part, morphology

TABLES = [("da", danish), ("sv", swedish)]


@pytest.mark.parametrize(("lang", "table"), TABLES)
def test_nouns_stand_once_in_a_class(lang: str, table: ModuleType) -> None:
    for kinds in (table.NOUNS, table.EVERYDAY):
        for kind, block in kinds.items():
            words = [entry.rstrip("+") for entry in block.split()]
            assert len(words) == len(set(words)), (lang, kind)


@pytest.mark.parametrize(("lang", "table"), TABLES)
def test_words_are_words(lang: str, table: ModuleType) -> None:
    blocks = [*table.NOUNS.values(), *table.EVERYDAY.values(), table.WEAK_EDE if lang == "da" else table.WEAK_AR]
    for block in [*blocks, table.ADJECTIVES, table.FIXED]:
        assert all(entry.rstrip("+").isalpha() for entry in block.split())


@pytest.mark.parametrize(("lang", "table"), TABLES)
def test_every_base_form_is_its_own_lemma_or_another_reading(lang: str, table: ModuleType) -> None:
    forms = morphology(lang).forms
    for block in table.NOUNS.values():
        for entry in block.split():
            word = entry.rstrip("+")
            assert word in [reading.lemma for reading in forms[word]], (lang, word)


@pytest.mark.parametrize(("lang", "table"), TABLES)
def test_preferences_are_needed_and_possible(lang: str, table: ModuleType) -> None:
    for pair in filter(None, map(str.strip, table.PREFER.split(";"))):
        form, wanted = pair.split()
        assert lemma(form, lang) == wanted
        assert len(morphology(lang).forms[form]) >= 1, form


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("da", "ikke ej over under mod med for til fra efter men og eller"),
        ("sv", "inte icke ej under över mot med för till från och eller"),
    ],
)
def test_function_words_come_first(lang: str, words: str) -> None:
    for word in words.split():
        assert morphology(lang).forms[word][0].part is Part.FIXED
        assert lemma(word, lang) == word
