"""The command line: one entry point, each command a module of its feature, loaded when it is asked for.

Comes in: arguments. Goes out: an exit status (0 done, 1 nothing found, 2 bad input). What always holds:
errors go to stderr in one line that says how to mend them; `--json` prints JSON alone. The surprising
choice: a command's module is imported only when its name is typed, so that `show` starts in a blink.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from kb.errors import BridgelexError

if TYPE_CHECKING:
    from kb.graph import KnowledgeBase

__all__ = ["COMMANDS", "main"]

COMMANDS: dict[str, tuple[str, str]] = {
    "build": ("kb.commands.build", "build the snapshot of a corpus"),
    "check": ("kb.commands.check", "report losses, gaps and broken links"),
    "show": ("kb.commands.show", "a provision with text, notes, references and who cites it"),
    "search": ("kb.search.command", "ranked hits for words, citations and facts"),
    "compare": ("kb.commands.compare", "two editions clause beside clause"),
    "rule": ("kb.rules.command", "the ruling that the facts lead to"),
    "score": ("kb.scoring.command", "scores, scales and penalties"),
    "cases": ("kb.cases.command", "precedents"),
    "export": ("kb.commands.export", "the graph in files"),
    "serve": ("service.command", "the service"),
}
"""Name of each command, the module that does it, and what it does in one line."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command. Returns the exit status."""
    argv = list(sys.argv[1:] if arguments is None else arguments)
    parser = argparse.ArgumentParser(prog="bridgelex", description="The laws of duplicate bridge, cross-referenced.")
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    chosen = next((word for word in argv if not word.startswith("-")), None)
    available = {name: entry for name, entry in COMMANDS.items() if _exists(entry[0])}
    for name, (module, summary) in available.items():
        sub = subparsers.add_parser(name, help=summary, description=summary)
        sub.add_argument("--corpus", type=Path, metavar="DIR", help="another corpus folder, or one edition's")
        if name == chosen:
            importlib.import_module(module).configure(sub)
    args = parser.parse_args(argv)

    def load() -> KnowledgeBase:
        from kb.build import load_or_build

        return load_or_build(args.corpus)

    try:
        status = importlib.import_module(available[args.command][0]).run(args, load)
        assert isinstance(status, int)
        sys.stdout.flush()
        return status
    except BridgelexError as error:
        print(f"bridgelex: {error}", file=sys.stderr)
        return error.exit_status
    except BrokenPipeError:
        # The reader has gone ('bridgelex show 12 | head'); nothing more can be said.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


def _exists(module: str) -> bool:
    """Whether a command's module is installed; looked up as a file, so that nothing is imported for it."""
    root = Path(__file__).resolve().parent.parent
    return (root / Path(*module.split("."))).with_suffix(".py").exists()


if __name__ == "__main__":
    sys.exit(main())
