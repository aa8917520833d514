"""Whatever is typed, the answer is an answer or a named error, and it can be printed."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from kb.scoring import KINDS, compute, describe, dump
from kb.scoring.errors import ScoringError

TEXT = [
    "", " ", "0", "-1", "12", "1/0", "½", "1½", "2,5", "1e9", "nan", "inf", "∞", "١٢", "9" * 60, "420 420 450", "50 50",
    "none", "ns", "ew", "both", "yes", "3NT", "pass", "matchpoints", "kp-match", "cross-imps", "not-met", "equal",

    "[420, 450]", "{teams: []}", "{pairs: [{name: A, total: 1}]}", "{totals: {A: x}}", "|", "420 | 450",
    "{", "- -",
    "\x00",
]  # fmt: skip
values = st.one_of(
    st.sampled_from(TEXT),
    st.text(max_size=12),
    st.integers(-(10**6), 10**6),
    st.floats(),
    st.booleans(),
    st.none(),
    st.lists(st.integers(-1000, 1000), max_size=4),
    st.dictionaries(st.sampled_from(["teams", "tables", "ns"]), st.integers(), max_size=2),
)


@st.composite
def questions(draw: st.DrawFn) -> tuple[str, dict[str, object]]:
    kind = KINDS[draw(st.sampled_from(sorted(KINDS)))]
    names = draw(st.lists(st.sampled_from([key.name for key in kind.keys]), max_size=6, unique=True))
    by_example = draw(st.booleans())
    examples = {key.name: key.example.strip('"') for key in kind.keys}
    facts: dict[str, object] = {
        name: examples[name] if by_example and draw(st.booleans()) else draw(values) for name in names
    }
    return kind.name, facts


@settings(max_examples=600, deadline=None)
@given(questions(), st.sampled_from([None, "dk1997", "se2007", "dbf2008"]))
def test_an_answer_or_a_named_error(question: tuple[str, dict[str, object]], edition: str | None) -> None:
    kind, facts = question
    try:
        answer = compute(kind, facts, edition=edition)
    except ScoringError as error:
        problem = str(error)
    else:
        problem = ""
    assert len(problem) < 2000
    if problem:
        return
    assert answer.governing
    assert json.loads(dump(answer.as_dict()))["kind"] == answer.kind
    assert all(describe(answer, lang) for lang in ("da", "sv", "en"))
