"""202: match points (KP): the scales, other numbers of boards, matches that are not played.

202C is reached by the family walk-over and, through the status 'walk-over', from late teams (212A3) and withdrawn ones
(216E). Its second to fourth ways may be known only when the event is over: what is told already gives a lower bound, and
18 KP are recommended for the time being (note to 202C2).
"""

# ruff: noqa: E501 - a table of words reads better one entry a line

from __future__ import annotations

from kb.rules.conditions import all_, any_, at_least, given, is_, known, less_than, not_, told
from kb.rules.dbf2008.frame import FORMS, PAIRS, call, maybe, maybes, once, p
from kb.rules.facts import Implication
from kb.rules.model import Gap, Grade, NotRuled, Number, Role, Rule, RuleSet
from kb.rules.text import t

CUP = any_(told("knockout_match"), told("form_of_scoring", "imp-match"))
MATCH = not_(CUP)
COUNTED = is_("kp_scale_printed", True, False)
LED = any_(is_("imp_difference", 0), is_("leader", "ns", "ew"))
FACTS = (maybe("match_boards"), "imp_difference", *maybes("leader", "boards_planned", "boards_annulled", "deductions", "ns_responsibility", "ew_responsibility"))
SOURCES = any_(known("walkover_kp_others_average"), known("walkover_kp_own_average"), known("walkover_boards_played"))
SIGN = any_(not_(known("walkover_boards_played")), once("imp_difference", is_("leader", "ns", "ew")))
"""Who was ahead when the match broke off; asked once it is known by how much."""
WAY = ("absent", *maybes("walkover_kp_others_average", "walkover_kp_own_average", "walkover_boards_played", "imp_difference", "leader"))

KP = RuleSet(
    name="kp-conversion",
    laws=("202",),
    on=("kp-conversion",),
    implications=(
        *FORMS,
        Implication(all_(), "kp_scale_printed", "the number of boards", call=("kp_scale_printed", "match_boards", "boards_planned")),
    ),
    phrases=(
        p("kp-by-scale", "all", "Resultatet er {kp_ns}-{kp_ew} KP efter skalaen for {kp_scale} spil", "Resultatet är {kp_ns}-{kp_ew} KP enligt skalan för {kp_scale} brickor", "The result is {kp_ns}-{kp_ew} KP on the scale for {kp_scale} boards"),
        p("annulled-keep-scale", "all", "Annullerede spil ændrer ikke skalaen: den for det oprindelige antal spil bruges", "Strukna brickor ändrar inte skalan: den för det ursprungliga antalet brickor används", "Annulled boards do not change the scale: the one for the original number is used"),
        p("next-higher-scale", "all", "Der er ingen skala for dette antal spil; den nærmeste højere bruges", "Det finns ingen skala för detta antal brickor; närmast högre används", "There is no scale for this number of boards; the nearest higher one is used"),
        p("no-kp-in-cup", "all", "En enkeltkamp afgøres på IMP og omregnes ikke til KP", "En enskild match avgörs på imp och räknas inte om till KP", "A single match is decided on imps and not turned into KP"),
    ),
    rules=(
        Rule(
            "202B2",
            "Dersom KP-skalaen for antallet af spil i kampen ikke findes, benyttes skalaen for nærmeste højere spilantal",
            all_(MATCH, told("kp_scale_printed", False)),
            ("next-higher-scale",),
        ),
        Rule(
            "202B1",
            "opgøres kampresultatet efter skalaen for det oprindelige antal spil",
            all_(MATCH, any_(all_(known("boards_annulled"), at_least("boards_annulled", 1)), all_(known("boards_planned"), known("match_boards"), less_than("match_boards", "boards_planned")))),
            ("annulled-keep-scale",),
        ),
        Rule(
            "202A",
            "omsættes den samlede imp-difference for kampen til KP efter nedenstående tabel",
            all_(MATCH, COUNTED, at_least("imp_difference", 0), LED),
            ("kp-by-scale",),
            weight=1,
            numbers=(call("kp_ns", "kp_ns", *FACTS), call("kp_ew", "kp_ew", *FACTS), call("kp_scale", "kp_scale", *FACTS)),
        ),
        Rule(
            "201A1",
            "benyttes KP-opgørelse (202) til opgørelse af resultatet for hver enkelt kamp",
            all_(MATCH, COUNTED, at_least("imp_difference", 0), LED),
            role=Role.APPLIES,
        ),
        Rule(
            "211A2:kp",
            "Strafpointene påvirker kun scoren for den deltager, der straffes, mens modstandernes score er uændret",
            all_(MATCH, known("deductions"), at_least("deductions", 1)),
            ("opponents-unchanged",),
            role=Role.APPLIES,
            also=("211B1a", "211B1b"),
            numbers=(call("penalty_kp", "kp_deductions", "deductions", "match_boards"),),
        ),
        Rule(
            "201A1:cup",
            "Medmindre der er tale om enkeltkampe (cupkampe), benyttes KP-opgørelse",
            CUP,
            ("no-kp-in-cup",),
            also=("222",),
        ),
    ),
    not_ruled=(NotRuled(("202B",), "definition", "heading; its points rule"),),
)


