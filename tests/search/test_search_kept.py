"""How words are read, kept as JSON: what comes back is what was made, and a bad file is made anew."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from kb.build import corpus_folder
from kb.language import LANGUAGES, base_lexicon
from kb.language.inflection import morphology
from kb.search import kept
from kb.search.kept import speech_of
from kb.search.terms import Speech

GLOSSARY = corpus_folder(None) / "glossary.toml"

TEXTS = [
    ("da", "Spilføreren lægger et strafkort på bordet efter kulørsvigten; der er ud- eller tilspil."),
    ("sv", "Spelförarens avsiktliga undanhållande av information till motståndarna"),
    ("en", "the defender's opening lead out of turn was accepted"),
]


@pytest.fixture(scope="module")
def made() -> Speech:
    return speech_of(GLOSSARY, None)


def test_what_is_kept_is_what_was_made(made: Speech, tmp_path: Path) -> None:
    speech_of(GLOSSARY, tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["speech.json"], "nothing is left beside the file"
    read = kept._read(tmp_path / "speech.json")
    assert read is not None
    assert read.glossary.concepts == made.glossary.concepts
    assert (read.ordinary, read.related, read.light, read.weak) == (
        made.ordinary, made.related, made.light, made.weak,
    )  # fmt: skip
    for lang, text in TEXTS:
        for formal in (False, True):
            assert read.say(text, lang, formal=formal) == made.say(text, lang, formal=formal)
    for concept in made.glossary.concepts:
        for lang in LANGUAGES:
            for word in concept.words(lang):
                assert read.glossary.by_word(word, lang) == made.glossary.by_word(word, lang)
        for node in concept.definitions:
            assert read.glossary.by_definition(node) == made.glossary.by_definition(node)


def test_tables_and_lexicons_come_back_in_their_order() -> None:
    for lang in LANGUAGES:
        table, lexicon = morphology(lang), base_lexicon(lang)
        read = kept._morphology_of(lang, kept._morphology_data(table))
        assert read == table
        assert list(read.forms) == list(table.forms)
        assert kept._lexicon_of(lang, kept._lexicon_data(lexicon)) == lexicon


SPOILT: dict[str, Callable[[bytes], bytes]] = {
    "cut off": lambda whole: whole[: len(whole) // 2],
    "cut off by one": lambda whole: whole[:-1],
    "cut inside a letter": lambda whole: whole[: whole.index("ø".encode()) + 1],
    "empty": lambda whole: b"",
    "a list": lambda whole: b"[]",
    "another shape": lambda whole: b'{"tables": {"da": 1}}',
    "a column too short": lambda whole: whole.replace(b'"rows":[[0],', b'"rows":[', 1).replace(b"\\n", b" ", 1),
    "a pickle": lambda whole: b"\x80\x05cos\nsystem\n(S'true'\ntR.",
}


@pytest.mark.parametrize("name", SPOILT)
def test_a_spoilt_file_is_made_anew(made: Speech, tmp_path: Path, name: str) -> None:
    place = tmp_path / "speech.json"
    kept._write(made, place)
    whole = place.read_bytes()
    place.write_bytes(SPOILT[name](whole))
    assert kept._read(place) is None
    assert speech_of(GLOSSARY, tmp_path).glossary.concepts == made.glossary.concepts
    assert place.read_bytes() == whole


def test_a_folder_that_cannot_be_written_does_no_harm(made: Speech, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert speech_of(GLOSSARY, tmp_path / "file").glossary.concepts == made.glossary.concepts


def test_a_write_that_fails_leaves_the_old_file(made: Speech, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "speech.json"
    kept._write(made, place)
    before = place.read_bytes()

    def fail(*_: object) -> None:
        raise OSError("full")

    monkeypatch.setattr("os.replace", fail)
    with pytest.raises(OSError, match="full"):
        kept._write(made, place)
    assert place.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["speech.json"]
