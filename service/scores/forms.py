"""The forms of the calculations: which facts are asked first, which may be opened, how each is typed.

Comes in: a kind of kb.scoring. Goes out: `Form`. What always holds: every field is a key of its kind (tested); a kind
without an entry here gets a plain form from its own keys. The surprising choice: a list of scores is typed into one
field with blanks between, as it stands on the score slip, not into a row of boxes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kb.scoring.adjusted import NOT_BEGUN
from kb.scoring.kinds import KINDS

__all__ = ["AT_TABLE", "FORMS", "Entry", "Form", "form_of"]

Options = tuple[str, ...]

YES_NO: Options = ("yes", "no")
SIDES: Options = ("ns", "ew")
FAULTS: Options = ("none", "partial", "direct")
SCORINGS: Options = (
    "matchpoints", "imp-match", "kp-match", "butler", "cross-imps", "board-a-match", "total-points",
)  # fmt: skip
TEAMS: Options = ("equal", "first-team", "second-team", "third-team", "not-met")
PAIRS: Options = ("equal", "first-pair", "second-pair", "not-met")

OPTIONS: Mapping[str, Options] = {
    "level": tuple("1234567"),
    "denomination": ("clubs", "diamonds", "hearts", "spades", "notrump"),
    "doubling": ("undoubled", "doubled", "redoubled"),
    "vulnerable": ("no", "yes"),
    "passed_out": YES_NO,
    "declarer": ("north", "east", "south", "west"),
    "leader": SIDES,
    "side": SIDES,
    "offender": ("ew", "ns", "both", "none"),
    "form": SCORINGS,
    "fault": FAULTS,
    "ns": FAULTS,
    "ew": FAULTS,
    "reason": tuple(NOT_BEGUN),
    "same_irregularity": YES_NO,
    "force_majeure": YES_NO,
    "responsible": ("both", "ns", "ew", "neither"),
    "event": ("teams", "pairs", "individual"),
    "absent": ("ew", "ns", "both"),
    "unique_ranking_required": YES_NO,
    "tie_equal_number_of_matches": YES_NO,
    "tie_kp_head_to_head": TEAMS,
    "tie_imp_head_to_head": TEAMS,
    "tie_mp_head_to_head": PAIRS,
    "capped_by": ("214D1c", "215B3"),
}
"""Values that are chosen from a list."""

LISTS = frozenset(
    {
        "scores", "others", "weights", "values", "field", "weighted_scores", "imps_list", "tie_kp_internal",
        "worst_counts_first", "worst_counts_second", "groups", "matchpoints",
    }
)  # fmt: skip
"""Several numbers in one field."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A field. type: select, number, or list (several numbers in one text). example: shown while it is empty."""

    name: str
    type: str
    options: Options
    example: str


@dataclass(frozen=True, slots=True)
class Form:
    """first: what the calculation needs; more: what changes it."""

    kind: str
    first: tuple[Entry, ...]
    more: tuple[Entry, ...]


AT_TABLE = (
    "score", "imp", "kp", "matchpoints", "butler", "cross-imps", "board-a-match", "weighted", "artificial", "late",
    "overrun", "ties",
)  # fmt: skip
"""What a director needs at the table, in the order of the page."""

FORMS: Mapping[str, tuple[str, str]] = {
    "score": ("level denomination doubling vulnerable tricks", "declarer"),
    "imp": ("open closed", "difference"),
    "kp": ("boards imps", "leader planned annulled deduction_ns deduction_ew"),
    "matchpoints": ("scores own", "side adjusted pairs"),
    "butler": ("scores own", "side weighted_scores artificial_tables"),
    "cross-imps": ("own others", "side"),
    "board-a-match": ("open closed", ""),
    "weighted": ("form scores weights against field", "offender side top values"),
    "artificial": ("form ns ew", "ns_session_percent ew_session_percent pairs tables boards same_irregularity"),
    "late": ("form minutes", "boards_in_round force_majeure"),
    "overrun": ("event form minutes open closed responsible", "number pairs tables"),
    "ties": (
        "teams_tied tie_kp_head_to_head tie_imp_head_to_head imps_won_first imps_lost_first imps_won_second"
        " imps_lost_second",
        "tie_kp_internal tie_equal_number_of_matches tie_mp_head_to_head rounds_above_average_first"
        " rounds_above_average_second worst_counts_first worst_counts_second unique_ranking_required",
    ),
}
"""Kind → names of the fields asked first, and of those that may be opened."""


def form_of(kind: str) -> Form:
    """The form of a kind."""
    examples = {key.name: key.example.strip('"') for key in KINDS[kind].keys}
    first, more = FORMS.get(kind, (" ".join(name for name in examples if name != "field"), ""))

    def entry(name: str) -> Entry:
        options = OPTIONS.get(name, ())
        example = "" if "FILE" in examples[name] else examples[name]
        listed = name in LISTS and not (kind == "session" and name == "top")
        return Entry(name, "select" if options else "list" if listed else "number", options, example)

    return Form(kind, tuple(map(entry, first.split())), tuple(map(entry, more.split())))
