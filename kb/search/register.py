"""The register: an alphabetical subject index of all editions, in any of the three languages.

Comes in: the engine and a language. Goes out: `Entry`s in the order of that language's alphabet. What always holds:
every place is a passage, given once under a word, the widest that is meant; every "see" leads to an entry. The
surprising choice: it is generated. A subject is a concept of the glossary or a heading that says something no concept
does; its places are where a heading names it or a definition fixes it, and where neither does, the few passages that
speak of it most, so that a rare word is still found and a common one does not bring half the book.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from kb.language import Concept
from kb.search.engine import Engine

__all__ = ["Entry", "Places", "letters", "register"]

_MOST_FROM_TEXT = 6
"""Passages that speak of a subject no heading names; more would be a list of the book."""
_MOST_FROM_HEADINGS = 24

_COMMON = 25
"""A concept in more passages than this that neither a heading nor a definition names is no subject: 'to state'."""

_AFTER_Z = {"da": "æøå", "sv": "åäö", "en": ""}
_SAME = {"da": {"ä": "æ", "ö": "ø"}, "sv": {"æ": "ä", "ø": "ö"}, "en": {}}


@dataclass(frozen=True, slots=True)
class Places:
    """Where an edition speaks of a subject. defined: the definition, if it has one."""

    edition: str
    ids: tuple[str, ...]
    defined: str | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """A subject. see: the word it stands under instead. also: related subjects."""

    word: str
    letter: str
    places: tuple[Places, ...] = ()
    see: str | None = None
    concept: str | None = None
    also: tuple[str, ...] = field(default=())


def register(engine: Engine, lang: str) -> tuple[Entry, ...]:
    """The subject index in a language."""
    found: dict[str, Entry] = {}
    for concept in engine.glossary.concepts:
        word = concept.preferred(lang)
        if word is None or concept.id in engine.understander.speech.weak:
            continue
        places = tuple(_places(engine, concept))
        if not places:
            continue
        _add(found, Entry(word, letter(word, lang), places, None, concept.id), lang)
        for other in (*concept.terms.get(lang, ())[1:], *concept.slang.get(lang, ())):
            if other.isalpha() or " " in other:
                see = Entry(other, letter(other, lang), (), word, concept.id)
                found.setdefault(sort_key(other, lang), see)
    return tuple(entry for _, entry in sorted(found.items()))


def _add(found: dict[str, Entry], entry: Entry, lang: str) -> None:
    """A subject takes the place of a mere pointer; two subjects of one name are one entry."""
    key = sort_key(entry.word, lang)
    held = found.get(key)
    if held is None or held.see is not None:
        found[key] = entry
        return
    merged: dict[str, Places] = {places.edition: places for places in held.places}
    for places in entry.places:
        before = merged.get(places.edition)
        if before is None:
            merged[places.edition] = places
        else:
            ids = tuple(dict.fromkeys((*before.ids, *places.ids)))
            merged[places.edition] = Places(places.edition, ids, before.defined or places.defined)
    found[key] = Entry(held.word, held.letter, tuple(merged.values()), None, held.concept)


def _places(engine: Engine, concept: Concept) -> Iterator[Places]:
    law = engine.law
    defined = {law.ids[number]: number for number in _defining(engine, concept)}
    headed = [passage for kind in "ci" for passage in engine.impacts.strengths.heads(f"{kind}/{concept.id}").tolist()]
    chosen = [number for number in headed if law.ids[number] not in defined][: _MOST_FROM_HEADINGS * 4]
    if not chosen:
        spoken = engine.impacts.strengths.stands(f"c/{concept.id}")
        if len(spoken.passages) > _COMMON and not defined:
            return
        strongest = sorted(zip((-spoken.strengths).tolist(), spoken.passages.tolist(), strict=True))
        best = [number for _, number in strongest[:_MOST_FROM_TEXT]]
        chosen = [number for number in best if law.ids[number] not in defined]
    by_edition: dict[str, list[int]] = {}
    for number in [*defined.values(), *chosen]:
        by_edition.setdefault(engine.kb.nodes[law.ids[number]].edition, []).append(number)
    for edition, numbers in by_edition.items():
        term = next((law.ids[number] for number in numbers if law.ids[number] in defined), None)
        ids = [number for number in numbers if law.ids[number] != term]
        yield Places(edition, tuple(_widest(engine, ids))[:_MOST_FROM_HEADINGS], term)


def _defining(engine: Engine, concept: Concept) -> Iterator[int]:
    place = {name.replace(",", ""): number for number, name in enumerate(engine.law.ids) if ":def." in name}
    for name in concept.definitions:
        number = place.get(name.replace(",", ""))
        if number is not None:
            yield number


def _widest(engine: Engine, numbers: Iterable[int]) -> Iterator[str]:
    """Ids in the order of the book, without what stands under another of them."""
    held = set(numbers)
    for number in sorted(held):
        if held.isdisjoint(engine.shape.above[number]):
            yield engine.law.ids[number]


def sort_key(word: str, lang: str) -> str:
    """A string that sorts a word as the language's alphabet does; å counts as a letter where it is one."""
    after = _AFTER_Z.get(lang, "")
    out = []
    for char in unicodedata.normalize("NFC", word).casefold():
        same = _SAME.get(lang, {}).get(char, char)
        if same in after:
            out.append(chr(ord("z") + 1 + after.index(same)))
        elif char.isalnum():
            out.append(unicodedata.normalize("NFD", char)[0])
        else:
            out.append(" ")
    return "".join(out).strip()


def letter(word: str, lang: str) -> str:
    """The letter a word stands under; '#' for what begins with none."""
    key = sort_key(word, lang)[:1]
    after = _AFTER_Z.get(lang, "")
    place = ord(key) - ord("z") - 1 if key else -1
    if 0 <= place < len(after):
        return after[place].upper()
    return key.upper() if key.isascii() and key.isalpha() else "#"


def letters(entries: Iterable[Entry]) -> tuple[str, ...]:
    """The letters that occur, in order."""
    return tuple(dict.fromkeys(entry.letter for entry in entries))
