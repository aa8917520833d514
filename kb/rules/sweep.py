"""Walk the whole fact space of a family: gaps, conflicts, rules that never speak.

Comes in: a book and an irregularity. Goes out: a `Report`. What always holds: every complete assignment of the
family's facts falls into exactly one leaf of the walk, unless the report says `sampled`.
The surprising choice: the walk asks like the engine asks. It branches only on a fact that some rule still
waits for, so that one leaf stands for all situations that differ in what no rule looks at; fact spaces of
billions of cases shrink to thousands of leaves, and the walk is complete, not a sample.
Of values that no condition tells apart one is tried (kb.rules.alike).
Numbers take the values around every bound a condition names; an open choice and, where a rule asks whether
a fact is known, its absence are values like any other.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from kb.rules.alike import representatives
from kb.rules.book import PENDING, SPOKE, Family, RuleBook
from kb.rules.conditions import ABSENT, OPEN, Compare, Condition, Is, Known, Unless, atoms
from kb.rules.engine import compute, states
from kb.rules.errors import ContradictionError
from kb.rules.facts import FactType
from kb.rules.model import Role
from kb.scoring.errors import ScoringError

__all__ = ["Conflict", "Leaf", "Report", "sweep", "walk"]

LIMIT = 30_000
"""Leaves after which a walk goes on by random descents."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """A class of situations: the facts that mattered, what each rule did."""

    facts: dict[str, Any]
    working: dict[str, Any]
    states: list[int]


@dataclass(frozen=True, slots=True)
class Conflict:
    """Two rules that spoke and say different things about one matter, with an example."""

    first: str
    second: str
    matter: str
    example: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Report:
    irregularity: str
    leaves: int
    sampled: bool
    gaps: tuple[dict[str, Any], ...]
    """Examples of situations no rule speaks to and no declared gap covers."""
    conflicts: tuple[Conflict, ...]
    spoke: frozenset[str]
    """Rules that spoke at least once."""
    silent: frozenset[str]
    """Rules of the family that never did."""


def branch_values(book: RuleBook, family: Family) -> dict[str, tuple[Any, ...]]:
    """What each fact is tried with."""
    bounds: dict[str, set[float]] = {}
    named: dict[str, dict[Any, None]] = {}
    absent: set[str] = set()
    for compiled in family.rules:
        leaves = list(atoms(compiled.condition))
        if compiled.rule.later:
            absent.update(a.fact for a in leaves if isinstance(a, Is | Compare))
        for atom in leaves:
            match atom:
                case Compare(fact, _, other):
                    for key in (fact, other):
                        if isinstance(key, str):
                            bounds.setdefault(key, set()).update({0, 1, 2} if isinstance(other, str) else ())
                    if not isinstance(other, str):
                        bounds.setdefault(fact, set()).update({other - 1, other, other + 1})
                case Known(fact):
                    absent.add(fact)
                case Unless(fact, values):
                    absent.add(fact)
                    named.setdefault(fact, {}).update(dict.fromkeys(values))
                case Is(fact, values):
                    named.setdefault(fact, {}).update(dict.fromkeys(values))
                case _:
                    pass
    tried: dict[str, tuple[Any, ...]] = {}
    for key in family.facts:
        entry = book.vocabulary.facts[key]
        mentioned = [v for v in named.get(key, ()) if v != OPEN]
        candidates: list[Any] = list(entry.possible())
        if entry.type is FactType.NUMBER and key in bounds:
            low, high = entry.low, entry.high
            inside = [v for v in bounds[key] if (low is None or v >= low) and (high is None or v <= high)]
            candidates = sorted({*inside, *(v for v in mentioned if not isinstance(v, str))})
        elif not candidates:
            candidates = [*mentioned, entry.example or SAMPLES.get(entry.type, 5)]
        if key in book.vocabulary.choices:
            candidates.append(OPEN)
        if key in absent:
            candidates.append(ABSENT)
        tried[key] = tuple(dict.fromkeys(candidates))
    return representatives(_conditions(family), tried, _figures(family))


def _conditions(family: Family) -> Iterator[Condition]:
    """Every condition that can see a fact."""
    for compiled in family.rules:
        yield compiled.condition
        for option in compiled.rule.options:
            yield from (choice.when for choice in option.choices)
    yield from family.consistency.conditions
    yield from (gap.when for _, gap in family.gaps)


def _figures(family: Family) -> set[str]:
    """Facts whose value itself goes into a figure or another fact."""
    found = set(family.consistency.copied)
    for compiled in family.rules:
        stack = [number.formula for number in compiled.rule.numbers]
        while stack:
            part = stack.pop()
            if isinstance(part, tuple):
                stack.extend(part)
            elif isinstance(part, str):
                found.add(part)
    return found


SAMPLES: dict[FactType, Any] = {
    FactType.SUITS: "hearts",
    FactType.CARD: "hearts-7",
    FactType.HOLDING: "k-9-4",
    FactType.RANK: "7",
    FactType.NUMBERS: "100 200",
}


def walk(
    book: RuleBook,
    family: Family,
    *,
    chance: random.Random | None = None,
    tried: dict[str, tuple[Any, ...]] | None = None,
) -> Iterator[Leaf]:
    """Every leaf once; with `chance`, one leaf at the end of a random descent. tried: what branch_values gave."""
    tried = tried or branch_values(book, family)
    stack: list[dict[str, Any]] = [{"irregularity": family.irregularity}]
    while stack:
        facts = stack.pop()
        working = dict(facts)
        try:
            family.consistency.complete(working)
        except (ContradictionError, ScoringError):
            if chance is not None:
                return
            continue
        completed = dict(working)
        outcome = states(family, working, strict=True)
        key = _next_fact(family, outcome, working)
        if key is None:
            yield Leaf(completed, working, outcome)
            continue
        values = tried[key]
        if chance is not None:
            values = (chance.choice(values),)
        stack.extend({**facts, key: value} for value in reversed(values))


def _next_fact(family: Family, outcome: list[int], working: dict[str, Any]) -> str | None:
    for compiled, state in zip(family.rules, outcome, strict=True):
        if state == PENDING:
            for key in compiled.strict_question(working)[1]:
                return key
    return None


def sweep(book: RuleBook, irregularity: str, *, limit: int = LIMIT, seed: int = 1997) -> Report:
    """The report on one family."""
    family = book.family(irregularity)
    assert family is not None, f"{book.edition} has no rules for {irregularity}"
    leaves = 0
    sampled = False
    gaps: list[dict[str, Any]] = []
    conflicts: dict[tuple[str, str, str], Conflict] = {}
    spoke: set[str] = set()

    def look(leaf: Leaf) -> None:
        speaking = [i for i, state in enumerate(leaf.states) if state == SPOKE]
        spoke.update(family.rules[i].rule.id for i in speaking)
        ruled = any(family.rules[i].rule.role is not Role.NOTE for i in speaking)
        waits = PENDING in leaf.states
        if not ruled and not waits and len(gaps) < 20 and not any(t(leaf.working) is True for t, _ in family.gaps):
            gaps.append(_shown(leaf.facts))
        for first, second, matter in _conflicts(book, family, speaking, leaf.working):
            conflicts.setdefault((first, second, matter), Conflict(first, second, matter, _shown(leaf.facts)))

    tried = branch_values(book, family)
    for leaf in walk(book, family, tried=tried):
        leaves += 1
        look(leaf)
        if leaves >= limit:
            sampled = True
            break
    if sampled:
        chance = random.Random(seed)
        for _ in range(limit):
            for leaf in walk(book, family, chance=chance, tried=tried):
                leaves += 1
                look(leaf)
    silent = frozenset(c.rule.id for c in family.rules) - spoke
    return Report(irregularity, leaves, sampled, tuple(gaps), tuple(conflicts.values()), frozenset(spoke), silent)


def _conflicts(
    book: RuleBook, family: Family, speaking: list[int], working: dict[str, Any]
) -> Iterator[tuple[str, str, str]]:
    slots: dict[str, tuple[str, str]] = {}
    figures: dict[str, tuple[Any, str]] = {}
    for i in speaking:
        compiled = family.rules[i]
        for phrase in compiled.phrases:
            if phrase.slot:
                code, other = slots.setdefault(phrase.slot, (phrase.code, compiled.rule.id))
                if code != phrase.code:
                    yield other, compiled.rule.id, phrase.slot
        for number in compiled.rule.numbers:
            try:
                value = compute(book, number, working)
            except ScoringError:  # drawn facts no board has; a ruling refuses them
                continue
            if value is not None:
                before, other = figures.setdefault(number.key, (value, compiled.rule.id))
                if before != value:
                    yield other, compiled.rule.id, number.key


def _shown(facts: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in facts.items() if value is not ABSENT}
