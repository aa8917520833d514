"""What comes out: the ruling of one edition on one set of facts.

Comes in: nothing; the engine builds these. Goes out: frozen data and `as_json`, the shape of DESIGN section 6.
What always holds: everything said carries the ids it rests on; `governing` and `also_consider` are disjoint.
The surprising choice: what a choice leads to is worked out when somebody looks (`Offer.outcome`), by ruling
again with that choice made; so it can never disagree with the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from kb.rules.evaluation import Looked
from kb.rules.model import Effect, Grade, effect_json
from kb.rules.text import Text

__all__ = ["Consequence", "MissingFact", "Offer", "OfferedChoice", "Proof", "Ruling"]


@dataclass(frozen=True, slots=True)
class Consequence:
    code: str
    text: Text
    who: str
    citations: tuple[str, ...]
    effect: Effect | None = None


@dataclass(frozen=True, slots=True)
class OfferedChoice:
    """One thing that may be chosen; `sets` are the facts that hold then."""

    code: str
    text: Text
    citations: tuple[str, ...]
    sets: tuple[tuple[str, Any], ...]
    leads_to: Text | None
    _outcome: Callable[[], Ruling] | None = field(repr=False, compare=False)

    def outcome(self) -> Ruling | None:
        """The ruling once this is chosen, None where the law's own words (`leads_to`) say it all."""
        return self._outcome() if self._outcome is not None else None

    def as_json(self) -> dict[str, Any]:
        leads: dict[str, Any] | None = None
        if self.leads_to is not None:
            leads = {"text": self.leads_to.as_json(), "citations": list(self.citations)}
        elif self._outcome is not None:
            then = self._outcome()
            leads = {"text": then.summary().as_json(), "citations": list(then.governing), "status": then.status}
        if leads is not None and self.sets:
            leads["facts"] = dict(self.sets)
        return {
            "code": self.code, "text": self.text.as_json(), "leads_to": leads, "citations": list(self.citations)
        }  # fmt: skip


@dataclass(frozen=True, slots=True)
class Offer:
    """A choice and who has it. after: token of an earlier choice that opens this one."""

    chooser: str
    who: Text
    choices: tuple[OfferedChoice, ...]
    after: str = ""

    def as_json(self) -> dict[str, Any]:
        shape: dict[str, Any] = {
            "chooser": self.chooser, "who": self.who.as_json(), "choices": [c.as_json() for c in self.choices]
        }  # fmt: skip
        return shape | {"after": self.after} if self.after else shape


@dataclass(frozen=True, slots=True)
class MissingFact:
    """A question that must be answered first. values: what can be answered, in the contract's words."""

    fact: str
    kind: str
    question: Text
    values: tuple[Any, ...]
    why: Text
    decides: tuple[str, ...]
    """Provisions that wait for it."""

    def as_json(self) -> dict[str, Any]:
        return {
            "fact": self.fact, "kind": self.kind, "question": self.question.as_json(), "values": list(self.values),
            "why": self.why.as_json(), "decides": list(self.decides),
        }  # fmt: skip


@dataclass(frozen=True, slots=True)
class Proof:
    """One rule: its words, what was looked at, whether it applied. fired None: waits for a fact."""

    rule: str
    provision: str
    quote: str
    conditions: tuple[Looked, ...]
    fired: bool | None
    defeated_by: str | None

    def as_json(self) -> dict[str, Any]:
        return {
            "rule": self.rule, "provision": self.provision, "quote": self.quote,
            "conditions": [{"fact": c.fact, "value": c.value, "holds": c.holds} for c in self.conditions],
            "fired": self.fired, "defeated_by": self.defeated_by,
        }  # fmt: skip


RULED, NEEDS_FACTS, NOT_COVERED = "ruled", "needs-facts", "not-covered"


@dataclass(frozen=True, slots=True)
class Ruling:
    edition: str
    status: str
    grade: Grade
    ruling: tuple[Consequence, ...]
    options: tuple[Offer, ...]
    governing: tuple[str, ...]
    also_consider: tuple[str, ...]
    missing_facts: tuple[MissingFact, ...]
    numbers: Mapping[str, Any]
    facts: Mapping[str, Any]
    """The facts as understood, with what they imply filled in."""
    _prove: Callable[[], tuple[Proof, ...]] = field(repr=False, compare=False)

    @property
    def proof(self) -> tuple[Proof, ...]:
        """Every rule that spoke, waits or was set aside, with what was looked at."""
        return self._prove()

    @property
    def say(self) -> Text:
        """What to say at the table: the ruling, then what is asked and who may choose."""
        asks = [m.question for m in self.missing_facts]
        choices = [_offer_words(o) for o in self.options]
        return _joined([c.text for c in self.ruling] + asks + choices)

    def summary(self) -> Text:
        """The consequences alone, in one breath."""
        return _joined([c.text for c in self.ruling])

    def key(self) -> tuple[Any, ...]:
        """What makes two rulings the same: status, what is laid down, what may be chosen, the figures."""
        return (
            self.status,
            tuple((c.code, c.text.en) for c in self.ruling),
            tuple((o.chooser, tuple(c.code for c in o.choices)) for o in self.options),
            tuple(sorted(self.numbers.items())),
        )

    def as_json(self) -> dict[str, Any]:
        return {
            "edition": self.edition,
            "status": self.status,
            "grade": self.grade.value,
            "ruling": [
                {"code": c.code, "text": c.text.as_json(), "who": c.who, "citations": list(c.citations)}
                | ({"effect": effect_json(c.effect)} if c.effect is not None else {})
                for c in self.ruling
            ],
            "options": [o.as_json() for o in self.options],
            "governing": list(self.governing),
            "also_consider": list(self.also_consider),
            "missing_facts": [m.as_json() for m in self.missing_facts],
            "numbers": dict(self.numbers),
            "say": self.say.as_json(),
            "proof": [p.as_json() for p in self.proof],
        }


def _offer_words(offer: Offer) -> Text:
    def words(language: str, may: str, or_: str) -> str:
        chosen = f" {or_} ".join(c.text.in_language(language) for c in offer.choices)
        return f"{offer.who.in_language(language)} {may}: {chosen}"

    return Text(words("da", "kan vælge", "eller"), words("sv", "får välja", "eller"), words("en", "may choose", "or"))


def _joined(texts: list[Text]) -> Text:
    def sentences(language: str) -> str:
        said = (text.in_language(language) for text in texts)
        return " ".join(s[:1].upper() + s[1:] + ("" if s.endswith((".", "?", "!")) else ".") for s in said if s)

    return Text(sentences("da"), sentences("sv"), sentences("en"))
