"""Danish and Swedish (and a little English): tokens, sentences, inflection, compounds, and the words of the game.

Comes in: text and words. Goes out: frozen values and plain strings; every function is pure, deterministic, bounded
by the length of its input, and safe on any string. The surprising choice: no stemmer and no stop list anywhere, because
both destroy what law is made of ("må ikke", "får inte", felande against fel).
"""

from __future__ import annotations

from kb.language.compounds import Lexicon, base_lexicon, split
from kb.language.folding import fold
from kb.language.glossary import (
    Concept,
    ConceptKind,
    FalseFriend,
    Glossary,
    GlossaryError,
    Match,
    load_glossary,
    loose_id,
)
from kb.language.inflection import LANGUAGES, Part, lemma, readings, stem_key, stem_keys
from kb.language.sentences import sentences
from kb.language.words import Token, tokens

__all__ = [
    "LANGUAGES",
    "Concept",
    "ConceptKind",
    "FalseFriend",
    "Glossary",
    "GlossaryError",
    "Lexicon",
    "Match",
    "Part",
    "Token",
    "base_lexicon",
    "fold",
    "lemma",
    "load_glossary",
    "loose_id",
    "readings",
    "sentences",
    "split",
    "stem_key",
    "stem_keys",
    "tokens",
]
