"""How binding a text is: its modal verbs, each with its force and the negation that belongs to it.

Comes in: a text and the concepts the glossary finds in it. Goes out: `Modal`s in order. What always holds: every modal
stands in the text where it says. The surprising choice: the verbs are read off the glossary, where 'må', 'får' and
'may' are one concept, so that no list of verbs is kept here; only Swedish 'får' needs a look at what follows it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from kb.language.glossary import Match
from kb.model import Span

__all__ = ["FORCES", "NEGATIONS", "Force", "Modal", "modals"]


class Force(StrEnum):
    """How binding a sentence is."""

    MUST = "must"
    SHOULD = "should"
    MAY = "may"
    MUST_NOT = "must-not"


@dataclass(frozen=True, slots=True)
class Modal:
    """A modal verb as printed. words: the verb with its negation, 'må ingen', 'inga kort får'."""

    force: Force
    surface: str
    at: Span
    words: str


FORCES: Mapping[str, Force] = {
    "must": Force.MUST, "shall": Force.MUST, "should": Force.SHOULD, "may": Force.MAY, "can": Force.MAY,
    "may-not": Force.MUST_NOT, "shall-not": Force.MUST_NOT, "should-not": Force.SHOULD,
}  # fmt: skip
"""Concepts of the glossary that say how binding a sentence is."""
NEGATIONS = frozenset({"ikke", "ingen", "intet", "ej", "aldrig", "inte", "icke", "inga", "inget", "not", "no", "never"})
_REFRAIN = frozenset({"undlade", "avstå", "avhålla", "refrain"})
"""'skal … undlade at idømme' (dk1997:89) is 'skall inte utdöma' (se2007:12C3)."""
_WORD = re.compile(r"[^\s.,;:()]+")
_CLAUSE = re.compile(r"[.,;:]")
_BEFORE, _AFTER = 3, 4
"""So many words before and after a verb its negation may stand."""
_INFINITIVE = re.compile(
    r"(?:\s+[\w,()]+){0,4}?\s+"
    r"(?!(?:samma|alla|båda|andra|några|sina|detta|dessa|denna)\b)\w+as?\b"
)
"""Swedish 'får' with a verb is a permission; with a noun it is 'receives'."""


def modals(text: str, matches: Iterable[Match]) -> Iterator[Modal]:
    """The modal verbs among the concepts found in a text. A verb inside a compound is none."""
    for match in matches:
        forces = [FORCES[c.id] for c in match.concepts if c.id in FORCES]
        if not forces or match.inside:
            continue
        if len(forces) < len(match.concepts) and not _INFINITIVE.match(text, match.end):
            continue
        force, span = forces[0], (match.start, match.end)
        negation = _negation(text, span) if force is not Force.SHOULD else None
        if negation is not None:
            force = Force.MUST_NOT
        first, last = min(span[0], negation[0] if negation else span[0]), max(span[1], negation[1] if negation else 0)
        yield Modal(force, match.surface, span, " ".join(text[first:last].split()))


def _negation(text: str, span: Span) -> Span | None:
    """The negation that belongs to a verb: a few words before it or after it, in the same clause."""
    start = max((match.end() for match in _CLAUSE.finditer(text, 0, span[0])), default=0)
    stop = _CLAUSE.search(text, span[1])
    before = list(_WORD.finditer(text, start, span[0]))[-_BEFORE:]
    after = list(_WORD.finditer(text, span[1], stop.start() if stop else len(text)))[:_AFTER]
    near = [m.span() for m in after if m.group().casefold() in NEGATIONS | _REFRAIN]
    near += [m.span() for m in reversed(before) if m.group().casefold() in NEGATIONS]
    return near[0] if near else None
