"""Footnotes: lifted out of the running text, their marks taken out of the words they stand behind.

Comes in: pages. Goes out: the pages' bodies without notes and marks, the notes with the words of each,
and where in the body every mark stood. What always holds: body, notes and marks together are the body
that came in. The surprising choice: a note is found from its end - on a page the last mark of its kind
is the note, all earlier ones are marks - because running text can look like anything before it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

from kb.model import Span
from kb.transcript.pages import Page
from kb.transcript.profile import NoteMarks
from kb.transcript.stream import Stream, StreamBuilder, merge_spans
from kb.transcript.words import Words

__all__ = ["Mark", "Note", "NotedPage", "lift_notes"]

_ASTERISK = re.compile(r"\*{1,4}\)")
_NOTE_TEXT = re.compile(r"\s*[A-ZÆØÅÄÖ]")
_ENUMERATOR = re.compile(r"\s*(?:[A-Z]|\d{1,3}|[a-z]|[IVXivx]{1,4})\.\s")
_DIGIT_NOTE = re.compile(r"(?:(?<=\s)|^)([1-9]) (?=[A-ZÆØÅÄÖ][a-zæøåäö]+)")
_DIGIT_MARK = re.compile(r"(?:(?<=[\w.:;,)])) ([1-9])(?=\s|[.,;:)](?:\s|$)|$)")
_SENTENCE_END = re.compile(r"[.!?:;)][\"”’')]*\s*$")
_RESUMES = re.compile(r"\s*(?:X?\d{1,3}\.|[A-Z]\.|[a-z]\.|\([a-z]\)|[IVX]+\.|[A-ZÆØÅÄÖ]{4,}\b)")
_ROMAN_BEFORE = re.compile(r"(?:^|\s)(?:[ivx]+|[IVX]+|[a-z]|[A-Z])\.\s*$")


@dataclass(frozen=True, slots=True)
class Mark:
    """A mark in the running text: `at` is a position of the body after lifting, `origin` its place in the source."""

    sign: str
    at: int
    origin: tuple[Span, ...] = ()


@dataclass(frozen=True, slots=True)
class Note:
    """A footnote. page: printed page it begins on; order: among the notes of that page, from 1."""

    page: int | None
    order: int
    sign: str
    text: Stream
    extent: tuple[Span, ...] = ()
    """In the source, the sign included."""
    complete: bool = True


@dataclass(frozen=True, slots=True)
class NotedPage:
    """A page after lifting."""

    page: Page
    body: Stream
    marks: tuple[Mark, ...]
    notes: tuple[Note, ...]
    orphans: tuple[str, ...] = ()
    """Marks without a note on their page."""


@dataclass(slots=True)
class _Cut:
    """How one page is cut: note starts (sign, start of sign, start of text) and marks (sign, start, end)."""

    notes: list[tuple[str, int, int]] = field(default_factory=list)
    marks: list[tuple[str, int, int]] = field(default_factory=list)
    orphans: list[str] = field(default_factory=list)


def lift_notes(pages: tuple[Page, ...], style: NoteMarks, words: Words) -> tuple[NotedPage, ...]:
    """Separate notes from running text, page by page; a note that runs over the page takes its rest along."""
    lifted: list[NotedPage] = []
    carried: Note | None = None
    for page in pages:
        body = page.body
        rest = StreamBuilder()
        if carried is not None and body.text.strip():
            end = _end_of_carried(body.text)
            rest.take(carried.text)
            rest.add(" ")
            rest.take(body, 0, end)
            head, body = body.slice(0, end), body.slice(end, len(body))
            lifted[-1] = _with_note(
                lifted[-1],
                replace(
                    carried,
                    text=rest.build().strip(),
                    extent=merge_spans((*carried.extent, *head.spans(0, len(head)))),
                    complete=True,
                ),
            )
            carried = None
        cut = (
            _Cut()
            if style is NoteMarks.NONE
            else (_asterisks(body.text) if style is NoteMarks.ASTERISK else _digits(body.text, words))
        )
        noted = _apply(page, body, cut)
        lifted.append(noted)
        if noted.notes and not _SENTENCE_END.search(noted.notes[-1].text.text):
            if _SENTENCE_END.search(noted.body.text.rstrip()) or not noted.body.text.strip():
                carried = noted.notes[-1]
            else:
                lifted[-1] = _with_note(noted, replace(noted.notes[-1], complete=False))
        if carried is not None and page.index + 1 < len(pages):
            following = pages[page.index + 1].body.text
            if following.strip() and _RESUMES.match(following):
                lifted[-1] = _with_note(noted, replace(carried, complete=False))
                carried = None
    if carried is not None:
        lifted[-1] = _with_note(lifted[-1], replace(carried, complete=False))
    return tuple(lifted)


def _with_note(page: NotedPage, note: Note) -> NotedPage:
    return replace(page, notes=(*page.notes[:-1], note))


def _end_of_carried(text: str) -> int:
    """Where the text of the book resumes on a page that begins with the rest of a note."""
    for match in re.finditer(r"(?<=[.!?)])\s+(?=(?:X?\d{1,3}|[A-Z])\.\s+[A-ZÆØÅÄÖ])", text):
        return match.start()
    return len(text)


def _asterisks(text: str) -> _Cut:
    cut = _Cut()
    occurrences: dict[str, list[re.Match[str]]] = {}
    for match in _ASTERISK.finditer(text):
        occurrences.setdefault(match.group(), []).append(match)
    for sign, found in occurrences.items():
        last = found[-1]
        is_note = (
            len(found) > 1
            and _NOTE_TEXT.match(text, last.end()) is not None
            and not _ENUMERATOR.match(text, last.end())
        )
        if is_note:
            cut.notes.append((sign, last.start(), last.end()))
        else:
            cut.orphans.append(sign)
        cut.marks.extend((sign, match.start(), match.end()) for match in (found[:-1] if is_note else found))
    cut.notes.sort(key=lambda note: note[1])
    first = cut.notes[0][1] if cut.notes else len(text)
    # A mark behind the first note belongs to the words of a note and stays there.
    cut.marks = sorted((mark for mark in cut.marks if mark[1] < first), key=lambda mark: mark[1])
    return cut


def _digits(text: str, words: Words) -> _Cut:
    """Bare digits: note 1 is the last '1 Word' of the page that also has a mark before it."""
    cut = _Cut()
    candidates = [
        match
        for match in _DIGIT_NOTE.finditer(text)
        if not _ROMAN_BEFORE.search(text, 0, match.start()) and not _counted_before(text, match.start(), words.counted)
    ]
    for first in reversed([match for match in candidates if match.group(1) == "1"]):
        notes = [first]
        for match in candidates:
            if match.start() > notes[-1].start() and match.group(1) == str(len(notes) + 1):
                notes.append(match)
        marks = []
        for note in notes:
            mark = _digit_mark(text, note.group(1), first.start(), words)
            if mark is None:
                break
            marks.append(mark)
        if len(marks) == len(notes):
            cut.notes = [(match.group(1), match.start(), match.end()) for match in notes]
            cut.marks = sorted(marks, key=lambda mark: mark[1])
            return cut
    return cut


def _digit_mark(text: str, sign: str, limit: int, words: Words) -> tuple[str, int, int] | None:
    """The most likely mark `sign` before `limit`: behind a full stop rather than a word, never an amount."""
    best: tuple[int, tuple[str, int, int]] | None = None
    for match in _DIGIT_MARK.finditer(text, 0, limit):
        if match.group(1) != sign:
            continue
        start, end = match.start(1), match.end(1)
        before, after = text[:start].rstrip()[-30:], text[end:limit]
        following = re.match(r"[\s.,;:)]*(\S+)", after)
        word = following.group(1).strip(".,;:()").casefold() if following else ""
        behind_stop = before[-1:] in ".:;)"
        if word in words.units or (after[:1] == "." and behind_stop):
            continue
        if not behind_stop and _counted_before(text, start, words.weak):
            continue
        if not behind_stop and after[:1] == "." and _behind_heading(text, start):
            # '232. Tilskuer til egen kamp 1. En spiller …' numbers the words behind a heading.
            continue
        if _ROMAN_BEFORE.search(before) or re.match(r"\s*(?:KP|%|IMP|imp)", after):
            continue
        score = 4 if behind_stop else (0 if _counted_before(text, start, words.counted) else 1)
        score += 1 if not following or _ENUMERATOR.match(after) else 0
        if best is None or score >= best[0]:
            best = (score, (sign, start, end))
    return best[1] if best else None


def _counted_before(text: str, start: int, counted: frozenset[str]) -> bool:
    word = re.search(r"([^\W\d_]+)\s*$", text[max(0, start - 30) : start])
    return word is not None and word.group(1).casefold() in counted


def _behind_heading(text: str, start: int) -> bool:
    """Whether the words since the last enumerator read as a heading: few, and without a comma."""
    before = text[max(0, start - 120) : start]
    enumerators = list(re.finditer(r"(?:\d|[A-Z])\.\s+(?=[A-ZÆØÅÄÖ])", before))
    words = before[enumerators[-1].end() :] if enumerators else before
    return "," not in words and len(words.split()) <= 8


def _apply(page: Page, body: Stream, cut: _Cut) -> NotedPage:
    first = cut.notes[0][1] if cut.notes else len(body)
    builder = StreamBuilder()
    marks: list[Mark] = []
    at = 0
    for sign, start, end in cut.marks:
        left = start
        # 'kort *), som': the blank before the mark goes with it, so that no blank stands before the comma.
        while left > at and body.text[left - 1] == " ":
            left -= 1
        builder.take(body, at, left)
        marks.append(Mark(sign, len(builder), body.spans(start, end)))
        at = end
    builder.take(body, at, first)
    notes: list[Note] = []
    for order, (sign, begin, start) in enumerate(cut.notes, 1):
        end = cut.notes[order][1] if order < len(cut.notes) else len(body)
        notes.append(Note(page.number, order, sign, body.slice(start, end).strip(), body.spans(begin, end)))
    return NotedPage(page, builder.build(), tuple(marks), tuple(notes), tuple(cut.orphans))
