"""Condition trees: three values, two evaluators that agree, JSON and back, what an open question asks."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given as with_examples
from hypothesis import strategies as st

from kb.rules.conditions import (
    ABSENT,
    OPEN,
    All,
    Any_,
    Compare,
    Condition,
    Is,
    Known,
    Not,
    Status,
    Unless,
    all_,
    any_,
    as_json,
    at_least,
    atoms,
    from_json,
    given,
    is_,
    isnt,
    known,
    no,
    not_,
    open_,
    told,
    unless_known,
    yes,
)
from kb.rules.evaluation import compile_, compile_probe, evaluate, unknown_facts

TABLE: list[tuple[Condition, dict[str, Any], bool | None]] = [
    (yes("a"), {}, None),
    (yes("a"), {"a": True}, True),
    (no("a"), {"a": True}, False),
    (is_("s", "x", "y"), {"s": "y"}, True),
    (isnt("s", "x"), {"s": "y"}, True),
    (isnt("s", "x"), {}, None),
    (isnt("s", "x"), {"s": OPEN}, False),
    (open_("s"), {"s": OPEN}, True),
    (at_least("n", 3), {"n": 3}, True),
    (at_least("n", "m"), {"n": 3}, None),
    (at_least("n", "m"), {"n": 3, "m": 4}, False),
    (all_(yes("a"), yes("b")), {"a": False}, False),
    (all_(yes("a"), yes("b")), {"a": True}, None),
    (any_(yes("a"), yes("b")), {"a": True}, True),
    (any_(yes("a"), yes("b")), {"a": False}, None),
    (not_(yes("a")), {}, None),
    (known("a"), {}, False),
    (unless_known("a", True), {}, True),
    (unless_known("a", True), {"a": False}, False),
    (told("a"), {}, False),
    (told("a"), {"a": True}, True),
    (given("s"), {}, False),
    (given("s"), {"@s": None}, None),
]


@pytest.mark.parametrize(("condition", "facts", "answer"), TABLE, ids=str)
def test_three_values(condition: Condition, facts: dict[str, Any], answer: bool | None) -> None:
    assert compile_(condition)(facts) is answer
    assert evaluate(condition, facts) is answer


BOOLEANS = st.sampled_from(["a", "b", "c"])
LEAVES: st.SearchStrategy[Condition] = st.one_of(
    st.builds(Is, BOOLEANS, st.sampled_from([(True,), (False,), (True, OPEN)])),
    st.builds(Compare, st.just("n"), st.sampled_from([">=", "<", ">", "<="]), st.integers(0, 3)),
    st.builds(Known, BOOLEANS),
    st.builds(Unless, BOOLEANS, st.just((True,))),
    st.builds(Status, st.just("s")),
)
TREES: st.SearchStrategy[Condition] = st.recursive(
    LEAVES,
    lambda inner: st.one_of(
        st.builds(Not, inner),
        st.builds(All, st.lists(inner, max_size=3).map(tuple)),
        st.builds(Any_, st.lists(inner, max_size=3).map(tuple)),
    ),
    max_leaves=8,
)
FACTS = st.fixed_dictionaries(
    {},
    optional={
        "a": st.booleans(),
        "b": st.sampled_from([True, False, OPEN]),
        "c": st.booleans(),
        "n": st.integers(0, 3),
        "@s": st.sampled_from([True, False, None]),
    },
)


@with_examples(TREES, FACTS)
def test_closure_and_tree_agree_and_json_is_inverse(tree: Condition, facts: dict[str, Any]) -> None:
    assert compile_(tree)(facts) is evaluate(tree, facts)
    assert compile_(tree, strict=True)(facts) is evaluate(tree, facts, strict=True)
    assert from_json(as_json(tree)) == tree


@with_examples(TREES, FACTS, st.sets(st.sampled_from(["a", "b", "c", "n"])))
def test_a_probe_answers_or_names_what_could_decide(tree: Condition, facts: dict[str, Any], absent: set[str]) -> None:
    facts = dict.fromkeys(absent, ABSENT) | facts
    answer = compile_probe(tree)(facts)
    truth = evaluate(tree, facts, strict=True)
    assert (None if isinstance(answer, str) else answer) is truth
    if isinstance(answer, str) and answer:
        assert facts.get(answer) is None


@with_examples(TREES, FACTS)
def test_only_facts_asked_for_can_decide(tree: Condition, facts: dict[str, Any]) -> None:
    """An undecided tree asks for unknown facts only; answering one it does not ask for decides nothing.

    Whether a fact is known at all (`known`, `unless_known`) is no question: to answer it is to raise it.
    """
    asked = unknown_facts(tree, facts)
    assert all(facts.get(key) is None for key in asked)
    if evaluate(tree, facts) is not None:
        assert asked == ()
        return
    raised = {atom.fact for atom in atoms(tree) if isinstance(atom, Known | Unless)}
    others = {key: True for key in ("a", "b", "c") if key not in facts and key not in asked and key not in raised}
    assert evaluate(tree, {**facts, **others}) is None
