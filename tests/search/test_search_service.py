"""The page, the fragment, the register and the API, over the real corpus."""

from __future__ import annotations

from urllib.parse import quote

import pytest

import service.app
from kb.graph import KnowledgeBase
from service import search
from tests.service.client import Client


@pytest.fixture(scope="module")
def site(handle: KnowledgeBase) -> Client:
    with pytest.MonkeyPatch.context() as patch:
        others = tuple(one for one in service.app.FEATURES if one is not search.router)
        patch.setattr(service.app, "FEATURES", (search.router, *others))
        return Client(service.app.create_app(handle))


def test_api_has_the_shape_of_the_design(site: Client) -> None:
    answer = site.get(f"/api/v1/search?q={quote('vest byder 2 klør over syds 2 hjerter')}&lang=da")
    assert answer.status_code == 200
    data = answer.json()
    assert set(data) >= {"query", "interpreted", "hits", "did_you_mean"}
    assert set(data["interpreted"]) >= {"terms", "language", "facts"}
    assert set(data["hits"][0]) >= {"id", "edition", "number", "heading", "path", "score", "snippet", "why"}
    assert data["hits"][0]["id"] == "dk1997:27"


def test_api_takes_facts_and_refuses_unknown_ones(site: Client) -> None:
    good = site.get("/api/v1/search?fact=topic%3Dclaim&fact=actor%3Ddeclarer")
    assert good.json()["hits"]
    bad = site.get("/api/v1/search?fact=topic%3Dklaim")
    assert bad.status_code == 400
    assert "topic=claim" in bad.json()["error"]["message"]


@pytest.mark.parametrize("lang", ["da", "sv", "en"])
def test_page_works_without_a_script(site: Client, lang: str) -> None:
    page = site.get(f"/search?q=revoke&lang={lang}")
    assert page.status_code == 200
    assert f'<html lang="{lang}">' in page.text
    assert "/dk1997/62" in page.text
    assert "<mark>" in page.text
    assert site.get(f"/search?lang={lang}").status_code == 200
    assert site.get(f"/register?lang={lang}").status_code == 200


def test_fragment_is_the_hits_alone(site: Client) -> None:
    part = site.get("/search?q=revoke&part=hits").text
    assert "<html" not in part
    assert 'class="hits"' in part


def test_what_was_typed_is_escaped_and_kept(site: Client) -> None:
    page = site.get(f"/search?q={quote('<script>alert(1)</script>')}")
    assert page.status_code == 200
    assert "<script>alert" not in page.text


@pytest.mark.parametrize(
    "address", ["topic=klaim", "edition=dk1979", "page=0", "page=99999999", "q=" + "x" * 9000, "q=%00", "q=%ff"]
)
def test_odd_addresses_are_no_server_errors(site: Client, address: str) -> None:
    assert site.get(f"/search?{address}").status_code < 500
    assert site.get(f"/api/v1/search?{address}").status_code < 500


def test_script_and_style(site: Client) -> None:
    assert site.get("/search/search.js").headers["content-type"].startswith("text/javascript")
    assert site.get("/search/search.css").headers["content-type"].startswith("text/css")
