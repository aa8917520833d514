"""The facts of a case as a reader meets them: chips of what is known, and the one question that comes next.

Comes in: the address and the rulings on it so far. Goes out: `Chip`s and a `Question` whose answers are addresses.
What always holds: an answer that the facts given exclude is shown as excluded, with the facts it would contradict; an
unanswered question stays unanswered. The surprising choice: each answer is tried on the rules before it is offered,
which costs less than explaining the mistake afterwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kb.errors import BridgelexError
from kb.rules.book import RuleBook
from kb.rules.conditions import OPEN
from kb.rules.engine import rule_on
from kb.rules.errors import ContradictionError
from kb.rules.facts import RANKS, SUITS, Fact, FactType, Vocabulary
from kb.rules.ruling import Ruling
from service.laws.panels import Panel
from service.rulings.case import Query, written
from service.rulings.refs import Ref, Refs
from service.texts import Texts

__all__ = ["Answer", "Chip", "Field", "Question", "Waiting", "chips", "label", "question", "waiting"]

_MOST_WORDS = 4
"""Provisions whose words are laid out beside a question; the others are links."""


@dataclass(frozen=True, slots=True)
class Chip:
    """A fact that is known. wrong: it is one of those that cannot stand together."""

    key: str
    question: str
    value: str
    kind: str
    change: str
    remove: str
    wrong: bool


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer. href '' when it is excluded, then `why` says by what. now: it is the answer given."""

    value: str
    text: str
    href: str
    why: str
    now: bool


@dataclass(frozen=True, slots=True)
class Field:
    """A form for an answer that cannot be listed. type: number, text or select."""

    type: str
    value: str
    low: str = ""
    high: str = ""
    step: str = "1"
    hint: str = ""
    options: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = ()
    """Groups of (value, words), for a select."""


@dataclass(frozen=True, slots=True)
class Question:
    """The question asked now, with the law's words beside it. keep: the address's other keys, for the form."""

    key: str
    kind: str
    text: str
    answers: tuple[Answer, ...]
    field: Field | None
    keep: tuple[tuple[str, str], ...]
    panels: tuple[Panel, ...]
    more: tuple[Ref, ...]
    forget: str
    """Where the question is left open, when it is asked anew."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A question that is asked as well."""

    key: str
    text: str
    href: str


def label(words: Vocabulary, value: Any, t: Texts) -> str:
    """A value for the reader; a choice nobody has made, and what nobody has told, too."""
    if value is None:
        return t("rulings.unknown")
    if value == OPEN:
        return t("rulings.open")
    card = str(value).split("-", 1)
    if len(card) == 2 and card[0] in SUITS and card[1] in RANKS:
        return f"{words.label(card[0]).in_language(t.language)} {rank(card[1], t)}"
    text = words.label(value).in_language(t.language)
    return text.replace(".", ",") if isinstance(value, float) and t.language != "en" else text


def rank(name: str, t: Texts) -> str:
    """The name of a rank as it is printed on the cards of the country."""
    return t.name("rank", name)


def chips(query: Query, words: Vocabulary, t: Texts, wrong: Sequence[str] = ()) -> tuple[Chip, ...]:
    """The facts of the address but the irregularity, in the order they were answered."""
    found = []
    for key, value in query.case.facts.items():
        if key == "irregularity":
            continue
        fact = words.facts.get(key)
        shown = value if fact is None else _read(words, key, value)
        found.append(
            Chip(
                key=key,
                question=fact.question.in_language(t.language) if fact is not None else key,
                value=label(words, shown, t),
                kind=fact.kind.value if fact is not None else "",
                change=query.address() + f"&change={key}" if fact is not None else "",
                remove=query.address({key: None}),
                wrong=key in wrong,
            )
        )
    return tuple(found)


def _read(words: Vocabulary, key: str, value: Any) -> Any:
    """A value in its type, or as it stands where it is none."""
    try:
        return words.read({key: value}).get(key)
    except BridgelexError:
        return value


