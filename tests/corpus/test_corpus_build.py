"""The build and its snapshot: whole or not at all, whatever happens around it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from pathlib import Path

import pytest

import kb
from kb.build import build, corpus_folder, load_or_build, snapshot_key, snapshot_path
from kb.catalogue import load_catalogue
from kb.errors import CorpusError, NotFoundError, ProfileError, RepairError
from kb.graph import KnowledgeBase
from kb.records import dump, load


@pytest.fixture
def corpus(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small corpus of our own with its own cache."""
    monkeypatch.setenv("BRIDGELEX_CACHE", str(tmp_path / "cache"))
    edition = tmp_path / "corpus" / "kaffe"
    edition.mkdir(parents=True)
    shutil.copy(corpus_folder() / "dk1997" / "edition.toml", edition / "edition.toml")
    (edition / "source.txt").write_text(
        "1 KAPITEL I Kaffe 1. Kander Der er to. 2. Kopper Der er fire (se 1).", encoding="utf-8"
    )
    return tmp_path / "corpus"


def test_records_are_the_handle_again(base: KnowledgeBase) -> None:
    assert load(dump(base)) == base


def test_second_load_comes_from_the_snapshot(corpus: Path) -> None:
    first = load_or_build(corpus)
    path = snapshot_path(corpus, snapshot_key(corpus))
    assert path.exists()
    assert load_or_build(corpus) == first
    assert len(list(path.parent.glob("*"))) == 1


def test_a_changed_text_is_built_anew_and_the_old_snapshot_goes(corpus: Path) -> None:
    load_or_build(corpus)
    source = corpus / "kaffe" / "source.txt"
    source.write_text(source.read_text(encoding="utf-8") + " 3. Fade Der er et.", encoding="utf-8")
    assert "kaffe:3" in load_or_build(corpus).nodes
    assert len(list(snapshot_path(corpus, snapshot_key(corpus)).parent.glob("*.json"))) == 1


@pytest.mark.parametrize("damage", ["", "{", '{"format": 1}', '{"format": 99, "key": "x"}', "[]"])
def test_a_damaged_snapshot_is_replaced(corpus: Path, damage: str) -> None:
    first = load_or_build(corpus)
    path = snapshot_path(corpus, first.key)
    path.write_text(damage, encoding="utf-8")
    assert load_or_build(corpus) == first
    assert json.loads(path.read_text(encoding="utf-8"))["key"] == first.key


def test_an_error_leaves_the_snapshot_of_before(corpus: Path) -> None:
    first = load_or_build(corpus)
    path = snapshot_path(corpus, first.key)
    before = path.read_bytes()
    (corpus / "kaffe" / "repairs.toml").write_text(
        '[[repair]]\nkind = "words"\npattern = "intet"\ninsert = "x"\nreason = "y"\n', encoding="utf-8"
    )
    with pytest.raises(RepairError):
        load_or_build(corpus)
    assert path.read_bytes() == before


