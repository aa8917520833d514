"""The tables of scoring, turned from printed strings into scales that can be looked up.

Comes in: figures.toml, or the tables of the corpus (the same `kb.model.Table`). Goes out: `Figures`, what one edition
scores by. What always holds: the scales are complete, without gap or overlap; a table that is not raises `FiguresError`
when it is read, never a wrong score later. The surprising choice: an edition that holds law 77 only as a heading
(se2007, and the 2007 laws behind dbf2008) borrows the figures of dk1997, which are the same in every text from 1997 to
2017; its answers cite the heading and say so.
"""

from __future__ import annotations

import itertools
import re
import tomllib
from bisect import bisect_right
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from importlib.resources import files
from typing import Any

from kb.model import Table
from kb.scoring.errors import FiguresError, KeyNameError, NoRuleError
from kb.scoring.exact import exact
from kb.scoring.result import Denomination, Doubling

__all__ = [
    "Band",
    "Conditions",
    "Figures",
    "Scale",
    "ScoreTable",
    "Tariff",
    "check_against",
    "editions",
    "figures",
    "figures_of",
    "own_tables",
]

RANGE = re.compile(r"(?P<low>\d+)(?:-(?P<high>\d+)|(?P<open>\+))?")


@dataclass(frozen=True, slots=True)
class Band:
    """One row of a scale: from `low` to `high` inclusive (None: no end) the value holds.

    other: what the other side has, where the scale says so (the 9 of 21-9).
    """

    low: int
    high: int | None
    value: int
    provision: str
    other: int = 0

    @property
    def printed(self) -> str:
        """The range as the table prints it: '30-34', '88+'."""
        return f"{self.low}+" if self.high is None else f"{self.low}-{self.high}"


@dataclass(frozen=True, slots=True)
class Scale:
    """Rows in ascending order. `step` is the unit the scale is printed in: 10 points, 1 imp, 1 minute."""

    provision: str
    bands: tuple[Band, ...]
    lows: tuple[int, ...]
    step: int

    @staticmethod
    def of(provision: str, bands: Iterable[Band], step: int) -> Scale:
        """The scale, once it is certain that each row starts where the one before it ends."""
        rows = tuple(bands)
        if not rows or rows[-1].high is not None:
            raise FiguresError("A scale has no last row without an end", "Mend the table.", rule=provision)
        for before, after in itertools.pairwise(rows):
            if before.high is None or after.low != before.high + step:
                raise FiguresError(
                    f"A scale does not run on from {before.low}-{before.high} to {after.low}",
                    "Mend the table.",
                    rule=provision,
                )
        return Scale(provision, rows, tuple(row.low for row in rows), step)

    def find(self, amount: int | Fraction) -> Band | None:
        """The row that holds: the last one whose first figure is reached; None below the first row."""
        place = bisect_right(self.lows, amount)
        return self.bands[place - 1] if place else None

    def at(self, amount: int | Fraction) -> Band:
        """The row that holds, on a scale that begins at or below the amount."""
        row = self.find(amount)
        assert row is not None, f"{self.provision} begins above {amount}"
        return row

    def is_printed(self, amount: int | Fraction) -> bool:
        """False where the amount falls between the last figure of a row and the first of the next."""
        row = self.find(amount)
        return row is not None and (row.high is None or amount <= row.high)


@dataclass(frozen=True, slots=True)
class Conditions:
    """Law 2: who deals a board and who is vulnerable (none, ns, ew, all)."""

    board: int
    dealer: str
    vulnerable: str


@dataclass(frozen=True, slots=True)
class ScoreTable:
    """Law 77. Pairs of figures are (not vulnerable, vulnerable)."""

    trick: Mapping[tuple[Denomination, Doubling], int]
    first_notrump: Mapping[Doubling, int]
    small_slam: tuple[int, int]
    grand_slam: tuple[int, int]
    overtrick: Mapping[Doubling, tuple[int, int]]
    """Doubled and redoubled only; an undoubled overtrick counts its trick value."""
    game: tuple[int, int]
    part_score: int
    made: Mapping[Doubling, int]
    """Premium for a doubled or redoubled contract made."""
    undertricks: Mapping[tuple[bool, Doubling], Scale]


@dataclass(frozen=True, slots=True)
class Tariff:
    """One row of 211B: the standard deduction of a form of scoring."""

    form: str
    amount: Fraction
    unit: str
    rounded: bool
    provision: str


