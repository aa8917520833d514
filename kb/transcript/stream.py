"""Text that remembers where each of its characters stands in source.txt.

Comes in: pieces of the source, and words inserted by a repair. Goes out: a `Stream`, an ordinary string
beside a short list of runs. What always holds: the runs cover the text without gap or overlap, so every
position maps to a source offset or to 'inserted'. The surprising choice: positions are looked up by
bisection over runs, not stored per character, so a 50 MB transcript costs no more than its text.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from kb.model import Span

__all__ = ["INSERTED", "Stream", "StreamBuilder", "merge_spans"]

INSERTED = -1
"""Origin of characters that a repair or a join put in."""


@dataclass(frozen=True, slots=True)
class Stream:
    """text, and for run i: it starts at `starts[i]` in the text and at `origins[i]` in the source."""

    text: str
    starts: tuple[int, ...]
    origins: tuple[int, ...]

    @staticmethod
    def of(text: str, origin: int = 0) -> Stream:
        """A stream of one run."""
        return Stream(text, (0,), (origin,)) if text else Stream("", (), ())

    def __len__(self) -> int:
        return len(self.text)

    def origin(self, position: int) -> int | None:
        """Source offset of the character at `position`; None when it was inserted."""
        run = bisect_right(self.starts, position) - 1
        origin = self.origins[run]
        return None if origin == INSERTED else origin + position - self.starts[run]

    def runs(self, start: int, end: int) -> Iterator[tuple[int, int, int]]:
        """(start, end, origin) of the runs inside [start, end), in text positions."""
        if start >= end:
            return
        run = bisect_right(self.starts, start) - 1
        while run < len(self.starts) and self.starts[run] < end:
            first = max(start, self.starts[run])
            last = min(end, self.starts[run + 1] if run + 1 < len(self.starts) else len(self.text))
            origin = self.origins[run]
            yield first, last, origin if origin == INSERTED else origin + first - self.starts[run]
            run += 1

    def spans(self, start: int, end: int) -> tuple[Span, ...]:
        """Source ranges behind [start, end), adjacent ones merged; inserted characters have none."""
        return merge_spans(
            (origin, origin + last - first) for first, last, origin in self.runs(start, end) if origin != INSERTED
        )

    def inserted(self, start: int, end: int) -> bool:
        """Whether a repair put any letter or digit of [start, end) in."""
        return any(
            origin == INSERTED and any(char.isalnum() for char in self.text[first:last])
            for first, last, origin in self.runs(start, end)
        )

    def slice(self, start: int, end: int) -> Stream:
        """The part [start, end) as a stream of its own."""
        builder = StreamBuilder()
        builder.take(self, start, end)
        return builder.build()

    def strip(self) -> Stream:
        """Without white space at both ends."""
        left = len(self.text) - len(self.text.lstrip())
        return self.slice(left, max(left, len(self.text.rstrip())))


class StreamBuilder:
    """Collects pieces; merges runs that are contiguous in the source."""

    def __init__(self) -> None:
        self._pieces: list[str] = []
        self._starts: list[int] = []
        self._origins: list[int] = []
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def add(self, text: str, origin: int = INSERTED) -> None:
        """Append `text` that stands at `origin` in the source."""
        if not text:
            return
        joins = bool(self._starts) and (
            (origin == INSERTED and self._origins[-1] == INSERTED)
            or (
                origin != INSERTED
                and self._origins[-1] != INSERTED
                and self._origins[-1] + self._length - self._starts[-1] == origin
            )
        )
        if not joins:
            self._starts.append(self._length)
            self._origins.append(origin)
        self._pieces.append(text)
        self._length += len(text)

    def take(self, stream: Stream, start: int = 0, end: int | None = None) -> None:
        """Append part of another stream."""
        for first, last, origin in stream.runs(start, len(stream) if end is None else end):
            self.add(stream.text[first:last], origin)

    def build(self) -> Stream:
        return Stream("".join(self._pieces), tuple(self._starts), tuple(self._origins))


def merge_spans(spans: Iterable[Span]) -> tuple[Span, ...]:
    """Sorted, with adjacent and overlapping ranges merged."""
    merged: list[Span] = []
    for start, end in sorted(spans):
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        elif start < end:
            merged.append((start, end))
    return tuple(merged)
