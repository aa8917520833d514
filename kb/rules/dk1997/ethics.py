"""Laws 72 to 74: principles, deception, conduct.

The innocent side picks what suits it best (72A4); the offenders, once the penalty for an unintended infraction is paid,
may gain by what they do later (72A5) unless they could have known, when they committed it, that it would probably
hurt the others (72B1); breaking the laws on purpose is not allowed (72B2). Misleading an opponent by a call or a
play is proper, by manner or tempo it is not (73D2, 73E, 73F2).
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import all_, any_, is_, known, no, not_, told, yes
from kb.rules.model import NotRuled, Phrase, Rule, RuleSet
from kb.rules.text import t

OPTIONS = is_("irregularity", "use-of-options")
MANNER = is_("irregularity", "deceptive-manner")
GAIN_RAISED = any_(
    known("rectification_paid"),
    known("gain_after_rectification"),
    known("should_foresee_damage"),
    all_(known("infraction_deliberate"), not_(known("best_option_chosen"))),
)
ON_PURPOSE = told("infraction_deliberate")
FORESEEN = told("should_foresee_damage")
GAIN = all_(
    OPTIONS, GAIN_RAISED, not_(told("gain_after_rectification", False)), not_(told("infraction_deliberate", True))
)
TAKEN_IN = all_(MANNER, yes("false_inference_drawn"))

RULES = RuleSet(
    name="ethics",
    laws=("72", "73", "74"),
    on=("use-of-options", "deceptive-manner"),
    phrases=(
        Phrase("best-option-is-proper", "non-offending-side", t("Det er korrekt at vælge det, der er bedst for siden", "Det är korrekt att välja det som är bäst för sidan", "It is proper to choose what is best for the side")),
        Phrase("later-gain-is-proper", "offending-side", t("Straffen er opfyldt, og fejlen var uforsætlig: siden må handle, som den vil, og beholder gevinsten", "Straffet är verkställt och felet oavsiktligt: sidan får handla som den vill och behåller vinsten", "The penalty is paid and the error was not intended: the side may act as it likes and keeps its gain"), "use-of-rights"),
        Phrase("but-not-withdrawn-information", "offending-side", t("Oplysninger fra det tilbagetagne må siden dog ikke bruge", "Information från det återtagna får sidan dock inte använda", "Information from what was withdrawn may not be used, though")),
        Phrase("penalty-first", "offending-side", t("Straffen skal først opfyldes", "Straffet måste först verkställas", "The penalty must be paid first"), "use-of-rights"),
        Phrase("no-gain-no-complaint", "all", t("Den fejlende side vandt intet ved det; der er intet at rette", "Den felande sidan vann inget på det; det finns inget att rätta", "The offending side gained nothing by it; there is nothing to put right"), "use-of-rights"),
        Phrase("deliberate-not-allowed", "offender", t("Man må ikke overtræde lovene med vilje, heller ikke mod at tage straffen", "Man får inte bryta mot lagarna med avsikt, inte ens om man tar straffet", "The laws may not be broken on purpose, not even if one is willing to pay the penalty")),
        Phrase("could-have-known", "director", t("Den fejlende kunne have vidst, at fejlen sandsynligvis ville skade: der spilles videre, og har siden fået en fordel, justeres scoren", "Den felande kunde ha vetat att felet troligen skulle skada: spelet går vidare, och har sidan fått en fördel justeras scoren", "The offender could have known that the irregularity would probably damage: play goes on, and if his side gained the score is adjusted")),
        Phrase("no-duty-to-draw-attention", "offending-side", t("Man har ikke pligt til at nævne sin egen sides uforsætlige fejl, men må ikke skjule den", "Man är inte skyldig att nämna sin egen sidas oavsiktliga fel, men får inte dölja det", "Nobody need mention his own side's unintended error, but he may not hide it")),
        Phrase("no-concealing", "offender", t("En fejl må ikke skjules, fx ved at blande kortene for tidligt", "Ett fel får inte döljas, till exempel genom att blanda korten för tidigt", "An error may not be concealed, for instance by mixing the cards too early")),
        Phrase("deceived-by-manner", "director", t("Modstanderen blev vildledt af en opførsel uden bridgemæssig grund: turneringslederen tildeler en justeret score", "Motståndaren vilseleddes av ett uppträdande utan bridgemässigt skäl: tävlingsledaren tilldelar en justerad score", "The opponent was misled by a manner that had no bridge reason: the director gives an adjusted score"), "deception"),
        Phrase("own-risk", "non-offending-side", t("Slutninger af modstandernes tempo og manerer sker på egen risiko", "Slutsatser av motståndarnas tempo och manér sker på egen risk", "Inferences from the opponents' tempo and manner are drawn at one's own risk"), "deception"),
    ),
    rules=(
        Rule(
            "72A4",
            "er det korrekt at vælge den mest fordelagtige mulighed",
            all_(OPTIONS, any_(known("best_option_chosen"), not_(GAIN_RAISED))),
            then=("best-option-is-proper",),
            also=("10C1", "72A5"),
        ),
        Rule(
            "72A5",
            "er det korrekt af de fejlende at afgive en hvilken som helst melding eller spille på en hvilken som helst måde, som måtte være fordelagtig for deres side",
            all_(GAIN, yes("rectification_paid"), no("infraction_deliberate")),
            then=("later-gain-is-proper", "but-not-withdrawn-information"),
            also=("16C2", "72B1", "12B"),
        ),
        Rule(
            "72A5:unpaid",
            "Når den fejlende side har opfyldt den foreskrevne straf for en uforsætlig lovovertrædelse",
            all_(GAIN, told("rectification_paid", False)),
            then=("penalty-first",),
            also=("84B", "12A1"),
        ),
        Rule(
            "72A5:no-gain",
            "også selv om de derved tilsyneladende drager fordel af deres egen lovovertrædelse",
            all_(OPTIONS, told("gain_after_rectification", False), not_(ON_PURPOSE)),
            then=("no-gain-no-complaint",),
        ),
        Rule(
            "72B1",
            "kunne have vidst, at uregelmæssigheden sandsynligvis ville skade den ikke-fejlende side",
            all_(OPTIONS, FORESEEN),
            then=("could-have-known",),
            weight=-1,
            excepts=("72A5",),
            also=("12C", "12C2", "84E"),
        ),
        Rule(
            "72B2",
            "En spiller må ikke forsætligt overtræde disse love, selv ikke hvis der er foreskrevet en straf, som den pågældende er villig til at opfylde",
            all_(OPTIONS, ON_PURPOSE),
            then=("deliberate-not-allowed",),
            also=("72A5", "72B1", "12A1", "90A", "91"),
        ),
        Rule(
            "73D1",
            "slutninger ud fra en sådan variation må korrekt set kun drages af en modstander og på egen risiko",
            any_(
                all_(MANNER, no("false_inference_drawn")),
                all_(TAKEN_IN, any_(yes("bridge_reason_for_manner"), no("advantage_could_be_known"))),
            ),
            then=("own-risk",),
            also=("73D2", "73F2", "74C7"),
        ),
        Rule(
            "73F2",
            "denne modstander ikke har nogen påviselig bridgemæssig grund til sin handling, og på tidspunktet herfor kunne have vidst, at denne handling kunne være til egen fordel",
            all_(TAKEN_IN, no("bridge_reason_for_manner"), yes("advantage_could_be_known")),
            then=("deceived-by-manner",),
            gives=("assigned-score",),
            also=("73D2", "73E", "74C7", "12C"),
        ),
    ),
    not_ruled=(
        NotRuled(("72A1", "72A2", "72A3", "72A6"), "conduct", "duties of players; a breach is penalised under 90 or 91, or scored under 69, 71, 79"),
        NotRuled(("72B3", "72B4"), "conduct", "ruled beside 75, where their exception stands"),
        NotRuled(("73A*", "73B*", "73C", "73D2", "73E", "73F", "73F1"), "conduct", "how partners may communicate and opponents be misled; redress is in 16A2, which takes 73F1 with it, and in 73F2"),
        NotRuled(("74*",), "conduct", "courtesy; a breach is left to the director's judgement under 90 and 91"),
    ),
)  # fmt: skip