def waiting(query: Query, rulings: Sequence[Ruling], t: Texts) -> tuple[Waiting, ...]:
    """Every question that is open, each once, in the order the editions ask."""
    found: dict[str, Waiting] = {}
    for ruling in rulings:
        for one in ruling.missing_facts:
            text = one.question.in_language(t.language)
            found.setdefault(one.fact, Waiting(one.fact, text, query.address() + f"&change={one.fact}"))
    return tuple(found.values())


def question(
    query: Query, key: str, books: Sequence[RuleBook], rulings: Sequence[Ruling], refs: Refs, t: Texts
) -> Question:
    """The question about one fact of the vocabulary."""
    words = books[0].vocabulary
    fact = words.facts[key]
    facts = {name: value for name, value in query.case.facts.items() if name != key}
    given = query.case.facts.get(key)
    given = None if given is None else _read(words, key, given)
    asking = [(b.edition, m) for b, r in zip(books, rulings, strict=False) for m in r.missing_facts if m.fact == key]
    decides = dict.fromkeys((edition, number) for edition, missing in asking for number in missing.decides)
    if not decides:  # it is answered, or a choice, which is never asked: what looked at it
        decides = dict.fromkeys(
            (ruling.edition, reason.provision)
            for ruling in rulings
            for reason in ruling.proof
            if reason.fired and any(one.fact == key for one in reason.conditions)
        )
    found = [refs(edition, number) for edition, number in decides]
    held = [one for one in found if one.panel]
    values = fact.possible()
    return Question(
        key=key,
        kind=fact.kind.value,
        text=fact.question.in_language(t.language),
        answers=tuple(_answer(query, fact, facts, value, given, books, t) for value in values),
        field=None if values else _field(fact, words, given, t),
        keep=tuple(query.pairs({key: None})),
        panels=tuple(refs.words(one.panel) for one in held[:_MOST_WORDS]),
        more=tuple(held[_MOST_WORDS:]),
        forget=query.address({key: None}) if given is not None else "",
    )


def _answer(
    query: Query, fact: Fact, facts: dict[str, Any], value: Any, given: Any, books: Sequence[RuleBook], t: Texts
) -> Answer:
    words = books[0].vocabulary
    why = ""
    for book in books:
        try:
            rule_on(book, {**facts, fact.key: value})
        except ContradictionError as error:
            others = [words.facts[k].question.in_language(t.language) for k, _ in error.facts if k != fact.key]
            why = t("rulings.excluded", facts=" · ".join(others))
        except BridgelexError as error:
            why = str(error)
    href = "" if why else query.address({fact.key: value})
    return Answer(written(value), label(words, value, t), href, why, value == given)


def _field(fact: Fact, words: Vocabulary, given: Any, t: Texts) -> Field:
    value = "" if given in (None, OPEN) else str(given)

    def suit(name: str) -> str:
        return words.label(name).in_language(t.language)

    match fact.type:
        case FactType.NUMBER:
            low, high = (f"{bound:g}" if bound is not None else "" for bound in (fact.low, fact.high))
            return Field("number", value, low, high, "1" if fact.whole else "any")
        case FactType.CARD:
            groups = tuple(
                (suit(s), tuple((f"{s}-{r}", f"{suit(s)} {rank(r, t)}") for r in RANKS)) for s in SUITS[::-1]
            )
            return Field("select", value, options=groups)
        case FactType.RANK:
            return Field("select", value, options=(("", tuple((r, rank(r, t)) for r in RANKS)),))
        case FactType.SUITS:
            several = [tuple(s for n, s in enumerate(SUITS) if mask >> n & 1) for mask in range(1, 16)]
            several.sort(key=len)
            joined = tuple(("-and-".join(some), ", ".join(map(suit, some))) for some in several)
            return Field(
                "select", value, options=(("", (("none", words.label("none").in_language(t.language)), *joined)),)
            )
        case _:
            return Field("text", value, hint=t(f"rulings.hint-{fact.type.value}"))
