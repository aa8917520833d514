"""Where several editions part on one case, as rows of a table.

Comes in: rulings of several editions. Goes out: `Row`s: a matter in words, and each edition's side with its paragraphs.
What always holds: an edition that does not rule is not said to differ; its column says why it is silent. The surprising
choice: sentences are listed edition by edition and not set against each other: the law may say the same in other words.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kb.rules.differences import Difference, differences
from kb.rules.facts import Vocabulary
from kb.rules.ruling import NOT_COVERED, Offer, Ruling
from service.rulings.asking import label
from service.rulings.column import number_label
from service.rulings.refs import Ref, Refs
from service.texts import Texts

__all__ = ["Only", "Row", "Side", "only", "rows"]

_MOST = 6
_SAYS = "says"
_UNSETTLED = ("missing", "status")
"""Matters that only say that a question is open."""


@dataclass(frozen=True, slots=True)
class Side:
    """What one edition says in the matter, and where."""

    edition: str
    text: str
    refs: tuple[Ref, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """One matter in which the editions part."""

    kind: str
    matter: str
    sides: tuple[Side, ...]


@dataclass(frozen=True, slots=True)
class Only:
    """What an edition says that not all of them say: (words, paragraphs)."""

    edition: str
    said: tuple[tuple[str, tuple[Ref, ...]], ...]


def rows(rulings: Sequence[Ruling], words: Vocabulary, refs: Refs, t: Texts) -> tuple[Row, ...]:
    """The figures and choices in which the editions that rule part; () when fewer than two rule."""
    ruled = [one for one in rulings if one.status != NOT_COVERED]
    asking = any(one.missing_facts for one in ruled)
    left_out = (_SAYS, *_UNSETTLED) if asking else (_SAYS,)
    found = (one for one in differences(ruled) if one.matter.partition(":")[0] not in left_out)
    return tuple(_row(one, ruled, words, refs, t) for one in found)


def only(rulings: Sequence[Ruling], refs: Refs, t: Texts) -> tuple[Only, ...]:
    """What each edition says beyond what all say, edition by edition; () where all say the same."""
    ruled = [one for one in rulings if one.status != NOT_COVERED]
    apart = {one.matter.partition(":")[2] for one in differences(ruled) if one.matter.startswith(f"{_SAYS}:")}
    everywhere = [{one.text.en for one in ruling.ruling} for ruling in ruled]
    found = []
    for ruling in ruled:
        said = tuple(
            (one.text.in_language(t.language), refs.all(ruling.edition, one.citations)[:_MOST])
            for one in ruling.ruling
            if one.code in apart and not all(one.text.en in words for words in everywhere)
        )
        found.append(Only(ruling.edition, said))
    return tuple(found) if any(one.said for one in found) else ()


def _row(one: Difference, rulings: Sequence[Ruling], words: Vocabulary, refs: Refs, t: Texts) -> Row:
    kind, _, key = one.matter.partition(":")
    sides = []
    for ruling, (edition, value, paragraphs) in zip(rulings, one.sides, strict=True):
        text = _text(kind, value, ruling, words, t)
        sides.append(Side(edition, text, refs.all(edition, paragraphs)[:_MOST] if value else ()))
    return Row(kind, _matter(kind, key, words, t), tuple(sides))


def _matter(kind: str, key: str, words: Vocabulary, t: Texts) -> str:
    match kind:
        case "number":
            return number_label(key, t)
        case "missing":
            return words.facts[key].question.in_language(t.language)
        case _:
            return t(f"rulings.matter-{kind}")


def _text(kind: str, value: Any, ruling: Ruling, words: Vocabulary, t: Texts) -> str:
    match kind:
        case "status":
            return t(f"rulings.status-{value}")
        case "number":
            return label(words, value, t) if value is not None else "–"
        case "options":
            return "; ".join(_offered(offer, t) for offer in ruling.options) or "–"
        case "missing":
            return t("rulings.asks") if value else "–"
    return "–"


def _offered(offer: Offer, t: Texts) -> str:
    choices = " / ".join(one.text.in_language(t.language) for one in offer.choices)
    return f"{offer.who.in_language(t.language)}: {choices}"
