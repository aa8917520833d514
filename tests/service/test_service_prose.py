"""Pieces: links from offsets, nothing lost, nothing searched for again."""

from __future__ import annotations

import pytest

from kb.model import Edge, EdgeType, Kind, Node
from service.laws import prose
from tests.service.shelf import Shelf, shelf


def _with(text: str, *edges: Edge) -> tuple[Shelf, Node]:
    base = shelf()
    node = Node("dk1:7", "dk1", "laws1", Kind.LAW, "7", None, text, None, 0, None, ())
    return Shelf({**base.nodes, "dk1:7": node}, edges, base.works, base.editions), node


def _ref(target: str, start: int, end: int) -> Edge:
    return Edge("dk1:7", target, EdgeType.CITES, at=(start, end))


def _term(start: int, end: int) -> Edge:
    return Edge("dk1:7", "dk1:def.kulør", EdgeType.USES, at=(start, end))


def _mark(place: int) -> Edge:
    return Edge("dk1:7", "dk1:fn.5.1", EdgeType.FOOTNOTE, at=(place, place))


TABLE = [
    # text, edges, (kind, text) of the pieces
    ("Se 1.", [_ref("dk1:1", 3, 4)], [("text", "Se "), ("ref", "1"), ("text", ".")]),
    ("1 og 2", [_ref("dk1:1", 0, 6), _ref("dk1:2", 5, 6)], [("ref", "1 og 2")]),
    ("x1", [_ref("dk1:1", 1, 2), _term(0, 2)], [("text", "x"), ("ref", "1")]),
    ("aa", [_term(0, 1), _term(1, 2)], [("term", "a"), ("text", "a")]),
    ("ab", [_mark(1)], [("text", "a"), ("mark", "*"), ("text", "b")]),
    ("ab", [_mark(2)], [("text", "ab"), ("mark", "*")]),
    ("1b", [_mark(1), _ref("dk1:1", 0, 1)], [("ref", "1"), ("mark", "*"), ("text", "b")]),
    ("a♠b", [], [("text", "a"), ("suit", "♠"), ("text", "b")]),
    ("a\n\nb", [], [("text", "a"), ("break", "\n\n"), ("text", "b")]),
    ("ab", [_ref("dk1:gone", 0, 1)], [("text", "a"), ("text", "b")]),
    ("ab", [_ref("dk1:1", 5, 9)], [("text", "ab")]),
    ("", [], []),
]  # fmt: skip


@pytest.mark.parametrize(("text", "edges", "expected"), TABLE)
def test_pieces(text: str, edges: list[Edge], expected: list[tuple[str, str]]) -> None:
    library, node = _with(text, *edges)
    assert [(piece.kind, piece.text) for piece in prose.pieces(library, node)] == expected


def test_range_keeps_all_targets() -> None:
    library, node = _with("1 og 2", _ref("dk1:1", 0, 6), _ref("dk1:2", 0, 6))
    assert prose.pieces(library, node)[0].targets == ("dk1:1", "dk1:2")


AROUND = [
    ("Se 1 nu", (3, 4), 70, ("Se ", "1", " nu")),
    ("et to tre 1 fire fem seks", (10, 11), 6, ("… tre ", "1", " fire …")),
    ("kort", None, 70, ("", "", "kort")),
    ("kort", (9, 12), 70, ("", "", "kort")),
]


@pytest.mark.parametrize(("text", "at", "width", "expected"), AROUND)
def test_around(text: str, at: tuple[int, int] | None, width: int, expected: tuple[str, str, str]) -> None:
    assert prose.around(text, at, width) == expected
