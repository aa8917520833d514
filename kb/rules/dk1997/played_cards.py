"""Laws 44, 45 and 47: when a card is played, and when it may be taken back.

A defender's card is played when his partner could see its face (45C1), declarer's when it touches or nearly touches
the table or is held as if played (45C2), dummy's when declarer touched it on purpose (45C3), any card when it is
named (45C4). A slip of the tongue may be put right without a pause for thought (45C4b), and an opponent who has
played to it may change his card (47C). Beyond law 47 a played card stays played (47F); a card played on a wrong
explanation may go back only while nothing follows it in the trick (47E2a), else law 40C is left (47E2b).
A card dummy put out unasked goes back until both sides have played to the next trick (45D); a fifth card in a trick
is a penalty card or a lead out of turn (45E).
"""

# ruff: noqa: E501 - a table of words reads better one entry a line

from __future__ import annotations

from kb.rules.cards import HONOUR_IMPLICATIONS
from kb.rules.conditions import all_, any_, given, is_, known, no, not_, open_, told, unless_known, yes
from kb.rules.dk1997.misled_plays import MISLED, OPENING_LEAD, TAKEN_BACK
from kb.rules.facts import Implication
from kb.rules.model import CardState, Choice, Gap, NotRuled, Option, Phrase, Role, Rule, RuleSet
from kb.rules.text import t

JUST_TAKEN_BACK = all_(TAKEN_BACK, not_(MISLED))
DEFENDER = is_("offender_role", "defender")
FROM_HAND = all_(is_("offender_role", "declarer"), is_("card_from", "own-hand"))
FROM_DUMMY = all_(is_("offender_role", "declarer", "dummy"), is_("card_from", "dummy"))
COVERED_LEAD = all_(OPENING_LEAD, told("lead_facing", "face-down"))

DUMMYS_CARD = any_(
    is_("irregularity", "wrong-card-by-dummy"),
    all_(is_("irregularity", "dummy-action"), is_("dummy_act", "places-card-not-named")),
)
SLIP_CASE = is_("irregularity", "unintended-designation")
SLIP = all_(SLIP_CASE, yes("designation_unintended"), no("pause_for_thought"))
FIFTH = is_("irregularity", "fifth-card")
KEEP_OR_CHANGE = (Choice("change-own-card"), Choice("keep-own-card"))

