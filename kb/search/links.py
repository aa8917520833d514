"""Links from numbers to numbers, in one row.

Comes in: for each number those it leads to. Goes out: `Links`, which follow many at once. What always holds: links come
out in the order they were given. The surprising choice: one long array and where each row begins, no list of lists, so
that following the links of sixty passages is no loop.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

__all__ = ["Links"]

Numbers = NDArray[np.intp]


@dataclass(frozen=True, slots=True)
class Links:
    """What n leads to stands in targets from starts[n] to starts[n + 1].

    >>> links = Links.of([(5,), (), (7, 9)])
    >>> [column.tolist() for column in links.of_these(np.array([2, 0]))]
    [[0, 0, 1], [7, 9, 5], [0, 1, 0]]
    """

    starts: Numbers
    targets: Numbers

    @classmethod
    def of(cls, rows: Sequence[Iterable[int]]) -> Links:
        """From what each number leads to."""
        held = [tuple(row) for row in rows]
        starts = np.cumsum([0, *map(len, held)])
        return cls(starts, np.array([target for row in held for target in row], np.intp))

    def of_these(self, numbers: Numbers) -> tuple[Numbers, Numbers, Numbers]:
        """For each link of some numbers: the place of the number among them, what it leads to, and which of the
        number's links it is, counted from 0."""
        starts = self.starts[numbers]
        counts = self.starts[numbers + 1] - starts
        places = np.repeat(np.arange(len(numbers)), counts)
        which = np.arange(len(places)) - (counts.cumsum() - counts)[places]
        return places, self.targets[starts[places] + which], which
