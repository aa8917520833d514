"""Repairs: facts the transcript lost, put back where they stood.

Comes in: corpus/<edition>/repairs.toml and the pages. Goes out: pages with the lost words inserted, the
figures of lost tables, and a record of what was done. What always holds: an entry applies where its
pattern matches exactly once on its page, or the build stops and names the entry; nothing in the
transcript is ever changed or removed. The surprising choice: the file names the text it was written for
(by hash); read beside another text, entries that do not fit are reported and skipped instead.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from rapidfuzz import process

from kb.errors import RepairError
from kb.transcript.pages import Page
from kb.transcript.stream import Stream, StreamBuilder

__all__ = ["Repair", "RepairKind", "Repaired", "TableRemains", "apply_repairs", "load_repairs"]


class RepairKind(StrEnum):
    """What the transcript lost."""

    LAW_NUMBER = "law-number"
    ENUMERATOR = "enumerator"
    REFERENCE_TARGET = "reference-target"
    SUIT_SIGN = "suit-sign"
    WORDS = "words"
    HEADING = "heading"
    TABLE = "table"


@dataclass(frozen=True, slots=True)
class Repair:
    """One entry. pattern: must match once on `page`; `insert` goes where its group 'here' stands, else behind it.

    Of a table: `name` (its provision), `columns`, `rows`; the pattern covers what the transcript left of it.
    Of a heading of a sheet: `insert` is the heading, `name` its English slug.
    """

    kind: RepairKind
    page: int | None
    pattern: re.Pattern[str]
    reason: str
    insert: str = ""
    name: str = ""
    columns: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    line: int = 0


@dataclass(frozen=True, slots=True)
class TableRemains:
    """What the transcript left of a table, taken out of the running text, and the figures in its place."""

    repair: Repair
    page: int | None
    text: Stream


@dataclass(frozen=True, slots=True)
class Repaired:
    """Pages after repair, and what was done.

    headings, targets: by the source offset they stand before. A lost reference target is not put into the
    text: the text stays as printed and the reference points from the place where the number stood.
    """

    pages: tuple[Page, ...]
    tables: tuple[TableRemains, ...]
    headings: tuple[tuple[int, Repair], ...]
    targets: tuple[tuple[int, Repair], ...]
    applied: tuple[Repair, ...]
    skipped: tuple[Repair, ...]


_KEYS = frozenset({"kind", "page", "pattern", "insert", "name", "columns", "rows", "reason"})


def load_repairs(path: Path) -> tuple[str, tuple[Repair, ...]]:
    """(hash of the text the file was written for, entries); ('', ()) when there is no file.

    Raises RepairError for a file that is not TOML or an entry with an unknown, missing or wrong key.
    """
    if not path.exists():
        return "", ()
    raw = path.read_text(encoding="utf-8-sig")
    try:
        data = tomllib.loads(raw)
    except tomllib.TOMLDecodeError as error:
        raise RepairError(path, f"not valid TOML: {error}", "Mend the line named") from None
    lines = [number for number, line in enumerate(raw.splitlines(), 1) if line.strip() == "[[repair]]"]
    for key in data:
        if key not in ("source_sha256", "repair"):
            raise RepairError(path, f"unknown key '{key}'", "Only source_sha256 and [[repair]] stand at the top")
    entries = data.get("repair", [])
    return data.get("source_sha256", ""), tuple(
        _entry(path, entry, lines[index] if index < len(lines) else 0) for index, entry in enumerate(entries)
    )


def _entry(path: Path, entry: dict[str, Any], line: int) -> Repair:
    for key in entry:
        if key not in _KEYS:
            nearest = process.extractOne(key, sorted(_KEYS))
            hint = f"Did you mean '{nearest[0]}'?" if nearest else "Remove it"
            raise RepairError(path, f"unknown key '{key}' in a repair", hint, line=line)
    for key in ("kind", "pattern", "reason"):
        if not isinstance(entry.get(key), str) or not entry[key].strip():
            raise RepairError(path, f"a repair without '{key}'", f"Add {key} = '…'", line=line)
    try:
        kind = RepairKind(entry["kind"])
    except ValueError:
        kinds = ", ".join(RepairKind)
        raise RepairError(path, f"unknown kind '{entry['kind']}'", f"Use one of {kinds}", line=line) from None
    try:
        pattern = re.compile(entry["pattern"], re.DOTALL)
    except re.error as error:
        raise RepairError(path, f"the pattern is not a regular expression: {error}", "Mend it", line=line) from None
    if kind is not RepairKind.TABLE and not entry.get("insert"):
        raise RepairError(path, "a repair without 'insert'", "Say what the transcript lost", line=line)
    return Repair(
        kind=kind,
        page=entry.get("page"),
        pattern=pattern,
        reason=entry["reason"],
        insert=entry.get("insert", ""),
        name=entry.get("name", ""),
        columns=tuple(entry.get("columns", ())),
        rows=tuple(tuple(str(cell) for cell in row) for row in entry.get("rows", ())),
        line=line,
    )


def apply_repairs(pages: tuple[Page, ...], path: Path, repairs: tuple[Repair, ...], *, strict: bool) -> Repaired:
    """Put every entry into its page.

    strict: the transcript is the text the entries were written for; then an entry that does not match
    exactly once raises RepairError with file, line, page and pattern. Otherwise it is skipped.
    """
    edits: dict[int, list[tuple[int, int, Repair]]] = {}
    skipped: list[Repair] = []
    applied: list[Repair] = []
    for repair in repairs:
        found = [
            (page.index, match)
            for page in pages
            if repair.page is None or page.number == repair.page
            for match in repair.pattern.finditer(page.body.text)
        ]
        if len(found) != 1:
            if strict:
                place = f" on page {repair.page}" if repair.page is not None else ""
                raise RepairError(
                    path,
                    f"the pattern '{repair.pattern.pattern}' matches {len(found)} times{place}, it must match once",
                    "Make it longer, correct the page, or remove the repair",
                    line=repair.line,
                )
            skipped.append(repair)
            continue
        index, match = found[0]
        if repair.kind is RepairKind.TABLE:
            span = match.span()
        elif "here" in repair.pattern.groupindex:
            span = (match.start("here"), match.start("here"))
        else:
            span = (match.end(), match.end())
        edits.setdefault(index, []).append((*span, repair))
        applied.append(repair)
    tables: list[TableRemains] = []
    headings: list[tuple[int, Repair]] = []
    targets: list[tuple[int, Repair]] = []
    result = list(pages)
    for index, changes in edits.items():
        page = pages[index]
        builder = StreamBuilder()
        at = 0
        for start, end, repair in sorted(changes, key=lambda change: change[:2]):
            builder.take(page.body, at, start)
            if repair.kind is RepairKind.TABLE:
                tables.append(TableRemains(repair, page.number, page.body.slice(start, end)))
                builder.add(" ")
            elif repair.kind in (RepairKind.HEADING, RepairKind.REFERENCE_TARGET):
                origin = page.body.origin(start) if start < len(page.body) else None
                noted = headings if repair.kind is RepairKind.HEADING else targets
                noted.append((page.span[1] if origin is None else origin, repair))
            else:
                builder.add(repair.insert)
            at = end
        builder.take(page.body, at)
        result[index] = replace(page, body=builder.build())
    return Repaired(tuple(result), tuple(tables), tuple(headings), tuple(targets), tuple(applied), tuple(skipped))
