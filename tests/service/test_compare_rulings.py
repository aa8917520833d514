"""Saved rulings on the pages of a comparison and in the API, of a service started with a folder of them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from kb.cli import main
from kb.errors import BadInputError
from service.app import create_app
from service.texts import LANGUAGES
from tests.compare.test_saved_rulings import ACCEPTED, OBJECTS, SEEN
from tests.service.client import Client

PAGE = "/compare/dk1997/se2007/rulings"


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory, corpus: Any) -> Client:
    folder = tmp_path_factory.mktemp("kept")
    for name, facts in (("objects", OBJECTS), ("seen", SEEN), ("<b>", ACCEPTED)):
        file = folder / f"{name}.yaml"
        file.write_text(json.dumps(facts), encoding="utf-8")
        assert main(["rule", str(file), "--edition", "dk1997", "--save", str(folder)]) == 0
    return Client(create_app(corpus, rulings=folder))


def test_what_a_change_tells_on_comes_first(kept: Client) -> None:
    """13A of 1997 asks all four, 13A of 2007 does not: otherwise. 6D1 says the same in other words. 27A is untouched."""
    page = kept.get(f"{PAGE}?lang=en").text
    names = re.findall(r'<li class="([^"]+)">\s*<h2><a href="[^"]+">([^<]+)</a>', page)
    assert names == [("otherwise", "objects"), ("sentences", "seen"), ("not-covered", "&lt;b&gt;")]
    untouched = page.split("<details", 1)[1]
    assert "1 rests on nothing that changed" in untouched
    assert "&lt;b&gt;" in untouched
    assert "Split" in page.split("objects</a>")[1].split("</li>")[0]


def test_the_way_to_both_rulings(kept: Client) -> None:
    page = kept.get(f"{PAGE}?lang=en").text
    href = re.search(r'<a href="([^"]+)">objects</a>', page)
    assert href
    ruled = kept.get(href[1].replace("&amp;", "&"))
    assert ruled.status_code == 200
    assert "edition=dk1997&amp;edition=se2007" in href[1]


def test_the_page_of_a_pair_names_them(kept: Client) -> None:
    page = kept.get("/compare/dk1997:13A?lang=en").text
    assert "Saved ruling · objects" in page
    assert "Saved ruling" not in kept.get("/compare/dk1997:27A?lang=en").text


def test_the_comparison_leads_there_only_with_a_folder(kept: Client, real: Client) -> None:
    assert f'href="{PAGE}"' in kept.get("/compare/dk1997/se2007").text
    assert f'href="{PAGE}"' not in real.get("/compare/dk1997/se2007").text
    assert "without a folder" in real.get(f"{PAGE}?lang=en").text


def test_the_api_names_them(kept: Client, real: Client) -> None:
    rulings = kept.get("/api/v1/compare/rulings?from=dk1997&to=se2007").json()["rulings"]
    assert {one["name"]: one["otherwise"] for one in rulings} == {
        "<b>.dk1997": False, "objects.dk1997": True, "seen.dk1997": False,
    }  # fmt: skip
    assert real.get("/api/v1/compare/rulings").json()["rulings"] == []
    assert kept.get("/api/v1/compare/rulings?from=dk1997&to=dk1997").status_code == 400


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_there_in_each_language(kept: Client, language: str) -> None:
    page = kept.get(f"{PAGE}?lang={language}").text
    assert not re.search(r"\|\s*(?:compare\.|saved-|not-covered|otherwise\s*\|)", re.sub(r"<[^>]+>", "|", page))


def test_a_folder_that_holds_none_is_said_before_serving(corpus: Any, tmp_path: Path) -> None:
    with pytest.raises(BadInputError, match="holds no saved rulings"):
        create_app(corpus, rulings=tmp_path)
