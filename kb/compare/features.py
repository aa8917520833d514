"""Features: what a provision says, in a form that two languages share.

Comes in: nodes of one edition and the glossary. Goes out: `Features` for each, with concepts and cognate
words weighted by rarity later. What always holds: a figure, a reference or a concept counts once a node.
The surprising choice: words outside the glossary are reduced to a skeleton of consonants and folded vowels,
so that 'fejltagelse' and 'feltagelse' meet without a dictionary.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from kb.graph import KnowledgeBase
from kb.language import stem_key, tokens
from kb.language.glossary import Glossary
from kb.model import EdgeType, Kind, Node, RefKind
from kb.uses import term_forms

__all__ = ["Features", "features_of", "keys_of", "skeleton"]

COMPARED = frozenset({Kind.LAW, Kind.SECTION, Kind.SUBSECTION, Kind.ITEM, Kind.POINT, Kind.DEFINITION, Kind.FRONT})
HEADED = frozenset({Kind.LAW, Kind.SECTION})
"""Kinds that contents lists name: of some editions nothing else is held."""
_FIGURE = re.compile(r"(?<![\w.,])(\d+(?:[.,]\d+)?)(?:\s?(%))?(?![\w])")
_NOWHERE = (sys.maxsize, sys.maxsize)
LONG = 8
"""Letters of a word of which the first sounds alone are a sign."""
KIN = 5
"""Letters by which the names of concepts that say nearly the same agree: director and directors-duties."""
_FOLDS = (
    ("aa", "å"), ("ä", "e"), ("æ", "e"), ("ö", "o"), ("ø", "o"), ("å", "o"), ("x", "ks"), ("ck", "k"), ("ch", "k"),
    ("hv", "v"), ("gj", "g"), ("kj", "k"), ("d", "t"), ("b", "p"), ("g", "k"), ("v", "f"), ("w", "f"), ("j", "i"),
    ("y", "i"), ("c", "k"), ("q", "k"), ("z", "s"),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Features:
    """heading, text: key -> weight, 1 where the word means one thing, less where it may mean several.

    figures: numbers and percentages in the text. refs: numbers of the provisions it cites. held: whether the
    text itself is held. size: words of the text.
    """

    node: str
    number: str
    kind: Kind
    order: int
    parent: str | None
    heading: Mapping[str, float]
    text: Mapping[str, float]
    figures: frozenset[str]
    refs: frozenset[str]
    held: bool
    size: int
    law: str = ""
    """Number of the law it belongs to; '' outside the laws."""
    definitions: frozenset[str] = field(default_factory=frozenset)
    """Of a definition: the concepts the glossary says it defines."""


def skeleton(word: str) -> str:
    """A word folded so that Danish and Swedish spellings of one word agree."""
    text = word.casefold()
    for old, new in _FOLDS:
        text = text.replace(old, new)
    text = re.sub(r"(.)\1+", r"\1", text)
    return re.sub(r"(?<=.)[aeiou](?=.{3,})", "", text)[:6]


def features_of(kb: KnowledgeBase, edition: str, glossary: Glossary) -> tuple[Features, ...]:
    """Features of every provision, definition and foreword of an edition, in the order of the book; no title page."""
    language = kb.editions[edition].language
    nodes = [
        node
        for node in kb.nodes.values()
        if node.edition == edition and node.kind in COMPARED and (node.kind is not Kind.FRONT or node.heading)
    ]
    return tuple(_features(kb, node, language, glossary) for node in nodes)


def _features(kb: KnowledgeBase, node: Node, language: str, glossary: Glossary) -> Features:
    figures = frozenset("".join(m.groups("")) for m in _FIGURE.finditer(_without_references(kb, node)))
    refs = frozenset(
        kb.nodes[edge.target].number
        for edge in kb.edges_from(node.id, EdgeType.CITES)
        if edge.kind is not RefKind.RELATIVE
    )
    text = keys_of(node.text, language, glossary)
    text |= {f"f:{figure}": 1.0 for figure in sorted(figures)}
    text |= {f"r:{law}": 0.7 for law in sorted({_law(ref) for ref in refs}) if law}
    return Features(
        node=node.id,
        number=node.number,
        kind=node.kind,
        order=node.order,
        parent=node.parent,
        heading=keys_of(node.heading or "", language, glossary, every=True, alone=node.kind in HEADED),
        text=text if node.text.strip() else {},
        figures=figures,
        refs=refs,
        held=bool(node.text),
        size=len(node.text.split()),
        law=_law(node.number),
        definitions=_defined(node, language, glossary) if node.kind is Kind.DEFINITION else frozenset(),
    )


def _defined(node: Node, language: str, glossary: Glossary) -> frozenset[str]:
    """The concepts a definition defines: as the glossary says, or as its term reads in an edition it does not know."""
    known = glossary.by_definition(node.id)
    terms = [] if known else term_forms(node.heading or "")
    found = known or next((named for term in terms if (named := glossary.by_word(term, language))), ())
    return frozenset(concept.id for concept in found)


def _law(number: str) -> str:
    match = re.match(r"X?\d+", number)
    return match.group() if match else ""


def _without_references(kb: KnowledgeBase, node: Node) -> str:
    """The text with the cited numbers blanked: a renumbered reference is no figure."""
    text = node.text
    for edge in kb.edges_from(node.id, EdgeType.CITES):
        if edge.at is not None:
            text = text[: edge.at[0]] + " " * (edge.at[1] - edge.at[0]) + text[edge.at[1] :]
    return text


def keys_of(
    text: str, language: str, glossary: Glossary, *, every: bool = False, alone: bool = False
) -> dict[str, float]:
    """Concepts ('c:…'), cognate skeletons of the other words ('w:…') and the first sounds of long ones ('p:…').

    every: skeletons also of the words a concept covers; headings are too short to leave any out.
    alone: also signs of all other words, and of the names of the concepts ('k:…'), where a heading may be all there is.
    """
    keys: dict[str, float] = {}
    covered: list[tuple[int, int]] = []
    for match in glossary.phrases(text, language):
        if not match.inside:
            covered.append((match.start, match.end))
        share = (0.6 if match.inside else 1.0) / len(match.concepts)
        for concept in match.concepts:
            key = f"c:{concept.id}"
            keys[key] = max(keys.get(key, 0.0), share)
            if alone:
                keys |= {f"k:{word[:KIN]}": 0.3 for word in concept.id.split("-") if len(word) >= KIN}
    spans = iter(covered)  # in order, as the words are, and none over another
    first, last = next(spans, _NOWHERE)
    for token in tokens(text, language):
        while last <= token.start:
            first, last = next(spans, _NOWHERE)
        inside = first <= token.start
        if len(token.word) < 4 or (inside and not every):
            continue
        folded = _folded(token.word, language)
        if inside:
            keys.setdefault(f"p:{folded}", 0.4)
        else:
            keys[f"w:{folded}"] = 0.7
        if alone:
            keys[f"k:~{folded}"] = 0.4
        if len(token.word) >= LONG:
            keys.setdefault(f"p:{folded[:4]}", 0.3)
    return keys


@lru_cache(maxsize=20_000)
def _folded(word: str, language: str) -> str:
    return skeleton(stem_key(word, language))
