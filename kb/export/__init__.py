"""The graph in other programs' formats: JSON Lines and GraphML."""

from __future__ import annotations

__all__ = ["FORMATS"]

FORMATS: dict[str, tuple[str, str]] = {
    "graphml": ("kb.export.graphml", "graphml_files"),
    "jsonl": ("kb.export.jsonl", "jsonl_files"),
    "rules": ("kb.export.rules", "rule_files"),
}
"""Each format: the module and the function (handle -> {file name: text})."""