PHRASES = (
    Phrase("card-is-played", "offender", t("Kortet er spillet og bliver liggende", "Kortet är spelat och ligger kvar", "The card is played and stays"), "the-card", CardState("shown", "played")),
    Phrase("card-not-played", "offender", t("Kortet er ikke spillet og må tages tilbage uden straf", "Kortet är inte spelat och får tas tillbaka utan straff", "The card is not played and may go back without penalty"), "the-card", CardState("shown", "picked-up")),
    Phrase("no-other-reason", "all", t("Ud over de tilfælde, loven nævner, må et spillet kort ikke tages tilbage", "Utöver de fall lagen nämner får ett spelat kort inte tas tillbaka", "Beyond the cases the law names a played card may not be taken back")),
    Phrase("already-played-to-trick", "offender", t("Modspilleren havde allerede spillet til stikket; kortet er vist i utide og behandles som strafkort", "Försvararen hade redan spelat till sticket; kortet är visat i otid och behandlas som straffkort", "The defender had already played to the trick; the card was shown too soon and is dealt with as a penalty card"), "the-card"),
    Phrase("covered-lead-stays", "offender", t("Et fordækt åbningsudspil må kun tages tilbage efter turneringslederens anvisning efter en uregelmæssighed; så går det tilbage på hånden", "Ett mörkt utspel får tas tillbaka bara på tävlingsledarens anvisning efter en oegentlighet; då går det tillbaka till handen", "A face-down opening lead goes back only on the director's instruction after an irregularity; then it returns to the hand")),
    Phrase("misled-card-goes-back", "non-offending-side", t("Kortet må tages tilbage, da det skyldtes en forkert forklaring og intet kort er spillet efter det", "Kortet får tas tillbaka, eftersom det berodde på en felaktig förklaring och inget kort har spelats efter det", "The card may be taken back, as it was due to a wrong explanation and nothing was played after it"), "the-card", CardState("played", "picked-up")),
    Phrase("misled-too-late", "director", t("Det er for sent at tage kortet tilbage; er der sket skade, kan turneringslederen tildele en justeret score", "Det är för sent att ta tillbaka kortet; vid skada kan tävlingsledaren tilldela en justerad score", "It is too late to take the card back; if there was damage the director may give an adjusted score"), "the-card"),
    Phrase("play-not-due-to-it", "all", t("Spillet skyldtes ikke den forkerte forklaring, så kortet bliver liggende", "Spelet berodde inte på den felaktiga förklaringen, så kortet ligger kvar", "The play was not due to the wrong explanation, so the card stays"), "the-card"),
    Phrase("dummys-card-goes-back", "dummy", t("Kortet, som spilfører ikke nævnte, tages tilbage", "Kortet som spelföraren inte nämnde tas tillbaka", "The card declarer did not name goes back"), "the-card", CardState("dummy's", "picked-up")),
    Phrase("dummys-card-stays", "all", t("Begge sider har spillet til næste stik; kortet bliver liggende", "Båda sidor har spelat till nästa stick; kortet ligger kvar", "Both sides have played to the next trick; the card stays"), "the-card"),
    Phrase("defender-may-change-card", "non-offending-side", t("En modspiller, der har spillet efter fejlen, må skifte sit kort uden straf", "En försvarare som har spelat efter felet får byta sitt kort utan straff", "A defender who played after the error may change his card without penalty")),
    Phrase("declarer-may-change-too", "declarer", t("Har spilførers højre modspiller skiftet kort, må spilfører skifte det kort, han spillede efter ham", "Har spelförarens högra motståndare bytt kort får spelföraren byta det kort han spelade efter honom", "If declarer's right-hand opponent has changed his card, declarer may change the card he played after it")),
    Phrase("slip-may-change", "offender", t("Fortalelsen må rettes uden straf", "Felsägningen får rättas utan straff", "The slip may be corrected without penalty"), "the-card"),
    Phrase("named-card-is-played", "offender", t("Det nævnte kort skal spilles", "Det nämnda kortet måste spelas", "The card named must be played"), "the-card", CardState("named", "played")),
    Phrase("opponent-may-change-card", "opponents", t("Modstanderen, som spillede til det nævnte kort, må tage sit kort tilbage uden straf", "Motståndaren som spelade till det nämnda kortet får ta tillbaka sitt kort utan straff", "The opponent who played to the card named may take his card back without penalty")),
    Phrase("fifth-card-penalty", "offender", t("Det femte kort bliver et strafkort", "Det femte kortet blir ett straffkort", "The fifth card becomes a penalty card"), "the-card"),
    Phrase("fifth-card-back", "declarer", t("Det femte kort tages tilbage uden straf", "Det femte kortet tas tillbaka utan straff", "The fifth card goes back without penalty"), "the-card", CardState("fifth", "picked-up")),
    Phrase("fifth-card-is-lead", "offender", t("Kortet regnes for spillet ud til næste stik, uden for tur", "Kortet räknas som utspelat till nästa stick, utom tur", "The card counts as led to the next trick, out of turn"), "the-card"),
    Phrase("fifth-lead-accepted", "all", t("Udspillet godtages og står ved magt", "Utspelet godtas och står", "The lead is accepted and stands"), "lead-made"),
    Phrase("fifth-lead-major", "offender", t("Udspillet afvises; kortet bliver et stort strafkort", "Utspelet godtas inte; kortet blir ett stort straffkort", "The lead is refused; the card becomes a major penalty card"), "lead-made"),
    Phrase("fifth-lead-declarer-back", "declarer", t("Udspillet afvises og tages tilbage uden straf", "Utspelet godtas inte och tas tillbaka utan straff", "The lead is refused and taken back without penalty"), "lead-made"),
)  # fmt: skip

NEITHER = t(
    "Loven taler her om en modspiller eller om spilfører",
    "Lagen talar här om en försvarare eller om spelföraren",
    "The law speaks here of a defender or of declarer",
)

