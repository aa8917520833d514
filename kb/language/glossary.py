"""The glossary: concepts with their words in three languages, found in running text in any inflected form.

Comes in: `corpus/glossary.toml`. Goes out: a frozen `Glossary` that answers what a word means and where a text
names a concept. What always holds: ids are unique, every concept has a preferred term in each language or says why
not, matches stand in order, do not overlap and carry exact offsets. The surprising choice: a word may name several
concepts and then all are returned (Swedish lag is the law and the team): the caller knows the context, we do not.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import Any

from kb.errors import CorpusError
from kb.language.compounds import Lexicon, base_lexicon, split
from kb.language.folding import fold
from kb.language.inflection import LANGUAGES, lemma, stem_keys
from kb.language.words import Token, tokens

__all__ = [
    "Concept",
    "ConceptKind",
    "FalseFriend",
    "Glossary",
    "GlossaryError",
    "Match",
    "glossary_data",
    "glossary_of",
    "load_glossary",
    "loose_id",
]


class ConceptKind(StrEnum):
    """What sort of thing a concept is."""

    PLAYER = "player"
    CARD = "card"
    CALL = "call"
    PLAY = "play"
    IRREGULARITY = "irregularity"
    PROCEDURE = "procedure"
    SCORING = "scoring"
    RULING = "ruling"
    EVENT = "event"
    EQUIPMENT = "equipment"
    PERSON = "person"
    DOCUMENT = "document"


class GlossaryError(CorpusError):
    """A glossary entry that cannot be used; names the file, the entry and the way out."""


@dataclass(frozen=True, slots=True)
class FalseFriend:
    """A word of one language that misleads a reader of another."""

    lang: str
    word: str
    note: str


@dataclass(frozen=True, slots=True)
class Concept:
    """One thing of the game. `terms` by language, the preferred one first; `slang` is found but never rendered."""

    id: str
    kind: ConceptKind
    terms: Mapping[str, tuple[str, ...]]
    slang: Mapping[str, tuple[str, ...]]
    definitions: tuple[str, ...] = ()
    false_friends: tuple[FalseFriend, ...] = ()
    missing: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))

    def preferred(self, lang: str) -> str | None:
        """The term to print in a language, None where there is none."""
        words = self.terms.get(lang, ())
        return words[0] if words else None

    def words(self, lang: str) -> tuple[str, ...]:
        """Every term and table word of a language."""
        return (*self.terms.get(lang, ()), *self.slang.get(lang, ()))


@dataclass(frozen=True, slots=True)
class Match:
    """Where a text names a concept. `concepts`: all that the words may mean, the likeliest first.

    inside: the concept is a part of the compound that stands there (strafkort in "strafkortreglerne").
    """

    concepts: tuple[Concept, ...]
    start: int
    end: int
    surface: str
    inside: bool = False


_Key = tuple[str, ...]

_LONGEST_WORD = 64
"""Letters of a word that may be one of a term, or is kept when it was read."""

_KEPT_WORDS = 20_000

_LONGEST_PHRASE = 12
"""Words in a phrase; the longest printed term has ten."""


@dataclass(frozen=True, slots=True)
class _Index:
    """The terms of one language by their keys. `begins`: first words of phrases; `openings`: every beginning of one."""

    phrases: Mapping[_Key, tuple[Concept, ...]]
    begins: frozenset[str]
    openings: frozenset[_Key]
    parts: Mapping[_Key, tuple[Concept, ...]]
    letters: frozenset[_Key]
    lexicon: Lexicon
    inner: dict[str, tuple[Concept, ...]] = field(default_factory=dict, repr=False, compare=False)
    """What was found inside words before."""


@dataclass(frozen=True, slots=True)
class Glossary:
    """All concepts, and the ways to find them."""

    concepts: tuple[Concept, ...]
    _by_id: Mapping[str, Concept] = field(repr=False, compare=False)
    _indexes: Mapping[str, _Index] = field(repr=False, compare=False)
    _by_definition: Mapping[str, tuple[Concept, ...]] = field(repr=False, compare=False)

    def __getitem__(self, concept_id: str) -> Concept:
        return self._by_id[concept_id]

    def get(self, concept_id: str) -> Concept | None:
        """The concept of an id, None when there is none."""
        return self._by_id.get(concept_id)

    def by_word(self, word: str, lang: str) -> tuple[Concept, ...]:
        """What a word or phrase means, in any inflected form and with or without its accents; () when unknown."""
        index = self._indexes.get(lang)
        if index is None or len(word) > _LONGEST_PHRASE * _LONGEST_WORD:
            return ()
        found: dict[str, Concept] = {}
        for key in _keys(tokens(word, lang), lang):
            for concept in index.phrases.get(key, ()):
                found.setdefault(concept.id, concept)
        return tuple(found.values())

    def has_word(self, word: str, lang: str) -> bool:
        """Whether one word alone, in any form, means something; the same as `by_word` would find, without finding it.
        """
        index = self._indexes.get(lang)
        return index is not None and any((key,) in index.phrases for key in stem_keys(word, lang))

    def by_definition(self, node: str) -> tuple[Concept, ...]:
        """The concepts that a definition node defines: "dk1997:def.kulørsvigt"."""
        return self._by_definition.get(loose_id(node), ())

    def phrases(self, text: str, lang: str, words: tuple[Token, ...] | None = None) -> tuple[Match, ...]:
        """Every concept a text names, the longest phrase first at each place, inflected or inside a compound.

        words: the tokens of the text, for a caller that has them."""
        index = self._indexes.get(lang)
        if index is None:
            return ()
        if words is None:
            words = tokens(text, lang)
        options = [stem_keys(token.word, lang) for token in words]
        return tuple(_matches(text, words, options, index, lang))


def loose_id(node: str) -> str:
    """A definition id without its commas and brackets, in which printed terms may differ from their slugs."""
    return "".join(c for c in node if c not in ",()")


def _keys(words: tuple[Token, ...], lang: str) -> Iterator[_Key]:
    """The key of a phrase for each reading of its words; what is longer than any term has none."""
    if not words or len(words) > _LONGEST_PHRASE or any(len(token.word) > _LONGEST_WORD for token in words):
        return
    options = [stem_keys(token.word, lang) for token in words]
    first = tuple(keys[0] for keys in options)
    yield first
    for place, keys in enumerate(options):
        for other in keys[1:]:
            yield (*first[:place], other, *first[place + 1 :])


def _matches(
    text: str, words: tuple[Token, ...], options: list[tuple[str, ...]], index: _Index, lang: str
) -> Iterator[Match]:
    at = 0
    while at < len(words):
        length, concepts = _longest(options, at, index)
        if length:
            start, end = words[at].start, words[at + length - 1].end
            yield Match(concepts, start, end, text[start:end])
            at += length
            continue
        token = words[at]
        inner = index.inner.get(token.word)
        if inner is None:
            inner = _inside(token.word, index, lang)
            if len(token.word) <= _LONGEST_WORD and len(index.inner) < _KEPT_WORDS:
                index.inner[token.word] = inner
        if inner:
            yield Match(inner, token.start, token.end, token.surface, inside=True)
        at += 1


def _longest(options: list[tuple[str, ...]], at: int, index: _Index) -> tuple[int, tuple[Concept, ...]]:
    """How many words the longest phrase at a place has, and what it means."""
    best: tuple[int, tuple[Concept, ...]] = (0, ())
    if index.begins.isdisjoint(options[at]):
        return best
    reached: list[_Key] = [()]
    for length, keys in enumerate(options[at : at + _LONGEST_PHRASE], 1):
        reached = [grown for key in reached for k in keys if (grown := (*key, k)) in index.openings]
        if not reached:
            break
        named = [index.phrases[key] for key in reached if key in index.phrases and key not in index.letters]
        if len(named) == 1:
            best = (length, named[0])
        elif named:
            best = (length, tuple({c.id: c for concepts in named for c in concepts}.values()))
    return best


def _inside(word: str, index: _Index, lang: str) -> tuple[Concept, ...]:
    """The concepts named by parts of a compound, the longest runs of parts first."""
    pieces = split(word, lang, index.lexicon)
    if not pieces:
        return ()
    parts = tuple(map(fold, pieces))
    found: dict[str, Concept] = {}
    taken: set[int] = set()
    for size in range(len(parts) - 1, 0, -1):
        for start in range(len(parts) - size + 1):
            run = range(start, start + size)
            if taken.isdisjoint(run) and (concepts := index.parts.get(parts[start : start + size])):
                taken.update(run)
                found.update((c.id, c) for c in concepts)
    return tuple(found.values())


def _index(concepts: Iterable[Concept], lang: str) -> _Index:
    """Terms in the order of trust: preferred terms of all concepts, then synonyms, then table words."""
    held = tuple(concepts)
    lexicon = base_lexicon(lang)
    phrases: dict[_Key, dict[str, Concept]] = {}
    parts: dict[_Key, dict[str, Concept]] = {}
    letters: set[_Key] = set()
    ranked = sorted(
        ((rank, place, word) for place, c in enumerate(held) for rank, word in enumerate(c.words(lang))),
        key=lambda entry: (min(entry[0], 1), entry[1], entry[0]),
    )
    for _, place, word in ranked:
        concept = held[place]
        found = tokens(word, lang)
        key = tuple(fold(lemma(token.word, lang)) for token in found)
        phrases.setdefault(key, {}).setdefault(concept.id, concept)
        if len(found) == 1:
            if len(word) == 1 or word == "kl":
                letters.add(key)
                continue
            whole = split(found[0].word, lang, lexicon) or (lemma(found[0].word, lang),)
            parts.setdefault(tuple(map(fold, whole)), {}).setdefault(concept.id, concept)
    return _indexed(
        {key: tuple(named.values()) for key, named in phrases.items()},
        {key: tuple(named.values()) for key, named in parts.items()},
        letters,
        lexicon,
    )


def _indexed(
    phrases: dict[_Key, tuple[Concept, ...]],
    parts: dict[_Key, tuple[Concept, ...]],
    letters: Iterable[_Key],
    lexicon: Lexicon,
) -> _Index:
    return _Index(
        MappingProxyType(phrases),
        frozenset(key[0] for key in phrases),
        frozenset(key[:size] for key in phrases for size in range(1, len(key) + 1)),
        MappingProxyType(parts),
        frozenset(letters),
        lexicon,
    )


_FIELDS = frozenset(
    ["id", "kind", "definitions", "false_friends", "missing", *LANGUAGES, *(f"{lang}_slang" for lang in LANGUAGES)]
)


def _strings(path: Path, entry: dict[str, Any], name: str, where: str) -> tuple[str, ...]:
    value = entry.get(name, [])
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise GlossaryError(path, f'{where}: "{name}" is not a list of strings', f'Write {name} = ["…"].')
    for item in value:
        if not tokens(item, "en"):
            raise GlossaryError(path, f'{where}: an empty term in "{name}"', "Remove it or write the word.")
    if len(set(value)) < len(value):
        raise GlossaryError(path, f'{where}: a term stands twice in "{name}"', "Keep it once.")
    return tuple(value)


def _concept(path: Path, place: int, entry: dict[str, Any]) -> Concept:
    concept_id = entry.get("id")
    if not isinstance(concept_id, str) or not concept_id:
        raise GlossaryError(path, f"concept number {place} has no id", 'Give it an English slug: id = "penalty-card".')
    where = f'concept "{concept_id}"'
    unknown = sorted(set(entry) - _FIELDS)
    if unknown:
        raise GlossaryError(path, f'{where}: unknown key "{unknown[0]}"', f"Known keys: {', '.join(sorted(_FIELDS))}.")
    try:
        kind = ConceptKind(entry.get("kind", ""))
    except ValueError:
        problem = f"{where}: kind {entry.get('kind')!r} is unknown"
        raise GlossaryError(path, problem, f"Choose one of {', '.join(ConceptKind)}.") from None
    missing = entry.get("missing", {})
    if not isinstance(missing, dict) or not all(isinstance(v, str) and v for v in missing.values()):
        raise GlossaryError(path, f'{where}: "missing" is not a table of reasons', 'Write missing = { sv = "why" }.')
    terms = {lang: _strings(path, entry, lang, where) for lang in LANGUAGES}
    for lang, words in terms.items():
        if not words and lang not in missing:
            raise GlossaryError(path, f"{where}: no {lang} term", f'Add one, or missing = {{ {lang} = "why" }}.')
    return Concept(
        concept_id,
        kind,
        MappingProxyType(terms),
        MappingProxyType({lang: _strings(path, entry, f"{lang}_slang", where) for lang in LANGUAGES}),
        _definitions(path, entry, where),
        tuple(_false_friends(path, entry.get("false_friends", []), where)),
        MappingProxyType(dict(missing)),
    )


def _definitions(path: Path, entry: dict[str, Any], where: str) -> tuple[str, ...]:
    nodes = _strings(path, entry, "definitions", where)
    for node in nodes:
        if ":def." not in node:
            raise GlossaryError(path, f'{where}: "{node}" is no definition', "Write EDITION:def.term: dk1997:def.bud.")
    return nodes


def _false_friends(path: Path, entries: object, where: str) -> Iterator[FalseFriend]:
    if not isinstance(entries, list):
        raise GlossaryError(path, f'{where}: "false_friends" is not a list', "Write a list of { lang, word, note }.")
    for entry in entries:
        if not isinstance(entry, dict) or set(entry) != {"lang", "word", "note"} or entry["lang"] not in LANGUAGES:
            problem = f"{where}: a false friend needs lang ({', '.join(LANGUAGES)}), word and note, and nothing else"
            raise GlossaryError(path, problem, 'Write { lang = "da", word = "melding", note = "…" }.')
        yield FalseFriend(str(entry["lang"]), str(entry["word"]), str(entry["note"]))


def load_glossary(path: Path) -> Glossary:
    """Read and check a glossary file. Raises `GlossaryError` with the entry at fault and the way to mend it."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise GlossaryError(path, f"cannot be read: {error.strerror}", "Put glossary.toml into the corpus.") from error
    except UnicodeDecodeError as error:
        raise GlossaryError(path, f"is not UTF-8 at byte {error.start}", "Save it as UTF-8.") from error
    except tomllib.TOMLDecodeError as error:
        raise GlossaryError(path, f"is not TOML: {error}", "Mend the line named.") from error
    unknown = sorted(set(data) - {"concept"})
    if unknown:
        raise GlossaryError(path, f'unknown table "{unknown[0]}"', "Every entry is a [[concept]].")
    entries = data.get("concept", [])
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise GlossaryError(path, '"concept" is not a list of tables', "Begin every entry with [[concept]].")
    concepts = tuple(_concept(path, place, entry) for place, entry in enumerate(entries, 1))
    names: set[str] = set()
    for concept in concepts:
        if concept.id in names:
            raise GlossaryError(path, f'two concepts are called "{concept.id}"', "Rename one, or merge their terms.")
        names.add(concept.id)
    return _glossary(concepts, {lang: _index(concepts, lang) for lang in LANGUAGES})


