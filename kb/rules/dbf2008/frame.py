"""What the files of the regulations share: kind of event, forms of scoring, figures by name.

Comes in: nothing. Goes out: conditions and small builders. What always holds: a form of scoring that only teams play
tells the kind of event; matchpoints do not, since individuals play them too. The surprising choice: the 2007 laws that
the regulations stand on are never cited as governing, since this edition does not hold them; the texts name them.
"""

from __future__ import annotations

from typing import Any

from kb.rules.conditions import Condition, any_, is_, known, not_
from kb.rules.facts import Implication
from kb.rules.model import Number, Phrase
from kb.rules.text import t

__all__ = [
    "AVERAGES", "FORMS", "PAIRS", "TEAMS", "averages", "call", "imp_averages", "maybe", "maybes", "once", "p",
]  # fmt: skip

TEAMS = is_("event_type", "teams")
PAIRS = is_("event_type", "pairs")

FORMS: tuple[Implication, ...] = (
    Implication(
        is_("form_of_scoring", "kp-match", "imp-match", "board-a-match"),
        "event_type",
        "only teams are scored in that way",
        "teams",
    ),
)


def p(code: str, who: str, da: str, sv: str, en: str, slot: str = "") -> Phrase:
    """A consequence in three languages."""
    return Phrase(code, who, t(da, sv, en), slot)


def maybe(fact: str) -> tuple[str, str]:
    """A fact a function may do without."""
    return ("maybe", fact)


def maybes(*facts: str) -> tuple[tuple[str, str], ...]:
    return tuple(maybe(fact) for fact in facts)


def once(fact: str, condition: Condition) -> Condition:
    """Looked at, and asked for, only once the fact is known."""
    return any_(not_(known(fact)), condition)


def call(key: str, function: str, *parts: Any) -> Number:
    """A figure that a function of kb.rules.regulations finds."""
    return Number(key, ("call", function, *parts))


def averages(side: str) -> tuple[Number, ...]:
    """An artificial score by the side's responsibility, in every form of scoring; what cannot be told is left out."""
    fault, session = f"{side}_responsibility", maybe(f"{side}_session_percent")
    return (
        call(f"percent_{side}", "artificial_percent", fault, session),
        call(f"min_percent_{side}", "artificial_least", fault, session),
        call(f"max_percent_{side}", "artificial_most", fault, session),
        call(
            f"matchpoints_{side}", "artificial_units", fault, session, "pairs_per_direction",
            *maybes("artificial_boards", "same_irregularity"),
        ),
    )  # fmt: skip


def imp_averages(side: str) -> tuple[Number, ...]:
    return (
        call(
            f"imp_{side}", "artificial", "form_of_scoring", f"{side}_responsibility",
            *maybes("tables_playing_board", "artificial_boards"),
        ),
    )  # fmt: skip


AVERAGES: tuple[Phrase, ...] = (
    p(
        "average-plus-non-offenders", "non-offending-side",
        "En side uden skyld får middel plus (12C2 i loven af 2007)",
        "En sida utan skuld får medel plus (12C2 i 2007 års lag)",
        "A side without fault gets average plus (12C2 of the 2007 laws)",
    ),
    p(
        "average-minus-offenders", "offending-side",
        "En fejlende side får middel minus (12C2 i loven af 2007)",
        "En felande sida får medel minus (12C2 i 2007 års lag)",
        "An offending side gets average minus (12C2 of the 2007 laws)",
    ),
)  # fmt: skip
