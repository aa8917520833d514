"""Where on the site a node is shown, and what it is called in a link.

Comes in: a node. Goes out: its address (`/dk1997/27#27B1a`), the page it stands on, a short label.
What always holds: every node has exactly one address, and the page there carries an element whose id is the
node's id without its edition; the crawler test follows them all.
The surprising choice: anchors are the part of the id after the colon, not the printed number, so that notes,
tables and the numberless club sheet are addressed in the same way.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import quote

from kb.model import EdgeType, Kind, Node, Span
from service.library import Library
from service.texts import Texts

__all__ = [
    "Link",
    "address",
    "enumerator",
    "home",
    "label",
    "language_of",
    "local",
    "number",
    "page_of",
    "pages",
    "quoted",
    "title",
    "where",
    "wider",
]

_PRINTED = re.compile(r"[A-ZÅÄÖÆØ]{0,3}\d")
"""A number as a book prints it; the club sheet has slugs instead."""

_UNNUMBERED = re.compile(r"[pt]\d+")
"""A paragraph or a table row of the club sheet that has no number: 'claim/p1', 'call-out-of-turn/t2'."""

_WIDE = (Kind.CHAPTER, Kind.GROUP)
_OUTLINE = (Kind.LAW, Kind.SECTION, Kind.SUBSECTION, Kind.ITEM, Kind.POINT)


@dataclass(frozen=True, slots=True)
class Link:
    """A link with its words; `where` says which edition or body it leads to, '' within this one."""

    href: str
    text: str
    where: str = ""
    number: str = ""


def local(id: str) -> str:
    """The id without its edition: '27B1a', 'def.kulørsvigt', 'revoke-correction/B1'."""
    return id.partition(":")[2] or id


def quoted(text: str) -> str:
    return quote(text, safe="")


def _path(text: str) -> str:
    return quote(text, safe="/")


def home(library: Library, node: Node) -> Node:
    """The node whose page shows this one: the law of a point, the law of a note's mark, else itself."""
    if node.kind is Kind.FOOTNOTE:
        marks = library.edges_to(node.id, EdgeType.FOOTNOTE)
        bearer = library.nodes.get(marks[0].source) if marks else None
        return home(library, bearer) if bearer is not None and bearer.kind is not Kind.FOOTNOTE else node
    if node.kind is Kind.TABLE:
        table = library.tables.get(node.id)
        above = node.parent or (table.provision if table is not None else None)
        bearer = library.nodes.get(above) if above else None
        return home(library, bearer) if bearer is not None else node
    while node.kind is not Kind.LAW and node.parent is not None:
        parent = library.nodes[node.parent]
        if parent.kind in _WIDE:
            break
        node = parent
    return node


def page_of(library: Library, node: Node) -> str:
    """The path of the page that shows this node."""
    shown = home(library, node)
    source, _, name = shown.id.partition(":")
    match shown.kind:
        case Kind.CASE:
            return f"/cases/{_path(name or source)}"
        case Kind.CHAPTER | Kind.GROUP:
            return f"/{source}"
        case Kind.DEFINITION:
            return f"/{source}/def"
        case Kind.FOOTNOTE:
            return f"/{source}/notes"
        case Kind.FRONT | Kind.TOC:
            return f"/{source}/front/{_path(name.removeprefix('front.'))}"
        case _:
            return f"/{source}/{_path(name)}"


def address(library: Library, node: Node) -> str:
    """The path and anchor of this node."""
    page = page_of(library, node)
    alone = node.kind in (Kind.CASE, Kind.FRONT, Kind.TOC, Kind.STUB) or home(library, node).id == node.id
    if alone and node.kind not in (*_WIDE, Kind.DEFINITION, Kind.FOOTNOTE):
        return page
    return f"{page}#{_path(local(node.id))}"


def number(node: Node) -> str:
    """The number a reader knows the node by: '27B1a'; of the club sheet's blocks 'B1', or nothing."""
    if _PRINTED.match(node.number):
        return node.number
    return node.number.partition("/")[2]


def title(node: Node) -> str:
    """Number and heading; of a part without either, the slug of its block."""
    known = " ".join(part for part in (number(node), node.heading) if part)
    if known and (node.heading or _PRINTED.match(node.number)):
        return known
    block, _, rest = local(node.id).partition("/")
    return f"{block.replace('-', ' ')} {rest}".strip()


def pages(span: Span | None, t: Texts) -> str:
    """'page 53' or 'pages 53-54' as printed, '' where the transcript has none."""
    if span is None:
        return ""
    first, last = span
    return t("page.one", n=first) if first == last else t("page.many", first=first, last=last)


def label(library: Library, node: Node, t: Texts) -> str:
    """What a link to this node says: number and heading, or what it is and where."""
    match node.kind:
        case Kind.FOOTNOTE:
            marks = library.edges_to(node.id, EdgeType.FOOTNOTE)
            at = library.nodes[marks[0].source] if marks else None
            return f"{t('law.note-to')} {title(at)}" if at is not None else t("kind.footnote")
        case Kind.DEFINITION:
            return f"{t('kind.definition')}: {node.heading or local(node.id).removeprefix('def.')}"
        case Kind.TABLE:
            return f"{t('kind.table')} {node.heading or number(node)}".strip()
        case Kind.FRONT | Kind.TOC:
            return node.heading or t.name("front", local(node.id).removeprefix("front."))
        case Kind.CHAPTER | Kind.GROUP:
            return node.title or local(node.id)
        case _ if node.heading is None and "/" in node.number and home(library, node).heading:
            rest = number(node)
            own = "" if _UNNUMBERED.fullmatch(rest) else f", {rest}"
            return f"{home(library, node).heading}{own}"
        case _:
            return title(node)


def language_of(library: Library, node: Node) -> str:
    edition = library.editions.get(node.edition)
    return edition.language if edition is not None else ("en" if node.kind is Kind.CASE else "")


def where(library: Library, node: Node, t: Texts) -> str:
    """Which text a node belongs to, in a word or two."""
    edition = library.editions.get(node.edition)
    if edition is not None:
        return t.edition(edition)
    work = library.works.get(node.work)
    return work.titles.get(t.language, work.id) if work is not None else ""


def wider(library: Library, node: Node) -> list[Node]:
    """Chapter and group, outermost first; the group heading stands beside the tree in some editions."""
    wider = list(library.ancestors(node.id))
    if node.group is not None and all(one.id != node.group for one in wider) and node.group in library.nodes:
        wider.append(library.nodes[node.group])
    return wider


def enumerator(node: Node, parent: Node | None) -> str:
    """The last part of the number: 'B' of 27B, 'a' of 27B1a; the whole number of a law."""
    if parent is None or not node.number:
        return number(node)
    own = node.number.removeprefix(parent.number).removeprefix("/")
    return "•" if _UNNUMBERED.fullmatch(own) else own or node.number


def link(library: Library, node: Node, t: Texts, *, foreign: bool = True) -> Link:
    """A link to the node; `foreign` ones say which text they lead to."""
    text = where(library, node, t) if foreign else ""
    return Link(address(library, node), label(library, node, t), text, number(node))
