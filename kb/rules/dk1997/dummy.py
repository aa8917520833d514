"""Laws 42 and 43 (with 45F): what dummy may do, and what it costs when he does more.

Dummy may try to keep declarer from an irregularity and may ask him about a revoke (42B1, 42B2); he may not draw
attention to an irregularity during the play (43A1b), call the director first (43A1a) or take part (43A1c, 45F).
Who has exchanged hands, left his seat to watch or looked into a defender's hand (43A2) has lost these rights, and
what he then does first has its own price (43B2, 43B3). A card he puts out unasked is law 45D's matter.
Gives 'revoke-established' to law 64, as if the revoke dummy asked about were established.
"""

# ruff: noqa: E501 - a table of words reads better one entry a line

from __future__ import annotations

from kb.rules.conditions import all_, any_, is_, no, not_, told, yes
from kb.rules.facts import Implication
from kb.rules.model import Choice, Fiction, NotRuled, Option, Phrase, RightLost, Role, Rule, RuleSet
from kb.rules.text import t

HERE = is_("irregularity", "dummy-action")
WARNS = all_(HERE, is_("dummy_act", "warns-before-lead"))
SPEAKS_LATE = all_(HERE, is_("dummy_act", "speaks-after-lead"))
ASKS = all_(HERE, is_("dummy_act", "asks-declarer-about-revoke"))
POINTS_OUT = all_(HERE, is_("dummy_act", "points-out-defenders-irregularity"))
CALLS_FIRST = all_(HERE, is_("dummy_act", "calls-director-first"))
SUGGESTS = all_(HERE, is_("dummy_act", "suggests-card"))
RIGHTS_LOST = is_("dummy_prior_breach", "exchanged-hands", "left-seat-to-watch-declarer", "looked-at-defenders-hand")
LOST = told("dummy_prior_breach", "exchanged-hands", "left-seat-to-watch-declarer", "looked-at-defenders-hand")
FIRST = any_(told("dummy_first"), all_(LOST, yes("dummy_first")))
NOT_FIRST = any_(told("dummy_first", False), all_(LOST, no("dummy_first")))
"""Who was first is asked only of a dummy known to have lost his rights."""
RIGHTS_KEPT = is_("dummy_prior_breach", "none")
DURING_PLAY = not_(told("stage", "after-play", "after-round", "after-session"))
COSTS = any_(WARNS, all_(any_(ASKS, POINTS_OUT), FIRST))
"""Acts of a dummy without rights that have a price of their own."""


def breach(point: str, quote: str, value: str) -> Rule:
    """Which of the three breaches of 43A2 has cost dummy his rights."""
    return Rule(
        f"43A2{point}", quote, all_(COSTS, DURING_PLAY, told("dummy_prior_breach", value)),
        then=("dummy-lost-rights",), role=Role.FRAME, also=("43A2", "43B1", "90"),
    )  # fmt: skip


