"""Law 24: a card shown or led while the auction lasts.

Only if partner could have seen its face (a possibility is enough) does anything happen. The card then lies face up
until the auction is over, and declarer may treat it as a penalty card should the offender defend. An honour, a
premature lead or several cards also silence the partner once.
Law 24 speaks of the auction. Before it has begun for both sides (17A), 6D1 has the cards dealt again; its heading
thinks of the deal, its words of any card that could be seen, hence 'ambiguous'. Nobody is asked about this, since
the irregularity already says that the auction was on.
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import all_, any_, at_least, given, is_, known, no, told, unless_known, yes
from kb.rules.facts import Contradiction
from kb.rules.model import CardState, Choice, Grade, Number, Option, Phrase, Role, Rule, RuleSet
from kb.rules.text import t

BEGUN = unless_known("auction_begun", "both-sides")
NOT_BEGUN = told("auction_begun", "no-side", "one-side")
COULD_SEE = yes("partner_could_see_face")
SEVERAL = at_least("exposed_cards_count", 2)
SETTLED = any_(
    known("partner_could_see_face"),
    all_(known("exposed_cards_count"), SEVERAL),
    all_(known("exposed_cards_count"), known("exposed_card_is_honour"), known("prematurely_led")),
)
ONE = all_(COULD_SEE, BEGUN, SETTLED, is_("exposed_cards_count", 1))
DEFENDS = told("offender_role", "defender")

RULES = RuleSet(
    name="exposed-in-auction",
    laws=("24",),
    on=("card-exposed-in-auction",),
    phrases=(
        Phrase("card-stays-faced", "offender", t("Kortet ligger åbent på bordet, til meldeforløbet er slut", "Kortet ligger öppet på bordet tills budgivningen är slut", "The card stays face up on the table until the auction is over"), "shown-card", CardState("exposed card", "stays-faced")),
        Phrase("may-become-penalty-card", "declarer", t("Bliver den fejlende modspiller, kan spilfører behandle kortet som strafkort", "Blir den felande försvarare får spelföraren behandla kortet som straffkort", "If the offender becomes a defender, declarer may treat the card as a penalty card")),
        Phrase("nothing-more-for-declaring-side", "offender", t("Den fejlende er spilfører eller den blinde, så kortet bliver ikke strafkort", "Den felande är spelförare eller träkarl, så kortet blir inget straffkort", "The offender is declarer or dummy, so the card becomes no penalty card")),
        Phrase("card-not-seen", "all", t("Makker kunne ikke se kortet, så der sker ikke noget", "Partnern kunde inte se kortet, så inget händer", "Partner could not see the card, so nothing happens"), "shown-card"),
        Phrase("no-further-penalty", "all", t("Der er ingen yderligere straf", "Det blir inget ytterligare straff", "There is no further penalty"), "penalty"),
        Phrase("dealt-again-instead", "all", t("Meldeforløbet er ikke begyndt for begge sider, så kortene blandes og gives om", "Budgivningen har inte börjat för båda sidor, så korten blandas och ges om", "The auction has not begun for both sides, so the cards are shuffled and dealt again"), "shown-card"),
    ),
    rules=(
        Rule(
            "24",
            "skal turneringslederen kræve, at ethvert sådant kort anbringes åbent på bordet, indtil meldeforløbets afslutning",
            all_(COULD_SEE, BEGUN),
            then=("card-stays-faced", "may-become-penalty-card"),
            role=Role.FRAME,
            gives=("card-shown-in-auction",),
            also=("50", "51"),
        ),
        Rule(
            "24:not-seen",
            "på en sådan måde, at denne spillers makker kunne se billedsiden",
            no("partner_could_see_face"),
            then=("card-not-seen", "no-penalty"),
        ),
        Rule(
            "6D1:shown",
            "før meldeforløbet begynder for begge sider (se 17A), at kortene er givet ukorrekt, eller at en spiller kunne have set billedsiden af et kort, der hører til en anden hånd",
            all_(COULD_SEE, NOT_BEGUN),
            then=("dealt-again-instead",),
            grade=Grade.AMBIGUOUS,
            also=("17A", "24", "16B", "86C"),
        ),
        Rule(
            "24A",
            "ikke er en honnør og ikke blev spillet for tidligt ud, er der ingen yderligere straf",
            all_(ONE, no("exposed_card_is_honour"), no("prematurely_led")),
            then=("no-further-penalty",),
        ),
        Rule(
            "24B",
            "Hvis det er et enkelt honnørkort eller et hvilket som helst for tidligt udspillet kort, skal den fejlendes makker passe, næste gang denne er i tur",
            all_(ONE, any_(yes("prematurely_led"), yes("exposed_card_is_honour"))),
            then=("partner-passes-once",),
            gives=("enforced-pass",),
            numbers=(Number("enforced_pass_turns", 1),),
        ),
        Rule(
            "24C",
            "Hvis to eller flere kort er vist, skal den fejlendes makker passe, næste gang denne er i tur",
            all_(COULD_SEE, BEGUN, SETTLED, SEVERAL),
            then=("partner-passes-once",),
            gives=("enforced-pass",),
            numbers=(Number("enforced_pass_turns", 1),),
        ),
        Rule(
            "24:defends",
            "Hvis den fejlende senere bliver modspiller, kan spilfører behandle ethvert sådant kort som strafkort",
            all_(given("card-shown-in-auction"), DEFENDS),
            role=Role.FRAME,
            options=(
                Option(
                    "declarer",
                    (
                        Choice("treat-as-penalty-card", leads_to=t("En honnør eller et udspillet kort bliver et stort strafkort, et enkelt lille kort vist ved et uheld et lille", "En honnör eller ett utspelat kort blir ett stort straffkort, ett ensamt litet kort visat av misstag ett litet", "An honour or a card led becomes a major penalty card, a single small card shown by accident a minor one")),
                        Choice("no-restriction", leads_to=t("Kortet tages op, og der er intet strafkort", "Kortet tas upp och det finns inget straffkort", "The card is picked up and there is no penalty card")),
                    ),
                ),
            ),
            also=("50B",),
        ),
        Rule(
            "24:declares",
            "Hvis den fejlende senere bliver modspiller",
            all_(given("card-shown-in-auction"), told("offender_role", "declarer", "dummy")),
            then=("nothing-more-for-declaring-side",),
            role=Role.FRAME,
            also=("48A",),
        ),
    ),
    contradictions=(
        Contradiction(is_("exposed_cards_count", 0), "a card was exposed, so at least one card was."),
    ),
)  # fmt: skip
