"""Likeness by letters: how far a query and a text are written with the same runs of three letters.

Comes in: texts, once; then a query. Goes out: for each text a cosine from 0 to 1. What always holds: no dictionary is
asked, so a compound, a slip, an unknown ending or a Swedish word in a Danish question still meets its relatives. The
surprising choice: the runs are of folded letters, so that "tidsöverdrag" and "tidsoverskridelse" share their beginning.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from kb.files import kept_or_made, read_columns, write_columns
from kb.language import fold
from kb.search.strengths import Strengths

__all__ = ["Letters", "letters_of"]

_RUN = 3
_WORD = re.compile(r"[a-z0-9]+")
_LONGEST_WORD = 40
_LONGEST = 1 << 16
"""Letters of a text; a longer one is like none."""
_MOST_WORDS = 60
"""Words of a query that are looked at."""

_COMMON = 0.08
"""Share of the texts from which on a run of letters tells nothing worth looking at."""

_FEW = 50
"""Texts of a run that are always looked at."""

_FILE = "letters.npz"


_Row = tuple[float, tuple[NDArray[np.int32], NDArray[np.float32]] | None]


class Letters:
    """Runs of letters and the texts that have them, read only."""

    def __init__(
        self,
        runs: Sequence[str],
        starts: NDArray[np.intp],
        texts: NDArray[np.int32],
        pulls: NDArray[np.float32],
        count: int,
    ) -> None:
        """The texts of the run n stand from starts[n] to starts[n + 1], and beside each its pull: what the run is of
        its text, whose runs have together the length 1, times what the run tells. count: of the texts."""
        self.count = count
        self.columns = runs, starts, texts, pulls
        self._unknown = math.log(1 + count)
        self._numbers = {run: number for number, run in enumerate(runs)}
        self._rows: dict[str, _Row] = {}

    def _row(self, run: str) -> _Row:
        """What a run tells, and its texts with their pulls if they are worth looking at."""
        number = self._numbers.get(run)
        if number is None:
            return self._unknown, None
        _, starts, texts, pulls = self.columns
        first, last = int(starts[number]), int(starts[number + 1])
        held = (texts[first:last], pulls[first:last]) if last - first <= max(_FEW, _COMMON * self.count) else None
        kept = self._rows[run] = math.log(1 + self.count / max(1, last - first)), held
        return kept

    @classmethod
    def of(cls, texts: Sequence[str]) -> Letters:
        """From texts; what a run tells is the more, the fewer of them have it."""
        counted = [_counted(text) for text in texts]
        runs = {run: number for number, run in enumerate(sorted({run for held in counted for run in held}))}
        sizes = np.array([len(held) for held in counted], np.intp)
        numbers = np.array([runs[run] for held in counted for run in held], np.intp)
        times = np.array([count for held in counted for count in held.values()], float)
        owner = np.repeat(np.arange(len(texts)), sizes)
        held_by = np.bincount(numbers, minlength=len(runs))
        tells = np.log(1 + len(texts) / np.maximum(1, held_by))[numbers]
        weights = tells * (1 + np.log(times))
        lengths = np.sqrt(np.bincount(owner, weights * weights, len(texts)))
        order = np.argsort(numbers, kind="stable")
        pulls = (tells * weights / lengths[owner])[order].astype(np.float32)  # as they are kept
        return cls(list(runs), np.cumsum([0, *held_by.tolist()]), owner[order].astype(np.int32), pulls, len(texts))

    def likeness(self, text: str) -> Strengths:
        """For each text how like the given one it is written."""
        rows = self._rows
        texts: list[NDArray[np.int32]] = []
        pulls: list[NDArray[np.float32]] = []
        length = 0.0
        for run, times in _counted(text, _MOST_WORDS).items():
            tells, held = rows.get(run) or self._row(run)
            often = 1 + math.log(times) if times > 1 else 1.0
            length += (tells * often) ** 2
            if held is not None:
                texts.append(held[0])
                pulls.append(held[1] if times == 1 else held[1] * often)
        if not texts:
            return np.zeros(self.count)
        return np.bincount(np.concatenate(texts), np.concatenate(pulls), self.count) / math.sqrt(length)


def _counted(text: str, most: int | None = None) -> dict[str, int]:
    """How often each run of letters stands in the words of a text."""
    runs: dict[str, int] = {}
    for word in _WORD.findall(fold(text) if len(text) < _LONGEST else "")[:most]:
        held = f" {word[:_LONGEST_WORD]} "
        for at in range(len(held) - _RUN + 1):
            run = held[at : at + _RUN]
            runs[run] = runs.get(run, 0) + 1
    return runs


def letters_of(texts: Callable[[], Mapping[str, Sequence[str]]], folder: Path | None) -> dict[str, Letters]:
    """Likeness to rows of texts by name: from the folder of the index, or made of the texts and kept there."""
    return kept_or_made(
        folder and folder / _FILE,
        _read,
        lambda: {name: Letters.of(row) for name, row in texts().items()},
        _write,
    )


def _read(path: Path) -> dict[str, Letters] | None:
    held = read_columns(path)
    if held is None:
        return None
    found: dict[str, Letters] = {}
    for name, count in zip(held["names"].tolist(), held["counts"].tolist(), strict=True):
        runs, starts, owners, pulls = (held[f"{name}-{column}"] for column in ("runs", "starts", "texts", "pulls"))
        found[name] = Letters(runs.tolist(), starts, owners, pulls, count)
    return found


def _write(made: Mapping[str, Letters], path: Path) -> None:
    columns: dict[str, NDArray[np.generic]] = {
        "names": np.array(list(made), str),
        "counts": np.array([letters.count for letters in made.values()]),
    }
    for name, letters in made.items():
        runs, starts, owners, pulls = letters.columns
        columns[f"{name}-runs"] = np.array(runs, f"U{_RUN}")
        columns[f"{name}-starts"] = starts
        columns[f"{name}-texts"] = owners
        columns[f"{name}-pulls"] = pulls
    write_columns(path, columns)
