"""Rulings and scores in a real browser: fingers, widths, keys, without a script, without a network."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

from tests.service.test_service_browser import browser, pytestmark, serving, tablet

if TYPE_CHECKING:
    from playwright.sync_api import Browser

__all__ = ["browser", "pytestmark"]

INSUFFICIENT = "/rulings?edition=dk1997&irregularity=insufficient-bid"
PAGES = (
    "/rulings",
    INSUFFICIENT,
    f"{INSUFFICIENT}&turn_of=offender&accepted_by_lho=no",
    f"{INSUFFICIENT}&turn_of=offender&accepted_by_lho=no&lho_called_over=yes",
    "/rulings?irregularity=revoke",
    "/rulings?irregularity=appeal&edition=dk1997&edition=dbf2008&event_level=federation&minutes_since_posting=45"
    "&organiser_other_limit=no&appellants_agree=both&juniors_only=no",
    "/rulings?irregularity=exposed-card&edition=dk1997&change=exposed_card",
    "/rulings?irregularity=claim&date=2010-02-03&federation=dk",
    "/scores",
    "/scores/score?level=3&denomination=notrump&vulnerable=yes&tricks=10",
    "/scores/weighted?form=imp-match&scores=980+480&weights=35+65&against=500",
    "/scores/ties",
)


@pytest.fixture(scope="module")
def real_site(corpus: Any) -> Iterator[str]:
    with serving(corpus) as (address, _):
        yield address


def test_fingers_can_hit_it_and_nothing_sticks_out(browser: Browser, real_site: str) -> None:
    small = """() => [...document.querySelectorAll('main a, main button, main summary, main select, main input')]
        .filter((one) => one.offsetParent && one.type !== 'hidden')
        .filter((one) => { const box = one.getBoundingClientRect(); return box.height < 44 || box.width < 40; })
        .map((one) => one.outerHTML.slice(0, 100))"""
    with tablet(browser) as (_, page, _):
        for width, height in ((360, 740), (768, 1024), (1024, 768)):
            page.set_viewport_size({"width": width, "height": height})
            for path in PAGES:
                page.goto(real_site + path)
                assert page.evaluate("document.documentElement.scrollWidth") <= width, (path, width)
                assert page.evaluate(small) == [], (path, width)


def test_to_a_ruling_without_a_script(browser: Browser, real_site: str) -> None:
    with tablet(browser, java_script_enabled=False) as (_, page, complaints):
        page.goto(f"{real_site}/rulings?edition=dk1997")
        page.locator("#filter").fill("insufficient")
        page.locator("#filter").press("Enter")
        page.get_by_role("link", name="Insufficient bid").click()
        page.get_by_role("link", name="The offender", exact=True).click()
        page.get_by_role("link", name="Pass see what follows").click()
        assert (
            "Partner must pass" in page.locator(".say").inner_text()
            or "partner must pass" in page.locator(".say").inner_text()
        )
        page.go_back()
        assert page.get_by_role("link", name="Pass see what follows").is_visible()
        page.goto(f"{real_site}/scores/kp")
        page.get_by_label("Boards", exact=True).fill("24")
        page.get_by_label("Imps").fill("33")
        page.get_by_role("button", name="Work out").click()
        assert page.locator(".figure").inner_text() == "21-9 KP"
        assert complaints == []


def test_filter_and_digits(browser: Browser, real_site: str) -> None:
    with tablet(browser) as (_, page, complaints):
        page.goto(f"{real_site}/rulings?edition=dk1997")
        page.locator("#filter").type("kulørsvigt")
        assert page.locator(".choices li:not([hidden])").count() >= 1
        assert page.locator("#phase-auction").is_hidden()
        page.goto(real_site + INSUFFICIENT)
        page.keyboard.press("1")
        page.wait_for_url("**turn_of=offender**")
        assert complaints == []


def test_a_tap_on_a_number_shows_its_words(browser: Browser, real_site: str) -> None:
    with tablet(browser, has_touch=True) as (_, page, _):
        page.goto(f"{real_site}{INSUFFICIENT}&turn_of=offender&accepted_by_lho=no")
        page.locator(".say a.cite").first.tap()
        assert "skal det rettes til et tilstrækkeligt bud eller pas" in page.get_by_role("dialog").inner_text()


def test_a_ruling_seen_before_is_there_without_a_network(browser: Browser, real_site: str) -> None:
    with tablet(browser) as (context, page, _):
        page.goto(real_site)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        address = f"{real_site}{INSUFFICIENT}&turn_of=offender&accepted_by_lho=no"
        page.goto(address)
        page.wait_for_load_state("networkidle")
        context.set_offline(True)
        page.goto(address)
        assert page.locator(".say").is_visible()


def test_nothing_comes_from_elsewhere(browser: Browser, real_site: str) -> None:
    with tablet(browser) as (_, page, complaints):
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        for path in PAGES:
            page.goto(real_site + path)
        assert [url for url in asked if not url.startswith(real_site)] == []
        assert [one for one in complaints if "400" not in one] == []
