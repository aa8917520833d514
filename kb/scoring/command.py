"""`bridgelex score KIND key=value ... [--edition E] [--lang da|sv|en] [--json]`.

Comes in: the parsed arguments, and a loader of the knowledge base. Goes out: the answer on standard output, 0 when it
is there, 1 when the rules do not decide. What always holds: errors are raised, not printed; the caller shows them. The
surprising choice: the corpus is loaded for one kind only, `figures`, which compares its tables with those used here;
every other answer needs no corpus, and comes at once.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Mapping
from typing import Protocol

from kb.model import Table
from kb.scoring.errors import KeyNameError, NumberError
from kb.scoring.figures import check_against, editions, own_tables
from kb.scoring.kinds import KINDS, compute
from kb.scoring.result import Scored, dump
from kb.scoring.words import LANGUAGES, describe, title

__all__ = ["FIGURES", "KnowledgeBase", "configure", "run"]

FIGURES = "figures"
"""The kind that compares our tables with the corpus'."""


class KnowledgeBase(Protocol):
    """What is needed of `kb.load()`."""

    @property
    def tables(self) -> Mapping[str, Table] | Iterable[Table]: ...


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of `bridgelex score`."""
    width = max(map(len, KINDS)) + 2
    examples = [
        f"  {name:<{width}}{title(name)}: {' '.join(f'{key.name}={key.example}' for key in kind.keys if key.example)}"
        for name, kind in KINDS.items()
    ]
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = "kinds and the facts they can use:\n" + "\n".join(examples)
    parser.add_argument("kind", metavar="KIND", help="what to compute; the list is below")
    parser.add_argument("facts", metavar="key=value", nargs="*", help="facts, named as in the case files")
    parser.add_argument("--edition", help=f"edition whose figures apply: {', '.join(editions())}")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the answer")
    parser.add_argument("--json", action="store_true", help="print {kind, value, governing, detail}")


def run(args: argparse.Namespace, load: Callable[[], KnowledgeBase]) -> int:
    """Answer one question; 0 with an answer, 1 when the rules leave it open."""
    if args.kind == FIGURES:
        answer = _figures(load())
    else:
        if args.kind not in KINDS:
            raise KeyNameError("a kind of score", args.kind, (*KINDS, FIGURES))
        answer = compute(args.kind, _facts(args.kind, args.facts), edition=args.edition)
    print(dump(answer.as_dict()) if args.json else "\n".join(describe(answer, args.lang or "en")))
    return 1 if answer.value is None else 0


def _facts(kind: str, words: Iterable[str]) -> dict[str, object]:
    """key=value to facts; a field of tables or contestants is a file, or written out."""
    found: dict[str, object] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign or not name.strip():
            raise NumberError(f"'{word}' is not a fact", "Write key=value, for example boards=24.")
        if name in found:
            raise NumberError(f"{name} is given twice", "Give it once.")
        found[name] = value
    field = found.get("field")
    if isinstance(field, str) and kind in ("matchpoints", "ties", "ranking"):
        from kb.scoring.plaintext import parse_text, read_file  # brings YAML, which most questions do without

        found["field"] = parse_text(field) if field.lstrip()[:1] in ("[", "{") else read_file(field)
    return found


def _figures(kb: KnowledgeBase) -> Scored:
    differences = check_against(kb.tables)
    provisions = tuple(table.provision for table in own_tables())
    return Scored(FIGURES, len(differences), provisions, {"differences": list(differences)})
