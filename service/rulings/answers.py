"""Rulings for programs: what is said of a case, as JSON.

Comes in: a `Case` and the library. Goes out: bytes in the shape of DESIGN section 6, the same as
`bridgelex rule --json`; and the vocabulary of an irregularity. What always holds: a mistake in the facts comes back in
the one error shape of `service.faults`, with a code of its own, what is nearest, and the facts concerned. The
surprising choice: an answer is a function of the body and of rules that cannot change while the service runs, so the
last few are kept, by the bytes asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kb.errors import BridgelexError, NotFoundError
from kb.rules.book import RuleBook
from kb.rules.differences import differences
from kb.rules.engine import rule_on
from kb.rules.errors import ContradictionError, FactValueError, ForeignFactError, NoRulesError, UnknownFactError
from kb.rules.facts import Fact, Vocabulary, nearest, vocabulary
from service.laws.api import dump
from service.library import Library
from service.rulings.case import LARGEST_BODY, Case, InputError, from_body, in_charge

__all__ = ["LARGEST_BODY", "Answers", "facts_of", "fault", "rule"]

_MOST = 1024
_BYTES = 24 * 1024 * 1024


def rule(case: Case, library: Library) -> dict[str, Any]:
    """The ruling of one edition, or {rulings, differences} of several."""
    rulings = [rule_on(book, case.facts) for book in in_charge(case, library)]
    if len(rulings) == 1:
        return rulings[0].as_json()
    return {"rulings": [r.as_json() for r in rulings], "differences": [d.as_json() for d in differences(rulings)]}


class Answers:
    """The last answers given, by the bytes asked; bounded in number and size."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self._kept: dict[bytes, bytes] = {}
        self._size = 0

    def to(self, body: bytes) -> bytes:
        """The answer to a body. Raises the errors of the case."""
        found = self._kept.get(body)
        if found is None:
            found = dump(rule(from_body(body), self.library))
            while self._kept and (len(self._kept) >= _MOST or self._size + len(found) > _BYTES):
                oldest = next(iter(self._kept))
                self._size -= len(oldest) + len(self._kept.pop(oldest))
            self._kept[body] = found
            self._size += len(body) + len(found)
        return found


def fault(error: BridgelexError) -> tuple[int, dict[str, Any]]:
    """Status and body of a mistake in a case."""
    code, status = "bad-input", 400
    near: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()
    match error:
        case UnknownFactError():
            code, near, keys = "unknown-fact", error.nearest, (error.key,)
        case FactValueError():
            code, near, keys = "fact-value", error.nearest, (error.key,)
        case ContradictionError():
            code, keys = "contradiction", tuple(key for key, _ in error.facts)
        case ForeignFactError():
            code, keys = "foreign-fact", (error.key, "irregularity")
        case InputError():
            code, near = error.code, error.nearest
        case NoRulesError():
            code, near = "no-rules", error.held
        case NotFoundError():
            code, near, status = "not-found", tuple(error.nearest), 404
    body = {"code": code, "message": str(error)[:500], "nearest": list(near), "facts": [str(key)[:80] for key in keys]}
    return status, {"error": body}


def facts_of(irregularity: str, books: Sequence[RuleBook]) -> dict[str, Any]:
    """The vocabulary: every fact the rules of an irregularity look at, or all facts and irregularities."""
    words = vocabulary()
    if not irregularity:
        return {
            "irregularities": [
                {
                    "key": one.id, "name": one.name.as_json(), "meaning": one.meaning,
                    "editions": [book.edition for book in books if one.id in book.irregularities],
                }
                for one in words.irregularities.values()
            ],
            "facts": [_row(words, fact, ()) for fact in words.facts.values()],
        }  # fmt: skip
    if irregularity not in words.irregularities:
        near = nearest(irregularity, words.irregularities)
        raise FactValueError("irregularity", irregularity, "one of those at /api/v1/facts", near)
    used: dict[str, list[str]] = {}
    for book in books:
        family = book.family(irregularity)
        for key in family.facts if family is not None else ():
            used.setdefault(key, []).append(book.edition)
    return {
        "irregularity": irregularity,
        "name": words.irregularities[irregularity].name.as_json(),
        "facts": [_row(words, words.facts[key], editions) for key, editions in used.items() if key != "irregularity"],
    }


def _row(words: Vocabulary, fact: Fact, editions: Sequence[str]) -> Mapping[str, Any]:
    row: dict[str, Any] = {
        "key": fact.key, "kind": fact.kind.value, "type": fact.type.value, "question": fact.question.as_json(),
        "meaning": fact.meaning, "values": [{"value": v, "label": words.label(v).as_json()} for v in fact.possible()],
        "expected": fact.expected(),
    }  # fmt: skip
    return row | {"editions": list(editions)} if editions else row
