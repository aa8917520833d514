"""corpus/editions.toml: works, what is in force where and when, and numbers that editions letter their own way.

Comes in: a TOML file. Goes out: a frozen `Catalogue`. What always holds: every period names a work of the
file, dates are in order. The surprising choice: a corpus without the file is fine; its editions are then
in force nowhere, and the report says so.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any

from rapidfuzz import process

from kb.errors import ProfileError
from kb.model import Authority, Period, Work

__all__ = ["Catalogue", "Expressed", "load_catalogue"]


@dataclass(frozen=True, slots=True)
class Expressed:
    """The provision of an edition that holds the words of a work's number, where the numbers differ."""

    work: str
    number: str
    edition: str
    target: str
    reason: str


@dataclass(frozen=True, slots=True)
class Catalogue:
    """Everything editions.toml says."""

    works: Mapping[str, Work] = field(default_factory=dict)
    periods: tuple[Period, ...] = ()
    expressed: tuple[Expressed, ...] = ()


_KEYS: dict[str, dict[str, type]] = {
    "work": {"id": str, "authority": str, "supplements": str, "titles": dict},
    "period": {"work": str, "federation": str, "since": date, "until": date, "basis": str},
    "expressed": {"work": str, "number": str, "edition": str, "target": str, "reason": str},
}
_OPTIONAL = frozenset({"supplements", "until"})


def load_catalogue(path: Path) -> Catalogue:
    """Read editions.toml; an absent file gives an empty catalogue.

    Raises ProfileError naming the table, the key and the nearest valid one.
    """
    if not path.exists():
        return Catalogue()
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ProfileError(path, f"not valid TOML: {error}", "Mend the line named") from None
    for key in data:
        if key not in _KEYS:
            raise ProfileError(path, f"unknown table '{key}'", f"Use [[{'[[, [['.join(_KEYS)}]]")
    for table, schema in _KEYS.items():
        for entry in data.get(table, []):
            _check(path, table, schema, entry)
    works = {entry["id"]: _work(path, entry) for entry in data.get("work", [])}
    periods = []
    for entry in data.get("period", []):
        if entry["work"] not in works:
            nearest = process.extractOne(entry["work"], list(works)) if works else None
            hint = f"Did you mean '{nearest[0]}'?" if nearest else "Add the [[work]]"
            raise ProfileError(path, f"a period of the unknown work '{entry['work']}'", hint)
        until = entry.get("until")
        if until is not None and until < entry["since"]:
            raise ProfileError(path, f"the period of '{entry['work']}' ends before it begins", "Check since and until")
        periods.append(Period(entry["work"], entry["federation"], entry["since"], until, entry["basis"]))
    return Catalogue(
        works,
        tuple(periods),
        tuple(Expressed(**entry) for entry in data.get("expressed", [])),
    )


def _check(path: Path, table: str, schema: dict[str, type], entry: dict[str, Any]) -> None:
    for key, value in entry.items():
        if key not in schema:
            nearest = process.extractOne(key, list(schema))
            hint = f"Did you mean '{nearest[0]}'?" if nearest else "Remove it"
            raise ProfileError(path, f"unknown key '{key}' in [[{table}]]", hint)
        if not isinstance(value, schema[key]):
            raise ProfileError(path, f"'{key}' in [[{table}]] is not a {schema[key].__name__}", "Correct the value")
    for key in schema:
        if key not in entry and key not in _OPTIONAL:
            raise ProfileError(path, f"a [[{table}]] without '{key}'", f"Add {key} = …")


def _work(path: Path, entry: dict[str, Any]) -> Work:
    try:
        authority = Authority(entry["authority"])
    except ValueError:
        raise ProfileError(
            path, f"unknown authority '{entry['authority']}'", f"Use one of {', '.join(Authority)}"
        ) from None
    return Work(entry["id"], dict(entry["titles"]), authority, entry.get("supplements"))
