"""The page `/rulings`: chooser, question or ruling, by how far the address has come.

Comes in: the address as keys and values. Goes out: (status, bytes). What always holds: the page is a function of the
address, the language and the snapshot, and each of its controls is a link or a form that leads to another address; so
back works, a link can be shared, and no script is needed. The surprising choice: an address without an edition is ruled
on by every edition that has rules for it, side by side, since a ruling by an edition nobody chose would be a guess.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from kb.errors import BridgelexError, NotFoundError
from kb.rules.book import RuleBook
from kb.rules.books import EDITIONS, books
from kb.rules.engine import rule_on
from kb.rules.errors import ContradictionError, FactValueError, ForeignFactError, UnknownFactError
from kb.rules.facts import vocabulary
from kb.rules.ruling import NOT_COVERED
from service.rulings import apart, asking
from service.rulings.case import Case, InputError, Query, editions_on, from_query, in_charge
from service.rulings.chooser import chooser
from service.rulings.column import column
from service.rulings.refs import Refs
from service.site import Site
from service.texts import Texts

__all__ = ["make"]


@dataclass(frozen=True, slots=True)
class Mark:
    """An edition that can be chosen. on: it rules on this page; named: somebody chose it."""

    edition: str
    on: bool
    named: bool
    href: str


@dataclass(frozen=True, slots=True)
class Trouble:
    """A mistake in the address. code: the kind of it; facts: those concerned, in words; nearest: offers."""

    code: str
    message: str
    facts: tuple[str, ...] = ()
    nearest: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Place:
    """What was in force on the day of the case: a work, and what is here of it."""

    title: str
    note: str


def make(site: Site, t: Texts, items: Iterable[tuple[str, str]]) -> tuple[int, bytes]:
    """The page at an address."""
    items = list(items)
    query = Query(Case({}))
    trouble: Trouble | None = None
    chosen: tuple[RuleBook, ...] = ()
    try:
        query = from_query(items)
        chosen = in_charge(query.case, site.library)
    except BridgelexError as error:
        trouble = _trouble(error, query, t)
    words = vocabulary()
    irregularity = words.irregularities.get(query.case.irregularity)
    if trouble is None and irregularity is None and query.case.irregularity:
        try:
            words.read({"irregularity": query.case.irregularity})
        except FactValueError as error:
            trouble = _trouble(error, query, t)
    named = bool(query.case.editions or query.case.day)
    if not named and irregularity is not None:
        chosen = tuple(one for one in chosen if irregularity.id in one.irregularities) or chosen
    common = {
        "query": "",
        "asked": query,
        "marks": _marks(query, chosen, site),
        "places": _places(query, site, t),
        "named": named,
        "keep": urlencode([pair for pair in items if pair[0] != "lang"])[:6000],
        "federations": tuple(dict.fromkeys(one.federation for one in site.library.periods)),
        "fixed": [pair for pair in query.pairs() if pair[0] not in ("edition", "date", "federation")],
        "here": "rulings",
    }
    if irregularity is None or not chosen:
        listed = chooser(query, chosen or books(), site.library, t)
        status = 400 if trouble is not None else 200
        return status, site.render("rulings.html", t, chooser=listed, trouble=trouble, chips=(), **common)
    common["title"] = irregularity.name.in_language(t.language)
    common["other"] = query.address(dict.fromkeys(query.case.facts))
    return _case(site, t, query, chosen, trouble, common)


def _case(
    site: Site, t: Texts, query: Query, chosen: Sequence[RuleBook], trouble: Trouble | None, common: dict[str, Any]
) -> tuple[int, bytes]:
    words = vocabulary()
    refs = Refs(site.library, t)
    wrong: tuple[str, ...] = ()
    try:
        rulings = [rule_on(one, query.case.facts) for one in chosen]
    except BridgelexError as error:
        trouble = _trouble(error, query, t)
        wrong = _wrong(error)
        rulings = []
    chips = asking.chips(query, words, t, wrong)
    waiting = asking.waiting(query, rulings, t)
    key = query.change if query.change in words.facts and query.change != "irregularity" else ""
    key = key or (waiting[0].key if waiting else "")
    question = asking.question(query, key, chosen, rulings, refs, t) if key else None
    editions = [one.edition for one in chosen]
    body = site.render(
        "ruling.html",
        t,
        chips=chips,
        trouble=trouble,
        question=question,
        waiting=[one for one in waiting if one.key != key],
        columns=sorted(
            (column(one, ruling, query, refs, t, editions) for one, ruling in zip(chosen, rulings, strict=False)),
            key=lambda one: one.status == NOT_COVERED,
        ),
        rows=apart.rows(rulings, words, refs, t),
        only=apart.only(rulings, refs, t),
        panels=tuple(refs.found.values()),
        **common,
    )
    return (400 if trouble is not None else 200), body


def _marks(query: Query, chosen: Sequence[RuleBook], site: Site) -> tuple[Mark, ...]:
    """Every edition with rules whose text is here; a tap adds it, or takes it away."""
    found = []
    on = [one.edition for one in chosen]
    for edition in EDITIONS:
        if edition not in site.library.editions:
            continue
        named = query.case.editions or (tuple(on) if query.case.day else ())
        rest = tuple(one for one in named if one != edition) if edition in named else (*named, edition)
        href = query.under(*rest).address()
        if not rest:  # said aloud, so that the tablet forgets its last choice
            href = href.replace("?", "?edition=&", 1)
        found.append(Mark(edition, edition in on, edition in named, href))
    return tuple(found)


def _places(query: Query, site: Site, t: Texts) -> tuple[Place, ...]:
    """What was in force, and whether its text is here."""
    found = []
    for one in editions_on(query.case, site.library):
        held = [edition for edition in site.library.editions.values() if edition.work == one.work.id and edition.held]
        own = any(edition.federation == query.case.federation for edition in held)
        note = "" if own else t("force.not-held-there") if held else t("force.not-held")
        found.append(Place(one.work.titles.get(t.language, one.work.id), note))
    return tuple(found)


# --- mistakes -------------------------------------------------------------------------------------------


def _wrong(error: BridgelexError) -> tuple[str, ...]:
    """The facts a mistake is about."""
    match error:
        case ContradictionError():
            return tuple(key for key, _ in error.facts)
        case UnknownFactError() | FactValueError() | ForeignFactError():
            return (error.key,)
    return ()


def _trouble(error: BridgelexError, query: Query, t: Texts) -> Trouble:
    words = vocabulary()

    def named(key: str) -> str:
        fact = words.facts.get(key)
        value = query.case.facts.get(key)
        return f"{fact.question.in_language(t.language)} {asking.label(words, value, t)}" if fact is not None else key

    message = str(error)
    match error:
        case UnknownFactError():
            renamed = [
                (
                    words.facts[one].question.in_language(t.language),
                    query.address({error.key: None, one: query.case.facts.get(error.key)}),
                )
                for one in error.nearest
            ]
            return Trouble("unknown-fact", message, (error.key[:80],), tuple(renamed))
        case FactValueError():
            near = [
                (words.label(one).in_language(t.language), query.address({error.key: one})) for one in error.nearest
            ]
            return Trouble("fact-value", message, (named(error.key),), tuple(near))
        case ContradictionError():
            return Trouble("contradiction", message, tuple(named(key) for key, _ in error.facts))
        case ForeignFactError():
            return Trouble("foreign-fact", message, (named(error.key),))
        case NotFoundError() if query.case.day is not None:
            return Trouble("not-in-force", message)
        case InputError(code="no-rules"):
            near = [(t.name("edition", one), query.under(one).address()) for one in error.nearest]
            return Trouble("no-rules", message, (), tuple(near))
    return Trouble("bad-input", message)
