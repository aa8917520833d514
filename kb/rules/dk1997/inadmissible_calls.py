"""Laws 35 to 39: calls that are never allowed.

A double or redouble against law 19, a call by a player who had to pass, a bid of more than seven, a call after the
final pass. One question comes before all: has the left-hand opponent called over it? Then there is no penalty, and
law 35 says what becomes of the calls (35A to 35D). If not, laws 36 to 39 take the call away and say who must pass.
An inadmissible double out of turn is dealt with under law 32.
"""

# ruff: noqa: E501 - a table of words reads better one entry a line

from __future__ import annotations

from kb.rules.conditions import all_, any_, is_, not_, open_, told, unless_known, yes
from kb.rules.facts import Contradiction, Implication
from kb.rules.model import Choice, Fiction, Option, Phrase, Role, Rule, RuleSet, Silence
from kb.rules.text import t

DOUBLE = is_("irregularity", "inadmissible-double", "inadmissible-redouble")
BREACH = is_("irregularity", "breach-of-enforced-pass")
OVER_SEVEN = is_("irregularity", "bid-over-seven")
TOO_LATE = is_("irregularity", "call-after-final-pass")
ADMISSIBLE = all_(is_("irregularity", "inadmissible-double"), told("double_target", "opponents-last-bid"))
CALLED_OVER = any_(yes("lho_called_over"), all_(unless_known("lho_called_over", True), told("accepted_by_lho")))
NOT_CALLED_OVER = not_(CALLED_OVER)
OUT_OF_TURN = all_(DOUBLE, told("turn_of", "rho", "lho", "partner"))
PASS = is_("offending_call", "pass")
DECLARING_SIDE = any_(
    is_("offender_role", "declarer", "dummy"),
    all_(told("offender_role", "player"), is_("offending_side_defends", False)),
)
DEFENDING_SIDE = any_(
    is_("offender_role", "defender"), all_(told("offender_role", "player"), yes("offending_side_defends"))
)
HARMLESS = any_(PASS, DECLARING_SIDE)
SUBSTITUTE = Option("offender", (Choice("any-legal-call", when=open_("replacement_call")),))

