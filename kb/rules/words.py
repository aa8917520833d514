"""Conditions and rules in words, for the proof, for questions and for documents.

Comes in: condition trees and the vocabulary. Goes out: `Text`. What always holds: every leaf is named by the
question a director would ask, so no fact key reaches a reader. The surprising choice: a rule that waits is
told as question and answer ("Whose turn was it? Right-hand opponent: ..."), since that is how it will be met.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from kb.rules.book import CompiledRule
from kb.rules.conditions import (
    OPEN,
    All,
    Any_,
    Compare,
    Condition,
    Is,
    Known,
    Not,
    Status,
    Unless,
    Value,
)  # fmt: skip
from kb.rules.evaluation import residual
from kb.rules.facts import Vocabulary
from kb.rules.text import LANGUAGES, Text

__all__ = ["condition_words", "if_then"]

JOIN = {"da": ("og", "eller", "ikke"), "sv": ("och", "eller", "inte"), "en": ("and", "or", "not")}
OPEN_WORDS = {"da": "endnu ikke valgt", "sv": "ännu inte valt", "en": "not chosen yet"}
KNOWN_WORDS = {"da": "besvaret", "sv": "besvarad", "en": "answered"}
UNLESS_WORDS = {"da": "hvis intet andet er oplyst", "sv": "om inget annat är sagt", "en": "unless told otherwise"}
IF = {"da": "Hvis", "sv": "Om", "en": "If"}
KEPT = 256
"""Sentences kept a rule; enough for every answer that is not a number."""

SLOT = re.compile(r"\{\w+\}")
"""A figure that is known only once the rule speaks."""

SIGNS = {">=": "≥", "<=": "≤", ">": ">", "<": "<"}


def condition_words(vocabulary: Vocabulary, condition: Condition) -> Text:
    """A condition as questions and answers."""
    return Text(*(_words(vocabulary, condition, language) for language in LANGUAGES))


def _words(vocabulary: Vocabulary, node: Condition, language: str) -> str:
    and_, or_, not_ = JOIN[language]

    def question(key: str) -> str:
        return f"»{vocabulary.facts[key].question.in_language(language)}«"

    def answers(values: tuple[Value, ...]) -> str:
        named = [OPEN_WORDS[language] if v == OPEN else vocabulary.label(v).in_language(language) for v in values]
        return f" {or_} ".join(named)

    match node:
        case Is(fact, values):
            return f"{question(fact)} {answers(values)}"
        case Compare(fact, op, other):
            return f"{question(fact)} {SIGNS[op]} {question(other) if isinstance(other, str) else f'{other:g}'}"
        case Known(fact):
            return f"{question(fact)} {KNOWN_WORDS[language]}"
        case Unless(fact, values):
            return f"{question(fact)} {answers(values)} ({UNLESS_WORDS[language]})"
        case Status(name):
            return f"[{name}]"
        case Not(Is(fact, values)):
            return f"{question(fact)} {not_} {answers(tuple(v for v in values if v != OPEN))}"
        case Not(part):
            return f"{not_} ({_words(vocabulary, part, language)})"
        case All(parts):
            return f" {and_} ".join(_words(vocabulary, p, language) for p in parts)
        case Any_(parts):
            return "(" + f" {or_} ".join(_words(vocabulary, p, language) for p in parts) + ")"


def if_then(vocabulary: Vocabulary, compiled: CompiledRule, facts: Mapping[str, Any]) -> Text:
    """What a waiting rule will say, and on which answers: only those that are still open."""
    key = tuple([facts.get(k) for k in compiled.looked_at])
    known = compiled.told.get(key)
    if known is None:
        if len(compiled.told) >= KEPT:
            compiled.told.clear()
        asked = residual(compiled.condition, facts)
        known = compiled.told[key] = Text(*(_told(vocabulary, compiled, asked, lang) for lang in LANGUAGES))
    return known


def _told(vocabulary: Vocabulary, compiled: CompiledRule, asked: Condition | None, language: str) -> str:
    said = (SLOT.sub("…", p.text.in_language(language)) for p in compiled.phrases)
    then = "; ".join(said) or compiled.provision
    return f"{IF[language]} {_words(vocabulary, asked, language)}: {then}" if asked is not None else then
