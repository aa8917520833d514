"""The comparison: addresses, filters, exports, one pair word by word, the panel on a law page, bad input."""

from __future__ import annotations

import csv
import html
import io
import re
from typing import Any

import pytest

from kb.graph import KnowledgeBase
from service.texts import LANGUAGES
from tests.service.client import Client

BASE = "/compare/dk1997/se2007"

LEADS = [
    ("/compare", BASE),
    ("/compare?from=dk1997&to=se2007", BASE),
    ("/compare?from=se2007&to=dk1997", BASE),
    ("/compare?from=dk1997", BASE),
    ("/compare?relation=removed", f"{BASE}/removed"),
    ("/compare?at=12C1", f"{BASE}#dk1997.12C1"),
    ("/compare?at=se2007:9B1a", f"{BASE}#dk1997.9B1a"),
    ("/compare?relation=changed&at=7C", f"{BASE}/changed#dk1997.7C"),
    # 12C1 moved, so it is not among those that only changed: shown among all
    ("/compare?relation=changed&at=12C1", f"{BASE}#dk1997.12C1"),
    ("/compare/numbers", f"{BASE}/numbers"),
    ("/compare/numbers.csv", f"{BASE}/numbers.csv"),
]


@pytest.mark.parametrize(("asked", "address"), LEADS)
def test_ways_in_lead_to_the_address(real: Client, asked: str, address: str) -> None:
    answer = real.get(asked)
    assert (answer.status_code, answer.headers["location"]) == (303, address)


WRONG = [
    ("/compare?from=dk1997&to=dk1997", 400),
    ("/compare?from=dbf2008&to=se2007", 400),
    ("/compare?from=zz2000", 404),
    ("/compare?relation=other", 404),
    ("/compare?at=999", 404),
    ("/compare?at=%00", 400),
    (f"{BASE}/nothing", 404),
    ("/compare/zz2000/se2007", 404),
    ("/compare/dk1997/dk1997", 400),
    ("/compare/zz:1", 404),
    ("/compare/dk1997:999", 404),
    ("/compare/x", 404),
    ("/api/v1/compare?from=dk1997&to=dk1997", 400),
    ("/api/v1/compare?from=dk1997&to=bogense2017", 400),
    ("/api/v1/compare?relation=x", 404),
    ("/api/v1/compare/dk1997:999", 404),
]


@pytest.mark.parametrize(("asked", "status"), WRONG)
def test_bad_input_is_refused(real: Client, asked: str, status: int) -> None:
    answer = real.get(asked)
    assert answer.status_code == status
    if asked.startswith("/api/"):
        assert answer.json()["error"]["message"]


def test_one_edition_twice_is_said_in_words(real: Client) -> None:
    assert "not with itself" in real.get("/compare?from=dk1997&to=dk1997&lang=en").text


def test_a_shelf_without_two_texts_says_so(small: Client) -> None:
    answer = small.get("/compare?lang=en")
    assert answer.status_code == 200
    assert "no two editions" in answer.text
    assert small.get("/compare/dk1:1").status_code == 404


def test_filters_leave_what_they_name(real: Client, corpus: KnowledgeBase) -> None:
    pairs = corpus.concordances[0].pairs
    for relation in ("same", "moved", "removed", "split"):
        page = real.get(f"{BASE}/{relation}").text
        ids = re.findall(r'class="pair[^"]*" id="([^"]+)"', page)
        assert len(ids) == sum(pair.fate.value == relation for pair in pairs), relation
        assert len(ids) == len(set(ids))


def test_jumps_reach_every_change_without_a_script(real: Client) -> None:
    page = real.get(BASE).text
    changed = re.findall(r'class="pair changed" id="([^"]+)"', page)
    jumps = re.findall(r'class="(?:plain-way further|next-change)"[^>]*href="#([^"]+)"', page)
    assert list(dict.fromkeys(jumps)) == changed


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_there_in_each_language(real: Client, language: str) -> None:
    for path in (BASE, f"{BASE}/numbers", f"{BASE}/print", "/compare/dk1997:9B1a", "/compare/dk1997:88", "/se2007/12"):
        page = real.get(f"{path}?lang={language}").text
        assert f'<html lang="{language}">' in page
        shown = re.sub(r"<[^>]+>", "|", page)
        assert not re.search(r"\|\s*(?:compare|fate|basis|confidence)\.[a-z]", shown)
        assert not re.search(r"\|\s*(?:alone-|moved-changed|heading|truncated|must-not)\s*[|·]", shown)


