"""Texts of which only a part is held: what they do not rule on is said, with the law that would be needed."""

from __future__ import annotations

from functools import cache

import pytest

from kb.model import Flag
from kb.rules import book, books, rule_on
from kb.rules.facts import vocabulary
from kb.transcript.reading import read_edition
from tests.rules.casefiles import REPOSITORY


@cache
def flags(edition: str) -> dict[str, frozenset[Flag]]:
    folder = REPOSITORY / "corpus" / edition
    if not (folder / "source.txt").is_file():
        pytest.skip(f"{folder} is not there")
    return {node.number: frozenset(node.flags) for node in read_edition(folder).nodes if node.number}


def needed(edition: str) -> set[str]:
    """Every provision that a silence names."""
    rules = book(edition)
    laws = {law for laws in (rules.not_held.laws.values() if rules.not_held else ()) for law in laws}
    return laws | {law for set_ in rules.sets for gap in set_.gaps for law in gap.needs}


def test_what_is_missing_is_held_as_a_heading_alone() -> None:
    held = flags("se2007")
    wrong = [law for law in needed("se2007") if Flag.HEADING_ONLY not in held.get(law, frozenset())]
    assert sorted(wrong) == []


def test_a_law_with_rules_is_not_called_missing() -> None:
    for rules in books():
        if rules.not_held is not None:
            ruled = {r.provision for r in rules.rules.values()}
            assert not ruled & needed(rules.edition), rules.edition


@pytest.mark.parametrize("name", vocabulary().irregularities)
@pytest.mark.parametrize("edition", ["se2007", "bogense2017"])
def test_every_irregularity_gets_an_answer(edition: str, name: str) -> None:
    """Ruled, asked about, or not covered with the reason; never silence."""
    ruling = rule_on(book(edition), {"irregularity": name})
    if name not in book(edition).irregularities:
        assert ruling.status == "not-covered"
        assert ruling.governing == ()
        (silence,) = ruling.ruling
        assert silence.text.sv
        rules = book(edition)
        assert rules.not_held is not None
        assert silence.citations == rules.not_held.laws.get(name, ())
        assert all(law in silence.text.da and law in silence.text.en for law in silence.citations)


def test_the_law_needed_is_named() -> None:
    silence = rule_on(book("se2007"), {"irregularity": "revoke"}).ruling[0]
    assert silence.citations == ("61", "62", "63", "64")
    assert "lag 61, 62, 63, 64" in silence.text.sv


def test_where_the_text_breaks_off_the_rest_is_named() -> None:
    found = rule_on(book("se2007"), {"irregularity": "wrong-board-played", "stage": "auction"})
    assert found.status == "not-covered"
    assert found.ruling[0].citations == ("15C",)
    again = {"irregularity": "wrong-board-played", "stage": "after-play", "board_played_before_by": "ns"}
    assert "text-breaks-off" in {c.code for c in rule_on(book("se2007"), again).ruling}
