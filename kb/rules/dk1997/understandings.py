"""Law 40: what a pair may agree without saying so, and what a player may look at.

Any call or play is allowed that partner does not expect (40A); one that rests on a hidden understanding is not (40B),
and damage by it may be put right (40C). Of memory aids only the opponents' system card may be read, in one's own turn
(40E2 and its note). Law 75 says the same of departures from agreement; misinformation is in laws 21 and 75.
"""

# ruff: noqa: E501 - a table of words reads better one entry a line

from __future__ import annotations

from kb.rules.conditions import all_, any_, is_, known, no, not_, told, yes
from kb.rules.model import NotRuled, Phrase, Role, Rule, RuleSet
from kb.rules.text import t

DEPARTURE = is_("irregularity", "departure-from-agreement")
UNDERSTANDING = all_(DEPARTURE, yes("partner_expects_departure"))
FOUND = all_(DEPARTURE, told("partner_expects_departure"))
"""The director has found so; only then is damage asked about."""
GOING_ON = told("stage", "before-auction", "auction", "after-final-pass", "play")
WEIGHED = any_(known("non_offending_side_damaged"), not_(GOING_ON))
AID = is_("irregularity", "memory-aid")
OUTSIDE = told("stage", "before-auction", "after-play", "after-round", "after-session")
DURING = all_(AID, not_(OUTSIDE))
DUMMY = told("requester_role", "dummy")
THEIR_CARD = is_("consulted", "opponents-system-card")

