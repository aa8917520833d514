"""Files of the cache: written beside their place and renamed, so that nobody ever reads half of one.

Comes in: a path and what is to stand in it. Goes out: the file. What always holds: the old file stays until the new one
is whole; what was begun and not finished is gone. The surprising choice: none.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

__all__ = ["write_whole"]


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
