"""A precedent as data for its page: its fields in order, its laws as links.

Comes in: a case of the handle and its `applies` edges. Goes out: `CasePage`, and rows for the list.
What always holds: laws the source cites and laws inferred by the summary's author are kept apart.
The surprising choice: a law number without a known edition is printed as text, not linked, because the same
number is another law in another edition.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from kb.cases import Case
from kb.model import EdgeType
from service.laws import addresses
from service.laws.addresses import Link
from service.library import Library
from service.texts import Texts

__all__ = ["CasePage", "CaseRow", "case_page", "case_rows"]


@dataclass(frozen=True, slots=True)
class CaseRow:
    """A line of the list."""

    href: str
    title: str
    issue: str
    outcome: str
    year: str
    edition: str
    laws: str


@dataclass(frozen=True, slots=True)
class CasePage:
    """A precedent and the laws it applied. `loose`: numbers whose edition is not known."""

    case: Case
    title: str
    laws: tuple[Link, ...]
    inferred: tuple[Link, ...]
    loose: tuple[str, ...]
    day: str
    remarks: tuple[str, ...]
    """What the library found about its law numbers, in English."""


def title(case: Case) -> str:
    return " ".join(part for part in (case.body, case.number) if part)


def day(case: Case, t: Texts) -> str:
    """The date as far as it is known."""
    if case.date is None:
        return str(case.year) if case.year else ""
    return t.date(date.fromisoformat(case.date))


def case_page(library: Library, case: Case, t: Texts) -> CasePage:
    edges = library.edges_from(f"case:{case.id}", EdgeType.APPLIES)
    cited: dict[str, Link] = {}
    inferred: dict[str, Link] = {}
    numbers: set[str] = set()
    for edge in edges:
        target = library.nodes.get(edge.target)
        if target is None:
            continue
        numbers.add(edge.surface or target.number)
        numbers.add(target.number)
        link = addresses.link(library, target, t)
        here = inferred if edge.note == "inferred" else cited
        here[target.id] = link
    loose = tuple(one for one in (*case.laws_cited, *case.laws_inferred) if one not in numbers)
    remarks = [f"{one.words}: {one.reason}" for one in library.findings if one.node == f"case:{case.id}"]
    return CasePage(
        case=case,
        title=title(case),
        laws=tuple(cited.values()),
        inferred=tuple(inferred.values()),
        loose=loose,
        day=day(case, t),
        remarks=tuple(remarks) if case.laws_edition else (),
    )


def case_rows(library: Library, t: Texts) -> Iterable[CaseRow]:
    """By subject, newest first."""
    ordered = sorted(library.cases.values(), key=lambda case: (t.name("issue", case.issue), -(case.year or 0), case.id))
    for case in ordered:
        yield CaseRow(
            href=f"/cases/{addresses.quoted(case.id)}",
            title=title(case),
            issue=t.name("issue", case.issue),
            outcome=t.name("outcome", case.outcome) if case.outcome else "",
            year=str(case.year) if case.year else "",
            edition=case.laws_edition or "",
            laws=", ".join((*case.laws_cited, *case.laws_inferred)),
        )
