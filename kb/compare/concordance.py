"""The concordance of two editions: pairs with relation, confidence, basis and what changed, said in words.

Comes in: the knowledge base, two editions, the glossary, pairs set by hand. Goes out: a `Concordance`. What always
holds: every id exists in its edition; pairs set by hand stand as they are set; where a text is missing or cut off the
pair says so and no change is guessed from it. The surprising choice: one entry for each old provision of a definition,
but one entry for a whole split or merger of provisions, as a reader thinks of them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from kb.compare.alignment import Alignment, Link, align
from kb.compare.change import Change, ChangeKind, changes, sense, told
from kb.compare.features import Features, features_of
from kb.compare.hand import HandPair, load_hand
from kb.compare.headings import Heading, HeadingReader
from kb.compare.likeness import Likeness
from kb.errors import BadInputError, NotFoundError
from kb.graph import KnowledgeBase
from kb.language.glossary import Glossary, load_glossary
from kb.model import Authority, Concordance, Correspondence, Fate, Flag, Kind

__all__ = ["concord", "concordances"]

LANGUAGES = ("en", "da", "sv")


def concordances(kb: KnowledgeBase, corpus: Path) -> tuple[Concordance, ...]:
    """Each older law edition with each newer one of which text is held; what the snapshot keeps."""
    laws = [
        edition
        for edition in sorted(kb.editions.values(), key=lambda e: (e.year or 0, e.id))
        if edition.held and kb.works[edition.work].authority is Authority.LAW
    ]
    if len(laws) < 2 or not (corpus / "glossary.toml").exists():
        return ()
    glossary = load_glossary(corpus / "glossary.toml")
    hand = load_hand(corpus / "concordance.toml", kb.nodes)
    return tuple(
        concord(kb, old.id, new.id, glossary, hand)
        for place, old in enumerate(laws)
        for new in laws[place + 1 :]
        if old.work != new.work
    )


def concord(kb: KnowledgeBase, old: str, new: str, glossary: Glossary, hand: Sequence[HandPair] = ()) -> Concordance:
    """The concordance from one edition to another.

    Raises NotFoundError for an edition we do not know, BadInputError for the same edition twice or one without text.
    """
    for edition in (old, new):
        if edition not in kb.editions:
            raise NotFoundError(edition, tuple(kb.editions), kind="edition")
        if not any(node.edition == edition and node.text for node in kb.nodes.values()):
            raise BadInputError(f"the text of {edition} is not held", "Put its source.txt beside its edition.toml")
    if old == new:
        raise BadInputError(f"{old} is compared with itself", "Name two different editions with --from and --to")
    before, after = features_of(kb, old, glossary), features_of(kb, new, glossary)
    hand = [pair for pair in hand if (kb.nodes[pair.old].edition, kb.nodes[pair.new].edition) == (old, new)]
    settled = {node for pair in hand if pair.alone for node in (pair.old, pair.new)}
    return _Concorder(kb, before, after, glossary, (old, new)).run(align(before, after, settled), hand)


class _Concorder:
    def __init__(
        self, kb: KnowledgeBase, old: Sequence[Features], new: Sequence[Features], glossary: Glossary,
        editions: tuple[str, str],
    ) -> None:  # fmt: skip
        self.kb, self.glossary, self.editions = kb, glossary, editions
        self.features = {f.node: f for f in (*old, *new)}
        self.laws_held = {
            edition: frozenset(f.law for f in side if f.held and f.law)
            for edition, side in zip(editions, (old, new), strict=True)
        }
        self.headings = HeadingReader(glossary, {})
        self.removed: frozenset[str] = frozenset()
        self.languages = kb.editions[editions[0]].language, kb.editions[editions[1]].language

    def run(self, alignment: Alignment, hand: Sequence[HandPair]) -> Concordance:
        self.headings = HeadingReader(self.glossary, alignment.words)
        self.removed = frozenset(alignment.removed)
        set_old = {pair.old for pair in hand if pair.alone}
        set_new = {pair.new for pair in hand if pair.alone}
        by_hand = {(pair.old, pair.new) for pair in hand}
        links = [
            link for link in alignment.links
            if (link.old, link.new) not in by_hand and link.old not in set_old and link.new not in set_new
        ]  # fmt: skip
        settled = {pair.old for pair in hand}, {pair.new for pair in hand}
        pairs = [self._by_hand(pair) for pair in hand if pair.alone]
        groups, defined = _groups([*links, *(_as_link(p) for p in hand if not p.alone)], self._law_held)
        pairs += [self._pair(group) for group in groups]
        pairs += [self._defined(a, bs) for a, bs in defined.items()]
        linked = {n for link in links for n in (link.old, link.new)} | settled[0] | settled[1]
        pairs += [self._alone((n,), ()) for n in alignment.removed if n not in linked]
        pairs += [self._alone((), (n,)) for n in alignment.added if n not in linked]
        lost = [link.old for link in alignment.links if link.old not in linked]
        gained = [link.new for link in alignment.links if link.new not in linked]
        pairs += [self._alone((n,), ()) for n in dict.fromkeys(lost)]
        pairs += [self._alone((), (n,)) for n in dict.fromkeys(gained)]
        order = self._places(pairs)
        return Concordance(*self.editions, tuple(sorted(pairs, key=lambda pair: order[id(pair)])))

    def _places(self, pairs: Iterable[Correspondence]) -> dict[int, tuple[float, ...]]:
        """Old order; an added provision stands after the old counterpart of what precedes it in the new book."""
        seen = sorted((self._order(p.new[0]), self._order(p.old[0])) for p in pairs if p.old and p.new)
        places: dict[int, tuple[float, ...]] = {}
        for pair in pairs:
            if pair.old:
                places[id(pair)] = (self._order(pair.old[0]), 0.0)
                continue
            own = self._order(pair.new[0])
            before = [old for new, old in seen if new < own]
            places[id(pair)] = (before[-1] if before else -1.0, own)
        return places

    def _order(self, node: str) -> float:
        return float(self.kb.nodes[node].order)

    def _by_hand(self, pair: HandPair) -> Correspondence:
        change = dict(pair.change)
        return Correspondence((pair.old,), (pair.new,), pair.fate, "high", "hand", ((pair.old, pair.new),), change)

    def _alone(self, old: tuple[str, ...], new: tuple[str, ...]) -> Correspondence:
        node = self.kb.nodes[(old or new)[0]]
        basis = "definition" if node.kind is Kind.DEFINITION else "text" if node.text else "heading"
        if old and not self._held_there(old[0]):
            basis = "heading"
        return Correspondence(
            old, new, Fate.REMOVED if old else Fate.ADDED, "medium" if basis == "heading" else "high", basis
        )

    def _law_held(self, node: str) -> bool:
        """Whether the text of the law is held in its own edition."""
        one = self.features[node]
        return one.held or not one.law or one.law in self.laws_held[node.split(":")[0]]

    def _held_there(self, node: str) -> bool:
        law = self.features[node].law
        return not law or law in self.laws_held[self.editions[1]]

    def _defined(self, old: str, new: Sequence[Link]) -> Correspondence:
        targets = tuple(link.new for link in new)
        found: tuple[Change, ...] = ()
        if self.kb.nodes[old].kind is Kind.DEFINITION:
            found = min((self._sense_changes(old, target) for target in targets if not self._points_on(target)),
                        key=len, default=())  # fmt: skip
        relation = Fate.CHANGED if found else Fate.SAME
        return Correspondence(
            (old,), targets, relation, "high", "definition", tuple((old, t) for t in targets), _say(found)
        )

    def _points_on(self, node: str) -> bool:
        """'Medspelare: se Partner' says nothing of its own."""
        return len(self.kb.nodes[node].text.split()) <= 2

    def _sense_changes(self, old: str, new: str) -> tuple[Change, ...]:
        before, after = self.kb.nodes[old].text, self.kb.nodes[new].text
        one = sense(before, after, self.languages, self.glossary)
        other = sense(after, one, (self.languages[1], self.languages[0]), self.glossary)
        found = changes([(self.features[old], one)], [(self.features[new], other)], self.languages, self.glossary)
        # A definition says the same in few words or in many.
        return tuple(change for change in found if change.kind not in (ChangeKind.LONGER, ChangeKind.SHORTER))

    def _pair(self, links: Sequence[Link]) -> Correspondence:
        old = tuple(sorted({link.old for link in links}, key=self._order))
        new = tuple(sorted({link.new for link in links}, key=self._order))
        basis = "heading" if all(link.basis in ("heading", "hand") for link in links) else "text"
        if any(Flag.TRUNCATED in self.kb.nodes[n].flags for n in (*old, *new)):
            basis = "truncated"
        found = self._changes(old, new, basis)
        numbers = {self.kb.nodes[n].number for n in old}, {self.kb.nodes[n].number for n in new}
        if len(old) == 1 and len(new) == 1:
            moved = numbers[0] != numbers[1]
            relation = (
                (Fate.MOVED_CHANGED if found else Fate.MOVED) if moved else (Fate.CHANGED if found else Fate.SAME)
            )
        else:
            relation = Fate.SPLIT if len(old) == 1 else Fate.MERGED
        strength = min(link.value for link in links)
        confidence = "high" if strength >= 0.2 else "medium" if strength >= 0.05 else "low"
        if basis == "heading" and confidence == "high" and found:
            confidence = "medium"
        pairs = tuple((link.old, link.new) for link in links)
        return Correspondence(old, new, relation, confidence, basis, pairs, _say(found))

    def _changes(self, old: Sequence[str], new: Sequence[str], basis: str) -> tuple[Change, ...]:
        if basis == "heading":
            return self._heading_changes(old, new)
        sides = [[(self.features[n], self.kb.nodes[n].text) for n in side] for side in (old, new)]
        found = changes(sides[0], sides[1], self.languages, self.glossary)
        found = (*found, *self._parts_gone(old, new))
        if basis == "truncated":
            return tuple(c for c in found if c.kind in (ChangeKind.FORCE, ChangeKind.ADDED))
        return found

    def _parts_gone(self, old: Sequence[str], new: Sequence[str]) -> tuple[Change, ...]:
        """What stood under a provision and went without counterpart, where the new one has nothing under it."""
        if len(old) != 1 or self.kb.nodes[old[0]].kind in (Kind.LAW, Kind.SECTION) or self.kb.children(new[0]):
            return ()
        gone = [child.number for child in self.kb.children(old[0]) if child.id in self.removed]
        return (Change(ChangeKind.PARTS, ", ".join(gone)),) if gone else ()

    def _heading_changes(self, old: Sequence[str], new: Sequence[str]) -> tuple[Change, ...]:
        if len(old) != 1 or len(new) != 1:
            return ()
        before, after = (
            Heading(self.kb.nodes[node].heading or "", language)
            for node, language in zip((old[0], new[0]), self.languages, strict=True)
        )
        return self.headings.changes(before, after)


def _say(found: Sequence[Change]) -> dict[str, str]:
    return {language: told(found, language) for language in LANGUAGES} if found else {}


def _as_link(pair: HandPair) -> Link:
    return Link(pair.old, pair.new, 1.0, "hand", Likeness(None, None, None), part=True)


def _groups(links: Iterable[Link], held: Callable[[str], bool]) -> tuple[list[list[Link]], dict[str, list[Link]]]:
    """Connected provisions, many to many cut up by old provision; definitions by old entry."""
    defined: dict[str, list[Link]] = defaultdict(list)
    plain: list[Link] = []
    for link in links:
        if link.basis == "definition":
            defined[link.old].append(link)
        else:
            plain.append(link)
    parent: dict[tuple[bool, str], tuple[bool, str]] = {}

    def root(node: tuple[bool, str]) -> tuple[bool, str]:
        while parent.setdefault(node, node) != node:
            node = parent[node]
        return node

    # A heading that stayed where its text is not held says nothing about where the text went.
    def ends(link: Link) -> tuple[tuple[bool, str], tuple[bool, str]]:
        apart = link.basis in ("heading", "hand") and not held(link.new)
        return (apart, link.old), (apart, link.new)

    for link in plain:
        old, new = ends(link)
        parent[root(old)] = root(new)
    members: dict[tuple[bool, str], list[Link]] = defaultdict(list)
    for link in plain:
        members[root(ends(link)[0])].append(link)
    groups: list[list[Link]] = []
    for group in members.values():
        if len({link.old for link in group}) > 1 and len({link.new for link in group}) > 1:
            by_old: dict[str, list[Link]] = defaultdict(list)
            for link in group:
                by_old[link.old].append(link)
            groups.extend(by_old.values())
        else:
            groups.append(group)
    return groups, defined
