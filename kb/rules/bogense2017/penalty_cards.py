"""Exposed cards and penalty cards, as far as the sheet goes.

A defender's card that his partner could see (definition/1) is a penalty card: small if it stands alone, is below the
ten and was shown by accident, otherwise big (B). What its owner may play is left for the small one only (C); of the
big one (D) there is what declarer may ask of the owner's partner (D2), and of that the first of three choices (D2a).
"""

# ruff: noqa: E501 - words of the sheet and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.bogense2017.phrases import SHARED, lost
from kb.rules.cards import CARD_IMPLICATIONS
from kb.rules.conditions import all_, any_, at_least, given, is_, known, no, not_, once_known, open_, told, yes
from kb.rules.facts import Implication
from kb.rules.model import CardState, Gap, NotRuled, Phrase, Role, Rule, RuleSet
from kb.rules.text import t

EXPOSED = is_("irregularity", "exposed-card")
PLAY = is_("irregularity", "penalty-card-play", "failure-to-play-penalty-card")
LEAD = is_("irregularity", "penalty-card-lead")

FIXED = known("penalty_card_status")
"""An earlier ruling has said what the card is."""
NAMED = told("exposure_cause", "named")
TOGETHER = told("exposure_cause", "two-cards-together")
"""One of the two was played, so that one is left over."""
COUNT = "exposed_cards_count"
SEVERAL = any_(
    all_(known(COUNT), at_least(COUNT, 3)), all_(not_(TOGETHER), any_(told(COUNT, 2), known("exposed_card_2")))
)
BY_LAW = told("exposure_cause", "led-out-of-turn", "revoke-corrected")
"""Played on purpose: other blocks make the card a big one."""
ACCIDENT = is_("exposure_cause", "dropped", "two-cards-together", "held-visible")
DEFENDERS = any_(not_(EXPOSED), is_("offender_role", "defender"))
TOLD_HOW = any_(known("exposure_cause"), known("partner_could_see_face"))
DERIVED = any_(EXPOSED, all_(not_(FIXED), TOLD_HOW))
"""What the card is, is worked out from how it came to be seen."""
SEEN = all_(DERIVED, DEFENDERS, not_(NAMED), any_(BY_LAW, yes("partner_could_see_face")))
NOT_SEEN = all_(DERIVED, DEFENDERS, not_(NAMED), not_(BY_LAW), no("partner_could_see_face"))
SMALL = all_(
    SEEN,
    not_(BY_LAW),
    not_(SEVERAL),
    once_known("partner_could_see_face", all_(no("exposed_card_is_honour"), ACCIDENT)),
)
BIG = all_(
    SEEN,
    known("partner_could_see_face"),
    any_(SEVERAL, yes("exposed_card_is_honour"), is_("exposure_cause", "hand-spread", "shown-afterwards")),
)
MINOR = any_(given("minor"), all_(not_(DERIVED), is_("penalty_card_status", "minor")))
MAJOR = any_(given("major"), all_(not_(DERIVED), is_("penalty_card_status", "major")))

OWN_PLAY = all_(PLAY, MINOR, not_(told("penalty_cards_held_by", "leaders-partner")))
IN_SUIT, HONOUR = "card_played_in_penalty_suit", "card_played_is_honour"
PLAYED = any_(known("card_played"), known(IN_SUIT), known(HONOUR))
TWO_CARDS = any_(known("penalty_card_2"), told("penalty_cards_held_by", "both-defenders"))
PARTNER_LEADS = all_(LEAD, is_("penalty_cards_held_by", "leaders-partner"), not_(TWO_CARDS))

