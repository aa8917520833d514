"""Concordances looked up and put into the shapes others read: JSON of DESIGN section 5, rows of a CSV.

Comes in: the knowledge base and two editions. Goes out: a `Concordance`, plain data. What always holds: a concordance
of the snapshot is never computed again. The surprising choice: none.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from kb.compare.concordance import concord
from kb.errors import BadInputError, NotFoundError
from kb.graph import KnowledgeBase
from kb.language.glossary import load_glossary
from kb.model import Concordance, Correspondence

__all__ = ["COLUMNS", "as_json", "between", "pair_json", "rows"]

COLUMNS = ("from", "to", "relation", "confidence", "basis", "change")


def between(
    kb: KnowledgeBase, old: str | None = None, new: str | None = None, glossary: Path | None = None
) -> Concordance:
    """The concordance of two editions: from the snapshot, or computed now with the glossary of that file.

    Raises NotFoundError for an edition we do not know; BadInputError for one edition twice, or one without text.
    """
    if old is None and new is None and kb.concordances:
        return kb.concordances[0]
    for edition in (old, new):
        if edition is not None and edition not in kb.editions:
            raise NotFoundError(edition, tuple(kb.editions), kind="edition")
    known = [(c.old, c.new) for c in kb.concordances]
    if old is None or new is None:
        partners = [pair for pair in known if old in (None, pair[0]) and new in (None, pair[1])]
        if not partners:
            raise BadInputError("only one edition is named", "Name both, with --from and --to")
        old, new = partners[0]
    found = kb.concordance(old, new)
    if found is not None:
        return found
    if glossary is None or not glossary.exists():
        raise BadInputError(f"{old} and {new} were not compared when the corpus was built", "Give a glossary.toml")
    return concord(kb, old, new, load_glossary(glossary))


def as_json(table: Concordance, pairs: Iterable[Correspondence] | None = None) -> dict[str, Any]:
    """{from, to, pairs}, all pairs or those given."""
    chosen = table.pairs if pairs is None else pairs
    return {"from": table.old, "to": table.new, "pairs": [pair_json(pair) for pair in chosen]}


def pair_json(pair: Correspondence) -> dict[str, object]:
    """DESIGN section 5; `change` is null where nothing of substance changed."""
    return {
        "from": list(pair.old),
        "to": list(pair.new),
        "relation": str(pair.fate),
        "confidence": pair.confidence,
        "basis": pair.basis,
        "change": dict(pair.change) or None,
        "links": [list(link) for link in pair.links],
    }


def rows(pairs: Iterable[Correspondence], language: str) -> Iterable[tuple[str, ...]]:
    """One row for each pair, as `COLUMNS` names them."""
    for pair in pairs:
        change = pair.change.get(language, "")
        yield " ".join(pair.old), " ".join(pair.new), str(pair.fate), pair.confidence, pair.basis, change
