"""The search page in a real browser: hits as one types, keys, without a script, and while the engine is being opened."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any

import pytest

from kb.search import open_engine
from service.search import shelf
from tests.service.test_service_browser import browser, pytestmark, serving, tablet

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

__all__ = ["browser", "pytestmark"]


@pytest.fixture(scope="module")
def engine(corpus: Any) -> Any:
    return open_engine(corpus)


@pytest.fixture(scope="module")
def site(corpus: Any, engine: Any) -> Iterator[str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shelf, "open_engine", lambda handle: engine)
        with serving(corpus) as (address, _):
            yield address


def first_hit(page: Page) -> str:
    return page.locator(".hit-head").first.inner_text()


def test_typing_shows_hits_without_another_page(browser: Browser, site: str) -> None:
    with tablet(browser) as (_, page, complaints):
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(f"{site}/search")
        page.evaluate("window.same = true")
        page.locator("#search-q").press_sequentially("insufficient bid", delay=15)
        page.wait_for_url("**/search?q=insufficient+bid")
        assert "27" in first_hit(page)
        assert page.evaluate("window.same"), "the page was loaded again"
        assert page.title().startswith("insufficient bid · Search · ")
        assert "q=insufficient+bid" in (page.locator(".languages a[hreflang=sv]").get_attribute("href") or "")
        assert page.evaluate("document.activeElement.id") == "search-q"
        assert [url for url in asked if not url.startswith(site)] == []
        assert complaints == []


@pytest.mark.parametrize("heed", [True, False], ids=["given up", "too late to be given up"])
def test_an_answer_that_comes_late_never_replaces_a_newer_one(browser: Browser, site: str, heed: bool) -> None:
    with tablet(browser, service_workers="block") as (_, page, complaints):
        if not heed:
            page.add_init_script("AbortController.prototype.abort = () => undefined")
        late: list[Route] = []
        page.route("**/search?q=revoke&part=hits", lambda route: late.append(route))
        page.goto(f"{site}/search")
        page.locator("#search-q").fill("revoke")
        while not late:
            page.wait_for_timeout(20)
        page.locator("#search-q").fill("insufficient bid")
        page.locator(".hit-head").first.wait_for()
        shown = first_hit(page)
        late[0].fulfill(status=200, content_type="text/html", body="<p class='hit-head'>too late</p>")
        page.wait_for_timeout(150)
        assert first_hit(page) == shown
        assert "27" in shown
        assert page.url.endswith("/search?q=insufficient+bid")
        assert complaints == []


def test_keys_lead_from_the_field_through_the_hits(browser: Browser, site: str) -> None:
    with tablet(browser) as (_, page, complaints):
        page.goto(f"{site}/search")
        assert page.evaluate("document.activeElement.id") == "search-q"
        page.keyboard.type("revoke")
        page.keyboard.press("Enter")
        page.locator(".hit-head").first.wait_for()
        page.wait_for_url("**/search?q=revoke")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowDown")
        second = page.locator(".hit-head").nth(1)
        assert second.evaluate("one => one === document.activeElement")
        page.keyboard.press("ArrowUp")
        page.keyboard.press("ArrowUp")
        assert page.evaluate("document.activeElement.id") == "search-q"
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        page.wait_for_url("**/dk1997/*")
        page.go_back()
        assert page.locator("#search-q").input_value() == "revoke"
        assert complaints == []


def test_tab_goes_from_the_field_to_the_button_to_the_hits(browser: Browser, site: str) -> None:
    with tablet(browser) as (_, page, _):
        page.goto(f"{site}/search?q=revoke")
        page.locator("#search-q").focus()
        order = []
        for _ in range(4):
            page.keyboard.press("Tab")
            order.append(page.evaluate("document.activeElement.tagName + '.' + document.activeElement.className"))
        assert order == ["BUTTON.", "SUMMARY.", "A.to-cases", "A.hit-head"]


def test_without_a_script_the_button_does_the_same(browser: Browser, site: str) -> None:
    with tablet(browser, java_script_enabled=False) as (_, page, _):
        page.goto(f"{site}/search?topic=revoke")
        page.locator("#search-q").fill("two in one suit")
        page.locator("#search-q").press("Enter")
        assert page.url == f"{site}/search?q=two+in+one+suit&topic=revoke"
        assert page.locator(".hit-head").count() > 3
        assert page.locator(".chosen a").count() == 1


def test_a_choice_stays_while_typing_and_can_be_taken_away(browser: Browser, site: str) -> None:
    with tablet(browser) as (_, page, complaints):
        page.goto(f"{site}/search")
        page.get_by_role("link", name="penalty card").click()
        page.wait_for_url("**/search?topic=penalty-card")
        page.locator("#search-q").fill("lead")
        page.wait_for_url("**/search?q=lead&topic=penalty-card")
        page.locator(".chosen a").click()
        page.wait_for_url("**/search?q=lead")
        assert complaints == []


def test_nothing_sticks_out_and_fingers_can_hit_it(browser: Browser, site: str) -> None:
    small = """() => [...document.querySelectorAll('button, summary, .hit-head, .chosen a, .narrow a, .hit-parts a, .hit-ruling a, .to-cases, .pages a')]
        .filter((one) => one.offsetParent && one.getBoundingClientRect().height < 44).map((one) => one.outerHTML.slice(0, 80))"""
    with tablet(browser) as (_, page, _):
        for width, height in ((360, 640), (390, 844), (768, 1024), (1024, 768)):
            page.set_viewport_size({"width": width, "height": height})
            for path in ("/search", "/search?q=revoke&topic=revoke", "/search?q=27B1a", "/search?topic=klaim", "/register"):
                page.goto(site + path)
                assert page.evaluate("document.documentElement.scrollWidth") <= width, (path, width)
                assert page.evaluate(small) == [], (path, width)


@pytest.mark.parametrize("script", [True, False], ids=["with a script", "without a script"])
def test_while_the_engine_is_being_opened_the_page_says_so_and_asks_again(
    browser: Browser, corpus: Any, engine: Any, script: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    coming: Future[Any] = Future()
    monkeypatch.setattr(shelf, "open_engine", lambda handle: coming.result())
    monkeypatch.setattr(shelf, "PATIENCE", 0.1)
    with serving(corpus) as (address, _), tablet(browser, java_script_enabled=script) as (_, page, _):
        start = time.monotonic()
        answer = page.goto(f"{address}/search?q=27B1")
        assert time.monotonic() - start < 5
        assert answer is not None
        assert answer.status == 503
        assert "being prepared" in page.locator(".opening").inner_text()
        assert page.locator(".opening a[href='/dk1997/27#27B1']").count() == 1, "a citation can be opened"
        page.goto(f"{address}/dk1997/27")
        page.goto(f"{address}/search?q=revoke")
        if script:
            page.locator("#search-q").fill("insufficient bid")
            page.wait_for_timeout(400)
            assert page.locator(".opening").count() == 1
        coming.set_result(engine)
        page.locator(".hit-head").first.wait_for(timeout=10_000)
        assert page.locator("#search-q").input_value() == ("insufficient bid" if script else "revoke")
