"""The five blocks on the revoke: correction, when it is established, no transfer, tricks transferred, adjusted score.

Established only by a lead or play of the offending side to the next trick. Its own rule of tricks: one, or two if the
revoke card was a trump that won the trick and the side won a later one. Point 2 of 'no transfer' is lost (by its
place, a second revoke in the same suit), so that such a revoke is not ruled on.
"""

# ruff: noqa: E501 - words of the sheet and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.bogense2017.phrases import SHARED, lost
from kb.rules.conditions import Condition, all_, any_, at_least, is_, isnt, known, less_than, no, not_, open_, told, yes
from kb.rules.facts import Implication
from kb.rules.model import Choice, Gap, NotRuled, Number, Option, Phrase, Role, Rule, RuleSet
from kb.rules.text import t

PLAYED_ON = "offending_side_played_to_next_trick"


def look(fact: str, condition: Condition) -> Condition:
    """The condition; but as long as nobody knows whether the revoke is established, the fact is not asked for."""
    return any_(all_(not_(known(PLAYED_ON)), not_(known(fact))), condition)


IN_TIME = no(PLAYED_ON)
LATE = yes(PLAYED_ON)
SECOND = told("repeated_revoke_same_suit")
ESTABLISHED = all_(LATE, not_(SECOND))
OWN_SIDE = look("offender_role", is_("offender_role", "declarer", "dummy"))
DEFENDER = look("offender_role", is_("offender_role", "defender"))
PLAYED_AFTER = all_(IN_TIME, look("non_offender_played_after_revoke", yes("non_offender_played_after_revoke")))
CHANGED = all_(PLAYED_AFTER, yes("non_offender_changed_card"))

OPEN_CARD = any_(told("faced_card_not_played"), told("revoke_kind", "penalty-card-not-played"))
NEXT_BOARD = told("attention_when", "after-non-offender-called-next-board")
AFTER_ROUND = told("attention_when", "after-round")
COUNTS = all_(ESTABLISHED, not_(OPEN_CARD), not_(NEXT_BOARD), not_(AFTER_ROUND))
WINNER, LATER_TRICKS, TRUMP = "revoke_trick_won_by", "offending_side_later_tricks", "won_with_trump_revoke_card"
WON_IT = look(WINNER, is_(WINNER, "offender", "offenders-partner"))
LOST_IT = look(WINNER, isnt(WINNER, "offender", "offenders-partner"))
WON_LATER = look(LATER_TRICKS, at_least(LATER_TRICKS, 1))
NOTHING_LATER = look(LATER_TRICKS, less_than(LATER_TRICKS, 1))
NOTHING_WON = all_(COUNTS, LOST_IT, NOTHING_LATER)
TWO = all_(COUNTS, look(TRUMP, yes(TRUMP)), WON_LATER)
ONE = all_(COUNTS, any_(all_(WON_LATER, look(TRUMP, no(TRUMP))), all_(WON_IT, NOTHING_LATER)))
NONE = (Number("tricks_transferred", 0),)


def final_tricks(name: str, when: Condition, moved: int) -> tuple[Rule, Rule]:
    """What declarer ends with, where the tricks he took are known."""
    quote = "Ét stik overføres" if moved == 1 else "Dog overføres to stik"
    return (
        Rule(f"revoke-transfer:{name}-to-declarer", quote, all_(when, told("offender_role", "defender")), role=Role.NOTE, numbers=(Number("declarer_tricks_final", ("+", "declarer_tricks", moved)),)),
        Rule(f"revoke-transfer:{name}-from-declarer", quote, all_(when, told("offender_role", "declarer", "dummy")), role=Role.NOTE, numbers=(Number("declarer_tricks_final", ("-", "declarer_tricks", moved)),)),
    )  # fmt: skip


