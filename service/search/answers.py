"""Bytes of recent answers, the oldest given up first.

Comes in: a question as the engine reads it, and its answer. Goes out: the answer again. What always holds: all answers
together take no more than they may; the handle is frozen, so an answer kept is the answer that would be made. The
surprising choice: what is counted is bytes and not answers, since a visitor chooses how long both of them are.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from kb.search import Request as Asked

__all__ = ["Answers"]

_MOST: Final = 16 * 1024 * 1024
_BESIDE: Final = 500
"""What keeping an answer takes beside its own bytes and those of the question."""


class Answers:
    """A store of answers by question."""

    def __init__(self, most: int = _MOST) -> None:
        self.most = most
        self.size = 0
        self._kept: OrderedDict[Asked, bytes] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, asked: Asked) -> bytes | None:
        """The answer to a question that was asked not long ago."""
        found = self._kept.get(asked)
        if found is not None:
            self._kept.move_to_end(asked)
        return found

    def keep(self, asked: Asked, answer: bytes) -> bytes:
        """Keeps an answer, and gives it back."""
        if asked not in self._kept:
            self._kept[asked] = answer
            self.size += _weight(asked, answer)
            while self.size > self.most:
                self.size -= _weight(*self._kept.popitem(last=False))
        return answer


def _weight(asked: Asked, answer: bytes) -> int:
    facts = sum(len(key) + sum(map(len, values)) for key, values in asked.facts)
    return len(answer) + 4 * (len(asked.query) + facts) + _BESIDE
