"""The vocabulary of the knowledge base: works, editions, nodes, edges, tables, findings.

Comes in: nothing. Goes out: frozen dataclasses in the field's own words, shared by every other module.
What always holds: a node's `source` names half-open character ranges of its edition's source.txt, and
those ranges hold every character of its text; a reference's `at` is a range of the text of its node.
The surprising choice: provisions, notes, definitions, tables and even the pages before the first law
are one kind of thing, a `Node`, so that a citation, a search hit and a link all point at the same type.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum

__all__ = [
    "Authority",
    "Concordance",
    "Correspondence",
    "Edge",
    "EdgeType",
    "Edition",
    "Fate",
    "Finding",
    "FindingKind",
    "Flag",
    "Kind",
    "Node",
    "Period",
    "RefKind",
    "Relation",
    "Span",
    "Table",
    "Work",
]

Span = tuple[int, int]
"""Half-open range of characters: first, one past the last."""


class Kind(StrEnum):
    """What a node is. The first seven are levels of the outline, from the widest to the narrowest."""

    CHAPTER = "chapter"
    GROUP = "group"
    LAW = "law"
    SECTION = "section"
    SUBSECTION = "subsection"
    ITEM = "item"
    POINT = "point"
    DEFINITION = "definition"
    FOOTNOTE = "footnote"
    TABLE = "table"
    FRONT = "front"
    TOC = "toc"
    STUB = "stub"
    """A provision that is cited but whose text is not held."""
    CASE = "case"
    """A precedent."""


class EdgeType(StrEnum):
    """How two nodes are connected; DESIGN section 4."""

    CONTAINS = "contains"
    CITES = "cites"
    FOOTNOTE = "footnote"
    SUPPLEMENTS = "supplements"
    DEFINES = "defines"
    USES = "uses"
    EXPRESSED_BY = "expressed-by"
    CORRESPONDS = "corresponds"
    APPLIES = "applies"


class Relation(StrEnum):
    """In what way a reference sends the reader on, read off the cue beside it."""

    SEE = "see"
    BUT_SEE = "but-see"
    APPLY = "apply"
    PER = "per"
    OTHER = "other"


class RefKind(StrEnum):
    """How a reference names its target."""

    ABSOLUTE = "absolute"
    RELATIVE = "relative"
    RANGE = "range"
    RECONSTRUCTED = "reconstructed"
    """The transcript lost the number; a repair supplied it."""


class Flag(StrEnum):
    """Loss and doubt, shown wherever the node is shown."""

    HEADING_ONLY = "heading-only"
    """Known from the contents list alone; the text is not held."""
    NUMBER_LOST = "number-lost"
    """The transcript lost the number; it follows from the neighbours or from a repair."""
    NUMBER_DOUBTFUL = "number-doubtful"
    """Counted off in a list that lost its numbers, or read after a missing page; another number is possible."""
    TEXT_LOST = "text-lost"
    """Words or figures known to be missing."""
    TRUNCATED = "truncated"
    """The text breaks off before its end."""
    REPAIRED = "repaired"
    """A repair supplied something the transcript lost."""
    ORDER_DISPLACED = "order-displaced"
    """The transcript printed a heading before the number it belongs to."""
    OUT_OF_SEQUENCE = "out-of-sequence"
    """The number does not follow the one before it."""
    DUPLICATE = "duplicate"
    """The same number was read twice; the later one carries a suffix."""
    UNANCHORED = "unanchored"
    """A note whose mark was not found in the text."""
    NOT_HELD = "not-held"
    """A stub: cited, but no edition in the corpus holds its text."""
    EXTERNAL = "external"
    """Belongs to a document outside the corpus."""
    STALE = "stale"
    """The reference is printed so, but does not lead where its gloss says."""


class Authority(StrEnum):
    """Rank of a source, highest first."""

    LAW = "law"
    NATIONAL_SUPPLEMENT = "national-supplement"
    REGULATION = "regulation"
    CLUB_GUIDE = "club-guide"


@dataclass(frozen=True, slots=True)
class Period:
    """When and where a work is in force. `until` is the last day, None while it lasts."""

    work: str
    federation: str
    since: date
    until: date | None
    basis: str


@dataclass(frozen=True, slots=True)
class Work:
    """A law book or a set of regulations, whatever the language. `titles` by language code."""

    id: str
    titles: dict[str, str]
    authority: Authority
    supplements: str | None = None
    """The work whose numbers this one's X-paragraphs extend and whose laws it cites without a prefix."""


