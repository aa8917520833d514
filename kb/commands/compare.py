"""`bridgelex compare [CITATION]`: what became of each provision from one edition to another.

Comes in: two editions, perhaps a citation or relations to look for. Goes out: a table for reading, JSON in the shape
of DESIGN section 5, or CSV. What always holds: both directions are looked up, so a new number finds its old one. The
surprising choice: a citation without counterpart is answered with its nearest neighbours that have one, and status 1.
The texts of few pairs are printed too; where both are in one language, with [-deleted-], {+inserted+} and <1 moved>.
"""

from __future__ import annotations

import argparse
import csv
import json
import sys
import textwrap
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from kb.build import corpus_folder
from kb.compare.diff import marked
from kb.compare.tables import COLUMNS, as_json, between, rows
from kb.compare.wording import Wording, passage, runs_json, wording
from kb.errors import BadInputError, NotFoundError
from kb.graph import KnowledgeBase
from kb.language.glossary import load_glossary
from kb.model import Concordance, Correspondence, EdgeType, Fate, Kind, Node

if TYPE_CHECKING:
    from kb.export.effects import Effect, Review

__all__ = ["configure", "run"]

FEW = 3
"""So many pairs are printed with their texts."""


def configure(parser: argparse.ArgumentParser) -> None:
    """Arguments of the command."""
    parser.add_argument("citation", nargs="*", help="one provision of either edition; the whole table when left out")
    parser.add_argument("--from", dest="old", default=None, metavar="E", help="older edition; dk1997 when left out")
    parser.add_argument("--to", dest="new", default=None, metavar="E", help="newer edition; se2007 when left out")
    parser.add_argument("--relation", action="append", default=[], choices=[str(fate) for fate in Fate])
    parser.add_argument("--lang", choices=("da", "sv", "en"), default="en", help="language of what changed")
    parser.add_argument("--effects", action="store_true", help="the rules and cases that rest on each provision")
    parser.add_argument(
        "--situations", type=Path, metavar="DIR", help="case files (*.yaml with facts): which are ruled otherwise now"
    )
    parser.add_argument(
        "--rulings", type=Path, metavar="DIR",
        help="saved rulings ('rule --save DIR'): which rest on what changed, which come out otherwise",
    )  # fmt: skip
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="the alignment as JSON")
    form.add_argument("--csv", action="store_true", help="the alignment as CSV")


def run(args: argparse.Namespace, load: Callable[[], KnowledgeBase]) -> int:
    """Print the alignment. 1 when nothing answers."""
    kb = load()
    table = between(kb, args.old, args.new, corpus_folder(args.corpus) / "glossary.toml")
    if args.situations is not None:
        return _situations(args.situations, table, plain=not args.json)
    pairs: Sequence[Correspondence] = table.pairs
    if args.citation:
        nodes = _named(kb, " ".join(args.citation), table)
        pairs = [pair for pair in pairs if any(node.id in (*pair.old, *pair.new) for node in nodes)]
        if not pairs:
            raise NotFoundError(
                f"{nodes[0].id} has in the other edition", _near(kb, nodes[0], table), kind="counterpart that"
            )
    if args.relation:
        pairs = [pair for pair in pairs if pair.fate in args.relation]
    again = _reviews(kb, table, args.rulings) if args.rulings is not None else ()
    if args.rulings is not None and not args.effects:
        if args.citation or args.relation:
            again = [one for one in again if any(ground.pair in pairs for ground in one.grounds)]
        return _saved(again, table, plain=not args.json)
    resting = _resting(kb, pairs) if args.effects else ()
    worded = _worded(kb, table, pairs, corpus_folder(args.corpus) / "glossary.toml") if len(pairs) <= FEW else ()
    if args.json:
        data = as_json(table, pairs)
        for entry, effect in zip(data["pairs"], resting, strict=False):
            names = [one.saved.name for one in again if any(ground.pair == effect.pair for ground in one.grounds)]
            entry["effects"] = effect.as_json() | ({"rulings": names} if args.rulings is not None else {})
        for entry, words in zip(data["pairs"], worded, strict=False):
            entry["diff"] = runs_json(words)
        print(json.dumps(data, ensure_ascii=False, indent=1))
    elif args.csv:
        writer = csv.writer(sys.stdout)
        writer.writerow(COLUMNS)
        writer.writerows(rows(pairs, args.lang))
    else:
        print("\n".join(_lines(kb, table, pairs, args.lang, resting, worded, again)))
    return 0 if pairs else 1


def _named(kb: KnowledgeBase, citation: str, table: Concordance) -> tuple[Node, ...]:
    """What a citation names in either edition; a cited work not held counts as the text that expresses it."""
    nodes: list[Node] = []
    for node in kb.resolve(citation):
        expressed = [kb.nodes[edge.target] for edge in kb.edges_from(node.id, EdgeType.EXPRESSED_BY)]
        nodes += [one for one in (node, *expressed) if one.edition in (table.old, table.new)]
    if not nodes:
        raise NotFoundError(f"{citation} in {table.old} or {table.new}")
    return tuple(nodes)


def _near(kb: KnowledgeBase, node: Node, table: Concordance) -> list[str]:
    """The closest provisions above, or else before and after, that have a counterpart."""
    linked = {one for pair in table.pairs if pair.old and pair.new for one in (*pair.old, *pair.new)}
    above = [one.id for one in reversed(kb.ancestors(node.id)) if one.id in linked]
    if above:
        return above[:1]
    same = [n for n in kb.nodes.values() if n.edition == node.edition and n.kind is not Kind.TOC and n.id in linked]
    return [one.id for one in sorted(same, key=lambda n: abs(n.order - node.order))[:2]]


