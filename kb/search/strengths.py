"""How strongly each term stands in each passage, for all terms at once.

Comes in: the postings of an index, the weights of the ranking, how people ask for the passages. Goes out:
`StrengthTable`. What always holds: the passages of a term are in order; a file that was cut short is no table. The
surprising choice: the strengths of all terms are reckoned when the index is made and kept beside it, since a question
nobody asked before has a hundred terms, and looking at them one by one takes longer than everything else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from kb.files import column_of, kept_or_made, read_columns, words_of, write_columns
from kb.search.index import Index
from kb.search.passages import FIELDS
from kb.search.postings import Rows

__all__ = ["AskedFor", "Numbers", "Stands", "StrengthTable", "Strengths", "Weights", "strengths_of"]

Numbers = NDArray[np.intp]
Strengths = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Weights:
    """The numbers of the ranking, set on judged queries that were looked at (tests/search)."""

    head: float = 6.647
    own: float = 2.269
    above: float = 1.12
    phrases: float = 0.636
    """For words that stand in the phrases people ask with."""
    length_head: float = 0.748
    length_own: float = 0.27
    length_phrases: float = 0.252
    soft: float = 1.607
    """How fast more of the same stops counting."""
    up: float = 0.42
    """What a passage keeps of a unit that stands in the passage under it."""
    coverage: float = 1.71
    bare: float = 0.667
    definition_alone: float = 1.486
    definition_among: float = 0.82
    to_twin: float = 0.68
    to_parent: float = 0.33
    to_child: float = 0.34
    cited: float = 0.033
    heading: float = 0.7
    """How much more a passage gets whose heading says nothing but what the query says."""
    same_words: float = 1.944
    """How much more when the heading is what was typed, word for word."""
    law: float = 1.05
    section: float = 1.0
    spoken: float = 1.03
    """For what is written in the language of the query."""
    guide: float = 0.748
    """For a club's guide beside the law."""
    deep: float = 1.215
    spread: int = 60
    asked: float = 0.9
    """What a provision gets that was asked for before in these very words, against one that says all of them."""
    asked_also: float = 1.02
    """Share of it for what is read with that provision."""
    asked_sure: float = 2.7
    """How fast a phrase that is less near counts for less."""
    asked_letters: float = 0.728
    """How far a phrase is judged by its letters, the rest by what it means."""
    letters: float = 0.55
    """What a passage with its headings gets that is written as the query is."""


@dataclass(frozen=True, slots=True)
class Stands:
    """Where something stands: passage numbers in order, and how strongly in each."""

    passages: Numbers
    strengths: Strengths

    @classmethod
    def of(cls, strengths: Strengths) -> Stands:
        """From one slot for every passage."""
        passages = strengths.nonzero()[0]
        return cls(passages, strengths[passages])

    def at(self, passages: Numbers) -> Strengths:
        """The strength in each of the given passages, 0 where it does not stand."""
        if not len(self.passages):
            return np.zeros(len(passages))
        place = np.minimum(self.passages.searchsorted(passages), len(self.passages) - 1)
        return np.where(self.passages[place] == passages, self.strengths[place], 0.0)


class AskedFor(Protocol):
    """How people ask for passages."""

    lengths: Strengths
    """Words of the phrases that ask for each passage."""

    def counts(self) -> tuple[Sequence[str], Numbers, Numbers, Strengths]:
        """Terms; and a row for each term and passage: the term's number, the passage, how many of the phrases that ask
        for the passage have the term."""


_NONE = Stands(np.zeros(0, np.intp), np.zeros(0))


