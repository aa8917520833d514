"""The build: corpus in, snapshot out; and the cache that makes a second start fast.

Comes in: the corpus folder. Goes out: a `KnowledgeBase`, from the snapshot when it is still the one of this
corpus and this code, else built and written. What always holds: a snapshot is written beside and renamed
into place, so a killed build or two at once leave a whole file. The surprising choice: the key is a hash of
the files' bytes, not of their times, so a fresh clone and an old one share nothing but the truth.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from kb.errors import CacheError, CorpusError
from kb.files import write_whole
from kb.graph import KnowledgeBase
from kb.records import dump, load

__all__ = ["build", "cache_folder", "corpus_folder", "load_or_build", "snapshot_key", "snapshot_path"]

_CODE = Path(__file__).resolve().parent
_SOURCES = ("*.py", "cases/*.py", "compare/*.py", "language/*.py", "transcript/*.py")


def corpus_folder(given: Path | None = None) -> Path:
    """The folder to read: `given`, else $BRIDGELEX_CORPUS, else the one beside the code or inside the package.

    Raises CorpusError when it is not there.
    """
    named = given or (Path(os.environ["BRIDGELEX_CORPUS"]) if os.environ.get("BRIDGELEX_CORPUS") else None)
    if named is not None:
        if not named.is_dir():
            raise CorpusError(named, "there is no such folder", "Name a corpus folder with --corpus")
        return named
    for candidate in (_CODE.parent / "corpus", _CODE / "_corpus"):
        if candidate.is_dir():
            return candidate
    raise CorpusError(_CODE.parent / "corpus", "the corpus is not here", "Name its folder with --corpus")


def edition_folders(corpus: Path) -> tuple[Path, ...]:
    """Folders that hold an edition; a folder that is one itself stands alone."""
    if (corpus / "edition.toml").exists():
        return (corpus,)
    named = [path.name for path in corpus.iterdir() if path.is_dir() and (path / "edition.toml").exists()]
    ranked = sorted(named, key=lambda name: (_ORDER.index(name) if name in _ORDER else len(_ORDER), name))
    return tuple(corpus / name for name in ranked)


_ORDER = ("dk1997", "se2007", "dbf2008", "bogense2017")
"""Reading order of the editions we know; others follow by name."""


def snapshot_key(corpus: Path) -> str:
    """sha256 over the corpus files and the code that reads them."""
    digest = hashlib.sha256()
    for path in _inputs(corpus):
        digest.update(str(path.name).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _inputs(corpus: Path) -> Iterator[Path]:
    for folder in edition_folders(corpus):
        yield from (
            folder / name for name in ("edition.toml", "repairs.toml", "source.txt") if (folder / name).exists()
        )
    for name in ("editions.toml", "glossary.toml", "concordance.toml"):
        if (corpus / name).exists():
            yield corpus / name
    yield from sorted((corpus / "cases").glob("*.yaml"))
    for pattern in _SOURCES:
        yield from sorted(_CODE.glob(pattern))


def cache_folder() -> Path:
    """$BRIDGELEX_CACHE, else bridgelex in the user's cache folder."""
    named = os.environ.get("BRIDGELEX_CACHE")
    if named:
        return Path(named)
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "bridgelex"


def snapshot_path(corpus: Path, key: str) -> Path:
    """Where the snapshot of this corpus and code lies."""
    place = hashlib.sha256(str(corpus.resolve()).encode()).hexdigest()[:12]
    return cache_folder() / place / f"{key[:32]}.json"


def build(corpus: Path, key: str = "") -> KnowledgeBase:
    """Read everything. Raises the errors of kb.errors; nothing is written."""
    from kb.assembly import assemble
    from kb.cases.files import load_cases
    from kb.catalogue import load_catalogue
    from kb.compare.concordance import concordances
    from kb.transcript.reading import read_edition

    folders = edition_folders(corpus)
    if not folders:
        raise CorpusError(corpus, "no folder with an edition.toml", "Add one folder for each edition")
    catalogue = load_catalogue(corpus / "editions.toml")
    cases = load_cases(corpus / "cases")
    sizes = [(folder / "source.txt").stat().st_size if (folder / "source.txt").exists() else 0 for folder in folders]
    if sum(sizes) > 8_000_000 and len(folders) > 1:
        from concurrent.futures import ProcessPoolExecutor

        with ProcessPoolExecutor() as pool:
            readings = list(pool.map(read_edition, folders))
    else:
        readings = [read_edition(folder) for folder in folders]
    kb = assemble(readings, catalogue, cases, key)
    return kb.with_concordances(concordances(kb, corpus))


def load_or_build(given: Path | None = None, *, fresh: bool = False) -> KnowledgeBase:
    """The knowledge base of a corpus, from its snapshot when that is current, else built and saved.

    A cache that cannot be written is said on stderr; the handle is returned all the same.
    """
    corpus = corpus_folder(given)
    key = snapshot_key(corpus)
    path = snapshot_path(corpus, key)
    if not fresh:
        try:
            kb = load(path.read_text(encoding="utf-8"))
            if kb.key == key:
                return kb
        except (OSError, ValueError, KeyError, IndexError, TypeError):
            pass  # No snapshot, or one cut short: it is built anew and replaced.
    kb = build(corpus, key)
    try:
        save(kb, path)
    except CacheError as error:
        print(f"bridgelex: {error}", file=sys.stderr)
    return kb


def save(kb: KnowledgeBase, path: Path) -> None:
    """Write the snapshot beside its place and rename it; older ones of the same corpus go.

    Raises CacheError when the folder cannot be written.
    """
    try:
        write_whole(path, dump(kb))
        for other in path.parent.glob("*.json"):
            if other != path:
                other.unlink(missing_ok=True)
    except OSError as error:
        raise CacheError(path.parent, f"the snapshot cannot be written ({error.strerror})") from None
