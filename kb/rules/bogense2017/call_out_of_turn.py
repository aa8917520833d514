"""The block on calls out of turn: accepted (A), not accepted (B), artificial (C), and the table of what follows.

Rows: t1 a plain pass in the right-hand opponent's turn, t2 any other call there, t3 in partner's turn or, by a player
who has not called before, in the left-hand opponent's, t4 by one who has. An artificial pass, or a pass over an
artificial call of partner's, is taken as a bid (C), so that it falls under t2.
What partner suffers depends on the offender's next call: comparable with the withdrawn one or not.
"""

# ruff: noqa: E501 - words of the sheet and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.bogense2017.phrases import SHARED
from kb.rules.conditions import Condition, all_, any_, is_, isnt, known, no, not_, open_, told, unless_known, yes
from kb.rules.facts import Implication
from kb.rules.model import Choice, NotRuled, Option, Phrase, Role, Rule, RuleSet
from kb.rules.text import t

DIRECT = is_("irregularity", "call-out-of-turn")
REFUSED = no("accepted_by_lho")
OPEN = open_("accepted_by_lho")
PLAIN_PASS = all_(is_("offending_call", "pass"), no("call_conventional"), no("partners_call_artificial"))
PASS_AS_BID = all_(is_("offending_call", "pass"), any_(yes("call_conventional"), yes("partners_call_artificial")))
RHO = is_("turn_of", "rho")
TAKEN_AS_BID = any_(
    all_(told("turn_of", "rho"), PASS_AS_BID), told("call_conventional"), told("partners_call_artificial")
)
"""Only in the right-hand opponent's turn does it matter whether a pass is a bid."""
ROW_1 = all_(RHO, PLAIN_PASS)
ROW_2 = all_(RHO, any_(isnt("offending_call", "pass"), PASS_AS_BID))
ROW_3 = any_(is_("turn_of", "partner"), all_(is_("turn_of", "lho"), no("offender_called_before")))
ROW_4 = all_(is_("turn_of", "lho"), yes("offender_called_before"))

CALLED_AGAIN = any_(
    is_("replacement_call", "same-call", "same-denomination-bid", "other-bid", "pass", "double", "redouble"),
    known("replacement_comparable"),
)
RHO_ACTED = any_(
    is_("rho_action", "bid", "double", "redouble"),
    all_(open_("rho_action"), CALLED_AGAIN, not_(told("replacement_call", "same-call"))),
)
"""Had he passed, the call would have had to be repeated: who has made another call did so after a bid or a double."""


def settled(row: Condition) -> dict[str, Condition]:
    """How the offender's proper call compares, in a row of the table."""
    again = all_(REFUSED, row, CALLED_AGAIN)
    return {
        "comparable": all_(again, yes("replacement_comparable")),
        "other": all_(again, no("replacement_comparable")),
        "open": all_(REFUSED, row, not_(CALLED_AGAIN)),
    }


NEXT_CALL = Option(
    "offender",
    (
        Choice("comparable-call", sets=(("replacement_comparable", True),)),
        Choice("other-legal-call", sets=(("replacement_comparable", False),)),
    ),
)
ROWS = {"t2": settled(all_(ROW_2, RHO_ACTED)), "t3": settled(ROW_3)}
NOT_COMPARABLE = "Hvis den fejlende ikke afgiver en tilsvarende melding i sin rigtige tur: Pas næste gang (og udspilsbegrænsninger i evt. modspil (§ 26B))"


def row(name: str) -> tuple[Rule, ...]:
    """What partner suffers in rows t2 and t3."""
    when = ROWS[name]
    return (
        Rule(f"call-out-of-turn/{name}:open", NOT_COMPARABLE, when["open"], then=("depends-on-next-call",), options=(NEXT_CALL,)),
        Rule(f"call-out-of-turn/{name}:comparable", NOT_COMPARABLE, when["comparable"], then=("partner-unrestricted",)),
        Rule(f"call-out-of-turn/{name}:other", NOT_COMPARABLE, when["other"], then=("partner-passes-once", "leads-26B")),
    )  # fmt: skip


