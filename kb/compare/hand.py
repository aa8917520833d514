"""Correspondences set by hand: corpus/concordance.toml.

Comes in: the file and the nodes. Goes out: `HandPair`s for two editions. What always holds: both ids exist, each pair
has its reason, and no two pairs contradict one another. The surprising choice: a hand-set pair replaces all that was
computed for both its provisions, unless it says `beside = true`: then it joins a split or merger.
"""

from __future__ import annotations

import tomllib
from collections.abc import Container, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kb.errors import ProfileError
from kb.model import Fate

__all__ = ["HandPair", "load_hand"]

_FATES = {str(fate) for fate in Fate} - {"removed", "added", "split", "merged"}


@dataclass(frozen=True, slots=True)
class HandPair:
    """old became new, says a reader, because of `reason`. alone: nothing else corresponds to either."""

    old: str
    new: str
    fate: Fate
    reason: str
    alone: bool = True
    change: Mapping[str, str] = field(default_factory=dict)


def load_hand(path: Path, nodes: Container[str]) -> tuple[HandPair, ...]:
    """The pairs of a file; none when there is no file. Raises ProfileError for a wrong entry."""
    if not path.exists():
        return ()
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ProfileError(path, f"is no TOML ({error})", "Mend the line it names") from error
    pairs: dict[tuple[str, str], HandPair] = {}
    for place, entry in enumerate(data.get("pair", ()), 1):
        pair = _pair(path, place, entry)
        for node in (pair.old, pair.new):
            if node not in nodes:
                raise ProfileError(path, f"pair {place} names {node}, which does not exist", "Correct the id")
        for other in pairs.values():
            clash = (other.old == pair.old or other.new == pair.new) and (pair.alone or other.alone)
            if clash:
                raise ProfileError(
                    path,
                    f"pair {place} ({pair.old} – {pair.new}) contradicts {other.old} – {other.new}",
                    "Remove one of them, or say beside = true in both",
                )
        pairs[pair.old, pair.new] = pair
    return tuple(pairs.values())


def _pair(path: Path, place: int, entry: Mapping[str, Any]) -> HandPair:
    unknown = set(entry) - {"old", "new", "fate", "reason", "beside", "change"}
    if unknown:
        raise ProfileError(path, f"pair {place} has the unknown key {sorted(unknown)[0]}", "Remove it")
    for key in ("old", "new", "fate", "reason"):
        if not isinstance(entry.get(key), str) or not entry[key].strip():
            raise ProfileError(path, f"pair {place} has no {key}", f'Write {key} = "…"')
    if entry["fate"] not in _FATES:
        raise ProfileError(path, f"pair {place}: fate “{entry['fate']}”", f"Choose one of {', '.join(sorted(_FATES))}")
    change = entry.get("change", {})
    if change and set(change) != {"en", "da", "sv"}:
        raise ProfileError(path, f"pair {place}: change needs en, da and sv", "Write all three or none")
    return HandPair(
        entry["old"], entry["new"], Fate(entry["fate"]), entry["reason"], not entry.get("beside", False), dict(change)
    )
