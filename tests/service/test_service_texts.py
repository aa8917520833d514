"""The three catalogues and the choice between them."""

from __future__ import annotations

import re
import string
import tomllib
from pathlib import Path

import pytest

import service
from kb.model import Authority, FindingKind, Flag, Kind
from service import texts
from service.library import Library
from tests.service.client import Client

CATALOGUES = texts.load()
SERVICE = Path(service.__file__).parent


def test_same_keys_none_empty() -> None:
    keys = {language: catalogue.known for language, catalogue in CATALOGUES.items()}
    assert keys["da"] == keys["sv"] == keys["en"]
    for language, catalogue in CATALOGUES.items():
        assert [key for key in keys[language] if not catalogue(key).strip()] == []


def test_same_blanks() -> None:
    def blanks(text: str) -> set[str]:
        return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}

    for key in CATALOGUES["en"].known:
        found = {frozenset(blanks(catalogue(key))) for catalogue in CATALOGUES.values()}
        if not key.endswith(".one"):  # a language may say "once" for {n}
            assert len(found) == 1, key


@pytest.mark.parametrize(
    ("group", "values"), [("flag", Flag), ("kind", Kind), ("authority", Authority), ("finding", FindingKind)]
)
def test_every_value_of_the_vocabulary_has_a_word(group: str, values: type) -> None:
    for value in values:  # type: ignore[attr-defined]
        assert f"{group}.{value.value}" in CATALOGUES["en"].known


def test_every_key_a_template_uses_exists() -> None:
    whole = re.compile(r"""\bt\(["']([a-z0-9.-]+)["']""")
    counted = re.compile(r"""\bt\.count\(["']([a-z0-9.-]+)["']""")
    keys = CATALOGUES["en"].known
    for path in [*SERVICE.rglob("*.html"), *SERVICE.rglob("*.py")]:
        text = path.read_text("utf-8")
        used = [key for key in whole.findall(text) if not key.endswith(".")]
        used += [f"{key}.{number}" for key in counted.findall(text) for number in ("one", "many")]
        assert [key for key in used if key not in keys] == [], path


CHOICES = [
    ("", "", "", "da"),
    ("", "", "sv", "sv"),
    ("", "", "en-GB,en;q=0.9,da;q=0.8", "en"),
    ("", "", "fr,de;q=0.9,sv;q=0.1", "sv"),
    ("", "", "fr", "da"),
    ("", "", "nb-NO,en;q=0.5", "da"),
    ("", "", "sv;q=0,en;q=0.1", "en"),
    ("", "", "en;q=x,sv", "sv"),
    ("", "lang=sv", "en", "sv"),
    ("", "other=1; lang=en", "da", "en"),
    ("", "lang=xx", "en", "en"),
    ("lang=da", "lang=sv", "en", "da"),
    ("q=1&lang=en", "", "", "en"),
    ("lang=xx", "lang=sv", "en", "sv"),
]


@pytest.mark.parametrize(("query", "cookie", "browser", "language"), CHOICES)
def test_choice(query: str, cookie: str, browser: str, language: str) -> None:
    assert texts.choose(query, cookie, browser) == language


def test_language_is_kept_in_a_cookie(small: Client) -> None:
    answer = small.get("/dk1?lang=sv")
    assert '<html lang="sv">' in answer.text
    assert answer.headers["set-cookie"].startswith("lang=sv")
    assert "set-cookie" not in small.get("/dk1").headers
    assert '<html lang="sv">' in small.get("/dk1", cookie="lang=sv").text


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_pages_in_each_language(small: Client, language: str) -> None:
    for path in (
        "/",
        "/dk1",
        "/dk1/1",
        "/dk1/def",
        "/dk1/notes",
        "/dk1/report",
        "/cases",
        "/cases/c-1",
        "/laws9/5",
        "/none",
    ):
        page = small.get(f"{path}?lang={language}").text
        assert f'<html lang="{language}">' in page
        assert not re.search(r">(nav|law|home|error|case)\.[a-z]", page), "a key instead of its words"


def test_every_word_we_put_in_a_table_is_translated(corpus: Library) -> None:
    """Columns of repaired and derived tables, and the cells of repaired ones, are English keys of ours."""
    key = re.compile(r"[a-z][a-z_-]+|[NESW]{1,2}")
    for table in corpus.tables.values():
        if table.basis != "printed":
            rows = table.rows if table.basis == "repaired" else ()
            words = {cell for cells in (table.columns, *rows) for cell in cells if key.fullmatch(cell)}
            assert [word for word in words if f"cell.{word}" not in CATALOGUES["en"].known] == [], table.id


def test_every_situation_leads_to_laws_that_exist(corpus: Library) -> None:
    listed = tomllib.loads((SERVICE / "laws" / "situations.toml").read_text("utf-8"))
    for situation, works in listed.items():
        assert f"situation.{situation}" in CATALOGUES["en"].known
        for work, names in works.items():
            for edition in (one for one in corpus.editions.values() if one.work == work and one.held):
                missing = [name for name in names if f"{edition.id}:{name}" not in corpus.nodes]
                assert missing == [], (situation, edition.id)
