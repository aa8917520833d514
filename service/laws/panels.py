"""Cited words: what a tap on a reference or a term shows without leaving the page.

Comes in: the ids that the pieces of a page send to. Goes out: `Panels`, which makes each panel once.
What always holds: a panel says which text its words are from, and whether the words are held at all.
The surprising choice: the panel of a provision that is only cited shows the words of the edition that
expresses it, under that edition's name and number, since those are the words there are.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from kb.model import EdgeType, Flag, Kind, Node
from service.laws import addresses, prose
from service.laws.prose import Piece
from service.library import Library
from service.texts import Texts

__all__ = ["Line", "Panel", "Panels", "below", "panel"]

_PANEL_CHARACTERS = 1400
"""A panel shows about this much of its target; a whole law is for its own page."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a panel: a provision of the target, indented by its depth under it."""

    depth: int
    label: str
    heading: str
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Panel:
    """The words a reference leads to. `held` is False for a stub."""

    id: str
    kind: str
    title: str
    path: tuple[str, ...]
    language: str
    where: str
    href: str
    lines: tuple[Line, ...]
    more: bool
    held: bool


@dataclass(slots=True)
class Panels:
    """Collects the panels a page needs, each once."""

    library: Library
    t: Texts
    found: dict[str, Panel] = field(default_factory=dict)

    def need(self, pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
        for piece in pieces:
            if piece.kind in ("ref", "lost", "term"):
                for id in piece.targets:
                    if id not in self.found:
                        self.found[id] = panel(self.library, self.library.nodes[id], self.t)
        return pieces


def panel(library: Library, node: Node, t: Texts) -> Panel:
    """The words of a target: its own and those below it, as far as there is room."""
    shown = node
    if node.kind is Kind.STUB:
        held = library.edges_from(node.id, EdgeType.EXPRESSED_BY)
        if held:
            shown = library.nodes[held[0].target]
    lines: list[Line] = []
    room, more = _PANEL_CHARACTERS, False
    for depth, one, above in below(library, shown, 0, None):
        text = prose.words(one)
        if room <= 0:
            more = True
            break
        if len(text) > max(room, 200):
            text, more = text[: max(room, 200)].rsplit(" ", 1)[0] + " …", True
        label = "" if depth == 0 else addresses.enumerator(one, above)
        heading = "" if depth == 0 else one.heading or ""
        if text or heading or label:
            lines.append(Line(min(depth, 4), label, heading, prose.plain(text)))
        room -= len(text) + len(heading) + 20
    path = tuple(addresses.label(library, one, t) for one in addresses.wider(library, shown))
    if shown.kind is Kind.DEFINITION:
        title = shown.heading or addresses.local(shown.id).removeprefix("def.")
        path = ()
    else:
        title = addresses.label(library, shown, t)
    return Panel(
        id=node.id,
        kind=shown.kind.value,
        title=title,
        path=path,
        language=addresses.language_of(library, shown),
        where=addresses.where(library, shown, t),
        href=addresses.address(library, shown),
        lines=tuple(lines),
        more=more,
        held=shown.kind is not Kind.STUB and Flag.HEADING_ONLY not in shown.flags,
    )


def below(library: Library, node: Node, depth: int, above: Node | None) -> Iterator[tuple[int, Node, Node | None]]:
    """(depth, node, the node above it) for a node and all under it, in order, notes and tables aside."""
    yield depth, node, above
    for child in library.children(node.id):
        if child.kind not in (Kind.FOOTNOTE, Kind.TABLE):
            yield from below(library, child, depth + 1, node)
