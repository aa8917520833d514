"""Wording side by side: two corresponding provisions sentence by sentence, with what carries the change marked.

Comes in: `Passage`s of both sides (a split or merger has several) and the glossary. Goes out: a `Wording`: rows of
sentences that say the same, what has no counterpart, and lists of modal verbs, negations, numbers and actors of both
sides. What always holds: every span lies in the printed text of its passage; every sentence stands in exactly one row;
the number of a cited provision is no number. The surprising choice: across languages no word is compared with a word;
sentences meet by the concepts and cognates they share, and only texts in one language get a word diff with moves.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from kb.compare.assignment import assign
from kb.compare.diff import Diff, Op, Word, diff, in_order, words_of
from kb.compare.sides import Aspect, Mark, Passage, Said, Sentence, Side
from kb.graph import KnowledgeBase
from kb.language.glossary import Glossary
from kb.model import EdgeType

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
    "runs_json",
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
    """Two sides compared. contrasts: modal verbs, negations, numbers, actors, always all four.

    diff: of two texts in one language, the words kept, deleted, inserted and moved; None across languages.
    """

    old: tuple[Passage, ...]
    new: tuple[Passage, ...]
    rows: tuple[Row, ...]
    contrasts: tuple[Contrast, ...]
    diff: Diff | None = None

    @property
    def same_language(self) -> bool:
        return self.diff is not None

    def contrast(self, aspect: Aspect) -> Contrast:
        """The list of one aspect."""
        return next(one for one in self.contrasts if one.aspect is aspect)


@dataclass(frozen=True, slots=True)
class _Measure:
    """How like sentences must be. alone: likeness under which two say different things.

    joins: share of a sentence's weight that one already paired must hold for it to join the row.
    """

    alone: float
    joins: float


_ACROSS = _Measure(0.16, 0.3)
_WITHIN = _Measure(0.3, 0.55)
"""Within one language unlike sentences share words too: "spilleren", "skal", "ikke"."""
_LONG, _SHORT = 0.6, 0.15
"""What a word of more than three letters weighs beside a concept, and what a shorter one does."""

_Places = tuple[int, ...]


def passage(kb: KnowledgeBase, node_id: str) -> Passage:
    """The text of a provision, ready to be compared. Raises NotFoundError."""
    node = kb.node(node_id)
    edition = kb.editions.get(node.edition)
    refs = tuple(edge.at for edge in kb.edges_from(node_id, EdgeType.CITES) if edge.at is not None)
    return Passage(node_id, edition.language if edition else "", node.text, refs)


def wording(old: Sequence[Passage], new: Sequence[Passage], glossary: Glossary) -> Wording:
    """Compare two sides. An empty text gives no row; a side without any text leaves the other dropped or added."""
    languages = {p.language for p in (*old, *new) if p.text}
    sides = Side(old, glossary), Side(new, glossary)
    contrasts = tuple(
        _contrast(aspect, *(side.said(aspect) for side in sides))
        for aspect in (Aspect.MODAL, Aspect.NEGATION, Aspect.NUMBER, Aspect.ACTOR)
    )
    one_language = len(languages) == 1
    words = tuple(words_of([p.text for p in side.passages], side.spans) if one_language else () for side in sides)
    keys = [_with_words(side.keys, own) for side, own in zip(sides, words, strict=True)]
    aligned = _aligned(keys[0], keys[1], _WITHIN if one_language else _ACROSS)
    found = diff(words[0], words[1], [(a, b) for a, b, _ in aligned]) if one_language else None
    moved = _moved(aligned, sides) if found is None else _moved_by(aligned, found)
    rows = []
    for place, (a, b, likeness) in enumerate(aligned):
        marks = _marks(sides, (a, b), contrasts, found)
        rows.append(
            Row(
                tuple(sides[0].sentence(one, marks[0]) for one in a),
                tuple(sides[1].sentence(one, marks[1]) for one in b),
                likeness,
                place in moved,
            )
        )
    return Wording(tuple(old), tuple(new), tuple(rows), contrasts, found)


def runs_json(found: Wording) -> list[dict[str, object]] | None:
    """[{op, move, from, to}], each side {id, at, text} or null; None for texts in two languages."""
    if found.diff is None:
        return None
    words = found.diff.old, found.diff.new
    passages = found.old, found.new

    def stretch(side: int, first: int, last: int) -> dict[str, object] | None:
        if first == last:
            return None
        one = passages[side][words[side][first].passage]
        start, end = words[side][first].at[0], words[side][last - 1].at[1]
        return {"id": one.node, "at": [start, end], "text": one.text[start:end]}

    return [
        {"op": run.op.value, "move": run.move or None, "from": stretch(0, *run.old), "to": stretch(1, *run.new)}
        for run in found.diff.runs
    ]


def _contrast(aspect: Aspect, old: Sequence[Said], new: Sequence[Said]) -> Contrast:
    values = {said.value for said in old}, {said.value for said in new}

    def told(side: Sequence[Said], other: set[str]) -> tuple[Said, ...]:
        return tuple(Said(s.value, s.surface, s.passage, s.at, s.value not in other) for s in side)

    return Contrast(aspect, told(old, values[1]), told(new, values[0]))


def _with_words(keys: Sequence[Mapping[str, float]], words: Sequence[Word]) -> list[dict[str, float]]:
    """Keys of sentences, and the words themselves, for the other side's are of the same language."""
    out = [dict(one) for one in keys]
    for word in words:
        out[word.sentence][f"t:{word.key}"] = _LONG if word.letters > 3 else _SHORT
    return out


