"""Results as the search page shows them.

Comes in: results, the catalogue. Goes out: frozen rows for the templates. What always holds: every address leads to
something that exists, and text of a law is marked with its language. The surprising choice: snippets come as pieces,
marked or not, so that a template never has to trust a string of HTML. Reasons are put together, three lines at most:
how people ask it, which words stand for which, which are said in the heading.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING
from urllib.parse import urlencode

from kb.model import Kind, Node
from kb.search import Hit, Request, Results, Why
from kb.search.facets import VALUES
from kb.search.model import Basis, FacetError
from service.laws import addresses
from service.laws.addresses import Link
from service.library import Library
from service.texts import Texts

if TYPE_CHECKING:
    from kb.search.register import Entry

__all__ = [
    "PAGE",
    "Choice",
    "Group",
    "Reason",
    "Row",
    "Shown",
    "address",
    "narrowing",
    "pairs",
    "refused",
    "register_rows",
    "shown",
]


Tongue = Callable[[str, str | None], str]
"""Tells the language of a phrase, given a guess."""

PAGE = 10
"""Hits on a page."""

_MOST_VALUES = 8
_MOST_PARTS = 5
_LOOKED_AT = 5
"""Hits whose subjects a precedent must share."""
_NEAR = 0.4
"""What a precedent must score of the first one's score to be shown beside it."""
_MOST_PAIRS = 3
"""Words of the query with what stands for them in the text, in one line of reasons."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of a snippet."""

    text: str
    marked: bool


@dataclass(frozen=True, slots=True)
class Reason:
    """A line that says why: our own words around a phrase that people use, where there is one. language: its own."""

    before: str
    phrase: str = ""
    after: str = ""
    language: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """A hit. ruling: where to rule by it, of the first hit."""

    href: str
    number: str
    heading: str
    language: str
    path: str
    edition: str
    pieces: tuple[Piece, ...]
    why: tuple[Reason, ...]
    same: tuple[Link, ...]
    bare: bool
    title: tuple[Piece, ...] = ()
    """The heading in pieces, where it is all that was found."""
    ruling: str = ""
    parts: tuple[Link, ...] = ()
    """The parts of a provision that has no words but those of its parts."""


@dataclass(frozen=True, slots=True)
class Precedent:
    """A ruling on the same, its summary in English. facts: year, subject, laws and their edition."""

    href: str
    title: str
    facts: str
    pieces: tuple[Piece, ...]
    decision: str


@dataclass(frozen=True, slots=True)
class Choice:
    """A value that narrows the hits. chosen: it is in force; its address then takes it away."""

    name: str
    count: int
    href: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class Shown:
    """An answer."""

    rows: tuple[Row, ...]
    total: int
    facts: tuple[str, ...]
    notes: tuple[str, ...]
    mean: str | None
    mean_href: str
    cases: tuple[Precedent, ...]
    before: str | None
    after: str | None
    chosen: tuple[Choice, ...]
    """What the hits have been narrowed to."""
    results: Results


@dataclass(frozen=True, slots=True)
class Group:
    """The values of one facet."""

    name: str
    choices: tuple[Choice, ...]


def pairs(asked: Request, **changes: object) -> tuple[tuple[str, str], ...]:
    """The keys and values of a search page's address, with changes: query, edition, page, or facts (all of them)."""
    facts = changes.get("facts", asked.facts)
    assert isinstance(facts, tuple)
    found: list[tuple[str, str]] = []
    query = str(changes.get("query", asked.query))
    edition = changes.get("edition", asked.edition)
    if query:
        found.append(("q", query[:400]))
    if edition:
        found.append(("edition", str(edition)))
    found.extend((key, value) for key, values in facts for value in values)
    page = changes.get("page", 1)
    if page != 1:
        found.append(("page", str(page)))
    return tuple(found)


def address(asked: Request, **changes: object) -> str:
    """The address of a search page, with changes as for `pairs`."""
    return "/search?" + urlencode(pairs(asked, **changes), errors="replace")


