"""The vocabulary: the contract's names and values, refusals that name the nearest valid thing."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given as with_examples
from hypothesis import strategies as st

from kb.errors import BridgelexError
from kb.rules import book, rule_on, vocabulary
from kb.rules.errors import ContradictionError, FactValueError, ForeignFactError, NoRulesError, UnknownFactError
from kb.rules.facts import FactKind, FactType
from kb.rules.text import LANGUAGES
from tests.rules.casefiles import cases, samples_folder

INSUFFICIENT = {"irregularity": "insufficient-bid", "turn_of": "offender"}

REFUSED: list[tuple[dict[str, Any], type[Exception], list[str]]] = [
    ({"irregularity": "insufficient-bit"}, FactValueError, ["insufficient-bid"]),
    (INSUFFICIENT | {"accepted_by_lo": True}, UnknownFactError, ["accepted_by_lo", "accepted_by_lho"]),
    (INSUFFICIENT | {"turn_of": "ofender"}, FactValueError, ["turn_of", "offender"]),
    (INSUFFICIENT | {"turn_of": "west"}, FactValueError, ["west", "rho"]),
    (INSUFFICIENT | {"accepted_by_lho": "perhaps"}, FactValueError, ["true or false"]),
    (INSUFFICIENT | {"offending_call": "pass"}, ContradictionError, ["offending_call=pass", "insufficient-bid"]),
    (INSUFFICIENT | {"revoke_trick": 4}, ForeignFactError, ["revoke_trick", "Revoke"]),
    ({"irregularity": "revoke", "revoke_trick": 14}, FactValueError, ["from 1 to 13"]),
    ({"irregularity": "revoke", "revoke_trick": 2.5}, FactValueError, ["whole"]),
    ({"irregularity": "revoke", "revoke_card": "hearts-1"}, FactValueError, ["hearts-k"]),
    ({"irregularity": "revoke", "correction": "pass"}, ForeignFactError, ["correction"]),
    ({"irregularity": "late-arrival", "delay_minutes": -3}, FactValueError, ["delay_minutes"]),
    ({"irregularity": "late-arrival", "delay_minutes": float("nan")}, FactValueError, ["delay_minutes"]),
    (INSUFFICIENT | {"lho_called_over": True, "accepted_by_lho": False}, ContradictionError, ["lho_called_over"]),
]


@pytest.mark.parametrize(("facts", "error", "words"), REFUSED, ids=lambda v: str(v)[:60])
def test_refused_by_name(facts: dict[str, Any], error: type[Exception], words: list[str]) -> None:
    with pytest.raises(error) as raised:
        rule_on(book("dk1997"), facts)
    for word in words:
        assert word in str(raised.value)


def test_an_edition_not_held_is_refused() -> None:
    with pytest.raises(NoRulesError, match="dk1997"):
        book("dk1987")


def test_reading_is_idempotent() -> None:
    facts = {"irregularity": "revoke", "revoke_trick": "4", "revoke_card": "hearts-10", "asked_by": "nobody"}
    read = vocabulary().read(facts)
    assert read["revoke_trick"] == 4
    assert vocabulary().read(read) == read


def test_every_fact_can_be_asked_in_three_languages() -> None:
    for fact in vocabulary().facts.values():
        for language in LANGUAGES:
            assert fact.question.in_language(language).endswith("?"), fact.key
        assert fact.type is not FactType.ENUM or fact.values, fact.key


def test_the_contract_is_covered() -> None:
    folder = samples_folder()
    if folder is None or not (folder / "FACTS-auction.md").is_file():
        pytest.skip("no FACTS files: set BRIDGELEX_EXAMPLES")
    known = vocabulary()
    for name in ("FACTS-auction.md", "FACTS-play.md"):
        for line in (folder / name).read_text(encoding="utf-8").splitlines():
            row = re.match(r"\| ([`a-z_0-9, ]+) \| (observed|choice|judgement) \| ([^|]+) \|", line)
            if row is None:
                continue
            for key in row.group(1).replace("`", "").split(", "):
                fact = known.fact(key)
                assert fact.kind.value == row.group(2) or fact.kind is FactKind.SETTING, key
                if row.group(3).startswith("enum:"):
                    values = [v.strip() for v in row.group(3)[5:].replace("`", "").split(",")]
                    assert set(values) <= set(fact.values), key
    for case in cases(folder):
        known.read(case.facts)


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@with_examples(
    st.sampled_from(book("dk1997").irregularities),
    st.dictionaries(st.sampled_from(sorted(vocabulary().facts)) | st.text(max_size=12), ANYTHING, max_size=6),
)
def test_any_input_is_ruled_on_or_refused_by_name(irregularity: str, facts: dict[str, Any]) -> None:
    try:
        ruling = rule_on(book("dk1997"), {"irregularity": irregularity, **facts})
    except BridgelexError:
        return
    assert ruling.as_json()["status"] in ("ruled", "needs-facts", "not-covered")


@with_examples(st.data())
def test_any_facts_that_fit_are_ruled_on(data: st.DataObject) -> None:
    """Draw facts with values of their own types: no contradiction, no crash, and the proof agrees with the list."""
    rules = book("dk1997")
    family = rules.family(data.draw(st.sampled_from(rules.irregularities)))
    assert family is not None
    facts: dict[str, Any] = {"irregularity": family.irregularity}
    for key in family.facts:
        values = rules.vocabulary.facts[key].possible()
        if values and key != "irregularity" and data.draw(st.booleans()):
            facts[key] = data.draw(st.sampled_from(values))
    try:
        ruling = rule_on(rules, facts)
    except ContradictionError:
        return
    fired = {p.provision for p in ruling.proof if p.fired}
    waiting = {p.provision for p in ruling.proof if p.fired is None}
    own = {
        n for r in rules.rules.values() for n in (*r.per, *(c for o in r.options for x in o.choices for c in x.cites))
    }
    assert set(ruling.governing) <= fired | waiting | own
    assert not set(ruling.governing) & set(ruling.also_consider)
    assert (ruling.status == "needs-facts") == bool(ruling.missing_facts)
