"""Law 32: a double or redouble out of turn.

It is accepted or cancelled like any call out of turn (29); an inadmissible one can never be accepted, and a call over
it is law 35A's matter. Cancelled in partner's turn it silences partner (32A); in the right-hand opponent's turn that
opponent's call decides (32B). The law has no point for the left-hand opponent's turn.
"""

# ruff: noqa: E501 - a table of words reads better one entry a line

from __future__ import annotations

from kb.rules.conditions import all_, any_, given, is_, not_, told, unless_known
from kb.rules.dk1997.turns import (
    ANY_CALL,
    CANCELLED,
    DOUBLE,
    IN_LHO_TURN,
    IN_PARTNERS_TURN,
    IN_RHO_TURN,
    INADMISSIBLE,
    LHO_HAS_CALLED,
    OUT_OF_TURN,
    RHO_ACTS,
    RHO_OPEN,
)
from kb.rules.model import Grade, Phrase, RightLost, Role, Rule, RuleSet
from kb.rules.text import t

RULES = RuleSet(
    name="doubles-out-of-turn",
    laws=("32",),
    on=("call-out-of-turn", "simultaneous-calls"),
    phrases=(
        Phrase(
            "rho-decides-double",
            "rho",
            t(
                "Passer modstanderen til højre, skal den fejlende gentage sin dobling eller redobling, og der er ingen straf; byder han, er den fejlende fri, men makker skal passe i resten af meldeforløbet",
                "Passar motståndaren till höger måste den felande upprepa sin dubbling eller redubbling och det blir inget straff; bjuder han är den felande fri, men partnern måste passa under resten av budgivningen",
                "If the right-hand opponent passes, the offender must repeat his double or redouble and there is no penalty; if he bids, the offender is free but partner must pass for the rest of the auction",
            ),
        ),
        Phrase(
            "never-acceptable",
            "all",
            t(
                "En utilladelig dobling eller redobling kan aldrig godtages",
                "En otillåten dubbling eller redubbling kan aldrig godtas",
                "An inadmissible double or redouble can never be accepted",
            ),
            "",
            RightLost("non-offending-side", "acceptance"),
        ),
        Phrase(
            "later-calls-cancelled",
            "all",
            t(
                "Meldingen og alle meldinger efter den annulleres",
                "Budet och alla bud efter det stryks",
                "The call and all calls after it are cancelled",
            ),
            "irregular-call",
        ),
        Phrase(
            "must-call-again",
            "offender",
            t(
                "Den fejlende skal i stedet afgive en lovlig melding",
                "Den felande måste i stället avge ett tillåtet bud",
                "The offender must make a legal call instead",
            ),
            "offenders-call",
        ),
        Phrase(
            "lho-turn-double-unsaid",
            "director",
            t(
                "Lovene siger ikke mere om en dobling i modstanderen til venstres tur; har den fejlende meldt før, ligner det en ændring af melding",
                "Lagarna säger inte mer om en dubbling i motståndaren till vänsters tur; har den felande bjudit tidigare liknar det en ändring av bud",
                "The laws say no more of a double in the left-hand opponent's turn; if the offender had called before, it resembles a change of call",
            ),
        ),
    ),
    rules=(
        # --- 32: double or redouble ---
        Rule(
            "32",
            "Hvis den ulovlige melding ikke accepteres, annulleres den, og udspilsstraffene i 26B kan komme i betragtning",
            all_(CANCELLED, DOUBLE),
            role=Role.FRAME,
            also=("26B",),
            weight=-1,
        ),
        Rule(
            "32:accepted",
            "En dobling eller redobling uden for tur kan accepteres, hvis MTV vælger det (se 29)",
            all_(given("accepted-out-of-turn"), DOUBLE),
            role=Role.FRAME,
        ),
        Rule(
            "32:never",
            "en utilladelig dobling eller redobling aldrig må accepteres",
            all_(CANCELLED, INADMISSIBLE),
            then=("never-acceptable",),
            role=Role.FRAME,
            also=("35A", "36"),
        ),
        Rule(
            "35A:out-of-turn",
            "annulleres denne og alle efterfølgende meldinger. Meldeforløbet går tilbage til den spiller, hvis tur det er til at melde, og fortsætter, som om ingen uregelmæssighed var begået",
            all_(
                OUT_OF_TURN, INADMISSIBLE, LHO_HAS_CALLED, is_("irregularity", "call-out-of-turn", "simultaneous-calls")
            ),
            then=("never-acceptable", "later-calls-cancelled", "no-penalty", "turn-goes-back", "auction-as-if-nothing"),
            per=("32", "35"),
            also=("36", "19"),
        ),
        Rule(
            "32A",
            "det var den fejlendes makkers tur til at melde, skal den fejlendes makker passe under resten af meldeforløbet",
            all_(CANCELLED, DOUBLE, IN_PARTNERS_TURN),
            then=("partner-passes-throughout",),
            gives=("enforced-pass", "lead-penalties", "call-may-be-repeated"),
            also=("29A",),
        ),
        Rule(
            "32B",
            "det var MTH s tur til at melde, gælder følgende",
            all_(CANCELLED, DOUBLE, IN_RHO_TURN, RHO_OPEN),
            then=("rho-decides-double",),
            also=("32B1", "32B2", "23", "26B"),
        ),
        Rule(
            "32B1",
            "Hvis MTH passer, skal den fejlende gentage sin dobling eller redobling uden for tur, og der er ingen straf",
            all_(
                CANCELLED,
                DOUBLE,
                IN_RHO_TURN,
                is_("rho_action", "pass"),
                not_(INADMISSIBLE),
                unless_known("repetition_legal", True),
            ),
            then=("must-repeat-call", "no-penalty", "partner-free"),
            also=("36", "29A", "32B2"),
        ),
        Rule(
            "32B1:inadmissible",
            "medmindre doblingen eller redoblingen er utilladelig, i hvilket tilfælde 36 anvendes",
            all_(
                CANCELLED,
                DOUBLE,
                IN_RHO_TURN,
                is_("rho_action", "pass"),
                any_(INADMISSIBLE, told("repetition_legal", False)),
            ),
            then=("must-call-again", "partner-passes-throughout"),
            per=("36",),
            options=(ANY_CALL,),
            gives=("enforced-pass", "lead-penalties"),
            also=("19", "32B2"),
        ),
        Rule(
            "32B2",
            "kan den fejlende afgive enhver lovlig melding, når denne er i tur, men den fejlendes makker skal passe under resten af meldeforløbet",
            all_(CANCELLED, DOUBLE, IN_RHO_TURN, RHO_ACTS),
            then=("offender-calls-freely", "partner-passes-throughout"),
            options=(ANY_CALL,),
            gives=("enforced-pass", "lead-penalties", "call-may-be-repeated"),
            also=("32B1", "29A"),
        ),
        Rule(
            "32:lho",
            "Hvis den ulovlige melding ikke accepteres, annulleres den, og udspilsstraffene i 26B kan komme i betragtning",
            all_(CANCELLED, DOUBLE, IN_LHO_TURN),
            then=("lho-turn-double-unsaid",),
            gives=("lead-penalties", "call-may-be-repeated"),
            also=("25", "25B", "29A"),
            # Law 32 has points for partner's and the right-hand opponent's turn only.
            grade=Grade.AMBIGUOUS,
        ),
    ),
)
