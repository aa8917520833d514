"""Pages: where each begins and ends, its number, and what on it is furniture.

Comes in: the text of source.txt and the profile. Goes out: `Page` objects with their body as a stream.
What always holds: body and furniture of all pages together are the whole text, without overlap. The
surprising choice: a printed page number is recognised by its value, worked out from all pages at once,
so that it is found at either end, glued to a word or in mid-page, and no other number is taken for one.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from kb.model import Span
from kb.transcript.profile import PageStyle, Profile
from kb.transcript.stream import Stream, StreamBuilder, merge_spans

__all__ = ["Page", "read_pages"]

_PARAGRAPH = re.compile(r"[^\r\n\f\v]+(?:\r?\n(?![ \t]*\r?(?:\n|$))[^\r\n]*)*")
_LEADING = re.compile(r"[\ufeff\s]*(\d{1,4})(?=\s|$)")
_TRAILING = re.compile(r"(?<!\d)(\d{1,4})\s*$")
_LINE_NUMBER = re.compile(r"(?m)^(\d{1,4})(?=[ \t])")


@dataclass(frozen=True, slots=True)
class Page:
    """number: the printed one, None where the text has no pages. span: in the source."""

    index: int
    number: int | None
    span: Span
    body: Stream
    furniture: tuple[Span, ...]
    doubt: str = ""
    """Why the page looks out of place, in words; empty when it does not."""


def read_pages(text: str, profile: Profile) -> tuple[Page, ...]:
    """Cut the text into pages and take the furniture out. Never fails; linear in the text."""
    blocks = list(_blocks(text, profile.pages))
    offset = _printed_offset(text, blocks)
    pages: list[Page] = []
    seen: set[int] = set()
    previous: int | None = None
    for index, (start, end, marked) in enumerate(blocks):
        number = None if marked is None or offset is None else marked + offset
        if number is not None and number < 1:
            number = None
        furniture = list(_furniture(text, start, end, number, profile))
        doubt = ""
        if number is not None:
            if number in seen:
                doubt = f"page {number} stands twice"
            elif previous is not None and number != previous + 1 and profile.pages is PageStyle.LEADING:
                doubt = f"page {number} follows page {previous}"
            seen.add(number)
            previous = number
        pages.append(
            Page(
                index,
                number,
                (start, end),
                _body(text, start, end, furniture, profile.glyphs),
                merge_spans(furniture),
                doubt,
            )
        )
    return tuple(pages)


def _blocks(text: str, style: PageStyle) -> Iterator[tuple[int, int, int | None]]:
    """(start, end, number in the transcript) of each page; the blocks cover the text."""
    if style is PageStyle.NONE:
        yield 0, len(text), None
        return
    cuts: list[tuple[int, int | None]] = []
    expected: int | None = None
    paragraphs = list(_PARAGRAPH.finditer(text))
    # '2007 ÅRS LAGAR' is a title, not page 2007.
    highest = 2 * len(paragraphs) + 20
    for count, match in enumerate(paragraphs):
        if style is PageStyle.TRAILING:
            cuts.append((match.start(), count))
            continue
        head = _LEADING.match(match.group())
        if head and int(head.group(1)) <= highest:
            cuts.append((match.start(), int(head.group(1))))
            expected = int(head.group(1)) + 1
        # A transcript with single line ends: a line that begins with the next number is the next page.
        for line in _LINE_NUMBER.finditer(match.group(), 1):
            if expected is not None and int(line.group(1)) == expected:
                cuts.append((match.start() + line.start(), expected))
                expected += 1
    if not cuts or cuts[0][0] > 0:
        yield 0, cuts[0][0] if cuts else len(text), None
    ends = [start for start, _ in cuts[1:]]
    for (start, number), end in zip(cuts, [*ends, len(text)], strict=False):
        yield start, end, number


def _printed_offset(text: str, blocks: list[tuple[int, int, int | None]]) -> int | None:
    """Printed page number minus the number in the transcript, by majority of the numbers at page ends."""
    votes: Counter[int] = Counter()
    numbered = 0
    for start, end, marked in blocks:
        if marked is None:
            continue
        numbered += 1
        tail = _TRAILING.search(text, max(start, end - 12), end)
        if tail and tail.start() > start:
            votes[int(tail.group(1)) - marked] += 1
    if not numbered:
        return None
    if not votes:
        return 0
    offset, count = votes.most_common(1)[0]
    return offset if count >= 3 or count * 2 > numbered else 0


def _furniture(text: str, start: int, end: int, number: int | None, profile: Profile) -> Iterator[Span]:
    """Ranges of the page that are not part of the text of the book."""
    for line in profile.furniture:
        at = text.find(line, start, end)
        if at >= 0 and not text[start:at].strip("\ufeff \t\r\n") and not text[at + len(line) : end].strip():
            yield at, at + len(line)
    if number is None:
        return
    first = start
    if profile.pages is PageStyle.LEADING:
        head = _LEADING.match(text, start, end)
        if head:
            yield start, head.end()
            first = head.end()
    last = end
    if profile.footer:
        pattern = re.escape(profile.footer).replace(re.escape("{n}"), r"\d{1,4}")
        foot = re.compile(rf"\s*{pattern}\s*$").search(text, first, end)
        if foot:
            yield foot.start(), end
            return
    printed = re.escape(str(number))
    # The number at the end of the page, glued to the last word or not.
    tail = re.compile(rf"(?<!\d)\s*(?<!\d)(?<!\d[.,]){printed}\s*$").search(text, first, last)
    if tail and tail.start() >= first:
        yield tail.start(), last
        return
    # The number at the head, glued to the first word or not.
    head = re.compile(rf"\s*{printed}(?=\s|[A-ZÆØÅÄÖ])(?!\s*[.,)])").match(text, first, last)
    if head:
        yield first, head.end()
        return
    # In mid-page it stands alone before a heading or an enumerator.
    middle = re.compile(rf"(?<=[\w.:;!?)])\s+{printed}(?=\s+(?:[A-ZÆØÅÄÖ][\w]|X?\d+\.\s+[A-ZÆØÅÄÖ]))")
    alone = middle.search(text, first, last)
    if alone:
        yield alone.start(), alone.end()


def _body(text: str, start: int, end: int, furniture: list[Span], glyphs: tuple[tuple[str, str], ...]) -> Stream:
    """What is left, with the transcript's stand-in glyphs put right one character for one."""
    table = str.maketrans({wrong: right for wrong, right in glyphs if len(wrong) == 1 and len(right) == 1})
    builder = StreamBuilder()
    at = start
    for first, last in merge_spans(furniture):
        builder.add(text[at:first].translate(table), at)
        at = last
    builder.add(text[at:end].translate(table), at)
    return builder.build()
