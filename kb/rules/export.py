"""All rules as JSON, complete enough for another program to evaluate them.

Comes in: the books. Goes out: one dict; the README of this folder says how to run it. What always holds:
families are exported in running order with their gates inside the conditions, so that one pass suffices.
The surprising choice: facts, phrases and tokens are exported once, beside the rules, not inside them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from kb.rules.book import Family, RuleBook
from kb.rules.books import books
from kb.rules.conditions import ALWAYS, as_json
from kb.rules.consistency import CONTRADICTIONS, IMPLICATIONS
from kb.rules.facts import Contradiction, Implication
from kb.rules.model import Option, Rule, effect_json
from kb.rules.tokens import CHOOSERS, TOKENS

__all__ = ["export_rules"]


def export_rules(which: Iterable[RuleBook] | None = None) -> dict[str, Any]:
    """Everything: vocabulary, phrases, tokens, and each edition's rules and families."""
    chosen = tuple(which) if which is not None else books()
    vocabulary = chosen[0].vocabulary
    return {
        "version": 1,
        "facts": {
            f.key: {
                "kind": f.kind.value, "type": f.type.value, "section": f.section, "values": list(f.possible()),
                "low": f.low, "high": f.high, "whole": f.whole, "question": f.question.as_json(), "meaning": f.meaning,
            }
            for f in vocabulary.facts.values()
        },
        "sections": {s.id: s.title.as_json() for s in vocabulary.sections.values()},
        "irregularities": {
            i.id: {"name": i.name.as_json(), "foreign": sorted(i.foreign)} for i in vocabulary.irregularities.values()
        },
        "labels": {value: text.as_json() for value, text in vocabulary.labels.items()},
        "tokens": {code: text.as_json() for code, text in TOKENS.items()},
        "choosers": {code: text.as_json() for code, text in CHOOSERS.items()},
        "consistency": _consistency(IMPLICATIONS, CONTRADICTIONS),
        "editions": {book.edition: _book(book) for book in chosen},
    }  # fmt: skip


def _book(book: RuleBook) -> dict[str, Any]:
    families = [f for f in (book.family(name) for name in book.irregularities) if f is not None]
    return {
        "digest": book.digest(),
        "not_held": {name: list(laws) for name, laws in book.not_held.laws.items()} if book.not_held else {},
        "phrases": {
            p.code: {"who": p.who, "text": p.text.as_json(), "slot": p.slot}
            | ({"effect": effect_json(p.effect)} if p.effect is not None else {})
            for p in book.phrases.values()
        },
        "rules": {rule.id: _rule(rule) for rule in book.rules.values()},
        "families": {family.irregularity: _family(book, family) for family in families},
    }


def _family(book: RuleBook, family: Family) -> dict[str, Any]:
    members = {c.rule.id for c in family.rules}
    sets = [s for s in book.sets if any(r.id in members for r in s.rules)]
    return {
        "order": [{"rule": c.rule.id, "when": as_json(c.condition)} for c in family.rules],
        "choices": list(family.choices),
        "consistency": _consistency(
            [i for s in sets for i in s.implications], [c for s in sets for c in s.contradictions]
        ),
    }


def _rule(rule: Rule) -> dict[str, Any]:
    return {
        "provision": rule.provision, "quote": rule.quote, "then": list(rule.then), "role": rule.role.value,
        "also": list(rule.also), "per": list(rule.per), "excepts": list(rule.excepts), "gives": list(rule.gives),
        "redirects": rule.redirects, "options": [_option(o) for o in rule.options],
        "numbers": [{"key": n.key, "formula": _formula(n.formula)} for n in rule.numbers],
        "grade": rule.grade.value if rule.grade is not None else None, "later": rule.later,
        "reminder": rule.reminder.as_json() if rule.reminder is not None else None,
        "says": {code: text.as_json() for code, text in rule.says}, "weight": rule.weight,
    }  # fmt: skip


def _option(option: Option) -> dict[str, Any]:
    return {
        "chooser": option.chooser,
        "after": option.after,
        "choices": [
            {
                "code": c.code, "cites": list(c.cites), "sets": dict(c.sets),
                "leads_to": c.leads_to.as_json() if c.leads_to is not None else None,
                "when": None if c.when == ALWAYS else as_json(c.when),
            }
            for c in option.choices
        ],
    }  # fmt: skip


def _formula(formula: Any) -> Any:
    return [_formula(part) for part in formula] if isinstance(formula, tuple) else formula


def _consistency(implications: Iterable[Implication], contradictions: Iterable[Contradiction]) -> dict[str, Any]:
    return {
        "implications": [
            {"when": as_json(i.when), "fact": i.fact, "value": i.value, "same_as": i.same_as, "why": i.why}
            | ({"call": list(i.call)} if i.call else {})
            for i in implications
        ],
        "contradictions": [{"when": as_json(c.when), "reason": c.reason} for c in contradictions],
    }
