"""`python -m tests.search.evaluate`: quality and time of search beside plain Whoosh and SQLite FTS5.

Comes in: the shared samples and the judged queries of `unseen.jsonl`; nothing is learnt from either. Goes out: one
table. What always holds: all engines search the same passages (heading and words of every node that can be read) with
the same queries; the others get the words joined by OR, which serves them best. The surprising choice: FTS5 runs a
second time with the phrasebook's phrases added to its passages, so that one sees what the phrases do by themselves.
The judged queries of the corpus are a third set: ours is asked them by folds, by an engine that never heard them
(`tests.search.learn`), and the FTS5 with phrases, which has heard them, is left out.
"""

from __future__ import annotations

import argparse
import gc
import re
import sqlite3
import time
from collections.abc import Callable, Sequence

import kb
from kb.build import corpus_folder
from kb.search import Engine, open_engine
from kb.search.passages import law_passages
from kb.search.questions import GOVERNS, load_questions
from tests.search.judged import SAMPLES, UNSEEN, Judged, load, measure
from tests.search.learn import unheard

Search = Callable[[Judged], Sequence[str]]

_WORD = re.compile(r"[^\W_]+")


def _words(judged: Judged) -> list[str]:
    facts = [value.replace("-", " ") for _, values in judged.facts for value in values]
    return [word.casefold() for word in _WORD.findall(" ".join([judged.query, *facts]))]


def ours(engine: Engine) -> Search:
    """Our engine, highlights included."""
    return lambda judged: [hit.id for hit in engine.search(judged.request).hits]


def whoosh(passages: Sequence[tuple[str, str, str]]) -> Search:
    """Whoosh as it comes: a word tokenizer, no stop list, BM25F over heading and text."""
    from whoosh.analysis import LowercaseFilter, RegexTokenizer
    from whoosh.fields import ID, TEXT, Schema
    from whoosh.filedb.filestore import RamStorage
    from whoosh.query import Or, Term

    analyzer = RegexTokenizer(r"[^\W_]+") | LowercaseFilter()
    index = RamStorage().create_index(Schema(id=ID(stored=True), head=TEXT(analyzer), body=TEXT(analyzer, stored=True)))
    writer = index.writer(limitmb=128)
    for name, head, body in passages:
        writer.add_document(id=name, head=head, body=body)
    writer.commit()
    searcher = index.searcher()

    def search(judged: Judged) -> Sequence[str]:
        words = _words(judged)
        found = searcher.search(Or([Term(field, word) for word in words for field in ("head", "body")]), limit=10)
        for hit in found:
            hit.highlights("body")
        return [hit["id"] for hit in found]

    return search


def fts5(passages: Sequence[tuple[str, str, str]]) -> Search:
    """SQLite's full text search with its bm25, the heading counting three times."""
    database = sqlite3.connect(":memory:")
    database.execute("create virtual table p using fts5(id unindexed, head, body, tokenize='unicode61')")
    database.executemany("insert into p values (?, ?, ?)", passages)

    def search(judged: Judged) -> Sequence[str]:
        words = _words(judged)
        if not words:
            return []
        asked = " OR ".join(f'"{word}"' for word in words)
        rows = database.execute(
            "select id, snippet(p, 2, '[', ']', '…', 30) from p where p match ? order by bm25(p, 0, 3, 1) limit 10",
            (asked,),
        )
        return [row[0] for row in rows]

    return search


def timed(search: Search, queries: Sequence[Judged], rounds: int = 3) -> tuple[float, float]:
    """Milliseconds of processor time a query takes: the middle one and the slowest of a hundred."""
    taken = []
    for turn in range(rounds):
        for judged in queries:
            began = time.process_time()
            search(judged)
            if turn:
                taken.append((time.process_time() - began) * 1000)
    taken.sort()
    return taken[len(taken) // 2], taken[int(len(taken) * 0.99)]


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description="search quality and time")
    parser.add_argument("--worst", type=float, metavar="N", help="print queries with nDCG below N")
    args = parser.parse_args()
    handle = kb.load()
    engine = open_engine(handle)
    passages = [(one.id, one.head, one.own) for one in law_passages(handle)]
    sets = {"samples": load(SAMPLES)} if SAMPLES.exists() else {}
    sets["unseen"] = load(UNSEEN)
    queries = [one for each in sets.values() for one in each]
    judged: list[tuple[Judged, list[str]]] = []
    phrases: dict[str, list[str]] = {}
    for asked in load_questions(corpus_folder() / "questions"):
        for name in asked.of:
            phrases.setdefault(name, []).extend(text for _, text in asked.phrases)
    told = [(name, head, " . ".join((own, *phrases.get(name, ())))) for name, head, own in passages]
    engines = {
        "Bridgelex": ours(engine),
        "Whoosh": whoosh(passages),
        "FTS5": fts5(passages),
        "FTS5+phr": fts5(told),
    }
    print(f"{'engine':10} {'queries':11}    n   nDCG10  MRR     R@5     p50 ms  p99 ms")
    for name, search in engines.items():
        found = {id(one): search(one) for one in queries}
        middle, slowest = timed(search, queries)
        for label, each in sets.items():
            quality = measure((one, found[id(one)]) for one in each)
            print(f"{name:10} {label:11} {quality}   {middle:6.2f}  {slowest:6.2f}")
        if name in ("Whoosh", "FTS5"):
            print(f"{name:10} {'judged':11} {measure((one, search(one)) for one, _ in judged)}")
        if name == "Bridgelex":
            judged = unheard()
            gc.collect()
            gc.freeze()  # what five engines left behind is no burden to the others
            print(f"{name:10} {'judged':11} {measure(judged)}")
            every = [*((one, found[id(one)]) for one in queries), *judged]
            for key in sorted({one.kind for one, _ in every}):
                print(f"{'':10} {key:14} {measure((one, ids) for one, ids in every if one.kind == key)}")
            for lang in ("da", "sv", "en"):
                print(f"{'':10} {lang:14} {measure((one, ids) for one, ids in every if one.lang == lang)}")
            cited = [(one, ids) for one, ids in every if one.kind == "citation"]
            first = sum(one.relevant.get(next(iter(ids), ""), 0) == GOVERNS for one, ids in cited)
            print(f"{'':10} citations first: {first} of {len(cited)}")
            for one in queries:
                quality = measure([(one, found[id(one)])])
                if args.worst and quality.ndcg < args.worst:
                    print(f"  {quality.ndcg:.2f} {one.lang} {one.kind}: {one.query} {dict(one.facts) or ''}")


if __name__ == "__main__":
    main()
