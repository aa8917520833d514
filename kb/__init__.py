"""Bridgelex: the laws of duplicate bridge as one cross-referenced graph.

`load()` gives the frozen handle; everything else is a plain function that takes it.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kb.graph import KnowledgeBase

__all__ = ["load"]


def load(corpus: Path | str | None = None) -> KnowledgeBase:
    """The knowledge base of a corpus folder (by default the one that comes with Bridgelex).

    Built on first use and kept in a snapshot. Raises the errors of `kb.errors`.
    """
    from kb.build import load_or_build

    return load_or_build(Path(corpus) if corpus is not None else None)
