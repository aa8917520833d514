"""From facts to a ruling.

Comes in: a rule book and a flat dict of facts. Goes out: a `Ruling` with its proof. What always holds: a rule
speaks only if its condition is true and no rule that excepts it has spoken; a rule whose condition is unknown
waits, and what it waits for is asked; nothing unknown is ever taken to be one way or the other.
The surprising choice: there is no search and no agenda. The book has sorted the rules so that one pass over
them suffices, which keeps a ruling with its proof in the tens of microseconds.

How the lists come about (the principle behind every case):
  governing      the rules that spoke: those that decide, then the laws they apply, then the frame they stand
                 in; each followed by the paragraphs it applies (`per`) and by those of the choices it leaves
                 open. Then the rules that wait, the frame (which asks the question) first.
  also_consider  what those rules name (`also`), the notes, the rules set aside, what can be known only later.
  missing_facts  the facts in the undecided branches of the waiting rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kb.rules.book import LATER, OUT, PENDING, SET_ASIDE, SILENT, SPOKE, CompiledRule, Family, RuleBook
from kb.rules.conditions import ABSENT, OPEN
from kb.rules.evaluation import Test
from kb.rules.facts import Fact
from kb.rules.model import Choice, Grade, Number, Option, Role
from kb.rules.ruling import (
    NEEDS_FACTS,
    NOT_COVERED,
    RULED,
    Consequence,
    MissingFact,
    Offer,
    OfferedChoice,
    Proof,
    Ruling,
)  # fmt: skip
from kb.rules.text import Text, t
from kb.rules.tokens import CHOOSERS, TOKENS
from kb.rules.words import if_then

__all__ = ["LATER", "OUT", "PENDING", "SET_ASIDE", "SPOKE", "decide", "rule_on", "states"]


NO_RULE = t(
    "Teksten har ingen regel om dette", "Texten har ingen regel om detta", "The text has no rule for this"
)  # fmt: skip
GRADES = {Grade.CERTAIN: 0, Grade.DISCRETIONARY: 1, Grade.AMBIGUOUS: 2}


def rule_on(book: RuleBook, raw: Mapping[str, Any]) -> Ruling:
    """Read the facts, refuse what cannot be, rule. Raises the errors of kb.rules.errors."""
    facts = book.vocabulary.read(raw)
    irregularity = facts.get("irregularity")
    if irregularity is None:
        return _ask_irregularity(book, facts)
    family = book.family(irregularity)
    if family is None:
        silence = (_silence(book, irregularity),)
        return Ruling(book.edition, NOT_COVERED, Grade.CERTAIN, silence, (), (), (), (), {}, facts, NOTHING)
    family.consistency.complete(facts)
    return decide(book, family, facts)


def states(family: Family, facts: dict[str, Any]) -> list[int]:
    """One pass: what each rule does. Writes open choices and statuses into `facts`."""
    for key in family.choices:
        if key not in facts:
            facts[key] = OPEN
    result: list[int] = []
    for test, gates, defeaters, gives, compiled in family.program:
        shut = False
        for gate in gates:
            if facts.get(gate, False) is False:
                shut = True
        holds = False if shut else test(facts)
        if holds is False:
            result.append(OUT)
            continue
        state = SPOKE if holds else PENDING
        for i in defeaters:
            if result[i] == SPOKE:
                state = SET_ASIDE
                break
            if result[i] == PENDING or (result[i] == SILENT and not family.rules[i].later):
                state = PENDING
        if state == PENDING:
            if any(facts.get(gate) is None for gate in compiled.quiet_gates):
                state = SILENT
            elif compiled.later:
                state = compiled.later
        result.append(state)
        if gives:
            for status in gives:
                if state == SPOKE:
                    facts[status] = True
                elif state == PENDING and facts.get(status, False) is False:
                    facts[status] = None
    return result


def decide(book: RuleBook, family: Family, facts: dict[str, Any]) -> Ruling:
    """The ruling on facts that have been read and completed."""
    working = dict(facts)
    outcome = states(family, working)
    spoke: list[CompiledRule] = []
    waiting: list[CompiledRule] = []
    aside: list[CompiledRule] = []
    later: list[CompiledRule] = []
    lists = (None, spoke, aside, waiting, later)
    for i, state in enumerate(outcome):
        if state and state != SILENT:
            compiled = family.rules[i]
            lists[state].append(compiled)  # type: ignore[union-attr]
    spoke.sort(key=_by_order)
    waiting.sort(key=_by_pending_order)
    governing: dict[str, None] = {}
    also: dict[str, None] = {}
    said: dict[str, Consequence] = {}
    offers: list[Offer] = []
    numbers: dict[str, Any] = {}
    grade = Grade.CERTAIN
    decided = False
    for compiled in spoke:
        rule = compiled.rule
        if rule.role is not Role.NOTE:
            decided = True
            governing[compiled.provision] = None
            for id_ in rule.per:
                governing[id_] = None
        for number in rule.numbers:
            value = compute(book, number, working)
            if value is not None:
                numbers[number.key] = value
        for option, tests in compiled.options:
            known = facts | _chosen(offers, option.after) if option.after else facts
            offer = _offer(book, known, working, option, tests)
            if offer is not None:
                offers.append(offer)
                for choice in offer.choices:
                    for id_ in choice.citations:
                        governing[id_] = None
        own = rule.grade or (Grade.DISCRETIONARY if compiled.judged else Grade.CERTAIN)
        if GRADES[own] > GRADES[grade]:
            grade = own
    for compiled in spoke:
        _say(book, compiled, working, numbers, said)
    for compiled in waiting:
        if compiled.rule.role is not Role.NOTE:
            governing[compiled.provision] = None
            for id_ in compiled.rule.per:
                governing[id_] = None
    for compiled in (*spoke, *waiting):
        if compiled.rule.role is Role.NOTE:
            also[compiled.provision] = None
        for id_ in compiled.rule.also:
            also[id_] = None
    for compiled in (*later, *aside):
        also[compiled.provision] = None
        if compiled.rule.reminder is not None and compiled in later:
            code = f"keep-in-mind:{compiled.rule.id}"
            said[code] = Consequence(code, compiled.rule.reminder, "director", (compiled.provision,))
    missing = _missing(book, waiting, working)
    for compiled in waiting:
        if compiled.phrases or compiled.rule.options:
            code = f"if:{compiled.rule.id}"
            said[code] = Consequence(
                code, if_then(book.vocabulary, compiled, working), "director", (compiled.provision,)
            )
    status = NEEDS_FACTS if missing else RULED if decided else NOT_COVERED
    if status == NOT_COVERED:
        gap = next((g for test, g in family.gaps if test(working) is True), None)
        silence = _silence(book, family.irregularity)
        said["no-rule"] = Consequence("no-rule", gap.reason, "director", gap.needs) if gap else silence
    return Ruling(
        book.edition, status, grade, tuple(said.values()), tuple(offers), tuple(governing),
        tuple(id_ for id_ in also if id_ not in governing), missing, numbers, facts, Prover(family, outcome, working),
    )  # fmt: skip


def _silence(book: RuleBook, irregularity: str) -> Consequence:
    """Why the edition does not rule, with the laws that would be needed."""
    reason, laws = book.not_held.reason(irregularity) if book.not_held is not None else (NO_RULE, ())
    return Consequence("no-rule", reason, "director", laws)


def _by_order(compiled: CompiledRule) -> tuple[int, int, int]:
    return compiled.order


def _by_pending_order(compiled: CompiledRule) -> tuple[int, int, int]:
    return compiled.pending_order


class Prover:
    """The proof of a ruling, put together when it is looked at: `whole` tells also of the rules that were out."""

    __slots__ = ("family", "outcome", "working")

    def __init__(self, family: Family | None, outcome: list[int], working: Mapping[str, Any]) -> None:
        self.family, self.outcome, self.working = family, outcome, working

    def __call__(self, *, whole: bool = False) -> tuple[Proof, ...]:
        if self.family is None:
            return ()
        rules = zip(self.family.rules, self.outcome, strict=True)
        return tuple([self._one(c, state) for c, state in rules if whole or state not in (OUT, SILENT)])

    def _one(self, compiled: CompiledRule, state: int) -> Proof:
        by = None
        if state == SET_ASIDE and self.family is not None:
            by = next(self.family.rules[i].rule.id for i in compiled.defeaters if self.outcome[i] == SPOKE)
        fired = None if state in (PENDING, LATER) else state == SPOKE
        rule = compiled.rule
        return Proof(rule.id, compiled.provision, rule.quote, compiled.leaves(self.working), fired, by)


NOTHING = Prover(None, [], {})


def _say(
    book: RuleBook,
    compiled: CompiledRule,
    working: Mapping[str, Any],
    numbers: Mapping[str, Any],
    said: dict[str, Consequence],
) -> None:
    for phrase in compiled.phrases:
        before = said.get(phrase.code)
        cites = (compiled.provision, *compiled.rule.per)
        if before is not None:
            merged = tuple(dict.fromkeys((*before.citations, *cites)))
            said[phrase.code] = Consequence(before.code, before.text, before.who, merged, before.effect)
            continue
        text = phrase.text
        if text.has_slots():
            text = text.filled(lambda key, language: _slot(book, key, language, working, numbers))
        said[phrase.code] = Consequence(phrase.code, text, phrase.who, cites, phrase.effect)


def _slot(book: RuleBook, key: str, language: str, working: Mapping[str, Any], numbers: Mapping[str, Any]) -> str:
    value = numbers.get(key, working.get(key))
    return "…" if value is None else book.vocabulary.label(value).in_language(language)


def _chosen(offers: list[Offer], token: str) -> dict[str, Any]:
    """What an earlier choice sets that opens a later one; nothing where none does."""
    if not token:
        return {}
    return next((dict(c.sets) for offer in offers for c in offer.choices if c.code == token), {})


def _offer(
    book: RuleBook,
    facts: dict[str, Any],
    working: Mapping[str, Any],
    option: Option,
    tests: tuple[tuple[Choice, Test | None], ...],
) -> Offer | None:
    choices: list[OfferedChoice] = []
    for choice, test in tests:
        if test is not None and test(working) is False:
            continue
        if any(choice.code == offered.code for offered in choices):
            continue  # while it is open which of them holds, the first tells of both
        outcome = _Outcome(book, facts, choice) if choice.leads_to is None and choice.sets else None
        choices.append(
            OfferedChoice(choice.code, TOKENS[choice.code], choice.cites, choice.sets, choice.leads_to, outcome)
        )
    return Offer(option.chooser, CHOOSERS[option.chooser], tuple(choices), option.after) if choices else None


class _Outcome:
    """The ruling once a choice is made; a small class, so that offering it costs nothing."""

    __slots__ = ("book", "choice", "facts")

    def __init__(self, book: RuleBook, facts: dict[str, Any], choice: Choice) -> None:
        self.book, self.facts, self.choice = book, facts, choice

    def __call__(self) -> Ruling:
        return rule_on(self.book, {**self.facts, **dict(self.choice.sets)})


NOT_TOLD = ""
"""What a function is given for ('maybe', FACT) while the fact is unknown."""


def compute(book: RuleBook, number: Number, working: Mapping[str, Any]) -> Any:
    """The figure, None while a fact it needs is unknown or still open."""
    return _formula(book, number.formula, working)


def _formula(book: RuleBook, formula: Any, working: Mapping[str, Any]) -> Any:
    if isinstance(formula, str):
        value = working.get(formula)
        return None if value == OPEN or value is ABSENT else value
    if not isinstance(formula, tuple):
        return formula
    name, *parts = formula
    if name == "maybe":
        value = _formula(book, parts[0], working)
        return NOT_TOLD if value is None else value
    if name == "call":
        function, *parts = parts
    values = [_formula(book, part, working) for part in parts]
    if any(value is None for value in values):
        return None
    match name:
        case "+":
            return sum(values)
        case "-":
            return values[0] - values[1] if len(values) > 1 else -values[0]
        case "*":
            return values[0] * values[1]
        case "/":
            return values[0] / values[1]
        case "min":
            return min(values)
        case "max":
            return max(values)
        case "call":
            return book.functions[function](*values)
    raise AssertionError(f"no operation {name}")


def _missing(book: RuleBook, waiting: list[CompiledRule], working: Mapping[str, Any]) -> tuple[MissingFact, ...]:
    if not waiting:
        return ()
    wanted: dict[str, list[str]] = {}
    for compiled in waiting:
        for key in compiled.question(working)[1]:
            for asked in sources(book, key, working):
                wanted.setdefault(asked, []).append(compiled.provision)
    return tuple(_question(book.vocabulary.facts[key], tuple(dict.fromkeys(w))) for key, w in wanted.items())


def sources(book: RuleBook, key: str, working: Mapping[str, Any]) -> tuple[str, ...]:
    """What to ask for a fact: itself, or the unknown ones it is reckoned from."""
    derived = book.vocabulary.facts[key].derived_from
    return tuple(k for k in derived if working.get(k) is None) if derived else (key,)


def _question(fact: Fact, decides: tuple[str, ...]) -> MissingFact:
    ids = ", ".join(decides)
    why = Text(
        f"Svaret afgør, om {ids} skal anvendes", f"Svaret avgör om {ids} ska tillämpas",
        f"The answer decides whether {ids} {'apply' if len(decides) > 1 else 'applies'}",
    )  # fmt: skip
    return MissingFact(fact.key, fact.kind.value, fact.question, fact.possible(), why, decides)


def _ask_irregularity(book: RuleBook, facts: dict[str, Any]) -> Ruling:
    fact = book.vocabulary.facts["irregularity"]
    why = t(
        "Uden den kan ingen paragraf vælges", "Utan den kan ingen paragraf väljas", "No law can be chosen without it"
    )
    missing = MissingFact(fact.key, fact.kind.value, fact.question, book.irregularities, why, ())
    return Ruling(book.edition, NEEDS_FACTS, Grade.CERTAIN, (), (), (), (), (missing,), {}, facts, NOTHING)
