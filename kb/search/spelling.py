"""Misspelt words: the nearest word that the corpus, the glossary or the language holds.

Comes in: a word nobody knows. Goes out: the word it was meant to be, or nothing. What always holds: a known word is
never changed; the distance is at most 2 and a swap of two letters counts as one slip. The surprising choice: the
glossary's words come before the corpus' and both before a language's whole table, at the same distance, since it is
the words of the game that people misspell and mean.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from kb.language import fold
from kb.language.inflection import morphology

__all__ = ["Speller"]

_SHORTEST = 4
_SHORTEST_TWICE = 7
"""Letters a word needs before two slips are believed."""
_LONGEST = 40
_KEPT = 5_000
_TERM_WORDS = (2, 3)
_SHORTEST_TERM = 9
"""Letters and spaces of a term that is known by most of its letters."""
_MOST_TERMS = 5
_NEAR_TERM = 0.76
_NEAR_WORD = 0.6
"""Share of letters in place, of the term and of each of its words."""


@dataclass(frozen=True, slots=True)
class Speller:
    """The words of one language in folded form: (word as written, how much it is trusted)."""

    by_length: dict[int, tuple[str, ...]]
    written: dict[str, tuple[str, int]]
    terms: dict[int, tuple[tuple[str, ...], tuple[str, ...]]]
    """Terms of several words by their number: folded, and the same as written."""
    _found_terms: dict[str, str | None] = field(default_factory=dict, repr=False, compare=False)
    _found: dict[str, str | None] = field(default_factory=dict, repr=False, compare=False)

    @classmethod
    def build(cls, lang: str, glossary: Iterable[str], corpus: Iterable[str], everyday: Iterable[str]) -> Speller:
        """From the terms of the glossary, the words of the corpus and of the language's tables."""
        written: dict[str, tuple[str, int]] = {}
        terms: dict[int, dict[str, str]] = {}
        singles: list[str] = []
        for term in glossary:
            words = term.casefold().split()
            singles.extend(words)
            if len(words) in _TERM_WORDS and all(word.isalpha() for word in words):
                terms.setdefault(len(words), {}).setdefault(fold(" ".join(words)), term)
        for rank, source in enumerate((singles, corpus, everyday, morphology(lang).forms)):
            for word in source:
                if len(word) >= _SHORTEST - 1 and word.replace("-", "").isalpha():
                    written.setdefault(fold(word), (word, rank))
        by_length: dict[int, list[str]] = {}
        for word in written:
            by_length.setdefault(len(word), []).append(word)
        return cls(
            {size: tuple(words) for size, words in by_length.items()},
            written,
            {count: (tuple(held), tuple(held.values())) for count, held in terms.items()},
        )

    def has(self, folded: str) -> bool:
        """Whether this is a word."""
        return folded in self.written

    def of_the_game(self, word: str) -> bool:
        """Whether a word stands in a term of the glossary."""
        held = self.written.get(fold(word))
        return held is not None and held[1] == 0

    def nearest_term(self, words: Sequence[str]) -> str | None:
        """The term of several words that some words were meant to be; None when each is not near one of its own."""
        folded = " ".join(fold(word) for word in words)
        if not _SHORTEST_TERM <= len(folded) <= 2 * _LONGEST:
            return None
        if folded not in self._found_terms:
            if len(self._found_terms) >= _KEPT:
                self._found_terms.clear()
            self._found_terms[folded] = self._nearest_term(folded, len(words))
        return self._found_terms[folded]

    def _nearest_term(self, folded: str, count: int) -> str | None:
        from rapidfuzz import process
        from rapidfuzz.distance import OSA

        terms, written = self.terms.get(count, ((), ()))
        near = process.extract(
            folded, terms, scorer=OSA.normalized_similarity, score_cutoff=_NEAR_TERM, limit=_MOST_TERMS
        )
        for term, _, number in near:
            if all(
                OSA.normalized_similarity(one, other) >= _NEAR_WORD
                for one, other in zip(folded.split(" "), term.split(" "), strict=True)
            ):
                return written[number]
        return None

    def nearest(self, word: str) -> str | None:
        """The word that `word` was meant to be."""
        folded = fold(word)
        if folded not in self._found:
            if len(self._found) >= _KEPT:
                self._found.clear()
            self._found[folded] = self._nearest(folded)
        return self._found[folded]

    def _nearest(self, folded: str) -> str | None:
        if not _SHORTEST <= len(folded) <= _LONGEST or not folded.isalpha() or folded in self.written:
            return None
        from rapidfuzz import process
        from rapidfuzz.distance import OSA

        most = 2 if len(folded) >= _SHORTEST_TWICE else 1
        close: list[tuple[str, int, int]] = []
        for size in range(len(folded) - most, len(folded) + most + 1):
            words = self.by_length.get(size, ())
            close.extend(process.extract(folded, words, scorer=OSA.distance, score_cutoff=most, limit=6))
        if len(folded) <= _SHORTEST + 1:  # so short a word is only believed to be one of the game, or of the laws
            close = [item for item in close if self.written[item[0]][1] <= len(folded) - _SHORTEST]
        if not close:
            return None

        def worth(item: tuple[str, int, int]) -> tuple[int, bool, int, int]:
            word, slips, _ = item
            return slips, word[:1] != folded[:1], self.written[word][1], -len(word)

        return self.written[min(close, key=worth)[0]][0]
