"""A tie told in a few facts: who was ahead in the matches between them, imps won and lost, worst scores.

Comes in: the flat facts of a case file (FACTS-play: tie_kp_head_to_head and so on). Goes out: `Scored` whose value is
the number of the team or pair placed first, None while the rules do not separate them. What always holds: the criteria
are asked in the order of 221 or 223, only as far as needed. The surprising choice: a fact that would decide
but is absent is named as missing, though a later one may be known: the text does not let it be skipped.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from kb.scoring.errors import FieldError, NumberError
from kb.scoring.figures import figures
from kb.scoring.keys import Facts, Key
from kb.scoring.result import Scored, Value
from kb.scoring.ties import Quotient, quotient_text

__all__ = ["KEYS", "tie_of_facts"]

KEYS = (
    Key("teams_tied", ("pairs_tied",), "2"),
    Key("tie_kp_head_to_head", (), "equal"),
    Key("tie_imp_head_to_head", (), "first-team"),
    Key("imps_won_first", (), "812"),
    Key("imps_lost_first", (), "640"),
    Key("imps_won_second", (), "905"),
    Key("imps_lost_second", (), "731"),
    Key("tie_kp_internal", (), '"34 30 26"'),
    Key("tie_equal_number_of_matches", (), "yes"),
    Key("tie_mp_head_to_head", (), "equal"),
    Key("rounds_above_average_first", (), "7"),
    Key("rounds_above_average_second", (), "6"),
    Key("worst_counts_first", (), '"1 0 3"'),
    Key("worst_counts_second", (), '"2 0 1"'),
    Key("unique_ranking_required", (), "yes"),
)
TEAMS = ("equal", "first-team", "second-team", "third-team", "not-met")
PAIRS = ("equal", "first-pair", "second-pair", "not-met")
NUMBER = {"first": 1, "second": 2, "third": 3}


def tie_of_facts(facts: Facts, *, edition: str) -> Scored:
    """Which of the level contestants is placed first; 221A, 221B, 223B."""
    tied = facts.maybe_whole("teams_tied")
    if tied is not None and tied < 2:
        raise FieldError(f"{tied} contestant cannot be level", "Give at least two.", rule="dbf2008:221A")
    pair_keys = ("tie_mp_head_to_head", "rounds_above_average_first", "worst_counts_first")
    if any(name in facts for name in pair_keys):
        return _pairs(facts, edition)
    if (tied or 2) > 2 or "tie_kp_internal" in facts:
        return _many(facts, edition)
    return _two(facts, edition, ())


def _answer(number: int | None, ids: Sequence[str], detail: dict[str, Value], edition: str) -> Scored:
    """ids are asked in this order; the one that decided is the last and is cited first."""
    governing = tuple(figures(edition).rule(item, "ties") for item in reversed(ids))
    return Scored("ties", number, governing, detail)


def _two(facts: Facts, edition: str, asked: tuple[str, ...]) -> Scored:
    ids = list(asked)
    for name, rule in (("tie_kp_head_to_head", "221A1"), ("tie_imp_head_to_head", "221A2")):
        word = facts.word(name, TEAMS)
        if word == "not-met":
            break
        ids.append(rule)
        if word != "equal":
            return _answer(NUMBER[word.partition("-")[0]], ids, {"ahead": word}, edition)
    quotients = []
    for team in ("first", "second"):
        won, lost = facts.number(f"imps_won_{team}"), facts.number(f"imps_lost_{team}")
        if won < 0 or lost < 0:
            raise NumberError("Imps won and lost are counted apart", "Give both as 0 or more.", rule="dbf2008:221A3")
        quotients.append(Quotient(won, lost))
    ids.append("221A3")
    first, second = quotients
    detail: dict[str, Value] = {
        f"quotient_{name}": quotient.won / quotient.lost
        if quotient.lost
        else quotient_text(quotient.won, quotient.lost)
        for name, quotient in (("first", first), ("second", second))
    }
    if first.key == second.key:
        return _answer(None, [*ids, "221A4"], detail | {"still_level": True}, edition)
    return _answer(1 if first.key > second.key else 2, ids, detail, edition)


def _many(facts: Facts, edition: str) -> Scored:
    if "tie_equal_number_of_matches" in facts and not facts.flag("tie_equal_number_of_matches"):
        return _answer(None, ["221B1", "221B4"], {"needed": "the quotient of all matches of each team"}, edition)
    kp = facts.numbers("tie_kp_internal")
    tied = facts.maybe_whole("teams_tied")
    if len(kp) < 2 or (tied is not None and tied != len(kp)):
        raise FieldError(f"{len(kp)} teams have a figure", "Give one for each level team.", rule="dbf2008:221B1")
    order = sorted(range(len(kp)), key=lambda place: -kp[place])
    best = [place + 1 for place in order if kp[place] == kp[order[0]]]
    detail: dict[str, Value] = {"order": [place + 1 for place in order], "level_first": best if len(best) > 1 else []}
    if len(best) == 1:
        return _answer(best[0], ["221B1"], detail, edition)
    if len(best) == 2 and "tie_kp_head_to_head" in facts:
        decided = _two(facts, edition, ("221B1", "221B2"))
        return Scored("ties", decided.value, decided.governing, {**detail, **decided.detail})
    return _answer(
        None, ["221B1", "221B2" if len(best) < len(kp) else "221B3"], detail | {"still_level": True}, edition
    )


def _pairs(facts: Facts, edition: str) -> Scored:
    word = facts.word("tie_mp_head_to_head", PAIRS)
    if word not in ("equal", "not-met"):
        return _answer(NUMBER[word.partition("-")[0]], ["223B1"], {"ahead": word}, edition)
    ids = [] if word == "not-met" else ["223B1"]
    rounds = [facts.whole(f"rounds_above_average_{pair}") for pair in ("first", "second")]
    ids.append("223B2")
    detail: dict[str, Value] = {"rounds_above_average": rounds}
    if rounds[0] != rounds[1]:
        return _answer(1 if rounds[0] > rounds[1] else 2, ids, detail, edition)
    counts: list[list[Fraction]] = [list(facts.numbers(f"worst_counts_{pair}")) for pair in ("first", "second")]
    longest = max(map(len, counts))
    padded = [row + [Fraction(0)] * (longest - len(row)) for row in counts]
    ids.append("223B3")
    detail["worst_counts"] = padded
    if padded[0] == padded[1]:
        return _answer(None, ids, detail | {"still_level": True}, edition)
    return _answer(1 if padded[0] < padded[1] else 2, ids, detail, edition)
