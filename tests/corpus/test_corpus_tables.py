"""Tables: the figures the transcripts kept, spread or lost, checked by recomputing scores known to everyone."""

from __future__ import annotations

from itertools import pairwise

import pytest

from kb.graph import KnowledgeBase
from kb.model import EdgeType, Flag


def rows(base: KnowledgeBase, table: str) -> list[tuple[str, ...]]:
    return list(base.tables[table].rows)


def test_kp_scale(base: KnowledgeBase) -> None:
    table = base.tables["dbf2008:table.202A"]
    assert table.columns == ("KP", "8", "10", "12", "14", "16", "20", "24", "28", "32", "36", "40", "48")
    assert len(table.rows) == 16
    assert table.rows[0][:3] == ("15-15", "0-1", "0-1")
    assert table.rows[2][7] == "10-14"  # 24 boards: 10 to 14 imps are 17-13
    assert table.rows[-1] == (
        "25-0",
        "51+",
        "56+",
        "62+",
        "67+",
        "72+",
        "80+",
        "88+",
        "95+",
        "101+",
        "107+",
        "113+",
        "124+",
    )
    assert table.provision == "dbf2008:202A"


def test_kp_scale_has_no_gap(base: KnowledgeBase) -> None:
    table = base.tables["dbf2008:table.202A"]
    for column in range(1, len(table.columns)):
        expected = 0
        for row in table.rows:
            low = int(row[column].rstrip("+").split("-")[0])
            assert low == expected
            if "-" in row[column]:
                expected = int(row[column].split("-")[1]) + 1


def test_lateness_and_overrun(base: KnowledgeBase) -> None:
    assert rows(base, "dbf2008:table.212A2a") == [
        ("5", "10", "1"), ("10", "15", "2"), ("15", "20", "3"), ("20", "25", "4"), ("25", "30", "5"),
    ]  # fmt: skip
    assert rows(base, "dbf2008:table.213A4a") == [
        ("5", "10", "1"), ("10", "15", "2"), ("15", "20", "3"), ("20", "25", "5"), ("25", "30", "8"), ("30", "", "≥8"),
    ]  # fmt: skip
    assert base.tables["dbf2008:table.212A2a"].row_ids[1] == "dbf2008:212A2aii"


def test_standard_deductions(base: KnowledgeBase) -> None:
    assert [(row[1], row[2]) for row in rows(base, "dbf2008:table.211B1")] == [
        ("½", "KP"), ("1", "KP"), ("0,2", "point"), ("1½", "imp"),
    ]  # fmt: skip
    assert [(row[1], row[2]) for row in rows(base, "dbf2008:table.211B2")] == [("10", "%"), ("2", "imp"), ("2", "imp")]


def test_decision_tables_of_the_sheet(base: KnowledgeBase) -> None:
    calls = base.tables["bogense2017:table.call-out-of-turn"]
    assert calls.columns == ("", "Konsekvens for den fejlende", "Konsekvens for den fejlendes makker")
    assert calls.row_ids[0] == "bogense2017:call-out-of-turn/t1"
    assert calls.rows[0][1:] == ("Pas næste gang.", "Ingen.")
    bids = base.tables["bogense2017:table.insufficient-bid"]
    assert len(bids.rows) == 6
    assert bids.rows[5][0] == "Utilstrækkeligt bud uden for tur: § 31 benyttes."


@pytest.mark.parametrize("table", ["dk1997:table.2", "se2007:table.2"])
def test_dealer_and_vulnerability(base: KnowledgeBase, table: str) -> None:
    by_board = {int(board): (dealer, vulnerable) for board, dealer, vulnerable in rows(base, table)}
    assert len(by_board) == 16
    # As every board is printed: 1 none, 4 all, 7 all, 13 all, 16 East-West.
    assert by_board[1] == ("N", "none")
    assert by_board[4] == ("W", "all")
    assert by_board[7] == ("S", "all")
    assert by_board[10] == ("E", "all")
    assert by_board[13] == ("N", "all")
    assert by_board[16] == ("W", "EW")
    for kind, boards in {
        "none": [1, 8, 11, 14],
        "NS": [2, 5, 12, 15],
        "EW": [3, 6, 9, 16],
        "all": [4, 7, 10, 13],
    }.items():
        assert [board for board, (_, vulnerable) in by_board.items() if vulnerable == kind] == boards