def _resting(kb: KnowledgeBase, pairs: Sequence[Correspondence]) -> tuple[Effect, ...]:
    from kb.export.effects import effects
    from kb.rules import books

    return effects(kb, books(), pairs)


def _worded(
    kb: KnowledgeBase, table: Concordance, pairs: Sequence[Correspondence], glossary: Path
) -> tuple[Wording, ...]:
    """The wording of each pair, () where the editions are in two languages or there is no glossary."""
    if kb.editions[table.old].language != kb.editions[table.new].language or not glossary.exists():
        return ()
    known = load_glossary(glossary)
    return tuple(
        wording([passage(kb, one) for one in pair.old], [passage(kb, one) for one in pair.new], known) for pair in pairs
    )


def _situations(folder: Path, table: Concordance, *, plain: bool) -> int:
    """Print the situations of a folder that the two editions rule otherwise; 1 when both rule none of them."""
    from kb.export.effects import partings
    from kb.rules.books import book
    from kb.rules.command import read_facts

    files = sorted(folder.glob("*.yaml"))
    if not files:
        raise BadInputError(f"{folder} holds no case files", "Name a folder with *.yaml files that have facts")
    situations = [(path.stem, read_facts(str(path))[0]) for path in files]
    found, both = partings(book(table.old), book(table.new), situations)
    if not plain:
        print(json.dumps({"ruled_by_both": both, "otherwise": [one.as_json() for one in found]}, ensure_ascii=False))
    else:
        otherwise = sum(one.certain for one in found)
        only = len(found) - otherwise
        print(f"situations: {len(files)}, ruled by both: {both}, otherwise: {otherwise}, in other sentences: {only}")
        for one in sorted(found, key=lambda one: not one.certain):
            print(f"{one.name}: {', '.join(one.governing[0])} -> {', '.join(one.governing[1])}")
            print(textwrap.indent(", ".join(difference.matter for difference in one.differences), "    "))
    return 0 if both else 1


def _reviews(kb: KnowledgeBase, table: Concordance, folder: Path) -> Sequence[Review]:
    from kb.export.effects import reviews
    from kb.rules.records import read_folder

    return reviews(kb, table, read_folder(folder))


def _saved(again: Sequence[Review], table: Concordance, *, plain: bool) -> int:
    """Print what became of saved rulings; 1 when none is of these editions."""
    if not plain:
        print(json.dumps({"from": table.old, "to": table.new, "rulings": [one.as_json() for one in again]},
                         ensure_ascii=False, indent=1))  # fmt: skip
        return 0 if again else 1
    resting, otherwise = sum(bool(one.grounds) for one in again), sum(one.otherwise for one in again)
    print(f"saved rulings: {len(again)}, resting on what changed: {resting}, coming out otherwise: {otherwise}")
    for one in again:
        if not (one.grounds or one.differences or one.since):
            continue
        rests = [f"{ground.provision} ({ground.pair.fate})" for ground in one.grounds]
        told = [
            ("rests on", rests),
            ("otherwise" if one.certain else "in other sentences", [apart.matter for apart in one.differences]),
            (one.other, [one.why or one.status] if one.status in ("not-covered", "refused") else []),
            ("since it was saved", one.since),
        ]
        print(f"{one.saved.name}: {', '.join(one.governing[0])} -> {', '.join(one.governing[1]) or '-'}")
        for title, said in told:
            if said:
                line = f"{title}: {', '.join(dict.fromkeys(said))}"
                print(textwrap.fill(line, 96, initial_indent="    ", subsequent_indent="    ", break_on_hyphens=False))
    return 0 if again else 1


def _lines(
    kb: KnowledgeBase, table: Concordance, pairs: Sequence[Correspondence], language: str, resting: Sequence[Effect],
    worded: Sequence[Wording], again: Sequence[Review],
) -> Iterable[str]:  # fmt: skip
    counts = Counter(str(pair.fate) for pair in pairs)
    yield f"{table.old} -> {table.new}: " + ", ".join(f"{n} {fate}" for fate, n in counts.most_common())
    for place, pair in enumerate(pairs):
        old, new = (" + ".join(kb.nodes[n].number or n for n in side) or "–" for side in (pair.old, pair.new))
        yield f"{old:18} {new:18} {pair.fate:14} {pair.confidence} by {pair.basis}"
        if pair.change:
            yield textwrap.fill(pair.change[language], 96, initial_indent="    ", subsequent_indent="    ")
        rulings = [
            f"{one.saved.name}{' (otherwise)' if one.otherwise else ''}"
            for one in again
            if any(ground.pair == pair for ground in one.grounds)
        ]
        rests = (("rules", resting[place].rules), ("cases", resting[place].cases)) if resting else ()
        for title, ids in (*rests, ("rulings", rulings)):
            if ids:
                yield textwrap.fill(f"{title}: {', '.join(ids)}", 96, initial_indent="    ", subsequent_indent="    ")
        for side, nodes in enumerate((pair.old, pair.new)) if len(pairs) <= FEW else ():
            for which, node in enumerate(nodes):
                one = kb.nodes[node]
                found = worded[place].diff if worded else None
                text = marked(one.text, found, side, which) if found is not None else one.text
                words = " ".join(part for part in (one.heading, text) if part) or "(the text is not held)"
                yield textwrap.fill(f"{node}  {words}", 96, initial_indent="  | ", subsequent_indent="  | ")
