"""Words for the reader in Danish, Swedish and English.

Comes in: three strings. Goes out: one frozen `Text`. What always holds: none of the three is empty.
The surprising choice: texts may hold slots such as `{tricks}` or `{denomination_called}`, filled by the
engine with a number of the ruling or with the name of a fact's value in the language at hand.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

__all__ = ["LANGUAGES", "Text", "t"]

LANGUAGES = ("da", "sv", "en")

SLOT = re.compile(r"\{([a-z0-9_]+)\}")


@dataclass(frozen=True, slots=True)
class Text:
    """The same words in three languages."""

    da: str
    sv: str
    en: str

    def in_language(self, language: str) -> str:
        """The words in one language; any other code reads English."""
        return self.da if language == "da" else self.sv if language == "sv" else self.en

    def as_json(self) -> dict[str, str]:
        return {"da": self.da, "sv": self.sv, "en": self.en}

    def has_slots(self) -> bool:
        return "{" in self.en

    def filled(self, lookup: Callable[[str, str], str]) -> Text:
        """The same text with each `{key}` replaced by lookup(key, language)."""
        if "{" not in self.en:
            return self
        return Text(
            *(SLOT.sub(lambda m, lang=lang: lookup(m.group(1), lang), self.in_language(lang)) for lang in LANGUAGES)  # type: ignore[misc]
        )


def t(da: str, sv: str, en: str) -> Text:
    """Short for Text in rule files."""
    assert all((da, sv, en)), "a text needs all three languages"
    return Text(da, sv, en)
