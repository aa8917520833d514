"""Provisions: openings become nodes with number, heading, text and parent.

Comes in: the openings of a part, chapters and group headings, the joined text. Goes out: `Draft` nodes,
each with its place in the joined text. What always holds: the drafts of a part cover it without gap, so
nothing is left unassigned. The surprising choice: a number read twice is kept under '~2' rather than
dropped, because a doubtful provision that can be looked up beats a silent hole.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from kb.model import Flag, Kind
from kb.transcript.contents import ContentsList
from kb.transcript.outline import Opening
from kb.transcript.profile import Form, Level, Profile
from kb.transcript.stream import Stream
from kb.transcript.titles import ProperNames, comparable, heading_end
from kb.transcript.words import Words

__all__ = ["Chapter", "Draft", "Numbering", "PartText", "build_provisions", "find_chapters", "roman"]

_CAPITAL_RUN = re.compile(r"(?:(?<=\s)|^)((?:[A-ZÆØÅÄÖ]+-?\s)*[A-ZÆØÅÄÖ]{2,}-?(?:\s[A-ZÆØÅÄÖ]+-?)*)\s*$")
_ROMANS = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


@dataclass(frozen=True, slots=True)
class Draft:
    """A node in the making. start, end: all it owns in the joined text; body: where its text begins and ends."""

    id: str
    kind: Kind
    number: str
    heading: str | None
    start: int
    end: int
    body: tuple[int, int]
    parent: str | None
    flags: tuple[Flag, ...] = ()
    group: str | None = None
    more: tuple[tuple[int, int], ...] = ()
    """Further ranges it owns, when its parts were printed apart."""
    senses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter heading: number as printed, range of the words that announce it."""

    number: str
    start: int
    end: int


class Numbering:
    """Hands out ids: a number read before gets a suffix."""

    def __init__(self, edition: str) -> None:
        self._edition = edition
        self._seen: Counter[str] = Counter()

    def take(self, local: str) -> tuple[str, bool]:
        """(id, whether it was read before)."""
        self._seen[local] += 1
        count = self._seen[local]
        return f"{self._edition}:{local}" + (f"~{count}" if count > 1 else ""), count > 1


def roman(value: int) -> str:
    """1 -> I."""
    text = ""
    for size, sign in _ROMANS:
        while value >= size:
            text += sign
            value -= size
    return text


def find_chapters(text: str, profile: Profile, start: int, end: int) -> tuple[Chapter, ...]:
    """Chapter headings of the profile's form between two places."""
    if not profile.chapter_word:
        return ()
    pattern = re.compile(rf"(?:(?<=\s)|^){re.escape(profile.chapter_word)} ([IVXLC]+)(?=\s)")
    return tuple(Chapter(match.group(1), match.start(), match.end()) for match in pattern.finditer(text, start, end))


def _symbol(level: Level, value: int) -> str:
    if level.form is Form.NUMBER:
        return str(value)
    if level.form is Form.UPPER:
        return chr(ord("A") + value - 1)
    if level.form is Form.ROMAN:
        return roman(value)
    if level.form is Form.SMALL_ROMAN:
        return roman(value).lower()
    return chr(ord("a") + value - 1)


@dataclass(slots=True)
class _Open:
    """A provision whose children may still come."""

    rank: int
    id: str
    number: str


@dataclass(frozen=True, slots=True)
class PartText:
    """What building needs to know about the part: the text, its numbering and the words of the language.

    prefix: put before every number ('LK'). root: id the outermost provisions stand under, None for none.
    """

    stream: Stream
    start: int
    end: int
    levels: Sequence[Level]
    profile: Profile
    contents: ContentsList | None
    words: Words
    names: ProperNames
    prefix: str = ""
    root: str | None = None


