"""Whose turn it was, which call it was, what left-hand opponent may do: the conditions of laws 28 to 34.

Comes in: nothing. Goes out: conditions, options and phrases for calls_out_of_turn. What always holds: of two calls at once the
one out of turn comes second (33), so that the turn is read from the call it coincided with. The surprising choice:
each way of not accepting is a choice of its own, since what it leads to depends on the call and the turn.
"""



# ruff: noqa: E501 - words of the ruling are kept on one line

from __future__ import annotations

from itertools import permutations

from kb.rules.conditions import (
    OPEN,
    Condition,
    all_,
    any_,
    at_least,
    given,
    is_,
    known,
    no,
    not_,
    open_,
    told,
    unless_known,
    yes,
)
from kb.rules.model import (
    Choice,
    Fiction,
    Number,
    Option,
    Phrase,
    RightLost,
    Silence,
)
from kb.rules.text import t

SUITS = ("clubs", "diamonds", "hearts", "spades")

# --- whose turn it was, which call it was ---

SIMULTANEOUS = is_("irregularity", "simultaneous-calls")
IN_RHO_TURN = any_(
    all_(not_(SIMULTANEOUS), is_("turn_of", "rho")), all_(SIMULTANEOUS, is_("simultaneous_with", "partner"))
)
IN_PARTNERS_TURN = any_(
    all_(not_(SIMULTANEOUS), is_("turn_of", "partner")), all_(SIMULTANEOUS, is_("simultaneous_with", "lho"))
)
IN_LHO_TURN = all_(not_(SIMULTANEOUS), is_("turn_of", "lho"))
PASS = is_("offending_call", "pass")
BID = is_("offending_call", "bid")
DOUBLE = is_("offending_call", "double", "redouble")
NATURAL = no("call_conventional")
CONVENTIONAL = yes("call_conventional")
PLAIN_PASS = all_(PASS, NATURAL)
CONVENTIONAL_PASS = all_(PASS, CONVENTIONAL)
LIKE_A_BID = any_(BID, CONVENTIONAL_PASS)
INADMISSIBLE = any_(
    is_("irregularity", "inadmissible-double", "inadmissible-redouble"),
    all_(
        is_("offending_call", "double"),
        told("double_target", "partner-bid", "own-bid", "opponents-bid-already-doubled", "partner-double", "no-bid"),
    ),
    all_(is_("offending_call", "redouble"), told("double_target", "undoubled-bid", "partner-double", "no-bid")),
)

# --- before law 29 ---

NOT_REFUSED = is_("accepted_by_lho", True, OPEN)
THREE_PASSES = all_(PASS, NOT_REFUSED, at_least("consecutive_passes", 3))
DEPRIVED = all_(
    any_(known("consecutive_passes"), known("player_deprived_of_turn")), THREE_PASSES, yes("player_deprived_of_turn")
)
AUCTION_OVER = all_(known("consecutive_passes"), THREE_PASSES, no("player_deprived_of_turn"))
RHO_MUST_PASS = all_(told("rho_required_to_pass"), IN_RHO_TURN)
LHO_HAS_CALLED = any_(told("lho_called_over"), all_(yes("accepted_by_lho"), unless_known("lho_called_over", True)))
RIGHT_PLAYER_CALLED = any_(
    told("correct_player_called"),
    all_(told("lho_called_over"), IN_LHO_TURN, is_("accepted_by_lho", False, OPEN)),
)
SECOND_AND_IN_TURN = all_(SIMULTANEOUS, is_("simultaneous_with", "rho"))
OUT_OF_TURN = all_(not_(RIGHT_PLAYER_CALLED), not_(RHO_MUST_PASS), not_(SECOND_AND_IN_TURN))
GOES_ON = all_(OUT_OF_TURN, not_(DEPRIVED), not_(AUCTION_OVER))
ACCEPTED = all_(
    not_(INADMISSIBLE), any_(yes("accepted_by_lho"), all_(open_("accepted_by_lho"), told("lho_called_over")))
)
UNDECIDED = all_(not_(INADMISSIBLE), open_("accepted_by_lho"), unless_known("lho_called_over", False))
REFUSED = any_(all_(not_(INADMISSIBLE), no("accepted_by_lho")), all_(INADMISSIBLE, not_(LHO_HAS_CALLED)))

