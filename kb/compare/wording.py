"""Wording side by side: two corresponding provisions sentence by sentence, with what carries the change marked.

Comes in: `Passage`s of both sides (a split or merger has several) and the glossary. Goes out: a `Wording`: rows of
sentences that say the same, what has no counterpart, and lists of modal verbs, negations, numbers and actors of both
sides. What always holds: every span lies in the printed text of its passage; every sentence stands in exactly one row;
the number of a cited provision is no number. The surprising choice: across languages no word is compared with a word;
sentences meet by the concepts and cognates they share, and only texts in one language get a word diff.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import StrEnum

from kb.compare.assignment import assign
from kb.compare.sides import Aspect, Mark, Passage, Said, Sentence, Side
from kb.graph import KnowledgeBase
from kb.language.glossary import Glossary
from kb.model import EdgeType, Span

__all__ = [
    "Aspect",
    "Contrast",
    "Mark",
    "Passage",
    "Row",
    "Said",
    "Sentence",
    "Standing",
    "Wording",
    "passage",
    "wording",
]


class Standing(StrEnum):
    """Whether a row has both sides."""

    BOTH = "both"
    DROPPED = "dropped"
    ADDED = "added"


@dataclass(frozen=True, slots=True)
class Row:
    """Sentences that say the same; one side is empty where there is no counterpart. moved: out of the old order."""

    old: tuple[Sentence, ...]
    new: tuple[Sentence, ...]
    likeness: float = 0.0
    moved: bool = False

    @property
    def standing(self) -> Standing:
        return Standing.ADDED if not self.old else Standing.DROPPED if not self.new else Standing.BOTH


@dataclass(frozen=True, slots=True)
class Contrast:
    """What both sides say of one aspect, in the order of the text."""

    aspect: Aspect
    old: tuple[Said, ...]
    new: tuple[Said, ...]

    @property
    def differs(self) -> bool:
        return any(said.alone for said in (*self.old, *self.new))


@dataclass(frozen=True, slots=True)
class Wording:
    """Two sides compared. contrasts: modal verbs, negations, numbers, actors, always all four."""

    old: tuple[Passage, ...]
    new: tuple[Passage, ...]
    rows: tuple[Row, ...]
    contrasts: tuple[Contrast, ...]
    same_language: bool = False

    def contrast(self, aspect: Aspect) -> Contrast:
        """The list of one aspect."""
        return next(one for one in self.contrasts if one.aspect is aspect)


ALONE = 0.16
"""Likeness under which two sentences say different things."""
JOINS = 0.3
"""Share of a sentence's weight that a sentence already paired must hold for it to join the row."""


def passage(kb: KnowledgeBase, node_id: str) -> Passage:
    """The text of a provision, ready to be compared. Raises NotFoundError."""
    node = kb.node(node_id)
    edition = kb.editions.get(node.edition)
    refs = tuple(edge.at for edge in kb.edges_from(node_id, EdgeType.CITES) if edge.at is not None)
    return Passage(node_id, edition.language if edition else "", node.text, refs)


def wording(old: Sequence[Passage], new: Sequence[Passage], glossary: Glossary) -> Wording:
    """Compare two sides. An empty text gives no row; a side without any text leaves the other dropped or added."""
    languages = {p.language for p in old if p.text}, {p.language for p in new if p.text}
    one_language = len(languages[0] | languages[1]) == 1
    sides = [Side(side, glossary) for side in (old, new)]
    contrasts = tuple(
        _contrast(aspect, *(side.said(aspect) for side in sides))
        for aspect in (Aspect.MODAL, Aspect.NEGATION, Aspect.NUMBER, Aspect.ACTOR)
    )
    rows = []
    for a, b, likeness, moved in _aligned(*sides):
        marks = _marks(sides, (a, b), contrasts, one_language)
        rows.append(
            Row(
                tuple(sides[0].sentence(place, marks[0]) for place in a),
                tuple(sides[1].sentence(place, marks[1]) for place in b),
                likeness,
                moved,
            )
        )
    return Wording(tuple(old), tuple(new), tuple(rows), contrasts, one_language)


def _contrast(aspect: Aspect, old: Sequence[Said], new: Sequence[Said]) -> Contrast:
    values = {said.value for said in old}, {said.value for said in new}

    def told(side: Sequence[Said], other: set[str]) -> tuple[Said, ...]:
        return tuple(Said(s.value, s.surface, s.passage, s.at, s.value not in other) for s in side)

    return Contrast(aspect, told(old, values[1]), told(new, values[0]))


