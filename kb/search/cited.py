"""Citations in a query: the passages they name, and where a citation names none that is held, what comes nearest.

Comes in: citations as they were typed, the handle, the request. Goes out: `Cited`. What always holds: what is named is
what the citation says, in every edition it may mean; what is near is never called named. The surprising choice: the
number of a law whose text is not held leads to whoever expresses or cites it ('27B4 of 2017' stands in the club's
sheet), then to what it would stand under, then to the same number elsewhere; an empty page helps nobody.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from kb.citation import Citation
from kb.errors import BridgelexError, NotFoundError
from kb.graph import KnowledgeBase
from kb.model import EdgeType, Flag, Kind, Node
from kb.search.model import Request

__all__ = ["Cited", "cited_in", "exists"]

_STEPS = re.compile(
    r"(?P<law>(?:X|LK)?\d+)(?P<section>[A-Z])?(?P<subsection>\d{1,2})?(?P<item>[a-z])?(?P<point>[IVXivx]+)?"
)
"""The parts of a number, each under the one before it: 12 C 2 a."""

_BOOK = re.compile(r"\b(?:(?P<danish>dansk|danish)|svensk|swedish)\w*", re.IGNORECASE)

_MOST_NEAR = 12


@dataclass(frozen=True, slots=True)
class Cited:
    """Passages by number. near: only where none is named. mean: an id to offer instead."""

    named: tuple[int, ...] = ()
    near: tuple[int, ...] = ()
    mean: str | None = None


def cited_in(citations: Sequence[Citation], request: Request, kb: KnowledgeBase, place: Mapping[str, int]) -> Cited:
    """What citations mean. place: the number of each passage. A Swede who types 'lag 16 B' means the Swedish book, and
    'svenska 27B' says so; else texts stand before bare headings."""
    wanted = _wanted(request)

    def last(node: Node) -> tuple[bool, bool]:
        foreign = wanted is not None and kb.editions[node.edition].language != wanted
        return foreign, Flag.HEADING_ONLY in node.flags

    named: dict[int, None] = {}
    offered: tuple[str, ...] = ()
    for citation in citations:
        try:
            nodes = [node for node in kb.resolve(str(citation), request.edition) if node.id in place]
        except NotFoundError as error:
            offered = offered or error.nearest
            continue
        except BridgelexError:
            continue
        named.update((place[node.id], None) for node in sorted(nodes, key=last))
    if named:
        return Cited(tuple(named))
    near = {place[name]: None for one in citations for name in _near(one, request.edition, kb) if name in place}
    return Cited((), tuple(near)[:_MOST_NEAR], next((name for name in offered if name in place), None))


def _wanted(request: Request) -> str | None:
    """The language of the books that a citation is looked for in first."""
    named = _BOOK.search(request.query)
    if named is not None:
        return "da" if named["danish"] else "sv"
    return "sv" if request.language == "sv" else None


def exists(citation: Citation, kb: KnowledgeBase) -> bool:
    """Whether a citation names a provision, held or not."""
    return bool(_nodes(citation, None, kb))


def _near(citation: Citation, edition: str | None, kb: KnowledgeBase) -> Iterator[str]:
    """Ids near a citation that names nothing held, the nearest first."""
    steps = list(_steps(citation.number))
    for number in steps:
        stubs = [node for node in _nodes(replace(citation, number=number), edition, kb) if node.kind is Kind.STUB]
        if not (citation.edition or citation.year or edition):
            stubs.extend(kb.nodes[name] for work in kb.works if (name := f"{work}:{number}") in kb.nodes)
        for stub in stubs:
            yield from (edge.target for edge in kb.edges_from(stub.id, EdgeType.EXPRESSED_BY))
            yield from (edge.source for edge in kb.edges_to(stub.id, EdgeType.CITES, EdgeType.SUPPLEMENTS))
        yield from (node.id for node in _nodes(replace(citation, number=number), edition, kb))
    for number in steps:  # the same number in other books
        yield from (node.id for node in _nodes(Citation(number), None, kb))


def _steps(number: str) -> Iterator[str]:
    """A number and all that it stands under: 12C2a, 12C2, 12C, 12."""
    yield number
    parts = _STEPS.fullmatch(number)
    held = [part for part in parts.groups() if part] if parts else []
    for count in range(len(held) - 1, 0, -1):
        yield "".join(held[:count])


def _nodes(citation: Citation, edition: str | None, kb: KnowledgeBase) -> Iterable[Node]:
    try:
        return kb.resolve(str(citation), edition)
    except BridgelexError:
        return ()
