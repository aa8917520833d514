"""`python -m tests.report`: what was read, as counts, so that a change shows what it gained and lost.

Comes in: the corpus. Goes out: a table on stdout, and on request the same as JSON to compare with. What
always holds: counts only, in a fixed order. The surprising choice: it proves nothing; it only shows change.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path

import kb
from kb.graph import KnowledgeBase
from kb.model import EdgeType

LANDED = Path(__file__).with_name("report-landed.json")
"""Counts of the last landed run, written with `--landed`."""


def counts(base: KnowledgeBase) -> dict[str, int]:
    """Counts by name: nodes by edition and kind, references by edition and kind, edges, losses, unassigned."""
    found: Counter[str] = Counter()
    for node in base.nodes.values():
        found[f"nodes {node.edition or node.work} {node.kind}"] += 1
    for edge in base.edges:
        if edge.type is EdgeType.CITES:
            edition = base.nodes[edge.source].edition
            found[f"references {edition} {edge.kind}"] += 1
            found[f"references by relation {edge.relation}"] += 1
        else:
            found[f"edges {edge.type}"] += 1
    for finding in base.findings:
        found[f"findings {finding.edition or 'cases'} {finding.kind}"] += 1
    for edition, characters in base.unassigned.items():
        found[f"unassigned characters {edition}"] = characters
    found["tables"] = len(base.tables)
    found["cases"] = len(base.cases)
    return dict(sorted(found.items()))


def main() -> None:
    """Print the counts, with the difference to the last landed run where there is one."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--landed", action="store_true", help="keep these counts as the ones to compare with")
    args = parser.parse_args()
    now = counts(kb.load())
    before: dict[str, int] = json.loads(LANDED.read_text(encoding="utf-8")) if LANDED.exists() else {}
    for name in sorted({*now, *before}):
        change = now.get(name, 0) - before.get(name, 0) if before else 0
        print(f"{now.get(name, 0):7}  {name}{f'  {change:+}' if change else ''}")
    if args.landed:
        LANDED.write_text(json.dumps(now, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
