"""The index on disk: Whoosh holds the terms of every passage, field by field, and gives back postings.

Comes in: passages already turned into terms. Goes out: `Index`, which answers "which passages, how often in which
field". What always holds: an index folder is written beside its place and renamed, and is named by a hash of all it
was made from, so that an old one is never read. The surprising choice: Whoosh is given lists of terms, never text;
its analyzers, its query language and its scoring are not used, and its postings are decoded once, when it is written.
"""

from __future__ import annotations

import json
import shutil
import tempfile
from bisect import bisect_left
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from whoosh.fields import KEYWORD, STORED, Schema
from whoosh.filedb.filestore import FileStorage, RamStorage
from whoosh.index import FileIndex
from whoosh.system import pack_uint

from kb.language import fold
from kb.search.passages import FIELDS
from kb.search.postings import Postings, PostingTable, Rows

__all__ = ["Entry", "Index", "build_index", "open_index"]

_NAME = "passages"
_WORDS = "words.json"
_POSTINGS = "postings.npz"

_LONGEST_POSTINGS = 400
"""Passages of a term that are looked at. A term in more than these says little, and fifty editions must not make a
query slow: those with the term in the heading or most often are kept. Today only 'og' and its like have as many."""

@dataclass(frozen=True, slots=True)
class Entry:
    """One passage to be written: its id, its terms by field, its facets, what is stored beside it, its words."""

    id: str
    fields: Sequence[Sequence[str]]
    facets: Sequence[str]
    stored: dict[str, Any]
    words: Collection[str] = ()


class Index:
    """Postings, lengths and stored values of a written index, read only."""

    def __init__(
        self,
        index: FileIndex,
        table: PostingTable,
        vocabulary: dict[str, tuple[str, ...]],
        longest: int = _LONGEST_POSTINGS,
    ) -> None:
        self._reader = index.reader()  # type: ignore[no-untyped-call]
        stored = [fields["stored"] for _, fields in self._reader.iter_docs()]
        self.stored: tuple[dict[str, Any], ...] = tuple(stored)
        self.ids: tuple[str, ...] = tuple(row["id"] for row in stored)
        self.lengths: tuple[tuple[int, ...], ...] = tuple(tuple(row["lengths"]) for row in stored)
        self.things: tuple[int, ...] = tuple(row.get("things", 0) for row in stored)
        """How many things the heading of each passage says."""
        count = max(1, len(self.ids))
        self.averages: tuple[float, ...] = tuple(
            max(1.0, sum(row[place] for row in self.lengths) / count) for place in range(len(FIELDS))
        )
        self._table = table
        self._longest = longest
        self._facets: dict[str, frozenset[int]] = {}
        self._words: tuple[str, ...] | None = None
        self._values: tuple[str, ...] | None = None
        self.vocabulary: dict[str, tuple[str, ...]] = vocabulary
        """Words of the passages by language, as written."""
        self._bare: frozenset[str] = frozenset(fold(word) for words in vocabulary.values() for word in words)

    def __len__(self) -> int:
        return len(self.ids)

    def postings(self, term: str) -> Postings:
        """Where a term stands; empty when nowhere."""
        return self._table.postings(term, self._longest)

    def rows(self) -> Rows:
        """Where every term stands, as `postings` says it."""
        return self._table.rows(self._longest)

    def frequency(self, term: str) -> int:
        """How many passages a term stands in, those included that are not looked at."""
        return self._table.frequency(term)

    def has_word(self, folded: str) -> bool:
        """Whether a passage has this word, in this form, accents or not."""
        return folded in self._bare

    def facet(self, value: str) -> frozenset[int]:
        """The passages that have a facet value like 'topic=revoke'."""
        kept = self._facets.get(value)
        if kept is None:
            kept = self._facets[value] = frozenset(self._matches("facet", value))
        return kept

    def facet_values(self) -> tuple[str, ...]:
        """Every facet value that occurs, in order."""
        if self._values is None:
            self._values = tuple(term.decode("utf-8") for term in self._reader.lexicon("facet"))
        return self._values

    def starting(self, prefix: str, limit: int) -> tuple[str, ...]:
        """Bare forms of the corpus that begin with `prefix`, in order, at most `limit`."""
        words = self._all_words()
        at = bisect_left(words, prefix)
        found = []
        for word in words[at : at + limit]:
            if not word.startswith(prefix):
                break
            found.append(word)
        return tuple(found)

    def _all_words(self) -> tuple[str, ...]:
        if self._words is None:
            self._words = tuple(sorted(self._bare))
        return self._words

    def _matches(self, field: str, term: str) -> Iterable[int]:
        if (field, term.encode("utf-8")) not in self._reader:
            return ()
        found: Iterable[int] = self._reader.postings(field, term).all_ids()
        return found


