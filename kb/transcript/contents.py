"""The contents list: which laws the book has, in which order, under which headings.

Comes in: the stream of the contents pages. Goes out: entries with number, title and letters. What always
holds: every character belongs to an entry or is a page number. The surprising choice: transcripts drop
most numbers of the list, so they are counted off between the numbers that survived; a stretch whose
count does not come out is marked doubtful instead of being guessed silently.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from kb.transcript.profile import PartKind, Profile
from kb.transcript.stream import Stream
from kb.transcript.titles import ProperNames, split_titles
from kb.transcript.words import Words

__all__ = ["ContentsList", "Entry", "LawNumber", "find_contents", "read_contents"]

_ENTRY = re.compile(
    r"(?:(?<=\s)|^)(?:(?P<number>X?\d{1,3})\.(?!\.)(?=\s)|(?P<letter>[A-ZÅÄÖÆØ])\.(?=\s)"
    r"|(?P<bare>[A-HJ-Z])(?=\s[A-ZÅÄÖÆØ][a-zåäöæø]+\s[a-zåäöæø]))"
)
_PAGE_NUMBER = re.compile(
    r"\s*\.{2,}\s*\d{0,3}(?=\s|$)|(?<=[^\W\d_])\d{1,3}(?=\s|$)"
    r"|(?<=[^\W\d_]) \d{1,3}(?=\s+[A-ZÅÄÖÆØ]|\s+X?\d{1,3}\.\s|\s*$)"
)
_CAPITALS = re.compile(r"[A-ZÅÄÖÆØ]{2,}-?(?: |$)(?:[A-ZÅÄÖÆØ]+-?(?: |$))*")
_SENTENCE = re.compile(r"[a-zæøåäö]{2}[.)] [A-ZÆØÅÄÖ(]")


@dataclass(frozen=True, slots=True)
class LawNumber:
    """A printed number and its prefix: X79, 27."""

    prefix: str
    value: int

    def __str__(self) -> str:
        return f"{self.prefix}{self.value}"


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the list. kind: law, section, group, chapter, part or title (not counted as a law).

    start, end: in the stream of the list. doubtful: the number was counted and another count is possible.
    """

    kind: str
    title: str
    start: int
    end: int
    number: LawNumber | None = None
    letter: str = ""
    counted: bool = False
    doubtful: bool = False


@dataclass(frozen=True, slots=True)
class ContentsList:
    """Entries in order, and the laws among them by number."""

    entries: tuple[Entry, ...]

    def laws(self) -> tuple[Entry, ...]:
        return tuple(entry for entry in self.entries if entry.kind == "law")

    def groups(self) -> tuple[str, ...]:
        return tuple(entry.title for entry in self.entries if entry.kind in ("group", "title"))


