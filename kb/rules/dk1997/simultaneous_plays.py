"""Law 58: two cards at the same moment, from two players or from one hand.

A card played together with another player's legal card counts as played after it (58A); what then is wrong with it has
its own law. Two cards from one hand: a single visible face is the card played (58B1); of several the player names one,
and a defender's other visible card becomes a penalty card (58B2).
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.cards import CARD_IMPLICATIONS
from kb.rules.conditions import (
    all_,
    any_,
    at_least,
    at_most,
    given,
    is_,
    known,
    more_than,
    no,
    not_,
    open_,
    told,
    unless_known,
    yes,
)  # fmt: skip
from kb.rules.facts import Contradiction
from kb.rules.model import CardState, Choice, Gap, Option, Phrase, Role, Rule, RuleSet
from kb.rules.text import t

DEFENDER = is_("offender_role", "defender")
TWO_PLAYERS = known("simultaneous_with")
ONE_HAND = all_(not_(TWO_PLAYERS), unless_known("both_sides_played_next_trick", False))
SEVERAL_SEEN = all_(ONE_HAND, more_than("faces_visible", 1))
OTHER_CARD_SETTLED = any_(not_(open_("card_designated")), known("other_card"), known("other_card_is_honour"))

RULES = RuleSet(
    name="simultaneous-plays",
    laws=("58",),
    on=("simultaneous-play",),
    implications=CARD_IMPLICATIONS,
    contradictions=(
        Contradiction(
            all_(is_("irregularity", "simultaneous-play"), more_than("faces_visible", "cards_played_together")),
            "no more faces can be seen than cards were played.",
        ),
    ),
    phrases=(
        Phrase("counts-as-later", "offender", t("Kortet regnes for spillet efter den anden spillers", "Kortet räknas som spelat efter den andra spelarens", "The card counts as played after the other player's")),
        Phrase("must-follow-suit", "offender", t("Han skal bekende; kortet erstattes med et i den udspillede farve", "Han måste bekänna färg; kortet byts mot ett i den utspelade färgen", "He must follow suit; the card is replaced by one of the suit led"), "simultaneous-card"),
        Phrase("card-stands", "offender", t("Kortet står som hans spil til stikket", "Kortet står som hans kort i sticket", "The card stands as his play to the trick"), "simultaneous-card"),
        Phrase("out-of-turn-card", "offender", t("Kortet er spillet, før det var hans tur, og bliver et strafkort", "Kortet spelades innan det var hans tur och blir ett straffkort", "The card was played before his turn and becomes a penalty card"), "simultaneous-card"),
        Phrase("declarer-takes-back", "offender", t("Kortet er spillet, før det var hans tur, og tages tilbage uden straf", "Kortet spelades innan det var hans tur och tas tillbaka utan straff", "The card was played before his turn and is taken back without penalty"), "simultaneous-card"),
        Phrase("visible-card-played", "offender", t("Det synlige kort er spillet; de øvrige tages tilbage uden straf", "Det synliga kortet är spelat; övriga tas tillbaka utan straff", "The visible card is played; the others go back without penalty")),
        Phrase("player-names-card", "offender", t("Spilleren siger, hvilket af de synlige kort han spiller", "Spelaren säger vilket av de synliga korten han spelar", "The player says which of the visible cards he plays")),
        Phrase("other-card-penalty-card", "offender", t("Det andet synlige kort bliver et strafkort", "Det andra synliga kortet blir ett straffkort", "The other visible card becomes a penalty card"), "other-card", CardState("other", "stays-faced")),
        Phrase("other-card-back", "offender", t("Det andet kort tages op uden straf", "Det andra kortet tas upp utan straff", "The other card is picked up without penalty"), "other-card", CardState("other", "picked-up")),
        Phrase("opponent-may-change", "all", t("En modstander, der har spillet til det tilbagetagne kort, må bytte sit kort uden straf", "En motståndare som har lagt till det återtagna kortet får byta sitt kort utan straff", "An opponent who has played to the card taken back may change his card without penalty")),
        Phrase("as-defective-trick", "all", t("Begge sider har spillet til næste stik: stikket behandles som ukorrekt", "Båda sidor har spelat till nästa stick: sticket behandlas som felaktigt", "Both sides have played to the next trick: it is dealt with as a defective trick")),
        Phrase("minor-if-spot-card", "offender", t("Er det andet kort under en honnør, bliver det et lille strafkort, ellers et stort", "Är det andra kortet under en honnör blir det ett litet straffkort, annars ett stort", "If the other card is below an honour it becomes a minor penalty card, otherwise a major one")),
    ),
    rules=(
        Rule(
            "58A",
            "Et ud- eller tilspil foretaget samtidigt med en anden spillers lovlige ud- eller tilspil anses for at være sket efter dette",
            TWO_PLAYERS,
            then=("counts-as-later",),
            also=("47B",),
        ),
        Rule(
            "44C:simultaneous",
            "Ved tilspil skal alle om muligt bekende",
            all_(told("simultaneous_with", "rho"), unless_known("card_played_in_suit_led", False), yes("can_follow_suit")),
            then=("must-follow-suit",),
            role=Role.APPLIES,
            gives=("simultaneous-card-back",),
            also=("62A", "62B1", "44D"),
            weight=-1,
        ),
        Rule(
            "44D:simultaneous",
            "Hvis en spiller ikke kan bekende, må den pågældende spiller spille et hvilket som helst kort til stikket",
            all_(told("simultaneous_with", "rho"), unless_known("card_played_in_suit_led", False), no("can_follow_suit")),
            then=("card-stands",),
            role=Role.APPLIES,
            also=("44C",),
            weight=-1,
        ),
        Rule(
            "44C:followed",
            "Ved tilspil skal alle om muligt bekende",
            all_(told("simultaneous_with", "rho"), told("card_played_in_suit_led")),
            then=("card-stands",),
            role=Role.APPLIES,
            weight=-1,
        ),
        Rule(
            "49:simultaneous",
            "bliver ethvert sådant kort et strafkort",
            any_(
                all_(given("simultaneous-card-back"), DEFENDER),
                all_(told("simultaneous_with", "partner"), unless_known("offender_role", "defender")),
            ),
            role=Role.APPLIES,
            gives=("played-penalty-card",),
            weight=-1,
        ),
        Rule(
            "57A:simultaneous",
            "Hvis en modspiller spiller ud til næste stik eller spiller til uden for tur, før modspillerens makker har spillet til det løbende stik, bliver det således spillede kort et strafkort",
            all_(told("simultaneous_with", "lho"), DEFENDER),
            then=("out-of-turn-card",),
            role=Role.APPLIES,
            gives=("played-penalty-card",),
            also=("57A1", "57A2", "57A3"),
            weight=-1,
        ),
        Rule(
            "48A:simultaneous",
            "Spilfører kan ikke idømmes straf for at vise et kort",
            any_(
                all_(told("simultaneous_with", "lho"), is_("offender_role", "declarer", "dummy")),
                all_(given("simultaneous-card-back"), is_("offender_role", "declarer", "dummy")),
            ),
            then=("no-penalty",),
            role=Role.APPLIES,
            weight=-1,
        ),
        Rule(
            "58B1",
            "Hvis en spiller ud- eller tilspiller to eller flere kort samtidigt, og kun ét af disse korts billedside er synlig, er dette kort spillet. Alle øvrige kort tages tilbage uden straf",
            all_(ONE_HAND, at_most("faces_visible", 1), at_least("faces_visible", 1)),
            then=("visible-card-played", "no-penalty"),
            also=("58B2",),
        ),
        Rule(
            "58B2",
            "angiver spilleren, hvilket af kortene denne agter at spille",
            SEVERAL_SEEN,
            then=("player-names-card",),
            also=("58B3", "47B"),
        ),
        Rule(
            "58B2:choice",
            "angiver spilleren, hvilket af kortene denne agter at spille",
            all_(SEVERAL_SEEN, open_("card_designated")),
            options=(
                Option(
                    "offender",
                    (
                        Choice(
                            "designate-played-card",
                            leads_to=t(
                                "Det nævnte kort er spillet; en modspillers andet synlige kort bliver et strafkort",
                                "Det nämnda kortet är spelat; en försvarares andra synliga kort blir ett straffkort",
                                "The card named is played; a defender's other visible card becomes a penalty card",
                            ),
                        ),
                    ),
                ),
            ),
        ),
        Rule(
            "58B2:defender",
            "Hvis spilleren er modspiller, bliver ethvert andet vist kort et strafkort",
            all_(SEVERAL_SEEN, DEFENDER),
            then=("other-card-penalty-card",),
        ),
        Rule(
            "58B2:declarer",
            "Hvis spilleren er modspiller, bliver ethvert andet vist kort et strafkort",
            all_(SEVERAL_SEEN, is_("offender_role", "declarer", "dummy")),
            then=("other-card-back", "no-penalty"),
            also=("48A",),
        ),
        Rule(
            "50B1:together",
            "vist uagtsomt (fx ved at man spiller to kort til et stik eller taber et kort ved et uheld), bliver et lille strafkort",
            all_(SEVERAL_SEEN, DEFENDER, at_most("faces_visible", 2), OTHER_CARD_SETTLED, no("other_card_is_honour")),
            then=("minor-penalty-card",),
            role=Role.APPLIES,
            also=("50C",),
        ),
        Rule(
            "50B2:together",
            "Ethvert honnørkort eller kort vist gennem bevidst spil",
            all_(
                SEVERAL_SEEN,
                DEFENDER,
                any_(more_than("faces_visible", 2), all_(OTHER_CARD_SETTLED, yes("other_card_is_honour"))),
            ),
            then=("major-penalty-card",),
            role=Role.APPLIES,
            also=("50D1", "50D2"),
        ),
        Rule(
            "50B1:not-named-yet",
            "Et enkelt kort, som ikke er en honnør, og som blev vist uagtsomt",
            all_(SEVERAL_SEEN, DEFENDER, at_most("faces_visible", 2), not_(OTHER_CARD_SETTLED)),
            then=("minor-if-spot-card",),
            role=Role.NOTE,
            also=("50B2",),
        ),
        Rule(
            "58B3",
            "Efter at en spiller har taget et vist kort tilbage, kan en modstander, som efterfølgende har spillet til dette kort, tage sit kort tilbage og erstatte det med et andet uden straf",
            all_(SEVERAL_SEEN, told("declarer_side_played_after")),
            then=("opponent-may-change",),
            role=Role.APPLIES,
            options=(
                Option(
                    "declarer",
                    (
                        Choice("change-own-card", leads_to=t("Uden straf", "Utan straff", "Without penalty")),
                        Choice("keep-own-card", leads_to=t("Kortet står", "Kortet står", "The card stands")),
                    ),
                ),
            ),
            also=("16C", "16C1"),
        ),
        Rule(
            "58B4",
            "Hvis det samtidige ud- eller tilspil ikke opdages, før begge sider har spillet ud eller til i næste stik, anvendes",
            all_(not_(TWO_PLAYERS), told("both_sides_played_next_trick")),
            then=("as-defective-trick",),
            also=("67A", "67B", "67B2"),
        ),
    ),
    gaps=(
        Gap(
            all_(not_(TWO_PLAYERS), at_most("faces_visible", 0)),
            t("Ingen forside kunne ses; 58 gælder synlige kort", "Ingen framsida syntes; 58 gäller synliga kort", "No face could be seen; law 58 speaks of visible cards"),
        ),
    ),
)  # fmt: skip
