"""A case as it was sent: the facts, and which editions are to rule on it.

Comes in: a query string or a JSON body. Goes out: `Case`, and with `in_charge` the rule books that answer.
What always holds: a key nobody knows, a fact that is no setting among the settings, and a fact given twice are refused
by name; what the facts themselves cannot be is refused by kb.rules. The surprising choice: in an address every key that
is not one of the few in RESERVED is a fact, so that an address reads like a case file, can be typed, and can be shared.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Any
from urllib.parse import urlencode

from rapidfuzz import process

from kb.errors import BridgelexError, NotFoundError
from kb.graph import InForce
from kb.rules.book import RuleBook
from kb.rules.books import EDITIONS, book, books
from kb.rules.command import in_force
from kb.rules.errors import NoRulesError
from kb.rules.facts import FactKind, FactType, vocabulary
from service.library import Library

__all__ = [
    "FEDERATIONS",
    "RESERVED",
    "Case",
    "InputError",
    "Query",
    "editions_on",
    "from_body",
    "from_query",
    "in_charge",
]

RESERVED = ("edition", "date", "federation", "lang", "change", "law", "q")
"""Keys of an address that are no facts."""

LARGEST_BODY = 64 * 1024
MOST_FACTS = 120
LONGEST_VALUE = 400

FEDERATIONS = {"dbf": "dk", "sbf": "se", "fsb": "se"}
"""Names people use for the federations of corpus/editions.toml."""

_KEYS = ("facts", "editions", "date", "federation", "settings")


class InputError(BridgelexError):
    """A request that is no case. `code` names the kind of mistake, `nearest` what may have been meant."""

    def __init__(self, message: str, *, code: str = "bad-input", nearest: Sequence[str] = ()) -> None:
        self.code = code
        self.nearest = tuple(nearest)
        super().__init__(message)


@dataclass(frozen=True, slots=True)
class Case:
    """facts: as given, in that order. editions: those named, () when none is. day: the day of the case."""

    facts: Mapping[str, Any]
    editions: tuple[str, ...] = ()
    day: date | None = None
    federation: str = "dk"

    @property
    def irregularity(self) -> str:
        return str(self.facts.get("irregularity", ""))


@dataclass(frozen=True, slots=True)
class Query:
    """A case read from an address, and the address again. change: the fact to be asked anew."""

    case: Case
    change: str = ""
    law: str = ""
    words: str = ""

    def address(self, sets: Mapping[str, Any] | None = None) -> str:
        """The address of this case with some facts set, or removed (None)."""
        return f"/rulings?{urlencode(self.pairs(sets))}"

    def pairs(self, sets: Mapping[str, Any] | None = None) -> list[tuple[str, str]]:
        """Keys and values of the address; a fact that is set anew goes last unless it had a place."""
        facts = {**self.case.facts, **(sets or {})}
        found = [("edition", one) for one in self.case.editions]
        if self.case.day is not None:
            found += [("date", self.case.day.isoformat()), ("federation", self.case.federation)]
        return found + [(key, written(value)) for key, value in facts.items() if value is not None]

    def under(self, *editions: str) -> Query:
        """The same facts under other editions, whatever was in force."""
        return replace(self, case=replace(self.case, editions=editions, day=None), change="")

    def only_editions(self) -> Query:
        """No facts, the same editions."""
        return Query(replace(self.case, facts={}))


def written(value: Any) -> str:
    """A fact's value as it stands in an address."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def from_query(items: Iterable[tuple[str, str]]) -> Query:
    """The case an address tells. Raises InputError."""
    facts: dict[str, Any] = {}
    editions: list[str] = []
    other: dict[str, str] = {}
    for key, value in items:
        if not value.strip():
            continue
        if key == "edition":
            editions.append(value[:60])
        elif key in RESERVED:
            other[key] = value[:200].strip()
        elif key in facts and facts[key] != value:
            raise InputError(f"{key[:60]} is given twice. Give it once.", code="given-twice")
        else:
            facts[key] = _tidied(key, value.strip())
            if len(value) > LONGEST_VALUE or len(facts) > MOST_FACTS:
                raise InputError(f"{key[:60]} is longer than any fact. Shorten it.", code="too-long")
    case = Case(
        facts, tuple(dict.fromkeys(editions))[:12], _day(other.get("date")), _federation(other.get("federation"))
    )
    return Query(case, other.get("change", ""), other.get("law", ""), other.get("q", ""))


