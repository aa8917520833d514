"""`python -m tests.search.learn`: the learnt order of the best hits, made anew from every judged query.

Comes in: the judged queries of the corpus. Goes out: `kb/search/order.json`, and a table of
how well search does on queries it has not heard (five folds: each fifth is asked of an engine whose phrasebook holds
only the other four, and ordered by what those taught). What always holds: the same queries give the same file. The surprising choice: the network is so small that
numpy teaches it in a minute, so that nobody needs a learning library to change a word list and learn again.

The loss is that of ListNet (Cao and others, 2007) with judgements as gains; the step is Adam's with weights that
decay; every other unit is left out by chance while learning, so that none relies on another.
"""

from __future__ import annotations

import argparse
import atexit
import math
import os
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import kb
from kb.search import open_engine
from kb.search.order import PATH, Floats, Order, Steps, ordered
from kb.search.questions import JUDGED
from tests.search.judged import OURS, Judged, load, measure

GAINS = (0.0, 0.7, 2.5, 9.0)
"""What a passage of each grade is worth: what governs far more than what is read with it."""

_FOLDS = 5
_IN_PART = frozenset({"governing"})
"""Kinds of which only what governs was judged."""
_STEPS = 8
"""Steps a feature is cut into at most, each with as many passages."""
_UNITS = 64
_ROUNDS = 80
_BATCH = 32
_RATE = 2e-3
_DECAY = 1e-3
_LEFT_OUT = 0.5


@dataclass(frozen=True, slots=True)
class Example:
    """A judged query, its fold, its passages as they were ranked, and what the best of them have to show."""

    judged: Judged
    fold: int
    ranked: tuple[str, ...]
    rows: NDArray[np.float64] | None

    @property
    def best(self) -> tuple[str, ...]:
        """The passages that have something to show."""
        return self.ranked[: 0 if self.rows is None else len(self.rows)]


def examples() -> Iterator[Example]:
    """Every query of the corpus that was judged in full, asked of an engine that never heard it or those of its fold;
    the cache of this process lies elsewhere from then on."""
    handle, lines = kb.load(), OURS.read_text(encoding="utf-8").splitlines()
    os.environ["BRIDGELEX_CACHE"] = tempfile.mkdtemp(prefix="bridgelex-learn-")
    atexit.register(shutil.rmtree, os.environ["BRIDGELEX_CACHE"], ignore_errors=True)
    folds = np.random.default_rng(5).integers(0, _FOLDS, len(lines)).tolist()
    for number in range(_FOLDS):
        with tempfile.TemporaryDirectory() as folder:
            questions = Path(shutil.copytree(OURS.parent, Path(folder) / "questions"))
            heard = [line for line, fold in zip(lines, folds, strict=True) if fold != number]
            (questions / JUDGED).write_text("\n".join(heard), encoding="utf-8")
            engine = open_engine(handle, questions=questions, order=untaught())
        for one, fold in zip(load(OURS), folds, strict=True):
            if fold == number and one.kind not in _IN_PART:
                found = engine.ranked(engine.checked(one.request))
                passages = found.ranked or found.order
                yield Example(one, number, tuple(engine.law.ids[passage] for passage, _ in passages), found.rows)


def untaught() -> Order:
    """An order that knows nothing and leaves everything in its place."""
    steps = Steps(np.zeros(0, np.intp), np.zeros(0, np.float32), np.zeros(0, np.float32))
    return Order(steps, np.zeros((0, 1), np.float32), np.zeros(1, np.float32), np.zeros(1, np.float32))


def learn(taught: Sequence[Example], seed: int = 0) -> Order:
    """An order learnt from examples."""
    learnt = [one for one in taught if one.rows is not None and set(one.judged.relevant) & set(one.best)]
    steps = cut([one.rows for one in learnt if one.rows is not None])
    longest = max(len(one.best) for one in learnt)
    inputs = np.zeros((len(learnt), longest, len(steps.features)), np.float32)
    there = np.zeros((len(learnt), longest), bool)
    wanted = np.zeros((len(learnt), longest), np.float32)
    for number, one in enumerate(learnt):
        assert one.rows is not None
        count = len(one.best)
        inputs[number, :count], there[number, :count] = steps.of(one.rows), True
        wanted[number, :count] = [GAINS[one.judged.relevant.get(name, 0)] for name in one.best]
    wanted /= wanted.sum(1, keepdims=True)
    chance = np.random.default_rng(seed)
    size = len(steps.features)
    weights: list[Floats] = [
        chance.normal(0, 1.5 / math.sqrt(size), (size, _UNITS)).astype(np.float32),
        np.zeros(_UNITS, np.float32),
        chance.normal(0, 1 / math.sqrt(_UNITS), _UNITS).astype(np.float32),
    ]
    first = [np.zeros_like(one) for one in weights]
    second = [np.zeros_like(one) for one in weights]
    batches = math.ceil(len(learnt) / _BATCH)
    for turn in range(_ROUNDS * batches):
        if turn % batches == 0:
            order = chance.permutation(len(learnt))
        chosen = order[turn % batches * _BATCH :][:_BATCH]
        kept = (chance.random((len(chosen) * longest, _UNITS)) > _LEFT_OUT).astype(np.float32) / (1 - _LEFT_OUT)
        slopes = _slopes(weights, inputs[chosen], there[chosen], wanted[chosen], kept)
        rate = _RATE * (1 + math.cos(math.pi * turn / (_ROUNDS * batches))) / 2
        for place, slope in enumerate(slopes):
            first[place] = 0.9 * first[place] + 0.1 * slope
            second[place] = 0.999 * second[place] + 0.001 * slope**2
            step = first[place] / (1 - 0.9 ** (turn + 1))
            step /= np.sqrt(second[place] / (1 - 0.999 ** (turn + 1))) + 1e-8
            weights[place] -= rate * (step + (0 if place == 1 else _DECAY) * weights[place])
    return Order(steps, *weights)


