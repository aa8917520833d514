"""The words of the interface in Danish, Swedish and English, and the choice of a language.

Comes in: da.toml, sv.toml and en.toml beside this file; a request's query, cookie and Accept-Language.
Goes out: `Texts`, which answers a dotted key with a sentence, and `choose`, which picks a language.
What always holds: the three catalogues have the same keys, none empty (tested); a missing key is our fault
and raises. The words of the laws are never translated; they are marked with the language of their edition.
The surprising choice: dates are spelt from the catalogue's own month names, not by the machine's locale.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from datetime import date
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs

from kb.model import Edition

__all__ = ["COOKIE", "LANGUAGES", "Texts", "choose", "load"]

LANGUAGES = ("da", "sv", "en")
"""The first is what a reader gets whose browser asks for none of them."""

COOKIE = "lang"


class Texts:
    """The catalogue of one language: `texts("law.next")`, `texts("home.pages", n=3)`."""

    __slots__ = ("_words", "language")

    def __init__(self, language: str, words: Mapping[str, str]) -> None:
        self.language = language
        self._words = words

    def __call__(self, key: str, **values: object) -> str:
        return self._words[key].format(**values) if values else self._words[key]

    def count(self, key: str, n: int) -> str:
        """The sentence for one or for several: keys `KEY.one` and `KEY.many`, the number as {n}."""
        return self._words[f"{key}.{'one' if n == 1 else 'many'}"].format(n=n)

    def name(self, group: str, value: str) -> str:
        """The word for a value of a vocabulary, or the value itself where the catalogue has none for it."""
        return self._words.get(f"{group}.{value}", value)

    def edition(self, edition: Edition) -> str:
        """'Danish laws 1997': an edition in a word or two, for headers and chips."""
        return self._words.get(f"edition.{edition.id}", edition.title)

    def date(self, day: date) -> str:
        return self._words["date.day"].format(day=day.day, month=self._words[f"month.{day.month}"], year=day.year)

    @property
    def known(self) -> frozenset[str]:
        """All its keys."""
        return frozenset(self._words)


def _flatten(table: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, str]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _flatten(value, f"{prefix}{key}.")
        else:
            assert isinstance(value, str), f"{prefix}{key} is not a text"
            yield f"{prefix}{key}", value


def load() -> dict[str, Texts]:
    """Reads the three catalogues."""
    folder = Path(__file__).parent
    return {
        language: Texts(language, dict(_flatten(tomllib.loads((folder / f"{language}.toml").read_text("utf-8")))))
        for language in LANGUAGES
    }


def asked_for(query: str) -> str | None:
    """The language a query string asks for, if it is one of ours."""
    if "lang=" not in query:
        return None
    wanted = parse_qs(query[:4000]).get("lang", [""])[-1]
    return wanted if wanted in LANGUAGES else None


def _from_cookie(header: str) -> str | None:
    if COOKIE not in header:
        return None
    try:
        morsel = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return None
    return morsel.value if morsel is not None and morsel.value in LANGUAGES else None


def _from_browser(header: str) -> str | None:
    """Highest quality first; Norwegian readers are nearer to Danish than to English."""
    nearest = {"nb": "da", "no": "da", "nn": "da", **{language: language for language in LANGUAGES}}
    wishes: list[tuple[float, int, str]] = []
    for place, part in enumerate(header[:500].split(",")):
        tag, _, quality = part.strip().partition(";q=")
        ours = nearest.get(tag.strip().lower().partition("-")[0])
        if ours is None:
            continue
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            continue
        if weight > 0:
            wishes.append((-weight, place, ours))
    return min(wishes)[2] if wishes else None


def choose(query: str, cookie: str, accept_language: str) -> str:
    """?lang= before cookie before Accept-Language before Danish."""
    return asked_for(query) or _from_cookie(cookie) or _from_browser(accept_language) or LANGUAGES[0]
