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

from kb.model import Authority, Edition, Kind, Node, Period, Work
from kb.rules.command import configure, run, run_check
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
        "say", "proof", "basis",
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


def no_notes(_: str) -> tuple[Node, ...]:
    return ()


def library() -> Any:
    node = Node("dk1997:27A", "dk1997", "laws1997", Kind.SECTION, "27A", "h", "words", None, 1, None, ())
    edition = Edition("dk1997", "laws1997", "da", "t", "p", 1997, "r", "dk", True, "0")
    period = Period("laws1997", "dk", date(1997, 9, 1), date(2008, 6, 30), "test")
    return SimpleNamespace(
        nodes={node.id: node},
        editions={"dk1997": edition},
        periods=(period,),
        works={"laws1997": Work("laws1997", {}, Authority.LAW)},
        footnotes=no_notes,
    )


def test_the_date_chooses_the_edition(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "facts.yaml"
    file.write_text(FACTS, encoding="utf-8")
    assert command(str(file), "--date", "2001-05-05", load=library) == 0
    assert capsys.readouterr().out.startswith("dk1997: ruled")


def test_check_rules_reports_missing_words(capsys: pytest.CaptureFixture[str]) -> None:
    asked = argparse.Namespace(edition=["dk1997"], json=True, map=False, limit=1000)
    assert run_check(asked, library) == 1
    report = json.loads(capsys.readouterr().out)["dk1997"]
    assert any("27A" in fault and "not in it" in fault for fault in report["faults"])
    assert report["situations"] > 10_000
    assert "appeal" in report["sampled"]


def test_a_date_brings_law_and_regulations_with_what_they_rest_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    import kb

    file = tmp_path / "facts.yaml"
    file.write_text(
        "irregularity: assigned-score\nevent_type: pairs\nevent_level: club\nclub_allows_weighted: false\n"
        "deciding_body: director\nseveral_results_plausible: true\n",
        encoding="utf-8",
    )
    assert command(str(file), "--date", "2010-01-01", "--federation", "dbf", "--json", load=kb.load) == 0
    law, regulations = json.loads(capsys.readouterr().out)["rulings"]
    assert [law["edition"], regulations["edition"]] == ["se2007", "dbf2008"]
    basis = regulations["basis"]
    assert (basis["federation"], basis["date"]) == ("dk", "2010-01-01")
    assert [layer["authority"] for layer in basis["in_force"]] == ["law", "regulation"]
    (setting,) = basis["settings"]
    assert (setting["fact"], setting["value"]) == ("club_allows_weighted", False)
    assert setting["changes"][0]["governing"][0] == "X12A1"


@pytest.mark.parametrize(
    ("day", "federation", "words"),
    [
        ("1980-01-01", "dk", "the first is laws1997"),
        ("2010-01-01", "no", "federation"),
        ("1999-01-01", "se", "laws2007"),
    ],
)
def test_a_day_before_any_edition_is_refused(day: str, federation: str, words: str, tmp_path: Path) -> None:
    import kb
    from kb.errors import NotFoundError

    file = tmp_path / "facts.yaml"
    file.write_text(FACTS, encoding="utf-8")
    with pytest.raises(NotFoundError, match=words):
        command(str(file), "--date", day, "--federation", federation, load=kb.load)
