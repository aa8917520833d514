"""Targets: printed numbers become node ids, or stubs where nothing is held.

Comes in: the nodes of an edition and its references. Goes out: `cites` edges, stub nodes, findings. What
always holds: every edge leads to a node that exists, if only as a stub that says what is missing. The
surprising choice: a relative name is tried from the citing provision outwards, so that 'punkt 1' means
the nearest list that has a 1.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from kb.model import Edge, EdgeType, Finding, FindingKind, Flag, Kind, Node, RefKind, Relation, Span
from kb.transcript.profile import Profile
from kb.transcript.references import Reference, Scope, cue_before, find_references
from kb.transcript.words import Words

__all__ = ["LinkedReferences", "Linker"]

HIGHEST_LAW = 93
"""The international laws have had 93 numbers since 1975; a transcript may hold only some of them."""

_LEVELS = (Kind.LAW, Kind.SECTION, Kind.SUBSECTION, Kind.ITEM, Kind.POINT)
_NUMBER = re.compile(r"(X?)(\d{1,3})(.*)")
_WORD = re.compile(r"[^\W\d_]{4,}")


@dataclass(slots=True)
class LinkedReferences:
    """Result of linking. stubs: nodes for what is cited but not held."""

    edges: list[Edge] = field(default_factory=list)
    stubs: list[Node] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)


class Linker:
    """Finds and links the references of one edition."""

    def __init__(self, edition: str, profile: Profile, nodes: Sequence[Node], words: Words, text: str) -> None:
        self._edition = edition
        self._profile = profile
        self._words = words
        self._nodes = nodes
        self._by_number = {node.number: node for node in nodes if node.number and node.kind in (*_LEVELS, Kind.CHAPTER)}
        self._by_id = {node.id: node for node in nodes}
        self._children: dict[str, list[Node]] = {}
        for node in nodes:
            if node.parent:
                self._children.setdefault(node.parent, []).append(node)
        laws = [int(node.number) for node in nodes if node.kind is Kind.LAW and node.number.isdigit()]
        self._highest = max([HIGHEST_LAW, *laws])
        self._supplements = any(node.kind is Kind.LAW and node.number.startswith("X") for node in nodes)
        named = len(re.findall(r"(?:§|\b[Ll]ag(?:arna)?)\s*\d", text))
        bare = len(re.findall(r"(?<![§\w])(?<!§ )(?<![Ll]ag )\d{1,3}[A-H]\d?\b", text))
        self._signed = named > bare
        self._stubs: dict[str, Node] = {}
        self._heads: dict[str, tuple[set[str], str]] = {}
        self._out = LinkedReferences()
        self._terms = {(node.heading or "").casefold(): node for node in nodes if node.kind is Kind.DEFINITION}

    def link(
        self,
        anchors: Mapping[str, str],
        origin: Callable[[Node, int, int], Span | None],
        lost: Sequence[tuple[Node, int, str, str, Span]],
    ) -> LinkedReferences:
        """References of every node. anchors: number a note's relative names start from, by note id.

        origin: source range of a piece of a node's text. lost: (node, place in its text, number, reason,
        source range) of references whose number a repair supplied.
        """
        for node in self._nodes:
            if node.kind in (Kind.TOC, Kind.TABLE) or not node.text:
                continue
            start_number = anchors.get(node.id, node.number)
            scope = Scope(
                law=self._is_law,
                relative=lambda part, number=start_number: self._relative(number, part),  # type: ignore[misc]
                signed=self._signed,
                external=self._profile.external,
            )
            for reference in find_references(node.text, self._words, scope):
                self._edges(node, reference, origin)
            if node.kind is Kind.DEFINITION:
                self._definition_links(node, origin)
        for node, place, number, reason, span in lost:
            target = self._target(node, number, "")
            relation = cue_before(node.text, place)
            self._out.edges.append(
                Edge(
                    node.id, target, EdgeType.CITES, relation, RefKind.RECONSTRUCTED, "", (place, place), span,
                    (Flag.REPAIRED,), reason,
                )
            )  # fmt: skip
        self._out.stubs = list(self._stubs.values())
        return self._out

    def _is_law(self, number: str) -> bool:
        match = _NUMBER.fullmatch(number)
        if not match:
            return False
        if match.group(1):
            return self._supplements
        value = int(match.group(2))
        if any(first <= value <= last for first, last in self._profile.own_numbers):
            return True
        return 1 <= value <= (HIGHEST_LAW if self._profile.cites else self._highest)

    def _relative(self, number: str, part: str) -> str | None:
        node = self._by_number.get(number)
        base: Node | None = node
        while base is not None:
            candidate = base.number + part
            if candidate in self._by_number:
                return candidate
            base = self._by_id.get(base.parent) if base.parent else None
        # 'H ovan' behind a list: the last one before with such a member.
        if node is None or node.parent is None:
            return None
        for sibling in reversed(self._children.get(node.parent, [])):
            if sibling.order < node.order and sibling.number + part in self._by_number:
                return sibling.number + part
        return None

    def _edges(self, node: Node, reference: Reference, origin: Callable[[Node, int, int], Span | None]) -> None:
        surface = node.text[slice(*reference.span)]
        note = "negated" if reference.negated else ""
        for target in reference.targets:
            target_id = self._target(node, target.number, target.external, surface)
            flags: tuple[Flag, ...] = ()
            held = self._by_id.get(target_id)
            if target.external:
                flags = (Flag.EXTERNAL,)
            elif held is not None and len(reference.targets) == 1 and self._strays(held, reference.gloss):
                flags = (Flag.STALE,)
                self._report(
                    FindingKind.STALE,
                    node,
                    f"{surface} ({reference.gloss})",
                    f"the words in brackets share nothing with {target.number} {held.heading or ''}".strip(),
                )
            # A link covers the whole surface, or of several targets each its own number.
            at = reference.span if len(reference.targets) == 1 else target.place
            self._out.edges.append(
                Edge(
                    node.id,
                    target_id,
                    EdgeType.CITES,
                    reference.relation,
                    reference.kind,
                    surface,
                    at,
                    origin(node, *at),
                    flags,
                    note,
                )
            )

    def _target(self, node: Node, number: str, external: str, surface: str = "") -> str:
        if external:
            self._report(FindingKind.EXTERNAL, node, surface, f"{external} {number} is outside the corpus")
            return self._stub(f"{external}:{number}", "", external, number, None, (Flag.EXTERNAL, Flag.NOT_HELD))
        if number in self._by_number and not self._foreign(number):
            return self._by_number[number].id
        match = _NUMBER.fullmatch(number)
        assert match is not None
        if self._foreign(number):
            return self._stub(
                f"{self._profile.cites}:{number}", "", self._profile.cites, number, None, (Flag.NOT_HELD,)
            )
        parent = self._nearest(number)
        law = self._by_number.get(match.group(1) + match.group(2))
        flags: tuple[Flag, ...]
        if law is None and self._own(match):
            flags = (Flag.EXTERNAL, Flag.NOT_HELD)
            self._report(FindingKind.EXTERNAL, node, surface or number, f"{number} is in a part that is not held")
        elif law is None or self._incomplete(law):
            flags = (Flag.NOT_HELD,)
            self._report(FindingKind.UNRESOLVED, node, surface or number, f"the text of {number} is not held")
        else:
            flags = (Flag.STALE,)
            self._report(
                FindingKind.STALE, node, surface or number, f"{number} does not exist in this edition; shown as printed"
            )
        return self._stub(f"{self._edition}:{number}", self._edition, self._profile.work, number, parent, flags)

    def _own(self, match: re.Match[str]) -> bool:
        return any(first <= int(match.group(2)) <= last for first, last in self._profile.own_numbers)

    def _foreign(self, number: str) -> bool:
        """Whether a number belongs to the work this edition cites rather than to itself."""
        match = _NUMBER.fullmatch(number)
        return bool(self._profile.cites) and match is not None and not match.group(1) and not self._own(match)

    def _incomplete(self, law: Node) -> bool:
        stack = [law]
        while stack:
            node = stack.pop()
            if Flag.HEADING_ONLY in node.flags or Flag.TRUNCATED in node.flags:
                return True
            stack.extend(self._children.get(node.id, []))
        return False

    def _nearest(self, number: str) -> str | None:
        for length in range(len(number) - 1, 0, -1):
            if number[:length] in self._by_number:
                return self._by_number[number[:length]].id
        return None

    def _stub(
        self, node_id: str, edition: str, work: str, number: str, parent: str | None, flags: tuple[Flag, ...]
    ) -> str:
        if node_id not in self._stubs:
            self._stubs[node_id] = Node(
                node_id, edition, work, Kind.STUB, number, None, "", parent, 1 << 30, None, (), flags
            )
        return node_id

    def _strays(self, target: Node, gloss: str) -> bool:
        """Whether the words a reference puts in brackets have nothing in common with its target."""
        if not gloss:
            return False
        wanted = {word[:5] for word in _WORD.findall(gloss.casefold())} - _STOP
        if len(wanted) < 2:
            return False
        if target.id not in self._heads:
            self._heads[target.id] = self._said_at(target)
        seen, compounds = self._heads[target.id]
        return bool(seen) and not any(word in seen or word in compounds for word in wanted)

    def _said_at(self, target: Node) -> tuple[set[str], str]:
        """Beginnings of the words of a provision, what it stands under and what stands under it."""
        around: list[Node] = [target, *self._children.get(target.id, [])]
        node = self._by_id.get(target.parent) if target.parent else None
        while node is not None:
            around.append(node)
            node = self._by_id.get(node.parent) if node.parent else None
        words = _WORD.findall(" ".join(f"{node.heading or ''} {node.text}" for node in around).casefold())
        seen = {word[:5] for word in words}
        return seen, " ".join(set(words))

    def _definition_links(self, node: Node, origin: Callable[[Node, int, int], Span | None]) -> None:
        """'Strukits Se återtagits.', '(se också Korrigering )': a definition that names another term."""
        for match in _SEE_TERM.finditer(node.text):
            for term in (match.group("term"), match.group("term").split()[0]):
                held = self._terms.get(term.casefold())
                if held is not None and held.id != node.id and term.casefold() not in self._words.law:
                    start = match.start("term")
                    span = (start, start + len(term))
                    self._out.edges.append(
                        Edge(
                            node.id,
                            held.id,
                            EdgeType.CITES,
                            Relation.SEE,
                            RefKind.ABSOLUTE,
                            node.text[slice(*span)],
                            span,
                            origin(node, *span),
                        )
                    )
                    break

    def _report(self, kind: FindingKind, node: Node, words: str, reason: str) -> None:
        page = node.pages[0] if node.pages else None
        self._out.findings.append(Finding(kind, self._edition, node.id, page, words, reason))


_STOP = frozenset(
    ("denne", "dette", "efter", "eller", "andet", "andre", "hvis", "skal", "ikke", "samme", "angåe", "udelu")
)
_SEE_TERM = re.compile(r"\b[Ss]e\s+(?:också\s+|også\s+|även\s+)?(?P<term>[^\W\d_]+(?: [^\W\d_]+)?)(?!\s*\d)(?!\w)")
