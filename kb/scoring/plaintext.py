"""YAML or JSON text to lists and dicts, for fields of tables and of contestants.

Comes in: text somebody typed or sent, or the name of a file. Goes out: plain data. What always holds: text beyond a
size is refused, and so are aliases, with which a short text can stand for an endless one. The surprising choice:
`parse_text` never opens a file, because the API hands it what a stranger sent; only the command line uses `read_file`.
"""

from __future__ import annotations

from pathlib import Path

import yaml

from kb.scoring.errors import FieldError

__all__ = ["parse_text", "read_file"]

LARGEST_TEXT = 1_000_000
DEEPEST = 12


class _Loader(yaml.SafeLoader):
    """A safe loader that knows no aliases and no deep nesting."""

    depth = 0

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        if self.check_event(yaml.AliasEvent):
            raise FieldError("The text refers to itself by an alias", "Write each table out.")
        self.depth += 1
        if self.depth > DEEPEST:
            raise FieldError("The text is nested too deeply", "Write a list of tables, teams or pairs.")
        node = super().compose_node(parent, index)
        self.depth -= 1
        return node


def parse_text(text: str) -> object:
    """The data a text says."""
    if len(text) > LARGEST_TEXT:
        raise FieldError("The text is larger than any field", "Give one board or one event.")
    try:
        return yaml.load(text, Loader=_Loader)
    except (yaml.YAMLError, ValueError) as problem:
        raise FieldError(f"The text cannot be read: {str(problem)[:200]}", "Write it as YAML or JSON.") from problem


def read_file(path: str) -> object:
    """The data of a file."""
    file = Path(path)
    if not file.is_file():
        raise FieldError(f"There is no file {path}", "Give field=FILE.yaml.")
    try:
        return parse_text(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as problem:
        raise FieldError(f"{path} cannot be read: {problem}", "Save it as UTF-8 text.") from problem
