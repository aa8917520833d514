"""One side of a comparison of wording: its sentences, and the words in them that carry a change.

Comes in: passages of one side and the glossary. Goes out: a `Side` with its sentences, their keys, and what it says of
each aspect. What always holds: every span lies in the printed text of its passage; the number of a cited provision is
no number. The surprising choice: who acts and how binding it is are read off the glossary, no list of verbs is kept.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from kb.compare.features import keys_of
from kb.compare.modals import FORCES, NEGATIONS, modals
from kb.language import readings, sentences, tokens
from kb.language.glossary import ConceptKind, Glossary, Match
from kb.model import Span

__all__ = ["Aspect", "Mark", "Passage", "Said", "Sentence", "Side"]


class Aspect(StrEnum):
    """What a marked word is."""

    CONCEPT = "concept"
    MODAL = "modal"
    NEGATION = "negation"
    NUMBER = "number"
    ACTOR = "actor"
    FALSE_FRIEND = "false-friend"
    DELETED = "deleted"
    """Of two texts in one language: words that only the old one has."""
    INSERTED = "inserted"
    """Of two texts in one language: words that only the new one has."""
    MOVED = "moved"
    """Of two texts in one language: words that stand elsewhere on the other side; the value numbers the move."""


@dataclass(frozen=True, slots=True)
class Passage:
    """A provision as printed. skip: spans of its references, whose numbers are no figures."""

    node: str
    language: str
    text: str
    skip: tuple[Span, ...] = ()


@dataclass(frozen=True, slots=True)
class Mark:
    """A marked stretch of a passage. value: concept id, force, figure, note, number of move; matched: both have it."""

    aspect: Aspect
    at: Span
    value: str
    matched: bool = False


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence of a passage: the place of the passage on its side, where it stands, what is marked in it."""

    passage: int
    at: Span
    marks: tuple[Mark, ...] = ()


@dataclass(frozen=True, slots=True)
class Said:
    """A word of one side with what it stands for. alone: the other side says nothing of the kind."""

    value: str
    surface: str
    passage: int
    at: Span
    alone: bool = False


_SMALL = frozenset({*FORCES, "not", "never"})
"""Told as modal verbs and negations, so not marked as concepts."""
_WITHOUT = ("uden", "utan")
_OUT_OF = re.compile(r"uden\s+for\b", re.IGNORECASE)
"""'uden for tur' (dk1997:31B) is out of turn, without nothing."""
_NUMBER_WORDS: Mapping[str, tuple[str, ...]] = {
    "da": ("to", "tre", "fire", "fem", "seks", "syv", "otte", "ni", "ti", "elleve", "tolv", "tretten"),
    "sv": ("två", "tre", "fyra", "fem", "sex", "sju", "åtta", "nio", "tio", "elva", "tolv", "tretton"),
    "en": ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen"),
}
"""From two on; one is an article as well."""
_FIGURE = re.compile(r"(?<![\w.,])(\d+(?:[.,]\d+)?)(\s?%)?(?!\w)")
_SENSE = re.compile(r"(?:^|(?<=[.;:]\s)|(?<=\s))\d\)|(?:^|(?<=[.;:]\s))\d\.(?=\s)")
"""Numbers of the senses of a definition: '1. Paragraf i dessa lagar. 2. …' (se2007:def.lag)."""
_ACTORS = frozenset({ConceptKind.PLAYER, ConceptKind.PERSON})
_NO_ACTORS = frozenset(
    {"directors-duties", "delegation", "organisers-duties", "appoint", "maintain-order", "seat", "compass-direction",
     "district", "club"}
)  # fmt: skip
"""Concepts of those kinds that are nobody."""
_CITED = re.compile(r"lag\s+\d", re.IGNORECASE)
"""'lag 14' (se2007:13A) is a law; elsewhere lag is a team."""


