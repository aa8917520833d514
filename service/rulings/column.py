"""The ruling of one edition, laid out for a page: what to say, who may choose what, the numbers, the proof.

Comes in: a rule book, a `Ruling` and the address of the case. Goes out: `Column`.
What always holds: everything shown comes from the ruling or from ruling again; each line carries the paragraphs it
rests on. The surprising choice: what must be said at the table and what the director keeps to himself (reminders, what
will hold if an answer comes) are two lists, so that the large words can be read out as they stand.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from kb.errors import BridgelexError
from kb.rules.book import RuleBook
from kb.rules.books import books
from kb.rules.conditions import OPEN
from kb.rules.differences import differences
from kb.rules.engine import rule_on
from kb.rules.facts import Fact, FactKind
from kb.rules.ruling import NOT_COVERED, RULED, Consequence, Offer, OfferedChoice, Proof, Ruling
from service.rulings.asking import Waiting, label
from service.rulings.case import Query
from service.rulings.refs import Ref, Refs
from service.texts import LANGUAGES, Texts

__all__ = ["Column", "column", "number_label"]


@dataclass(frozen=True, slots=True)
class Line:
    """Something the ruling says, with the paragraphs that say it."""

    text: str
    refs: tuple[Ref, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that may be chosen, and what it leads to, each with its paragraphs. href '' where it sets no fact."""

    text: str
    leads: tuple[Line, ...]
    href: str


@dataclass(frozen=True, slots=True)
class Offered:
    """A choice: who has it, among what. after: the earlier choice that opens it, in words."""

    who: str
    after: str
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Condition:
    """A fact a rule looked at. holds None: not known."""

    question: str
    value: str
    holds: bool | None


@dataclass(frozen=True, slots=True)
class Reason:
    """A rule of the proof. state: applied, waits or aside; by: what set it aside."""

    ref: Ref
    quote: str
    state: str
    by: str
    conditions: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Effect:
    """What another value of a setting does to the ruling."""

    value: str
    href: str
    changes: bool
    now: bool


@dataclass(frozen=True, slots=True)
class Setting:
    """Something the organiser or federation has decided, with what each value would do."""

    question: str
    value: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Other:
    """Another edition with rules. apart: matters in which it rules otherwise, None while a question is open."""

    edition: str
    apart: int | None
    together: str
    alone: str


@dataclass(frozen=True, slots=True)
class Column:
    """What one edition says of the case."""

    edition: str
    language: str
    status: str
    grade: str
    said: tuple[Line, ...]
    mind: tuple[Line, ...]
    offers: tuple[Offered, ...]
    made: tuple[Waiting, ...]
    numbers: tuple[tuple[str, str], ...]
    governing: tuple[Ref, ...]
    also: tuple[Ref, ...]
    needed: tuple[Ref, ...]
    spoken: tuple[tuple[str, str], ...]
    """The whole, to be said in another language: (language, words)."""
    proof: tuple[Reason, ...]
    settings: tuple[Setting, ...]
    others: tuple[Other, ...]


_ASIDE = ("if:", "keep-in-mind:", "watch-")
"""Codes of what is for the director alone."""


def column(book: RuleBook, ruling: Ruling, query: Query, refs: Refs, t: Texts, editions: Sequence[str]) -> Column:
    """The page's view of one ruling. editions: those that rule on the page."""
    edition = refs.library.editions.get(book.edition)
    silent = ruling.status == NOT_COVERED
    said = [one for one in ruling.ruling if not one.code.startswith(_ASIDE)]
    return Column(
        edition=book.edition,
        language=edition.language if edition is not None else "",
        status=ruling.status,
        grade=ruling.grade.value,
        said=tuple(_line(book, one, refs, t) for one in said),
        mind=tuple(_line(book, one, refs, t) for one in ruling.ruling if one.code.startswith(_ASIDE)),
        offers=tuple(_offers(book, ruling, query, refs, t)),
        made=tuple(_made(book, ruling, query, t)),
        numbers=tuple((number_label(key, t), _number(book, key, value, t)) for key, value in ruling.numbers.items()),
        governing=refs.all(book.edition, ruling.governing),
        also=refs.all(book.edition, ruling.also_consider),
        needed=refs.all(book.edition, tuple(n for one in said for n in one.citations)) if silent else (),
        spoken=() if silent else tuple((one, ruling.say.in_language(one)) for one in LANGUAGES if one != t.language),
        proof=tuple(_reason(book, one, refs, t) for one in ruling.proof),
        settings=tuple(_settings(book, ruling, query, t)) if ruling.status == RULED else (),
        others=tuple(_others(book, ruling, query, refs, editions)) if editions[0] == book.edition else (),
    )


def _line(book: RuleBook, one: Consequence, refs: Refs, t: Texts) -> Line:
    text = one.text.in_language(t.language)
    return Line(_sentence(text), refs.all(book.edition, one.citations) if one.code != "no-rule" else ())


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?", "!")) else ".")


def _offers(book: RuleBook, ruling: Ruling, query: Query, refs: Refs, t: Texts) -> Iterator[Offered]:
    tokens = {choice.code: (offer, choice) for offer in ruling.options for choice in offer.choices}
    for offer in ruling.options:
        before, after = _before(offer, tokens), tokens.get(offer.after)
        steps: dict[tuple[str, str], Step] = {}
        for one in offer.choices:  # the same choice with two outcomes is one thing to choose
            step = _step(book, one, before, query, refs, t)
            same = steps.get((step.text, step.href))
            steps[step.text, step.href] = step if same is None else replace(step, leads=same.leads + step.leads)
        words = after[1].text.in_language(t.language) if after is not None else ""
        yield Offered(offer.who.in_language(t.language), words, tuple(steps.values()))


