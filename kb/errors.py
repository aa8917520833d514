"""Every error a user can cause, by name, with its fields and the way out.

Our own faults are assertions. What is raised here comes from outside: a file, a profile, a citation,
a folder that cannot be written. The message says where it is wrong and what would mend it, so that the
command line, the page and the API can show it as it stands.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

__all__ = [
    "BadInputError",
    "BridgelexError",
    "CacheError",
    "CitationError",
    "CorpusError",
    "NotFoundError",
    "ProfileError",
    "RepairError",
    "SourceError",
]


class BridgelexError(Exception):
    """Base of all errors caused by input. `exit_status` is what the command line ends with."""

    exit_status = 2


class CorpusError(BridgelexError):
    """A corpus folder that cannot be used at all.

    path: the folder or file. problem: what is wrong. mend: what to do about it.
    """

    def __init__(self, path: Path, problem: str, mend: str, *, line: int | None = None) -> None:
        self.path = path
        self.problem = problem
        self.mend = mend
        self.line = line
        place = f"{path}:{line}" if line is not None else str(path)
        super().__init__(f"{place}: {problem}. {mend}")


class SourceError(CorpusError):
    """A transcript that cannot be decoded or holds no text."""


class ProfileError(CorpusError):
    """An edition profile (edition.toml), a catalogue (editions.toml) or another TOML file with a wrong entry."""


class RepairError(CorpusError):
    """A repair whose pattern does not match exactly once in the text it was written for."""


class CacheError(BridgelexError):
    """A snapshot folder that cannot be read or written."""

    def __init__(self, path: Path, problem: str) -> None:
        self.path = path
        self.problem = problem
        super().__init__(f"{path}: {problem}. Set BRIDGELEX_CACHE to a folder you may write to.")


class BadInputError(BridgelexError):
    """A question that makes no sense as it is put; says how to put it."""

    def __init__(self, problem: str, mend: str) -> None:
        self.problem = problem
        self.mend = mend
        super().__init__(f"{problem[:1].upper()}{problem[1:]}. {mend}.")


class CitationError(BridgelexError):
    """A text that is not a citation in any form we know."""

    def __init__(self, text: str, nearest: Sequence[str] = ()) -> None:
        self.text = text
        self.nearest = tuple(nearest)
        hint = f" Did you mean {', '.join(nearest)}?" if nearest else " Write for example 12C1, § 27 B or X79A."
        super().__init__(f"'{text[:80]}' is not a citation.{hint}")


class NotFoundError(BridgelexError):
    """A well-formed citation, edition or id that names nothing we hold."""

    exit_status = 1

    def __init__(self, what: str, nearest: Sequence[str] = (), *, kind: str = "provision") -> None:
        self.what = what
        self.nearest = tuple(nearest)
        self.kind = kind
        hint = f" Nearest: {', '.join(nearest)}." if nearest else ""
        super().__init__(f"No {kind} {what}.{hint}")
