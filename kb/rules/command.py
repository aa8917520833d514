"""`bridgelex rule` and `bridgelex check rules`.

Comes in: parsed arguments and a function that loads the knowledge base when it is needed. Goes out: text or JSON
on stdout, the exit status. What always holds: errors are raised, not printed; the command line shows them.
The surprising choice: ruling does not load the knowledge base at all (the rules carry their quotes), so that an
answer on facts comes at once; only `--date`, `--save` and `check rules` ask for it.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from pathlib import Path
from typing import Any, Protocol

import yaml

from kb.model import Edition, Kind, Node, Period, Work
from kb.rules.basis import basis_of, in_force, layers
from kb.rules.book import RuleBook
from kb.rules.books import EDITIONS, book, books
from kb.rules.coverage import coverage, uncovered
from kb.rules.differences import differences
from kb.rules.engine import rule_on
from kb.rules.errors import FactFileError
from kb.rules.quotes import TextOf, check_citations, check_quotes
from kb.rules.reason import record, what_if, why
from kb.rules.records import edition_hash, save
from kb.rules.ruling import NOT_COVERED, Ruling
from kb.rules.sweep import LIMIT, Report, sweep
from kb.rules.text import LANGUAGES

__all__ = ["Library", "configure", "in_force", "read_facts", "run", "run_check"]


PROCESSES = 2
"""Families are swept in so many processes at once."""


class Library(Protocol):
    """What these commands need of a KnowledgeBase."""

    @property
    def nodes(self) -> Mapping[str, Node]: ...

    @property
    def editions(self) -> Mapping[str, Edition]: ...

    @property
    def periods(self) -> Sequence[Period]: ...

    @property
    def works(self) -> Mapping[str, Work]: ...

    def footnotes(self, node_id: str) -> Sequence[Node]: ...


Load = Callable[[], Library]


def configure(parser: argparse.ArgumentParser) -> None:
    """Arguments of `bridgelex rule`."""
    parser.description = "Rule on the facts of a case."
    parser.add_argument("facts", metavar="FACTS.yaml|-", help="flat facts, or a case file with a key 'facts'")
    parser.add_argument("--edition", action="append", default=[], help="edition; repeat to compare several")
    parser.add_argument("--date", type=date.fromisoformat, help="day of the case: chooses the edition in force")
    parser.add_argument("--federation", default="dk", help="federation, with --date: dk or se (default: dk)")
    parser.add_argument("--lang", choices=LANGUAGES, default="da", help="language of the text (default: da)")
    parser.add_argument("--json", action="store_true", help="print the whole result as JSON")
    parser.add_argument("--why", metavar="FACT", help="tell what hangs on one fact")
    parser.add_argument("--save", type=Path, metavar="DIR", help="keep each ruling in a file there, to be ruled again")
    parser.add_argument("--what-if", action="store_true", help="tell the smallest changes that change the ruling")


def run(args: argparse.Namespace, load: Load) -> int:
    """Rule; 0 when an edition rules or asks, 1 when none covers the case."""
    facts, named = read_facts(args.facts)
    chosen = _editions(args, named, load)
    if args.why:
        reasons = {b.edition: why(b, facts, args.why) for b in chosen}
        _print({e: w.as_json() for e, w in reasons.items()} if args.json else _why_text(reasons, args.lang))
        return 0
    if args.what_if:
        changes = {b.edition: what_if(b, facts) for b in chosen}
        shown = {e: [c.as_json() for c in found] for e, found in changes.items()}
        _print(shown if args.json else _changes_text(shown, args.lang))
        return 0
    rulings = [rule_on(b, facts) for b in chosen]
    found = layers(load(), args.date, args.federation) if args.date else ()
    rests_on = [basis_of(b, r, args.date, args.federation, found) for b, r in zip(chosen, rulings, strict=True)]
    if args.save is not None:
        _save(args, load(), facts, [b for b, r in zip(chosen, rulings, strict=True) if r.status != NOT_COVERED])
    apart = differences(rulings)
    whole = [r.as_json() | {"basis": b.as_json()} for r, b in zip(rulings, rests_on, strict=True)]
    if args.json and len(rulings) == 1:
        _print(whole[0])
    elif args.json:
        _print({"rulings": whole, "differences": [d.as_json() for d in apart]})
    else:
        told = [f"{ruling_text(r, args.lang)}\n  [{b.line(args.lang)}]" for r, b in zip(rulings, rests_on, strict=True)]
        _print("\n\n".join(told))
    return 0 if any(r.status != "not-covered" for r in rulings) else 1


def _save(args: argparse.Namespace, library: Library, facts: Mapping[str, Any], ruling: Sequence[RuleBook]) -> None:
    """Keep the rulings as FACTS.EDITION.json; where each went is told on stderr, so that --json prints JSON alone."""
    name = "ruling" if args.facts == "-" else Path(args.facts).stem
    for rules in ruling:
        kept = record(rules, facts, edition_hash(library.nodes.values(), rules.edition))
        print(f"kept {save(args.save, name, kept)}", file=sys.stderr)


def run_check(args: argparse.Namespace, load: Load) -> int:
    """0 when nothing is wrong, 1 otherwise."""
    library = load()
    wrong = False
    report: dict[str, Any] = {}
    shelf = [book(e) for e in args.edition] or books()
    start = time.perf_counter()
    swept = _sweep_all(shelf, args.limit or LIMIT)
    seconds = time.perf_counter() - start
    for rules in shelf:
        text_of = texts(library)
        sweeps = swept[rules.edition]
        heard = {rule for s in sweeps for rule in s.spoke}
        faults = [*check_quotes(rules, text_of), *check_citations(rules, lambda id_: id_ in library.nodes)]
        rows = coverage(rules, operative(library, rules.edition))
        entry = {
            "rules": len(rules.rules),
            "situations": sum(s.leaves for s in sweeps),
            "sampled": [s.irregularity for s in sweeps if s.sampled],
            "families": [_sweep_json(s) for s in sweeps],
            "silent": [rule for rule in rules.rules if rule not in heard],
            "faults": [str(f) for f in faults],
            "uncovered": list(uncovered(rows)),
            "map": [{"number": r.number, "rules": list(r.rules), "reason": r.reason} for r in rows],
        }
        report[rules.edition] = entry
        wrong |= bool(entry["silent"] or faults or any(s.gaps or s.conflicts for s in sweeps))
    _print(report if args.json else _check_text(report, seconds, with_map=args.map))
    return 1 if wrong else 0


def _sweep_all(shelf: Sequence[RuleBook], limit: int) -> dict[str, list[Report]]:
    """The sweep of every family, by edition, spread over the processors."""
    names = [(rules.edition, name) for rules in shelf for name in rules.irregularities]
    with ProcessPoolExecutor(max_workers=min(PROCESSES, os.cpu_count() or 1)) as pool:
        reports = list(pool.map(_sweep_one, names, [limit] * len(names)))
    found: dict[str, list[Report]] = {rules.edition: [] for rules in shelf}
    for (edition, _), report in zip(names, reports, strict=True):
        found[edition].append(report)
    return found


def _sweep_one(name: tuple[str, str], limit: int) -> Report:
    edition, irregularity = name
    return sweep(book(edition), irregularity, limit=limit)


# --- input ----------------------------------------------------------------------------------------------


def read_facts(where: str) -> tuple[dict[str, Any], tuple[str, ...]]:
    """The flat facts of a file or of stdin ('-'), and the editions a case file names. Raises FactFileError."""
    try:
        text = sys.stdin.read() if where == "-" else Path(where).read_text(encoding="utf-8")
        data = yaml.safe_load(text)
    except OSError as error:
        raise FactFileError(where, error.strerror or "cannot be read") from error
    except (UnicodeDecodeError, yaml.YAMLError) as error:
        raise FactFileError(where, f"is no YAML or JSON ({str(error).splitlines()[0]})") from error
    if not isinstance(data, dict):
        raise FactFileError(where, "holds no facts")
    editions: tuple[str, ...] = ()
    if isinstance(data.get("facts"), dict):
        editions = tuple(data["editions"]) if isinstance(data.get("editions"), dict) else ()
        data = data["facts"]
    return {str(key): value for key, value in data.items()}, editions


def _editions(args: argparse.Namespace, named: Sequence[str], load: Load) -> list[RuleBook]:
    if args.edition:
        return [book(e) for e in args.edition]
    if args.date:
        return [book(e) for e in in_force(load(), args.date, args.federation)]
    held = [e for e in named if e in EDITIONS]
    return [book(e) for e in held] if held else list(books())


def texts(library: Library) -> TextOf:
    """A provision's own words, with those of the notes that hang on it (they are cited as the provision)."""

    def text_of(id_: str) -> str | None:
        node = library.nodes.get(id_)
        if node is None:
            return None
        return " ".join([node.heading or "", node.text, *(note.text for note in library.footnotes(id_))])

    return text_of