def contract_score(
    base: KnowledgeBase, level: int, denomination: str, doubling: str, vulnerable: bool, tricks: int
) -> int:
    """The score by the repaired tables alone, as law 77 adds it up."""
    column = {"undoubled": 1, "doubled": 2, "redoubled": 3}[doubling]
    side = 2 if vulnerable else 1
    made = tricks - 6 - level
    if made < 0:
        down = {row[0]: row for row in rows(base, "dk1997:table.77E")}
        place = column + (3 if vulnerable else 0)
        names = ["first", "second-third", "second-third", *["fourth-on"] * 10]
        return -sum(int(down[name][place]) for name in names[:-made])
    value = {row[0]: int(row[column]) for row in rows(base, "dk1997:table.77A")}
    plain = {row[0]: int(row[1]) for row in rows(base, "dk1997:table.77A")}
    if denomination == "notrump":
        trick_score = value["notrump-first"] + (level - 1) * value["notrump-further"]
        over_value = plain["notrump-further"]
    else:
        trick_score = level * value[denomination]
        over_value = plain[denomination]
    premium = {row[0]: int(row[1]) for row in rows(base, "dk1997:table.77D")}
    total = trick_score
    if trick_score >= 100:
        total += premium["game-vulnerable" if vulnerable else "game-not-vulnerable"]
    else:
        total += premium["part-score"]
    total += {
        "undoubled": 0,
        "doubled": premium["doubled-contract-made"],
        "redoubled": premium["redoubled-contract-made"],
    }[doubling]
    if level >= 6:
        slams = {row[0]: row for row in rows(base, "dk1997:table.77B")}
        total += int(slams["small-slam" if level == 6 else "grand-slam"][side])
    over = {row[0]: row for row in rows(base, "dk1997:table.77C")}
    total += made * (over_value if doubling == "undoubled" else int(over[doubling][side]))
    return total


@pytest.mark.parametrize(
    ("level", "denomination", "doubling", "vulnerable", "tricks", "score"),
    [
        (3, "notrump", "undoubled", True, 10, 630),
        (3, "notrump", "undoubled", True, 7, -200),
        (4, "spades", "undoubled", False, 12, 480),
        (6, "spades", "undoubled", False, 12, 980),
        (7, "notrump", "redoubled", True, 13, 2980),
        (2, "spades", "doubled", False, 8, 470),
        (1, "clubs", "doubled", True, 9, 540),
        (5, "clubs", "doubled", False, 7, -800),
        (7, "clubs", "redoubled", False, 0, -7000),
        (7, "clubs", "redoubled", True, 0, -7600),
        (1, "notrump", "undoubled", False, 7, 90),
        (2, "diamonds", "undoubled", True, 8, 90),
        (4, "hearts", "undoubled", True, 10, 620),
    ],
)
def test_known_scores_follow_from_the_figures_put_back(
    base: KnowledgeBase, level: int, denomination: str, doubling: str, vulnerable: bool, tricks: int, score: int
) -> None:
    assert contract_score(base, level, denomination, doubling, vulnerable, tricks) == score


def test_imp_scale(base: KnowledgeBase) -> None:
    scale = [(int(low), int(high) if high else None, int(imp)) for low, high, imp in rows(base, "dk1997:table.78B")]
    assert [imp for _, _, imp in scale] == list(range(25))
    for (_, high, _), (low, _, _) in pairwise(scale):
        assert high is not None
        assert low == high + 10

    def imps(difference: int) -> int:
        return next(imp for low, high, imp in scale if low <= difference and (high is None or difference <= high))

    assert (imps(10), imps(20), imps(430), imps(990), imps(4000), imps(7600)) == (0, 1, 10, 14, 24, 24)


def test_repaired_tables_say_so(base: KnowledgeBase) -> None:
    for table in base.tables.values():
        if table.basis == "repaired":
            assert table.reason
            remains = base.node(table.id)
            assert Flag.TEXT_LOST in remains.flags
            assert remains.text
            assert any(edge.target == table.id for edge in base.edges_to(table.id, EdgeType.CONTAINS))
