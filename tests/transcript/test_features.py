"""One file a feature: a small transcript in our own words and what must be read from it, written by hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from kb.build import corpus_folder
from kb.model import EdgeType, Flag, Kind, Node
from kb.transcript.profile import load_profile
from kb.transcript.reading import EditionReading, read_text

FEATURES = sorted((Path(__file__).parent / "features").glob("*.yaml"))
PROVISIONS = {Kind.LAW, Kind.SECTION, Kind.SUBSECTION, Kind.ITEM, Kind.POINT}


def letters(text: str | None) -> str:
    """Letters and digits, which is what the hand-made samples compare."""
    return "".join(char for char in (text or "").casefold() if char.isalnum())


def read(feature: dict[str, Any]) -> EditionReading:
    profile = load_profile(corpus_folder() / feature["profile"] / "edition.toml")
    return read_text("test", feature["source"], profile)


def local(node_id: str | None) -> str | None:
    return None if node_id is None else node_id.split(":", 1)[1]


@pytest.fixture(params=FEATURES, ids=[path.stem for path in FEATURES])
def feature(request: pytest.FixtureRequest) -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load(request.param.read_text(encoding="utf-8"))
    return loaded


def test_provisions(feature: dict[str, Any]) -> None:
    reading = read(feature)
    found = {
        node.number: node for node in reading.nodes if node.kind in PROVISIONS and Flag.HEADING_ONLY not in node.flags
    }
    expected = {str(entry["number"]): entry for entry in feature.get("provisions", [])}
    assert sorted(found) == sorted(expected)
    for number, entry in expected.items():
        node = found[number]
        assert local(node.parent) == (None if entry["parent"] is None else str(entry["parent"])), number
        if entry.get("loose"):
            # A one-word heading before the same word can be read either way; only the words must be there.
            words = letters(f"{node.heading or ''}{node.text}")
            assert letters(entry["starts"]) in words, number
        else:
            assert letters(node.heading) == letters(entry["heading"]), number
            assert letters(node.text).startswith(letters(entry.get("starts"))), number
            assert letters(node.text).endswith(letters(entry.get("ends"))), number
            assert bool(node.text) == ("starts" in entry), number
        assert node.pages == (entry["page"], entry.get("last_page", entry["page"])), number
        assert set(entry.get("flags", [])) <= {str(flag) for flag in node.flags}, number


def test_notes(feature: dict[str, Any]) -> None:
    reading = read(feature)
    found = {local(node.id): node for node in reading.nodes if node.kind is Kind.FOOTNOTE}
    expected = {entry["id"]: entry for entry in feature.get("notes", [])}
    assert sorted(str(key) for key in found) == sorted(expected)
    for note_id, entry in expected.items():
        note = found[note_id]
        anchors = sorted(
            str(local(edge.source))
            for edge in reading.edges
            if edge.type is EdgeType.FOOTNOTE and edge.target == note.id
        )
        assert anchors == sorted(entry["anchors"]), note_id
        assert note.number == entry["mark"]
        assert letters(note.text).startswith(letters(entry["starts"]))
        assert letters(note.text).endswith(letters(entry["ends"]))


def test_definitions(feature: dict[str, Any]) -> None:
    reading = read(feature)
    found = {node.heading: node for node in reading.nodes if node.kind is Kind.DEFINITION}
    expected = {entry["term"]: entry for entry in feature.get("definitions", [])}
    assert sorted(str(key) for key in found) == sorted(expected)
    for term, entry in expected.items():
        node = found[term]
        assert letters(node.text).startswith(letters(entry["starts"])), term
        assert len(node.senses) == entry["senses"], term
        assert sorted(references(reading, node)) == sorted(entry["refs"]), term


def references(reading: EditionReading, node: Node) -> list[str]:
    return [str(local(edge.target)) for edge in reading.edges if edge.type is EdgeType.CITES and edge.source == node.id]


def test_references(feature: dict[str, Any]) -> None:
    reading = read(feature)
    provisions = {node.id for node in reading.nodes if node.kind in PROVISIONS}
    found = sorted(
        (str(local(edge.source)), str(local(edge.target)), str(edge.relation), str(edge.kind), edge.note == "negated")
        for edge in reading.edges
        if edge.type is EdgeType.CITES and edge.source in provisions
    )
    expected = sorted(
        (str(entry["from"]), str(entry["to"]), entry["relation"], entry["kind"], entry.get("negated", False))
        for entry in feature.get("references", [])
    )
    assert found == expected


def test_headings_known_from_the_contents_list_alone(feature: dict[str, Any]) -> None:
    reading = read(feature)
    found = {node.number: node.heading for node in reading.nodes if Flag.HEADING_ONLY in node.flags}
    expected = {str(entry["number"]): entry["heading"] for entry in feature.get("heading_only", [])}
    assert found == expected


def test_groups(feature: dict[str, Any]) -> None:
    reading = read(feature)
    found = [node.heading for node in reading.nodes if node.kind is Kind.GROUP and node.heading]
    assert set(feature.get("groups", [])) <= set(found)


def test_nothing_is_left_unassigned(feature: dict[str, Any]) -> None:
    assert read(feature).unassigned == ()
