"""What rests on a pair: the rules that quote its paragraphs and the precedents that apply them, as links.

Comes in: a correspondence. Goes out: `Resting`. What always holds: only provisions and cases the site shows are linked.
The surprising choice: rules are told as the paragraphs they quote, each leading to the rulings of that paragraph.
"""

from __future__ import annotations

from dataclasses import dataclass

from kb.graph import KnowledgeBase
from kb.model import Correspondence
from service.laws import addresses
from service.laws.addresses import Link
from service.texts import Texts

__all__ = ["Resting", "resting"]


@dataclass(frozen=True, slots=True)
class Resting:
    """rules: (link to the rulings of a paragraph, how many rules quote it). cases: precedents that apply one."""

    rules: tuple[tuple[Link, int], ...]
    cases: tuple[Link, ...]


def resting(library: KnowledgeBase, pair: Correspondence, t: Texts) -> Resting:
    """Rules and cases of both sides."""
    from kb.export.effects import effects
    from kb.rules import books

    found = effects(library, books(), [pair])[0]
    counts: dict[str, int] = {}
    for rule in found.rules:
        provision = ":".join(rule.split(":")[:2])
        if provision in library.nodes:
            counts[provision] = counts.get(provision, 0) + 1
    rules = []
    for provision, count in counts.items():
        node = library.nodes[provision]
        href = f"/rulings?edition={addresses.quoted(node.edition)}&law={addresses.quoted(provision)}"
        rules.append((Link(href, addresses.number(node), addresses.where(library, node, t)), count))
    nodes = (library.nodes.get(f"case:{one}") for one in found.cases)
    return Resting(tuple(rules), tuple(addresses.link(library, node, t) for node in nodes if node is not None))
