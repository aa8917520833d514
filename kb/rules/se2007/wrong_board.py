"""Law 15 as far as it is held: A whole, the first half of B, of C only the heading.

A board that none of the four had played counts (15A1), and the director may have the right board played later (15A2).
Who plays a board a second time loses that second result, and so do his opponents (15B); what the director then gives
breaks off in the middle of the sentence. Found during the auction it is 15C, which is lost.
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import all_, is_, isnt
from kb.rules.model import Choice, Gap, NotRuled, Option, Phrase, Rule, RuleSet
from kb.rules.text import t

IN_AUCTION = is_("stage", "before-auction", "auction", "after-final-pass")
PLAYED = isnt("stage", "before-auction", "auction", "after-final-pass")
NEW_TO_ALL = is_("board_played_before_by", "none")
PLAYED_BEFORE = is_("board_played_before_by", "ns", "ew", "both")

RULES = RuleSet(
    name="wrong-board",
    laws=("15",),
    on=("wrong-board-played",),
    phrases=(
        Phrase("wrong-board-result-stands", "director", t("Resultatet står normalt ved magt, da ingen af de fire havde spillet spillet før", "Resultatet står normalt kvar, eftersom ingen av de fyra hade spelat brickan tidigare", "The result normally stands, as none of the four had played the board before"), "score"),
        Phrase("second-result-cancelled", "all", t("Det andet resultat på spillet slettes, både for den side og for dens modstandere", "Det andra resultatet på brickan stryks, både för den sidan och för motståndarna", "The second result on the board is cancelled, both for that side and for its opponents"), "score"),
        Phrase("text-breaks-off", "director", t("Hvad turneringslederen derefter skal gøre, mangler: teksten slutter midt i 15 B", "Vad tävlingsledaren därefter ska göra saknas: texten slutar mitt i 15 B", "What the director shall do then is missing: the text ends in the middle of 15B")),
    ),
    rules=(
        Rule(
            "15A1",
            "Normalt låter tävlingsledaren resultatet stå, om ingen av de fyra spelarna tidigare har spelat brickan",
            all_(PLAYED, NEW_TO_ALL),
            then=("wrong-board-result-stands",),
            options=(
                Option(
                    "director",
                    (
                        Choice("play-right-board-later", cites=("15A2",), leads_to=t("Begge par spiller det rigtige spil mod hinanden senere", "Båda paren spelar den rätta brickan mot varandra vid ett senare tillfälle", "Both pairs play the right board against each other later")),
                        Choice("no-later-play", leads_to=t("Det rigtige spil spilles ikke", "Den rätta brickan spelas inte", "The right board is not played")),
                    ),
                ),
            ),
            also=("15A", "15B", "15C"),
        ),
        Rule(
            "15B",
            "Om en tävlande spelar en bricka som han redan har spelat, mot rätt eller fel motståndare, stryks hans andra resultat på brickan, både för hans sida och för hans motståndare",
            all_(PLAYED, PLAYED_BEFORE),
            then=("second-result-cancelled", "text-breaks-off"),
            also=("15A1", "12C2", "15C"),
        ),
    ),
    gaps=(
        Gap(
            IN_AUCTION,
            t(
                "Fejlen blev opdaget før spillet; 15 C findes kun som overskrift",
                "Felet upptäcktes före spelet; 15 C finns bara som rubrik",
                "The error was found before the play; 15C is held as a heading only",
            ),
            ("15C",),
        ),
    ),
    not_ruled=(NotRuled(("15A",), "definition", "lead-in; its points rule"),),
)  # fmt: skip