RULES = RuleSet(
    name="penalty-cards",
    laws=("penalty-card-definition", "penalty-card"),
    on=("exposed-card", "penalty-card-play", "failure-to-play-penalty-card", "penalty-card-lead"),
    phrases=(
        *SHARED,
        Phrase("is-penalty-card", "offender", t("Makker kunne se kortet, så det er et strafkort", "Partnern kunde se kortet, så det är ett straffkort", "Partner could see the card, so it is a penalty card"), "penalty-card"),
        Phrase("no-penalty-card", "offender", t("Makker kunne ikke se kortet, så det er ikke et strafkort; det tages op", "Partnern kunde inte se kortet, så det är inget straffkort; det tas upp", "Partner could not see the card, so it is no penalty card; it is picked up"), "penalty-card"),
        Phrase("stays-faced", "offender", t("Strafkortet ligger på bordet med billedsiden opad foran spilleren", "Straffkortet ligger uppvänt på bordet framför spelaren", "The penalty card lies face up on the table in front of the player"), "", CardState("penalty card", "stays-faced")),
        Phrase("limits-of-major", "offending-side", t("Der er begrænsninger for spillerens ud- og tilspil og for makkers udspil", "Det finns begränsningar för spelarens ut- och påspel och för partnerns utspel", "There are limits on the player's leads and plays and on the partner's leads")),
        Phrase("small-card-forbidden", "offender", t("Han må ikke spille et andet kort under tieren i farven, før strafkortet er spillet", "Han får inte spela ett annat kort under tian i färgen förrän straffkortet är spelat", "He may not play another card below the ten of the suit before the penalty card has been played"), "minor-play"),
        Phrase("play-allowed", "offender", t("Spillet var tilladt: tieren eller højere i farven, eller en anden farve; kortet er stadig et lille strafkort", "Spelet var tillåtet: tian eller högre i färgen, eller en annan färg; kortet är fortfarande ett litet straffkort", "The play was allowed: the ten or higher of the suit, or another suit; the card is still a minor penalty card"), "minor-play"),
        Phrase("minor-rule", "offender", t("Han må spille tieren eller højere i farven eller en anden farve, men intet andet lille kort i farven før strafkortet", "Han får spela tian eller högre i färgen eller en annan färg, men inget annat litet kort i färgen före straffkortet", "He may play the ten or higher of the suit or another suit, but no other small card of the suit before the penalty card"), "minor-play"),
        Phrase("no-limit-for-partner", "offenders-partner", t("Kun et stort strafkort giver spilfører et valg; makker spiller frit ud", "Bara ett stort straffkort ger spelföraren ett val; partnern spelar fritt ut", "Only a major penalty card gives declarer a choice; the partner leads freely"), "lead-limit"),
    ),
    implications=(
        Implication(all_(not_(EXPOSED), known("exposed_card")), "penalty_card", "the card exposed is the penalty card", same_as="exposed_card"),
        Implication(all_(not_(EXPOSED), known("penalty_card")), "exposed_card", "the penalty card was exposed", same_as="penalty_card"),
        *CARD_IMPLICATIONS,
    ),
    rules=(
        Rule(
            "penalty-card/C",
            "Spilleren må ikke spille et andet kort i samme farve, der er mindre end tieren, før strafkortet er spillet",
            all_(OWN_PLAY, PLAYED, yes(IN_SUIT), no(HONOUR)),
            then=("small-card-forbidden",),
        ),
        Rule(
            "penalty-card/C:allowed",
            "men det er tilladt i stedet at spille tieren eller højere, eller et kort i en anden farve",
            all_(OWN_PLAY, PLAYED, any_(no(IN_SUIT), yes(HONOUR))),
            then=("play-allowed",),
        ),
        Rule(
            "penalty-card/C:rule",
            "Spilleren må ikke spille et andet kort i samme farve, der er mindre end tieren, før strafkortet er spillet",
            all_(OWN_PLAY, not_(PLAYED)),
            then=("minor-rule",),
        ),
        Rule(
            "penalty-card/D2",
            "Når en modspiller skal spille ud, og makkeren har et stort strafkort, må der ikke spilles ud, før spilfører har valgt mellem følgende muligheder",
            all_(PARTNER_LEADS, MAJOR, any_(open_("lead_restriction_choice"), is_("lead_restriction_choice", "forbid-suit")), not_(told("leader_can_comply", False))),
            role=Role.FRAME,
            gives=("partner-of-major-to-lead",),
            also=("penalty-card/D",),
        ),
        Rule(
            "penalty-card/D2:minor",
            "og makkeren har et stort strafkort",
            all_(PARTNER_LEADS, MINOR),
            then=("no-limit-for-partner",),
            also=("penalty-card/C",),
        ),
        Rule(
            "penalty-card/B",
            "Et enkelt kort, der er mindre end en tier, og som vises uforsætligt (fx hvis to kort spilles samtidig af en spiller, eller hvis en spiller taber et kort), bliver et lille strafkort",
            all_(EXPOSED, SMALL),
            then=("minor-penalty-card",),
            gives=("minor",),
            also=("penalty-card/C",),
        ),
        Rule(
            "penalty-card/B:small",
            "Et enkelt kort, der er mindre end en tier, og som vises uforsætligt",
            all_(not_(EXPOSED), SMALL),
            then=("minor-penalty-card",),
            role=Role.APPLIES,
            gives=("minor",),
            also=("penalty-card-definition/1",),
        ),
        Rule(
            "penalty-card/B:big",
            "Et enkelt kort, der er mindre end en tier, og som vises uforsætligt",
            all_(BIG, not_(BY_LAW)),
            then=("major-penalty-card",),
            role=Role.APPLIES,
            gives=("major",),
            also=("penalty-card-definition/1", "penalty-card/D2"),
        ),
        Rule(
            "lead-out-of-turn-defender/2:card",
            "Det fejlagtigt udspillede kort er et stort strafkort",
            all_(DERIVED, DEFENDERS, told("exposure_cause", "led-out-of-turn")),
            then=("major-penalty-card",),
            role=Role.APPLIES,
            gives=("major",),
        ),
        Rule(
            "revoke-correction/B1:card",
            "Det tilbagetagne kort bliver et stort strafkort, hvis det blev spillet fra en modspillers skjulte hånd",
            all_(DERIVED, DEFENDERS, told("exposure_cause", "revoke-corrected")),
            then=("major-penalty-card",),
            role=Role.APPLIES,
            gives=("major",),
        ),
        Rule(
            "penalty-card/D",
            "Når en modspiller har et stort strafkort, gælder visse begrænsninger for den fejlendes ud- og tilspil samt for makkerens udspil",
            all_(EXPOSED, MAJOR),
            then=("limits-of-major",),
            role=Role.APPLIES,
            later=True,  # asks nothing of its own
            also=("penalty-card/D2",),
        ),
        Rule(
            "penalty-card-definition/1",
            "En modspillers kort, som holdes, således at det er muligt for spillerens makker at se billedsiden",
            all_(EXPOSED, SEEN, not_(BY_LAW)),
            then=("is-penalty-card",),
            role=Role.FRAME,
        ),
        Rule(
            "penalty-card/A",
            "Et strafkort skal ligge på bordet med billedsiden opad, umiddelbart foran spilleren",
            any_(all_(EXPOSED, any_(given("minor"), given("major"))), OWN_PLAY),
            then=("stays-faced",),
            role=Role.FRAME,
            later=True,  # asks nothing of its own
        ),
        Rule(
            "penalty-card-definition/1:not-seen",
            "således at det er muligt for spillerens makker at se billedsiden",
            NOT_SEEN,
            then=("no-penalty-card",),
            also=("penalty-card/B",),
        ),
    ),
    gaps=(
        Gap(all_(EXPOSED, is_("offender_role", "declarer", "dummy", "player")), lost("et kort, som ikke er en modspillers", "ett kort som inte är en motspelares", "a card that is not a defender's")),
        Gap(NAMED, lost("et kort, som en modspiller nævner (punkt 2)", "ett kort som en motspelare nämner (punkt 2)", "a card that a defender names (point 2)")),
        Gap(all_(PLAY, MAJOR), lost("hvornår et stort strafkort skal spilles (D1)", "när ett stort straffkort måste spelas (D1)", "when a major penalty card must be played (D1)")),
        Gap(all_(PLAY, told("penalty_cards_held_by", "leaders-partner")), lost("hvad makker må spille til", "vad partnern får spela på", "what the partner may play")),
        Gap(all_(LEAD, TWO_CARDS), lost("to strafkort", "två straffkort", "two penalty cards")),
        Gap(all_(LEAD, is_("penalty_cards_held_by", "player-to-play", "both-defenders")), lost("udspil af den, der selv har strafkortet (D1)", "utspel av den som själv har straffkortet (D1)", "the lead of the owner of the penalty card (D1)")),
        Gap(all_(LEAD, MAJOR), lost("at kræve farven eller lade udspillet være frit, og hvad der gælder, når forbuddet ikke kan følges", "att kräva färgen eller lämna utspelet fritt, och vad som gäller när förbudet inte kan följas", "requiring the suit or leaving the lead free, and what holds when the ban cannot be obeyed")),
    ),
    not_ruled=(NotRuled(("penalty-card", "penalty-card-definition"), "definition", "headings; their points rule"),),
)  # fmt: skip
