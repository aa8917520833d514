"""`bridgelex score`: output in three languages and JSON, exit status, and that every word has a label."""

from __future__ import annotations

import argparse
import doctest
import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

import pytest

import kb.scoring
from kb.model import Table
from kb.scoring import KINDS, Scored, compute, describe, own_tables
from kb.scoring.command import configure, run
from kb.scoring.errors import ScoringError


@dataclass
class Corpus:
    tables: Sequence[Table]


def no_corpus() -> Corpus:
    raise AssertionError("this answer needs no corpus")


def ask(*words: str, corpus: Corpus | None = None) -> int:
    parser = argparse.ArgumentParser(prog="bridgelex score")
    configure(parser)
    return run(parser.parse_args(words), (lambda: corpus) if corpus is not None else no_corpus)


JSON = [
    # command of the design page, value, governing
    ("score level=3 denomination=notrump doubling=doubled vulnerable=yes tricks=10", 950, "dk1997:77A"),
    ("kp boards=24 imps=33", "21-9", "dbf2008:202A"),
    ("late minutes=12", 2, "dbf2008:212A2aii"),
    ("overrun minutes=31", {"min": 8}, "dbf2008:213A4avi"),
    ("imp difference=-320", -8, "dk1997:78B"),
    ("artificial form=board-a-match fault=none", 1.2, "dbf2008:206A"),
    ("deduction form=kp-match boards=24", 0.5, "dbf2008:211B1a"),
]


