"""Tables: figures as data, whether printed in rows, spread over numbered points or lost and repaired.

Comes in: nodes of an edition and what repairs took out. Goes out: `Table` objects, and for a printed
table the range of its figures in the node's text. What always holds: a table is read only when every row
has as many cells as the head; anything else stays text. The surprising choice: no table is named here;
a scale is recognised by its shape ('n KP … mindst a, men under b minutter').
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from kb.model import Kind, Node, Span, Table

__all__ = ["PrintedTable", "find_printed", "scales"]

_CELL = r"(?:\d+(?:[-–]\d+)?\+?)"
_RUN = re.compile(rf"(?<!\S)(?P<label>[A-ZÆØÅÄÖ]{{2,4}})(?P<cells>(?:\s{_CELL}(?!\S)){{24,}})")
_STEP = re.compile(
    r"(?P<least>[Mm]indst )?(?P<amount>\d+) (?P<unit>KP|VP) (?:\w+ ){1,3}på mindst (?P<low>\d+)"
    r"(?:, men under (?P<high>\d+))? minutter"
)
_DEDUCTION = re.compile(
    r"(?P<form>[A-ZÆØÅ][^:]{3,60})(?: \([^)]*\))?: (?P<amount>(?:\d+)?½|\d+(?:,\d+)?) ?(?P<unit>KP|imp|point|%)"
)


@dataclass(frozen=True, slots=True)
class PrintedTable:
    """A table found in running text: where it stands and what it holds."""

    span: Span
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def find_printed(text: str) -> PrintedTable | None:
    """The first table of figures in `text`: a label, a head of rising numbers, rows that each fill it."""
    for run in _RUN.finditer(text):
        cells = run.group("cells").split()
        head = 0
        while head < len(cells) and cells[head].isdigit() and (head == 0 or int(cells[head]) > int(cells[head - 1])):
            head += 1
        width = head + 1
        body = cells[head:]
        if head < 2 or len(body) < 2 * width or len(body) % width:
            continue
        rows = tuple(tuple(body[at : at + width]) for at in range(0, len(body), width))
        return PrintedTable(run.span(), (run.group("label"), *cells[:head]), rows)
    return None


def scales(edition: str, nodes: Sequence[Node]) -> Iterable[Table]:
    """Tables spread over sibling points: steps of minutes, deductions by form of scoring."""
    families: dict[str, list[Node]] = {}
    for node in nodes:
        if node.parent and node.kind in (Kind.SUBSECTION, Kind.ITEM, Kind.POINT):
            families.setdefault(node.parent, []).append(node)
    for parent, children in families.items():
        local = parent.split(":", 1)[1]
        steps = [(child, _STEP.search(child.text)) for child in children]
        if len(steps) >= 3 and all(match for _, match in steps):
            rows, ids = [], []
            for child, match in steps:
                assert match is not None
                amount = ("≥" if match.group("least") else "") + match.group("amount")
                rows.append((match.group("low"), match.group("high") or "", amount))
                ids.append(child.id)
            yield Table(
                id=f"{edition}:table.{local}",
                edition=edition,
                provision=parent,
                columns=("minutes_from", "minutes_below", str(steps[0][1].group("unit")) if steps[0][1] else ""),
                rows=tuple(rows),
                row_ids=tuple(ids),
                basis="derived",
            )
            continue
        amounts = [(child, _DEDUCTION.match(child.text)) for child in children]
        found = [(child, match) for child, match in amounts if match]
        if len(found) >= 3 and len(found) == len(children):
            yield Table(
                id=f"{edition}:table.{local}",
                edition=edition,
                provision=parent,
                columns=("form", "amount", "unit"),
                rows=tuple((match.group("form"), match.group("amount"), match.group("unit")) for _, match in found),
                row_ids=tuple(child.id for child, _ in found),
                basis="derived",
            )