# --- after law 29 ---

CANCELLED = given("cancelled-out-of-turn")
BEFORE_ANY_BID = all_(PLAIN_PASS, no("any_bid_before"))
AFTER_A_BID = all_(PLAIN_PASS, yes("any_bid_before"))
RHO_ACTS = is_("rho_action", "bid", "double", "redouble")
RHO_OPEN = open_("rho_action")
WILL_CALL = open_("replacement_call")

SEVERAL = tuple("-and-".join(p) for n in (2, 3, 4) for p in permutations(SUITS, n))
A_BID_AGAIN = is_("replacement_call", "same-call", "same-denomination-bid", "other-bid")
SAME_DENOMINATION = all_(NATURAL, is_("replacement_call", "same-call", "same-denomination-bid"))
SHOWN_AGAIN = all_(CONVENTIONAL, A_BID_AGAIN, is_("shown_suit_named", "the-one-shown"))
ONE_OF_SHOWN_AGAIN = all_(CONVENTIONAL, A_BID_AGAIN, is_("shown_suit_named", "one-of-several"))
OTHER_DENOMINATION = any_(
    is_("replacement_call", "pass", "double", "redouble"),
    all_(NATURAL, is_("replacement_call", "other-bid")),
    all_(CONVENTIONAL, A_BID_AGAIN, is_("shown_suit_named", "no")),
)

ANY_CALL = Option("offender", (Choice("any-legal-call", when=WILL_CALL),))
WHOSE_TURN_AND_WHAT = any_(
    BEFORE_ANY_BID,
    all_(any_(IN_RHO_TURN, IN_PARTNERS_TURN, IN_LHO_TURN), any_(AFTER_A_BID, CONVENTIONAL_PASS, BID, DOUBLE)),
)


def refusal(what: Condition, *cites: str) -> Choice:
    """Not to accept, where `what` is the call and whose turn it was; cites: what it leads to."""
    return Choice("do-not-accept", cites=("29B", *cites), sets=(("accepted_by_lho", False),), when=what)


LHO_CHOOSES = Option(
    "lho",
    (
        Choice("accept-by-calling", sets=(("accepted_by_lho", True),)),
        refusal(BEFORE_ANY_BID, "30A"),
        refusal(all_(AFTER_A_BID, IN_RHO_TURN), "30B1"),
        refusal(all_(AFTER_A_BID, IN_PARTNERS_TURN), "30B2a", "30B2b"),
        refusal(all_(AFTER_A_BID, IN_LHO_TURN), "30B3", "25"),
        refusal(all_(CONVENTIONAL_PASS, IN_RHO_TURN), "30C", "31A2b"),
        refusal(all_(CONVENTIONAL_PASS, any_(IN_PARTNERS_TURN, IN_LHO_TURN)), "30C", "31B"),
        refusal(all_(BID, IN_RHO_TURN), "31A"),
        refusal(all_(BID, any_(IN_PARTNERS_TURN, IN_LHO_TURN)), "31B"),
        refusal(all_(DOUBLE, IN_RHO_TURN), "32B"),
        refusal(all_(DOUBLE, IN_PARTNERS_TURN), "32A"),
        refusal(all_(DOUBLE, IN_LHO_TURN), "32"),
    ),
)
ONCE = Number("enforced_pass_turns", 1)

