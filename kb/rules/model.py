"""What a rule is made of.

Comes in: nothing; rule files build these. Goes out: frozen data that the book checks and the engine runs.
What always holds: a rule stands under exactly one provision and quotes the words it relies on; everything
that decides (conditions, precedence, numbers) is data, so that it can be printed, swept and exported.
The surprising choice: what a rule does is said in codes ("partner-passes-throughout") whose words in three
languages stand in one table of phrases, so that a rule reads like a margin note beside its paragraph, and
two rules that say opposite things about the same matter (one slot, two codes) are found by the sweep.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from kb.rules.conditions import ALWAYS, Condition, Value
from kb.rules.facts import Contradiction, Implication
from kb.rules.text import Text

__all__ = [
    "CardState", "Choice", "Consent", "Effect", "Fiction", "Gap", "Grade", "LeadRestriction", "NotHeld", "NotRuled",
    "Number", "Option", "Phrase", "RightLost", "Role", "Rule", "RuleSet", "ScoreAward", "Silence", "effect_json",
]  # fmt: skip


class Grade(StrEnum):
    """How sure the text makes us: it decides, it leaves the weighing to the director, it can be read in two ways."""

    CERTAIN = "certain"
    DISCRETIONARY = "discretionary"
    AMBIGUOUS = "ambiguous"


class Role(StrEnum):
    """What a rule does in a ruling; also its place among the governing paragraphs, in this order.

    decides: settles this very case. applies: a law the deciding one sends to (26 after 27B2, 12C1 after 13).
    frame: the general paragraph under which the case stands (27B above 27B1a, 29B beside 30A).
    note: to be kept in mind; never governs, its provision goes to also_consider.
    """

    DECIDES = "decides"
    APPLIES = "applies"
    FRAME = "frame"
    NOTE = "note"


# --- effects: what a consequence does, for programs; its words are in the phrase ---------------------------


@dataclass(frozen=True, slots=True)
class Silence:
    """A player must pass. turns: 'once' (when next in turn) or 'throughout'."""

    player: str
    turns: str


@dataclass(frozen=True, slots=True)
class LeadRestriction:
    """A lead may be required or forbidden. lasts: 'first-lead' or 'while-on-lead' (a ban goes on)."""

    chooser: str
    player: str
    kinds: tuple[str, ...]
    suits: str
    """'shown', 'any' or 'penalty-card'."""
    lasts: str


@dataclass(frozen=True, slots=True)
class CardState:
    """What becomes of a card: 'minor-penalty-card', 'major-penalty-card', 'picked-up', 'played', 'stays-faced'."""

    card: str
    state: str


@dataclass(frozen=True, slots=True)
class RightLost:
    """A player has lost a right by his own act."""

    player: str
    right: str


@dataclass(frozen=True, slots=True)
class Fiction:
    """The law goes on as if this were so."""

    as_if: str


@dataclass(frozen=True, slots=True)
class Consent:
    """Something may be done only if these players agree."""

    who: str
    to: str


@dataclass(frozen=True, slots=True)
class ScoreAward:
    """A score for one side; the two sides need not balance. `number` is the key in the ruling's numbers."""

    side: str
    kind: str
    number: str | None = None


Effect = Silence | LeadRestriction | CardState | RightLost | Fiction | Consent | ScoreAward


def effect_json(effect: Effect) -> dict[str, Any]:
    fields = {name: getattr(effect, name) for name in type(effect).__dataclass_fields__}
    kind = "".join("-" + c.lower() if c.isupper() else c for c in type(effect).__name__).lstrip("-")
    return {"kind": kind} | {k: list(v) if isinstance(v, tuple) else v for k, v in fields.items()}


# --- phrases, numbers, options -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Phrase:
    """A consequence: its code, who is meant, its words. slot: the matter it settles.

    Two rules of one ruling that fill the same slot with different codes contradict each other. Without a
    slot a consequence contradicts nothing.
    """

    code: str
    who: str
    text: Text
    slot: str = ""
    effect: Effect | None = None