def test_director_should_be_called(real: Client) -> None:
    """9B1a: 'skal' became 'bör', marked on both sides and listed as what carries the change."""
    page = real.get("/compare/dk1997:9B1a?lang=en").text
    assert '<span class="m m-modal m-alone" title="must">skal</span>' in page
    assert re.search(r'm-modal m-alone" title="should">bör</span>', page)
    assert "Another force: “skal” became “bör”." in html.unescape(page)


def test_both_sides_lead_to_the_same_pair(real: Client) -> None:
    assert "dk1997/9#9B1a" in real.get("/compare/se2007:9B1a").text
    assert "no text" not in real.get("/compare/dk1997:9B1a").text


def test_no_counterpart_is_said(real: Client) -> None:
    answer = real.get("/compare/dbf2008:X12?lang=en")
    assert answer.status_code == 200
    assert "Nothing in the other editions corresponds to this." in answer.text


def test_csv_of_the_pairs(real: Client, corpus: KnowledgeBase) -> None:
    answer = real.get(f"{BASE}/pairs.csv?lang=sv")
    assert "attachment" in answer.headers["content-disposition"]
    rows = list(csv.reader(io.StringIO(answer.content.decode("utf-8-sig"))))
    assert rows[0] == ["from", "to", "relation", "confidence", "basis", "change"]
    assert len(rows) == 1 + len(corpus.concordances[0].pairs)
    found = next(row for row in rows if row[0] == "dk1997:9B1a")
    assert found[1:3] == ["se2007:9B1a", "changed"]
    assert found[5] == "Annan styrka: ”skal” blev ”bör”."


def test_csv_of_the_numbers(real: Client) -> None:
    rows = {
        row[0]: row[1:] for row in csv.reader(io.StringIO(real.get(f"{BASE}/numbers.csv").content.decode("utf-8-sig")))
    }
    assert rows["16B"][:2] == ["16C", "moved"]
    assert rows["88"][0].split() == ["12C2c", "88"], "its text went to 12C2c, its heading stayed"
    assert rows["5A"][:2] == ["5A", "same"]
    assert rows["30D"][0] == "Artificiellt bud", "a definition absorbed it"


def test_api_gives_the_shape_of_the_command(real: Client, corpus: KnowledgeBase) -> None:
    body = real.get("/api/v1/compare?from=dk1997&to=se2007").json()
    assert (body["from"], body["to"], len(body["pairs"])) == ("dk1997", "se2007", len(corpus.concordances[0].pairs))
    pair = next(one for one in body["pairs"] if one["from"] == ["dk1997:9B1a"])
    assert {"from", "to", "relation", "confidence", "basis", "change"} <= pair.keys()
    assert pair["relation"] == "changed"
    assert set(pair["change"]) == {"en", "da", "sv"}


def test_api_of_a_provision(real: Client) -> None:
    body = real.get("/api/v1/compare/dk1997:9B1a").json()
    modal = next(one for one in body["pairs"][0]["wording"]["contrasts"] if one["aspect"] == "modal")
    assert modal["from"] == [{"value": "must", "surface": "skal", "alone": True}]
    assert modal["to"] == [{"value": "should", "surface": "bör", "alone": True}]


def test_what_rests_on_a_pair_is_named(real: Client) -> None:
    """27A is quoted by rules of the 1997 book; the page of its pair leads to their rulings."""
    page = real.get("/compare/dk1997:27A?lang=en").text
    assert "What rests on it" in page
    assert "/rulings?edition=dk1997&amp;law=dk1997%3A27A" in page


def test_law_pages_tell_what_became_of_them(real: Client) -> None:
    page = real.get("/dk1997/16?lang=en").text
    part = page.split('id="16B"', 1)[1].split("</section>")[0]
    assert "has this under another number" in part
    assert "/se2007/16#16C" in part
    assert "/compare/dk1997%3A16B" in part


def test_pages_are_escaped_and_sealed(real: Client, corpus: Any) -> None:
    assert "<script>" not in real.get("/compare?at=%3Cscript%3E").text
    assert real.get(BASE).headers["content-security-policy"]
