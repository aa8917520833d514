"""What holds for every input: monotone, symmetric, constant sums, total and stable order, between the parts."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import example, given
from hypothesis import strategies as st

from kb.scoring import (
    Contract,
    Denomination,
    Doubling,
    Encounter,
    Fault,
    Form,
    Match,
    Obtained,
    Outcome,
    Pair,
    Standing,
    Team,
    UnbalancedEntry,
    artificial,
    contract_score,
    exact,
    imp,
    kp,
    lateness,
    matchpoint_field,
    matchpoints,
    overrun,
    rank_pairs,
    rank_teams,
    show,
    weighted,
)
from kb.scoring.adjusted import Circumstances
from kb.scoring.result import Bound, dump, plain

scores = st.integers(-760, 760).map(lambda tens: 10 * tens)
fields = st.lists(scores, min_size=2, max_size=12)
boards = st.integers(1, 48)
imps = st.integers(-500, 500)
quantities = st.integers(0, 3).map(Fraction)


def ends(result: object) -> tuple[int, int]:
    first, second = str(result).split("-")
    return int(first), int(second)


@given(st.integers(-1520, 1520), st.integers(-1520, 1520))
def test_imps_are_monotone_and_symmetric(first: int, second: int) -> None:
    low, high = sorted((10 * first, 10 * second))
    fewer, more = imp(low).value, imp(high).value
    assert isinstance(fewer, int)
    assert isinstance(more, int)
    assert fewer <= more
    assert imp(-low).value == -fewer
    assert abs(more) <= 24


@given(boards, imps, imps)
def test_kp_are_monotone_and_symmetric(count: int, first: int, second: int) -> None:
    low, high = sorted((first, second))
    behind, ahead = ends(kp(count, low).value), ends(kp(count, high).value)
    assert behind[0] <= ahead[0]
    assert behind[1] >= ahead[1]
    assert ends(kp(count, -low).value) == behind[::-1]
    for won, lost in (behind, ahead):
        assert won + lost == 30 or (max(won, lost) == 25 and min(won, lost) < 5)


@given(boards, boards, st.integers(0, 500))
def test_a_longer_match_never_gives_the_winner_more(first: int, second: int, margin: int) -> None:
    short, long = sorted((first, second))
    assert ends(kp(short, margin).value)[0] >= ends(kp(long, margin).value)[0]


@given(fields)
def test_matchpoints_of_a_field_sum_to_a_constant(field: list[int]) -> None:
    tables = len(field)
    total = 0
    for place, own in enumerate(field):
        others = [*field[:place], *field[place + 1 :]]
        answer = matchpoints(own, others)
        ns, ew = answer.detail["matchpoints_ns"], answer.detail["matchpoints_ew"]
        assert isinstance(ns, int)
        assert isinstance(ew, int)
        assert ns + ew == 2 * (tables - 1)
        total += ns
    assert total == tables * (tables - 1)


@given(fields, st.integers(0, 20))
def test_one_adjusted_score_moves_every_other_by_one_unit_at_most(field: list[int], which: int) -> None:
    place = which % len(field)
    before = matchpoint_field([Obtained(score) for score in field])
    adjusted = [
        UnbalancedEntry(score, score) if table == place else Obtained(score) for table, score in enumerate(field)
    ]
    for old, new in zip(before, matchpoint_field(adjusted), strict=True):
        assert abs(old.matchpoints_ns - new.matchpoints_ns) <= 1
        assert new.matchpoints_ns + new.matchpoints_ew == 2 * (len(field) - 1)


@st.composite
def weighings(draw: st.DrawFn) -> list[Outcome]:
    parts = draw(st.lists(st.integers(1, 30), min_size=1, max_size=6))
    values = draw(st.lists(st.integers(-24, 24), min_size=len(parts), max_size=len(parts)))
    return [
        Outcome(Fraction(100 * part, sum(parts)), Fraction(value)) for part, value in zip(parts, values, strict=True)
    ]


@given(weighings(), st.sampled_from(Standing))
def test_weighted_scores_lie_between_their_parts(outcomes: list[Outcome], standing: Standing) -> None:
    answer = weighted(outcomes, standing=standing)
    values = [outcome.value for outcome in outcomes]
    exactly = answer.detail["exact"]
    assert isinstance(exactly, Fraction)
    assert isinstance(answer.value, int)
    assert min(values) <= exactly <= max(values)
    assert min(values) <= answer.value <= max(values)
    assert abs(answer.value - exactly) < 1
    assert answer.value >= exactly if standing is Standing.NON_OFFENDING else answer.value <= exactly


@given(weighings())
def test_the_two_sides_balance_when_one_of_them_offended(outcomes: list[Outcome]) -> None:
    mirrored = [Outcome(outcome.weight, -outcome.value) for outcome in outcomes]
    innocent = weighted(outcomes, standing=Standing.NON_OFFENDING).value
    guilty = weighted(mirrored, standing=Standing.OFFENDING).value
    assert isinstance(innocent, int)
    assert isinstance(guilty, int)
    assert innocent == -guilty


@given(st.sampled_from(Fault), st.integers(2, 40), st.integers(1, 5), st.none() | st.integers(0, 100).map(Fraction))
def test_rounding_never_hurts_the_innocent(fault: Fault, pairs: int, lost: int, session: Fraction | None) -> None:
    given_ = Circumstances(session_percent=session, pairs_per_direction=pairs, boards=lost)
    detail = artificial(Form.MATCHPOINTS, fault, given_).detail
    units, percent, top = detail["matchpoints"], detail["percent"], detail["top"]
    assert isinstance(units, Fraction)
    assert isinstance(percent, Fraction)
    assert isinstance(top, int)
    exactly = percent * top * lost / 100
    assert units <= exactly if fault is Fault.DIRECT else units >= exactly
    assert abs(units - exactly) < 1


contracts = st.builds(Contract, st.integers(1, 7), st.sampled_from(Denomination), st.sampled_from(Doubling))


@example(Contract(1, Denomination.NOTRUMP, Doubling.REDOUBLED), 12, True)
@given(contracts, st.integers(0, 12), st.booleans())
def test_a_trick_more_is_never_worth_less(contract: Contract, tricks: int, vulnerable: bool) -> None:
    fewer = contract_score(contract, tricks, vulnerable).value
    more = contract_score(contract, tricks + 1, vulnerable).value
    assert isinstance(fewer, int)
    assert isinstance(more, int)
    assert fewer < more
    assert fewer % 10 == 0
    # By hand from 77: seven down redoubled and vulnerable; one no trump redoubled, vulnerable, with six overtricks:
    # 160 + 500 + 100 + 6 x 400.
    assert -7600 <= fewer < more <= 3160
    assert (fewer > 0) == (tricks >= contract.level + 6)


def least(value: object) -> Fraction:
    if isinstance(value, Bound):
        assert value.min is not None
        return value.min
    assert isinstance(value, int | Fraction)
    return Fraction(value)


@given(st.fractions(0, 29), st.fractions(0, 29))
def test_a_longer_delay_never_costs_less(first: Fraction, second: Fraction) -> None:
    short, long = sorted((first, second))
    assert least(lateness(short).value) <= least(lateness(long).value)
    assert least(overrun(short).value) <= least(overrun(long).value)


@st.composite
def team_fields(draw: st.DrawFn) -> tuple[list[Team], list[Match]]:
    names = [chr(ord("A") + place) for place in range(draw(st.integers(2, 6)))]
    field = [Team(name, draw(st.integers(0, 2).map(Fraction))) for name in names]
    matches = []
    for first in names:
        for second in names:
            if first < second and draw(st.booleans()):
                won = draw(st.integers(13, 17))
                matches.append(
                    Match(first, second, Fraction(won), Fraction(30 - won), draw(quantities), draw(quantities))
                )
    return field, matches


@given(team_fields(), st.randoms())
def test_teams_are_ordered_totally_and_stably(event: tuple[list[Team], list[Match]], random: object) -> None:
    field, matches = event
    ranking = rank_teams(field, matches)
    assert sorted(ranking.order) == sorted(team.name for team in field)
    kp_of = {team.name: team.kp for team in field}
    places = [place.place for place in ranking.places]
    assert places == sorted(places)
    for rank, place in enumerate(ranking.places, start=1):
        assert place.place <= rank
        assert all(kp_of[other] == kp_of[place.name] for other in place.shared)
    for before, after in zip(ranking.places, ranking.places[1:], strict=False):
        assert kp_of[before.name] >= kp_of[after.name]
        if before.place == after.place:
            original = [team.name for team in field]
            assert original.index(before.name) < original.index(after.name)
    shuffled, others = list(field), list(matches)
    random.shuffle(shuffled)  # type: ignore[attr-defined]
    random.shuffle(others)  # type: ignore[attr-defined]
    again = rank_teams(shuffled, others)
    assert {place.name: place.place for place in again.places} == {place.name: place.place for place in ranking.places}


@st.composite
def pair_fields(draw: st.DrawFn) -> tuple[list[Pair], list[Encounter]]:
    names = [chr(ord("A") + place) for place in range(draw(st.integers(2, 6)))]
    small = st.integers(-2, 2).map(Fraction)
    field = [
        Pair(name, draw(quantities), draw(st.integers(0, 2)), tuple(draw(st.lists(small, max_size=4))))
        for name in names
    ]
    encounters = [
        Encounter(first, second, draw(small))
        for first in names
        for second in names
        if first < second and draw(st.booleans())
    ]
    return field, encounters


@given(pair_fields())
def test_pairs_are_ordered_totally_and_stably(event: tuple[list[Pair], list[Encounter]]) -> None:
    field, encounters = event
    ranking = rank_pairs(field, encounters)
    assert sorted(ranking.order) == sorted(pair.name for pair in field)
    again = rank_pairs(field[::-1], encounters[::-1])
    assert {place.name: place.place for place in again.places} == {place.name: place.place for place in ranking.places}
    original = [pair.name for pair in field]
    for before, after in zip(ranking.places, ranking.places[1:], strict=False):
        if before.place == after.place:
            assert original.index(before.name) < original.index(after.name)


@given(st.fractions(-10_000, 10_000, max_denominator=1000))
def test_numbers_are_read_as_they_are_written(number: Fraction) -> None:
    halves = Fraction(round(2 * number), 2)
    assert exact(str(number)) == number
    for lang in ("da", "sv", "en"):
        assert exact(show(halves, lang)) == halves
    tenths = Fraction(round(10 * number), 10)
    assert exact(dump(plain(tenths))) == tenths
