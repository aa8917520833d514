"""How people ask: the entries of `corpus/questions/*.toml`.

Comes in: a folder. Goes out: `Asked` values, in the order of the files. What always holds: every entry names what
answers it and at least one phrase, and a file that is wrong is refused with the place and what to mend. The surprising
choice: which ids exist is not asked here, since a corpus may lack an edition's text; `bridgelex check corpus` asks.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from kb.errors import BridgelexError
from kb.graph import KnowledgeBase
from kb.language import LANGUAGES

__all__ = ["Asked", "QuestionsError", "load_questions", "missing_ids"]


class QuestionsError(BridgelexError):
    """A file of questions that cannot be used; says where and what to mend."""


@dataclass(frozen=True, slots=True)
class Asked:
    """One thing people ask. of: the ids that answer; also: what is read with them; phrases: (language, words)."""

    of: tuple[str, ...]
    also: tuple[str, ...]
    phrases: tuple[tuple[str, str], ...]


def missing_ids(asked: Iterable[Asked], kb: KnowledgeBase) -> Iterator[str]:
    """One line for each id that an edition whose text is held does not have; every other edition is absent here."""
    held = {node.edition for node in kb.nodes.values() if node.edition and node.text}
    for one in asked:
        for name in (*one.of, *one.also):
            if name not in kb.nodes and name.partition(":")[0] in held:
                yield f"questions: '{one.phrases[0][1]}' leads to {name}, which does not exist"


def load_questions(folder: Path) -> tuple[Asked, ...]:
    """Everything in the files of a folder, in order; () when there is none. Raises QuestionsError."""
    return tuple(asked for path in sorted(folder.glob("*.toml")) for asked in _read(path))


def _read(path: Path) -> Iterator[Asked]:
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise QuestionsError(f"{path.name} is no TOML in UTF-8: {error}.") from None
    rows = data.get("asked", [])
    if set(data) - {"asked"} or not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise QuestionsError(f"{path.name}: every entry begins with [[asked]], and nothing stands outside of them.")
    for number, row in enumerate(rows, 1):
        where = f"{path.name}, entry {number}"
        unknown = set(row) - {"of", "also", *LANGUAGES}
        if unknown:
            raise QuestionsError(f"{where}: '{min(unknown)}' is not one of of, also, {', '.join(LANGUAGES)}.")
        lists = {key: row.get(key, []) for key in ("of", "also", *LANGUAGES)}
        for key, value in lists.items():
            if not isinstance(value, list) or not all(isinstance(text, str) and text.strip() for text in value):
                raise QuestionsError(f"{where}: '{key}' must be a list of words in quotation marks.")
        phrases = tuple((lang, text) for lang in LANGUAGES for text in lists[lang])
        if not lists["of"] or not phrases:
            raise QuestionsError(f"{where}: it needs 'of' (the ids that answer) and at least one phrase.")
        yield Asked(tuple(lists["of"]), tuple(lists["also"]), phrases)
