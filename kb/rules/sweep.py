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
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from kb.rules.alike import representatives
from kb.rules.book import Family, RuleBook
from kb.rules.conditions import ABSENT, OPEN, Compare, Condition, Is, Known, Unless, atoms
from kb.rules.engine import compute
from kb.rules.facts import FactType
from kb.rules.model import Number
from kb.rules.walk import Walker
from kb.scoring.errors import ScoringError

__all__ = ["Conflict", "Leaf", "Report", "sweep", "walk"]

LIMIT = 30_000
"""Leaves after which a walk goes on by random descents."""

DRAWN = 10
"""One leaf in so many of a sampled walk is drawn by chance, from anywhere in the family."""

SHOWN = 20
"""Gaps shown of a family."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """A class of situations: the facts that mattered, what each rule did."""

    facts: dict[str, Any]
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
    seconds: float


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


def walk(book: RuleBook, family: Family) -> Iterator[Leaf]:
    """Every leaf once."""
    walker = Walker(family, branch_values(book, family))
    for _ in walker.leaves():
        yield Leaf(walker.facts(), walker.states())


def sweep(book: RuleBook, irregularity: str, *, limit: int = LIMIT, seed: int = 1997) -> Report:
    """The report on one family."""
    family = book.family(irregularity)
    assert family is not None, f"{book.edition} has no rules for {irregularity}"
    start = time.perf_counter()
    walker = Walker(family, branch_values(book, family))
    judge = _Judge(book, family)
    leaves = 0
    sampled = False
    for _ in walker.leaves():
        if leaves == limit:
            sampled = True
            break
        leaves += 1
        judge.look(walker)
    if sampled:
        chance = random.Random(seed)
        for _ in range(max(1, limit // DRAWN)):
            if walker.descend(chance):
                leaves += 1
                judge.look(walker)
    silent = frozenset(c.rule.id for c in family.rules) - judge.spoke
    return Report(
        irregularity, leaves, sampled, tuple(judge.gaps), tuple(judge.conflicts.values()), judge.spoke, silent,
        time.perf_counter() - start,
    )  # fmt: skip


class _Judge:
    """Looks at leaves. What can be said of the rules that speak, whatever the facts, is worked out once for them."""

    def __init__(self, book: RuleBook, family: Family) -> None:
        self.book, self.family = book, family
        self.gaps: list[dict[str, Any]] = []
        self.conflicts: dict[tuple[str, str, str], Conflict] = {}
        self._heard = 0
        self._rivals: dict[int, Rivals] = {}

    @property
    def spoke(self) -> frozenset[str]:
        return frozenset(c.rule.id for i, c in enumerate(self.family.rules) if self._heard >> i & 1)

    def look(self, walker: Walker) -> None:
        speaking = walker.spoke
        self._heard |= speaking
        if not (speaking & walker.ruling or walker.pending) and len(self.gaps) < SHOWN:
            working = walker.working
            # Undecided only because a fact stays unknown: each of its values is a leaf of its own.
            if all(test(working) is False for test, _ in self.family.gaps):
                self.gaps.append(_shown(walker.facts()))
        rivals = self._rivals.get(speaking)
        if rivals is None:
            rivals = self._rivals[speaking] = self._find_rivals(speaking)
        contradictory, figures = rivals
        for conflict in contradictory:
            if conflict not in self.conflicts:
                self.conflicts[conflict] = Conflict(*conflict, _shown(walker.facts()))
        for key, numbers in figures:
            found: dict[Any, str] = {}
            for id_, number in numbers:
                value = self._value(number, walker.working)
                if value is not None:
                    found.setdefault(value, id_)
            if len(found) > 1:
                first, second, *_ = found.values()
                self.conflicts.setdefault((first, second, key), Conflict(first, second, key, _shown(walker.facts())))

    def _value(self, number: Number, working: Mapping[str, Any]) -> Any:
        try:
            return compute(self.book, number, working)
        except ScoringError:  # drawn facts no board has; a ruling refuses them
            return None

    def _find_rivals(self, speaking: int) -> Rivals:
        slots: dict[str, tuple[str, str]] = {}
        contradictory: dict[tuple[str, str, str], None] = {}
        figures: dict[str, list[tuple[str, Number]]] = {}
        for i, compiled in enumerate(self.family.rules):
            if not speaking >> i & 1:
                continue
            for phrase in compiled.phrases:
                if phrase.slot:
                    code, other = slots.setdefault(phrase.slot, (phrase.code, compiled.rule.id))
                    if code != phrase.code:
                        contradictory[other, compiled.rule.id, phrase.slot] = None
            for number in compiled.rule.numbers:
                figures.setdefault(number.key, []).append((compiled.rule.id, number))
        several = tuple((key, tuple(n)) for key, n in figures.items() if len({x.formula for _, x in n}) > 1)
        return tuple(contradictory), several


Rivals = tuple[tuple[tuple[str, str, str], ...], tuple[tuple[str, tuple[tuple[str, Number], ...]], ...]]
"""Of one set of speaking rules: those that contradict each other, and the figures that several of them give."""


def _shown(facts: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in facts.items() if value is not ABSENT}
