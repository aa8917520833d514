"""The commands as a user types them: output, JSON, exit status, errors on stderr."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from kb.cli import main
from kb.graph import KnowledgeBase


def test_show_prints_the_provision(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "27B1a", "--edition", "dk1997"]) == 0
    printed = capsys.readouterr().out
    for words in (
        "dk1997:27B1a",
        "27 Utilstrækkeligt bud",
        "page 52",
        "ingen straf",
        "dk1997:16C2",
        "(negated)",
        "benævnelse",
    ):
        assert words in printed


def test_show_prints_notes_cases_tables_and_supplements(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "70", "--edition", "dk1997"]) == 0
    printed = capsys.readouterr().out
    assert "dk1997:fn.102.1" in printed
    assert "Cited by" in printed
    assert "dk1997:68D: " in printed
    assert main(["show", "12C2", "--edition", "dk1997"]) == 0
    assert "dk-ak-2003-au-5" in capsys.readouterr().out
    assert main(["show", "77A", "--edition", "dk1997"]) == 0
    assert "figures put back" in capsys.readouterr().out
    assert main(["show", "12", "--edition", "se2007"]) == 0
    assert "dbf2008:X12" in capsys.readouterr().out
    assert main(["show", "65B3 2007"]) == 0
    assert "not held" in capsys.readouterr().out


def test_show_as_json(capsys: pytest.CaptureFixture[str], base: KnowledgeBase) -> None:
    assert main(["show", "12C1", "--json"]) == 0
    records = json.loads(capsys.readouterr().out)
    assert [record["id"] for record in records] == ["dk1997:12C1", "se2007:12C1"]
    first = records[0]
    for reference in first["references"]:
        start, end = reference["at"]
        assert first["text"][start:end] in reference["surface"]
        assert reference["target"] in base.nodes
    assert {"source", "words", "relation"} == set(first["cited_by"][0])


@pytest.mark.parametrize(
    ("arguments", "status", "words"),
    [
        (["show", "27B99"], 1, "dk1997:27B"),
        (["show", "hvad", "som", "helst"], 2, "is not a citation"),
        (["show", "12", "--edition", "dk1996"], 1, "dk1997"),
        (["show", "12", "--corpus", "/nowhere/at/all"], 2, "no such folder"),
        (["export", "--format", "jsonl", "-o", "/proc/nowhere"], 2, "cannot be written"),
    ],
)
def test_errors(capsys: pytest.CaptureFixture[str], arguments: list[str], status: int, words: str) -> None:
    assert main(arguments) == status
    captured = capsys.readouterr()
    assert captured.out == ""
    assert words in captured.err
    assert captured.err.startswith("bridgelex: ")


def test_check_corpus(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "corpus"]) == 0
    printed = capsys.readouterr().out
    assert "0 characters unassigned, 0 errors" in printed
    for words in (
        "dk1997:27C p. 53",
        "dk1997:table.78B p. 118",
        "se2007:15B p. 36",
        "unresolved-reference   se2007:9A2",
        "dbf-vedtægter",
    ):
        assert words in printed


def test_check_as_json_for_one_edition(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--json", "--edition", "dbf2008"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert {finding["edition"] for finding in report["findings"]} == {"dbf2008"}
    assert report["errors"] == []


def test_build(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["build", "--json"]) == 0
    counts = json.loads(capsys.readouterr().out)["editions"]
    assert counts["dk1997"]["law"] == 93


def test_export_jsonl(tmp_path: Path, capsys: pytest.CaptureFixture[str], base: KnowledgeBase) -> None:
    assert main(["export", "--format", "jsonl", "-o", str(tmp_path)]) == 0
    capsys.readouterr()
    nodes = [json.loads(line) for line in (tmp_path / "nodes.jsonl").read_text(encoding="utf-8").splitlines()]
    edges = [json.loads(line) for line in (tmp_path / "edges.jsonl").read_text(encoding="utf-8").splitlines()]
    assert len(nodes) == len(base.nodes)
    assert len(edges) == len(base.edges)
    fields = {
        "id",
        "edition",
        "work",
        "kind",
        "number",
        "heading",
        "text",
        "parent",
        "order",
        "pages",
        "source",
        "flags",
    }
    assert fields <= set(nodes[0])
    assert {"source", "target", "type", "relation", "kind", "surface"} <= set(edges[0])
    ids = {node["id"] for node in nodes}
    assert all(edge["source"] in ids and edge["target"] in ids for edge in edges)


def test_export_graphml(tmp_path: Path, capsys: pytest.CaptureFixture[str], base: KnowledgeBase) -> None:
    assert main(["export", "--format", "graphml", "-o", str(tmp_path)]) == 0
    capsys.readouterr()
    root = ElementTree.fromstring((tmp_path / "graph.graphml").read_text(encoding="utf-8"))
    space = "{http://graphml.graphdrawing.org/xmlns}"
    assert len(root.findall(f".//{space}node")) == len(base.nodes)
    assert len(root.findall(f".//{space}edge")) == len(base.edges)


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["--help"])
    assert caught.value.code == 0
    printed = capsys.readouterr().out
    for command in ("build", "check", "show", "rule", "score", "export", "serve"):
        assert command in printed
