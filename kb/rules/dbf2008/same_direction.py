"""215: team mates sat in the same direction at both tables from the start of a round.

Three cases by the share of the round's boards played so at both tables: none, less than half, half or more.
"""

# ruff: noqa: E501 - a table of words reads better one entry a line

from __future__ import annotations

from kb.rules.conditions import all_, any_, at_least, is_, less_than, no, open_, told, yes
from kb.rules.dbf2008.frame import FORMS, call, maybe, once, p
from kb.rules.facts import Contradiction, Implication
from kb.rules.model import Choice, Grade, NotRuled, Number, Option, Role, Rule, RuleSet

PART = "same_direction_part"
BOARDS = "boards_same_direction"
NONE = is_(BOARDS, 0)
SOME, MOST = (all_(at_least(BOARDS, 1), once(BOARDS, is_(PART, part))) for part in ("less-than-half", "half-or-more"))
NOT_AGAIN = any_(no("round_replayed"), open_("round_replayed"))


def repeated(side: str) -> Number:
    return call(f"penalty_kp_{side}", "deduction", "form_of_scoring", 1, maybe("match_boards"), ("maybe", "pairs_per_direction"), ("maybe", "tables_playing_board"))


RULES = RuleSet(
    name="same-direction",
    laws=("215",),
    on=("same-direction",),
    implications=(
        *FORMS,
        Implication(all_(), PART, "share of the round", call=("same_direction_part", "boards_same_direction", "boards_in_round")),
    ),
    contradictions=(
        Contradiction(all_(at_least(BOARDS, 1), is_(PART, "none")), "boards played in the same direction are a part of the round."),
    ),
    phrases=(
        p("boards-turned", "director", "Spillene vendes ved det andet bord, så hvert hold spiller dem én gang i hver retning", "Brickorna vänds vid det andra bordet så att varje lag spelar dem en gång i varje riktning", "The boards are turned at the other table, so that each team plays them once in each direction"),
        p("both-teams-warned", "all", "Begge hold får en advarsel", "Båda lagen får en varning", "Both teams are warned"),
        p("repeat-costs-deduction", "offending-side", "Et hold, der har gjort det før i turneringen, straffes med et standardfradrag", "Ett lag som har gjort det tidigare i tävlingen straffas med ett standardavdrag", "A team that did it before in the event loses a standard deduction"),
        p("boards-dealt-again", "director", "Spillene gives om, og tiden forlænges tilsvarende; kan den ikke det, bestemmer turneringslederen, hvor mange der mindst skal gives om", "Brickorna ges om och tiden förlängs i motsvarande mån; går det inte bestämmer tävlingsledaren hur många som minst ska ges om", "The boards are dealt again and the time is prolonged accordingly; where it cannot be, the director says how many at least are dealt again"),
        p("scale-of-boards-played", "all", "Kampen omregnes til KP efter skalaen for det antal spil, der faktisk er spillet", "Matchen räknas om till KP enligt skalan för antalet brickor som faktiskt spelats", "The match is turned into KP on the scale for the boards actually played"),
        p("deduction-each-board", "all", "Hvert hold straffes med et standardfradrag for hvert sådant spil, dog højst 2 KP for runden", "Varje lag straffas med ett standardavdrag för varje sådan bricka, dock högst 2 KP för ronden", "Each team loses a standard deduction for each such board, but 2 KP at most for the round", "direction-penalty"),
        p("round-cancelled", "director", "Runden annulleres", "Ronden stryks", "The round is cancelled"),
        p("round-replayed", "director", "Runden spilles om", "Ronden spelas om", "The round is replayed"),
        p("two-kp-each", "all", "Hvert hold straffes med 2 KP", "Varje lag straffas med 2 KP", "Each team loses 2 KP", "direction-penalty"),
        p("thirteen-each", "all", "Består kampen kun af denne runde, får hvert hold 13 KP uden yderligere fradrag", "Består matchen bara av denna rond får varje lag 13 KP utan ytterligare avdrag", "As the match has only this round, each team gets 13 KP without a further deduction", "direction-penalty"),
        p("thirteen-or-two", "all", "Spilles runden om, straffes hvert hold med 2 KP; ellers får hvert hold 13 KP for kampen", "Spelas ronden om straffas varje lag med 2 KP; annars får varje lag 13 KP för matchen", "If the round is replayed each team loses 2 KP; if not, each team gets 13 KP for the match", "direction-penalty"),
        p("change-half-way", "director", "Turneringslederen kan lade holdene skifte halvvejs i 2. halvleg", "Tävlingsledaren får låta lagen byta halvvägs i andra halvlek", "The director may let the teams change over half-way through the second half"),
    ),
    rules=(
        Rule("215A1", "De berørte spil vendes efter behov ved det andet bord", NONE, ("boards-turned",), also=("215A",)),
        Rule("215A2", "Begge hold tildeles en advarsel", all_(NONE, once(BOARDS, is_("same_offence_earlier_in_event", "none"))), ("both-teams-warned",), also=("X90C1",)),
        *(
            Rule(
                "215A2:" + side,
                "gentagelsestilfælde i samme turnering straffes med standardfradrag",
                all_(NONE, once(BOARDS, is_("same_offence_earlier_in_event", side))),
                ("repeat-costs-deduction",) if side == "both" else ("both-teams-warned", "repeat-costs-deduction"),
                gives=("deduction",),
                numbers=tuple(repeated(s) for s in ("ns", "ew") if side in (s, "both")),
            )
            for side in ("ns", "ew", "both")
        ),
        Rule("215B1", "De berørte spil gives om, og spilletiden for runden forlænges tilsvarende", SOME, ("boards-dealt-again",), also=("215B",)),
        Rule(
            "215B2",
            "omsættes til KP efter skalaen for det faktisk spillede antal spil",
            SOME,
            ("scale-of-boards-played",),
            numbers=(call("kp_scale", "kp_scale_of", "boards_counted"),),
            also=("202B2", "202B"),
        ),
        Rule(
            "215B3",
            "dog højst 2 KP for en runde (uanset størrelsen af standardfradraget)",
            all_(SOME, once(PART, any_(at_least(BOARDS, 4), at_least("match_boards", 1)))),
            ("deduction-each-board",),
            numbers=tuple(call(key, "capped_215", "boards_same_direction", maybe("match_boards")) for key in ("penalty_kp", "penalty_kp_ns", "penalty_kp_ew")),
        ),
        Rule("211B1a:direction", "½ KP (afrundes ikke)", all_(SOME, told("form_of_scoring", "kp-match"), less_than(BOARDS, 4), once(PART, at_least("match_boards", 13))), role=Role.APPLIES, numbers=(Number("standard_deduction", 0.5),)),
        Rule("211B1b:direction", "1 KP", all_(SOME, told("form_of_scoring", "kp-match"), less_than(BOARDS, 4), once(PART, less_than("match_boards", 13))), role=Role.APPLIES, numbers=(Number("standard_deduction", 1),)),
        Rule("215C", "annulleres runden", MOST, ("round-cancelled",)),
        Rule(
            "215C1",
            "Turneringslederen og turneringsarrangøren kan bestemme, at runden skal spilles om",
            all_(MOST, open_("round_replayed")),
            options=(Option("director", (Choice("replay-round", sets=(("round_replayed", True),)), Choice("leave-round-cancelled", sets=(("round_replayed", False),)))),),
            grade=Grade.DISCRETIONARY,
        ),
        Rule("215C1:replayed", "Turneringslederen og turneringsarrangøren kan bestemme, at runden skal spilles om", all_(MOST, yes("round_replayed")), ("round-replayed",), also=("215C2",)),
        Rule("215C2b", "Kampen opgøres efter KP-skalaen for det faktisk afviklede antal spil", all_(MOST, any_(no("round_replayed"), all_(open_("round_replayed"))), once(PART, at_least("rounds_in_match", 2))), ("scale-of-boards-played",), per=("215C2",), weight=1, numbers=(call("kp_scale", "kp_scale_of", "boards_counted"),), also=("202B2",)),
        Rule("215C2a", "kan turneringslederen bestemme, at der skal skiftes halvvejs i 2. halvleg", all_(MOST, NOT_AGAIN, once(PART, all_(is_("rounds_in_match", 2), is_("half", 1)))), ("change-half-way",), weight=1, options=(Option("director", (Choice("exchange-places"), Choice("play-normally"))),), grade=Grade.DISCRETIONARY),
        Rule(
            "215C3",
            "Hvert hold straffes med fradrag af 2 KP",
            all_(MOST, any_(yes("round_replayed"), once(PART, at_least("rounds_in_match", 2)))),
            ("two-kp-each",),
            weight=2,
            numbers=(Number("penalty_kp", 2), Number("penalty_kp_ns", 2), Number("penalty_kp_ew", 2)),
        ),
        Rule(
            "215C3:open",
            "Hvert hold straffes med fradrag af 2 KP (standardfradragsbegrebet i 211B benyttes ikke)",
            all_(MOST, open_("round_replayed"), once(PART, is_("rounds_in_match", 1))),
            ("thirteen-or-two",),
            weight=2,
            numbers=(Number("max_penalty_kp", 2),),
        ),
        Rule(
            "215C3:only-round",
            "tildeles hvert hold 13 KP for kampen (der fradrages ikke yderligere 2 KP fra denne score)",
            all_(MOST, no("round_replayed"), once(PART, is_("rounds_in_match", 1))),
            ("thirteen-each",),
            weight=2,
            numbers=(Number("kp_ns", 13), Number("kp_ew", 13)),
        ),
    ),
    not_ruled=(
        NotRuled(("215", "215A", "215B", "215C2"), "definition", "introduce their points"),
    ),
)  # fmt: skip