def shown(library: Library, results: Results, t: Texts, tongue: Tongue, ruled: Callable[[str], bool]) -> Shown:
    """The answer in the reader's language. tongue: tells the language of a phrase; ruled: whether rules stand in a law,
    asked of the first hit alone."""
    asked = results.request
    page = asked.offset // PAGE + 1
    read: dict[str, str] = {}
    for fact in results.interpreted.facts:
        if fact.words and fact.key == "topic":
            name = _facet(fact.key, fact.value, t)
            read[name] = max(read.get(name, ""), fact.words, key=len)
    mean = results.did_you_mean
    rows = [_row(library, hit, t, tongue) for hit in results.hits]
    if rows and page == 1 and not rows[0].bare:
        rows[0] = replace(rows[0], ruling=_ruling(library, library.nodes[results.hits[0].id], ruled))
    return Shown(
        tuple(_said_once(rows)),
        results.total,
        tuple(f"{name} ({words})" for name, words in read.items()),
        tuple(t(f"search.note-{note}") for note in results.interpreted.notes),
        mean,
        address(asked, query=mean) if mean else "",
        tuple(_precedents(library, results, t)) if page == 1 else (),
        address(asked, page=page - 1) if page > 1 else None,
        address(asked, page=page + 1) if asked.offset + len(results.hits) < results.total else None,
        _chosen(library, asked, t),
        results,
    )


def _row(library: Library, hit: Hit, t: Texts, tongue: Tongue) -> Row:
    node = library.nodes[hit.id]
    bare = "heading-only" in hit.flags
    return Row(
        addresses.address(library, node),
        addresses.number(node) if node.heading else "",
        hit.heading or addresses.label(library, node, t),
        hit.language,
        _path(library, node),
        t.edition(library.editions[hit.edition]),
        _pieces(hit.snippet, hit.highlights, node.text) if not bare and hit.snippet != hit.heading else (),
        _reasons(hit, t, tongue),
        tuple(addresses.link(library, library.nodes[name], t) for name in hit.same),
        bare,
        _pieces(hit.snippet, hit.highlights) if hit.snippet == hit.heading else (),
        parts=_parts(library, node) if not bare and not node.text else (),
    )


def _path(library: Library, node: Node) -> str:
    """What a provision stands under: within its law from the law on, above that the nearest alone."""
    above = library.ancestors(node.id)
    within = [one for one in above if one.kind not in (Kind.CHAPTER, Kind.GROUP)]
    return " › ".join(one.title for one in within or above[-1:] if one.title)


def _parts(library: Library, node: Node) -> tuple[Link, ...]:
    headed = [one for one in library.children(node.id) if one.heading]
    return tuple(Link(addresses.address(library, one), one.title) for one in headed[:_MOST_PARTS])


def _ruling(library: Library, node: Node, ruled: Callable[[str], bool]) -> str:
    """Where to rule by the law that a provision belongs to, if there are rules."""
    for one in (node, *library.ancestors(node.id)):
        if one.kind is Kind.LAW and one.number and ruled(one.id):
            return "/rulings?" + urlencode({"edition": one.edition, "law": one.id})
    return ""


def _precedents(library: Library, results: Results, t: Texts) -> Iterator[Precedent]:
    """The precedents that are about what the law found is about, and not far less like the query than the first."""
    topics = {fact.value for hit in results.hits[:_LOOKED_AT] for fact in hit.facets if fact.key == "topic"}
    for one in results.cases:
        case = library.cases[one.id.removeprefix("case:")]
        about = case.issue in topics or case.issue not in VALUES["topic"] or not topics
        if one is not results.cases[0] and (not about or one.score < _NEAR * results.cases[0].score):
            continue
        edition = t("cases.edition", edition=case.laws_edition) if case.laws_edition else t("cases.no-edition")
        facts = (str(one.year or ""), t.name("issue", case.issue), ", ".join(one.applies[:4]), edition)
        yield Precedent(
            addresses.address(library, library.nodes[one.id]),
            one.title,
            " · ".join(filter(None, facts)),
            _pieces(one.snippet, one.highlights, case.facts),
            case.decision or "",
        )


