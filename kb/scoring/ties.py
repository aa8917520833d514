"""Level contestants put in order: 221 (teams in KP), 222 (cup match), 223 (pairs).

Comes in: a whole field with its totals, and the matches or encounters between its members. Goes out: a `Ranking`, every
contestant with its place and the steps that put it there. What always holds: the order is total and does not depend on
the order of the input, except that contestants whom no rule separates keep that order and share a place. The surprising
choice: a group is settled step by step and each part that remains level starts over as 221B2 says, so that two teams
left of three are compared by the match between the two (221A) and no longer by the three-cornered one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction

from kb.scoring.errors import FieldError, NumberError
from kb.scoring.figures import figures
from kb.scoring.result import Scored, Value

__all__ = [
    "Encounter",
    "Match",
    "Pair",
    "Place",
    "Ranking",
    "Step",
    "Team",
    "knockout",
    "quotient_text",
    "rank_pairs",
    "rank_teams",
]

EXTRA_BOARDS = 4
"""222B1."""


@dataclass(frozen=True, slots=True)
class Team:
    """A team and its KP, penalties already taken off."""

    name: str
    kp: Fraction


@dataclass(frozen=True, slots=True)
class Match:
    """One match: KP and imps of both teams; `imps_first` are those the first team won and the second gave away."""

    first: str
    second: str
    kp_first: Fraction
    kp_second: Fraction
    imps_first: Fraction
    imps_second: Fraction


@dataclass(frozen=True, slots=True)
class Pair:
    """A pair, its total, its rounds above average, and its score on each board, with 0 as the average."""

    name: str
    total: Fraction
    rounds_above_average: int = 0
    boards: tuple[Fraction, ...] = ()


@dataclass(frozen=True, slots=True)
class Encounter:
    """Boards that two pairs played against each other: what the first won on them, with 0 as the average."""

    first: str
    second: str
    score_first: Fraction


@dataclass(frozen=True, slots=True)
class Step:
    """One criterion: the paragraph, and what this contestant had by it."""

    provision: str
    value: str


@dataclass(frozen=True, slots=True)
class Place:
    """Where a contestant ends. shared: others that no rule separates from it. steps: the criteria used, in order."""

    place: int
    name: str
    shared: tuple[str, ...] = ()
    steps: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class Ranking:
    """A whole field in order."""

    places: tuple[Place, ...]
    governing: tuple[str, ...]

    @property
    def order(self) -> tuple[str, ...]:
        """Names from first to last."""
        return tuple(place.name for place in self.places)

    def scored(self) -> Scored:
        """The ranking as an answer: the names in order, with the reason for each place."""
        rows: list[Value] = [
            {
                "place": place.place,
                "name": place.name,
                "shared": place.shared,
                "steps": [{"provision": step.provision, "value": step.value} for step in place.steps],
            }
            for place in self.places
        ]
        return Scored("ties", self.order, self.governing, {"places": rows})


@dataclass(frozen=True, slots=True)
class Settled:
    """A contestant of a group, with the criteria asked of it so far."""

    name: str
    steps: tuple[Step, ...] = ()


Group = tuple[Settled, ...]
"""Contestants that are level so far."""

Key = tuple[Fraction, ...]
"""What a criterion compares: the greater is ahead."""


@dataclass(frozen=True, slots=True)
class Quotient:
    """Imps won over imps lost, compared without dividing; nothing lost is better than any finite quotient."""

    won: Fraction
    lost: Fraction

    @property
    def key(self) -> Key:
        """The greater the better. Nothing won and nothing lost counts as one to one."""
        if self.lost:
            return (Fraction(0), self.won / self.lost)
        return (Fraction(1),) if self.won else (Fraction(0), Fraction(1))


def quotient_text(won: Fraction, lost: Fraction) -> str:
    """'812/640 = 1.269', three decimals, as no text fixes their number."""
    if not lost:
        return f"{won}/0"
    thousandths = (1000 * won / lost + Fraction(1, 2)).__floor__()
    return f"{won}/{lost} = {thousandths // 1000}.{thousandths % 1000:03d}"


def _split(group: Group, rule: str, ask: Callable[[str], tuple[Key, str]]) -> list[Group]:
    """The group in parts of equal key, the greatest first; the step is noted with everybody it was asked of."""
    parts: dict[Key, list[Settled]] = {}
    for member in group:
        key, words = ask(member.name)
        parts.setdefault(key, []).append(replace(member, steps=(*member.steps, Step(rule, words))))
    return [tuple(parts[key]) for key in sorted(parts, reverse=True)]


@dataclass(frozen=True, slots=True)
class _TeamRules:
    """221 over the matches of an event."""

    prefix: str
    matches: tuple[Match, ...]
    totals: Mapping[str, Quotient] = field(default_factory=dict)

    def settle(self, group: Group) -> list[Group]:
        if len(group) == 1:
            return [group]
        return self.two(group) if len(group) == 2 else self.more(group)

    def two(self, group: Group) -> list[Group]:
        """221A: KP against each other, imps against each other, quotient over all matches."""
        names = {member.name for member in group}
        if any({match.first, match.second} == names for match in self.matches):
            for number, kind in (("221A1", "kp"), ("221A2", "imps")):
                parts = self.by_sum(group, number, kind)
                if len(parts) == 2:
                    return parts
                group = parts[0]
        return self.by_quotient(group, "221A3", self.totals)

    def more(self, group: Group) -> list[Group]:
        """221B: KP among all of them; what stays level starts over; then quotients."""
        mutual = self.mutual(group)
        met = {member.name: sum(member.name in (m.first, m.second) for m in mutual) for member in group}
        if len(set(met.values())) == 1 and mutual:
            parts = self.by_sum(group, "221B1", "kp")
            if len(parts) == 1:
                quotients = {name: self.quotient(name, mutual) for name in met}
                parts = self.by_quotient(parts[0], "221B3", quotients)
            if len(parts) > 1:
                return [done for part in parts for done in self.settle(part)]
            group = parts[0]
        parts = self.by_quotient(group, "221B4", self.totals)
        return [done for part in parts for done in self.settle(part)] if len(parts) > 1 else parts

    def mutual(self, group: Group) -> tuple[Match, ...]:
        names = {member.name for member in group}
        return tuple(match for match in self.matches if match.first in names and match.second in names)

    def by_sum(self, group: Group, number: str, kind: str) -> list[Group]:
        mutual = self.mutual(group)

        def won(name: str) -> tuple[Key, str]:
            amount = Fraction(0)
            for match in mutual:
                if name == match.first:
                    amount += match.kp_first if kind == "kp" else match.imps_first
                elif name == match.second:
                    amount += match.kp_second if kind == "kp" else match.imps_second
            return (amount,), f"{amount} {kind}"

        return _split(group, f"{self.prefix}:{number}", won)

    def by_quotient(self, group: Group, number: str, quotients: Mapping[str, Quotient]) -> list[Group]:
        def best(name: str) -> tuple[Key, str]:
            quotient = quotients[name]
            return quotient.key, quotient_text(quotient.won, quotient.lost)

        return _split(group, f"{self.prefix}:{number}", best)

    @staticmethod
    def quotient(name: str, matches: Sequence[Match]) -> Quotient:
        won = lost = Fraction(0)
        for match in matches:
            if name == match.first:
                won, lost = won + match.imps_first, lost + match.imps_second
            elif name == match.second:
                won, lost = won + match.imps_second, lost + match.imps_first
        return Quotient(won, lost)


def rank_teams(teams: Sequence[Team], matches: Sequence[Match], *, edition: str = "dbf2008") -> Ranking:
    """A field of teams by KP, level ones by 221. Teams level to the last criterion share a place (221A4, 221B5)."""
    prefix = figures(edition).rule("221", "ties").partition(":")[0]
    _check_names([team.name for team in teams], [(match.first, match.second) for match in matches], f"{prefix}:221")
    negative = [match for match in matches if match.imps_first < 0 or match.imps_second < 0]
    if negative:
        raise NumberError(
            f"{negative[0].first}-{negative[0].second} has imps below zero",
            "Give the imps each team won, not their difference.",
            rule=f"{prefix}:221A3",
        )
    rules = _TeamRules(prefix, tuple(matches))
    totals = {team.name: rules.quotient(team.name, matches) for team in teams}
    rules = replace(rules, totals=totals)
    by_total = _by_total([(team.name, team.kp) for team in teams])
    return _ranking([done for group in by_total for done in rules.settle(group)])


@dataclass(frozen=True, slots=True)
class _PairRules:
    """223B over the encounters of an event."""

    prefix: str
    pairs: Mapping[str, Pair]
    encounters: tuple[Encounter, ...]

    def settle(self, group: Group) -> list[Group]:
        if len(group) == 1:
            return [group]
        parts = self.by_encounters(group)
        if len(parts) > 1:
            return [done for part in parts for done in self.settle(part)]
        parts = _split(
            parts[0],
            f"{self.prefix}:223B2",
            lambda name: (
                (Fraction(self.pairs[name].rounds_above_average),),
                f"{self.pairs[name].rounds_above_average} rounds",
            ),
        )
        return [done for part in parts for done in self.by_worst(part)]

    def by_encounters(self, group: Group) -> list[Group]:
        names = {member.name for member in group}
        mutual = [meeting for meeting in self.encounters if meeting.first in names and meeting.second in names]

        def won(name: str) -> tuple[Key, str]:
            amount = sum((meeting.score_first for meeting in mutual if meeting.first == name), Fraction(0))
            amount -= sum((meeting.score_first for meeting in mutual if meeting.second == name), Fraction(0))
            return (amount,), f"{amount} matchpoints"

        return _split(group, f"{self.prefix}:{'223B1' if len(group) == 2 else '223B1a'}", won)

    def by_worst(self, group: Group) -> list[Group]:
        """223B3: fewest of the worst board scores, then of the next, until there is a difference."""
        if len(group) == 1:
            return [group]
        scores = sorted({score for member in group for score in self.pairs[member.name].boards})

        def fewest(name: str) -> tuple[Key, str]:
            counts = tuple(self.pairs[name].boards.count(score) for score in scores)
            words = ", ".join(f"{count} × {score}" for count, score in zip(counts, scores, strict=True) if count)
            return tuple(Fraction(-count) for count in counts), words or "no boards"

        return _split(group, f"{self.prefix}:223B3", fewest)


def rank_pairs(pairs: Sequence[Pair], encounters: Sequence[Encounter] = (), *, edition: str = "dbf2008") -> Ranking:
    """A field of pairs by matchpoints, level ones by 223B (to be asked only where 223A calls for unique places)."""
    prefix = figures(edition).rule("223", "ties").partition(":")[0]
    _check_names([pair.name for pair in pairs], [(e.first, e.second) for e in encounters], f"{prefix}:223")
    rules = _PairRules(prefix, {pair.name: pair for pair in pairs}, tuple(encounters))
    by_total = _by_total([(pair.name, pair.total) for pair in pairs])
    return _ranking([done for group in by_total for done in rules.settle(group)])


def _check_names(names: Sequence[str], meetings: Sequence[tuple[str, str]], rule: str) -> None:
    if not names:
        raise FieldError("There is nobody to rank", "Give at least two contestants.", rule=rule)
    if len(names) == 1:
        raise FieldError("One contestant cannot be level with itself", "Give at least two.", rule=rule)
    double = [name for name in names if names.count(name) > 1] if len(set(names)) < len(names) else []
    if double:
        raise FieldError(f"{double[0]} is named twice", "Give each contestant once.", rule=rule)
    known = set(names)
    for first, second in meetings:
        if first == second:
            raise FieldError(f"{first} cannot meet itself", "Check the names.", rule=rule)
        for name in (first, second):
            if name not in known:
                raise FieldError(f"{name} has met somebody but is not in the field", "Check the names.", rule=rule)


def _by_total(totals: Sequence[tuple[str, Fraction]]) -> list[Group]:
    groups: dict[Fraction, list[Settled]] = {}
    for name, total in totals:
        groups.setdefault(total, []).append(Settled(name))
    return [tuple(groups[total]) for total in sorted(groups, reverse=True)]


def _ranking(groups: Sequence[Group]) -> Ranking:
    places: list[Place] = []
    governing: list[str] = []
    for group in groups:
        first = len(places) + 1
        for member in group:
            others = tuple(other.name for other in group if other.name != member.name)
            places.append(Place(first, member.name, others, member.steps))
            governing += [step.provision for step in member.steps[::-1] if step.provision not in governing]
    return Ranking(tuple(places), tuple(governing))


def knockout(
    imps_ns: Fraction, imps_ew: Fraction, total_points_difference: int | None = None, *, edition: str = "dbf2008"
) -> Scored:
    """Who wins a single match on imps, deductions already taken off; level ones by 222.

    total_points_difference: North-South's team's points over both rooms, positive when it is ahead. The value is ns or
    ew, or None while more boards have to be played; without the points it is the total points that are asked for.
    """
    book = figures(edition)
    detail: dict[str, Value] = {"imp_ns": imps_ns, "imp_ew": imps_ew}
    if imps_ns != imps_ew:
        return Scored("knockout", "ns" if imps_ns > imps_ew else "ew", (book.law("78B"),), detail)
    ids = (book.rule("222A", "level cup matches"),)
    if total_points_difference is None:
        return Scored("knockout", None, ids, detail | {"needed": "total_points_difference"})
    detail["total_points_difference"] = total_points_difference
    if total_points_difference:
        return Scored("knockout", "ns" if total_points_difference > 0 else "ew", (*ids, book.law("78C")), detail)
    more = (book.rule("222B1", "level cup matches"), *ids)
    return Scored("knockout", None, more, detail | {"extra_boards": EXTRA_BOARDS})