def _aligned(
    old: Sequence[Mapping[str, float]], new: Sequence[Mapping[str, float]], measure: _Measure
) -> list[tuple[_Places, _Places, float]]:
    """Rows of sentence places in the old order; what is added stands after its predecessor in the new text."""
    values = {
        (f"{i:04}", f"{j:04}"): value + 0.02 * (1 - abs(i / len(old) - j / len(new)))
        for i, a in enumerate(old)
        for j, b in enumerate(new)
        if (value := _likeness(a, b)) >= measure.alone or len(old) == len(new) == 1
    }
    values = {pair: max(value, 0.01) for pair, value in values.items()}
    chosen = {int(a): int(b) for a, b in assign(values).items()}
    rows = {i: ([i], [j]) for i, j in chosen.items()}
    by_new = {j: i for i, j in chosen.items()}
    for i, keys in enumerate(old):
        if i not in chosen and (j := _holder(keys, new, by_new, measure.joins)) is not None:
            rows[by_new[j]][0].append(i)
    for j, keys in enumerate(new):
        if j not in by_new and (found := _holder(keys, old, chosen, measure.joins)) is not None:
            rows[found][1].append(j)
    taken = {i for a, _ in rows.values() for i in a}, {j for _, b in rows.values() for j in b}
    out = [(sorted(a), sorted(b), values.get((f"{i:04}", f"{chosen[i]:04}"), 0.0)) for i, (a, b) in rows.items()]
    out += [([i], [], 0.0) for i in range(len(old)) if i not in taken[0]]
    out.sort(key=lambda row: row[0])
    for j in range(len(new)):
        if j not in taken[1]:
            after = max((k for k, row in enumerate(out) if row[1] and max(row[1]) < j), default=-1)
            out.insert(after + 1, ([], [j], 0.0))
    return [(tuple(a), tuple(b), round(value, 3)) for a, b, value in out]


def _moved(rows: Sequence[tuple[_Places, _Places, float]], sides: tuple[Side, Side]) -> frozenset[int]:
    """Rows out of the order of the others, as few letters of them as will do."""
    paired = [place for place, (a, b, _) in enumerate(rows) if a and b]
    spans = [[sides[0].spans[i][1] for i in rows[place][0]] for place in paired]
    weights = [sum(end - start for start, end in of) for of in spans]
    staying = in_order([min(rows[place][1]) for place in paired], weights)
    return frozenset(place for k, place in enumerate(paired) if k not in staying)


def _moved_by(rows: Sequence[tuple[_Places, _Places, float]], found: Diff) -> frozenset[int]:
    """Rows of which words moved and none was kept."""
    ops: dict[int, set[Op]] = {}
    row_of = {i: place for place, (a, b, _) in enumerate(rows) if b for i in a}
    for run in found.runs:
        if run.op in (Op.KEPT, Op.MOVED):
            old, new = found.old[run.old[0]].sentence, found.new[run.new[0]].sentence
            if old in row_of and new in rows[row_of[old]][1]:
                ops.setdefault(row_of[old], set()).add(run.op)
    return frozenset(place for place, seen in ops.items() if seen == {Op.MOVED})


def _likeness(a: Mapping[str, float], b: Mapping[str, float]) -> float:
    shared = sum(min(value, b[key]) for key, value in a.items() if key in b)
    whole = (sum(a.values()) * sum(b.values())) ** 0.5
    return shared / whole if whole else 0.0


def _holder(
    keys: Mapping[str, float], there: Sequence[Mapping[str, float]], paired: Iterable[int], joins: float
) -> int | None:
    """The paired sentence of the other side that holds most of these keys, if it holds enough."""
    total = sum(keys.values())
    if total < 2:
        return None
    share = {j: sum(min(v, there[j][k]) for k, v in keys.items() if k in there[j]) / total for j in paired}
    best = max(share, key=lambda j: (share[j], -j), default=None)
    return best if best is not None and share[best] >= joins else None


def _marks(
    sides: tuple[Side, Side], row: tuple[_Places, _Places], contrasts: Sequence[Contrast], found: Diff | None
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
        if found is None:
            out[here].extend(sides[here].false_friends(row[here]))
        else:
            out[here].extend(_run_marks(found, here))
    return out


_RUN_ASPECTS = {Op.DELETED: Aspect.DELETED, Op.INSERTED: Aspect.INSERTED, Op.MOVED: Aspect.MOVED}


def _run_marks(found: Diff, here: int) -> Iterable[tuple[int, Mark]]:
    """Runs of one side that were not kept; a moved one carries the number of its move."""
    words = (found.old, found.new)[here]
    for run in found.runs:
        first, last = (run.old, run.new)[here]
        if run.op in _RUN_ASPECTS and first < last:
            at = words[first].at[0], words[last - 1].at[1]
            moved = run.op is Op.MOVED
            yield words[first].passage, Mark(_RUN_ASPECTS[run.op], at, str(run.move) if moved else "", moved)