def _glossary(concepts: tuple[Concept, ...], indexes: dict[str, _Index]) -> Glossary:
    by_id = {concept.id: concept for concept in concepts}
    defined: dict[str, tuple[Concept, ...]] = {}
    for concept in concepts:
        for node in map(loose_id, concept.definitions):
            defined[node] = (*defined.get(node, ()), concept)
    return Glossary(concepts, MappingProxyType(by_id), MappingProxyType(indexes), MappingProxyType(defined))


def glossary_data(glossary: Glossary) -> dict[str, Any]:
    """The glossary as lists, strings and numbers, with what was computed from it."""
    number = {concept.id: place for place, concept in enumerate(glossary.concepts)}

    def numbered(found: Mapping[_Key, tuple[Concept, ...]]) -> tuple[str, list[int], list[tuple[int, ...]]]:
        rows: dict[tuple[int, ...], int] = {}
        named = [tuple(number[concept.id] for concept in concepts) for concepts in found.values()]
        return "\n".join(map(" ".join, found)), [rows.setdefault(row, len(rows)) for row in named], list(rows)

    return {
        "concepts": [
            [
                c.id, c.kind.value, dict(c.terms), dict(c.slang), c.definitions,
                [(friend.lang, friend.word, friend.note) for friend in c.false_friends], dict(c.missing),
            ]
            for c in glossary.concepts
        ],
        "indexes": {
            lang: [numbered(index.phrases), numbered(index.parts), sorted(" ".join(key) for key in index.letters)]
            for lang, index in glossary._indexes.items()
        },
    }  # fmt: skip


