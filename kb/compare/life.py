"""The life of a provision through editions, cited works whose text is not held included; and citations traced back.

Comes in: a node of a law book or a stub of one, and the glossary. Goes out: `Path`s of `Step`s to earlier or later
books. What always holds: each step says what it rests on and whether that is certain or computed; a path never goes
back the way it came. The surprising choice: an equal number is no step by itself. 16C of 2017 is not 16C of 2007;
where a book is known from citations alone, the words around the citation must speak of what the heading names, and
the step goes no deeper into the law than they do.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from kb.errors import NotFoundError
from kb.graph import KnowledgeBase
from kb.language.glossary import Glossary
from kb.model import Authority, EdgeType, Fate, Kind, Node

__all__ = ["How", "Life", "Path", "Step", "Tracer"]

_ABOVE = "the part above it"
"""What the build notes on an edge where only a wider provision is held."""
_SMALL = frozenset({"not", "never", "shall", "must", "may", "can", "should", "may-not", "shall-not"})
_COMMON = 6
"""A concept in more headings of laws than this tells no law from another."""


class How(StrEnum):
    """What a step rests on."""

    EXPRESSED = "expressed"
    """The text held of the same work."""
    CORRESPONDS = "corresponds"
    """The concordance of two texts."""
    NUMBER = "number"
    """The same number, and the words around its citations speak of the same subject."""
    ABOVE = "above"
    """Up to what it stands under: nothing is known of the part itself."""
    ENDED = "ended"
    """The other book has nothing like it."""


@dataclass(frozen=True, slots=True)
class Step:
    """From one id to the next, '' where the other book has none. exact: the target is no wider than the source."""

    source: str
    target: str
    how: How
    certain: bool
    exact: bool = True
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Path:
    """Steps one after another, at least one."""

    steps: tuple[Step, ...]

    @property
    def end(self) -> str:
        """The last id, '' where the path ends because there is no counterpart."""
        return self.steps[-1].target

    @property
    def certain(self) -> bool:
        return all(step.certain for step in self.steps)

    @property
    def exact(self) -> bool:
        return all(step.exact for step in self.steps)


@dataclass(frozen=True, slots=True)
class Life:
    """A provision with what it was before and what it became."""

    id: str
    earlier: tuple[Path, ...]
    later: tuple[Path, ...]


@dataclass(frozen=True)
class Tracer:
    """Follows provisions through the law books of a knowledge base."""

    kb: KnowledgeBase
    glossary: Glossary

    def life(self, node_id: str) -> Life:
        """Both directions. Raises NotFoundError for an unknown id."""
        self.kb.node(node_id)
        return Life(node_id, tuple(self._paths(node_id, back=True)), tuple(self._paths(node_id, back=False)))

    def trace(self, node_id: str, work: str) -> tuple[Path, ...]:
        """The ways from a provision to its counterparts in a law book, () where none is known.

        Raises NotFoundError for an unknown id or work.
        """
        node = self.kb.node(node_id)
        if work not in self.kb.works:
            raise NotFoundError(work, tuple(self.kb.works), kind="work")
        if node.work == work:
            return ()
        found: dict[str, Path] = {}
        for path in self._paths(node_id, back=self._place(work) < self._place(node.work)):
            for length, step in enumerate(path.steps, 1):
                if step.target and self.kb.nodes[step.target].work == work and self._is_text(step.target):
                    found.setdefault(step.target, Path(path.steps[:length]))
                    break
        return tuple(found.values())

    def resolve(self, citation: str, work: str = "laws1997") -> tuple[Path, ...]:
        """What a citation of another law book is in this one: '16C (2007)' leads to dk1997:16B.

        Raises CitationError for what is no citation, NotFoundError for what names nothing.
        """
        nodes = self.kb.resolve(citation) if citation not in self.kb.nodes else (self.kb.nodes[citation],)
        return tuple(dict.fromkeys(path for node in nodes for path in self.trace(node.id, work)))

    # -- inside ------------------------------------------------------------------------------------

    @cached_property
    def _works(self) -> tuple[str, ...]:
        """Law books from the oldest to the newest."""
        laws = [work.id for work in self.kb.works.values() if work.authority is Authority.LAW]
        return tuple(sorted(laws, key=lambda work: (int("0" + "".join(re.findall(r"\d{4}", work))[:4]), work)))

    def _place(self, work: str) -> int:
        return self._works.index(work) if work in self._works else len(self._works)

    def _is_text(self, node_id: str) -> bool:
        return self.kb.nodes[node_id].kind is not Kind.STUB

    def _paths(self, node_id: str, *, back: bool, climbed: bool = False) -> Iterator[Path]:
        for step in self._steps(node_id, back, climbed):
            further = list(self._paths(step.target, back=back, climbed=step.how is How.ABOVE)) if step.target else []
            yield from (Path((step, *path.steps)) for path in further)
            if not further and step.how not in (How.ABOVE,):
                yield Path((step,))

    def _steps(self, node_id: str, back: bool, climbed: bool) -> Iterator[Step]:
        node = self.kb.nodes[node_id]
        found = [*self._expressed(node), *self._corresponding(node, back)]
        if not back or not found:
            found += self._numbered(node, back)
        yield from found
        if not found and not climbed and node.kind is not Kind.STUB:
            above = next((one for one in reversed(self.kb.ancestors(node_id)) if self._goes_on(one, back)), None)
            if above is not None:
                yield Step(node_id, above.id, How.ABOVE, True, False, "nothing is known of the part itself")

    def _goes_on(self, node: Node, back: bool) -> bool:
        return any(step.target for step in (*self._corresponding(node, back), *self._numbered(node, back)))

    def _expressed(self, node: Node) -> Iterator[Step]:
        if node.kind is Kind.STUB:
            for edge in self.kb.edges_from(node.id, EdgeType.EXPRESSED_BY):
                exact = edge.note != _ABOVE
                yield Step(node.id, edge.target, How.EXPRESSED, True, exact, edge.note)

    def _corresponding(self, node: Node, back: bool) -> Iterator[Step]:
        for table, pair in self.kb.counterparts(node.id):
            if (node.edition == table.new) is not back:
                continue
            links = [(new, old) if back else (old, new) for old, new in pair.links]
            targets = [there for here, there in links if here == node.id]
            reason = f"{pair.fate}, {pair.confidence}, by {pair.basis}"
            certain = pair.basis == "hand"
            yield from (Step(node.id, one, How.CORRESPONDS, certain, True, reason) for one in dict.fromkeys(targets))
            if not targets and pair.fate in (Fate.REMOVED, Fate.ADDED):
                yield Step(node.id, "", How.ENDED, certain, True, reason)

    def _numbered(self, node: Node, back: bool) -> Iterator[Step]:
        """Between a book known from citations alone and the newest older book of which a text is held."""
        if back and node.kind is Kind.STUB and node.work in self._works:
            tied = self._tied.get(node.id)
            if tied is not None:
                yield tied
        elif not back and node.kind is not Kind.STUB:
            for stub, step in self._tied.items():
                if step.target == node.id:
                    yield Step(node.id, stub, How.NUMBER, False, step.exact, step.reason)

    @cached_property
    def _tied(self) -> dict[str, Step]:
        """Stub -> the step to the held provision of an older book that its citations speak of."""
        found: dict[str, Step] = {}
        for node in self.kb.nodes.values():
            if node.kind is Kind.STUB and node.work in self._works:
                if self.kb.edges_from(node.id, EdgeType.EXPRESSED_BY):
                    continue
                step = self._tie(node)
                if step is not None:
                    found[node.id] = step
        return found

    def _tie(self, stub: Node) -> Step | None:
        edition = self._older_text(stub.work)
        law = re.match(r"\d+", stub.number)
        if edition is None or law is None or f"{edition}:{law.group()}" not in self.kb.nodes:
            return None
        said = self._said_around(stub)
        top = self.kb.nodes[f"{edition}:{law.group()}"]
        subject = self._heading(top) - self._common(edition)
        if not subject & said:
            return None
        target, shared = top, subject & said
        for length in range(len(law.group()) + 1, len(stub.number) + 1):
            part = self.kb.nodes.get(f"{edition}:{stub.number[:length]}")
            own = self._heading(part) - self._heading(top) if part is not None else set()
            if part is None or not own & said:
                break
            target, shared = part, shared | (own & said)
        reason = "cited about " + ", ".join(sorted(shared))
        return Step(stub.id, target.id, How.NUMBER, False, target.number == stub.number, reason)

    def _older_text(self, work: str) -> str | None:
        older = self._works[: self._place(work)]
        texts = [
            one.id for name in reversed(older) for one in self.kb.editions.values() if one.work == name and one.held
        ]
        return texts[0] if texts else None

    def _said_around(self, stub: Node) -> set[str]:
        """Concepts of the blocks that cite a stub, their headings included."""
        said: set[str] = set()
        for edge in self.kb.edges_to(stub.id, EdgeType.CITES):
            source = self.kb.nodes[edge.source]
            for one in (source, *self.kb.ancestors(source.id)):
                said |= self._concepts(f"{one.heading or ''}. {one.text}", one)
        return said

    def _heading(self, node: Node) -> set[str]:
        return self._concepts(node.heading or "", node)

    def _concepts(self, text: str, node: Node) -> set[str]:
        edition = self.kb.editions.get(node.edition)
        found = self.glossary.phrases(text, edition.language if edition is not None else "en")
        return {match.concepts[0].id for match in found} - _SMALL

    def _common(self, edition: str) -> set[str]:
        counts = Counter(one for law in self.kb.laws(edition) for one in self._heading(law))
        return {one for one, count in counts.items() if count > _COMMON}
