"""The comparison in a real browser: columns, the big button, the keys, without a script, nothing too small or too wide."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

import pytest

from tests.service.test_service_browser import browser, pytestmark, serving, tablet

if TYPE_CHECKING:
    from playwright.sync_api import Browser

__all__ = ["browser", "pytestmark"]

BASE = "/compare/dk1997/se2007"
WORDS = "/compare/words?from=dk1997:31B&to=bogense2017:call-out-of-turn/t3"
PAGES = (
    f"{BASE}/changes", f"{BASE}/numbers", f"{BASE}/rulings", "/compare/dk1997:7C", "/compare/dk1997:27A",
    "/compare/laws2007:16C", WORDS,
)  # fmt: skip


@pytest.fixture(scope="module")
def place(corpus: Any) -> Iterator[str]:
    with serving(corpus) as (address, _):
        yield address


def test_two_columns_in_landscape_one_in_portrait(browser: Browser, place: str) -> None:
    with tablet(browser) as (_, page, complaints):
        for (width, height), beside in (((768, 1024), False), ((1024, 768), True)):
            page.set_viewport_size({"width": width, "height": height})
            for path, name in ((f"{BASE}/changes", ".side"), ("/compare/dk1997:7C", ".row .cell")):
                page.goto(place + path)
                one, other = (page.locator(name).nth(i).bounding_box() for i in (0, 1))
                assert one is not None
                assert other is not None
                assert (one["y"] == pytest.approx(other["y"], abs=4)) is beside, (path, width)
        assert complaints == []


def test_runs_are_told_without_colour(browser: Browser, place: str) -> None:
    """On paper and for who sees no colours: what was deleted is struck out, inserted underlined, moved framed."""
    style = "(one) => { const s = getComputedStyle(one); return [s.textDecorationLine, s.borderTopStyle]; }"
    with tablet(browser) as (_, page, _):
        page.goto(place + WORDS)
        for media in ("screen", "print"):
            page.emulate_media(media=media)
            told = [page.locator(f".cell {tag}").first.evaluate(style) for tag in ("del", "ins", ".moved")]
            assert told == [["line-through", "none"], ["underline", "none"], ["none", "dashed"]]


def test_the_form_beside_a_provision(browser: Browser, place: str) -> None:
    with tablet(browser, java_script_enabled=False) as (_, page, _):
        page.goto(place + "/compare/dk1997:62A")
        page.locator("#with").fill("bogense2017:revoke-correction/A")
        page.locator(".beside button").click()
        assert page.locator(".cell del").count() > 0
        assert page.locator("#with").input_value() == "bogense2017:revoke-correction/A"


def test_button_and_keys_go_from_change_to_change(browser: Browser, place: str) -> None:
    here = "document.querySelector('.pair.here')?.id"
    with tablet(browser) as (_, page, complaints):
        page.goto(place + BASE)
        changed = page.evaluate("[...document.querySelectorAll('.pair.changed')].map((one) => one.id)")
        page.locator("#next-change").click()
        assert page.evaluate(here) == changed[0]
        page.locator("#next-change").click()
        page.keyboard.press("n")
        assert page.evaluate(here) == changed[2]
        page.keyboard.press("p")
        assert page.evaluate(here) == changed[1]
        assert f"2 of {len(changed)}" in page.locator("#compare-place").inner_text()
        top = page.locator(".pair.here").bounding_box()
        assert top is not None
        assert 0 <= top["y"] < 300
        page.goto(f"{place}{BASE}#{changed[10]}")
        page.reload()
        page.keyboard.press("n")
        assert page.evaluate(here) == changed[11]
        assert complaints == []


def test_an_address_unfolds_what_stayed(browser: Browser, place: str) -> None:
    with tablet(browser) as (_, page, _):
        page.goto(f"{place}/compare?at=5B")
        assert page.url.endswith(f"{BASE}#dk1997.5B")
        assert page.locator("details[id='dk1997.5B']").get_attribute("open") is not None


def test_without_a_script(browser: Browser, place: str) -> None:
    with tablet(browser, java_script_enabled=False) as (_, page, _):
        page.goto(f"{place}{BASE}/changes")
        page.locator("#next-change").click()
        first = unquote(page.url.partition("#")[2])
        assert first
        page.locator(f"[id='{first}'] .further").click()
        assert unquote(page.url.partition("#")[2]) not in ("", first)
        page.get_by_role("link", name="Word by word").first.click()
        assert "/compare/dk1997" in page.url


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_is_too_small_or_sticks_out(browser: Browser, place: str, scheme: str) -> None:
    small = """() => [...document.querySelectorAll(
        'button, #with, summary, .pick, .saved a, .plain-way, .next-change, .number-list a, .side-one h3 a, .number-table a, .life a')]
        .filter((one) => one.offsetParent)
        .filter((one) => { const box = one.getBoundingClientRect(); return box.height < 44 || box.width < 40; })
        .map((one) => one.outerHTML.slice(0, 90))"""
    with tablet(browser, color_scheme=scheme) as (_, page, _):
        for width, height in ((360, 640), (768, 1024), (1024, 768)):
            page.set_viewport_size({"width": width, "height": height})
            for path in PAGES:
                page.goto(place + path)
                assert page.evaluate("document.documentElement.scrollWidth") <= width, (path, width)
                assert page.evaluate(small) == [], (path, width)
