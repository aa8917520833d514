"""Law 26: what may be laid on the lead of the offender's partner once a call has been withdrawn.

Reached through the status 'lead-penalties', given by every rule whose law sends here (25B2c, 27B2, 31A2b, 36
and others). It bites only if the offending side defends; until that is settled it is a thing to keep in mind,
so `offending_side_defends` is never asked for while the auction lasts.
A call out of turn may be made again in turn: then no other call has taken its place ('call-may-be-repeated').
The suits the withdrawn call referred to: a natural bid shows the suit it names (kb.rules.consistency).
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import all_, given, is_, isnt, known, no, not_, open_, told, unless_known, yes
from kb.rules.model import Choice, Option, Phrase, Role, Rule, RuleSet
from kb.rules.text import t

REPEATED = all_(
    given("call-may-be-repeated"),
    told("replacement_call", "same-call"),
    unless_known("same_meaning_when_repeated", True),
)
DEFENDS = all_(given("lead-penalties"), told("offending_side_defends"), not_(REPEATED))
SUIT_NOT_SHOWN = all_(DEFENDS, isnt("suits_shown", "none"), no("suit_shown_legally"))

RULES = RuleSet(
    name="lead-penalties",
    laws=("26",),
    on=(),
    phrases=(
        Phrase(
            "leads-later",
            "declarer",
            t(
                "Bliver den fejlende side modspillere, kan spilfører få ret til at bestemme over makkers udspil",
                "Om den felande sidan blir försvarare kan spelföraren få rätt att styra partnerns utspel",
                "If the offending side defends, declarer may get a say over the partner's lead",
            ),
        ),
    ),
    rules=(
        Rule(
            "26",
            "Hvis en fejlende spillers melding tages tilbage, og spilleren vælger en anden",
            all_(given("lead-penalties"), not_(known("offending_side_defends"))),
            then=("leads-later",),
            role=Role.NOTE,
        ),
        Rule(
            "26:repeated",
            "Hvis en fejlende spillers melding tages tilbage, og spilleren vælger en anden melding som sin endelige i denne tur",
            all_(given("lead-penalties"), told("offending_side_defends"), REPEATED),
            then=("no-lead-penalty",),
            role=Role.APPLIES,
            also=("26A", "16C2"),
        ),
        Rule(
            "26A1",
            "Hvis den pågældende farve blev angivet i det lovlige meldeforløb af den samme spiller, er der ingen udspilsstraf",
            all_(DEFENDS, isnt("suits_shown", "none"), yes("suit_shown_legally")),
            then=("no-lead-penalty",),
            role=Role.APPLIES,
            also=("26A", "16C2", "26A2"),
        ),
        Rule(
            "26A2",
            "Hvis den pågældende farve ikke blev angivet i det lovlige meldeforløb af samme spiller, kan spilfører enten",
            SUIT_NOT_SHOWN,
            then=("lead-of-suit-may-be-ruled",),
            role=Role.APPLIES,
            also=("26A", "26A1"),
        ),
        Rule(
            "26A2:choice",
            "kan spilfører enten",
            all_(SUIT_NOT_SHOWN, open_("lead_restriction_choice")),
            role=Role.APPLIES,
            options=(
                Option(
                    "declarer",
                    (
                        Choice("require-suit", sets=(("lead_restriction_choice", "require-suit"),)),
                        Choice("forbid-suit", sets=(("lead_restriction_choice", "forbid-suit"),)),
                        Choice("no-restriction", sets=(("lead_restriction_choice", "no-restriction"),)),
                    ),
                ),
            ),
            also=("26A2a", "26A2b"),
        ),
        Rule(
            "26A2a",
            "kræve, at den fejlendes makker spiller ud i den pågældende farve",
            all_(SUIT_NOT_SHOWN, is_("lead_restriction_choice", "require-suit")),
            then=("lead-of-suit-required",),
            role=Role.APPLIES,
        ),
        Rule(
            "26A2b",
            "forbyde, at den fejlendes makker spiller ud i den pågældende farve",
            all_(SUIT_NOT_SHOWN, is_("lead_restriction_choice", "forbid-suit")),
            then=("lead-of-suit-forbidden",),
            role=Role.APPLIES,
        ),
        Rule(
            "26B",
            "spilfører kan forbyde den fejlendes makker at spille ud i en hvilken som helst farve",
            all_(DEFENDS, is_("suits_shown", "none")),
            then=("one-suit-may-be-forbidden",),
            role=Role.APPLIES,
            options=(
                Option(
                    "declarer",
                    (
                        Choice(
                            "forbid-one-suit",
                            leads_to=t(
                                "Den fejlendes makker må ikke spille ud i den nævnte farve, så længe han beholder udspillet",
                                "Den felandes partner får inte spela ut den nämnda färgen så länge han behåller utspelet",
                                "The offender's partner may not lead the suit named while he keeps the lead",
                            ),
                        ),
                        Choice(
                            "no-restriction", leads_to=t("Udspillet er frit", "Utspelet är fritt", "The lead is free")
                        ),
                    ),
                ),
            ),
            also=("26A",),
        ),
    ),
)
