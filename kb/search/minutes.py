"""Minutes: which passages a time fits that a question names.

Comes in: ranked passages, minutes, the topics spoken of. Goes out: the same passages in another order, with the row of
a table by minutes first that holds the time. What always holds: a passage that says "at least 30 minutes" or "under 25"
stands behind for a time it does not speak of, and so does everything under it. The surprising choice: the text of the
provision decides, in the words of its language, so that it works for a table nobody has marked as one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache

from kb.graph import KnowledgeBase
from kb.search.index import Index
from kb.search.rank import Allowed, Scored
from kb.search.shape import Shape

__all__ = ["by_minutes", "fits"]

_LEAST = r"(?:mindst|minst|at least)"
_UNDER = r"(?:under|mindre end|mindre än|less than)"
_MOST = r"(?:højst|højest|högst|at most)"
_UNIT = r"\s*min(?:utter|uter|utes?|\.)?\b"

_BETWEEN = re.compile(
    rf"{_LEAST}\s+(?P<low>\d{{1,3}})(?:{_UNIT})?,?\s+(?:men|but)\s+{_UNDER}\s+(?P<high>\d{{1,3}}){_UNIT}", re.IGNORECASE
)
_FROM = re.compile(rf"{_LEAST}\s+(\d{{1,3}}){_UNIT}", re.IGNORECASE)
_BELOW = re.compile(rf"{_UNDER}\s+(\d{{1,3}}){_UNIT}", re.IGNORECASE)
_UP_TO = re.compile(rf"{_MOST}\s+(\d{{1,3}}){_UNIT}", re.IGNORECASE)

_LIFTED = 1.3
"""What the row of a table gets that holds the time, against the best of the others; what it stands under gets less."""
_STEP = 0.1
_FITTING = 1.5
"""How much more a passage gets whose limit the time fits."""
_BEFORE = 1.01
"""A passage whose limit the time fits stands before those it stands under."""
_TIMES = frozenset({"topic=late-arrival", "topic=slow-play"})
_OTHER = 0.5
"""What a passage keeps that is about time, but not about this: to come late is not to play slowly."""
_LEFT = 0.25
"""What a passage keeps that speaks of another time."""


@lru_cache(maxsize=4_000)
def fits(text: str, minutes: int) -> bool | None:
    """Whether a text speaks of so many minutes; None when it names no limit."""
    found = [int(one["low"]) <= minutes < int(one["high"]) for one in _BETWEEN.finditer(text)]
    rest = _BETWEEN.sub(" ", text)
    found += [minutes >= int(limit) for limit in _FROM.findall(rest)]
    found += [minutes < int(limit) for limit in _BELOW.findall(rest)]
    found += [minutes <= int(limit) for limit in _UP_TO.findall(rest)]
    return any(found) if found else None


def by_minutes(
    ranked: Sequence[Scored],
    minutes: int,
    topics: frozenset[str],
    kb: KnowledgeBase,
    law: Index,
    place: Mapping[str, int],
    shape: Shape,
    allowed: Allowed | None,
) -> list[Scored]:
    """Passages in the order of how well they fit a time. topics: facet values that the question speaks
    of; place: the number of each passage; allowed: those that may be found."""
    scores = dict(ranked)
    times = _TIMES & topics
    fitting: list[int] = []
    for number in tuple(scores):
        fit = [fits(kb.nodes[law.ids[one]].text, minutes) for one in (number, *shape.above[number])]
        spoken_of = _TIMES.intersection(law.stored[number]["facets"])
        if False in fit:
            scores[number] *= _LEFT
        elif fit[0] and spoken_of & times:
            scores[number] *= _FITTING
            fitting.append(number)
        if times and spoken_of and not spoken_of & times:
            scores[number] *= _OTHER
    for number in fitting:
        over = max((scores.get(up, 0.0) for up in shape.above[number]), default=0.0)
        scores[number] = max(scores[number], over * _BEFORE)
    top = max(scores.values(), default=1.0)
    for name in _rows(kb, minutes):
        row = place.get(name)
        if row is None or topics.isdisjoint(law.stored[row]["facets"]):
            continue
        for step, up in enumerate((row, *shape.above[row][:2])):
            scores[up] = max(scores.get(up, 0.0), top * (_LIFTED - step * _STEP))
    if allowed is not None:
        scores = {number: score for number, score in scores.items() if allowed[number]}
    return sorted(scores.items(), key=lambda one: (-one[1], one[0]))


def _rows(kb: KnowledgeBase, minutes: int) -> list[str]:
    """The rows of all tables by minutes that hold a time."""
    found = []
    for table in kb.tables.values():
        if "minutes_from" not in table.columns or not table.row_ids:
            continue
        low, high = table.columns.index("minutes_from"), table.columns.index("minutes_below")
        for row, name in zip(table.rows, table.row_ids, strict=True):
            first, last = row[low], row[high]
            if first.isdigit() and int(first) <= minutes and (not last.isdigit() or minutes < int(last)):
                found.append(name)
    return found
