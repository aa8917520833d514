"""Rules: from the facts at the table to a ruling that cites its paragraphs. See README.md in this folder.

Comes in: a rule book (`book("dk1997")`) and a flat dict of facts. Goes out: a `Ruling`. What always holds: nothing
here reads the corpus; texts come in as functions where quotes are checked.
"""

from __future__ import annotations

from kb.rules.books import EDITIONS, book, books
from kb.rules.differences import Difference, differences
from kb.rules.engine import rule_on
from kb.rules.export import export_rules
from kb.rules.facts import vocabulary
from kb.rules.reason import Change, Record, Why, record, replay, what_if, why
from kb.rules.ruling import Ruling

__all__ = [
    "EDITIONS",
    "Change",
    "Difference",
    "Record",
    "Ruling",
    "Why",
    "book",
    "books",
    "differences",
    "export_rules",
    "record",
    "replay",
    "rule_on",
    "vocabulary",
    "what_if",
    "why",
]
