"""What nobody should send: a clear 4xx or a redirect, never a 500, and nothing comes back unescaped."""

from __future__ import annotations

from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.service.client import Client
from tests.service.shelf import HOSTILE

WORDS = [
    HOSTILE,
    "../../etc/passwd",
    "..%2f..%2fetc%2fpasswd",
    "\x00",
    "a" * 1900,
    "(" * 300,
    "𝟚𝟟",
    "٢٧",
    "\u202e27B",
    "{{7*7}}",
    "{0.__class__}",
    "%",
    "%zz",
    "'; drop table laws; --",
    "*?[",
    "~9",
    "\ud800".encode("utf-8", "surrogatepass").decode("latin-1"),
    "27B1a" * 30,
    " ",
    "//",
    "§",
    "-1",
    "1" * 400,
]

PLACES = [
    "/{}",
    "/dk1/{}",
    "/dk1/front/{}",
    "/{}/def",
    "/{}/notes",
    "/{}/report",
    "/cases/{}",
    "/assets/{}",
    "/go?q={}",
    "/go?q=1&edition={}",
    "/dk1/1?lang={}",
    "/api/v1/provisions/{}",
    "/api/v1/editions/{}/contents",
    "/api/v1/resolve?q={}",
    "/api/v1/resolve?q=1&edition={}",
    "/{}",
]


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("word", WORDS, ids=range(len(WORDS)))
def test_hostile_word(small: Client, place: str, word: str) -> None:
    answer = small.get(place.format(quote(word, safe="")))
    assert answer.status_code < 500
    assert "<script>alert" not in answer.text or "json" in answer.headers["content-type"]


RAW = [
    "/%ff%fe",
    "/dk1/%ff",
    "/go?q=%ff%fe",
    "/dk1/%00",
    "/%2e%2e/%2e%2e",
    "/dk1//1",
    "/dk1/1/",
    "/?lang=xx&lang=da",
    "/go?q=1&q=2",
    "/go?" + "&".join(f"a{n}=1" for n in range(500)),
    "/?lang=" + "&lang=da" * 100,
]


@pytest.mark.parametrize("path", RAW)
def test_raw_path(small: Client, path: str) -> None:
    assert small.get(path).status_code < 500


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("cookie", "lang=\x7f; ;;==;"),
        ("cookie", "lang=" + "x" * 5000),
        ("accept_language", ",,;q=,;;q=x,da;q=nan"),
        ("accept_language", "x" * 9000),
        ("if_none_match", "*" * 300),
        ("accept_encoding", "gzip;q=bad,,"),
    ],
)
def test_hostile_header(small: Client, name: str, value: str) -> None:
    assert small.get("/dk1/1", **{name: value}).status_code < 500


@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(word=st.text(max_size=60), place=st.sampled_from(PLACES))
def test_any_text(small: Client, word: str, place: str) -> None:
    answer = small.get(place.format(quote(word.encode("utf-8", "surrogatepass"), safe="")))
    assert answer.status_code < 500


ESCAPED = [
    "/",
    "/dk1",
    "/dk1/1",
    "/dk1/2",
    "/dk1/def",
    "/dk1/notes",
    "/dk1/front/forord",
    "/dk1/report",
    "/cases",
    "/cases/c-1",
]


@pytest.mark.parametrize("path", ESCAPED)
def test_texts_are_escaped(small: Client, path: str) -> None:
    page = small.get(path).text
    assert "<script>alert" not in page
    assert "<b>bold</b>" not in page
    assert "<i>" not in page
    assert 'href="javascript:' not in page


def test_what_visitors_type_fills_no_store(small: Client) -> None:
    site = small.app.state.site
    small.get("/dk1/1")
    before = len(site._pages)
    for word in ("1?x=1", "1?x=2", "zz", "1a", "%31"):
        small.get(f"/dk1/{word}")
        small.get(f"/api/v1/provisions/{word}")
        small.get(f"/go?q={word}")
    assert len(site._pages) == before