RULES = RuleSet(
    name="inadmissible-calls",
    laws=("35", "36", "37", "38", "39"),
    on=(
        "inadmissible-double", "inadmissible-redouble", "bid-over-seven", "call-after-final-pass", "breach-of-enforced-pass",
    ),
    phrases=(
        Phrase("double-is-admissible", "all", t("Doblingen er tilladt: den gælder modstandernes sidste bud", "Dubblingen är tillåten: den gäller motståndarnas sista bud", "The double is allowed: it is of the opponents' last bid"), "irregular-call"),
        Phrase("no-penalty-called-over", "non-offending-side", t("Modstanderen til venstre har meldt: der er ingen straf og ingen udspilsstraf", "Motståndaren till vänster har bjudit: det blir inget straff och inget utspelsstraff", "The left-hand opponent has called: no penalty and no lead penalty")),
        Phrase("breach-stands", "all", t("Meldingen og alle lovlige meldinger efter den står ved magt", "Budet och alla tillåtna bud efter det står", "The call and all legal calls after it stand"), "irregular-call"),
        Phrase("still-passes", "offender", t("Den fejlende skal stadig passe, hver gang han senere er i tur", "Den felande måste fortfarande passa varje gång det senare är hans tur", "The offender must still pass whenever it is his turn later"), "offender-silence", Silence("offender", "throughout")),
        Phrase("obligation-over", "offender", t("Pligten til at passe gjaldt kun den ene tur; den fejlende er nu fri", "Plikten att passa gällde bara den turen; den felande är nu fri", "The duty to pass was for that one turn; the offender is now free"), "offender-silence"),
        Phrase("counts-as-pass", "offender", t("Den fejlende skal i stedet passe", "Den felande måste passa i stället", "The offender must pass instead"), "offenders-call", Fiction("the offender has passed")),
        Phrase("no-contract-over-seven", "all", t("Der spilles aldrig en kontrakt over syv træk", "Ett kontrakt över sju spelas aldrig", "A contract above seven is never played")),
        Phrase("substitute-legal-call", "offender", t("Den fejlende skal i stedet afgive en lovlig melding", "Den felande måste i stället avge ett tillåtet bud", "The offender must make a legal call instead"), "offenders-call"),
    ),
    rules=(
        Rule(
            "19A1:admissible",
            "En spiller må kun doble det nærmeste foregående bud. Budet skal være afgivet af en modstander, og ingen andre meldinger end pas må være afgivet i mellemtiden",
            ADMISSIBLE,
            then=("double-is-admissible", "no-penalty"),
            also=("36",),
        ),
        # --- 35: the left-hand opponent has called ---
        Rule(
            "35A",
            "annulleres denne og alle efterfølgende meldinger. Meldeforløbet går tilbage til den spiller, hvis tur det er til at melde, og fortsætter, som om ingen uregelmæssighed var begået",
            all_(DOUBLE, not_(ADMISSIBLE), CALLED_OVER),
            then=("later-calls-cancelled", "turn-goes-back", "auction-as-if-nothing"),
            also=("36", "19A1", "19B1"),
        ),
        Rule(
            "35B",
            "står denne og alle efterfølgende lovlige meldinger ved magt",
            all_(BREACH, CALLED_OVER),
            then=("breach-stands",),
            also=("37",),
        ),
        Rule(
            "35B:throughout",
            "Hvis den fejlende var tvunget til at passe under resten af meldeforløbet, skal den fejlende dog stadig passe, hver gang denne senere er i tur",
            all_(BREACH, CALLED_OVER, is_("enforced_pass_duration", "throughout")),
            then=("still-passes",),
        ),
        Rule(
            "35B:one-turn",
            "Hvis den fejlende var tvunget til at passe under resten af meldeforløbet",
            all_(BREACH, CALLED_OVER, is_("enforced_pass_duration", "one-turn")),
            then=("obligation-over",),
        ),
        Rule(
            "35C",
            "annulleres denne og alle efterfølgende meldinger. Den fejlende skal i stedet passe, og meldeforløbet fortsætter, som om ingen uregelmæssighed var begået",
            all_(OVER_SEVEN, CALLED_OVER),
            then=("later-calls-cancelled", "counts-as-pass", "auction-as-if-nothing"),
            also=("38",),
        ),
        Rule(
            "35D",
            "annulleres denne og alle efterfølgende meldinger uden straf",
            all_(TOO_LATE, any_(told("lho_called_over"), all_(not_(HARMLESS), CALLED_OVER))),
            then=("later-calls-cancelled",),
            also=("39", "39A", "39B"),
        ),
        Rule(
            "35",
            "er der ingen straf for den utilladelige melding (udspilsstraffene i 26 kommer ikke i betragtning)",
            any_(
                all_(any_(BREACH, OVER_SEVEN, all_(DOUBLE, not_(ADMISSIBLE))), CALLED_OVER),
                all_(TOO_LATE, any_(told("lho_called_over"), all_(not_(HARMLESS), CALLED_OVER))),
            ),
            then=("no-penalty-called-over", "no-penalty"),
            role=Role.FRAME,
            also=("26",),
        ),
        # --- 36 to 39: he has not ---
        Rule(
            "36",
            "Den fejlende skal i stedet afgive en lovlig melding, og den fejlendes makker skal passe under resten af meldeforløbet",
            all_(DOUBLE, not_(ADMISSIBLE), NOT_CALLED_OVER, not_(OUT_OF_TURN)),
            then=("call-cancelled", "substitute-legal-call", "partner-passes-throughout"),
            options=(SUBSTITUTE,),
            gives=("enforced-pass", "lead-penalties"),
            also=("35A", "19A1", "19B1", "32"),
        ),
        Rule(
            "36:out-of-turn",
            "Se 32, hvis meldingen er uden for tur",
            all_(OUT_OF_TURN, not_(ADMISSIBLE), NOT_CALLED_OVER),
            role=Role.FRAME,
            redirects="call-out-of-turn",
            also=("35A", "19A1", "19B1"),
        ),
        Rule(
            "37",
            "annulleres, og begge spillere på den fejlende side skal passe under resten af meldeforløbet",
            all_(BREACH, NOT_CALLED_OVER),
            then=("call-cancelled", "both-pass-throughout"),
            gives=("enforced-pass", "lead-penalties"),
            also=("35B",),
        ),
        Rule(
            "38",
            "Et bud over syv træk annulleres, og begge spillere på den fejlende side skal passe under resten af meldeforløbet",
            all_(OVER_SEVEN, NOT_CALLED_OVER),
            then=("call-cancelled", "no-contract-over-seven", "both-pass-throughout"),
            gives=("enforced-pass", "lead-penalties"),
            also=("35C",),
        ),
        Rule(
            "39A",
            "Hvis meldingen var en pas fra en modspiller eller en hvilken som helst melding fra den senere spilfører eller blinde, er der ingen straf",
            all_(TOO_LATE, HARMLESS, unless_known("lho_called_over", False)),
            then=("no-penalty",),
            also=("39B", "35D"),
        ),
        Rule(
            "39B",
            "Hvis meldingen var et bud, en dobling eller redobling fra en modspiller, kan anvendelse af udspilsstraffene i 26 komme i betragtning",
            all_(TOO_LATE, DEFENDING_SIDE, not_(PASS), NOT_CALLED_OVER),
            gives=("lead-penalties",),
            also=("35D", "39A"),
        ),
        Rule(
            "39",
            "En melding afgivet efter den afsluttende pas i meldeforløbet annulleres",
            all_(TOO_LATE, any_(all_(HARMLESS, unless_known("lho_called_over", False)), all_(not_(HARMLESS), NOT_CALLED_OVER))),
            then=("call-cancelled",),
            role=Role.FRAME,
            weight=1,
        ),
    ),
    implications=(
        Implication(
            all_(any_(DOUBLE, BREACH, OVER_SEVEN, TOO_LATE), is_("accepted_by_lho", False)),
            "lho_called_over", "who does not accept it has not called over it", False,
        ),
        Implication(all_(TOO_LATE, yes("offending_side_defends")), "offender_role", "his side defends", "defender"),
        Implication(all_(TOO_LATE, is_("offender_role", "defender")), "offending_side_defends", "a defender defends", True),
        Implication(
            all_(TOO_LATE, is_("offender_role", "declarer", "dummy")), "offending_side_defends", "his side declares", False,
        ),
        Implication(
            all_(any_(DOUBLE, BREACH, OVER_SEVEN), is_("offender_role", "defender")),
            "offending_side_defends", "a defender defends", True,
        ),
    ),
    contradictions=(
        Contradiction(
            all_(TOO_LATE, is_("offender_role", "defender"), is_("offending_side_defends", False)),
            "a defender's side defends.",
        ),
        Contradiction(
            all_(TOO_LATE, is_("offender_role", "declarer", "dummy"), yes("offending_side_defends")),
            "declarer's side does not defend.",
        ),
    ),
)  # fmt: skip
