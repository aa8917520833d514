"""An answer in words, in Danish, Swedish or English.

Comes in: `Scored`. Goes out: lines of text, the figure first, then how it came about, then the paragraphs. What always
holds: every name that can stand in a detail has a label in all three languages (a test walks them). The surprising
choice: the words are data (words.toml) in the order Danish, Swedish, English, so that a reader of one language can
check them against the other two.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from importlib.resources import files

from kb.scoring.exact import show
from kb.scoring.result import Bound, Scored, Value

__all__ = ["LANGUAGES", "describe", "label", "title"]

LANGUAGES = ("da", "sv", "en")
Phrases = Mapping[str, Mapping[str, Sequence[str]]]


@cache
def _phrases() -> Phrases:
    return tomllib.loads(files("kb.scoring").joinpath("words.toml").read_text(encoding="utf-8"))


def _say(group: str, name: str, lang: str) -> str:
    found = _phrases()[group].get(name)
    return found[LANGUAGES.index(lang)] if found is not None else name


def title(kind: str, lang: str = "en") -> str:
    """The name of a kind of question."""
    return _say("kind", kind, lang)


def label(name: str, lang: str = "en") -> str:
    """The name of a fact or of a part of the detail."""
    return _say("label", name, lang)


def describe(answer: Scored, lang: str = "en") -> list[str]:
    """The answer as lines."""
    lines = [f"{title(answer.kind, lang)}: {_headline(answer, lang)}"]
    for name, value in answer.detail.items():
        if name == "unit":
            continue  # the headline names it
        lines += _lines(label(name, lang), value, lang, "  ")
    lines.append(f"{_say('phrase', 'governing', lang)}: {', '.join(answer.governing)}")
    return lines


def _headline(answer: Scored, lang: str) -> str:
    if answer.kind == "figures" and answer.value == 0:
        return _say("phrase", "agree", lang)
    words = _write(answer.value, lang)
    has_figure = isinstance(answer.value, int | Fraction | Bound) or answer.kind == "kp"
    unit = _say("unit", answer.unit, lang) if answer.unit and has_figure and answer.unit in _phrases()["unit"] else ""
    return f"{words} {unit}".rstrip()


def _lines(name: str, value: Value, lang: str, indent: str) -> list[str]:
    """One line for a plain value, a block for a list of mappings."""
    if isinstance(value, Mapping):
        if all(not isinstance(item, Mapping | list) for item in value.values()):
            return [f"{indent}{name}: {_write(value, lang)}"]
        lines = [f"{indent}{name}:"]
        for key, item in value.items():
            lines += _lines(label(key, lang), item, lang, indent + "  ")
        return lines
    if isinstance(value, list) and value and isinstance(value[0], Mapping):
        lines = [f"{indent}{name}:"]
        for place, item in enumerate(value, start=1):
            lines += _lines(str(place), item, lang, indent + "  ")
        return lines
    return [f"{indent}{name}: {_write(value, lang)}"]


def _write(value: Value, lang: str) -> str:
    if value is None:
        return _say("phrase", "open", lang)
    if isinstance(value, bool):
        return _say("word", str(value).lower(), lang)
    if isinstance(value, int | Fraction):
        return show(value, lang)
    if isinstance(value, Bound):
        if value.min is not None and value.max is not None:
            return _say("phrase", "between", lang).format(show(value.min, lang), show(value.max, lang))
        if value.min is not None:
            return _say("phrase", "at_least", lang).format(show(value.min, lang))
        return _say("phrase", "at_most", lang).format(show(value.max or 0, lang))
    if isinstance(value, str):
        return _say("word", value, lang)
    if isinstance(value, Mapping):
        return ", ".join(
            f"{label(key, lang)} {_write(item, lang)}" for key, item in value.items() if item not in (None, (), [])
        )
    return ", ".join(_write(item, lang) for item in value) or "-"
