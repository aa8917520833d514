"""The rules of one edition, checked and made ready to run.

Comes in: the rule sets of an edition. Goes out: `RuleBook`; `family(irregularity)` is the list of compiled
rules that can play a part there, in an order in which every rule comes after those it depends on. What always
holds: ids are unique, every code has a phrase, every fact is in the vocabulary with the values named, every
exception and redirection names something that exists; a fault in a rule file fails here, at once, by name.
The surprising choice: a family is computed, not written down: the sets that name the irregularity, the laws
they redirect to, and the rules reached through the statuses these give.
"""

from __future__ import annotations

import hashlib
import heapq
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kb.rules.completion import Consistency
from kb.rules.conditions import (
    ALWAYS,
    OPEN,
    All,
    Compare,
    Condition,
    Is,
    Status,
    Unless,
    all_,
    as_json,
    atoms,
    fact_keys,
    given,
    status_keys,
)  # fmt: skip
from kb.rules.consistency import CONTRADICTIONS, IMPLICATIONS
from kb.rules.evaluation import Leaves, Question, Test, compile_, compile_leaves, compile_question
from kb.rules.facts import FactKind, FactType, Vocabulary
from kb.rules.model import Choice, NotHeld, NotRuled, Option, Phrase, Role, Rule, RuleSet
from kb.rules.text import Text
from kb.rules.tokens import CHOOSERS, TOKENS

__all__ = ["LATER", "OUT", "PENDING", "SET_ASIDE", "SILENT", "SPOKE", "CompiledRule", "Family", "RuleBook"]

OUT, SPOKE, SET_ASIDE, PENDING, LATER, SILENT = range(6)
"""What a rule does in a ruling. LATER: waits for what only the future shows. SILENT: a note that waits says nothing."""

ROLE_ORDER = {Role.DECIDES: 0, Role.APPLIES: 1, Role.FRAME: 2, Role.NOTE: 3}
PENDING_ORDER = {Role.FRAME: 0, Role.DECIDES: 1, Role.APPLIES: 2, Role.NOTE: 3}


@dataclass(frozen=True, slots=True)
class CompiledRule:
    """A rule of a family. `condition` includes the gate of a redirection."""

    rule: Rule
    set_name: str
    provision: str
    condition: Condition
    test: Test
    gates: tuple[str, ...]
    """Statuses, as keys of the facts, one of which must be given before the rule is looked at."""
    defeaters: tuple[int, ...]
    gives: tuple[str, ...]
    order: tuple[int, int, int]
    pending_order: tuple[int, int, int]
    leaves: Leaves
    looked_at: tuple[str, ...]
    """Facts and statuses of the condition, as keys of the facts."""
    question: Question
    told: dict[tuple[Any, ...], Text]
    """If-then sentences already put into words, by the facts looked at; kept small by words.py."""
    judged: bool
    later: int
    """State it has instead of PENDING, 0 for a rule that asks."""
    quiet_gates: tuple[str, ...]
    """Gates that must be certain before the rule asks anything: of notes and later rules, of redirections, and all
    gates of a set that says so (`sent_to`)."""
    phrases: tuple[Phrase, ...]
    options: tuple[tuple[Option, tuple[tuple[Choice, Test | None], ...]], ...]
    """Each choice with the test that says whether it is offered, None where it always is."""


@dataclass(frozen=True, slots=True)
class Family:
    """All rules that can play a part for one irregularity, in running order."""

    irregularity: str
    rules: tuple[CompiledRule, ...]
    choices: tuple[str, ...]
    facts: tuple[str, ...]
    consistency: Consistency
    gaps: tuple[tuple[Test, Any], ...]
    program: tuple[tuple[Test, tuple[str, ...], tuple[int, ...], tuple[str, ...], CompiledRule], ...]
    """What one pass over the rules needs of each, in one place: test, gates, defeaters, gives, the rule."""


