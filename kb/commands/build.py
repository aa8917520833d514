"""`bridgelex build`: read the corpus and write the snapshot.

Comes in: the corpus folder. Goes out: a line for each edition. What always holds: an error leaves the
snapshot of before in place. The surprising choice: none.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable

from kb.build import load_or_build
from kb.graph import KnowledgeBase

__all__ = ["configure", "run"]


def configure(parser: argparse.ArgumentParser) -> None:
    """Arguments of the command."""
    parser.add_argument("--json", action="store_true", help="counts as JSON")


def run(args: argparse.Namespace, load: Callable[[], KnowledgeBase]) -> int:
    """Build anew and say what was read."""
    kb = load_or_build(args.corpus, fresh=True)
    counts = {
        edition.id: Counter(str(node.kind) for node in kb.nodes.values() if node.edition == edition.id)
        for edition in kb.editions.values()
    }
    if args.json:
        print(json.dumps({"key": kb.key, "editions": counts, "edges": len(kb.edges)}, ensure_ascii=False))
        return 0
    for edition in kb.editions.values():
        if not edition.held:
            print(f"{edition.id}: the text is not here")
            continue
        kinds = ", ".join(f"{count} {kind}" for kind, count in counts[edition.id].most_common())
        print(f"{edition.id}: {kinds}; {kb.unassigned.get(edition.id, 0)} characters unassigned")
    print(f"{len(kb.nodes)} nodes, {len(kb.edges)} edges, {len(kb.cases)} cases")
    return 0
