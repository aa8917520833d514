"""The map paragraph → rules → cases, and the paragraphs no rule covers.

Comes in: a book, the operative provisions of its edition, the cases by the provisions they name. Goes out: rows.
What always holds: every provision given is in exactly one row. A provision counts as ruled when a rule stands
under it or under a point of it, or when a rule applies it (`per`, a choice's citation).
The surprising choice: a paragraph that only defines, or asks for manners, is not a gap; it is listed under
`not_ruled` in the file of its law with the reason, and 'NUMBER*' there takes in all its points.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from kb.rules.book import RuleBook

ROMAN = ("I", "V", "X")

__all__ = ["Row", "coverage", "uncovered"]


@dataclass(frozen=True, slots=True)
class Row:
    """number: without the edition. reason: why it has no rule, '' where it has one or nobody has said."""

    number: str
    rules: tuple[str, ...]
    cases: tuple[str, ...]
    reason: str


def coverage(
    book: RuleBook, numbers: Iterable[str], cases: Mapping[str, Sequence[str]] | None = None
) -> tuple[Row, ...]:
    """One row a provision, in the order given. cases: number → case ids."""
    direct: dict[str, dict[str, None]] = {}
    for rule in book.rules.values():
        named = [rule.provision, *rule.per, *(n for o in rule.options for c in o.choices for n in c.cites)]
        for number in named:
            direct.setdefault(number, {})[rule.id] = None
    reasons = {number: f"{row.reason}: {row.note}" for row in book.not_ruled for number in row.numbers}
    rows = []
    for number in numbers:
        rules = dict(direct.get(number, {}))
        for other, ids in direct.items():
            if is_under(other, number):
                rules.update(ids)
        reason = reasons.get(number, "")
        if not reason:
            reason = next((r for n, r in reasons.items() if n.endswith("*") and _within(number, n[:-1])), "")
        rows.append(Row(number, tuple(rules), tuple((cases or {}).get(number, ())), "" if rules else reason))
    return tuple(rows)


def uncovered(rows: Iterable[Row]) -> tuple[str, ...]:
    """Provisions without a rule and without a reason."""
    return tuple(row.number for row in rows if not row.rules and not row.reason)


def is_under(number: str, parent: str) -> bool:
    """27B1a is under 27B1, 27B and 27; 271 is not under 27."""
    return number != parent and _within(number, parent)


def _within(number: str, parent: str) -> bool:
    if not number.startswith(parent):
        return False
    rest = number[len(parent) :]
    splits_digits = rest[:1].isdigit() and parent[-1:].isdigit()
    splits_roman = rest[:1] in ROMAN and parent[-1:] in ROMAN
    return not rest or not (splits_digits or splits_roman)
