"""`bridgelex rule` and `check rules` by their functions."""

from __future__ import annotations

import argparse
import io
import json
from datetime import date
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from kb.model import Edition, Kind, Node, Period
from kb.rules.command import configure, configure_check, run, run_check
from kb.rules.errors import FactFileError

FACTS = "irregularity: insufficient-bid\nturn_of: offender\naccepted_by_lho: true\n"


def never() -> Any:
    raise AssertionError("the knowledge base is not needed")


def command(*arguments: str, load: Any = never) -> int:
    parser = argparse.ArgumentParser()
    configure(parser)
    return run(parser.parse_args(arguments), load)


def test_flat_facts_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "facts.yaml"
    file.write_text(FACTS, encoding="utf-8")
    assert command(str(file), "--edition", "dk1997", "--json") == 0
    printed = json.loads(capsys.readouterr().out)
    assert set(printed) == {
        "edition", "status", "grade", "ruling", "options", "governing", "also_consider", "missing_facts", "numbers",
        "say", "proof",
    }  # fmt: skip
    assert printed["governing"] == ["27A"]
    assert printed["proof"][0]["conditions"] == [{"fact": "accepted_by_lho", "value": True, "holds": True}]


def test_a_case_file_from_stdin(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    case = {"id": "x", "facts": {"irregularity": "insufficient-bid"}, "editions": {"dk1997": {}, "bogense2017": {}}}
    monkeypatch.setattr("sys.stdin", io.StringIO(json.dumps(case)))
    assert command("-", "--lang", "en") == 0
    printed = capsys.readouterr().out
    assert "dk1997: needs-facts" in printed
    assert "Whose turn was it?" in printed


@pytest.mark.parametrize("text", ["- a\n- b\n", "a: [", "just words"])
def test_what_is_no_mapping_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "facts.yaml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(FactFileError, match=r"facts\.yaml"):
        command(str(file))


def test_why_and_what_if(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "facts.yaml"
    file.write_text(FACTS, encoding="utf-8")
    assert command(str(file), "--edition", "dk1997", "--why", "turn_of", "--lang", "en") == 0
    assert "Whose turn was it?" in capsys.readouterr().out
    assert command(str(file), "--edition", "dk1997", "--what-if") == 0
    assert "accepted_by_lho=False" in capsys.readouterr().out


def library() -> Any:
    node = Node("dk1997:27A", "dk1997", "laws1997", Kind.SECTION, "27A", "h", "words", None, 1, None, ())
    edition = Edition("dk1997", "laws1997", "da", "t", "p", 1997, "r", "dbf", True, "0")
    period = Period("laws1997", "dbf", date(1997, 9, 1), date(2008, 6, 30), "test")
    return SimpleNamespace(nodes={node.id: node}, editions={"dk1997": edition}, periods=(period,))


def test_the_date_chooses_the_edition(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "facts.yaml"
    file.write_text(FACTS, encoding="utf-8")
    assert command(str(file), "--date", "2001-05-05", load=library) == 0
    assert capsys.readouterr().out.startswith("dk1997: ruled")


def test_check_rules_reports_missing_words(capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    configure_check(parser)
    assert run_check(parser.parse_args(["--edition", "dk1997", "--json"]), library) == 1
    report = json.loads(capsys.readouterr().out)["dk1997"]
    assert any("27A" in fault and "not in it" in fault for fault in report["faults"])
    assert report["silent"] == []
