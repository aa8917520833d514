"""Law 12 as the question itself: a score has to be fixed or replaced, or a penalty is asked for in an individual.

'artificial-score': no result can be had (12C2). 'assigned-score': a result was had and gives way to another, if the
law allows it (12A) and the reason is not merely that a rectification was hard or mild (12B2). 'director-error': only
the power of 12A3 is held; law 82 is a heading. What the scores come to is worked out in score_figures.py.
That a result cannot be had is what the irregularity says; it is not asked for, but may be denied.
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import all_, is_, no, not_, told, unless_known, yes
from kb.rules.model import Gap, Phrase, Role, Rule, RuleSet
from kb.rules.text import t

ARTIFICIAL = is_("irregularity", "artificial-score")
ASSIGNED = all_(is_("irregularity", "assigned-score"), unless_known("result_obtainable", True))
DIRECTOR_ERROR = is_("irregularity", "director-error")
PENALTY = is_("irregularity", "procedural-penalty")
INDIVIDUAL = told("event_type", "individual")
RECTIFIED = told("rectification_paid")
WRONG = told("wrong_rectification_given")

RULES = RuleSet(
    name="adjusted-scores",
    laws=("12",),
    on=("artificial-score", "assigned-score", "director-error", "procedural-penalty"),
    phrases=(
        Phrase("board-has-result", "director", t("Spillet har et resultat, så der gives ingen score i procent", "Brickan har ett resultat, så ingen procentuell poäng ges", "The board has a result, so no score in per cent is given"), "score"),
        Phrase("not-for-hardness", "director", t("At den foreskrevne berigtigelse rammer hårdt eller mildt, er ingen grund til at justere scoren", "Att korrigeringen enligt lagarna slår hårt eller är fördelaktig är inget skäl för korrigerad poäng", "That the prescribed rectification is hard or favourable is no ground for an adjusted score")),
        Phrase("wrong-rectification", "director", t("Der blev foretaget en forkert berigtigelse; turneringslederen kan justere scoren", "En felaktig korrigering har skett; tävlingsledaren kan utdela korrigerad poäng", "A wrong rectification was made; the director may award an adjusted score"), "score"),
        Phrase("no-redress-in-laws", "non-offending-side", t("Lovene giver ingen erstatning for netop denne overtrædelse, så turneringslederen kan justere scoren", "Lagarna ger ingen gottgörelse för just detta regelbrott, så tävlingsledaren får utdela korrigerad poäng", "The laws give no redress for this very infraction, so the director may award an adjusted score")),
        Phrase("not-damaged", "non-offending-side", t("Den uskyldige side fik intet dårligere resultat, end der var sandsynligt uden overtrædelsen", "Den oskyldiga sidan fick inget sämre resultat än vad som var troligt utan regelbrottet", "The innocent side did no worse than was likely without the infraction")),
        Phrase("partner-not-penalised", "offenders-partner", t("Makker får ingen strafpoint, da han ikke er skyld i noget", "Partnern får inget straff för felaktigt förfarande, eftersom han inte är skyldig", "The partner gets no procedural penalty, as he is not to blame"), "partner-penalty"),
        Phrase("partner-may-be-penalised", "offenders-partner", t("Makker er medskyldig og kan også få strafpoint", "Partnern är medskyldig och kan också få straff", "The partner shares the blame and may be penalised too"), "partner-penalty"),
        Phrase("adjusted-for-both", "offending-side", t("Gives der justeret score, rammer den begge spillere på siden lige meget", "Ges korrigerad poäng, gäller den båda spelarna på sidan lika", "If an adjusted score is given, it falls alike on both players of the side")),
    ),
    rules=(
        Rule(
            "12C2a:no-result",
            "När inget resultat kan uppnås på brickan på grund av en felaktighet",
            all_(ARTIFICIAL, unless_known("result_obtainable", False)),
            role=Role.APPLIES,
            gives=("artificial-score",),
            also=("12A2",),
        ),
        Rule(
            "12C2a:result",
            "När inget resultat kan uppnås på brickan på grund av en felaktighet",
            all_(ARTIFICIAL, told("result_obtainable")),
            then=("board-has-result",),
            also=("12A2", "12C1d"),
        ),
        Rule(
            "12C2a:assigned",
            "När inget resultat kan uppnås på brickan",
            all_(is_("irregularity", "assigned-score"), told("result_obtainable", False)),
            role=Role.APPLIES,
            gives=("artificial-score",),
            also=("12A2", "12C1c"),
        ),
        Rule(
            "12A3",
            "Tävlingsledaren kan utdela korrigerad poäng om det har förekommit en felaktig korrigering av en felaktighet",
            all_(ASSIGNED, WRONG),
            then=("wrong-rectification",),
            gives=("assigned-score",),
            also=("12B2", "82"),
        ),
        Rule(
            "12A3:director-error",
            "Tävlingsledaren kan utdela korrigerad poäng om det har förekommit en felaktig korrigering av en felaktighet",
            all_(DIRECTOR_ERROR, yes("wrong_rectification_given")),
            then=("wrong-rectification",),
            also=("12C1", "82"),
        ),
        Rule(
            "12B2",
            "Tävlingsledaren får inte utdela korrigerad poäng för att korrigeringen enligt dessa lagar är orimligt hårda eller alltför fördelaktiga för endera sidan",
            all_(ASSIGNED, RECTIFIED, not_(WRONG), no("non_offending_side_damaged")),
            then=("not-for-hardness", "result-stands"),
            also=("12B1", "12A1", "10C4"),
        ),
        Rule(
            "12A1",
            "om han anser att dessa lagar inte ger den icke-felande sidan gottgörelse för just den typ av regelbrott som en motståndare har begått",
            all_(ASSIGNED, RECTIFIED, not_(WRONG), yes("non_offending_side_damaged")),
            then=("no-redress-in-laws",),
            gives=("assigned-score",),
            also=("12B1", "12B2"),
        ),
        Rule(
            "12B1:no-damage",
            "Skada föreligger när en oskyldig sida, till följd av ett regelbrott, får ett resultat vid bordet som är mindre fördelaktigt än vad som hade varit troligt om regelbrottet inte ägt rum",
            all_(ASSIGNED, not_(RECTIFIED), not_(WRONG), told("non_offending_side_damaged", False)),
            then=("not-damaged", "result-stands"),
            also=("12A1", "12C1c", "12B2"),
        ),
        Rule(
            "12B1",
            "Avsikten med korrigerad poäng är att gottgöra skada för den icke-felande sidan och att ta bort alla fördelar som den felande sidan kan ha fått till följd av regelbrottet",
            all_(ASSIGNED, not_(RECTIFIED), not_(WRONG), unless_known("non_offending_side_damaged", True)),
            then=("adjusted-score",),
            role=Role.FRAME,
            gives=("assigned-score",),
            also=("12A1", "12C1a", "12C1e"),
        ),
        Rule(
            "12C3:partner-innocent",
            "Men tävlingsledaren skall inte utdöma straff för felaktigt förfarande till den felandes partner, om han är av åsikten att denne inte på något sätt är skyldig",
            all_(PENALTY, INDIVIDUAL, no("partner_shares_fault")),
            then=("partner-not-penalised",),
            also=("90",),
        ),
        Rule(
            "12C3:partner-guilty",
            "om han är av åsikten att denne inte på något sätt är skyldig",
            all_(PENALTY, INDIVIDUAL, yes("partner_shares_fault")),
            then=("partner-may-be-penalised",),
            also=("90",),
        ),
        Rule(
            "12C3:both-players",
            "liksom bestämmelserna om korrigerad poäng, lika för båda spelarna på den felande sidan, även om endast en av dem är skyldig till felaktigheten",
            all_(PENALTY, INDIVIDUAL, told("adjusted_score_given")),
            then=("adjusted-for-both",),
            also=("90",),
        ),
    ),
    gaps=(
        Gap(
            all_(DIRECTOR_ERROR, no("wrong_rectification_given")),
            t(
                "Kun 12 A 3 (en forkert berigtigelse) er bevaret; ellers skulle lov 82 bruges, som kun findes som overskrift",
                "Bara 12 A 3 (en felaktig korrigering) finns kvar; annars behövs lag 82, som bara finns som rubrik",
                "Only 12A3 (a wrong rectification) is held; otherwise law 82 would be needed, held as a heading only",
            ),
            ("82",),
        ),
        Gap(
            all_(PENALTY, not_(INDIVIDUAL)),
            t(
                "Strafpoint hører under lov 90, som kun findes som overskrift",
                "Straff för felaktigt förfarande hör under lag 90, som bara finns som rubrik",
                "Procedural penalties belong to law 90, held as a heading only",
            ),
            ("90",),
        ),
    ),
)  # fmt: skip
