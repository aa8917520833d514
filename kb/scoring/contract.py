"""Laws 2 and 77: a board's conditions, and what a contract scores.

Comes in: contract, tricks, vulnerability. Goes out: `Scored`, positive for declarer's side, with each premium by name.
What always holds: only a contract that can be bid (one to seven) and tricks a deal has (none to thirteen) are scored.
The surprising choice: the governing paragraphs are only those whose figures were added up, in the order of the law, so
that a made part-score cites 77A and 77D and a set contract 77E alone.
"""

from __future__ import annotations

from dataclasses import dataclass

from kb.scoring.errors import BoardCountError, ContractError, TricksError
from kb.scoring.figures import Conditions, Figures, figures
from kb.scoring.result import Denomination, Doubling, Scored, Value

__all__ = ["GAME", "Contract", "board_conditions", "contract_score", "is_vulnerable", "passed_out"]

GAME = 100
"""Trick points that make game (77A)."""
BOOK = 6
TRICKS = 13


@dataclass(frozen=True, slots=True)
class Contract:
    """A final contract: level one to seven, denomination, state of doubling."""

    level: int
    denomination: Denomination
    doubling: Doubling = Doubling.UNDOUBLED

    def __post_init__(self) -> None:
        if self.level > 7:
            raise ContractError(
                f"A contract at the level of {self.level} is never played or scored",
                "Give a level from 1 to 7.",
                rule="dk1997:38",
            )
        if self.level < 1:
            raise ContractError(
                f"A contract at the level of {self.level} cannot be bid", "Give a level from 1 to 7.", rule="dk1997:18A"
            )


def board_conditions(board: int, *, edition: str = "dk1997") -> Scored:
    """Dealer and vulnerability of a board by its number; law 2, repeated every sixteen boards."""
    book = figures(edition)
    row = _conditions(board, book)
    return Scored("board", row.vulnerable, (book.board_law,), {"board": board, "dealer": row.dealer})


def is_vulnerable(board: int, seat: str, *, edition: str = "dk1997") -> bool:
    """Whether the side of a seat (north, east, south, west) is vulnerable on a board; law 2."""
    side = "ns" if seat in ("north", "south") else "ew"
    return _conditions(board, figures(edition)).vulnerable in (side, "all")


def _conditions(board: int, book: Figures) -> Conditions:
    if board < 1:
        raise BoardCountError(f"There is no board {board}", "Boards are numbered from 1.", rule=book.board_law)
    return book.conditions[(board - 1) % len(book.conditions)]


def passed_out(*, edition: str = "dk1997") -> Scored:
    """A board without a bid: nothing is scored (77)."""
    book = figures(edition)
    return Scored("score", 0, (book.score_law or book.law("77"),), {"passed_out": True}, "points")


def contract_score(contract: Contract, tricks: int, vulnerable: bool, *, edition: str = "dk1997") -> Scored:
    """The score of a contract by law 77, positive for declarer's side, negative when it goes down."""
    book = figures(edition)
    if not 0 <= tricks <= TRICKS:
        raise TricksError(
            f"Declarer cannot win {tricks} tricks",
            "A deal has 13 tricks; give 0 to 13.",
            rule=book.score_law or book.law("77B"),
        )
    over = tricks - BOOK - contract.level
    letters, detail = _made(contract, over, vulnerable, book) if over >= 0 else _down(contract, -over, vulnerable, book)
    total = sum(detail.values())
    ids = (book.score_law,) if book.score_law else tuple(book.law(f"77{letter}") for letter in letters)
    facts: dict[str, Value] = {"level": contract.level, "denomination": contract.denomination.value}
    facts |= {"doubling": contract.doubling.value, "vulnerable": vulnerable, "tricks": tricks, "result": over}
    if book.score_law:
        facts["figures_from"] = "dk1997:77"
    return Scored("score", total, ids, facts | detail, "points")


def _made(contract: Contract, over: int, vulnerable: bool, book: Figures) -> tuple[str, dict[str, int]]:
    table, state, zone = book.score, contract.doubling, int(vulnerable)
    each = table.trick[contract.denomination, state]
    points = each * contract.level
    if contract.denomination is Denomination.NOTRUMP:
        points += table.first_notrump[state] - each
    letters, detail = "A", {"trick_points": points}
    if contract.level >= 6:
        letters += "B"
        detail["slam_bonus"] = (table.small_slam if contract.level == 6 else table.grand_slam)[zone]
    if over:
        letters += "C"
        undoubled = table.trick[contract.denomination, Doubling.UNDOUBLED]
        worth = undoubled if state is Doubling.UNDOUBLED else table.overtrick[state][zone]
        detail["overtrick_points"] = over * worth
    letters += "D"
    if points >= GAME:
        detail["game_bonus"] = table.game[zone]
    else:
        detail["part_score_bonus"] = table.part_score
    if state is not Doubling.UNDOUBLED:
        detail["doubled_bonus"] = table.made[state]
    return letters, detail


def _down(contract: Contract, down: int, vulnerable: bool, book: Figures) -> tuple[str, dict[str, int]]:
    scale = book.score.undertricks[vulnerable, contract.doubling]
    return "E", {"undertrick_points": -sum(scale.at(trick).value for trick in range(1, down + 1))}
