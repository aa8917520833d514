"""Laws 9 to 11: what is done after an irregularity, and how the right to a penalty is lost.

Only the director penalises or waives (10). The innocent side may lose its right by acting before he is called, if it
may have gained by an opponent's acting in ignorance (11A); when a spectator speaks first it matters which side answers
for him (11B). A right lost does not bar a penalty for procedure (11C).
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import all_, is_, no, not_, told, yes
from kb.rules.model import Gap, NotRuled, Phrase, RightLost, Role, Rule, RuleSet
from kb.rules.text import t

FORFEIT = is_("irregularity", "forfeited-rectification")
SPECTATOR = is_("irregularity", "spectator-remark")
SETTLED_THEMSELVES = told("players_settled_penalty")

FORFEITED = RuleSet(
    name="forfeited-rights",
    laws=("10", "11"),
    on=("forfeited-rectification", "spectator-remark"),
    phrases=(
        Phrase("right-to-penalty-lost", "non-offending-side", t("Retten til at få uregelmæssigheden straffet er fortabt", "Rätten att få felet bestraffat är förverkad", "The right to have the irregularity penalised is lost"), "right", RightLost("non-offending-side", "penalty")),
        Phrase("right-to-correction-lost", "offending-side", t("Den fejlende side kan miste retten til at få uregelmæssigheden rettet", "Den felande sidan kan förlora rätten att få felet rättat", "The offending side may lose the right to have the irregularity put right"), "right", RightLost("offending-side", "rectification")),
        Phrase("right-may-be-lost", "non-offending-side", t("Den uskyldige side kan miste retten til at få uregelmæssigheden straffet", "Den oskyldiga sidan kan förlora rätten att få felet bestraffat", "The innocent side may lose the right to have the irregularity penalised"), "right", RightLost("non-offending-side", "penalty")),
        Phrase("right-kept", "all", t("Ingen ret er fortabt; uregelmæssigheden behandles efter sin egen paragraf", "Ingen rätt är förverkad; felet behandlas enligt sin egen paragraf", "No right is lost; the irregularity is dealt with under its own law"), "right"),
        Phrase("procedural-penalty-still", "director", t("Turneringslederen kan stadig straffe for fejl i fremgangsmåden", "Tävlingsledaren får ändå straffa för procedurfel", "The director may still give a procedural penalty")),
        Phrase("players-may-not-settle", "all", t("Spillerne kan ikke selv fastsætte eller give afkald på en straf; turneringslederen godkender eller annullerer det", "Spelarna får inte själva bestämma eller avstå från straff; tävlingsledaren godkänner eller upphäver det", "Players may not impose or waive penalties themselves; the director approves or cancels what they did")),
    ),
    rules=(
        Rule(
            "11A",
            "Turneringslederen dømmer på denne måde, hvis den ikke-fejlende side kan have haft fordel af, at en modstander i uvidenhed om straffen foretog sig noget efter uregelmæssigheden",
            all_(FORFEIT, yes("non_offender_acted_before_director"), yes("gained_from_opponents_ignorance")),
            then=("right-to-penalty-lost", "procedural-penalty-still"),
            also=("11C", "9B1a", "9B2", "10A"),
        ),
        Rule(
            "11A:no-gain",
            "hvis den ikke-fejlende side kan have haft fordel af, at en modstander i uvidenhed om straffen foretog sig noget",
            all_(FORFEIT, yes("non_offender_acted_before_director"), no("gained_from_opponents_ignorance")),
            then=("right-kept",),
            also=("11C", "9B1a", "10A"),
        ),
        Rule(
            "11A:no-act",
            "hvis en spiller fra den ikke-fejlende side foretager sig noget som helst, før turneringslederen tilkaldes",
            all_(FORFEIT, no("non_offender_acted_before_director")),
            then=("right-kept",),
            also=("9B1c",),
        ),
        Rule(
            "11B1",
            "Retten til at få straffet en uregelmæssighed kan mistes, hvis opmærksomheden først henledes på uregelmæssigheden af en tilskuer, for hvis tilstedeværelse ved bordet den ikke-fejlende side er ansvarlig",
            all_(SPECTATOR, is_("spectator_responsible_side", "non-offending")),
            then=("right-may-be-lost", "procedural-penalty-still"),
            also=("11C", "76B", "11B"),
        ),
        Rule(
            "11B2",
            "Retten til at få rettet en uregelmæssighed kan mistes, hvis opmærksomheden først henledes på uregelmæssigheden af en tilskuer, for hvis tilstedeværelse ved bordet den fejlende side er ansvarlig",
            all_(SPECTATOR, is_("spectator_responsible_side", "offending")),
            then=("right-to-correction-lost", "procedural-penalty-still"),
            also=("11C", "76B", "11B"),
        ),
        Rule(
            "11B",
            "Uregelmæssigheden påpeget af tilskuer",
            all_(SPECTATOR, is_("spectator_responsible_side", "neither")),
            then=("right-kept",),
            also=("11B1", "11B2", "76B"),
        ),
        Rule(
            "10B",
            "Turneringslederen kan godkende eller annullere enhver straf eller ethvert afkald på straf, som spillerne har bestemt uden turneringslederens anvisninger",
            SETTLED_THEMSELVES,
            then=("players-may-not-settle",),
            per=("10A",),
            role=Role.FRAME,
            also=("72A3",),
        ),
    ),
    not_ruled=(
        NotRuled(("10", "10C"), "definition", "headings; their points say what is done"),
        NotRuled(("10C1", "10C2"), "procedure", "the director explains all options and the player chooses alone; said with every option offered"),
        NotRuled(("11", "11C"), "procedure", "a penalty for procedure stays possible; said with 11A and 11B"),
    ),
)  # fmt: skip

DRAWN = told("attention_drawn")

ATTENTION = RuleSet(
    name="attention-drawn",
    laws=("9",),
    on=("own-side-irregularity",),
    phrases=(
        Phrase("call-director-at-once", "all", t("Turneringslederen skal straks tilkaldes, og ingen foretager sig noget, før han har forklaret alt", "Tävlingsledaren ska genast tillkallas och ingen gör något innan han har förklarat allt", "The director must be called at once and nobody does anything until he has explained everything")),
        Phrase("opponents-rights-kept", "all", t("Modstandernes rettigheder er de samme, selv om spilleren selv nævnte sin sides fejl", "Motståndarnas rättigheter är desamma även om spelaren själv nämnde sin sidas fel", "The opponents keep their rights although the player himself mentioned his side's irregularity")),
    ),
    rules=(
        Rule(
            "9B1a",
            "Turneringslederen skal straks tilkaldes, når opmærksomheden henledes på en uregelmæssighed",
            DRAWN,
            then=("call-director-at-once",),
            also=("9B1b", "9B2", "9A1"),
        ),
        Rule(
            "9B1d",
            "Det påvirker ikke modstandernes rettigheder, at en spiller henleder opmærksomheden på en uregelmæssighed begået af spillerens egen side",
            DRAWN,
            then=("opponents-rights-kept",),
        ),
    ),
    gaps=(
        Gap(
            not_(DRAWN),
            t("Ingen har henledt opmærksomheden på fejlen", "Ingen har fäst uppmärksamheten på felet", "Nobody has drawn attention to the irregularity"),
        ),
    ),
    not_ruled=(
        NotRuled(("9", "9A*"), "conduct", "who may draw attention and when; dummy's part is ruled under 42 and 43"),
        NotRuled(("9B", "9B1", "9B1b", "9B1c", "9B2"), "procedure", "calling the director costs no right, and nobody acts before he has explained"),
    ),
)  # fmt: skip
