"""The tables: complete, equal to the corpus' own, and refused when they leave a gap."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from kb.model import Table
from kb.scoring import check_against, editions, kp, own_tables
from kb.scoring.comparison import imps_between
from kb.scoring.errors import FiguresError, KeyNameError
from kb.scoring.figures import Band, Scale, figures, figures_of
from kb.scoring.kp import kp_pair, kp_scale

CORPUS = Path(__file__).parents[2] / "corpus"


def changed(provision: str, **fields: object) -> list[Table]:
    return [replace(table, **fields) if table.provision == provision else table for table in own_tables()]  # type: ignore[arg-type]


def test_every_edition_has_its_figures() -> None:
    assert editions() == ("dk1997", "se2007", "dbf2008")
    for edition in editions():
        assert figures(edition).imp.at(320).value == 8
    with pytest.raises(KeyNameError, match="dbf2008"):
        figures("dbf2007")


def test_kp_figures_are_those_printed_in_the_transcript() -> None:
    text = (CORPUS / "dbf2008" / "source.txt").read_text(encoding="utf-8")
    table = next(table for table in own_tables() if table.provision == "dbf2008:202A")
    printed = " ".join([*table.columns, *(cell for row in table.rows for cell in row)])
    assert printed in re.sub(r"\s+", " ", text)


def test_no_difference_from_ourselves() -> None:
    assert check_against(own_tables()) == ()
    assert check_against({table.id: table for table in own_tables()}) == ()


def test_differences_are_told() -> None:
    late = next(table for table in own_tables() if table.provision == "dbf2008:212A2a")
    rows = (("5", "10", "2"), *late.rows[1:])
    assert check_against(changed("dbf2008:212A2a", rows=rows)) == (
        "dbf2008:212A2a: row 1 is 5 10 1 here, 5 10 2 in the corpus",
    )
    assert check_against(changed("dbf2008:212A2a", rows=late.rows[:2])) == (
        "dbf2008:212A2a: 5 rows here, 2 in the corpus",
    )
    assert len(check_against([])) == len(own_tables())


def corpus_tables() -> Iterable[Table]:
    import kb

    if not hasattr(kb, "load"):
        pytest.skip("kb.load is not there yet")
    tables = kb.load().tables
    return tables.values() if hasattr(tables, "values") else tables


def test_figures_agree_with_the_corpus() -> None:
    assert check_against(corpus_tables()) == ()


def test_figures_can_be_taken_from_the_corpus() -> None:
    tables = list(corpus_tables())
    for edition in editions():
        assert figures_of(edition, tables) == figures(edition)


def test_scales_cover_every_amount() -> None:
    for edition in editions():
        book = figures(edition)
        for scale in (book.imp, *book.kp.values(), *book.score.undertricks.values()):
            amounts = range(scale.lows[0], scale.lows[-1] + 3 * scale.step, scale.step)
            assert all(scale.is_printed(amount) for amount in amounts)
    book = figures("dbf2008")
    assert book.late is not None
    assert book.overrun is not None
    assert book.late.find(4) is None
    assert [book.overrun.at(minutes).value for minutes in range(5, 31, 5)] == [1, 2, 3, 5, 8, 8]


def test_every_column_of_202a_has_a_row_for_every_result() -> None:
    book = figures("dbf2008")
    assert sorted(book.kp) == [8, 10, 12, 14, 16, 20, 24, 28, 32, 36, 40, 48]
    results = [(15 + step, 15 - step) for step in range(11)] + [(25, loser) for loser in (4, 3, 2, 1, 0)]
    for scale in book.kp.values():
        assert [(row.value, row.other) for row in scale.bands] == results
    for boards in range(1, 49):
        chosen, scale, _ = kp_scale(boards, book)
        assert chosen == min(held for held in book.kp if held >= boards)
        assert kp_pair(0, scale) == (15, 15)


BROKEN = [
    ("a gap", (Band(0, 10, 0, "x:1"), Band(30, None, 1, "x:1"))),
    ("an overlap", (Band(0, 10, 0, "x:1"), Band(10, None, 1, "x:1"))),
    ("no end", (Band(0, 10, 0, "x:1"), Band(20, 40, 1, "x:1"))),
    ("an end too early", (Band(0, None, 0, "x:1"), Band(20, None, 1, "x:1"))),
    ("nothing", ()),
]


@pytest.mark.parametrize(("name", "bands"), BROKEN, ids=[name for name, _ in BROKEN])
def test_a_broken_scale_is_refused(name: str, bands: tuple[Band, ...]) -> None:
    with pytest.raises(FiguresError, match="x:1"):
        Scale.of("x:1", bands, 10)


def test_a_broken_table_is_refused() -> None:
    with pytest.raises(FiguresError, match="dk1997:78B"):
        figures_of("dk1997", [table for table in own_tables() if table.provision != "dk1997:78B"])
    with pytest.raises(FiguresError, match="dbf2008:202A"):
        figures_of("dbf2008", changed("dbf2008:202A", columns=("KP", "8"), rows=(("15-15", "some"), ("16-14", "2+"))))
    with pytest.raises(FiguresError, match="30 minutes"):
        figures_of("dbf2008", changed("dbf2008:212A2a", rows=(("5", "10", "1"),), row_ids=()))


def test_imps_have_the_sign_of_the_difference() -> None:
    assert imps_between(Fraction(-19), figures("dk1997")) == 0
    assert imps_between(Fraction(-20), figures("dk1997")) == -1


def test_every_difference_on_every_scale_against_the_transcript() -> None:
    text = re.sub(r"\s+", " ", (CORPUS / "dbf2008" / "source.txt").read_text(encoding="utf-8"))
    found = re.search(r"KP 8 10 12 .*? 124\+", text)
    assert found is not None
    cells = found.group().split()
    heads, body = [int(cell) for cell in cells[1:13]], cells[13:]
    for boards in range(1, 49):
        column = heads.index(min(head for head in heads if head >= boards)) + 1
        for at in range(0, len(body), 13):
            low, _, high = body[at + column].rstrip("+").partition("-")
            for imps in range(int(low), int(high or 140) + 1):
                assert kp(boards, imps).value == body[at], (boards, imps)