@pytest.mark.parametrize(("words", "value", "first"), JSON)
def test_json(words: str, value: object, first: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert ask(*words.split(), "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == ["kind", "value", "governing", "detail"]
    assert found["kind"] == words.split()[0]
    assert found["value"] == value
    assert found["governing"][0] == first


def test_decimals_are_written_digit_for_digit(capsys: pytest.CaptureFixture[str]) -> None:
    ask("weighted", "values=18 3", "weights=35 65", "--json", "--edition", "dk1997")
    assert '"value": 8.25,' in capsys.readouterr().out


WORDS = [
    ("da", "Vægtet score: 3 imp", "før afrunding: 2,85", "Efter: laws2007:12C1c"),
    ("sv", "Viktat resultat: 3 imp", "före avrundning: 2,85", "Enligt: laws2007:12C1c"),
    ("en", "Weighted score: 3 imps", "before rounding: 2.85", "By: laws2007:12C1c"),
]


@pytest.mark.parametrize(("lang", "headline", "detail", "rule"), WORDS)
def test_words(lang: str, headline: str, detail: str, rule: str, capsys: pytest.CaptureFixture[str]) -> None:
    ask("weighted", "scores=980 480", "weights=35 65", "against=500", "--lang", lang)
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == headline
    assert f"  {detail}" in lines
    assert lines[-1].startswith(rule)


HEADLINES = [
    ("late minutes=30", "For sen ankomst: udeblivelse: kampen er tabt"),
    ("overrun minutes=31", "Tidsoverskridelse: mindst 8 KP"),
    ("deduction boards=24", "Standardfradrag: ½ KP"),
    ("deduction form=imp-match", "Standardfradrag: 1½ imp"),
    ("artificial form=board-a-match fault=none", "Kunstig score: 1,2 point"),
    ("late minutes=12 force_majeure=ja", "For sen ankomst: 0 til 2 KP"),
    ("artificial fault=direct", "Kunstig score: højst 40 %"),
    ("kp boards=24 imps=33 deduction_ns=½", "Kamppoint: 20½-9 KP"),
]


@pytest.mark.parametrize(("words", "headline"), HEADLINES)
def test_numbers_are_printed_as_the_text_prints_them(
    words: str, headline: str, capsys: pytest.CaptureFixture[str]
) -> None:
    ask(*words.split(), "--lang", "da")
    assert capsys.readouterr().out.splitlines()[0] == headline


def test_a_tie_the_rules_leave_open_ends_with_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert ask("knockout", "imps_ns=84", "imps_ew=84", "total_points_difference=0") == 1
    assert "not decided yet" in capsys.readouterr().out


BAD = [
    ("nonsense a=1", "not a kind of score"),
    ("kpp boards=24", "kp"),
    ("kp boards", "not a fact"),
    ("kp =24", "not a fact"),
    ("kp boards=24 boards=24 imps=3", "twice"),
    ("kp boards=24 imps=", "no value"),
    ("kp boards=24 imps=3 --edition dk1996", "dk1997"),
    ("ties field=/no/such/file.yaml", "no file"),
]


@pytest.mark.parametrize(("words", "problem"), BAD)
def test_errors_are_raised(words: str, problem: str) -> None:
    with pytest.raises(ScoringError, match=problem):
        ask(*words.split())


def test_field_from_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "board.yaml"
    file.write_text("tables: [420, 420, 450, {ns: none, ew: direct}]", encoding="utf-8")
    assert ask("matchpoints", f"field={file}", "--json") == 0
    assert json.loads(capsys.readouterr().out)["value"] == [2, 2, 5, 4]
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ScoringError, match="cannot be read"):
        ask("matchpoints", f"field={file}")


def test_the_api_opens_no_file(tmp_path: Path) -> None:
    file = tmp_path / "board.yaml"
    file.write_text("[420, 450]", encoding="utf-8")
    with pytest.raises(ScoringError, match="list of tables"):
        compute("matchpoints", {"field": str(file)})


def test_a_list_has_an_end() -> None:
    with pytest.raises(ScoringError, match="1000 at most"):
        compute("matchpoints", {"scores": "420 " * 1001, "own": 420})


def test_figures_are_compared_with_the_corpus(capsys: pytest.CaptureFixture[str]) -> None:
    assert ask("figures", "--json", corpus=Corpus(own_tables())) == 0
    assert json.loads(capsys.readouterr().out)["value"] == 0
    assert ask("figures", corpus=Corpus(own_tables()[1:])) == 0
    assert "dk1997:2: the corpus has no table" in capsys.readouterr().out


def test_help_names_every_kind_and_key(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        ask("--help")
    shown = capsys.readouterr().out
    for name, kind in KINDS.items():
        assert name in shown
        for key in kind.keys:
            assert f"{key.name}={key.example}" in shown


def names_in(value: object) -> set[str]:
    if isinstance(value, Mapping):
        return set(value) | {name for item in value.values() for name in names_in(item)}
    if isinstance(value, list | tuple):
        return {name for item in value for name in names_in(item)}
    return set()


def examples() -> list[Scored]:
    asked = [
        "score contract=3NTx vul=yes tricks=11 declarer=south", "score contract=6S vul=no tricks=13",
        "score contract=2C vul=no tricks=7", "score passed_out=yes", "imp open=950 closed=630", "kp boards=24 imps=3",
        "kp boards=24 imps=3 deduction_ns=½", "matchpoints others=420 own=420", "board-a-match open=1 closed=0",
        "cross-imps others=420 own=420", "total-points scores=420", "late minutes=12 boards_in_round=20",
        "late minutes=31", "late minutes=12 force_majeure=yes", "overrun minutes=12 responsible=ns",
        "overrun number=1 minutes=1", "overrun number=2 minutes=1 pairs=12", "deduction boards=24 capped_by=215B3",
        "artificial ns=none ew=direct pairs=12 ns_session_percent=64", "artificial reason=sit-out session_percent=61",
        "artificial form=cross-imps tables=12 fault=none", "walkover boards=24", "walkover absent=both",
        "knockout imps_ns=8 imps_ew=8", "knockout imps_ns=8 imps_ew=8 total_points_difference=0",
        "cup imp_ns=8 imp_ew=-3", "board board=7", "session matchpoints=14 top=22", "multi-team imps=10 boards=16",
        "fouled groups=450|50", "ties tie_kp_head_to_head=second-team",
        "fouled small_group_size=2 comparable=14 group_best_percent=100",
        "ties teams_tied=3 tie_equal_number_of_matches=no",
        "ties tie_kp_head_to_head=not-met imps_won_first=8 imps_lost_first=6 imps_won_second=8 imps_lost_second=6",
    ]  # fmt: skip
    found = []
    for words in asked:
        kind, *facts = words.split()
        given: dict[str, object] = dict(fact.split("=", 1) for fact in facts)
        try:
            found.append(compute(kind, given))
        except ScoringError:
            assert kind == "board-a-match"
    more: list[tuple[str, dict[str, object]]] = [
        ("board-a-match", {"open": 420, "closed": 400}),
        ("butler", {"scores": "420 430 450 -50", "own": 440, "artificial_tables": 1}),
        ("butler", {"scores": "100 110 120 130", "own": 130}),
        ("weighted", {"scores": "980 480", "weights": "35 65", "against": 500}),
        ("matchpoints", {"field": "[420, 450]"}),
        ("matchpoints", {"scores": "420 450"}),
        ("ranking", {"field": "{totals: {A: 1}}"}),
        ("ties", {"field": "{teams: [{name: A, kp: 1}, {name: B, kp: 1}]}"}),
        ("ties", {"teams_tied": 3, "tie_kp_internal": "30 30 20"}),
        (
            "ties",
            {
                "tie_mp_head_to_head": "equal",
                "rounds_above_average_first": 1,
                "rounds_above_average_second": 1,
                "worst_counts_first": "1",
                "worst_counts_second": "1",
            },
        ),
    ]
    return found + [compute(kind, facts) for kind, facts in more]


def test_every_name_has_a_label_in_three_languages() -> None:
    phrases = tomllib.loads(files("kb.scoring").joinpath("words.toml").read_text(encoding="utf-8"))
    assert all(len(words) == 3 and all(words) for group in phrases.values() for words in group.values())
    keys = {key.name for kind in KINDS.values() for key in kind.keys}
    assert keys - set(phrases["label"]) == set()
    assert set(KINDS) - set(phrases["kind"]) == set()
    free = {"202C2a", "202C2b", "202C2c", "202C2d"}
    for answer in examples():
        assert names_in(answer.detail) - set(phrases["label"]) - free == set()
        assert answer.unit in {*phrases["unit"], ""}
        for lang in ("da", "sv", "en"):
            assert len(describe(answer, lang)) >= 2


def test_examples_of_the_docstrings_run() -> None:
    assert doctest.testmod(kb.scoring).failed == 0


def test_no_binary_float_in_the_package() -> None:
    folder = Path(str(files("kb.scoring")))
    for file in folder.glob("*.py"):
        assert "float(" not in file.read_text(encoding="utf-8"), file.name
