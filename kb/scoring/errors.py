"""What a question about scoring can get wrong.

Comes in: the fields of the mistake. Goes out: errors whose message names the rule that sets the limit.
What always holds: every error carries `rule`, an id of the form edition:number, so that a page can link to the words
that were broken. The surprising choice: a question the text gives no figure for is an error as well (`NoRuleError`);
a plausible number without a paragraph behind it would be worse than none.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from kb.errors import BridgelexError

__all__ = [
    "BoardCountError",
    "ContractError",
    "FieldError",
    "FiguresError",
    "KeyNameError",
    "MinutesError",
    "MissingKeyError",
    "NoRuleError",
    "NumberError",
    "ScoringError",
    "TricksError",
    "WeightError",
]


class ScoringError(BridgelexError):
    """Base of this package's errors. rule: the provision that sets the limit, '' where form alone is at fault."""

    def __init__(self, problem: str, mend: str, *, rule: str = "") -> None:
        self.problem = problem
        self.mend = mend
        self.rule = rule
        limit = f" ({rule})" if rule else ""
        super().__init__(f"{problem}{limit}. {mend}")


class ContractError(ScoringError):
    """A contract that cannot be bid or scored: laws 18A and 38."""


class TricksError(ScoringError):
    """A number of tricks a deal does not have: law 77B speaks of thirteen."""


class BoardCountError(ScoringError):
    """A number of boards for which there is no KP scale: 202A and 202B2."""


class WeightError(ScoringError):
    """Weights that are not a hundred per cent of one board: law 12C1."""


class FieldError(ScoringError):
    """A field in which there is nothing, or nobody, to compare with."""


class MinutesError(ScoringError):
    """A time that cannot have been measured: 212 and 213."""


class NumberError(ScoringError):
    """A word where a figure was expected, or a figure no board can give."""


class NoRuleError(ScoringError):
    """The edition asked gives no figure for this."""


class FiguresError(ScoringError):
    """A table of figures that leaves a gap, overlaps, or cannot be read."""


class MissingKeyError(ScoringError):
    """A question without a fact it needs. key: the first one missing."""

    def __init__(self, kind: str, missing: Sequence[str], *, rule: str = "") -> None:
        self.kind = kind
        self.key = missing[0]
        self.missing = tuple(missing)
        super().__init__(f"'{kind}' needs {', '.join(missing)}", f"Give it as {missing[0]}=VALUE.", rule=rule)


class KeyNameError(ScoringError):
    """A key, kind or word that is not known here. known: what would have been."""

    def __init__(self, what: str, word: str, known: Iterable[str], *, rule: str = "") -> None:
        self.word = word
        self.known = tuple(known)
        near = get_close_matches(word, self.known, n=3, cutoff=0.6)
        self.nearest = tuple(near)
        mend = f"Did you mean {', '.join(near)}?" if near else f"Known: {', '.join(self.known)}."
        super().__init__(f"'{word[:60]}' is not {what}", mend, rule=rule)
