"""One case under several editions: where they part, traced to the paragraphs that differ.

Comes in: rulings on the same facts. Goes out: one `Difference` for each matter in which they do not agree.
What always holds: no difference is reported where all say the same.
The surprising choice: consequences are compared by code and slot, not by their words, so that a new wording of
the same rule is no difference, and a code of another slot-mate is shown against it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kb.rules.ruling import Ruling

__all__ = ["Difference", "differences"]


@dataclass(frozen=True, slots=True)
class Difference:
    """One matter in which the rulings part.

    matter: 'status', 'number:KEY', 'missing:FACT', 'options' or 'says:CODE'.
    sides: edition, what it says, the paragraphs that say it.
    """

    matter: str
    sides: tuple[tuple[str, Any, tuple[str, ...]], ...]

    def as_json(self) -> dict[str, Any]:
        return {
            "matter": self.matter,
            "sides": [{"edition": e, "value": v, "paragraphs": list(p)} for e, v, p in self.sides],
        }


def differences(rulings: Sequence[Ruling]) -> tuple[Difference, ...]:
    """All matters in which the rulings part; none for fewer than two."""
    if len(rulings) < 2:
        return ()
    found = []
    for matter in _matters(rulings):
        sides = tuple((r.edition, *_side(r, matter)) for r in rulings)
        if len({repr(value) for _, value, _ in sides}) > 1:
            found.append(Difference(matter, sides))
    return tuple(found)


def _matters(rulings: Sequence[Ruling]) -> list[str]:
    matters: dict[str, None] = {"status": None, "options": None}
    for ruling in rulings:
        matters.update(dict.fromkeys(f"number:{key}" for key in ruling.numbers))
        matters.update(dict.fromkeys(f"missing:{m.fact}" for m in ruling.missing_facts))
        matters.update(dict.fromkeys(f"says:{c.code}" for c in ruling.ruling if ":" not in c.code))
    return list(matters)


def _side(ruling: Ruling, matter: str) -> tuple[Any, tuple[str, ...]]:
    kind, _, key = matter.partition(":")
    match kind:
        case "status":
            return ruling.status, ruling.governing
        case "options":
            offered = [[o.chooser, [c.code for c in o.choices]] for o in ruling.options]
            return offered, tuple(i for o in ruling.options for c in o.choices for i in c.citations)
        case "number":
            return ruling.numbers.get(key), ruling.governing
        case "missing":
            asked = next((m for m in ruling.missing_facts if m.fact == key), None)
            return asked is not None, asked.decides if asked is not None else ()
        case _:
            said = next((c for c in ruling.ruling if c.code == key), None)
            return said is not None, said.citations if said is not None else ()
