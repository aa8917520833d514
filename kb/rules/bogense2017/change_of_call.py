"""The block on a change of call: a slip may be mended, a call that was meant may not.

Reached also through the last row of the table of calls out of turn (status 'as-change-of-call'): who has called
before and calls again in the left-hand opponent's turn has changed his call, unless somebody says it was a slip.
"""

# ruff: noqa: E501 - words of the sheet and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.bogense2017.phrases import SHARED
from kb.rules.conditions import all_, any_, given, is_, known, no, not_, open_, told, unless_known, yes
from kb.rules.model import Choice, NotRuled, Option, Phrase, Rule, RuleSet
from kb.rules.text import t

AS_CHANGE = given("as-change-of-call")
DIRECT = is_("irregularity", "change-of-call")
SLIP = any_(all_(DIRECT, yes("call_inadvertent")), all_(AS_CHANGE, told("call_inadvertent")))
MEANT = any_(all_(DIRECT, no("call_inadvertent")), all_(AS_CHANGE, unless_known("call_inadvertent", False)))
FACED = told("opening_lead_faced")
WEIGHED = any_(AS_CHANGE, known("call_inadvertent"))
"""Only for a slip it matters who has called since."""
IN_TIME = all_(any_(not_(WEIGHED), no("partner_called_after")), not_(FACED))
TOO_LATE = any_(FACED, all_(WEIGHED, yes("partner_called_after")))

RULES = RuleSet(
    name="change-of-call",
    laws=("change-of-call",),
    on=("change-of-call",),
    phrases=(
        *SHARED,
        Phrase("slip-mended", "offender", t("Meldingen kan rettes uden straf", "Budet får rättas utan straff", "The call may be corrected without penalty"), "change"),
        Phrase("slip-too-late", "offender", t("Det er for sent at rette: makker har meldt, eller åbningsudspillet er vendt", "Det är för sent att rätta: partnern har bjudit, eller utspelet är uppvänt", "It is too late to correct: partner has called, or the opening lead has been faced"), "change"),
        Phrase("lho-may-take-back", "lho", t("Modstanderen til venstre kan tage sin melding tilbage", "Motståndaren till vänster får ta tillbaka sitt bud", "The left-hand opponent may take back his call")),
        Phrase("meant-not-mended", "offender", t("En tilsigtet melding kan ikke rettes", "Ett avsiktligt bud kan inte rättas", "A call that was meant cannot be corrected"), "change"),
        Phrase("changed-call-stands", "offender", t("Den nye melding står ved magt", "Det nya budet står", "The new call stands"), "which-call"),
        Phrase("original-call-stands", "offender", t("Den første melding står ved magt", "Det första budet står", "The first call stands"), "which-call"),
    ),
    rules=(
        Rule(
            "change-of-call/A",
            "Kan rettes, så længe makker ikke har meldt efterfølgende",
            all_(SLIP, IN_TIME),
            then=("slip-mended",),
            also=("change-of-call/B",),
        ),
        Rule(
            "change-of-call/A:lho-called",
            "Hvis MTV har nået at melde, kan denne melding tages tilbage, og § 16C anvendes",
            all_(SLIP, IN_TIME, told("lho_called_over")),
            then=("lho-may-take-back", "law-16C"),
            options=(Option("lho", (Choice("keep-own-call"), Choice("change-own-call"))),),
        ),
        Rule(
            "change-of-call/A:too-late",
            "så længe makker ikke har meldt efterfølgende (eller indtil åbningsudspillet er vendt, hvis meldeforløbet slutter før makkers tur)",
            all_(SLIP, TOO_LATE),
            then=("slip-too-late",),
            also=("change-of-call/B",),
        ),
        Rule(
            "change-of-call/B",
            "Kan ikke rettes. Såfremt dette alligevel sker, kan MTV vælge, hvilken af de to meldinger der skal stå ved magt. § 16C anvendes",
            MEANT,
            then=("meant-not-mended", "law-16C"),
            also=("change-of-call/A",),
        ),
        Rule(
            "change-of-call/B:choice",
            "kan MTV vælge, hvilken af de to meldinger der skal stå ved magt",
            all_(MEANT, open_("accepted_by_lho")),
            options=(
                Option(
                    "lho",
                    (
                        Choice("accept", sets=(("accepted_by_lho", True),)),
                        Choice("refuse", sets=(("accepted_by_lho", False),)),
                    ),
                ),
            ),
        ),
        Rule(
            "change-of-call/B:new",
            "hvilken af de to meldinger der skal stå ved magt",
            all_(MEANT, DIRECT, yes("accepted_by_lho")),
            then=("changed-call-stands",),
        ),
        Rule(
            "change-of-call/B:first",
            "hvilken af de to meldinger der skal stå ved magt",
            all_(MEANT, no("accepted_by_lho")),
            then=("original-call-stands",),
        ),
        Rule(
            "change-of-call/p1",
            "skal § 25B anvendes (meldingen må ikke ændres)",
            all_(MEANT, DIRECT),
        ),
    ),
    not_ruled=(NotRuled(("change-of-call",), "definition", "heading; its points rule"),),
)  # fmt: skip
