"""Law 68 and 69A: what a claim or a concession is, that it ends the play, and what accepting it means.

A statement about the trick in progress alone is neither, nor is a hand shown without that meaning. Otherwise the play
is over, whatever is played on (68D), and what is accepted is scored as claimed (69A). Whether a claim is disputed is
asked; a concession that somebody looks at again (law 71) is taken to be.
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import all_, any_, at_most, is_, known, more_than, no, not_, told, unless_known
from kb.rules.facts import Contradiction, Implication
from kb.rules.model import NotRuled, Number, Phrase, Role, Rule, RuleSet
from kb.rules.text import t

LATER_TRICKS = unless_known("statement_concerns", "later-tricks")
"""It is a claim or a concession unless somebody has said that it concerns the trick in progress only."""
CLAIM = all_(is_("irregularity", "claim"), LATER_TRICKS, unless_known("hand_spread_meant_as_claim", True))
CONCESSION = all_(
    is_("irregularity", "concession"),
    LATER_TRICKS,
    not_(all_(told("claimer_role", "defender"), told("partner_objected_at_once"))),
)
AS_CLAIMED = (
    Number("tricks_to_claimer", "tricks_claimed"),
    Number("tricks_to_opponents", ("-", "tricks_remaining", "tricks_claimed")),
)
AS_CONCEDED = (
    Number("tricks_to_opponents", "conceded_tricks"),
    Number("tricks_to_claimer", ("-", "tricks_remaining", "conceded_tricks")),
)
CORRECTION_PERIOD = (
    Implication(
        all_(
            known("minutes_since_posting"),
            at_most("minutes_since_posting", 30),
            not_(known("limit_minutes_set")),
        ),
        "within_correction_period",
        "thirty minutes are always allowed unless a shorter period was announced (79C)",
        True,
    ),
    Implication(
        all_(known("minutes_since_posting"), more_than("minutes_since_posting", 30), no("organiser_set_longer_period")),
        "within_correction_period",
        "the period ends thirty minutes after posting unless the organiser has set a longer one (79C)",
        False,
    ),
)
"""Where the clock is told instead of its result; for laws 69 and 71."""

RULES = RuleSet(
    name="claims",
    laws=("68", "69"),
    on=("claim", "concession"),
    phrases=(
        Phrase(
            "no-claim",
            "all",
            t(
                "Der er ikke gjort krav på stik; spillet fortsætter",
                "Det är inget krav; spelet fortsätter",
                "This is no claim; play goes on",
            ),
            "claim",
        ),
        Phrase(
            "defenders-cards-no-penalty-cards",
            "all",
            t(
                "Kort, som en modspiller derved har vist, bliver ikke strafkort, men makker må ikke bruge det, han så",
                "Kort som en försvarare därvid har visat blir inte straffkort, men partnern får inte använda det han såg",
                "Cards a defender showed in doing so do not become penalty cards, but his partner may not use what he saw",
            ),
        ),
        Phrase(
            "play-is-over",
            "all",
            t(
                "Spillet er slut; kort spillet efter kravet eller afgivelsen annulleres",
                "Spelet är slut; kort som spelats efter kravet eller avståendet stryks",
                "Play has ended; cards played after the claim or concession are cancelled",
            ),
        ),
        Phrase(
            "scored-as-claimed",
            "all",
            t(
                "Spillet scores, som om stikkene var vundet eller tabt i spillet",
                "Brickan poängsätts som om sticken hade vunnits eller förlorats i spelet",
                "The board is scored as if the tricks had been won or lost in play",
            ),
        ),
    ),
    rules=(
        Rule(
            "68:current-trick",
            "skal den dreje sig om andre stik end det løbende",
            told("statement_concerns", "current-trick"),
            then=("no-claim", "defenders-cards-no-penalty-cards"),
            also=("16", "16A", "57A", "49", "68A"),
        ),
        Rule(
            "68A:no-claim",
            "medmindre deltageren påviseligt ikke havde til hensigt at gøre krav på stik",
            all_(is_("irregularity", "claim"), LATER_TRICKS, told("hand_spread_meant_as_claim", False)),
            then=("no-claim",),
            also=("48B2", "49", "16"),
        ),
        Rule(
            "68D:played-on",
            "Ethvert ud- eller tilspil efter et krav eller en afgivelse skal annulleres af turneringslederen",
            all_(any_(CLAIM, CONCESSION), told("play_went_on")),
            then=("play-is-over",),
            also=("68C", "70A"),
        ),
        Rule(
            "68D:accepted",
            "Hvis kravet eller afgivelsen accepteres, anvendes",
            any_(all_(CLAIM, no("disputed")), all_(CONCESSION, told("disputed", False))),
            role=Role.APPLIES,
            also=("68A", "68B", "68C"),
        ),
        Rule(
            "69A",
            "Spillets score fastsættes, som om de krævede eller afgivne stik var blevet vundet eller tabt ved normalt",
            all_(CLAIM, told("disputed", False)),
            then=("scored-as-claimed",),
            numbers=AS_CLAIMED,
            also=("69B", "71"),
        ),
        Rule(
            "69A:concession",
            "Spillets score fastsættes, som om de krævede eller afgivne stik var blevet vundet eller tabt ved normalt",
            all_(CONCESSION, told("disputed", False)),
            then=("scored-as-claimed",),
            numbers=AS_CONCEDED,
            also=("71",),
        ),
    ),
    contradictions=(
        Contradiction(
            more_than("tricks_claimed", "tricks_remaining"), "nobody can claim more tricks than remain to be played."
        ),
        Contradiction(
            more_than("conceded_tricks", "tricks_remaining"), "nobody can concede more tricks than remain to be played."
        ),
    ),
    not_ruled=(
        NotRuled(("68",), "definition", "what a claim is; its points rule"),
        NotRuled(
            ("68C",), "conduct", "a claim should be accompanied by a statement; what follows from its lack is in 70"
        ),
    ),
)
