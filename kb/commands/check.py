"""`bridgelex check`: what is lost, doubtful or broken; exit status 1 when something is wrong.

Comes in: what to check (corpus, rules or cases; corpus when nothing is said). Goes out: one line for each
finding. What always holds: a loss that a repair or a flag accounts for is reported but is no failure;
unassigned characters and edges that lead nowhere are. The surprising choice: none.
"""

from __future__ import annotations

import argparse
import importlib
import json
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

from kb.build import corpus_folder
from kb.graph import KnowledgeBase
from kb.model import EdgeType, Finding, FindingKind

__all__ = ["check_corpus", "configure", "run"]


def configure(parser: argparse.ArgumentParser) -> None:
    """Arguments of the command."""
    parser.add_argument("what", nargs="?", choices=("corpus", "rules", "cases"), default="corpus")
    parser.add_argument("--json", action="store_true", help="findings as JSON")
    parser.add_argument("--edition", action="append", default=[], metavar="E", help="one edition only; repeatable")
    parser.add_argument("--limit", type=int, metavar="N", help="with rules: situations a family before it is sampled")
    parser.add_argument("--map", action="store_true", help="with rules: which rules each paragraph has, or why none")


def run(args: argparse.Namespace, load: Callable[[], KnowledgeBase]) -> int:
    """Print the report of what was asked."""
    if args.what == "rules":
        status = importlib.import_module("kb.rules.command").run_check(args, load)
        assert isinstance(status, int)
        return status
    kb = load()
    kinds = {FindingKind.CASE} if args.what == "cases" else set(FindingKind)
    findings = [
        finding
        for finding in kb.findings
        if finding.kind in kinds and (not args.edition or finding.edition in args.edition)
    ]
    wrong = (*check_corpus(kb), *_questions(kb, args.corpus)) if args.what == "corpus" else ()
    if args.json:
        print(json.dumps({"findings": [_record(f) for f in findings], "errors": list(wrong)}, ensure_ascii=False))
        return 1 if wrong else 0
    for finding in findings:
        print(_line(finding))
    totals = Counter(str(finding.kind) for finding in findings)
    unassigned = sum(kb.unassigned.values())
    print(", ".join(f"{count} {kind}" for kind, count in totals.most_common()) or "nothing to report")
    if args.what == "corpus":
        print(f"{unassigned} characters unassigned, {len(wrong)} errors")
    for line in wrong:
        print(f"error: {line}")
    return 1 if wrong else 0


def check_corpus(kb: KnowledgeBase) -> tuple[str, ...]:
    """What must never be: unassigned characters, text that its source does not hold, references out of range."""
    wrong = [f"{edition}: {count} characters unassigned" for edition, count in kb.unassigned.items() if count]
    for edge in kb.edges:
        if edge.at is not None:
            text = kb.nodes[edge.source].text
            if not 0 <= edge.at[0] <= edge.at[1] <= len(text):
                wrong.append(f"{edge.source}: a {edge.type} edge to {edge.target} lies outside the text")
    for node in kb.nodes.values():
        if node.parent is not None and node.parent not in kb.nodes:
            wrong.append(f"{node.id}: its parent {node.parent} does not exist")
        if node.text and node.edition and not node.source:
            wrong.append(f"{node.id}: its text has no place in the source")
    for case_edge in kb.edges:
        if case_edge.type is EdgeType.APPLIES and case_edge.target not in kb.nodes:
            wrong.append(f"{case_edge.source}: applies {case_edge.target}, which does not exist")
    return tuple(wrong)


def _questions(kb: KnowledgeBase, corpus: Path | None) -> Iterator[str]:
    """What is wrong with the phrasebook of a corpus."""
    questions = importlib.import_module("kb.search.questions")
    try:
        yield from questions.missing_ids(questions.load_questions(corpus_folder(corpus) / "questions"), kb)
    except questions.QuestionsError as error:
        yield str(error)


def _record(finding: Finding) -> dict[str, object]:
    return {
        "kind": finding.kind,
        "edition": finding.edition,
        "node": finding.node,
        "page": finding.page,
        "words": finding.words,
        "reason": finding.reason,
        "origin": finding.origin,
    }


def _line(finding: Finding) -> str:
    place = finding.node or finding.edition
    page = f" p. {finding.page}" if finding.page is not None else ""
    words = f" “{finding.words}”" if finding.words else ""
    return f"{finding.kind:22} {place}{page}:{words} {finding.reason}"
