"""Rulings over HTTP: values written by hand from the words of the laws, and what nobody should send."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import pytest

from tests.service.client import Client


def post(client: Client, body: Any, path: str = "/api/v1/rulings") -> httpx.Response:
    """POSTs JSON, or bytes as they are."""

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(client.app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as browser:
            sent = body if isinstance(body, bytes) else json.dumps(body).encode()
            return await browser.post(path, content=sent)

    return asyncio.run(ask())


INSUFFICIENT = {"irregularity": "insufficient-bid", "turn_of": "offender", "accepted_by_lho": False}


# 27B1a of 1997: the lowest sufficient bid in the same denomination, both bids incontrovertibly not conventional: the auction
# goes on without penalty. 27B2: anything else sufficient, or a pass: partner must pass for the rest of the auction.
RULED = [
    (
        {
            **INSUFFICIENT,
            "correction": "lowest-same-denomination",
            "call_conventional": False,
            "correction_conventional": False,
        },
        "27B1a",
        (),
        ("partner-passes-throughout",),
    ),
    ({**INSUFFICIENT, "correction": "pass"}, "27B2", ("partner-passes-throughout",), ()),
    ({**INSUFFICIENT, "correction": "double"}, "27B3", ("partner-passes-throughout",), ()),
    ({**INSUFFICIENT, "accepted_by_lho": True}, "27A", (), ("partner-passes-throughout",)),
]


@pytest.mark.parametrize(("facts", "first", "says", "silent"), RULED, ids=[row[1] for row in RULED])
def test_insufficient_bid_1997(
    real: Client, facts: dict[str, Any], first: str, says: tuple[str, ...], silent: tuple[str, ...]
) -> None:
    answer = post(real, {"facts": facts, "editions": ["dk1997"]})
    assert answer.status_code == 200
    ruling = answer.json()
    assert ruling["edition"] == "dk1997"
    assert ruling["governing"][0] == first
    codes = {one["code"] for one in ruling["ruling"]}
    assert set(says) <= codes
    assert not set(silent) & codes
    assert set(ruling["say"]) == {"da", "sv", "en"}


def test_same_as_the_command(real: Client) -> None:
    from kb.rules.books import book
    from kb.rules.engine import rule_on

    ruling = post(real, {"facts": INSUFFICIENT, "editions": ["dk1997"]}).json()
    assert ruling == json.loads(json.dumps(rule_on(book("dk1997"), INSUFFICIENT).as_json()))


def test_unknown_stays_unknown(real: Client) -> None:
    ruling = post(real, {"facts": {"irregularity": "insufficient-bid"}, "editions": ["dk1997"]}).json()
    assert ruling["status"] == "needs-facts"
    assert ruling["missing_facts"][0]["fact"] == "turn_of"


def test_without_a_fact_the_irregularity_is_asked(real: Client) -> None:
    ruling = post(real, {"facts": {}, "editions": ["se2007"]}).json()
    assert [one["fact"] for one in ruling["missing_facts"]] == ["irregularity"]


def test_several_editions_and_their_differences(real: Client) -> None:
    answer = post(real, {"facts": {"irregularity": "revoke"}, "editions": ["dk1997", "se2007"]}).json()
    assert [one["edition"] for one in answer["rulings"]] == ["dk1997", "se2007"]
    assert answer["rulings"][1]["status"] == "not-covered"  # the Swedish text ends with law 15
    assert {one["matter"] for one in answer["differences"]} >= {"status"}


@pytest.mark.parametrize(
    ("day", "federation", "editions"),
    [
        ("2005-03-01", "dk", ["dk1997"]),  # the laws of 1997 until the end of 2007
        ("2005-03-01", "DBf", ["dk1997"]),
        ("2010-03-01", "se", ["se2007"]),
        ("2010-03-01", "dk", ["se2007", "dbf2008"]),  # the laws of 2007 in the text held, and the regulations
    ],
)
def test_date_and_federation_choose(real: Client, day: str, federation: str, editions: list[str]) -> None:
    answer = post(real, {"facts": {"irregularity": "redeal"}, "date": day, "federation": federation}).json()
    found = [one["edition"] for one in answer["rulings"]] if "rulings" in answer else [answer["edition"]]
    assert sorted(found) == sorted(editions)


def test_settings_are_facts_of_their_own(real: Client) -> None:
    facts = {"irregularity": "assigned-score"}
    given = post(real, {"facts": facts, "settings": {"club_allows_weighted": True}, "editions": ["dbf2008"]})
    assert given.status_code == 200
    refused = post(real, {"facts": facts, "settings": {"turn_of": "lho"}, "editions": ["dbf2008"]})
    assert refused.status_code == 400
    assert "no setting" in refused.json()["error"]["message"]


WRONG = [
    ({"facts": {**INSUFFICIENT, "turn_off": "rho"}}, 400, "unknown-fact", ["turn_of"]),
    ({"facts": {"irregularity": "insufficent-bid"}}, 400, "fact-value", ["insufficient-bid"]),
    ({"facts": INSUFFICIENT, "editions": ["dk1998"]}, 400, "no-rules", ["dk1997"]),
    ({"facts": INSUFFICIENT, "edition": ["dk1997"]}, 400, "bad-input", ["editions"]),
    ({"facts": INSUFFICIENT, "date": "1st of May"}, 400, "date", []),
    ({"facts": INSUFFICIENT, "date": "1950-01-01", "federation": "dk"}, 404, "not-found", []),
    ({"facts": INSUFFICIENT, "date": "2005-01-01", "federation": "acbl"}, 404, "not-found", ["dk", "se"]),
    ({"facts": []}, 400, "bad-input", []),
    ({"facts": INSUFFICIENT, "editions": "dk1997"}, 400, "bad-input", []),
    ([], 400, "bad-input", []),
    (b"{", 400, "bad-input", []),
    (b"[" * 50_000, 400, "bad-input", []),
    (b'{"facts": {"irregularity": "' + b"x" * 70_000 + b'"}}', 400, "too-long", []),
    (b"\xff\xfe", 400, "bad-input", []),
    (b"", 400, "bad-input", []),
]


@pytest.mark.parametrize(("body", "status", "code", "nearest"), WRONG, ids=range(len(WRONG)))
def test_mistakes(real: Client, body: Any, status: int, code: str, nearest: list[str]) -> None:
    answer = post(real, body)
    assert answer.status_code == status
    error = answer.json()["error"]
    assert error["code"] == code
    assert error["message"]
    assert set(nearest) <= set(error["nearest"])


def test_both_of_two_contradictory_facts_are_named(real: Client) -> None:
    facts = {
        "irregularity": "insufficient-bid",
        "accepted_by_lho": False,
        "lho_called_over": True,
        "turn_of": "offender",
    }
    answer = post(real, {"facts": facts, "editions": ["dk1997"]})
    assert answer.status_code == 400
    error = answer.json()["error"]
    assert error["code"] == "contradiction"
    assert {"accepted_by_lho", "lho_called_over"} <= set(error["facts"])


@pytest.mark.parametrize("value", [None, [], {}, [[[]]], 10**40, -1, 1.5, "\x00", "'; --", {"a": 1}, True, ""])
@pytest.mark.parametrize("key", ["irregularity", "turn_of", "accepted_by_lho", "contract_level", "path", "self"])
def test_any_value_is_an_answer_or_a_refusal(real: Client, key: str, value: Any) -> None:
    answer = post(real, {"facts": {"irregularity": "insufficient-bid", key: value}})
    assert answer.status_code in (200, 400)


def test_answers_kept_are_bounded(real: Client) -> None:
    for n in range(40):
        post(real, {"facts": {"irregularity": "revoke"}, "editions": ["dk1997"], "federation": f"x{n}"})
    kept = real.app.state.rulings
    assert len(kept._kept) <= 1024
    assert sum(len(k) + len(v) for k, v in kept._kept.items()) == kept._size


def test_vocabulary(real: Client) -> None:
    rows = real.get("/api/v1/facts?irregularity=revoke&edition=dk1997").json()["facts"]
    kind = next(one for one in rows if one["key"] == "revoke_kind")
    assert kind["kind"] == "observed"
    assert set(kind["question"]) == {"da", "sv", "en"}
    assert kind["values"][0]["value"] == "not-following-suit"
    whole = real.get("/api/v1/facts").json()
    assert {"revoke", "claim"} <= {one["key"] for one in whole["irregularities"]}
    assert real.get("/api/v1/facts?irregularity=revok").json()["error"]["nearest"][0] == "revoke"


def test_every_value_has_words_in_each_language() -> None:
    from kb.rules.conditions import OPEN
    from kb.rules.facts import FactType, vocabulary

    words = vocabulary()
    named = [f for f in words.facts.values() if f.type is FactType.ENUM]
    assert [(f.key, v) for f in named for v in f.values if v != OPEN and v not in words.labels] == []
