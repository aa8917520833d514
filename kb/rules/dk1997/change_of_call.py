"""Law 25: a player replaces his call, or tries to.

The law asks in this order: was the first call a slip, noticed at once (25A)? If not, does the left-hand
opponent let the new call stand (25B1)? If not, the new call goes, and a legal first call leaves the offender
two ways (25B2b), the second of which caps his side's score.
Statuses: 'as-change-of-call' is given by laws 30B3 and 31B (a call in the left-hand opponent's turn after an
earlier call): there a slip or an illegal first call counts only if somebody says so; 'lead-penalties' and 'enforced-pass' lead to laws 26 and 23.
"""

# ruff: noqa: E501 - a table of words reads better one entry a line

from __future__ import annotations

from kb.rules.conditions import OPEN, all_, any_, given, is_, no, not_, open_, told, unless_known, yes
from kb.rules.facts import Contradiction
from kb.rules.model import Choice, NotRuled, Number, Option, Phrase, Role, Rule, RuleSet
from kb.rules.text import t

TOO_LATE = told("partner_called_after")
REDIRECTED = given("as-change-of-call")
SLIP = all_(
    any_(not_(REDIRECTED), told("call_inadvertent")),
    yes("call_inadvertent"),
    no("pause_for_thought"),
    no("partner_called_after"),
)
MEANT = any_(
    all_(REDIRECTED, unless_known("call_inadvertent", False)), no("call_inadvertent"), yes("pause_for_thought")
)
FIRST_LEGAL = any_(yes("first_call_legal"), all_(REDIRECTED, unless_known("first_call_legal", True)))
CALLED_OVER = all_(told("lho_called_over"), is_("accepted_by_lho", False, OPEN))
ACCEPTED = any_(
    all_(yes("accepted_by_lho"), unless_known("lho_relied_on_first_call", False)),
    all_(CALLED_OVER, no("lho_relied_on_first_call")),
)
RELIED = any_(
    all_(yes("accepted_by_lho"), told("lho_relied_on_first_call")),
    all_(CALLED_OVER, yes("lho_relied_on_first_call")),
)
UNDECIDED = all_(open_("accepted_by_lho"), unless_known("lho_called_over", False))
REFUSED = all_(no("accepted_by_lho"), unless_known("lho_called_over", False))

AFTER_REFUSAL = Option(
    "offender",
    (
        Choice("let-first-call-stand", cites=("25B2bI",), sets=(("offender_keeps_first_call", True),)),
        Choice("make-another-legal-call", cites=("25B2bII",), sets=(("offender_keeps_first_call", False),)),
    ),
)
CAP = Number("max_percent_offenders_if_other_call", 40)

