"""Judged queries and the measures taken on them.

Comes in: JSON lines in the shared samples' format, and `set` for our own. Goes out: `Judged`, and nDCG@10 with linear
gains, MRR and recall@5 of what governs (grade 3). What always holds: nothing is learnt from the samples and from
`unseen.jsonl`, which alone lies here. The surprising choice: our own judged queries lie in the corpus, for they are ways
to ask; asked again they would find themselves, so `learn` asks each of an engine that never heard it.
"""

from __future__ import annotations

import json
import math
import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kb.build import corpus_folder
from kb.search import Request
from kb.search.questions import GOVERNS, JUDGED

HERE = Path(__file__).resolve().parent
_EXAMPLES = os.environ.get("BRIDGELEX_EXAMPLES")
SAMPLES = (Path(_EXAMPLES) if _EXAMPLES else HERE.parents[2] / "shared" / "examples") / "queries.jsonl"
"""The shared samples: in $BRIDGELEX_EXAMPLES, or in shared/examples beside the repository; perhaps neither is there."""

OURS = corpus_folder() / "questions" / JUDGED
UNSEEN = HERE / "unseen.jsonl"


@dataclass(frozen=True, slots=True)
class Judged:
    """A query and how relevant each id is to it, 1 to 3."""

    query: str
    lang: str
    kind: str
    part: str
    """The set it belongs to."""
    relevant: dict[str, int]
    facts: tuple[tuple[str, tuple[str, ...]], ...] = ()
    edition: str | None = None

    @property
    def request(self) -> Request:
        """The request that asks this."""
        return Request(self.query, self.edition, self.lang, self.facts)


def load(path: Path, part: str = "") -> tuple[Judged, ...]:
    """The judged queries of a file; () when the file is not here."""
    if not path.exists():
        return ()
    return tuple(_judged(json.loads(line), part) for line in path.read_text(encoding="utf-8").splitlines() if line)


def _judged(row: dict[str, Any], part: str) -> Judged:
    facts = tuple(
        (key, (value,) if isinstance(value, str) else tuple(value)) for key, value in row.get("facts", {}).items()
    )
    return Judged(row["q"], row["lang"], row["kind"], row.get("set", part), row["relevant"], facts, row.get("edition"))


@dataclass(frozen=True, slots=True)
class Quality:
    """Means over a set of queries."""

    count: int
    ndcg: float
    mrr: float
    recall: float

    def __str__(self) -> str:
        return f"{self.count:4}   {self.ndcg:.3f}   {self.mrr:.3f}   {self.recall:.3f}"


def gain(grades: Sequence[int]) -> float:
    """Discounted cumulated gain."""
    return sum(grade / math.log2(place + 2) for place, grade in enumerate(grades))


def measure(results: Iterable[tuple[Judged, Sequence[str]]]) -> Quality:
    """How good ten ids are for each query."""
    rows = []
    for judged, ids in results:
        grades = [judged.relevant.get(name, 0) for name in ids[:10]]
        best = sorted(judged.relevant.values(), reverse=True)[:10]
        first = next((1 / (place + 1) for place, grade in enumerate(grades) if grade == GOVERNS), 0.0)
        governing = min(5, sum(grade == GOVERNS for grade in judged.relevant.values()))
        found = sum(grade == GOVERNS for grade in grades[:5])
        rows.append((gain(grades) / gain(best), first, found / governing))
    count = max(1, len(rows))
    return Quality(len(rows), *(sum(column) / count for column in zip(*rows, strict=True)))
