"""Compounds taken apart: udspilsstraf = udspil + straf, tävlingsledaren = tävling + ledare.

Comes in: a word, its language and a lexicon. Goes out: the lemmas of its parts, nothing when it is no compound.
What always holds: only nouns (and a few listed beginnings) are parts, every part is a word of the lexicon, and the
same lexicon gives the same parts in time bounded by the word's length. The surprising choice: particles are never
parts. Udspil, modspil and overtræk are whole words, since "ud" and "spil" apart say nothing of a lead; and the
lexicon itself is sorted into whole words and compounds when it is built, so that a compound in the corpus does not
hide its own parts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from kb.language import danish, swedish
from kb.language.folding import fold
from kb.language.inflection import Part, lemma, morphology, normal

__all__ = ["Lexicon", "base_lexicon", "split"]

_LONGEST = 64
_SHORTEST_PART = 3
_MOST_PARTS = 5

_PART_COST = 10
_LINK_COST = 1
_SHORT_COST = 3
"""A part of three letters counts for more than half a part extra: "spil+ren" must not beat a longer reading."""

_SHORTEST_ADJECTIVE = 6
_SHORTEST_FOLDED = 4

_SHORTEST_LINKED = 7
_ALWAYS_LINKED = ("ing", "hed", "het", "tion", "sion", "skab", "skap", "dom")

_SETTINGS: dict[str, tuple[str, str]] = {
    "da": (danish.FIRST_ONLY, danish.SOLID),
    "sv": (swedish.FIRST_ONLY, swedish.SOLID),
}


@dataclass(frozen=True, slots=True)
class Lexicon:
    """The words that compounds of one language are made of.

    heads: what a compound can end in, with its lemma. firsts: what it can begin with, as it is written there, with its
    lemma. solid: words that are never split. The folded twins read a word that was typed without its accents.
    """

    lang: str
    heads: Mapping[str, str]
    firsts: Mapping[str, str]
    solid: frozenset[str]
    folded_heads: Mapping[str, str]
    folded_firsts: Mapping[str, str]

    @classmethod
    def build(cls, words: Iterable[str], lang: str) -> Lexicon:
        """A lexicon of our own tables and of `words` (of a corpus, of the glossary), whatever their form or order."""
        m = morphology(lang)
        beginnings, solid_block = _SETTINGS.get(lang, ("", ""))
        nouns = set(m.lemmas(Part.NOUN))
        roles = {word for word in m.lemmas(Part.ADJECTIVE) if word.endswith(("ende", "ande"))}
        solid = frozenset(roles.union(m.lemmas(Part.FIXED), solid_block.split()))
        listed = nouns.union(*(m.lemmas(part) for part in Part))
        own = {lemma(w, lang) for w in words}
        candidates = nouns | {w for w in own if w not in listed and w.isalpha() and 4 <= len(w) <= _LONGEST}
        firsts = {w.strip("-"): w.strip("-") for w in beginnings.split()}
        heads: dict[str, str] = {}
        for word in sorted(candidates, key=lambda w: (len(w), w)):
            if len(word) < _SHORTEST_PART or word in m.particles:
                continue
            if word not in solid and _best(word, heads, firsts):
                continue
            if word not in nouns and _is_particle_and_word(word, heads, m.particles):
                continue
            heads[word] = word
            for form in _as_first(word, lang):
                firsts.setdefault(form, word)
        heads |= {a: a for a in m.lemmas(Part.ADJECTIVE) if _may_end_compound(a)}
        return cls(
            lang,
            MappingProxyType(heads),
            MappingProxyType(firsts),
            solid,
            MappingProxyType({fold(piece): base for piece, base in heads.items()}),
            MappingProxyType({fold(piece): base for piece, base in firsts.items() if _plain_enough(piece, base)}),
        )


def _plain_enough(piece: str, base: str) -> bool:
    """Whether a beginning is safe to read without its accents: "mot" must not become "möt(e)"."""
    return piece.isascii() or (piece in (base, base + "s") and len(piece) >= _SHORTEST_FOLDED)


def _may_end_compound(adjective: str) -> bool:
    """Højkunstig, turneringsansvarlig; not participles, which are verbs in disguise."""
    return len(adjective) >= _SHORTEST_ADJECTIVE and not adjective.endswith(("ende", "ande", "et", "ad"))


def _is_particle_and_word(word: str, heads: Mapping[str, str], particles: frozenset[str]) -> bool:
    """Whether a corpus word is a particle on a known word and so brings no new part."""
    return any(word[:cut] in particles and word[cut:] in heads for cut in range(1, len(word) - 2))


def _as_first(word: str, lang: str) -> Iterable[str]:
    """How a noun looks when another part follows. Nouns in -ing, -hed and the like always take the s."""
    if not word.endswith(_ALWAYS_LINKED) or len(word) < _SHORTEST_LINKED:
        yield word
    if not word.endswith("s"):
        yield word + "s"
    if lang == "sv" and word.endswith("a"):
        yield word[:-1]
        yield word[:-1] + "e"
        yield word[:-1] + "ors"
    if lang == "sv" and word.endswith("e"):
        yield word[:-1]


def _best(word: str, heads: Mapping[str, str], firsts: Mapping[str, str]) -> tuple[str, ...]:
    """The cheapest way to read the whole word as firsts and one head; at least two parts."""
    size = len(word)
    best: list[tuple[int, int, int] | None] = [None] * (size + 1)  # cost, where the part begins, number of parts
    best[0] = (0, 0, 0)
    for start in range(size - _SHORTEST_PART + 1):
        so_far = best[start]
        if so_far is None or so_far[2] >= _MOST_PARTS:
            continue
        for end in range(start + 2, size + 1):
            piece = word[start:end]
            last = end == size
            if last and (start == 0 or piece not in heads or len(piece) < _SHORTEST_PART):
                continue
            if not last and (piece not in firsts or (len(piece) < _SHORTEST_PART and start > 0)):
                continue
            base = heads[piece] if last else firsts[piece]
            cost = so_far[0] + _PART_COST + _LINK_COST * (len(piece) > len(base)) + _SHORT_COST * (len(base) <= 3)
            held = best[end]
            if held is None or cost < held[0]:
                best[end] = (cost, start, so_far[2] + 1)
    final = best[size]
    if final is None or final[2] < 2:
        return ()
    parts: list[str] = []
    end = size
    while end > 0:
        step = best[end]
        assert step is not None
        piece = word[step[1] : end]
        parts.append(heads[piece] if end == size else firsts[piece])
        end = step[1]
    return tuple(reversed(parts))


_held: dict[str, Lexicon] = {}


def base_lexicon(lang: str) -> Lexicon:
    """The lexicon of our own tables alone."""
    kept = _held.get(lang)
    if kept is None:
        kept = _held[lang] = Lexicon.build((), lang)
    return kept


def remember_lexicon(lexicon: Lexicon) -> None:
    """A lexicon that was built before, by this same code, is used and not built again."""
    _held.setdefault(lexicon.lang, lexicon)


def split(word: str, lang: str, lexicon: Lexicon | None = None) -> tuple[str, ...]:
    """The lemmas of the parts of a compound in any inflected form; empty when it is none.

    >>> split("udspilsstraffene", "da"), split("tävlingsledarens", "sv"), split("spilleren", "da")
    (('udspil', 'straf'), ('tävling', 'ledare'), ())
    """
    used = lexicon if lexicon is not None else base_lexicon(lang)
    plain = normal(word)
    if len(plain) > _LONGEST or len(plain) < 2 * _SHORTEST_PART or used.lang not in _SETTINGS:
        return ()
    whole = lemma(plain, lang)
    if whole in used.solid or whole in used.heads or plain in used.solid:
        return ()
    parts = _best(whole, used.heads, used.firsts)
    if parts or not plain.isascii():
        return parts
    return _best(fold(whole), used.folded_heads, used.folded_firsts)