@dataclass(frozen=True, slots=True)
class Figures:
    """All that one edition scores by. laws: prefix of the ids of the laws; regulations: of 201 to 299, '' for none."""

    edition: str
    laws: str
    regulations: str
    score_law: str
    """One id to cite for law 77 where its letters are not held, '' where they are."""
    board_law: str
    conditions: tuple[Conditions, ...]
    score: ScoreTable
    imp: Scale
    kp: Mapping[int, Scale]
    tariffs: Mapping[str, Tariff]
    late: Scale | None
    overrun: Scale | None

    def law(self, number: str) -> str:
        """Id of a law of the game under this edition."""
        return f"{self.laws}:{number}"

    def rule(self, number: str, subject: str) -> str:
        """Id of a paragraph of the regulations; an edition without any is told where the subject is ruled."""
        if not self.regulations:
            raise NoRuleError(
                f"{self.edition} has no rule on {subject}",
                f"Ask another edition (--edition dbf2008): it is ruled there by {number}.",
                rule=f"dbf2008:{number}",
            )
        return f"{self.regulations}:{number}"


def own_tables() -> tuple[Table, ...]:
    """The tables of figures.toml, in the shape of the corpus' own."""
    return tuple(
        Table(
            id=entry["id"],
            edition=entry["id"].partition(":")[0],
            provision=entry["provision"],
            columns=tuple(entry["columns"]),
            rows=tuple(tuple(row) for row in entry["rows"]),
            row_ids=tuple(f"{entry['id'].partition(':')[0]}:{number}" for number in entry.get("row_ids", ())),
            basis=entry["basis"],
            reason=entry.get("reason", ""),
        )
        for entry in _file()["table"]
    )


def editions() -> tuple[str, ...]:
    """Editions whose scoring we know."""
    return tuple(entry["id"] for entry in _file()["edition"])


@cache
def figures(edition: str) -> Figures:
    """What an edition scores by, from our own tables."""
    return figures_of(edition, own_tables())


def figures_of(edition: str, held: Iterable[Table]) -> Figures:
    """What an edition scores by, from tables such as those of the corpus."""
    profile = next((entry for entry in _file()["edition"] if entry["id"] == edition), None)
    if profile is None:
        raise KeyNameError("an edition with figures for scoring", edition, editions())
    tables = _Tables({table.provision: table for table in held})
    lawbook, book = profile["figures"], profile["regulations"]
    return Figures(
        edition=edition,
        laws=profile["laws"],
        regulations=book,
        score_law=profile["score_law"],
        board_law=profile["board_law"],
        conditions=tuple(_conditions(row) for row in tables.rows(f"{lawbook}:2")),
        score=_score_table(lawbook, tables),
        imp=_imp_scale(tables[f"{lawbook}:78B"]),
        kp=_kp_scales(tables[f"{book}:202A"]) if book else {},
        tariffs={tariff.form: tariff for tariff in _tariffs(book, tables)} if book else {},
        late=_minutes(tables[f"{book}:212A2a"], 30) if book else None,
        overrun=_minutes(tables[f"{book}:213A4a"], None) if book else None,
    )


@cache
def _file() -> dict[str, Any]:
    return tomllib.loads(files("kb.scoring").joinpath("figures.toml").read_text(encoding="utf-8"))


@dataclass(frozen=True, slots=True)
class _Tables:
    """Tables by provision; one that is not there is a named error."""

    held: Mapping[str, Table]

    def __getitem__(self, provision: str) -> Table:
        if provision not in self.held:
            raise FiguresError("The figures of a table are not held", "Bring the table.", rule=provision)
        return self.held[provision]

    def rows(self, provision: str) -> tuple[tuple[str, ...], ...]:
        return self[provision].rows


SEATS = {"N": "north", "E": "east", "S": "south", "W": "west"}
UNDERTRICKS = {"first": (1, 1), "second-third": (2, 3), "fourth-on": (4, None)}
"""Rows of 77E, as the tricks they are for."""


def _conditions(row: tuple[str, ...]) -> Conditions:
    return Conditions(int(row[0]), SEATS[row[1]], row[2].casefold())


def _imp_scale(table: Table) -> Scale:
    rows = (Band(int(low), int(high) if high else None, int(imp), table.provision) for low, high, imp in table.rows)
    return Scale.of(table.provision, rows, 10)


def _range(cell: str, provision: str) -> tuple[int, int | None]:
    found = RANGE.fullmatch(cell.strip())
    if found is None:
        raise FiguresError(f"'{cell}' is not a range of figures", "Mend the table.", rule=provision)
    low = int(found["low"])
    return low, None if found["open"] else int(found["high"] or low)