PLAYED = RuleSet(
    name="played-cards",
    laws=("44", "45", "47"),
    on=("card-taken-back",),
    rules=(
        Rule(
            "45C1",
            "Et kort fra en modspillers hånd skal spilles til det løbende stik, hvis det holdes således, at det er muligt for modspillerens makker at se dets billedside",
            all_(JUST_TAKEN_BACK, DEFENDER, not_(COVERED_LEAD), yes("partner_could_see_face"), yes("in_turn_to_play")),
            then=("card-is-played",),
            gives=("card-is-played",),
            also=("45A", "49"),
        ),
        Rule(
            "45C1:unseen",
            "hvis det holdes således, at det er muligt for modspillerens makker at se dets billedside",
            all_(JUST_TAKEN_BACK, DEFENDER, not_(COVERED_LEAD), no("partner_could_see_face")),
            then=("card-not-played", "no-penalty"),
            also=("49", "47F"),
        ),
        Rule(
            "45C1:second-card",
            "hvis modspilleren allerede har foretaget et lovligt udspil i eller tilspil til det løbende stik",
            all_(JUST_TAKEN_BACK, DEFENDER, not_(COVERED_LEAD), yes("partner_could_see_face"), no("in_turn_to_play")),
            then=("already-played-to-trick",),
            per=("49",),
            also=("45E1", "50", "57A"),
        ),
        Rule(
            "45C2",
            "Et kort fra spilførers hånd skal spilles, hvis det vises og berører eller næsten berører bordet, eller hvis det holdes på en sådan måde, at det antyder, at det er spillet",
            all_(JUST_TAKEN_BACK, FROM_HAND, is_("declarer_card_held", "at-or-almost-at-the-table", "as-if-played")),
            then=("card-is-played",),
            gives=("card-is-played",),
            also=("45A", "48A"),
        ),
        Rule(
            "45C2:not-held-so",
            "hvis det holdes på en sådan måde, at det antyder, at det er spillet",
            all_(JUST_TAKEN_BACK, FROM_HAND, is_("declarer_card_held", "otherwise")),
            then=("card-not-played", "no-penalty"),
            per=("48A",),
        ),
        Rule(
            "48A:dropped",
            "Spilfører kan ikke tvinges til at spille noget kort, der er tabt ved et uheld",
            all_(JUST_TAKEN_BACK, FROM_HAND, is_("declarer_card_held", "dropped")),
            then=("card-not-played", "no-penalty"),
            also=("45C2", "47F"),
        ),
        Rule(
            "45C3",
            "Et kort fra bordet skal spilles, hvis spilfører forsætligt har berørt det",
            all_(JUST_TAKEN_BACK, FROM_DUMMY, is_("dummy_card_touch_purpose", "to-play")),
            then=("card-is-played",),
            gives=("card-is-played",),
            also=("45B",),
        ),
        Rule(
            "45C3:not-to-play",
            "medmindre det var for at ordne bordets kort eller for at få fat i et kort over eller under de(t) berørte kort",
            all_(JUST_TAKEN_BACK, FROM_DUMMY, is_("dummy_card_touch_purpose", "arranging", "reaching-other-card")),
            then=("card-not-played", "no-penalty"),
            also=("45B", "47F"),
        ),
        Rule(
            "41A:covered",
            "Det fordækte åbningsudspil må kun tages tilbage efter turneringslederens anvisning efter en uregelmæssighed",
            all_(JUST_TAKEN_BACK, DEFENDER, COVERED_LEAD),
            then=("covered-lead-stays",),
            also=("47E2", "47F", "54"),
        ),
        Rule(
            "47F",
            "Bortset fra det i punkt A_E anførte må et spillet kort ikke tages tilbage",
            given("card-is-played"),
            then=("no-other-reason",),
            role=Role.APPLIES,
            also=("47A", "47B", "47C", "47D", "47E2"),
        ),
    ),
    phrases=PHRASES,
    implications=(
        Implication(
            all_(TAKEN_BACK, is_("card_from", "dummy")), "offender_role", "only declarer plays dummy's cards", "declarer",
        ),
        Implication(
            all_(TAKEN_BACK, known("declarer_card_held")), "offender_role", "the key speaks of declarer's card", "declarer",
        ),
        Implication(
            all_(TAKEN_BACK, known("declarer_card_held")), "card_from", "the key speaks of declarer's own hand", "own-hand",
        ),
        Implication(
            all_(TAKEN_BACK, known("dummy_card_touch_purpose")), "offender_role", "declarer touched dummy's card", "declarer",
        ),
        Implication(
            all_(TAKEN_BACK, known("dummy_card_touch_purpose")), "card_from", "the key speaks of dummy's card", "dummy",
        ),
    ),
    gaps=(
        Gap(is_("offender_role", "player", "dummy"), NEITHER),
    ),
    not_ruled=(
        NotRuled(("44*",), "procedure", "how a trick is played; following suit (44C) bears on 59 and 61, the winner of a trick on 64"),
        NotRuled(("45A", "45B", "45G"), "procedure", "how a card is played and a trick turned"),
        NotRuled(("45C5",), "procedure", "penalty cards are law 50's matter"),
        NotRuled(("45", "45C", "45C4", "45E", "47", "47E", "47E2"), "definition", "headings; their points rule"),
        NotRuled(("47A", "47B", "47D"), "procedure", "permit what other laws order (49, 58, 62C); the ruling is theirs"),
        NotRuled(("41", "41A", "41D"), "procedure", "how the play begins; a face-down lead that is withdrawn is ruled under 41A"),
    ),
)  # fmt: skip

