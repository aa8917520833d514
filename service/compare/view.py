"""What the pages of a comparison show: pairs with both texts, in the order of the old book, under its laws.

Comes in: a concordance of the handle, a filter. Goes out: `Table` for the template and the exports. What always holds:
texts are shown as printed, each with the address of its law page; where the text of one side is not held or cut off,
the pair says so in words. The surprising choice: a pair that stayed as it was is shown as a folded line, so that what
changed stands out and the page stays light.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from kb.graph import KnowledgeBase
from kb.model import Concordance, Correspondence, Fate, Flag, Kind, Node
from service.laws import addresses, prose
from service.laws.prose import Piece
from service.texts import Texts

__all__ = [
    "CHANGES", "FILTERS", "Choice", "Group", "Number", "Pair", "Side", "Table", "anchor_of", "base_of", "numbers",
    "pair_href", "pair_of", "passes", "side", "table",
]  # fmt: skip

CHANGES = "changes"
"""The filter that leaves out what stayed and what only moved."""
FILTERS = ("all", CHANGES, *(fate.value for fate in Fate))


@dataclass(frozen=True, slots=True)
class Side:
    """A provision of one side. cut: its text breaks off; bare: only the heading is held."""

    id: str
    number: str
    heading: str
    language: str
    href: str
    pieces: tuple[Piece, ...]
    cut: bool
    bare: bool


@dataclass(frozen=True, slots=True)
class Pair:
    """A correspondence. changed: something of substance, or no counterpart; href: its wording, '' without two texts."""

    anchor: str
    fate: str
    confidence: str
    basis: str
    change: str
    changed: bool
    old: tuple[Side, ...]
    new: tuple[Side, ...]
    href: str
    next: str = ""
    """Anchor of the next pair that changed, '' after the last."""


@dataclass(frozen=True, slots=True)
class Group:
    """Pairs under one law or other place of the old book. anchor: '' when the place was there before."""

    anchor: str
    title: str
    language: str
    pairs: tuple[Pair, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """A filter with how many pairs it leaves."""

    name: str
    href: str
    count: int
    on: bool


@dataclass(frozen=True, slots=True)
class Table:
    """Everything the page prints. base: its address without a filter; changes: how many of the shown pairs changed."""

    old: str
    new: str
    base: str
    shown: str
    choices: tuple[Choice, ...]
    groups: tuple[Group, ...]
    changes: int
    first: str


@dataclass(frozen=True, slots=True)
class Number:
    """A line of the table of numbers: what stands under the old number now."""

    old: str
    old_href: str
    new: tuple[tuple[str, str], ...]
    fate: str
    sure: bool
    bare: bool
    """Only headings were compared."""


def base_of(concordance: Concordance) -> str:
    return f"/compare/{addresses.quoted(concordance.old)}/{addresses.quoted(concordance.new)}"


def pair_href(pair: Correspondence) -> str:
    return f"/compare/{addresses.quoted((pair.old or pair.new)[0])}"


def anchors(concordance: Concordance) -> tuple[str, ...]:
    """Of each pair in order: its old id, or its new one; 'dk1997.88' for the first pair of 88, then 'dk1997.88.2'."""
    seen: dict[str, int] = {}
    out = []
    for pair in concordance.pairs:
        first = (pair.old or pair.new)[0].replace(":", ".", 1)
        seen[first] = seen.get(first, 0) + 1
        out.append(first if seen[first] == 1 else f"{first}.{seen[first]}")
    return tuple(out)


def anchor_of(concordance: Concordance, pair: Correspondence) -> str:
    """The anchor of a pair; it keeps it under every filter."""
    return anchors(concordance)[concordance.pairs.index(pair)]


def table(library: KnowledgeBase, concordance: Concordance, shown: str, t: Texts) -> Table:
    """The comparison under a filter of `FILTERS`."""
    base = base_of(concordance)
    named = zip(concordance.pairs, anchors(concordance), strict=True)
    kept = [(pair, anchor) for pair, anchor in named if passes(pair, shown)]
    wanted = [pair for pair, _ in kept]
    made = [pair_of(library, pair, anchor, t) for pair, anchor in kept]
    following = ""
    linked: list[Pair] = []
    for one in reversed(made):
        linked.append(replace(one, next=following))
        following = one.anchor if one.changed else following
    linked.reverse()
    choices = tuple(
        Choice(name, base if name == "all" else f"{base}/{name}", count, name == shown)
        for name in FILTERS
        if (count := sum(passes(pair, name) for pair in concordance.pairs)) or name == shown
    )
    return Table(
        concordance.old,
        concordance.new,
        base,
        shown,
        choices,
        tuple(_groups(library, zip(wanted, linked, strict=True), t)),
        sum(one.changed for one in made),
        following,
    )


def pair_of(library: KnowledgeBase, pair: Correspondence, anchor: str, t: Texts) -> Pair:
    old = tuple(side(library, library.nodes[one], t) for one in pair.old)
    new = tuple(side(library, library.nodes[one], t) for one in pair.new)
    worded = any(one.pieces for one in old) and any(one.pieces for one in new)
    return Pair(
        anchor=anchor,
        fate=pair.fate.value,
        confidence=pair.confidence,
        basis=pair.basis,
        change=pair.change.get(t.language, ""),
        changed=pair.changed,
        old=old,
        new=new,
        href=pair_href(pair) if worded else "",
    )


def side(library: KnowledgeBase, node: Node, t: Texts) -> Side:
    """A provision with its own words; a definition without a number is called by its term."""
    number = addresses.number(node)
    heading = node.heading or ""
    if not number and not heading:
        heading = addresses.label(library, node, t)
    return Side(
        id=node.id,
        number=number,
        heading=heading,
        language=addresses.language_of(library, node),
        href=addresses.address(library, node),
        pieces=prose.plain(node.text),
        cut=Flag.TRUNCATED in node.flags,
        bare=Flag.HEADING_ONLY in node.flags,
    )


def numbers(library: KnowledgeBase, concordance: Concordance) -> tuple[Number, ...]:
    """Old number -> new numbers, one line for each numbered provision of the old book, in its order."""
    by_old: dict[str, list[tuple[Correspondence, tuple[str, ...]]]] = {}
    for pair in concordance.pairs:
        for one in pair.old:
            there = tuple(new for old, new in pair.links if old == one) or pair.new
            by_old.setdefault(one, []).append((pair, there))
    lines: list[Number] = []
    for old in sorted(by_old, key=lambda one: library.nodes[one].order):
        node = library.nodes[old]
        if not node.number or node.kind is Kind.DEFINITION:
            continue
        pairs = by_old[old]
        new = tuple(dict.fromkeys(one for _, there in pairs for one in there))
        named = tuple((_named(library.nodes[one]), addresses.address(library, library.nodes[one])) for one in new)
        sure = all(pair.confidence == "high" for pair, _ in pairs)
        bare = all(pair.basis == "heading" for pair, _ in pairs)
        lines.append(Number(node.number, addresses.address(library, node), named, pairs[0][0].fate.value, sure, bare))
    return tuple(lines)


def _named(node: Node) -> str:
    return node.number if node.number and node.kind is not Kind.DEFINITION else node.heading or addresses.local(node.id)


def passes(pair: Correspondence, shown: str) -> bool:
    return shown == "all" or (pair.changed if shown == CHANGES else pair.fate.value == shown)


def _groups(library: KnowledgeBase, pairs: Iterable[tuple[Correspondence, Pair]], t: Texts) -> Iterator[Group]:
    """Runs of pairs under the same law, the definitions, or the front matter."""
    runs: list[tuple[str, Node, list[Pair]]] = []
    for found, shown in pairs:
        node = library.nodes[(found.old or found.new)[0]]
        law = library.law_of(node.id)
        key = law.number if law.kind is Kind.LAW else node.kind.value
        if not runs or runs[-1][0] != key:
            runs.append((key, law, []))
        runs[-1][2].append(shown)
    seen: set[str] = set()
    for key, law, members in runs:
        anchor = "" if key in seen else f"law.{key}"
        seen.add(key)
        if law.kind is Kind.LAW:
            yield Group(anchor, law.title, addresses.language_of(library, law), tuple(members))
        else:
            yield Group(anchor, t(f"compare.{'definitions' if law.kind is Kind.DEFINITION else 'front'}"), "",
                        tuple(members))  # fmt: skip