@dataclass(frozen=True, slots=True)
class StrengthTable:
    """The strengths of all terms in one row: those of term n stand from starts[n] to starts[n + 1]."""

    terms: Mapping[str, int]
    starts: tuple[int, ...]
    passages: Numbers
    strengths: Strengths
    headed: NDArray[np.bool_]
    """Whether the heading of the passage has the term."""

    @classmethod
    def of(cls, index: Index, weights: Weights, asked: AskedFor | None = None) -> StrengthTable:
        """Of an index, and of how people ask for its passages, if anybody knows."""
        count = len(index)
        said = index.rows()
        terms = dict(said.terms)
        keys = [said.numbers * count + said.passages]
        values = [_said(index, weights, said)]
        headed = keys[0][said.counts[0] > 0]
        if asked is not None:
            others, theirs, places, often = asked.counts()
            renamed = np.array([terms.setdefault(term, len(terms)) for term in others], np.intp)
            keys.append(renamed[theirs] * count + places)
            average = asked.lengths[asked.lengths > 0].mean() if asked.lengths.any() else 1.0
            shares = _shares(asked.lengths, weights.length_phrases, average)
            values.append(weights.phrases * often / shares[places])
        held, place = np.unique(np.concatenate(keys), return_inverse=True)
        amount = np.bincount(place.reshape(-1), np.concatenate(values), len(held))
        starts = np.searchsorted(held // max(1, count), np.arange(len(terms) + 1))
        strengths = amount / (weights.soft + amount)
        return cls(terms, tuple(starts.tolist()), held % max(1, count), strengths, np.isin(held, headed))

    def row(self, term: str) -> slice:
        """Where a term's passages and strengths stand; nowhere for a term that is in none."""
        number = self.terms.get(term)
        return slice(0, 0) if number is None else slice(self.starts[number], self.starts[number + 1])

    def stands(self, term: str) -> Stands:
        """Where a term stands."""
        row = self.row(term)
        return Stands(self.passages[row], self.strengths[row])

    def heads(self, term: str) -> Numbers:
        """The passages that have a term in their heading."""
        row = self.row(term)
        return self.passages[row][self.headed[row]]

    def best(self, terms: tuple[tuple[str, float], ...], count: int) -> Stands:
        """Where any of some terms stands, by the one that counts most for its weight. count: of the passages."""
        rows = [(row, weight) for term, weight in terms if (row := self.row(term)).stop]
        if not rows:
            return _NONE
        if len(rows) == 1:
            row, weight = rows[0]
            return Stands(self.passages[row], weight * self.strengths[row])
        best = np.zeros(count)
        sizes = [row.stop - row.start for row, _ in rows]
        values = np.concatenate([self.strengths[row] for row, _ in rows])
        values *= np.repeat([weight for _, weight in rows], sizes)
        np.maximum.at(best, np.concatenate([self.passages[row] for row, _ in rows]), values)
        return Stands.of(best)

    def write(self, path: Path) -> None:
        """Write the table; OSError when it cannot be written."""
        columns = {
            "terms": column_of(self.terms), "starts": np.array(self.starts, np.int32),
            "passages": self.passages.astype(np.int32), "strengths": self.strengths, "headed": self.headed,
        }  # fmt: skip
        write_columns(path, columns)

    @classmethod
    def read(cls, path: Path) -> StrengthTable | None:
        """The table in a file; None when there is none that can be read."""
        held = read_columns(path)
        if held is None:
            return None
        terms = {term: number for number, term in enumerate(words_of(held["terms"]))}
        starts = tuple(held["starts"].tolist())
        return cls(terms, starts, held["passages"].astype(np.intp), held["strengths"], held["headed"])


def _said(index: Index, weights: Weights, said: Rows) -> Strengths:
    """How much of each term each passage says, counted by field and by the length of the field."""
    w = weights
    lengths = np.array(index.lengths, float).reshape(len(index), len(FIELDS))
    heads, owns = (
        _shares(lengths[:, place], share, index.averages[place])[said.passages]
        for place, share in enumerate((w.length_head, w.length_own))
    )
    head, own, above = said.counts.astype(float)
    found: Strengths = w.above * above + w.head * head / heads + w.own * own / owns
    return found


def _shares(lengths: Strengths, share: float, average: float) -> Strengths:
    """What a word counts less for in a text the longer it is; 1 for one of average length."""
    return 1 - share + share * lengths / average


def strengths_of(index: Index, weights: Weights, asked: AskedFor | None, path: Path | None) -> StrengthTable:
    """The strengths of an index: from a file beside it, or reckoned and kept there."""
    return kept_or_made(
        path, StrengthTable.read, lambda: StrengthTable.of(index, weights, asked), StrengthTable.write
    )
