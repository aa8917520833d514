"""A node's words as pieces a template can print: plain text, references, terms, note marks, suits.

Comes in: a node and its edges, whose `at` are offsets into its text. Goes out: `Piece`s in order, which put
together again give the text exactly, marks and supplied numbers aside.
What always holds: links stand where an edge says, nothing is searched for again; a reference wins over a term
inside it; references that overlap become one link with several targets.
The surprising choice: a term is linked once a part, not at every use, since nearly every word of these laws
is a defined one and a page of underlines is unreadable.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from kb.model import Edge, EdgeType, Flag, Kind, Node, RefKind, Span
from service.laws import addresses
from service.library import Library

__all__ = ["SUITS", "Piece", "around", "columns", "pieces", "plain", "words"]

SUITS = {"♠": "spades", "♥": "hearts", "♦": "diamonds", "♣": "clubs"}
"""Sign to the key of its name in the catalogues."""

_SIGNS = re.compile("[♠♥♦♣]\N{VARIATION SELECTOR-15}?|\n+")

PieceKind = Literal["text", "ref", "lost", "term", "mark", "suit", "break"]


@dataclass(frozen=True, slots=True)
class Piece:
    """A run of text of one kind. `targets`: ids whose words a tap shows, `href`: where the link goes."""

    kind: PieceKind
    text: str
    href: str = ""
    targets: tuple[str, ...] = ()
    stale: bool = False


@dataclass(slots=True)
class _Run:
    start: int
    end: int
    kind: PieceKind
    targets: list[str]
    stale: bool = False
    sign: str = ""


def _inside(at: Span | None, length: int) -> bool:
    return at is not None and 0 <= at[0] <= at[1] <= length


def _references(edges: Iterable[Edge], length: int) -> list[_Run]:
    """Overlapping references become one run: '42 og 43' has two targets and one place."""
    runs: list[_Run] = []
    placed = [edge for edge in edges if _inside(edge.at, length) and edge.at is not None and edge.at[0] < edge.at[1]]
    for edge in sorted(placed, key=lambda one: one.at or (0, 0)):
        assert edge.at is not None
        start, end = edge.at
        stale = Flag.STALE in edge.flags
        if runs and start < runs[-1].end:
            last = runs[-1]
            last.end = max(last.end, end)
            last.stale = last.stale or stale
            if edge.target not in last.targets:
                last.targets.append(edge.target)
        else:
            runs.append(_Run(start, end, "ref", [edge.target], stale))
    return runs


def _terms(edges: Iterable[Edge], taken: list[_Run], length: int, known: set[str]) -> list[_Run]:
    runs: list[_Run] = []
    placed = [edge for edge in edges if _inside(edge.at, length) and edge.at is not None and edge.at[0] < edge.at[1]]
    for edge in sorted(placed, key=lambda one: ((one.at or (0, 0))[0], -(one.at or (0, 0))[1])):
        assert edge.at is not None
        start, end = edge.at
        if edge.target in known or any(start < run.end and run.start < end for run in (*taken, *runs)):
            continue
        known.add(edge.target)
        runs.append(_Run(start, end, "term", [edge.target]))
    return runs


def _marks(edges: Iterable[Edge], length: int) -> list[_Run]:
    found = [edge for edge in edges if _inside(edge.at, length)]
    return [
        _Run(edge.at[1], edge.at[1], "mark", [edge.target], sign=edge.surface.strip().rstrip(")") or "*")
        for edge in found
        if edge.at is not None
    ]


def _lost(library: Library, edges: Iterable[Edge], length: int) -> list[_Run]:
    """References whose number the transcript lost: the print has none, so the number is shown as supplied."""
    runs: dict[int, _Run] = {}
    for edge in edges:
        if edge.kind is not RefKind.RECONSTRUCTED or edge.at is None or not _inside(edge.at, length):
            continue
        number = library.nodes[edge.target].number if edge.target in library.nodes else ""
        run = runs.setdefault(edge.at[1], _Run(edge.at[1], edge.at[1], "lost", []))
        if edge.at[0] == edge.at[1] and number and edge.target not in run.targets:
            run.targets.append(edge.target)
            run.sign = f"{run.sign}, {number}" if run.sign else number
    return [run for run in runs.values() if run.targets]


def _plain(text: str) -> Iterator[Piece]:
    """Text with suit signs and line breaks apart."""
    done = 0
    for match in _SIGNS.finditer(text):
        if match.start() > done:
            yield Piece("text", text[done : match.start()])
        yield Piece("suit", match[0][0]) if match[0][0] in SUITS else Piece("break", match[0])
        done = match.end()
    if done < len(text):
        yield Piece("text", text[done:])


def plain(text: str) -> tuple[Piece, ...]:
    """Text without links, suit signs apart."""
    return tuple(_plain(text))


def pieces(library: Library, node: Node, *, known: set[str] | None = None) -> tuple[Piece, ...]:
    """The node's text in pieces. `known`: ids of terms already marked in this part, added to here."""
    text, length = node.text, len(node.text)
    runs = _references(library.edges_from(node.id, EdgeType.CITES), length)
    uses = (edge for edge in library.edges_from(node.id, EdgeType.USES) if edge.target != node.id)
    runs += _terms(uses, runs, length, known if known is not None else set())
    marks = _marks(library.edges_from(node.id, EdgeType.FOOTNOTE), length)
    marks += _lost(library, library.edges_from(node.id, EdgeType.CITES), length)
    out: list[Piece] = []
    done = 0
    waiting = sorted(marks, key=lambda run: run.end)

    def up_to(until: int) -> None:
        nonlocal done
        while waiting and waiting[0].end <= until:
            mark = waiting.pop(0)
            if mark.end > done:
                out.extend(_plain(text[done : mark.end]))
                done = mark.end
            out.append(_link(library, mark, mark.sign))
        if until > done:
            out.extend(_plain(text[done:until]))
            done = until

    for run in sorted(runs, key=lambda one: one.start):
        if run.start < done:
            continue
        up_to(run.start)
        out.append(_link(library, run, text[run.start : run.end]))
        done = run.end
    up_to(length)
    return tuple(out)


def _link(library: Library, run: _Run, text: str) -> Piece:
    targets = tuple(id for id in run.targets if id in library.nodes)
    if not targets:
        return Piece("text", text)
    first = library.nodes[targets[0]]
    return Piece(run.kind, text, addresses.address(library, first), targets, run.stale)


def columns(pieces: Iterable[Piece]) -> tuple[tuple[Piece, ...], ...]:
    """The pieces of a table's row, cut at the tabs of the transcript."""
    out: list[list[Piece]] = [[]]
    for piece in pieces:
        if piece.kind != "text":
            out[-1].append(piece)
            continue
        first, *rest = piece.text.split("\t")
        out[-1].append(Piece("text", first))
        out.extend([Piece("text", cell)] for cell in rest)
    return tuple(tuple(cell) for cell in out)


def around(text: str, at: Span | None, width: int = 70) -> tuple[str, str, str]:
    """(before, the words at `at`, after), cut at word boundaries about `width` characters away."""
    if not _inside(at, len(text)) or at is None:
        return "", "", text if len(text) <= 2 * width else text[: 2 * width].rsplit(" ", 1)[0] + " …"
    start, end = at
    before, after = text[:start], text[end:]
    if len(before) > width:
        before = "… " + before[-width:].partition(" ")[2]
    if len(after) > width:
        after = after[:width].rpartition(" ")[0] + " …"
    return before, text[start:end], after


def words(node: Node) -> str:
    """The node's text on one line, for a list."""
    return " ".join(node.text.split()) if node.kind is not Kind.TABLE else ""