def _pieces(text: str, highlights: Iterable[tuple[int, int]], whole: str = "") -> tuple[Piece, ...]:
    """A stretch in pieces; with dots where it is cut out of a longer text."""
    found, at = [Piece("…\u00a0", False)] if whole and not whole.startswith(text) else [], 0
    for start, end in highlights:
        if start > at:
            found.append(Piece(text[at:start], False))
        found.append(Piece(text[start:end], True))
        at = end
    if at < len(text):
        found.append(Piece(text[at:], False))
    if whole and not whole.endswith(text):
        found.append(Piece("\u00a0…", False))
    return tuple(found)


_HERE = (Basis.CITATION, Basis.NEIGHBOUR, Basis.ALIKE, Basis.NEAREST)
_PAIRED = (Basis.PHRASE, Basis.INFLECTION, Basis.COMPOUND, Basis.CONCEPT, Basis.LANGUAGE, Basis.MEANING, Basis.FACT)


def _reasons(hit: Hit, t: Texts, tongue: Tongue) -> tuple[Reason, ...]:
    """Why a hit was found, at most three lines. A word that stands there as it was typed is marked, which says enough,
    unless nothing is marked."""
    lines = [_asked(why, t, tongue) for why in hit.why if why.basis is Basis.ASKED][:1]
    lines.extend(Reason(t(f"search.why-{why.basis.value}")) for why in hit.why if why.basis in _HERE)
    pairs, headed = [], []
    for why in hit.why:
        if why.text and why.text == hit.heading and why.basis is not Basis.WORD:
            headed.append(why.query)
        elif why.basis in _PAIRED or (why.basis is Basis.WORD and not hit.highlights):
            pairs.append(t(f"search.why-{why.basis.value}", query=why.query, text=why.text or "…"))
    for words, line in ((pairs, "{}"), (headed, t("search.why-heading"))):
        if words:
            lines.append(Reason(line.format(" · ".join(tuple(dict.fromkeys(words))[:_MOST_PAIRS]))))
    return tuple(lines[:3])


def _said_once(rows: Iterable[Row]) -> Iterator[Row]:
    """A phrase that led to several hits is said at the first, and where there is no other reason."""
    said: set[str] = set()
    for row in rows:
        left = tuple(one for one in row.why if one.phrase not in said)
        said.update(one.phrase for one in row.why if one.phrase)
        yield replace(row, why=left or row.why)


def _asked(why: Why, t: Texts, tongue: Tongue) -> Reason:
    before, _, after = t("search.why-asked", text="\0").partition("\0")
    return Reason(before, why.text, after, tongue(why.text, None))


def _facet(key: str, value: str, t: Texts) -> str:
    return t.name(f"facet-{key}", value)


def _chosen(library: Library, asked: Request, t: Texts) -> tuple[Choice, ...]:
    """Each value in force, with the address that takes it away."""
    found = []
    for key, values in asked.facts:
        for value in values:
            left = tuple(one for one in values if one != value)
            others = tuple((name, left if name == key else kept) for name, kept in asked.facts)
            name = _facet(key, value, t) if key in VALUES else value
            found.append(Choice(name, 0, address(asked, facts=others), True))
    if asked.edition is not None and asked.edition in library.editions:
        name = t.edition(library.editions[asked.edition])
        found.append(Choice(name, 0, address(asked, edition=None), True))
    return tuple(found)


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


def refused(error: FacetError, asked: Request, library: Library, t: Texts) -> Refused:
    """An unknown fact with the nearest offered."""
    links = []
    for name in error.nearest:
        key, equals, value = name.partition("=")
        if key == "edition":
            links.append(Link(address(asked, edition=value), t.edition(library.editions[value])))
        elif equals:
            others = tuple((one, kept) for one, kept in asked.facts if one != key)
            links.append(Link(address(asked, edition=None, facts=(*others, (key, (value,)))), _facet(key, value, t)))
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
