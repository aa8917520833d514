"""What changed in substance between two texts that correspond, and words that say so in three languages.

Comes in: the texts of both sides with their languages. Goes out: `Finding`s, each of one kind. What always holds: a
finding names words that stand in one of the texts; a renumbered reference is none. The surprising choice: nothing is
compared word by word across languages; modal force, figures, consent and whole sentences carry the change.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from kb.compare.features import Features, keys_of
from kb.compare.modals import Force, modals
from kb.language import sentences
from kb.language.glossary import Glossary

__all__ = ["Change", "ChangeKind", "changes", "forces", "sense", "told"]


class ChangeKind(StrEnum):
    """What a change touches."""

    FORCE = "force"
    FIGURE = "figure"
    CONSENT = "consent"
    ADDED = "added"
    DROPPED = "dropped"
    LONGER = "longer"
    SHORTER = "shorter"
    PARTS = "parts"


@dataclass(frozen=True, slots=True)
class Change:
    """kind, the old and the new words ('' where one side has none)."""

    kind: ChangeKind
    old: str = ""
    new: str = ""


_BRACKETS = re.compile(
    r"(?<=\d[A-Z\d])\s*\([^()]*\)|(?<=\d)\s*\([^()]*\)"
    r"|\((?:men |se |och se |jf|Kommentar|\d)[^()]*\)|\[[^\[\]]*\]"
)
"""Glosses that only point elsewhere, or say what a cited paragraph is about."""
_TURN = re.compile(r"(?<=[,;:])\s+(?=(?:men|dog|fast|så att|eller hvis|eller om|or if|medmindre|såvida|but|except)\b)")
_NUMBER_WORDS = {
    "to": 2, "två": 2, "tre": 3, "fire": 4, "fyra": 4, "fem": 5, "seks": 6, "sex": 6, "syv": 7, "sju": 7,
    "otte": 8, "åtta": 8, "ni": 9, "ti": 10, "tio": 10, "elleve": 11, "elva": 11, "tolv": 12, "tretten": 13,
    "tretton": 13, "tia": 10, "tian": 10,
}  # fmt: skip
_CONSENT = frozenset({"c:all-four-players", "c:approve", "c:consent", "c:concurrence"})
NEEDED = "needed"
"""Side of a change of consent on which it must be asked for."""
RATIO, EXTRA = 1.4, 9
"""How many times as long, and by how many words, one text must be for its length alone to tell."""
_REFERRING = frozenset({"c:apply", "c:stand", "c:provision", "c:regulation", "c:law", "c:except", "c:team"})
"""What a sentence is made of that only leads to another provision: renumbered, it says nothing new. (Swedish 'lag' is a
law as well as a team.)"""
UNMATCHED = 0.125
"""Share of a sentence's words under which it has no counterpart."""


def forces(text: str, language: str, glossary: Glossary) -> dict[Force, str]:
    """Force -> the first words that carry it, with their negation."""
    found: dict[Force, str] = {}
    for one in modals(text, glossary.phrases(text, language)):
        found.setdefault(one.force, one.words)
    return found


def changes(
    old: Sequence[tuple[Features, str]], new: Sequence[tuple[Features, str]], languages: tuple[str, str],
    glossary: Glossary,
) -> tuple[Change, ...]:  # fmt: skip
    """Changes between provisions that correspond as a whole; each is given with its text."""
    before = " ".join(text for _, text in old if text)
    after = " ".join(text for _, text in new if text)
    if not before or not after:
        return ()
    found: list[Change] = []
    old_keys, new_keys = _union(f for f, _ in old), _union(f for f, _ in new)
    bare_before, bare_after = _BRACKETS.sub(" ", before), _BRACKETS.sub(" ", after)
    first, second = forces(bare_before, languages[0], glossary), forces(bare_after, languages[1], glossary)
    lost, gained = [f for f in first if f not in second], [f for f in second if f not in first]
    if lost and gained:
        found.append(Change(ChangeKind.FORCE, first[lost[0]], second[gained[0]]))
    figures = _figures(old, before), _figures(new, after)
    missing = figures[0] - _all_numbers(after) - figures[1], figures[1] - _all_numbers(before) - figures[0]
    if any(missing):
        found.append(Change(ChangeKind.FIGURE, ", ".join(sorted(missing[0])), ", ".join(sorted(missing[1]))))
    consent = _CONSENT & set(old_keys), _CONSENT & set(new_keys)
    if bool(consent[0]) is not bool(consent[1]) and (consent[0] | consent[1]) & {"c:all-four-players"}:
        found.append(Change(ChangeKind.CONSENT, *(NEEDED if side else "" for side in consent)))
    found += [Change(ChangeKind.ADDED, "", s) for s in _alone(bare_after, languages[1], old_keys, glossary)]
    found += [Change(ChangeKind.DROPPED, s, "") for s in _alone(bare_before, languages[0], new_keys, glossary)]
    a, b = _size(bare_before, languages[0], glossary), _size(bare_after, languages[1], glossary)
    if not any(change.kind is ChangeKind.ADDED for change in found) and b >= RATIO * a and b - a >= EXTRA:
        found.append(Change(ChangeKind.LONGER, str(a), str(b)))
    if not any(change.kind is ChangeKind.DROPPED for change in found) and a >= RATIO * b and a - b >= EXTRA:
        found.append(Change(ChangeKind.SHORTER, str(a), str(b)))
    return tuple(found)


