"""How listed words inflect: every form of a noun, a verb, an adjective written out.

Comes in: a lemma, its stem, its kind. Goes out: its forms. What always holds: the same lemma gives the same forms. The
surprising choice: too many forms are better than too few; one that nobody writes does no harm.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

__all__ = [
    "VOWELS",
    "danish_adjective",
    "danish_noun",
    "danish_verb",
    "english_regular",
    "genitives",
    "listed_words",
    "swedish_adjective",
    "swedish_noun",
    "swedish_verb",
]

VOWELS = frozenset("aeiouyæøåäöéü")


def genitives(forms: Iterable[str]) -> Iterator[str]:
    for form in forms:
        yield form
        if not form.endswith(("s", "x", "z")):
            yield form + "s"


def listed_words(block: str) -> Iterator[tuple[str, str]]:
    """The entries of a table as (lemma, stem before a vowel): "stik+" -> ("stik", "stikk")."""
    for entry in block.split():
        lemma_ = entry.rstrip("+")
        yield lemma_, lemma_ + lemma_[-1] if entry.endswith("+") else lemma_


def danish_noun(lemma_: str, stem: str, kind: str) -> Iterator[str]:
    article = "t" if kind.startswith("et") else "n"
    yield lemma_
    if kind == "er-e":
        yield from (lemma_ + end for end in ("en", "e", "ne"))
        return
    open_end = lemma_.endswith("e")
    yield stem + (article if open_end else "e" + article)
    plural = kind.partition("-")[2]
    if plural == "er":
        yield from (stem + end for end in (("r", "rne") if open_end else ("er", "erne")))
    elif plural == "e":
        yield from (stem + end for end in (("r", "rne") if open_end else ("e", "ene")))
    else:
        yield stem + "ene"


def danish_verb(lemma_: str, past: str) -> Iterator[str]:
    stem = lemma_.removesuffix("e")
    short = stem[:-1] if len(stem) > 2 and stem[-1] == stem[-2] else stem
    yield from (stem + end for end in ("e", "er", "es", "ende"))
    if past == "ede":
        yield from (stem + end for end in ("ede", "et", "edes"))
    else:
        yield from (short + end for end in ("te", "t", "tes"))
    yield short


def danish_adjective(lemma_: str, stem: str) -> Iterator[str]:
    yield lemma_
    if not lemma_.endswith(("t", "sk", "e")):
        yield lemma_ + "t"
    if lemma_.endswith("sk"):
        yield lemma_ + "t"
    yield from (stem + end for end in ("e", "ere", "st", "ste", "est", "este", "es"))


_SWEDISH_NOUN: dict[str, tuple[str, ...]] = {
    "ar": ("en", "ar", "arna"),
    "er": ("en", "er", "erna"),
    "n0": ("et", "en"),
    "nn": ("t", "n", "na"),
}


def swedish_noun(lemma_: str, stem: str, kind: str) -> Iterator[str]:
    yield lemma_
    if kind == "or":
        base = lemma_.removesuffix("a")
        open_end = lemma_.endswith("a")
        yield from (base + end for end in (("an", "or", "orna") if open_end else ("en", "er", "erna")))
    elif kind == "are":
        base = lemma_.removesuffix("e")
        yield from (base + end for end in ("en", "na"))
    elif kind == "ar" and lemma_.endswith("e"):
        yield from (lemma_[:-1] + end for end in ("en", "ar", "arna"))
    elif kind == "er" and lemma_.endswith(("i", "y", "é")):
        yield from (lemma_ + end for end in ("n", "er", "erna"))
    else:
        yield from (stem + end for end in _SWEDISH_NOUN[kind])


def swedish_verb(lemma_: str, kind: str) -> Iterator[str]:
    stem = lemma_.removesuffix("a")
    yield lemma_
    if kind == "ar":
        ends = ("ar", "ade", "at", "as", "ades", "ats", "ad", "ande")
        yield from (stem + end for end in ends)
        return
    short = stem[:-1] if len(stem) > 2 and stem[-1] == stem[-2] and stem[-1] in "mn" else stem
    present = stem if stem.endswith("r") else stem + "er"
    hard = stem.endswith(("k", "p", "t", "s", "x"))
    weak = short[:-1] if short.endswith("d") and not short.endswith("ld") else short
    if hard:
        past, supine = stem + "te", stem + ("" if stem.endswith("tt") else "t")
    elif weak != short and short[-2] in VOWELS:
        past, supine = weak + "dde", weak + "tt"
    elif weak != short:
        past, supine = weak + "de", weak + "t"
    else:
        past, supine = short + "de", short + "t"
    bare = past.removesuffix("e")
    yield from (
        present,
        stem + "ande",
        stem + "as",
        stem + "s",
        past,
        past + "s",
        supine,
        supine + "s",
        bare,
        bare + "a",
    )


def swedish_adjective(lemma_: str, stem: str) -> Iterator[str]:
    yield lemma_
    yield lemma_ + ("t" if not lemma_.endswith("t") else "")
    if lemma_[-1] in VOWELS:
        yield lemma_ + "tt"
    yield from (stem + end for end in ("a", "e", "are", "ast", "aste", "as", "es"))


def english_regular(lemma_: str, *, verb: bool) -> Iterator[str]:
    yield lemma_
    soft_y = lemma_.endswith("y") and lemma_[-2] not in VOWELS
    sibilant = lemma_.endswith(("s", "x", "sh", "ch"))
    yield lemma_[:-1] + "ies" if soft_y else lemma_ + ("es" if sibilant else "s")
    if not verb:
        return
    stem = lemma_.removesuffix("e")
    yield lemma_[:-1] + "ied" if soft_y else stem + "ed"
    yield stem + "ing"
    if len(stem) < 6 and stem[-1] in "tpndg" and stem[-2] in VOWELS and stem[-3] not in VOWELS:
        yield from (stem + stem[-1] + end for end in ("ed", "ing"))
