"""The pages in a real browser: taps, keys, without a script, without a network, and what all of it weighs."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import uvicorn

from service.app import create_app
from tests.service.shelf import shelf

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

CHROMIUM = Path("/usr/bin/chromium")

_FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

pytestmark = pytest.mark.skipif(
    not CHROMIUM.exists(), reason=f"no browser: {CHROMIUM} is missing (apt-get install -y chromium)"
)

FIRST_PAGE_BYTES = 150_000


@contextmanager
def serving(handle: Any) -> Iterator[tuple[str, uvicorn.Server]]:
    """The application on a free port of this machine, in a thread."""
    listener = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(create_app(handle), log_level="error", access_log=False))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}", server
    finally:
        server.should_exit = True
        thread.join(10)
        listener.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    api = pytest.importorskip("playwright.sync_api", reason="no browser: playwright is not installed")
    with api.sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=str(CHROMIUM), args=_FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    with serving(shelf()) as (address, _):
        yield address


@contextmanager
def tablet(browser: Browser, **wishes: Any) -> Iterator[tuple[BrowserContext, Page, list[str]]]:
    """A fresh tablet in portrait; what its console complains of is collected."""
    context = browser.new_context(**{"viewport": {"width": 768, "height": 1024}, "locale": "en-GB", **wishes})
    page = context.new_page()
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    try:
        yield context, page, complaints
    finally:
        context.close()


def test_a_tap_shows_the_words_and_a_button_goes_there(browser: Browser, site: str) -> None:
    with tablet(browser, has_touch=True) as (_, page, complaints):
        page.goto(f"{site}/dk1/1")
        page.locator("a.ref").first.tap()
        sheet = page.get_by_role("dialog")
        assert "Mapper" in sheet.inner_text()
        assert page.url == f"{site}/dk1/1"
        sheet.get_by_role("link", name="Go to").first.click()
        page.wait_for_url("**/dk1/2")
        assert complaints == []


def test_keyboard_opens_and_escape_returns(browser: Browser, site: str) -> None:
    with tablet(browser) as (_, page, _):
        page.goto(f"{site}/dk1/1")
        page.locator("a.ref").first.focus()
        page.keyboard.press("Enter")
        assert page.get_by_role("dialog").is_visible()
        page.keyboard.press("Escape")
        assert page.get_by_role("dialog").count() == 0
        assert page.evaluate("document.activeElement.className") == "ref"


def test_second_tap_follows_the_link(browser: Browser, site: str) -> None:
    with tablet(browser) as (_, page, _):
        page.goto(f"{site}/dk1/1")
        page.locator("a.ref").first.click()
        page.locator("a.ref").first.click()
        page.wait_for_url("**/dk1/2")


def test_without_a_script_the_link_leads_there(browser: Browser, site: str) -> None:
    with tablet(browser, java_script_enabled=False) as (_, page, _):
        page.goto(f"{site}/dk1/1")
        page.locator("a.ref").first.click()
        assert page.url == f"{site}/dk1/2"
        page.goto(site)
        page.locator("#q").fill("1A")
        page.locator("#q").press("Enter")
        assert page.url == f"{site}/dk1/1#1A"


def test_nothing_comes_from_elsewhere(browser: Browser, site: str) -> None:
    with tablet(browser) as (_, page, complaints):
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        for path in ("/", "/dk1", "/dk1/1", "/dk1/def", "/cases/c-1"):
            page.goto(site + path)
        assert [url for url in asked if not url.startswith(site)] == []
        assert complaints == []


def test_fingers_can_hit_it(browser: Browser, site: str) -> None:
    small = """() => [...document.querySelectorAll('button, summary, .turner, .chip, .pad a, .links a, .languages a')]
        .filter((one) => one.offsetParent && !one.classList.contains('none'))
        .filter((one) => { const box = one.getBoundingClientRect(); return box.height < 44 || box.width < 40; })
        .map((one) => one.outerHTML.slice(0, 80))"""
    with tablet(browser) as (_, page, _):
        for path in ("/", "/dk1", "/dk1/1", "/dk1/2"):
            page.goto(site + path)
            assert page.evaluate(small) == []


def test_nothing_sticks_out(browser: Browser, site: str) -> None:
    with tablet(browser) as (_, page, _):
        for width, height in ((360, 640), (768, 1024), (1024, 768)):
            page.set_viewport_size({"width": width, "height": height})
            for path in ("/", "/dk1", "/dk1/1", "/dk1/2", "/dk1/def", "/dk1/notes", "/dk1/report", "/cases/c-1"):
                page.goto(site + path)
                assert page.evaluate("document.documentElement.scrollWidth") <= width, (path, width)


def test_visited_pages_without_a_network(browser: Browser) -> None:
    with serving(shelf()) as (address, server), tablet(browser) as (context, page, _):
        page.goto(address)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        page.goto(f"{address}/dk1/2")
        page.goto(f"{address}/dk1?lang=sv")
        context.set_offline(True)
        page.goto(f"{address}/dk1/2")
        assert "To" in page.locator("main").inner_text()
        page.locator("#no-network").wait_for(state="visible")
        page.goto(f"{address}/dk1")
        assert page.locator("html").get_attribute("lang") == "sv"
        page.goto(f"{address}/dk1/1")
        assert "has not been opened" in page.locator("main").inner_text()
        page.locator("#kept-pages a[href='/dk1/2']").wait_for()
        context.set_offline(False)
        server.should_exit = True
        time.sleep(0.5)
        page.goto(f"{address}/dk1/2")
        assert "To" in page.locator("main").inner_text(), "the server is gone, the page is not"


def test_first_page_is_light(browser: Browser, corpus: Any) -> None:
    with serving(corpus) as (address, _), tablet(browser, service_workers="block") as (context, page, complaints):
        session = context.new_cdp_session(page)
        session.send("Network.enable")
        sizes: list[float] = []
        session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
        page.goto(address)
        page.wait_for_load_state("networkidle")
        assert 20_000 < sum(sizes) < FIRST_PAGE_BYTES
        assert complaints == []
