"""Two texts in one language word by word: what was kept, deleted, inserted, and what stands elsewhere now.

Comes in: the sentences of both sides, and which of them stand beside each other. Goes out: a `Diff` of `Run`s. What
always holds: every word of either side stands in exactly one run, kept runs in the order of both texts; the old words
with the runs applied are the new words; a moved run stands in both texts. The surprising choice: the length of a run
is counted in letters, so that "turneringslederen" outweighs "i den"; and a punctuation mark is a word without letters,
so that texts whose runs are all kept differ in nothing but case and space.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby

from kb.model import Span

__all__ = ["Diff", "Op", "Run", "Word", "diff", "in_order", "marked", "words_of"]

_WORD = re.compile(
    r"""
    \d+(?:[.,:]\d+)+                # 2,5 and 13.30 are one figure
    | (?:\w[\u0300-\u036f]*)+       # letters with loose accents
    | [^\w\s]                       # a mark: a comma, a hyphen, a per cent sign, a suit
    """,
    re.VERBOSE,
)
_LETTERS = re.compile(r"[\w♠♥♦♣♤♡♢♧%§]")
"""What counts in the length of a run."""


class Op(StrEnum):
    """What became of a run of words."""

    KEPT = "kept"
    DELETED = "deleted"
    INSERTED = "inserted"
    MOVED = "moved"


@dataclass(frozen=True, slots=True)
class Word:
    """A word or mark of one side. key: how it is compared; sentence: the place of its sentence on the side."""

    key: str
    passage: int
    sentence: int
    at: Span
    letters: int


@dataclass(frozen=True, slots=True)
class Run:
    """Words of one sentence. old, new: from which word to before which, an empty range where a side has none.

    move: number of the move, the same for all runs that moved together; 0 where nothing moved.
    """

    op: Op
    old: Span
    new: Span
    move: int = 0


@dataclass(frozen=True, slots=True)
class Diff:
    """Runs in the order of the old text; what was inserted stands behind what was deleted in its place."""

    old: tuple[Word, ...] = ()
    new: tuple[Word, ...] = ()
    runs: tuple[Run, ...] = ()

    @property
    def empty(self) -> bool:
        """Whether both sides have the same words in the same order."""
        return all(run.op is Op.KEPT for run in self.runs)


SMALL = 3
"""Letters up to which a word alone between changes is no common ground."""
LONE = 5
"""Letters from which a single word can have moved, where its sentence has it once and is else much the same."""
NEAR, FAR = (2, 8), (3, 10)
"""Words and letters a run must have to have moved: within its sentence, and to another one."""

_Match = tuple[int, int, int]
"""First word of the old side, first of the new, how many."""


def words_of(texts: Sequence[str], sentences: Iterable[tuple[int, Span]]) -> tuple[Word, ...]:
    """The words of sentences given as (text, span).

    >>> [word.key for word in words_of(["Han passer, 2,5 %."], [(0, (0, 18))])]
    ['han', 'passer', ',', '2,5', '%', '.']
    """
    found = []
    for sentence, (passage, (start, end)) in enumerate(sentences):
        for match in _WORD.finditer(texts[passage], start, end):
            key = unicodedata.normalize("NFC", match.group().casefold())
            found.append(Word(key, passage, sentence, match.span(), len(_LETTERS.findall(key))))
    return tuple(found)


def diff(old: Sequence[Word], new: Sequence[Word], rows: Iterable[tuple[Sequence[int], Sequence[int]]]) -> Diff:
    """The runs between two sides. rows: the sentences of both sides that stand beside each other."""
    return _Differ(tuple(old), tuple(new), [(frozenset(a), frozenset(b)) for a, b in rows]).run()


def in_order(places: Sequence[int], weights: Sequence[float]) -> frozenset[int]:
    """Of things in the old order at these places of the new one, the heaviest choice that stands in both orders.

    >>> sorted(in_order([2, 0, 1], [1, 1, 1]))
    [1, 2]
    """
    best: list[float] = []
    before: list[int | None] = []
    for k, place in enumerate(places):
        earlier = [m for m in range(k) if places[m] < place]
        last = max(earlier, key=best.__getitem__, default=None)
        best.append(weights[k] + (best[last] if last is not None else 0.0))
        before.append(last)
    at = max(range(len(best)), key=best.__getitem__, default=None)
    chosen = set()
    while at is not None:
        chosen.add(at)
        at = before[at]
    return frozenset(chosen)


_BRACKETS = {Op.DELETED: ("[-", "-]"), Op.INSERTED: ("{{+", "+}"), Op.MOVED: ("<{} ", ">")}


def marked(text: str, found: Diff, side: int, passage: int = 0) -> str:
    """A text of the old side (0) or the new one (1) with its runs in brackets, a moved one with its number.

    >>> old, new = (words_of([text], [(0, (0, len(text)))]) for text in ("Han må melde.", "Han skal melde."))
    >>> found = diff(old, new, [([0], [0])])
    >>> marked("Han må melde.", found, 0), marked("Han skal melde.", found, 1)
    ('Han [-må-] melde.', 'Han {+skal+} melde.')
    """
    words = (found.old, found.new)[side]
    out, done = "", 0
    for (first, last), run in _standing(found, side):
        if run.op in _BRACKETS and words[first].passage == passage:
            start, end = words[first].at[0], words[last - 1].at[1]
            opening, closing = _BRACKETS[run.op]
            out += f"{text[done:start]}{opening.format(run.move)}{text[start:end]}{closing}"
            done = end
    return out + text[done:]


def _standing(found: Diff, side: int) -> list[tuple[Span, Run]]:
    """Runs with words on a side, in the order of its text."""
    spans = [((run.old, run.new)[side], run) for run in found.runs]
    return sorted(((span, run) for span, run in spans if span[0] < span[1]), key=lambda entry: entry[0])


class _Differ:
    def __init__(
        self, old: tuple[Word, ...], new: tuple[Word, ...], rows: Sequence[tuple[frozenset[int], frozenset[int]]]
    ) -> None:
        self.old, self.new, self.rows = old, new, rows
        self.row_of = (
            {sentence: place for place, (a, _) in enumerate(rows) for sentence in a},
            {sentence: place for place, (_, b) in enumerate(rows) for sentence in b},
        )
        self.alike: set[int] = set()
        """Rows of which half the letters stand beside each other."""

    def run(self) -> Diff:
        if [word.key for word in self.old] == [word.key for word in self.new]:
            matches = [(place, place, 1) for place in range(len(self.old))]
        else:
            matches = []
            for place, row in enumerate(self.rows):
                beside = self._beside(row)
                matches += beside
                if 2 * sum(map(self._letters, beside)) >= self._between(None, None, row):
                    self.alike.add(place)
            matches += self._elsewhere(matches)
            matches.sort()
        staying = in_order([b for _, b, _ in matches], [self._letters(match) + 0.01 for match in matches])
        kept = [match for place, match in enumerate(matches) if place in staying]
        moved = self._moves([match for place, match in enumerate(matches) if place not in staying], kept)
        return Diff(self.old, self.new, tuple(self._runs(kept, moved)))

    # -- what stands in both -----------------------------------------------------------------------

    def _beside(self, row: tuple[frozenset[int], frozenset[int]]) -> list[_Match]:
        """Common runs of sentences that stand beside each other: the longest, then those before and after it."""
        here = [i for i, word in enumerate(self.old) if word.sentence in row[0]]
        there = [j for j, word in enumerate(self.new) if word.sentence in row[1]]
        found: list[_Match] = []
        waiting = [(here, there)]
        while waiting:
            here, there = waiting.pop()
            a, b, length = self._longest(here, there)
            if not length:
                found += self._last_marks(here, there)
                continue
            found.append((a, b, length))
            waiting.append(([i for i in here if i < a], [j for j in there if j < b]))
            waiting.append(([i for i in here if i >= a + length], [j for j in there if j >= b + length]))
        return self._grounded(sorted(found), row)

    def _longest(self, here: Sequence[int], there: Sequence[int], *, moving: bool = False) -> _Match:
        """The common run with the most letters; none with no letters. moving: only one that is enough for a move."""
        at: dict[str, list[int]] = {}
        for j in there:
            at.setdefault(self.new[j].key, []).append(j)
        best, most = (0, 0, 0), (0, 0)
        ends: dict[int, tuple[int, int]] = {}
        last = -2
        for i in here:
            word = self.old[i]
            if last != i - 1 or word.sentence != self.old[last].sentence:
                ends = {}
            now = {}
            for j in at.get(word.key, ()):
                length, letters = ends.get(j - 1, (0, 0)) if j and _together(self.new, j - 1, j) else (0, 0)
                now[j] = length, letters = length + 1, letters + word.letters
                if letters and (letters, length) > most:
                    match = (i - length + 1, j - length + 1, length)
                    if not moving or self._enough(match):
                        best, most = match, (letters, length)
            ends, last = now, i
        return best

    def _last_marks(self, here: Sequence[int], there: Sequence[int]) -> Iterator[_Match]:
        """The marks that both sentences end with, after other words."""
        for words, places in ((self.old, here), (self.new, there)):
            if not places or _together(words, places[-1], places[-1] + 1):
                return
        for a, b in zip(reversed(here), reversed(there), strict=False):
            if self.old[a].letters or self.old[a].key != self.new[b].key:
                return
            yield a, b, 1

    def _grounded(self, found: list[_Match], row: tuple[frozenset[int], frozenset[int]]) -> list[_Match]:
        """Without the small words that stand alone between changes longer than they are."""
        place = 0
        while place < len(found):
            a, _, length = found[place]
            letters = self._letters(found[place])
            if length > 2 or any(word.letters > SMALL for word in self.old[a : a + length]) or not letters:
                place += 1
                continue
            before = self._between(found[place - 1] if place else None, found[place], row)
            after = self._between(found[place], found[place + 1] if place + 1 < len(found) else None, row)
            if letters <= min(before, after):
                del found[place]
                place = max(place - 1, 0)
            else:
                place += 1
        return found

    def _between(self, one: _Match | None, other: _Match | None, row: tuple[frozenset[int], frozenset[int]]) -> int:
        """Letters of the longer side of a row between two matches, before the first, or after the last."""
        spans = [
            (one[side] + one[2] if one else 0, other[side] if other else len(words))
            for side, words in enumerate((self.old, self.new))
        ]
        return max(
            sum(word.letters for word in words[first:last] if word.sentence in row[side])
            for side, (words, (first, last)) in enumerate(zip((self.old, self.new), spans, strict=True))
        )

    def _elsewhere(self, matches: Sequence[_Match]) -> list[_Match]:
        """Runs among what has found nothing beside it."""
        taken = {i for a, _, n in matches for i in range(a, a + n)}, {j for _, b, n in matches for j in range(b, b + n)}
        here = [i for i in range(len(self.old)) if i not in taken[0]]
        there = [j for j in range(len(self.new)) if j not in taken[1]]
        found: list[_Match] = []
        while True:
            a, b, length = self._longest(here, there, moving=True)
            if not length:
                return found
            found.append((a, b, length))
            here = [i for i in here if not a <= i < a + length]
            there = [j for j in there if not b <= j < b + length]

    # -- what moved --------------------------------------------------------------------------------

    def _moves(self, found: Sequence[_Match], kept: Sequence[_Match]) -> list[tuple[_Match, int]]:
        """(match, number of its move). What is in order in a row of which nothing was kept moved together."""
        together: dict[_Match, int] = {}
        for row, group in self._whole(found, kept).items():
            if any(self._enough(match) or self._complete(match) for match in group):
                staying = in_order([b for _, b, _ in group], [self._letters(match) + 0.01 for match in group])
                together |= {match: row for place, match in enumerate(group) if place in staying}
        numbers: dict[int | _Match, int] = {}
        out = []
        for match in found:
            if match in together or self._enough(match):
                out.append((match, numbers.setdefault(together.get(match, match), len(numbers) + 1)))
        return out

    def _whole(self, found: Sequence[_Match], kept: Sequence[_Match]) -> dict[int, list[_Match]]:
        """Row -> its matches, of the rows of which nothing was kept."""
        standing = {self.old[a].sentence for a, _, _ in kept}, {self.new[b].sentence for _, b, _ in kept}
        whole: dict[int, list[_Match]] = {}
        for match in found:
            row = self._row(match)
            if row is not None and not self.rows[row][0] & standing[0] and not self.rows[row][1] & standing[1]:
                whole.setdefault(row, []).append(match)
        return whole

    def _row(self, match: _Match) -> int | None:
        """The row both sides of a match stand in, None when they stand in two."""
        rows = self.row_of[0].get(self.old[match[0]].sentence), self.row_of[1].get(self.new[match[1]].sentence)
        return rows[0] if rows[0] == rows[1] else None

    def _complete(self, match: _Match) -> bool:
        """Whether it is the whole of a sentence on both sides."""
        a, b, n = match
        return not any(
            _together(words, first - 1, first) or _together(words, last - 1, last)
            for words, first, last in ((self.old, a, a + n), (self.new, b, b + n))
        )

    def _enough(self, match: _Match) -> bool:
        """Whether a run is long enough to be told as one that stands elsewhere, not as a word used twice."""
        a, b, n = match
        words = sum(1 for word in self.old[a : a + n] if word.letters)
        letters = self._letters(match)
        row = self._row(match)
        if row in self.alike and words == 1 and letters >= LONE:
            return self._once(self.old, a, n) and self._once(self.new, b, n)
        least = FAR if row is None else NEAR
        return words >= least[0] and letters >= least[1]

    def _once(self, words: Sequence[Word], first: int, length: int) -> bool:
        """Whether the words with letters of a run stand once in their sentence."""
        keys = {word.key for word in words[first : first + length] if word.letters}
        sentence = words[first].sentence
        return all(sum(word.key == key for word in words if word.sentence == sentence) == 1 for key in keys)

    def _letters(self, match: _Match) -> int:
        return sum(word.letters for word in self.old[match[0] : match[0] + match[2]])

    # -- the runs ----------------------------------------------------------------------------------

    def _runs(self, kept: Sequence[_Match], moved: Sequence[tuple[_Match, int]]) -> list[Run]:
        runs = [Run(Op.KEPT, (a, a + n), (b, b + n)) for a, b, n in _joined(self.old, self.new, kept)]
        runs += [Run(Op.MOVED, (a, a + n), (b, b + n), number) for (a, b, n), number in moved]
        taken = {i for run in runs for i in range(*run.old)}, {j for run in runs for j in range(*run.new)}
        spine = sorted((run for run in runs if run.op is Op.KEPT), key=lambda run: run.new)

        def before(j: int) -> int:
            """The old word after the last kept one before a new word."""
            return max((run.old[1] for run in spine if run.new[1] <= j), default=0)

        runs += [Run(Op.DELETED, span, (b, b)) for span, b in self._free(self.old, taken[0], spine)]
        runs += [
            Run(Op.INSERTED, (before(first), before(first)), (first, last))
            for (first, last), _ in self._free(self.new, taken[1], ())
        ]
        order = {Op.DELETED: 0, Op.MOVED: 0, Op.INSERTED: 1, Op.KEPT: 2}
        return sorted(runs, key=lambda run: (run.old[0], order[run.op], run.new))

    @staticmethod
    def _free(words: Sequence[Word], taken: set[int], spine: Sequence[Run]) -> Iterator[tuple[Span, int]]:
        """Stretches of untaken words, each within a sentence, and where they would stand on the other side."""
        free = [i for i in range(len(words)) if i not in taken]
        for _, group in groupby(enumerate(free), key=lambda entry: (entry[1] - entry[0], words[entry[1]].sentence)):
            places = [i for _, i in group]
            yield (places[0], places[-1] + 1), max((r.new[1] for r in spine if r.old[1] <= places[0]), default=0)


def _together(words: Sequence[Word], one: int, other: int) -> bool:
    """Whether two places hold words of one sentence."""
    return 0 <= one < other < len(words) and words[one].sentence == words[other].sentence


def _joined(old: Sequence[Word], new: Sequence[Word], matches: Sequence[_Match]) -> list[_Match]:
    """Matches that go on without a gap on both sides are one, within a sentence."""
    out: list[_Match] = []
    for a, b, n in matches:
        if out:
            first, second, length = out[-1]
            whole = (first + length, second + length) == (a, b)
            if whole and _together(old, a - 1, a) and _together(new, b - 1, b):
                out[-1] = (first, second, length + n)
                continue
        out.append((a, b, n))
    return out
