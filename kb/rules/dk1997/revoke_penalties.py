"""Law 64: what an established revoke costs.

Reached through 'revoke-established' (63A, 63B, 43B2b). The reasons for no penalty come first, those that need no count
before the one that does (64B1). Then: the offender won the trick himself (64A1: that trick and one later one) or not
(64A2: one trick if partner won it or the side won a later one; a second one if the offender later won, beside the trick
already to be transferred, with a card he could have played).
Equity (64C) is judged when the board is over and is kept in mind until then.
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import (
    Condition,
    all_,
    any_,
    at_least,
    at_most,
    given,
    is_,
    known,
    more_than,
    not_,
    told,
    yes,
)  # fmt: skip
from kb.rules.facts import Contradiction, Implication
from kb.rules.model import Number, Phrase, Role, Rule, RuleSet, ScoreAward
from kb.rules.text import Text, t

ESTABLISHED = given("revoke-counts")
"""Nothing is asked about the tricks before it is known that the revoke is established (64C:counts)."""
STILL_PLAYING = all_(
    told("attention_when", "before-established"),
    told("asked_by", "defender-asks-partner", "dummy"),
    not_(known("revoke_trick_won_by")),
)
LATER = "offending_side_later_tricks"
BY_OFFENDER = is_("revoke_trick_won_by", "offender")
BY_PARTNER = is_("revoke_trick_won_by", "offenders-partner")
BY_OTHERS = is_("revoke_trick_won_by", "non-offending-side")
PLAYABLE = "offender_won_later_with_playable_card"
ANOTHER_TRICK = any_(all_(BY_PARTNER, at_least(LATER, 1)), all_(BY_OTHERS, at_least(LATER, 2)))
"""Room for a trick beside the one transferred anyway."""
ONE_AT_LEAST = any_(BY_PARTNER, all_(BY_OTHERS, at_least(LATER, 1)))

NOT_EXCUSED = not_(given("revoke-excused"))


def _no_penalty(id_: str, quote: str, when: Condition, also: tuple[str, ...] = ()) -> Rule:
    return Rule(
        id_, quote, all_(ESTABLISHED, when),
        then=("no-tricks",), gives=("revoke-excused",), numbers=_cost(0), also=("64A1", "64A2", *also),
    )  # fmt: skip


def _cost(tricks: int) -> tuple[Number, ...]:
    """The tricks transferred, what declarer's side has in the end and what that scores, as far as that is known."""
    final = ("max", 0, ("min", 13, ("+", "declarer_tricks", ("*", "transfer_direction", tricks))))
    contract = ("contract_level", "contract_denomination", "doubling", "vulnerable")
    return (
        Number("tricks_transferred", tricks),
        Number("declarer_tricks_final", final),
        Number("score", ("call", "contract-score", *contract, final)),
    )


def _tricks(da: str, sv: str, en: str) -> Text:
    return t(da, sv, en)


