"""Conditions over facts: trees that can be evaluated, printed, enumerated and run elsewhere.

Comes in: calls such as `all_(is_("turn_of", "rho"), no("accepted_by_lho"))`. Goes out: frozen nodes, which
`kb.rules.evaluation` answers with True, False or None (unknown). What always holds: a node is hashable data and
`from_json(as_json(c)) == c`.
The surprising choices: what rules have established (a *status*, such as "lead-penalties") lives in the same
dict under '@name', so that one condition can speak of both; and a player's choice that has not been made is
no gap in what we know but a state of its own: the engine writes the value 'open', so that only things the
director can find out are ever unknown.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

__all__ = [
    "ABSENT",
    "ALWAYS",
    "OPEN",
    "All",
    "Any_",
    "Compare",
    "Condition",
    "Is",
    "Known",
    "Not",
    "Status",
    "Unless",
    "all_",
    "any_",
    "as_json",
    "at_least",
    "at_most",
    "atoms",
    "fact_keys",
    "from_json",
    "given",
    "is_",
    "isnt",
    "known",
    "less_than",
    "more_than",
    "no",
    "not_",
    "once_known",
    "open_",
    "status_keys",
    "told",
    "unless_known",
    "yes",
]  # fmt: skip

Value = str | bool | int | float

OPEN = "open"
"""Value of a choice that nobody has made yet."""

ABSENT = "\0absent"
"""In a sweep: a fact that is to stay unknown."""


@dataclass(frozen=True, slots=True)
class Is:
    """The fact has one of these values. Unknown while the fact is unknown."""

    fact: str
    values: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Compare:
    """The fact, a number, stands in this relation to a number or to another fact."""

    fact: str
    op: str
    other: float | str


@dataclass(frozen=True, slots=True)
class Known:
    """The fact is known. Never unknown itself."""

    fact: str


@dataclass(frozen=True, slots=True)
class Unless:
    """The fact is not known to be anything else: holds while it is unknown. For exceptions nobody has raised."""

    fact: str
    values: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Status:
    """A rule has established this (a fiction, a state, a redirection)."""

    name: str


@dataclass(frozen=True, slots=True)
class All:
    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Any_:  # noqa: N801 - beside typing.Any
    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Not:
    part: Condition


Condition = Is | Compare | Known | Unless | Status | All | Any_ | Not
ALWAYS = All(())


# --- words for rule files -------------------------------------------------------------------------------


def is_(fact: str, *values: Value) -> Condition:
    """The fact is one of these."""
    assert values, f"{fact}: no value named"
    return Is(fact, values)


def isnt(fact: str, *values: Value) -> Condition:
    """The fact is known and none of these; an open choice is none of anything, so it does not hold."""
    assert values, f"{fact}: no value named"
    return Not(Is(fact, (*values, OPEN)))


def yes(fact: str) -> Condition:
    return Is(fact, (True,))


def no(fact: str) -> Condition:
    return Is(fact, (False,))


def open_(fact: str) -> Condition:
    """The choice has not been made yet."""
    return Is(fact, (OPEN,))


def known(fact: str) -> Condition:
    return Known(fact)


def unless_known(fact: str, *values: Value) -> Condition:
    """The fact is one of these or nobody has said. The consequence's text must then name the exception."""
    return Unless(fact, values)


def told(fact: str, *values: Value) -> Condition:
    """The fact is known to be one of these (True when no value is named); it is not asked for. See unless_known."""
    return All((Known(fact), Is(fact, values or (True,))))


def once_known(fact: str, condition: Condition) -> Condition:
    """The condition, looked at only once the fact is known; until then it asks nothing of its own."""
    return any_(not_(known(fact)), condition)


def given(status: str) -> Condition:
    """A rule that gives this status has fired."""
    return Status(status)


def at_least(fact: str, other: float | str) -> Condition:
    return Compare(fact, ">=", other)


def at_most(fact: str, other: float | str) -> Condition:
    return Compare(fact, "<=", other)


def more_than(fact: str, other: float | str) -> Condition:
    return Compare(fact, ">", other)


def less_than(fact: str, other: float | str) -> Condition:
    return Compare(fact, "<", other)


def all_(*parts: Condition) -> Condition:
    """All hold. Nested ones are joined; a single one stands alone."""
    flat: list[Condition] = []
    for part in parts:
        flat.extend(part.parts if isinstance(part, All) else (part,))
    return flat[0] if len(flat) == 1 else All(tuple(flat))


def any_(*parts: Condition) -> Condition:
    """At least one holds."""
    flat: list[Condition] = []
    for part in parts:
        flat.extend(part.parts if isinstance(part, Any_) else (part,))
    return flat[0] if len(flat) == 1 else Any_(tuple(flat))


def not_(part: Condition) -> Condition:
    return part.part if isinstance(part, Not) else Not(part)


def atoms(condition: Condition) -> Iterator[Is | Compare | Known | Unless | Status]:
    """The leaves, left to right."""
    match condition:
        case All(parts) | Any_(parts):
            for part in parts:
                yield from atoms(part)
        case Not(part):
            yield from atoms(part)
        case leaf:
            yield leaf


def fact_keys(condition: Condition) -> tuple[str, ...]:
    """The facts a condition speaks of, each once, in order."""
    keys: dict[str, None] = {}
    for atom in atoms(condition):
        if not isinstance(atom, Status):
            keys[atom.fact] = None
            if isinstance(atom, Compare) and isinstance(atom.other, str):
                keys[atom.other] = None
    return tuple(keys)


def status_keys(condition: Condition) -> tuple[str, ...]:
    """The statuses a condition speaks of."""
    return tuple(dict.fromkeys(atom.name for atom in atoms(condition) if isinstance(atom, Status)))


# --- for other programs ---------------------------------------------------------------------------------


def as_json(condition: Condition) -> dict[str, Any]:
    """A tree of objects with one operator each; see kb/rules/README.md."""
    match condition:
        case Is(fact, values):
            return {"is": fact, "values": list(values)}
        case Compare(fact, op, other):
            return {"compare": fact, "op": op, "other": other}
        case Known(fact):
            return {"known": fact}
        case Unless(fact, values):
            return {"unless": fact, "values": list(values)}
        case Status(name):
            return {"status": name}
        case All(parts):
            return {"all": [as_json(p) for p in parts]}
        case Any_(parts):
            return {"any": [as_json(p) for p in parts]}
        case Not(part):
            return {"not": as_json(part)}


def from_json(data: Mapping[str, Any]) -> Condition:
    """Inverse of as_json."""
    match dict(data):
        case {"is": fact, "values": values}:
            return Is(fact, tuple(values))
        case {"compare": fact, "op": op, "other": other}:
            return Compare(fact, op, other)
        case {"known": fact}:
            return Known(fact)
        case {"unless": fact, "values": values}:
            return Unless(fact, tuple(values))
        case {"status": name}:
            return Status(name)
        case {"all": parts}:
            return All(tuple(from_json(p) for p in parts))
        case {"any": parts}:
            return Any_(tuple(from_json(p) for p in parts))
        case {"not": part}:
            return Not(from_json(part))
    raise AssertionError(f"not a condition: {data!r}")
