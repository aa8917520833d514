"""Scores over HTTP and their pages: figures written by hand from the tables of the laws and the regulations."""

from __future__ import annotations

import html
import re
from typing import Any
from urllib.parse import quote, urlencode

import pytest

from kb.scoring import KINDS
from service import texts
from service.scores.forms import AT_TABLE, FORMS, OPTIONS, form_of
from tests.service.client import Client
from tests.service.shelf import HOSTILE
from tests.service.test_rulings_api import post

# 77: 3NT doubled vulnerable with an overtrick: 100 doubled 200, game 500, made 50, overtrick 200. 78B: 320 is 8 IMP.
# 202A: 33 IMP over 24 boards is 21-9. 78A: two for each lower score, one for each equal. 212: 12 minutes late, 2 KP.
ASKED: list[tuple[str, dict[str, str], Any, str]] = [
    (
        "score",
        {"level": "3", "denomination": "notrump", "doubling": "doubled", "vulnerable": "yes", "tricks": "10"},
        950,
        "dk1997:77A",
    ),
    ("score", {"level": "4", "denomination": "spades", "vulnerable": "no", "tricks": "9"}, -50, "dk1997:77"),
    ("imp", {"difference": "320"}, 8, "dk1997:78B"),
    ("imp", {"open": "950", "closed": "630"}, 8, "dk1997:78B"),
    ("kp", {"boards": "24", "imps": "33"}, "21-9", "dbf2008:202A"),
    ("matchpoints", {"scores": "420 420 450", "own": "420"}, 1, "dk1997:78A"),
    ("late", {"minutes": "12", "form": "kp-match"}, 2, "dbf2008:212A2aii"),
    ("weighted", {"scores": "980 480", "weights": "35 65", "against": "500", "form": "imp-match"}, 3, "laws2007:12C1c"),
]


@pytest.mark.parametrize(("kind", "facts", "value", "first"), ASKED, ids=range(len(ASKED)))
def test_figures(real: Client, kind: str, facts: dict[str, str], value: Any, first: str) -> None:
    got = real.get(f"/api/v1/score/{kind}?{urlencode(facts)}")
    assert got.status_code == 200
    assert got.json()["value"] == value
    assert got.json()["governing"][0].startswith(first)
    assert post(real, {"kind": kind, "facts": facts}, "/api/v1/score").json() == got.json()
    page = real.get(f"/scores/{kind}?{urlencode(facts)}&lang=en")
    assert page.status_code == 200
    assert str(value) in re.findall(r'<p class="figure">([^<]*)', page.text)[0]


def test_bounds_and_both_sides(real: Client) -> None:
    """12C1 of 1997, 12C2a of 2007: at least 60 % to a side without fault, at most 40 % to one directly at fault."""
    got = real.get("/api/v1/score/artificial?form=matchpoints&ns=none&ew=direct").json()
    assert got["value"] == {"ns": {"min": 60}, "ew": {"max": 40}}
    page = real.get("/scores/artificial?form=matchpoints&ns=none&ew=direct&lang=da").text
    assert "mindst 60" in page
    assert "højst 40" in page


def test_every_form_has_only_keys_of_its_kind() -> None:
    for kind in (*FORMS, *KINDS):
        known = {key.name for key in KINDS[kind].keys}
        form = form_of(kind)
        assert {one.name for one in (*form.first, *form.more)} <= known, kind
    assert set(AT_TABLE) <= set(KINDS)


def test_every_value_offered_has_a_name() -> None:
    for t in texts.load().values():
        numbers = ("level", "capped_by")
        assert [
            v for k, row in OPTIONS.items() if k not in numbers for v in row if f"score-value.{v}" not in t.known
        ] == []


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_page_opens(real: Client, language: str) -> None:
    listed = real.get(f"/scores?lang={language}").text
    for kind in KINDS:
        answer = real.get(f"/scores/{kind}?lang={language}")
        assert answer.status_code == 200
        assert 'role="alert"' not in answer.text, "an empty form is no mistake"
        assert kind == "ranking" or f'href="/scores/{kind}"' in listed


def test_missing_fields_are_named_in_the_readers_language(real: Client) -> None:
    page = real.get("/scores/kp?boards=24&lang=sv")
    assert page.status_code == 200
    assert "Saknas: Imp" in page.text
    assert 'class="field wrong' in page.text


WRONG = [
    ("kp?board=24&imps=3", "unknown-word", ["boards"]),
    ("kp?boards=24", "missing-fact", []),
    ("kpp?boards=24&imps=3", "unknown-word", ["kp"]),
    ("score?level=8&denomination=notrump&vulnerable=no&tricks=9", "score", []),
    ("score?level=3&denomination=notrumps7&vulnerable=no&tricks=9", "unknown-word", []),
    ("imp?difference=1e9", "score", []),
    ("imp?difference=10&difference=20", "bad-input", []),
]


@pytest.mark.parametrize(("path", "code", "nearest"), WRONG)
def test_mistakes(real: Client, path: str, code: str, nearest: list[str]) -> None:
    answer = real.get(f"/api/v1/score/{path}")
    assert answer.status_code == 400
    error = answer.json()["error"]
    assert error["code"] == code
    assert set(nearest) <= set(error["nearest"])


def test_the_limit_is_linked(real: Client) -> None:
    page = real.get("/scores/score?level=3&denomination=notrump&vulnerable=no&tricks=14&lang=en")
    assert page.status_code == 400
    assert "The limit stands in" in page.text
    assert "/dk1997/77" in html.unescape(page.text)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    "word",
    [HOSTILE, "\x00", "9" * 3000, "{{7*7}}", "1/0", "½½", "nan", "-", "[[[[", "&a *a", "!!python/object:os.system"],
)
def test_hostile(real: Client, kind: str, word: str) -> None:
    names = [key.name for key in KINDS[kind].keys]
    query = "&".join(f"{name}={quote(word, safe='')}" for name in names)
    for path in (f"/scores/{kind}?{query}", f"/api/v1/score/{kind}?{query}", f"/scores/{quote(word, safe='')}"):
        answer = real.get(path)
        assert answer.status_code < 500, path
        assert "<script>alert" not in answer.text or "json" in answer.headers["content-type"]


BODIES: list[Any] = [
    b"", b"{", b"[]", b"[" * 90_000, {"kind": "kp"}, {"kind": 3, "facts": {}}, {"kind": "kp", "facts": {"boards": {}}},
    {"kind": "kp", "facts": {"boards": [[1]], "imps": 3}}, {"kind": "kp", "facts": {"boards": True, "imps": 3}},
    {"kind": "kp", "facts": {"boards": 10**30, "imps": 3}}, {"kind": "matchpoints", "facts": {"field": {"a": [1]}}},
    {"kind": "matchpoints", "facts": {"field": [[[]]]}}, {"kind": "ranking", "facts": {"field": 3}},
    {"kind": "ties", "facts": {"field": [{"a": None}]}}, {"kind": "kp", "facts": {}, "edition": 3},
    {"kind": "kp", "facts": {"boards": 24, "imps": 33}, "edition": "xx"}, b'{"kind": "kp", "facts": {"boards": NaN, "imps": Infinity}}',
]  # fmt: skip


@pytest.mark.parametrize("body", BODIES, ids=range(len(BODIES)))
def test_hostile_body(real: Client, body: Any) -> None:
    assert post(real, body, "/api/v1/score").status_code == 400
