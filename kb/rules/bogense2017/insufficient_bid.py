"""The block on insufficient bids: accepted (A), not accepted (B), changed too soon (C), and the table of changes.

t1 the lowest sufficient bid that shows the same, t2 a comparable call: no rectification; t3 anything else, t4 a double
or redouble, t5 another insufficient bid: partner is silent for the rest of the auction. Out of turn it is t6, which
sends to the calls out of turn.
"""

# ruff: noqa: E501 - words of the sheet and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.bogense2017.phrases import SHARED
from kb.rules.conditions import all_, any_, is_, known, no, not_, once_known, open_, told, yes
from kb.rules.facts import Implication
from kb.rules.model import Choice, NotRuled, Option, Phrase, Role, Rule, RuleSet
from kb.rules.text import t

DIRECT = is_("irregularity", "insufficient-bid")
IN_TURN = all_(DIRECT, is_("turn_of", "offender"))
OUT_OF_TURN = all_(DIRECT, is_("turn_of", "rho", "lho", "partner"))
REFUSED = no("accepted_by_lho")
OPEN = open_("accepted_by_lho")
TO_REPLACE = all_(IN_TURN, REFUSED)

LOWEST = is_("correction", "lowest-same-denomination")
SHOWS_SAME = "correction_shows_same_denominations"
COMPARABLE = "replacement_comparable"
SAME = all_(
    TO_REPLACE,
    LOWEST,
    once_known("turn_of", any_(told(SHOWS_SAME), all_(not_(told(COMPARABLE)), yes(SHOWS_SAME)))),
)
LIKE = all_(
    TO_REPLACE,
    known("turn_of"),
    any_(
        all_(is_("correction", "other-sufficient-bid", "pass", "double", "redouble"), yes(COMPARABLE)),
        all_(
            LOWEST,
            not_(told(SHOWS_SAME)),
            any_(told(COMPARABLE), all_(no(SHOWS_SAME), once_known(SHOWS_SAME, yes(COMPARABLE)))),
        ),
    ),
)
UNLIKE = all_(
    TO_REPLACE,
    known("turn_of"),
    any_(
        all_(is_("correction", "other-sufficient-bid", "pass"), no(COMPARABLE)),
        all_(LOWEST, no(SHOWS_SAME), once_known(SHOWS_SAME, no(COMPARABLE))),
    ),
)

REPLACE = (
    Choice(
        "sufficient-bid",
        cites=("insufficient-bid/t1",),
        leads_to=t(
            "Laveste tilstrækkelige bud, der viser samme benævnelse(r): ingen berigtigelse",
            "Lägsta tillräckliga bud som visar samma benämning(ar): ingen korrigering",
            "The lowest sufficient bid showing the same denomination(s): no rectification",
        ),
    ),
    Choice(
        "comparable-call",
        cites=("insufficient-bid/t2",),
        leads_to=t("Ingen berigtigelse", "Ingen korrigering", "No rectification"),
    ),
    Choice(
        "other-legal-call",
        cites=("insufficient-bid/t3",),
        leads_to=t(
            "Makker skal passe resten af meldeforløbet; udspilsbegrænsning i modspil",
            "Partnern måste passa resten av budgivningen; utspelsbegränsning i försvar",
            "Partner must pass for the rest of the auction; lead restriction in defence",
        ),
    ),
)

