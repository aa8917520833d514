"""One pair word by word: the sentences of both sides in stretches, each with what is marked in it.

Comes in: a correspondence and the glossary. Goes out: `Page` for the template, the same as JSON. What always holds: the
stretches of a sentence joined are the sentence as printed. The surprising choice: a mark of two kinds (a modal verb
that is a false friend too) becomes one stretch with both, cut wherever any mark begins or ends; but words that were
deleted, inserted or moved together stay in one patch and are read out as one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from kb.compare.wording import (
    Aspect,
    Contrast,
    Mark,
    Passage,
    Said,
    Sentence,
    Wording,
    passage,
    runs_json,
    wording,
)
from kb.graph import KnowledgeBase
from kb.language.glossary import Glossary
from kb.model import Correspondence, Span
from service.compare.friends import notes
from service.texts import Texts

__all__ = ["Line", "Listing", "Page", "Patch", "Stretch", "as_json", "page"]

_CUT = frozenset({Aspect.MODAL, Aspect.NEGATION, Aspect.NUMBER, Aspect.ACTOR})
_RUNS = (Aspect.DELETED, Aspect.INSERTED, Aspect.MOVED)


@dataclass(frozen=True, slots=True)
class Stretch:
    """Words with the classes of their marks, '' for none, and what a finger held on them shows."""

    text: str
    marks: str = ""
    title: str = ""


@dataclass(frozen=True, slots=True)
class Patch:
    """Stretches that were kept ('') or 'deleted', 'inserted' or 'moved' together.

    move: number of the move, '' where it was told before in the same sentence.
    """

    op: str
    stretches: tuple[Stretch, ...]
    move: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """A row of sentences, each in patches."""

    standing: str
    moved: bool
    old: tuple[tuple[Patch, ...], ...]
    new: tuple[tuple[Patch, ...], ...]


@dataclass(frozen=True, slots=True)
class Listing:
    """One aspect: (words, meaning, whether alone) of both sides."""

    aspect: str
    old: tuple[tuple[str, str, bool], ...]
    new: tuple[tuple[str, str, bool], ...]
    differs: bool


@dataclass(frozen=True, slots=True)
class Page:
    """Rows, listings, shared concepts (meaning, old words, new words), false friends
    (language, word, note, language of the note).

    diff: whether both texts are in one language, so that words are told as deleted, inserted and moved.
    """

    languages: tuple[str, str]
    diff: bool
    lines: tuple[Line, ...]
    listings: tuple[Listing, ...]
    concepts: tuple[tuple[str, str, str], ...]
    friends: tuple[tuple[str, str, str, str], ...]


def page(library: KnowledgeBase, pair: Correspondence, glossary: Glossary, t: Texts) -> Page:
    found = _wording(library, pair, glossary)
    lines = tuple(
        Line(
            row.standing.value,
            row.moved,
            tuple(_patches(found, found.old, one, glossary, t) for one in row.old),
            tuple(_patches(found, found.new, one, glossary, t) for one in row.new),
        )
        for row in found.rows
    )
    return Page(
        languages=(_language(found.old), _language(found.new)),
        diff=found.same_language,
        lines=lines,
        listings=tuple(_listing(one, glossary, t) for one in found.contrasts if one.old or one.new),
        concepts=() if found.same_language else tuple(_concepts(found, glossary, t)),
        friends=tuple(_friends(found, notes(glossary, t.language), t.language)),
    )


def as_json(library: KnowledgeBase, pair: Correspondence, glossary: Glossary) -> dict[str, object]:
    """The wording of a pair as plain data, spans into the text of each provision."""
    found = _wording(library, pair, glossary)

    def sentence(passages: Sequence[Passage], one: Sentence) -> dict[str, object]:
        text = passages[one.passage].text
        return {
            "id": passages[one.passage].node,
            "at": list(one.at),
            "text": text[slice(*one.at)],
            "marks": [
                {"aspect": m.aspect.value, "at": list(m.at), "value": m.value, "matched": m.matched} for m in one.marks
            ],
        }

    def said(one: Said) -> dict[str, object]:
        return {"value": one.value, "surface": one.surface, "alone": one.alone}

    return {
        "rows": [
            {
                "standing": row.standing.value,
                "likeness": row.likeness,
                "moved": row.moved,
                "from": [sentence(found.old, one) for one in row.old],
                "to": [sentence(found.new, one) for one in row.new],
            }
            for row in found.rows
        ],
        "contrasts": [
            {"aspect": one.aspect.value, "from": [said(s) for s in one.old], "to": [said(s) for s in one.new]}
            for one in found.contrasts
        ],
        "diff": runs_json(found),
    }


def _wording(library: KnowledgeBase, pair: Correspondence, glossary: Glossary) -> Wording:
    old = [passage(library, one) for one in pair.old]
    return wording(old, [passage(library, one) for one in pair.new], glossary)


def _language(side: Sequence[Passage]) -> str:
    return side[0].language if side else ""


def _patches(
    found: Wording, passages: Sequence[Passage], sentence: Sentence, glossary: Glossary, t: Texts
) -> tuple[Patch, ...]:
    text = passages[sentence.passage].text
    runs = {mark.at: mark for mark in sentence.marks if mark.aspect in _RUNS}
    cuts = sorted({*sentence.at, *(edge for at in runs for edge in at)})
    out: list[Patch] = []
    told: set[str] = set()
    for span in pairwise(cuts):
        run = runs.get(span)
        changed = run is not None and run.aspect is not Aspect.MOVED
        plain = () if not found.same_language else (Aspect.ACTOR,) if changed else (Aspect.CONCEPT,)
        marks = [mark for mark in sentence.marks if mark.aspect not in (*_RUNS, *plain)]
        stretches = _stretches(text, span, marks, glossary, t)
        if run is None:
            out.append(Patch("", stretches))
        else:
            out.append(Patch(run.aspect.value, stretches, "" if run.value in told else run.value))
            told.add(run.value)
    return tuple(out)


def _stretches(text: str, span: Span, marks: Sequence[Mark], glossary: Glossary, t: Texts) -> tuple[Stretch, ...]:
    inside = (edge for mark in marks for edge in mark.at if span[0] < edge < span[1])
    out = []
    for first, last in pairwise(sorted({*span, *inside})):
        over = [mark for mark in marks if mark.at[0] <= first and last <= mark.at[1]]
        names = dict.fromkeys(name for mark in over for name in _classes(mark))
        title = "; ".join(dict.fromkeys(filter(None, (_meaning(m.aspect, m.value, glossary, t) for m in over))))
        out.append(Stretch(text[first:last], " ".join(names), title))
    return tuple(out)


def _classes(mark: Mark) -> Iterable[str]:
    yield f"m-{mark.aspect.value}"
    if mark.aspect in _CUT and not mark.matched:
        yield "m-alone"


def _meaning(aspect: Aspect, value: str, glossary: Glossary, t: Texts) -> str:
    """What a value is called in the reader's language; '' for a note, which stands below in full."""
    match aspect:
        case Aspect.MODAL:
            return t(f"compare.force-{value}")
        case Aspect.NEGATION:
            return t(f"compare.negation-{value}")
        case Aspect.NUMBER:
            return value
        case Aspect.CONCEPT | Aspect.ACTOR:
            concept = glossary.get(value)
            return (concept.preferred(t.language) if concept else None) or value
        case _:
            return ""


