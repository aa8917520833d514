"""One edition read: all stages in order.

Comes in: an edition's folder. Goes out: an `EditionReading` with nodes, edges between them, tables and
findings. What always holds: every character of source.txt outside page furniture and note marks is in
the `source` of some node, or in `unassigned`. The surprising choice: reading never refuses a text; only
the files that describe it (profile, repairs) can be wrong.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from kb.model import Edge, EdgeType, Edition, Finding, FindingKind, Flag, Kind, Node, Span, Table
from kb.transcript.contents import ContentsList, find_contents, read_contents
from kb.transcript.definitions import read_definitions
from kb.transcript.joined import Joined, PageIndex, PlacedMark, join_pages, tidy
from kb.transcript.losses import find_losses
from kb.transcript.notes import NotedPage, lift_notes
from kb.transcript.outline import read_outline
from kb.transcript.pages import Page, read_pages
from kb.transcript.profile import Part, PartKind, Profile, load_profile
from kb.transcript.provisions import Draft, Numbering, PartText, build_provisions, find_chapters
from kb.transcript.repairs import Repaired, apply_repairs, load_repairs
from kb.transcript.sheet import read_sheet
from kb.transcript.source import read_source, text_hash
from kb.transcript.stream import Stream, StreamBuilder, merge_spans
from kb.transcript.tables import find_printed, scales
from kb.transcript.targets import Linker
from kb.transcript.titles import ProperNames, learn_names
from kb.transcript.words import Words, words_for

__all__ = ["EditionReading", "read_edition", "read_text"]


@dataclass(frozen=True, slots=True)
class EditionReading:
    """Everything read from one edition. unassigned: ranges of source.txt in no node and no furniture."""

    edition: Edition
    profile: Profile
    source: str
    nodes: tuple[Node, ...]
    edges: tuple[Edge, ...]
    tables: tuple[Table, ...]
    findings: tuple[Finding, ...]
    unassigned: tuple[Span, ...]


def read_edition(folder: Path) -> EditionReading:
    """Read corpus/<edition>. Raises ProfileError, RepairError or SourceError; an absent source.txt is no error."""
    profile = load_profile(folder / "edition.toml")
    source = folder / "source.txt"
    if not source.exists():
        edition = _edition(folder.name, profile, "", None, held=False)
        finding = Finding(
            FindingKind.TEXT_ABSENT,
            folder.name,
            "",
            None,
            "",
            f"the text is not here: put it into {folder.name}/source.txt",
        )
        return EditionReading(edition, profile, "", (), (), (), (finding,), ())
    return read_text(folder.name, read_source(source), profile, folder / "repairs.toml")


def read_text(edition: str, text: str, profile: Profile, repairs_path: Path | None = None) -> EditionReading:
    """Read a transcript with a profile; `repairs_path` may name a file that does not exist."""
    words = words_for(profile.language)
    pages = read_pages(text, profile)
    made_for, repairs = load_repairs(repairs_path) if repairs_path is not None else ("", ())
    digest = text_hash(text)
    repaired = (
        apply_repairs(pages, repairs_path, repairs, strict=not made_for or made_for == digest)
        if repairs_path is not None
        else Repaired(pages, (), (), (), (), ())
    )
    reader = _Reader(edition, text, profile, words, pages, repaired)
    return reader.read(digest)


def _edition(name: str, profile: Profile, digest: str, complete_to: str | None, *, held: bool = True) -> Edition:
    return Edition(
        id=name,
        work=profile.work,
        language=profile.language,
        title=profile.title,
        publisher=profile.publisher,
        year=profile.year,
        rights=profile.rights,
        federation=profile.federation,
        held=held,
        source_sha256=digest,
        complete_to=complete_to,
    )


class _Reader:
    """Holds what the stages of one reading share."""

    def __init__(
        self, edition: str, text: str, profile: Profile, words: Words, pages: Sequence[Page], repaired: Repaired
    ) -> None:
        self.edition = edition
        self.text = text
        self.profile = profile
        self.words = words
        self.pages = pages
        self.repaired = repaired
        self.numbering = Numbering(edition)
        self.findings: list[Finding] = []
        self.bodies: dict[str, Stream] = {}
        self.signs: list[Span] = []
        self.page_index = PageIndex(tuple(page.span[0] for page in pages), tuple(page.number for page in pages))

    # -- the whole ---------------------------------------------------------------------------------

    def read(self, digest: str) -> EditionReading:
        self._report_pages()
        if self.profile.sheet:
            nodes, edges, tables = self._sheet()
        else:
            nodes, edges, tables = self._book()
        nodes = self._ordered(nodes)
        linked = Linker(self.edition, self.profile, nodes, self.words, self.text).link(
            self._anchors(nodes, edges), self._origin, self._lost_targets(nodes)
        )
        edges.extend(linked.edges)
        nodes.extend(linked.stubs)
        self.findings.extend(linked.findings)
        truncated = [node for node in nodes if Flag.TRUNCATED in node.flags and node.kind is not Kind.FOOTNOTE]
        complete_to = f"{truncated[-1].number or truncated[-1].id}" if truncated else None
        edition = _edition(self.edition, self.profile, digest, complete_to)
        for entry in self.repaired.applied:
            where = f"page {entry.page}" if entry.page is not None else "the sheet"
            self._find(FindingKind.REPAIR, "", entry.page, entry.insert or entry.name, f"{where}: {entry.reason}")
        for entry in self.repaired.skipped:
            self._find(
                FindingKind.OTHER_TEXT,
                "",
                entry.page,
                entry.pattern.pattern,
                "the repair was written for another text and does not fit here",
            )
        return EditionReading(
            edition,
            self.profile,
            self.text,
            tuple(nodes),
            tuple(edges),
            tuple(tables),
            tuple(self.findings),
            self._unassigned(nodes),
        )

    def _anchors(self, nodes: Sequence[Node], edges: Sequence[Edge]) -> dict[str, str]:
        """Number of the provision that carries the mark of each note."""
        numbers = {node.id: node.number for node in nodes}
        return {edge.target: numbers.get(edge.source, "") for edge in edges if edge.type is EdgeType.FOOTNOTE}

    def _origin(self, node: Node, start: int, end: int) -> Span | None:
        """Source range of a piece of a node's text."""
        body = self.bodies.get(node.id)
        if body is None or end > len(body):
            return None
        spans = body.spans(start, end)
        return (spans[0][0], spans[-1][1]) if spans else None

    def _lost_targets(self, nodes: Sequence[Node]) -> list[tuple[Node, int, str, str, Span]]:
        """References whose number a repair supplied: where each stood in the text of its node."""
        lost = []
        for offset, repair in self.repaired.targets:
            for node in nodes:
                if node.kind is Kind.TOC or not any(start <= offset <= end for start, end in node.source):
                    continue
                body = self.bodies.get(node.id)
                if body is None:
                    continue
                place = max(
                    (
                        first + min(last - first, offset - origin)
                        for first, last, origin in body.runs(0, len(body))
                        if origin >= 0 and origin <= offset
                    ),
                    default=0,
                )
                lost.append((node, place, repair.insert, repair.reason, (offset, offset)))
                break
        return lost

    def _find(
        self, kind: FindingKind, node: str, page: int | None, words: str, reason: str, origin: Span | None = None
    ) -> None:
        self.findings.append(Finding(kind, self.edition, node, page, " ".join(words.split())[:160], reason, origin))

    def _report_pages(self) -> None:
        for page in self.pages:
            if page.doubt:
                self._find(FindingKind.DOUBT, "", page.number, page.body.text[:60], page.doubt, page.span)

    # -- a book ------------------------------------------------------------------------------------

    def _book(self) -> tuple[list[Node], list[Edge], list[Table]]:
        noted = lift_notes(self.repaired.pages, self.profile.notes, self.words)
        joined = join_pages(noted, self.words)
        text = joined.stream.text
        place = find_contents(text, [at for at, _ in joined.breaks], self.profile)
        outside = text if place is None else text[: place[0]] + "\n" + text[place[1] :]
        names = learn_names(outside, self.words)
        contents = (
            None
            if place is None
            else read_contents(joined.stream.slice(*place), self.profile, self.words, names, outside)
        )
        drafts = self._parts(joined, place, contents, names)
        drafts.extend(self._unplaced(joined.stream.text, drafts, place))
        nodes = [self._node(joined.stream, draft) for draft in drafts]
        nodes = self._after_missing_pages(nodes)
        nodes, tables = self._tables(nodes)
        edges: list[Edge] = []
        notes, note_edges = self._notes(noted, joined, drafts)
        nodes.extend(notes)
        edges.extend(note_edges)
        if place is not None and contents is not None:
            nodes.extend(self._contents(joined.stream, place, contents, {node.number: node.id for node in nodes}))
        self.findings.extend(find_losses(self.edition, nodes, names))
        return nodes, edges, tables

    def _after_missing_pages(self, nodes: Sequence[Node]) -> list[Node]:
        """What follows a missing page may belong to a law that began on it: doubtful until the next law begins."""
        gaps = [page.span[0] for page in self.pages if "follows page" in page.doubt]
        if not gaps:
            return list(nodes)
        law_start = 0
        found = []
        for node in nodes:
            if node.kind is Kind.LAW and node.source:
                law_start = node.source[0][0]
            under = node.kind in (Kind.SECTION, Kind.SUBSECTION, Kind.ITEM, Kind.POINT) and node.source
            if under and any(law_start < gap <= node.source[0][0] for gap in gaps):
                node = replace(node, flags=(*node.flags, Flag.NUMBER_DOUBTFUL))
            found.append(node)
        return found

    def _parts(
        self, joined: Joined, place: Span | None, contents: ContentsList | None, names: ProperNames
    ) -> list[Draft]:
        text = joined.stream.text
        begin = place[1] if place else 0
        bounds = list(_part_bounds(text, begin, self.profile))
        if not any(part.kind is PartKind.LAWS and not part.prefix for _, _, part in bounds):
            bounds.append(_laws_start(text, bounds[-1][1] if bounds else begin, contents))
        drafts: list[Draft] = []
        first = bounds[0][0]
        drafts.extend(self._title_pages(text, [(0, place[0] if place else first), (begin, first)]))
        last_law = 0
        for (start, content, part), following in zip(bounds, [*bounds[1:], None], strict=True):
            end = following[0] if following else len(text)
            if part.kind is PartKind.FRONT:
                drafts.append(self._front(text, start, content, end, part))
            elif part.kind is PartKind.DEFINITIONS:
                parent = self._part_heading(text, start, content, part)
                drafts.append(parent)
                drafts.extend(
                    read_definitions(
                        text,
                        content,
                        end,
                        part.style,
                        parent.id,
                        self.numbering,
                        self.words,
                        names,
                        [at for at, _ in joined.breaks],
                    )
                )
            else:
                drafts.extend(self._laws(joined, start, content, end, part, contents, names, last_law))
        return drafts

    def _unplaced(self, text: str, drafts: Sequence[Draft], place: Span | None) -> list[Draft]:
        """Text that no part, provision or definition took: kept as nodes of its own, and reported."""
        taken = merge_spans(
            [
                *((draft.start, draft.end) for draft in drafts),
                *(more for draft in drafts for more in draft.more),
                *([place] if place else []),
            ]
        )
        found: list[Draft] = []
        at = 0
        for start, end in [*taken, (len(text), len(text))]:
            if text[at:start].strip():
                local, _ = self.numbering.take("front.rest")
                found.append(Draft(local, Kind.FRONT, "", None, at, start, (at, start), None))
                self._find(FindingKind.DOUBT, local, None, text[at:start], "text that belongs to no provision")
            at = max(at, end)
        return found

    def _title_pages(self, text: str, ranges: Sequence[Span]) -> Iterable[Draft]:
        kept = [(start, end) for start, end in ranges if start < end and text[start:end].strip()]
        if kept:
            local, _ = self.numbering.take("front.titel")
            first = kept[0]
            yield Draft(local, Kind.FRONT, "", None, *first, first, None, more=tuple(kept[1:]))

    def _front(self, text: str, start: int, content: int, end: int, part: Part) -> Draft:
        local, _ = self.numbering.take(f"front.{part.slug}")
        body = content
        while body < end and text[body].isspace():
            body += 1
        return Draft(local, Kind.FRONT, "", text[start:content].strip(), start, end, (body, end), None)

    def _part_heading(self, text: str, start: int, content: int, part: Part) -> Draft:
        heading = text[start:content].strip()
        chapters = find_chapters(text, self.profile, start, content)
        if chapters:
            local, _ = self.numbering.take(f"{self.profile.chapter_slug}.{chapters[0].number}")
            title = text[chapters[0].end : content].strip()
            return Draft(local, Kind.CHAPTER, chapters[0].number, title, start, content, (content, content), None)
        local, _ = self.numbering.take(part.slug or "del")
        title = re.sub(r"^\d+\.\s*", "", heading)
        return Draft(local, Kind.CHAPTER, "", title, start, content, (content, content), None)

    def _laws(
        self,
        joined: Joined,
        start: int,
        content: int,
        end: int,
        part: Part,
        contents: ContentsList | None,
        names: ProperNames,
        last_law: int,
    ) -> list[Draft]:
        text = joined.stream.text
        levels = part.levels or self.profile.levels
        chapters = find_chapters(text, self.profile, start, end)
        root: str | None = None
        drafts: list[Draft] = []
        body = content
        if not chapters and part.heading:
            if part.prefix:
                local, _ = self.numbering.take(part.prefix)
                # The heading runs on to the first enumerator.
                match = re.compile(r"\s(?=\d+\.\s|[A-Z]\.\s)").search(text, content, end)
                body = match.start() if match else content
                title = re.sub(r"^\d+\.\s*", "", text[start:body].strip())
                drafts.append(Draft(local, Kind.CHAPTER, part.prefix, title, start, body, (body, body), None))
                root = local
            elif content > start and text[start:content].strip():
                local, _ = self.numbering.take(
                    part.slug or "gruppe." + "-".join(text[start:content].casefold().split())
                )
                drafts.append(
                    Draft(local, Kind.GROUP, "", text[start:content].strip(), start, content, (content, content), None)
                )
        region_start = start if chapters else body
        openings = read_outline(
            text[region_start:end],
            levels,
            self.words,
            contents.laws() if contents and not part.prefix else (),
            [(chapter.start - region_start, chapter.end - region_start) for chapter in chapters],
            letters_before_number=self.profile.letters_before_number,
            start_after=last_law,
        )
        region = PartText(
            joined.stream.slice(region_start, end),
            0,
            end - region_start,
            levels,
            self.profile,
            contents if not part.prefix else None,
            self.words,
            names,
            part.prefix,
            root,
        )
        made = build_provisions(
            region,
            openings,
            [
                replace(chapter, start=chapter.start - region_start, end=chapter.end - region_start)
                for chapter in chapters
            ],
            self.numbering,
        )
        drafts.extend(_shift(draft, region_start) for draft in made)
        return self._truncation(text, drafts, end)

    def _truncation(self, text: str, drafts: list[Draft], end: int) -> list[Draft]:
        """The last provision of the book that stops without a full stop was cut off."""
        if end < len(text.rstrip()) or not drafts:
            return drafts
        last = drafts[-1]
        words = text[last.body[0] : last.body[1]].rstrip()
        if words and words[-1] not in '.!?:;)"”’':
            drafts[-1] = replace(last, flags=(*last.flags, Flag.TRUNCATED))
        return drafts

    # -- nodes -------------------------------------------------------------------------------------

    def _node(self, stream: Stream, draft: Draft) -> Node:
        body = stream.slice(*draft.body).strip()
        text = body.text
        self.bodies[draft.id] = body
        if draft.kind is Kind.FRONT and draft.more:
            text = " ".join([text, *(stream.text[slice(*more)].strip() for more in draft.more)]).strip()
        spans = merge_spans(
            [
                *stream.spans(draft.start, draft.end),
                *(span for more in draft.more for span in stream.spans(*more)),
            ]
        )
        flags = list(draft.flags)
        if stream.inserted(draft.start, draft.end) and Flag.REPAIRED not in flags:
            flags.append(Flag.REPAIRED)
        return Node(
            id=draft.id,
            edition=self.edition,
            work=self.profile.work,
            kind=draft.kind,
            number=draft.number,
            heading=draft.heading,
            text=text,
            parent=draft.parent,
            order=0,
            pages=self.page_index.pages(_solid(spans, self.text)),
            source=spans,
            flags=tuple(flags),
            group=draft.group,
            senses=draft.senses,
        )

    def _ordered(self, nodes: list[Node]) -> list[Node]:
        """Reading order: by place in the source, parents before children; a sheet is in order as it stands."""
        if self.profile.sheet:
            return [replace(node, order=order) for order, node in enumerate(nodes)]
        by_parent: dict[str | None, list[Node]] = {}
        ids = {node.id for node in nodes}
        for node in nodes:
            by_parent.setdefault(node.parent if node.parent in ids else None, []).append(node)
        by_parent = {parent: _siblings(children) for parent, children in by_parent.items()}
        ordered: list[Node] = []
        stack = by_parent.get(None, [])[::-1]
        while stack:
            node = stack.pop()
            ordered.append(replace(node, order=len(ordered)))
            stack.extend(by_parent.get(node.id, [])[::-1])
        return ordered

    def _notes(
        self, noted: Sequence[NotedPage], joined: Joined, drafts: Sequence[Draft]
    ) -> tuple[list[Node], list[Edge]]:
        nodes: list[Node] = []
        edges: list[Edge] = []
        owners = sorted(
            (draft for draft in drafts if draft.kind is not Kind.GROUP and draft.start < draft.end),
            key=lambda draft: (draft.start, draft.end),
        )
        starts = [owner.start for owner in owners]
        marks: dict[tuple[int, str], list[PlacedMark]] = {}
        for mark in joined.marks:
            self.signs.extend(mark.origin)
            marks.setdefault((mark.page, mark.sign), []).append(mark)
        for page in noted:
            for note in page.notes:
                local, doubled = self.numbering.take(f"fn.{page.page.number or 0}.{note.order}")
                body = tidy(note.text, self.words)
                anchors = marks.get((page.page.index, note.sign), [])
                flags = [
                    *((Flag.DUPLICATE,) if doubled else ()),
                    *(() if anchors else (Flag.UNANCHORED,)),
                    *(() if note.complete else (Flag.TRUNCATED,)),
                    *((Flag.REPAIRED,) if note.text.inserted(0, len(note.text)) else ()),
                ]
                pages = self.page_index.pages(_solid(note.extent, self.text))
                self.bodies[local] = body
                nodes.append(
                    Node(
                        local,
                        self.edition,
                        self.profile.work,
                        Kind.FOOTNOTE,
                        note.sign,
                        None,
                        body.text,
                        None,
                        0,
                        pages,
                        note.extent,
                        tuple(flags),
                    )
                )
                if not anchors:
                    self._find(
                        FindingKind.NOTE, local, page.page.number, body.text[:80], "no mark for this note on its page"
                    )
                if not note.complete:
                    self._find(FindingKind.LOSS, local, page.page.number, body.text[-60:], "the note breaks off")
                for mark in anchors:
                    owner = _owner(owners, starts, mark.at)
                    if owner is None:
                        continue
                    at = max(0, min(mark.at, owner.body[1]) - owner.body[0])
                    edges.append(
                        Edge(
                            owner.id,
                            local,
                            EdgeType.FOOTNOTE,
                            surface=mark.sign,
                            at=(at, at),
                            origin=mark.origin[0] if mark.origin else None,
                        )
                    )
            for sign in page.orphans:
                self._find(FindingKind.NOTE, "", page.page.number, sign, "a mark without a note on its page")
        return nodes, edges

    def _contents(self, stream: Stream, place: Span, contents: ContentsList, held: dict[str, str]) -> list[Node]:
        """The list itself, and laws and letters that it alone knows."""
        spans = stream.spans(*place)
        local, _ = self.numbering.take("toc")
        heading = self.profile.contents.heading if self.profile.contents else None
        nodes = [
            Node(
                id=local,
                edition=self.edition,
                work=self.profile.work,
                kind=Kind.TOC,
                number="",
                heading=heading,
                text=stream.text[slice(*place)].strip(),
                parent=None,
                order=0,
                pages=self.page_index.pages(_solid(spans, self.text)),
                source=spans,
                flags=(Flag.REPAIRED,) if stream.inserted(*place) else (),
            )
        ]
        if not (self.profile.contents and self.profile.contents.headings_only):
            return nodes
        part = stream.slice(*place)
        law, law_id = "", ""
        law_flags: tuple[Flag, ...] = ()
        for entry in contents.entries:
            if entry.kind in ("part", "chapter"):
                law = ""
                continue
            if entry.kind == "law" and entry.number is not None:
                law = number = str(entry.number)
                law_id = held.get(law, "")
                law_flags = (
                    Flag.HEADING_ONLY,
                    *((Flag.NUMBER_LOST,) if entry.counted else ()),
                    *((Flag.NUMBER_DOUBTFUL,) if entry.doubtful else ()),
                )
                kind, parent, flags = Kind.LAW, None, law_flags
            elif entry.kind == "section" and law:
                number, kind, parent = f"{law}{entry.letter}", Kind.SECTION, law_id
                flags = tuple(flag for flag in law_flags if flag is not Flag.NUMBER_LOST)
            else:
                continue
            if number in held:
                continue
            node_id, _ = self.numbering.take(number)
            held[number] = node_id
            if kind is Kind.LAW:
                law_id = node_id
            own = part.spans(entry.start, entry.end)
            nodes.append(
                Node(
                    id=node_id,
                    edition=self.edition,
                    work=self.profile.work,
                    kind=kind,
                    number=number,
                    heading=entry.title or None,
                    text="",
                    parent=parent,
                    order=0,
                    pages=self.page_index.pages(own),
                    source=own,
                    flags=flags,
                )
            )
        return nodes

    # -- tables ------------------------------------------------------------------------------------

    def _tables(self, nodes: list[Node]) -> tuple[list[Node], list[Table]]:
        result: list[Node] = []
        tables: list[Table] = []
        for node in nodes:
            printed = find_printed(node.text) if node.kind in _PROVISIONS else None
            if printed is None:
                result.append(node)
                continue
            start, end = printed.span
            local, _ = self.numbering.take(f"table.{node.number}")
            tables.append(Table(local, self.edition, node.id, printed.columns, printed.rows))
            kept = " ".join((node.text[:start] + node.text[end:]).split())
            result.append(replace(node, text=kept))
            spans = _spans_of(self.text, node.source, node.text[start:end])
            result.append(
                replace(
                    node,
                    id=local,
                    kind=Kind.TABLE,
                    number=f"{node.number}",
                    heading=None,
                    text=node.text[start:end],
                    parent=node.id,
                    source=spans,
                    flags=(),
                    group=None,
                )
            )
        held = {node.id for node in nodes}
        for remains in self.repaired.tables:
            name = remains.repair.name
            local, _ = self.numbering.take(f"table.{name}")
            parent = f"{self.edition}:{name}"
            spans = remains.text.spans(0, len(remains.text))
            tables.append(
                Table(
                    local,
                    self.edition,
                    parent,
                    remains.repair.columns,
                    remains.repair.rows,
                    basis="repaired",
                    reason=remains.repair.reason,
                )
            )
            result.append(
                Node(
                    local,
                    self.edition,
                    self.profile.work,
                    Kind.TABLE,
                    name,
                    None,
                    tidy(remains.text, self.words).text,
                    parent if parent in held else None,
                    0,
                    self.page_index.pages(_solid(spans, self.text)),
                    spans,
                    (Flag.TEXT_LOST, Flag.REPAIRED),
                )
            )
            self._find(
                FindingKind.LOSS, local, remains.page, remains.text.text, f"figures lost; {remains.repair.reason}"
            )
        tables.extend(table for table in scales(self.edition, result))
        return result, tables

    # -- a sheet -----------------------------------------------------------------------------------

    def _sheet(self) -> tuple[list[Node], list[Edge], list[Table]]:
        builder = StreamBuilder()
        for page in self.repaired.pages:
            builder.take(page.body)
        stream = builder.build()
        reading = read_sheet(stream.text, self.repaired.headings, self.edition, self.numbering, self.profile.furniture)
        nodes = [self._node(stream, draft) for draft in reading.drafts]
        for node_id, words in reading.doubts:
            self._find(FindingKind.LOSS, node_id, None, words, "a number of the list is missing")
        return nodes, [], list(reading.tables)

    # -- what is left -------------------------------------------------------------------------------

    def _unassigned(self, nodes: Sequence[Node]) -> tuple[Span, ...]:
        taken = merge_spans(
            [
                *(span for node in nodes for span in node.source),
                *(span for page in self.pages for span in page.furniture),
                *self.signs,
            ]
        )
        free: list[Span] = []
        at = 0
        for start, end in [*taken, (len(self.text), len(self.text))]:
            gap = self.text[at:start]
            # A hyphen at a line end is layout, not text.
            if any(not char.isspace() and char not in "-\ufeff" for char in gap):
                free.append((at, start))
                self._find(
                    FindingKind.UNASSIGNED, "", self.page_index.page(at), gap, "not part of any node", (at, start)
                )
            at = max(at, end)
        return tuple(free)