class RuleBook:
    """The rules of one edition. Immutable once built; families are compiled on first use and kept."""

    def __init__(
        self,
        edition: str,
        sets: Sequence[RuleSet],
        phrases: Sequence[Phrase],
        vocabulary: Vocabulary,
        functions: Mapping[str, Callable[..., Any]] | None = None,
        not_held: NotHeld | None = None,
    ) -> None:
        self.edition = edition
        self.not_held = not_held
        self.sets = tuple(sets)
        self.vocabulary = vocabulary
        self.functions = dict(functions or {})
        self.phrases = _unique_phrases([*phrases, *(p for s in sets for p in s.phrases)])
        self.rules: dict[str, Rule] = {}
        self.set_of: dict[str, RuleSet] = {}
        for set_ in self.sets:
            for rule in set_.rules:
                assert rule.id not in self.rules, f"{edition}: two rules are called {rule.id}"
                self.rules[rule.id] = rule
                self.set_of[rule.id] = set_
        for rule in self.rules.values():
            self._check(rule)
        for name in not_held.laws if not_held is not None else ():
            assert name in vocabulary.irregularities, f"{edition}: no irregularity {name}"
        for set_ in self.sets:
            for name in set_.on:
                assert name in vocabulary.irregularities, f"{set_.name}: no irregularity {name}"
            for condition in _conditions_beside_rules(set_):
                self._check_condition(set_.name, condition)
        self._families: dict[str, Family] = {}
        self._digest = ""

    @property
    def irregularities(self) -> tuple[str, ...]:
        """The entry points this edition has rules for, in the order of the vocabulary."""
        named = {name for set_ in self.sets for name in set_.on}
        return tuple(name for name in self.vocabulary.irregularities if name in named)

    @property
    def not_ruled(self) -> tuple[NotRuled, ...]:
        return tuple(row for set_ in self.sets for row in set_.not_ruled)

    def digest(self) -> str:
        """Changes when any rule, phrase or fact changes."""
        if self._digest:
            return self._digest
        parts = [repr((rule.id, rule.quote, as_json(rule.when), rule)) for rule in self.rules.values()]
        parts += [repr(p) for p in self.phrases.values()] + [repr(f) for f in self.vocabulary.facts.values()]
        parts += [repr((s.implications, s.contradictions, s.gaps)) for s in self.sets]
        self._digest = hashlib.sha256(json.dumps(parts).encode()).hexdigest()[:16]
        return self._digest

    def family(self, irregularity: str) -> Family | None:
        """The rules for an entry point, None where the edition has none."""
        found = self._families.get(irregularity)
        if found is None and any(irregularity in set_.on for set_ in self.sets):
            found = self._families[irregularity] = self._compile(irregularity)
        return found

    # --- compiling ------------------------------------------------------------------------------------

    def _members(self, irregularity: str) -> dict[str, Condition]:
        """Rule id → condition with its gate, in book order."""
        members = {r.id: r.when for s in self.sets if irregularity in s.on for r in s.rules}
        seen_redirects = {irregularity}
        grown = True
        while grown:
            before = len(members)
            gives = {status for id_ in members for status in self.rules[id_].gives}
            for target in {self.rules[id_].redirects for id_ in members} - {""} - seen_redirects:
                seen_redirects.add(target)
                gate = given("redirect:" + target)
                for set_ in self.sets:
                    if target in set_.on:
                        for rule in set_.rules:
                            members.setdefault(rule.id, all_(gate, rule.when))
            for set_ in self.sets:
                if not set_.on:
                    for rule in set_.rules:
                        if gives & set(status_keys(rule.when)):
                            members.setdefault(rule.id, rule.when)
            grown = len(members) > before
        return {id_: members[id_] for id_ in self.rules if id_ in members}

    def _compile(self, irregularity: str) -> Family:
        members = self._members(irregularity)
        ids = _running_order(members, self.rules)
        place = {id_: i for i, id_ in enumerate(ids)}
        book_place = {id_: i for i, id_ in enumerate(members)}
        compiled = []
        for id_ in ids:
            rule, condition = self.rules[id_], members[id_]
            role = ROLE_ORDER[rule.role], rule.weight, book_place[id_]
            compiled.append(
                CompiledRule(
                    rule=rule,
                    set_name=self.set_of[id_].name,
                    provision=rule.provision,
                    condition=condition,
                    test=compile_(condition),
                    gates=_gates(condition),
                    defeaters=tuple(sorted(place[o] for o in members if id_ in self.rules[o].excepts)),
                    gives=tuple("@" + s for s in (*rule.gives, *_redirect_status(rule))),
                    order=role,
                    pending_order=(PENDING_ORDER[rule.role], *role[1:]),
                    question=compile_question(condition),
                    told={},
                    leaves=compile_leaves(condition),
                    looked_at=(*fact_keys(condition), *("@" + s for s in status_keys(condition))),
                    later=SILENT if rule.role is Role.NOTE else LATER if rule.later else 0,
                    quiet_gates=self._quiet_gates(rule, condition),
                    judged=any(self.vocabulary.facts[k].kind is FactKind.JUDGEMENT for k in fact_keys(condition)),
                    phrases=tuple(self._worded(rule, code) for code in rule.then),
                    options=tuple(
                        (o, tuple((c, None if c.when == ALWAYS else compile_(c.when)) for c in o.choices))
                        for o in rule.options
                    ),
                )
            )
        sets = [s for s in self.sets if irregularity in s.on or any(self.set_of[i] is s for i in members)]
        consistency = Consistency(
            (*IMPLICATIONS, *(i for s in sets for i in s.implications)),
            (*CONTRADICTIONS, *(c for s in sets for c in s.contradictions)),
            self.functions,
            irregularity,
        )
        facts = dict.fromkeys(k for rule in compiled for k in fact_keys(rule.condition))
        for s in sets:
            for condition in _conditions_beside_rules(s):
                facts.update(dict.fromkeys(fact_keys(condition)))
        choices = {k for k in facts if k in self.vocabulary.choices}
        choices |= {k for r in compiled for o in r.rule.options for c in o.choices for k, _ in c.sets}
        choices = {k for k in choices if k in self.vocabulary.choices}
        gaps = tuple((compile_(g.when), g) for s in sets if irregularity in s.on for g in s.gaps)
        program = tuple((c.test, c.gates, c.defeaters, c.gives, c) for c in compiled)
        return Family(irregularity, tuple(compiled), tuple(sorted(choices)), tuple(facts), consistency, gaps, program)

    def _quiet_gates(self, rule: Rule, condition: Condition) -> tuple[str, ...]:
        gates = _gates(condition)
        if rule.later or rule.role is Role.NOTE or self.set_of[rule.id].sent_to:
            return gates
        return tuple(gate for gate in gates if gate.startswith("@redirect:"))

    def _worded(self, rule: Rule, code: str) -> Phrase:
        phrase = self.phrases[code]
        for own, text in rule.says:
            if own == code:
                return Phrase(phrase.code, phrase.who, text, phrase.slot, phrase.effect)
        return phrase

    # --- checking rule files ----------------------------------------------------------------------------

    def _check(self, rule: Rule) -> None:
        where = f"{self.edition}:{rule.id}"
        assert rule.quote.strip(), f"{where}: no quote"
        for code in (*rule.then, *(c for c, _ in rule.says)):
            assert code in self.phrases, f"{where}: no phrase {code}"
        for other in rule.excepts:
            assert other in self.rules, f"{where}: excepts {other}, which is no rule"
        assert not rule.redirects or any(rule.redirects in s.on for s in self.sets), f"{where}: {rule.redirects}?"
        assert rule.later or rule.reminder is None, f"{where}: a reminder needs later=True"
        self._check_condition(where, rule.when)
        for option in rule.options:
            assert option.chooser in CHOOSERS, f"{where}: no chooser {option.chooser}"
            for choice in option.choices:
                assert choice.code in TOKENS, f"{where}: no option token {choice.code}"
                for key, value in choice.sets:
                    assert self.vocabulary.read({key: value}) == {key: value}, f"{where}: {key}={value}"

    def _check_condition(self, where: str, condition: Condition) -> None:
        for key in fact_keys(condition):
            assert key in self.vocabulary.facts, f"{where}: no fact {key}"
        for atom in atoms(condition):
            if isinstance(atom, Is | Unless):
                fact = self.vocabulary.facts[atom.fact]
                if fact.type in (FactType.BOOLEAN, FactType.ENUM):
                    allowed = {*fact.possible(), OPEN}
                    assert set(atom.values) <= allowed, f"{where}: {atom.fact} is never {set(atom.values) - allowed}"
                    assert fact.type is not FactType.BOOLEAN or all(
                        isinstance(v, bool) or v == OPEN for v in atom.values
                    ), f"{where}: {atom.fact} is true or false"
            if isinstance(atom, Compare):
                assert self.vocabulary.facts[atom.fact].type is FactType.NUMBER, f"{where}: {atom.fact} is no number"