NAMED = RuleSet(
    name="cards-named",
    laws=("45",),
    on=("unintended-designation",),
    rules=(
        Rule(
            "45C4b",
            "en spiller må uden straf ændre en uagtsom angivelse, hvis det sker uden tænkepause",
            SLIP,
            then=("slip-may-change", "no-penalty"),
            also=("45C4a",),
        ),
        Rule(
            "45C4b:opponent-played",
            "må denne modstander tage det spillede kort tilbage uden straf og erstatte det med et andet (47C)",
            all_(SLIP, told("opponent_played_to_designation")),
            then=("opponent-may-change-card",),
            options=(Option("opponents", KEEP_OR_CHANGE),),
            per=("47C",),
            also=("16C1", "16C2", "47D"),
        ),
        Rule(
            "47C",
            "Et spillet kort kan tages tilbage uden straf efter en ændring af angivelse som tilladt efter 45C4b",
            SLIP,
            role=Role.APPLIES,
        ),
        Rule(
            "45C4a",
            "Et kort skal spilles, hvis en spiller nævner eller på anden måde angiver det som det kort, spilleren agter at spille",
            all_(SLIP_CASE, any_(no("designation_unintended"), yes("pause_for_thought"))),
            then=("named-card-is-played",),
            per=("45C4b",),
            also=("47F", "47C"),
        ),
    ),
)  # fmt: skip

DUMMYS = RuleSet(
    name="cards-put-out-by-dummy",
    laws=("45",),
    on=("wrong-card-by-dummy", "dummy-action"),
    rules=(
        Rule(
            "45D",
            "skal kortet tages tilbage, hvis opmærksomheden henledes herpå, før begge sider har spillet til det følgende stik",
            all_(DUMMYS_CARD, no("both_sides_played_next_trick")),
            then=("dummys-card-goes-back", "no-penalty"),
            gives=("dummys-card-back",),
            also=("16C2", "45B", "45F"),
        ),
        Rule(
            "45D:defender",
            "En modspiller kan uden straf tage et kort tilbage, hvis det er spillet efter fejlen, men før opmærksomheden blev henledt herpå",
            all_(DUMMYS_CARD, no("both_sides_played_next_trick"), unless_known("later_card_in_trick", True), open_("right_defender_changed_card")),
            then=("defender-may-change-card",),
            options=(Option("next-defender", KEEP_OR_CHANGE),),
        ),
        Rule(
            "45D:declarer",
            "Hvis spilførers MTH ændrer sit tilspil, kan spilfører tage et kort, som spilfører efterfølgende spillede til stikket, tilbage",
            all_(DUMMYS_CARD, no("both_sides_played_next_trick"), yes("right_defender_changed_card")),
            then=("defender-may-change-card", "declarer-may-change-too"),
            options=(Option("declarer", KEEP_OR_CHANGE),),
            also=("16C2", "47D"),
        ),
        Rule(
            "45D:too-late",
            "før begge sider har spillet til det følgende stik",
            all_(DUMMYS_CARD, yes("both_sides_played_next_trick")),
            then=("dummys-card-stays",),
            also=("45F", "47F"),
        ),
    ),
)  # fmt: skip

