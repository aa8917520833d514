"""From words to units: what each word or phrase of a query is looked for by.

Comes in: words in a language, or facts. Goes out: `Unit`s. What always holds: a unit's terms are in the order of
trust, and the same words always give the same units. The surprising choice: a word that may mean several things is
looked for as each of them, the less likely ones for less; the passages decide.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kb.language import fold
from kb.search.model import Basis, Unit
from kb.search.terms import Said, Speech

__all__ = ["concept_unit", "units_of", "word_units"]

_OTHER: dict[str, tuple[str, ...]] = {"da": ("sv", "en"), "sv": ("da", "en"), "en": ("da", "sv")}

_FUNCTION = 0.15
"""Importance of a word that only joins others."""

_ORDINARY = 0.8
"""Importance of a word that is no term of the game."""

_PROCEDURE = 0.75
"""Importance of a concept that is something anyone may do: agree, show, ask."""

_WEAKLY = 0.32
"""Importance of a concept that any sentence may have."""


_NUMBER = 0.33
_ALSO = 0.8
_RELATED = 0.67
_INNER = 0.26
"""Importance of the single things inside a phrase that is one thing ('lead' in 'opening lead out of turn')."""


def _concept_terms(concept: str, weight: float) -> Iterator[tuple[str, float]]:
    yield f"c/{concept}", weight
    yield f"i/{concept}", weight * 0.85
    yield f"p/{concept}", weight * 0.6
    yield f"d/{concept}", weight * 0.4
    yield f"s/{concept}", weight * 0.2
    twin = concept.removeprefix("to-") if concept.startswith("to-") else f"to-{concept}"
    yield f"c/{twin}", weight * 0.8
    yield f"i/{twin}", weight * 0.65
    yield f"p/{twin}", weight * 0.45


def concept_unit(concepts: Iterable[str], origin: str, importance: float, basis: Basis, *, alike: bool = True) -> Unit:
    """A unit looked for as any of several concepts; not alike: the first before the others."""
    terms: dict[str, float] = {}
    for place, concept in enumerate(concepts):
        for term, value in _concept_terms(concept, 1.0 if alike or not place else _ALSO):
            terms[term] = max(value, terms.get(term, 0.0))
    return Unit(origin, tuple(terms.items()), importance, None, basis)


def units_of(said: Iterable[Said], lang: str, speech: Speech, weight: float = 1.0) -> Iterator[Unit]:
    """The units of a text that was said."""
    for one in said:
        yield from word_units(one, lang, speech, weight)


def word_units(one: Said, lang: str, speech: Speech, weight: float = 1.0) -> Iterator[Unit]:
    """The units of one word or phrase: itself, and what is inside it for less."""
    terms: dict[str, float] = {}

    def add(term: str, value: float) -> None:
        if value > terms.get(term, 0.0):
            terms[term] = value

    for place, concept in enumerate(one.concepts[:4]):
        for term, value in _concept_terms(concept, 1.0 if place == 0 else 0.6):
            add(term, value)
    for concept in speech.related.get(one.concepts[0], ()) if one.concepts else ():
        for term, value in _concept_terms(concept, _RELATED):
            add(term, value)
    single = len(one.words) == 1
    if single:
        for place, lemma in enumerate(one.lemmas[:3]):
            add(f"w/{lang}/{lemma}", 1.0 if place == 0 else 0.8)
            add(f"v/{lang}/{lemma}", 0.5)
        for meaning in one.meanings[:4]:
            add(f"e/{meaning}", 0.8 if not one.concepts else 0.45)
        for piece in one.pieces:
            add(f"w/{lang}/{piece}", 0.45)
            add(f"v/{lang}/{piece}", 0.45)
        for concept in one.parts[:4]:
            for term, value in _concept_terms(concept, 0.5):
                add(term, value)
        if not one.concepts and not one.meanings:
            add(f"f/{fold(one.words[0])}", 0.9)
            for other in _OTHER[lang]:
                add(f"w/{other}/{fold(one.words[0])}", 0.5)
    importance = weight
    if one.function:
        importance *= _FUNCTION
    elif single and one.words[0].isdigit():
        importance *= _NUMBER
    elif single and not one.concepts and not speech.light.isdisjoint((fold(one.words[0]), *one.lemmas[:1])):
        importance *= _FUNCTION
    elif single and not one.concepts and one.meanings:
        importance *= _ORDINARY
    elif one.concepts and one.concepts[0] not in speech.weak and speech.is_procedure(one.concepts[0]):
        importance *= _PROCEDURE
    elif one.concepts and one.concepts[0] in speech.weak:
        importance *= _WEAKLY
    yield Unit(one.surface, tuple(terms.items()), importance, one.concepts[0] if one.concepts else None)
    if not single:
        for inner in one.inner[:5]:
            yield Unit(one.surface, tuple(_concept_terms(inner, 1.0)), weight * _INNER, inner, Basis.CONCEPT)