def cut(rows: Sequence[NDArray[np.float64]]) -> Steps:
    """Steps between the values that part the passages evenly; none for a feature that is always the same."""
    edges = np.quantile(np.vstack(rows), np.linspace(0, 1, _STEPS + 1), axis=0).T
    found = [
        (number, low, 1 / (high - low))
        for number, row in enumerate(edges)
        for low, high in pairwise(np.unique(row).tolist())
    ]
    features, low, scale = zip(*found, strict=True)
    return Steps(np.array(features, np.intp), np.array(low, np.float32), np.array(scale, np.float32))


def _slopes(
    weights: Sequence[Floats], inputs: Floats, there: NDArray[np.bool_], wanted: Floats, kept: Floats
) -> tuple[Floats, Floats, Floats]:
    """How the loss of some queries changes with each weight."""
    hidden, bias, out = weights
    flat = inputs.reshape(-1, inputs.shape[-1])
    heard = flat @ hidden + bias
    passed = np.maximum(heard, 0) * kept
    worth = np.where(there, (passed @ out).reshape(there.shape), -np.inf)
    share = np.exp(worth - worth.max(1, keepdims=True))
    share /= share.sum(1, keepdims=True)
    error = ((share - wanted) / len(inputs)).reshape(-1).astype(np.float32)
    back = error[:, None] * out * kept * (heard > 0)
    return flat.T @ back, back.sum(0), passed.T @ error


def told(order: Order, example: Example) -> list[str]:
    """The best passages of an example in a learnt order; as they stand where they were cited."""
    if example.rows is None:
        return list(example.ranked)
    scored = [(place, 0.0) for place in range(len(example.rows))]
    places = [place for place, _ in ordered(order.worth(example.rows), scored)]
    return [example.best[place] for place in places]


def by_folds(every: Sequence[Example]) -> list[list[str]]:
    """The best passages of each example in the order that the other folds taught."""
    orders = [learn([one for one in every if one.fold != number]) for number in range(_FOLDS)]
    return [told(orders[one.fold], one) for one in every]


def unheard() -> list[tuple[Judged, list[str]]]:
    """Every judged query of the corpus with what an engine answers that never heard it or those of its fold."""
    every = list(examples())
    return [(one.judged, ids) for one, ids in zip(every, by_folds(every), strict=True)]


def main() -> None:
    """Learn, say how well, and write."""
    parser = argparse.ArgumentParser(description="learn the order of the best hits")
    parser.add_argument("--only-tell", action="store_true", help="print the table of the folds and write nothing")
    parser.add_argument("--only-write", action="store_true", help="write and leave the folds out")
    args = parser.parse_args()
    every = list(examples())
    if not args.only_write:
        after = by_folds(every)
        print(f"{'':12} as ranked:  n   nDCG10  MRR     R@5      learnt on the others:  n   nDCG10  MRR     R@5")
        for label, chosen in _groups(every):
            before = measure((every[place].judged, every[place].ranked) for place in chosen)
            print(f"{label:15}     {before}          {measure((every[place].judged, after[place]) for place in chosen)}")
    if not args.only_tell:
        learn(every).write(PATH)
        print(f"{PATH.name} written, learnt on {len(every)} queries")


def _groups(every: Sequence[Example]) -> Iterator[tuple[str, list[int]]]:
    for key in dict.fromkeys(one.judged.part for one in every):
        yield key, [place for place, one in enumerate(every) if one.judged.part == key]
    for key in sorted({one.judged.kind for one in every}):
        yield key, [place for place, one in enumerate(every) if one.judged.kind == key]
    for key in ("da", "sv", "en"):
        yield key, [place for place, one in enumerate(every) if one.judged.lang == key]
    yield "all", list(range(len(every)))


if __name__ == "__main__":
    main()