_PROVISIONS = frozenset({Kind.LAW, Kind.SECTION, Kind.SUBSECTION, Kind.ITEM, Kind.POINT})


def _part_bounds(text: str, begin: int, profile: Profile) -> Iterable[tuple[int, int, Part]]:
    """(start, end of heading, part) of the profile's parts that the text has, in its order."""
    at = begin
    for part in profile.parts:
        match = re.compile(rf"(?:(?<=\s)|^)(?:{part.heading})(?=\s)").search(text, at)
        if match:
            yield match.start(), match.end(), part
            at = match.end()


def _laws_start(text: str, at: int, contents: ContentsList | None) -> tuple[int, int, Part]:
    """Where the laws begin in a text that lacks the heading the profile names.

    At the first law of the contents list, else at a 1 before a heading, else at the first number like one.
    """
    patterns = [r"1\.\s+[A-ZÆØÅÄÖ][a-zæøåäö]", r"X?\d{1,3}\.\s+[A-ZÆØÅÄÖ][a-zæøåäö]"]
    laws = contents.laws() if contents else ()
    if laws and laws[0].title:
        patterns.insert(0, rf"(?:{re.escape(str(laws[0].number))}\.\s+)?{re.escape(laws[0].title)}\s")
    for pattern in patterns:
        match = re.compile(rf"(?:(?<=\s)|^)(?={pattern})").search(text, at)
        if match:
            return match.start(), match.start(), Part(PartKind.LAWS, "", "")
    return at, at, Part(PartKind.LAWS, "", "")


