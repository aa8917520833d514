"""Laws 15 and 17D: the wrong board is played, or a call is made on cards from the wrong board.

Law 15 asks when it is found out: in the auction (15C, which by 17E lasts until the opening lead is faced) or later,
and then who at the table had played the board before (15A, 15B). 15B gives an artificial score only to those who can
no longer get a valid one.
Law 17D has two moments: the board that is being played, and later the board the cards came from. Whether the
offender's new call differs shows only when he makes it; that is kept in mind, not asked.
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import all_, any_, is_, known, no, not_, open_, told, yes
from kb.rules.dk1997.artificial_scores import award_rule
from kb.rules.model import Choice, Gap, Option, Phrase, Rule, RuleSet
from kb.rules.text import t

STAGE_UNSAID = not_(known("stage"))
IN_AUCTION = all_(
    any_(known("stage"), not_(known("deprived_of_valid_score"))),
    any_(is_("stage", "auction", "after-final-pass"), all_(STAGE_UNSAID, known("new_auction_differs"))),
)
PLAYED = all_(
    any_(known("stage"), known("board_played_before_by"), known("deprived_of_valid_score")),
    any_(
        is_("stage", "play", "after-play", "after-round", "after-session"),
        all_(STAGE_UNSAID, known("deprived_of_valid_score")),
    ),
)
AGAIN = all_(PLAYED, is_("board_played_before_by", "ns", "ew", "both"))
AGAIN_SEEN = all_(AGAIN, known("board_played_before_by"))
NS_DEPRIVED = all_(AGAIN_SEEN, is_("deprived_of_valid_score", "ns", "both"))
EW_DEPRIVED = all_(AGAIN_SEEN, is_("deprived_of_valid_score", "ew", "both"))
TO_THE_DEPRIVED = "Turneringslederen skal derpå tildele en kunstig score (12C1) til de deltagere, der blev frataget muligheden for at opnå en gyldig score"

WRONG_BOARD = RuleSet(
    name="wrong-board-played",
    laws=("15",),
    on=("wrong-board-played",),
    phrases=(
        Phrase("score-stands-15", "all", t("Scoren på det spillede spil står normalt ved magt", "Scoren på den spelade brickan står normalt", "The score on the board played normally stands"), "score-kept"),
        Phrase("second-score-cancelled", "all", t("Scoren i anden omgang annulleres for begge sider", "Scoren från andra gången stryks för båda sidor", "The score of the second playing is cancelled for both sides"), "score-kept"),
        Phrase("nobody-deprived", "all", t("Ingen mister en gyldig score, så der gives ingen kunstig score", "Ingen går miste om en giltig score, så ingen konstgjord score ges", "Nobody loses a valid score, so no artificial score is given")),
        Phrase("new-auction", "all", t("Meldeforløbet annulleres, de rigtige spillere sætter sig, og et nyt meldeforløb begynder, hvor de tidligere meldinger skal gentages", "Budgivningen stryks, rätt spelare sätter sig och en ny budgivning börjar, där de tidigare buden ska upprepas", "The auction is cancelled, the right contestants sit down and a new auction begins, in which the earlier calls must be repeated")),
        Phrase("auction-matches", "all", t("Meldingerne svarer til de første, så spillet fortsætter normalt", "Buden motsvarar de första, så spelet fortsätter normalt", "The calls match the first ones, so the board goes on normally"), "board"),
        Phrase("board-cancelled", "all", t("Spillet annulleres, fordi en melding afviger fra det første meldeforløb", "Brickan stryks, eftersom ett bud skiljer sig från den första budgivningen", "The board is cancelled, as a call differs from the first auction"), "board"),
    ),
    rules=(
        Rule(
            "15A1",
            "Hvis ingen ved bordet tidligere har spillet spillet, tillader turneringslederen normalt, at scoren står ved magt",
            all_(PLAYED, is_("board_played_before_by", "none")),
            then=("score-stands-15",),
            also=("90", "90B7"),
        ),
        Rule(
            "15A2",
            "Turneringslederen kan kræve, at de to par spiller det rigtige spil mod hinanden på et senere tidspunkt",
            all_(PLAYED, is_("board_played_before_by", "none")),
            options=(
                Option(
                    "director",
                    (
                        Choice("play-right-board-later", leads_to=t("De to par spiller det rigtige spil mod hinanden senere", "De två paren spelar rätt bricka mot varandra senare", "The two pairs play the right board against each other later")),
                        Choice("no-later-play", leads_to=t("Scoren på det spillede spil er nok", "Scoren på den spelade brickan räcker", "The score on the board played is enough")),
                    ),
                ),
            ),
        ),
        Rule(
            "15B",
            "annulleres scoren i anden omgang for begge sider",
            AGAIN,
            then=("second-score-cancelled",),
            also=("90", "90B7"),
        ),
        Rule("15B:ns", TO_THE_DEPRIVED, NS_DEPRIVED, then=("artificial-score",)),
        award_rule("15B:ns-award", TO_THE_DEPRIVED, NS_DEPRIVED, "artificial-score-ns"),
        Rule("15B:ew", TO_THE_DEPRIVED, EW_DEPRIVED, then=("artificial-score",)),
        award_rule("15B:ew-award", TO_THE_DEPRIVED, EW_DEPRIVED, "artificial-score-ew"),
        Rule(
            "15B:nobody",
            "til de deltagere, der blev frataget muligheden for at opnå en gyldig score",
            all_(AGAIN_SEEN, is_("deprived_of_valid_score", "none")),
            then=("nobody-deprived",),
            also=("12C1",),
        ),
        Rule(
            "15C",
            "skal turneringslederen annullere meldeforløbet og sikre sig, at de korrekte deltagere sætter sig ved bordet",
            IN_AUCTION,
            then=("new-auction",),
            also=("90B7",),
        ),
        Rule(
            "15C:differs",
            "Hvis nogen melding på nogen måde afviger fra den tilsvarende melding i det første meldeforløb, skal turneringslederen annullere spillet",
            all_(IN_AUCTION, yes("new_auction_differs")),
            then=("board-cancelled",),
            gives=("artificial-score-if-judged",),
            later=True,
            reminder=t("Afviger nogen melding fra det første meldeforløb, annulleres spillet; ellers fortsætter det normalt", "Skiljer sig något bud från den första budgivningen stryks brickan; annars fortsätter den normalt", "If any call differs from the first auction the board is cancelled; otherwise it goes on normally"),
            also=("12C1",),
        ),
        Rule(
            "15C:same",
            "I modsat fald fortsætter spillet på normal vis",
            all_(IN_AUCTION, no("new_auction_differs")),
            then=("auction-matches",),
            later=True,
        ),
    ),
    gaps=(
        Gap(
            is_("stage", "before-auction"),
            t("Ingen har meldt endnu: det rigtige spil tages frem, og der er intet at rette", "Ingen har bjudit än: rätt bricka tas fram och det finns inget att rätta", "Nobody has called yet: the right board is taken and there is nothing to put right"),
        ),
    ),
)  # fmt: skip

UP = any_(
    told("wrong_cards_board_up"),
    all_(not_(known("wrong_cards_board_up")), told("cancelled_call_repeated", True, False)),
)
FIRST = not_(UP)
NOT_REPEATED = all_(
    UP,
    any_(no("cancelled_call_repeated"), all_(yes("cancelled_call_repeated"), no("same_meaning_when_repeated"))),
)
CALLED_OVER = all_(FIRST, yes("lho_called_over"))

WRONG_CARDS = RuleSet(
    name="cards-from-wrong-board",
    laws=("17D",),
    on=("cards-from-wrong-board",),
    phrases=(
        Phrase("wrong-cards-call-cancelled", "offender", t("Meldingen på de forkerte kort annulleres; spilleren melder på de rigtige", "Budet på fel kort stryks; spelaren bjuder på de rätta", "The call on the wrong cards is cancelled; the player calls on the right ones")),
        Phrase("lho-repeats-call", "lho", t("Modstanderen til venstre skal gentage sin melding, og meldeforløbet fortsætter", "Motståndaren till vänster måste upprepa sitt bud, och budgivningen fortsätter", "The left-hand opponent must repeat his call and the auction goes on")),
        Phrase("nobody-had-called-over", "all", t("Modstanderen til venstre havde ikke meldt, så meldeforløbet fortsætter normalt", "Motståndaren till vänster hade inte bjudit, så budgivningen fortsätter normalt", "The left-hand opponent had not called, so the auction goes on normally")),
        Phrase("new-call-differs", "director", t("Den nye melding afviger betydende fra den annullerede", "Det nya budet skiljer sig betydligt från det strukna", "The new call differs significantly from the cancelled one")),
        Phrase("may-be-played-normally", "director", t("Turneringslederen kan lade spillet spille normalt", "Tävlingsledaren får låta brickan spelas normalt", "The director may let the board be played normally")),
        Phrase("cancelled-call-not-repeated", "director", t("Den annullerede melding er ikke gentaget med samme betydning", "Det strukna budet har inte upprepats med samma betydelse", "The cancelled call was not repeated with the same meaning")),
    ),
    rules=(
        Rule(
            "17D",
            "Hvis en spiller uagtsomt tager kortene fra en forkert mappe og afgiver en melding, annulleres denne melding",
            FIRST,
            then=("wrong-cards-call-cancelled",),
            also=("17D1", "17D2", "90", "16C2"),
        ),
        Rule("17D:no-call-over", "annulleres denne melding", all_(FIRST, no("lho_called_over")), then=("nobody-had-called-over",)),
        Rule(
            "17D:called-over",
            "Den fejlendes MTV skal gentage sin tidligere melding",
            CALLED_OVER,
            then=("lho-repeats-call",),
        ),
        Rule(
            "17D:differs",
            "på nogen som helst betydende måde afviger fra den annullerede melding",
            all_(CALLED_OVER, yes("replacement_differs")),
            then=("new-call-differs", "artificial-score"),
            gives=("artificial-score",),
            excepts=("17D:called-over",),
            later=True,
            reminder=t("Afviger den nye melding betydende fra den annullerede, gives der kunstige scorer", "Skiljer sig det nya budet betydligt från det strukna ges konstgjorda scorer", "If the new call differs significantly from the cancelled one, artificial scores are given"),
            also=("90",),
        ),
        Rule(
            "17D1:choice",
            "Hvis det forkerte spil senere spilles af den fejlende",
            all_(UP, open_("cancelled_call_repeated")),
            options=(
                Option(
                    "offender",
                    (
                        Choice("keep-own-call", cites=("17D1",), sets=(("cancelled_call_repeated", True),)),
                        Choice("change-own-call", cites=("17D2",), sets=(("cancelled_call_repeated", False),)),
                    ),
                ),
            ),
            also=("17D", "12C1", "90"),
        ),
        Rule(
            "17D1",
            "denne gentager sin annullerede melding med samme betydning, kan turneringslederen tillade, at spillet spilles normalt",
            all_(UP, yes("cancelled_call_repeated"), yes("same_meaning_when_repeated")),
            then=("may-be-played-normally",),
            also=("17D", "17D2", "16B"),
        ),
        Rule(
            "17D2",
            "den fejlende afgiver en melding, som på nogen måde afviger fra den annullerede melding, skal turneringslederen tildele kunstige scorer",
            NOT_REPEATED,
            then=("cancelled-call-not-repeated", "artificial-score"),
            also=("90", "17D", "17D1"),
        ),
        award_rule("17D2:award", "skal turneringslederen tildele kunstige scorer", NOT_REPEATED),
    ),
)  # fmt: skip