RULES = RuleSet(
    name="understandings",
    laws=("40",),
    on=("departure-from-agreement", "memory-aid"),
    phrases=(
        Phrase("call-or-play-allowed", "all", t("Meldingen eller spillet er tilladt og skulle ikke oplyses på forhånd, da det ikke bygger på en makkerforståelse", "Budet eller spelet är tillåtet och behövde inte upplysas i förväg, eftersom det inte bygger på en partneröverenskommelse", "The call or play is allowed and needed no announcement, since it rests on no understanding with partner"), "understanding"),
        Phrase("hidden-understanding", "offending-side", t("Meldingen eller spillet byggede på en skjult makkerforståelse, og det er forbudt", "Budet eller spelet byggde på en dold partneröverenskommelse, och det är förbjudet", "The call or play rested on a hidden understanding, which is forbidden"), "understanding"),
        Phrase("damage-may-be-adjusted", "director", t("Modstanderne blev skadet; turneringslederen kan tildele en justeret score", "Motståndarna skadades; tävlingsledaren kan tilldela en justerad score", "The opponents were damaged; the director may give an adjusted score"), "score"),
        Phrase("no-damage-no-adjustment", "all", t("Modstanderne blev ikke skadet; resultatet står", "Motståndarna skadades inte; resultatet står", "The opponents were not damaged; the result stands"), "score"),
        Phrase("aid-allowed", "all", t("Det er tilladt at se i modstandernes systemkort, når man selv er i tur", "Det är tillåtet att titta i motståndarnas systemkort när det är ens egen tur", "Looking at the opponents' system card is allowed in one's own turn"), "memory-aid"),
        Phrase("aid-not-in-turn", "offender", t("Modstandernes systemkort må kun læses, når man selv er i tur", "Motståndarnas systemkort får läsas bara när det är ens egen tur", "The opponents' system card may be read only in one's own turn"), "memory-aid"),
        Phrase("aid-not-for-dummy", "offender", t("Den blinde må ikke se i systemkortet under spillet", "Träkarlen får inte titta i systemkortet under spelet", "Dummy may not look at the system card during the play"), "memory-aid"),
        Phrase("own-card-forbidden", "offender", t("Man må ikke se i sit eget systemkort under meldeforløbet og spillet", "Man får inte titta i sitt eget systemkort under budgivningen och spelet", "A player may not look at his own system card during the auction and the play"), "memory-aid"),
        Phrase("notes-forbidden", "offender", t("Hjælp til hukommelsen er ikke tilladt; kun arrangøren kan tillade skriftlige forsvar mod usædvanlige metoder", "Minneshjälp är inte tillåten; bara arrangören kan tillåta skriftliga försvar mot ovanliga metoder", "Aids to memory are not allowed; only the organiser may allow written defences against unusual methods"), "memory-aid"),
        Phrase("aid-ban-does-not-apply", "all", t("Forbuddet gælder kun under meldeforløbet og spillet", "Förbudet gäller bara under budgivningen och spelet", "The ban holds only during the auction and the play"), "memory-aid"),
    ),
    rules=(
        Rule(
            "40A",
            "forudsat en sådan melding eller et sådant ud- eller tilspil ikke er baseret på en makkerforståelse",
            all_(DEPARTURE, no("partner_expects_departure")),
            then=("call-or-play-allowed",),
            also=("40B", "75B"),
        ),
        Rule(
            "40B",
            "En spiller må ikke afgive en melding eller foretage et udeller tilspil baseret på en særlig makkerforståelse",
            UNDERSTANDING,
            then=("hidden-understanding",),
            also=("40A", "75A", "90"),
        ),
        Rule(
            "40C",
            "kan turneringslederen tildele en justeret score (12C)",
            all_(FOUND, yes("non_offending_side_damaged"), WEIGHED),
            then=("damage-may-be-adjusted",),
            also=("12C", "12C2"),
        ),
        Rule(
            "40C:no-damage",
            "Hvis turneringslederen afgør, at en side har lidt skade",
            all_(FOUND, no("non_offending_side_damaged"), WEIGHED),
            then=("no-damage-no-adjustment",),
        ),
        Rule(
            "40C:later",
            "Hvis turneringslederen afgør, at en side har lidt skade",
            all_(UNDERSTANDING, GOING_ON, not_(known("non_offending_side_damaged"))),
            role=Role.NOTE,
        ),
        Rule(
            "40E2",
            "se i modstandernes systemkort, når det er spillerens egen tur til at melde eller spille",
            all_(DURING, THEIR_CARD, not_(DUMMY), yes("requester_in_turn")),
            then=("aid-allowed",),
            also=("40E1",),
        ),
        Rule(
            "40E2:not-in-turn",
            "når det er spillerens egen tur til at melde eller spille",
            all_(DURING, THEIR_CARD, not_(DUMMY), no("requester_in_turn")),
            then=("aid-not-in-turn",),
            also=("40E1", "90", "16A"),
        ),
        Rule(
            "40E2:dummy",
            "under spilleperioden dog ikke den blinde",
            all_(DURING, THEIR_CARD, DUMMY),
            then=("aid-not-for-dummy",),
            also=("43A1c", "90"),
        ),
        Rule(
            "40E2:own-card",
            "Det er ikke tilladt at se i sit eget systemkort",
            all_(DURING, is_("consulted", "own-system-card")),
            then=("own-card-forbidden",),
            also=("40E1", "90", "90A"),
        ),
        Rule(
            "40E2:notes",
            "Under meldeforløbet og spilleperioden har en spiller ikke ret til at benytte nogen som helst hjælpemidler til støtte for sin hukommelse, kombinationsevne eller melde- og spilleteknik",
            all_(DURING, is_("consulted", "notes")),
            then=("notes-forbidden",),
            also=("40E1", "90", "90A"),
        ),
        Rule(
            "40E2:outside",
            "Under meldeforløbet og spilleperioden",
            all_(AID, OUTSIDE),
            then=("aid-ban-does-not-apply",),
        ),
    ),
    not_ruled=(
        NotRuled(("40D", "40E1"), "organiser", "what the organiser and the zone may lay down on conventions and system cards"),
        NotRuled(("40", "40E"), "definition", "headings; their points rule"),
    ),
)  # fmt: skip
