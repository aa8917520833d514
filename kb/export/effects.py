"""What rests on a provision that changed: rules and precedents, on both sides of a correspondence.

Comes in: the knowledge base, the rule books, correspondences. Goes out: `Effect`s. What always holds: only ids that
exist are named; a rule is listed under the provision whose words it quotes. The surprising choice: it stands beside
the exports, above rules and compare, since it is the one place that needs both.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kb.graph import KnowledgeBase
from kb.model import Correspondence, EdgeType
from kb.rules.book import RuleBook
from kb.rules.differences import Difference, differences
from kb.rules.engine import rule_on

__all__ = ["Effect", "Parting", "effects", "partings", "rules_by_provision"]


@dataclass(frozen=True, slots=True)
class Effect:
    """rules: ids as 'dk1997:27B1a' or 'dk1997:27A:open'. cases: ids of precedents that apply a provision of it."""

    pair: Correspondence
    rules: tuple[str, ...]
    cases: tuple[str, ...]

    def as_json(self) -> dict[str, object]:
        """{rules, cases}."""
        return {"rules": list(self.rules), "cases": list(self.cases)}


def rules_by_provision(books: Iterable[RuleBook]) -> dict[str, tuple[str, ...]]:
    """Provision id -> the rules that quote it."""
    found: dict[str, list[str]] = defaultdict(list)
    for book in books:
        for rule in book.rules:
            found[f"{book.edition}:{rule.partition(':')[0]}"].append(f"{book.edition}:{rule}")
    return {provision: tuple(rules) for provision, rules in found.items()}


def effects(kb: KnowledgeBase, books: Iterable[RuleBook], pairs: Sequence[Correspondence]) -> tuple[Effect, ...]:
    """For each correspondence what rests on its provisions; one Effect a pair, in the same order."""
    quoted = rules_by_provision(books)
    out = []
    for pair in pairs:
        nodes = (*pair.old, *pair.new)
        rules = [rule for node in nodes for rule in quoted.get(node, ())]
        applied = (edge.source.removeprefix("case:") for n in nodes for edge in kb.edges_to(n, EdgeType.APPLIES))
        out.append(Effect(pair, tuple(rules), tuple(dict.fromkeys(applied))))
    return tuple(out)


@dataclass(frozen=True, slots=True)
class Parting:
    """A situation that two editions rule otherwise. name: what it is called; governing: of each edition, in order."""

    name: str
    governing: tuple[tuple[str, ...], tuple[str, ...]]
    differences: tuple[Difference, ...]

    def as_json(self) -> dict[str, object]:
        """{name, governing [old, new], differences}."""
        return {
            "name": self.name,
            "governing": [list(side) for side in self.governing],
            "differences": [difference.as_json() for difference in self.differences],
        }


def partings(
    old: RuleBook, new: RuleBook, situations: Iterable[tuple[str, Mapping[str, Any]]]
) -> tuple[tuple[Parting, ...], int]:
    """The situations both books rule and rule otherwise, and how many both rule.

    Raises the errors of kb.rules for facts that cannot be.
    """
    found: list[Parting] = []
    both = 0
    for name, facts in situations:
        first, second = rule_on(old, dict(facts)), rule_on(new, dict(facts))
        if "not-covered" in (first.status, second.status):
            continue
        both += 1
        apart = differences((first, second))
        if apart:
            found.append(Parting(name, (first.governing, second.governing), apart))
    return tuple(found), both