RULES = RuleSet(
    name="call-out-of-turn",
    laws=("call-out-of-turn",),
    on=("call-out-of-turn",),
    phrases=(
        *SHARED,
        Phrase("turn-back", "all", t("Meldingen går tilbage til den, hvis tur det var", "Turen går tillbaka till den som skulle ha bjudit", "The turn goes back to the player whose turn it was")),
        Phrase("pass-next-time", "offender", t("Den fejlende skal passe næste gang", "Den felande måste passa nästa gång", "The offender must pass next time"), "offender-silence"),
        Phrase("partner-unrestricted", "offenders-partner", t("Makker har ingen begrænsninger", "Partnern har inga begränsningar", "The partner is under no restriction"), "partner-silence"),
        Phrase("offender-unrestricted", "offender", t("Den fejlende må melde frit i sin rigtige tur", "Den felande får bjuda fritt i sin rätta tur", "The offender may call freely in his proper turn"), "offender-silence"),
        Phrase("must-repeat", "offender", t("Passer modstanderen til højre, skal meldingen gentages", "Passar motståndaren till höger måste budet upprepas", "If the right-hand opponent passes, the call must be repeated"), "offender-silence"),
        Phrase("depends-on-next-call", "offenders-partner", t("Er den fejlendes næste melding ikke tilsvarende, skal makker passe næste gang, og der er udspilsbegrænsning (§ 26B)", "Är den felandes nästa bud inte jämförbart måste partnern passa nästa gång, och det blir utspelsbegränsning (§ 26B)", "If the offender's next call is not comparable, the partner must pass next time and there is a lead restriction (26B)"), "partner-silence"),
        Phrase("shown-counts", "all", t("Meldingen er kunstig: de viste benævnelser gælder i stedet for den meldte", "Budet är artificiellt: de visade benämningarna gäller i stället för den bjudna", "The call is artificial: the denominations shown count instead of the one named")),
        Phrase("pass-is-a-bid", "all", t("En kunstig pas, eller en pas til makkers kunstige melding, opfattes som et bud", "Ett artificiellt pass, eller ett pass på partnerns artificiella bud, behandlas som ett kontraktsbud", "An artificial pass, or a pass over partner's artificial call, is taken as a bid")),
        Phrase("as-a-change", "offender", t("Det behandles som ændring af melding", "Det behandlas som ändring av bud", "It is dealt with as a change of call")),
        Phrase("if-refused", "all", t("Godtages meldingen ikke, følger rækken i skemaet", "Godtas budet inte gäller raden i tabellen", "If the call is not accepted, the row of the table follows")),
    ),
    implications=(
        Implication(all_(DIRECT, told("lho_called_over")), "accepted_by_lho", "to call over it is to accept it", True),
        Implication(told("any_bid_before", False), "partners_call_artificial", "partner has made no bid", False),
    ),
    rules=(
        Rule(
            "call-out-of-turn/A",
            "Meldingen accepteres af MTV (evt. ved at melde). Ingen berigtigelse",
            all_(DIRECT, yes("accepted_by_lho")),
            then=("call-stands", "no-rectification"),
            also=("call-out-of-turn/B",),
        ),
        Rule(
            "call-out-of-turn/A:choice",
            "Meldingen accepteres af MTV",
            all_(DIRECT, OPEN),
            options=(
                Option(
                    "lho",
                    (
                        Choice("accept", sets=(("accepted_by_lho", True),)),
                        Choice("refuse", cites=("call-out-of-turn/B",), sets=(("accepted_by_lho", False),)),
                    ),
                ),
            ),
        ),
        Rule(
            "call-out-of-turn/t1",
            "Pas næste gang",
            all_(REFUSED, ROW_1),
            then=("pass-next-time", "partner-unrestricted"),
            also=("call-out-of-turn/C",),
        ),
        Rule(
            "call-out-of-turn/t2",
            "Hvis MTH passer, skal meldingen gentages",
            all_(REFUSED, ROW_2, open_("rho_action"), not_(RHO_ACTED)),
            then=("must-repeat", "depends-on-next-call"),
        ),
        Rule(
            "call-out-of-turn/t2:passed",
            "Hvis MTH passer, skal meldingen gentages",
            all_(REFUSED, ROW_2, is_("rho_action", "pass")),
            then=("must-repeat", "partner-unrestricted"),
        ),
        *row("t2"),
        Rule(
            "call-out-of-turn/t3",
            "1. Ingen i første omgang",
            all_(REFUSED, ROW_3, not_(CALLED_AGAIN)),
            then=("offender-unrestricted",),
        ),
        *row("t3"),
        Rule(
            "call-out-of-turn/t4",
            "§ 25 (ændring af melding)",
            all_(REFUSED, ROW_4),
            then=("as-a-change",),
            gives=("as-change-of-call",),
            redirects="change-of-call",
        ),
        Rule("call-out-of-turn/t1:if", "Pas næste gang", all_(DIRECT, OPEN, told("turn_of", "rho"), told("offending_call", "pass"), unless_known("call_conventional", False), unless_known("partners_call_artificial", False)), then=("if-refused",), role=Role.APPLIES),
        Rule("call-out-of-turn/t2:if", "Hvis MTH passer, skal meldingen gentages", all_(DIRECT, OPEN, told("turn_of", "rho"), any_(told("offending_call", "bid", "double", "redouble"), told("call_conventional"), told("partners_call_artificial"))), then=("if-refused",), role=Role.APPLIES),
        Rule("call-out-of-turn/t3:if", "1. Ingen i første omgang", all_(DIRECT, OPEN, any_(told("turn_of", "partner"), all_(told("turn_of", "lho"), unless_known("offender_called_before", False)))), then=("if-refused",), role=Role.APPLIES),
        Rule("call-out-of-turn/t4:if", "§ 25 (ændring af melding)", all_(DIRECT, OPEN, told("turn_of", "lho"), told("offender_called_before")), then=("if-refused",), role=Role.APPLIES),
        Rule(
            "call-out-of-turn/C",
            "Ved en kunstig melding gælder de viste benævnelser i stedet for den meldte benævnelse",
            all_(REFUSED, told("call_conventional"), not_(ROW_4), isnt("offending_call", "pass")),
            then=("shown-counts",),
            role=Role.APPLIES,
        ),
        Rule(
            "call-out-of-turn/C:pass",
            "en kunstig pas eller en pas til makkers kunstige melding opfattes som et bud",
            all_(REFUSED, is_("offending_call", "pass"), TAKEN_AS_BID, not_(ROW_4)),
            then=("pass-is-a-bid",),
            role=Role.APPLIES,
        ),
        Rule(
            "call-out-of-turn/B",
            "Meldingen accepteres ikke af MTV. Meldingen går tilbage til den, hvis tur det var til at melde",
            REFUSED,
            then=("turn-back", "call-cancelled"),
            role=Role.FRAME,
            also=("call-out-of-turn/A",),
        ),
    ),
    not_ruled=(NotRuled(("call-out-of-turn",), "definition", "heading; its points rule"),),
)  # fmt: skip
