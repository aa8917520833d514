"""The walk that does only the work a new fact makes agrees with the engine that does all of it."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest

from kb.rules import books
from kb.rules.book import OUT, PENDING, SPOKE, Family, RuleBook
from kb.rules.evaluation import evaluate
from kb.rules.sweep import branch_values
from kb.rules.walk import Walker

FAMILIES = [(b, family) for b in books() for name in b.irregularities if (family := b.family(name)) is not None]


def naive(family: Family, facts: dict[str, Any]) -> tuple[list[int], set[str]]:
    """Every rule asked in turn, by the tree of its condition: what each does, which statuses are given or open."""
    states: list[int] = []
    for compiled in family.rules:
        holds = evaluate(compiled.condition, facts, strict=True)
        before = {states[i] for i in compiled.defeaters}
        waits = holds is None or PENDING in before
        states.append(OUT if holds is False or SPOKE in before else PENDING if waits else SPOKE)
        for status in compiled.gives if states[-1] != OUT else ():
            facts[status] = True if states[-1] == SPOKE else facts.get(status) or None
    return states, {key for key in facts if key[0] == "@"}


def agree(family: Family, walker: Walker) -> None:
    given = {key for key, value in walker.working.items() if key[0] == "@" and value is not False}
    assert (walker.states(), given) == naive(family, walker.facts())


@pytest.mark.parametrize(
    ("book", "family"), FAMILIES, ids=lambda v: getattr(v, "irregularity", getattr(v, "edition", ""))
)
def test_the_walk_says_what_the_engine_says(book: RuleBook, family: Family) -> None:
    walker = Walker(family, branch_values(book, family))
    for _ in islice(walker.leaves(), 40):
        agree(family, walker)
    chance = random.Random(1997)
    for _ in range(40):
        if walker.descend(chance):
            agree(family, walker)


def test_a_second_walk_sees_the_same_leaves() -> None:
    book, family = FAMILIES[3]
    walker = Walker(family, branch_values(book, family))
    first = [walker.facts() for _ in walker.leaves()]
    walker.descend(random.Random(1))
    assert [walker.facts() for _ in walker.leaves()] == first
