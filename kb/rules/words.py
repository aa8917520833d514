"""Conditions and rules in words, for the proof, for questions and for documents.

Comes in: condition trees and the vocabulary. Goes out: `Text`. What always holds: every leaf is named by the
question a director would ask, so no fact key reaches a reader. The surprising choice: a rule that waits is
told as question and answer ("Whose turn was it? Right-hand opponent: ..."), since that is how it will be met.
"""

from __future__ import annotations

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
)  # fmt: skip
from kb.rules.facts import Vocabulary
from kb.rules.text import LANGUAGES, Text

__all__ = ["condition_words", "if_then"]

JOIN = {"da": ("og", "eller", "ikke"), "sv": ("och", "eller", "inte"), "en": ("and", "or", "not")}
OPEN_WORDS = {"da": "endnu ikke valgt", "sv": "ännu inte valt", "en": "not chosen yet"}
KNOWN_WORDS = {"da": "besvaret", "sv": "besvarad", "en": "answered"}
UNLESS_WORDS = {"da": "hvis intet andet er oplyst", "sv": "om inget annat är sagt", "en": "unless told otherwise"}
SIGNS = {">=": "≥", "<=": "≤", ">": ">", "<": "<"}


def condition_words(vocabulary: Vocabulary, condition: Condition) -> Text:
    """A condition as questions and answers."""
    return Text(*(_words(vocabulary, condition, language) for language in LANGUAGES))


def _words(vocabulary: Vocabulary, node: Condition, language: str) -> str:
    and_, or_, not_ = JOIN[language]

    def question(key: str) -> str:
        return vocabulary.facts[key].question.in_language(language)

    match node:
        case Is(fact, values):
            answers = f" {or_} ".join(
                OPEN_WORDS[language] if v == OPEN else vocabulary.label(v).in_language(language) for v in values
            )
            return f"{question(fact)} {answers}"
        case Compare(fact, op, other):
            return f"{question(fact)} {SIGNS[op]} {question(other) if isinstance(other, str) else f'{other:g}'}"
        case Known(fact):
            return f"{question(fact)} {KNOWN_WORDS[language]}"
        case Unless(fact, values):
            answers = f" {or_} ".join(vocabulary.label(v).in_language(language) for v in values)
            return f"{question(fact)} {answers} ({UNLESS_WORDS[language]})"
        case Status(name):
            return f"[{name}]"
        case Not(part):
            return f"{not_} ({_words(vocabulary, part, language)})"
        case All(parts):
            return f" {and_} ".join(_words(vocabulary, p, language) for p in parts)
        case Any_(parts):
            return "(" + f" {or_} ".join(_words(vocabulary, p, language) for p in parts) + ")"


def if_then(vocabulary: Vocabulary, compiled: CompiledRule, facts: Mapping[str, Any]) -> Text:
    """What a waiting rule will say, and on which answers: the parts of its conjunction that a fact leaves open."""
    open_parts = tuple(i for i, question in enumerate(compiled.questions) if question(facts)[1])
    known = compiled.told.get(open_parts)
    if known is None:
        asked = [compiled.parts[i] for i in open_parts]
        known = compiled.told[open_parts] = Text(*(_told(vocabulary, compiled, asked, lang) for lang in LANGUAGES))
    return known


def _told(vocabulary: Vocabulary, compiled: CompiledRule, asked: list[Condition], language: str) -> str:
    answers = [_words(vocabulary, part, language) for part in asked]
    then = "; ".join(p.text.in_language(language) for p in compiled.phrases) or compiled.provision
    return f"{' – '.join(answers)}: {then}" if answers else then
