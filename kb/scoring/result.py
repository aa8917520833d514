"""The answer to a question about scoring, and the words it is asked in.

Comes in: nothing. Goes out: `Scored` (value, governing provisions, detail) and the enumerations of the field.
What always holds: `governing` names the row or paragraph that decides first, then what it rests on; every number is an
int or a Fraction. The surprising choice: where the text says "at least" or "at most" the value is a `Bound`, not the
number, because the director still has something to decide.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from enum import StrEnum
from fractions import Fraction

from kb.scoring.exact import decimal

__all__ = ["Bound", "Denomination", "Doubling", "Fault", "Form", "Ids", "Plain", "Scored", "Value", "dump", "plain"]


class Denomination(StrEnum):
    """What a contract is played in."""

    CLUBS = "clubs"
    DIAMONDS = "diamonds"
    HEARTS = "hearts"
    SPADES = "spades"
    NOTRUMP = "notrump"


class Doubling(StrEnum):
    """State of the final contract."""

    UNDOUBLED = "undoubled"
    DOUBLED = "doubled"
    REDOUBLED = "redoubled"


class Form(StrEnum):
    """How the event is scored. IMP_MATCH is a single (cup) match decided on imps."""

    MATCHPOINTS = "matchpoints"
    IMP_MATCH = "imp-match"
    KP_MATCH = "kp-match"
    BUTLER = "butler"
    CROSS_IMPS = "cross-imps"
    BOARD_A_MATCH = "board-a-match"
    TOTAL_POINTS = "total-points"


class Fault(StrEnum):
    """A side's share in an irregularity: law 12C1 of 1997, 12C2 of 2007."""

    DIRECT = "direct"
    PARTIAL = "partial"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Bound:
    """What the text leaves open: at least `min`, at most `max`, or between both."""

    min: Fraction | None = None
    max: Fraction | None = None


Ids = tuple[str, ...]
"""Provisions, edition:number, the deciding one first."""

Value = None | bool | int | str | Fraction | Bound | Sequence["Value"] | Mapping[str, "Value"]
Plain = None | bool | int | str | Decimal | list["Plain"] | dict[str, "Plain"]


@dataclass(frozen=True, slots=True)
class Scored:
    """One answer. value: the figure asked for. governing: ids of provisions, the deciding one first.

    unit: what the figure counts: points, imp, kp, matchpoints, percent, minutes or ''.
    detail: how it came about, by name; labels for the names are in words.py.
    """

    kind: str
    value: Value
    governing: Ids
    detail: Mapping[str, Value] = field(default_factory=dict)
    unit: str = ""

    def as_dict(self) -> dict[str, Plain]:
        """The answer as plain data: {kind, value, governing, detail}."""
        return {
            "kind": self.kind,
            "value": plain(self.value),
            "governing": list(self.governing),
            "detail": plain(self.detail),
        }


def plain(value: Value) -> Plain:
    """Numbers as int or Decimal, bounds as {min: n} or {max: n}, the rest as it is."""
    if isinstance(value, Fraction):
        return decimal(value)
    if isinstance(value, Bound):
        ends = (("min", value.min), ("max", value.max))
        return {name: decimal(end) for name, end in ends if end is not None}
    if isinstance(value, Mapping):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [plain(item) for item in value]
    return value


def dump(value: Plain) -> str:
    """JSON text in which a decimal is written digit for digit, never by way of a binary float."""
    if isinstance(value, Decimal):
        return format(value, "f")
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)}: {dump(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(dump(item) for item in value) + "]"
    return json.dumps(value, ensure_ascii=False)
