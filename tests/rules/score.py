"""Scoreboard: `python -m tests.rules.score` prints how the sample rulings fare, by the measures that count."""

from __future__ import annotations

from dataclasses import fields

from tests.rules.casefiles import Marks, cases, covered, marks, ruling_of, samples_folder


def main() -> None:
    folder = samples_folder()
    if folder is None:
        print("no samples: set BRIDGELEX_EXAMPLES")
        return
    rows = [(case, marks(case, ruling_of(case))) for case in cases(folder) if covered(case)]
    for case, mark in rows:
        bad = [f.name for f in fields(Marks) if getattr(mark, f.name) < 1]
        if bad:
            ruling = ruling_of(case)
            print(f"{case.id} ({case.edition}): {', '.join(bad)}")
            print(f"    want {case.expected['status']} {case.expected['governing']} {case.expected['missing_facts']}")
            print(f"    got  {ruling.status} {list(ruling.governing)} {[m.fact for m in ruling.missing_facts]}")
    for field in fields(Marks):
        total = sum(float(getattr(mark, field.name)) for _, mark in rows)
        print(f"{field.name:10} {total:6.1f} of {len(rows)}")


if __name__ == "__main__":
    main()
