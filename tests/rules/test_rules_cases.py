"""Every own case rules exactly as written; every sample of a covered irregularity meets the measures."""

from __future__ import annotations

import pytest

from kb.rules import books
from tests.rules.casefiles import OWN, Case, cases, covered, faults, marks, ruling_of, samples_folder

OWN_CASES = list(cases(OWN))
SAMPLES = samples_folder()
SAMPLE_CASES = list(cases(SAMPLES)) if SAMPLES else []


@pytest.mark.parametrize("case", OWN_CASES, ids=lambda c: f"{c.id}-{c.edition}")
def test_own_case(case: Case) -> None:
    assert case.paragraph, "an own case names the paragraph it was written from"
    assert faults(case, ruling_of(case)) == []


def test_own_cases_have_distinct_ids() -> None:
    ids = [(c.id, c.edition) for c in OWN_CASES]
    assert len(ids) == len(set(ids))


@pytest.mark.skipif(SAMPLES is None, reason="no sample rulings: set BRIDGELEX_EXAMPLES to their folder")
@pytest.mark.parametrize("case", SAMPLE_CASES, ids=lambda c: f"{c.id}-{c.edition}")
def test_sample(case: Case) -> None:
    if not covered(case):
        pytest.skip(f"{case.edition} has no rules yet for {case.facts['irregularity']}")
    mark = marks(case, ruling_of(case))
    ruling = ruling_of(case)
    got = f"got {ruling.status} {ruling.governing} {[m.fact for m in ruling.missing_facts]} {dict(ruling.numbers)}"
    assert mark.status, got
    assert mark.first, got
    assert mark.missing, got
    assert mark.numbers, got
    assert mark.recall == 1, got
    assert mark.precision >= 0.5, got


def test_every_rule_is_exercised_by_an_own_case() -> None:
    fired = {(case.edition, proof.rule) for case in OWN_CASES for proof in ruling_of(case).proof if proof.fired}
    unheard = [f"{b.edition}:{id_}" for b in books() for id_ in b.rules if (b.edition, id_) not in fired]
    assert unheard == []


def test_every_exception_is_exercised_by_an_own_case() -> None:
    seen = {(case.edition, p.defeated_by, p.rule) for case in OWN_CASES for p in ruling_of(case).proof if p.defeated_by}
    declared = {(b.edition, r.id, other) for b in books() for r in b.rules.values() for other in r.excepts}
    assert declared - seen == set()