OPERATIVE = (Kind.LAW, Kind.SECTION, Kind.SUBSECTION, Kind.ITEM, Kind.POINT)


def operative(library: Library, edition: str) -> list[str]:
    """Numbers of the paragraphs with words of their own, in the order of the book."""
    nodes = [n for n in library.nodes.values() if n.edition == edition and n.kind in OPERATIVE and n.text.strip()]
    return [n.number for n in sorted(nodes, key=lambda n: n.order)]


# --- output ---------------------------------------------------------------------------------------------


def _print(what: Any) -> None:
    print(what if isinstance(what, str) else json.dumps(what, ensure_ascii=False, indent=1))


def ruling_text(ruling: Ruling, language: str) -> str:
    """A ruling for the terminal."""
    lines = [f"{ruling.edition}: {ruling.status} ({ruling.grade})  {', '.join(ruling.governing)}"]
    lines += [f"  - {c.text.in_language(language)}  [{', '.join(c.citations)}]" for c in ruling.ruling]
    for offer in ruling.options:
        lines.append(f"  {offer.who.in_language(language)}:")
        lines += [f"    * {c.text.in_language(language)}  [{', '.join(c.citations)}]" for c in offer.choices]
    for missing in ruling.missing_facts:
        answers = ", ".join(str(v).lower() if isinstance(v, bool) else str(v) for v in missing.values)
        lines.append(f"  ? {missing.question.in_language(language)}  {missing.fact}: {answers}")
        lines.append(f"    {missing.why.in_language(language)}")
    if ruling.numbers:
        lines.append("  " + ", ".join(f"{k} = {v}" for k, v in ruling.numbers.items()))
    if ruling.also_consider:
        lines.append(f"  cf. {', '.join(ruling.also_consider)}")
    return "\n".join(lines)


