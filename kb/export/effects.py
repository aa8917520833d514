"""What rests on a provision that changed: rules, precedents and saved rulings, on both sides of a correspondence.

Comes in: the knowledge base, the rule books, correspondences, saved rulings. Goes out: `Effect`s, `Parting`s and
`Review`s. What always holds: only ids that exist are named; a rule is listed under the provision whose words it quotes;
a ruling comes out otherwise only where both editions rule. The surprising choice: two books say the same in other words
and under other codes, so that a sentence only one of them has proves nothing; figures, choices, what is still to be
found out, and what a consequence does to cards, calls and scores do.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kb.graph import KnowledgeBase
from kb.model import Concordance, Correspondence, EdgeType
from kb.rules.book import RuleBook
from kb.rules.books import book
from kb.rules.differences import Difference, differences
from kb.rules.engine import rule_on
from kb.rules.errors import RulesError
from kb.rules.model import effect_json
from kb.rules.reason import replay
from kb.rules.records import Saved, edition_hash
from kb.rules.ruling import NOT_COVERED, Ruling
from kb.scoring.errors import ScoringError

__all__ = ["REFUSED", "Effect", "Ground", "Parting", "Review", "effects", "partings", "reviews", "rules_by_provision"]


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
    for one in books:
        for rule in one.rules:
            found[f"{one.edition}:{rule.partition(':')[0]}"].append(f"{one.edition}:{rule}")
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
    certain: bool
    """Not only other sentences, which may say the same."""

    def as_json(self) -> dict[str, object]:
        """{name, governing [old, new], certain, differences}."""
        return {
            "name": self.name,
            "governing": [list(side) for side in self.governing],
            "certain": self.certain,
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
            found.append(Parting(name, (first.governing, second.governing), apart, _certain((first, second), apart)))
    return tuple(found), both


def _certain(rulings: tuple[Ruling, Ruling], apart: Iterable[Difference]) -> bool:
    """Whether rulings part in more than their sentences."""
    done = [{repr(effect_json(c.effect)) for c in ruling.ruling if c.effect is not None} for ruling in rulings]
    return done[0] != done[1] or any(not one.matter.startswith("says:") for one in apart)


REFUSED = "refused"
"""Status where one of the editions cannot rule on the facts at all, or has no rules."""


@dataclass(frozen=True, slots=True)
class Ground:
    """A provision that a saved ruling rests on and that changed. compared: itself, or what stands above it."""

    provision: str
    compared: str
    pair: Correspondence

    def as_json(self) -> dict[str, object]:
        """{provision, compared, from, to, relation}."""
        return {
            "provision": self.provision, "compared": self.compared, "from": list(self.pair.old),
            "to": list(self.pair.new), "relation": str(self.pair.fate),
        }  # fmt: skip


@dataclass(frozen=True, slots=True)
class Review:
    """A saved ruling looked at again. other: the edition it is ruled under now, status: what that edition does.

    governing: paragraphs of its own edition and of the other. differences: what comes out otherwise. since: in words,
    what has changed in its own edition since it was saved. why: of a refused one, the reason.
    """

    saved: Saved
    grounds: tuple[Ground, ...]
    other: str
    status: str
    governing: tuple[tuple[str, ...], tuple[str, ...]]
    differences: tuple[Difference, ...]
    certain: bool
    since: tuple[str, ...]
    why: str = ""

    @property
    def otherwise(self) -> bool:
        """Whether both editions rule, and part in more than their sentences."""
        return bool(self.differences) and self.certain

    def as_json(self) -> dict[str, object]:
        return {
            "name": self.saved.name,
            "edition": self.saved.record.edition,
            "rests_on": [ground.as_json() for ground in self.grounds],
            "other": {"edition": self.other, "status": self.status, "governing": list(self.governing[1])},
            "otherwise": self.otherwise,
            "differences": [difference.as_json() for difference in self.differences],
            "since": list(self.since),
            "why": self.why or None,
        }


def reviews(kb: KnowledgeBase, table: Concordance, saved: Iterable[Saved]) -> tuple[Review, ...]:
    """The saved rulings of either edition, each ruled again and under the other one, in the order given."""
    hashes = {edition: edition_hash(kb.nodes.values(), edition) for edition in (table.old, table.new)}
    return tuple(_review(kb, table, one, hashes[one.record.edition]) for one in saved if one.record.edition in hashes)


def _review(kb: KnowledgeBase, table: Concordance, one: Saved, text: str) -> Review:
    own = one.record.edition
    other = table.new if own == table.old else table.old
    grounds = tuple(ground for provision in one.provisions for ground in _grounds(kb, table, provision))
    try:
        since = replay(book(own), one.record.as_json(), text)
        first, second = (rule_on(book(edition), dict(one.record.facts)) for edition in (own, other))
    except (RulesError, ScoringError) as error:
        return Review(one, grounds, other, REFUSED, ((), ()), (), False, (), str(error))
    ruled = NOT_COVERED not in (first.status, second.status)
    apart = differences((first, second)) if ruled else ()
    certain = _certain((first, second), apart)
    return Review(one, grounds, other, second.status, (first.governing, second.governing), apart, certain, since)


def _grounds(kb: KnowledgeBase, table: Concordance, provision: str) -> Iterable[Ground]:
    """The pairs of a provision that changed; of a part that was not compared, those of what stands above it."""
    if provision not in kb.nodes:
        return
    for node in (provision, *(above.id for above in reversed(kb.ancestors(provision)))):
        pairs = table.of(node)
        if pairs:
            yield from (Ground(provision, node, pair) for pair in pairs if pair.changed)
            return
