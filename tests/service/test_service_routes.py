"""Paths of the small shelf and what they answer, as tables."""

from __future__ import annotations

import json

import pytest

from tests.service.client import Client

PAGES = [
    ("/", 200),
    ("/dk1", 200),
    ("/se1", 200),
    ("/laws9", 200),
    ("/laws9/5", 200),
    ("/dk1/1", 200),
    ("/dk1/3", 200),
    ("/dk1/def", 200),
    ("/dk1/notes", 200),
    ("/dk1/front/forord", 200),
    ("/dk1/report", 200),
    ("/cases", 200),
    ("/cases/c-1", 200),
    ("/offline", 200),
    ("/api/v1/editions", 200),
    ("/api/v1/editions/dk1/contents", 200),
    ("/api/v1/provisions/dk1:1A", 200),
    ("/api/v1/provisions/laws9:5", 200),
    ("/api/v1/resolve?q=2a", 200),
    ("/api/v1/openapi.json", 200),
    ("/healthz", 200),
    ("/sw.js", 200),
    ("/manifest.webmanifest", 200),
    ("/nowhere", 404),
    ("/dk1/99", 404),
    ("/laws9/6", 404),
    ("/cases/none", 404),
    ("/dk1/front/none", 404),
    ("/none/def", 404),
    ("/none/report", 404),
    ("/assets/none.css", 404),
    ("/go?q=99", 404),
    ("/go?q=!!", 400),
    ("/docs", 404),
    ("/api/v1/provisions/dk1:99", 404),
    ("/api/v1/editions/none/contents", 404),
    ("/api/v1/resolve", 400),
    ("/api/v1/resolve?q=99", 404),
    ("/api/v1/none", 404),
]

REDIRECTS = [
    ("/dk1/1A", "/dk1/1#1A"),
    ("/dk1/1a", "/dk1/1#1A"),
    ("/dk1/%C2%A7%201%20A", "/dk1/1#1A"),
    ("/dk1/", "/dk1"),
    ("/dk1/fn.5.1", "/dk1/1#fn.5.1"),
    ("/dk1/fn.6.1", "/dk1/notes#fn.6.1"),
    ("/dk1/table.2", "/dk1/2#table.2"),
    ("/dk1/kap.I", "/dk1#kap.I"),
    ("/dk1/def.kul%C3%B8r", "/dk1/def#def.kul%C3%B8r"),
    ("/dk1/front.forord", "/dk1/front/forord"),
    ("/go?q=2A", "/dk1/2#2A"),
    ("/go?q=2a&edition=dk1", "/dk1/2#2A"),
    ("/go?q=2a&edition=none", "/dk1/2#2A"),
    ("/go?q=", "/"),
    ("/go?q=&edition=dk1", "/dk1"),
]


@pytest.mark.parametrize(("path", "status"), PAGES)
def test_page(small: Client, path: str, status: int) -> None:
    answer = small.get(path)
    assert answer.status_code == status, answer.text[:300]
    if not path.endswith("openapi.json"):  # FastAPI's own route
        assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(("path", "target"), REDIRECTS)
def test_redirect(small: Client, path: str, target: str) -> None:
    answer = small.get(path)
    assert 300 <= answer.status_code < 400
    assert answer.headers["location"] == target


@pytest.mark.parametrize("path", [path for path, status in PAGES if status >= 400 and path.startswith("/api")])
def test_one_error_shape(small: Client, path: str) -> None:
    error = small.get(path).json()["error"]
    assert set(error) == {"code", "message", "nearest"}
    assert error["code"]
    assert error["message"]
    assert isinstance(error["nearest"], list)


def test_method_not_allowed_has_the_shape_too(small: Client) -> None:
    answer = small.get("/api/v1/editions", "DELETE")
    assert answer.status_code == 405
    assert answer.json()["error"]["code"] == "method-not-allowed"


def test_wrong_citation_offers_the_nearest(small: Client) -> None:
    page = small.get("/go?q=99", accept_language="en").text
    assert 'href="/dk1/1"' in page
    assert 'value="99"' in page, "the words typed stand in the box, ready to be mended"


def test_head(small: Client) -> None:
    assert small.get("/dk1/1", "HEAD").status_code == 200


def test_kept_pages_are_asked_for_again_by_etag(small: Client) -> None:
    first = small.get("/dk1/1")
    again = small.get("/dk1/1", if_none_match=first.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")
    assert small.get("/dk1/1", if_none_match='"other"').status_code == 200
    assert first.headers["cache-control"] == "no-cache"
    assert (
        small.get("/api/v1/provisions/dk1:1").headers["etag"] != small.get("/api/v1/provisions/dk1:2").headers["etag"]
    )


def test_gzip_is_the_same_page(small: Client) -> None:
    plain = small.get("/dk1/1", accept_encoding="identity")
    packed = small.get("/dk1/1", accept_encoding="gzip")
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text


def test_provision_as_json(small: Client) -> None:
    node = small.get("/api/v1/provisions/dk1:1").json()
    assert node["heading"] == "Kortene"
    assert [child["id"] for child in node["children"]] == ["dk1:1A"]
    assert node["edges"][0]["at"] == [3, 10]
    assert node["address"] == "/dk1/1"


def test_worker_names_what_exists(small: Client) -> None:
    text = small.get("/sw.js").text
    shell = json.loads(text.split("const SHELL = ", 1)[1].split(";\n", 1)[0])
    assert {small.get(path).status_code for path in shell} == {200}
    assert "__" not in text.replace("__proto__", "")


def test_manifest_icons_exist(small: Client) -> None:
    icons = small.get("/manifest.webmanifest").json()["icons"]
    assert {small.get(icon["src"]).status_code for icon in icons} == {200}


def test_assets_may_be_kept_for_ever(small: Client) -> None:
    page = small.get("/").text
    sheet = page.split('rel="stylesheet" href="', 1)[1].split('"', 1)[0]
    assert "immutable" in small.get(sheet).headers["cache-control"]


def test_absent_text_is_said(small: Client) -> None:
    assert "is not in this installation" in small.get("/se1", accept_language="en").text
    assert "is not in this installation" in small.get("/", accept_language="en").text


def test_case_without_edition_says_so(small: Client) -> None:
    assert "does not tell which edition" in small.get("/cases/c-1", accept_language="en").text
