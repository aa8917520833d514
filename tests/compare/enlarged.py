"""Two editions of 900 provisions each, made up from the Danish texts, for measuring how long an alignment takes.

Comes in: the laws of dk1997 and the paragraphs of dbf2008. Goes out: both editions as nodes and as features, and the
links between them, known since the second is made from the first. What always holds: every provision is on both sides;
the laws of the second half stand under other numbers; every fifth long text lost the second half of its words. The
surprising choice: all of it is text in one language, which is more work than any pair held: each provision has rivals.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from kb.compare.features import Features, features_of, keys_of
from kb.graph import KnowledgeBase
from kb.language.glossary import Glossary
from kb.model import Kind, Node

__all__ = ["Enlarged", "enlarged"]

PROVISIONS = 900
SHIFT = 11
"""Laws by which the numbers of the second half are out of step."""
LONG = 12
"""Words of a text that may lose half of them."""
LEVELS = frozenset({Kind.LAW, Kind.SECTION, Kind.SUBSECTION, Kind.ITEM, Kind.POINT})


@dataclass(frozen=True, slots=True)
class Enlarged:
    """Both editions. links: number -> number; changed: those of them of which the text was cut."""

    old: tuple[Features, ...]
    new: tuple[Features, ...]
    old_nodes: dict[str, Node]
    new_nodes: dict[str, Node]
    links: frozenset[tuple[str, str]]
    changed: frozenset[tuple[str, str]]


def enlarged(base: KnowledgeBase, glossary: Glossary, size: int = PROVISIONS) -> Enlarged:
    """The made-up pair."""
    taken = [
        features
        for edition in ("dk1997", "dbf2008")
        for features in features_of(base, edition, glossary)
        if features.kind in LEVELS
    ][:size]
    laws = list(dict.fromkeys((f.node.split(":")[0], f.law) for f in taken))
    half, late = len(laws) // 2, len(laws) - len(laws) // 2
    first = {law: str(place) for place, law in enumerate(laws, 1)}
    second = {
        law: str(place if place <= half else half + 1 + (place - half - 1 + SHIFT) % late)
        for place, law in enumerate(laws, 1)
    }
    pairs = [(_numbered(f, "one", first), _numbered(f, "other", second)) for f in taken]
    old_nodes = {a.number: replace(base.nodes[f.node], number=a.number) for f, (a, _) in zip(taken, pairs, strict=True)}
    new_nodes = {b.number: replace(base.nodes[f.node], number=b.number) for f, (_, b) in zip(taken, pairs, strict=True)}
    changed = set()
    new = [b for _, b in pairs]
    for place, (a, b) in enumerate(pairs):
        words = new_nodes[b.number].text.split()
        if place % 5 == 0 and len(words) >= LONG:
            kept = " ".join(words[: len(words) // 2])
            signs = {key: value for key, value in b.text.items() if key[0] in "fr"}
            new_nodes[b.number] = replace(new_nodes[b.number], text=kept)
            new[place] = replace(b, text=keys_of(kept, "da", glossary) | signs, size=len(words) // 2)
            changed.add((a.number, b.number))
    new.sort(key=lambda f: (int(f.law), f.order))
    return Enlarged(
        tuple(a for a, _ in pairs),
        tuple(replace(f, order=place) for place, f in enumerate(new)),
        old_nodes,
        new_nodes,
        frozenset((a.number, b.number) for a, b in pairs),
        frozenset(changed),
    )


def _numbered(features: Features, edition: str, numbers: dict[tuple[str, str], str]) -> Features:
    """The provision under the new number of its law; nothing above a law is kept."""
    source, law = features.node.split(":")[0], features.law
    number = numbers[source, law] + _rest(features.number, law)
    parent = features.parent
    if features.kind is Kind.LAW or parent is None:
        above = None
    else:
        above = f"{edition}:{numbers[source, law]}{_rest(parent.split(':')[1], law)}"
    return replace(features, node=f"{edition}:{number}", number=number, parent=above, law=numbers[source, law])


def _rest(number: str, law: str) -> str:
    return re.sub(f"^{re.escape(law)}", "", number)