@dataclass
class Side:
    """One side while it is worked on. spans: its sentences, as (passage, span) in order."""

    passages: Sequence[Passage]
    glossary: Glossary
    spans: list[tuple[int, Span]] = field(default_factory=list)
    keys: list[dict[str, float]] = field(default_factory=list)
    found: list[tuple[Match, ...]] = field(default_factory=list)

    def __post_init__(self) -> None:
        for place, one in enumerate(self.passages):
            self.found.append(self.glossary.phrases(one.text, one.language))
            for start, end in sentences(one.text, one.language):
                self.spans.append((place, (start, end)))
                keys = keys_of(one.text[start:end], one.language, self.glossary)
                figures = {f"f:{v}": 1.0 for v, _, at in self._numbers(place) if start <= at[0] < end}
                self.keys.append({k: v for k, v in keys.items() if k[2:] not in _SMALL and k[0] != "p"} | figures)

    def sentence(self, place: int, marks: Iterable[tuple[int, Mark]]) -> Sentence:
        passage, at = self.spans[place]
        inside = {mark for where, mark in marks if where == passage and at[0] <= mark.at[0] and mark.at[1] <= at[1]}
        return Sentence(passage, at, tuple(sorted(inside, key=lambda m: (m.at, m.aspect, m.value))))

    def said(self, aspect: Aspect) -> list[Said]:
        read = {
            Aspect.MODAL: self._modals, Aspect.NEGATION: self._negations,
            Aspect.NUMBER: self._numbers, Aspect.ACTOR: self._actors,
        }[aspect]  # fmt: skip
        return [
            Said(value, surface, place, at) for place in range(len(self.passages)) for value, surface, at in read(place)
        ]

    def concepts(self, place: int) -> list[Match]:
        """Concepts named in a sentence, without the small words."""
        passage, at = self.spans[place]
        return [
            m for m in self.found[passage]
            if at[0] <= m.start and m.end <= at[1] and not _SMALL & {c.id for c in m.concepts}
        ]  # fmt: skip

    def _modals(self, place: int) -> Iterable[tuple[str, str, Span]]:
        for one in modals(self.passages[place].text, self.found[place]):
            yield one.force.value, one.surface, one.at

    def _negations(self, place: int) -> Iterable[tuple[str, str, Span]]:
        one = self.passages[place]
        unless = [(m.start, m.end) for m in self.found[place] if any(c.id == "unless" for c in m.concepts)]
        for token in tokens(one.text, one.language):
            if any(start <= token.start < end for start, end in unless):
                continue  # "såvida inte" is the Danish "medmindre"
            if token.word in _WITHOUT and not _OUT_OF.match(one.text, token.start):
                yield "without", token.surface, (token.start, token.end)
            elif token.word in NEGATIONS and not _joined(one.text, token.start, token.end):
                yield "not", token.surface, (token.start, token.end)

    def _numbers(self, place: int) -> list[tuple[str, str, Span]]:
        one = self.passages[place]
        found = []
        skip = (*one.skip, *(match.span() for match in _SENSE.finditer(one.text)))
        for match in _FIGURE.finditer(one.text):
            if not any(start <= match.start() < end for start, end in skip):
                found.append((match[1] + ("%" if match[2] else ""), match[0], match.span()))
        words = _NUMBER_WORDS.get(one.language, ())
        for token in tokens(one.text, one.language):
            if token.word in words:
                found.append((str(words.index(token.word) + 2), token.surface, (token.start, token.end)))
        return sorted(found, key=lambda entry: entry[2])

    def _actors(self, place: int) -> Iterable[tuple[str, str, Span]]:
        for match in self.found[place]:
            who = match.concepts[0]
            if who.kind not in _ACTORS or who.id in _NO_ACTORS or match.inside:
                continue
            if _CITED.match(self.passages[place].text, match.start):
                continue
            joined = self.passages[place].text[: match.start].casefold().endswith(("ikke-", "icke-", "non-"))
            value = "non-offending-side" if joined else who.id
            yield value, match.surface, (match.start, match.end)

    def false_friends(self, places: Sequence[int]) -> Iterable[tuple[int, Mark]]:
        """Words that deceive a reader of the other language, each with the glossary's note."""
        for place in places:
            passage, at = self.spans[place]
            one = self.passages[passage]
            for m in self.found[passage]:
                if not at[0] <= m.start < at[1] or m.inside:
                    continue
                words = tokens(m.surface, one.language)
                forms = {m.surface.casefold(), *(form for t in words for form in readings(t.word, one.language))}
                for concept in m.concepts[:1]:
                    for friend in concept.false_friends:
                        if friend.lang == one.language and friend.word.casefold() in forms:
                            yield passage, Mark(Aspect.FALSE_FRIEND, (m.start, m.end), friend.note)


def _joined(text: str, start: int, end: int) -> bool:
    """'ikke-fejlende' and 'icke-felande' name a side; they deny nothing."""
    return text[end : end + 1] == "-" or text[start - 1 : start] == "-"
