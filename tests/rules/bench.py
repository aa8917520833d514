"""Speed of rulings: `python -m tests.rules.bench`. Prints microseconds; nothing here is a test.

The best of several rounds of each case, since other work on the machine only ever adds to it.
"""

from __future__ import annotations

import statistics
import time
from itertools import islice

from kb.rules import books, rule_on
from kb.rules.sweep import branch_values
from kb.rules.walk import Walker
from tests.rules.casefiles import OWN, cases, samples_folder

ROUNDS = 40
SWEPT = 100_000


def main() -> None:
    shelf = {b.edition: b for b in books()}
    folders = [OWN, *([samples] if (samples := samples_folder()) else [])]
    known = [(shelf[c.edition], c.facts) for folder in folders for c in cases(folder)]
    best = []
    for book, facts in known:
        took = []
        for _ in range(ROUNDS):
            start = time.perf_counter()
            _ = rule_on(book, facts).proof
            took.append(time.perf_counter() - start)
        best.append(min(took) * 1e6)
    print(f"one ruling with its proof, {len(best)} cases: {statistics.median(best):.0f} µs (median), {max(best):.0f} (most)")
    families = [(b, f) for b in shelf.values() for n in b.irregularities if (f := b.family(n)) is not None]
    walkers = [Walker(family, branch_values(book, family)) for book, family in families]
    seen = 0
    start = time.perf_counter()
    while seen < SWEPT:
        for walker in walkers:
            seen += sum(1 for _ in islice(walker.leaves(), SWEPT // 20))
    print(f"{seen:,} swept situations: {(time.perf_counter() - start) * SWEPT / seen:.1f} s for {SWEPT:,}")


if __name__ == "__main__":
    main()
