"""A whole field as lists and dicts: tables of a board, or contestants with their matches.

Comes in: what a YAML or JSON text says. Goes out: entries for `matchpoint_field`,
a `Ranking`. What always holds: an unknown key is refused by name, and numbers are read exactly. The surprising choice:
a bare number in a list of tables is a score obtained at the table, so that `[420, 450, {ns: none, ew: direct}]` is a
complete field.

    tables:  - 420
             - {score: 450, adjusted: true}             balanced adjusted score, the same for both sides
             - {score_ns: 450, score_ew: 480}           unbalanced, both from North-South's side
             - {outcomes: [[620, 80], [-100, 20]], offender: ew}
             - {ns: none, ew: direct, ns_session: 64,2}

    totals:  {Ess: 312, Bly: 310}                       penalties:  {Ess: 2½}

    teams:   [{name: Ess, kp: 312}, ...]                pairs:      [{name: A, total: 41, rounds: 6, boards: [3, -11]}]
    matches: [{teams: [Ess, Bly], kp: [17, 13], imps: [44, 32]}]    encounters: [{pairs: [A, B], score: 4}]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from kb.scoring.errors import FieldError, KeyNameError, NumberError
from kb.scoring.exact import exact, whole
from kb.scoring.field import ArtificialEntry, Entry, Obtained, UnbalancedEntry, WeightedEntry
from kb.scoring.result import Fault
from kb.scoring.ties import Encounter, Match, Pair, Ranking, Team, rank_pairs, rank_teams

__all__ = ["entries_of", "ranking_of", "totals_of"]


def entries_of(data: object) -> tuple[Entry, ...]:
    """The tables of a board from lists and dicts, with or without a `tables:` around them."""
    rows = data.get("tables") if isinstance(data, Mapping) else data
    if not isinstance(rows, list):
        raise FieldError("A field is a list of tables", "Write tables: [420, 450].", rule="dk1997:78A")
    return tuple(_entry(row) for row in rows)


def _entry(row: object) -> Entry:
    if not isinstance(row, Mapping):
        return Obtained(_whole(row, "a score"))
    known = {
        "score",
        "adjusted",
        "score_ns",
        "score_ew",
        "outcomes",
        "offender",
        "ns",
        "ew",
        "ns_session",
        "ew_session",
    }
    _refuse_others(row, known)
    if "outcomes" in row:
        outcomes = tuple((_whole(_pair(item)[0], "a score"), _exact(_pair(item)[1])) for item in _list(row["outcomes"]))
        offender = str(row.get("offender", "none"))
        if offender not in ("ns", "ew", "none", "both"):
            raise KeyNameError("an offender", offender, ("ns", "ew", "none"))
        return WeightedEntry(outcomes, offender)
    if "score" in row:
        return Obtained(_whole(row["score"], "a score"), adjusted=row.get("adjusted") is True)
    if "score_ns" in row and "score_ew" in row:
        return UnbalancedEntry(_whole(row["score_ns"], "score_ns"), _whole(row["score_ew"], "score_ew"))
    if "ns" in row and "ew" in row:
        faults = [str(row[side]) for side in ("ns", "ew")]
        for fault in faults:
            if fault not in set(Fault):
                raise KeyNameError("a share of the fault", fault, [item.value for item in Fault])
        sessions = [_exact(row[name]) if name in row else None for name in ("ns_session", "ew_session")]
        return ArtificialEntry(Fault(faults[0]), Fault(faults[1]), sessions[0], sessions[1])
    raise FieldError("A table has no score", "Give score, score_ns and score_ew, outcomes, or ns and ew.")


def ranking_of(data: object, *, edition: str = "dbf2008") -> Ranking:
    """A field in order from lists and dicts: `teams` and `matches`, or `pairs` and `encounters`."""
    if not isinstance(data, Mapping) or not ({"teams", "pairs"} & set(data)):
        raise FieldError("A field has teams or pairs", "Write teams: [...] and matches: [...].", rule="dbf2008:221")
    _refuse_others(data, {"teams", "matches", "pairs", "encounters"})
    if "teams" in data:
        teams = [Team(_name(row), _exact(_get(row, "kp"))) for row in _dicts(data["teams"], {"name", "kp"})]
        matches = [_match(row) for row in _dicts(data.get("matches") or [], {"teams", "kp", "imps"})]
        return rank_teams(teams, matches, edition=edition)
    pairs = [
        Pair(
            _name(row),
            _exact(_get(row, "total")),
            _whole(row.get("rounds", 0), "rounds"),
            tuple(_exact(score) for score in _list(row.get("boards") or [])),
        )
        for row in _dicts(data["pairs"], {"name", "total", "rounds", "boards"})
    ]
    meetings = []
    for row in _dicts(data.get("encounters") or [], {"pairs", "score"}):
        first, second = _pair(_get(row, "pairs"))
        meetings.append(Encounter(str(first), str(second), _exact(_get(row, "score"))))
    return rank_pairs(pairs, meetings, edition=edition)


def totals_of(data: object) -> tuple[dict[str, Fraction], dict[str, Fraction]]:
    """`totals` and `penalties` by contestant."""
    if not isinstance(data, Mapping) or not isinstance(data.get("totals"), Mapping):
        raise FieldError("A ranking has totals", "Write totals: {A: 41, B: 40} and penalties: {A: 2}.")
    _refuse_others(data, {"totals", "penalties"})
    penalties = data.get("penalties") or {}
    if not isinstance(penalties, Mapping):
        raise FieldError("Penalties belong to contestants", "Write penalties: {A: 2}.")
    totals = {str(name): _exact(total) for name, total in data["totals"].items()}
    return totals, {str(name): _exact(amount) for name, amount in penalties.items()}


def _match(row: Mapping[str, object]) -> Match:
    (first, second), kp, imps = (_pair(_get(row, name)) for name in ("teams", "kp", "imps"))
    return Match(str(first), str(second), _exact(kp[0]), _exact(kp[1]), _exact(imps[0]), _exact(imps[1]))


def _dicts(rows: object, known: set[str]) -> list[Mapping[str, object]]:
    found = []
    for row in _list(rows):
        if not isinstance(row, Mapping):
            raise FieldError(f"'{str(row)[:40]}' is not a contestant or a meeting", "Write it as {name: VALUE, ...}.")
        _refuse_others(row, known)
        found.append(row)
    return found


def _refuse_others(row: Mapping[str, object], known: set[str]) -> None:
    for name in row:
        if name not in known:
            raise KeyNameError("a key of a field", str(name), sorted(known))


def _get(row: Mapping[str, object], name: str) -> object:
    if name not in row:
        raise FieldError(f"'{str(dict(row))[:60]}' has no {name}", f"Give {name}.")
    return row[name]


def _name(row: Mapping[str, object]) -> str:
    return str(_get(row, "name"))


def _list(value: object) -> Sequence[object]:
    if not isinstance(value, list):
        raise FieldError(f"'{str(value)[:40]}' is not a list", "Write it as [a, b].")
    return value


def _pair(value: object) -> tuple[object, object]:
    items = _list(value)
    if len(items) != 2:
        raise FieldError(f"'{str(value)[:40]}' is not two things", "Write it as [a, b].")
    return items[0], items[1]


def _exact(value: object) -> Fraction:
    if isinstance(value, str | int | float):
        return exact(value, "a number of the field")
    raise NumberError(f"'{str(value)[:40]}' is not a number", "Write a number.")


def _whole(value: object, what: str) -> int:
    return whole(_exact(value), what)