def _before(offer: Offer, tokens: Mapping[str, tuple[Offer, OfferedChoice]]) -> dict[str, Any]:
    """The facts of the earlier choices that open this one: who corrects a bid does so after it was refused."""
    facts: dict[str, Any] = {}
    seen: set[str] = set()
    while offer.after in tokens and offer.after not in seen:
        seen.add(offer.after)
        offer, choice = tokens[offer.after]
        facts = {**dict(choice.sets), **facts}
    return facts


def _step(book: RuleBook, one: OfferedChoice, before: Mapping[str, Any], query: Query, refs: Refs, t: Texts) -> Step:
    sets = {**before, **dict(one.sets)} if one.sets else {}
    leads = one.leads_to.in_language(t.language) if one.leads_to is not None else _led(book, query, sets, t)
    line = Line(_sentence(leads) if leads else "", refs.all(book.edition, one.citations))
    return Step(
        one.text.in_language(t.language), (line,) if leads or one.citations else (), query.address(sets) if sets else ""
    )


def _led(book: RuleBook, query: Query, sets: Mapping[str, Any], t: Texts) -> str:
    """What the choice leads to, by ruling again with it made."""
    if not sets:
        return ""
    try:
        return rule_on(book, {**query.case.facts, **sets}).summary().in_language(t.language)
    except BridgelexError:
        return ""


def _made(book: RuleBook, ruling: Ruling, query: Query, t: Texts) -> Iterator[Waiting]:
    """The choices the ruling rests on as not yet made: where to say how they were made."""
    seen: dict[str, None] = {}
    for reason in ruling.proof:
        seen |= {one.fact: None for one in reason.conditions if reason.fired and one.value == OPEN and one.holds}
    for key in seen:
        fact = book.vocabulary.facts[key]
        yield Waiting(key, fact.question.in_language(t.language), f"{query.address()}&change={key}")


# --- numbers --------------------------------------------------------------------------------------------

_SIDES = {"_ns": "ns", "_ew": "ew"}


def number_label(key: str, t: Texts) -> str:
    """'Penalty in KP, North-South' for min_penalty_kp_ns; the bound is said with the value."""
    base = key.removeprefix("min_").removeprefix("max_")
    words = t.name("number", base)
    if words == base:
        for ending, side in _SIDES.items():
            if base.endswith(ending):
                words = f"{t.name('number', base.removesuffix(ending))}, {t('side.' + side)}"
    return words.replace("_", " ")


def _number(book: RuleBook, key: str, value: Any, t: Texts) -> str:
    shown = label(book.vocabulary, value, t)
    if key.startswith("min_"):
        return t("rulings.at-least", n=shown)
    return t("rulings.at-most", n=shown) if key.startswith("max_") else shown


# --- the proof ------------------------------------------------------------------------------------------


def _reason(book: RuleBook, one: Proof, refs: Refs, t: Texts) -> Reason:
    state = "waits" if one.fired is None else "applied" if one.fired else "aside"
    by = (one.defeated_by or "").partition(":")[0]
    seen: dict[tuple[str, str], Condition] = {}
    for each in one.conditions:
        fact = book.vocabulary.facts.get(each.fact)
        if fact is not None:  # what another rule gave is that rule's own line
            value = label(book.vocabulary, each.value, t)
            text = fact.question.in_language(t.language)
            before = seen.get((text, value))
            holds = each.holds if before is None or before.holds is not True else True
            seen[text, value] = Condition(text, value, holds)
    return Reason(refs(book.edition, one.provision), one.quote, state, by, tuple(seen.values()))


# --- what would change it -------------------------------------------------------------------------------


def _settings(book: RuleBook, ruling: Ruling, query: Query, t: Texts) -> Iterator[Setting]:
    family = book.family(query.case.irregularity)
    for key in family.facts if family is not None else ():
        fact = book.vocabulary.facts[key]
        if fact.kind is FactKind.SETTING:
            now = ruling.facts.get(key)
            effects = tuple(_effects(book, ruling, query, fact, now, t))
            if now is not None or any(one.changes for one in effects):
                yield Setting(fact.question.in_language(t.language), label(book.vocabulary, now, t), effects)


def _effects(book: RuleBook, ruling: Ruling, query: Query, fact: Fact, now: Any, t: Texts) -> Iterator[Effect]:
    for value in (*fact.possible(), None):
        if value is None and fact.key not in query.case.facts:
            continue
        facts: Mapping[str, Any] = {**query.case.facts, fact.key: value}
        try:
            changes = rule_on(book, facts).key() != ruling.key()
        except BridgelexError:
            continue
        yield Effect(label(book.vocabulary, value, t), query.address({fact.key: value}), changes, value == now)


def _others(book: RuleBook, ruling: Ruling, query: Query, refs: Refs, editions: Sequence[str]) -> Iterator[Other]:
    for one in books():
        if one.edition in editions or query.case.irregularity not in one.irregularities:
            continue
        if one.edition not in refs.library.editions:
            continue
        try:
            theirs = rule_on(one, query.case.facts)
        except BridgelexError:
            continue
        settled = ruling.status == theirs.status == RULED
        apart = len(differences([ruling, theirs])) if settled else None
        together = query.under(*editions, one.edition).address()
        yield Other(one.edition, apart, together, query.under(one.edition).address())