def _shift(draft: Draft, by: int) -> Draft:
    return replace(
        draft,
        start=draft.start + by,
        end=draft.end + by,
        body=(draft.body[0] + by, draft.body[1] + by),
        more=tuple((start + by, end + by) for start, end in draft.more),
    )


def _owner(owners: Sequence[Draft], starts: Sequence[int], at: int) -> Draft | None:
    """The draft whose range holds a mark; a mark between two belongs to the one before it.

    owners: without overlap, in order; starts: their first positions.
    """
    place = bisect_right(starts, at) - 1
    if place > 0 and owners[place].start == at and owners[place - 1].end == at:
        place -= 1
    found = owners[place] if place >= 0 else None
    return found if found is not None and found.start <= at <= found.end else None


def _siblings(nodes: Sequence[Node]) -> list[Node]:
    """In the order of the text; what only the contents list knows goes behind the last smaller number."""
    told = [node for node in nodes if Flag.HEADING_ONLY in node.flags]
    placed = sorted(
        (node for node in nodes if Flag.HEADING_ONLY not in node.flags),
        key=lambda node: (node.source[0][0] if node.source else 1 << 60, -_extent(node)),
    )
    if not told:
        return placed
    keys = [(_natural(node.number), place) for place, node in enumerate(placed) if node.kind is told[0].kind]
    behind: dict[int, list[Node]] = {}
    for node in sorted(told, key=lambda node: _natural(node.number)):
        smaller = [place for key, place in keys if key < _natural(node.number)]
        behind.setdefault(max(smaller, default=-1 if keys else len(placed) - 1), []).append(node)
    ordered = list(behind.get(-1, []))
    for place, node in enumerate(placed):
        ordered.extend((node, *behind.get(place, [])))
    return ordered


def _natural(number: str) -> tuple[tuple[int, int, str], ...]:
    """Sorts 9 before 10 and X93 before 201."""
    parts = re.findall(r"\d+|\D+", number)
    return tuple((0 if part == "X" else 1, int(part) if part.isdigit() else 0, part) for part in parts)


def _extent(node: Node) -> int:
    return node.source[-1][1] - node.source[0][0] if node.source else 0


def _solid(spans: Sequence[Span], text: str) -> tuple[Span, ...]:
    """Ranges without white space at their ends, so that pages count from words."""
    solid = []
    for start, end in spans:
        while start < end and text[start].isspace():
            start += 1
        while end > start and text[end - 1].isspace():
            end -= 1
        if start < end:
            solid.append((start, end))
    return tuple(solid)


def _spans_of(text: str, spans: Sequence[Span], words: str) -> tuple[Span, ...]:
    """The part of `spans` that holds `words` (blanks aside)."""
    wanted = words.split()
    if not wanted or not spans:
        return ()
    pattern = re.compile(r"\s+".join(re.escape(word) for word in wanted))
    match = pattern.search(text, spans[0][0], spans[-1][1])
    return (match.span(),) if match else tuple(spans)
