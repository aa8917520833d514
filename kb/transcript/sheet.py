"""A sheet: paragraphs under headings, lists and tables with tabs, no numbered laws.

Comes in: the lines of the transcript and the headings a repair put back. Goes out: `Draft`s over the
source text itself. What always holds: every line belongs to a block. The surprising choice: a block's
name is the English slug given with its lost heading; inside it 'A', '1', 'b' are printed enumerators,
'p1' an unnumbered paragraph, 't1' a row of a table, so every line can be cited.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from kb.model import Flag, Kind, Table
from kb.transcript.provisions import Draft, Numbering
from kb.transcript.repairs import Repair

__all__ = ["SheetReading", "read_sheet"]

_ENUMERATOR = re.compile(r"\s*(?:(?P<upper>[A-Z])|(?P<number>\d{1,2})|(?P<lower>[a-z]))\.\s+")
_RANKS = {"upper": 1, "number": 2, "lower": 3}
_KINDS = {1: Kind.SECTION, 2: Kind.SUBSECTION, 3: Kind.ITEM}
_LINE = re.compile(r"[^\n]*\S[^\n]*")


@dataclass(frozen=True, slots=True)
class SheetReading:
    """drafts: positions are source offsets. tables: one for each run of lines with tabs. doubts: (node, words)."""

    drafts: tuple[Draft, ...]
    tables: tuple[Table, ...]
    doubts: tuple[tuple[str, str], ...]


@dataclass(slots=True)
class _Block:
    slug: str
    heading: str
    lines: list[tuple[int, int]] = field(default_factory=list)


def read_sheet(
    text: str, headings: Sequence[tuple[int, Repair]], edition: str, numbering: Numbering, skip: Sequence[str]
) -> SheetReading:
    """Blocks, their items and rows."""
    starts = sorted((offset, repair) for offset, repair in headings)
    blocks: list[_Block] = []
    front: list[tuple[int, int]] = []
    for line in _LINE.finditer(text):
        if line.group().strip() in skip:
            front.append(line.span())
            continue
        while starts and starts[0][0] <= line.start():
            repair = starts.pop(0)[1]
            blocks.append(_Block(repair.name, repair.insert))
        if blocks:
            blocks[-1].lines.append(line.span())
        else:
            front.append(line.span())
    drafts: list[Draft] = []
    tables: list[Table] = []
    doubts: list[tuple[str, str]] = []
    if front:
        local, _ = numbering.take("front.titel")
        drafts.append(
            Draft(local, Kind.FRONT, "", None, front[0][0], front[0][1], front[0], None, more=tuple(front[1:]))
        )
    for block in blocks:
        _read_block(text, block, edition, numbering, drafts, tables, doubts)
    return SheetReading(tuple(drafts), tuple(tables), tuple(doubts))


def _read_block(
    text: str,
    block: _Block,
    edition: str,
    numbering: Numbering,
    drafts: list[Draft],
    tables: list[Table],
    doubts: list[tuple[str, str]],
) -> None:
    place = len(drafts)
    local, _ = numbering.take(block.slug)
    kinds = [_line_kind(text, line) for line in block.lines]
    plain = [index for index, kind in enumerate(kinds) if kind == "plain"]
    # A single paragraph, or one that leads into a list, is the block's own text.
    own: tuple[int, int] | None = None
    if plain and plain[0] == 0:
        first = text[slice(*block.lines[0])].rstrip()
        if len(block.lines) == 1 or (len(plain) == 1 and kinds[1] != "row" and not first.endswith(".")):
            own = block.lines[0]
    trail: list[tuple[int, str]] = []
    paragraphs = rows = 0
    table_rows: list[tuple[tuple[str, ...], str]] = []
    expected: dict[tuple[str, int], int] = {}
    in_table = False
    for line, kind in zip(block.lines, kinds, strict=True):
        words = text[slice(*line)]
        if line == own:
            continue
        if kind == "row" or (in_table and kind == "plain"):
            if words.startswith("\t"):
                in_table = True
                table_rows.append((tuple(cell.strip() for cell in words.split("\t")), ""))
                head_id = numbering.take(f"table.{block.slug}")[0]
                drafts.append(Draft(head_id, Kind.TABLE, "", None, line[0], line[1], line, local))
                continue
            in_table = True
            rows += 1
            number = f"{block.slug}/t{rows}"
            row_id = numbering.take(number)[0]
            table_rows.append((tuple(cell.strip() for cell in words.split("\t")), row_id))
            drafts.append(Draft(row_id, Kind.ITEM, number, None, line[0], line[1], line, local))
            continue
        in_table = False
        if kind == "plain":
            paragraphs += 1
            number = f"{block.slug}/p{paragraphs}"
            paragraph = numbering.take(number)[0]
            drafts.append(Draft(paragraph, Kind.SUBSECTION, number, None, line[0], line[1], line, local))
            continue
        match = _ENUMERATOR.match(text, *line)
        assert match is not None
        rank = _RANKS[kind]
        while trail and trail[-1][0] >= rank:
            trail.pop()
        symbol = match.group(kind)
        parent_number = trail[-1][1] if trail else f"{block.slug}/"
        if not trail and kind == "lower":
            # 'b.' with its number lost: the next number of the block shows under which it stands.
            parent_number = f"{block.slug}/{_lost_number(text, block, line)}"
        number = f"{parent_number}{symbol}"
        node_id = numbering.take(number)[0]
        parent = f"{edition}:{trail[-1][1]}" if trail else local
        value = int(symbol) if symbol.isdigit() else ord(symbol.casefold()) - ord("a") + 1
        due = expected.get((parent_number, rank), 1)
        flags: tuple[Flag, ...] = ()
        if value != due:
            flags = (Flag.OUT_OF_SEQUENCE,)
            doubts.append((node_id, f"{symbol} follows {'nothing' if due == 1 else due - 1}"))
        expected[(parent_number, rank)] = value + 1
        heading, at = _heading(text, match.end(), line[1]) if kind == "upper" else (None, match.end())
        drafts.append(Draft(node_id, _KINDS[rank], number, heading, line[0], line[1], (at, line[1]), parent, flags))
        trail.append((rank, number))
    begin = block.lines[0][0] if block.lines else 0
    span = own or (begin, begin)
    drafts.insert(
        place,
        Draft(local, Kind.LAW, block.slug, block.heading, span[0], span[1], span, None, (Flag.REPAIRED,)),
    )
    if table_rows:
        head: tuple[str, ...] = table_rows[0][0] if not table_rows[0][1] else ()
        filled = [row for row in table_rows if row[1]]
        width = max(len(cells) for cells, _ in table_rows)
        tables.append(
            Table(
                id=f"{edition}:table.{block.slug}",
                edition=edition,
                provision=local,
                columns=tuple(head) + ("",) * (width - len(head)),
                rows=tuple(cells + ("",) * (width - len(cells)) for cells, _ in filled),
                row_ids=tuple(row_id for _, row_id in filled),
            )
        )


def _line_kind(text: str, line: tuple[int, int]) -> str:
    words = text[slice(*line)]
    if "\t" in words:
        return "row"
    match = _ENUMERATOR.match(text, *line)
    return match.lastgroup or "plain" if match else "plain"


def _lost_number(text: str, block: _Block, line: tuple[int, int]) -> str:
    for other in block.lines:
        if other[0] > line[0]:
            match = _ENUMERATOR.match(text, *other)
            if match and match.group("number"):
                return str(max(1, int(match.group("number")) - 1))
    return "1"


def _heading(text: str, start: int, end: int) -> tuple[str | None, int]:
    """'A. Strafkortet ligger åbent på bordet Et strafkort skal …': a short run before an inner capital."""
    words = text[start:end]
    question = re.match(r"[^.:;?]{3,60}\?\s+(?=[A-ZÆØÅ])", words)
    if question:
        return question.group().strip(), start + question.end()
    match = re.match(
        r"(?P<heading>[A-ZÆØÅ][^.:;()]{3,60}?)\s+(?=(?:Et|En|Den|Det|Når|Hvis|Spilleren|Spillerne)\s)", words
    )
    if match and match.group("heading").count(" ") >= 1:
        return match.group("heading"), start + match.end()
    label = re.match(r"(?P<heading>[A-ZÆØÅ][^.:;()]{3,40}):\s+(?=[A-ZÆØÅ])", words)
    if label:
        return label.group("heading"), start + label.end()
    return None, start
