"""`python -m tests.bench`: the budgets of the design, measured on this machine; nothing here is a test.

Comes in: the corpus. Goes out: one row a budget: what, measured, budget, and a peer measured in the same run. What
always holds: a figure is the median of several runs, and the load of the machine is printed with them. The surprising
choice: no row fails; a slow machine is no defect, a row ten times its budget is one to look into.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from urllib.parse import urlencode

import kb
from kb.build import build, corpus_folder
from kb.language.glossary import load_glossary
from kb.transcript.reading import read_edition
from kb.transcript.targets import Linker
from kb.transcript.words import words_for

Row = tuple[str, str, str, str]
CORPUS = corpus_folder()


def median(work: Callable[[], object], runs: int) -> float:
    """Seconds of the middle run; nothing is collected meanwhile, as `timeit` has it, for us and for the peers alike."""
    taken = []
    for _ in range(runs):
        gc.disable()
        try:
            start = time.perf_counter()
            work()
            taken.append(time.perf_counter() - start)
        finally:
            gc.enable()
    return statistics.median(taken)


def process(*arguments: str) -> Callable[[], object]:
    """A whole Python process."""
    return lambda: subprocess.run([sys.executable, *arguments], check=True, capture_output=True)


def building() -> Iterator[Row]:
    yield "cold build of the corpus", f"{median(lambda: build(CORPUS), 3):.2f} s", "8 s", ""
    kb.load()
    bare = median(process("-c", "import argparse, json"), 5)
    shown = median(process("-m", "kb.cli", "show", "12C1"), 5)
    yield "show 12C1, whole process", f"{shown:.3f} s", "0.3 s", f"bare Python {bare:.3f} s"


def references() -> Iterator[Row]:
    size, taken, naive = 0, 0.0, 0.0
    number = re.compile(r"(?:§§?\s*|lag(?:en|arna)?\s+)?\b\d{1,3}\s?[A-Z]?\d?[a-z]?\b")
    for name in ("dk1997", "se2007", "dbf2008", "bogense2017"):
        if not (CORPUS / name / "source.txt").exists():
            continue
        reading = read_edition(CORPUS / name)
        nodes = [node for node in reading.nodes if node.kind not in ("stub", "toc", "table")]
        size += sum(len(node.text.encode()) for node in nodes)
        words = words_for(reading.profile.language)

        def link(
            name: str = name, reading: object = reading, nodes: list[object] = nodes, words: object = words
        ) -> None:
            Linker(name, reading.profile, nodes, words, reading.source).link({}, lambda n, a, b: None, [])  # type: ignore

        taken += median(link, 5)
        naive += median(lambda nodes=nodes: [number.findall(node.text) for node in nodes], 5)  # type: ignore[misc]
    speed, peer = size / taken / 2**20, size / naive / 2**20
    yield "references extracted and resolved", f"{speed:.2f} MiB/s", "1 MiB/s", f"one bare pattern {peer:.1f} MiB/s"


def searching() -> Iterator[Row]:
    from kb.search import open_engine
    from kb.search.passages import law_passages
    from tests.search.evaluate import fts5, ours, timed, whoosh
    from tests.search.judged import SAMPLES, UNSEEN, load

    handle = kb.load()
    if not SAMPLES.exists():
        return
    queries = load(SAMPLES)
    passages = [(one.id, handle.nodes[one.id].heading or "", handle.nodes[one.id].text) for one in law_passages(handle)]
    engine = open_engine(handle)
    cells = []
    for name, search in (("ours", ours(engine)), ("whoosh", whoosh(passages)), ("fts5", fts5(passages))):
        middle, late = timed(search, queries)
        cells.append(f"{name} {middle:.2f} / {late:.2f} ms")
    yield "search, p50 / p99", cells[0], "1 / 8 ms", ", ".join(cells[1:])
    unseen = load(UNSEEN)
    engine.search(unseen[0].request)
    taken = sorted(median(lambda one=one: engine.search(one.request), 1) * 1000 for one in unseen)  # type: ignore[misc]
    middle, late = taken[len(taken) // 2], taken[int(len(taken) * 0.99)]
    yield f"search, {len(taken)} queries asked for the first time", f"{middle:.2f} / {late:.2f} ms", "", ""


def comparing() -> Iterator[Row]:
    from kb.compare.alignment import align
    from kb.compare.features import features_of
    from tests.compare import evaluate
    from tests.compare.enlarged import enlarged

    handle = kb.load()
    glossary = load_glossary(CORPUS / "glossary.toml")
    pair = enlarged(handle, glossary)
    peers = {"numbers and text": evaluate.numbers_and_text, "greedy": evaluate.greedy_words}
    found = {(link.old.split(":")[1], link.new.split(":")[1]) for link in align(pair.old, pair.new).links}
    ours = evaluate.f1(found, pair.links)[2]
    cells = []
    for name, match in peers.items():
        outcome = match(pair.old_nodes, pair.new_nodes)
        false = len(outcome.changed & pair.links - pair.changed)
        took = median(lambda match=match: match(pair.old_nodes, pair.new_nodes), 3)  # type: ignore[misc]
        f1 = evaluate.f1(outcome.links, pair.links)[2]
        cells.append(f"{name} {took * 1000:.0f} ms, F1 {f1:.2f}, {false} falsely changed")
    best = median(lambda: align(pair.old, pair.new), 15)
    yield (
        f"compare {len(pair.old)} provisions with {len(pair.new)}, made up",
        f"{best * 1000:.0f} ms, F1 {ours:.2f}",
        "150 ms",
        "; ".join(cells),
    )
    old, new = (features_of(handle, edition, glossary) for edition in (evaluate.OLD, evaluate.NEW))
    sides = evaluate.provisions(handle, evaluate.OLD), evaluate.provisions(handle, evaluate.NEW)
    same = evaluate.pairs(evaluate.UNCHANGED)
    best = median(lambda: align(old, new), 15)
    false = len(same & evaluate.ours(handle)().changed)
    cells = []
    for name, match in peers.items():
        took = median(lambda match=match: match(*sides), 3)  # type: ignore[misc]
        wrong = len(same & match(*sides).changed)
        cells.append(f"{name} {took * 1000:.0f} ms, {wrong} falsely changed")
    yield (
        f"compare dk1997, {len(old)}, with se2007, {len(new)}",
        f"{best * 1000:.0f} ms, {false} of {len(same)} falsely changed",
        "",
        "; ".join(cells),
    )


def ruling() -> Iterator[Row]:
    from kb.rules import books, rule_on
    from tests.rules.casefiles import OWN, cases

    shelf = {book.edition: book for book in books()}
    asked = [(shelf[case.edition], case.facts) for case in cases(OWN)]
    for book, facts in asked:
        rule_on(book, facts)
    taken = [median(lambda book=book, facts=facts: rule_on(book, facts).proof, 5) for book, facts in asked]  # type: ignore[misc]
    taken.sort()
    late = taken[int(len(taken) * 0.95)]
    yield (
        f"one ruling with its proof, {len(asked)} cases, p50 / p95",
        f"{statistics.median(taken) * 1e6:.0f} / {late * 1e6:.0f} µs",
        "100 µs",
        "",
    )


def serving() -> Iterator[Row]:
    facts = json.dumps({"facts": {"irregularity": "insufficient-bid"}, "editions": ["dk1997"]})
    with service() as (port, started):
        yield "service, start to first answer", f"{started:.2f} s", "1.5 s", ""
        opened = time.perf_counter()
        while not answers(port, "/api/v1/search?q=revoke"):
            time.sleep(0.05)
        yield "service, until search is open as well", f"{started + time.perf_counter() - opened:.2f} s", "", ""
        asked = different_queries(200)
        for name, requests, budget in (
            ("provision", repeated(get("/api/v1/provisions/dk1997:12C1")), "3,000 /s"),
            ("law page", repeated(get("/dk1997/27")), ""),
            (f"search, {len(asked)} different queries, each once", iter(asked), "600 /s"),
            ("search, the same again", iter(asked), "600 /s"),
            ("search, one query repeated", repeated(get("/api/v1/search?q=udspilsstraf")), "600 /s"),
            ("ruling", repeated(post("/api/v1/rulings", facts)), "1,500 /s"),
        ):
            rate, late = asyncio.run(load_on(port, requests))
            yield f"HTTP {name}, one worker", f"{rate:,.0f} /s, p99 {late * 1000:.0f} ms", f"{budget} p99 30 ms", ""


def different_queries(most: int) -> list[bytes]:
    """Requests for queries nothing was learnt from: no answer to one is an answer to another."""
    from tests.search.judged import UNSEEN, load

    asked = dict.fromkeys((one.query, one.lang) for one in load(UNSEEN))
    return [get("/api/v1/search?" + urlencode({"q": q, "lang": lang})) for q, lang in list(asked)[:most]]


def repeated(request: bytes, seconds: float = 3.0) -> Iterator[bytes]:
    """One request again and again, for some seconds."""
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        yield request


def get(path: str) -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()


def post(path: str, body: str) -> bytes:
    data = body.encode()
    head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {len(data)}"
    return f"{head}\r\n\r\n".encode() + data


@contextmanager
def service() -> Iterator[tuple[int, float]]:
    """The service on a free port, and the seconds it took to answer."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    start = time.perf_counter()
    command = [sys.executable, "-m", "kb.cli", "serve", "--port", str(port)]
    with tempfile.TemporaryFile() as log, subprocess.Popen(command, stdout=log, stderr=log) as running:
        try:
            while True:
                if answers(port, "/healthz"):
                    break
                if running.poll() is not None:
                    raise RuntimeError("the service ended at once")
                time.sleep(0.01)
            yield port, time.perf_counter() - start
        finally:
            running.terminate()