def _why_text(reasons: Mapping[str, Any], language: str) -> str:
    lines = []
    for edition, reason in reasons.items():
        lines.append(f"{edition}: {reason.question.in_language(language)}  [{', '.join(reason.provisions)}]")
        for value, outcome in reason.answers:
            told = outcome if isinstance(outcome, str) else outcome.summary().in_language(language)
            lines.append(f"  {value}: {told}")
    return "\n".join(lines)


def _changes_text(changes: Mapping[str, Sequence[Mapping[str, Any]]], language: str) -> str:
    lines = []
    for edition, found in changes.items():
        lines.append(f"{edition}: {len(found)}")
        for change in found:
            sets = ", ".join(f"{k}={v}" for k, v in change["sets"].items())
            lines.append(f"  {sets}: [{', '.join(change['governing'])}] {change['text'][language]}")
    return "\n".join(lines)


def _sweep_json(report: Report) -> dict[str, Any]:
    return {
        "irregularity": report.irregularity,
        "leaves": report.leaves,
        "sampled": report.sampled,
        "seconds": round(report.seconds, 3),
        "gaps": list(report.gaps),
        "conflicts": [
            {"rules": [c.first, c.second], "matter": c.matter, "example": c.example} for c in report.conflicts
        ],
    }


def _check_text(report: Mapping[str, Any], seconds: float, *, with_map: bool) -> str:
    lines = []
    for edition, entry in report.items():
        lines.append(f"{edition}: {entry['rules']} rules, {len(entry['families'])} families")
        for family in entry["families"]:
            mark = " (sampled)" if family["sampled"] else ""
            took = f" in {family['seconds']:.1f} s" if family["seconds"] >= 0.1 else ""
            lines.append(
                f"  {family['irregularity']}: {family['leaves']} situations{mark}{took}, "
                f"{len(family['gaps'])} gaps, {len(family['conflicts'])} conflicts"
            )
            lines += [f"    gap: {gap}" for gap in family["gaps"]]
            lines += [f"    conflict: {c['rules']} about {c['matter']}: {c['example']}" for c in family["conflicts"]]
        for title in ("silent", "faults", "uncovered"):
            lines.append(f"  {title}: {len(entry[title])}")
            lines += [f"    {item}" for item in entry[title]]
        if with_map:
            lines += [f"  {row['number']}: {', '.join(row['rules']) or row['reason'] or '-'}" for row in entry["map"]]
    seen = sum(entry["situations"] for entry in report.values())
    sampled = [f"{edition} {name}" for edition, entry in report.items() for name in entry["sampled"]]
    lines.append(f"sampled, not walked whole: {', '.join(sampled) or 'none'}")
    lines.append(f"{seen:,} situations in {seconds:.0f} s")
    return "\n".join(lines)
