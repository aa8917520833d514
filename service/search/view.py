"""Results as the search page shows them.

Comes in: results, the catalogue. Goes out: frozen rows for the templates. What always holds: every address leads to
something that exists, and text of a law is marked with its language. The surprising choice: snippets come as pieces,
marked or not, so that a template never has to trust a string of HTML.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from kb.search import Hit, Request, Results, Why
from kb.search.facets import VALUES
from kb.search.model import Basis, FacetError
from kb.search.register import Entry
from service.laws import addresses
from service.laws.addresses import Link
from service.library import Library
from service.texts import Texts

__all__ = ["PAGE", "Choice", "Group", "Row", "Shown", "address", "narrowing", "refused", "register_rows", "shown"]

PAGE = 10
"""Hits on a page."""

_MOST_VALUES = 8


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of a snippet."""

    text: str
    marked: bool


@dataclass(frozen=True, slots=True)
class Row:
    """A hit."""

    href: str
    number: str
    heading: str
    language: str
    path: str
    edition: str
    pieces: tuple[Piece, ...]
    why: tuple[str, ...]
    same: tuple[Link, ...]
    bare: bool
    title: tuple[Piece, ...] = ()
    """The heading in pieces, where it is all that was found."""


@dataclass(frozen=True, slots=True)
class Shown:
    """An answer."""

    rows: tuple[Row, ...]
    total: int
    facts: tuple[str, ...]
    notes: tuple[str, ...]
    mean: str | None
    mean_href: str
    cases: tuple[Row, ...]
    before: str | None
    after: str | None
    results: Results


@dataclass(frozen=True, slots=True)
class Choice:
    """A value that narrows the hits. chosen: it is in force; its address then takes it away."""

    name: str
    count: int
    href: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class Group:
    """The values of one facet."""

    name: str
    choices: tuple[Choice, ...]


def address(asked: Request, **changes: object) -> str:
    """The address of a search page, with changes: query, edition, page, or facts (all of them)."""
    facts = changes.get("facts", asked.facts)
    assert isinstance(facts, tuple)
    pairs: list[tuple[str, str]] = []
    query = str(changes.get("query", asked.query))
    edition = changes.get("edition", asked.edition)
    if query:
        pairs.append(("q", query[:400]))
    if edition:
        pairs.append(("edition", str(edition)))
    pairs.extend((key, value) for key, values in facts for value in values)
    page = changes.get("page", 1)
    if page != 1:
        pairs.append(("page", str(page)))
    return "/search?" + urlencode(pairs, errors="replace")


def shown(library: Library, results: Results, t: Texts) -> Shown:
    """The answer in the reader's language."""
    asked = results.request
    page = asked.offset // PAGE + 1
    facts = [
        f"{_facet(fact.key, fact.value, t)}" + (f" ({fact.words})" if fact.words else "")
        for fact in results.interpreted.facts
        if fact.words and fact.key == "topic"
    ]
    mean = results.did_you_mean
    return Shown(
        tuple(_row(library, hit, t) for hit in results.hits),
        results.total,
        tuple(dict.fromkeys(facts)),
        tuple(t(f"search.note-{note}") for note in results.interpreted.notes),
        mean,
        address(asked, query=mean) if mean else "",
        tuple(_case(library, case, t) for case in results.cases) if page == 1 else (),
        address(asked, page=page - 1) if page > 1 else None,
        address(asked, page=page + 1) if asked.offset + len(results.hits) < results.total else None,
        results,
    )


def _row(library: Library, hit: Hit, t: Texts) -> Row:
    node = library.nodes[hit.id]
    bare = "heading-only" in hit.flags
    return Row(
        addresses.address(library, node),
        addresses.number(node) if node.heading else "",
        hit.heading or addresses.label(library, node, t),
        hit.language,
        " › ".join(hit.path[:-1]),
        t.edition(library.editions[hit.edition]),
        _pieces(hit.snippet, hit.highlights) if not bare and hit.snippet != hit.heading else (),
        tuple(dict.fromkeys(_reason(why, t) for why in hit.why))[:4],
        tuple(addresses.link(library, library.nodes[name], t) for name in hit.same),
        bare,
        _pieces(hit.snippet, hit.highlights) if hit.snippet == hit.heading else (),
    )


