"""What a choice leads to: Law 27 of 1997, where one choice opens the next."""

from __future__ import annotations

from kb.rules import book, rule_on


def test_a_choice_after_another_is_ruled_with_both() -> None:
    """27B: not accepted, the bid is corrected; with a pass, partner is silent to the end of the auction (27B2)."""
    ruling = rule_on(book("dk1997"), {"irregularity": "insufficient-bid", "turn_of": "offender"})
    offender = next(offer for offer in ruling.options if offer.chooser == "offender")
    passed = next(choice for choice in offer_json(offender) if choice["code"] == "pass")
    assert passed["leads_to"]["citations"][0] == "27B2"
    assert "makker skal passe" in passed["leads_to"]["text"]["da"]


def offer_json(offer: object) -> list[dict[str, dict[str, dict[str, str]]]]:
    return offer.as_json()["choices"]  # type: ignore[attr-defined,no-any-return]


def test_one_choice_is_offered_once_while_it_is_open_which_rule_it_falls_under() -> None:
    """Nobody knows yet whether the bid was natural: 27B1a and 27B2 both begin with a sufficient bid."""
    ruling = rule_on(book("dk1997"), {"irregularity": "insufficient-bid", "turn_of": "offender"})
    for offer in ruling.options:
        codes = [choice.code for choice in offer.choices]
        assert len(codes) == len(set(codes))