def glossary_of(data: dict[str, Any], lexicons: Mapping[str, Lexicon]) -> Glossary:
    """The glossary that `glossary_data` was made of. Data of another shape raises what Python raises."""
    concepts = tuple(
        Concept(
            name,
            ConceptKind(kind),
            _proxy_of_tuples(terms),
            _proxy_of_tuples(slang),
            tuple(definitions),
            tuple(FalseFriend(*friend) for friend in friends),
            MappingProxyType(missing),
        )
        for name, kind, terms, slang, definitions, friends, missing in data["concepts"]
    )

    def named(found: tuple[str, list[int], list[list[int]]]) -> dict[_Key, tuple[Concept, ...]]:
        lines, numbers, rows = found
        held = [tuple([concepts[number] for number in row]) for row in rows]
        keys = map(tuple, map(str.split, lines.splitlines()))
        return dict(zip(keys, map(held.__getitem__, numbers), strict=True))

    return _glossary(
        concepts,
        {
            lang: _indexed(named(phrases), named(parts), (tuple(key.split(" ")) for key in letters), lexicons[lang])
            for lang, (phrases, parts, letters) in data["indexes"].items()
        },
    )


def _proxy_of_tuples(found: dict[str, list[str]]) -> Mapping[str, tuple[str, ...]]:
    return MappingProxyType({lang: tuple(words) for lang, words in found.items()})
