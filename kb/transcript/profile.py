"""The profile of an edition: corpus/<edition>/edition.toml, read and checked.

Comes in: a TOML file. Goes out: a frozen `Profile`. What always holds: no unknown key survives, every
value has its type, so that a copied profile with a slip in it is refused with file, key and nearest key.
The surprising choice: the numbering scheme is a list of rows (kind, form, heading), which is the rank
table of the outline machine; nothing about numbering stands in code.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, TypeVar

from rapidfuzz import process

from kb.errors import ProfileError
from kb.model import Kind
from kb.transcript.words import WORDS

__all__ = [
    "Contents",
    "DefinitionStyle",
    "Form",
    "Level",
    "NoteMarks",
    "PageStyle",
    "Part",
    "PartKind",
    "Profile",
    "load_profile",
]


class Form(StrEnum):
    """How an enumerator is written, shown by its first value."""

    NUMBER = "1."
    UPPER = "A."
    LOWER = "a."
    BRACKET = "(a)"
    ROMAN = "I."
    SMALL_ROMAN = "i."


class PageStyle(StrEnum):
    """Where the transcript puts page numbers."""

    LEADING = "leading"
    """Each page starts with its number in the transcript; the printed one may stand at either end too."""
    TRAILING = "trailing"
    """Each paragraph is a page; the printed number stands at its end, or at its head or inside."""
    NONE = "none"
    """No pages."""


class NoteMarks(StrEnum):
    """How footnotes are marked."""

    ASTERISK = "asterisk"
    DIGIT = "digit"
    NONE = "none"


class PartKind(StrEnum):
    """What a part of the book holds."""

    FRONT = "front"
    DEFINITIONS = "definitions"
    LAWS = "laws"


class DefinitionStyle(StrEnum):
    """How the definitions are set."""

    DASH = "dash"
    """TERM in capitals, a dash, the text."""
    LIST = "list"
    """Term and text run together; the terms stand in alphabetical order."""


@dataclass(frozen=True, slots=True)
class Level:
    """One row of the rank table. heading: whether provisions of this level carry a heading."""

    kind: Kind
    form: Form
    heading: bool
    prefix: str = ""
    """Printed before the number of some laws: 'X' in 'X79.'."""


@dataclass(frozen=True, slots=True)
class Part:
    """A stretch of the book that begins with `heading`. prefix: of its provisions' numbers ('LK')."""

    kind: PartKind
    heading: str
    slug: str
    levels: tuple[Level, ...] = ()
    prefix: str = ""
    style: DefinitionStyle = DefinitionStyle.DASH


@dataclass(frozen=True, slots=True)
class Contents:
    """The contents list. headings_only: laws named only there become nodes."""

    heading: str
    headings_only: bool
    numbers_lost: bool
    """The transcript dropped most numbers of the list; they are counted off between those it kept."""


@dataclass(frozen=True, slots=True)
class Profile:
    """Everything the parser needs to know about one transcript."""

    path: Path
    work: str
    language: str
    title: str
    publisher: str
    year: int
    federation: str
    rights: str
    pages: PageStyle
    footer: str
    furniture: tuple[str, ...]
    notes: NoteMarks
    glyphs: tuple[tuple[str, str], ...]
    letters_before_number: bool
    sheet: bool
    """A sheet of paragraphs under headings instead of numbered laws."""
    contents: Contents | None
    chapter_word: str
    chapter_slug: str
    parts: tuple[Part, ...]
    levels: tuple[Level, ...]
    cites: str
    """Work whose paragraphs are cited without a prefix; '' when the edition cites itself."""
    own_numbers: tuple[tuple[int, int], ...]
    """Number ranges of this edition's own paragraphs, when it cites another work's by bare number."""
    external: tuple[tuple[str, str], ...]
    """(phrase before the number, name of the document) for documents outside the corpus."""


_SCHEMA: dict[str, dict[str, type]] = {
    "": {
        "work": str,
        "language": str,
        "title": str,
        "publisher": str,
        "year": int,
        "federation": str,
        "rights": str,
        "transcript": dict,
        "contents": dict,
        "chapters": dict,
        "part": list,
        "level": list,
        "citations": dict,
    },
    "transcript": {
        "pages": str,
        "footer": str,
        "furniture": list,
        "notes": str,
        "glyphs": dict,
        "letters_before_number": bool,
        "sheet": bool,
    },
    "contents": {"heading": str, "headings_only": bool, "numbers_lost": bool},
    "chapters": {"word": str, "slug": str},
    "part": {"kind": str, "heading": str, "slug": str, "level": list, "prefix": str, "style": str},
    "level": {"kind": str, "form": str, "heading": bool, "prefix": str},
    "citations": {"work": str, "own": list, "external": dict},
}
ChoiceT = TypeVar("ChoiceT", bound=StrEnum)

