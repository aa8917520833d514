"""A space of meaning: texts whose words keep the same company lie in the same direction.

Comes in: texts, once; then a query and some passages. Goes out: for each of the passages a cosine from -1 to 1. What
always holds: it is made of the corpus and of how people ask, by nobody's dictionary and without a network; the same
texts give the same space. The surprising choice: a passage is put there together with its counterpart in the other
language and with the phrases people ask for it with, so that words of three languages come to lie together which no
glossary joins; words and runs of letters are counted in buckets, since nobody reads the axes anyway.
"""

from __future__ import annotations

import math
import re
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from kb.files import kept_or_made, read_columns, write_columns
from kb.language import fold
from kb.search.strengths import Numbers, Strengths

__all__ = ["Space", "space_of"]

Floats = NDArray[np.float32]

_BUCKETS = 8192
_AXES = 200
_MORE = 20
"""Directions looked for beside those that are kept, and how often the search is mended: a randomized decomposition
(Halko, Martinsson and Tropp 2011) comes close enough in three rounds."""
_ROUNDS = 3
_LEAST = 1e-4
"""Directions that tell less are noise."""
_RUNS = (3, 4)
_RUN = 0.7
"""What a run of letters counts for beside a word."""
_WORD = re.compile(r"[a-z0-9]+")
_LONGEST_WORD = 40
_LONGEST = 1 << 16
_MOST_WORDS = 60
_FILE = "space.npz"
_KEPT_WORDS = 20_000


@dataclass(frozen=True, slots=True)
class Space:
    """Directions, read only. tells: for each bucket how much it tells; axes: a row for each bucket; passages: a row for
    each passage, of length 1."""

    tells: Floats
    axes: Floats
    passages: Floats
    _words: dict[str, Floats] = field(default_factory=dict, repr=False, compare=False)
    """Where single words lie."""

    @classmethod
    def of(cls, texts: Sequence[str]) -> Space:
        """Of the texts of the passages."""
        words: dict[str, tuple[Numbers, Floats]] = {}
        counts = np.zeros((len(texts), _BUCKETS), np.float32)
        for row, text in zip(counts, texts, strict=True):
            row[:] = _counted(text, words)
        tells = (np.log((1 + len(texts)) / (1 + (counts > 0).sum(0))) + 1).astype(np.float32)
        counts *= tells
        counts /= np.maximum(1e-9, np.linalg.norm(counts, axis=1, keepdims=True))
        axes = _axes(counts)
        placed = counts @ axes
        placed /= np.maximum(1e-9, np.linalg.norm(placed, axis=1, keepdims=True))
        return cls(tells, axes.astype(np.float16).astype(np.float32), placed.astype(np.float16).astype(np.float32))

    def nearness(self, text: str, passages: Numbers) -> Strengths:
        """How near some passages lie to a text; all 0 for one without words."""
        words = dict.fromkeys(_WORD.findall(fold(text) if len(text) < _LONGEST else "")[:_MOST_WORDS])
        there = sum((self._lies(word) for word in words), np.zeros(self.axes.shape[1], np.float32))
        length = math.sqrt(float(there @ there))
        if not length:
            return np.zeros(len(passages))
        return (self.passages[passages] @ (there / np.float32(length))).astype(float)

    def _lies(self, word: str) -> Floats:
        kept = self._words.get(word)
        if kept is None:
            buckets, values = _buckets(word)
            kept = (np.log1p(values) * self.tells[buckets]) @ self.axes[buckets]
            if len(self._words) >= _KEPT_WORDS:
                self._words.clear()
            if len(word) <= _LONGEST_WORD:
                self._words[word] = kept
        return kept


def _axes(counts: Floats) -> Floats:
    """The directions in which the rows differ most, a column each."""
    size = min(_AXES + _MORE, len(counts))
    alike = counts @ counts.T
    found = np.random.default_rng(0).normal(size=(len(counts), size)).astype(np.float32)
    for _ in range(_ROUNDS):
        found, _ = np.linalg.qr(alike @ found)
    weights, turned = np.linalg.eigh(found.T @ alike @ found)
    most = np.argsort(-weights)[:_AXES]
    most = most[weights[most] > _LEAST]
    axes: Floats = counts.T @ (found @ turned[:, most]) / np.sqrt(weights[most])
    return axes


def _counted(text: str, kept: dict[str, tuple[Numbers, Floats]]) -> Floats:
    """How much of a text falls into each bucket. kept: what was found for words before."""
    often: dict[str, int] = {}
    for word in _WORD.findall(fold(text) if len(text) < _LONGEST else ""):
        often[word] = often.get(word, 0) + 1
    if not often:
        return np.zeros(_BUCKETS, np.float32)
    rows = [kept.get(word) or kept.setdefault(word, _buckets(word)) for word in often]
    times = np.repeat([1 + math.log(count) for count in often.values()], [len(buckets) for buckets, _ in rows])
    values = np.concatenate([values for _, values in rows]) * times
    filled = np.bincount(np.concatenate([buckets for buckets, _ in rows]), values, _BUCKETS)
    found: Floats = np.log1p(filled).astype(np.float32)
    return found


def _buckets(word: str) -> tuple[Numbers, Floats]:
    """The buckets of a word itself and of its runs of letters, and what each counts for."""
    held = f" {word[:_LONGEST_WORD]} "
    runs = [held[at : at + size] for size in _RUNS for at in range(len(held) - size + 1)]
    names = (f"w{word[:_LONGEST_WORD]}", *runs)
    buckets = np.array([zlib.crc32(name.encode()) % _BUCKETS for name in names], np.intp)
    return buckets, np.array([1.0] + [_RUN] * len(runs), np.float32)


def space_of(texts: Callable[[], Sequence[str]], folder: Path | None) -> Space:
    """The space of some passages: from the folder of the index, or made of their texts and kept there."""
    return kept_or_made(folder and folder / _FILE, _read, lambda: Space.of(texts()), _write)


def _read(path: Path) -> Space | None:
    held = read_columns(path)
    if held is None:
        return None
    tells, axes, passages = (held[name].astype(np.float32) for name in ("tells", "axes", "passages"))
    return Space(tells, axes, passages)


def _write(space: Space, path: Path) -> None:
    half = {"axes": space.axes.astype(np.float16), "passages": space.passages.astype(np.float16)}
    write_columns(path, {"tells": space.tells, **half})
