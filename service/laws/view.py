"""What the page of one law shows, as data for its template.

Comes in: a law-level node and the handle. Goes out: `LawPage`, a tree of `Part`s with their words in pieces,
notes, tables, what cites them and which cases apply them.
What always holds: every descendant of the law is shown once, in order; every id a piece sends to is among the
page's `panels`, so that its words can be shown without asking the server.
The surprising choice: a provision is looked up under all its names. The Danish regulations cite `laws2007:12C2`,
whose words stand in `se2007:12C2`; what cites the one is shown at the other.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from kb.model import Edge, EdgeType, Edition, Flag, Kind, Node, Span, Table, Work
from service.laws import addresses, prose
from service.laws.addresses import Link
from service.laws.counterparts import Beside, beside
from service.laws.panels import Panel, Panels, below
from service.laws.prose import Piece
from service.library import Library, laws_of
from service.texts import Texts

__all__ = ["Doubt", "LawPage", "Part", "Quote", "doubts", "law_page", "names", "note_of"]

_QUIET = (Flag.HEADING_ONLY, Flag.NOT_HELD, Flag.EXTERNAL)
"""Flags that the page says in its own way instead of in the list of doubts."""

_GRADES: dict[Flag, Literal["loss", "doubt", "remark"]] = {
    Flag.TEXT_LOST: "loss",
    Flag.TRUNCATED: "loss",
    Flag.REPAIRED: "remark",
    Flag.ORDER_DISPLACED: "remark",
    Flag.NUMBER_LOST: "remark",
}


@dataclass(frozen=True, slots=True)
class Quote:
    """Somebody who cites this, with the citing words."""

    link: Link
    language: str
    before: str
    words: str
    after: str


@dataclass(frozen=True, slots=True)
class Doubt:
    """A flag in plain words. grade: 'loss' when something is missing, 'doubt' when something is uncertain,
    'remark' when it only tells what was done."""

    flag: str
    grade: Literal["loss", "doubt", "remark"]


@dataclass(frozen=True, slots=True)
class Note:
    """A footnote where its mark stands. `anchor` is empty on a repetition, since an id may stand once."""

    anchor: str
    mark: str
    language: str
    pieces: tuple[Piece, ...]
    page: str
    doubts: tuple[Doubt, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table; `anchor` where the row is a provision of its own."""

    anchor: str
    cells: tuple[tuple[Piece, ...], ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """A table, its figures and where they come from."""

    anchor: str
    title: str
    table: Table
    columns: tuple[str, ...]
    rows: tuple[Row, ...]
    words: tuple[Piece, ...]
    doubts: tuple[Doubt, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """A provision of the page. `label` is its own enumerator, `turn` the page number if a page begins here."""

    anchor: str
    number: str
    label: str
    heading: str
    level: int
    pieces: tuple[Piece, ...]
    page: str
    turn: int | None
    doubts: tuple[Doubt, ...]
    heading_only: bool
    notes: tuple[Note, ...]
    grids: tuple[Grid, ...]
    supplements: tuple[Link, ...]
    expresses: tuple[Link, ...]
    cited_by: tuple[Quote, ...]
    cases: tuple[Link, ...]
    beside: tuple[Beside, ...]
    children: tuple[Part, ...]

    @property
    def bare(self) -> bool:
        """Nothing but a heading: no words, no parts."""
        return not (self.pieces or self.children or self.grids)


@dataclass(frozen=True, slots=True)
class LawPage:
    """Everything the template of a law prints."""

    edition: Edition | None
    work: Work | None
    language: str
    part: Part
    path: tuple[Link, ...]
    pages: str
    held: bool
    external: bool
    texts: tuple[Link, ...]
    """Of a stub: the texts held that express it."""
    previous: Link | None
    next: Link | None
    panels: tuple[Panel, ...]


def names(library: Library, id: str) -> tuple[str, ...]:
    """All ids a provision is cited under: its own, and the work's numbers it expresses."""
    return (id, *dict.fromkeys(edge.source for edge in library.edges_to(id, EdgeType.EXPRESSED_BY)))


def doubts(node: Node) -> tuple[Doubt, ...]:
    """The node's flags worth a line of their own."""
    return tuple(Doubt(flag.value, _GRADES.get(flag, "doubt")) for flag in node.flags if flag not in _QUIET)


def law_page(library: Library, node: Node, t: Texts) -> LawPage:
    """The page of a law, or of another node that stands on a page of its own."""
    edition = library.editions.get(node.edition)
    panels = Panels(library, t)
    maker = _Maker(library, t, panels)
    part = maker.part(node, 0)
    before, after = _neighbours(library, node)
    expressed = [library.nodes[edge.target] for edge in library.edges_from(node.id, EdgeType.EXPRESSED_BY)]
    return LawPage(
        edition=edition,
        work=library.works.get(node.work),
        language=addresses.language_of(library, node),
        part=part,
        path=tuple(addresses.link(library, one, t, foreign=False) for one in addresses.wider(library, node)),
        pages=addresses.pages(_extent(library, node), t),
        held=node.kind is not Kind.STUB,
        external=Flag.EXTERNAL in node.flags,
        texts=tuple(addresses.link(library, one, t) for one in expressed),
        previous=addresses.link(library, before, t, foreign=False) if before is not None else None,
        next=addresses.link(library, after, t, foreign=False) if after is not None else None,
        panels=tuple(panels.found.values()),
    )


def _extent(library: Library, node: Node) -> Span | None:
    """The printed pages of a node and all below it."""
    spans = [one.pages for _, one, _ in below(library, node, 0, None) if one.pages is not None]
    return (min(span[0] for span in spans), max(span[1] for span in spans)) if spans else None


def _neighbours(library: Library, node: Node) -> tuple[Node | None, Node | None]:
    if node.kind is not Kind.LAW:
        return None, None
    laws = laws_of(library, node.edition)
    place = laws.index(node)
    return laws[place - 1] if place else None, laws[place + 1] if place + 1 < len(laws) else None


class _Maker:
    """Walks the law once, in order; knows which page was printed last, which notes were
    shown and which terms were marked since the section began."""

    def __init__(self, library: Library, t: Texts, panels: Panels) -> None:
        self.library = library
        self.t = t
        self.panels = panels
        self.page: int | None = None
        self.noted: set[str] = set()
        self.known: set[str] = set()
        self.remarked: set[str] = set()

    def part(self, node: Node, level: int, parent: Node | None = None) -> Part:
        library, t = self.library, self.t
        first = node.pages[0] if node.pages is not None else None
        turn = first if first is not None and self.page is not None and first > self.page else None
        if first is not None:
            self.page = max(first, self.page or 0)
        if level <= 1:
            self.known = set()
        said = self._doubts(node)
        pieces = self.panels.need(prose.pieces(library, node, known=self.known))
        notes = tuple(self._note(one, node) for one in library.footnotes(node.id))
        children = library.children(node.id)
        grids = self._grids(node, children)
        rows = {row.anchor for grid in grids for row in grid.rows}
        inner = tuple(
            self.part(one, level + 1, node)
            for one in children
            if one.kind not in (Kind.TABLE, Kind.FOOTNOTE) and addresses.local(one.id) not in rows
        )
        if node.pages is not None and self.page is not None:
            self.page = max(self.page, node.pages[0] if inner else node.pages[1])
        return Part(
            anchor=addresses.local(node.id),
            number=addresses.number(node),
            label=addresses.enumerator(node, parent),
            heading=node.heading or "",
            level=level,
            pieces=pieces,
            page=addresses.pages(node.pages, t),
            turn=turn,
            doubts=said,
            heading_only=Flag.HEADING_ONLY in node.flags,
            notes=notes,
            grids=grids,
            supplements=tuple(self._supplements(node)),
            expresses=tuple(self._expresses(node)),
            cited_by=tuple(self._cited_by(node)),
            cases=tuple(self._cases(node)),
            beside=tuple(beside(library, node, t)),
            children=inner,
        )

    def _doubts(self, node: Node) -> tuple[Doubt, ...]:
        """A remark on how the text was read is made once a page; a loss or a doubt wherever it is."""
        said = tuple(one for one in doubts(node) if one.grade != "remark" or one.flag not in self.remarked)
        self.remarked.update(one.flag for one in said)
        return said

    def _note(self, note: Node, bearer: Node) -> Note:
        made = note_of(self.library, note, bearer, self.t, self.panels)
        if note.id in self.noted or addresses.home(self.library, note) != addresses.home(self.library, bearer):
            made = Note("", made.mark, made.language, made.pieces, made.page, made.doubts)
        self.noted.add(note.id)
        return made

    def _grids(self, node: Node, children: tuple[Node, ...]) -> tuple[Grid, ...]:
        """The tables printed under a node, and those read off its points."""
        printed = [one for one in children if one.kind is Kind.TABLE]
        ids = {one.id for one in printed}
        derived = [one for one in self.library.tables.values() if one.provision == node.id and one.id not in ids]
        return tuple(self._grid(one, self.library.tables.get(one.id)) for one in printed) + tuple(
            self._grid(None, one) for one in derived
        )

    def _grid(self, node: Node | None, table: Table | None) -> Grid:
        assert node is not None or table is not None
        id = node.id if node is not None else table.id if table is not None else ""
        shown = table if table is not None else Table(id, "", "", (), ())
        ours = shown.basis != "printed"
        rows = tuple(self._row(shown, place, ours) for place in range(len(shown.rows)))
        return Grid(
            anchor=addresses.local(id),
            title=node.heading or "" if node is not None else "",
            table=shown,
            columns=tuple(self.t.name("cell", cell) if ours else cell for cell in shown.columns),
            rows=rows,
            words=self.panels.need(prose.pieces(self.library, node)) if node is not None else (),
            doubts=doubts(node) if node is not None and shown.basis != "repaired" else (),
        )

    def _row(self, table: Table, place: int, ours: bool) -> Row:
        """Our own words for cells that a repair or a reading supplied; the printed ones with their links."""
        cells = table.rows[place]
        if ours:
            return Row("", tuple(prose.plain(self.t.name("cell", cell)) for cell in cells))
        node = self.library.nodes.get(table.row_ids[place]) if place < len(table.row_ids) else None
        if node is not None and node.parent == table.provision:
            linked = prose.columns(self.panels.need(prose.pieces(self.library, node)))
            if len(linked) <= len(cells):
                missing = tuple(prose.plain(cell) for cell in cells[len(linked) :])
                return Row(addresses.local(node.id), linked + missing)
        return Row("", tuple(prose.plain(cell) for cell in cells))

    def _cited_by(self, node: Node) -> Iterator[Quote]:
        library = self.library
        seen: set[tuple[str, tuple[int, int] | None]] = set()
        for name in names(library, node.id):
            for edge in library.edges_to(name, EdgeType.CITES):
                source = library.nodes.get(edge.source)
                if source is None or (edge.source, edge.at) in seen or source.kind is Kind.CASE:
                    continue
                seen.add((edge.source, edge.at))
                yield self._quote(source, edge, node)

    def _quote(self, source: Node, edge: Edge, node: Node) -> Quote:
        before, said, after = prose.around(source.text, edge.at)
        foreign = source.edition != node.edition
        link = addresses.link(self.library, source, self.t, foreign=foreign)
        return Quote(link, addresses.language_of(self.library, source), before, said, after)

    def _cases(self, node: Node) -> Iterator[Link]:
        found: dict[str, Edge] = {}
        for name in names(self.library, node.id):
            for edge in self.library.edges_to(name, EdgeType.APPLIES):
                found.setdefault(edge.source, edge)
        for id, _ in found.items():
            case = self.library.nodes.get(id)
            if case is not None:
                precedent = self.library.cases.get(addresses.local(id)) or self.library.cases.get(id)
                about = self.t.name("issue", precedent.issue) if precedent is not None else ""
                body = (
                    " ".join(part for part in (precedent.body, precedent.number) if part) if precedent else case.title
                )
                year = f" ({precedent.year})" if precedent is not None and precedent.year else ""
                yield Link(addresses.address(self.library, case), f"{body}{year}", about)

    def _supplements(self, node: Node) -> Iterator[Link]:
        """Both ways: what supplements this, what this supplements."""
        library = self.library
        other: list[Node] = []
        for name in names(library, node.id):
            other += [library.nodes[edge.source] for edge in library.edges_to(name, EdgeType.SUPPLEMENTS)]
        for edge in library.edges_from(node.id, EdgeType.SUPPLEMENTS):
            held = library.edges_from(edge.target, EdgeType.EXPRESSED_BY)
            other += [library.nodes[one.target] for one in held] or [library.nodes[edge.target]]
        for one in dict.fromkeys(other):
            yield addresses.link(library, one, self.t)

    def _expresses(self, node: Node) -> Iterator[Link]:
        """The work's numbers whose words stand here, where they are not this number itself."""
        for name in names(self.library, node.id)[1:]:
            one = self.library.nodes[name]
            if addresses.local(name) == addresses.local(node.id):
                continue
            yield addresses.link(self.library, one, self.t)


def note_of(library: Library, note: Node, bearer: Node | None, t: Texts, panels: Panels) -> Note:
    """A footnote with the mark it carries in the text of `bearer`."""
    marks = library.edges_to(note.id, EdgeType.FOOTNOTE)
    here = [edge for edge in marks if bearer is not None and edge.source == bearer.id] or list(marks)
    mark = here[0].surface.strip() if here else ""
    return Note(
        anchor=addresses.local(note.id),
        mark=mark or "*",
        language=addresses.language_of(library, note),
        pieces=panels.need(prose.pieces(library, note)),
        page=addresses.pages(note.pages, t),
        doubts=doubts(note),
    )