def way(provision: str, quote: str, value: str) -> Rule:
    """One of the four ways of 202C2, where it gives most."""
    best = all_(SOURCES, SIGN, is_("walkover_decided_by", value))
    if value == "eighteen":
        best = any_(not_(SOURCES), best)
    return Rule(
        provision,
        quote,
        all_(given("walk-over"), told("absent", "ns", "ew"), best),
        (f"walkover-{value}",),
        per=("202C2", "202C1"),
        weight=2,
        also=tuple(i for i in ("202C2a", "202C2b", "202C2c", "202C2d") if i != provision),
        numbers=(
            *(call(f"kp_{side}", f"walkover_kp_{side}", *WAY) for side in ("ns", "ew")),
            *(call(f"imp_score_{s}", f"walkover_imps_{s}", *WAY, "match_boards") for s in ("ns", "ew")),
            *(call(f"min_imp_score_{s}", f"walkover_least_imps_{s}", *WAY, "match_boards") for s in ("ns", "ew")),
        ),
    )  # fmt: skip


WALKOVER = RuleSet(
    name="walk-over",
    laws=("202",),
    on=(),
    phrases=(
        p("walkover-eighteen", "all", "Det udeblevne hold får 0 KP, modstanderne 18 KP, som kan stige, når turneringen er slut", "Det frånvarande laget får 0 KP, motståndarna 18 KP, som kan stiga när tävlingen är slut", "The absent team gets 0 KP, the opponents 18 KP, which may rise when the event is over", "walkover"),
        p("walkover-others-average", "all", "Det udeblevne hold får 0 KP, modstanderne det, de øvrige hold fik i snit mod det", "Det frånvarande laget får 0 KP, motståndarna det som de andra lagen fick i snitt mot det", "The absent team gets 0 KP, the opponents what the other teams averaged against it", "walkover"),
        p("walkover-own-average", "all", "Det udeblevne hold får 0 KP, modstanderne deres eget snit i de øvrige kampe", "Det frånvarande laget får 0 KP, motståndarna sitt eget snitt i övriga matcher", "The absent team gets 0 KP, the opponents their own average in their other matches", "walkover"),
        p("walkover-boards-played", "all", "Det udeblevne hold får 0 KP, modstanderne det, de spillede spil giver på skalaen for deres antal", "Det frånvarande laget får 0 KP, motståndarna det som de spelade brickorna ger på skalan för antalet", "The absent team gets 0 KP, the opponents what the boards played give on the scale of their number", "walkover"),
        p("walkover-rounded", "all", "Der rundes op til hele KP", "Det avrundas uppåt till hela KP", "It is rounded up to whole KP"),
        p("walkover-imps", "all", "IMP for kampen: 0 til taberen, det højeste antal, der svarer til de tildelte KP, til vinderen", "Imp för matchen: 0 till förloraren, det högsta antal som motsvarar de tilldelade KP till vinnaren", "Imps of the match: 0 to the loser, to the winner the most that correspond to the KP awarded"),
        p("both-absent", "all", "Ingen af holdene vinder kampen; begge får taberens 0 KP", "Inget av lagen vinner matchen; båda får förlorarens 0 KP", "Neither team wins the match; both get the loser's 0 KP", "walkover"),
    ),
    rules=(
        way("202C2b", "gennemsnittet af de øvrige holds KP-scorer mod det udeblevne hold", "others-average"),
        way("202C2c", "gennemsnittet af holdets egen KP-score i samtlige øvrige kampe", "own-average"),
        way("202C2d", "det antal KP, det vindende hold ville have fået på basis af de afviklede spil", "boards-played"),
        way("202C2a", "18 KP, eller", "eighteen"),
        Rule(
            "202C3",
            "rundes op til nærmeste hele tal",
            all_(given("walk-over"), told("absent", "ns", "ew"), told("walkover_rounded")),
            ("walkover-rounded",),
            role=Role.APPLIES,
        ),
        Rule(
            "202C4",
            "fastsættes til 0 for det tabende hold, og det maksimale antal imp for opnåelse af de tildelte KP for det vindende hold",
            all_(given("walk-over"), told("absent", "ns", "ew"), known("match_boards")),
            ("walkover-imps",),
            role=Role.APPLIES,
        ),
        Rule(
            "202C1",
            "Det tabende hold tildeles 0 KP",
            all_(given("walk-over"), told("absent", "both")),
            ("both-absent",),
            weight=3,
            grade=Grade.AMBIGUOUS,
            numbers=(Number("kp_ns", 0), Number("kp_ew", 0)),
        ),
    ),
    implications=(
        Implication(SOURCES, "walkover_decided_by", "the most of the four ways", call=("walkover_reason", "absent", "walkover_kp_others_average", "walkover_kp_own_average", "walkover_boards_played", "imp_difference", "leader")),
        Implication(known("walkover_decided_by"), "walkover_rounded", "whether the best way is whole", call=("walkover_rounded", "absent", "walkover_kp_others_average", "walkover_kp_own_average", "walkover_boards_played", "imp_difference", "leader")),
    ),
)

