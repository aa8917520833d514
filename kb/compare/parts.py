"""Further links of provisions that stayed alone: levels that collapsed, halves of a split or merger, moved sections.

Comes in: two editions and the links between them, one to one. Goes out: more links, each `part`. What always holds: a
provision that has a counterpart gets another only where something stood alone that belongs to both. The surprising
choice: nothing here is weighed against anything; each kind of leftover has its own sign, read off the books.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence

from kb.compare.features import Features
from kb.compare.likeness import Field, Link, is_text
from kb.model import Kind

__all__ = ["SUPPORT", "Parts"]

HELD_IN_PARENT, HELD_IN_SISTER = 0.4, 0.45
"""Share of a text that must stand in the provision said to hold it."""
SUPPORT = 0.1
"""What headings, or a heading and a text, must share not to be a pair by their number alone."""
ALIKE = 0.85
"""Likeness of headings of two laws that are one."""
SURE = 0.1
"""Value of a link beside which others may stand: what is itself in doubt is not split further."""
SUNKEN = 0.2
"""Likeness of a text that went a level down, its heading having stayed."""


class Parts:
    """Two editions, in which leftovers find where they belong. settled: nodes a reader has placed."""

    def __init__(self, field: Field, settled: Collection[str]) -> None:
        self.field, self.settled = field, settled
        self.old, self.new, self.link = field.old, field.new, field.link
        self.old_numbers, self.new_numbers = _numbers(field.old), _numbers(field.new)

    def of(self, links: Sequence[Link]) -> list[Link]:
        """Further links of nodes that stayed alone: levels that collapsed, and halves of a split or merger."""
        to_new: dict[str, list[str]] = defaultdict(list)
        to_old: dict[str, list[str]] = defaultdict(list)
        for link in links:
            to_new[link.old].append(link.new)
            to_old[link.new].append(link.old)
        more: list[Link] = []
        for b, other in self.new.items():
            if b not in to_old and other.kind is not Kind.DEFINITION:
                a = self.old_numbers.get(other.number)
                if a is not None and any(_under(self.new, target, b) for target in to_new.get(a, ())):
                    more.append(self.link(a, b, 0.5, "text", part=True))
        for a, one in self.old.items():
            if a not in to_new and one.kind is not Kind.DEFINITION:
                same = self.new_numbers.get(one.number)
                if same is not None and any(_under(self.old, source, a) for source in to_old.get(same, ())):
                    more.append(self.link(a, same, 0.5, "text", part=True))
        linked = {(link.old, link.new) for link in (*links, *more)}
        for a, b in sorted(linked):
            more += [link for link in self._sunken(a, b, to_new, to_old) if (link.old, link.new) not in linked]
        more += self._unlettered(to_new, to_old, {link.old for link in more})
        more += self._lettered(to_new, to_old, {link.new for link in more})
        more += self._named_elsewhere(to_new, {link.old for link in more})
        more += self._gathered(to_new, {link.old for link in more})
        for link in more:
            to_new[link.old].append(link.new)
            to_old[link.new].append(link.old)
        to_there: dict[str, list[str]] = defaultdict(list)
        to_here: dict[str, list[str]] = defaultdict(list)
        for link in (*links, *more):
            if link.value >= SURE:
                to_there[link.old].append(link.new)
                to_here[link.new].append(link.old)
        for a, one in self.old.items():
            if a not in to_new and is_text(one):
                found = self._home(one, to_there, self.field.below_old)
                more += [self.link(a, b, v, "text", part=True) for v, b in found]
        for b, other in self.new.items():
            if b not in to_old and is_text(other):
                found = self._home(other, to_here, self.field.below_new)
                more += [self.link(a, b, v, "text", part=True) for v, a in found]
        return more

    def _unlettered(
        self, to_new: Mapping[str, list[str]], to_old: Mapping[str, list[str]], done: set[str]
    ) -> list[Link]:
        """Sections of a law of which the other edition, held by its headings alone, prints no such letter.

        Where it prints no letters, or only later ones, what they say stands in the law somewhere.
        """
        found = []
        for a, one in self.old.items():
            if a in to_new or a in done or one.kind is not Kind.SECTION or one.law in self.field.held_new:
                continue
            for law in to_new.get(one.parent or "", ()):
                listed = [self.new[n].number[-1:] for n in self.field.below_new.get(law, ())]
                letter = one.number[-1:]
                if letter not in listed and (not listed or letter < max(listed)):
                    found.append(self.link(a, law, 0.06, "heading", part=True))
        return found

    def _lettered(self, to_new: Mapping[str, list[str]], to_old: Mapping[str, list[str]], done: set[str]) -> list[Link]:
        """New sections of a law, known by their headings alone, into which the old text under the law's heading went.

        Where the old law had no sections, those it names; where it had some, those before the first of them.
        """
        found = []
        for law, targets in to_new.items():
            one = self.old[law]
            if one.kind is not Kind.LAW or not one.text:
                continue
            sections = [n for n in self.field.below_old.get(law, ()) if self.old[n].kind is Kind.SECTION]
            places = {target for section in sections for target in to_new.get(section, ())}
            for target in targets:
                listed = [] if self.new[target].law in self.field.held_new else self.field.below_new.get(target, [])
                first = next((place for place, b in enumerate(listed) if b in places), 0)
                chosen = listed[:first] if sections else [b for b in listed if self._named(b, law)]
                found += [
                    self.link(law, b, 0.06, "heading", part=True)
                    for b in chosen
                    if b not in to_old and b not in done and b not in self.settled
                ]
        return found

    def _named(self, heading: str, text: str) -> bool:
        return self.field.heading_in(heading, text) >= SUPPORT

    def _named_elsewhere(self, to_new: Mapping[str, list[str]], done: set[str]) -> list[Link]:
        """Sections of a law that has no counterpart, of which a section of another law has the whole heading."""
        unheld = [f for f in self.old.values() if f.law not in self.field.held_new]
        lost = {f.node for f in unheld if f.kind is Kind.LAW and f.node not in to_new}
        if not lost:
            return []
        pool = self.field.pool([n for n, f in self.new.items() if f.kind is Kind.SECTION and not f.held])
        found = []
        for one in unheld:
            a = one.node
            if one.parent not in lost or one.kind is not Kind.SECTION or a in to_new or a in done or a in self.settled:
                continue
            likes = [(self.field.heading(a, b) or 0.0, b) for b in self.field.candidates(a, pool)]
            found += [self.link(a, b, 0.06, "heading", part=True) for like, b in sorted(likes)[-1:] if like >= ALIKE]
        return found

    def _gathered(self, to_new: Mapping[str, list[str]], done: set[str]) -> list[Link]:
        """A lead-in of which everything below went into one provision went there too."""
        found = []
        for a, one in self.old.items():
            if a in to_new or a in done or one.kind in (Kind.LAW, Kind.SECTION, Kind.DEFINITION):
                continue
            homes = {b for child in self.field.below_old.get(a, ()) for b in to_new.get(child, ())}
            if len(homes) == 1:
                found.append(self.link(a, homes.pop(), 0.4, "text", part=True))
        return found

    def _sunken(self, a: str, b: str, to_new: Mapping[str, list[str]], to_old: Mapping[str, list[str]]) -> list[Link]:
        """The text of one went one level down under the other, which kept only the heading."""
        one, other = self.old[a], self.new[b]
        if one.text and not other.text:
            below = [n for n in self.field.below_new.get(b, ()) if n not in to_old]
            likes = [(self.field.text(a, n) or 0.0, n) for n in below]
            return [self.link(a, n, v, "text", part=True) for v, n in sorted(likes)[-1:] if v >= SUNKEN]
        if other.text and not one.text:
            below = [n for n in self.field.below_old.get(a, ()) if n not in to_new]
            likes = [(self.field.text(n, b) or 0.0, n) for n in below]
            return [self.link(n, b, v, "text", part=True) for v, n in sorted(likes)[-1:] if v >= SUNKEN]
        return []

    def _home(
        self, one: Features, links: Mapping[str, Sequence[str]], below: Mapping[str, Sequence[str]]
    ) -> list[tuple[float, str]]:
        """The provision on the other side that holds a whole one that stayed alone: its parent's or a sister's."""
        kin = {one.parent, *below.get(one.parent, ())} if one.parent is not None else set()
        found: dict[str, float] = {}
        for relative in kin & links.keys():
            for target in links[relative]:
                share = self.field.held_in(one.node, target)
                if share >= (HELD_IN_PARENT if relative == one.parent else HELD_IN_SISTER):
                    found[target] = round(share, 4)
        return sorted((share, target) for target, share in found.items())[-1:]


def _numbers(edition: Mapping[str, Features]) -> dict[str, str]:
    """Number -> provision."""
    return {f.number: node for node, f in edition.items() if f.number and f.kind is not Kind.DEFINITION}


def _under(edition: Mapping[str, Features], node: str, above: str) -> bool:
    place: str | None = node
    while place is not None and place in edition:
        if edition[place].parent == above:
            return True
        place = edition[place].parent
    return False