RULES = RuleSet(
    name="dummy",
    laws=("42", "43"),
    on=("dummy-action",),
    phrases=(
        Phrase(
            "dummy-may",
            "all",
            t(
                "Det måtte den blinde; der er ingen straf",
                "Det fick träkarlen göra; det blir inget straff",
                "Dummy was allowed to do that; there is no penalty",
            ),
            "dummy-act",
        ),
        Phrase(
            "dummy-may-not",
            "offender",
            t(
                "Det måtte den blinde ikke; han kan straffes for fejl i fremgangsmåden",
                "Det fick träkarlen inte göra; han kan straffas för fel i förfarandet",
                "Dummy was not allowed to do that; he may get a procedural penalty",
            ),
            "dummy-act",
        ),
        Phrase(
            "dummy-lost-rights",
            "offender",
            t(
                "Den blinde har mistet sine rettigheder ved sin tidligere overtrædelse",
                "Träkarlen har förlorat sina rättigheter genom sin tidigare överträdelse",
                "Dummy has lost his rights by his earlier breach",
            ),
            "",
            RightLost("dummy", "rights of 42B"),
        ),
        Phrase(
            "defender-chooses-hand",
            "either-defender",
            t(
                "En af modspillerne vælger, fra hvilken hånd spilfører spiller ud",
                "En av försvararna väljer från vilken hand spelföraren spelar ut",
                "Either defender chooses from which hand declarer leads",
            ),
            "dummy-act",
        ),
        Phrase(
            "as-if-revoke-established",
            "declarer",
            t(
                "Var kortet en kulørsvigt, erstattes det med et lovligt, og straffen er, som om kulørsvigten var etableret",
                "Var kortet en revoke ersätts det med ett tillåtet, och straffet är som om revoken var etablerad",
                "If the card was a revoke it is replaced by a legal one, and the penalty is as if the revoke were established",
            ),
            "dummy-act",
            Fiction("the revoke is established"),
        ),
        Phrase(
            "no-revoke-no-penalty",
            "all",
            t(
                "Spilfører havde ingen kort i farven, så der er ingen straf",
                "Spelföraren hade inga kort i färgen, så det blir inget straff",
                "Declarer had no card of the suit, so there is no penalty",
            ),
            "dummy-act",
        ),
        Phrase(
            "defenders-go-free",
            "non-offending-side",
            t(
                "Modspillernes uregelmæssighed straffes ikke",
                "Försvararnas oegentlighet bestraffas inte",
                "The defenders' irregularity is not penalised",
            ),
            "dummy-act",
        ),
        Phrase(
            "adjusted-both-sides",
            "director",
            t(
                "Da modspillerne direkte drager nytte af fejlen, skal turneringslederen tildele begge sider en justeret score",
                "Eftersom försvararna direkt drar nytta av felet ska tävlingsledaren tilldela båda sidorna en justerad score",
                "As the defenders profit directly from the irregularity, the director must give both sides an adjusted score",
            ),
            "score",
        ),
        Phrase(
            "others-were-first",
            "all",
            t(
                "En anden havde allerede gjort opmærksom på det, så den blindes ord koster ikke noget",
                "Någon annan hade redan påpekat det, så träkarlens ord kostar ingenting",
                "Somebody else had drawn attention already, so dummy's words cost nothing",
            ),
            "dummy-act",
        ),
        Phrase(
            "irregularity-still-ruled",
            "director",
            t(
                "Selve uregelmæssigheden behandles efter sin egen paragraf",
                "Själva oegentligheten behandlas enligt sin egen paragraf",
                "The irregularity itself is dealt with under its own law",
            ),
        ),
        Phrase(
            "play-goes-on-suggestion",
            "director",
            t(
                "Spillet fortsætter; skadede forslaget modspillerne, tildeles en justeret score",
                "Spelet fortsätter; skadade förslaget försvararna tilldelas en justerad score",
                "Play goes on; if the suggestion damaged the defenders an adjusted score is given",
            ),
            "dummy-act",
        ),
        Phrase(
            "no-suggestion",
            "all",
            t(
                "Det var ikke et forslag til spilfører; spillet fortsætter",
                "Det var inget förslag till spelföraren; spelet fortsätter",
                "It was no suggestion to declarer; play goes on",
            ),
            "dummy-act",
        ),
    ),
    rules=(
        # --- warning declarer ---
        Rule(
            "42B2",
            "Den blinde må forsøge at forhindre spilfører i at begå enhver uregelmæssighed",
            all_(WARNS, RIGHTS_KEPT),
            then=("dummy-may",),
            also=("43B2a", "9A2bII"),
        ),
        Rule(
            "43B2a",
            "Hvis den blinde advarer spilfører mod at spille ud fra forkert hånd, kan en af modspillerne vælge, fra hvilken hånd spilfører skal spille ud",
            all_(WARNS, RIGHTS_LOST),
            then=("defender-chooses-hand",),
            options=(Option("either-defender", (Choice("choose-hand-to-lead-from"),)),),
            also=("42B2",),
        ),
        Rule(
            "43A1b:spoke",
            "Den blinde må ikke henlede opmærksomheden på en uregelmæssighed under spillet",
            all_(SPEAKS_LATE, DURING_PLAY),
            then=("dummy-may-not", "irregularity-still-ruled"),
            per=("43B1",),
            also=("42B2", "42B3", "55A", "9A2bI", "90"),
        ),
        # --- asking declarer about a revoke ---
        Rule(
            "42B1",
            "Hvis spilfører ikke bekendte, må den blinde spørge spilfører, om denne har et kort i den udspillede farve",
            all_(ASKS, RIGHTS_KEPT),
            then=("dummy-may",),
            also=("61B", "43B2b", "62A"),
        ),
        Rule(
            "43B2b",
            "strafbestemmelserne i 64 (fremgangsmåden efter en etableret kulørsvigt) anvendes, som om kulørsvigten var etableret",
            all_(ASKS, RIGHTS_LOST, FIRST, not_(told("can_follow_suit", False))),
            then=("as-if-revoke-established",),
            also=("64", "64A", "42B1", "62"),
        ),
        Rule(
            "43B2b:penalty",
            "anvendes, som om kulørsvigten var etableret",
            all_(ASKS, LOST, told("dummy_first"), not_(told("can_follow_suit", False))),
            gives=("revoke-established",),
        ),
        Rule(
            "43B2b:no-revoke",
            "hvis spilførers ud- eller tilspil var ulovligt",
            all_(ASKS, RIGHTS_LOST, FIRST, told("can_follow_suit", False)),
            then=("no-revoke-no-penalty",),
            also=("42B1",),
        ),
        Rule(
            "43B2b:not-first",
            "Hvis den blinde er den første, der spørger spilfører",
            all_(ASKS, RIGHTS_LOST, NOT_FIRST),
            then=("others-were-first", "irregularity-still-ruled"),
            also=("62A", "61B"),
        ),
        # --- pointing out what a defender did ---
        Rule(
            "43A1b",
            "Den blinde må ikke henlede opmærksomheden på en uregelmæssighed under spillet",
            all_(POINTS_OUT, DURING_PLAY, RIGHTS_KEPT, not_(told("dummy_first", False))),
            then=("dummy-may-not", "irregularity-still-ruled"),
            per=("43B1",),
            also=("42B3", "43B3", "9A2bI", "90"),
        ),
        Rule(
            "43B3",
            "er den første, der henleder opmærksomheden på en uregelmæssighed begået af en modspiller, er der ingen straf for forseelsen",
            all_(POINTS_OUT, DURING_PLAY, RIGHTS_LOST, FIRST),
            then=("defenders-go-free",),
            also=("43A1b", "43B1", "12C"),
        ),
        Rule(
            "43B3:profit",
            "Hvis modspillerne direkte drager nytte af deres uregelmæssighed, skal turneringslederen af hensyn til retfærdigheden tildele en justeret score (12C) til begge parter",
            all_(POINTS_OUT, DURING_PLAY, LOST, told("dummy_first"), yes("defenders_profit_directly")),
            then=("adjusted-both-sides",),
            per=("12C",),
            also=("12C2",),
        ),
        Rule(
            "43B3:no-profit",
            "Hvis modspillerne direkte drager nytte af deres uregelmæssighed",
            all_(POINTS_OUT, DURING_PLAY, LOST, told("dummy_first"), no("defenders_profit_directly")),
            also=("12C",),
        ),
        Rule(
            "43B3:not-first",
            "er den første, der henleder opmærksomheden på en uregelmæssighed begået af en modspiller",
            all_(
                POINTS_OUT,
                DURING_PLAY,
                NOT_FIRST,
            ),
            then=("others-were-first", "irregularity-still-ruled"),
            also=("43A1b", "9B1b"),
        ),
        Rule(
            "42B3",
            "men først efter at spillet af kortene er afsluttet",
            all_(any_(POINTS_OUT, SPEAKS_LATE), not_(DURING_PLAY)),
            then=("dummy-may", "irregularity-still-ruled"),
            also=("43A1b", "9A2bI"),
        ),
        # --- calling the director ---
        Rule(
            "43A1a",
            "bør den blinde ikke tage initiativ til at tilkalde turneringslederen under spillet",
            all_(CALLS_FIRST, DURING_PLAY, not_(told("dummy_first", False)), not_(told("attention_drawn"))),
            then=("dummy-may-not",),
            per=("43B1",),
            also=("9B1b", "90", "43A1b"),
        ),
        Rule(
            "43A1a:attention-drawn",
            "Medmindre en anden spiller har henledt opmærksomheden på en uregelmæssighed",
            all_(CALLS_FIRST, any_(not_(DURING_PLAY), told("dummy_first", False), told("attention_drawn"))),
            then=("dummy-may",),
            also=("9B1b", "42B3"),
        ),
        # --- suggesting a card ---
        Rule(
            "45F",
            "tillader turneringslederen spillet at fortsætte, idet denne forbeholder sig ret til at tildele en justeret score (12C), hvis modspillerne blev skadet af det foreslåede ud- eller tilspil",
            all_(SUGGESTS, yes("dummy_suggested_play")),
            then=("play-goes-on-suggestion",),
            also=("43A1c", "12C", "43B1", "42A3", "90"),
        ),
        Rule(
            "45F:adjusted",
            "hvis modspillerne blev skadet af det foreslåede ud- eller tilspil",
            all_(SUGGESTS, yes("dummy_suggested_play"), told("non_offending_side_damaged")),
            then=("adjusted-score",),
            per=("12C",),
        ),
        Rule(
            "45F:no-suggestion",
            "Turneringslederen skal afgøre, om den blindes handling faktisk var et forslag til spilfører",
            all_(SUGGESTS, no("dummy_suggested_play")),
            then=("no-suggestion",),
            also=("43A1c",),
        ),
        # --- the earlier breach ---
        breach("a", "Den blinde må ikke bytte hænder med spilfører", "exchanged-hands"),
        breach("b", "Den blinde må ikke forlade sin plads for at se spilfører spille", "left-seat-to-watch-declarer"),
        breach(
            "c",
            "Den blinde må ikke på eget initiativ se billedsiden af et kort på nogen modspillers hånd",
            "looked-at-defenders-hand",
        ),
    ),
    implications=(
        Implication(ASKS, "offender_role", "dummy asks declarer about declarer's own card", "declarer"),
        Implication(ASKS, "attention_when", "dummy's question draws attention to it during the play", "during-play"),
    ),
    not_ruled=(
        NotRuled(("42A1", "42A2", "42A3"), "procedure", "what dummy may always do; 45F says what a suggestion costs"),
        NotRuled(
            ("42", "42A", "42B", "43", "43A", "43A1", "43A2", "43B", "43B2"),
            "definition",
            "headings; their points rule",
        ),
        NotRuled(("43A1c",), "conduct", "taking part in the play; what it costs stands in 43B1 and 45F"),
    ),
)