ABSENCE = RuleSet(
    name="absent-team",
    laws=("202",),
    on=("walk-over",),
    implications=FORMS,
    phrases=(
        p("present-team-wins", "all", "Holdet, der er mødt, vinder kampen", "Laget som är på plats vinner matchen", "The team that is there wins the match"),
        p("both-teams-to-blame", "all", "Når begge hold er skyld i, at kampen ikke spilles, straffes begge som udeblevne; spilles den alligevel med turneringslederens billigelse, står resultatet", "När båda lagen bär skulden till att matchen inte spelas straffas båda som frånvarande; spelas den ändå med tävlingsledarens godkännande står resultatet", "When both teams are to blame that the match is not played, both are punished as absent; if it is played after all with the director's leave, the result stands"),
    ),
    rules=(
        Rule(
            "202C",
            "vinder denne kamp",
            all_(not_(told("event_type", "pairs")), is_("absent", "ns", "ew")),
            ("present-team-wins",),
            role=Role.FRAME,
            gives=("walk-over",),
        ),
        Rule(
            "212A3b:walk-over",
            "hvor begge hold er ansvarlige for, at kampen ikke bliver spillet, straffes de begge",
            all_(not_(told("event_type", "pairs")), is_("absent", "both")),
            ("both-teams-to-blame",),
            per=("212A3",),
            gives=("walk-over",),
            grade=Grade.AMBIGUOUS,
            also=("212A4a", "202C"),
        ),
        Rule(
            "216B:walk-over",
            "Hvis et spil ikke påbegyndes, fordi et par er udeblevet",
            all_(told("event_type", "pairs")),
            redirects="board-not-begun",
            role=Role.FRAME,
        ),
    ),
    gaps=(Gap(PAIRS, t("I parturnering gælder 216", "I partävling gäller 216", "In a pairs event 216 applies")),),
)
