"""The blocks on a wrong explanation and on unauthorised information.

Of the wrong explanation two pieces are left: declarer's side corrects it between the final pass and the opening lead,
when the other side's last pass may be changed (1), and the request to call the director again (p1). What defenders
do with their own side's wrong explanation is lost. On unauthorised information the sheet tells the director what to
say; when a score is adjusted it does not say.
"""

# ruff: noqa: E501 - words of the sheet and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.bogense2017.phrases import SHARED, lost
from kb.rules.conditions import all_, is_, no, not_, open_, told, unless_known, yes
from kb.rules.facts import Implication
from kb.rules.model import Choice, Gap, NotRuled, Option, Phrase, Role, Rule, RuleSet
from kb.rules.text import t

MISLED = all_(
    is_("irregularity", "misinformation"),
    unless_known("misinformation_kind", "wrong-explanation", "missing-alert", "wrong-alert"),
    unless_known("explanation_matches_agreement", "no", "unproven"),
)
AUCTION_OVER = not_(told("stage", "before-auction", "auction"))
BY_DECLARER = all_(MISLED, AUCTION_OVER, no("opening_lead_faced"), is_("offender_role", "declarer", "dummy"))

RULES = RuleSet(
    name="information",
    laws=("wrong-explanation", "unauthorised-information"),
    on=("misinformation", "unauthorised-information"),
    phrases=(
        *SHARED,
        Phrase("correct-before-lead", "offending-side", t("Spilfører eller den blinde retter forklaringen før åbningsudspillet, men ikke tidligere", "Spelföraren eller träkarlen rättar förklaringen före utspelet, men inte tidigare", "Declarer or dummy corrects the explanation before the opening lead, but not earlier")),
        Phrase("last-pass-may-change", "non-offending-side", t("Den uskyldige sides sidste pas kan ændres til en anden melding (og se § 16C2)", "Den oskyldiga sidans sista pass får ändras till ett annat bud (och se § 16C2)", "The innocent side's last pass may be changed to another call (and see 16C2)"), "last-pass"),
        Phrase("last-pass-changed", "non-offending-side", t("Den sidste pas er ændret; se § 16C2", "Det sista passet är ändrat; se § 16C2", "The last pass has been changed; see 16C2"), "last-pass"),
        Phrase("last-pass-kept", "non-offending-side", t("Den sidste pas står ved magt", "Det sista passet står", "The last pass stands"), "last-pass"),
        Phrase("forbid-nothing", "director", t("Forbyd ingen at gøre noget bestemt; gør rede for pligten til ikke at udnytte oplysningen, og lad spillet spilles færdigt", "Förbjud ingen att göra något visst; förklara skyldigheten att inte utnyttja upplysningen, och låt brickan spelas färdigt", "Forbid nobody anything; explain the duty not to use the information, and let the board be played out")),
    ),
    implications=(
        Implication(told("stage", "before-auction", "auction", "after-final-pass"), "opening_lead_faced", "the play has not begun", False),
        Implication(told("stage", "play", "after-play", "after-round", "after-session"), "opening_lead_faced", "the play has begun", True),
    ),
    rules=(
        Rule(
            "wrong-explanation/1",
            "Før åbningsudspillet, men ikke tidligere. Den sidste pas fra den ikke-fejlende side kan ændres til en anden melding",
            all_(BY_DECLARER, open_("misinformed_call_changed")),
            then=("correct-before-lead", "last-pass-may-change"),
            options=(
                Option(
                    "opponents",
                    (
                        Choice("keep-final-pass", sets=(("misinformed_call_changed", False),)),
                        Choice("change-final-pass", sets=(("misinformed_call_changed", True),)),
                    ),
                ),
            ),
            also=("unauthorised-information",),
        ),
        Rule(
            "wrong-explanation/1:changed",
            "Den sidste pas fra den ikke-fejlende side kan ændres til en anden melding",
            all_(BY_DECLARER, yes("misinformed_call_changed")),
            then=("last-pass-changed",),
            also=("unauthorised-information",),
        ),
        Rule(
            "wrong-explanation/1:kept",
            "Den sidste pas fra den ikke-fejlende side kan ændres til en anden melding",
            all_(BY_DECLARER, no("misinformed_call_changed")),
            then=("last-pass-kept",),
            also=("unauthorised-information",),
        ),
        Rule(
            "wrong-explanation/p1",
            "Bed den uskyldige side kalde på turneringslederen igen efter spillets afslutning, hvis de føler sig skadet",
            MISLED,
            then=("call-again-after-play",),
            role=Role.FRAME,
            also=("unauthorised-information",),
        ),
        Rule(
            "unauthorised-information",
            "Forbyd aldrig nogen spiller at gøre noget bestemt, men gør rede for pligten til at undgå at udnytte de ubeføjede oplysninger, og lad altid spillerne spille spillet færdigt",
            is_("irregularity", "unauthorised-information"),
            then=("forbid-nothing", "call-again-after-play"),
        ),
    ),
    gaps=(
        Gap(
            all_(is_("irregularity", "misinformation"), not_(MISLED)),
            lost(
                "arket handler kun om en forkert forklaring eller alert",
                "bladet handlar bara om en felaktig förklaring eller alertering",
                "the sheet deals only with a wrong explanation or alert",
            ),
        ),
    ),
    not_ruled=(NotRuled(("wrong-explanation",), "definition", "heading; its points rule"),),
)  # fmt: skip
