"""The first page, the contents of an edition, its definitions and its notes, as data for their templates.

Comes in: the handle. Goes out: `Shelf` (the first page), `Contents`, `Terms`, `Notes`.
What always holds: every work is listed, with where and when it is in force, whether or not its text is held;
where it is not, the nearest text held is offered.
The surprising choice: a shortcut from a situation names its edition on every button and prefers none, since the
same number is another law in another edition and the reader knows which one is in force at the table.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from kb.model import EdgeType, Edition, Flag, Kind, Node, Period, Work
from service.laws import addresses, prose
from service.laws.addresses import Link
from service.laws.panels import Panel, Panels
from service.laws.prose import Piece
from service.laws.view import Doubt, Note, doubts, note_of
from service.library import Library, laws_of, roots
from service.texts import Texts

__all__ = ["Contents", "Entry", "Force", "Notes", "Shelf", "Situation", "Terms", "contents", "notes", "shelf", "terms"]


@dataclass(frozen=True, slots=True)
class Force:
    """A period in words, and the text to read for it when the work's own text is not held there."""

    words: str
    basis: str
    instead: Link | None
    own: bool


@dataclass(frozen=True, slots=True)
class Book:
    """A work on the shelf: its editions held and the periods it is in force."""

    work: Work
    title: str
    editions: tuple[Edition, ...]
    periods: tuple[Force, ...]
    beside: tuple[Edition, ...]
    """Editions of works that supplement this one."""


@dataclass(frozen=True, slots=True)
class Situation:
    """A reason to be called to the table and the laws that deal with it, by edition."""

    key: str
    links: tuple[tuple[str, bool, tuple[Link, ...]], ...]
    """(edition in a word or two, whether its words are held, links)."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """The first page."""

    books: tuple[Book, ...]
    situations: tuple[Situation, ...]
    counts: dict[str, int]


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the contents: a chapter, a group heading or a law, with what stands under it."""

    anchor: str
    kind: str
    number: str
    heading: str
    href: str
    page: str
    heading_only: bool
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Contents:
    """The contents page of an edition."""

    edition: Edition
    work: Work
    periods: tuple[Force, ...]
    entries: tuple[Entry, ...]
    front: tuple[Link, ...]
    jumps: tuple[tuple[str, str, bool], ...]
    """(number, address, heading only) of each law that has a number."""
    tables: tuple[Link, ...]
    definitions: int
    notes: int
    findings: int


@dataclass(frozen=True, slots=True)
class Term:
    """A definition; `senses` where it has several, each in pieces."""

    anchor: str
    word: str
    senses: tuple[tuple[Piece, ...], ...]
    page: str
    doubts: tuple[Doubt, ...]
    notes: tuple[Note, ...]
    used: int


@dataclass(frozen=True, slots=True)
class Terms:
    """The definitions of an edition under their first letters, in the printed order."""

    edition: Edition
    letters: tuple[tuple[str, tuple[Term, ...]], ...]
    panels: tuple[Panel, ...]


@dataclass(frozen=True, slots=True)
class Notes:
    """The notes of an edition, each with the provisions that carry its mark."""

    edition: Edition
    notes: tuple[tuple[Note, tuple[Link, ...], bool], ...]
    """(note, provisions, whether the note's own anchor is on this page)."""
    panels: tuple[Panel, ...]


def shelf(library: Library, t: Texts) -> Shelf:
    books = []
    for work in library.works.values():
        held = tuple(one for one in library.editions.values() if one.work == work.id)
        beside = [one for one in library.editions.values() if library.works[one.work].supplements == work.id]
        books.append(Book(work, _title(work, t), held, periods(library, work, t), tuple(beside)))
    counts: dict[str, int] = {}
    for node in library.nodes.values():
        if node.kind is Kind.LAW:
            counts[node.edition] = counts.get(node.edition, 0) + 1
    return Shelf(tuple(books), tuple(_situations(library, t)), counts)


def _title(work: Work, t: Texts) -> str:
    return work.titles.get(t.language) or next(iter(work.titles.values()), work.id)