def _kp_scales(table: Table) -> dict[int, Scale]:
    scales: dict[int, Scale] = {}
    results = [row[0].split("-") for row in table.rows]
    for column, boards in enumerate(table.columns[1:], start=1):
        rows = (
            Band(*_range(row[column], table.provision), int(winner), table.provision, int(loser))
            for row, (winner, loser) in zip(table.rows, results, strict=True)
        )
        scales[int(boards)] = Scale.of(table.provision, rows, 1)
    return scales


def _minutes(table: Table, end: int | None) -> Scale:
    """Minutes to KP. The last row is left without an end; where the text breaks off at `end`, it must end there."""
    ids = table.row_ids or (table.provision,) * len(table.rows)
    rows = [
        Band(int(low), int(below) - 1 if below else None, int(kp.lstrip("≥")), at)
        for (low, below, kp), at in zip(table.rows, ids, strict=True)
    ]
    last = rows[-1]
    if end is not None:
        if last.high != end - 1:
            raise FiguresError(f"The last row does not end at {end} minutes", "Mend the table.", rule=table.provision)
        rows[-1] = Band(last.low, None, last.value, last.provision)
    return Scale.of(table.provision, rows, 1)


def _tariffs(book: str, tables: _Tables) -> Iterable[Tariff]:
    known = {entry["id"]: entry for entry in _file()["tariff"]}
    for provision in (f"{book}:211B1", f"{book}:211B2"):
        table = tables[provision]
        for (_, amount, unit), at in zip(table.rows, table.row_ids, strict=True):
            size = exact(amount, "a deduction", rule=at)
            yield Tariff(known[at]["form"], size / 100 if unit == "%" else size, unit, known[at]["rounded"], at)


def _score_table(lawbook: str, tables: _Tables) -> ScoreTable:
    doublings = tuple(Doubling)
    parts = {letter: {row[0]: row[1:] for row in tables.rows(f"{lawbook}:77{letter}")} for letter in "ABCDE"}

    def pair(letter: str, row: str) -> tuple[int, int]:
        plain, vulnerable = parts[letter][row]
        return int(plain), int(vulnerable)

    def premium(row: str) -> int:
        return int(parts["D"][row][0])

    at = f"{lawbook}:77E"
    undertricks = {
        (column >= 3, doublings[column % 3]): Scale.of(
            at, (Band(*UNDERTRICKS[name], int(row[column]), at) for name, row in parts["E"].items()), 1
        )
        for column in range(6)
    }
    return ScoreTable(
        trick={
            (suit, state): int(parts["A"]["notrump-further" if suit is Denomination.NOTRUMP else suit.value][place])
            for suit in Denomination
            for place, state in enumerate(doublings)
        },
        first_notrump={state: int(parts["A"]["notrump-first"][place]) for place, state in enumerate(doublings)},
        small_slam=pair("B", "small-slam"),
        grand_slam=pair("B", "grand-slam"),
        overtrick={state: pair("C", state.value) for state in doublings[1:]},
        game=(premium("game-not-vulnerable"), premium("game-vulnerable")),
        part_score=premium("part-score"),
        made={state: premium(f"{state.value}-contract-made") for state in doublings[1:]},
        undertricks=undertricks,
    )


def check_against(tables: Mapping[str, Table] | Iterable[Table]) -> tuple[str, ...]:
    """Differences between our figures and the corpus' tables, one line each; empty when every figure agrees.

    Compared provision by provision, row by row. The name of a form of scoring in 211B may be cut differently, so that
    there only amount and unit count.
    """
    theirs: dict[str, Table] = {}
    for table in tables.values() if isinstance(tables, Mapping) else tables:
        theirs.setdefault(table.provision, table)
    lines: list[str] = []
    for own in own_tables():
        found = theirs.get(own.provision)
        if found is None:
            lines.append(f"{own.provision}: the corpus has no table of these figures")
            continue
        first = 1 if own.columns[0] == "form" else 0
        ours, other = ([tuple(cell.casefold() for cell in row[first:]) for row in t.rows] for t in (own, found))
        if len(ours) != len(other):
            lines.append(f"{own.provision}: {len(ours)} rows here, {len(other)} in the corpus")
        for place, (mine, its) in enumerate(zip(ours, other, strict=False), start=1):
            if mine != its:
                lines.append(f"{own.provision}: row {place} is {' '.join(mine)} here, {' '.join(its)} in the corpus")
    return tuple(lines)
