"""How people ask: the entries of `corpus/questions/*.toml`, and the judged queries beside them.

Comes in: a folder. Goes out: `Asked` values, in the order of the files. What always holds: every entry names what
answers it and at least one phrase, and a file that is wrong is refused with the place and what to mend. The surprising
choice: which ids exist is not asked here, since a corpus may lack an edition's text; `bridgelex check corpus` asks.

A judged query (`judged.jsonl`: q, lang, kind, facts, relevant, set) says of every provision worth a look how much it
answers: 3 governs, 2 is read with it, 1 is near. It is a way to ask as well, and may hold slips that nobody saw.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from kb.errors import BridgelexError
from kb.graph import KnowledgeBase
from kb.language import LANGUAGES

__all__ = ["GOVERNS", "JUDGED", "Asked", "QuestionsError", "load_questions", "missing_ids"]

JUDGED = "judged.jsonl"
GOVERNS = 3
"""The grade of what governs."""

_WORDLESS = frozenset({"citation", "structured", "typo"})


class QuestionsError(BridgelexError):
    """A file of questions that cannot be used; says where and what to mend."""


@dataclass(frozen=True, slots=True)
class Asked:
    """One thing people ask. of: the ids that answer; also: what is read with them; phrases: (language, words);
    judged: it is one query that was judged."""

    of: tuple[str, ...]
    also: tuple[str, ...]
    phrases: tuple[tuple[str, str], ...]
    judged: bool = False


def missing_ids(asked: Iterable[Asked], kb: KnowledgeBase) -> Iterator[str]:
    """One line for each id that an edition whose text is held does not have; every other edition is absent here."""
    held = {node.edition for node in kb.nodes.values() if node.edition and node.text}
    for one in asked:
        for name in (*one.of, *one.also):
            if name not in kb.nodes and name.partition(":")[0] in held:
                yield f"questions: '{one.phrases[0][1]}' leads to {name}, which does not exist"


def load_questions(folder: Path) -> tuple[Asked, ...]:
    """Everything in the files of a folder, in order, judged queries last; () when there is none. Raises
    QuestionsError."""
    judged = folder / JUDGED
    return (
        *(asked for path in sorted(folder.glob("*.toml")) for asked in _read(path)),
        *(_judged(judged) if judged.exists() else ()),
    )


def _judged(path: Path) -> Iterator[Asked]:
    """The judged queries that are asked in words: a number, a fact or a slip of the pen is no way to ask."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError as error:
        raise QuestionsError(f"{path.name} is not in UTF-8: {error}.") from None
    for number, line in enumerate(lines, 1):
        where = f"{path.name}, line {number}"
        try:
            row = json.loads(line)
        except ValueError as error:
            raise QuestionsError(f"{where}: it is no JSON: {error}.") from None
        if not isinstance(row, dict) or not {"q", "lang", "kind", "relevant"} <= row.keys():
            raise QuestionsError(f"{where}: it needs q, lang, kind and relevant.")
        grades = row["relevant"]
        if row["lang"] not in LANGUAGES:
            raise QuestionsError(f"{where}: lang is one of {', '.join(LANGUAGES)}.")
        if not isinstance(row["q"], str) or not isinstance(grades, dict) or not set(grades.values()) <= {1, 2, 3}:
            raise QuestionsError(f"{where}: q is text, and relevant has a grade of 1, 2 or 3 for each id.")
        of, also = (tuple(name for name, held in grades.items() if held == grade) for grade in (GOVERNS, GOVERNS - 1))
        if row["kind"] not in _WORDLESS and row["q"].strip() and of:
            yield Asked(of, also, ((row["lang"], row["q"]),), judged=True)


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