def periods(library: Library, work: Work, t: Texts) -> tuple[Force, ...]:
    return tuple(_force(library, one, t) for one in library.periods if one.work == work.id)


def _force(library: Library, period: Period, t: Texts) -> Force:
    place = t.name("federation", period.federation)
    since = t.date(period.since)
    words = (
        t("force.from", place=place, since=since)
        if period.until is None
        else t("force.between", place=place, since=since, until=t.date(period.until))
    )
    nearest = nearest_text(library, period)
    own = nearest is not None and nearest.work == period.work and nearest.federation == period.federation
    instead = None
    if nearest is not None and not own:
        instead = Link(f"/{nearest.id}", nearest.title, nearest.language)
    return Force(words, period.basis, instead, own)


def nearest_text(library: Library, period: Period) -> Edition | None:
    """The edition to read for a period: its own text, one of the same work, else what the library says."""
    held = [one for one in library.editions.values() if one.work == period.work and one.held]
    home = [one for one in held if one.federation == period.federation]
    if home or held:
        return (home or held)[0]
    for one in library.in_force(period.federation, period.since):
        if one.period == period and one.edition is not None:
            return library.editions[one.edition]
    return None


def _situations(library: Library, t: Texts) -> Iterable[Situation]:
    listed = tomllib.loads((Path(__file__).parent / "situations.toml").read_text("utf-8"))
    for key, rows in listed.items():
        found = []
        for edition in library.editions.values():
            nodes = [
                library.nodes[f"{edition.id}:{name}"]
                for name in rows.get(edition.work, ())
                if f"{edition.id}:{name}" in library.nodes
            ]
            if nodes:
                links = tuple(
                    Link(addresses.address(library, one), addresses.number(one) or addresses.title(one))
                    for one in nodes
                )
                held = any(Flag.HEADING_ONLY not in one.flags for one in nodes)
                found.append((t.name("chip", edition.id), held, links))
        if found:
            yield Situation(key, tuple(found))


def contents(library: Library, edition: Edition, t: Texts) -> Contents:
    top = roots(library, edition.id)
    front = [node for node in top if node.kind in (Kind.FRONT, Kind.TOC)]
    own = [node for node in library.nodes.values() if node.edition == edition.id]
    laws = [node for node in laws_of(library, edition.id) if addresses.number(node)]
    tables = [node for node in own if node.kind is Kind.TABLE]
    return Contents(
        edition=edition,
        work=library.works[edition.work],
        periods=periods(library, library.works[edition.work], t),
        entries=_entries(library, [node for node in top if node not in front], t),
        front=tuple(
            Link(addresses.address(library, node), addresses.label(library, node, t), addresses.pages(node.pages, t))
            for node in front
        ),
        jumps=tuple(
            (addresses.number(node), addresses.address(library, node), Flag.HEADING_ONLY in node.flags) for node in laws
        ),
        tables=tuple(_table_link(library, node, t) for node in tables),
        definitions=sum(node.kind is Kind.DEFINITION for node in own),
        notes=sum(node.kind is Kind.FOOTNOTE for node in own),
        findings=sum(finding.edition == edition.id for finding in library.findings),
    )


def _table_link(library: Library, node: Node, t: Texts) -> Link:
    bearer = addresses.home(library, node)
    return Link(
        addresses.address(library, node), node.heading or addresses.title(bearer), addresses.pages(node.pages, t)
    )


def _entries(library: Library, nodes: Iterable[Node], t: Texts) -> tuple[Entry, ...]:
    """Chapters hold laws; where a law names a group that does not hold it, the group's heading goes before it."""
    out: list[Entry] = []
    group: str | None = None
    nodes = list(nodes)
    named = {node.group for node in nodes}
    for node in nodes:
        if node.kind in (Kind.DEFINITION, Kind.FOOTNOTE, Kind.TABLE, Kind.STUB):
            continue
        if node.kind is Kind.GROUP and node.id in named:
            continue
        if node.group is not None and node.group != group and node.group != node.parent:
            out.append(_entry(library, library.nodes[node.group], (), t))
        group = node.group
        inner: Iterable[Node] = library.children(node.id)
        if node.kind is Kind.LAW:
            inner = [
                one for one in inner if one.kind in (Kind.SECTION, Kind.SUBSECTION) and (one.heading or one.number)
            ]
            below = tuple(_entry(library, one, (), t) for one in inner)
        elif node.kind in (Kind.CHAPTER, Kind.GROUP):
            below = (*_definitions_in(library, node, t), *_entries(library, inner, t))
        else:
            below = ()
        out.append(_entry(library, node, below, t))
    return tuple(out)