def build_provisions(
    part: PartText, openings: Sequence[Opening], chapters: Sequence[Chapter], numbering: Numbering
) -> list[Draft]:
    """Drafts of one part, in the order of the text: chapters, groups and provisions."""
    text = part.stream.text
    titles = _title_table(part.contents)
    groups = [comparable(title) for title in part.contents.groups()] if part.contents else []
    events: list[tuple[int, Opening | Chapter]] = [(chapter.start, chapter) for chapter in chapters]
    events.extend((opening.displaced[0] if opening.displaced else opening.start, opening) for opening in openings)
    events.sort(key=lambda event: event[0])
    drafts: list[Draft] = []
    trail: list[_Open] = []
    chapter_id, group_id = part.root, None
    lead_end = events[0][0] if events else part.end
    if text[part.start : lead_end].strip():
        group = _group_start(text, part.start, lead_end, groups) if events else lead_end
        if group < lead_end:
            drafts.append(_group(part, group, lead_end, chapter_id, numbering))
            group_id = drafts[-1].id
    for index, (start, event) in enumerate(events):
        limit = events[index + 1][0] if index + 1 < len(events) else part.end
        following = events[index + 1][1] if index + 1 < len(events) else None
        before_law = isinstance(following, Opening) and _rank(part.levels, following.level) == 0
        content = event.end
        cut = _group_start(text, content, limit, groups) if before_law else limit
        if isinstance(event, Chapter):
            trail.clear()
            group_id = None
            drafts.append(_chapter(part, event, cut, numbering))
            chapter_id = drafts[-1].id
        else:
            rank = _rank(part.levels, event.level)
            while trail and trail[-1].rank >= rank:
                trail.pop()
            made = _provision(part, event, start, cut, rank, trail, chapter_id, group_id, titles, numbering)
            drafts.extend(made)
            trail.extend(_Open(rank + step, draft.id, draft.number) for step, draft in enumerate(made))
        if cut < limit:
            drafts.append(_group(part, cut, limit, chapter_id, numbering))
            group_id = drafts[-1].id
    return drafts


def _rank(levels: Sequence[Level], row: int) -> int:
    """Rank of a row: rows of one kind share a rank."""
    kinds: list[Kind] = []
    for level in levels[: row + 1]:
        if level.kind not in kinds:
            kinds.append(level.kind)
    return len(kinds) - 1


def _title_table(contents: ContentsList | None) -> dict[str, str]:
    """Titles of the contents list by number ('27', '27A')."""
    table: dict[str, str] = {}
    law = ""
    for entry in contents.entries if contents else ():
        if entry.kind == "law" and entry.number is not None:
            law = str(entry.number)
            table[law] = entry.title
        elif entry.kind == "section" and law:
            table.setdefault(f"{law}{entry.letter}", entry.title)
        elif entry.kind != "group":
            law = ""
    return table


def _group_start(text: str, start: int, end: int, titles: Sequence[str]) -> int:
    """Where a group heading begins at the end of [start, end); `end` when there is none."""
    tail = text[start:end]
    run = _CAPITAL_RUN.search(tail)
    if run and any(len(word.strip("-")) >= 4 for word in run.group(1).split()):
        return start + run.start(1)
    wanted = comparable(tail[-90:])
    for title in titles:
        if not title or not wanted.endswith(title):
            continue
        # Walk back over the title's letters and digits.
        left, at = len(title), len(tail)
        while left and at:
            at -= 1
            left -= tail[at].isalnum()
        before = tail[:at].rstrip()
        if not before or before[-1] in ".:;!?)":
            return start + at
    return end


def _heading_split(part: PartText, start: int, end: int, level: Level, title: str | None) -> tuple[str | None, int]:
    """(heading, where the text begins) of the content [start, end)."""
    text = part.stream.text
    while start < end and text[start].isspace():
        start += 1
    content = text[start:end].rstrip()
    if not content:
        return None, end
    if title and level.heading:
        stop = _title_length(content, title)
        if stop:
            return content[:stop].strip(), _skip(text, start + stop, end)
    if not level.heading:
        return None, start
    small = level.form in (Form.LOWER, Form.BRACKET) and content[:1].islower()
    if content[:1].islower() and not small:
        return None, start
    split = heading_end(content, part.words, part.names, lower_case=small)
    if split is None:
        return None, start
    return content[:split].strip() or None, _skip(text, start + split, end)


def _skip(text: str, at: int, end: int) -> int:
    while at < end and text[at].isspace():
        at += 1
    return at


