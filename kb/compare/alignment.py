"""The alignment: which provisions of one edition became which of another, as one best explanation of all.

Comes in: the features of both editions. Goes out: links, each with its evidence, and the nodes left over on both
sides. What always holds: only nodes whose words are held on both sides are compared by words; a heading is compared
with headings; what is not held is neither removed nor added. The surprising choice: two passes. The first finds the
laws and what is beyond doubt; the second lets the surroundings speak: a provision follows its parent and its sisters.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from kb.compare.assignment import assign
from kb.compare.features import HEADED, Features
from kb.compare.lexicon import learn
from kb.compare.likeness import Field, Link, is_text
from kb.compare.parts import SUPPORT, Parts
from kb.compare.support import standing
from kb.model import Kind

__all__ = ["Alignment", "Link", "align"]


@dataclass(frozen=True, slots=True)
class Weights:
    """What stands for a pair beside its words, found on pairs made by hand: equal numbers break ties, no more.

    other_level: what stands against a pair of different kinds.
    """

    same_number: float
    same_law: float
    parents: float
    other_level: float


TEXTS = Weights(same_number=0.16, same_law=0.08, parents=0.12, other_level=0.05)
HEADINGS = Weights(same_number=0.32, same_law=0.02, parents=0.12, other_level=0.2)
"""Headings under different letters must agree better: they are short, and letters seldom change."""


@dataclass(frozen=True, slots=True)
class Alignment:
    """Links and what has no counterpart, in the order of the books."""

    links: tuple[Link, ...]
    removed: tuple[str, ...]
    added: tuple[str, ...]
    words: Mapping[str, str]
    """Learned on the way: key of the old edition -> key of the new one that says the same."""


ALONE_TEXT, ALONE_HEADING = 0.36, 0.34
"""What a pair must be worth to be better than no counterpart."""
NAMED, WHOLLY = 0.6, 0.9
"""What it is worth that a text holds a heading of the other edition, and how much of one under another letter."""
STAYED = 0.75
"""Likeness of a text to the one of the same number that leaves no question."""
NUMBER_ALONE = 0.02
"""What a pair of headings is worth by its number alone."""
SLACK = 0.14
"""How far below that a pair may lie that stands out from all its rivals."""
EVIDENCE = 15.0
"""Weight of shared words under which a weak pair is chance."""
MARGIN = 0.05
"""By how much a weak pair must lead its rivals."""


def align(old: Sequence[Features], new: Sequence[Features], settled: Collection[str] = ()) -> Alignment:
    """Align two editions. settled: nodes of which a reader has said what they became; they get no links here.

    Raises nothing; an edition without text gives no links.
    """
    return _Aligner(old, new, settled).run()


class _Aligner:
    def __init__(self, old: Sequence[Features], new: Sequence[Features], settled: Collection[str] = ()) -> None:
        self.field = Field(old, new)
        self.old, self.new = self.field.old, self.field.new
        self.by_number = {f.number: f.node for f in new if f.number and f.kind is not Kind.DEFINITION}
        self.by_law: dict[str, list[str]] = defaultdict(list)
        for f in new:
            self.by_law[f.law].append(f.node)
        self.settled = frozenset(settled)
        self.words: dict[str, str] = {}
        self.near: dict[str, dict[str, list[str]]] = {}

    def run(self) -> Alignment:
        open_old, open_new = ([f for n, f in e.items() if n not in self.settled] for e in (self.old, self.new))
        texts = [f.node for f in open_old if is_text(f)], [f.node for f in open_new if is_text(f)]
        frames = (
            [f.node for f in open_old if _is_frame(f) and self._comparable(f, self.field.held_new)],
            [f.node for f in open_new if _is_frame(f) and self._comparable(f, self.field.held_old)],
        )
        defined = _definitions(self.old.values(), self.new.values())
        parents: dict[str, str] = {}
        chosen: dict[str, str] = {}
        heads: dict[str, str] = {}
        values: dict[tuple[str, str], float] = {}
        for again in (False, True):
            if again:
                self._learn(chosen)
            values = self._text_values(*texts, parents)
            chosen = assign({pair: value for pair, value in values.items() if value > 0})
            if again:
                chosen |= self._second_choice(values, chosen)
            head_values = self._heading_values(*frames, parents)
            heads = assign(head_values)
            values |= head_values
            if again:
                heads = self._standing(heads, chosen)
            parents = {**chosen, **heads}
        link = self.field.link
        links = [
            link(a, b, values[a, b], "heading" if (a, b) not in chosen.items() else "text")
            for a, b in dict.fromkeys([*chosen.items(), *self._headed(heads, chosen)])
        ]
        links += [link(a, b, 1.0, "definition") for a, b in defined]
        links += Parts(self.field, self.settled).of(links)
        return self._result(links, texts, frames)

    def _standing(self, heads: Mapping[str, str], chosen: Mapping[str, str]) -> dict[str, str]:
        """The headings that are the same for more than their number."""
        bare = {a for a, b in heads.items() if a not in chosen and self._bare(a, b)}
        sections = [
            {law: [n for n in below if edition[n].kind is Kind.SECTION] for law, below in children.items()}
            for edition, children in ((self.old, self.field.below_old), (self.new, self.field.below_new))
        ]
        kept = standing({**chosen, **heads}, bare, *sections)
        return {a: b for a, b in heads.items() if a in kept}

    def _bare(self, a: str, b: str) -> bool:
        """Whether two headings share next to nothing, and what is held under one does not name the other."""
        field = self.field
        heading = field.heading(a, b)
        if heading is None or heading >= SUPPORT or self.old[a].kind not in HEADED:
            return False
        return max(field.heading_in(a, b), field.heading_in(b, a)) < SUPPORT

    def _headed(self, heads: Mapping[str, str], chosen: Mapping[str, str]) -> list[tuple[str, str]]:
        """Headings say nothing more where the text of both was held and went its own way."""
        taken = set(chosen.values())
        return [
            (a, b)
            for a, b in heads.items()
            if not (self.old[a].held and self.new[b].held and (a in chosen or b in taken))
        ]

    def _learn(self, chosen: Mapping[str, str]) -> None:
        """Say the old edition over in the words that the pairs found so far teach."""
        self.words = learn((self.old[a].text, self.new[b].text) for a, b in sorted(chosen.items()))
        if self.words:
            self.field.say_over(self.words)

    def _second_choice(self, values: Mapping[tuple[str, str], float], chosen: Mapping[str, str]) -> dict[str, str]:
        """Weaker pairs of what is left on both sides, where they stand out from all others left."""
        taken = set(chosen.values())
        left = {
            (a, b): value + SLACK
            for (a, b), value in values.items()
            if a not in chosen and b not in taken and value + SLACK > 0 and self.field.shared(a, b) >= EVIDENCE
        }
        best_old: dict[str, list[float]] = defaultdict(list)
        best_new: dict[str, list[float]] = defaultdict(list)
        for (a, b), value in left.items():
            best_old[a].append(value)
            best_new[b].append(value)
        clear = {
            (a, b): value
            for (a, b), value in left.items()
            if value >= max((v for v in (*best_old[a], *best_new[b]) if v != value), default=0.0) + MARGIN
        }
        return assign(clear)

    def _comparable(self, features: Features, held_there: frozenset[str]) -> bool:
        """A heading stands against headings; below the headings of a law not held there is nothing to compare."""
        if features.law in held_there:
            return True
        return bool(features.heading) and features.kind in (Kind.LAW, Kind.SECTION)

    def _text_values(
        self, old: Sequence[str], new: Sequence[str], parents: Mapping[str, str]
    ) -> dict[tuple[str, str], float]:
        """Pairs of texts, with what they are better by than no counterpart; also those a little worse."""
        near_text = self._near("text", old, new)
        values: dict[tuple[str, str], float] = {}
        there = frozenset(new)
        for a in old:
            one = self.old[a]
            near = there.intersection((*near_text[a], *self._neighbours(one, parents)))
            for b, like in self.field.texts(a, near):
                value = like + self._surroundings(one, self.new[b], parents, TEXTS)
                if value > ALONE_TEXT - SLACK:
                    values[a, b] = value - ALONE_TEXT
        return values

    def _heading_values(
        self, old: Sequence[str], new: Sequence[str], parents: Mapping[str, str]
    ) -> dict[tuple[str, str], float]:
        """Pairs of laws and sections seen by their headings, with what they are better by than no counterpart."""
        values: dict[tuple[str, str], float] = {}
        there = frozenset(new)
        near_law = self._near(
            "heading",
            [a for a in old if self.old[a].kind is Kind.LAW],
            [b for b in new if self.new[b].kind is Kind.LAW],
        )
        for a in old:
            one = self.old[a]
            kin = near_law[a] if one.kind is Kind.LAW else self.by_law.get(one.law, ())
            for b in there.intersection((*kin, *self._neighbours(one, parents))):
                other = self.new[b]
                if self._may_head(one, other, parents):
                    value = self._frame_likeness(one, other) + self._surroundings(one, other, parents, HEADINGS)
                    if value > ALONE_HEADING:
                        value -= ALONE_HEADING
                        values[a, b] = min(value, NUMBER_ALONE) if self._bare(a, b) else value
        return values

    def _near(self, basis: str, old: Iterable[str], new: Iterable[str]) -> dict[str, list[str]]:
        """New nodes worth a look for some old ones, found once: words learned later weigh, they name nobody new."""
        if basis not in self.near:
            pool = self.field.pool(new)
            self.near[basis] = {a: [] if self._stayed(a) else self.field.candidates(a, pool) for a in old}
        return self.near[basis]

    def _stayed(self, a: str) -> bool:
        """Whether a text stands under its old number nearly word for word: nobody else is asked."""
        same = self.by_number.get(self.old[a].number)
        return same is not None and (self.field.text(a, same) or 0.0) >= STAYED

    def _neighbours(self, one: Features, parents: Mapping[str, str]) -> Iterator[str]:
        """The new node of the same number, and those under the counterpart of the parent."""
        if one.number in self.by_number:
            yield self.by_number[one.number]
        if one.parent is not None and one.parent in parents:
            yield from self.field.below_new.get(parents[one.parent], ())

    def _surroundings(self, one: Features, other: Features, parents: Mapping[str, str], weights: Weights) -> float:
        """What number, parents and level say for a pair, whatever its words."""
        value = 0.0
        if one.number == other.number and one.number:
            value = weights.same_number
        elif one.law == other.law and one.law:
            value = weights.same_law
        if one.parent is not None and one.parent in self.old:
            if parents.get(one.parent) == other.parent:
                value += weights.parents
        elif one.kind is Kind.LAW and other.parent not in self.new:
            value += weights.parents
        return value if one.kind is other.kind else value - weights.other_level

    def _may_head(self, one: Features, other: Features, parents: Mapping[str, str]) -> bool:
        """Headings are short: they are compared within one law, under parents that agree, or between laws."""
        if (one.kind is Kind.LAW) is not (other.kind is Kind.LAW):
            return False
        if one.law == other.law or (one.kind is Kind.LAW and other.kind is Kind.LAW):
            return True
        return one.parent is not None and parents.get(one.parent) == other.parent

    def _frame_likeness(self, one: Features, other: Features) -> float:
        """Headings against headings; where one edition prints no heading, against what stands below."""
        heading = self.field.heading(one.node, other.node)
        if heading is None:
            return self.field.whole(one.node, other.node) or 0.0
        if one.held and other.held:
            return heading
        held, printed = (one, other) if one.held else (other, one)
        inside = self.field.heading_in(printed.node, held.node)
        like = 0.8 * heading + 0.2 * inside
        certain = one.number == other.number or (one.law == other.law and inside >= WHOLLY)
        return max(like, NAMED * inside) if certain else like

    def _result(
        self, links: list[Link], texts: tuple[list[str], list[str]], frames: tuple[list[str], list[str]]
    ) -> Alignment:
        linked_old, linked_new = {link.old for link in links}, {link.new for link in links}
        headed, compared = [frozenset(side) for side in frames], frozenset(texts[1])
        unheld = {f.law for f in self.old.values()} - self.field.held_old - {""}
        removed = [
            n for n, f in self.old.items()
            if n not in linked_old and (n in headed[0] or (f.law in self.field.held_new and is_text(f)) or _defines(f))
        ]  # fmt: skip
        added = [
            n for n, f in self.new.items()
            if n not in linked_new and (n in headed[1] or (n in compared and f.law not in unheld) or _defines(f))
        ]  # fmt: skip
        return Alignment(
            tuple(sorted(links, key=lambda link: (self.old[link.old].order, self.new[link.new].order))),
            tuple(removed),
            tuple(added),
            self.words,
        )


def _is_frame(features: Features) -> bool:
    """A law or section seen by its heading, and anything else that has only a heading or stands above others."""
    return features.kind in (Kind.LAW, Kind.SECTION) or (not features.text and features.kind is not Kind.DEFINITION)


def _defines(features: Features) -> bool:
    return features.kind is Kind.DEFINITION


def _definitions(old: Iterable[Features], new: Iterable[Features]) -> list[tuple[str, str]]:
    """Definitions of one concept, as the glossary has them; of several those of one and the same term go together. The
    same term alone is nothing: Danish 'bud' is a bid, Swedish 'bud' any call."""
    olds, news = [f for f in old if _defines(f)], [f for f in new if _defines(f)]
    by_concept: dict[str, list[str]] = defaultdict(list)
    for features in news:
        for concept in features.definitions:
            by_concept[concept].append(features.node)
    by_term = {_term(f.node): f for f in news}
    same: dict[str, str] = {}
    for features in olds:
        other = by_term.get(_term(features.node))
        if other is not None and features.definitions & other.definitions:
            same[features.node] = other.node
    taken = set(same.values())
    pairs = [*same.items()]
    pairs += [
        (f.node, b)
        for f in olds
        if f.node not in same
        for concept in sorted(f.definitions)
        for b in by_concept[concept]
        if b not in taken
    ]
    return list(dict.fromkeys(pairs))


def _term(node: str) -> str:
    return node.partition(":")[2]