@dataclass(frozen=True, slots=True)
class Edition:
    """A text of a work in one language, as held in the corpus."""

    id: str
    work: str
    language: str
    title: str
    publisher: str
    year: int
    rights: str
    federation: str
    held: bool
    """False where the folder is there but its source.txt is not: the system runs and says so."""
    source_sha256: str
    complete_to: str | None = None
    """Where the text breaks off, in words; None when it is complete."""


@dataclass(frozen=True, slots=True)
class Node:
    """A provision, note, definition, table, front matter, contents list, stub or case.

    number: without separators, '' where there is none. heading: as printed in the body, None without.
    text: the node's own words, cleaned, without its children. pages: printed page of the first and the
    last word. source: ranges of source.txt. parent: id of the node it stands under, None at the top.
    """

    id: str
    edition: str
    work: str
    kind: Kind
    number: str
    heading: str | None
    text: str
    parent: str | None
    order: int
    pages: Span | None
    source: tuple[Span, ...]
    flags: tuple[Flag, ...] = ()
    group: str | None = None
    """Id of the group heading (in capitals, or of the contents list) the law stands under."""
    senses: tuple[str, ...] = ()
    """Of a definition: its numbered senses; empty when there is one."""

    @property
    def title(self) -> str:
        """Number and heading for a list: '27B1 Meldingen ikke konventionel'."""
        return " ".join(part for part in (self.number, self.heading) if part)


@dataclass(frozen=True, slots=True)
class Edge:
    """A connection. Of a reference: the printed words, where they stand, how the target is named.

    relation: of a reference how it sends on, of a correspondence what became of the old provision.
    at: range in the text of the source node, None when the edge is not read off its words.
    origin: range in source.txt. note: why the edge holds, or what is wrong with it, in English.
    """

    source: str
    target: str
    type: EdgeType
    relation: Relation | Fate | None = None
    kind: RefKind | None = None
    surface: str = ""
    at: Span | None = None
    origin: Span | None = None
    flags: tuple[Flag, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """Figures as data. `columns` name the cells of each row; cells are the printed or repaired strings.

    basis: 'printed' (read from the transcript), 'derived' (read off numbered points) or 'repaired'
    (lost by the transcript; `reason` says where the figures come from).
    """

    id: str
    edition: str
    provision: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    row_ids: tuple[str, ...] = ()
    basis: str = "printed"
    reason: str = ""


class FindingKind(StrEnum):
    """What `check corpus` reports."""

    LOSS = "loss"
    DOUBT = "doubt"
    UNRESOLVED = "unresolved-reference"
    STALE = "stale-reference"
    EXTERNAL = "external-reference"
    REPAIR = "repair"
    NOTE = "note"
    UNASSIGNED = "unassigned"
    TEXT_ABSENT = "text-absent"
    CASE = "case"
    OTHER_TEXT = "repair-skipped"


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the report: what is lost or doubtful, where, and in which words."""

    kind: FindingKind
    edition: str
    node: str
    page: int | None
    words: str
    reason: str
    origin: Span | None = field(default=None)


class Fate(StrEnum):
    """What became of a provision from one edition to another."""

    SAME = "same"
    CHANGED = "changed"
    MOVED = "moved"
    MOVED_CHANGED = "moved-changed"
    SPLIT = "split"
    MERGED = "merged"
    REMOVED = "removed"
    ADDED = "added"


@dataclass(frozen=True, slots=True)
class Correspondence:
    """old and new: ids, () where there is none. links: the id pairs of a split or merger.

    confidence: high, medium or low. basis: 'text', 'heading' (one text is not held), 'definition', 'truncated' (one
    text breaks off) or 'hand'. change: what changed, by language; empty when nothing of substance did.
    """

    old: tuple[str, ...]
    new: tuple[str, ...]
    fate: Fate
    confidence: str
    basis: str
    links: tuple[tuple[str, str], ...] = ()
    change: Mapping[str, str] = field(default_factory=dict)

    @property
    def changed(self) -> bool:
        """Whether something of substance did, or more than the number: it has no counterpart, or several."""
        return bool(self.change) or self.fate not in (Fate.SAME, Fate.MOVED)


@dataclass(frozen=True, slots=True)
class Concordance:
    """Two editions and their correspondences, in the order of the old book; what was added stands by its neighbours."""

    old: str
    new: str
    pairs: tuple[Correspondence, ...]

    def of(self, node_id: str) -> tuple[Correspondence, ...]:
        """Correspondences a provision of either edition takes part in."""
        return tuple(pair for pair in self.pairs if node_id in pair.old or node_id in pair.new)