def test_an_unwritable_cache_is_said_and_the_handle_comes(
    corpus: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder", encoding="utf-8")
    monkeypatch.setenv("BRIDGELEX_CACHE", str(blocked / "cache"))
    assert "kaffe:1" in load_or_build(corpus).nodes
    assert "BRIDGELEX_CACHE" in capsys.readouterr().err


def test_two_builds_at_once_leave_one_whole_snapshot(corpus: Path) -> None:
    with ThreadPoolExecutor(4) as pool:
        handles = list(pool.map(lambda _: load_or_build(corpus, fresh=True), range(4)))
    assert all(handle == handles[0] for handle in handles)
    folder = snapshot_path(corpus, handles[0].key).parent
    assert [path.name for path in folder.iterdir()] == [f"{handles[0].key[:32]}.json"]


def test_a_killed_build_leaves_nothing_half(corpus: Path) -> None:
    script = (
        "import os, kb.build as b, kb.records as r\n"
        "real = b.dump\n"
        "def die(kb):\n    text = real(kb)\n    os.kill(os.getpid(), 9)\n    return text\n"
        "b.dump = die\n"
        f"b.load_or_build(__import__('pathlib').Path({str(corpus)!r}))\n"
    )
    died = subprocess.run([sys.executable, "-c", script], check=False, env=dict(os.environ))
    assert died.returncode == -9
    assert not list(snapshot_path(corpus, snapshot_key(corpus)).parent.glob("*.json"))
    assert "kaffe:2" in load_or_build(corpus).nodes


def test_an_edition_without_its_text(corpus: Path) -> None:
    absent = corpus / "tekst"
    absent.mkdir()
    shutil.copy(corpus_folder() / "se2007" / "edition.toml", absent / "edition.toml")
    handle = build(corpus)
    assert handle.editions["tekst"].held is False
    assert any(str(finding.kind) == "text-absent" for finding in handle.findings)


def test_one_edition_folder_stands_alone(corpus: Path) -> None:
    assert set(build(corpus / "kaffe").editions) == {"kaffe"}


@pytest.mark.parametrize("place", ["nowhere", "empty"])
def test_no_corpus(tmp_path: Path, place: str) -> None:
    (tmp_path / "empty").mkdir()
    with pytest.raises(CorpusError) as caught:
        kb.load(tmp_path / place)
    assert place in str(caught.value)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('[[work]]\nid = "a"\nauthority = "lawful"\ntitles = {}\n', "unknown authority"),
        ("[[works]]\n", "unknown table"),
        ('[[period]]\nwork = "a"\nfederation = "dk"\nsince = 2008-01-01\nbasis = "x"\n', "unknown work"),
        ('[[work]]\nid = "a"\nauthority = "law"\ntitels = {}\n', "Did you mean 'titles'"),
    ],
)
def test_wrong_catalogue(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "editions.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ProfileError) as caught:
        load_catalogue(path)
    assert words in str(caught.value)


IN_FORCE = [
    ("dk", date(2003, 1, 31), [("laws1997", "dk1997", True)]),
    ("dk", date(2007, 12, 31), [("laws1997", "dk1997", True)]),
    ("dk", date(2008, 1, 1), [("laws2007", "se2007", False)]),
    ("dk", date(2008, 7, 1), [("laws2007", "se2007", False), ("dbf2008", "dbf2008", True)]),
    ("se", date(2008, 7, 1), [("laws2007", "se2007", True)]),
    ("se", date(2008, 6, 30), []),
    ("dk", date(2018, 1, 1), [("laws2017", "se2007", False), ("bogense2017", "bogense2017", True)]),
    ("no", date(2010, 1, 1), []),
]


@pytest.mark.parametrize(("federation", "day", "expected"), IN_FORCE)
def test_in_force(base: KnowledgeBase, federation: str, day: date, expected: list[tuple[str, str, bool]]) -> None:
    found = base.in_force(federation, day)
    assert [(item.work.id, item.edition, item.exact) for item in found] == expected
    assert all(item.exact or item.remark for item in found)


def test_cases_are_linked_by_number_and_edition(base: KnowledgeBase) -> None:
    applied = {edge.target for edge in base.edges_from("case:dk-ak-2003-au-5")}
    assert {"dk1997:16A2", "dk1997:12C2"} <= applied
    assert {edge.note for edge in base.edges_from("case:dk-ak-2003-au-5") if edge.target == "dk1997:12C3"} == {
        "inferred"
    }
    later = {edge.target for edge in base.edges_from("case:us-2015-two-penalty-cards")}
    assert later == {"laws2007:51A", "laws2007:50E3"}
    unknown = [
        case.id for case in base.cases.values() if case.laws_edition is None and (case.laws_cited or case.laws_inferred)
    ]
    reported = {finding.node for finding in base.findings if str(finding.kind) == "case"}
    assert {f"case:{case_id}" for case_id in unknown} <= reported


@pytest.mark.parametrize(
    ("text", "edition", "nearest"),
    [
        ("27B9", None, "dk1997:27B"),
        ("12Z", "dk1997", "dk1997:12"),
        ("249", "dbf2008", "dbf2008:24"),
        ("dk1997:def.kulorsvigt", None, "dk1997:def.kulørsvigt"),
    ],
)
def test_a_wrong_citation_offers_the_nearest(base: KnowledgeBase, text: str, edition: str | None, nearest: str) -> None:
    with pytest.raises(NotFoundError) as caught:
        base.resolve(text, edition)
    assert any(found.startswith(nearest) for found in caught.value.nearest)
