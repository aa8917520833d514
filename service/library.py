"""What the service needs of the knowledge base, as a protocol.

Comes in: nothing. Goes out: `Library`, which the handle of `kb.load()` fulfils.
What always holds: everything is read-only, so pages can be kept as bytes for the life of the process.
The surprising choice: a protocol rather than the class itself, so that a test can set up a shelf of five
nodes with hostile text in them without building a corpus.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import date
from typing import Protocol

from kb.cases import Case
from kb.graph import InForce
from kb.model import Edge, EdgeType, Edition, Finding, Flag, Kind, Node, Period, Table, Work

__all__ = ["Library", "laws_of", "natural", "roots"]


class Library(Protocol):
    """The frozen handle of `kb.load()`, as far as pages need it."""

    @property
    def works(self) -> Mapping[str, Work]: ...
    @property
    def editions(self) -> Mapping[str, Edition]: ...
    @property
    def periods(self) -> tuple[Period, ...]: ...
    @property
    def nodes(self) -> Mapping[str, Node]: ...
    @property
    def tables(self) -> Mapping[str, Table]: ...
    @property
    def findings(self) -> tuple[Finding, ...]: ...
    @property
    def cases(self) -> Mapping[str, Case]: ...

    def node(self, id: str, /) -> Node: ...
    def children(self, id: str, /) -> tuple[Node, ...]: ...
    def ancestors(self, id: str, /) -> tuple[Node, ...]: ...
    def top(self, edition: str, /) -> tuple[Node, ...]: ...
    def edges_from(self, id: str, /, *types: EdgeType) -> tuple[Edge, ...]: ...
    def edges_to(self, id: str, /, *types: EdgeType) -> tuple[Edge, ...]: ...
    def in_force(self, federation: str, day: date, /) -> Sequence[InForce]: ...
    def resolve(self, text: str, /, edition: str | None = None) -> tuple[Node, ...]: ...
    def footnotes(self, id: str, /) -> tuple[Node, ...]: ...


_NUMBER = re.compile(r"([^\d]*)(\d+)")


def natural(number: str) -> list[tuple[int, str]]:
    """A key that puts 2 before 10 and 10A after 10."""
    return [(int(part), "") if part.isdecimal() else (0, part) for part in re.findall(r"\d+|\D+", number)]


def _place(node: Node) -> tuple[str, int]:
    """'X79' and '79' are two series; a law without a number comes where the book has it."""
    match = _NUMBER.match(node.number)
    return (match[1], int(match[2])) if match else ("", -1)


def _in_order(nodes: Sequence[Node]) -> list[Node]:
    """The order of the book, with laws known from the contents list alone put where their numbers belong."""
    out = [node for node in nodes if node.kind is not Kind.LAW or Flag.HEADING_ONLY not in node.flags]
    for late in sorted((node for node in nodes if node not in out), key=_place):
        before = [
            place
            for place, node in enumerate(out)
            if node.kind is Kind.LAW and _place(node)[0] == _place(late)[0] and _place(node) < _place(late)
        ]
        out.insert(before[-1] + 1 if before else len(out), late)
    return out


def roots(library: Library, edition: str) -> tuple[Node, ...]:
    """What stands under nothing else in an edition: chapters, laws without a chapter, front matter."""
    top = library.top(edition)
    ids = {node.id for node in top}
    return tuple(_in_order([node for node in top if node.parent not in ids]))


def laws_of(library: Library, edition: str) -> tuple[Node, ...]:
    """The laws of an edition from the first to the last."""
    return tuple(_in_order([node for node in library.top(edition) if node.kind is Kind.LAW]))
