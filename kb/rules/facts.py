"""The vocabulary of facts: what can be known of a situation, how it is asked for, what contradicts what.

Comes in: the tables in kb/rules/facts/*.toml and a flat dict somebody typed. Goes out: `Vocabulary`, whose
`read` returns the same dict checked and in its proper types, or raises an error naming the nearest valid
key or value. What always holds: a dict that `read` returned reads again to itself; unknown stays unknown.
The surprising choice: a missing choice of a player is read as the value 'open' (see conditions.py), and
implications fill in only what follows from the meaning of the keys, never what is merely usual.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any

from rapidfuzz import process

from kb.rules.conditions import OPEN, Condition, Value
from kb.rules.errors import FactValueError, ForeignFactError, UnknownFactError
from kb.rules.text import Text

__all__ = [
    "Contradiction", "Fact", "FactKind", "FactType", "Implication", "Irregularity", "Section",
    "Vocabulary", "nearest", "vocabulary",
]  # fmt: skip

SUITS = ("clubs", "diamonds", "hearts", "spades")
RANKS = ("a", "k", "q", "j", "10", "9", "8", "7", "6", "5", "4", "3", "2")


class FactKind(StrEnum):
    """Who settles it: the director by looking, a player by choosing, the director by weighing, the organiser."""

    OBSERVED = "observed"
    CHOICE = "choice"
    JUDGEMENT = "judgement"
    SETTING = "setting"


class FactType(StrEnum):
    ENUM = "enum"
    BOOLEAN = "boolean"
    NUMBER = "number"
    NUMBERS = "numbers"
    """Whole numbers separated by blanks."""
    SUITS = "suits"
    """'none', or suit names joined by '-and-'."""
    CARD = "card"
    HOLDING = "holding"
    """Ranks joined by hyphens."""
    RANK = "rank"


@dataclass(frozen=True, slots=True)
class Fact:
    """One entry of the vocabulary. `low` and `high` bound a number; `whole` numbers have no fraction."""

    key: str
    kind: FactKind
    type: FactType
    section: str
    question: Text
    meaning: str
    values: tuple[str, ...] = ()
    low: float | None = None
    high: float | None = None
    whole: bool = True
    example: Value | None = None
    """A value a calculation can use, where any number would not do (a score is a multiple of ten)."""
    derived_from: tuple[str, ...] = ()
    """Facts it is reckoned from; while they are unknown they are asked for instead."""

    def expected(self) -> str:
        """The type in words, for an error."""
        match self.type:
            case FactType.ENUM:
                return "one of " + ", ".join(self.values)
            case FactType.BOOLEAN:
                return "true or false"
            case FactType.NUMBER:
                kind = "a whole number" if self.whole else "a number"
                if self.low is not None and self.high is not None:
                    return f"{kind} from {self.low:g} to {self.high:g}"
                return f"{kind} from {self.low:g}" if self.low is not None else kind
            case FactType.NUMBERS:
                return "whole numbers separated by blanks"
            case FactType.SUITS:
                return "none, or suits joined by -and-, such as hearts-and-spades"
            case FactType.CARD:
                return "a card such as hearts-k or clubs-10"
            case FactType.HOLDING:
                return "ranks joined by hyphens, such as k-9-4"
            case FactType.RANK:
                return "a rank: " + ", ".join(RANKS)

    def possible(self) -> tuple[Value, ...]:
        """Every value of a finite fact; () for one without a list. An open choice is not among them."""
        match self.type:
            case FactType.BOOLEAN:
                return (True, False)
            case FactType.ENUM:
                return tuple(v for v in self.values if v != OPEN)
            case FactType.NUMBER if self.low is not None and self.high is not None and self.high - self.low <= 14:
                return tuple(range(int(self.low), int(self.high) + 1))
            case _:
                return ()


@dataclass(frozen=True, slots=True)
class Section:
    """A table of the vocabulary."""

    id: str
    title: Text


@dataclass(frozen=True, slots=True)
class Irregularity:
    """An entry point. `foreign`: sections whose facts cannot belong to it."""

    id: str
    name: Text
    meaning: str
    foreign: frozenset[str]


@dataclass(frozen=True, slots=True)
class Implication:
    """When `when` holds and `fact` is unknown, it is `value`, the value of the fact `same_as`, or what `call` finds.

    call: a function registered with the book, then the facts it is given (None where unknown); it may find nothing.
    For what follows from the meaning of the keys alone. `why` is shown with the filled-in fact.
    """

    when: Condition
    fact: str
    why: str
    value: Value | None = None
    same_as: str | None = None
    call: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        ways = (self.value is not None, self.same_as is not None, bool(self.call))
        assert sum(ways) == 1, f"{self.fact}: one of value, same_as and call"


@dataclass(frozen=True, slots=True)
class Contradiction:
    """Facts that cannot hold together, with the reason in one sentence that ends with a full stop."""

    when: Condition
    reason: str


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """All facts, in the order of their tables."""

    facts: Mapping[str, Fact]
    sections: Mapping[str, Section]
    irregularities: Mapping[str, Irregularity]
    labels: Mapping[str, Text]
    choices: frozenset[str] = field(default=frozenset())

    def fact(self, key: str) -> Fact:
        found = self.facts.get(key)
        if found is None:
            raise UnknownFactError(key, nearest(key, self.facts))
        return found

    def label(self, value: object) -> Text:
        """The value's name for the reader."""
        if isinstance(value, bool):
            return YES if value else NO
        known = self.labels.get(str(value))
        if known is not None:
            return known
        plain = f"{value:g}" if isinstance(value, float) else str(value).replace("-", " ")
        return Text(plain, plain, plain)

    def read(self, raw: Mapping[str, Any]) -> dict[str, Any]:
        """The facts in their types. Raises UnknownFactError, FactValueError, ForeignFactError."""
        read: dict[str, Any] = {}
        for key, value in raw.items():
            fact = self.facts.get(key) or self.fact(str(key))
            if value is None:
                continue
            as_it_stands = isinstance(value, bool) if fact.type is BOOLEAN else value in fact.values
            read[fact.key] = value if as_it_stands else self._value(fact, value)
        self._refuse_foreign(read)
        return read

    def _refuse_foreign(self, facts: Mapping[str, Any]) -> None:
        irregularity = self.irregularities.get(facts.get("irregularity", ""))
        if irregularity is None or not irregularity.foreign:
            return
        for key in facts:
            section = self.facts[key].section
            if section in irregularity.foreign:
                raise ForeignFactError(key, irregularity.id, self.sections[section].title.en)

    def _value(self, fact: Fact, value: Any) -> Any:
        if fact.kind is FactKind.CHOICE and value == OPEN:
            return OPEN
        match fact.type:
            case FactType.BOOLEAN if isinstance(value, bool):
                return value
            case FactType.BOOLEAN if isinstance(value, str) and value in BOOLEANS:
                return BOOLEANS[value]
            case FactType.NUMBER if (number := _number(value)) is not None:
                outside = (fact.low is not None and number < fact.low) or (fact.high is not None and number > fact.high)
                if not outside and (not fact.whole or number == int(number)):
                    return int(number) if number == int(number) else number
            case FactType.ENUM:
                spoken = {False: "no", True: "yes"}.get(value) if isinstance(value, bool) else None
                text = spoken if spoken in fact.values else str(value)
                if text in fact.values:
                    return text
            case FactType.NUMBERS:
                parts = [str(v) for v in value] if isinstance(value, list | tuple) else str(value).split()
                if parts and all(_number(part) is not None for part in parts):
                    return " ".join(parts)
            case FactType.SUITS:
                names = str(value).split("-and-")
                if value == "none" or (set(names) <= set(SUITS) and len(set(names)) == len(names)):
                    return str(value)
            case FactType.CARD:
                suit, _, rank = str(value).partition("-")
                if suit in SUITS and rank in RANKS:
                    return str(value)
            case FactType.HOLDING:
                if set(str(value).split("-")) <= set(RANKS):
                    return str(value)
            case FactType.RANK:
                if str(value).lower() in RANKS:
                    return str(value).lower()
            case _:
                pass
        raise FactValueError(fact.key, value, fact.expected(), nearest(str(value), fact.values))


