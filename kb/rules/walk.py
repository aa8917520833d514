"""The situations of a family, one after another, with only the work that a new fact makes.

Comes in: a family and the values to try its facts with. Goes out: a `Walker` that stands on one leaf after the
other: a class of situations that differ in nothing a rule still waits for. What always holds: on each leaf the
masks name the rules that `kb.rules.engine.states` would let speak or wait on the same facts.
The surprising choice: what the rules do is held as whole numbers, one bit a rule in running order. A fact set
wakes only the rules that look at it and are still undecided, lowest bit first, since what a rule gives or sets
aside can only move later ones; and going back is to put two numbers and a few facts back as they were.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

from kb.rules.book import OUT, PENDING, SPOKE, Family
from kb.rules.evaluation import compile_probe
from kb.rules.model import Role
from kb.scoring.errors import ScoringError

__all__ = ["Walker"]

Values = Mapping[str, tuple[Any, ...]]
MISSING = object()


class Walker:
    """Walks a family. `spoke`, `pending` and `ruling` (all but notes) hold a bit a rule; `working` the facts of now."""

    def __init__(self, family: Family, tried: Values) -> None:
        rules = family.rules
        self.family = family
        self._tried = tried
        self._probes = [compile_probe(c.condition) for c in rules]
        self._asks = [""] * len(rules)
        self._gaps = [compile_probe(gap.when) for _, gap in family.gaps]
        self.ruling = sum(1 << i for i, c in enumerate(rules) if c.rule.role is not Role.NOTE)
        self._defeaters = [sum(1 << i for i in c.defeaters) for c in rules]
        self._defeated = [sum(1 << j for j, c in enumerate(rules) if i in c.defeaters) for i in range(len(rules))]
        self._gives = [c.gives for c in rules]
        self._givers: dict[str, int] = {}
        self._wakes: dict[str, int] = {}
        for i, compiled in enumerate(rules):
            for status in compiled.gives:
                self._givers[status] = self._givers.get(status, 0) | 1 << i
            assert not set(compiled.looked_at) & set(compiled.gives), f"{compiled.rule.id} waits for itself"
            for key in compiled.looked_at:
                self._wakes[key] = self._wakes.get(key, 0) | 1 << i
        self._targets = family.consistency.filled_in
        self._completing = family.consistency.looked_at
        self._trail: list[tuple[str | int, Any]] = []
        self._base: dict[str, Any] = {}
        self.working: dict[str, Any] = {}
        self.spoke = self.pending = 0
        self._set("irregularity", family.irregularity)
        self._settle((1 << len(rules)) - 1, everything=True)
        self._root = self._mark()

    def leaves(self) -> Iterator[None]:
        """Stand on every leaf once."""
        self._home()
        stack: list[tuple[str, Iterator[Any], tuple[int, int, int]]] = []
        descending = True
        while True:
            if descending:
                key = self._next_fact()
                if key is None:
                    yield
                else:
                    stack.append((key, iter(self._tried[key]), self._mark()))
            if not stack:
                return
            key, values, mark = stack[-1]
            self._back(key, mark)
            descending = False
            for value in values:
                if self._set(key, value):
                    descending = True
                    break
                self._back(key, mark)
            else:
                stack.pop()

    def descend(self, chance: random.Random) -> bool:
        """Stand on one leaf, values drawn by chance; False where every value of a fact contradicts those before."""
        self._home()
        while (key := self._next_fact()) is not None:
            mark, values = self._mark(), self._tried[key]
            for value in chance.sample(values, len(values)):
                if self._set(key, value):
                    break
                self._back(key, mark)
            else:
                return False
        return True

    def states(self) -> list[int]:
        """What each rule does; OUT also for one that is set aside."""
        rules = range(len(self._probes))
        return [SPOKE if self.spoke >> i & 1 else PENDING if self.pending >> i & 1 else OUT for i in rules]

    def facts(self) -> dict[str, Any]:
        """The facts of now, with what they imply."""
        return {key: value for key, value in self.working.items() if key[0] != "@"}

    # --- one step ---------------------------------------------------------------------------------------

    def _next_fact(self) -> str | None:
        waiting = self.pending
        while waiting:
            low = waiting & -waiting
            key = self._asks[low.bit_length() - 1]
            if key:
                return key
            waiting ^= low
        return None if self.spoke & self.ruling or self.pending else self._next_of_gaps()

    def _next_of_gaps(self) -> str | None:
        """Where no rule speaks or waits: the first fact that a declared gap still depends on."""
        answers = [probe(self.working) for probe in self._gaps]
        return None if True in answers else next((a for a in answers if isinstance(a, str) and a), None)

    def _set(self, key: str, value: Any) -> bool:
        """Set one fact and let the rules hear of it; False when the facts cannot stand together."""
        self._base[key] = value
        changed = {key: value}
        overwritten = False
        if key in self._completing:
            whole = dict(self._base)
            try:
                if not self.family.consistency.stands(whole):
                    return False
            except ScoringError:  # drawn facts no board has; a ruling refuses them
                return False
            for target in self._targets:
                now, before = whole.get(target, MISSING), self.working.get(target, MISSING)
                if now is not before and now != before:
                    changed[target] = now
                    overwritten |= before is not MISSING
        woken = 0
        for name, now in changed.items():
            self._write(name, now)
            woken |= self._wakes.get(name, 0)
        self._settle(woken, everything=overwritten)
        return True

    def _settle(self, woken: int, *, everything: bool) -> None:
        """Let the woken rules answer, and those that their answers wake. A rule that is decided stays so, except
        where a fact changed that was known (`everything`)."""
        working, probes, defeaters, asks = self.working, self._probes, self._defeaters, self._asks
        spoke, pending = self.spoke, self.pending
        if not everything:
            woken &= pending
        while woken:
            low = woken & -woken
            woken ^= low
            i = low.bit_length() - 1
            holds = probes[i](working)
            asked = "" if holds is True or holds is False else holds
            if asked != asks[i]:
                self._trail.append((i, asks[i]))
                asks[i] = asked
            before = low & spoke, low & pending
            spoke &= ~low
            pending &= ~low
            if holds is not False and not defeaters[i] & spoke:
                if holds is not True or defeaters[i] & pending:
                    pending |= low
                else:
                    spoke |= low
            if before == (low & spoke, low & pending):
                continue
            heard = self._defeated[i]
            for status in self._gives[i]:
                givers = self._givers[status]
                now = True if givers & spoke else None if givers & pending else False
                if working.get(status, False) is not now:
                    self._write(status, now)
                    heard |= self._wakes.get(status, 0)
            woken |= heard if everything else heard & pending
        self.spoke, self.pending = spoke, pending

    # --- there and back ---------------------------------------------------------------------------------

    def _write(self, key: str, value: Any) -> None:
        self._trail.append((key, self.working.get(key, MISSING)))
        if value is MISSING:
            del self.working[key]
        else:
            self.working[key] = value

    def _home(self) -> None:
        self._back("", self._root)
        self._base = {"irregularity": self.family.irregularity}

    def _mark(self) -> tuple[int, int, int]:
        return len(self._trail), self.spoke, self.pending

    def _back(self, key: str, mark: tuple[int, int, int]) -> None:
        length, self.spoke, self.pending = mark
        trail, working = self._trail, self.working
        while len(trail) > length:
            name, before = trail.pop()
            if isinstance(name, int):
                self._asks[name] = before
            elif before is MISSING:
                del working[name]
            else:
                working[name] = before
        self._base.pop(key, None)
