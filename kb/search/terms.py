"""What words may mean: the terms that passages and queries are compared by.

Comes in: text and its language. Goes out: `Said` values, each a stretch of the text with the index terms it stands for.
What always holds: the same word
gives the same terms in a passage and in a query, and offsets are those of the text. The surprising choice: a passage
is indexed by meanings first (c/ a concept of the glossary, d/ a doubtful reading of it, s/ a name used at the table
only, i/ a part of a phrase, p/ of a compound, e/ an ordinary meaning) and by words second (w/ a lemma, v/ a part of a
compound, f/ the bare form), so that a Danish question finds a Swedish heading without anything being translated.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from kb.language import LANGUAGES, ConceptKind, Glossary, Match, base_lexicon, fold, readings, split, stem_keys, tokens
from kb.language.inflection import Part, known, morphology
from kb.language.words import Token

__all__ = ["Said", "Speech", "english_stems", "everyday", "listed", "related"]

_LONGEST_INNER = 5
"""Words of a phrase whose inner phrases are looked up too."""

_KEPT_SENSES = 30_000
_LONGEST_KEPT = 64
"""Longer strings are no words and are read afresh."""

_SHORTEST_STEM = 3


@dataclass(frozen=True, slots=True)
class Said:
    """A word or phrase of a text. `concepts`: what it may name, the likeliest first; `inner`: what single
    words of the phrase name; `parts`: what parts of a compound name."""

    start: int
    end: int
    surface: str
    words: tuple[str, ...]
    concepts: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    inner: tuple[str, ...] = ()
    meanings: tuple[str, ...] = ()
    lemmas: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()
    """Lemmas of the parts of a compound."""
    slang: tuple[str, ...] = ()
    """Concepts that only players call so, where a law was read."""
    function: bool = False
    """A word that only joins others: 'og', 'den', 'the'."""
    folded: tuple[str, ...] = ()
    """Its words without accents."""

    def terms(self, lang: str) -> Iterator[str]:
        """Index terms of a passage that says this, without the bare forms."""
        for place, concept in enumerate(self.concepts):
            yield ("d/" if place else "c/") + concept
        for concept in self.slang:
            yield f"s/{concept}"
        for concept in self.inner:
            yield f"i/{concept}"
        for concept in self.parts:
            yield f"p/{concept}"
        for meaning in self.meanings:
            yield f"e/{meaning}"
        for lemma in self.lemmas:
            yield f"w/{lang}/{lemma}"
        for piece in self.pieces:
            yield f"v/{lang}/{piece}"


_Sense = tuple[
    tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...],
    tuple[str, ...], tuple[str, ...], bool, tuple[str, ...],
]  # fmt: skip
"""A `Said` without its place: from `words` to `folded`."""


@dataclass(frozen=True, slots=True)
class Speech:
    """How text is read: the glossary and the ordinary meanings."""

    glossary: Glossary
    ordinary: Mapping[str, Mapping[str, tuple[str, ...]]]
    related: Mapping[str, tuple[str, ...]]
    light: frozenset[str]
    weak: frozenset[str]
    _formal: dict[tuple[str, str], frozenset[tuple[str, ...]]] = field(default_factory=dict, repr=False, compare=False)
    _senses: dict[object, _Sense] = field(default_factory=dict, repr=False, compare=False)
    """What words and phrases say wherever they stand."""

    @classmethod
    def build(cls, glossary: Glossary, path: Path) -> Speech:
        """From a loaded glossary and the file of ordinary words."""
        return cls(glossary, everyday(path), related(path), listed(path, "light"), listed(path, "weak"))

    def say(self, text: str, lang: str, *, formal: bool = False) -> tuple[Said, ...]:
        """The words and phrases of a text in order. formal: a law, which does not speak as players do at the table."""
        words = tokens(text, lang)
        found: list[Said] = []
        at = 0
        for match in self.glossary.phrases(text, lang, words):
            while at < len(words) and words[at].start < match.start:
                found.append(self._word(words[at], lang))
                at += 1
            inside = []
            while at < len(words) and words[at].start < match.end:
                inside.append(words[at].word)
                at += 1
            found.append(self._phrase(match, tuple(inside), lang, formal))
        found.extend(self._word(token, lang) for token in words[at:])
        return tuple(found)

    def knows(self, word: str, lang: str) -> bool:
        """Whether a word is one of the language as far as our tables and the glossary go."""
        return known(word, lang) or self.glossary.has_word(word, lang)

    def is_procedure(self, concept: str) -> bool:
        """Whether a concept is an act of procedure and not a thing of the game."""
        return self.glossary[concept].kind is ConceptKind.PROCEDURE

    def understands(self, word: str, lang: str) -> bool:
        """Whether a word has an ordinary meaning."""
        return bool(self._meanings(word, lang))

    def _phrase(self, match: Match, words: tuple[str, ...], lang: str, formal: bool) -> Said:
        names = tuple([concept.id for concept in match.concepts])
        key = (lang, formal, match.inside, names, words)
        sense = self._senses.get(key)
        if sense is None:
            sense = self._sense(names, words, lang, formal=formal, inside=match.inside)
            self._keep(key, sense, sum(map(len, words)))
        return Said(match.start, match.end, match.surface, *sense)

    def _sense(
        self, names: tuple[str, ...], words: tuple[str, ...], lang: str, *, formal: bool, inside: bool
    ) -> _Sense:
        """What words say that name concepts, or (inside) of which one has a part that does."""
        spoken: tuple[str, ...] = ()
        if formal and not inside:
            spoken = tuple(name for name in names if not self._is_formal(name, words, lang))
            names = tuple(name for name in names if name not in spoken)
        lemmas = tuple(dict.fromkeys(lemma for word in words for lemma in stem_keys(word, lang)))
        pieces = tuple(dict.fromkeys(piece for word in words for piece in _pieces(word, lang)))
        meanings = tuple(dict.fromkeys(m for word in words for m in self._meanings(word, lang)))
        folded = tuple(map(fold, words))
        if inside:
            return words, (), names, (), meanings, lemmas, pieces, (), False, folded
        inner = tuple(name for name in self._inner(words, lang, formal) if name not in names)
        parts, inner = ((), inner) if len(words) > 1 else (inner, ())
        return words, names, parts, inner, meanings, lemmas, pieces, spoken, False, folded

    def _keep(self, key: object, sense: _Sense, letters: int) -> None:
        if letters > _LONGEST_KEPT:
            return
        if len(self._senses) >= _KEPT_SENSES:
            self._senses.clear()
        self._senses[key] = sense

    def _is_formal(self, concept: str, words: tuple[str, ...], lang: str) -> bool:
        """Whether words name a concept by one of its terms, and not only by what is said at the table."""
        key = (lang, concept)
        kept = self._formal.get(key)
        if kept is None:
            terms = self.glossary[concept].terms.get(lang, ())
            kept = frozenset(tuple(stem_keys(token.word, lang)[0] for token in tokens(term, lang)) for term in terms)
            self._formal[key] = kept
        choices = [stem_keys(word, lang) for word in words]
        return any(
            len(term) == len(words) and all(part in choice for part, choice in zip(term, choices, strict=True))
            for term in kept
        )

    def _word(self, token: Token, lang: str) -> Said:
        word = token.word
        key = (lang, word)
        sense = self._senses.get(key)
        if sense is None:
            pieces, function = _pieces(word, lang), _is_function(word, lang)
            meanings = self._meanings(word, lang)
            sense = (word,), (), (), (), meanings, stem_keys(word, lang), pieces, (), function, (fold(word),)
            self._keep(key, sense, len(word))
        return Said(token.start, token.end, token.surface, *sense)

    def _inner(self, words: tuple[str, ...], lang: str, formal: bool) -> tuple[str, ...]:
        """Concepts named by a part of a phrase or by a part of its one compound."""
        if not words or len(words) > _LONGEST_INNER:
            return ()
        found: dict[str, None] = {}
        runs = [
            words[start : start + size]
            for size in range(len(words) - 1, 0, -1)
            for start in range(len(words) - size + 1)
        ]
        pieces = [(piece,) for word in words for piece in split(word, lang, base_lexicon(lang))]
        for most, run in (*((2, run) for run in runs), *((1, piece) for piece in pieces)):
            for concept in self.glossary.by_word(" ".join(run), lang)[:most]:
                if not formal or self._is_formal(concept.id, run, lang):
                    found.setdefault(concept.id)
        return tuple(found)

    def _meanings(self, word: str, lang: str) -> tuple[str, ...]:
        table = self.ordinary[lang]
        forms = (fold(word), *stem_keys(word, lang))
        found = tuple(dict.fromkeys(m for form in forms for m in table.get(form, ())))
        if found or lang != "en":
            return found
        return tuple(dict.fromkeys(m for stem in english_stems(word) for m in table.get(stem, ())))


def english_stems(word: str) -> Iterator[str]:
    """What an English form that the tables lack may come from: talking, talked, dropped, carries."""
    for ending in ("ing", "ed", "es", "s", "d"):
        stem = word.removesuffix(ending)
        if stem != word and len(stem) >= _SHORTEST_STEM:
            yield from (stem, stem + "e")
            if stem[-1:] == stem[-2:-1]:
                yield stem[:-1]
            if stem.endswith("i"):
                yield stem[:-1] + "y"


def _pieces(word: str, lang: str) -> tuple[str, ...]:
    return tuple(fold(piece) for piece in split(word, lang, base_lexicon(lang)))


def _is_function(word: str, lang: str) -> bool:
    forms = morphology(lang).forms.get(word, ())
    return bool(forms) and forms[0].part is Part.FIXED


def everyday(path: Path) -> dict[str, dict[str, tuple[str, ...]]]:
    """Ordinary meanings by language and folded lemma, read from `everyday.toml`."""
    rows = tomllib.loads(path.read_text(encoding="utf-8"))["meanings"].strip().splitlines()
    found: dict[str, dict[str, tuple[str, ...]]] = {lang: {} for lang in LANGUAGES}
    for number, row in enumerate(rows):
        columns = row.split("|")
        assert len(columns) == 3, f"{path.name}: row {number + 1} has not three columns: {row}"
        name = f"{number}-{columns[0].split()[0]}"
        for lang, words in zip(("en", "da", "sv"), columns, strict=True):
            for word in words.split():
                for form in {fold(word), *(stem_keys(word, lang) if "-" not in word else ())}:
                    held = found[lang].get(form, ())
                    if name not in held:
                        found[lang][form] = (*held, name)
    for lang in ("da", "sv"):
        for form, names in tuple(_verb_forms(found[lang], lang)):
            found[lang].setdefault(form, names)
    return found


_VERB_ENDINGS = {
    "da": ("er", "ede", "et", "te", "t", "es", "ende"),
    "sv": ("ar", "ade", "at", "ad", "er", "te", "de", "t", "as", "ande"),
}


def _verb_forms(table: Mapping[str, tuple[str, ...]], lang: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Forms of verbs that the language's tables lack: 'spana' gives 'spanade'; a form that is a known word is none."""
    last = "e" if lang == "da" else "a"
    for word, names in table.items():
        if len(word) <= _SHORTEST_STEM or not word.endswith(last) or len(readings(word, lang)) > 1:
            continue
        for ending in _VERB_ENDINGS[lang]:
            form = word[:-1] + ending
            if not known(form, lang):
                yield form, names


def related(path: Path) -> dict[str, tuple[str, ...]]:
    """Concepts that are served by others too, read from the same file."""
    rows = tomllib.loads(path.read_text(encoding="utf-8"))["related"].strip().splitlines()
    return {name: tuple(others.split()) for name, _, others in (row.partition(":") for row in rows)}


def listed(path: Path, name: str) -> frozenset[str]:
    """A list of words or concepts of the file, folded."""
    return frozenset(fold(word) for word in tomllib.loads(path.read_text(encoding="utf-8"))[name].split())
