"""Law 76: what a spectator may not do.

What follows when he points out an irregularity is law 11B's matter.
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import all_, is_, no, told, yes
from kb.rules.model import NotRuled, Phrase, Rule, RuleSet
from kb.rules.text import Text, t

ACT = "spectator_act"


def not_allowed(code: str, da: str, sv: str, en: str) -> Phrase:
    return Phrase(code, "all", t(da, sv, en), "spectator")


def act_rule(provision: str, quote: str, act: str, code: str, also: tuple[str, ...] = ("81C4", "90A")) -> Rule:
    return Rule(provision, quote, is_(ACT, act), then=(code,), also=also)


ALLOWED: Text = t("Det må tilskueren", "Det får åskådaren", "The spectator may do that")

RULES = RuleSet(
    name="spectators",
    laws=("76",),
    on=("spectator-conduct",),
    phrases=(
        Phrase(
            "right-goes-by-11B",
            "all",
            t(
                "Den side, der har ansvaret for tilskueren, kan miste sin ret efter 11B",
                "Den sida som ansvarar för åskådaren kan förlora sin rätt enligt 11B",
                "The side responsible for the spectator may lose its right under 11B",
            ),
        ),
        Phrase("spectator-may", "all", ALLOWED, "spectator"),
        not_allowed(
            "one-hand-only",
            "En tilskuer bør kun se på én spillers hånd, medmindre han har fået lov til mere",
            "En åskådare bör bara se på en spelares hand, om han inte har fått tillåtelse till mer",
            "A spectator should look at one player's hand only, unless he has leave",
        ),
        not_allowed(
            "no-reaction",
            "En tilskuer må ikke reagere på meldinger eller spil, mens spillet er i gang",
            "En åskådare får inte reagera på bud eller spel medan brickan pågår",
            "A spectator may not react to the bidding or play while a board is in progress",
        ),
        not_allowed(
            "no-talking",
            "En tilskuer må ikke tale eller gøre sig bemærket under runden, heller ikke over for en spiller",
            "En åskådare får inte prata eller göra sig märkt under ronden, inte heller med en spelare",
            "A spectator may not talk or make himself noticed during the round, not even to a player",
        ),
        not_allowed(
            "no-disturbing",
            "En tilskuer må ikke forstyrre en spiller",
            "En åskådare får inte störa en spelare",
            "A spectator may not disturb a player",
        ),
        not_allowed(
            "no-part-in-play",
            "En tilskuer må ikke gøre opmærksom på en fejl eller udtale sig om sagen uden at være spurgt af turneringslederen",
            "En åskådare får inte påpeka ett fel eller yttra sig om saken utan att tävlingsledaren har frågat",
            "A spectator may not point out an error or speak on the matter unless the director asks him",
        ),
    ),
    rules=(
        Rule(
            "76A1",
            "En tilskuer bør ikke se på mere end én spillers hånd undtagen efter tilladelse",
            all_(told(ACT, "looks-at-two-hands"), no("spectator_permitted")),
            then=("one-hand-only",),
            also=("76A4", "81C4"),
        ),
        Rule(
            "76A1:permitted",
            "undtagen efter tilladelse",
            all_(told(ACT, "looks-at-two-hands"), yes("spectator_permitted")),
            then=("spectator-may",),
            also=("76A2",),
        ),
        act_rule(
            "76A2",
            "En tilskuer skal afholde sig fra enhver form for reaktion på meldingerne eller spillet, mens et spil er i gang",
            "reacts",
            "no-reaction",
        ),
        act_rule(
            "76A3",
            "Under en runde skal en tilskuer afholde sig fra enhver form for manerer eller bemærkninger",
            "talks",
            "no-talking",
        ),
        act_rule("76A4", "En tilskuer må ikke på nogen måde forstyrre en spiller", "disturbs", "no-disturbing"),
        act_rule(
            "76B",
            "En tilskuer må ikke henlede opmærksomheden på nogen uregelmæssighed",
            "draws-attention",
            "no-part-in-play",
            ("11B", "11B1", "11B2"),
        ),
        Rule(
            "76B:non-offending",
            "se 11B angående fremgangsmåden, når en uregelmæssighed påpeges af en tilskuer",
            all_(told(ACT, "draws-attention"), told("spectator_responsible_side", "non-offending")),
            then=("right-goes-by-11B",),
            per=("11B1",),
        ),
        Rule(
            "76B:offending",
            "se 11B angående fremgangsmåden, når en uregelmæssighed påpeges af en tilskuer",
            all_(told(ACT, "draws-attention"), told("spectator_responsible_side", "offending")),
            then=("right-goes-by-11B",),
            per=("11B2",),
        ),
        act_rule(
            "76B:asked", "undtagen efter anmodning fra turneringslederen", "answers-director", "spectator-may", ()
        ),
    ),
    not_ruled=(NotRuled(("76A",), "definition", "heading; its points rule"),),
)
