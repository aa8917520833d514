"""Words as they are typed without the letters å ä ö æ ø.

Comes in: a word. Goes out: the same word in plain letters. What always holds: folding twice changes nothing, and
every usual way of writing a letter out (å: a, aa; ä and æ: a, ae; ö and ø: o, oe) folds to the same. The
surprising choice: genuine "ae" and "oe" shrink too ("forståelse" is "forstalse"), for the other side does the same.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

__all__ = ["fold"]

_LETTERS = str.maketrans(
    {"å": "a", "ä": "a", "æ": "a", "ö": "o", "ø": "o", "ß": "ss", "ð": "d", "þ": "th", "ł": "l", "đ": "d"}
)
_A_WRITTEN_OUT = re.compile(r"a[ae]+")
_O_WRITTEN_OUT = re.compile(r"oe+")


_LONGEST_KEPT = 64
"""Longer strings are folded afresh, so that nobody can fill the memory with them."""


def fold(word: str) -> str:
    """The word as somebody types it without the letters å ä ö æ ø, in whichever of the usual ways.

    >>> fold("Spelförare"), fold("spelfoerare"), fold("makkerforstaaelse") == fold("makkerforståelse")
    ('spelforare', 'spelforare', True)
    """
    return _fold_kept(word) if len(word) <= _LONGEST_KEPT else _fold(word)


def _fold(word: str) -> str:
    plain = word.casefold().translate(_LETTERS)
    if not plain.isascii():
        plain = unicodedata.normalize("NFKC", word).casefold().translate(_LETTERS)
    if not plain.isascii():
        apart = unicodedata.normalize("NFKD", plain)
        plain = "".join([c for c in apart if not unicodedata.combining(c)]).casefold().translate(_LETTERS)
    if "aa" in plain or "ae" in plain:
        plain = _A_WRITTEN_OUT.sub("a", plain)
    return _O_WRITTEN_OUT.sub("o", plain) if "oe" in plain else plain


_fold_kept = lru_cache(maxsize=1 << 15)(_fold)
