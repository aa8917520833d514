"""Precedents: rulings and appeal decisions, one YAML file each, as data and as nodes of the graph.

Comes in: corpus/cases/*.yaml. Goes out: frozen `Case` objects. What always holds: what the source did not
show is None, never a guess. The surprising choice: laws the source names and laws the summary's author
thinks were applied are kept apart to the end.
"""

from __future__ import annotations

from kb.cases.case import Case

__all__ = ["Case"]
