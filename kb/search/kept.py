"""How words are read, kept beside the index: the tables of the languages, the glossary and the ordinary meanings.

Comes in: the glossary's path and the folder of the index. Goes out: `Speech`, with the languages' tables in place. What
always holds: the folder is named by a hash of all that goes in, the file is written beside its place and renamed, and a
file that cannot be read is made anew. The surprising choice: a pickle, for speed, but one that is read with a reader
that knows our own tables only.
"""

from __future__ import annotations

import builtins
import copyreg
import io
import os
import pickle
import tempfile
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType
from typing import Any

from kb.language import LANGUAGES, load_glossary
from kb.language.compounds import base_lexicon, remember_lexicon
from kb.language.inflection import Part, Reading, morphology, remember_morphology
from kb.search.terms import Speech

__all__ = ["speech_of"]

_FILE = "speech.pickle"

_EVERYDAY = Path(__file__).resolve().parent / "everyday.toml"


def speech_of(glossary: Path, folder: Path | None) -> Speech:
    """The way words are read: from the folder, or made and kept there. Raises GlossaryError."""
    place = folder / _FILE if folder else None
    if place is not None:
        kept = _read(place)
        if kept is not None:
            return kept
    speech = Speech.build(load_glossary(glossary), _EVERYDAY)
    if place is not None:
        with suppress(OSError):  # a cache that cannot be written: the next start makes it again
            _write(speech, place)
    return speech


def _read(place: Path) -> Speech | None:
    try:
        with place.open("rb") as file:
            tables, lexicons, speech = _Words(file).load()
    except Exception:  # cut short or of another Python; pickle raises many kinds
        return None
    assert isinstance(speech, Speech), place
    for lang in LANGUAGES:
        remember_morphology(tables[lang])
        remember_lexicon(lexicons[lang])
    return speech


_BUILTINS = frozenset({"frozenset", "set", "dict", "list", "tuple"})
_OURS = ("kb.language.", "kb.search.terms", "kb.search.kept")


class _Words(pickle.Unpickler):
    """Reads words and tables and nothing else: no file in the folder can make it run anything."""

    def find_class(self, module: str, name: str) -> Any:
        if module == "builtins" and name in _BUILTINS:
            return getattr(builtins, name)
        found = super().find_class(module, name) if module.startswith(_OURS) and "." not in name else None
        if isinstance(found, type) or found is _proxy:
            return found
        raise pickle.UnpicklingError(f"{module}.{name} is not kept here")


def _write(speech: Speech, place: Path) -> None:
    held = io.BytesIO()
    pickler = pickle.Pickler(held, protocol=5)
    pickler.dispatch_table = {**copyreg.dispatch_table, MappingProxyType: _mapping, Reading: _reading, Part: _part}
    tables = {lang: morphology(lang) for lang in LANGUAGES}
    pickler.dump((tables, {lang: base_lexicon(lang) for lang in LANGUAGES}, speech))
    place.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=".building-", dir=place.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(held.getvalue())
        os.replace(name, place)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _proxy(held: dict[Any, Any]) -> Any:
    return MappingProxyType(held)


def _mapping(value: Any) -> Any:
    return _proxy, (dict(value),)


def _reading(value: Reading) -> Any:
    return Reading, (value.lemma, value.part)


def _part(value: Part) -> Any:
    return Part, (value.value,)