RULES = RuleSet(
    name="revoke",
    laws=("revoke-correction", "revoke-established", "revoke-no-transfer", "revoke-transfer", "revoke-adjusted-score"),
    on=("revoke",),
    phrases=(
        *SHARED,
        Phrase("must-correct", "offender", t("Kulørsvigten skal rettes", "Revoken måste korrigeras", "The revoke must be corrected"), "revoke"),
        Phrase("legal-card-instead", "offender", t("Kortet tages tilbage og erstattes med et lovligt kort", "Kortet tas tillbaka och ersätts med ett tillåtet kort", "The card is taken back and replaced by a legal one")),
        Phrase("card-back-free", "offender", t("Kortet tages tilbage uden videre", "Kortet tas tillbaka utan vidare", "The card is taken back without more"), "card"),
        Phrase("others-may-take-back", "non-offending-side", t("Den uskyldige side må tage kort tilbage, der blev spillet efter kulørsvigten", "Den oskyldiga sidan får ta tillbaka kort som spelats efter revoken", "The innocent side may take back cards played after the revoke")),
        Phrase("partner-card-back", "offenders-partner", t("Derefter kan også modspilleren til venstre tage sit kort tilbage; en modspillers bliver et stort strafkort (og se § 16C)", "Då får också motståndaren till vänster ta tillbaka sitt kort; en motspelares blir ett stort straffkort (och se § 16C)", "Then the player on his left may take back his card too; a defender's becomes a major penalty card (and see 16C)")),
        Phrase("established", "all", t("Kulørsvigten er etableret; stik overføres efter spillet", "Revoken är etablerad; stick överförs efter spelet", "The revoke is established; tricks are transferred after the play"), "revoke"),
        Phrase("no-trick-transferred", "all", t("Ingen stik overføres", "Inga stick överförs", "No trick is transferred"), "transfer"),
        Phrase("one-trick", "non-offending-side", t("Ét stik overføres til den uskyldige side", "Ett stick överförs till den oskyldiga sidan", "One trick goes to the innocent side"), "transfer"),
        Phrase("two-tricks", "non-offending-side", t("To stik overføres: kulørsvigten skete med en trumf, der vandt stikket, og siden vandt et senere stik", "Två stick överförs: revoken gjordes med en trumf som vann sticket, och sidan vann ett senare stick", "Two tricks go over: the revoke card was a trump that won the trick, and the side won a later one"), "transfer"),
        Phrase("damage-remains", "director", t("Den uskyldige side er stadig dårligere stillet end uden kulørsvigten: justeret score", "Den oskyldiga sidan har ändå fått sämre än utan revoken: korrigerad poäng", "The innocent side is still worse off than without the revoke: an adjusted score"), "score"),
    ),
    implications=(
        Implication(told("attention_when", "before-established"), PLAYED_ON, "it was noticed before it was established", False),
        Implication(told("attention_when", "during-play", "after-play", "after-non-offender-called-next-board", "after-round"), PLAYED_ON, "it was noticed after it was established", True),
        Implication(is_("offender_role", "dummy"), "faced_card_not_played", "dummy's hand lies face up", True),
        Implication(told("won_with_trump_revoke_card"), "revoke_trick_won_by", "the revoke card won the trick", "offender"),
        Implication(told("revoke_trick_won_by", "offenders-partner", "non-offending-side"), "won_with_trump_revoke_card", "another card won the trick", False),
        Implication(told("contract_denomination", "notrump"), "won_with_trump_revoke_card", "there are no trumps", False),
    ),
    rules=(
        Rule(
            "revoke-correction/A",
            "En spiller skal rette sin kulørsvigt, hvis der bliver gjort opmærksom på den, før den er etableret",
            IN_TIME,
            then=("must-correct", "no-trick-transferred"),
            numbers=NONE,
            also=("revoke-established",),
        ),
        Rule(
            "revoke-correction/B",
            "For at rette kulørsvigten tager den fejlende sit kort tilbage og erstatter det med et lovligt tilspil",
            IN_TIME,
            then=("legal-card-instead",),
        ),
        Rule(
            "revoke-correction/B1",
            "Det tilbagetagne kort bliver et stort strafkort, hvis det blev spillet fra en modspillers skjulte hånd",
            all_(IN_TIME, DEFENDER),
            then=("major-penalty-card",),
            also=("penalty-card/D",),
        ),
        Rule(
            "revoke-correction/B2",
            "Kortet tages tilbage uden yderligere berigtigelse, hvis det blev spillet fra spilførers eller den blindes hånd",
            all_(IN_TIME, OWN_SIDE),
            then=("card-back-free",),
        ),
        Rule(
            "revoke-correction/C",
            "Begge spillere på den ikke-fejlende side kan tage de kort tilbage, der blev spillet efter kulørsvigten",
            PLAYED_AFTER,
            then=("others-may-take-back",),
        ),
        Rule(
            "revoke-correction/C:choice",
            "kan tage de kort tilbage, der blev spillet efter kulørsvigten",
            all_(PLAYED_AFTER, open_("non_offender_changed_card")),
            options=(
                Option(
                    "next-non-offender",
                    (
                        Choice("change-own-card", sets=(("non_offender_changed_card", True),)),
                        Choice("keep-own-card", sets=(("non_offender_changed_card", False),)),
                    ),
                ),
            ),
        ),
        Rule(
            "revoke-correction/C:partner",
            "kan den pågældendes MTV tage sit spillede kort tilbage, som i så fald bliver et stort strafkort for en modspillers vedkommende",
            all_(CHANGED, yes("offenders_partner_played_after_change")),
            then=("partner-card-back", "law-16C"),
            also=("penalty-card/D",),
        ),
        Rule(
            "revoke-adjusted-score",
            "Justeret score tildeles, hvis den ikke-fejlende side har fået et dårligere resultat efter kulørsvigten (medregnet evt. overførte stik), sammenlignet med hvis kulørsvigten ikke havde fundet sted",
            all_(LATE, yes("damage_beyond_transfer")),
            then=("damage-remains",),
            later=True,
            reminder=t(
                "Er den uskyldige side efter overførslen stadig dårligere stillet end uden kulørsvigten, justeres scoren",
                "Om den oskyldiga sidan efter överföringen ändå fått sämre än utan revoken korrigeras poängen",
                "If the innocent side, after the transfer, is still worse off than without the revoke, the score is adjusted",
            ),
        ),
        Rule(
            "revoke-no-transfer/3",
            "hvis kulørsvigten skete ved at undlade at spille et strafkort eller et af den blindes kort",
            all_(ESTABLISHED, OPEN_CARD),
            then=("no-trick-transferred",),
            numbers=NONE,
            also=("revoke-adjusted-score",),
        ),
        Rule(
            "revoke-no-transfer/4",
            "hvis der først blev gjort opmærksom på kulørsvigten, efter at den ikke-fejlende side havde afgivet en melding i det efterfølgende spil",
            all_(ESTABLISHED, not_(OPEN_CARD), NEXT_BOARD),
            then=("no-trick-transferred",),
            numbers=NONE,
            also=("revoke-adjusted-score",),
        ),
        Rule(
            "revoke-no-transfer/5",
            "hvis der først blev gjort opmærksom på kulørsvigten efter rundens afslutning",
            all_(ESTABLISHED, not_(OPEN_CARD), AFTER_ROUND),
            then=("no-trick-transferred",),
            numbers=NONE,
            also=("revoke-adjusted-score",),
        ),
        Rule(
            "revoke-no-transfer/1",
            "hvis den fejlende side hverken vandt stikket med kulørsvigten eller noget efterfølgende stik",
            NOTHING_WON,
            then=("no-trick-transferred",),
            numbers=NONE,
            also=("revoke-adjusted-score",),
        ),
        Rule(
            "revoke-transfer",
            "Ét stik overføres, hvis den fejlende side vandt mindst ét stik fra og med det stik, hvor kulørsvigten skete",
            ONE,
            then=("one-trick",),
            numbers=(Number("tricks_transferred", 1),),
            also=("revoke-adjusted-score",),
        ),
        Rule(
            "revoke-transfer:two",
            "Dog overføres to stik, hvis kulørsvigten skete med en trumf, der vandt stikket , og den fejlende side desuden vandt mindst ét senere stik",
            TWO,
            then=("two-tricks",),
            numbers=(Number("tricks_transferred", 2),),
            also=("revoke-adjusted-score",),
        ),
        *final_tricks("one", ONE, 1),
        *final_tricks("two", TWO, 2),
        Rule(
            "revoke-established",
            "En kulørsvigt etableres, når den fejlende eller dennes makker har spillet ud eller til i det følgende stik",
            ESTABLISHED,
            then=("established",),
            role=Role.FRAME,
        ),
    ),
    gaps=(
        Gap(all_(LATE, SECOND), lost("undtagelsen for endnu en kulørsvigt i samme farve (punkt 2)", "undantaget för ännu en revoke i samma färg (punkt 2)", "the exception for another revoke in the same suit (point 2)")),
    ),
    not_ruled=(NotRuled(("revoke-correction", "revoke-no-transfer"), "definition", "headings; their points rule"),),
)  # fmt: skip
