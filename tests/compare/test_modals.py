"""How binding a text is; sentences in the manner of the laws, what they demand read by hand."""

from __future__ import annotations

from functools import lru_cache

import pytest

from kb.build import corpus_folder
from kb.compare.modals import Force, modals
from kb.language.glossary import Glossary, load_glossary


@lru_cache
def _glossary() -> Glossary:
    return load_glossary(corpus_folder() / "glossary.toml")


MUST, SHOULD, MAY, MUST_NOT = Force.MUST, Force.SHOULD, Force.MAY, Force.MUST_NOT

READ = [
    ("da", "Turneringslederen skal tilkaldes.", [(MUST, "skal")]),
    ("da", "Ingen spiller må røre kortene.", [(MUST_NOT, "Ingen spiller må")]),
    ("da", "Kortene må ikke røres.", [(MUST_NOT, "må ikke")]),
    ("da", "Spilleren må, hvis ingen andre vil, melde.", [(MAY, "må")]),
    ("da", "Turneringslederen skal dog undlade at straffe.", [(MUST_NOT, "skal dog undlade")]),
    ("da", "Spilleren bør ikke tøve.", [(SHOULD, "bør ikke")]),
    ("da", "Makkeren har lov til at spørge.", [(MAY, "har lov til")]),
    ("sv", "Tävlingsledaren måste tillkallas.", [(MUST, "måste")]),
    ("sv", "Spelaren får inte titta.", [(MUST_NOT, "får inte")]),
    ("sv", "Därefter skall inga kort tas ur brickan.", [(MUST_NOT, "skall inga")]),
    # "får" with a noun is to receive, with a verb it is leave
    ("sv", "Sidan får samma procent.", []),
    ("sv", "Spelaren får ändra budet.", [(MAY, "får")]),
    ("en", "A player may not look.", [(MUST_NOT, "may not")]),
    ("da", "", []),
]


@pytest.mark.parametrize(("language", "text", "expected"), READ)
def test_force_and_words(language: str, text: str, expected: list[tuple[Force, str]]) -> None:
    found = list(modals(text, _glossary().phrases(text, language)))
    assert [(one.force, one.words) for one in found] == expected
    assert all(text[slice(*one.at)] == one.surface for one in found)
