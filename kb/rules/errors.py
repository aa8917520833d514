"""What a caller of the rules can get wrong, by name.

Comes in: the fact, value or edition as it was given. Goes out: an error that names it, says why it cannot
be used and what would be accepted. What always holds: nothing here is caught to go on with half the facts.
The surprising choice: two facts that exclude each other are both named, since either may be the slip.
"""

from __future__ import annotations

from collections.abc import Sequence

from kb.errors import BridgelexError

__all__ = [
    "ContradictionError",
    "FactFileError",
    "FactValueError",
    "ForeignFactError",
    "NoRulesError",
    "RulesError",
    "UnknownFactError",
]


class RulesError(BridgelexError):
    """Base of the errors of the rules."""


class UnknownFactError(RulesError):
    """A key that is not in the vocabulary."""

    def __init__(self, key: str, nearest: Sequence[str]) -> None:
        self.key = key
        self.nearest = tuple(nearest)
        hint = f" Did you mean {' or '.join(nearest)}?" if nearest else ""
        super().__init__(f"There is no fact '{key[:80]}'.{hint}")


class FactValueError(RulesError):
    """A value outside the type of its fact."""

    def __init__(self, key: str, value: object, expected: str, nearest: Sequence[str] = ()) -> None:
        self.key = key
        self.value = value
        self.nearest = tuple(nearest)
        hint = f" Did you mean {' or '.join(nearest)}?" if nearest else ""
        super().__init__(f"{key} cannot be '{str(value)[:80]}': it is {expected}.{hint}")


class ContradictionError(RulesError):
    """Facts that cannot hold together; `facts` names them all."""

    def __init__(self, facts: Sequence[tuple[str, object]], reason: str) -> None:
        self.facts = tuple(facts)
        shown = " and ".join(f"{key}={_show(value)}" for key, value in facts)
        super().__init__(f"{shown} cannot hold together: {reason} Mend one of them.")


class ForeignFactError(RulesError):
    """A fact that belongs to another kind of irregularity."""

    def __init__(self, key: str, irregularity: str, section: str) -> None:
        self.key = key
        self.irregularity = irregularity
        self.section = section
        super().__init__(
            f"{key} belongs to '{section}' and says nothing about irregularity={irregularity}. "
            f"Leave {key} out or choose another irregularity."
        )


class FactFileError(RulesError):
    """A file of facts that is not a flat mapping."""

    def __init__(self, where: str, problem: str) -> None:
        self.where = where
        super().__init__(f"{where}: {problem}. Give one fact a line, as 'key: value'.")


class NoRulesError(RulesError):
    """An edition for which no rules are held."""

    exit_status = 1

    def __init__(self, edition: str, held: Sequence[str]) -> None:
        self.edition = edition
        self.held = tuple(held)
        super().__init__(f"There are no rules for edition '{edition[:40]}'. Held: {', '.join(held)}.")


def _show(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