_REQUIRED = ("work", "language", "title", "publisher", "year", "federation", "rights")


def load_profile(path: Path) -> Profile:
    """Read edition.toml.

    Raises ProfileError naming the file, the key and the nearest valid key or value.
    """
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except FileNotFoundError:
        raise ProfileError(path, "the profile is missing", "Copy one from another edition and adapt it") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ProfileError(path, f"not valid TOML: {error}", "Mend the line named") from None
    _check(path, data, "")
    for key in _REQUIRED:
        if key not in data:
            raise ProfileError(path, f"the key '{key}' is missing", f"Add {key} = …")
    if data["language"] not in WORDS:
        raise ProfileError(path, f"unknown language '{data['language']}'", f"Use one of {', '.join(WORDS)}")
    transcript: dict[str, Any] = data.get("transcript", {})
    contents = data.get("contents")
    if contents is not None and not contents.get("heading"):
        raise ProfileError(path, "[contents] has no heading", "Name the words the contents list begins with")
    chapters = data.get("chapters", {})
    citations = data.get("citations", {})
    return Profile(
        path=path,
        work=data["work"],
        language=data["language"],
        title=data["title"],
        publisher=data["publisher"],
        year=data["year"],
        federation=data["federation"],
        rights=data["rights"],
        pages=_choice(path, "transcript.pages", PageStyle, transcript.get("pages", "leading")),
        footer=transcript.get("footer", ""),
        furniture=tuple(transcript.get("furniture", ())),
        notes=_choice(path, "transcript.notes", NoteMarks, transcript.get("notes", "none")),
        glyphs=tuple(transcript.get("glyphs", {}).items()),
        letters_before_number=transcript.get("letters_before_number", False),
        sheet=transcript.get("sheet", False),
        contents=Contents(
            contents["heading"], contents.get("headings_only", False), contents.get("numbers_lost", False)
        )
        if contents
        else None,
        chapter_word=chapters.get("word", ""),
        chapter_slug=chapters.get("slug", ""),
        parts=tuple(_part(path, part) for part in data.get("part", ())),
        levels=tuple(_level(path, level) for level in data.get("level", ())),
        cites=citations.get("work", ""),
        own_numbers=tuple((int(first), int(last)) for first, last in citations.get("own", ())),
        external=tuple(citations.get("external", {}).items()),
    )


def _check(path: Path, data: dict[str, Any], table: str) -> None:
    schema = _SCHEMA[table]
    for key, value in data.items():
        place = f"{table}.{key}" if table else key
        if key not in schema:
            nearest = process.extractOne(key, list(schema))
            raise ProfileError(
                path, f"unknown key '{place}'", f"Did you mean '{nearest[0]}'?" if nearest else "Remove it"
            )
        allowed: Any = schema[key]
        if not isinstance(value, allowed):
            raise ProfileError(path, f"'{place}' has the wrong type", f"It must be {allowed.__name__}")
        if key in _SCHEMA and isinstance(value, dict):
            _check(path, value, key)
        elif key in ("part", "level"):
            for entry in value:
                if not isinstance(entry, dict):
                    raise ProfileError(path, f"'{place}' must be an array of tables", f"Write [[{place}]]")
                _check(path, entry, key)


def _choice(path: Path, key: str, enum: type[ChoiceT], value: str) -> ChoiceT:
    try:
        return enum(value)
    except ValueError:
        allowed = ", ".join(f"'{item.value}'" for item in enum)
        raise ProfileError(path, f"'{key}' cannot be '{value}'", f"Use one of {allowed}") from None


def _level(path: Path, entry: dict[str, Any]) -> Level:
    return Level(
        kind=_choice(path, "level.kind", Kind, entry.get("kind", "")),
        form=_choice(path, "level.form", Form, entry.get("form", "")),
        heading=entry.get("heading", False),
        prefix=entry.get("prefix", ""),
    )


def _part(path: Path, entry: dict[str, Any]) -> Part:
    if "heading" not in entry:
        raise ProfileError(path, "a [[part]] has no heading", "Name the words it begins with")
    return Part(
        kind=_choice(path, "part.kind", PartKind, entry.get("kind", "")),
        heading=entry["heading"],
        slug=entry.get("slug", ""),
        levels=tuple(_level(path, level) for level in entry.get("level", ())),
        prefix=entry.get("prefix", ""),
        style=_choice(path, "part.style", DefinitionStyle, entry.get("style", "dash")),
    )