def answers(port: int, path: str) -> bool:
    """Whether the service answers there, with what was asked for."""
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=5) as line:
            line.sendall(get(path))
            return line.recv(64).startswith(b"HTTP/1.1 200")
    except OSError:
        return False


async def load_on(port: int, requests: Iterator[bytes], lines: int = 8) -> tuple[float, float]:
    """Requests a second over some connections that stay open, and the 99th of a hundred answers' time."""
    taken: list[float] = []
    began = time.perf_counter()

    async def one() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for request in requests:
            start = time.perf_counter()
            writer.write(request)
            head = await reader.readuntil(b"\r\n\r\n")
            if not head.startswith(b"HTTP/1.1 200"):
                raise RuntimeError(head.split(b"\r\n")[0].decode())
            length = re.search(rb"content-length: (\d+)", head.lower())
            assert length is not None
            await reader.readexactly(int(length[1]))
            taken.append(time.perf_counter() - start)
        writer.close()

    await asyncio.gather(*(one() for _ in range(lines)))
    taken.sort()
    return len(taken) / (time.perf_counter() - began), taken[int(len(taken) * 0.99)]


PARTS = {
    "build": building,
    "references": references,
    "search": searching,
    "compare": comparing,
    "rules": ruling,
    "service": serving,
}


def main() -> None:
    """Measure everything, or the parts named on the command line."""
    chosen = sys.argv[1:] or list(PARTS)
    unknown = set(chosen) - set(PARTS)
    if unknown:
        raise SystemExit(f"no part {sorted(unknown)[0]}; choose from {', '.join(PARTS)}")
    print(f"load before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    print("| what | measured | budget | peer in the same run |\n| --- | --- | --- | --- |")
    for name in chosen:
        try:
            for row in PARTS[name]():
                print("| " + " | ".join(row) + " |", flush=True)
        except Exception as error:
            print(f"| {name} | failed: {error} | | |", flush=True)


if __name__ == "__main__":
    main()
