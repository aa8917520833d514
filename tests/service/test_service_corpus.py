"""The real pages: what the reader of a few laws must find there, checked against the printed text."""

from __future__ import annotations

import html
import re

import pytest

import kb
from service.laws.prose import pieces
from tests.service.client import Client

# path, words or markup that must be on the page (in English), why
MUST_HAVE = [
    ("/dk1997/27", ['class="ref lost"', "[31]"]),
    ("/dk1997/27", ['id="27B1a"', 'data-panel="dk1997:16C2"', "§ 27", "page 52", "Danmarks Bridgeforbunds Bogforlag"]),
    ("/dk1997/27", ['rel="prev"', 'href="/dk1997/26"', 'rel="next"', 'href="/dk1997/28"', 'href="/dk1997#kap.V"']),
    ("/dk1997/16", ["cited 3 times", "68B Definition af afgivelse", "<mark>16</mark>"]),
    ("/dk1997/45", ["Åbningsudspillet", 'class="note"', 'id="fn.69.1"', 'href="/dk1997/45#fn.69.1"']),
    ("/dk1997/77", ["no trump, first trick", "The transcript lost these figures; they were supplied."]),
    ("/dk1997/2", ["Dealer", "North–South"]),
    ("/dk1997/1", ['aria-label="spades"', 'aria-label="diamonds"']),
    ("/dk1997/12", ["12A1", 'data-panel="dk1997:def.']),
    ("/se2007/12", ["Lag 12", "Belongs with", "X12"]),
    ("/se2007/64", ["Only the heading is here"]),
    ("/se2007/16", ['href="/se2007/15"', 'href="/se2007/17"']),
    ("/se2007", ["ends at 15B", "own book is not here"]),
    ("/laws2007/12C1e", ['href="/se2007/12#12C1c"']),
    ("/laws2017", ["The text is not here", "Nearest text here"]),
    ("/laws2017/27B1a", ["The text of this provision is not here", "Bogense sheet 2017"]),
    ("/dbf2008/202", ["113-123", "As printed."]),
    ("/dbf2008/212", ["Minutes, at least", 'id="212A2aii"']),
    ("/bogense2017/call-out-of-turn", ["Konsekvens for den fejlende", 'id="call-out-of-turn/t1"', "§ 26B"]),
    ("/dk1997/def", ['id="def.kulørsvigt"', "KULØRSVIGT", 'id="letter-Å"']),
    ("/cases", ["Danmarks Bridgeforbund", "edition not known"]),
    ("/cases/dk-ak-2005-au-8", ["Laws that seem to have been applied", 'href="/dk1997/16#16A"']),
    ("/", ["What applies where and when", "Denmark: 1 January 2008 to 31 August 2017", "The text is not here"]),
    ("/go?q=27", ["Danish laws 1997", "heading only"]),
    ("/go?q=27X9", ["Perhaps you meant", "Danish laws 1997"]),
]  # fmt: skip

REDIRECTS = [
    ("/go?q=12c1", 200, ""),
    ("/go?q=12c1&edition=dk1997", 303, "/dk1997/12#12C1"),
    ("/go?q=%C2%A7+27+B+1+a&edition=dk1997", 303, "/dk1997/27#27B1a"),
    ("/go?q=27b1a", 303, "/dk1997/27#27B1a"),
    ("/go?q=X79", 303, "/dbf2008/X79"),
    ("/dk1997/27B1a", 303, "/dk1997/27#27B1a"),
    ("/laws1997/27", 303, "/dk1997/27"),
]


@pytest.mark.parametrize(("path", "wanted"), MUST_HAVE)
def test_page_has(real: Client, path: str, wanted: list[str]) -> None:
    page = html.unescape(real.get(path, accept_language="en").text)
    assert [words for words in wanted if words not in page] == []


@pytest.mark.parametrize(("path", "status", "target"), REDIRECTS)
def test_look_up(real: Client, path: str, status: int, target: str) -> None:
    answer = real.get(path)
    assert (answer.status_code, answer.headers.get("location", "")) == (status, target)


def test_every_part_of_a_law_is_shown_once_in_order(real: Client) -> None:
    page = real.get("/dk1997/27").text
    parts = re.findall(r'class="part[^"]*" id="([^"]+)"', page)
    assert parts == ["27", "27A", "27B", "27B1", "27B1a", "27B1b", "27B2", "27B3", "27C"]


def test_the_words_are_the_printed_ones(real: Client) -> None:
    page = real.get("/dk1997/27").text
    text = html.unescape(re.sub(r"<[^>]+>", "", page.split('id="27A"', 1)[1].split("</section>", 1)[0]))
    assert "Ethvert utilstrækkeligt bud kan accepteres (behandles som lovligt), hvis MTV vælger det." in text


def test_languages_differ_only_around_the_law(real: Client) -> None:
    pages = [real.get(f"/dk1997/27?lang={language}").text for language in ("da", "sv", "en")]
    said = re.compile(r' (?:title|aria-label)="[^"]*"')
    laws = [[said.sub("", law) for law in re.findall(r'<p class="text" lang="da">(.*?)</p>', page)] for page in pages]
    assert laws[0] == laws[1] == laws[2] != []


def test_a_number_the_transcript_lost_is_shown_as_supplied() -> None:
    """27C of 1997 sends to the law of bids out of turn; the transcript has a gap where 31 was printed."""
    held = kb.load()
    shown = pieces(held, held.nodes["dk1997:27C"])
    lost = [piece for piece in shown if piece.kind == "lost"]
    assert [piece.text for piece in lost] == ["31"]
    assert lost[0].targets == ("dk1997:31",)
    assert "".join(piece.text for piece in shown if piece.kind not in ("lost", "mark")) == held.nodes["dk1997:27C"].text


def test_words_in_the_look_up_go_to_search(real: Client) -> None:
    """'strafkort' is no citation; the subject is Law 50."""
    answer = real.get("/go?q=strafkort")
    assert (answer.status_code, answer.headers["location"]) == (303, "/search?q=strafkort")
    assert 'href="/dk1997/50' in real.get("/search?q=strafkort").text
