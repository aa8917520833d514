"""Facts about single cards that follow from their names: whether a card is an honour, whether two are of one suit."""

from __future__ import annotations

from kb.rules.conditions import Condition, all_, any_, is_
from kb.rules.facts import RANKS, SUITS, Implication

__all__ = ["honour_follows", "same_suit"]

HONOURS = ("a", "k", "q", "j", "10")


def honour_follows(card: str, honour: str) -> tuple[Implication, ...]:
    """The fact `honour` filled in from the card named."""
    high = [f"{suit}-{rank}" for suit in SUITS for rank in RANKS if rank in HONOURS]
    low = [f"{suit}-{rank}" for suit in SUITS for rank in RANKS if rank not in HONOURS]
    return (
        Implication(is_(card, *high), honour, "ten and above are honours", True),
        Implication(is_(card, *low), honour, "nine and below are no honours", False),
    )


def same_suit(first: str, second: str) -> Condition:
    """Both cards are of one suit."""
    return any_(
        *(all_(*(is_(card, *(f"{suit}-{rank}" for rank in RANKS)) for card in (first, second))) for suit in SUITS)
    )
