"""Words that translate one another, learned from pairs already found.

Comes in: pairs of texts beyond doubt. Goes out: key of the old edition -> key of the new one. What always holds: only
keys the other side lacks are paired, each with at most one, and only where they meet in several pairs and rarely
apart. The surprising choice: the editions themselves are the dictionary; two books of some hundred paragraphs that
say the same thing teach what no glossary has ('hvis' and 'om', 'penalty' that became 'rectification').
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

__all__ = ["learn", "translated"]

MEETINGS = 3
CLOSENESS = 0.5
WORTH = 0.8
"""Of a learned key beside a glossary concept."""


def learn(pairs: Iterable[tuple[Mapping[str, float], Mapping[str, float]]]) -> dict[str, str]:
    """Old key -> new key."""
    first: Counter[str] = Counter()
    second: Counter[str] = Counter()
    together: Counter[tuple[str, str]] = Counter()
    for a, b in pairs:
        left = [key for key in a if key not in b]
        right = [key for key in b if key not in a]
        first.update(left)
        second.update(right)
        together.update((x, y) for x in left for y in right)
    scored = sorted(
        ((2 * n / (first[x] + second[y]), x, y) for (x, y), n in together.items() if n >= MEETINGS),
        key=lambda entry: (-entry[0], entry[1], entry[2]),
    )
    found: dict[str, str] = {}
    used: set[str] = set()
    for closeness, x, y in scored:
        if closeness >= CLOSENESS and x not in found and y not in used:
            found[x] = y
            used.add(y)
    return found


def translated(keys: Mapping[str, float], words: Mapping[str, str]) -> dict[str, float]:
    """Keys with their learned counterparts in place of those that have one."""
    out: dict[str, float] = {}
    for key, value in keys.items():
        new = words.get(key, key)
        value = value if new == key else value * WORTH
        out[new] = max(out.get(new, 0.0), value)
    return out
