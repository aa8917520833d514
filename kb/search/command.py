"""`bridgelex search`: ranked hits for words, citations and facts; and the register.

Comes in: a query as typed, facts, an edition. Goes out: hits with the words marked, or JSON. What always holds: exit
status 0 when something was found, 1 when nothing was, 2 for a fact or edition that does not exist. The surprising
choice: a query needs no quotes around it; everything that is not an option is part of it.
"""

from __future__ import annotations

import argparse
import json
import sys
import textwrap
from collections.abc import Callable, Iterator

from kb.graph import KnowledgeBase
from kb.search import Engine, open_engine
from kb.search.model import Basis, FacetError, Hit, Request, Results, Why
from kb.search.output import as_data, entry_data
from kb.search.register import Entry, register

__all__ = ["configure", "run"]

_WIDTH = 100

_WHY: dict[Basis, str] = {
    Basis.CITATION: "cited",
    Basis.WORD: "word",
    Basis.INFLECTION: "inflected",
    Basis.COMPOUND: "in a compound",
    Basis.CONCEPT: "same concept",
    Basis.LANGUAGE: "other language",
    Basis.MEANING: "same meaning",
    Basis.FACT: "what happened",
    Basis.ASKED: "people ask it so",
    Basis.PHRASE: "exact words",
    Basis.NEIGHBOUR: "belongs to or corresponds to a hit",
    Basis.ALIKE: "asked about in much the same words",
    Basis.NEAREST: "comes nearest to what was cited",
}

_NOTES = {
    "shortened": "only the beginning of the query was read",
    "no-words": "there is no word in the query that could be looked for",
    "unknown-filter": "a filter names nothing and was left out",
    "not-held": "no text held here has a provision of this number",
    "not-word-for-word": "what was quoted stands nowhere word for word; its words were looked for",
}


def configure(parser: argparse.ArgumentParser) -> None:
    """Arguments of the command."""
    parser.add_argument("query", nargs="*", help='words, a sentence, "exact words", begin*, a citation, heading:word')
    parser.add_argument("--edition", metavar="E", help="hits of this edition only")
    parser.add_argument("--lang", choices=("da", "sv", "en"), help="language of the query")
    parser.add_argument("--fact", action="append", default=[], metavar="K=V", help="phase, actor, topic, kind …")
    parser.add_argument("--limit", type=int, default=10, metavar="N", help="hits to print (10)")
    parser.add_argument("--offset", type=int, default=0, metavar="N", help="hits to pass over (0)")
    parser.add_argument("--grouped", action="store_true", help="the same rule of other editions under one hit")
    parser.add_argument("--register", action="store_true", help="the alphabetical subject index of --lang")
    parser.add_argument("--json", action="store_true", help="everything as JSON")


def run(args: argparse.Namespace, load: Callable[[], KnowledgeBase]) -> int:
    """Print what was found."""
    engine = open_engine(load(), corpus=getattr(args, "corpus", None))
    if args.register:
        return _register(engine, args)
    request = Request(
        " ".join(args.query),
        args.edition,
        args.lang,
        _facts(args.fact),
        args.limit,
        args.offset,
        args.grouped,
        with_cases=True,
        with_counts=args.json,
    )
    results = engine.search(request)
    if args.json:
        print(json.dumps(as_data(results), ensure_ascii=False, indent=1))
    else:
        print("\n".join(_page(results)))
    return 0 if results.hits else 1


def _facts(given: list[str]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """'k=v' arguments; the same key twice is a choice between its values."""
    found: dict[str, list[str]] = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not equals or not value:
            raise FacetError(text, ("phase=play", "actor=defender", "topic=penalty-card"))
        found.setdefault(key, []).extend(value.split(","))
    return tuple((key, tuple(values)) for key, values in found.items())


def _page(results: Results) -> Iterator[str]:
    seen = results.interpreted
    for note in seen.notes:
        yield f"! {_NOTES.get(note, note)}"
    if results.did_you_mean:
        yield f"Did you mean: {results.did_you_mean}"
    told = [f"{fact.key}={fact.value}" + (f" ({fact.words})" if fact.words else "") for fact in seen.facts]
    if told:
        yield from textwrap.wrap("Read as: " + "; ".join(told), _WIDTH)
    if not results.hits:
        yield "Nothing found."
    for place, hit in enumerate(results.hits, results.request.offset + 1):
        yield ""
        yield from _hit(place, hit)
    if results.cases:
        yield ""
        yield "Precedents (not law)"
        for case in results.cases:
            yield f"  {case.id.removeprefix('case:')}  {case.title}{f' {case.year}' if case.year else ''}"
    rest = results.total - results.request.offset - len(results.hits)
    if rest > 0:
        yield ""
        yield f"{rest} more (--offset {results.request.offset + len(results.hits)})"


def _hit(place: int, hit: Hit) -> Iterator[str]:
    yield f"{place:2}. {hit.id}  {' › '.join(hit.path)}"
    marked = _marked(hit.snippet, hit.highlights) if hit.snippet != (hit.heading or "") else ""
    if marked:
        yield from textwrap.wrap(marked, _WIDTH, initial_indent="    ", subsequent_indent="    ")
    elif "heading-only" in hit.flags:
        yield "    only the heading is held"
    told = "why: " + "; ".join(_reason(why) for why in hit.why[:4])
    yield from textwrap.wrap(told, _WIDTH, initial_indent="    ", subsequent_indent="    ")
    if hit.same:
        yield f"    the same rule: {', '.join(hit.same)}"


def _reason(why: Why) -> str:
    if why.basis in (Basis.NEIGHBOUR, Basis.ALIKE, Basis.NEAREST, Basis.CITATION):
        return _WHY[why.basis]
    return f"{why.query} → {why.text} ({_WHY[why.basis]})" if why.text else f"{why.query} ({_WHY[why.basis]})"


def _marked(text: str, highlights: tuple[tuple[int, int], ...]) -> str:
    """The snippet with its found words in bold on a terminal, between guillemets elsewhere."""
    before, after = ("\x1b[1m", "\x1b[0m") if sys.stdout.isatty() else ("«", "»")
    out, at = [], 0
    for start, end in highlights:
        out += [text[at:start], before, text[start:end], after]
        at = end
    return "".join([*out, text[at:]])


def _register(engine: Engine, args: argparse.Namespace) -> int:
    entries = register(engine, args.lang or "da")
    if args.json:
        print(json.dumps([entry_data(entry) for entry in entries], ensure_ascii=False, indent=1))
        return 0
    last = ""
    for entry in entries:
        if entry.letter != last:
            print(f"\n{entry.letter}")
            last = entry.letter
        for line in textwrap.wrap(_line(entry), _WIDTH, subsequent_indent="    "):
            print(line)
    return 0 if entries else 1


def _line(entry: Entry) -> str:
    if entry.see is not None:
        return f"{entry.word}: see {entry.see}"
    parts = []
    for places in entry.places:
        numbers = [name.partition(":")[2] for name in places.ids]
        if places.defined:
            numbers.insert(0, "definition")
        parts.append(f"{places.edition} {', '.join(numbers)}")
    return f"{entry.word}  {'; '.join(parts)}"
