"""Speed of rulings: `python -m tests.rules.bench`. Prints microseconds; nothing here is a test."""

from __future__ import annotations

import random
import time

from kb.rules import books, rule_on
from kb.rules.engine import states
from kb.rules.errors import RulesError
from kb.rules.sweep import branch_values
from tests.rules.casefiles import OWN, cases


def main() -> None:
    own = [(c.edition, c.facts) for c in cases(OWN)]
    shelf = {b.edition: b for b in books()}
    for edition, facts in own:
        rule_on(shelf[edition], facts)
    rounds = 40
    start = time.perf_counter()
    for _ in range(rounds):
        for edition, facts in own:
            _ = rule_on(shelf[edition], facts).proof
    print(f"one ruling with its proof: {(time.perf_counter() - start) / rounds / len(own) * 1e6:.0f} µs (mean)")
    chance = random.Random(1997)
    families = [(b, f) for b in shelf.values() for n in b.irregularities if (f := b.family(n)) is not None]
    drawn = []
    while len(drawn) < 100_000:
        book, family = chance.choice(families)
        tried = branch_values(book, family)
        for _ in range(2000):
            drawn.append(
                (family, {"irregularity": family.irregularity} | {k: chance.choice(v) for k, v in tried.items()})
            )
    start = time.perf_counter()
    for family, facts in drawn[:100_000]:
        try:
            family.consistency.complete(facts)
        except RulesError:
            continue
        states(family, facts)
    print(f"100,000 swept cases: {time.perf_counter() - start:.1f} s")


if __name__ == "__main__":
    main()
