"""The pages of rulings: every irregularity opens in each language and asks; chips, choices, mistakes, links."""

from __future__ import annotations

import html
import re
from typing import Any
from urllib.parse import quote, urlsplit

import pytest

from kb.rules.books import EDITIONS, book
from kb.rules.facts import vocabulary
from service import texts
from service.rulings.column import number_label
from tests.service.client import Client
from tests.service.shelf import HOSTILE

IRREGULARITIES = tuple(vocabulary().irregularities)
_LINK = re.compile(r"""<a\b[^>]*?\shref="([^"]*)\"""")
_PANEL = re.compile(r"""data-panel="([^"]*)\"""")
_RAW = re.compile(r">\s*(?:rulings|phase|number|rank|scores|side)\.[a-z-]+")

INSUFFICIENT = "/rulings?edition=dk1997&irregularity=insufficient-bid"


def links(page: str) -> list[str]:
    return [html.unescape(one) for one in _LINK.findall(page)]


def test_chooser_lists_every_irregularity_once(real: Client) -> None:
    page = real.get("/rulings?lang=en").text
    found = [one for one in links(page) if one.startswith("/rulings?irregularity=")]
    assert sorted(found) == sorted(f"/rulings?irregularity={one}" for one in IRREGULARITIES)
    assert 'id="phase-other"' not in page, "an irregularity without a phase"


def test_filter_works_without_a_script_in_any_language(real: Client) -> None:
    for word in ("revoke", "kulørsvigt", "REVOKE"):
        page = real.get(f"/rulings?lang=da&q={quote(word)}").text
        shown = re.findall(r'<li data-words="([^"]*)"( hidden)?>', page)
        assert [words for words, hidden in shown if not hidden]
        assert all("revoke" in words for words, hidden in shown if not hidden)
    assert 'id="none-fits">' in real.get("/rulings?q=zzzz").text


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("irregularity", IRREGULARITIES)
def test_every_irregularity_opens(real: Client, irregularity: str, language: str) -> None:
    answer = real.get(f"/rulings?irregularity={irregularity}&lang={language}")
    assert answer.status_code == 200
    page = answer.text
    assert f'<html lang="{language}">' in page
    assert not _RAW.search(page), "a key instead of its words"
    ids = set(re.findall(r'\sid="([^"]*)"', page))
    for panels in _PANEL.findall(page):
        assert f"panel:{html.unescape(panels)}" in ids
    asking = [e for e in EDITIONS if irregularity in book(e).irregularities]
    if asking and 'class="column needs-facts"' in page:
        assert 'id="ask"' in page
        assert len(re.findall(r'class="choice[^"]*" href="/rulings\?', page)) > 1 or 'class="answer-form"' in page


def test_one_question_then_the_ruling(real: Client) -> None:
    """27 of 1997: whose turn, then the ruling with the offender's choice."""
    first = real.get(f"{INSUFFICIENT}&lang=en").text
    assert "Whose turn was it?" in first
    assert "Ethvert utilstrækkeligt bud kan accepteres" in first, "the law's words beside the question"
    step = next(one for one in links(first) if one.endswith("turn_of=offender"))
    second = real.get(f"{step}&accepted_by_lho=no&lang=en").text
    assert "The bid must be changed to a sufficient bid or a pass." in second
    assert "The text decides it" in second
    chosen = next(one for one in links(second) if "correction=pass" in one)
    third = real.get(f"{chosen}&lang=en").text
    assert "partner must pass for the rest of the auction" in third.casefold()
    assert "/dk1997/27#27B2" in third


def test_a_chip_goes_without_the_others(real: Client) -> None:
    page = real.get(f"{INSUFFICIENT}&turn_of=offender&accepted_by_lho=no&correction=pass").text
    removes = [
        one
        for one in links(page)
        if "accepted_by_lho" not in one and "correction=pass" in one and "turn_of=offender" in one
    ]
    assert removes
    again = real.get(f"{INSUFFICIENT}&turn_of=offender&accepted_by_lho=no&change=turn_of").text
    assert "accepted_by_lho=no" in next(one for one in links(again) if "turn_of=rho" in one)


