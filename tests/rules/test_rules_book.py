"""The book as a whole: quotes, sweep, coverage, export; and the ways of asking about a ruling."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

import kb
from kb.rules import book, books, export_rules, record, replay, rule_on, what_if, why
from kb.rules.book import RuleBook
from kb.rules.command import texts
from kb.rules.conditions import from_json, given, is_, yes
from kb.rules.coverage import coverage, is_under, uncovered
from kb.rules.evaluation import evaluate
from kb.rules.facts import vocabulary
from kb.rules.model import Number, Phrase, Rule, RuleSet
from kb.rules.quotes import check_quotes
from kb.rules.sweep import Report, sweep, walk
from kb.rules.text import t
from tests.rules.casefiles import OWN, cases, ruling_of

FAMILIES = [(b.edition, name) for b in books() for name in b.irregularities]


@cache
def swept(edition: str, name: str) -> Report:
    return sweep(book(edition), name, limit=10_000)


@pytest.mark.parametrize("edition", [b.edition for b in books()])
def test_every_quote_stands_in_its_law(edition: str) -> None:
    assert [str(f) for f in check_quotes(book(edition), texts(library()))] == []


@cache
def library() -> kb.KnowledgeBase:
    return kb.load()


@pytest.mark.parametrize(("edition", "name"), FAMILIES)
def test_no_gap_and_no_conflict(edition: str, name: str) -> None:
    report = swept(edition, name)
    assert list(report.gaps) == []
    assert list(report.conflicts) == []


@pytest.mark.parametrize("edition", [b.edition for b in books()])
def test_every_rule_speaks_somewhere(edition: str) -> None:
    heard = {rule for e, name in FAMILIES if e == edition for rule in swept(e, name).spoke}
    assert [rule for rule in book(edition).rules if rule not in heard] == []


@pytest.mark.parametrize(("edition", "name"), FAMILIES)
def test_asking_leads_to_a_ruling(edition: str, name: str) -> None:
    """Answer what is asked, always the first value that is possible, and the case is ruled in the end."""
    facts: dict[str, Any] = {"irregularity": name}
    for _ in range(60):
        ruling = rule_on(book(edition), facts)
        if ruling.status != "needs-facts":
            break
        missing = ruling.missing_facts[0]
        example = vocabulary().facts[missing.fact].example
        facts[missing.fact] = missing.values[-1] if missing.values else example or 5
    assert ruling.status in ("ruled", "not-covered")


def toy(*rules: Rule) -> RuleBook:
    set_ = RuleSet(
        "toy",
        ("1",),
        ("revoke",),
        rules,
        phrases=(Phrase("a", "all", t("a", "a", "a"), "x"), Phrase("b", "all", t("b", "b", "b"), "x")),
    )
    return RuleBook("toy", (set_,), (), vocabulary())


def test_the_sweep_finds_gaps_conflicts_and_silent_rules() -> None:
    trump = is_("revoke_trick_won_by", "offender")
    others = {"offenders-partner", "non-offending-side"}
    report = sweep(
        toy(Rule("1A", "q", trump, ("a",)), Rule("1B", "q", trump, ("b",)), Rule("1C", "q", given("no"))), "revoke"
    )
    (gap,) = report.gaps
    assert gap["revoke_trick_won_by"] in others, "one of the values that no rule tells apart"
    assert [(c.first, c.second, c.matter) for c in report.conflicts] == [("1A", "1B", "x")]
    assert report.silent == {"1C"}


def test_precedence_removes_the_conflict() -> None:
    trump = is_("revoke_trick_won_by", "offender")
    rules = toy(Rule("1A", "q", trump, ("a",)), Rule("1B", "q", trump, ("b",), excepts=("1A",)))
    assert list(sweep(rules, "revoke").conflicts) == []
    ruling = rule_on(rules, {"irregularity": "revoke", "revoke_trick_won_by": "offender"})
    assert ruling.governing == ("1B",)
    assert ruling.also_consider == ("1A",)
    assert [(p.rule, p.fired, p.defeated_by) for p in ruling.proof] == [("1B", True, None), ("1A", False, "1B")]


def test_an_open_exception_keeps_the_rule_waiting() -> None:
    rules = toy(Rule("1A", "q", yes("disputed"), ("a",)), Rule("1B", "q", yes("play_went_on"), ("b",), excepts=("1A",)))
    claim = rule_on(_claims(rules), {"irregularity": "claim", "disputed": True})
    assert claim.status == "needs-facts"
    assert [m.fact for m in claim.missing_facts] == ["play_went_on"]


def _claims(rules: RuleBook) -> RuleBook:
    (set_,) = rules.sets
    return RuleBook("toy", (RuleSet("toy", ("1",), ("claim",), set_.rules, phrases=set_.phrases),), (), vocabulary())


def test_rules_that_wait_for_each_other_are_refused() -> None:
    circle = toy(Rule("1A", "q", given("b"), gives=("a",)), Rule("1B", "q", given("a"), gives=("b",)))
    with pytest.raises(AssertionError, match="circle"):
        circle.family("revoke")


def test_the_walk_is_complete() -> None:
    """Every full assignment of a small family agrees with exactly one leaf."""
    rules = book("dk1997")
    family = rules.family("change-of-call")
    assert family is not None
    leaves = [leaf.facts for leaf in walk(rules, family)]
    for case in cases(OWN):
        if case.facts["irregularity"] == "change-of-call" and case.expected["status"] == "ruled":
            facts = dict(rules.vocabulary.read(case.facts))
            family.consistency.complete(facts)
            agreeing = [
                leaf
                for leaf in leaves
                if all(facts.get(k, "open") in (v, "open") for k, v in leaf.items() if k in facts)
            ]
            assert agreeing, case.id


def test_why_tells_what_each_answer_leads_to() -> None:
    facts = {"irregularity": "insufficient-bid", "turn_of": "offender", "denomination_called": "hearts",
             "accepted_by_lho": False, "call_conventional": False, "correction": "lowest-same-denomination",
             }  # fmt: skip
    reason = why(book("dk1997"), facts, "correction_conventional")
    assert reason.asked
    assert reason.provisions == ("27B1a", "27B2")
    governing = {value: r.governing[0] for value, r in reason.answers if not isinstance(r, str)}
    assert governing == {True: "27B2", False: "27B1a"}


def test_what_if_gives_the_smallest_changes() -> None:
    facts = {"irregularity": "insufficient-bid", "turn_of": "offender", "denomination_called": "hearts",
             "accepted_by_lho": False, "call_conventional": False, "correction": "lowest-same-denomination",
             "correction_conventional": False}  # fmt: skip
    changes = what_if(book("dk1997"), facts)
    assert all(len(c.sets) == 1 for c in changes)
    found = {c.sets[0]: c.ruling.governing[0] for c in changes}
    assert found["accepted_by_lho", True] == "27A"
    assert found["correction_conventional", True] == "27B2"
    assert found["ib_information_damages", True] == "27B1b"


def test_a_record_replays_or_says_what_changed() -> None:
    facts = {"irregularity": "insufficient-bid", "turn_of": "offender", "accepted_by_lho": True}
    kept = json.loads(json.dumps(record(book("dk1997"), facts, "text-1").as_json()))
    assert replay(book("dk1997"), kept, "text-1") == ()
    assert replay(book("dk1997"), kept, "text-2") == ("the text of the edition has changed",)
    kept["result"]["governing"] = ["27B"]
    assert any(line.startswith("governing: was") for line in replay(book("dk1997"), kept, "text-1"))


@pytest.mark.parametrize(
    ("number", "parent", "answer"),
    [
        ("27B1a", "27B", True),
        ("27B1a", "27", True),
        ("271", "27", False),
        ("25B2bII", "25B2bI", False),
        ("27", "27", False),
    ],
)
def test_is_under(number: str, parent: str, answer: bool) -> None:
    assert is_under(number, parent) is answer


def test_coverage_names_what_has_no_rule() -> None:
    rows = coverage(book("dk1997"), ["25", "27B", "27B1a", "99Z"])
    assert uncovered(rows) == ("99Z",)
    assert "27B1a" in rows[1].rules


def test_the_export_can_be_run_by_another_program() -> None:
    """A few lines that know only the JSON find the same governing rules."""
    data = json.loads(json.dumps(export_rules()))
    for case in cases(OWN):
        edition = data["editions"][case.edition]
        ruling = ruling_of(case)
        family = edition["families"].get(case.facts["irregularity"])
        if family is None:
            assert ruling.status == "not-covered", case.id
            continue
        facts = dict.fromkeys(family["choices"], "open") | dict(ruling.facts)
        spoke: list[str] = []
        waits: list[str] = []
        for entry in family["order"]:
            rule = edition["rules"][entry["rule"]]
            holds = evaluate(from_json(entry["when"]), facts)
            if holds is False or any(entry["rule"] in edition["rules"][other]["excepts"] for other in spoke):
                continue
            gives = [*rule["gives"], *(["redirect:" + rule["redirects"]] if rule["redirects"] else [])]
            if holds and not any(entry["rule"] in edition["rules"][other]["excepts"] for other in waits):
                spoke.append(entry["rule"])
                facts |= {f"@{s}": True for s in gives}
            elif not rule["later"] and rule["role"] != "note":
                waits.append(entry["rule"])
                facts |= {f"@{s}": facts.get(f"@{s}") or None for s in gives}
        assert sorted(spoke) == sorted(p.rule for p in ruling.proof if p.fired), case.id


def test_texts_hold_no_empty_words() -> None:
    for case in cases(OWN):
        said = ruling_of(case).say
        assert all(said.in_language(language) for language in ("da", "sv", "en")), case.id
        assert "{" not in said.da + said.sv + said.en, case.id


def test_a_redirection_opens_the_other_law_only_when_it_speaks() -> None:
    """A fifth card led to the next trick is a lead out of turn; another is not (45E1)."""
    words = (Phrase("a", "all", t("a", "a", "a")),)
    fifth = RuleSet(
        "fifth", ("45",), ("fifth-card",),
        (Rule("45E1:led", "q", yes("meant_as_lead_to_next_trick"), redirects="lead-out-of-turn"),
         Rule("45E1", "q", is_("meant_as_lead_to_next_trick", False), ("a",))),
        phrases=words,
    )  # fmt: skip
    lead = RuleSet("lead", ("56",), ("lead-out-of-turn",), (Rule("56", "q", is_("lead_choice", "refuse"), ("a",)),))
    rules = RuleBook("toy", (fifth, lead), words, vocabulary())
    led = {"irregularity": "fifth-card", "meant_as_lead_to_next_trick": True, "lead_choice": "refuse"}
    assert rule_on(rules, led).governing == ("45E1", "56")
    assert rule_on(rules, led | {"meant_as_lead_to_next_trick": False}).governing == ("45E1",)
    assert rule_on(rules, {"irregularity": "fifth-card", "lead_choice": "refuse"}).status == "needs-facts"


def test_numbers_are_reckoned_from_facts() -> None:
    number = Number("tricks_to_opponents", ("min", ("+", "conceded_tricks", 1), ("-", 13, "declarer_tricks")))
    rules = _claims(toy(Rule("1A", "q", yes("disputed"), ("a",), numbers=(number,))))
    facts = {"irregularity": "claim", "disputed": True, "conceded_tricks": 1}
    assert rule_on(rules, facts).numbers == {}
    assert rule_on(rules, facts | {"declarer_tricks": 8}).numbers == {"tricks_to_opponents": 2}


def test_what_is_asked_matters_now() -> None:
    """Each fact asked for in an own case has two answers with different rulings."""
    for case in cases(OWN):
        for missing in ruling_of(case).missing_facts:
            reason = why(book(case.edition), case.facts, missing.fact)
            keys = {repr(r.key()) for _, r in reason.answers if not isinstance(r, str)}
            assert len(keys) > 1 or not missing.values, f"{case.id}: {missing.fact} changes nothing"
