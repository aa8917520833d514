"""The notes on false friends in the reader's language.

Comes in: the glossary, whose notes are in English, and friends.toml beside this file. Goes out: note -> note. What
always holds: a note nobody has put into the reader's language is given as the glossary has it. The surprising choice:
the words stand here and not in the catalogues of the interface, by word and not by language, so that whoever corrects
one sees both.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from kb.language.glossary import Glossary

__all__ = ["notes"]


def notes(glossary: Glossary, language: str) -> dict[str, str]:
    """Note of the glossary -> note in a language, for those there are."""
    known = _file()
    found = {}
    for concept in glossary.concepts:
        for friend in concept.false_friends:
            own = known.get(friend.lang, {}).get(friend.word, {}).get(language)
            if own:
                found[friend.note] = own
    return found


@cache
def _file() -> Mapping[str, Mapping[str, Mapping[str, str]]]:
    return tomllib.loads((Path(__file__).parent / "friends.toml").read_text("utf-8"))
