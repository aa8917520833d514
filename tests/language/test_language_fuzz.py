"""No string breaks the language part, and what it says of places is exact."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kb.language import fold, lemma, load_glossary, readings, sentences, split, stem_key, tokens

LANGS = st.sampled_from(["da", "sv", "en", "nb", ""])
LETTERS = "abdefghiklmnoprstuvåäöæøéÅÄØ'’-.,;:!?()[]§*_ \n\t0123456789♠♥♦♣½\u0301\u030a\u200f\u202e\u05d0\u0628"
LIKE_LAW = st.text(alphabet=LETTERS, max_size=200)
ANY = st.one_of(st.text(max_size=200), LIKE_LAW)
GLOSSARY = load_glossary(Path(__file__).parents[2] / "corpus" / "glossary.toml")


@given(ANY, LANGS)
def test_tokens_stand_where_they_say(text: str, lang: str) -> None:
    end = 0
    for token in tokens(text, lang):
        assert end <= token.start < token.end
        assert text[token.start : token.end] == token.surface
        assert token.folded == fold(token.surface)
        end = token.end


@given(ANY, LANGS)
def test_sentences_cover_every_solid_character_once(text: str, lang: str) -> None:
    covered: set[int] = set()
    last = 0
    for start, end in sentences(text, lang):
        assert last <= start < end
        assert text[start:end] == text[start:end].strip()
        covered.update(range(start, end))
        last = end
    assert all(text[i].isspace() for i in set(range(len(text))) - covered)


@given(ANY, LANGS)
def test_words_always_have_a_lemma_and_the_same_one(text: str, lang: str) -> None:
    assert lemma(text, lang) == lemma(text, lang)
    assert stem_key(text, lang) == fold(lemma(text, lang))
    assert lemma(text, lang) in readings(text, lang)
    parts = split(text, lang)
    assert parts == () or len(parts) >= 2


@given(ANY)
def test_folding_twice_changes_nothing(text: str) -> None:
    assert fold(fold(text)) == fold(text)


@settings(max_examples=60)
@given(ANY, LANGS)
def test_matches_stand_where_they_say(text: str, lang: str) -> None:
    end = 0
    for match in GLOSSARY.phrases(text, lang):
        assert end <= match.start < match.end
        assert text[match.start : match.end] == match.surface
        assert match.concepts
        end = match.end
    GLOSSARY.by_word(text, lang)


HOSTILE = {
    "long word": "spil" * 2_500,
    "long compound": "udspilsstraf" * 800,
    "link letters": "s" * 10_000,
    "combining": "a" + "\u0301" * 10_000,
    "dots": "." * 10_000,
    "enumerators": "A. " * 3_000,
    "halves": "ud- eller " * 1_000,
    "hyphens": "-" * 10_000,
    "blanks": " \n" * 5_000,
    "apostrophes": "a'" * 5_000,
    "right to left": "\u202e\u05d0\u05d1 " * 2_000,
    "abbreviations": "jf. " * 2_500,
    "brackets": "(" * 10_000,
    "stop and bracket": ".)" * 5_000,
    "numbers": "1. 2. " * 1_600,
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_input_is_answered(name: str) -> None:
    """A function that is not linear would hang here."""
    text = HOSTILE[name]
    for lang in ("da", "sv"):
        tokens(text, lang)
        sentences(text, lang)
        lemma(text, lang)
        split(text, lang)
        GLOSSARY.phrases(text, lang)