def find_contents(text: str, breaks: Sequence[int], profile: Profile) -> tuple[int, int] | None:
    """Range of the contents list in the joined text: from its heading to the first page that holds sentences."""
    if profile.contents is None:
        return None
    heading = re.search(rf"(?:^|\s)({re.escape(profile.contents.heading)})\s", text)
    if heading is None:
        return None
    start = heading.start(1)
    bounds = [*breaks, len(text)]
    end = len(text)
    for first, last in pairwise(bounds):
        if last <= start:
            continue
        page = text[max(first, start) : last]
        if first > start and len(_SENTENCE.findall(page)) >= max(2, len(page.split()) // 60):
            end = first
            break
    return start, end


def read_contents(stream: Stream, profile: Profile, words: Words, names: ProperNames, body: str = "") -> ContentsList:
    """Read the entries of the list. body: the rest of the book, where a title may stand beside its number."""
    text = stream.text
    blanked = _PAGE_NUMBER.sub(lambda match: "\x00" * len(match.group()), text)
    marks = [(match.start(), match.end(), match) for match in _ENTRY.finditer(blanked)]
    entries: list[Entry] = []
    at = len(profile.contents.heading) if profile.contents else 0
    bounds = [*marks, (len(text), len(text), None)]
    entries.extend(_titles(text, blanked, at, bounds[0][0], profile, words, names, opening=None))
    for (start, end, match), (following, _, _) in zip(marks, bounds[1:], strict=True):
        number = match.group("number")
        letter = match.group("letter") or match.group("bare") or ""
        opening = Entry(
            "law" if number else "section",
            "",
            start,
            end,
            LawNumber("X" if number.startswith("X") else "", int(number.lstrip("X"))) if number else None,
            letter,
        )
        entries.extend(_titles(text, blanked, end, following, profile, words, names, opening=opening))
    entries = _settle_parts(_split_restarts(entries, names), profile)
    if profile.contents and profile.contents.numbers_lost:
        entries = _count_off(_confirm(entries, body, words))
    return ContentsList(tuple(entries))


def _titles(
    text: str,
    blanked: str,
    start: int,
    end: int,
    profile: Profile,
    words: Words,
    names: ProperNames,
    *,
    opening: Entry | None,
) -> list[Entry]:
    """The titles in [start, end); the first belongs to the enumerator `opening`."""
    chapter = (
        re.compile(rf"\b{re.escape(profile.chapter_word)} [IVXLC]+\b", re.IGNORECASE) if profile.chapter_word else None
    )
    part_headings = [_plain(part.heading) for part in profile.parts]
    pieces: list[tuple[int, int]] = []
    at = start
    for piece in re.finditer(r"[^\x00]+", blanked[start:end]):
        pieces.append((start + piece.start(), start + piece.end()))
    entries: list[Entry] = []
    for first, last in pieces:
        at = first
        while at < last:
            while at < last and text[at] == " ":
                at += 1
            if at >= last:
                break
            stop, kind = _next_title(text, at, last, chapter, part_headings, words, names)
            title = text[at:stop].strip()
            if title:
                if opening is not None and not entries and kind == "title":
                    entries.append(replace(opening, title=title, end=at + len(title)))
                elif opening is not None and not entries and kind == "part":
                    # '2. Definitioner': the number is the part's, not a law's.
                    entries.append(Entry(kind, title, opening.start, at + len(title)))
                elif opening is not None and not entries:
                    entries.append(opening)
                    entries.append(Entry(kind, title, at, at + len(title)))
                else:
                    entries.append(Entry(kind, title, at, at + len(title)))
            at = stop
    if opening is not None and not entries:
        entries.append(opening)
    return entries


def _plain(heading: str) -> re.Pattern[str]:
    """A part's heading as the contents list prints it: without the number it may carry in the body."""
    bare = heading.removeprefix(r"(?:\d\. )?").removeprefix(r"\d\. ")
    return re.compile(rf"(?:{re.sub(r'[(][?]=.*', '', bare)})(?=\s|$)", re.IGNORECASE)


def _next_title(
    text: str,
    at: int,
    last: int,
    chapter: re.Pattern[str] | None,
    parts: list[re.Pattern[str]],
    words: Words,
    names: ProperNames,
) -> tuple[int, str]:
    """(end, kind) of the title that begins at `at`."""
    if chapter is not None:
        match = chapter.match(text, at, last)
        if match:
            cuts = split_titles(text[match.end() : last].lstrip(), words, names)
            skipped = match.end() + 1
            capitals = _CAPITALS.search(text, skipped, last)
            end = skipped + cuts[1] if len(cuts) > 1 else last
            return (min(end, capitals.start()) if capitals and capitals.start() > skipped else end), "chapter"
    for heading in parts:
        found = heading.match(text, at, last)
        if found:
            return found.end(), "part"
    capitals = _CAPITALS.match(text, at, last)
    if capitals and any(len(word) >= 4 for word in capitals.group().split()):
        return capitals.end(), "group"
    cuts = split_titles(text[at:last], words, names)
    end = at + cuts[1] if len(cuts) > 1 else last
    inner = _CAPITALS.search(text, at + 1, end)
    while inner and not any(len(word) >= 4 for word in inner.group().split()):
        inner = _CAPITALS.search(text, inner.end(), end)
    if inner and text[inner.start() - 1] == " ":
        end = inner.start()
    for heading in parts:
        found = heading.search(text, at + 1, end)
        if found:
            end = found.start()
    return end, "title"


def _split_restarts(entries: list[Entry], names: ProperNames) -> list[Entry]:
    """'B. … spela ut eller på Underlåtenhet att … A.': letters start again, so a title ends inside the last one."""
    result: list[Entry] = []
    for entry in entries:
        last = result[-1] if result else None
        if entry.kind == "section" and entry.letter == "A" and last is not None and last.kind == "section":
            inner = [
                match.start() + 1
                for match in re.finditer(r" (?=[A-ZÆØÅÄÖ][a-zæøåäö])", last.title)
                if last.title[match.start() + 1 :].split()[0] not in names
            ]
            if inner:
                cut = inner[-1]
                begin = last.end - len(last.title) + cut
                result[-1] = replace(last, title=last.title[:cut].strip(), end=begin)
                result.append(Entry("title", last.title[cut:], begin, last.end))
        result.append(entry)
    return result


def _settle_parts(entries: list[Entry], profile: Profile) -> list[Entry]:
    """Only parts that hold laws have laws: titles elsewhere are not counted, nor is a part's own number."""
    settled: list[Entry] = []
    counting = not any(part.kind is PartKind.LAWS and not part.prefix for part in profile.parts) or bool(
        profile.chapter_word
    )
    for entry in entries:
        part = next((part for part in profile.parts if _plain(part.heading).fullmatch(entry.title)), None)
        if entry.kind in ("part", "law") and part is not None:
            counting = part.kind is PartKind.LAWS and not part.prefix
            settled.append(replace(entry, kind="part", number=None))
        elif entry.kind == "chapter":
            counting = True
            settled.append(entry)
        elif not counting and entry.kind in ("law", "section"):
            settled.append(replace(entry, kind="title", number=None, letter=""))
        elif not counting and entry.kind == "title":
            settled.append(replace(entry, kind="part"))
        else:
            settled.append(entry)
    return settled


def _confirm(entries: list[Entry], body: str, words: Words) -> list[Entry]:
    """'straff för felaktigt förfarande (se lag 90)': the book itself tells the number of a title."""
    small = body.casefold()
    law = "|".join(re.escape(word) for word in words.law)
    result = []
    for entry in entries:
        # A single word says too little: 'tävlingsledaren (se lag 12)' names another law.
        if entry.kind == "title" and " " in entry.title:
            beside = re.compile(rf"\b{re.escape(entry.title.casefold())}\s*\((?:se\s+)?(?:{law})\s*(\d{{1,3}})(?![\w])")
            numbers = {int(match.group(1)) for match in beside.finditer(small)}
            if len(numbers) == 1:
                entry = replace(entry, kind="law", number=LawNumber("", numbers.pop()), counted=True)
        result.append(entry)
    return result


def _count_off(entries: list[Entry]) -> list[Entry]:
    """Give the titles between two printed numbers the numbers between."""
    result = list(entries)
    anchors = [index for index, entry in enumerate(result) if entry.kind == "law" and entry.number]
    bounds = [(-1, 0), *((index, _value(result[index])) for index in anchors)]
    for place, (left, low) in enumerate(bounds):
        right, high = bounds[place + 1] if place + 1 < len(bounds) else (len(result), None)
        titles = [index for index in range(left + 1, right) if result[index].kind == "title"]
        if not titles:
            continue
        needed = len(titles) if high is None else high - low - 1
        # Too many titles: the last ones before the next printed number are parts of the law before them.
        chosen = titles[:needed]
        surplus = needed != len(titles)
        doubtful = False
        for count, index in enumerate(chosen, 1):
            # A title with letters is a law; the first one without makes the count uncertain from there on.
            lettered = index + 1 < len(result) and result[index + 1].kind == "section"
            doubtful = doubtful or (surplus and not lettered)
            result[index] = replace(
                result[index], kind="law", number=LawNumber("", low + count), counted=True, doubtful=doubtful
            )
    return result


def _value(entry: Entry) -> int:
    assert entry.number is not None
    return entry.number.value
