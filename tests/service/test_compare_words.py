"""Any two provisions word by word: words deleted, inserted and moved of texts in one language."""

from __future__ import annotations

import re

import pytest

from service.texts import LANGUAGES
from tests.service.client import Client

SHEET = "from=dk1997:62A&to=bogense2017:revoke-correction/A"
MOVED = "from=dk1997:31B&to=bogense2017:call-out-of-turn/t3"


def _cells(page: str) -> str:
    return page.split('<div class="rows">', 1)[1].split('<ul class="legend"', 1)[0]


def test_runs_are_elements_that_print_and_are_read_out(real: Client) -> None:
    """62A: 'uregelmæssigheden, før kulørsvigten' became 'den, før den'; a reader without eyes hears where each ends."""
    cells = _cells(real.get(f"/compare/words?{SHEET}&lang=en").text)
    bare = re.sub(r'<span class="m [^>]*>([^<]*)</span>', r"\1", cells)
    told = re.sub(r'<span class="unseen" lang="en">([^<]*)</span>', r"(\1)", bare)
    assert "<del>( deleted: )uregelmæssigheden, før kulørsvigten( end )</del>" in told
    assert "<ins>( inserted: )den, før den( end )</ins>" in told


def test_what_moved_has_one_number_on_both_sides(real: Client) -> None:
    cells = _cells(real.get(f"/compare/words?{MOVED}&lang=en").text)
    numbers = re.findall(r'<mark class="moved">.*?<sup>(\d+)</sup>(.*?)</mark>', cells)
    words = [(number, re.sub(r"<span class=\"unseen\".*?</span>|<[^>]+>", "", text)) for number, text in numbers]
    assert sorted(words) == [
        ("1", "Hvis den fejlende"),
        ("1", "Hvis den fejlende"),
        ("2", "makkers tur"),
        ("2", "makkers tur"),
    ]


def test_the_text_stays_as_printed(real: Client, corpus: object) -> None:
    cells = _cells(real.get(f"/compare/words?{SHEET}&lang=en").text)
    old = re.findall(r'<p class="cell old"[^>]*>(.*?)</p>', cells, re.DOTALL)
    plain = re.sub(r"<span class=\"unseen\".*?</span>|<sup>.*?</sup>|<[^>]+>", "", " ".join(old))
    assert " ".join(plain.split()) == corpus.nodes["dk1997:62A"].text.strip()  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_the_page_are_there_in_each_language(real: Client, language: str) -> None:
    page = real.get(f"/compare/words?{MOVED}&lang={language}").text
    assert f'<html lang="{language}">' in page
    assert not re.search(r"\|\s*compare\.[a-z]", re.sub(r"<[^>]+>", "|", page))
    assert "&amp;lang=sv" in page, "the other languages show the same two provisions"


def test_two_languages_have_no_runs(real: Client) -> None:
    cells = _cells(real.get("/compare/words?from=dk1997:7C&to=se2007:7C").text)
    assert "<del>" not in cells
    assert "m-concept" in cells


def test_runs_in_the_api(real: Client) -> None:
    body = real.get(f"/api/v1/compare/words?{SHEET}").json()
    assert (body["from"], body["to"]) == ("dk1997:62A", "bogense2017:revoke-correction/A")
    runs = body["wording"]["diff"]
    assert [run["op"] for run in runs[:4]] == ["kept", "deleted", "inserted", "kept"]
    assert runs[1]["from"]["text"] == "spilleren"
    assert real.get("/api/v1/compare/dk1997:7C").json()["pairs"][0]["wording"]["diff"] is None


def test_a_form_leads_there(real: Client) -> None:
    page = real.get("/compare/dk1997:7C").text
    assert 'action="/compare/words"' in page
    assert '<input type="hidden" name="from" value="dk1997:7C">' in page


WRONG = [
    ("from=dk1997:7C", 400),
    ("from=dk1997:7C&to=dk1997:7C", 400),
    ("from=dk1997:7C&to=dk1997:999", 404),
    ("from=dk1997:7C&to=hest!", 400),
    ("from=dk1997:7C&to=%00", 400),
    ("from=zz:1&to=dk1997:1", 404),
]


@pytest.mark.parametrize(("query", "status"), WRONG)
def test_bad_input_is_refused(real: Client, query: str, status: int) -> None:
    for path in ("/compare/words", "/api/v1/compare/words"):
        assert real.get(f"{path}?{query}").status_code == status


def test_none_named_leads_to_the_books(real: Client) -> None:
    answer = real.get("/compare/words")
    assert (answer.status_code, answer.headers["location"]) == (303, "/compare")
    assert real.get("/api/v1/compare/words").status_code == 400


def test_the_page_of_an_error_says_how_to_mend_it(real: Client) -> None:
    """In the error's own words, whatever is in them escaped."""
    page = real.get("/compare/words?from=dk1997:7C&to=dk1997:7C&lang=da")
    assert page.status_code == 400
    assert (
        '<p class="remark" lang="en">A provision is compared with itself (dk1997:7C). Name two different ones.</p>'
        in page.text
    )
    assert "kunne ikke forstås" in page.text
    assert '<p class="remark"' not in real.get("/dk1997/999?lang=da").text


def test_the_first_page_leads_to_the_comparison(real: Client, small: Client) -> None:
    assert '<a class="button" href="/compare">Sammenlign udgaver</a>' in real.get("/?lang=da").text
    assert 'href="/compare"' not in small.get("/?lang=da").text.split("<main")[1]
