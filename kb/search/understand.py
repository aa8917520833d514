"""How a query is understood: its language, its citations, its words as units, the facts it tells.

Comes in: a request. Goes out: `Understood`: what to look for and what to say about it. What always holds: the same
request gives the same reading; a word that is known in any of the three languages is never taken for a slip. The
surprising choice: the language that was asked for is only a hint, word by word, since a Dane at a Swedish table types
"revoke i 12. stik".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise

from kb.citation import Citation
from kb.language import LANGUAGES, fold, tokens
from kb.language.inflection import normal
from kb.search.facets import evidence
from kb.search.grammar import Typed, take_apart
from kb.search.index import Index
from kb.search.model import Basis, Fact, Interpreted, Request, Unit
from kb.search.reading import Reading, Rules, read
from kb.search.spelling import Speller
from kb.search.terms import Said, Speech
from kb.search.units import concept_unit, word_units

__all__ = ["Understander", "Understood"]

_SITUATION = 1.2
"""Importance of what a sentence amounts to, against its single words."""
_WORDS_BESIDE_SITUATION = 0.55
_PARTICULAR = 0.15
"""The same for the words of a bid, a card or a seat."""
_SENTENCE = 4
"""Words that say something, from which on a bid, a card or a seat is only one detail of what is told."""
_GOVERNING = 0.3
"""Share of that which goes to the first concept alone: what governs, before what is near it."""
_FACT = 1.0
_PHASE = 0.4
_MOST_STARTS = 24
_MOST_SLIPS = 4
"""Unknown words of a query that are looked up for slips; more is not a query in our languages."""
_SHORTEST_SLIP = 4
"""Letters of a word that may be a slip."""
_SHORTEST_HALF = 4
_LONGEST_COMPOUND = 40
_JOINED = 1.3
_HALF = 0.45
"""What each of them counts for beside it."""
_TURNED = 0.5
"""Importance of two words that are one: 'udspils straf'; 'boards replayed', where the order may be chance."""
_SHOWN = 0.2
"""Words of less importance are not named among those that were looked for."""
_KEPT_WORDS = 20_000

_WORD = re.compile(r"[^\W\d_]+")

_MOST_SPOKEN = 24
"""Words of a query that tell its language."""

_CONTRARY = {"da": ("u", "mis", "ikke"), "sv": ("o", "miss", "icke"), "en": ("un", "in", "non", "mis")}
"""Beginnings that turn a word round."""

_FRAME = re.compile(
    r"^\s*(?:(?:og|och|and|men|but)\s+)?"
    r"(?:vad (?:händer|gäller|gör (?:man|jag|vi))(?: det)?"
    r"|hvad (?:sker|gælder|gør (?:man|jeg|vi))(?: der)?"
    r"|what (?:happens|is the rule|do (?:i|we|you) do|to do)|what(?= if\b))\b",
    re.IGNORECASE,
)
"""How a question about a situation begins; none of it is what happened ('händer' is no hand there)."""


@dataclass(frozen=True, slots=True)
class Understood:
    """What to look for."""

    typed: Typed
    units: tuple[Unit, ...]
    interpreted: Interpreted
    reading: Reading
    did_you_mean: str | None
    said: tuple[Said, ...] = ()
    rest: str = ""
    """The words without citations and filters, slips put right."""


@dataclass(frozen=True, slots=True)
class Understander:
    """The means to read a query; made once for an index."""

    speech: Speech
    rules: Rules
    index: Index
    exists: Callable[[Citation], bool]
    """Whether a citation names a provision."""
    default: str = "da"
    _spellers: dict[str, Speller] = field(default_factory=dict, repr=False, compare=False)
    _also: dict[str, frozenset[str]] = field(default_factory=dict, repr=False, compare=False)
    """Words by language, as written, that people use and no text of the corpus does."""
    _kept_units: dict[tuple[str, str, tuple[str, ...], bool], tuple[Unit, ...]] = field(
        default_factory=dict, repr=False, compare=False
    )
    _foreign_words: dict[tuple[str, str], tuple[Said, str] | None] = field(
        default_factory=dict, repr=False, compare=False
    )
    _parted: dict[tuple[str, str], tuple[str, ...]] = field(default_factory=dict, repr=False, compare=False)
    _known_words: dict[tuple[str, str], bool] = field(default_factory=dict, repr=False, compare=False)

    def learn(self, words: Mapping[str, Iterable[str]]) -> None:
        """Take words for known, by language; said before the first question."""
        self._also.update((lang, frozenset(known)) for lang, known in words.items())

    def understand(self, request: Request, *, citing: bool = True) -> Understood:
        """Read a request. Not citing: what looks like a citation is taken for words, since it names nothing."""
        typed = take_apart(request.query, self.exists, citing=citing)
        lang = self.language(typed.rest, request.language)
        rest, mended = self._mended(_FRAME.sub(lambda found: " " * len(found.group()), typed.rest), lang)
        facts = [Fact(key, value, "") for key, values in request.facts for value in values]
        facts += [Fact(key, value, "") for key, value in typed.filters if key in ("phase", "actor", "topic")]
        said, heard, reading = self.hear(rest, lang, _topics(facts))
        units = list(heard)
        for start in typed.starts:
            forms = self.index.starting(fold(start), _MOST_STARTS)
            if forms:
                units.append(Unit(f"{start}*", tuple((f"f/{form}", 1.0) for form in forms)))
        units.extend(self._asked(facts))
        mean = None
        slips = [(wrong, right) for wrong, right in mended if not _is_ending(wrong, right)]
        if slips:
            mean = typed.text
            for wrong, right in slips:
                mean = mean.replace(wrong, right)
        notes = list(typed.notes)
        if not units and not typed.citations and typed.text.strip():
            notes.append("no-words")
        shown = tuple(
            dict.fromkeys(
                (unit.origin, unit.concept) for unit in units if unit.basis is Basis.WORD and unit.importance > _SHOWN
            )
        )
        return Understood(
            typed,
            tuple(units),
            Interpreted(lang, shown, (), tuple(dict.fromkeys([*facts, *reading.facts])), tuple(notes)),
            reading,
            mean,
            said,
            rest.strip(),
        )

    def hear(
        self, text: str, lang: str, topics: Sequence[str] = (), *, whole: bool = False
    ) -> tuple[tuple[Said, ...], tuple[Unit, ...], Reading]:
        """The words of a text without slips, what to look for, and what happened. topics: concepts given beside it;
        whole: nobody wrote one word as two."""
        said = self.speech.say(text, lang)
        reading = read(text, said, self.rules, topics)
        joined = [] if whole else list(self._joined(said, lang))
        halves = {half for unit, half in joined if unit.importance >= _JOINED}
        found = [
            replace(unit, importance=unit.importance * _HALF) if unit.origin in halves else unit
            for unit in self._units(said, lang, plain=whole)
        ]
        found.extend(unit for unit, _ in joined)
        units = list({(unit.terms, unit.importance): unit for unit in found}.values())
        told = reading.told if sum(not one.function for one in said) >= _SENTENCE else frozenset()
        if any(share >= 1.0 for _, _, share in reading.about):
            units = [replace(unit, importance=unit.importance * _beside(unit, reading.told)) for unit in units]
        elif told:
            units = [
                replace(unit, importance=unit.importance * _PARTICULAR) if _is_particular(unit, told) else unit
                for unit in units
            ]
        for concepts, words, share in reading.about:
            weight = _SITUATION * share
            if len(concepts) > 1:
                units.append(concept_unit(concepts[:1], words, weight * _GOVERNING, Basis.FACT))
                weight *= 1 - _GOVERNING
            units.append(concept_unit(concepts, words, weight, Basis.FACT, alike=False))
        return said, tuple(units), reading

    def language(self, text: str, hint: str | None) -> str:
        """The language a text is in: the hint, unless its words are clearly of another."""
        words = [normal(word) for word in _WORD.findall(text)[:_MOST_SPOKEN]]
        if not words:
            return hint if hint in LANGUAGES else self.default
        points = {lang: float(sum(self._is_word(word, lang) for word in words)) for lang in LANGUAGES}
        if hint in points:
            points[hint] += 0.6 + 0.2 * len(words)
        return max(LANGUAGES, key=lambda lang: (points[lang], lang == hint, lang == self.default))

    def _knows(self, word: str, lang: str) -> bool:
        kept = self._known_words.get((word, lang))
        if kept is None:
            if len(self._known_words) >= _KEPT_WORDS:
                self._known_words.clear()
            kept = self._known_words[word, lang] = self.speech.knows(word, lang)
        return kept

    def _is_word(self, word: str, lang: str) -> bool:
        """Whether a word is one of a language, or people who speak it use it."""
        return self._knows(word, lang) or word in self._also.get(lang, ())

    def speller(self, lang: str) -> Speller:
        """The speller of a language, made when first needed."""
        kept = self._spellers.get(lang)
        if kept is None:
            words = [term for concept in self.speech.glossary.concepts for term in concept.words(lang)]
            corpus = (*self.index.vocabulary.get(lang, ()), *sorted(self._also.get(lang, ())))
            kept = self._spellers[lang] = Speller.build(lang, words, corpus, self.speech.ordinary[lang])
        return kept

    def _mended(self, text: str, lang: str) -> tuple[str, tuple[tuple[str, str], ...]]:
        """The text with its slips put right, and which."""
        found: list[tuple[str, str]] = []
        words = tokens(text, lang)
        unknown = [place for place, token in enumerate(words) if self._is_doubtful(token.word, lang)][:_MOST_SLIPS]
        at = 0
        for place in unknown:
            if place < at:
                continue
            window = self._meant_phrase([token.word for token in words], place, lang)
            if window is not None:
                first, last, right = window
                found.append((text[words[first].start : words[last].end], right))
                at = last + 1
                continue
            meant = self._meant(words[place].word, lang)
            if meant is not None and meant != words[place].word:
                found.append((words[place].surface, meant))
        for wrong, right in found:
            text = text.replace(wrong, right, 1)
        return text, tuple(dict.fromkeys(found))

    def _is_doubtful(self, word: str, lang: str) -> bool:
        return len(word) >= _SHORTEST_SLIP and not word.isdigit() and not self._known_here(word, lang)

    def _meant(self, word: str, lang: str) -> str | None:
        near = None if self._parts(word, lang) else self._nearest(word, lang)
        return None if near is None or _turns_round(word, near) else near

    def _nearest(self, word: str, lang: str) -> str | None:
        """What a word that the language lacks was meant to be. A word of another language is none of ours gone wrong,
        unless both mean the same: 'revok' is Danish, and in an English question a slip for 'revoke'."""
        near = self.speller(lang).nearest(word)
        if self._known_elsewhere(word, lang):
            return near if near is not None and self._mean_the_same(word, near, lang) else None
        if near is not None and (lang != "en" or self._of_the_game(near, lang)):
            return near
        for other in LANGUAGES:
            near = self.speller(other).nearest(word) if other != lang else None
            if near is not None and self._of_the_game(near, other):
                return near
        return None

    def _meant_phrase(self, words: Sequence[str], place: int, lang: str) -> tuple[int, int, str] | None:
        """Some words around an unknown one that together are nearly a term: 'forse majøre'."""
        for size in (3, 2):
            for first in range(max(0, place - size + 1), min(place, len(words) - size) + 1):
                near = self.speller(lang).nearest_term(words[first : first + size])
                if near is not None:
                    return first, first + size - 1, near
        return None

    def _of_the_game(self, word: str, lang: str) -> bool:
        return bool(self.speech.glossary.by_word(word, lang)) or self.speller(lang).of_the_game(word)

    def _mean_the_same(self, word: str, near: str, lang: str) -> bool:
        here = {concept.id for concept in self.speech.glossary.by_word(near, lang)}
        there = {
            concept.id
            for other in LANGUAGES
            if other != lang
            for concept in self.speech.glossary.by_word(word, other)
        }
        return not here.isdisjoint({*there, *(f"to-{name}" for name in there)}) or not there.isdisjoint(
            {f"to-{name}" for name in here}
        )

    def _known_here(self, word: str, lang: str) -> bool:
        folded = fold(word)
        if folded in self.speech.light or self.speech.understands(word, lang):
            return True
        return self._knows(word, lang) or self.speller(lang).has(folded)

    def _known_elsewhere(self, word: str, lang: str) -> bool:
        if any(self._is_word(word, other) for other in LANGUAGES if other != lang):
            return True
        return self.index.has_word(fold(word))

    def _units(self, said: Iterable[Said], lang: str, *, plain: bool) -> Iterable[Unit]:
        """plain: every word is one of its language."""
        for one in said:
            key = (one.surface, lang, one.concepts, plain)
            kept = self._kept_units.get(key)
            if kept is None:
                if len(self._kept_units) >= _KEPT_WORDS:
                    self._kept_units.clear()
                known = plain or one.concepts or one.function or len(one.words) > 1
                found = word_units(one, lang, self.speech) if known else self._foreign(one, lang)
                kept = self._kept_units[key] = tuple(found)
            yield from kept

    def _foreign(self, one: Said, lang: str) -> Iterable[Unit]:
        """A word that is nothing in its language: something in another, a compound, or the contrary of a word."""
        word = one.words[0]
        known = self._knows(word, lang)
        there = None if known else self._abroad(one.surface, lang)
        if there is not None:
            yield from word_units(replace(there[0], start=one.start, end=one.end), there[1], self.speech)
            return
        weight = 1.0
        if len(one.pieces) > 1 or not (known or one.meanings):
            named = self._taken_apart(word, lang)
            if named:
                yield concept_unit(named, one.surface, _JOINED, Basis.COMPOUND)
                weight = _HALF
        parts: tuple[str, ...] = ()
        if len(one.pieces) > 1:
            if not any(self.index.frequency(f"w/{lang}/{lemma}") for lemma in one.lemmas):
                parts = one.pieces  # no passage has the compound: its parts are looked for one by one
        elif not one.meanings and not known:
            parts = self._parts(word, lang) or self._contrary_of(word, lang)
        for part in parts:
            for inner in self.speech.say(part, lang):
                yield from word_units(replace(inner, surface=one.surface), lang, self.speech, weight)
        if not parts:
            yield from word_units(one, lang, self.speech, weight)

    def _contrary_of(self, word: str, lang: str) -> tuple[str, ...]:
        """The word that a word with 'un-' before it is the contrary of."""
        for contrary in _CONTRARY[lang]:
            rest = word.removeprefix(contrary)
            if rest != word and len(rest) >= _SHORTEST_HALF and self._has_meaning(rest, lang):
                return (rest,)
        return ()

    def _abroad(self, surface: str, lang: str) -> tuple[Said, str] | None:
        """What a word means in the first other language that has it."""
        key = (surface, lang)
        if key not in self._foreign_words:
            if len(self._foreign_words) >= _KEPT_WORDS:
                self._foreign_words.clear()
            self._foreign_words[key] = next(
                (
                    (there[0], other)
                    for other in LANGUAGES
                    if other != lang
                    for there in (self.speech.say(surface, other),)
                    if len(there) == 1 and (there[0].concepts or there[0].parts or there[0].meanings)
                ),
                None,
            )
        return self._foreign_words[key]

    def _taken_apart(self, word: str, lang: str) -> tuple[str, ...]:
        """What a compound names when said as two words: 'turneringslederfejl' is 'turneringslederens fejl'."""
        if len(word) > _LONGEST_COMPOUND:
            return ()
        for cut in range(_SHORTEST_HALF, len(word) - _SHORTEST_HALF + 1):
            first, second = word[:cut], word[cut:]
            for half in (first, first.removesuffix("s")):
                concepts = self.speech.glossary.by_word(f"{half} {second}", lang)
                if concepts and concepts != self.speech.glossary.by_word(second, lang):
                    return (concepts[0].id,)
        return ()

    def _parts(self, word: str, lang: str) -> tuple[str, ...]:
        """The fewest words that an unknown word can be read as, in a row, a link s between them or not."""
        kept = self._parted.get((word, lang))
        if kept is None:
            if len(self._parted) >= _KEPT_WORDS:
                self._parted.clear()
            kept = self._parted[word, lang] = self._part(word, lang)
        return kept

    def _part(self, word: str, lang: str) -> tuple[str, ...]:
        if not 2 * _SHORTEST_HALF <= len(word) <= _LONGEST_COMPOUND:
            return ()
        best: list[tuple[str, ...] | None] = [()] + [None] * len(word)
        for end in range(_SHORTEST_HALF, len(word) + 1):
            for start in range(end - _SHORTEST_HALF + 1):
                before = best[start]
                if before is None or ((held := best[end]) is not None and len(held) <= len(before) + 1):
                    continue
                part = word[start:end]
                if not self._has_meaning(part, lang) and end < len(word) and part.endswith("s"):
                    part = part[:-1]
                if len(part) >= _SHORTEST_HALF and self._has_meaning(part, lang):
                    best[end] = (*before, part)
        found = best[-1]
        return found if found is not None and len(found) > 1 else ()

    def _has_meaning(self, word: str, lang: str) -> bool:
        return self.speech.understands(word, lang) or bool(self.speech.glossary.by_word(word, lang))

    def _joined(self, said: Sequence[Said], lang: str) -> Iterable[tuple[Unit, str]]:
        """Two words that are one: 'udspils straf', 'system kort'; with each of its halves."""
        for first, second in pairwise(said):
            if len(first.words) != 1 or len(second.words) != 1 or first.function or second.function:
                continue
            turned = f"{second.words[0]} {first.words[0]}"  # 'boards replayed' is a replayed board
            for whole in (first.words[0] + second.words[0], f"{first.words[0]}s{second.words[0]}", turned):
                unit = self._whole(whole, f"{first.surface} {second.surface}", (first, second), lang)
                if unit is not None:
                    unit = replace(unit, importance=_TURNED) if whole == turned else unit
                    yield from ((unit, first.surface), (unit, second.surface))
                    break

    def _whole(self, whole: str, origin: str, halves: Sequence[Said], lang: str) -> Unit | None:
        """What two words name together, if that is more than one of them names alone."""
        alone = {concept for half in halves for concept in half.concepts}
        concepts = [one.id for one in self.speech.glossary.by_word(whole, lang) if one.id not in alone]
        if concepts:
            return concept_unit(concepts[:1], origin, _JOINED, Basis.COMPOUND)
        if self.index.has_word(fold(whole)):
            terms = ((f"w/{lang}/{fold(whole)}", 1.0), (f"f/{fold(whole)}", 0.9))
            return Unit(origin, terms, _JOINED, None, Basis.COMPOUND)
        return None

    def _asked(self, facts: Iterable[Fact]) -> Iterable[Unit]:
        """Facts that were given as such: what they speak of is looked for, values of one key as alternatives."""
        grouped: dict[str, list[str]] = {}
        for fact in facts:
            if fact.key in ("phase", "actor", "topic"):
                grouped.setdefault(fact.key, []).append(fact.value)
        for key, values in grouped.items():
            concepts = [concept for value in values for concept in evidence(key, value)]
            importance = _PHASE if key == "phase" else _FACT
            alike = key != "topic" or len(values) > 1  # the first concept of a topic is the topic itself
            yield concept_unit(concepts, f"{key}={'|'.join(values)}", importance, Basis.FACT, alike=alike)


def _beside(unit: Unit, told: frozenset[str]) -> float:
    """What a word counts for when it is understood what happened; the 2 and the clubs of '2 clubs' for less."""
    return _PARTICULAR if _is_particular(unit, told) else _WORDS_BESIDE_SITUATION


def _is_particular(unit: Unit, told: frozenset[str]) -> bool:
    return all(fold(word) in told for word in unit.origin.split())


def _turns_round(word: str, near: str) -> bool:
    """Whether one word is the other with a beginning that says the contrary: 'ublandede' is no slip for 'blandede'."""
    longer, shorter = sorted((fold(word), fold(near)), key=len, reverse=True)
    return any(longer == contrary + shorter for contraries in _CONTRARY.values() for contrary in contraries)


def _topics(facts: Iterable[Fact]) -> tuple[str, ...]:
    """The concepts that topics given as facts are of: they stand beside the words of the query."""
    return tuple(evidence("topic", fact.value)[0] for fact in facts if fact.key == "topic")


def _is_ending(wrong: str, right: str) -> bool:
    """Whether two words differ by an ending only: the tables lack a form, nobody made a slip."""
    first, second = fold(wrong), fold(right)
    return first.startswith(second) or second.startswith(first)
