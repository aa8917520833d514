"""What can be found: one passage for each provision, note, definition and precedent, with its fields.

Comes in: the handle. Goes out: `Passage`s, in the order of the books, cases apart. What always holds: every passage
is a node of the graph; contents lists, group headings and stubs are none, since nothing can be read there.
The surprising choice: the headings above a provision are part of it ("ingen straf" says nothing without them), while
what stands under it is not: that is added up when a query is ranked, from the hits themselves.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kb.graph import KnowledgeBase
from kb.model import EdgeType, Flag, Kind, Node, Table

__all__ = ["CASE_LENGTH", "FIELDS", "Passage", "case_passages", "law_passages", "words_of_table"]

FIELDS = ("head", "own", "above")
"""Fields of a passage: its heading, its words, the headings above it."""

CASE_LENGTH = 600
"""Characters of a precedent's facts that its snippet is taken from."""

_NO_PASSAGE = frozenset({Kind.CHAPTER, Kind.GROUP, Kind.TOC, Kind.STUB, Kind.CASE, Kind.TABLE})


@dataclass(frozen=True, slots=True)
class Passage:
    """A node as the index sees it."""

    id: str
    edition: str
    language: str
    kind: str
    head: str
    own: str
    above: tuple[str, ...]
    has_words: bool
    """Whether it has words of its own to show, and not only its heading and perhaps a table."""


def law_passages(kb: KnowledgeBase) -> Iterator[Passage]:
    """Everything of the editions that can be read."""
    tables: dict[str, list[Table]] = {}
    for table in kb.tables.values():
        tables.setdefault(table.provision, []).append(table)
    for node in kb.nodes.values():
        if not node.edition or node.kind in _NO_PASSAGE:
            continue
        language = kb.editions[node.edition].language
        path = [kb.nodes[above.id].heading or "" for above in kb.ancestors(node.id)]
        law = kb.law_of(node.id)
        if law.group and law.group in kb.nodes:
            path.append(kb.nodes[law.group].heading or "")
        rows = " . ".join(words_of_table(table, language) for table in tables.get(node.id, ()))
        yield Passage(
            node.id,
            node.edition,
            language,
            node.kind.value,
            node.heading or "",
            f"{node.text} . {rows}" if rows else node.text,
            tuple(path),
            bool(node.text),
        )


def words_of_table(table: Table, language: str) -> str:
    """A table as words: its columns and cells; English keys become the words they are made of."""
    if table.row_ids:
        return ""
    cells = [cell for row in table.rows for cell in row]
    return " ".join(part.replace("-", " ") for part in (*table.columns, *cells) if not part.isdigit())


def case_passages(kb: KnowledgeBase) -> Iterator[Passage]:
    """Precedents: the facts as written, with the headings of what they apply."""
    for node in kb.nodes.values():
        if node.kind is not Kind.CASE:
            continue
        applied = [edge.target for edge in kb.edges_from(node.id, EdgeType.APPLIES)]
        case = kb.cases[node.number]
        texts = (case.facts, case.director_ruling, case.decision, case.reasoning)
        headings = [kb.nodes[target].heading or "" for target in applied if target in kb.nodes]
        issue = (case.issue or "").replace("-", " ")
        own = " . ".join(filter(None, texts))
        yield Passage(node.id, "", "en", "case", issue, own, tuple(headings), bool(case.facts))


def is_bare(node: Node) -> bool:
    """Whether only the heading of a node is held."""
    return Flag.HEADING_ONLY in node.flags
