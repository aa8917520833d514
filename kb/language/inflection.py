"""From any inflected form to its lemma, in Danish, Swedish and a little English.

Comes in: one word. Goes out: its lemma, its other possible readings, its index key. What always holds: the same word
gives the same lemma, `lemma` never fails, takes time bounded by the word's length, and never drops or merges a negation
or a modal verb. The surprising choice: no stemmer. Every form of the words we listed is written out once
(`danish.py`, `swedish.py`, `english.py`); a word that is not among them is read from its end, because the last part
of a compound carries the ending (tävlings|ledarens), and only a word with no known end is cut by rule.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from types import MappingProxyType, ModuleType

from kb.language import danish, english, swedish
from kb.language.folding import fold
from kb.language.forms import (
    VOWELS,
    danish_adjective,
    danish_noun,
    danish_verb,
    english_regular,
    genitives,
    listed_words,
    swedish_adjective,
    swedish_noun,
    swedish_verb,
)

__all__ = [
    "LANGUAGES",
    "Morphology",
    "Part",
    "Reading",
    "known",
    "lemma",
    "morphology",
    "normal",
    "readings",
    "stem_key",
    "stem_keys",
]

LANGUAGES = ("da", "sv", "en")

_LONGEST_WORD = 64
"""Longer than any word of the laws; a longer string is no word and stays as it is."""

_SHORTEST_HEAD = 3

_SHORTEST_FOLDED_HEAD = 5
"""Without its accents a short end says too little."""


class Part(StrEnum):
    """Part of speech, as far as inflection and compounding need it."""

    NOUN = "noun"
    VERB = "verb"
    ADJECTIVE = "adjective"
    EVERYDAY = "everyday"
    """A noun of common speech: it bends, and no compound is built on it."""
    FIXED = "fixed"
    """Function words, negations, names of the compass: they never bend and never stand inside a compound."""


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to understand a form."""

    lemma: str
    part: Part


@dataclass(frozen=True, slots=True)
class Morphology:
    """The written-out forms of one language. `folded` finds them when å ä ö æ ø are missing; `endings` cut the rest."""

    lang: str
    forms: Mapping[str, tuple[Reading, ...]]
    folded: Mapping[str, Reading]
    particles: frozenset[str]
    endings: tuple[tuple[str, str], ...]
    endings_by_letter: Mapping[str, tuple[tuple[str, str], ...]] = field(init=False, repr=False, compare=False)
    """The same by their last letter: most words can be cut by one or two of them."""

    def __post_init__(self) -> None:
        letters = dict.fromkeys(end[-1] for end, _ in self.endings)
        grouped = {last: tuple(one for one in self.endings if one[0][-1] == last) for last in letters}
        object.__setattr__(self, "endings_by_letter", MappingProxyType(grouped))

    def lemmas(self, part: Part) -> Iterator[str]:
        """Every lemma of one part of speech, in the order of the tables."""
        seen = (r.lemma for form in self.forms.values() for r in form if r.part is part)
        return iter(dict.fromkeys(seen))


_TABLES: dict[str, ModuleType] = {"da": danish, "sv": swedish, "en": english}

_KEEPS_S = ("ss", "is", "us", "os", "as")
"""Ends of words whose s is their own: praksis, status, kaos."""


def normal(word: str) -> str:
    """Lower case, composed accents, no possessive 's: the form in which words are looked up."""
    plain = (word if word.isascii() else unicodedata.normalize("NFC", word)).casefold()
    if plain[-2:].isalnum():
        return plain
    for mark in ("'s", "’s", "'", "’"):
        if plain.endswith(mark) and len(plain) > len(mark):
            return plain[: -len(mark)]
    return plain


def _pairs(block: str) -> tuple[tuple[str, str], ...]:
    """ "erne: igt:ig" as (cut, kept)."""
    return tuple((cut, kept) for cut, _, kept in (entry.partition(":") for entry in block.split()))


