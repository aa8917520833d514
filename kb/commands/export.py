"""`bridgelex export --format … -o DIR`: the graph in files that other programs read.

Comes in: a format and a folder. Goes out: files. What always holds: JSON Lines carry every field of DESIGN
section 5; files are written beside and renamed. The surprising choice: none.
"""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Callable
from pathlib import Path

from kb.errors import CacheError
from kb.export import FORMATS
from kb.graph import KnowledgeBase

__all__ = ["configure", "run"]


def configure(parser: argparse.ArgumentParser) -> None:
    """Arguments of the command."""
    parser.add_argument("--format", choices=sorted(FORMATS), default="jsonl")
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="DIR", help="folder to write into")


def run(args: argparse.Namespace, load: Callable[[], KnowledgeBase]) -> int:
    """Write the files and name them."""
    kb = load()
    module, function = FORMATS[args.format]
    files: dict[str, str] = getattr(importlib.import_module(module), function)(kb)
    try:
        args.output.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            beside = args.output / f".{name}.writing"
            beside.write_text(text, encoding="utf-8")
            beside.replace(args.output / name)
            print(args.output / name)
    except OSError as error:
        raise CacheError(args.output, f"cannot be written ({error.strerror})") from None
    return 0