@dataclass(frozen=True, slots=True)
class Number:
    """A figure of the ruling: a constant, the value of a fact, or `formula` over both.

    formula: nested tuples, ('+', a, b), ('-', a, b), ('*', a, b), ('/', a, b), ('min', …), ('max', …), where
    a part is a number, a fact's key, or another tuple. Left out while a fact it needs is unknown.
    ('call', NAME, a, …) is a function registered with the book (exported by its name); it may do without ('maybe', a).
    """

    key: str
    formula: Any

    def __post_init__(self) -> None:
        assert self.key.replace("_", "").isalnum(), self.key


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the things a player may choose.

    code: an option token of the contract. cites: what it rests on; it joins the governing paragraphs while
    the choice is open. sets: the facts that hold once it is chosen; from them the engine works out what the
    choice leads to, unless leads_to says it. when: offered unless this is known not to hold.
    """

    code: str
    cites: tuple[str, ...] = ()
    sets: tuple[tuple[str, Value], ...] = ()
    leads_to: Text | None = None
    when: Condition = ALWAYS


@dataclass(frozen=True, slots=True)
class Option:
    """A choice the law gives, and to whom."""

    chooser: str
    choices: tuple[Choice, ...]
    after: str = ""
    """Token of an earlier choice of the same ruling; the option is there only after that one."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of one provision.

    id: 'NUMBER' or 'NUMBER:what' ('27B1a', '27A:open'); the provision is what stands before the colon.
    quote: its own words in that provision, as printed (hyphenation, spaces and page breaks do not matter).
    when: the condition. then: codes of phrases. says: words that replace the phrases' own, by code.
    role: its place among the governing paragraphs. also: paragraphs to keep in mind. per: paragraphs that
    govern with it, right after it. excepts: rules it sets aside when it fires.
    gives: statuses it establishes for other rules (fictions, 'lead-penalties', 'artificial-score').
    redirects: an irregularity whose rules now apply as well.
    options: what may be chosen. numbers: figures. grade: None lets the engine tell (discretionary where the
    condition rests on a judgement).
    later: its open facts are not asked for, since they can be known only afterwards; while they are
    open, `reminder` is said and the provision goes to also_consider.
    """

    id: str
    quote: str
    when: Condition
    then: tuple[str, ...] = ()
    role: Role = Role.DECIDES
    also: tuple[str, ...] = ()
    per: tuple[str, ...] = ()
    excepts: tuple[str, ...] = ()
    gives: tuple[str, ...] = ()
    redirects: str = ""
    options: tuple[Option, ...] = ()
    numbers: tuple[Number, ...] = ()
    grade: Grade | None = None
    later: bool = False
    reminder: Text | None = None
    says: tuple[tuple[str, Text], ...] = ()
    weight: int = 0
    """Finer order within the role; lower comes first. Seldom needed."""

    @property
    def provision(self) -> str:
        return self.id.partition(":")[0]


@dataclass(frozen=True, slots=True)
class Gap:
    """A part of the fact space the text does not rule on; the ruling is then 'not-covered' and says why."""

    when: Condition
    reason: Text
    needs: tuple[str, ...] = ()
    """Provisions that would rule but whose words are lost."""


@dataclass(frozen=True, slots=True)
class NotHeld:
    """What an edition's text does not rule on because its words are not there.

    laws: irregularity → the laws that would rule, held as headings alone. lost: the reason then, with the slot
    {laws}. absent: the reason for an irregularity of which there is not even a heading.
    """

    laws: Mapping[str, tuple[str, ...]]
    lost: Text
    absent: Text

    def reason(self, irregularity: str) -> tuple[Text, tuple[str, ...]]:
        """Why nothing can be said, and the laws that would be needed."""
        laws = self.laws.get(irregularity, ())
        return (self.lost.filled(lambda _key, _language: ", ".join(laws)) if laws else self.absent), laws


@dataclass(frozen=True, slots=True)
class NotRuled:
    """An operative paragraph without rules. reason: 'definition', 'conduct', 'organiser', 'procedure', 'scoring'."""

    numbers: tuple[str, ...]
    reason: str
    note: str


@dataclass(frozen=True, slots=True)
class RuleSet:
    """The rules of a few neighbouring laws; one file, named after what they govern.

    on: the irregularities that call for these rules. A set without any is reached only through statuses
    that other rules give (law 26 through 'lead-penalties').
    """

    name: str
    laws: tuple[str, ...]
    on: tuple[str, ...]
    rules: tuple[Rule, ...]
    phrases: tuple[Phrase, ...] = ()
    implications: tuple[Implication, ...] = ()
    contradictions: tuple[Contradiction, ...] = ()
    gaps: tuple[Gap, ...] = ()
    not_ruled: tuple[NotRuled, ...] = ()
    sent_to: bool = False
    """These rules neither ask nor govern before it is certain that another law sends here (law 12C after 13B)."""
