"""What the best passages of a ranking have to show for themselves, side by side.

Comes in: a ranking, the shape of the law, what the phrasebook, the letters and the space of meaning say. Goes out: one
row a passage, one column for each of `NAMES`. What always holds: a feature says the same of passages of any edition,
so that another edition needs no other numbers; nothing here is learnt. The surprising choice: a passage is also told by
its neighbours, whether its parent, its parts, its counterparts are among the best as well, since to govern is mostly to
be the right one of a family.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from kb.search.model import Request
from kb.search.rank import Evidence
from kb.search.shape import Shape
from kb.search.strengths import Numbers, Strengths
from kb.search.understand import Understood

__all__ = ["NAMES", "Beside", "Standing", "features", "told_of"]

_KINDS = ("law", "section", "subsection", "item", "point", "definition", "footnote", "front")

_STANDING = (
    "depth", "parts", "counterparts", "bare", "guide", "regulation", "cited", "heading-words", "own-words", "things",
    "place-among-siblings", "counterpart-has-text", *(f"is-{kind}" for kind in _KINDS),
)  # fmt: skip

_QUERY = ("units", "one-term", "words", "facts", "situations", "said", "slips", "lead")

_TELLING = (
    "score", "share-of-best", "place", "in-or-under", "fully-in-or-under", "summed", "agreement", "heading-units",
    "same-words", "letters", "letters-share", "asked", "asked-share", "asked-also", "own", "fully-own", "own-density",
    "best-unit", "own-units", "heading-agreement-units", "space", "space-share", "siblings", "place-of-law",
    "share-of-law", "weight-of-law", "same-language",
)  # fmt: skip

_FAMILY = (
    "parent", "part", "counterpart", "parent-share", "part-share", "counterpart-share", "deeper-part-share",
    "sibling-share",
)  # fmt: skip

_PLACES = ("place-by-letters", "place-by-asked", "place-by-own", "place-by-space")

NAMES = (*_TELLING, *_FAMILY, *_PLACES, *_STANDING, *_QUERY)
"""The columns."""

_TOLD = len(_TELLING)

_STANDS = 0.5
_SAID = 0.3
_MOST_RATIO = 4.0


@dataclass(frozen=True, slots=True)
class Standing:
    """What is the same of a passage in every query: a row each of `_STANDING`; and its law, the topmost above it."""

    rows: NDArray[np.float64]
    laws: Numbers
    lengths: Strengths
    """What the words of a text that are met are measured by."""

    @classmethod
    def of(cls, shape: Shape, lengths: NDArray[np.float64], things: Numbers) -> Standing:
        """lengths: words of the heading and of the text of each passage; things: how many things its heading says."""
        place = np.full(len(shape.kind), -1.0)
        for children in shape.below:
            place[list(children)] = range(len(children))
        columns = [
            [len(up) for up in shape.above],
            [len(down) for down in shape.below],
            [len(twins) for twins in shape.twins],
            shape.is_bare,
            shape.is_guide,
            shape.is_regulation,
            shape.citations,
            lengths[:, 0],
            lengths[:, 1],
            things,
            place,
            [any(not shape.is_bare[twin] for twin in twins) for twins in shape.twins],
            *([kind == name for kind in shape.kind] for name in _KINDS),
        ]
        laws = [(up or (number,))[-1] for number, up in enumerate(shape.above)]
        rows = np.column_stack([np.asarray(column, float) for column in columns])
        return cls(rows, np.array(laws, np.intp), np.log(3 + lengths[:, 1]))


@dataclass(frozen=True, slots=True)
class Beside:
    """What is known of every passage beside the words of the law: how like the query it is written, how nearly it has
    been asked for, and how nearly read with what was asked for."""

    letters: Strengths
    asked: Strengths
    also: Strengths


def features(
    passages: Numbers,
    scores: Strengths,
    evidence: Evidence,
    beside: Beside,
    space: Strengths,
    shape: Shape,
    standing: Standing,
    query: Mapping[str, float],
    lang: str,
) -> NDArray[np.float64]:
    """One row for each of the passages, which are in order. scores: of them; space: how near each lies in meaning;
    query: what `told_of` says; lang: the language of the query."""
    count = len(passages)
    top = scores[0] or 1.0
    every = np.zeros(len(shape.kind))
    every[passages] = scores
    over = shape.over[passages]
    under = over >= 0
    held, own_scores = over[under], scores[under]
    part, deeper, siblings = np.zeros((3, len(every)))
    np.maximum.at(part, held, own_scores)
    np.maximum.at(deeper, held, part[passages[under]])
    np.add.at(siblings, held, 1.0)
    counterpart = np.zeros(count)
    places, twins = shape.counterparts_by_place(passages)
    np.maximum.at(counterpart, places, every[twins])
    family = np.array([every[over], part[passages], counterpart, deeper[passages], part[over]])
    family[0, ~under] = family[4, ~under] = 0.0
    laws = standing.laws[passages]
    place_of_law = np.zeros(len(every), np.intp)
    place_of_law[laws[::-1]] = np.arange(count)[::-1]
    first = place_of_law[laws]
    own = evidence.own(passages)
    fixed = standing.rows[passages]
    own_total = own @ evidence.shares
    agreement, met = evidence.agreement[passages], evidence.met[passages]
    letters, asked = beside.letters[passages], beside.asked[passages]
    rows = np.empty((len(NAMES), count))
    rows[:_TOLD] = (
        scores,
        scores / top,
        np.log1p(np.arange(count)),
        evidence.total[passages],
        evidence.full[passages],
        evidence.summed[passages],
        agreement,
        met,
        evidence.same[passages],
        letters,
        letters / _most(beside.letters),
        asked,
        asked / _most(beside.asked),
        beside.also[passages],
        own_total,
        np.minimum(1.0, own / _STANDS) @ evidence.shares,
        own_total / standing.lengths[passages],
        (own * evidence.shares).max(axis=1, initial=0.0),
        (own > _SAID).sum(axis=1),
        agreement * met,
        space,
        space / _most(space),
        np.where(under, siblings[over], 0.0),
        np.log1p(first),
        scores / scores[first],
        np.bincount(laws, scores)[laws] / top,
        shape.languages[passages] == lang,
    )
    rows[_TOLD : _TOLD + 3] = family[:3]
    rows[_TOLD + 3 : _TOLD + 8] = np.minimum(_MOST_RATIO, family / np.maximum(scores, 1e-9))
    rows[_TOLD + 8 : _TOLD + 12] = _places(np.array([letters, asked, own_total, space]))
    rows[_TOLD + 12 : -len(_QUERY)] = fixed.T
    second = scores[1] if count > 1 else 0.0
    rows[-len(_QUERY) :] = np.array([*(query[name] for name in _QUERY[:-1]), (top - second) / top])[:, None]
    return rows.T


def told_of(request: Request, understood: Understood, evidence: Evidence, words: int) -> dict[str, float]:
    """What a query is like. words: different ones in it."""
    return {
        "units": float(len(evidence.shares)),
        "one-term": float(evidence.alone),
        "words": float(words),
        "facts": float(len(request.facts)),
        "situations": float(len(understood.reading.about)),
        "said": float(sum(not one.function for one in understood.said)),
        "slips": float(understood.did_you_mean is not None),
    }


def _places(values: NDArray[np.float64]) -> NDArray[np.float64]:
    """For each row of values the place each would have by it alone, on a scale on which the first few count."""
    places = np.empty(values.shape)
    order = np.argsort(-values, axis=1, kind="stable")
    np.put_along_axis(places, order, np.log1p(np.arange(values.shape[1]))[None, :], axis=1)
    return places


def _most(values: Strengths) -> float:
    return max(1e-9, float(values.max(initial=0.0)))
