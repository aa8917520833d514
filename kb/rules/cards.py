"""What the names of cards tell: honours, and whether two cards are of one suit. For every edition.

Comes in: nothing. Goes out: HONOUR_IMPLICATIONS and SUIT_IMPLICATIONS, for the sets that speak of cards. What always
holds: only facts that nobody has given are filled in, and only where the cards themselves are known.
The surprising choice: conditions never look into a card's name. They ask plain yes-or-no facts ("is it an honour?"),
which a director can answer too, and a known card answers them here; so the sweep need not try fifty-two cards.
"""

from __future__ import annotations

from kb.rules.conditions import all_, at_least, is_, known, not_, unless_known
from kb.rules.facts import RANKS, SUITS, Implication

__all__ = ["CARD_IMPLICATIONS", "HONOUR_IMPLICATIONS", "PENALTY_CARD_IMPLICATIONS", "SUIT_IMPLICATIONS"]

HONOUR_RANKS = ("a", "k", "q", "j", "10")
HONOURS = tuple(f"{suit}-{rank}" for suit in SUITS for rank in HONOUR_RANKS)
SPOT_CARDS = tuple(f"{suit}-{rank}" for suit in SUITS for rank in RANKS if rank not in HONOUR_RANKS)
OF_SUIT = {suit: tuple(f"{suit}-{rank}" for rank in RANKS) for suit in SUITS}
NOT_OF_SUIT = {suit: tuple(c for other in SUITS if other != suit for c in OF_SUIT[other]) for suit in SUITS}


def _honour(card: str, fact: str) -> tuple[Implication, ...]:
    return (
        Implication(is_(card, *HONOURS), fact, "an ace, king, queen, jack or ten is an honour", True),
        Implication(is_(card, *SPOT_CARDS), fact, "a nine or lower is no honour", False),
    )


def _same_suit(card: str, other: str, fact: str) -> tuple[Implication, ...]:
    same = tuple(all_(is_(card, *OF_SUIT[s]), is_(other, *OF_SUIT[s])) for s in SUITS)
    apart = tuple(all_(is_(card, *OF_SUIT[s]), is_(other, *NOT_OF_SUIT[s])) for s in SUITS)
    return (
        *(Implication(when, fact, "both cards are of that suit", True) for when in same),
        *(Implication(when, fact, "the cards are of different suits", False) for when in apart),
    )


def _of_suit_named(card: str, suit_fact: str, fact: str) -> tuple[Implication, ...]:
    return tuple(
        implication
        for s in SUITS
        for implication in (
            Implication(all_(is_(card, *OF_SUIT[s]), is_(suit_fact, s)), fact, "the card is of that suit", True),
            Implication(all_(is_(card, *NOT_OF_SUIT[s]), is_(suit_fact, s)), fact, "it is of another suit", False),
        )
    )


HONOUR_IMPLICATIONS: tuple[Implication, ...] = (
    *_honour("exposed_card", "exposed_card_is_honour"),
    *_honour("penalty_card", "penalty_card_is_honour"),
    *_honour("card_played", "card_played_is_honour"),
    *_honour("other_card", "other_card_is_honour"),
    *_honour("defender_card_played", "defender_card_is_honour"),
    Implication(known("exposed_card_2"), "exposed_cards_count", "two cards are named", 2),
)

SUIT_IMPLICATIONS: tuple[Implication, ...] = (
    *_same_suit("penalty_card", "penalty_card_2", "penalty_cards_same_suit"),
    *_same_suit("penalty_card", "card_played", "card_played_in_penalty_suit"),
    *_of_suit_named("penalty_card", "suit_led", "penalty_card_in_suit_led"),
    *_of_suit_named("card_played", "suit_led", "card_played_in_suit_led"),
    *_of_suit_named("defender_card_played", "suit_led", "card_played_in_suit_led"),
)

NOT_ONE_EACH = unless_known("penalty_cards_held_by", "player-to-play", "leaders-partner")
PENALTY_CARD_IMPLICATIONS: tuple[Implication, ...] = (
    *(
        Implication(all_(known(key), NOT_ONE_EACH), "several_penalty_cards", "there are two of them", True)
        for key in ("penalty_card_2", "penalty_cards_same_suit", "both_penalty_cards_playable")
    ),
    Implication(
        all_(at_least("exposed_cards_count", 2), NOT_ONE_EACH), "several_penalty_cards", "two were shown", True
    ),
    Implication(known("card_played"), "other_card_was_played", "the card is named", True),
    Implication(known("card_played_is_honour"), "other_card_was_played", "the card is described", True),
    *(
        Implication(all_(known(key), not_(known("penalty_card_status"))), "way_of_showing_known", "it is told", True)
        for key in ("exposure_cause", "exposed_card_is_honour")
    ),
)

CARD_IMPLICATIONS: tuple[Implication, ...] = (*HONOUR_IMPLICATIONS, *SUIT_IMPLICATIONS)