def test_a_judgement_is_marked(real: Client) -> None:
    words = vocabulary()
    fact = next(f for f in words.facts.values() if f.kind.value == "judgement" and f.type.value == "boolean")
    page = real.get(f"/rulings?irregularity=unauthorised-information&edition=dk1997&change={fact.key}&lang=en").text
    assert "The director&#39;s judgement" in page or "The director's judgement" in page


def test_contradiction_is_shown_beside_its_facts(real: Client) -> None:
    answer = real.get(f"{INSUFFICIENT}&turn_of=offender&accepted_by_lho=no&lho_called_over=yes&lang=da")
    assert answer.status_code == 400
    wrong = re.findall(r'<li class="fact k-[a-z]+ wrong">', answer.text)
    assert len(wrong) == 2
    assert "Disse svar kan ikke stå sammen" in answer.text


@pytest.mark.parametrize(
    ("query", "words"),
    [
        ("irregularity=claim&turn_off=rho", "a fact that does not exist"),
        ("irregularity=claimm", "not possible"),
        ("irregularity=claim&edition=dk1998", "no rules here"),
        ("irregularity=claim&date=soon", "could not be understood"),
        ("irregularity=claim&date=1950-01-01&federation=dk", "None of the texts in force"),
        ("irregularity=claim&claimer=x&claimer=y", "could not be understood"),
    ],
)
def test_mistakes_are_said_on_the_page(real: Client, query: str, words: str) -> None:
    answer = real.get(f"/rulings?{query}&lang=en")
    assert answer.status_code == 400
    assert words in answer.text


def test_not_covered_says_which_text_is_needed(real: Client) -> None:
    page = real.get("/rulings?irregularity=revoke&edition=se2007&lang=en").text
    assert "Not covered by the text" in page
    assert "/se2007/64" in page


def test_in_force_on_a_day(real: Client) -> None:
    page = real.get("/rulings?irregularity=claim&date=2019-02-03&federation=dk&lang=en").text
    assert "Denmark, 3 February 2019: in force were" in page
    assert "Laws of Duplicate Bridge 2017" in page
    assert "The text is not here." in page
    assert page.count('<article class="column') == 1


def test_several_editions_stand_side_by_side(real: Client) -> None:
    page = real.get(
        "/rulings?irregularity=insufficient-bid&lang=en&turn_of=offender&accepted_by_lho=no&correction=pass"
    ).text
    assert page.count('<article class="column') == sum("insufficient-bid" in book(e).irregularities for e in EDITIONS)


def test_open_questions_are_not_called_agreement(real: Client) -> None:
    page = real.get("/rulings?irregularity=wrong-number-of-cards&edition=dk1997&edition=se2007&lang=en").text
    assert 'id="ask"' in page
    assert "The texts say the same" not in page


def test_law_page_leads_to_its_rulings(real: Client) -> None:
    law = real.get("/dk1997/27?lang=en").text
    there = next(one for one in links(law) if one.startswith("/rulings?edition=dk1997&law="))
    page = real.get(f"{there}&lang=en").text
    assert "irregularity=insufficient-bid" in page
    assert "irregularity=claim" not in page
    assert "Only what the rules of 27 Utilstrækkeligt bud are about" in page
    assert "None of the rules here stands in 1 " in real.get("/rulings?edition=dk1997&law=dk1997:1&lang=en").text
    applied = real.get("/rulings?edition=dk1997&law=dk1997:26&lang=en").text  # reached from 27B2 and others
    assert "irregularity=insufficient-bid" in applied


def test_no_dead_links(real: Client) -> None:
    pages = [
        "/rulings",
        INSUFFICIENT,
        f"{INSUFFICIENT}&turn_of=offender&accepted_by_lho=no&correction=pass",
        "/rulings?irregularity=revoke",
    ]
    seen: set[str] = set()
    for address in pages:
        page = real.get(address).text
        for one in links(page):
            target = urlsplit(one)
            path = f"{target.path}?{target.query}" if target.query else target.path
            if not one.startswith("/") or path in seen or len(seen) > 400:
                continue
            seen.add(path)
            assert real.get(path).status_code < 400, (address, one)