def _case(library: Library, case: object, t: Texts) -> Row:
    from kb.search.model import CaseHit

    assert isinstance(case, CaseHit)
    node = library.nodes[case.id]
    where = ", ".join(case.applies[:4])
    return Row(
        addresses.address(library, node), str(case.year or ""), case.title, "en", where, "",
        _pieces(case.snippet, case.highlights), (), (), False,
    )  # fmt: skip


def _pieces(text: str, highlights: Iterable[tuple[int, int]]) -> tuple[Piece, ...]:
    found, at = [], 0
    for start, end in highlights:
        if start > at:
            found.append(Piece(text[at:start], False))
        found.append(Piece(text[start:end], True))
        at = end
    if at < len(text):
        found.append(Piece(text[at:], False))
    return tuple(found)


def _reason(why: Why, t: Texts) -> str:
    if why.basis in (Basis.CITATION, Basis.NEIGHBOUR):
        return t(f"search.why-{why.basis.value}")
    return t(f"search.why-{why.basis.value}", query=why.query, text=why.text or "…")


def _facet(key: str, value: str, t: Texts) -> str:
    return t.name(f"facet-{key}", value)


def narrowing(library: Library, answer: Shown | None, asked: Request, t: Texts) -> tuple[Group, ...]:
    """What the hits can be narrowed to; before there is a query, every topic and actor."""
    held = {key: set(values) for key, values in asked.facts}
    groups = []
    counted: dict[str, dict[str, int]] = {}
    for one in answer.results.facets if answer else ():
        counted.setdefault(one.key, {})[one.value] = one.count
    for key in ("topic", "actor", "phase"):
        counts = counted.get(key, {})
        values: Sequence[str] = sorted(counts, key=lambda value: -counts[value])[:_MOST_VALUES]
        if answer is None:
            values = VALUES[key]
        values = list(dict.fromkeys([*sorted(held.get(key, ())), *values]))
        choices = []
        for value in values:
            if value not in VALUES[key]:
                continue
            chosen = value in held.get(key, ())
            others = tuple((name, kept) for name, kept in asked.facts if name != key)
            facts = others if chosen else (*others, (key, (value,)))
            choices.append(Choice(_facet(key, value, t), counts.get(value, 0), address(asked, facts=facts), chosen))
        if choices:
            groups.append(Group(t(f"search.facet-{key}"), tuple(choices)))
    editions = counted.get("edition", {})
    choices = [
        Choice(
            t.edition(library.editions[name]), count,
            address(asked, edition=None if asked.edition == name else name), asked.edition == name,
        )
        for name, count in sorted(editions.items(), key=lambda item: -item[1])
        if name in library.editions
    ]  # fmt: skip
    if choices:
        groups.append(Group(t("search.facet-edition"), tuple(choices)))
    return tuple(groups)


@dataclass(frozen=True, slots=True)
class Refused:
    """A fact that does not exist, and the nearest as links."""

    what: str
    nearest: tuple[Link, ...]


def refused(error: FacetError, asked: Request) -> Refused:
    """An unknown fact with the nearest offered."""
    links = []
    for name in error.nearest:
        key, equals, value = name.partition("=")
        if key == "edition":
            links.append(Link(address(asked, edition=value), value))
        elif equals:
            others = tuple((one, kept) for one, kept in asked.facts if one != key)
            links.append(Link(address(asked, edition=None, facts=(*others, (key, (value,)))), value))
    return Refused(error.what[:80], tuple(links))


@dataclass(frozen=True, slots=True)
class Subject:
    """A line of the register."""

    word: str
    see: str | None
    places: tuple[tuple[str, tuple[Link, ...]], ...]


@dataclass(frozen=True, slots=True)
class Letter:
    """The subjects under a letter."""

    letter: str
    subjects: tuple[Subject, ...]


def register_rows(library: Library, entries: Sequence[Entry], t: Texts) -> tuple[Letter, ...]:
    """The register by letter."""
    found: dict[str, list[Subject]] = {}
    for entry in entries:
        places = []
        for one in entry.places:
            links = []
            if one.defined:
                links.append(Link(addresses.address(library, library.nodes[one.defined]), t("search.defined")))
            for name in one.ids:
                node = library.nodes[name]
                text = addresses.number(node) or addresses.label(library, node, t)
                links.append(Link(addresses.address(library, node), text))
            places.append((t.name("chip", one.edition), tuple(links)))
        found.setdefault(entry.letter, []).append(Subject(entry.word, entry.see, tuple(places)))
    return tuple(Letter(letter, tuple(subjects)) for letter, subjects in found.items())