def _definitions_in(library: Library, node: Node, t: Texts) -> tuple[Entry, ...]:
    """The line that leads from a chapter to the definitions printed in it."""
    n = sum(one.kind is Kind.DEFINITION for one in library.children(node.id))
    words = t.count("contents.definitions", n)
    return (Entry("", "definitions", "", words, f"/{node.edition}/def", "", False, ()),) if n else ()


def _entry(library: Library, node: Node, below: tuple[Entry, ...], t: Texts) -> Entry:
    wide = node.kind in (Kind.CHAPTER, Kind.GROUP)
    return Entry(
        anchor=addresses.local(node.id),
        kind=node.kind.value,
        number=node.number if wide else addresses.number(node),
        heading=node.heading or ("" if wide else prose.around(node.text, None, 40)[2]),
        href="" if wide else addresses.address(library, node),
        page=str(node.pages[0]) if node.pages is not None else "",
        heading_only=Flag.HEADING_ONLY in node.flags,
        entries=below,
    )


def terms(library: Library, edition: Edition, t: Texts) -> Terms:
    panels = Panels(library, t)
    found = [node for node in library.nodes.values() if node.edition == edition.id and node.kind is Kind.DEFINITION]
    found.sort(key=lambda node: node.order)
    letters: dict[str, list[Term]] = {}
    for node in found:
        word = node.heading or addresses.local(node.id).removeprefix("def.")
        term = Term(
            anchor=addresses.local(node.id),
            word=word,
            senses=_senses(node, panels.need(prose.pieces(library, node))),
            page=addresses.pages(node.pages, t),
            doubts=doubts(node),
            notes=tuple(note_of(library, one, node, t, panels) for one in library.footnotes(node.id)),
            used=len({edge.source for edge in library.edges_to(node.id, EdgeType.USES)}),
        )
        letters.setdefault(word[:1].upper(), []).append(term)
    return Terms(
        edition, tuple((letter, tuple(words)) for letter, words in letters.items()), tuple(panels.found.values())
    )


def _senses(node: Node, pieces: tuple[Piece, ...]) -> tuple[tuple[Piece, ...], ...]:
    """The pieces cut where each numbered sense begins in the text."""
    cuts: list[int] = []
    done = 0
    for sense in node.senses:
        start = node.text.find(sense, done)
        if start > 0:
            cuts.append(start)
        done = max(done, start + len(sense))
    out: list[list[Piece]] = [[]]
    place = 0
    for piece in pieces:
        while cuts and place <= cuts[0] < place + len(piece.text) and piece.kind == "text":
            cut = cuts.pop(0) - place
            out[-1].append(Piece("text", piece.text[:cut]))
            out.append([])
            place += cut
            piece = Piece("text", piece.text[cut:])
        if cuts and place >= cuts[0]:
            cuts.pop(0)
            out.append([])
        out[-1].append(piece)
        place += len(piece.text)
    return tuple(tuple(sense) for sense in out if any(piece.text.strip() for piece in sense))


def notes(library: Library, edition: Edition, t: Texts) -> Notes:
    panels = Panels(library, t)
    found = [node for node in library.nodes.values() if node.edition == edition.id and node.kind is Kind.FOOTNOTE]
    found.sort(key=lambda node: node.order)
    out = []
    for node in found:
        bearers = dict.fromkeys(edge.source for edge in library.edges_to(node.id, EdgeType.FOOTNOTE))
        links = tuple(addresses.link(library, library.nodes[id], t) for id in bearers if id in library.nodes)
        here = addresses.home(library, node).id == node.id
        out.append((note_of(library, node, None, t, panels), links, here))
    return Notes(edition, tuple(out), tuple(panels.found.values()))