PHRASES = (
    Phrase("in-turn-after-all", "all", t("Meldingen regnes for afgivet i tur; der er ingen uregelmæssighed", "Budet räknas som avgivet i tur; det är ingen oegentlighet", "The call counts as made in turn; there is no irregularity"), "irregular-call"),
    Phrase("later-of-two", "all", t("Meldingen, der kom samtidig med den rette spillers, regnes for afgivet efter denne", "Budet som kom samtidigt med rätt spelares räknas som avgivet efter det", "The call made at the same moment as the right player's counts as made after it"), "", Fiction("the call was made after that of the player in turn")),
    Phrase("right-player-called", "non-offending-side", t("Den rette spiller har meldt, før straffen var fastsat: retten til straf er mistet, og meldingen uden for tur tæller ikke", "Rätt spelare har bjudit innan påföljden var bestämd: rätten till påföljd är förlorad och budet utom tur räknas inte", "The right player called before a penalty was fixed: the right to a penalty is lost and the call out of turn does not count"), "", RightLost("non-offending-side", "penalty for the call out of turn")),
    Phrase("must-repeat-call", "offender", t("Den fejlende skal gentage sin melding", "Den felande måste upprepa sitt bud", "The offender must repeat his call"), "offenders-call"),
    Phrase("offender-calls-freely", "offender", t("Den fejlende må afgive en hvilken som helst lovlig melding i sin tur", "Den felande får avge vilket tillåtet bud som helst i sin tur", "The offender may make any legal call in his turn"), "offenders-call"),
    Phrase("repetition-illegal", "offender", t("Er den gentagne melding ulovlig, behandles den efter sin egen paragraf", "Är det upprepade budet otillåtet behandlas det enligt sin egen paragraf", "If the repeated call is illegal it is dealt with under its own law")),
    Phrase("rho-decides-penalty", "rho", t("Passer modstanderen til højre, skal den fejlende gentage sin melding, og der er ingen straf; melder han andet, er den fejlende fri, men makker skal passe: én gang, hvis den fejlende byder i samme benævnelse, ellers i resten af meldeforløbet", "Passar motståndaren till höger måste den felande upprepa sitt bud och det blir inget straff; bjuder han något annat är den felande fri, men partnern måste passa: en gång om den felande bjuder i samma valör, annars under resten av budgivningen", "If the right-hand opponent passes, the offender must repeat his call and there is no penalty; if he acts, the offender is free but partner must pass: once if the offender bids the same denomination, otherwise for the rest of the auction")),
    Phrase("rho-decides-pass", "rho", t("Passer modstanderen til højre, skal den fejlende gentage sin pas, og der er ingen straf; melder han andet, er den fejlende fri, men makker skal passe i resten af meldeforløbet", "Passar motståndaren till höger måste den felande upprepa sin pass och det blir inget straff; bjuder han något annat är den felande fri, men partnern måste passa under resten av budgivningen", "If the right-hand opponent passes, the offender must pass again and there is no penalty; if he acts, the offender is free but partner must pass for the rest of the auction")),
    Phrase("partner-may-not-double", "offenders-partner", t("Den fejlendes makker må byde eller passe, men ikke doble eller redoble i denne tur", "Den felandes partner får bjuda eller passa men inte dubbla eller redubbla i denna tur", "The offender's partner may bid or pass, but not double or redouble at this turn"), "partner-silence", Silence("offenders-partner", "no-double-this-turn")),
    Phrase("treated-as-change-of-call", "offender", t("Meldingen behandles som ændring af den fejlendes tidligere melding", "Budet behandlas som en ändring av den felandes tidigare bud", "The call is dealt with as a change of the offender's earlier call"), "", Fiction("the offender has changed his earlier call")),
    Phrase("pass-counts-as-bid", "offender", t("En konventionel pas uden for tur behandles som et bud uden for tur", "En konventionell pass utom tur behandlas som ett bud utom tur", "A conventional pass out of turn is dealt with as a bid out of turn"), "", Fiction("the pass was a bid")),
    Phrase("denominations-meant-count", "all", t("Ved en konventionel melding er det de benævnelser, den viste, der tæller, ikke den nævnte", "Vid ett konventionellt bud är det de valörer det visade som räknas, inte den som nämndes", "With a conventional call the denominations it referred to count, not the one named")),
    Phrase("later-passes-cancelled", "all", t("Meldeforløbet er ikke slut; alle passer efter den sprungne tur annulleres", "Budgivningen är inte slut; alla passer efter den överhoppade turen stryks", "The auction is not over; all passes after the turn that was skipped are cancelled"), "auction-end"),
    Phrase("auction-is-over", "all", t("Ingen har mistet sin tur, så de tre passer slutter meldeforløbet", "Ingen har förlorat sin tur, så de tre passerna avslutar budgivningen", "Nobody has lost his turn, so the three passes end the auction"), "auction-end"),
)  # fmt: skip