RULES = RuleSet(
    name="revoke-penalties",
    laws=("64",),
    on=(),
    implications=(
        Implication(is_("offender_role", "defender"), "transfer_direction", "the tricks go to declarer's side", 1),
        Implication(is_("offender_role", "declarer", "dummy"), "transfer_direction", "the tricks go to the defenders", -1),
    ),
    contradictions=(
        Contradiction(
            all_(is_("revoke_trick_won_by", "offenders-partner", "non-offending-side"), yes("won_with_trump_revoke_card")),
            "the revoke card cannot have won a trick that the offender did not win.",
        ),
        Contradiction(
            all_(is_("offender_role", "declarer", "dummy"), more_than(LATER, "declarer_tricks")),
            "declarer's side cannot have won more tricks after the revoke than in all.",
        ),
        Contradiction(
            all_(at_most(LATER, 0), yes(PLAYABLE)),
            "the offender cannot have won a later trick when his side won none.",
        ),
    ),
    phrases=(
        Phrase("no-tricks", "all", _tricks("Ingen stik overføres", "Inga stick förs över", "No trick is transferred"), "transfer"),
        Phrase("two-tricks-own", "offending-side", _tricks("Efter spillet overføres kulørsvigtsstikket og ét senere stik", "Efter spelet förs revokesticket och ett senare stick över", "After the play the revoke trick and one later trick are transferred"), "transfer"),
        Phrase("one-trick-own", "offending-side", _tricks("Efter spillet overføres kulørsvigtsstikket", "Efter spelet förs revokesticket över", "After the play the revoke trick is transferred"), "transfer"),
        Phrase("one-trick", "offending-side", _tricks("Efter spillet overføres ét stik", "Efter spelet förs ett stick över", "After the play one trick is transferred"), "transfer"),
        Phrase("two-tricks", "offending-side", _tricks("Efter spillet overføres to stik: det ene, og det den fejlende vandt med et kort, han kunne have bekendt med", "Efter spelet förs två stick över: det ena, och det som den felande vann med ett kort han kunde ha bekänt med", "After the play two tricks are transferred: the one, and that won by the offender with a card he could have followed with"), "transfer"),
        Phrase("equity-64", "director", _tricks("Den uskyldige side er ikke holdt skadesløs: turneringslederen tildeler en justeret score", "Den oskyldiga sidan är inte kompenserad: tävlingsledaren tilldelar en justerad score", "The non-offending side is not compensated: the director gives an adjusted score"), "score", ScoreAward("both", "adjusted")),
    ),
    rules=(
        Rule(
            "64C:counts",
            "efter en hvilken som helst etableret kulørsvigt _ også en sådan, der ikke straffes",
            all_(given("revoke-established"), not_(STILL_PLAYING)),
            role=Role.NOTE,
            gives=("revoke-counts",),
        ),
        _no_penalty("64B2", "En efterfølgende kulørsvigt i samme farve af samme spiller straffes ikke", told("repeated_revoke_same_suit")),
        _no_penalty("64B3", "Der er ingen straf, hvis kulørsvigten skete ved undladelse af at spille et kort, der lå åbent på bordet eller tilhørte en hånd, der var lagt åbent på bordet", told("faced_card_not_played")),
        _no_penalty("64B4", "hvis opmærksomheden først henledes på kulørsvigten, efter at en spiller fra den ikkefejlende side har afgivet en melding i det følgende spil", is_("attention_when", "after-non-offender-called-next-board")),
        _no_penalty("64B5", "hvis opmærksomheden først henledes på kulørsvigten efter rundens afslutning", is_("attention_when", "after-round")),
        _no_penalty("64B6", "Kulørsvigt i det 12.stik straffes ikke", told("revoke_trick", 12), ("62D1",)),
        Rule(
            "64B1",
            "Hvis den fejlende side ikke vandt det stik, hvori kulørsvigten skete, eller noget efterfølgende stik, er der ingen straf",
            all_(ESTABLISHED, NOT_EXCUSED, BY_OTHERS, at_most(LATER, 0)),
            then=("no-tricks",),
            numbers=_cost(0),
        ),
        Rule(
            "64A1",
            "overføres efter spillets afslutning dette stik samt ét af eventuelle efterfølgende stik vundet af den fejlende side",
            all_(ESTABLISHED, NOT_EXCUSED, BY_OFFENDER, at_least(LATER, 1)),
            then=("two-tricks-own",),
            numbers=_cost(2),
        ),
        Rule(
            "64A1:alone",
            "Når en kulørsvigt er etableret, og den fejlende spiller vandt det stik, hvori kulørsvigten skete",
            all_(ESTABLISHED, NOT_EXCUSED, BY_OFFENDER, at_most(LATER, 0)),
            then=("one-trick-own",),
            numbers=_cost(1),
        ),
        Rule(
            "64A2",
            "overføres efter spillets afslutning ét stik til den ikke-fejlende side, hvis enten den fejlendes makker vandt det stik, hvori kulørsvigten skete, eller hvis den fejlende side vandt et eller flere efterfølgende stik",
            all_(ESTABLISHED, NOT_EXCUSED, ONE_AT_LEAST, not_(all_(ANOTHER_TRICK, yes(PLAYABLE)))),
            then=("one-trick",),
            numbers=_cost(1),
        ),
        Rule(
            "64A2:two",
            "Hvis herudover yderligere et stik efter kulørsvigten blev vundet af den fejlende spiller med et kort, som den fejlende spiller lovligt kunne have spillet i det stik, hvori kulørsvigten skete, overføres et sådant stik også til den ikke-fejlende side",
            all_(ESTABLISHED, NOT_EXCUSED, ANOTHER_TRICK, yes(PLAYABLE)),
            then=("two-tricks",),
            numbers=_cost(2),
        ),
        Rule(
            "64C",
            "skal turneringslederen tildele en justeret score",
            all_(ESTABLISHED, yes("damage_beyond_transfer")),
            then=("equity-64",),
            later=True,
            reminder=t(
                "Er den uskyldige side ikke holdt skadesløs, tildeler turneringslederen en justeret score",
                "Är den oskyldiga sidan inte kompenserad tilldelar tävlingsledaren en justerad score",
                "If the non-offending side is not compensated, the director gives an adjusted score",
            ),
            also=("12C2",),
            weight=-1,
        ),
    ),
)  # fmt: skip