BOOLEAN = FactType.BOOLEAN
YES = Text("ja", "ja", "yes")
NO = Text("nej", "nej", "no")
BOOLEANS = {"true": True, "yes": True, "ja": True, "false": False, "no": False, "nej": False}


def _number(value: Any) -> float | None:
    if isinstance(value, bool):
        return None
    if not isinstance(value, int | float | str):
        return None
    try:
        number = float(value)
    except (ValueError, OverflowError):
        return None
    return number if math.isfinite(number) else None


def nearest(word: str, among: Iterable[str], limit: int = 2) -> tuple[str, ...]:
    """The likeliest spellings meant, best first."""
    found = process.extract(word[:80], list(among), limit=limit, score_cutoff=60)
    return tuple(choice for choice, _, _ in found)


# --- loading --------------------------------------------------------------------------------------------

FOLDER = Path(__file__).with_name("facts")


@cache
def vocabulary() -> Vocabulary:
    """The vocabulary of kb/rules/facts, read once: constant data of the code, as a module's own tables are."""
    return load(FOLDER)


def load(folder: Path) -> Vocabulary:
    """Read every table of a folder: irregularities.toml, labels.toml and one file a section."""
    facts: dict[str, Fact] = {}
    sections: dict[str, Section] = {}
    labels: dict[str, Text] = {}
    irregularities: dict[str, Irregularity] = {}
    for path in sorted(folder.glob("*.toml")):
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        for value, words in table.get("labels", {}).items():
            labels[value] = _text(words)
        for id_, row in table.get("irregularities", {}).items():
            irregularities[id_] = Irregularity(id_, _text(row), row["meaning"], frozenset(row.get("foreign", ())))
        for id_, row in table.get("sections", {}).items():
            sections[id_] = Section(id_, _text(row))
        for key, row in table.get("facts", {}).items():
            assert key not in facts, f"{path.name}: {key} is there already"
            facts[key] = _fact(key, row)
    entry = facts["irregularity"]
    facts["irregularity"] = Fact(
        entry.key, entry.kind, entry.type, entry.section, entry.question, entry.meaning, tuple(irregularities)
    )
    choices = frozenset(fact.key for fact in facts.values() if fact.kind is FactKind.CHOICE)
    for fact in facts.values():
        assert fact.section in sections, f"{fact.key}: no section {fact.section}"
    for row in irregularities.values():
        assert row.foreign <= set(sections), f"{row.id}: {row.foreign - set(sections)} are no sections"
    labels |= {i.id: i.name for i in irregularities.values()}
    return Vocabulary(facts, sections, irregularities, labels, choices)


def _text(row: Mapping[str, Any]) -> Text:
    return Text(row["da"], row["sv"], row["en"])


def _fact(key: str, row: Mapping[str, Any]) -> Fact:
    return Fact(
        key=key,
        kind=FactKind(row["kind"]),
        type=FactType(row["type"]),
        section=row["section"],
        question=_text(row),
        meaning=row["meaning"],
        values=tuple(row.get("values", ())),
        low=row.get("low"),
        high=row.get("high"),
        whole=row.get("whole", True),
        example=row.get("example"),
        derived_from=tuple(row.get("derived_from", ())),
    )
