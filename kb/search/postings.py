"""Postings: where each term stands and how often in each field, decoded once from Whoosh's index.

Comes in: what Whoosh keeps of every term. Goes out: `PostingTable`, and for a term its `Postings`. What always
holds: passages are in order; a file that was cut short is no table. The surprising choice: Whoosh's own postings are
not read when a query comes, since decoding the hundred terms of a question nobody asked before takes longer than
everything else.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from kb.files import column_of, read_columns, words_of, write_columns
from kb.search.passages import FIELDS

__all__ = ["NONE", "PostingTable", "Postings", "Rows"]

_FIELDS = len(FIELDS)


@dataclass(frozen=True, slots=True)
class Postings:
    """passages: their numbers in order. counts: a row for each field, how often the term stands there."""

    passages: NDArray[np.intp]
    counts: NDArray[np.float32]

    def __len__(self) -> int:
        return len(self.passages)


NONE = Postings(np.zeros(0, np.intp), np.zeros((_FIELDS, 0), np.float32))
"""Of a term that stands nowhere."""


@dataclass(frozen=True, slots=True)
class Rows:
    """The postings of many terms, a row for each term and passage: the term's number, the passage, and in `counts` how
    often in each field."""

    terms: Mapping[str, int]
    numbers: NDArray[np.intp]
    passages: NDArray[np.intp]
    counts: NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class PostingTable:
    """The postings of all terms in one row: those of term n stand from starts[n] to starts[n + 1]."""

    terms: Mapping[str, int]
    starts: NDArray[np.intp]
    passages: NDArray[np.int32]
    counts: NDArray[np.float32]

    @classmethod
    def of(cls, found: Iterable[tuple[int, str, int, float]]) -> PostingTable:
        """From (field, term, passage, how often), in any order."""
        terms: dict[str, int] = {}
        rows = [(terms.setdefault(term, len(terms)), passage, field, often) for field, term, passage, often in found]
        table = np.array(rows, np.int64).reshape(-1, 4)
        many = int(table[:, 1].max(initial=0)) + 1
        keys, place = np.unique(table[:, 0] * many + table[:, 1], return_inverse=True)
        counts = np.zeros((_FIELDS, len(keys)), np.float32)
        counts[table[:, 2], place.reshape(-1)] = table[:, 3]
        starts = np.searchsorted(keys // many, np.arange(len(terms) + 1))
        return cls(terms, starts, (keys % many).astype(np.int32), counts)

    def frequency(self, term: str) -> int:
        """How many passages a term stands in."""
        number = self.terms.get(term)
        return 0 if number is None else int(self.starts[number + 1] - self.starts[number])

    def postings(self, term: str, longest: int) -> Postings:
        """Where a term stands; of one in more passages than `longest` those in whose heading and words it is most."""
        number = self.terms.get(term)
        if number is None:
            return NONE
        first, last = int(self.starts[number]), int(self.starts[number + 1])
        passages, counts = self.passages[first:last].astype(np.intp), self.counts[:, first:last]
        if last - first > longest:
            best = self._most(first, last, longest)
            passages, counts = passages[best], counts[:, best]
        return Postings(passages, counts)

    def rows(self, longest: int) -> Rows:
        """All of them; of a term in more passages than `longest` those that `postings` gives."""
        sizes = np.diff(self.starts)
        numbers = np.repeat(np.arange(len(sizes)), sizes)
        common = (sizes > longest)[numbers]
        chosen = ~common
        for number in np.unique(numbers[common]).tolist():
            first, last = int(self.starts[number]), int(self.starts[number + 1])
            chosen[first + self._most(first, last, longest)] = True
        return Rows(self.terms, numbers[chosen], self.passages[chosen].astype(np.intp), self.counts[:, chosen])

    def _most(self, first: int, last: int, longest: int) -> NDArray[np.intp]:
        """The places, counted from the first, of the passages in whose heading and words a term is most."""
        head, own = self.counts[0, first:last], self.counts[1, first:last]
        return np.sort(np.lexsort((self.passages[first:last], -own, -head))[:longest])

    def write(self, path: Path) -> None:
        """Write the table; OSError when it cannot be written."""
        columns = {"terms": column_of(self.terms), "starts": self.starts}
        write_columns(path, columns | {"passages": self.passages, "counts": self.counts})

    @classmethod
    def read(cls, path: Path) -> PostingTable | None:
        """The table in a file; None when there is none that can be read."""
        held = read_columns(path)
        if held is None:
            return None
        terms = {term: number for number, term in enumerate(words_of(held["terms"]))}
        return cls(terms, held["starts"], held["passages"], held["counts"])