RULES = RuleSet(
    name="insufficient-bid",
    laws=("insufficient-bid",),
    on=("insufficient-bid",),
    phrases=(
        *SHARED,
        Phrase("must-be-replaced", "offender", t("Buddet skal erstattes af en lovlig melding", "Budet måste ersättas med ett tillåtet bud", "The bid must be replaced by a legal call")),
        Phrase("replacement-stands", "offender", t("Den nye melding gælder", "Det nya budet gäller", "The new call stands"), "replacement"),
        Phrase("replacement-cancelled", "offender", t("Den nye melding annulleres og skal ændres til en anden", "Det nya budet stryks och måste ändras till ett annat", "The new call is cancelled and must be changed to another"), "replacement"),
        Phrase("no-16C", "offending-side", t("§ 16C anvendes ikke", "§ 16C tillämpas inte", "16C does not apply")),
        Phrase("watch-27D", "director", t("Hjalp buddet den fejlende side, kan scoren justeres efter spillet (§ 27D)", "Hjälpte budet den felande sidan kan poängen korrigeras efter spelet (§ 27D)", "If the bid helped the offending side the score may be adjusted after the play (27D)")),
        Phrase("lho-may-accept-new", "lho", t("Modstanderen til venstre kan godtage den nye utilstrækkelige melding", "Motståndaren till vänster får godta det nya otillräckliga budet", "The left-hand opponent may accept the new insufficient bid")),
        Phrase("changed-too-soon", "offender", t("Der blev ændret, før turneringslederen havde forklaret; den nye melding gælder og bedømmes efter skemaet", "Budet ändrades innan tävlingsledaren hade förklarat; det nya budet gäller och bedöms enligt tabellen", "The change came before the director had explained; the new call stands and is judged by the table")),
        Phrase("as-out-of-turn", "all", t("Budet var også uden for tur: det behandles som sådan", "Budet var också utom tur: det behandlas som sådant", "The bid was out of turn as well: it is dealt with as such")),
    ),
    implications=(
        Implication(
            all_(no("call_conventional"), no("correction_conventional"), LOWEST),
            SHOWS_SAME, "two natural bids in one denomination show the same", True,
        ),
    ),
    rules=(
        Rule(
            "insufficient-bid/A",
            "Meldingen accepteres af MTV (evt. ved at melde). Ingen berigtigelse",
            all_(DIRECT, yes("accepted_by_lho")),
            then=("call-stands", "no-rectification"),
        ),
        Rule(
            "insufficient-bid/A:choice",
            "Meldingen accepteres af MTV",
            all_(DIRECT, OPEN),
            options=(
                Option(
                    "lho",
                    (
                        Choice("accept", sets=(("accepted_by_lho", True),)),
                        Choice("refuse", cites=("insufficient-bid/B",), sets=(("accepted_by_lho", False),)),
                    ),
                ),
            ),
        ),
        Rule(
            "insufficient-bid/A:then",
            "Meldingen accepteres af MTV",
            all_(DIRECT, OPEN, told("turn_of", "offender")),
            options=(Option("offender", REPLACE, after="refuse"),),
            also=("insufficient-bid/t4", "insufficient-bid/t5"),
        ),
        Rule(
            "insufficient-bid/t1",
            "Meldingen ændres til laveste tilstrækkelige bud, der viser samme benævnelse(r): Ingen berigtigelse. § 16C anvendes ikke. Se dog § 27D",
            SAME,
            then=("replacement-stands", "no-rectification", "partner-free", "no-16C", "watch-27D"),
            also=("insufficient-bid/A", "insufficient-bid/t2"),
        ),
        Rule(
            "insufficient-bid/t2",
            "Meldingen ændres til en tilsvarende melding (evt. pas, D eller RD): Ingen berigtigelse. § 16C anvendes ikke. Se dog § 27D",
            LIKE,
            then=("replacement-stands", "no-rectification", "partner-free", "no-16C", "watch-27D"),
            also=("insufficient-bid/A", "insufficient-bid/t1"),
        ),
        Rule(
            "insufficient-bid/t3",
            "Meldingen ændres på en måde, der ikke opfylder § 27B1",
            UNLIKE,
            then=("replacement-stands", "partner-passes-throughout", "leads-26B"),
            also=("insufficient-bid/A", "insufficient-bid/t1", "insufficient-bid/t2"),
        ),
        Rule(
            "insufficient-bid/t4",
            "Den fejlende forsøger at ændre til D eller RD, der ikke opfylder § 27B1: Meldingen annulleres og skal ændres til en anden melding",
            all_(TO_REPLACE, is_("correction", "double", "redouble"), once_known("turn_of", no(COMPARABLE))),
            then=("replacement-cancelled", "partner-passes-throughout", "leads-26B"),
            options=(
                Option(
                    "offender",
                    (
                        Choice(
                            "other-legal-call",
                            leads_to=t("Makker skal stadig passe", "Partnern måste ändå passa", "Partner must still pass"),
                        ),
                    ),
                ),
            ),
            also=("insufficient-bid/A", "insufficient-bid/t2"),
        ),
        Rule(
            "insufficient-bid/t5",
            "Den fejlende forsøger at ændre til en ny utilstrækkelig melding: MTV kan acceptere den nye melding; sker dette ikke, benyttes samme princip som i § 27B3",
            all_(TO_REPLACE, is_("correction", "insufficient-bid")),
            then=("lho-may-accept-new",),
            options=(
                Option(
                    "lho",
                    (
                        Choice("accept", leads_to=t("Den nye melding gælder", "Det nya budet gäller", "The new bid stands")),
                        Choice(
                            "refuse",
                            cites=("insufficient-bid/t4",),
                            leads_to=t(
                                "Den annulleres og skal ændres; makker skal passe resten af meldeforløbet",
                                "Det stryks och måste ändras; partnern måste passa resten av budgivningen",
                                "It is cancelled and must be changed; partner must pass for the rest of the auction",
                            ),
                        ),
                    ),
                ),
            ),
            also=("insufficient-bid/A",),
        ),
        Rule(
            "insufficient-bid/B:choice",
            "Meldingen skal erstattes af en lovlig melding",
            all_(TO_REPLACE, open_("correction")),
            options=(Option("offender", REPLACE),),
            also=("insufficient-bid/t4", "insufficient-bid/t5"),
        ),
        Rule(
            "insufficient-bid/t6",
            "Utilstrækkeligt bud uden for tur: § 31 benyttes",
            all_(OUT_OF_TURN, any_(REFUSED, all_(OPEN, known("turn_of")))),
            then=("as-out-of-turn",),
            redirects="call-out-of-turn",
            also=("insufficient-bid/A",),
            weight=-1,
        ),
        Rule(
            "insufficient-bid/C",
            "Hvis meldingen ændres, før turneringslederen har forklaret om berigtigelse, og det utilstrækkelige bud ikke accepteres, gælder den nye melding",
            all_(TO_REPLACE, told("correction_before_director")),
            then=("changed-too-soon",),
            role=Role.APPLIES,
        ),
        Rule(
            "insufficient-bid/B",
            "Meldingen accepteres ikke af MTV. Meldingen skal erstattes af en lovlig melding",
            TO_REPLACE,
            then=("must-be-replaced",),
            role=Role.FRAME,
            also=("insufficient-bid/A",),
        ),
    ),
    not_ruled=(NotRuled(("insufficient-bid",), "definition", "heading; its points rule"),),
)  # fmt: skip
