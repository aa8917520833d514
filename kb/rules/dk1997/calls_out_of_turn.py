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

from kb.rules.conditions import (
    all_,
    any_,
    is_,
    no,
    not_,
    told,
    unless_known,
    yes,
)
from kb.rules.dk1997.turns import (
    A_BID_AGAIN,
    ACCEPTED,
    AFTER_A_BID,
    ANY_CALL,
    AUCTION_OVER,
    BEFORE_ANY_BID,
    BID,
    CANCELLED,
    CONVENTIONAL,
    CONVENTIONAL_PASS,
    DEPRIVED,
    GOES_ON,
    IN_LHO_TURN,
    IN_PARTNERS_TURN,
    IN_RHO_TURN,
    LHO_CHOOSES,
    LIKE_A_BID,
    NATURAL,
    ONCE,
    ONE_OF_SHOWN_AGAIN,
    OTHER_DENOMINATION,
    OUT_OF_TURN,
    PASS,
    PHRASES,
    REFUSED,
    RHO_ACTS,
    RHO_MUST_PASS,
    RHO_OPEN,
    RIGHT_PLAYER_CALLED,
    SAME_DENOMINATION,
    SECOND_AND_IN_TURN,
    SEVERAL,
    SHOWN_AGAIN,
    SIMULTANEOUS,
    SUITS,
    UNDECIDED,
    WHOSE_TURN_AND_WHAT,
    WILL_CALL,
)
from kb.rules.facts import Contradiction, Implication
from kb.rules.model import (
    Choice,
    Grade,
    NotRuled,
    Option,
    Role,
    Rule,
    RuleSet,
)
from kb.rules.text import t

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
