"""Saved rulings: one JSON file each in a folder, kept so that they can be ruled again.

Comes in: a ruling's facts and a folder, or a folder of such files. Goes out: files, or `Saved` rulings by name. What
always holds: no file is ever overwritten; one that is no saved ruling is refused by name, with what it lacks. The
surprising choice: the hash of an edition is that of its texts alone. A change of our code shows in the hash of the
rules or in the ruling, and must not look like a change of the law.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from kb.errors import BadInputError
from kb.model import Node
from kb.rules.reason import Record

__all__ = ["Saved", "edition_hash", "read_folder", "save"]

_TYPES: Mapping[str, type] = {
    "edition": str, "facts": dict, "settings": dict, "edition_hash": str, "rules_hash": str, "result": dict,
}  # fmt: skip
_MEND = "Save one with 'bridgelex rule FACTS.yaml --save DIR'"
assert set(_TYPES) == {field.name for field in fields(Record)}


@dataclass(frozen=True, slots=True)
class Saved:
    """A record with the name of its file, without '.json'."""

    name: str
    record: Record

    @property
    def provisions(self) -> tuple[str, ...]:
        """Ids of what the ruling rests on: what governs it, what its consequences and choices cite."""
        result = self.record.result
        numbers = (*result["governing"], *_cited([result.get("ruling"), result.get("options")]))
        return tuple(dict.fromkeys(one if ":" in one else f"{self.record.edition}:{one}" for one in numbers))


def _cited(value: Any) -> Iterator[str]:
    """Every citation in a part of a ruling as JSON."""
    if isinstance(value, dict):
        for key, part in value.items():
            if key == "citations" and isinstance(part, list):
                yield from map(str, part)
            else:
                yield from _cited(part)
    elif isinstance(value, list):
        for part in value:
            yield from _cited(part)


def edition_hash(nodes: Iterable[Node], edition: str) -> str:
    """Changes when any text of the edition changes."""
    told = hashlib.sha256()
    for node in nodes:
        if node.edition == edition:
            told.update(json.dumps([node.id, node.heading, node.text]).encode())
    return told.hexdigest()[:16]


def save(folder: Path, name: str, kept: Record) -> Path:
    """Write NAME.EDITION.json. Raises BadInputError where it stands already or cannot be written."""
    path = folder / f"{name}.{kept.edition}.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8") as file:
            json.dump(kept.as_json(), file, ensure_ascii=False, indent=1)
    except FileExistsError as error:
        raise BadInputError(f"{path} is there already", "Name another folder, or remove the file") from error
    except OSError as error:
        problem = f"{path} cannot be written ({error.strerror})"
        raise BadInputError(problem, "Name a folder you may write to") from error
    return path


def read_folder(folder: Path) -> tuple[Saved, ...]:
    """The saved rulings of a folder, by name. Raises BadInputError for none at all and for a file that is none."""
    files = sorted(folder.glob("*.json"))
    if not files:
        raise BadInputError(f"{folder} holds no saved rulings (*.json)", _MEND)
    return tuple(Saved(path.name.removesuffix(".json"), _record(path)) for path in files)


def _record(path: Path) -> Record:
    try:
        data: Any = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        problem = f"{path} cannot be read ({error.strerror})"
        raise BadInputError(problem, "Let this user read the file, or move it") from error
    except (ValueError, RecursionError) as error:
        raise BadInputError(f"{path} is no JSON", _MEND) from error
    wrong = [key for key, kind in _TYPES.items() if not isinstance(data, dict) or not isinstance(data.get(key), kind)]
    if not wrong and not _is_list_of_words(data["result"].get("governing")):
        wrong = ["governing"]
    if wrong:
        raise BadInputError(f"{path} is no saved ruling, it has no {', '.join(wrong)}", _MEND)
    return Record(**{key: data[key] for key in _TYPES})


def _is_list_of_words(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) for one in value)
