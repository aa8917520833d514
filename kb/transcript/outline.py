"""The outline: which enumerators open a provision, at which level.

Comes in: the joined text of a part, its rank table, and the contents list. Goes out: `Heading` tokens in
order, each with level, value and place. What always holds: one pass, a bounded number of readings kept,
so time is linear in the text. The surprising choice: nothing is decided on the spot; every enumerator
may be a provision of each fitting level or plain text, all readings are scored by how well numbers follow
one another and by the words around, and the best reading of the whole wins.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from kb.model import Kind
from kb.transcript.contents import Entry
from kb.transcript.profile import Form, Level
from kb.transcript.titles import comparable
from kb.transcript.words import Words

__all__ = ["Opening", "read_outline"]

BEAM = 10
"""Readings kept side by side. Four transcripts and their damaged copies read the same with 6 and with 40."""

_ENUMERATOR = re.compile(
    r"(?:(?<=\s)|^)(?:"
    r"(?P<number>X?\d{1,3})\.(?=\s|$|[A-ZÆØÅÄÖ][a-zæøåäö])"
    r"|\((?P<bracket>[a-z])\)(?=\s|$)"
    r"|(?P<upper>[A-Z])\.(?=\s|$|[A-ZÆØÅÄÖ][a-zæøåäö])"
    r"|(?P<lower>[a-z])\.(?=\s|$)"
    r"|(?P<roman>[IVX]{2,5})\.(?=\s|$)"
    r"|(?P<small>[ivx]{2,5})\.(?=\s|$)"
    r")"
)
_ROMANS = {"I": 1, "V": 5, "X": 10}
_STOP_BEFORE = re.compile(r"[.:;?!)][\"”’')]*\s*$")
_NUMBERED = re.compile(r"\d\.\s*$")
_WORD_BEFORE = re.compile(r"([^\W_]+)([,.]?)\s*$")
_CITED = re.compile(
    r"(?:§|\b(?:[Pp]unkt|[Pp]unkterne|[Aa]fsnit|[Aa]vsnitt|[Pp]aragraf|[Ll]ag|[Ll]agarna|[Ll]ov|[Aa]nvendes|[Aa]nvend"
    r"|[Tt]illämpas|[Ss]e|[Jj]f|[Ee]fter|[Ee]nligt|[Ii]følge|nævnt|angivet|beskrevet|anført|[Ll]aw|[Ss]ee|[Uu]nder))\s*$"
)

# Scores, in units of 'one plain successor is worth 3'.
_REGULATIONS = 100
"""Laws end before this number; national paragraphs begin with it and leave gaps."""
_SUCCESSOR = 3.0
_FIRST = 3.0
_GAP = 2.5
_BACKWARD = -7.0
_SKIPPED_LEVEL = -2.0
_TITLE = 5.0
_WRONG_TITLE = -2.0
_VIRTUAL = -4.0
_IMPLICIT = -5.0


@dataclass(frozen=True, slots=True)
class Opening:
    """One provision opened. level: row of the rank table; value: its number at that level.

    start, end: of the enumerator in the text (equal when the transcript lost it). inferred: the number
    was lost and follows from its place. displaced: for a law, the (start, end) of the 'A.' printed before it.
    jump: the number does not follow the one before.
    """

    level: int
    value: int
    start: int
    end: int
    prefix: str = ""
    inferred: bool = False
    displaced: tuple[int, int] | None = None
    jump: bool = False


@dataclass(frozen=True, slots=True)
class _Candidate:
    start: int
    end: int
    form: Form | None
    value: int
    prefix: str = ""
    title: bool = False
    """A title of the contents list stands here without its number."""
    chapter: bool = False


@dataclass(slots=True)
class _Reading:
    """One way to read everything so far. counters: open number per level, 0 when none."""

    counters: tuple[int, ...]
    prefix: str
    score: float
    last: tuple[Opening, object] | None = field(default=None)


def read_outline(
    text: str,
    levels: Sequence[Level],
    words: Words,
    laws: Sequence[Entry] = (),
    chapters: Sequence[tuple[int, int]] = (),
    *,
    letters_before_number: bool = False,
    start_after: int = 0,
) -> tuple[Opening, ...]:
    """The openings of a part in order of place.

    laws: entries of the contents list, for order and titles. chapters: places of chapter headings, at
    which every level below the law closes. start_after: law number the part continues from.
    """
    order = _LawOrder(laws)
    ranks = _Ranks.of(levels)
    candidates = sorted(
        [
            *_enumerators(text, ranks),
            *_titles(text, laws),
            *(_Candidate(a, b, None, 0, chapter=True) for a, b in chapters),
        ],
        key=lambda item: (item.start, item.end),
    )
    start = _Reading((start_after, *([0] * (ranks.depth - 1))), "", 0.0)
    beam = [start]
    waiting: dict[int, list[_Reading]] = {}
    for index, candidate in enumerate(candidates):
        beam = _best([*beam, *waiting.pop(index, [])])
        if candidate.chapter:
            for reading in beam:
                reading.counters = (reading.counters[0], *([0] * (ranks.depth - 1)))
            beam = _best(beam)
            continue
        context = _Context.of(text, candidate, words)
        following: list[_Reading] = []
        for reading in beam:
            refused = context.refusal
            following.append(_Reading(reading.counters, reading.prefix, reading.score - refused, reading.last))
            following.extend(_accept(reading, candidate, context, ranks, order, text))
        if letters_before_number and index + 1 < len(candidates):
            pair = _displaced(text, candidate, candidates[index + 1])
            if pair is not None:
                waiting.setdefault(index + 2, []).extend(
                    reading
                    for before in beam
                    for reading in _accept_displaced(before, candidate, pair, ranks, order, text)
                )
        beam = _best(following)
    beam = _best([*beam, *(reading for held in waiting.values() for reading in held)])
    return tuple(_unwind(max(beam, key=lambda reading: reading.score)))


@dataclass(frozen=True, slots=True)
class _Ranks:
    """The rank table: rows of `levels` by rank (a rank may have several law rows, one for each prefix)."""

    rows: tuple[tuple[int, tuple[tuple[int, Level], ...]], ...]
    depth: int

    @staticmethod
    def of(levels: Sequence[Level]) -> _Ranks:
        rows: list[tuple[int, list[tuple[int, Level]]]] = []
        for index, level in enumerate(levels):
            if rows and rows[-1][1][0][1].kind is level.kind:
                rows[-1][1].append((index, level))
            else:
                rows.append((len(rows), [(index, level)]))
        return _Ranks(tuple((rank, tuple(row)) for rank, row in rows), len(rows))

    def fitting(self, candidate: _Candidate) -> Iterator[tuple[int, int, Level, int]]:
        """(rank, row, level, value) of every row whose form the candidate has."""
        for rank, row in self.rows:
            for index, level in row:
                value = _value_as(candidate, level)
                if value:
                    yield rank, index, level, value


def _value_as(candidate: _Candidate, level: Level) -> int:
    """The number of the candidate when read in the form of `level`; 0 when it cannot be."""
    if candidate.form is None:
        return 0
    if candidate.form is level.form:
        return candidate.value if candidate.prefix == level.prefix else 0
    # One letter can be a letter or a roman number: 'I.' is the ninth letter or the first point.
    if candidate.form is Form.UPPER and level.form is Form.ROMAN:
        return _ROMANS.get(chr(ord("A") + candidate.value - 1), 0)
    if candidate.form is Form.LOWER and level.form is Form.SMALL_ROMAN:
        return _ROMANS.get(chr(ord("A") + candidate.value - 1), 0)
    return 0


def _enumerators(text: str, ranks: _Ranks) -> Iterator[_Candidate]:
    forms = {level.form for _, row in ranks.rows for _, level in row}
    for match in _ENUMERATOR.finditer(text):
        kind = match.lastgroup
        found = match.group(kind) if kind else ""
        start, end = match.span()
        if kind == "number":
            yield _Candidate(start, end, Form.NUMBER, int(found.lstrip("X")), "X" if found.startswith("X") else "")
        elif kind == "bracket" and Form.BRACKET in forms:
            yield _Candidate(start, end, Form.BRACKET, ord(found) - ord("a") + 1)
        elif kind == "upper":
            yield _Candidate(start, end, Form.UPPER, ord(found) - ord("A") + 1)
        elif kind == "lower" and (Form.LOWER in forms or Form.SMALL_ROMAN in forms):
            yield _Candidate(start, end, Form.LOWER, ord(found) - ord("a") + 1)
        elif kind == "roman" and Form.ROMAN in forms:
            yield _Candidate(start, end, Form.ROMAN, _roman(found))
        elif kind == "small" and Form.SMALL_ROMAN in forms:
            yield _Candidate(start, end, Form.SMALL_ROMAN, _roman(found.upper()))


def _roman(text: str) -> int:
    total = 0
    for char, following in zip(text, [*text[1:], ""], strict=True):
        value = _ROMANS[char]
        total += -value if following and _ROMANS[following] > value else value
    return max(total, 0)


def _titles(text: str, laws: Sequence[Entry]) -> Iterator[_Candidate]:
    """Places where the title of a law stands without a number before it."""
    for entry in laws:
        if entry.number is None or len(entry.title) < 4:
            continue
        at = text.find(entry.title)
        while at >= 0:
            end = at + len(entry.title)
            alone = (at == 0 or text[at - 1].isspace()) and text[end : end + 1].isspace()
            if alone and not _NUMBERED.search(text, max(0, at - 6), at):
                yield _Candidate(at, at, Form.NUMBER, entry.number.value, entry.number.prefix, title=True)
            at = text.find(entry.title, end)


@dataclass(frozen=True, slots=True)
class _Context:
    """The words around a candidate. prior: in favour of an enumerator. refusal: cost of calling it text."""

    prior: float
    refusal: float
    capital: bool
    behind_stop: bool

    @staticmethod
    def of(text: str, candidate: _Candidate, words: Words) -> _Context:
        before = text[max(0, candidate.start - 60) : candidate.start]
        after = text[candidate.end : candidate.end + 3].lstrip(' "”(')
        capital = after[:1].isupper() or not after
        if candidate.title:
            return _Context(0.0, 0.0, True, bool(_STOP_BEFORE.search(before)))
        stop = bool(_STOP_BEFORE.search(before)) or not before.strip()
        prior = 1.0 if capital else 0.0
        refusal = 0.5
        if stop:
            prior += 1.5
            refusal = 2.5 if capital else 1.0
        elif _CITED.search(before):
            prior -= 5.0
            refusal = 0.0
        else:
            word = _WORD_BEFORE.search(before)
            previous = word.group(1).casefold() if word else ""
            comma = bool(word and word.group(2) == ",")
            if candidate.form is Form.NUMBER and (previous.isdigit() or previous in words.counted):
                prior -= 3.0
                refusal = 0.0
            elif previous in words.weak and not comma and candidate.form is Form.NUMBER:
                prior -= 2.0
                refusal = 0.0
            elif candidate.form is Form.UPPER and previous.isdigit():
                prior -= 3.0
                refusal = 0.0
        if not capital and candidate.form is Form.NUMBER:
            prior -= 1.0
        return _Context(prior, refusal, capital, stop)


class _LawOrder:
    """What the contents list says about the order of the laws; counts up where there is no list."""

    def __init__(self, laws: Sequence[Entry]) -> None:
        numbers = [entry.number for entry in laws if entry.number is not None]
        self._places = {(number.prefix, number.value): place for place, number in enumerate(numbers)}
        self._asked: tuple[tuple[str, int, int], float] = (("", 0, -1), 0.0)
        self._titles = {
            (entry.number.prefix, entry.number.value): comparable(entry.title)
            for entry in laws
            if entry.number is not None and entry.title
        }

    def gap(self, prefix: str, before: int, new_prefix: str, value: int) -> int:
        """Laws missing between two; negative when the new one does not come later."""
        here, there = self._places.get((prefix, before)), self._places.get((new_prefix, value))
        if here is not None and there is not None:
            return there - here - 1
        if there is not None and before == 0:
            return there if not prefix else 0
        if before == 0 and new_prefix:
            return 0
        if prefix != new_prefix:
            # Behind the extensions of laws come the national paragraphs, not law 1.
            return -1 if new_prefix else 0 if value >= _REGULATIONS else value
        if value > before and (new_prefix or before >= _REGULATIONS):
            # Regulations number by subject: 206 is followed by 211, X12 by X79.
            return 0 if value == before + 1 else 1
        return value - before - 1

    def title(self, prefix: str, value: int, text: str, end: int) -> float:
        """How far the words behind the number agree with the list."""
        title = self._titles.get((prefix, value))
        if title is None:
            return 0.0 if not self._titles else _WRONG_TITLE / 2
        # Every reading kept asks the same of one candidate.
        if self._asked[0] != (prefix, value, end):
            here = comparable(text[end : end + 2 * len(title) + 20])
            agrees = here.startswith(title[: max(8, len(title) - 2)])
            self._asked = ((prefix, value, end), _TITLE if agrees else _WRONG_TITLE)
        return self._asked[1]


def _accept(
    reading: _Reading,
    candidate: _Candidate,
    context: _Context,
    ranks: _Ranks,
    order: _LawOrder,
    text: str,
) -> Iterator[_Reading]:
    for rank, row, level, value in ranks.fitting(candidate):
        current = reading.counters[rank]
        if rank == 0:
            gap = order.gap(reading.prefix, current, level.prefix, value)
            if candidate.title:
                if gap != 0:
                    continue
                score = _SUCCESSOR + _TITLE + _VIRTUAL + (0.5 if context.behind_stop else 0.0)
            else:
                score = context.prior + order.title(level.prefix, value, text, candidate.end)
                score += _SUCCESSOR if gap == 0 else (_SUCCESSOR - _GAP * min(gap, 6) if gap > 0 else _BACKWARD)
        elif candidate.title:
            continue
        else:
            gap = value - current - 1
            score = context.prior + _step(reading.counters, rank, gap, current)
            if rank == 1 and value == 1 and current > 0 and context.capital:
                lost = _lost_law(reading, candidate, ranks, order, text)
                if lost is not None:
                    yield _extended(
                        lost,
                        Opening(row, value, candidate.start, candidate.end),
                        rank,
                        value,
                        lost.score + context.prior + _FIRST,
                        reading.prefix,
                    )
        if level.kind is not Kind.LAW and not context.capital and not level.heading and rank == 1:
            score -= 1.0
        opening = Opening(
            row,
            value,
            candidate.start,
            candidate.end,
            level.prefix if rank == 0 else "",
            inferred=candidate.title,
            jump=gap != 0,
        )
        yield _extended(
            reading, opening, rank, value, reading.score + score, level.prefix if rank == 0 else reading.prefix
        )


def _step(counters: tuple[int, ...], rank: int, gap: int, current: int) -> float:
    """Score of opening `rank` with `gap` numbers left out, given what is open."""
    open_parent = counters[rank - 1] > 0
    skipped = 0.0 if open_parent else _SKIPPED_LEVEL
    if gap == 0:
        return (_SUCCESSOR if current else _FIRST) + skipped
    if gap > 0:
        return _SUCCESSOR - _GAP * min(gap, 6) - (0.0 if current else 1.0) + skipped
    return _BACKWARD + skipped


def _lost_law(reading: _Reading, candidate: _Candidate, ranks: _Ranks, order: _LawOrder, text: str) -> _Reading | None:
    """Letters start again without a law between: the law's number was lost, its heading stands before the letter."""
    if reading.last is None or ranks.depth < 2:
        return None
    tail = text[max(0, candidate.start - 160) : candidate.start]
    stops = list(re.finditer(r"[.;:!)](?=\s+[A-ZÆØÅÄÖ])", tail))
    if not stops:
        return None
    heading = tail[stops[-1].end() :].strip()
    begin = max(0, candidate.start - 160) + stops[-1].end()
    begin += len(text[begin : candidate.start]) - len(text[begin : candidate.start].lstrip())
    if not heading or len(heading.split()) > 14 or begin <= reading.last[0].end:
        return None
    value = reading.counters[0] + 1
    if order.gap(reading.prefix, reading.counters[0], reading.prefix, value) != 0:
        return None
    law = Opening(0, value, begin, begin, reading.prefix, inferred=True)
    return _extended(reading, law, 0, value, reading.score + _IMPLICIT, reading.prefix)


