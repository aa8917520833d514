"""The concordance beside two simple matchers, in one run: links found, false changes, time. `python -m tests.compare.evaluate`

Comes in: gold.txt and gold_headings.txt (links of laws 1 to 15 and of the headings of 16 to 93, made by hand; without
them those parts are left out) and the pairs below, read in both texts. Goes out: a table. What always holds: all three get the same provisions and are judged by the same pairs.
The surprising choice: the peers get the limit between 'same' and 'changed' that suits them best on the very pairs they
are judged by; ours gets none.
"""

from __future__ import annotations

import re
import statistics
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from rapidfuzz import fuzz

import kb
from kb.build import corpus_folder
from kb.compare.alignment import align
from kb.compare.concordance import concord
from kb.compare.features import features_of
from kb.compare.hand import load_hand
from kb.graph import KnowledgeBase
from kb.language import fold, tokens
from kb.language.glossary import load_glossary
from kb.model import Concordance, Kind, Node

GOLD = Path(__file__).with_name("gold.txt")
HEADINGS = Path(__file__).with_name("gold_headings.txt")
OLD, NEW = "dk1997", "se2007"
LAST = 15
"""The last law of which both texts are held."""
LAWS = 93
"""The last law; what the Swedish book has beyond are national regulations."""
RUNS = 5

UNCHANGED = """
1 1  2 2  3 3  4 4  5A 5A  5B 5B  6A 6A  6B 6B  6C 6C  6D3 6D3  6E1 6E1  6E2 6E2  6E3 6E3  7A 7A  7B 7B1  7B2 7B3
7D 7D  8A1 8A1  8A2 8A2  8B 8B1  8C 8C  9A1 9A1  9B1b 9B1b  9B1c 9B1c  9B1d 9B1d  14A1 14A1  14A2 14A2  14B1b 14B2
14B2 14B3  14B3 14B4  15A1 15A1  15A2 15A2  72A4 10C3  72A5 10C4  72B3 9A4  86B 12C4  89 12C3
"""
"""Pairs that say the same in substance, read in both texts."""
CHANGED = """
6D1 6D1  6D2 6D2  6E4 6E4  6F 6F  7C 7C  9B1a 9B1a  13A 13A  13B2a 13D2a  13B2b 13D2b  13C 13C  14A 14A  14B 14B
86A 12C2b  88 12C2c
"""
"""Pairs that differ in substance: who may, must or consents, a limit, an exception, a consequence."""

Link = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Outcome:
    """Links found and those of them said to have changed."""

    links: frozenset[Link]
    changed: frozenset[Link]


def pairs(text: str) -> frozenset[Link]:
    """The pairs of a block of numbers."""
    words = text.split()
    return frozenset(zip(words[::2], words[1::2], strict=True))


def gold() -> frozenset[Link]:
    """The links made by hand, () without the file."""
    if not GOLD.exists():
        return frozenset()
    lines = GOLD.read_text(encoding="utf-8").splitlines()
    return frozenset((a, b) for a, b in (line.split()[:2] for line in lines if line.strip() and line[0] != "#"))


def heading_gold() -> tuple[dict[Link, str], frozenset[Link]]:
    """Links of laws 16 to 93 read off the headings, '-' for no counterpart, with their relation; and those in doubt."""
    lines = HEADINGS.read_text(encoding="utf-8").splitlines() if HEADINGS.exists() else []
    rows = [line.split() for line in lines if line.strip() and line[0] != "#"]
    certain = {(old, new): relation for old, new, relation in rows if relation != "?"}
    return certain, frozenset((old, new) for old, new, relation in rows if relation == "?")


def heading_links(base: KnowledgeBase, table: Concordance) -> dict[Link, str]:
    """What the concordance says of the laws and lettered sections from 16 on, in the form of `heading_gold`."""
    found: dict[Link, str] = {}
    for pair in table.pairs:
        links = pair.links or [(node, "") for node in pair.old] + [("", node) for node in pair.new]
        for ends in links:
            nodes = [base.nodes[node] for node in ends if node]
            if any(_seen_by_heading(n) for n in nodes):
                old, new = (_short(base, node) if node else "-" for node in ends)
                found[old, new] = str(pair.fate)
    return found


def _seen_by_heading(node: Node) -> bool:
    """A law or section whose Swedish text is not held."""
    number = re.match(r"\d+", node.number)
    return node.kind in (Kind.LAW, Kind.SECTION) and number is not None and LAST < int(number.group()) <= LAWS


def _short(base: KnowledgeBase, node: str) -> str:
    return base.nodes[node].number or node.split(":")[1]


def pairs_held() -> frozenset[Link]:
    """Links to a law of which both texts are held; judged as such."""
    return frozenset(link for link in gold() if int(re.match(r"\d+", link[1]).group()) <= LAST)  # type: ignore[union-attr]


