"""Saved rulings on the pages of a comparison: which rest on what changed, which come out otherwise.

Comes in: the saved rulings the service was started with, a concordance. Goes out: `Kept`, each with a link that rules
the case again under both editions. What always holds: rulings are looked at once for each concordance, when somebody
asks. The surprising choice: the service writes none; a folder is read at its start, as another program left it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from fastapi import FastAPI

from kb.graph import KnowledgeBase
from kb.model import Concordance, Correspondence
from service.laws import addresses
from service.laws.addresses import Link
from service.texts import Texts

if TYPE_CHECKING:
    from kb.export.effects import Review

__all__ = ["Kept", "kept", "reviewed", "there"]


@dataclass(frozen=True, slots=True)
class Kept:
    """A saved ruling. rests: (number, link, fate) of what changed under it.

    outcome: otherwise, sentences (perhaps only other words), same, or why the other edition is silent.
    """

    name: str
    edition: str
    other: str
    href: str
    outcome: str
    rests: tuple[tuple[str, Link, str], ...]
    stale: bool

    @property
    def told_on(self) -> bool:
        """Whether a change tells on it."""
        return bool(self.rests) or self.outcome in ("otherwise", "sentences")


def there(app: FastAPI) -> bool:
    """Whether the service was started with saved rulings."""
    return bool(app.state.saved)


def reviewed(app: FastAPI, library: KnowledgeBase, table: Concordance) -> Sequence[Review]:
    """The saved rulings of two editions, looked at again."""
    if not there(app):
        return ()
    known: dict[tuple[str, str], Sequence[Review]] = app.state.reviews
    if (table.old, table.new) not in known:
        from kb.export.effects import reviews

        known[table.old, table.new] = reviews(library, table, app.state.saved)
    return known[table.old, table.new]


def kept(
    library: KnowledgeBase, found: Sequence[Review], t: Texts, pair: Correspondence | None = None
) -> tuple[Kept, ...]:
    """For the page: all of them, those a change tells on first; or those that rest on one pair, changed or not."""
    rests = [one for one in found if pair is None or any(ground.pair == pair for ground in one.grounds)]
    told = [_kept(library, one, t) for one in rests]
    return tuple(sorted(told, key=lambda one: (one.outcome != "otherwise", not one.rests, one.name)))


def _kept(library: KnowledgeBase, one: Review, t: Texts) -> Kept:
    from service.rulings.case import Case, Query

    record = one.saved.record
    grounds = {ground.provision: str(ground.pair.fate) for ground in one.grounds}
    if one.status in ("not-covered", "refused"):
        outcome = one.status
    else:
        outcome = "otherwise" if one.otherwise else "sentences" if one.differences else "same"
    return Kept(
        name=one.saved.name.removesuffix(f".{record.edition}"),
        edition=record.edition,
        other=one.other,
        href=Query(Case(record.facts, (record.edition, one.other))).address(),
        outcome=outcome,
        rests=tuple(
            (addresses.number(node) or addresses.label(library, node, t), addresses.link(library, node, t), fate)
            for node, fate in ((library.nodes[id_], fate) for id_, fate in grounds.items())
        ),
        stale=bool(one.since),
    )
