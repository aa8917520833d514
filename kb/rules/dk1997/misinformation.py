"""Law 21: a call based on misunderstanding or on wrong information.

A player's own misunderstanding earns nothing (21A). Misled by an opponent, he may change a call that the
misinformation probably caused, until his partner has called or the auction is over (21B1; 17E: until the opening lead
is faced). If he does, his left-hand opponent may change a later call (21B2). When it is too late, damage leads to an
adjusted score (21B3, 40C); while the board lasts that is kept in mind, not asked.
An explanation that agrees with what the pair has agreed is no misinformation; what cannot be proved counts as
misinformation (footnote to 75). Who may correct an explanation, and when, is law 75's matter.
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import all_, any_, is_, known, no, not_, open_, told, unless_known, yes
from kb.rules.dk1997.artificial_scores import award_rule
from kb.rules.facts import Implication
from kb.rules.model import Choice, Gap, NotRuled, Option, Phrase, Rule, RuleSet
from kb.rules.text import t

OTHER_LAW = any_(
    known("play_due_to_misinformation"),
    known("later_card_in_trick"),
    all_(
        known("explanation_error_known_by"),
        not_(
            any_(
                known("call_due_to_misinformation"), known("partner_called_after"), known("non_offending_side_damaged")
            )
        ),
    ),
)
MISLED = all_(
    is_("misinformation_kind", "wrong-explanation", "missing-alert", "wrong-alert"),
    unless_known("explanation_matches_agreement", "no", "unproven"),
    not_(OTHER_LAW),
)
CERTAIN = all_(MISLED, known("misinformation_kind"))
TOO_LATE = any_(
    all_(known("opening_lead_faced"), yes("opening_lead_faced")),
    all_(known("partner_called_after"), yes("partner_called_after")),
    all_(
        known("non_offending_side_damaged"),
        not_(any_(known("stage"), known("opening_lead_faced"), known("partner_called_after"))),
    ),
)
IN_TIME = all_(
    CERTAIN,
    not_(TOO_LATE),
    unless_known("call_due_to_misinformation", True),
    no("partner_called_after"),
    no("opening_lead_faced"),
)
CAUSED = all_(IN_TIME, known("partner_called_after"), known("opening_lead_faced"), yes("call_due_to_misinformation"))
CHANGED = all_(CAUSED, known("call_due_to_misinformation"), yes("misinformed_call_changed"))
FINAL_PASS = told("stage", "after-final-pass")
GOING_ON = told("stage", "before-auction", "auction", "after-final-pass", "play")
LATE = all_(CERTAIN, TOO_LATE, unless_known("call_due_to_misinformation", True))
DAMAGED = all_(LATE, any_(known("non_offending_side_damaged"), not_(GOING_ON)), yes("non_offending_side_damaged"))

RULES = RuleSet(
    name="misinformation",
    laws=("21",),
    on=("misinformation",),
    phrases=(
        Phrase("own-misunderstanding", "non-offending-side", t("Egen misforståelse giver ingen kompensation; meldingen står", "Eget missförstånd ger ingen kompensation; budet står", "A player's own misunderstanding earns no redress; the call stands")),
        Phrase("call-may-be-changed", "non-offending-side", t("Den fejlinformerede må ændre sin melding uden straf", "Den felinformerade får ändra sitt bud utan straff", "The misinformed player may change his call without penalty")),
        Phrase("changed-call-stands", "non-offending-side", t("Den ændrede melding står ved magt uden straf", "Det ändrade budet står utan straff", "The changed call stands without penalty")),
        Phrase("later-call-may-change", "offending-side", t("Modstanderen til venstre for ham må derefter ændre sin senere melding uden straf", "Motståndaren till vänster om honom får därefter ändra sitt senare bud utan straff", "The opponent on his left may then change his later call without penalty")),
        Phrase("withdrawn-bound-21", "offending-side", t("Den side, der gav misinformationen, må ikke bruge den tilbagetagne melding; den anden side må", "Den sida som felinformerade får inte använda det återtagna budet; den andra sidan får", "The side that misinformed may not use the withdrawn call; the other side may")),
        Phrase("not-caused", "all", t("Meldingen skyldtes ikke misinformationen, så den kan ikke ændres", "Budet berodde inte på felinformationen, så det får inte ändras", "The call was not due to the misinformation, so it may not be changed")),
        Phrase("too-late-to-change", "all", t("Det er for sent at ændre meldingen", "Det är för sent att ändra budet", "It is too late to change the call")),
        Phrase("adjust-later-21", "director", t("Der spilles videre; har misinformationen skadet, tildeles en justeret score bagefter", "Spelet går vidare; har felinformationen skadat tilldelas en justerad score efteråt", "Play goes on; if the misinformation did damage, an adjusted score is given afterwards")),
    ),
    rules=(
        Rule(
            "21A",
            "Disse love giver ingen kompensation til en spiller, som har afgivet en melding baseret på egen misforståelse",
            is_("misinformation_kind", "own-misunderstanding"),
            then=("own-misunderstanding",),
            also=("21B",),
        ),
        Rule(
            "21B1",
            "må en spiller uden straf ændre en melding, hvis det er sandsynligt, at spilleren har afgivet meldingen som følge af misinformation fra en modstander, forudsat spillerens makker ikke efterfølgende har meldt",
            IN_TIME,
            also=("17E", "21B3"),
        ),
        Rule(
            "21B1:may-change",
            "må en spiller uden straf ændre en melding",
            all_(CAUSED, open_("misinformed_call_changed")),
            then=("call-may-be-changed",),
            options=(
                Option(
                    "lho",
                    (
                        Choice("keep-own-call", sets=(("misinformed_call_changed", False),), when=not_(FINAL_PASS)),
                        Choice("change-own-call", sets=(("misinformed_call_changed", True),), when=not_(FINAL_PASS)),
                        Choice("keep-final-pass", sets=(("misinformed_call_changed", False),), when=FINAL_PASS),
                        Choice("change-final-pass", sets=(("misinformed_call_changed", True),), when=FINAL_PASS),
                    ),
                ),
            ),
            also=("21B2", "16C"),
        ),
        Rule(
            "21B1:kept",
            "må en spiller uden straf ændre en melding",
            all_(CAUSED, no("misinformed_call_changed")),
            then=("call-may-be-changed",),
            also=("21B3", "40C"),
        ),
        Rule(
            "21B1:changed",
            "må en spiller uden straf ændre en melding",
            CHANGED,
            then=("changed-call-stands", "withdrawn-bound-21"),
            also=("16C", "16C1", "16C2"),
        ),
        Rule(
            "21B1:not-caused",
            "hvis det er sandsynligt, at spilleren har afgivet meldingen som følge af misinformation",
            all_(CERTAIN, no("call_due_to_misinformation"), any_(known("call_due_to_misinformation"), all_(not_(TOO_LATE), known("partner_called_after"), known("opening_lead_faced")))),
            then=("not-caused",),
            also=("21B3", "40C"),
        ),
        Rule(
            "21B2",
            "kan spillerens MTV derefter uden straf ændre en hvilken som helst efterfølgende melding",
            all_(CHANGED, yes("opponent_called_after")),
            then=("later-call-may-change",),
            options=(Option("offender", (Choice("keep-own-call"), Choice("change-own-call"))),),
            weight=-1,
            also=("16C",),
        ),
        Rule(
            "21B2:damage",
            "gav sådanne oplysninger, at den ikke-fejlende side skades. I så fald kan turneringslederen tildele en justeret score",
            all_(CHANGED, yes("opponent_called_after"), yes("non_offending_side_damaged")),
            then=("adjusted-score",),
            gives=("assigned-score",),
            weight=-1,
            later=True,
            reminder=t("Skader oplysningerne fra den tilbagetagne melding den uskyldige side, kan scoren justeres", "Skadar informationen från det återtagna budet den oskyldiga sidan kan scoren justeras", "If information from the withdrawn call damages the innocent side, the score may be adjusted"),
        ),
        Rule(
            "21B3:late",
            "Når det er for sent at ændre en melding",
            LATE,
            then=("too-late-to-change",),
            also=("40C", "21B1"),
        ),
        Rule(
            "21B3",
            "kan turneringslederen tildele en justeret score (anvendelse af 40C kan komme i betragtning)",
            DAMAGED,
            then=("adjusted-score",),
            per=("40C",),
            also=("12C2", "75"),
        ),
        award_rule("21B3:award", "kan turneringslederen tildele en justeret score", DAMAGED, "assigned-score"),
        Rule(
            "21B3:no-damage",
            "kan turneringslederen tildele en justeret score",
            all_(LATE, any_(known("non_offending_side_damaged"), not_(GOING_ON)), no("non_offending_side_damaged")),
            then=("no-damage", "result-stands"),
            also=("40C", "12C2"),
        ),
        Rule(
            "21B3:play-on",
            "Når det er for sent at ændre en melding",
            all_(LATE, GOING_ON, not_(known("non_offending_side_damaged"))),
            then=("adjust-later-21",),
            also=("40C", "12C2"),
        ),
    ),
    gaps=(
        Gap(
            known("play_due_to_misinformation"),
            t("21 gælder meldinger; et kort spillet efter misinformation hører under 47E2", "21 gäller bud; ett kort spelat efter felinformation hör under 47E2", "21 is about calls; a card played because of misinformation belongs to 47E2"),
        ),
    ),
    implications=(
        Implication(is_("stage", "before-auction", "auction", "after-final-pass"), "opening_lead_faced", "facing the lead begins the play", False),
        Implication(is_("stage", "play", "after-play", "after-round", "after-session"), "opening_lead_faced", "facing the lead begins the play", True),
    ),
    not_ruled=(
        NotRuled(("21", "21B"), "definition", "headings; their points rule"),
    ),
)  # fmt: skip