FIFTH_CARDS = RuleSet(
    name="fifth-cards",
    laws=("45",),
    on=("fifth-card",),
    rules=(
        Rule(
            "45E1",
            "Et femte kort spillet til et stik af en modspiller bliver et strafkort underkastet bestemmelserne i 50",
            all_(FIFTH, DEFENDER, no("meant_as_lead_to_next_trick")),
            then=("fifth-card-penalty",),
            also=("50", "50A", "49"),
        ),
        Rule(
            "45E1:penalty-card",
            "bliver et strafkort underkastet bestemmelserne i 50",
            all_(FIFTH, told("offender_role", "defender"), told("meant_as_lead_to_next_trick", False)),
            gives=("shown-penalty-card",),
        ),
        Rule(
            "45E1:lead",
            "medmindre turneringslederen mener, at det var spillet ud til det følgende stik; i så fald anvendes 53",
            all_(FIFTH, DEFENDER, yes("meant_as_lead_to_next_trick")),
            then=("fifth-card-is-lead",),
            also=("53A", "56", "57A"),
        ),
        Rule(
            "45E1:choice",
            "i så fald anvendes 53",
            all_(FIFTH, DEFENDER, yes("meant_as_lead_to_next_trick"), open_("lead_choice")),
            options=(
                Option(
                    "declarer",
                    (
                        Choice("accept-lead", cites=("53A",), sets=(("lead_choice", "accept"),)),
                        Choice("refuse-lead", cites=("56",), sets=(("lead_choice", "refuse"),)),
                    ),
                ),
            ),
            also=("50D2",),
        ),
        Rule(
            "53A:fifth",
            "Det bliver et korrekt udspil, hvis spilfører eller en af modspillerne, som tilfældet nu er, accepterer det",
            all_(FIFTH, DEFENDER, yes("meant_as_lead_to_next_trick"), is_("lead_choice", "accept")),
            then=("fifth-lead-accepted",),
            role=Role.APPLIES,
        ),
        Rule(
            "56:fifth",
            "bliver det ulovligt udspillede kort et stort strafkort, og 50 anvendes",
            all_(FIFTH, DEFENDER, yes("meant_as_lead_to_next_trick"), is_("lead_choice", "refuse")),
            then=("fifth-lead-major",),
            role=Role.APPLIES,
            also=("50", "50B2", "50D2"),
        ),
        Rule(
            "45E2",
            "Et femte kort spillet til et stik af spilfører fra hånden eller bordet må tages tilbage uden straf",
            all_(FIFTH, is_("offender_role", "declarer", "dummy"), no("meant_as_lead_to_next_trick")),
            then=("fifth-card-back", "no-penalty"),
            also=("48A",),
        ),
        Rule(
            "45E2:lead",
            "medmindre turneringslederen mener, at det var spillet ud til det følgende stik; i så fald anvendes 55",
            all_(FIFTH, is_("offender_role", "declarer", "dummy"), yes("meant_as_lead_to_next_trick")),
            then=("fifth-card-is-lead",),
            also=("55", "55A", "55B"),
        ),
        Rule(
            "45E2:choice",
            "i så fald anvendes 55",
            all_(FIFTH, is_("offender_role", "declarer", "dummy"), yes("meant_as_lead_to_next_trick"), open_("lead_choice")),
            options=(
                Option(
                    "either-defender",
                    (
                        Choice("accept-lead", cites=("55A",), sets=(("lead_choice", "accept"),)),
                        Choice("refuse-lead", cites=("55B1",), sets=(("lead_choice", "refuse"),)),
                    ),
                ),
            ),
            also=("53A", "55B2"),
        ),
        Rule(
            "55B1:fifth",
            "tager spilfører det fejlagtigt udspillede kort tilbage på den korrekte hånd uden straf",
            all_(FIFTH, is_("offender_role", "declarer", "dummy"), yes("meant_as_lead_to_next_trick"), is_("lead_choice", "refuse")),
            then=("fifth-lead-declarer-back",),
            role=Role.APPLIES,
            also=("55B2", "55A"),
        ),
        Rule(
            "55A:fifth",
            "kan en af modspillerne acceptere udspillet",
            all_(FIFTH, is_("offender_role", "declarer", "dummy"), yes("meant_as_lead_to_next_trick"), is_("lead_choice", "accept")),
            then=("fifth-lead-accepted",),
            role=Role.APPLIES,
        ),
    ),
    implications=(
        Implication(FIFTH, "exposure_cause", "two cards were played to one trick", "two-cards-together"),
        Implication(FIFTH, "exposed_cards_count", "one card too many", 1),
        Implication(FIFTH, "exposed_card", "the fifth card is the one shown", same_as="extra_card"),
        *HONOUR_IMPLICATIONS,
    ),
    gaps=(Gap(is_("offender_role", "player"), NEITHER),),
)  # fmt: skip
