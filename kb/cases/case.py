"""One precedent as data.

Comes in: nothing. Goes out: the `Case` class. What always holds: a field the source did not show is None.
The surprising choice: apart from the reader of the files, so that a snapshot loads without a YAML parser.
"""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Case"]


@dataclass(frozen=True, slots=True)
class Case:
    """One precedent; the fields and their vocabulary are described in corpus/README.md."""

    id: str
    body: str
    number: str | None
    date: str | None
    year: int | None
    year_basis: str | None
    event: str | None
    laws_edition: str | None
    jurisdiction: str
    authority: str
    form_of_scoring: str | None
    issue: str
    laws_cited: tuple[str, ...]
    laws_inferred: tuple[str, ...]
    regulations_cited: tuple[str, ...]
    facts: str
    director_ruling: str | None
    decision: str
    outcome: str
    reasoning: str | None
    deposit: str | None
    url: str | None
    retrieved_as: str | None
    text_seen: str | None
    language: str
