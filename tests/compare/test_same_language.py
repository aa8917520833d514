"""A second Danish law book: a copy of dk1997 under another name. Everything corresponds to itself, definitions too."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from kb.build import build
from kb.model import Fate, Kind

CORPUS = Path(__file__).resolve().parents[2] / "corpus"


def test_a_copy_of_a_book_corresponds_to_it_part_by_part(tmp_path: Path) -> None:
    if not (CORPUS / "dk1997" / "source.txt").exists():
        pytest.skip("the text of dk1997 is not here")
    corpus = tmp_path / "corpus"
    shutil.copytree(CORPUS, corpus, ignore=shutil.ignore_patterns("se2007", "dbf2008", "bogense2017", "cases"))
    shutil.copytree(CORPUS / "dk1997", corpus / "dkcopy")
    profile = corpus / "dkcopy" / "edition.toml"
    profile.write_text(profile.read_text(encoding="utf-8").replace('work = "laws1997"', 'work = "laws2007"', 1))
    (corpus / "concordance.toml").unlink()
    base = build(corpus)
    pairs = base.concordance("dk1997", "dkcopy").pairs
    definitions = [node for node in base.nodes.values() if node.edition == "dk1997" and node.kind is Kind.DEFINITION]
    held = {one.old[0]: one for one in pairs if len(one.old) == 1}
    assert len(definitions) == 70
    for node in definitions:
        assert held[node.id].new == (node.id.replace("dk1997", "dkcopy"),)
        assert held[node.id].fate is Fate.SAME
    assert all(one.fate is Fate.SAME for one in pairs)
    assert not any(one.change for one in pairs)
