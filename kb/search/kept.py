"""How words are read, kept beside the index: the tables of the languages, the glossary and the ordinary meanings.

Comes in: the glossary's path and the folder of the index. Goes out: `Speech`, with the languages' tables in place. What
always holds: the folder is named by a hash of all that goes in, the file is written beside its place and renamed, and a
file that cannot be read is made anew. The surprising choice: plain JSON in columns, forms as lines of one string and
beside them the numbers of their readings; it is read nearly as fast as a pickle, and no file can make the program run
anything.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar

from kb.files import kept_or_made, write_whole
from kb.language import LANGUAGES, Lexicon, base_lexicon, load_glossary
from kb.language.compounds import remember_lexicon
from kb.language.glossary import glossary_data, glossary_of
from kb.language.inflection import Morphology, Part, Reading, morphology, remember_morphology
from kb.search.terms import Speech

__all__ = ["speech_of"]

_T = TypeVar("_T")

_FILE = "speech.json"

_EVERYDAY = Path(__file__).resolve().parent / "everyday.toml"


def speech_of(glossary: Path, folder: Path | None) -> Speech:
    """The way words are read: from the folder, or made and kept there. Raises GlossaryError."""
    return kept_or_made(
        folder and folder / _FILE, _read, lambda: Speech.build(load_glossary(glossary), _EVERYDAY), _write
    )


def _read(place: Path) -> Speech | None:
    try:
        data = json.loads(place.read_text(encoding="utf-8"))
        tables = [_morphology_of(lang, data["tables"][lang]) for lang in LANGUAGES]
        lexicons = {lang: _lexicon_of(lang, data["lexicons"][lang]) for lang in LANGUAGES}
        speech = Speech(
            glossary_of(data["glossary"], lexicons),
            {lang: _ordinary_of(data["ordinary"][lang]) for lang in LANGUAGES},
            {name: tuple(others) for name, others in data["related"].items()},
            frozenset(data["light"]),
            frozenset(data["weak"]),
        )
    except (OSError, ValueError, LookupError, TypeError, AttributeError):  # none yet, cut short, or of another shape
        return None
    for table in tables:
        remember_morphology(table)
    for lexicon in lexicons.values():
        remember_lexicon(lexicon)
    return speech


def _write(speech: Speech, place: Path) -> None:
    data = {
        "tables": {lang: _morphology_data(morphology(lang)) for lang in LANGUAGES},
        "lexicons": {lang: _lexicon_data(base_lexicon(lang)) for lang in LANGUAGES},
        "glossary": glossary_data(speech.glossary),
        "ordinary": {lang: _ordinary_data(found) for lang, found in speech.ordinary.items()},
        "related": speech.related,
        "light": sorted(speech.light),
        "weak": sorted(speech.weak),
    }
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    write_whole(place, text)


def _morphology_data(table: Morphology) -> dict[str, Any]:
    readings: dict[Reading, int] = {}
    rows: dict[tuple[int, ...], int] = {}

    def number(reading: Reading) -> int:
        return readings.setdefault(reading, len(readings))

    forms = [rows.setdefault(tuple(map(number, found)), len(rows)) for found in table.forms.values()]
    folded = [number(reading) for reading in table.folded.values()]
    return {
        "readings": [(reading.lemma, reading.part.value) for reading in readings],
        "rows": list(rows),
        "forms": [_one_a_line(table.forms), forms],
        "folded": [_one_a_line(table.folded), folded],
        "particles": sorted(table.particles),
        "endings": table.endings,
    }


def _morphology_of(lang: str, data: dict[str, Any]) -> Morphology:
    part = {part.value: part for part in Part}
    readings = [Reading(lemma, part[name]) for lemma, name in data["readings"]]
    rows = [tuple([readings[number] for number in row]) for row in data["rows"]]
    return Morphology(
        lang,
        _column(data["forms"], rows),
        _column(data["folded"], readings),
        frozenset(data["particles"]),
        tuple((cut, kept) for cut, kept in data["endings"]),
    )


def _one_a_line(words: Iterable[str]) -> str:
    text = "\n".join(words)
    assert text.splitlines() == list(words)
    return text


def _column(column: tuple[str, list[int]], values: list[_T]) -> Mapping[str, _T]:
    words, numbers = column
    return MappingProxyType(dict(zip(words.splitlines(), map(values.__getitem__, numbers), strict=True)))


def _lexicon_data(lexicon: Lexicon) -> list[Any]:
    tables = (lexicon.heads, lexicon.firsts, lexicon.folded_heads, lexicon.folded_firsts)
    return [sorted(lexicon.solid), *map(dict, tables)]


def _lexicon_of(lang: str, data: list[Any]) -> Lexicon:
    solid, heads, firsts, folded_heads, folded_firsts = data
    return Lexicon(
        lang,
        MappingProxyType(heads),
        MappingProxyType(firsts),
        frozenset(solid),
        MappingProxyType(folded_heads),
        MappingProxyType(folded_firsts),
    )


def _ordinary_data(found: Mapping[str, tuple[str, ...]]) -> list[Any]:
    rows: dict[tuple[str, ...], int] = {}
    numbers = [rows.setdefault(names, len(rows)) for names in found.values()]
    return [list(rows), [_one_a_line(found), numbers]]


def _ordinary_of(data: list[Any]) -> Mapping[str, tuple[str, ...]]:
    rows, column = data
    return _column(column, [tuple(row) for row in rows])
