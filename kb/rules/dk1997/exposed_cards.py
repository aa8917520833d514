"""Laws 48 and 49: a card is seen that should not have been.

Declarer's and dummy's cards never become penalty cards (48A). A hand that declarer spreads may be a claim (48B2),
or make him dummy if it follows an opening lead out of turn (48B1, 54A). A defender's card becomes a penalty card if
his partner might have seen its face or if he named it (49); which kind, law 50B says ('shown-penalty-card').
Law 45C has the first word: a card held as if played, or shown by a defender whose turn it is, is played.
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.cards import HONOUR_IMPLICATIONS
from kb.rules.conditions import all_, any_, at_least, given, is_, known, no, not_, told, unless_known, yes
from kb.rules.model import CardState, Gap, Phrase, Rule, RuleSet
from kb.rules.text import t

DECLARERS_SIDE = is_("offender_role", "declarer", "dummy")
DECLARER = is_("offender_role", "declarer")
DEFENDER = is_("offender_role", "defender")

SPREAD = any_(
    told("exposure_cause", "hand-spread"),
    known("hand_spread_meant_as_claim"),
    all_(known("exposed_cards_count"), at_least("exposed_cards_count", 2), is_("exposure_cause", "hand-spread")),
)
AFTER_WRONG_LEAD = any_(
    all_(known("declarer_cards_shown"), at_least("declarer_cards_shown", 1)),
    all_(told("lead_kind", "opening-lead"), told("lead_facing", "face-up"), SPREAD),
)
"""Both keys are by their meaning those of an opening lead out of turn."""
NO_STATEMENT = not_(given("statement-made"))
PUT_ON_THE_TABLE = told("exposure_cause", "named", "led-out-of-turn", "revoke-corrected")
"""Named, or played face up: whether partner could see it is no question."""

RULES = RuleSet(
    name="exposed-cards",
    laws=("48", "49"),
    on=("exposed-card",),
    implications=HONOUR_IMPLICATIONS,
    phrases=(
        Phrase("declarer-card-back", "declarer", t("Kortet går tilbage på hånden uden straf; spilførers og den blindes kort bliver aldrig strafkort", "Kortet går tillbaka till handen utan straff; spelförarens och träkarlens kort blir aldrig straffkort", "The card goes back without penalty; a card of declarer or dummy never becomes a penalty card"), "shown-card", CardState("shown", "picked-up")),
        Phrase("spread-no-claim", "declarer", t("Det er ikke et krav; spillet går videre", "Det är inget krav; spelet fortsätter", "It is no claim; play goes on"), "claim"),
        Phrase("is-a-claim", "all", t("Det behandles som krav på eller afgivelse af stik; spillet standser", "Det behandlas som krav på eller avstående av stick; spelet avbryts", "It is dealt with as a claim or concession; play stops"), "claim"),
        Phrase("shown-card-is-played", "offender", t("Kortet er spillet", "Kortet är spelat", "The card is played"), "shown-card", CardState("shown", "played")),
        Phrase("becomes-penalty-card", "offender", t("Kortet bliver et strafkort og ligger åbent foran spilleren", "Kortet blir ett straffkort och ligger öppet framför spelaren", "The card becomes a penalty card and stays face up in front of the player"), "shown-card", CardState("shown", "stays-faced")),
        Phrase("no-penalty-card", "offender", t("Kortet bliver ikke strafkort og tages op", "Kortet blir inget straffkort och tas upp", "The card is no penalty card and is picked up"), "shown-card", CardState("shown", "picked-up")),
        Phrase("seen-card-unauthorised", "offenders-partner", t("Hvad makker har set, er uvedkommende oplysninger", "Det partnern har sett är otillåten information", "What partner has seen is unauthorised information")),
    ),
    rules=(
        Rule(
            "48B1",
            "Når spilfører viser sine kort efter et åbningsudspil uden for tur, anvendes",
            all_(DECLARER, AFTER_WRONG_LEAD),
            then=("whole-hand-down", "declarer-becomes-dummy"),
            per=("54A",),
            also=("54",),
            excepts=("48A",),
        ),
        Rule(
            "45C2:shown",
            "Et kort fra spilførers hånd skal spilles, hvis det vises og berører eller næsten berører bordet, eller hvis det holdes på en sådan måde, at det antyder, at det er spillet",
            all_(
                DECLARER,
                any_(
                    told("declarer_card_held", "at-or-almost-at-the-table", "as-if-played"),
                    all_(
                        told("exposure_cause", "held-visible"),
                        is_("declarer_card_held", "at-or-almost-at-the-table", "as-if-played"),
                    ),
                ),
            ),
            then=("shown-card-is-played",),
            excepts=("48A",),
        ),
        Rule(
            "48A",
            "Spilfører kan ikke idømmes straf for at vise et kort, og intet af spilførers eller bordets kort kan nogensinde blive et strafkort",
            DECLARERS_SIDE,
            then=("declarer-card-back", "no-penalty"),
            also=("45C2", "48B1"),
        ),
        Rule(
            "48B2",
            "kan det medføre, at spilfører anses for at have gjort krav på eller givet afkald på stik",
            all_(DECLARER, SPREAD, not_(AFTER_WRONG_LEAD), no("hand_spread_meant_as_claim")),
            then=("spread-no-claim",),
            also=("48B1", "54A", "68A"),
        ),
        Rule(
            "48B2:claim",
            "Når spilfører viser sine kort på noget andet tidspunkt end umiddelbart efter et åbningsudspil uden for tur",
            all_(DECLARER, SPREAD, not_(AFTER_WRONG_LEAD), yes("hand_spread_meant_as_claim")),
            then=("is-a-claim",),
            per=("68A",),
            also=("68C", "68D", "70"),
            weight=-1,
        ),
        Rule(
            "68:shown-in-current-trick",
            "Hvis udtalelsen eller handlingen kun drejer sig om at vinde eller tabe det løbende stik, fortsætter spillet på normal vis. Kort, som er vist eller på anden måde afsløret af en modspiller, bliver ikke strafkort",
            all_(DEFENDER, told("statement_concerns", "current-trick")),
            then=("no-penalty-card", "seen-card-unauthorised"),
            per=("49",),
            also=("16", "57A"),
            gives=("statement-made",),
        ),
        Rule(
            "68:shown-in-later-tricks",
            "skal den dreje sig om andre stik end det løbende",
            all_(
                DEFENDER,
                any_(told("statement_concerns", "later-tricks"), told("hand_spread_meant_as_claim")),
                unless_known("statement_concerns", "later-tricks"),
            ),
            then=("is-a-claim",),
            also=("68A", "68B", "68D", "49"),
            gives=("statement-made",),
        ),
        Rule(
            "49",
            "hvis en modspillers kort befinder sig i en sådan position, at modspillerens makker muligvis kunne have set dets billedside, eller hvis en modspiller angiver et kort på sin hånd, bliver ethvert sådant kort et strafkort",
            all_(DEFENDER, NO_STATEMENT, any_(PUT_ON_THE_TABLE, yes("partner_could_see_face"))),
            then=("becomes-penalty-card",),
            gives=("shown-penalty-card",),
            also=("50A", "50"),
        ),
        Rule(
            "49:unseen",
            "at modspillerens makker muligvis kunne have set dets billedside",
            all_(DEFENDER, NO_STATEMENT, not_(PUT_ON_THE_TABLE), no("partner_could_see_face")),
            then=("no-penalty-card", "no-penalty"),
            also=("50",),
        ),
        Rule(
            "45C1:held",
            "Et kort fra en modspillers hånd skal spilles til det løbende stik, hvis det holdes således, at det er muligt for modspillerens makker at se dets billedside",
            all_(
                DEFENDER, NO_STATEMENT, told("exposure_cause", "held-visible"), yes("partner_could_see_face"), yes("in_turn_to_play")
            ),
            then=("shown-card-is-played",),
            also=("45E", "44C"),
            excepts=("49",),
        ),
    ),
    gaps=(
        Gap(
            is_("offender_role", "player"),
            t("Under spillet er en spiller spilfører, den blinde eller modspiller", "Under spelet är en spelare spelförare, träkarl eller försvarare", "During the play a player is declarer, dummy or defender"),
        ),
    ),
)  # fmt: skip
