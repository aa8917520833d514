"""What has happened? The irregularities by phase of the game, under the editions chosen.

Comes in: the address without facts. Goes out: `Chooser`. What always holds: every irregularity is listed, also one the
chosen editions do not rule on, which then says so. The surprising choice: words typed into the filter are looked for in
the names of all three languages and in what the irregularity means, whatever language the page is in.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from kb.rules.book import RuleBook
from kb.rules.books import EDITIONS, book
from kb.rules.conditions import status_keys
from kb.rules.facts import Irregularity, vocabulary
from service.laws import addresses
from service.library import Library
from service.rulings.case import Query
from service.texts import Texts

__all__ = ["Chooser", "Group", "Tile", "chooser", "phases", "ruled_under"]

OTHER = "other"


@dataclass(frozen=True, slots=True)
class Tile:
    """An irregularity. words: what the filter looks through. editions: those chosen that have rules for it."""

    name: str
    href: str
    words: str
    editions: tuple[str, ...]
    hidden: bool


@dataclass(frozen=True, slots=True)
class Group:
    """The irregularities of one phase."""

    phase: str
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Chooser:
    """The page before the first fact. law: title of the law asked for; ruled: its rules alone are shown, else all."""

    groups: tuple[Group, ...]
    law: str
    ruled: bool
    none: bool


def phases() -> dict[str, list[str]]:
    """Irregularities by phase; those in no list come last."""
    listed: dict[str, list[str]] = tomllib.loads(Path(__file__).with_name("phases.toml").read_text("utf-8"))
    named = {one for row in listed.values() for one in row}
    return {**listed, OTHER: [one for one in vocabulary().irregularities if one not in named]}


def chooser(query: Query, chosen: Sequence[RuleBook], library: Library, t: Texts) -> Chooser:
    words = vocabulary()
    law = library.nodes.get(query.law)
    only = ruled_under(library, law.id) if law is not None else None
    groups = []
    for phase, names in phases().items():
        rows = [words.irregularities[name] for name in names if name in words.irregularities]
        tiles = tuple(_tile(one, query, chosen, t) for one in rows if not only or one.id in only)
        if tiles:
            groups.append(Group(phase, tiles))
    none = all(tile.hidden for group in groups for tile in group.tiles)
    return Chooser(tuple(groups), addresses.title(law) if law is not None else "", bool(only), none)


def _tile(one: Irregularity, query: Query, chosen: Sequence[RuleBook], t: Texts) -> Tile:
    looked = " ".join((one.name.da, one.name.sv, one.name.en, one.meaning, one.id)).casefold()
    editions = tuple(rules.edition for rules in chosen if one.id in rules.irregularities)
    hidden = not all(word in looked for word in query.words.casefold().split())
    return Tile(one.name.in_language(t.language), query.address({"irregularity": one.id}), looked, editions, hidden)


def ruled_under(library: Library, law: str) -> frozenset[str]:
    """The irregularities whose rules stand in a law, or to which its rules are applied by other laws."""
    edition, _, _ = law.partition(":")
    if edition not in EDITIONS:
        return frozenset()
    return frozenset(_ruled_under(library, book(edition), law))


def _ruled_under(library: Library, rules: RuleBook, law: str) -> Iterator[str]:
    for set_ in rules.sets:
        ids = {f"{rules.edition}:{rule.provision}" for rule in set_.rules}
        nodes = (library.nodes[one] for one in ids if one in library.nodes)
        if not any(addresses.home(library, node).id == law for node in nodes):
            continue
        yield from set_.on
        if not set_.on:
            asked = {status for rule in set_.rules for status in status_keys(rule.when)}
            for other in rules.sets:
                if any(asked & set(rule.gives) for rule in other.rules):
                    yield from other.on
