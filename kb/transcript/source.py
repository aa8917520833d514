"""source.txt as text.

Comes in: bytes of a file. Goes out: the characters, and their sha256 as a name. What always holds:
offsets are characters of the decoded file, a byte order mark and carriage returns included, so they can
be looked up in the file itself. The surprising choice: Latin-1 is accepted, because old web transcripts
come in it; what is neither UTF-8 nor readable Latin-1 is refused as binary.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from kb.errors import SourceError

__all__ = ["read_source", "text_hash"]

_CONTROL = frozenset(chr(code) for code in range(32)) - frozenset("\t\n\r\f\v")


def read_source(path: Path) -> str:
    """The transcript's characters.

    Raises SourceError when the file cannot be read, is binary, or holds nothing but white space.
    """
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise SourceError(path, f"cannot be read ({error.strerror})", "Check the file and its permissions") from None
    if b"\x00" in raw:
        raise SourceError(path, "binary data (a zero byte)", "Save the transcript as UTF-8 text")
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        text = raw.decode("latin-1")
        controls = sum(char in _CONTROL or "\x7f" <= char <= "\x9f" for char in text)
        if controls:
            raise SourceError(
                path,
                f"neither UTF-8 (byte {error.start}) nor Latin-1 text ({controls} control characters)",
                "Save the transcript as UTF-8 text",
            ) from None
    if not text.strip("\ufeff \t\r\n\f\v"):
        raise SourceError(path, "the transcript is empty", "Put the text of the edition into it")
    return text


def text_hash(text: str) -> str:
    """sha256 of the text, the same for any encoding, byte order mark and kind of line end."""
    plain = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    return hashlib.sha256(plain.encode("utf-8")).hexdigest()