RULES = RuleSet(
    name="change-of-call",
    laws=("25",),
    on=("change-of-call",),
    phrases=(
        Phrase(
            "new-call-stands",
            "offender",
            t("Den nye melding står ved magt", "Det nya budet står", "The new call stands"),
            "new-call",
        ),
        Phrase(
            "new-call-cancelled",
            "offender",
            t("Den nye melding annulleres", "Det nya budet stryks", "The new call is cancelled"),
            "new-call",
        ),
        Phrase(
            "first-call-stands",
            "offender",
            t("Den første melding står ved magt", "Det första budet står", "The first call stands"),
            "first-call",
        ),
        Phrase(
            "other-call-allowed",
            "offender",
            t(
                "Den fejlende må afgive en hvilken som helst anden lovlig melding",
                "Den felande får avge vilket annat tillåtet bud som helst",
                "The offender may make any other legal call",
            ),
            "first-call",
        ),
        Phrase(
            "lho-may-withdraw",
            "lho",
            t(
                "Modstanderen til venstre må tage sin melding tilbage uden straf",
                "Motståndaren till vänster får ta tillbaka sitt bud utan straff",
                "The left-hand opponent may withdraw his call without penalty",
            ),
        ),
        Phrase(
            "first-call-penalised",
            "offender",
            t(
                "Den ulovlige første melding behandles efter sin egen paragraf",
                "Det otillåtna första budet behandlas enligt sin egen paragraf",
                "The illegal first call is dealt with under its own law",
            ),
        ),
        Phrase(
            "offenders-capped",
            "offending-side",
            t(
                "Den fejlende side kan højst få middel minus på spillet; den anden side får den score, der blev opnået ved bordet",
                "Den felande sidan får högst medel minus på brickan; den andra sidan får den score som uppnåddes vid bordet",
                "The offending side scores at most average minus on the board; the other side keeps the score obtained at the table",
            ),
        ),
        Phrase(
            "new-call-if-legal",
            "offender",
            t(
                "Er den nye melding ulovlig, behandles den efter sin egen paragraf",
                "Är det nya budet otillåtet behandlas det enligt sin egen paragraf",
                "If the new call is illegal it is dealt with under its own law",
            ),
        ),
        Phrase(
            "change-too-late",
            "offender",
            t(
                "Det er for sent at ændre meldingen, når der er meldt videre",
                "Det är för sent att ändra budet när budgivningen har gått vidare",
                "It is too late to change the call once the auction has moved on",
            ),
        ),
    ),
    rules=(
        Rule(
            "25A",
            "må en spiller erstatte en uagtsomt afgivet melding med den melding, spilleren havde i sinde at afgive",
            SLIP,
            then=("new-call-stands", "no-penalty", "auction-goes-on", "new-call-if-legal"),
            also=("25B",),
        ),
        Rule(
            "25A:too-late",
            "Indtil makker har meldt, må en spiller erstatte en uagtsomt afgivet melding",
            TOO_LATE,
            then=("change-too-late", "first-call-stands", "new-call-cancelled"),
            per=("25B",),
            also=("16C2",),
            excepts=("25B1", "25B1:relied", "25B2", "25B:choice"),
        ),
        Rule(
            "25B:choice",
            "Indtil MTV melder, må en melding ændres, selv når afsnit A ikke kan anvendes",
            all_(MEANT, UNDECIDED),
            options=(
                Option(
                    "lho",
                    (
                        Choice("accept", cites=("25B1",), sets=(("accepted_by_lho", True),)),
                        Choice("refuse", cites=("25B2",), sets=(("accepted_by_lho", False),)),
                    ),
                ),
            ),
            also=("25A", "10C1", "27"),
        ),
        Rule(
            "25B1",
            "Den ændrede melding kan accepteres (behandles som lovlig), hvis MTV vælger det",
            all_(MEANT, ACCEPTED),
            then=("new-call-stands", "no-penalty", "auction-goes-on"),
            also=("25A", "25B2", "27"),
        ),
        Rule(
            "25B1:relied",
            "står den fejlendes ændring af melding ved magt uden straf, men MTV kan uden straf tage sin melding tilbage",
            all_(MEANT, RELIED),
            then=("new-call-stands", "no-penalty", "lho-may-withdraw"),
            options=(Option("lho", (Choice("keep-own-call"), Choice("change-own-call"))),),
            also=("25A", "16C2"),
        ),
        Rule(
            "25B2",
            "Hvis den ændrede melding ikke accepteres, annulleres den sidst afgivne melding",
            all_(MEANT, REFUSED),
            then=("new-call-cancelled",),
            role=Role.FRAME,
            gives=("change-refused",),
            also=("25A", "25B1"),
        ),
        Rule(
            "25B2a",
            "Hvis den første melding var ulovlig, straffes den fejlende efter den paragraf, der omhandler den pågældende "
            "uregelmæssighed",
            all_(given("change-refused"), no("first_call_legal"), not_(FIRST_LEGAL)),
            then=("first-call-penalised",),
            gives=("lead-penalties",),
        ),
        Rule(
            "25B2b",
            "Hvis den første melding var lovlig, skal den fejlende enten",
            all_(given("change-refused"), FIRST_LEGAL, open_("offender_keeps_first_call")),
            options=(AFTER_REFUSAL,),
            numbers=(CAP,),
            also=("25B2c", "23", "26", "12C1", "10C1"),
        ),
        Rule(
            "25B2bI",
            "lade sin første melding stå ved magt, hvorefter makkeren skal passe, næste gang denne er i tur",
            all_(given("change-refused"), FIRST_LEGAL, yes("offender_keeps_first_call")),
            then=("first-call-stands", "partner-passes-once"),
            numbers=(Number("enforced_pass_turns", 1),),
            gives=("enforced-pass", "lead-penalties", "changed-legal-call"),
            also=("25B2c",),
        ),
        Rule(
            "25B2bII",
            "afgive en hvilken som helst anden lovlig melding, i hvilket tilfælde meldeforløbet fortsætter på normal vis",
            all_(given("change-refused"), FIRST_LEGAL, no("offender_keeps_first_call")),
            then=("other-call-allowed", "withdrawn-call-unauthorised", "offenders-capped"),
            numbers=(CAP,),
            gives=("lead-penalties", "changed-legal-call"),
            also=("12C1", "16C2", "25B2c"),
        ),
        Rule(
            "25B2c",
            "vil den fejlendes makker være underkastet bestemmelserne i 26 om udspilsstraf",
            all_(given("changed-legal-call"), told("offending_side_defends")),
            role=Role.APPLIES,
        ),
    ),
    contradictions=(
        Contradiction(
            all_(yes("lho_relied_on_first_call"), no("lho_called_over")),
            "the left-hand opponent cannot have relied on a call without calling.",
        ),
    ),
    not_ruled=(NotRuled(("25",), "definition", "heading; its points A and B rule"),),
)
