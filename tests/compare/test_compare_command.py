"""`bridgelex compare`: what it prints of texts in one language."""

from __future__ import annotations

import json

import pytest

from kb.cli import main


def test_texts_in_one_language_are_printed_with_their_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """62A: 'opmærksom på uregelmæssigheden, før kulørsvigten' became 'gjort opmærksom på den, før den'."""
    assert main(["compare", "62A", "--from", "dk1997", "--to", "bogense2017"]) == 0
    told = " ".join(capsys.readouterr().out.replace("|", " ").split())
    assert "hvis [-spilleren-] bliver opmærksom på [-uregelmæssigheden, før kulørsvigten-] er etableret" in told
    assert "hvis {+der+} bliver {+gjort+} opmærksom på {+den, før den+} er etableret" in told


def test_runs_in_the_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "62A", "--from", "dk1997", "--to", "bogense2017", "--json"]) == 0
    (pair,) = json.loads(capsys.readouterr().out)["pairs"]
    told = [(run["op"], (run["from"] or run["to"])["text"]) for run in pair["diff"]]
    assert told[:4] == [
        ("kept", "En spiller skal rette sin kulørsvigt, hvis"), ("deleted", "spilleren"), ("inserted", "der"),
        ("kept", "bliver"),
    ]  # fmt: skip


def test_texts_in_two_languages_have_no_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "7C", "--json"]) == 0
    (pair,) = json.loads(capsys.readouterr().out)["pairs"]
    assert "diff" not in pair