def _heading_report(base: KnowledgeBase, table: Concordance) -> None:
    """Links, relations, and what was removed or added, against the reading of the headings."""
    gold, doubtful = heading_gold()
    found = {link: fate for link, fate in heading_links(base, table).items() if link not in doubtful | pairs_held()}
    # What is in doubt is neither: its ends are not called removed or added, rightly or wrongly.
    unsure = {end for link in doubtful for end in link}
    alone = [{link for link in side if "-" in link and not unsure & set(link)} for side in (found, gold)]
    linked = [{link for link in side if "-" not in link} for side in (found, gold)]
    figures = f1(linked[0], frozenset(linked[1]))
    right = [link for link in linked[0] & linked[1] if found[link] == gold[link]]
    print(
        f"headings of laws 16 to 93: {len(linked[1])} links, precision {figures[0]:.3f}, recall {figures[1]:.3f}, "
        f"F1 {figures[2]:.3f}; relation right {len(right)}/{len(linked[0] & linked[1])}; "
        f"removed or added: {len(alone[0] & alone[1])} of {len(alone[1])} found, {len(alone[0] - alone[1])} wrongly"
    )
    print("  not found: " + (" ".join(f"{a}-{b}" for a, b in sorted(linked[1] - linked[0])) or "none"))
    print("  wrong: " + (" ".join(f"{a}-{b}" for a, b in sorted(linked[0] - linked[1])) or "none"))
    print("  alone, not found: " + (" ".join(f"{a}>{b}" for a, b in sorted(alone[1] - alone[0])) or "none"))
    print("  alone, wrongly: " + (" ".join(f"{a}>{b}" for a, b in sorted(alone[0] - alone[1])) or "none"))
    other = sorted(link for link in linked[0] & linked[1] if found[link] != gold[link])
    print("  otherwise: " + (" ".join(f"{a}-{b}:{found[a, b]}/{gold[a, b]}" for a, b in other) or "none"))


def compared(base: KnowledgeBase) -> Callable[[], Concordance]:
    """The concordance, computed anew from the glossary and the pairs set by hand."""
    corpus = corpus_folder()
    glossary = load_glossary(corpus / "glossary.toml")
    hand = load_hand(corpus / "concordance.toml", base.nodes)
    return lambda: concord(base, OLD, NEW, glossary, hand)


def ours(base: KnowledgeBase) -> Callable[[], Outcome]:
    """The links of the concordance."""
    compare = compared(base)

    def run() -> Outcome:
        table = compare()
        links = {
            (base.nodes[old].number, base.nodes[new].number): bool(pair.change)
            for pair in table.pairs
            for old, new in pair.links
            if base.nodes[old].kind is not Kind.DEFINITION and base.nodes[new].kind is not Kind.DEFINITION
        }
        return Outcome(frozenset(links), frozenset(link for link, changed in links.items() if changed))

    return run


def judged_here(link: Link, right: frozenset[Link]) -> bool:
    """Whether gold.txt speaks of a link: of its new end, or of all that became of a law of which both texts are held."""
    law = re.match(r"\d+", link[0])
    return link[1] in {b for _, b in right} or (law is not None and int(law.group()) <= LAST)


def numbers_and_text(old: Mapping[str, Node], new: Mapping[str, Node]) -> Outcome:
    """Equal numbers are the same provision; what is left goes to the likeliest text. Unlike texts have changed."""
    found = {(number, number): _ratio(node, new[number]) for number, node in old.items() if number in new}
    taken = {b for _, b in found}
    for a in sorted(set(old) - set(new)):
        best = max((b for b in new if b not in taken), key=lambda b: _ratio(old[a], new[b]), default=None)
        if best is not None and _ratio(old[a], new[best]) >= 60:
            found[a, best] = _ratio(old[a], new[best])
            taken.add(best)
    return Outcome(frozenset(found), _unlike(found))


def greedy_words(old: Mapping[str, Node], new: Mapping[str, Node]) -> Outcome:
    """The pair with most words in common first, then the next. Texts with few words in common have changed."""
    words = [{number: _words(node) for number, node in side.items()} for side in (old, new)]
    scored = sorted(
        ((_dice(x, y), a, b) for a, x in words[0].items() for b, y in words[1].items()), key=lambda s: (-s[0], s[1:])
    )
    found: dict[Link, float] = {}
    taken: tuple[set[str], set[str]] = (set(), set())
    for value, a, b in scored:
        if value < 0.15:
            break
        if a not in taken[0] and b not in taken[1]:
            found[a, b] = value
            taken[0].add(a)
            taken[1].add(b)
    return Outcome(frozenset(found), _unlike(found))


