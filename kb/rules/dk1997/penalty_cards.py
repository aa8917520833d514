"""Laws 50A, 50C, 50D1 and 51A: what the owner of a penalty card must do.

The kind of the card is either known from an earlier ruling, or follows from how it was shown (50B, through
'shown-penalty-card'), or from its rank, or from there being two; only when nothing at all is known is it asked for.
A minor card bars lower cards of its own suit (50C). A major one must be played when it legally can be (50D1);
following suit and obeying a lead penalty come first. Another card played in its place goes the way of law 52.
What declarer may lay on the partner's lead stands in penalty_card_leads.
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.cards import CARD_IMPLICATIONS, PENALTY_CARD_IMPLICATIONS
from kb.rules.conditions import all_, any_, given, is_, known, no, not_, told, unless_known, yes
from kb.rules.model import CardState, Choice, Option, Phrase, Role, Rule, RuleSet
from kb.rules.text import t

LEAD = is_("irregularity", "penalty-card-lead")
PLAY = is_("irregularity", "penalty-card-play")
FAILURE = is_("irregularity", "failure-to-play-penalty-card")
HERE = any_(LEAD, PLAY, FAILURE)

OWN = any_(all_(LEAD, is_("penalty_cards_held_by", "player-to-play")), PLAY, FAILURE)
PARTNERS = all_(LEAD, is_("penalty_cards_held_by", "leaders-partner", "both-defenders"))
TWO = told("several_penalty_cards")
"""One defender has two or more; with both defenders each has one."""
SHOWN_HOW = all_(told("way_of_showing_known"), not_(known("penalty_card_status")), not_(TWO))
UNSETTLED = all_(
    not_(known("penalty_card_status")), not_(SHOWN_HOW), not_(TWO), unless_known("penalty_card_is_honour", False)
)
MINOR = any_(given("minor-penalty-card"), all_(HERE, UNSETTLED, is_("penalty_card_status", "minor")))
MAJOR = any_(given("major-penalty-card"), all_(HERE, UNSETTLED, is_("penalty_card_status", "major")))

PLAYED = told("other_card_was_played")
FOLLOWED_SUIT = all_(
    PLAY,
    told("can_follow_suit"),
    any_(
        told("penalty_card_in_suit_led", False),
        all_(not_(known("penalty_card_in_suit_led")), told("card_played_in_penalty_suit", False)),
    ),
)
"""He had to follow to another suit; that duty comes first."""
OTHER_CARD = all_(
    PLAYED,
    any_(
        LEAD,
        all_(PLAY, any_(yes("card_played_in_penalty_suit"), no("can_follow_suit"), told("penalty_card_in_suit_led"))),
    ),
)

RULES = RuleSet(
    name="penalty-cards",
    laws=("50", "51"),
    on=("penalty-card-lead", "penalty-card-play", "failure-to-play-penalty-card"),
    implications=(*CARD_IMPLICATIONS, *PENALTY_CARD_IMPLICATIONS),
    phrases=(
        Phrase("stays-penalty-card", "offender", t("Strafkortet bliver liggende åbent og er stadig strafkort", "Straffkortet ligger kvar öppet och är fortfarande straffkort", "The penalty card stays face up and is still a penalty card"), "penalty-card", CardState("penalty-card", "stays-faced")),
        Phrase("card-was-allowed", "offender", t("Kortet måtte spilles", "Kortet fick spelas", "The card was allowed"), "card-played"),
        Phrase("card-was-not-allowed", "offender", t("Kortet måtte ikke spilles, så længe strafkortet lå der", "Kortet fick inte spelas så länge straffkortet låg där", "The card could not be played while the penalty card lay there"), "card-played"),
        Phrase("no-lower-card-first", "offender", t("Spilleren må ikke spille et kort under en honnør i strafkortets farve før strafkortet; en honnør i farven må gerne spilles", "Spelaren får inte spela ett kort under en honnör i straffkortets färg före straffkortet; en honnör i färgen får spelas", "The player may play no card below an honour in the penalty card's suit before it; an honour in the suit may be played")),
        Phrase("no-lead-restriction", "offenders-partner", t("Makkeren kan ikke pålægges nogen udspilsstraf", "Partnern kan inte få något utspelsstraff", "His partner gets no lead penalty"), "lead"),
        Phrase("sight-unauthorised", "offenders-partner", t("Makkeren må ikke bruge, hvad han ved af at have set strafkortet", "Partnern får inte använda det han vet av att ha sett straffkortet", "His partner may not use what he knows from seeing the penalty card")),
        Phrase("must-play-penalty-card", "offender", t("Strafkortet skal spilles ved første lovlige lejlighed", "Straffkortet måste spelas vid första tillåtna tillfälle", "The penalty card must be played at the first legal opportunity")),
        Phrase("follow-suit-first", "offender", t("Pligten til at bekende går forud; strafkortet spilles næste gang det lovligt kan ske", "Skyldigheten att bekänna färg går före; straffkortet spelas nästa gång det är tillåtet", "Following suit comes first; the penalty card is played at the next legal opportunity")),
        Phrase("lead-penalty-first", "offender", t("Udspilleren retter sig først efter spilførers krav; ellers spiller han sit eget strafkort ud", "Utspelaren följer först spelförarens krav; annars spelar han ut sitt eget straffkort", "The leader first obeys declarer's demand; otherwise he leads his own penalty card")),
        Phrase("declarer-names-penalty-card", "declarer", t("Spilfører bestemmer, hvilket af strafkortene der spilles", "Spelföraren bestämmer vilket av straffkorten som spelas", "Declarer says which penalty card is played")),
    ),
    rules=(
        # --- the kind -------------------------------------------------------------------------------------
        Rule(
            "50B1:ruled",
            "bliver et lille strafkort",
            all_(HERE, told("penalty_card_status", "minor"), not_(TWO)),
            role=Role.NOTE,
            gives=("minor-penalty-card",),
        ),
        Rule(
            "50B2:ruled",
            "bliver et stort strafkort",
            all_(HERE, told("penalty_card_status", "major")),
            role=Role.NOTE,
            gives=("major-penalty-card",),
        ),
        Rule(
            "50B2:honour",
            "Ethvert honnørkort eller kort vist gennem bevidst spil",
            all_(HERE, not_(known("penalty_card_status")), told("penalty_card_is_honour"), not_(TWO), not_(SHOWN_HOW)),
            then=("major-penalty-card",),
            role=Role.APPLIES,
            gives=("major-penalty-card",),
        ),
        Rule(
            "50B2:two",
            "Hvis en modspiller har to eller flere strafkort, bliver alle disse kort store strafkort",
            all_(HERE, TWO),
            role=Role.NOTE,
            gives=("major-penalty-card",),
        ),
        # --- the duties -----------------------------------------------------------------------------------
        Rule(
            "50C:partner-leads",
            "Den fejlendes makker kan ikke idømmes udspilsstraf, men oplysningerne, makkeren har fået ved at se strafkortet, er uvedkommende, ubeføjede oplysninger",
            all_(PARTNERS, MINOR),
            then=("no-lead-restriction", "sight-unauthorised", "stays-penalty-card"),
            also=("16A", "50B1", "50D2"),
            weight=-1,
        ),
        Rule(
            "50C",
            "må modspilleren ikke spille noget andet kort lavere end en honnør i samme farve, før den pågældende har spillet strafkortet",
            all_(OWN, MINOR, not_(PLAYED)),
            then=("no-lower-card-first", "sight-unauthorised"),
            also=("16A", "50B1", "50D1"),
            weight=-1,
        ),
        Rule(
            "50C:allowed",
            "men modspilleren har lov til i stedet at spille et honnørkort i farven",
            all_(OWN, MINOR, PLAYED, any_(yes("card_played_is_honour"), no("card_played_in_penalty_suit"))),
            then=("card-was-allowed", "stays-penalty-card", "no-lead-restriction", "sight-unauthorised"),
            gives=("penalty-card-stays", "other-card-allowed"),
            also=("16A", "52A"),
            weight=-1,
        ),
        Rule(
            "50C:lower",
            "må modspilleren ikke spille noget andet kort lavere end en honnør i samme farve",
            all_(any_(LEAD, PLAY), OWN, MINOR, PLAYED, no("card_played_is_honour"), yes("card_played_in_penalty_suit")),
            then=("card-was-not-allowed",),
            gives=("other-card-in-place",),
            weight=-1,
        ),
        Rule(
            "49:shown",
            "at modspillerens makker muligvis kunne have set dets billedside, eller hvis en modspiller angiver et kort på sin hånd, bliver ethvert sådant kort et strafkort",
            all_(HERE, SHOWN_HOW),
            role=Role.APPLIES,
            gives=("shown-penalty-card",),
            weight=1,
        ),
        Rule(
            "50D1",
            "Et stort strafkort skal spilles ved første lovlige lejlighed, hvad enten det er ved udspil, ved at bekende, ved afkast eller ved trumfning",
            all_(any_(LEAD, PLAY), OWN, MAJOR, not_(FOLLOWED_SUIT)),
            then=("must-play-penalty-card",),
            role=Role.APPLIES,
            also=("50D2", "50B2", "16A"),
            weight=-1,
        ),
        Rule(
            "50D1:follows",
            "Pligten til at bekende eller rette sig efter en udspils- eller tilspilsstraf går forud for pligten til at spille et stort strafkort, men strafkortet skal i så fald blive liggende åbent på bordet og spilles ved næste lovlige lejlighed",
            all_(PLAY, OWN, MAJOR, FOLLOWED_SUIT),
            then=("follow-suit-first", "card-was-allowed", "stays-penalty-card"),
            role=Role.APPLIES,
            gives=("penalty-card-stays",),
            also=("44C", "52A"),
            weight=-1,
        ),
        Rule(
            "50D1:not-played",
            "Et stort strafkort skal spilles ved første lovlige lejlighed",
            all_(any_(LEAD, PLAY), OWN, MAJOR, not_(FOLLOWED_SUIT), OTHER_CARD),
            then=("card-was-not-allowed",),
            role=Role.APPLIES,
            gives=("other-card-in-place",),
        ),
        Rule(
            "50D1:leader-has-one-too",
            "Pligten til at bekende eller rette sig efter en udspils- eller tilspilsstraf går forud for pligten til at spille et stort strafkort",
            all_(LEAD, is_("penalty_cards_held_by", "both-defenders"), MAJOR),
            then=("lead-penalty-first",),
            role=Role.APPLIES,
        ),
        Rule(
            "51A",
            "Hvis en modspiller har to eller flere strafkort, der lovligt kan spilles, bestemmer spilfører, hvilket af disse kort der skal spilles i det pågældende stik",
            all_(any_(LEAD, PLAY), OWN, TWO, any_(LEAD, yes("both_penalty_cards_playable"))),
            then=("declarer-names-penalty-card",),
            options=(
                Option(
                    "declarer",
                    (
                        Choice(
                            "designate-penalty-card",
                            leads_to=t(
                                "Det nævnte kort spilles; det andet er stadig strafkort",
                                "Det nämnda kortet spelas; det andra är fortfarande straffkort",
                                "The card named is played; the other is still a penalty card",
                            ),
                        ),
                    ),
                ),
            ),
            also=("50B2", "50D1"),
            weight=-2,
        ),
        Rule(
            "50A",
            "Et strafkort skal ligge åbent på bordet umiddelbart foran den spiller, det tilhører, indtil det spilles, eller en alternativ straf er valgt",
            given("penalty-card-stays"),
            role=Role.FRAME,
        ),
    ),
)  # fmt: skip
