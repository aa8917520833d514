"""Losses: what a reader of the printed page would miss, seen from the words that are left.

Comes in: the nodes of an edition. Goes out: findings with page and words. What always holds: nothing is
changed; a finding only says where to look. The surprising choice: a number that fell out at a line end
leaves no gap, so a capital inside a sentence is taken as its trace.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from kb.model import Finding, FindingKind, Flag, Kind, Node
from kb.transcript.titles import ProperNames

__all__ = ["find_losses"]

_INNER_CAPITAL = re.compile(r"(?<=[a-zæøåäö\d]) ([A-ZÆØÅÄÖ][a-zæøåäö]*)\b")
_DATE_WITHOUT_YEAR = re.compile(
    r"\b\d{1,2}\.? (?:januar|februar|mars|marts|april|maj|juni|juli|august|september|oktober|november|december)i?\b"
    r"(?!\.?\s*\d{4})"
)
_LOST_WORDS = re.compile(
    r"\(\s*\)|\bISBN:?(?=\s*[^\d\s:]|\s*$)|\b(?:lag|lagarna|§)\s+(?=[).,;])"
    r"|\b(?:angivet i|anført i|anvendes|tillämpas lag)\s*$"
)


def find_losses(edition: str, nodes: Sequence[Node], names: ProperNames) -> Iterator[Finding]:
    """Losses and doubts of each node, in order."""
    for node in nodes:
        page = node.pages[0] if node.pages else None
        for kind, words, reason in (*_flagged(node), *_in_words(node, names)):
            yield Finding(kind, edition, node.id, page, " ".join(words.split())[:160], reason)


def _flagged(node: Node) -> Iterator[tuple[FindingKind, str, str]]:
    """What the parser itself was in doubt about."""
    if Flag.NUMBER_LOST in node.flags and Flag.HEADING_ONLY not in node.flags:
        yield FindingKind.LOSS, node.title, "the number is lost; it follows from its place"
    if Flag.NUMBER_DOUBTFUL in node.flags and Flag.HEADING_ONLY in node.flags:
        yield FindingKind.DOUBT, node.title, "counted off in the contents list; another count is possible"
    elif Flag.NUMBER_DOUBTFUL in node.flags:
        yield FindingKind.DOUBT, node.title, "a page before it is missing; it may belong to a law that began there"
    if Flag.TRUNCATED in node.flags and node.kind is not Kind.FOOTNOTE:
        yield FindingKind.LOSS, node.text[-60:], "the text breaks off here"
    if Flag.OUT_OF_SEQUENCE in node.flags:
        yield FindingKind.LOSS, node.title, "the number before it is missing"
    if Flag.DUPLICATE in node.flags:
        yield FindingKind.DOUBT, node.title, "this number was read before"


def _in_words(node: Node, names: ProperNames) -> Iterator[tuple[FindingKind, str, str]]:
    """What the words around it give away."""
    if node.kind in (Kind.TOC, Kind.TABLE):
        return
    for match in _LOST_WORDS.finditer(node.text):
        yield FindingKind.LOSS, _around(node.text, match), "something is missing here: a sign or a number"
    for match in _INNER_CAPITAL.finditer(node.text):
        word = match.group(1)
        if word.casefold() in names.common and word not in names:
            reason = "a capital inside the sentence: a full stop or a number may be missing"
            yield FindingKind.DOUBT, _around(node.text, match), reason
    if node.kind is Kind.FRONT:
        for match in _DATE_WITHOUT_YEAR.finditer(node.text):
            yield FindingKind.LOSS, _around(node.text, match), "the year of the date is missing"


def _around(text: str, match: re.Match[str]) -> str:
    return text[max(0, match.start() - 40) : match.end() + 20]
