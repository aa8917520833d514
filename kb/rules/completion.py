"""Filling in what follows from the facts, refusing what cannot stand together.

Comes in: the implications and contradictions of a family. Goes out: `Consistency`. What always holds: a fact that was
told is never changed, an open choice may be settled by an observed act. The surprising choice: one pass in the order of
writing; what follows from what follows must stand later in the list.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from kb.rules.conditions import ABSENT, OPEN, Condition, fact_keys
from kb.rules.errors import ContradictionError
from kb.rules.evaluation import compile_
from kb.rules.facts import Contradiction, Implication

__all__ = ["Consistency"]


class Consistency:
    """Implications and contradictions of a family, compiled once: `complete` fills in, then refuses.

    Those that speak of another irregularity only are left out.
    """

    __slots__ = ("_contradictions", "_functions", "_implications")

    def __init__(
        self,
        implications: Iterable[Implication],
        contradictions: Iterable[Contradiction],
        functions: Mapping[str, Callable[..., Any]] | None = None,
        irregularity: str = "",
    ) -> None:
        def elsewhere(when: Condition) -> bool:
            return bool(irregularity) and compile_(when, strict=True)({"irregularity": irregularity}) is False

        self._functions = functions or {}
        self._implications = tuple((i.fact, compile_(i.when), i) for i in implications if not elsewhere(i.when))
        self._contradictions = tuple((compile_(c.when), c) for c in contradictions if not elsewhere(c.when))

    def complete(self, facts: dict[str, Any]) -> dict[str, str]:
        """Fill in what follows, in place; the reasons by fact. Raises ContradictionError."""
        reasons = self._fill_in(facts)
        for test, contradiction in self._contradictions:
            if test(facts) is True:
                keys = fact_keys(contradiction.when)
                raise ContradictionError([(k, facts[k]) for k in keys if k in facts], contradiction.reason)
        return reasons

    def stands(self, facts: dict[str, Any]) -> bool:
        """Fill in what follows, in place; whether the facts can hold together."""
        self._fill_in(facts)
        return self.holds(facts)

    def _fill_in(self, facts: dict[str, Any]) -> dict[str, str]:
        reasons: dict[str, str] = {}
        for fact, test, implied in self._implications:
            if facts.get(fact, OPEN) == OPEN and test(facts) is True:
                value = implied.value if implied.same_as is None else facts.get(implied.same_as)
                if implied.call:
                    name, *keys = implied.call
                    given = (facts.get(key) for key in keys)
                    value = self._functions[name](*(None if v in (ABSENT, OPEN) else v for v in given))
                if value is not None:
                    facts[fact] = value
                    reasons[fact] = implied.why
        return reasons

    @property
    def conditions(self) -> tuple[Condition, ...]:
        """Every condition looked at."""
        return tuple(i.when for _, _, i in self._implications) + tuple(c.when for _, c in self._contradictions)

    @property
    def copied(self) -> tuple[str, ...]:
        """Facts whose very value goes into another fact."""
        return tuple(key for _, _, i in self._implications for key in (i.same_as, *i.call[1:]) if key is not None)

    @property
    def filled_in(self) -> tuple[str, ...]:
        """Facts an implication may give a value."""
        return tuple(dict.fromkeys(i.fact for _, _, i in self._implications))

    @property
    def looked_at(self) -> frozenset[str]:
        """Every fact that plays a part in filling in or refusing."""
        seen = (key for condition in self.conditions for key in fact_keys(condition))
        return frozenset((*seen, *self.copied, *self.filled_in))

    def holds(self, facts: Mapping[str, Any]) -> bool:
        """No contradiction is certain."""
        return not any(test(facts) is True for test, _ in self._contradictions)
