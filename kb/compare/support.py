"""Which pairs of headings stand: those that share something, and those to which their neighbours leave no choice.

Comes in: pairs of laws and sections, those of them that share nothing but a number, and what stands under each law.
Goes out: the pairs that stand. What always holds: a pair that shares something stands,
and so do laws of which half the sections do. The surprising choice: sections
that share nothing are counted off between two pairs that do: as many on one side as on the other, and they are paired
in their order; more on one side, and nobody can say which of them went, so none is paired.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence

__all__ = ["standing"]


def standing(
    pairs: Mapping[str, str],
    bare: Container[str],
    old: Mapping[str, Sequence[str]],
    new: Mapping[str, Sequence[str]],
) -> dict[str, str]:
    """The pairs that stand. bare: old nodes of pairs that share nothing. old, new: law -> its sections in their order.

    >>> standing({"L": "M", "a": "A", "b": "B", "c": "C"}, {"b"}, {"L": ["a", "b", "c"]}, {"M": ["A", "B", "C"]})
    {'L': 'M', 'a': 'A', 'b': 'B', 'c': 'C'}
    >>> standing({"L": "M", "a": "A", "b": "B"}, {"b"}, {"L": ["a", "b"]}, {"M": ["A", "B", "C"]})
    {'L': 'M', 'a': 'A'}
    """
    dropped: set[str] = set()
    for law, sections in old.items():
        if law not in pairs:
            continue
        others = new.get(pairs[law], ())
        anchors = list(_anchors(sections, others, pairs, bare))
        if law in bare and 2 * len(anchors) < len(others):
            dropped.add(law)
        for (i, j), (k, m) in zip([(-1, -1), *anchors], [*anchors, (len(sections), len(others))], strict=True):
            if k - i != m - j or law in dropped:
                dropped.update(a for a in sections[i + 1 : k] if a in bare)
    return {a: b for a, b in pairs.items() if a not in dropped}


def _anchors(
    sections: Sequence[str], others: Sequence[str], pairs: Mapping[str, str], bare: Container[str]
) -> Iterator[tuple[int, int]]:
    """Places of the pairs that share something, as far as both sides have them in the same order."""
    last = -1
    for place, section in enumerate(sections):
        if section in pairs and section not in bare and pairs[section] in others:
            other = others.index(pairs[section])
            if other > last:
                last = other
                yield place, other
