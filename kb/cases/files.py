"""Reads the files of corpus/cases, field by field, with the vocabulary of each.

Comes in: a folder. Goes out: cases by id. What always holds: the id is the file's name, every value of a
closed field is one of its words. The surprising choice: dates stay strings 'YYYY-MM-DD' or None, since a
case may be dated to a year only.
"""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Any

import yaml
from rapidfuzz import process

from kb.cases.case import Case
from kb.errors import CorpusError

__all__ = ["AUTHORITIES", "ISSUES", "OUTCOMES", "load_cases"]

ISSUES = frozenset(
    {
        "unauthorised-information", "misinformation", "claim", "revoke", "insufficient-bid", "call-out-of-turn",
        "lead-out-of-turn", "penalty-card", "played-card", "change-of-call", "score-correction", "procedure",
        "deadline", "conduct", "other",
    }
)  # fmt: skip
OUTCOMES = frozenset({"upheld", "changed", "partly-changed", "remitted", "dismissed", "statement"})
AUTHORITIES = frozenset(
    {
        "appeals-decision", "commission-statement", "disciplinary-decision", "director-ruling", "reported-decision",
        "published-advice",
    }
)  # fmt: skip
_CLOSED = {
    "issue": ISSUES,
    "outcome": OUTCOMES,
    "authority": AUTHORITIES,
    "laws_edition": frozenset({"1997", "2007", "2017"}),
    "form_of_scoring": frozenset({"pairs", "teams"}),
    "deposit": frozenset({"returned", "forfeited"}),
    "text_seen": frozenset({"complete", "partial"}),
}


_FIELDS = {item.name: item for item in fields(Case)}
_LISTS = frozenset({"laws_cited", "laws_inferred", "regulations_cited"})
_REQUIRED = frozenset({"id", "body", "jurisdiction", "authority", "issue", "facts", "decision", "outcome", "language"})


def load_cases(folder: Path) -> dict[str, Case]:
    """Cases by id; an absent folder has none.

    Raises CorpusError naming the file, the field and the nearest valid value.
    """
    if not folder.is_dir():
        return {}
    cases: dict[str, Case] = {}
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    for path in sorted(folder.glob("*.yaml")):
        try:
            data = yaml.load(path.read_text(encoding="utf-8-sig"), Loader=loader)
        except (yaml.YAMLError, UnicodeDecodeError) as error:
            raise CorpusError(path, f"not valid YAML: {error}", "Mend the place named") from None
        case = _case(path, data)
        cases[case.id] = case
    return cases


def _case(path: Path, data: Any) -> Case:
    if not isinstance(data, dict):
        raise CorpusError(path, "not a mapping of fields", "Write one 'field: value' a line")
    for key in data:
        if key not in _FIELDS:
            nearest = process.extractOne(str(key), list(_FIELDS))
            raise CorpusError(
                path, f"unknown field '{key}'", f"Did you mean '{nearest[0]}'?" if nearest else "Remove it"
            )
    for key in sorted(_REQUIRED):
        if not data.get(key):
            raise CorpusError(path, f"the field '{key}' is missing", f"Add {key}: …")
    if data["id"] != path.stem:
        raise CorpusError(path, f"the id '{data['id']}' is not the file's name", f"Call it {path.stem}")
    for key, allowed in _CLOSED.items():
        value = data.get(key)
        if value is not None and str(value) not in allowed:
            nearest = process.extractOne(str(value), sorted(allowed))
            hint = f"Did you mean '{nearest[0]}'?" if nearest else f"Use one of {', '.join(sorted(allowed))}"
            raise CorpusError(path, f"'{key}' cannot be '{value}'", hint)
    values: dict[str, Any] = {}
    for key in _FIELDS:
        value = data.get(key)
        if key in _LISTS:
            values[key] = tuple(str(item) for item in value or ())
        elif key == "year":
            values[key] = None if value is None else int(value)
        else:
            values[key] = None if value is None else " ".join(str(value).split())
    return Case(**values)
