"""The last order of the best passages, learnt from judged queries.

Comes in: what passages have to show (`features`). Goes out: a number for each, the higher the more it governs. What
always holds: it is arithmetic on the numbers of `order.json`, the same on every machine to the last digits that count;
the file says which features it was learnt on, and another set is refused. The surprising choice: one small network and
no rules of thumb, since how to weigh seventy signs is what 1,800 judged queries can say and nobody can guess; it only
turns round what the ranking has found, `python -m tests.search.learn` makes it anew and says how well it does on
queries it has not seen.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from kb.search.features import NAMES
from kb.search.strengths import Strengths

__all__ = ["PATH", "Floats", "Order", "Steps", "ordered"]

Floats = NDArray[np.float32]

PATH = Path(__file__).resolve().parent / "order.json"


@dataclass(frozen=True, slots=True)
class Steps:
    """Features cut into steps, each climbed from 0 to 1 between two values, so that what is learnt of a value of 0.2
    need not hold for 0.8. features: the number of the feature of each step."""

    features: NDArray[np.intp]
    low: Floats
    scale: Floats

    def of(self, rows: NDArray[np.float64]) -> Floats:
        """A row of steps for each row of features."""
        climbed = rows.astype(np.float32)[:, self.features]
        climbed -= self.low
        climbed *= self.scale
        return np.clip(climbed, 0.0, 1.0, out=climbed)


@dataclass(frozen=True, slots=True)
class Order:
    """Steps, and a layer of what they say together: hidden a row a step, a column a unit."""

    steps: Steps
    hidden: Floats
    bias: Floats
    out: Floats

    def worth(self, rows: NDArray[np.float64]) -> Strengths:
        """What each row of features is worth."""
        heard = self.steps.of(rows) @ self.hidden
        heard += self.bias
        found: Strengths = (np.maximum(heard, 0.0, out=heard) @ self.out).astype(float)
        return found

    def write(self, path: Path) -> None:
        """Write the numbers, with as many digits as tell."""
        data = {
            "learnt on": list(NAMES),
            "features": self.steps.features.tolist(),
            "low": _short(self.steps.low),
            "scale": _short(self.steps.scale),
            "hidden": [_short(row) for row in self.hidden],
            "bias": _short(self.bias),
            "out": _short(self.out),
        }
        lines = [f"{json.dumps(key)}: {json.dumps(value, separators=(',', ':'))}" for key, value in data.items()]
        path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")

    @classmethod
    def read(cls, path: Path = PATH) -> Order:
        """The order of a file."""
        data = json.loads(path.read_text(encoding="utf-8"))
        assert tuple(data["learnt on"]) == NAMES, f"{path.name} was learnt on other features: tests.search.learn"
        low, scale, hidden, bias, out = (
            np.array(data[name], np.float32) for name in ("low", "scale", "hidden", "bias", "out")
        )
        return cls(Steps(np.array(data["features"], np.intp), low, scale), hidden, bias, out)


def _short(values: Floats) -> list[float]:
    return [float(f"{value:.4g}") for value in values.tolist()]


def ordered(worth: Strengths, scored: Sequence[tuple[int, float]]) -> list[tuple[int, float]]:
    """Passages by their worth; the scores stay where they stand, so that they still fall from first to last."""
    places = np.argsort(-worth, kind="stable").tolist()
    return [(scored[place][0], score) for place, (_, score) in zip(places, scored, strict=True)]
