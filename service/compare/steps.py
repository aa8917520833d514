"""The life of a provision for its page: where it was and where it went, station by station.

Comes in: a tracer and a node. Goes out: `Station`s in the order of the books. What always holds: each station says
whether the way to it is certain or computed, and whether it is the very part or something wider. The surprising
choice: ways that meet are told once, with the better of what is known.
"""

from __future__ import annotations

from dataclasses import dataclass

from kb.compare.life import How, Path, Tracer
from kb.model import Node
from service.laws import addresses
from service.laws.addresses import Link
from service.texts import Texts

__all__ = ["Station", "stations"]


@dataclass(frozen=True, slots=True)
class Station:
    """A provision on the way. direction: 'back', 'self' or 'forward'; wider: more than the part asked for."""

    link: Link
    direction: str
    certain: bool
    wider: bool


def stations(tracer: Tracer, node: Node, t: Texts) -> tuple[Station, ...]:
    """All stations; () where the provision stands alone."""
    life = tracer.life(node.id)
    before = _along(tracer, life.earlier, "back", t)
    known = {one.link.href for one in before}
    after = [one for one in _along(tracer, life.later, "forward", t) if one.link.href not in known]
    if not before and not after:
        return ()
    here = Station(addresses.link(tracer.kb, node, t), "self", True, False)
    return (*reversed(before), here, *after)


def _along(tracer: Tracer, paths: tuple[Path, ...], direction: str, t: Texts) -> list[Station]:
    found: dict[str, Station] = {}
    for path in paths:
        certain = exact = True
        for step in path.steps:
            certain, exact = certain and step.certain, exact and step.exact
            if not step.target or step.how is How.ABOVE:
                continue
            known = found.get(step.target)
            if known is None or (certain and not known.certain):
                link = addresses.link(tracer.kb, tracer.kb.nodes[step.target], t)
                found[step.target] = Station(link, direction, certain, not exact)
    return list(found.values())
