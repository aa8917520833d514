"""What the pages of the scores show: the list of calculations, a form, the answer.

Comes in: a kind and the values of its form. Goes out: `ScorePage`. What always holds: an answer is what
kb.scoring.compute says, in the words of kb.scoring.describe, with its paragraphs as links; a form that lacks something
says what, and computes nothing. The surprising choice: an empty form is no mistake, so the page of a calculation opens
without an error and its address can be kept as a bookmark.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kb.scoring import KINDS, ScoringError, compute, describe, label, title
from kb.scoring.errors import MissingKeyError
from kb.scoring.result import Scored
from service.laws.panels import Panel
from service.rulings.refs import Ref, Refs
from service.scores.forms import AT_TABLE, Entry, form_of
from service.site import Site
from service.texts import Texts

__all__ = ["ScorePage", "kinds", "score_page"]

_UNLISTED = ("ranking",)
"""Kinds that read a file of the whole event; they have no form."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A calculation in the list."""

    name: str
    title: str
    help: str
    href: str


@dataclass(frozen=True, slots=True)
class Field:
    """A field with its words. options: (value, words)."""

    entry: Entry
    label: str
    value: str
    options: tuple[tuple[str, str], ...]
    wrong: bool


@dataclass(frozen=True, slots=True)
class Answer:
    """The figure, how it came about, and by which paragraphs. value '' when the rules leave it open."""

    value: str
    detail: tuple[tuple[int, str, str], ...]
    """(depth, name, words)."""
    refs: tuple[Ref, ...]


@dataclass(frozen=True, slots=True)
class Trouble:
    """Why there is no answer. missing: fields that lack; message: in English, as the command says it."""

    missing: tuple[str, ...]
    message: str
    rule: Ref | None


@dataclass(frozen=True, slots=True)
class ScorePage:
    """Everything the template of a calculation prints."""

    kind: str
    title: str
    help: str
    first: tuple[Field, ...]
    more: tuple[Field, ...]
    opened: bool
    answer: Answer | None
    trouble: Trouble | None
    rule: Ref | None
    panels: tuple[Panel, ...]


def kinds(t: Texts) -> tuple[tuple[str, tuple[Kind, ...]], ...]:
    """The calculations, those for the table first."""
    rest = [name for name in KINDS if name not in AT_TABLE and name not in _UNLISTED]
    return tuple(
        (group, tuple(Kind(name, title(name, t.language), _help(name, t), f"/scores/{name}") for name in names))
        for group, names in (("at-table", list(AT_TABLE)), ("more", rest))
    )


def _help(kind: str, t: Texts) -> str:
    words = t.name("score-help", kind)
    return "" if words == kind else words


def score_page(site: Site, kind: str, given: Mapping[str, str], edition: str | None, t: Texts) -> ScorePage:
    """The page of one calculation; `given` are the fields that are filled in."""
    refs = Refs(site.library, t)
    answer: Answer | None = None
    trouble: Trouble | None = None
    missing: tuple[str, ...] = ()
    if given:
        try:
            answer = _answer(compute(kind, given, edition=edition), refs, t)
        except MissingKeyError as error:
            missing = error.missing
            trouble = Trouble(tuple(_label(kind, name, t) for name in missing), "", None)
        except ScoringError as error:
            trouble = Trouble((), f"{error.problem}. {error.mend}", refs("", error.rule) if error.rule else None)
    form = form_of(kind)
    more = tuple(_field(kind, entry, given, missing, t) for entry in form.more)
    return ScorePage(
        kind=kind,
        title=title(kind, t.language),
        help=_help(kind, t),
        first=tuple(_field(kind, entry, given, missing, t) for entry in form.first),
        more=more,
        opened=any(one.value or one.wrong for one in more),
        answer=answer,
        trouble=trouble,
        rule=refs("", KINDS[kind].rule) if KINDS[kind].rule else None,
        panels=tuple(refs.found.values()),
    )


def _label(kind: str, name: str, t: Texts) -> str:
    own = t.name("score-field", f"{kind}-{name}")
    words = label(name, t.language) if own == f"{kind}-{name}" else own
    return words[:1].upper() + words[1:]


def _field(kind: str, entry: Entry, given: Mapping[str, str], missing: tuple[str, ...], t: Texts) -> Field:
    options = tuple((one, t.name("score-value", one)) for one in entry.options)
    return Field(entry, _label(kind, entry.name, t), given.get(entry.name, ""), options, entry.name in missing)


def _answer(answer: Scored, refs: Refs, t: Texts) -> Answer:
    head, *lines, _ = describe(answer, t.language)
    value = head.partition(": ")[2]
    if answer.value is None:
        value = ""
    elif answer.kind == "ties":
        value = t("scores.winner", n=value)
    detail = []
    for line in lines:
        name, _, words = line.strip().partition(":")
        depth = (len(line) - len(line.lstrip())) // 2 - 1
        said = words.strip()
        known = t.name("score-value", said)
        detail.append((depth, name, known))
    return Answer(value, tuple(detail), tuple(refs("", one) for one in answer.governing))
