"""What search takes and gives: frozen values that the command line, the API and the page all show.

Comes in: nothing. Goes out: `Request`, `Results` and what they hold. What always holds: highlights are ranges of the
snippet beside them, and a snippet is a stretch of the node's own words. The surprising choice: why a passage was
found is data (a basis and the words), not a sentence, so that each of the three languages can say it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from kb.errors import BridgelexError

__all__ = [
    "Basis",
    "CaseHit",
    "FacetCount",
    "FacetError",
    "Fact",
    "Hit",
    "Interpreted",
    "Request",
    "Results",
    "Unit",
    "Why",
]


class Basis(StrEnum):
    """On what ground a word of the query and a word of the text were taken for the same."""

    CITATION = "citation"
    WORD = "word"
    INFLECTION = "inflection"
    COMPOUND = "compound"
    CONCEPT = "concept"
    """A synonym or another form of the same thing in the same language."""
    LANGUAGE = "other-language"
    MEANING = "meaning"
    FACT = "fact"
    ASKED = "asked"
    """The phrasebook has a phrase like the query, and this answers it."""
    PHRASE = "phrase"
    NEIGHBOUR = "neighbour"
    """Found through the provision it belongs to or corresponds to."""
    ALIKE = "alike"
    """Asked about, or written, in words much like those of the query."""
    NEAREST = "nearest"
    """What comes nearest to a citation that names nothing held."""


@dataclass(frozen=True, slots=True)
class Unit:
    """A word, phrase or fact of the query and the index terms it is looked for by, each with its weight.

    importance: how much of the query it is. origin: the words of the query, or the fact ('topic=revoke').
    concept: the concept that the words were taken for, if any.
    """

    origin: str
    terms: tuple[tuple[str, float], ...]
    importance: float = 1.0
    concept: str | None = None
    basis: Basis = Basis.WORD


@dataclass(frozen=True, slots=True)
class Fact:
    """Something the query says of the situation: key, value, and the words that say so."""

    key: str
    value: str
    words: str


@dataclass(frozen=True, slots=True)
class Request:
    """What is asked for. facts: facet key -> values, alternatives within a key. offset: first hit to give."""

    query: str = ""
    edition: str | None = None
    language: str | None = None
    facts: tuple[tuple[str, tuple[str, ...]], ...] = ()
    limit: int = 10
    offset: int = 0
    grouped: bool = False
    with_cases: bool = False
    with_counts: bool = False


@dataclass(frozen=True, slots=True)
class Interpreted:
    """How the query was read. citation: ids it names. terms: its words with the concepts they were taken for."""

    language: str
    terms: tuple[tuple[str, str | None], ...] = ()
    citation: tuple[str, ...] = ()
    facts: tuple[Fact, ...] = ()
    notes: tuple[str, ...] = ()
    """What was set aside: 'shortened', 'no-words', 'unknown-edition' … (keys of the catalogue of texts)."""


class Why(NamedTuple):
    """One reason why a passage was found: on what basis, which words of the query, which words of the text."""

    basis: Basis
    query: str
    text: str


@dataclass(frozen=True, slots=True)
class Hit:
    """A passage found. highlights: ranges of `snippet`. same: the same rule in other editions, when grouped."""

    id: str
    edition: str
    language: str
    kind: str
    number: str
    heading: str | None
    path: tuple[str, ...]
    score: float
    snippet: str
    highlights: tuple[tuple[int, int], ...]
    why: tuple[Why, ...]
    facets: tuple[Fact, ...] = ()
    flags: tuple[str, ...] = ()
    same: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CaseHit:
    """A precedent found; shown apart from law."""

    id: str
    title: str
    year: int | None
    applies: tuple[str, ...]
    score: float
    snippet: str
    highlights: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class FacetCount:
    """How many hits have a facet value."""

    key: str
    value: str
    count: int


@dataclass(frozen=True, slots=True)
class Results:
    """The answer to a request. total: hits in all. hits: the page asked for."""

    request: Request
    interpreted: Interpreted
    total: int
    hits: tuple[Hit, ...]
    cases: tuple[CaseHit, ...] = ()
    facets: tuple[FacetCount, ...] = ()
    did_you_mean: str | None = None
    milliseconds: float = field(default=0.0, compare=False)


class FacetError(BridgelexError):
    """A facet or a value of one that does not exist; carries the nearest."""

    def __init__(self, what: str, nearest: tuple[str, ...]) -> None:
        self.what = what
        self.nearest = nearest
        super().__init__(f"There is no fact '{what[:80]}'. Nearest: {', '.join(nearest)}.")