def _title_length(content: str, title: str) -> int:
    """Length of the contents list's title at the head of the content; 0 when it does not stand there.

    A heading of the body may be longer than the one in the list; then the words decide, not the list.
    """
    wanted = comparable(title)
    if len(wanted) < 3:
        return 0
    seen = 0
    for at, char in enumerate(content):
        if seen == len(wanted):
            rest = content[at:].lstrip(" .?!)")
            closing = len(content) - len(content[at:].lstrip(".?!)"))
            return closing if not rest or rest[0].isupper() or rest[0].isdigit() or rest[0] in "(§" else 0
        for lower in char.casefold():
            if lower.isalnum():
                if lower != wanted[seen : seen + 1]:
                    return 0
                seen += 1
    return len(content) if seen == len(wanted) else 0


def _provision(
    part: PartText,
    opening: Opening,
    start: int,
    end: int,
    rank: int,
    trail: Sequence[_Open],
    chapter: str | None,
    group: str | None,
    titles: dict[str, str],
    numbering: Numbering,
) -> list[Draft]:
    """The provision an opening begins, and for a displaced letter the section printed before it."""
    level = part.levels[opening.level]
    parent = trail[-1] if trail else None
    symbol = f"{opening.prefix}{_symbol(level, opening.value)}"
    number = f"{parent.number}{symbol}" if parent else f"{part.prefix}{symbol}"
    local, doubled = numbering.take(number)
    flags = [
        *((Flag.NUMBER_LOST,) if opening.inferred or part.stream.inserted(opening.start, opening.end) else ()),
        *((Flag.DUPLICATE,) if doubled else ()),
        *((Flag.OUT_OF_SEQUENCE,) if opening.jump and rank > 0 else ()),
        *((Flag.ORDER_DISPLACED,) if opening.displaced else ()),
    ]
    heading, body = _heading_split(part, opening.end, end, level, titles.get(number))
    law = Draft(
        id=local,
        kind=level.kind,
        number=number,
        heading=heading,
        start=opening.start,
        end=end,
        body=(body, end),
        parent=parent.id if parent else chapter,
        flags=tuple(flags),
        group=group if rank == 0 else None,
    )
    if opening.displaced is None:
        return [law]
    _, letter_end = opening.displaced
    section_level = next(row for row in part.levels if row.kind is Kind.SECTION)
    section_number = f"{number}{_symbol(section_level, 1)}"
    section_local, _ = numbering.take(section_number)
    return [
        Draft(
            id=local,
            kind=law.kind,
            number=number,
            heading=heading,
            start=opening.start,
            end=body,
            body=(body, body),
            parent=law.parent,
            flags=law.flags,
            group=law.group,
        ),
        Draft(
            id=section_local,
            kind=section_level.kind,
            number=section_number,
            heading=part.stream.text[letter_end : opening.start].strip() or None,
            start=body,
            end=end,
            body=(body, end),
            parent=local,
            flags=(Flag.ORDER_DISPLACED,),
            more=((start, opening.start),),
        ),
    ]


def _chapter(part: PartText, chapter: Chapter, end: int, numbering: Numbering) -> Draft:
    local, doubled = numbering.take(f"{part.profile.chapter_slug}.{chapter.number}")
    heading = part.stream.text[chapter.end : end].strip()
    return Draft(
        id=local,
        kind=Kind.CHAPTER,
        number=chapter.number,
        heading=heading or None,
        start=chapter.start,
        end=end,
        body=(end, end),
        parent=None,
        flags=(Flag.DUPLICATE,) if doubled else (),
    )


def _group(part: PartText, start: int, end: int, chapter: str | None, numbering: Numbering) -> Draft:
    heading = part.stream.text[start:end].strip()
    slug = "-".join(heading.casefold().split())
    base = chapter.split(":", 1)[1] + "." if chapter else ""
    local, _ = numbering.take(f"{base}gruppe.{slug}" if not base else f"{base}{slug}")
    return Draft(
        id=local,
        kind=Kind.GROUP,
        number="",
        heading=heading,
        start=start,
        end=end,
        body=(end, end),
        parent=chapter,
    )
