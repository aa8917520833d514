"""Making the index: passages turned into terms, facets and spans; in the cache beside the snapshot, or in memory.

Comes in: the handle and the way words are read. Goes out: the index of the law and that of the precedents. What always
holds: the folder's name is a hash of the snapshot's key, the glossary, the everyday words and this code, so what is
opened is what would be made now. The surprising choice: each text is read once, and headings that stand above many
passages are read once for all of them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path

from kb.build import cache_folder
from kb.graph import KnowledgeBase
from kb.search.facets import facets_of
from kb.search.index import Entry, Index, build_index, open_index
from kb.search.passages import CASE_LENGTH, Passage, case_passages, law_passages
from kb.search.snippets import written
from kb.search.terms import Said, Speech

__all__ = ["index_folder", "indexes"]

_HERE = Path(__file__).resolve().parent


def indexes(kb: KnowledgeBase, speech: Speech, folder: Path | None) -> tuple[Index, Index]:
    """The indexes of law and of precedents, opened, or made and kept; in memory when they cannot be kept."""
    found = []
    for name, passages, longest in (("law", law_passages, _LAW_POSTINGS), ("cases", case_passages, _CASE_POSTINGS)):
        place = folder / name if folder else None
        index = open_index(place, longest) if place else None
        if index is None:
            entries = list(_entries(passages(kb), speech, CASE_LENGTH if name == "cases" else None))
            try:
                index = build_index(entries, place, longest)
            except OSError:  # a cache that cannot be written: the next start makes it again
                index = build_index(entries, None, longest)
        found.append(index)
    if folder:
        _forget_older(folder)
    return found[0], found[1]


def index_folder(kb: KnowledgeBase, glossary: Path, questions: Path) -> Path | None:
    """Where the indexes of this handle lie; None for a handle that was never a snapshot."""
    if not kb.key:
        return None
    digest = hashlib.sha256(kb.key.encode())
    for path in (glossary, *sorted([*questions.glob("*.toml"), *questions.glob("*.jsonl")])):
        digest.update(path.read_bytes())
    for path in sorted([*_HERE.glob("*.py"), *_HERE.glob("*.toml")]):
        if path.stem in _MATTERS:
            digest.update(path.read_bytes())
    for path in sorted((_HERE.parent / "language").glob("*.py")):
        digest.update(path.read_bytes())
    return cache_folder() / "search" / digest.hexdigest()[:32]


_MATTERS = frozenset(
    {
        "everyday", "facets", "index", "kept", "letters", "links", "making", "opening", "passages", "phrasebook",
        "postings", "questions", "reading", "shape", "situations", "snippets", "space", "strengths", "terms",
        "understand", "units",
    }
)  # fmt: skip
"""Files of this folder that an index is made with."""

_LAW_POSTINGS = 400
_CASE_POSTINGS = 120
"""Precedents of a term that are looked at: three are shown, and there may be a hundred thousand."""

_KEPT_FOLDERS = 6


def _forget_older(folder: Path) -> None:
    """Indexes of earlier snapshots go, the youngest few stay: another corpus may be in use beside this one."""
    import shutil

    others = [path for path in folder.parent.iterdir() if path.is_dir() and path != folder]
    others.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in others[_KEPT_FOLDERS:]:
        shutil.rmtree(path, ignore_errors=True)


def _entries(passages: Iterator[Passage], speech: Speech, longest: int | None) -> Iterator[Entry]:
    """longest: characters of a passage that a snippet may be taken from."""
    headings: dict[tuple[str, str], tuple[Said, ...]] = {}

    def heading(text: str, lang: str) -> tuple[Said, ...]:
        key = (text, lang)
        if key not in headings:
            headings[key] = speech.say(text, lang, formal=True)
        return headings[key]

    for passage in passages:
        lang = passage.language
        head = heading(passage.head, lang)
        own = speech.say(passage.own, lang, formal=True)
        above = [heading(text, lang) for text in passage.above]
        facets = list(facets_of(head, own, above))
        yield Entry(
            passage.id,
            (
                (*_terms(head, lang), *_bare(head)),
                (*_terms(own, lang), *_bare(own)),
                tuple({term for words in above for term in _terms(words, lang)}),
            ),
            [
                f"language={lang}",
                f"edition={passage.edition}",
                f"kind={passage.kind}",
                *(f"{fact.key}={fact.value}" for fact in facets),
            ],
            {
                "facets": {f"{fact.key}={fact.value}": fact.words for fact in facets},
                "meant": " ".join(sorted({concept for one in head for concept in one.concepts[:1]})),
                "things": sum(not one.function for one in head),
                "spans": _spans(own if passage.has_words else head, lang, longest),
            },
            {word for one in (*head, *own) for word in one.words},
        )


def _terms(said: Sequence[Said], lang: str) -> Iterator[str]:
    for one in said:
        yield from one.terms(lang)


def _bare(said: Sequence[Said]) -> Iterator[str]:
    for one in said:
        for word in one.folded:
            yield f"f/{word}"


def _spans(said: Sequence[Said], lang: str, longest: int | None = None) -> str:
    """Where each thing is said and by which terms, as `snippets` reads it. longest: characters that are shown."""
    return written(
        (one.start, one.end, (*one.terms(lang), *(f"f/{word}" for word in one.folded)))
        for one in said
        if not one.function and (longest is None or one.end <= longest)
    )