def _alone(text: str, language: str, there: Mapping[str, float], glossary: Glossary) -> list[str]:
    """Sentences that say nothing the other side says, when the text has more than one."""
    parts = [part for start, end in sentences(text, language) for part in _TURN.split(text[start:end])]
    if len(parts) < 2:
        return []
    found = []
    for part in parts:
        keys = _keys(part, language, glossary)
        if len(part.split()) < 6 or len(keys) < 3 or _only_refers(keys):
            continue
        shared = sum(v for k, v in keys.items() if k in there)
        if shared / sum(keys.values()) < UNMATCHED:
            found.append(part.strip())
    return found


def _keys(part: str, language: str, glossary: Glossary) -> dict[str, float]:
    return {k: v for k, v in keys_of(part, language, glossary).items() if k[0] != "p"}


def _only_refers(keys: Mapping[str, float]) -> bool:
    """Whether a sentence with these keys does nothing but lead to another provision."""
    return sum(key not in _REFERRING and not any(char.isdigit() for char in key) for key in keys) < 2


def _size(text: str, language: str, glossary: Glossary) -> int:
    """Words of a text without the sentences that only refer."""
    parts = [text[start:end] for start, end in sentences(text, language)]
    if len(parts) > 1:
        parts = [part for part in parts if not _only_refers(_keys(part, language, glossary))]
    return sum(len(part.split()) for part in parts)


def _union(features: object) -> dict[str, float]:
    keys: dict[str, float] = {}
    for one in features:  # type: ignore[attr-defined]
        keys.update(one.text)
        keys.update(one.heading)
    return keys


def _figures(side: Sequence[tuple[Features, str]], text: str) -> set[str]:
    """Figures of the provisions, without the numbers of senses and points."""
    numbering = set(re.findall(r"(?:^|[\s;])(\d)[.)](?=\s)", text))
    standing = set(re.findall(r"\d+(?:[.,]\d+)?", text))
    figures = {figure for features, _ in side for figure in features.figures}
    return {figure for figure in figures if figure.rstrip(" %") in standing} - numbering


def sense(text: str, other: str, languages: tuple[str, str], glossary: Glossary) -> str:
    """Of a definition with numbered senses, the one that the other definition has; the whole text without senses."""
    parts = [part for part in re.split(r"(?:^|(?<=[\s;]))\d[.)]\s", text) if part.strip()]
    if len(parts) < 2:
        return text
    there = keys_of(other, languages[1], glossary)

    def share(part: str) -> float:
        keys = keys_of(part, languages[0], glossary)
        return sum(value for key, value in keys.items() if key in there) / (sum(keys.values()) or 1.0)

    return max(parts, key=share)


def _all_numbers(text: str) -> set[str]:
    """Figures of a text and the numbers it writes as words."""
    words = {str(_NUMBER_WORDS[w]) for w in re.findall(r"\w+", text.casefold()) if w in _NUMBER_WORDS}
    return words | set(re.findall(r"\d+", text))


_TOLD: Mapping[ChangeKind, Mapping[str, str]] = {
    ChangeKind.FORCE: {
        "en": "Another force: “{old}” became “{new}”.",
        "da": "Anden styrke: »{old}« blev til »{new}«.",
        "sv": "Annan styrka: ”{old}” blev ”{new}”.",
    },
    ChangeKind.FIGURE: {
        "en": "Other figures: {old} became {new}.",
        "da": "Andre tal: {old} blev til {new}.",
        "sv": "Andra tal: {old} blev {new}.",
    },
    ChangeKind.CONSENT: {
        "en": "Consent of all four players: {old} before, {new} now.",
        "da": "Alle fire spilleres samtykke: før {old}, nu {new}.",
        "sv": "Alla fyra spelares samtycke: förut {old}, nu {new}.",
    },
    ChangeKind.ADDED: {"en": "New: “{new}”", "da": "Nyt: »{new}«", "sv": "Nytt: ”{new}”"},
    ChangeKind.DROPPED: {"en": "Dropped: “{old}”", "da": "Udgået: »{old}«", "sv": "Borttaget: ”{old}”"},
    ChangeKind.LONGER: {
        "en": "The new text says more ({old} words became {new}).",
        "da": "Den nye tekst siger mere ({old} ord blev til {new}).",
        "sv": "Den nya texten säger mer ({old} ord blev {new}).",
    },
    ChangeKind.SHORTER: {
        "en": "The new text says less ({old} words became {new}).",
        "da": "Den nye tekst siger mindre ({old} ord blev til {new}).",
        "sv": "Den nya texten säger mindre ({old} ord blev {new}).",
    },
    ChangeKind.PARTS: {
        "en": "Parts without counterpart: {old}.",
        "da": "Dele uden modstykke: {old}.",
        "sv": "Delar utan motsvarighet: {old}.",
    },
}
_NONE = {"en": "none", "da": "intet", "sv": "inget"}
_CONSENT_TOLD = {
    "en": {NEEDED: "needed", "": "not mentioned"},
    "da": {NEEDED: "nødvendigt", "": "ikke nævnt"},
    "sv": {NEEDED: "nödvändigt", "": "inte nämnt"},
}


def told(found: Sequence[Change], language: str) -> str:
    """The changes in words, '' when there are none."""
    none = _NONE[language]

    def side(change: Change, words: str) -> str:
        return _CONSENT_TOLD[language][words] if change.kind is ChangeKind.CONSENT else words or none

    return " ".join(_TOLD[c.kind][language].format(old=side(c, c.old), new=side(c, c.new)) for c in found)
