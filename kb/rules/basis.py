"""What a ruling rests on besides the facts at the table: edition, federation, day, settings of the organiser.

Comes in: a book and facts; for a day and a federation also the works, their periods and editions. Goes out: `Basis`,
and the works in force in order of authority: law, national supplement, regulations, club guide (what the organiser has
announced for the event stands above the federation's regulations, X80A1, and is told as a setting). What always holds:
a setting is listed only if another value of it would change this very ruling, with what it would change it to.
The surprising choice: a work may be in force although no text of it is held; it is listed all the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any, Protocol

from kb.errors import NotFoundError
from kb.model import Authority, Edition, Period, Work
from kb.rules.book import RuleBook
from kb.rules.books import EDITIONS
from kb.rules.engine import rule_on
from kb.rules.errors import RulesError
from kb.rules.facts import FactKind
from kb.rules.ruling import Ruling
from kb.rules.text import LANGUAGES, Text
from kb.scoring.errors import ScoringError

__all__ = ["Basis", "Layer", "Periods", "Setting", "basis_of", "in_force", "layers"]

RANK = {authority: place for place, authority in enumerate(Authority)}
FEDERATIONS = {"dbf": "dk", "sbf": "se", "danmark": "dk", "sverige": "se", "denmark": "dk", "sweden": "se"}
"""Names a federation is called by, besides its country's code."""
LONGEST_LIST = 6
"""Values of a setting that are tried."""


class Periods(Protocol):
    """What is asked of a KnowledgeBase."""

    @property
    def editions(self) -> Mapping[str, Edition]: ...

    @property
    def periods(self) -> Sequence[Period]: ...

    @property
    def works(self) -> Mapping[str, Work]: ...


@dataclass(frozen=True, slots=True)
class Layer:
    """A work in force. edition: the text its rules come from, None where no text with rules is held."""

    work: str
    authority: str
    edition: str | None
    since: date
    until: date | None
    basis: str

    def as_json(self) -> dict[str, Any]:
        return {
            "work": self.work, "authority": self.authority, "edition": self.edition, "since": self.since.isoformat(),
            "until": self.until.isoformat() if self.until else None, "basis": self.basis,
        }  # fmt: skip


@dataclass(frozen=True, slots=True)
class Setting:
    """Something the organiser or the federation has decided. changes: other value → what the ruling would be."""

    fact: str
    question: Text
    value: Any
    changes: tuple[tuple[Any, tuple[str, ...], Text], ...]

    def as_json(self) -> dict[str, Any]:
        return {
            "fact": self.fact,
            "question": self.question.as_json(),
            "value": self.value,
            "changes": [{"value": v, "governing": list(g), "text": t.as_json()} for v, g, t in self.changes],
        }


@dataclass(frozen=True, slots=True)
class Basis:
    """day and federation are None where nobody named them."""

    edition: str
    federation: str | None
    day: date | None
    in_force: tuple[Layer, ...]
    settings: tuple[Setting, ...]

    def as_json(self) -> dict[str, Any]:
        return {
            "edition": self.edition,
            "federation": self.federation,
            "date": self.day.isoformat() if self.day else None,
            "in_force": [layer.as_json() for layer in self.in_force],
            "settings": [setting.as_json() for setting in self.settings],
        }

    def line(self, language: str) -> str:
        """One line for the terminal."""
        none, on, not_told = WORDS[language]
        parts = [self.edition, self.federation or none, f"{on} {self.day}" if self.day else none]
        for setting in self.settings:
            value = not_told if setting.value is None else str(setting.value).lower()
            others = ", ".join(f"{str(v).lower()} → {', '.join(g) or '-'}" for v, g, _ in setting.changes)
            parts.append(f"{setting.fact}={value} ({others})")
        return " · ".join(parts)


WORDS = {
    "da": ("ikke oplyst", "den", "ikke oplyst"),
    "sv": ("inte angivet", "den", "inte angivet"),
    "en": ("not given", "on", "not told"),
}
assert set(WORDS) == set(LANGUAGES)


def federation_code(name: str) -> str:
    return FEDERATIONS.get(name.casefold(), name.casefold())


def layers(library: Periods, day: date, federation: str) -> tuple[Layer, ...]:
    """The works in force that day, highest authority first. Raises NotFoundError when there is none."""
    code = federation_code(federation)
    known = sorted({p.federation for p in library.periods})
    if code not in known:
        raise NotFoundError(federation, tuple(known), kind="federation")
    found = []
    for period in library.periods:
        if period.federation == code and period.since <= day and (period.until is None or day <= period.until):
            edition = next(
                (e.id for e in library.editions.values() if e.work == period.work and e.id in EDITIONS), None
            )
            authority = library.works[period.work].authority
            found.append(Layer(period.work, authority.value, edition, period.since, period.until, period.basis))
    if not found:
        first = min((p for p in library.periods if p.federation == code), key=lambda p: p.since)
        raise NotFoundError(
            f"in force on {day} for {code} (the first is {first.work}, from {first.since})",
            tuple(EDITIONS),
            kind="edition",
        )
    return tuple(sorted(found, key=lambda layer: RANK[Authority(layer.authority)]))


def in_force(library: Periods, day: date, federation: str) -> tuple[str, ...]:
    """The editions with rules whose work was in force that day, highest authority first. Raises NotFoundError."""
    found = tuple(layer.edition for layer in layers(library, day, federation) if layer.edition is not None)
    if not found:
        raise NotFoundError(f"with rules in force on {day} for {federation}", tuple(EDITIONS), kind="edition")
    return found


def basis_of(
    book: RuleBook, ruling: Ruling, day: date | None = None, federation: str | None = None, found: Sequence[Layer] = ()
) -> Basis:
    """What one ruling rests on. found: the layers of that day, where the day is known."""
    code = federation_code(federation) if federation is not None and day is not None else None
    return Basis(book.edition, code, day, tuple(found), settings_of(book, ruling))


def settings_of(book: RuleBook, ruling: Ruling) -> tuple[Setting, ...]:
    """The settings on which this ruling hangs."""
    family = book.family(str(ruling.facts.get("irregularity")))
    if family is None:
        return ()
    found = []
    for key in family.facts:
        fact = book.vocabulary.facts[key]
        if fact.kind is not FactKind.SETTING:
            continue
        value = ruling.facts.get(key)
        changes = []
        for other in fact.possible()[:LONGEST_LIST]:
            if other == value:
                continue
            try:
                changed = rule_on(book, {**ruling.facts, key: other})
            except (RulesError, ScoringError):
                continue  # that setting cannot stand beside the facts
            if changed.key() != ruling.key() or changed.governing != ruling.governing:
                changes.append((other, changed.governing, changed.summary()))
        if changes:
            found.append(Setting(key, fact.question, value, tuple(changes)))
    return tuple(found)