def _extended(reading: _Reading, opening: Opening, rank: int, value: int, score: float, prefix: str) -> _Reading:
    counters = (*reading.counters[:rank], value, *([0] * (len(reading.counters) - rank - 1)))
    return _Reading(counters, prefix, score, (opening, reading.last))


def _displaced(text: str, letter: _Candidate, number: _Candidate) -> _Candidate | None:
    """'A. Holdkamp 212. For sen ankomst': a letter heading printed before the number it belongs to."""
    if letter.form is not Form.UPPER or letter.value != 1 or number.form is not Form.NUMBER or number.title:
        return None
    between = text[letter.end : number.start].strip()
    if not between or len(between.split()) > 10 or re.search(r"[.:;](?:\s|$)", between):
        return None
    return number


def _accept_displaced(
    reading: _Reading, letter: _Candidate, number: _Candidate, ranks: _Ranks, order: _LawOrder, text: str
) -> Iterator[_Reading]:
    if ranks.depth < 2:
        return
    for rank, row, level, value in ranks.fitting(number):
        if rank != 0:
            continue
        gap = order.gap(reading.prefix, reading.counters[0], level.prefix, value)
        if gap < 0:
            continue
        score = 2 * _SUCCESSOR + 3.0 - _GAP * min(gap, 6) + order.title(level.prefix, value, text, number.end)
        opening = Opening(
            row, value, number.start, number.end, level.prefix, displaced=(letter.start, letter.end), jump=gap != 0
        )
        counters = (value, 1, *([0] * (ranks.depth - 2)))
        yield _Reading(counters, level.prefix, reading.score + score, (opening, reading.last))


def _best(readings: list[_Reading]) -> list[_Reading]:
    """The best reading of each state, at most BEAM of them."""
    by_state: dict[tuple[tuple[int, ...], str], _Reading] = {}
    for reading in readings:
        key = (reading.counters, reading.prefix)
        known = by_state.get(key)
        if known is None or reading.score > known.score:
            by_state[key] = reading
    if len(by_state) <= BEAM:
        return list(by_state.values())
    return sorted(by_state.values(), key=lambda reading: -reading.score)[:BEAM]


def _unwind(reading: _Reading) -> list[Opening]:
    openings: list[Opening] = []
    last = reading.last
    while last is not None:
        opening, rest = last
        openings.append(opening)
        last = rest  # type: ignore[assignment]
    openings.reverse()
    return openings
