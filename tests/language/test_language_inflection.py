"""Every form of the gold tables leads to its lemma; words that look alike stay apart."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kb.language import fold, lemma, readings, stem_key
from tests.language.gold_inflection import APART, DANISH, SWEDISH


def _forms(block: str) -> Iterator[tuple[str, str]]:
    for line in block.strip().splitlines():
        wanted, _, forms = line.partition(":")
        yield from ((form, wanted) for form in forms.split())


@pytest.mark.parametrize(("lang", "block"), [("da", DANISH), ("sv", SWEDISH)])
def test_at_least_as_many_forms_as_the_plan_asks_for(lang: str, block: str) -> None:
    assert len(list(_forms(block))) >= 150, lang


@pytest.mark.parametrize(("form", "wanted"), list(_forms(DANISH)))
def test_danish_lemma(form: str, wanted: str) -> None:
    assert lemma(form, "da") == wanted


@pytest.mark.parametrize(("form", "wanted"), list(_forms(SWEDISH)))
def test_swedish_lemma(form: str, wanted: str) -> None:
    assert lemma(form, "sv") == wanted


@pytest.mark.parametrize(("lang", "one", "other"), [line.split() for line in APART.strip().splitlines()])
def test_never_conflated(lang: str, one: str, other: str) -> None:
    assert stem_key(one, lang) != stem_key(other, lang)


@pytest.mark.parametrize(
    ("form", "wanted"),
    [
        ("revokes", "revoke"),
        ("revoked", "revoke"),
        ("claiming", "claim"),
        ("penalties", "penalty"),
        ("penalized", "penalise"),
        ("passes", "pass"),
        ("led", "lead"),
        ("bidding", "bid"),
        ("honors", "honour"),
        ("unauthorized", "unauthorised"),
        ("withdrawn", "withdraw"),
        ("not", "not"),
        ("trick", "trick"),
        ("tricks", "trick"),
    ],
)
def test_english_lemma(form: str, wanted: str) -> None:
    assert lemma(form, "en") == wanted


@pytest.mark.parametrize(
    ("typed", "meant", "lang"),
    [
        ("spelforare", "spelförare", "sv"),
        ("spelforarens", "spelförare", "sv"),
        ("spelfoerarens", "spelförare", "sv"),
        ("tavlingsledaren", "tävlingsledare", "sv"),
        ("trakarlens", "träkarl", "sv"),
        ("pastaende", "påstående", "sv"),
        ("makkerforstaelse", "makkerforståelse", "da"),
        ("makkerforstaaelsen", "makkerforståelse", "da"),
        ("kulorsvigt", "kulørsvigt", "da"),
        ("kuloersvigten", "kulørsvigt", "da"),
        ("udspilsbegraensninger", "udspilsbegrænsning", "da"),
        ("uregelmaessigheden", "uregelmæssighed", "da"),
        ("klor", "klør", "da"),
        ("overtraek", "overtræk", "da"),
    ],
)
def test_found_without_its_accents(typed: str, meant: str, lang: str) -> None:
    assert stem_key(typed, lang) == stem_key(meant, lang)


@pytest.mark.parametrize(
    ("form", "lang", "wanted"),
    [("spillet", "da", {"spil", "spille"}), ("spiller", "da", {"spiller", "spille"}), ("given", "sv", {"giv", "ge"})],
)
def test_every_reading_is_given(form: str, lang: str, wanted: set[str]) -> None:
    assert wanted <= set(readings(form, lang))


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("da", "ikke ej aldrig må skal bør kan medmindre undtagen kun"),
        ("sv", "inte ej icke aldrig får skall bör kan måste såvida utom endast"),
        ("en", "not never must may shall should can"),
    ],
)
def test_negation_and_modality_stay_and_stay_apart(lang: str, words: str) -> None:
    keys = [stem_key(word, lang) for word in words.split()]
    assert all(keys)
    assert len(set(keys)) == len(keys)


def test_a_possessive_mark_is_no_part_of_the_word() -> None:
    assert lemma("DBF's", "da") == lemma("dbf", "da")
    assert lemma("MTV’s", "sv") == "mtv"


def test_a_language_without_tables_is_left_as_it_is() -> None:
    assert lemma("Meldingene", "nb") == "meldingene"


@pytest.mark.parametrize("word", ["Åbningsudspil", "spelfoerare", "ÆØÅ", "straße", "İstanbul", "ﬁnesse", "aaaeaoe"])
def test_folding_twice_changes_nothing(word: str) -> None:
    assert fold(fold(word)) == fold(word)
