"""Values that no condition of a family tells apart.

Comes in: the conditions of a family and the values its facts could be tried with. Goes out: one value of each
class. What always holds: two values dropped into one class make every atom of every condition come out alike,
so that a walk over the representatives still meets every way in which the rules can differ.
The surprising choice: `told(fact)` is looked at as a whole. Its two halves see a difference between "no" and
"nobody has said", the rule does not; a walk that tried both would double with every exception nobody raised.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from kb.rules.conditions import All, Any_, Compare, Condition, Is, Known, Not, Status, Unless
from kb.rules.evaluation import compile_

__all__ = ["representatives"]

View = Callable[[Any], object]
"""How an atom sees a value of its fact."""


def representatives(
    conditions: Iterable[Condition], tried: dict[str, tuple[Any, ...]], kept: Iterable[str] = ()
) -> dict[str, tuple[Any, ...]]:
    """The first value of each class, in order; facts in `kept` stay as they are."""
    views: dict[str, dict[Condition, View]] = {key: {} for key in tried}
    whole = set(kept)
    for condition in dict.fromkeys(conditions):
        for fact, atom in _atoms(condition):
            if fact not in views:
                continue
            if isinstance(atom, Compare) and isinstance(atom.other, str):
                whole.update((fact, atom.other))
            elif atom not in views[fact]:
                views[fact][atom] = _view(fact, atom)
    return {
        key: values if key in whole else tuple(_first_of_each(values, tuple(views[key].values())))
        for key, values in tried.items()
    }


def _first_of_each(values: tuple[Any, ...], views: tuple[View, ...]) -> Iterator[Any]:
    seen = set()
    for value in values:
        signature = tuple(view(value) for view in views)
        if signature not in seen:
            seen.add(signature)
            yield value


def _view(fact: str, atom: Condition) -> View:
    test = compile_(atom, strict=True)
    return lambda value: test({fact: value})


def _atoms(condition: Condition) -> Iterator[tuple[str, Condition]]:
    """Each fact with the atom that looks at it; the two halves of `told` as one."""
    match condition:
        case All(parts):
            told = {p.fact for p in parts if isinstance(p, Known)} & {p.fact for p in parts if isinstance(p, Is)}
            for part in parts:
                if isinstance(part, Is) and part.fact in told:
                    yield part.fact, All((Known(part.fact), part))
                elif not (isinstance(part, Known) and part.fact in told):
                    yield from _atoms(part)
        case Any_(parts):
            for part in parts:
                yield from _atoms(part)
        case Not(part):
            yield from _atoms(part)
        case Status(_):
            return
        case Is(fact, _) | Compare(fact, _, _) | Known(fact) | Unless(fact, _):
            yield fact, condition