def _tidied(key: str, value: str) -> str:
    """'K 9 4' as it is typed in a field, for 'k-9-4'."""
    fact = vocabulary().facts.get(key)
    return "-".join(value.casefold().split()) if fact is not None and fact.type is FactType.HOLDING else value


def from_body(body: bytes) -> Case:
    """The case of a JSON body {facts, editions?, date?, federation?, settings?}. Raises InputError."""
    if len(body) > LARGEST_BODY:
        raise InputError("The body is larger than any case. Send the facts alone.", code="too-long")
    try:
        data = json.loads(body)
    except (ValueError, RecursionError) as error:
        raise InputError('The body is no JSON. Send {"facts": {...}}.') from error
    if not isinstance(data, dict):
        raise InputError('The body is no object. Send {"facts": {...}}.')
    for key in data:
        if key not in _KEYS:
            near = [one for one, _, _ in process.extract(str(key)[:80], _KEYS, limit=1, score_cutoff=60)]
            raise InputError(f"There is no '{str(key)[:60]}' here. Known: {', '.join(_KEYS)}.", nearest=near)
    facts, settings = _mapping(data, "facts"), _mapping(data, "settings")
    for key, value in settings.items():
        fact = vocabulary().fact(key)
        if fact.kind is not FactKind.SETTING:
            raise InputError(f"{key} is no setting but a fact of the case. Put it into facts.")
        if key in facts and facts[key] != value:
            raise InputError(f"{key} is given twice, in facts and in settings. Give it once.", code="given-twice")
    editions = data.get("editions") or []
    if not isinstance(editions, list) or not all(isinstance(one, str) for one in editions) or len(editions) > 50:
        raise InputError('editions is no list of names. Send for example ["dk1997"].')
    day, federation = data.get("date"), data.get("federation")
    if not isinstance(day, str | None) or not isinstance(federation, str | None):
        raise InputError('date and federation are texts, for example "2005-03-01" and "dk".')
    return Case({**facts, **settings}, tuple(dict.fromkeys(editions)), _day(day), _federation(federation))


def _mapping(data: Mapping[str, Any], key: str) -> dict[str, Any]:
    found = data.get(key)
    if found is None:
        return {}
    if not isinstance(found, dict) or len(found) > MOST_FACTS:
        raise InputError(f'{key} is no object of facts. Send {{"{key}": {{"irregularity": "revoke"}}}}.')
    return found


def _day(text: str | None) -> date | None:
    if not text:
        return None
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise InputError(f"'{text[:40]}' is no date. Write it as 2005-03-01.", code="date") from error


def _federation(text: str | None) -> str:
    name = (text or "dk").strip().casefold()[:20]
    return FEDERATIONS.get(name, name)


# --- who rules ------------------------------------------------------------------------------------------


def in_charge(case: Case, library: Library) -> tuple[RuleBook, ...]:
    """The books that rule: those of the editions named, of what was in force that day, or all there are."""
    if case.editions:
        return tuple(_book(edition) for edition in case.editions)
    if case.day is not None:
        if all(one.federation != case.federation for one in library.periods):
            known = tuple(dict.fromkeys(one.federation for one in library.periods))
            raise NotFoundError(case.federation, known, kind="federation")
        return tuple(book(edition) for edition in in_force(library, case.day, case.federation))
    return books()


def _book(edition: str) -> RuleBook:
    """As kb.rules.books.book, with the nearest names beside the error."""
    if edition not in EDITIONS:
        near = [one for one, _, _ in process.extract(edition[:80], list(EDITIONS), limit=2, score_cutoff=60)]
        error = NoRulesError(edition, tuple(EDITIONS))
        raise InputError(str(error), code="no-rules", nearest=near or list(EDITIONS)) from error
    return book(edition)


def editions_on(case: Case, library: Library) -> tuple[InForce, ...]:
    """What the federation played by that day, whether or not its text is here."""
    return tuple(library.in_force(case.federation, case.day)) if case.day is not None else ()
