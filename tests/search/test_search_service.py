"""The page, the fragment, the register and the API, over the real corpus."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future
from urllib.parse import quote

import pytest

import service.app
from kb.graph import KnowledgeBase
from kb.search import Engine, Request
from service import search, texts
from service.search import shelf, view
from service.search.answers import Answers
from tests.service.client import Client

CATALOGUES = texts.load()


@pytest.fixture(scope="module")
def site(handle: KnowledgeBase) -> Client:
    """Search before all other features; its engine is open."""
    with pytest.MonkeyPatch.context() as patch:
        others = tuple(one for one in service.app.FEATURES if one is not search.router)
        patch.setattr(service.app, "FEATURES", (search.router, *others))
        app = service.app.create_app(handle)
    opened = shelf.warm(app)
    assert opened is not None
    opened.result()
    return Client(app)


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


def test_language_of_a_query_is_not_that_of_the_reader(site: Client) -> None:
    assert "set-cookie" not in site.get("/api/v1/search?q=revoke&lang=sv").headers
    assert "set-cookie" in site.get("/search?q=revoke&lang=sv").headers


def test_the_same_question_has_the_same_answer(site: Client) -> None:
    first, second = (site.get("/api/v1/search?q=udspilsstraf&lang=da") for _ in range(2))
    assert first.content == second.content
    other = site.get("/api/v1/search?q=udspilsstraf&lang=da&limit=1")
    assert len(other.json()["hits"]) == 1


def test_answers_take_no_more_than_they_may() -> None:
    answers = Answers(most=20_000)
    for number in range(100):
        answers.keep(b"q=word+%d" % number, b"x" * 1000)
        assert answers.size <= 20_000
    assert 10 < len(answers) < 20
    assert answers.get(b"q=word+99") == b"x" * 1000
    assert answers.get(b"q=word+0") is None
    answers.keep(b"q=long", b"x" * 30_000)
    assert len(answers) == answers.size == 0


QUESTIONS = [
    ("da", "vest byder 2 klør over 2 hjerter"),
    ("sv", "försvarare spelar ut i fel tur"),
    ("en", "a player revoked and noticed after the next trick"),
    ("da", "makker tænkte længe og jeg meldte videre"),
]


@pytest.mark.parametrize(("lang", "question"), QUESTIONS)
def test_reasons_are_few_and_what_people_ask_comes_first(
    handle: KnowledgeBase, engine: Engine, lang: str, question: str
) -> None:
    results = engine.search(Request(question, language=lang, with_cases=True, with_counts=True))
    rows = view.shown(handle, results, CATALOGUES[lang], engine.understander.language, bool).rows
    assert all(1 <= len(row.why) <= 3 for row in rows)
    asked = [row.why for row in rows if any(one.phrase for one in row.why)]
    assert asked
    assert all(why[0].phrase and why[0].language in CATALOGUES for why in asked)
    assert len({why[0].phrase for why in asked}) == len(asked) or any(len(why) == 1 for why in asked)


PRECEDENTS = [
    ("da", "blindemand spillede et kort spilfører ikke kaldte", {"played-card"}),
    ("sv", "två revoker i samma färg", {"revoke"}),
    ("en", "insufficient bid corrected at the same level", {"insufficient-bid"}),
    ("en", "hesitation before pass, partner doubled", {"unauthorised-information"}),
]
"""A situation, and the subjects of the precedents shown beside the law."""


@pytest.mark.parametrize(("lang", "question", "subjects"), PRECEDENTS)
def test_precedents_shown_are_about_the_same(
    handle: KnowledgeBase, engine: Engine, lang: str, question: str, subjects: set[str]
) -> None:
    results = engine.search(Request(question, language=lang, with_cases=True))
    shown = view.shown(handle, results, CATALOGUES[lang], engine.understander.language, bool).cases
    assert {handle.cases[one.href.rpartition("/")[2]].issue for one in shown} == subjects


def test_a_law_without_words_of_its_own_shows_its_parts(site: Client) -> None:
    page = site.get("/search?q=27&lang=da").text
    assert '<p class="hit-parts" lang="da"><a href="/dk1997/27#27A">27A Utilstrækkeligt bud accepteret</a>' in page


@pytest.fixture
def opening(handle: KnowledgeBase, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Client, Future[Engine]]]:
    """A site whose engine is opened when the future says so."""
    coming: Future[Engine] = Future()
    monkeypatch.setattr(shelf, "open_engine", lambda handle: coming.result())
    monkeypatch.setattr(shelf, "PATIENCE", 0.05)
    yield Client(service.app.create_app(handle)), coming
    coming.cancel()


@pytest.mark.parametrize(
    ("lang", "said"), [("da", "Søgningen gøres klar"), ("sv", "Sökningen görs i ordning"), ("en", "is being prepared")]
)
def test_while_the_engine_is_being_opened_everyone_is_told(
    opening: tuple[Client, Future[Engine]], lang: str, said: str
) -> None:
    site, _ = opening
    for path in ("/api/v1/search?q=revoke", "/api/v1/register"):
        answer = site.get(path, accept_language=lang)
        assert (answer.status_code, answer.headers["retry-after"]) == (503, "2")
        assert answer.json()["error"]["code"] == "opening"
        assert said in answer.json()["error"]["message"]
    for path in ("/search", "/search?q=revoke", "/search?q=revoke&part=hits", "/register"):
        answer = site.get(path, accept_language=lang)
        assert (answer.status_code, answer.headers["retry-after"]) == (503, "2")
        assert said in answer.text
    assert site.get("/dk1997/27").status_code == 200
    assert site.get("/go?q=27B1a").status_code == 303
    assert 'href="/dk1997/27#27B1a"' in site.get("/search?q=27B1a").text


def test_when_the_engine_is_open_it_answers(opening: tuple[Client, Future[Engine]], engine: Engine) -> None:
    site, coming = opening
    assert site.get("/register").status_code == 503
    coming.set_result(engine)
    while site.get("/api/v1/search?q=revoke").status_code == 503:
        pass
    assert site.get("/register").status_code == 200
    assert 'class="opening"' not in site.get("/search?q=revoke").text


def test_what_went_wrong_is_told_once_and_then_tried_anew(
    handle: KnowledgeBase, engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[Engine | Exception] = [OSError("disk full"), engine]

    def open_engine(handle: KnowledgeBase) -> Engine:
        found = tries.pop(0)
        if isinstance(found, Exception):
            raise found
        return found

    monkeypatch.setattr(shelf, "open_engine", open_engine)
    site = Client(service.app.create_app(handle))
    assert site.get("/api/v1/search?q=revoke").status_code == 500
    assert site.get("/api/v1/search?q=revoke").status_code == 200


@pytest.mark.parametrize(("cited", "rules"), [("27", True), ("2", False)])
def test_a_ruling_is_offered_where_there_are_rules(site: Client, cited: str, rules: bool) -> None:
    page = site.get(f"/search?q={cited}&edition=dk1997&lang=en").text
    assert (f"/rulings?edition=dk1997&amp;law=dk1997%3A{cited}" in page) == rules


def test_quoted_words_that_no_text_has_are_looked_for_one_by_one_and_that_is_said(site: Client) -> None:
    page = site.get("/search?q=%22penalty+card%22+lead&lang=en").text
    assert "stands nowhere word for word" in page
    assert "/dk1997/50" in page


def test_the_nearest_to_an_unknown_choice_are_named_as_elsewhere(site: Client) -> None:
    page = site.get("/search?topic=klaim&lang=da").text
    assert '<a class="button" href="/search?topic=claim">krav og afgivelse</a>' in page


def test_where_words_find_nothing_there_is_something_to_choose(site: Client) -> None:
    page = site.get("/search?q=xyzzy&lang=da").text
    assert "Ingen bestemmelse fundet" in page
    assert 'href="/search?topic=revoke"' in page