def test_every_number_has_a_name() -> None:
    keys = {number.key for e in EDITIONS for rule in book(e).rules.values() for number in rule.numbers}
    for t in texts.load().values():
        plain = [
            k
            for k in sorted(keys)
            if number_label(k, t).replace(" ", "_") == k.removeprefix("min_").removeprefix("max_")
        ]
        assert plain == [], t.language


HOSTILE_QUERIES = [
    "irregularity={}", "irregularity=claim&{}=1", "irregularity=claim&edition={}", "q={}", "law={}", "change={}&irregularity=claim",
    "date={}", "federation={}&date=2005-01-01", "irregularity=claim&claimer={}", "irregularity=revoke&revoke_card={}",
    "irregularity=kp-conversion&imp_difference={}",
]  # fmt: skip


@pytest.mark.parametrize("query", HOSTILE_QUERIES)
@pytest.mark.parametrize(
    "word", [HOSTILE, "\x00", "a" * 3000, "{{7*7}}", "%", "self", "path", "1e99999", "٢", "-1", "9" * 300]
)
def test_hostile(real: Client, query: str, word: str) -> None:
    answer = real.get("/rulings?" + query.format(quote(word, safe="")))
    assert answer.status_code < 500
    assert "<script>alert" not in answer.text


def test_pages_are_not_stored_by_what_visitors_type(small: Client) -> None:
    site: Any = small.app.state.site
    before = len(site._pages)
    for word in ("/rulings", "/rulings?irregularity=claim", "/rulings?q=x", "/scores/kp?boards=24&imps=3"):
        assert small.get(word).status_code == 200
    assert len(site._pages) == before
    assert "irregularity=claim" in small.get("/rulings").text


def test_following_a_choice_follows_the_one_before_it(real: Client) -> None:
    """27B of 1997 comes after the left-hand opponent has refused (27A): who passes then does so over a refused bid."""
    page = real.get(f"{INSUFFICIENT}&turn_of=offender&lang=en").text
    chosen = next(one for one in links(page) if "correction=pass" in one)
    assert "accepted_by_lho=no" in chosen
    assert "partner must pass for the rest of the auction" in real.get(f"{chosen}&lang=en").text.casefold()


def test_what_only_one_text_says_stands_under_its_name(real: Client) -> None:
    """12C1 of 1997 gives average plus and minus; 12C2a of 2007 as well, and 12C2c the pair's own percentage above 60."""
    facts = (
        "event_type=pairs&form_of_scoring=matchpoints&stage=before-auction&result_obtainable=no&ns_responsibility=none"
        "&ew_responsibility=direct&ns_session_percent=64.2&ew_session_percent=37.5"
    )
    page = real.get(f"/rulings?irregularity=artificial-score&edition=dk1997&edition=se2007&{facts}&lang=en").text
    assert "Where the texts part" in page
    assert "Not said by all: Swedish laws 2007" in page
    assert "/se2007/12#12C2c" in page
    assert "average plus" not in page[page.index("Where the texts part") : page.index('class="panels"')], (
        "both say that"
    )


def test_the_edition_chosen_last_is_chosen_again(real: Client) -> None:
    chosen = real.get("/rulings?edition=dk1997&edition=bogense2017")
    assert "editions=dk1997.bogense2017" in chosen.headers["set-cookie"]
    again = real.get("/rulings", cookie="editions=dk1997.bogense2017")
    assert (again.status_code, again.headers["location"]) == (303, "/rulings?edition=dk1997&edition=bogense2017")
    shared = real.get("/rulings?irregularity=claim", cookie="editions=dk1997")
    assert shared.status_code == 200, "an address that tells a case is left as it is"
    one = real.get("/rulings?edition=dk1997").text
    off = next(href for href in links(one) if href.startswith("/rulings?edition=&") or href == "/rulings?edition=&")
    forgotten = real.get(off, cookie="editions=dk1997")
    assert forgotten.status_code == 200
    assert "Max-Age=0" in forgotten.headers["set-cookie"]
    assert real.get("/rulings", cookie="editions=<script>").status_code == 200
    assert "set-cookie" not in real.get("/rulings?edition=nonsense").headers