class _Terms(KEYWORD):
    """A field that is given its terms: they are counted, and nothing is analysed."""

    def index(self, value: Sequence[str], **_: Any) -> Iterator[tuple[bytes, int, float, bytes]]:  # type: ignore[override]
        """(term, how often, its weight, how often as Whoosh keeps it)."""
        for term, count in Counter(value).items():
            yield term.encode("utf-8"), count, float(count), pack_uint(count)


def _schema() -> Schema:
    columns: dict[str, Any] = {field: _Terms() for field in (*FIELDS, "facet")}
    return Schema(stored=STORED(), **columns)


def _write(storage: Any, entries: Iterable[Entry]) -> tuple[FileIndex, dict[str, tuple[str, ...]]]:
    words: dict[str, dict[str, None]] = {}
    index = storage.create_index(_schema(), indexname=_NAME)
    writer = index.writer(limitmb=256)
    for entry in entries:
        columns: dict[str, Any] = {
            field: terms for field, terms in zip(FIELDS, entry.fields, strict=True) if terms
        }
        language = next((value[9:] for value in entry.facets if value.startswith("language=")), "")
        spoken = words.setdefault(language, {})
        spoken.update(dict.fromkeys(sorted(entry.words)))
        lengths = [sum(term.startswith("f/") for term in terms) for terms in entry.fields]
        writer.add_document(
            stored={"id": entry.id, "lengths": lengths, **entry.stored}, facet=entry.facets, **columns
        )
    writer.commit()
    found: FileIndex = storage.open_index(indexname=_NAME)
    return found, {language: tuple(spoken) for language, spoken in words.items()}


def _decoded(index: FileIndex) -> Iterator[tuple[int, str, int, float]]:
    """Every posting of Whoosh's: field, term, passage, how often."""
    reader = index.reader()  # type: ignore[no-untyped-call]
    for place, field in enumerate(FIELDS):
        for raw in reader.lexicon(field):
            matcher = reader.postings(field, raw)
            term = raw.decode("utf-8")
            while matcher.is_active():
                yield place, term, matcher.id(), matcher.weight()
                matcher.next()


def _files(folder: Path) -> Any:
    """Whoosh's storage in a folder; its types are its own affair."""
    return FileStorage(str(folder))  # type: ignore[no-untyped-call]


def build_index(entries: Iterable[Entry], folder: Path | None, longest: int = _LONGEST_POSTINGS) -> Index:
    """Write an index: in memory, or beside `folder` and then renamed to it. OSError when it cannot be written."""
    if folder is None:
        index, vocabulary = _write(RamStorage(), entries)  # type: ignore[no-untyped-call]
        return Index(index, PostingTable.of(_decoded(index)), vocabulary, longest)
    folder.parent.mkdir(parents=True, exist_ok=True)
    beside = Path(tempfile.mkdtemp(prefix=".building-", dir=folder.parent))
    try:
        index, vocabulary = _write(_files(beside), entries)
        PostingTable.of(_decoded(index)).write(beside / _POSTINGS)
        (beside / _WORDS).write_text(json.dumps(vocabulary, ensure_ascii=False), encoding="utf-8")
        try:
            beside.rename(folder)
        except OSError:
            if not folder.is_dir():  # else another process was first; its index is the same
                raise
    finally:
        shutil.rmtree(beside, ignore_errors=True)
    found = open_index(folder, longest)
    assert found is not None
    return found


def open_index(folder: Path, longest: int = _LONGEST_POSTINGS) -> Index | None:
    """The index in a folder, None when there is none that can be read."""
    if not folder.is_dir():
        return None
    try:
        words = json.loads((folder / _WORDS).read_text(encoding="utf-8"))
        table = PostingTable.read(folder / _POSTINGS)
        if table is None:
            raise ValueError(f"no {_POSTINGS}")
        index: FileIndex = _files(folder).open_index(indexname=_NAME)
        return Index(index, table, words, longest)
    except Exception:  # a folder cut short in any way is built anew; Whoosh raises many kinds
        shutil.rmtree(folder, ignore_errors=True)
        return None