def _unique_phrases(phrases: Iterable[Phrase]) -> dict[str, Phrase]:
    found: dict[str, Phrase] = {}
    for phrase in phrases:
        assert found.get(phrase.code, phrase) == phrase, f"two phrases are called {phrase.code}"
        found[phrase.code] = phrase
    return found


def _conditions_beside_rules(set_: RuleSet) -> Iterator[Condition]:
    yield from (i.when for i in set_.implications)
    yield from (c.when for c in set_.contradictions)
    yield from (g.when for g in set_.gaps)


def _redirect_status(rule: Rule) -> tuple[str, ...]:
    return (f"redirect:{rule.redirects}",) if rule.redirects else ()


def _gates(condition: Condition) -> tuple[str, ...]:
    """Statuses that stand in the condition's outermost conjunction: while one is False, so is the rule."""
    return tuple("@" + part.name for part in _outermost(condition) if isinstance(part, Status))


def _outermost(condition: Condition) -> tuple[Condition, ...]:
    return condition.parts if isinstance(condition, All) else (condition,)


def _running_order(members: Mapping[str, Condition], rules: Mapping[str, Rule]) -> list[str]:
    """Book order, but every rule after those that give its statuses or set it aside."""
    place = {id_: i for i, id_ in enumerate(members)}
    givers: dict[str, list[str]] = {}
    for id_ in members:
        for status in (*rules[id_].gives, *_redirect_status(rules[id_])):
            givers.setdefault(status, []).append(id_)
    needs: dict[str, set[str]] = {id_: set() for id_ in members}
    for id_, condition in members.items():
        for status in status_keys(condition):
            needs[id_].update(g for g in givers.get(status, ()) if g != id_)
        for other in rules[id_].excepts:
            if other in needs:
                needs[other].add(id_)
    waiting = {id_: len(before) for id_, before in needs.items()}
    followers: dict[str, list[str]] = {id_: [] for id_ in members}
    for id_, before in needs.items():
        for other in before:
            followers[other].append(id_)
    ready = [(place[id_], id_) for id_, n in waiting.items() if n == 0]
    heapq.heapify(ready)
    ordered: list[str] = []
    while ready:
        _, id_ = heapq.heappop(ready)
        ordered.append(id_)
        for follower in followers[id_]:
            waiting[follower] -= 1
            if waiting[follower] == 0:
                heapq.heappush(ready, (place[follower], follower))
    stuck = [id_ for id_ in members if id_ not in set(ordered)]
    assert not stuck, f"rules wait for each other in a circle: {', '.join(stuck)}"
    return ordered
