"""Templates and assets: what the browser gets, read once at start.

Comes in: the folders templates/ and assets/ beside this file. Goes out: `Assets`, which serves a file under
an address that carries a digest of its bytes, and `environment`, the Jinja2 environment with autoescape on.
What always holds: an asset's address changes with its bytes, so browsers may keep it for ever.
The surprising choice: style sheet and script name other assets by {{placeholders}} that are filled in here,
so that a font too is fetched under its digest; there is no build step.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

__all__ = ["Asset", "Assets", "environment"]

_FOLDER = Path(__file__).parent

_MEDIA = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
}

_PLACEHOLDER = re.compile(r"\{\{([\w./-]+)\}\}")


@dataclass(frozen=True, slots=True)
class Asset:
    """A file as served: its bytes, media type and address."""

    name: str
    body: bytes
    media: str
    address: str


class Assets:
    """All assets by name ('site.css') and by the served name ('site.1a2b3c4d.css')."""

    def __init__(self, folder: Path = _FOLDER / "assets") -> None:
        self._by_name: dict[str, Asset] = {}
        files = sorted(path for path in folder.rglob("*") if path.suffix in _MEDIA)
        # Fonts and images first: style sheet and script may name them.
        for path in sorted(files, key=lambda file: file.suffix in (".css", ".js")):
            name = path.relative_to(folder).as_posix()
            body = path.read_bytes()
            if path.suffix in (".css", ".js"):
                body = _PLACEHOLDER.sub(lambda match: self._by_name[match[1]].address, body.decode("utf-8")).encode()
            digest = hashlib.sha256(body).hexdigest()[:10]
            stem, dot, suffix = name.rpartition(".")
            self._by_name[name] = Asset(name, body, _MEDIA[path.suffix], f"/assets/{stem}.{digest}{dot}{suffix}")
        self._by_address = {asset.address: asset for asset in self._by_name.values()}

    def __getitem__(self, name: str) -> Asset:
        return self._by_name[name]

    def __call__(self, name: str) -> str:
        """The address of an asset, for templates."""
        return self._by_name[name].address

    def at(self, address: str) -> Asset | None:
        return self._by_address.get(address)

    def addresses(self) -> Mapping[str, Asset]:
        return self._by_address


def environment() -> Environment:
    return Environment(
        loader=FileSystemLoader(_FOLDER / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def fingerprint() -> str:
    """Changes with every template, so that a page's ETag changes with the code that made it."""
    digest = hashlib.sha256()
    for path in sorted((_FOLDER / "templates").rglob("*.html")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
