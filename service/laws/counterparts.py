"""What became of a provision, for its law page: the counterparts in the other edition, in a line each.

Comes in: a node. Goes out: `Beside`s, none where nothing is known. What always holds: only pairs of the snapshot are
shown, nothing is computed for a page. The surprising choice: where a whole law and its parts stayed under their
numbers, only the law says so; a part speaks when it moved, changed, came or went.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kb.graph import KnowledgeBase
from kb.model import Correspondence, Fate, Kind, Node
from service.laws import addresses
from service.laws.addresses import Link
from service.library import Library
from service.texts import Texts

__all__ = ["Beside", "beside"]


@dataclass(frozen=True, slots=True)
class Beside:
    """The other edition, the counterparts there, what happened, how sure, and where both stand side by side."""

    where: str
    language: str
    links: tuple[Link, ...]
    fate: str
    confidence: str
    change: str
    href: str


def beside(library: Library, node: Node, t: Texts) -> Iterator[Beside]:
    """The pairs of a node that are worth a line on its page."""
    if not isinstance(library, KnowledgeBase):
        return
    for table, pair in library.counterparts(node.id):
        if pair.fate is Fate.SAME and node.kind is not Kind.LAW:
            continue
        there = pair.new if node.id in pair.old else pair.old
        other = table.new if node.id in pair.old else table.old
        first = (pair.old or pair.new)[0]
        yield Beside(
            where=t.edition(library.editions[other]),
            language=library.editions[other].language,
            links=tuple(addresses.link(library, library.nodes[one], t, foreign=False) for one in there),
            fate="heading" if pair.fate is Fate.SAME and _heading_alone(library, pair) else pair.fate.value,
            confidence=pair.confidence,
            change=pair.change.get(t.language, ""),
            href=f"/compare/{addresses.quoted(first)}",
        )


def _heading_alone(library: KnowledgeBase, pair: Correspondence) -> bool:
    """Whether only headings were compared: of a lead-in, or where one text is not held."""
    return pair.basis == "heading" or not all(library.nodes[one].text for one in (*pair.old, *pair.new))
