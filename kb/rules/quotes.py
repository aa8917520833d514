"""Are the words a rule relies on still in the law?

Comes in: a book and a function from a provision's id to its text (None where there is no such provision).
Goes out: a list of faults, empty when all is well. What always holds: letters and digits decide; case, spaces,
hyphens, page breaks and note marks do not.
The surprising choice: the text function is a parameter, so that the same check runs against the parsed corpus,
against the raw transcript (`raw_texts`, law by law, letters alone since page numbers stand in the sentences)
and against a text somebody edits.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from kb.rules.book import RuleBook

__all__ = ["Fault", "check_citations", "check_quotes", "cited", "raw_texts"]

TextOf = Callable[[str], str | None]

NOT_LETTER = re.compile(r"[\W\d_]+")
NOT_ALNUM = re.compile(r"[\W_]+")
REGULATIONS = 100
"""Numbers from here on are paragraphs of regulations (201 to 299), which no law's text holds."""
LAW_START = re.compile(r"(?<![\d.,])(\d{1,2})\. (?=[A-ZÆØÅ][a-zæøå])")
"""A law's number and the capital of its heading; in the body they come in rising order."""


@dataclass(frozen=True, slots=True)
class Fault:
    """rule: its id. provision: the id looked for. problem: in words."""

    rule: str
    provision: str
    problem: str

    def __str__(self) -> str:
        return f"{self.rule}: {self.provision}: {self.problem}"


def letters(text: str) -> str:
    """Only the letters and digits, folded."""
    return NOT_ALNUM.sub("", text).casefold()


def bare_letters(text: str) -> str:
    """Only the letters, folded."""
    return NOT_LETTER.sub("", text).casefold()


def check_quotes(book: RuleBook, text_of: TextOf, *, fold: Callable[[str], str] = letters) -> list[Fault]:
    """Every rule's quote stands in its own provision."""
    faults = []
    for rule in book.rules.values():
        id_ = f"{book.edition}:{rule.provision}"
        text = text_of(id_)
        if text is None:
            faults.append(Fault(rule.id, id_, "there is no such provision"))
        elif fold(rule.quote) not in fold(text):
            faults.append(Fault(rule.id, id_, f"these words are not in it: {rule.quote}"))
    return faults


def cited(book: RuleBook) -> Iterator[tuple[str, str]]:
    """(rule, number) for every provision a rule names."""
    for rule in book.rules.values():
        yield rule.id, rule.provision
        for number in (*rule.per, *rule.also):
            yield rule.id, number
        for option in rule.options:
            for choice in option.choices:
                for number in choice.cites:
                    yield rule.id, number


def check_citations(book: RuleBook, exists: Callable[[str], bool]) -> list[Fault]:
    """Every provision named exists."""
    return [
        Fault(rule, f"{book.edition}:{number}", "cited, but there is no such provision")
        for rule, number in cited(book)
        if not exists(f"{book.edition}:{number}")
    ]


def raw_texts(source: str) -> TextOf:
    """Texts of whole laws straight from a transcript: a provision is answered with the law it belongs to.

    Paragraphs of regulations are answered with the whole. Laws whose number the transcript lost run on inside the one
    before. Use with fold=bare_letters.
    """
    starts: dict[int, int] = {}
    last = 0
    body = source.rfind("KAPITEL II ")
    for match in LAW_START.finditer(source, max(body, 0)):
        number = int(match.group(1))
        if last < number <= last + 3:
            starts[number] = match.start()
            last = number
    held = sorted(starts)
    ends = {n: starts[following] for n, following in pairwise(held)}

    def text_of(id_: str) -> str | None:
        digits = re.match(r"\d+", id_.partition(":")[2])
        if digits is None:
            return source
        wanted = int(digits.group())
        if wanted >= REGULATIONS:
            return source
        if not held or wanted < held[0]:
            return None
        law = max(n for n in held if n <= wanted)
        return source[starts[law] : ends.get(law, len(source))]

    return text_of
