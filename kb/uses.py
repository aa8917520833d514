"""Uses of defined terms in running text: inflected, and inside compounds.

Comes in: the nodes of an edition. Goes out: `uses` edges from a provision to each definition whose term
its words use, at the first place. What always holds: the edge's range is that word in the text. The
surprising choice: terms are compared by lemma, and a compound counts as a use of its parts ('strafkortet'
uses 'kort'), but never of a part inside a part.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from kb.language import Lexicon, base_lexicon, fold, split, stem_key, tokens
from kb.model import Edge, EdgeType, Kind, Node, Span

__all__ = ["term_forms", "used_terms"]

_KINDS = frozenset({Kind.LAW, Kind.SECTION, Kind.SUBSECTION, Kind.ITEM, Kind.POINT, Kind.FOOTNOTE, Kind.DEFINITION})
_BRACKET = re.compile(r"\(([^)]*)\)")


def term_forms(heading: str) -> tuple[str, ...]:
    """What a term may look like in text: 'TUR, efter' -> 'efter tur'; 'BLINDE, den' -> 'blinde'; '(IMP)' too."""
    forms: list[str] = []
    inside = _BRACKET.findall(heading)
    plain = _BRACKET.sub("", heading).strip()
    parts = [part.strip() for part in plain.split(",") if part.strip()]
    if len(parts) == 2 and parts[1].islower():
        forms.append(parts[0] if parts[1] in ("den", "det", "de") else f"{parts[1]} {parts[0]}")
    else:
        forms.extend(parts)
    forms.extend(part.removeprefix("eller ").strip() for part in inside)
    return tuple(form.casefold() for form in forms if len(form) > 1)


def used_terms(language: str, nodes: Sequence[Node]) -> Iterator[Edge]:
    """Edges of one edition, in the order of its nodes; one for each pair of node and term."""
    phrases: dict[tuple[str, ...], str] = {}
    for node in nodes:
        if node.kind is Kind.DEFINITION and node.heading:
            for form in term_forms(node.heading):
                key = tuple(stem_key(token.word, language) for token in tokens(form, language))
                if key:
                    phrases.setdefault(key, node.id)
    if not phrases:
        return
    longest = max(len(key) for key in phrases)
    lexicon = base_lexicon(language)
    known: dict[str, tuple[str, tuple[str, ...]]] = {}
    for node in nodes:
        if node.kind not in _KINDS or not node.text:
            continue
        for definition, span, note in _uses(node.text, language, phrases, longest, lexicon, known):
            if definition != node.id:
                yield Edge(node.id, definition, EdgeType.USES, surface=node.text[slice(*span)], at=span, note=note)


def _uses(
    text: str,
    language: str,
    phrases: dict[tuple[str, ...], str],
    longest: int,
    lexicon: Lexicon,
    known: dict[str, tuple[str, tuple[str, ...]]],
) -> Iterator[tuple[str, Span, str]]:
    words = tokens(text, language)
    keys: list[tuple[str, tuple[str, ...]]] = []
    for word in words:
        surface = word.word
        if surface not in known:
            parts = split(surface, language, lexicon) if len(surface) > 6 else ()
            known[surface] = (stem_key(surface, language), tuple(fold(part) for part in parts))
        keys.append(known[surface])
    seen: set[str] = set()
    index = 0
    while index < len(words):
        for length in range(min(longest, len(words) - index), 0, -1):
            definition = phrases.get(tuple(key for key, _ in keys[index : index + length]))
            if definition is not None:
                if definition not in seen:
                    seen.add(definition)
                    yield definition, (words[index].start, words[index + length - 1].end), ""
                index += length - 1
                break
        else:
            for part in keys[index][1]:
                definition = phrases.get((part,))
                if definition is not None and definition not in seen:
                    seen.add(definition)
                    yield definition, (words[index].start, words[index].end), "compound"
        index += 1
