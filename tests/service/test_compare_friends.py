"""Notes on false friends in Danish, Swedish and English."""

from __future__ import annotations

import html

import pytest

from kb.build import corpus_folder
from kb.language.glossary import load_glossary
from service.compare.friends import notes
from tests.service.client import Client


@pytest.mark.parametrize("language", ["da", "sv"])
def test_every_false_friend_has_a_note_in_both_languages(language: str) -> None:
    glossary = load_glossary(corpus_folder() / "glossary.toml")
    wanted = {friend.note for concept in glossary.concepts for friend in concept.false_friends}
    assert wanted - set(notes(glossary, language)) == set()


TOLD = [
    ("da", "En svensk bricka er mappen og også spillet, der ligger i den."),
    ("sv", "En bricka är hållaren (danskans mappe) och även given i den (danskans spil)."),
    ("en", "Swedish bricka is the holder (Danish mappe) and also the deal in it (Danish spil)."),
]


@pytest.mark.parametrize(("language", "note"), TOLD)
def test_the_page_tells_them_in_the_readers_language(real: Client, language: str, note: str) -> None:
    page = html.unescape(real.get(f"/compare/dk1997:7C?lang={language}").text)
    assert f'<span lang="{language}">{note}</span>' in page
