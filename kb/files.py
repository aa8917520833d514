"""Files of the cache: written beside their place and renamed, so that nobody ever reads half of one.

Comes in: a path and what is to stand in it, a text or columns of numbers. Goes out: the file, and what it holds. What
always holds: the old file stays until the new one is whole; what was begun and not finished is gone; a file that was
cut short all the same is none. The surprising choice: numpy is read in only by who has columns, for the rest of the
program starts without it.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, TypeVar
from zipfile import BadZipFile

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["column_of", "kept_or_made", "read_columns", "words_of", "write_columns", "write_whole"]

_T = TypeVar("_T")


def write_whole(path: Path, content: str | Callable[[BinaryIO], object]) -> None:
    """Write a text, or what a function writes, to a path; its folder is made. Raises OSError when that cannot be."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=".building-", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            if isinstance(content, str):
                file.write(content.encode("utf-8"))
            else:
                content(file)
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def write_columns(path: Path, columns: Mapping[str, NDArray[Any]]) -> None:
    """Write columns by name. Raises OSError when that cannot be."""
    import numpy as np

    held: dict[str, Any] = dict(columns)
    write_whole(path, lambda file: np.savez(file, **held))


def read_columns(path: Path) -> dict[str, NDArray[Any]] | None:
    """The columns of a file; None when there is none yet, or none that can be read."""
    import numpy as np

    try:
        with np.load(path, allow_pickle=False) as held:
            return {name: held[name] for name in held.files}
    except (OSError, ValueError, KeyError, EOFError, BadZipFile):
        return None


def column_of(words: Iterable[str]) -> NDArray[Any]:
    """Words, none of which has a line break, as a column."""
    import numpy as np

    return np.frombuffer("\n".join(words).encode("utf-8"), np.uint8)


def words_of(column: NDArray[Any]) -> list[str]:
    """The words of a column."""
    text = column.tobytes().decode("utf-8")
    return text.split("\n") if text else []


def kept_or_made(
    path: Path | None, read: Callable[[Path], _T | None], make: Callable[[], _T], write: Callable[[_T, Path], None]
) -> _T:
    """What a file of the cache holds, or what is made and kept there: anew where there is none, or one that lacks what
    it should hold. Where it cannot be kept, the next start makes it again."""
    try:
        found = read(path) if path is not None else None
    except (LookupError, ValueError):
        found = None
    if found is None:
        found = make()
        if path is not None:
            with suppress(OSError):
                write(found, path)
    return found