class _Builder:
    """Collects readings in the order of trust; frozen into a `Morphology` at the end."""

    def __init__(self) -> None:
        self.forms: dict[str, dict[Reading, None]] = {}

    def add(self, lemma_: str, part: Part, forms: Iterable[str]) -> None:
        reading = Reading(lemma_, part)
        for form in forms:
            self.forms.setdefault(form, {}).setdefault(reading)

    def lines(self, block: str) -> Iterator[tuple[str, list[str]]]:
        for line in filter(None, map(str.strip, block.splitlines())):
            lemma_, _, rest = line.partition(":")
            yield lemma_, rest.split()

    def prefer(self, block: str) -> None:
        """Put the reading named first where a form has several."""
        for pair in filter(None, map(str.strip, block.split(";"))):
            form, wanted = pair.split()
            present = self.forms.get(form, {})
            parts = [reading for reading in present if reading.lemma == wanted]
            first = parts or [Reading(wanted, Part.FIXED if not present else next(iter(present)).part)]
            self.forms[form] = dict.fromkeys([*first, *present])

    def freeze(self, lang: str) -> Morphology:
        folded: dict[str, Reading] = {}
        for form, found in self.forms.items():
            folded.setdefault(fold(form), next(iter(found)))
        for form, found in self.forms.items():
            if form.isascii():
                folded[fold(form)] = next(iter(found))
        return Morphology(
            lang,
            MappingProxyType({form: tuple(found) for form, found in self.forms.items()}),
            MappingProxyType(folded),
            frozenset(_TABLES[lang].PARTICLES.split()),
            _pairs(_TABLES[lang].ENDINGS),
        )


def _danish() -> Morphology:
    b = _Builder()
    for word, _ in listed_words(danish.FIXED):
        b.add(word, Part.FIXED, [word])
    nouns, adjectives = _lemmas(danish.NOUNS.values()), _lemmas([danish.ADJECTIVES])
    for lemma_, forms in b.lines(danish.IRREGULAR):
        b.add(lemma_, _irregular_part(lemma_, forms, nouns, adjectives), genitives([lemma_, *forms]))
    for kind, block in danish.NOUNS.items():
        for lemma_, stem in listed_words(block):
            b.add(lemma_, Part.NOUN, genitives(danish_noun(lemma_, stem, kind)))
    for kind, block in danish.EVERYDAY.items():
        for lemma_, stem in listed_words(block):
            b.add(lemma_, Part.EVERYDAY, genitives(danish_noun(lemma_, stem, kind)))
    for lemma_, forms in b.lines(danish.STRONG):
        b.add(lemma_, Part.VERB, [lemma_, *forms])
    strong = {lemma_ for lemma_, _ in b.lines(danish.STRONG)}
    for past, block in (("ede", danish.WEAK_EDE), ("te", danish.WEAK_TE)):
        for lemma_, _ in listed_words(block):
            if lemma_ not in strong:
                b.add(lemma_, Part.VERB, danish_verb(lemma_, past))
    for lemma_, stem in listed_words(danish.ADJECTIVES):
        b.add(lemma_, Part.ADJECTIVE, danish_adjective(lemma_, stem))
    b.prefer(danish.PREFER)
    return b.freeze("da")


def _swedish() -> Morphology:
    b = _Builder()
    for word, _ in listed_words(swedish.FIXED):
        b.add(word, Part.FIXED, [word])
    nouns, adjectives = _lemmas(swedish.NOUNS.values()), _lemmas([swedish.ADJECTIVES])
    for lemma_, forms in b.lines(swedish.IRREGULAR):
        b.add(lemma_, _irregular_part(lemma_, forms, nouns, adjectives), genitives([lemma_, *forms]))
    for kind, block in swedish.NOUNS.items():
        for lemma_, stem in listed_words(block):
            b.add(lemma_, Part.NOUN, genitives(swedish_noun(lemma_, stem, kind)))
    for kind, block in swedish.EVERYDAY.items():
        for lemma_, stem in listed_words(block):
            b.add(lemma_, Part.EVERYDAY, genitives(swedish_noun(lemma_, stem, kind)))
    for lemma_, forms in b.lines(swedish.STRONG):
        b.add(lemma_, Part.VERB, [lemma_, *forms])
    strong = {lemma_ for lemma_, _ in b.lines(swedish.STRONG)}
    for kind, block in (("ar", swedish.WEAK_AR), ("er", swedish.WEAK_ER)):
        for lemma_, _ in listed_words(block):
            if lemma_ not in strong:
                b.add(lemma_, Part.VERB, swedish_verb(lemma_, kind))
    for lemma_, stem in listed_words(swedish.ADJECTIVES):
        b.add(lemma_, Part.ADJECTIVE, swedish_adjective(lemma_, stem))
    b.prefer(swedish.PREFER)
    return b.freeze("sv")