def _aligned(old: Side, new: Side) -> list[tuple[tuple[int, ...], tuple[int, ...], float, bool]]:
    """Rows of sentence places in the old order; what is added stands after its predecessor in the new text."""
    values = {
        (f"{i:04}", f"{j:04}"): value + 0.02 * (1 - abs(i / len(old.keys) - j / len(new.keys)))
        for i, a in enumerate(old.keys)
        for j, b in enumerate(new.keys)
        if (value := _likeness(a, b)) >= ALONE or len(old.keys) == len(new.keys) == 1
    }
    values = {pair: max(value, 0.01) for pair, value in values.items()}
    chosen = {int(a): int(b) for a, b in assign(values).items()}
    rows = {i: ([i], [j]) for i, j in chosen.items()}
    by_new = {j: i for i, j in chosen.items()}
    for i, keys in enumerate(old.keys):
        if i not in chosen and (j := _holder(keys, new.keys, by_new)) is not None:
            rows[by_new[j]][0].append(i)
    for j, keys in enumerate(new.keys):
        if j not in by_new and (found := _holder(keys, old.keys, chosen)) is not None:
            rows[found][1].append(j)
    taken = {i for a, _ in rows.values() for i in a}, {j for _, b in rows.values() for j in b}
    out = [(sorted(a), sorted(b), values.get((f"{i:04}", f"{chosen[i]:04}"), 0.0)) for i, (a, b) in rows.items()]
    out += [([i], [], 0.0) for i in range(len(old.keys)) if i not in taken[0]]
    out.sort(key=lambda row: row[0])
    for j in range(len(new.keys)):
        if j not in taken[1]:
            after = max((k for k, row in enumerate(out) if row[1] and max(row[1]) < j), default=-1)
            out.insert(after + 1, ([], [j], 0.0))
    last = -1
    told = []
    for a, b, value in out:
        moved = bool(a and b) and min(b) < last
        last = max([last, *b]) if a and b else last
        told.append((tuple(a), tuple(b), round(value, 3), moved))
    return told


def _likeness(a: Mapping[str, float], b: Mapping[str, float]) -> float:
    shared = sum(min(value, b[key]) for key, value in a.items() if key in b)
    whole = (sum(a.values()) * sum(b.values())) ** 0.5
    return shared / whole if whole else 0.0


def _holder(keys: Mapping[str, float], there: Sequence[Mapping[str, float]], paired: Iterable[int]) -> int | None:
    """The paired sentence of the other side that holds most of these keys, if it holds enough."""
    total = sum(keys.values())
    if total < 2:
        return None
    share = {j: sum(min(v, there[j][k]) for k, v in keys.items() if k in there[j]) / total for j in paired}
    best = max(share, key=lambda j: (share[j], -j), default=None)
    return best if best is not None and share[best] >= JOINS else None


def _marks(
    sides: Sequence[Side], row: tuple[Sequence[int], Sequence[int]], contrasts: Sequence[Contrast], one_language: bool
) -> tuple[list[tuple[int, Mark]], list[tuple[int, Mark]]]:
    """(passage, mark) for both sides of a row."""
    named = [[(side.spans[place][0], m) for place in places for m in side.concepts(place)]
             for side, places in zip(sides, row, strict=True)]  # fmt: skip
    ids = [{c.id for _, m in side for c in m.concepts} for side in named]
    out: tuple[list[tuple[int, Mark]], list[tuple[int, Mark]]] = ([], [])
    for here, other in ((0, 1), (1, 0)):
        for passage, m in named[here]:
            shared = [c.id for c in m.concepts if c.id in ids[other]]
            if shared:
                out[here].append((passage, Mark(Aspect.CONCEPT, (m.start, m.end), shared[0], True)))
        for contrast in contrasts:
            for said in (contrast.old, contrast.new)[here]:
                if contrast.aspect is not Aspect.ACTOR or said.alone:
                    out[here].append((said.passage, Mark(contrast.aspect, said.at, said.value, not said.alone)))
        if not one_language:
            out[here].extend(sides[here].false_friends(row[here]))
    if one_language and row[0] and row[1]:
        _differing(sides, row, out)
    return out


def _differing(
    sides: Sequence[Side], row: tuple[Sequence[int], Sequence[int]],
    out: tuple[list[tuple[int, Mark]], list[tuple[int, Mark]]],
) -> None:  # fmt: skip
    """Words only one side has, of two texts in one language."""
    words: list[list[tuple[str, int, Span]]] = [[], []]
    for here, side in enumerate(sides):
        for place in row[here]:
            passage, (start, end) = side.spans[place]
            for match in re.finditer(r"\w+", side.passages[passage].text[start:end]):
                words[here].append((match[0].casefold(), passage, (start + match.start(), start + match.end())))
    matcher = SequenceMatcher(None, [w for w, _, _ in words[0]], [w for w, _, _ in words[1]], autojunk=False)
    for tag, a, b, c, d in matcher.get_opcodes():
        if tag != "equal":
            for here, (first, last) in enumerate(((a, b), (c, d))):
                out[here].extend((p, Mark(Aspect.WORD, at, word)) for word, p, at in words[here][first:last])
