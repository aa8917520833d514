"""What a condition answers, and what it asks while it has no answer.

Comes in: condition trees. Goes out: functions over a dict of facts. `compile_` makes one that answers True, False
or None (unknown); `compile_probe` one that, instead of None, names the first fact that could still decide.
What always holds: they agree with `evaluate`, which walks the tree (tests/rules/test_rules_conditions.py).
The surprising choice: a condition is written out as one Python expression and that is compiled, since a ruling asks
hundreds of them and a sweep millions; the words in it come from the rule files alone, quoted with repr.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from functools import cache
from itertools import count
from typing import Any, NamedTuple

from kb.rules.conditions import (
    ABSENT,
    OPEN,
    All,
    Any_,
    Compare,
    Condition,
    Is,
    Known,
    Not,
    Status,
    Unless,
    Value,
    atoms,
    fact_keys,
)  # fmt: skip

__all__ = [
    "Leaves", "Looked", "Probe", "Question", "Test", "compile_", "compile_leaves", "compile_probe",
    "compile_question", "evaluate", "residual", "unknown_facts",
]  # fmt: skip

Facts = Mapping[str, Any]
Test = Callable[[Facts], bool | None]
Probe = Callable[[Facts], bool | str]
Leaves = Callable[[Facts], tuple["Looked", ...]]
Question = Callable[[Facts], tuple[bool | None, tuple[str, ...]]]


class Looked(NamedTuple):
    """One leaf of a condition, looked at. holds None: not known."""

    fact: str
    value: Any
    holds: bool | None


@cache
def compile_(condition: Condition, *, strict: bool = False) -> Test:
    """A function that answers True, False or None.

    strict: `known` and `unless_known` answer None as long as the fact is not in the dict, so that a sweep
    sees where "nobody has said" makes a difference; a fact set to ABSENT counts as not said.
    """
    if strict:
        probe = compile_probe(condition)
        return lambda f: None if isinstance(answer := probe(f), str) else answer
    test: Test = _Writer(probing=False).function(condition)
    return test


@cache
def compile_probe(condition: Condition) -> Probe:
    """The strict answer; where it is None, the first fact that could decide, or '' where no fact could."""
    probe: Probe = _Writer(probing=True).function(condition)
    return probe


@cache
def compile_leaves(condition: Condition) -> Leaves:
    """Each leaf of the condition with its fact (a status as '@name'), the fact's value and the leaf's answer."""
    parts = []
    for atom in atoms(condition):
        key = "@" + atom.name if isinstance(atom, Status) else atom.fact
        parts.append(f"Looked({key!r}, f.get({key!r}), {_Writer(probing=False).expression(atom)})")
    leaves: Leaves = eval(f"lambda f: ({''.join(part + ', ' for part in parts)})", {"ABSENT": ABSENT, "Looked": Looked})
    return leaves


class _Writer:
    """Writes one condition as an expression. v0, v1, … hold the answers of its parts while they are looked at."""

    def __init__(self, *, probing: bool) -> None:
        self._probing = probing
        self._names = (f"v{i}" for i in count())

    def function(self, condition: Condition) -> Any:
        return eval(f"lambda f: {self.expression(condition)}", {"ABSENT": ABSENT})

    def expression(self, condition: Condition) -> str:
        match condition:
            case Is(fact, values):
                return self._leaf(fact, self._unknown(fact), self._unknown(), _among(values))
            case Compare(fact, op, other):
                return self._compare(fact, op, other)
            case Known(fact):
                return self._leaf(fact, self._unknown(fact) if self._probing else "False", "False", "is not None")
            case Unless(fact, values):
                return self._leaf(fact, self._unknown(fact) if self._probing else "True", "True", _among(values))
            case Status(name):
                v = next(self._names)
                return f"({self._unknown()} if ({v} := f.get({'@' + name!r}, False)) is None else {v})"
            case Not(part):
                v = next(self._names)
                undecided = ".__class__ is str" if self._probing else " is None"
                return f"({v} if ({v} := {self.expression(part)}){undecided} else not {v})"
            case All(parts):
                return self._join(parts, decisive=False)
            case Any_(parts):
                return self._join(parts, decisive=True)

    def _unknown(self, fact: str = "") -> str:
        return repr(fact) if self._probing else "None"

    def _leaf(self, fact: str, unknown: str, absent: str, test: str) -> str:
        v = next(self._names)
        return f"({unknown} if ({v} := f.get({fact!r})) is None else {absent} if {v} is ABSENT else {v} {test})"

    def _compare(self, fact: str, op: str, other: float | str) -> str:
        v, w = next(self._names), next(self._names)
        against = f"f.get({other!r})" if isinstance(other, str) else repr(other)
        unknown = self._unknown(other) if isinstance(other, str) else self._unknown()
        return (
            f"({self._unknown(fact)} if ({v} := f.get({fact!r})) is None else "
            f"{unknown} if ({w} := {against}) is None else {self._unknown()} if {v} is ABSENT or {w} is ABSENT else "
            f"False if {v} == {OPEN!r} or {w} == {OPEN!r} else {v} {op} {w})"
        )

    def _join(self, parts: tuple[Condition, ...], *, decisive: bool) -> str:
        """All parts (decisive: False) or any (decisive: True)."""
        if not parts:
            return str(not decisive)
        names = [next(self._names) for _ in parts]
        settled = " or ".join(
            f"({v} := {self.expression(part)}) is {decisive}" for v, part in zip(names, parts, strict=True)
        )
        agreed = " and ".join(f"{v} is {not decisive}" for v in names)
        left = " or ".join(f"({v} is not {not decisive} and {v})" for v in names) + " or ''"
        return f"({decisive} if {settled} else {not decisive} if {agreed} else {left if self._probing else None})"


def _among(values: tuple[Value, ...]) -> str:
    return f"== {values[0]!r}" if len(values) == 1 else f"in {values!r}"


COMPARISONS: dict[str, Callable[[Any, Any], bool]] = {
    ">=": operator.ge,
    "<=": operator.le,
    ">": operator.gt,
    "<": operator.lt,
}


def evaluate(condition: Condition, facts: Facts, *, strict: bool = False) -> bool | None:
    """The answer of the tree itself; `compile_` is its fast twin."""
    match condition:
        case All(parts):
            answers = [evaluate(p, facts, strict=strict) for p in parts]
            return False if False in answers else None if None in answers else True
        case Any_(parts):
            answers = [evaluate(p, facts, strict=strict) for p in parts]
            return True if True in answers else None if None in answers else False
        case Not(part):
            inner = evaluate(part, facts, strict=strict)
            return None if inner is None else not inner
        case Status(name):
            given: bool | None = facts.get("@" + name, False)
            return given
        case Compare(fact, op, other):
            a, b = facts.get(fact), facts.get(other) if isinstance(other, str) else other
            if a is None or b is None or a is ABSENT or b is ABSENT:
                return None
            return OPEN not in (a, b) and COMPARISONS[op](a, b)
        case Is(fact, values):
            value = facts.get(fact)
            return None if value is None or value is ABSENT else value in values
        case Known(fact):
            value = facts.get(fact)
            return None if strict and value is None else value is not None and value is not ABSENT
        case Unless(fact, values):
            value = facts.get(fact)
            return None if strict and value is None else value is None or value is ABSENT or value in values


@cache
def compile_question(condition: Condition) -> Question:
    """A function that answers like compile_'s and, when undecided, names the facts that could still decide."""
    match condition:
        case All(parts):
            return _ask_parts(tuple(compile_question(p) for p in parts), decisive=False)
        case Any_(parts):
            return _ask_parts(tuple(compile_question(p) for p in parts), decisive=True)
        case Not(part):
            inner = compile_question(part)

            def ask_not(f: Facts) -> tuple[bool | None, tuple[str, ...]]:
                answer, keys = inner(f)
                return (None if answer is None else not answer), keys

            return ask_not
        case leaf:
            test, facts = compile_(leaf), fact_keys(leaf)

            def ask(f: Facts) -> tuple[bool | None, tuple[str, ...]]:
                answer = test(f)
                return answer, () if answer is not None else tuple(k for k in facts if f.get(k) is None)

            return ask


def _ask_parts(parts: tuple[Question, ...], *, decisive: bool) -> Question:
    def ask(f: Facts) -> tuple[bool | None, tuple[str, ...]]:
        open_parts = False
        found: tuple[str, ...] = ()
        for part in parts:
            answer, keys = part(f)
            if answer is decisive:
                return decisive, ()
            if answer is None:
                open_parts = True
                found += keys
        return (None if open_parts else not decisive), found

    return ask


def unknown_facts(condition: Condition, facts: Facts) -> tuple[str, ...]:
    """The facts that could still decide a condition that is unknown: those in its undecided branches."""
    return tuple(dict.fromkeys(compile_question(condition)(facts)[1]))


def residual(condition: Condition, facts: Facts) -> Condition | None:
    """What is left to be answered of an undecided condition; None when no fact is left (decided, or by a status)."""
    if evaluate(condition, facts) is not None:
        return None
    match condition:
        case All(parts) | Any_(parts):
            left = [rest for part in parts if (rest := residual(part, facts)) is not None]
            return None if not left else left[0] if len(left) == 1 else type(condition)(tuple(left))
        case Not(part):
            rest = residual(part, facts)
            return None if rest is None else Not(rest)
        case Status(_):
            return None
        case leaf:
            return leaf
