"""What is shown of what was found: snippets, reasons, paths, facets, precedents, counts.

Comes in: ranked passages and the query as it was understood. Goes out: `Hit`s, `CaseHit`s and `FacetCount`s. What
always holds: every text shown is the book's own. The surprising choice: what is the same whenever a passage is shown
is made once and kept.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from kb.graph import KnowledgeBase
from kb.model import Node
from kb.search.index import Index
from kb.search.model import Basis, CaseHit, FacetCount, Fact, Hit, Unit, Why
from kb.search.passages import CASE_LENGTH
from kb.search.rank import Scored
from kb.search.snippets import Spoken, cut, marks, parse_spans, reasons
from kb.search.understand import Understood

__all__ = ["Showing"]

_COUNTED = 120
_KEPT_SPANS = 2_000
_MATTERS = 0.3
"""Importance from which a unit in a heading is named as a reason."""


@dataclass(frozen=True)
class Showing:
    """Shows passages of one index of the law and one of precedents."""

    kb: KnowledgeBase
    law: Index
    cases: Index
    _spans: dict[int, Spoken] = field(default_factory=dict, repr=False)
    _case_spans: dict[int, Spoken] = field(default_factory=dict, repr=False)
    _fixed: dict[int, tuple[tuple[str, ...], tuple[Fact, ...], tuple[str, ...]]] = field(
        default_factory=dict, repr=False
    )

    _table: list[tuple[tuple[str, ...], NDArray[np.int32]]] = field(default_factory=list, repr=False)

    def hit(
        self,
        number: int,
        score: float,
        understood: Understood,
        table: dict[str, tuple[int, float]],
        headed: Sequence[Unit],
        phrase: str | None,
        cited: bool,
        otherwise: Basis,
        same: tuple[int, ...],
    ) -> Hit:
        """One passage with its snippet and why it was found. headed: the units that its heading says; phrase: how
        people ask for it, if the query is like that; cited: it was named; otherwise: the reason where there is no
        other; same: its counterparts."""
        node = self.kb.nodes[self.law.ids[number]]
        language = self.kb.editions[node.edition].language
        spoken = understood.interpreted.language
        text = node.text or node.heading or ""
        found = [mark for mark in marks(_kept_spans(self._spans, self.law, number), table) if mark.end <= len(text)]
        stretch = cut(text, found)
        why = [Why(Basis.CITATION, "", node.number)] if cited else []
        why.extend(reasons(understood.units, found, text, language, spoken))
        named = {reason.query for reason in why}
        why.extend(_heading_reasons(node, headed, named))
        if phrase is not None:
            why.insert(1 if cited else 0, Why(Basis.ASKED, understood.typed.text, phrase))
        if not why:
            why.append(Why(otherwise, "", ""))
        path, facets, flags = self._about(number, node)
        return Hit(
            node.id,
            node.edition,
            language,
            node.kind.value,
            node.number,
            node.heading,
            path,
            round(score, 4),
            stretch.text,
            stretch.highlights,
            tuple(why[:8]),
            facets,
            flags,
            tuple(self.law.ids[twin] for twin in same),
        )

    def _about(self, number: int, node: Node) -> tuple[tuple[str, ...], tuple[Fact, ...], tuple[str, ...]]:
        """What is the same whenever a passage is shown: its path, its facets, its flags."""
        kept = self._fixed.get(number)
        if kept is None:
            facets = self.law.stored[number]["facets"].items()
            kept = (
                self.kb.heading_path(node.id),
                tuple(Fact(*_halves(name), words) for name, words in facets),
                tuple(flag.value for flag in node.flags),
            )
            if len(self._fixed) < _KEPT_SPANS:
                self._fixed[number] = kept
        return kept

    def case_hits(self, ranked: Sequence[Scored], table: dict[str, tuple[int, float]]) -> tuple[CaseHit, ...]:
        """Precedents, apart from the law."""
        found = []
        for number, score in ranked:
            case = self.kb.cases[self.cases.ids[number].removeprefix("case:")]
            text = case.facts[:CASE_LENGTH]
            spoken = _kept_spans(self._case_spans, self.cases, number)
            stretch = cut(text, [mark for mark in marks(spoken, table) if mark.end <= len(text)])
            found.append(
                CaseHit(
                    self.cases.ids[number], case.event or case.body, case.year,
                    tuple(case.laws_cited) or tuple(case.laws_inferred), round(score, 4), stretch.text,
                    stretch.highlights,
                )
            )  # fmt: skip
        return tuple(found)

    def counts(self, ranked: Sequence[Scored]) -> tuple[FacetCount, ...]:
        """How often each facet value stands in the best passages."""
        names, table = self._facets()
        best = [number for number, _ in ranked[:_COUNTED]]
        totals = table[best].sum(axis=0).tolist() if best else [0] * len(names)
        counted = [(name, count) for name, count in zip(names, totals, strict=True) if count]
        counted.sort(key=lambda item: (item[0].split("=")[0], -item[1], item[0]))
        return tuple(FacetCount(*_halves(name), count) for name, count in counted)

    def _facets(self) -> tuple[tuple[str, ...], NDArray[np.int32]]:
        """Every facet value, and for each passage 1 where it has it; made when first asked for."""
        if not self._table:
            held = [self._facets_of(number) for number in range(len(self.law))]
            names = tuple(sorted({name for row in held for name in row}))
            place = {name: column for column, name in enumerate(names)}
            table = np.zeros((len(held), len(names)), np.int32)
            for number, row in enumerate(held):
                table[number, [place[name] for name in row]] = 1
            self._table.append((names, table))
        return self._table[0]

    def _facets_of(self, number: int) -> list[str]:
        node = self.kb.nodes[self.law.ids[number]]
        return [f"edition={node.edition}", f"kind={node.kind.value}", *self.law.stored[number]["facets"]]


def _kept_spans(kept: dict[int, Spoken], index: Index, number: int) -> Spoken:
    found = kept.get(number)
    if found is None:
        if len(kept) >= _KEPT_SPANS:
            kept.clear()
        found = kept[number] = parse_spans(index.stored[number]["spans"])
    return found


def _heading_reasons(node: Node, headed: Sequence[Unit], named: Set[str]) -> Iterator[Why]:
    """Units that the heading of a passage says. named: those that were found in its words."""
    for unit in headed:
        if unit.importance > _MATTERS and unit.origin not in named:
            yield Why(Basis.FACT if unit.basis is Basis.FACT else Basis.CONCEPT, unit.origin, node.heading or "")


def _halves(name: str) -> tuple[str, str]:
    """'topic=claim' as ('topic', 'claim')."""
    key, _, value = name.partition("=")
    return key, value