def _unlike(found: Mapping[Link, float]) -> frozenset[Link]:
    """Links under the limit of likeness that parts the pairs judged here best: the most a peer can do."""
    same, other = ([found[a] for a in side if a in found] for side in (pairs(UNCHANGED), pairs(CHANGED)))

    def mistakes(limit: float) -> float:
        """Share of false changes and share of changes missed."""
        false, missed = sum(v < limit for v in same), sum(v >= limit for v in other)
        return false / max(1, len(same)) + missed / max(1, len(other))

    best = min((*found.values(), 0.0), key=lambda limit: (mistakes(limit), limit))
    return frozenset(link for link, value in found.items() if value < best)


def _ratio(a: Node, b: Node) -> float:
    return fuzz.ratio(_plain(a), _plain(b))


def _plain(node: Node) -> str:
    return f"{node.heading or ''} {node.text}".casefold().strip()


def _words(node: Node) -> frozenset[str]:
    language = "da" if node.edition == OLD else "sv"
    return frozenset(fold(token.word) for token in tokens(_plain(node), language))


def _dice(a: frozenset[str], b: frozenset[str]) -> float:
    return 2 * len(a & b) / (len(a) + len(b)) if a and b else 0.0


def provisions(base: KnowledgeBase, edition: str) -> dict[str, Node]:
    """Number -> provision of an edition, at every level."""
    kinds = (Kind.LAW, Kind.SECTION, Kind.SUBSECTION, Kind.ITEM, Kind.POINT)
    return {n.number: n for n in base.nodes.values() if n.edition == edition and n.kind in kinds and n.number}


def f1(found: Iterable[Link], right: frozenset[Link]) -> tuple[float, float, float]:
    """Precision, recall, F1."""
    held = frozenset(found)
    good = len(held & right)
    precision, recall = good / len(held) if held else 0.0, good / len(right)
    return precision, recall, 2 * precision * recall / (precision + recall) if good else 0.0


def _timed(run: Callable[[], Outcome]) -> tuple[Outcome, float]:
    times = []
    for _ in range(RUNS):
        start = time.perf_counter()
        outcome = run()
        times.append(time.perf_counter() - start)
    return outcome, statistics.median(times) * 1000


def _stages(base: KnowledgeBase) -> Iterable[tuple[str, float]]:
    """What reading both texts takes, which the build does once, and what comparing them takes."""
    glossary = load_glossary(corpus_folder() / "glossary.toml")
    start = time.perf_counter()
    before, after = features_of(base, OLD, glossary), features_of(base, NEW, glossary)
    yield "features", (time.perf_counter() - start) * 1000
    _, took = _timed(
        lambda: Outcome(frozenset((link.old, link.new) for link in align(before, after).links), frozenset())
    )
    yield "alignment", took


def main() -> None:
    """Print the table."""
    base = kb.load()
    old, new = provisions(base, OLD), provisions(base, NEW)
    right, same, other = gold(), pairs(UNCHANGED), pairs(CHANGED)
    print(f"{len(old)} provisions of {OLD}, {len(new)} of {NEW}; median of {RUNS} runs")
    print(f"{len(right)} links by hand; {len(same)} pairs that say the same, {len(other)} that changed")
    head = f"{'':24}{'precision':>10}{'recall':>8}{'F1':>7}{'false changed':>15}{'changes found':>15}{'ms':>9}"
    print(re.sub(r" +$", "", head))
    matchers: dict[str, Callable[[], Outcome]] = {
        "concordance": ours(base),
        "numbers and text": lambda: numbers_and_text(old, new),
        "greedy, words in common": lambda: greedy_words(old, new),
    }
    for name, run in matchers.items():
        outcome, took = _timed(run)
        judged = [link for link in outcome.links if judged_here(link, right)]
        figures = "".join(f"{value:>{width}.3f}" for value, width in zip(f1(judged, right), (10, 8, 7), strict=True))
        linked = len(same & outcome.links), len(other & outcome.links)
        false = f"{len(same & outcome.changed)}/{linked[0]}"
        told = f"{len(other & outcome.changed)}/{len(other)}"
        print(f"{name:24}{figures if right else ' ' * 25}{false:>15}{told:>15}{took:>9.1f}")
    print("concordance, stage by stage: " + ", ".join(f"{name} {took:.0f} ms" for name, took in _stages(base)))
    _heading_report(base, compared(base)())
    outcome = matchers["concordance"]()
    for title, wrong in (
        ("not found", right - outcome.links),
        ("wrong", frozenset(link for link in outcome.links if right and judged_here(link, right)) - right),
        ("said to have changed, says the same", same & outcome.changed),
        ("changed, not said", other & outcome.links - outcome.changed),
    ):
        print(f"{title}: {', '.join(f'{a}-{b}' for a, b in sorted(wrong)) or 'none'}")


if __name__ == "__main__":
    main()