def _english() -> Morphology:
    b = _Builder()
    for word, _ in listed_words(english.FIXED):
        b.add(word, Part.FIXED, [word])
    for lemma_, forms in b.lines(english.IRREGULAR):
        b.add(lemma_, Part.NOUN, [lemma_, *forms])
    for lemma_, _ in listed_words(english.NOUNS):
        b.add(lemma_, Part.NOUN, english_regular(lemma_, verb=False))
    for lemma_, _ in listed_words(english.VERBS):
        b.add(lemma_, Part.VERB, english_regular(lemma_, verb=True))
    return b.freeze("en")


def _lemmas(blocks: Iterable[str]) -> frozenset[str]:
    return frozenset(lemma_ for block in blocks for lemma_, _ in listed_words(block))


def _irregular_part(lemma_: str, forms: list[str], nouns: frozenset[str], adjectives: frozenset[str]) -> Part:
    """Irregular lines hold nouns, adjectives and pronouns; compounds may be built on the nouns alone."""
    if lemma_ in nouns:
        return Part.NOUN
    if lemma_ in _CLOSED:
        return Part.FIXED
    takes_article = any(form != lemma_ and form.endswith(("n", "et")) for form in forms)
    if takes_article and not lemma_.endswith("en") and lemma_ not in _SHORT_ADJECTIVES:
        return Part.NOUN
    if lemma_ in adjectives or lemma_.endswith(_ADJECTIVE_ENDS) or lemma_ in _SHORT_ADJECTIVES:
        return Part.ADJECTIVE
    return Part.NOUN


_ADJECTIVE_ENDS = (
    "ende",
    "ande",
    "et",
    "en",
    "lig",
    "ig",
    "ad",
    "fuld",
    "abel",
    "talt",
    "ert",
    "ant",
    "ekt",
    "akt",
    "ld",
    "nkt",
)
_SHORT = """
    stor lille god lang høj lav sen først sidst halv fuld let åben enkel enkelt nær gammel ung bestemt delvis
    skadesløs blind liten lång hög låg sist allmän särskild enskild bestämd absolut fast svart knapp nära
    omfattande exakt uppvänd fri forudaftalt uafgjort dryg korrekt inkorrekt
"""
_SHORT_ADJECTIVES = frozenset(_SHORT.split())
_PRONOUNS = """
    øvrig anden hvilken ingen nogen egen denne den sin deres hver enhver al en ene mange meget få annan vilken
    någon varje all båda många mycket
"""
_CLOSED = frozenset(_PRONOUNS.split())

_BUILDERS = {"da": _danish, "sv": _swedish, "en": _english}


_held: dict[str, Morphology] = {}


def morphology(lang: str) -> Morphology:
    """The tables of a language, built on first use. A language we have no tables for inflects nothing."""
    kept = _held.get(lang)
    if kept is None:
        if lang in _BUILDERS:
            kept = _held[lang] = _BUILDERS[lang]()
        else:
            kept = Morphology(lang, MappingProxyType({}), MappingProxyType({}), frozenset(), ())
    return kept


def remember_morphology(tables: Morphology) -> None:
    """Tables that were built before, by this same code, are used and not built again."""
    _held.setdefault(tables.lang, tables)


def known(word: str, lang: str, *, as_first: bool = False) -> bool:
    """Whether the tables hold this form. `as_first`: as the beginning of a longer word, with or without its link s."""
    m = morphology(lang)
    if word in m.forms or (as_first and word in m.particles):
        return True
    return as_first and word.endswith("s") and word[:-1] in m.forms


def _open(found: tuple[Reading, ...], end: str, *, after_particle: bool) -> Reading | None:
    """The reading of the end of a word; after a particle a verb form is a verb: an|given is "ange", not a "giv"."""
    choice = [r for r in found if r.part is not Part.FIXED]
    if not after_particle:
        choice.sort(key=lambda r: r.part is Part.VERB)
    elif choice and all(r.lemma != end for r in choice if r.part in (Part.NOUN, Part.EVERYDAY)):
        choice.sort(key=lambda r: r.part is not Part.VERB)
    return choice[0] if choice else None