def _listing(contrast: Contrast, glossary: Glossary, t: Texts) -> Listing:
    def told(side: Iterable[Said]) -> tuple[tuple[str, str, bool], ...]:
        found = {(s.surface.casefold(), s.value): s for s in reversed(list(side))}
        return tuple((s.surface, meaning(s), s.alone) for s in reversed(found.values()))

    def meaning(said: Said) -> str:
        """'' where the words already say it: 'turneringslederen' needs no 'turneringsleder' beside it."""
        known = _meaning(contrast.aspect, said.value, glossary, t)
        return "" if known.casefold()[:5] == said.surface.casefold()[:5] else known

    return Listing(contrast.aspect.value, told(contrast.old), told(contrast.new), contrast.differs)


def _marked(found: Wording, aspect: Aspect) -> Iterable[tuple[int, str, str, str]]:
    """(side, language, words, value) of the marks of one aspect, in order."""
    for row in found.rows:
        for place, (passages, sentences) in enumerate(((found.old, row.old), (found.new, row.new))):
            for sentence in sentences:
                one = passages[sentence.passage]
                for mark in sentence.marks:
                    if mark.aspect is aspect:
                        yield place, one.language, one.text[slice(*mark.at)], mark.value


def _concepts(found: Wording, glossary: Glossary, t: Texts) -> Iterable[tuple[str, str, str]]:
    words: dict[str, tuple[dict[str, None], dict[str, None]]] = {}
    for place, _, surface, value in _marked(found, Aspect.CONCEPT):
        words.setdefault(value, ({}, {}))[place].setdefault(surface.casefold())
    for value, (old, new) in words.items():
        yield _meaning(Aspect.CONCEPT, value, glossary, t), ", ".join(old), ", ".join(new)


def _friends(found: Wording, own: Mapping[str, str], language: str) -> Iterable[tuple[str, str, str, str]]:
    seen: set[tuple[str, str]] = set()
    for _, spoken, surface, note in _marked(found, Aspect.FALSE_FRIEND):
        if (spoken, note) not in seen:
            seen.add((spoken, note))
            yield spoken, surface, own.get(note, note), language if note in own else "en"
