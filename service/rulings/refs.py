"""Provisions named by a ruling, as links with their words at hand.

Comes in: an edition and a number as the rules cite it. Goes out: `Ref`, and the panels of all that were asked for.
What always holds: a number the library does not hold is shown as a number without a link. The surprising choice: the
panels are those of the law pages, so that a tap on a number shows the same words here and there.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from kb.model import Kind, Node
from service.laws import addresses
from service.laws.panels import Panel, panel
from service.library import Library
from service.texts import Texts

__all__ = ["Ref", "Refs"]


@dataclass(frozen=True, slots=True)
class Ref:
    """A provision. href '' when it is not here; panel: the id of its words on this page; where: which text."""

    number: str
    href: str = ""
    heading: str = ""
    language: str = ""
    panel: str = ""
    where: str = ""


@dataclass(slots=True)
class Refs:
    """Makes references and remembers whose words the page needs."""

    library: Library
    t: Texts
    found: dict[str, Panel] = field(default_factory=dict)

    def __call__(self, edition: str, number: str) -> Ref:
        id_ = number if ":" in number else f"{edition}:{number}"
        node = self.library.nodes.get(id_)
        if node is None:
            return Ref(number)
        self.words(id_)
        return Ref(
            number=self._name(node),
            href=addresses.address(self.library, node),
            heading=self._heading(id_),
            language=addresses.language_of(self.library, node),
            panel=id_,
            where="" if edition else self._where(node),
        )

    def all(self, edition: str, numbers: tuple[str, ...]) -> tuple[Ref, ...]:
        return tuple(self(edition, number) for number in dict.fromkeys(numbers))

    def words(self, id_: str) -> Panel:
        """The words of a provision that the library holds."""
        if id_ not in self.found:
            self.found[id_] = panel(self.library, self.library.nodes[id_], self.t)
        return self.found[id_]

    def _where(self, node: Node) -> str:
        return self.t.name("chip", node.edition) if node.edition else addresses.where(self.library, node, self.t)

    def _name(self, node: Node) -> str:
        """The number where it tells the provision; of the club sheet's blocks, whose 'A' tells nothing, the heading."""
        number = addresses.number(node)
        return number if number and _alone(node) else addresses.label(self.library, node, self.t)

    def _heading(self, id_: str) -> str:
        """Its own heading, or that of what it stands under; of a block without a number, none (it is its name)."""
        node = self.library.nodes[id_]
        if not addresses.number(node) or not _alone(node):
            return ""
        for one in (node, *reversed(self.library.ancestors(id_))):
            if one.heading and one.kind not in (Kind.CHAPTER, Kind.GROUP):
                return one.heading
        return ""


def _alone(node: Node) -> bool:
    """Its number tells which it is; 'A' of a block of the club sheet does not."""
    return "/" not in node.number
