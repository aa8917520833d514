"""Are the words a rule relies on still in the law?

Comes in: a book and a function from a provision's id to its text (None where there is no such provision).
Goes out: a list of faults, empty when all is well. What always holds: letters and digits decide; case, spaces,
hyphens, page breaks and note marks do not.
The surprising choice: the text function is a parameter, so that the same check runs against the corpus and
against a text somebody edits.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from kb.rules.book import RuleBook

__all__ = ["Fault", "check_citations", "check_quotes", "cited"]

TextOf = Callable[[str], str | None]

NOT_ALNUM = re.compile(r"[\W_]+")


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


def check_quotes(book: RuleBook, text_of: TextOf) -> list[Fault]:
    """Every rule's quote stands in its own provision."""
    faults = []
    for rule in book.rules.values():
        id_ = f"{book.edition}:{rule.provision}"
        text = text_of(id_)
        if text is None:
            faults.append(Fault(rule.id, id_, "there is no such provision"))
        elif letters(rule.quote) not in letters(text):
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
