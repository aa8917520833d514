"""Case files: reading, ruling, comparing.

Comes in: folders of YAML case files (one case a document), own and sample ones. Goes out: `Case`s and, for each
edition of a case, what differs from the ruling. What always holds: expected results were written by hand.
The surprising choice: own cases are compared exactly; samples by the measures that count (status, first governing
paragraph, recall and precision of the governing ones, missing facts, numbers, options).
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from kb.rules import EDITIONS, Ruling, book, rule_on

HERE = Path(__file__).parent
OWN = HERE / "cases"
REPOSITORY = HERE.parent.parent


BELONG_TO = re.compile(r"numbers\s+belong\s+to\s+([^;.]+)")
"""In the notes of a case: the editions its figures belong to, where that is not all of them."""


@dataclass(frozen=True)
class Case:
    """One case under one edition."""

    id: str
    edition: str
    facts: Mapping[str, Any]
    expected: Mapping[str, Any]
    numbers: Mapping[str, Any]
    paragraph: str


def samples_folder() -> Path | None:
    """Where the sample rulings are: $BRIDGELEX_EXAMPLES, or shared/examples beside the repository."""
    named = os.environ.get("BRIDGELEX_EXAMPLES")
    folder = Path(named) if named else REPOSITORY.parent / "shared" / "examples"
    rulings = folder / "rulings"
    return rulings if rulings.is_dir() else folder if named and folder.is_dir() else None


def cases(folder: Path) -> Iterator[Case]:
    """Every case of a folder, once an edition that has rules."""
    for path in sorted(folder.glob("*.yaml")):
        for document in yaml.safe_load_all(path.read_text(encoding="utf-8")):
            if document is None:
                continue
            for edition, expected in document["editions"].items():
                if edition in EDITIONS:
                    named = BELONG_TO.search(document.get("notes") or "")
                    elsewhere = named is not None and edition not in named.group(1)
                    numbers = {} if elsewhere else _numbers(document.get("numbers") or {}, edition)
                    yield Case(
                        document["id"], edition, document["facts"], expected, numbers, document.get("paragraph", "")
                    )


def _numbers(given: Mapping[str, Any], edition: str) -> dict[str, Any]:
    """Those without an edition's name and those with this one's."""
    known = ("dk1997", "se2007", "dbf2008", "bogense2017")
    own: dict[str, Any] = {}
    for key, value in given.items():
        suffix = next((e for e in known if key.endswith("_" + e)), None)
        if suffix is None or suffix == edition:
            own[key.removesuffix("_" + edition)] = value
    return own


def ruling_of(case: Case) -> Ruling:
    return rule_on(book(case.edition), case.facts)


def covered(case: Case) -> bool:
    """The edition has rules for this irregularity, or the case says that it is not covered."""
    return case.facts["irregularity"] in book(case.edition).irregularities or case.expected["status"] == "not-covered"


def faults(case: Case, ruling: Ruling) -> list[str]:
    """What differs from an own case, exactly."""
    want = case.expected
    found: dict[str, Any] = {
        "status": ruling.status,
        "grade": ruling.grade.value,
        "first": ruling.governing[0] if ruling.governing else None,
        "governing": list(ruling.governing),
        "missing_facts": sorted(m.fact for m in ruling.missing_facts),
        "options": offered(ruling),
    }
    expected = {key: want[key] for key in found if key in want}
    if "missing_facts" in expected:
        expected["missing_facts"] = sorted(expected["missing_facts"])
    differing = [f"{k}: expected {v}, got {found[k]}" for k, v in expected.items() if found[k] != v]
    codes = {c.code for c in ruling.ruling}
    differing += [f"does not say {code}; says {sorted(codes)}" for code in want.get("says", ()) if code not in codes]
    differing += [f"says {code}" for code in want.get("says_not", ()) if code in codes]
    differing += [
        f"does not consider {id_}" for id_ in want.get("also_consider", ()) if id_ not in ruling.also_consider
    ]
    return differing + wrong_numbers(case, ruling)


def wrong_numbers(case: Case, ruling: Ruling) -> list[str]:
    """Figures that differ; those of a case belong to the editions that rule on it."""
    got = ruling.numbers
    if case.expected["status"] == "not-covered":
        return []
    return [f"{k}: expected {v}, got {got.get(k)}" for k, v in case.numbers.items() if not _same(got.get(k), v)]


def _same(got: Any, want: Any) -> bool:
    if isinstance(got, int | float) and isinstance(want, int | float):
        return abs(got - want) < 0.0006
    return bool(got == want)


def offered(ruling: Ruling) -> list[dict[str, Any]]:
    return [{"chooser": o.chooser, "choices": [c.code for c in o.choices]} for o in ruling.options]


@dataclass(frozen=True)
class Marks:
    """How a sample fares by the measures that count."""

    status: bool
    first: bool
    recall: float
    precision: float
    missing: bool
    numbers: bool
    options: bool


def marks(case: Case, ruling: Ruling) -> Marks:
    want = case.expected
    governing, also = list(want["governing"]), list(want.get("also_consider", ()))
    hits = [g for g in governing if g in ruling.governing]
    fitting = [g for g in ruling.governing if g in governing or g in also]
    return Marks(
        status=ruling.status == want["status"],
        first=(ruling.governing[:1] == tuple(governing[:1])),
        recall=len(hits) / len(governing) if governing else 1.0,
        precision=len(fitting) / len(ruling.governing) if ruling.governing else 1.0,
        missing=sorted(m.fact for m in ruling.missing_facts) == sorted(want.get("missing_facts", ())),
        numbers=not wrong_numbers(case, ruling),
        options=_options(want.get("options", ())) == _options(offered(ruling)),
    )


def _options(options: Any) -> set[tuple[str, frozenset[str]]]:
    return {(o["chooser"], frozenset(o["choices"])) for o in options}
