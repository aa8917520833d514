"""Saved rulings: kept by `bridgelex rule --save`, and looked at again by `bridgelex compare --rulings`.

What is expected of the two editions was read off their texts.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import kb
from kb.cli import main
from kb.errors import BadInputError
from kb.export.effects import REFUSED, Review, reviews
from kb.graph import KnowledgeBase
from kb.rules import record
from kb.rules.books import book
from kb.rules.records import Saved, edition_hash, read_folder, save

OBJECTS = {
    "irregularity": "wrong-number-of-cards", "stage": "auction", "surplus_hands": 1, "deficient_hands": 1,
    "incorrect_hand_called": True, "correctable_without_call_change": True, "all_four_agree": False,
}  # fmt: skip
"""13A: in 1997 all four must agree that the board is played, and one does not; in 2007 nobody is asked."""
SEEN = {
    "irregularity": "redeal", "stage": "before-auction", "dealing_method": "at-table", "card_of_other_hand_seen": True,
    "auction_begun": "no-side",
}  # fmt: skip
"""6D1: dealt again in both, in other words."""
ACCEPTED = {"irregularity": "insufficient-bid", "turn_of": "offender", "accepted_by_lho": True}
"""27A: only its heading is held of 2007."""


@pytest.fixture(scope="module")
def handle() -> KnowledgeBase:
    return kb.load()


def _kept(handle: KnowledgeBase, facts: Mapping[str, Any], edition: str = "dk1997") -> Saved:
    text = edition_hash(handle.nodes.values(), edition)
    return Saved("case", record(book(edition), facts, text))


def _again(handle: KnowledgeBase, facts: Mapping[str, Any], edition: str = "dk1997") -> Review:
    (found,) = reviews(handle, handle.concordances[0], [_kept(handle, facts, edition)])
    return found


def test_a_ruling_that_comes_out_otherwise(handle: KnowledgeBase) -> None:
    found = _again(handle, OBJECTS)
    assert found.saved.provisions[:2] == ("dk1997:13A", "dk1997:12C1")
    rests = {ground.provision: [str(ground.pair.fate), ground.pair.new] for ground in found.grounds}
    assert rests["dk1997:13A"] == ["split", ("se2007:13A", "se2007:13B")]
    assert rests["dk1997:12C1"][0] == "moved-changed"
    assert found.otherwise
    assert found.governing[1][0] == "13A"
    assert found.since == ()


def test_the_same_ruling_in_other_words_is_not_another(handle: KnowledgeBase) -> None:
    found = _again(handle, SEEN)
    assert [ground.provision for ground in found.grounds] == ["dk1997:6D1"]
    assert found.differences
    assert not found.otherwise


def test_what_the_other_edition_does_not_hold_is_no_other_ruling(handle: KnowledgeBase) -> None:
    found = _again(handle, ACCEPTED)
    assert (found.grounds, found.status, found.otherwise) == ((), "not-covered", False)


def test_a_ruling_of_the_newer_edition_is_looked_up_in_the_older(handle: KnowledgeBase) -> None:
    found = _again(handle, OBJECTS, "se2007")
    assert (found.other, found.otherwise) == ("dk1997", True)
    assert "se2007:13A" in [ground.provision for ground in found.grounds]


def test_rulings_of_other_editions_are_left_out(handle: KnowledgeBase) -> None:
    assert reviews(handle, handle.concordances[0], [_kept(handle, ACCEPTED, "bogense2017")]) == ()


def test_a_part_that_was_not_compared_rests_on_what_stands_above_it(handle: KnowledgeBase) -> None:
    """Of most laws from 16 on only headings are held of 2007: their parts have no pair of their own."""
    table = handle.concordances[0]
    law = next(
        pair.old[0] for pair in table.pairs
        if pair.changed and pair.old and pair.basis == "heading" and handle.children(pair.old[0])
        and not any(table.of(part.id) for part in handle.children(pair.old[0]))
    )  # fmt: skip
    part = handle.children(law)[0]
    kept = _kept(handle, ACCEPTED)
    kept.record.result["governing"] = [part.number]
    (found,) = reviews(handle, table, [kept])
    assert (part.id, law) in [(ground.provision, ground.compared) for ground in found.grounds]


def test_what_changed_since_it_was_saved_is_told(handle: KnowledgeBase) -> None:
    kept = record(book("dk1997"), SEEN, "another text")
    (found,) = reviews(handle, handle.concordances[0], [Saved("old", kept)])
    assert found.since == ("the text of the edition has changed",)


def test_facts_that_cannot_be_are_told_not_raised(handle: KnowledgeBase) -> None:
    kept = _kept(handle, SEEN)
    kept.record.facts["no_such_fact"] = True
    (found,) = reviews(handle, handle.concordances[0], [kept])
    assert found.status == REFUSED
    assert "no_such_fact" in found.why


# --- files and commands ---------------------------------------------------------------------------------------


def _rule(folder: Path, name: str, facts: Mapping[str, Any], *more: str) -> int:
    file = folder / f"{name}.yaml"
    file.write_text(json.dumps(facts), encoding="utf-8")
    return main(["rule", str(file), "--edition", "dk1997", "--save", str(folder / "kept"), *more])


def test_rule_saves_and_compare_names(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, facts in (("objects", OBJECTS), ("seen", SEEN), ("accepted", ACCEPTED)):
        assert _rule(tmp_path, name, facts) == 0
    assert "kept " in capsys.readouterr().err
    assert main(["compare", "--rulings", str(tmp_path / "kept")]) == 0
    told = capsys.readouterr().out
    assert told.startswith("saved rulings: 3, resting on what changed: 2, coming out otherwise: 1")
    assert "objects.dk1997: 13A, 12C1, 86A, 88 -> 13A" in told
    assert "accepted" not in told
    assert main(["compare", "13A", "--effects", "--rulings", str(tmp_path / "kept")]) == 0
    assert "rulings: objects.dk1997 (otherwise)" in capsys.readouterr().out
    assert main(["compare", "6D1", "--effects", "--rulings", str(tmp_path / "kept"), "--json"]) == 0
    (pair,) = json.loads(capsys.readouterr().out)["pairs"]
    assert pair["effects"]["rulings"] == ["seen.dk1997"]
    assert main(["compare", "6D1", "--rulings", str(tmp_path / "kept"), "--json"]) == 0
    (one,) = json.loads(capsys.readouterr().out)["rulings"]
    assert (one["name"], one["otherwise"], one["rests_on"][0]["relation"]) == ("seen.dk1997", False, "changed")


def test_json_stays_json_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert _rule(tmp_path, "seen", SEEN, "--json") == 0
    assert json.loads(capsys.readouterr().out)["governing"] == ["6D1"]


def test_no_saved_ruling_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert _rule(tmp_path, "seen", SEEN) == 0
    assert _rule(tmp_path, "seen", SEEN) == 2
    assert "is there already" in capsys.readouterr().err


def test_what_no_edition_rules_is_not_saved(tmp_path: Path) -> None:
    file = tmp_path / "late.yaml"
    file.write_text(json.dumps({"irregularity": "late-team"}), encoding="utf-8")
    main(["rule", str(file), "--edition", "se2007", "--save", str(tmp_path / "kept")])
    assert not (tmp_path / "kept").exists()


def test_a_saved_ruling_reads_as_it_was_written(tmp_path: Path, handle: KnowledgeBase) -> None:
    kept = _kept(handle, OBJECTS).record
    save(tmp_path, "objects", kept)
    assert read_folder(tmp_path) == (Saved("objects.dk1997", kept),)


WRONG = [
    ("", "is no JSON"),
    ("[1]", "is no saved ruling"),
    ("{}", "it has no edition, facts"),
    ('{"edition": 3, "facts": {}, "settings": {}, "edition_hash": "", "rules_hash": "", "result": {}}', "no edition"),
    (
        '{"edition": "x", "facts": {}, "settings": {}, "edition_hash": "", "rules_hash": "", "result": {"governing": 1}}',
        "no governing",
    ),
    ("[" * 100_000, "is no JSON"),
]


@pytest.mark.parametrize(("text", "words"), WRONG, ids=range(len(WRONG)))
def test_what_is_no_saved_ruling_is_refused_by_name(text: str, words: str, tmp_path: Path) -> None:
    (tmp_path / "odd.json").write_text(text, encoding="utf-8")
    with pytest.raises(BadInputError, match=words) as caught:
        read_folder(tmp_path)
    assert "odd.json" in str(caught.value)


def test_an_empty_folder_and_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for folder in (tmp_path, tmp_path / "none"):
        assert main(["compare", "--rulings", str(folder)]) == 2
        assert "holds no saved rulings" in capsys.readouterr().err