def _from_end(word: str, m: Morphology) -> str | None:
    """Read an unlisted word from its end: what stands before the longest known end is kept as it is.

    A verb is joined to particles and adjectives only (hem|spelat, nødvendig|gør): makkerskaber is no form of "skabe".
    """
    for cut in range(1, len(word) - 1):
        first, end = word[:cut], word[cut:]
        particle = first in m.particles
        if end not in m.forms or (len(end) < _SHORTEST_HEAD and not particle):
            continue
        before = m.forms.get(first, ())
        joins_verb = particle or any(r.part is Part.ADJECTIVE for r in before)
        reading = _open(m.forms[end], end, after_particle=particle)
        if reading is None or (reading.part is Part.VERB and not joins_verb):
            continue
        if particle or before or (first.endswith("s") and first[:-1] in m.forms):
            return first + reading.lemma
        if len(first) >= 3 and len(reading.lemma) >= 4 and not VOWELS.isdisjoint(first):
            return first + reading.lemma
    return None


def _by_rule(word: str, m: Morphology) -> str:
    """Cut an unknown word down to what all its forms share. Never below three letters, never without a vowel."""
    for _ in range(3):
        for end, kept in m.endings_by_letter.get(word[-1:], ()):
            if not word.endswith(end):
                continue
            stem = word[: len(word) - len(end)] + kept
            if len(stem) < (4 if end == "s" else 3) or VOWELS.isdisjoint(stem):
                continue
            if end == "s" and word.endswith(_KEEPS_S):
                continue
            if stem == word or kept == "else":
                return stem
            word = stem
            break
        else:
            break
    if len(word) > 4 and word[-1] == word[-2] and word[-1] not in VOWELS:
        word = word[:-1]
    return word


@lru_cache(maxsize=1 << 16)
def _lemma(word: str, lang: str) -> str:
    m = morphology(lang)
    found = m.forms.get(word)
    if found:
        return found[0].lemma
    if not m.forms or not word.isalpha() or len(word) > _LONGEST_WORD:
        return word
    whole = _from_end(word, m) if lang != "en" else None
    if whole is not None:
        return whole
    if word.isascii():
        plain = fold(word)
        if plain in m.folded:
            return m.folded[plain].lemma
        for cut in range(2, len(plain) - _SHORTEST_FOLDED_HEAD + 1):
            reading = m.folded.get(plain[cut:])
            if lang != "en" and reading is not None and reading.part not in (Part.FIXED, Part.VERB):
                return plain[:cut] + reading.lemma
    return _by_rule(word, m)


def lemma(word: str, lang: str) -> str:
    """The dictionary form of a word; the likeliest where a form has several readings.

    >>> lemma("strafkortets", "da"), lemma("spelförarens", "sv"), lemma("felande", "sv")
    ('strafkort', 'spelförare', 'felande')
    """
    return _of_normal(normal(word), lang)


def _of_normal(plain: str, lang: str) -> str:
    return _lemma(plain, lang) if len(plain) <= _LONGEST_WORD else plain


def readings(word: str, lang: str) -> tuple[str, ...]:
    """Every lemma the form may belong to, the likeliest first: Danish "spillet" is "spil" and "spille"."""
    return _readings_kept(word, lang) if len(word) <= _LONGEST_WORD else _readings(word, lang)


def _readings(word: str, lang: str) -> tuple[str, ...]:
    plain = normal(word)
    found = morphology(lang).forms.get(plain)
    return tuple(dict.fromkeys(r.lemma for r in found)) if found else (_of_normal(plain, lang),)


_readings_kept = lru_cache(maxsize=1 << 15)(_readings)


def stem_key(word: str, lang: str) -> str:
    """What the index stores: the lemma without its accents, so that "spelforarens" meets "spelförare"."""
    return fold(lemma(word, lang))


def stem_keys(word: str, lang: str) -> tuple[str, ...]:
    """The same for every reading of the word, the likeliest first."""
    return _stem_keys_kept(word, lang) if len(word) <= _LONGEST_WORD else _stem_keys(word, lang)


def _stem_keys(word: str, lang: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(fold(reading) for reading in readings(word, lang)))


_stem_keys_kept = lru_cache(maxsize=1 << 15)(_stem_keys)
