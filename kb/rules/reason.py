"""Reasoning about a ruling: why a question is asked, what would change the result, whether it still stands.

Comes in: a book and the facts of a case. Goes out: `Why`, `Change`s, a `Record` and what `replay` finds.
What always holds: every answer is got by ruling again, never by a second model of the rules.
The surprising choice: what-if looks at one change first and at two only if no single one alters anything, so
that what it shows is always the smallest.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from kb.rules.book import Family, RuleBook
from kb.rules.conditions import OPEN
from kb.rules.engine import rule_on
from kb.rules.errors import RulesError
from kb.rules.facts import FactKind
from kb.rules.ruling import Ruling
from kb.rules.text import Text
from kb.scoring.errors import ScoringError

__all__ = ["Change", "Record", "Why", "record", "replay", "what_if", "why"]


@dataclass(frozen=True, slots=True)
class Why:
    """Why a fact matters: the question, the provisions that wait for it, what each answer leads to."""

    fact: str
    question: Text
    asked: bool
    """It is missing and asked for now."""
    provisions: tuple[str, ...]
    answers: tuple[tuple[Any, Ruling | str], ...]
    """Each value with its ruling, or with the reason why it cannot be."""

    def as_json(self) -> dict[str, Any]:
        return {
            "fact": self.fact,
            "question": self.question.as_json(),
            "asked": self.asked,
            "provisions": list(self.provisions),
            "answers": [
                {"value": value, "refused": outcome}
                if isinstance(outcome, str)
                else {
                    "value": value, "status": outcome.status, "governing": list(outcome.governing),
                    "text": outcome.summary().as_json(), "still_asked": [m.fact for m in outcome.missing_facts],
                }
                for value, outcome in self.answers
            ],
        }  # fmt: skip


def why(book: RuleBook, facts: Mapping[str, Any], key: str) -> Why:
    """What hangs on one fact. Raises UnknownFactError."""
    fact = book.vocabulary.fact(key)
    others = {k: v for k, v in facts.items() if k != key}
    now = rule_on(book, others)
    missing = next((m for m in now.missing_facts if m.fact == key), None)
    answers: list[tuple[Any, Ruling | str]] = []
    for value in (*fact.possible(), *((OPEN,) if fact.kind is FactKind.CHOICE else ())):
        try:
            answers.append((value, rule_on(book, {**others, key: value})))
        except RulesError as error:
            answers.append((value, str(error)))
    rulings = [r for _, r in answers if not isinstance(r, str)]
    common = set.intersection(*(set(r.governing) for r in rulings)) if rulings else set()
    differing = dict.fromkeys(id_ for r in rulings for id_ in r.governing if id_ not in common)
    provisions = tuple(missing.decides) if missing is not None else tuple(differing)
    return Why(key, fact.question, missing is not None, provisions, tuple(answers))


@dataclass(frozen=True, slots=True)
class Change:
    """A smallest change of facts with another ruling. before: the old values, None where unknown."""

    sets: tuple[tuple[str, Any], ...]
    before: tuple[Any, ...]
    ruling: Ruling

    def as_json(self) -> dict[str, Any]:
        return {
            "sets": dict(self.sets),
            "before": list(self.before),
            "status": self.ruling.status,
            "governing": list(self.ruling.governing),
            "text": self.ruling.summary().as_json(),
            "numbers": dict(self.ruling.numbers),
        }


def what_if(book: RuleBook, facts: Mapping[str, Any], *, most: int = 2) -> tuple[Change, ...]:
    """The smallest changes that lead to another ruling: all single ones, or else all of two facts."""
    read = book.vocabulary.read(facts)
    now = rule_on(book, read)
    family = book.family(read.get("irregularity", ""))
    if family is None:
        return ()
    for size in range(1, most + 1):
        found = tuple(_changes(book, family, read, now, size))
        if found:
            return found
    return ()


def _changes(book: RuleBook, family: Family, read: dict[str, Any], now: Ruling, size: int) -> Iterator[Change]:
    trials = []
    for key in family.facts:
        if key == "irregularity":
            continue
        fact = book.vocabulary.facts[key]
        if fact.derived_from:
            continue  # its sources are what can change
        values = list(fact.possible()) + ([OPEN] if fact.kind is FactKind.CHOICE else [])
        trials += [(key, value) for value in values if value != read.get(key, OPEN if OPEN in values else None)]
    for sets in combinations(trials, size):
        if len({key for key, _ in sets}) < size:
            continue
        try:
            changed = rule_on(book, {**read, **dict(sets)})
        except (RulesError, ScoringError):
            continue
        if changed.key() != now.key():
            yield Change(sets, tuple(read.get(key) for key, _ in sets), changed)


@dataclass(frozen=True, slots=True)
class Record:
    """A ruling kept for the file: the facts, the settings among them, what text and rules it rests on."""

    edition: str
    facts: dict[str, Any]
    settings: dict[str, Any]
    edition_hash: str
    rules_hash: str
    result: dict[str, Any]

    def as_json(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__dataclass_fields__}


def record(book: RuleBook, facts: Mapping[str, Any], edition_hash: str) -> Record:
    """Rule, and keep what is needed to rule again."""
    read = book.vocabulary.read(facts)
    settings = {k: v for k, v in read.items() if book.vocabulary.facts[k].kind is FactKind.SETTING}
    result = json.loads(json.dumps(rule_on(book, read).as_json()))
    return Record(book.edition, read, settings, edition_hash, book.digest(), result)


def replay(book: RuleBook, kept: Mapping[str, Any], edition_hash: str) -> tuple[str, ...]:
    """What has changed since, in words; empty when the same ruling comes out on the same text and rules."""
    said = []
    if kept["edition"] != book.edition:
        return (f"the record is of {kept['edition']}, not of {book.edition}",)
    if kept["edition_hash"] != edition_hash:
        said.append("the text of the edition has changed")
    if kept["rules_hash"] != book.digest():
        said.append("the rules have changed")
    now = json.loads(json.dumps(rule_on(book, kept["facts"]).as_json()))
    for field, value in now.items():
        if value != kept["result"].get(field):
            said.append(f"{field}: was {_short(kept['result'].get(field))}, is {_short(value)}")
    return tuple(said)


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 120 else text[:117] + "..."
