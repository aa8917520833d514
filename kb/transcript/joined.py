"""Joined text: pages end to end, words cut by a line or page end made whole.

Comes in: pages without notes. Goes out: one stream, the positions of the note marks in it, and the page
of every position. What always holds: only white space and the hyphens of cut words are left out. The
surprising choice: whether a hyphen stays is decided by the word behind it - a conjunction keeps it open
('ud- eller tilspil'), a capital keeps it closed ('Nord-Syd'), anything else joins.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from kb.model import Span
from kb.transcript.notes import Mark, NotedPage
from kb.transcript.stream import INSERTED, Stream, StreamBuilder
from kb.transcript.words import Words

__all__ = ["Joined", "PageIndex", "PlacedMark", "join_pages", "tidy"]

_GAP = re.compile(r"(?P<hyphen>(?<=[^\W\d_])-\s+(?=[^\W_]))|(?P<sign>(?<=\()\s+(?=\d))|(?P<blank>[^\S ]\s*| \s+)")
# '( 42B3)': the sign of the paragraph was lost and left its blank.
_WORD = re.compile(r"[^\W_]+")


@dataclass(frozen=True, slots=True)
class PageIndex:
    """Finds the printed page of a source offset."""

    starts: tuple[int, ...]
    numbers: tuple[int | None, ...]

    def page(self, offset: int) -> int | None:
        place = bisect_right(self.starts, offset) - 1
        return self.numbers[place] if place >= 0 else None

    def pages(self, spans: Sequence[Span]) -> Span | None:
        """First and last page of some source ranges; None without pages."""
        if not spans:
            return None
        first, last = self.page(spans[0][0]), self.page(max(spans[-1][0], spans[-1][1] - 1))
        return None if first is None or last is None else (first, last)


@dataclass(frozen=True, slots=True)
class PlacedMark:
    """A note mark in the joined text. page: index of the page it stands on."""

    sign: str
    at: int
    page: int
    origin: tuple[Span, ...]


@dataclass(frozen=True, slots=True)
class Joined:
    """The running text. breaks: positions where a page begins, with the page's index."""

    stream: Stream
    marks: tuple[PlacedMark, ...]
    breaks: tuple[tuple[int, int], ...]
    """Where each page begins in the stream: (position, index of the page)."""


def join_pages(pages: Sequence[NotedPage], words: Words) -> Joined:
    """Put the pages end to end."""
    builder = StreamBuilder()
    marks: list[tuple[int, Mark, int]] = []
    breaks: list[tuple[int, int]] = []
    for page in pages:
        builder.add("\n")
        breaks.append((len(builder), page.page.index))
        marks.extend((len(builder) + mark.at, mark, page.page.index) for mark in page.marks)
        builder.take(page.body)
    whole = builder.build()
    stream, moves = _close_gaps(whole, words)
    return Joined(
        stream,
        tuple(PlacedMark(mark.sign, _moved(moves, at), page, mark.origin) for at, mark, page in marks),
        tuple((_moved(moves, at), index) for at, index in breaks),
    )


def tidy(stream: Stream, words: Words) -> Stream:
    """One stretch of text with single blanks and whole words."""
    return _close_gaps(stream, words)[0].strip()


def _close_gaps(stream: Stream, words: Words) -> tuple[Stream, list[tuple[int, int]]]:
    """The text with gaps closed, and (old, new) positions at each place where they shift."""
    text = stream.text
    builder = StreamBuilder()
    moves = [(0, 0)]
    at = 0
    for gap in _GAP.finditer(text):
        start, end = gap.span()
        builder.take(stream, at, start)
        moves.append((start, len(builder)))
        if gap.group("hyphen"):
            following = _WORD.match(text, end)
            word = following.group() if following else ""
            if word.casefold() in words.conjunctions or word[:1].isdigit():
                builder.take(stream, start, start + 2)
            elif word[:1].isupper():
                builder.take(stream, start, start + 1)
        elif gap.group("blank") and end < len(text) and len(builder):
            # One blank for any white space, with the origin of its first character.
            origin = stream.origin(start)
            builder.add(" ", INSERTED if origin is None else origin)
        at = end
        moves.append((end, len(builder)))
    builder.take(stream, at)
    return builder.build(), moves


def _moved(moves: list[tuple[int, int]], at: int) -> int:
    place = bisect_right(moves, (at, 1 << 62)) - 1
    old, new = moves[place]
    moved = new + at - old
    # A place inside a gap that was closed moves to its end.
    return min(moved, moves[place + 1][1]) if place + 1 < len(moves) else moved
