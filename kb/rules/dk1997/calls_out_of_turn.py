"""Laws 28 to 31, 33 and 34: a call made when it was another player's turn (32 stands in doubles_out_of_turn).

The book asks in this order: does the call count as in turn after all (28A, 33), or has the right player simply
called (28B)? Does the left-hand opponent accept it by calling (29A)? If not, it is cancelled (29B), and what
follows depends on the call (30 pass, 31 bid, 32 double) and on whose turn it was. A conventional pass is a bid
(30C); a call in the left-hand opponent's turn after an earlier call is a change of call (30B3, note to 31B).
Whose turn it was is read from `turn_of`; of two calls at once the one out of turn comes second (33), so that the
turn then is that of the player after the one it coincided with.
Status 'cancelled-out-of-turn': 29B has taken the call away; laws 30 to 32 go on from there.
"""

# ruff: noqa: E501 - a table of words reads better one entry a line

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
from kb.rules.facts import Contradiction, Implication
from kb.rules.model import (
    Choice,
    Fiction,
    Grade,
    NotRuled,
    Number,
    Option,
    Phrase,
    RightLost,
    Role,
    Rule,
    RuleSet,
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

RULES = RuleSet(
    name="calls-out-of-turn",
    laws=("28", "29", "30", "31", "33", "34"),
    on=("call-out-of-turn", "simultaneous-calls"),
    phrases=PHRASES,
    rules=(
        # --- 28 and 33: in turn after all ---
        Rule(
            "28A",
            "En melding betragtes som afgivet efter tur, når den afgives uden at afvente en pas fra MTH, hvis denne ifølge disse love er tvunget til at passe",
            RHO_MUST_PASS,
            then=("in-turn-after-all", "no-penalty", "auction-goes-on"),
            also=("29", "31A"),
        ),
        Rule(
            "28B",
            "Afgivelse af en sådan melding bevirker, at retten til at få straffet meldingen uden for tur mistes, og meldeforløbet fortsætter, som om modstanderen ikke havde meldt i denne tur",
            all_(RIGHT_PLAYER_CALLED, not_(RHO_MUST_PASS)),
            then=("right-player-called", "auction-as-if-nothing", "no-penalty", "withdrawn-call-unauthorised"),
            per=("16C2",),
            also=("29A", "29B"),
        ),
        # --- 29: accepted or not ---
        Rule(
            "29A",
            "Efter en melding uden for tur kan MTV vælge at melde, hvorved retten til straf mistes",
            all_(GOES_ON, ACCEPTED),
            then=("call-stands", "no-penalty", "auction-goes-on"),
            gives=("accepted-out-of-turn",),
            also=("29B", "9B1"),
        ),
        Rule(
            "29A:choice",
            "kan MTV vælge at melde, hvorved retten til straf mistes",
            all_(GOES_ON, UNDECIDED, WHOSE_TURN_AND_WHAT),
            options=(LHO_CHOOSES,),
            also=("10C1", "28B", "16C2", "23", "26"),
        ),
        Rule(
            "29B",
            "En melding uden for tur annulleres, hvis MTV ikke vælger at melde (punkt A), og meldeforløbet går tilbage til den spiller, hvis tur det var til at melde",
            all_(OUT_OF_TURN, REFUSED),
            then=("call-cancelled", "turn-goes-back"),
            role=Role.FRAME,
            gives=("cancelled-out-of-turn",),
            also=("29A", "16C2"),
        ),
        Rule(
            "29C",
            "på den eller de benævnelser, som meldingen henviste til, fremfor den anvendte benævnelse",
            all_(CANCELLED, BID, IN_RHO_TURN, RHO_ACTS, A_BID_AGAIN, CONVENTIONAL),
            then=("denominations-meant-count",),
            role=Role.FRAME,
            weight=-1,
        ),
        Rule(
            "29C:leads",
            "Hvis en melding uden for tur er konventionel",
            all_(CANCELLED, not_(PASS), CONVENTIONAL),
            then=("denominations-meant-count",),
            role=Role.NOTE,
        ),
        # --- 30: pass ---
        Rule(
            "30A",
            "Hvis en spiller har passet uden for tur, før nogen har budt, skal den fejlende passe næste gang, det er dennes tur til at melde",
            all_(CANCELLED, BEFORE_ANY_BID),
            then=("offender-passes-once", "partner-free"),
            numbers=(ONCE,),
            also=("72B1", "29A", "16C2"),
        ),
        Rule(
            "30B1",
            "hvor det var MTH s tur til at melde, skal den fejlende passe næste gang, det er dennes tur til at melde",
            all_(CANCELLED, AFTER_A_BID, IN_RHO_TURN),
            then=("offender-passes-once", "partner-free"),
            numbers=(ONCE,),
            # A pass that referred to suits by agreement is conventional: 30C and 31 then lead to law 26.
            also=("26", "29A", "16C2"),
        ),
        Rule(
            "30B2a",
            "hvor det var den fejlendes makkers tur til at melde, skal den fejlende passe under resten af meldeforløbet",
            all_(CANCELLED, AFTER_A_BID, IN_PARTNERS_TURN),
            then=("offender-passes-throughout",),
            also=("72B1", "29A", "16C2"),
        ),
        Rule(
            "30B2b",
            "Den fejlendes makker må afgive ethvert tilstrækkeligt bud eller passe, men må ikke doble eller redoble i denne tur",
            all_(CANCELLED, AFTER_A_BID, IN_PARTNERS_TURN),
            then=("partner-may-not-double",),
            also=("72B1",),
        ),
        Rule(
            "30B3",
            "hvor det var MTV s tur til at melde, behandles denne pas som ændring af melding, og 25 anvendes",
            all_(CANCELLED, AFTER_A_BID, IN_LHO_TURN),
            then=("treated-as-change-of-call",),
            gives=("as-change-of-call",),
            redirects="change-of-call",
            weight=-1,
        ),
        Rule(
            "30C",
            "Hvis en spiller har passet uden for tur, og denne pas var konventionel (se punkt D), betragtes meldingen som et bud, og 31 anvendes",
            all_(CANCELLED, CONVENTIONAL_PASS),
            then=("pass-counts-as-bid",),
            also=("30D", "29C"),
            weight=-1,
        ),
        # --- 31: bid ---
        Rule(
            "31A",
            "Hvis den fejlende har budt uden for tur",
            all_(CANCELLED, BID, IN_RHO_TURN, RHO_OPEN),
            then=("rho-decides-penalty",),
            also=("31A1", "31A2", "31A2a", "31A2b", "23", "26"),
        ),
        Rule(
            "31A:pass",
            "har passet uden for tur efter en melding fra makker, og denne pas er konventionel (se 30D), i hvilket tilfælde punkt A2b anvendes",
            all_(CANCELLED, CONVENTIONAL_PASS, IN_RHO_TURN, RHO_OPEN),
            then=("rho-decides-pass",),
            per=("31A2b",),
            also=("31A1", "23", "26"),
        ),
        Rule(
            "31A1",
            "Hvis denne modstander passer, skal den fejlende gentage meldingen uden for tur, og hvis denne melding er lovlig, er der ingen straf",
            all_(CANCELLED, LIKE_A_BID, IN_RHO_TURN, is_("rho_action", "pass"), unless_known("repetition_legal", True)),
            then=("must-repeat-call", "no-penalty", "partner-free", "repetition-illegal"),
            also=("31A2", "29A"),
        ),
        Rule(
            "31A1:illegal",
            "skal den fejlende gentage meldingen uden for tur, og hvis denne melding er lovlig, er der ingen straf",
            all_(CANCELLED, LIKE_A_BID, IN_RHO_TURN, is_("rho_action", "pass"), told("repetition_legal", False)),
            then=("must-repeat-call", "repetition-illegal"),
            per=("27B",),
            also=("31A2", "29A", "27"),
        ),
        Rule(
            "31A2",
            "Hvis denne modstander afgiver et lovligt bud, dobler eller redobler, kan den fejlende afgive enhver lovlig melding",
            all_(CANCELLED, BID, IN_RHO_TURN, RHO_ACTS, WILL_CALL),
            then=("offender-calls-freely",),
            options=(
                Option(
                    "offender",
                    (
                        Choice(
                            "any-legal-call",
                            cites=("31A2a", "31A2b"),
                            leads_to=t(
                                "Bud i samme benævnelse: makker skal passe én gang. Enhver anden melding: makker skal passe i resten af meldeforløbet",
                                "Bud i samma valör: partnern måste passa en gång. Varje annat bud: partnern måste passa under resten av budgivningen",
                                "A bid in the same denomination: partner must pass once. Any other call: partner must pass for the rest of the auction",
                            ),
                        ),
                    ),
                ),
            ),
            also=("31A1", "23", "26", "29C"),
        ),
        Rule(
            "31A2a",
            "Hvis en sådan melding er et bud, der afgives i samme benævnelse som i budet uden for tur, skal den fejlendes makker passe, næste gang makkeren er i tur",
            all_(CANCELLED, BID, IN_RHO_TURN, RHO_ACTS, any_(SAME_DENOMINATION, SHOWN_AGAIN)),
            then=("partner-passes-once",),
            numbers=(ONCE,),
            gives=("enforced-pass",),
            also=("31A2", "31A2b"),
        ),
        Rule(
            "31A2a:several",
            "Hvis en sådan melding er et bud, der afgives i samme benævnelse som i budet uden for tur, skal den fejlendes makker passe, næste gang makkeren er i tur",
            all_(CANCELLED, BID, IN_RHO_TURN, RHO_ACTS, ONE_OF_SHOWN_AGAIN),
            then=("partner-passes-once",),
            numbers=(ONCE,),
            gives=("enforced-pass",),
            also=("31A2", "31A2b"),
            # It names one of the denominations the call referred to; that all must be named is not said.
            grade=Grade.AMBIGUOUS,
        ),
        Rule(
            "31A2b",
            "Hvis en sådan melding ikke er et bud, der afgives i samme benævnelse som i budet uden for tur, skal den fejlendes makker passe under resten af meldeforløbet",
            all_(CANCELLED, BID, IN_RHO_TURN, RHO_ACTS, OTHER_DENOMINATION),
            then=("partner-passes-throughout",),
            gives=("enforced-pass", "lead-penalties", "call-may-be-repeated"),
            also=("31A2", "31A2a"),
        ),
        Rule(
            "31A2b:pass",
            "skal den fejlendes makker passe under resten af meldeforløbet",
            all_(CANCELLED, CONVENTIONAL_PASS, IN_RHO_TURN, RHO_ACTS),
            then=("offender-calls-freely", "partner-passes-throughout"),
            options=(ANY_CALL,),
            gives=("enforced-pass", "lead-penalties", "call-may-be-repeated"),
            also=("31A", "31A2"),
        ),
        Rule(
            "31B",
            "det var MTV s tur til at melde, og den fejlende ikke tidligere har meldt, eller det var den skyldiges makkers tur til at melde, skal den fejlendes makker passe under resten af meldeforløbet",
            all_(CANCELLED, LIKE_A_BID, any_(IN_PARTNERS_TURN, all_(IN_LHO_TURN, no("offender_called_before")))),
            then=("partner-passes-throughout",),
            gives=("enforced-pass", "lead-penalties", "call-may-be-repeated"),
            also=("29A",),
        ),
        Rule(
            "31B:change",
            # The note to these words: a bid after an earlier call, in the left-hand opponent's turn, is a change of call.
            "det var MTV s tur til at melde, og den fejlende ikke tidligere har meldt",
            all_(CANCELLED, LIKE_A_BID, IN_LHO_TURN, yes("offender_called_before")),
            then=("treated-as-change-of-call",),
            gives=("as-change-of-call",),
            redirects="change-of-call",
            weight=-1,
        ),
        # --- 33 and 34 ---
        Rule(
            "33",
            "En melding, som afgives samtidigt med en melding afgivet af spilleren i tur, anses for en efterfølgende melding",
            SIMULTANEOUS,
            then=("later-of-two",),
            also=("29", "17C"),
            weight=-2,
        ),
        Rule(
            "33:in-turn",
            "anses for en efterfølgende melding",
            SECOND_AND_IN_TURN,
            then=("later-of-two", "in-turn-after-all", "no-penalty", "auction-goes-on"),
            also=("27",),
            weight=-2,
        ),
        Rule(
            "34",
            "slutter meldeforløbet ikke, hvis en af disse passer var en pas uden for tur og derved berøvede en spiller retten til at melde i denne tur",
            DEPRIVED,
            then=("later-passes-cancelled", "turn-goes-back", "auction-as-if-nothing", "no-penalty"),
            also=("17E", "29A"),
        ),
        Rule(
            "34:nobody-deprived",
            "hvis en af disse passer var en pas uden for tur og derved berøvede en spiller retten til at melde",
            AUCTION_OVER,
            then=("auction-is-over", "no-penalty"),
            per=("17E",),
            also=("29A",),
        ),
    ),
    implications=(
        Implication(
            all_(SIMULTANEOUS, is_("turn_of", "rho", "lho", "partner")),
            "simultaneous_with", "the other caller was in turn", same_as="turn_of",
        ),
        Implication(
            all_(NATURAL, is_("replacement_call", "same-denomination-bid"), is_("denomination_called", *SUITS)),
            "suit_shown_legally", "the same suit was bid in the proper turn", True,
        ),
        Implication(
            is_("replacement_call", "same-call", "same-denomination-bid"),
            "replacement_denomination", "it is the denomination of the call out of turn", same_as="denomination_called",
        ),
        *(
            Implication(
                all_(is_("denomination_called", named), is_("replacement_denomination", now)),
                "replacement_call",
                "the two denominations tell it",
                "same-denomination-bid" if named == now else "other-bid",
            )
            for named in (*SUITS, "notrump")
            for now in (*SUITS, "notrump")
        ),
        Implication(is_("suits_shown", "none"), "shown_suit_named", "the call referred to no suit", "no"),
        Implication(is_("replacement_denomination", "notrump"), "shown_suit_named", "notrump is no suit", "no"),
        *(
            Implication(all_(is_("replacement_denomination", suit), is_("suits_shown", *shown)), "shown_suit_named", why, to)
            for suit in SUITS
            for why, to, shown in (
                ("the new bid names the suit shown", "the-one-shown", (suit,)),
                ("the new bid names one of the suits shown", "one-of-several", tuple(s for s in SEVERAL if suit in s)),
                (
                    "the new bid names another suit",
                    "no",
                    tuple(s for s in (*SUITS, *SEVERAL) if suit not in s),
                ),
            )
        ),
        Implication(
            all_(is_("irregularity", "insufficient-bid"), is_("turn_of", "rho"), is_("rho_action", "pass")),
            "repetition_legal", "the bid is still insufficient when it is repeated", False,
        ),
    ),
    contradictions=(
        Contradiction(
            all_(is_("irregularity", "call-out-of-turn"), told("correct_player_called"), is_("turn_of", "partner")),
            "the right player was the offender's partner, not an opponent.",
        ),
        Contradiction(
            all_(is_("irregularity", "call-out-of-turn"), is_("turn_of", "offender")),
            "a call made when it was the player's own turn is not out of turn.",
        ),
        Contradiction(
            all_(SIMULTANEOUS, is_("turn_of", "offender")),
            "of two calls at once the irregular one is that of the player who was not in turn.",
        ),
        Contradiction(
            all_(
                is_("irregularity", "call-out-of-turn"), is_("offending_call", "pass", "bid"), yes("lho_called_over"),
                no("accepted_by_lho"), is_("turn_of", "rho", "partner"),
            ),
            "who calls over a call out of turn has accepted it.",
        ),
    ),
    not_ruled=(
        NotRuled(("28", "29", "30", "30B", "30B2", "31"), "definition", "headings; their points rule"),
        NotRuled(("30D",), "definition", "what a conventional pass is; `call_conventional` asks it"),
    ),
)  # fmt: skip
