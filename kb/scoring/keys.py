"""The facts of a question: key=value in, typed and named values out.

Comes in: strings (or numbers, from YAML and JSON) under the names of the FACTS files or an obvious synonym. Goes out:
`Facts`, from which a handler takes what it needs. What always holds: a key nobody knows, a word that is not one of its
values, and two different values for one thing are refused by name. The surprising choice: the words may be Danish,
Swedish or English, since that is how a director thinks of the contract; the answer uses the English token.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import TypeVar

from kb.scoring.errors import FieldError, KeyNameError, MissingKeyError, NumberError
from kb.scoring.exact import Number, exact, exact_list, whole
from kb.scoring.result import Denomination, Doubling, Fault, Form

__all__ = ["COMMON_KEYS", "Facts", "Key", "canonical", "read_contract"]

Given = Mapping[str, object]
LONGEST_LIST = 1000
"""More tables than any event has; a list is compared each with each."""
Token = TypeVar("Token", bound=StrEnum)

COMMON_KEYS = frozenset(
    {"irregularity", "event_type", "event_level", "form_of_scoring", "stage", "match_boards", "result_obtainable"}
)
"""Facts a case file carries for the ruling; a calculation that has no use for them passes over them."""

DENOMINATIONS: Mapping[str, str] = {
    **dict.fromkeys(("clubs", "club", "c", "klør", "kl", "klöver"), "clubs"),
    **dict.fromkeys(("diamonds", "diamond", "d", "ruder", "ru"), "diamonds"),
    **dict.fromkeys(("hearts", "heart", "h", "hjerter", "hj", "hjärter", "hjerte"), "hearts"),
    **dict.fromkeys(("spades", "spade", "s", "spar", "sp", "spader"), "spades"),
    **dict.fromkeys(("notrump", "no-trump", "no-trumps", "notrumps", "nt", "n", "ut", "sans", "sang"), "notrump"),
}
DOUBLINGS: Mapping[str, str] = {
    **dict.fromkeys(("undoubled", "no", "nej", "udoblet", "odubblad", "odubblat", "none", "false"), "undoubled"),
    **dict.fromkeys(("doubled", "x", "d", "yes", "ja", "doblet", "dubblad", "dubblat", "true"), "doubled"),
    **dict.fromkeys(("redoubled", "xx", "rd", "redoblet", "redubblad", "redubblat"), "redoubled"),
}
FORMS: Mapping[str, str] = {
    **{form.value: form.value for form in Form},
    **dict.fromkeys(("mp", "parpoint", "topscore"), "matchpoints"),
    **dict.fromkeys(("imp", "imps", "cup"), "imp-match"),
    **dict.fromkeys(("kp", "vp"), "kp-match"),
    **dict.fromkeys(("cross-imp", "imps-across-the-field"), "cross-imps"),
    "bam": "board-a-match",
}
SIGNS = {"♣": "clubs", "♦": "diamonds", "♥": "hearts", "♠": "spades"}
YES = frozenset({"yes", "true", "ja", "y", "j", "1", "on"})
NO = frozenset({"no", "false", "nej", "n", "0", "off"})

CONTRACT = re.compile(
    r"""(?P<level>\d+)\s*
        (?P<suit>[♣♦♥♠]|[a-zæøåäö-]+?)\s*          # 4S, 3 ut, 3nt
        (?P<double>xx|x|\*\*|\*|rd|-?redoubled|-?doubled)?\s*
        (?P<result>=|[+-]\d+)?""",
    re.VERBOSE,
)


@dataclass(frozen=True, slots=True)
class Key:
    """A fact a calculation can use. name: as printed in the help. synonyms: other names of it. example: a value."""

    name: str
    synonyms: tuple[str, ...] = ()
    example: str = ""


def canonical(given: Given, keys: Iterable[Key], kind: str) -> dict[str, object]:
    """The facts under the names of `keys`; synonyms replaced, strangers refused."""
    names = {alias: key.name for key in keys for alias in (key.name, *key.synonyms)}
    found: dict[str, object] = {}
    for word, value in given.items():
        tidy = word.strip().casefold().replace("-", "_")
        name = names.get(tidy)
        if name is None:
            if tidy in COMMON_KEYS:
                continue
            raise KeyNameError(f"a fact that '{kind}' uses", word, sorted(set(names)))
        if value is None or (isinstance(value, str) and not value.strip()):
            raise NumberError(f"{word} has no value", f"Write {word}=VALUE.")
        if name in found and str(found[name]) != str(value):
            raise NumberError(f"{name} is given twice, as {found[name]} and as {value}", "Give it once.")
        found[name] = value
    return found


@dataclass(frozen=True, slots=True)
class Facts:
    """Facts under their canonical names. `rule` is cited where one is missing or wrong."""

    kind: str
    values: Mapping[str, object]
    rule: str = ""

    def __contains__(self, name: str) -> bool:
        return name in self.values

    def need(self, *names: str) -> None:
        """All of these must be there."""
        missing = [name for name in names if name not in self.values]
        if missing:
            raise MissingKeyError(self.kind, missing, rule=self.rule)

    def text(self, name: str, default: str = "") -> str:
        value = self.values.get(name, default)
        return value.strip() if isinstance(value, str) else str(value)

    def number(self, name: str) -> Fraction:
        self.need(name)
        return exact(self._plain(name), name, rule=self.rule)

    def maybe_number(self, name: str) -> Fraction | None:
        return self.number(name) if name in self.values else None

    def whole(self, name: str) -> int:
        self.need(name)
        return whole(self._plain(name), name, rule=self.rule)

    def maybe_whole(self, name: str) -> int | None:
        return self.whole(name) if name in self.values else None

    def numbers(self, name: str) -> tuple[Fraction, ...]:
        self.need(name)
        value = self.values[name]
        if isinstance(value, list | tuple):
            found = tuple(exact(item, name, rule=self.rule) for item in value)
        else:
            plain = self._plain(name)
            found = exact_list(plain, name, rule=self.rule) if isinstance(plain, str) else (exact(plain, name),)
        if not found:
            raise FieldError(f"{name} is empty", "Give at least one number.", rule=self.rule)
        if len(found) > LONGEST_LIST:
            raise FieldError(f"{name} holds {len(found)} numbers", f"Give {LONGEST_LIST} at most.", rule=self.rule)
        return found

    def wholes(self, name: str) -> tuple[int, ...]:
        """Whole numbers; since they have no decimals, a comma between two of them only separates."""
        value = self.values.get(name)
        spaced = Facts(self.kind, {name: value.replace(",", " ")}, self.rule) if isinstance(value, str) else self
        return tuple(whole(number, name, rule=self.rule) for number in spaced.numbers(name))

    def data(self, name: str) -> object:
        """Lists and dicts as they are; a text is read as YAML or JSON."""
        self.need(name)
        value = self.values[name]
        if not isinstance(value, str):
            return value
        from kb.scoring.plaintext import parse_text  # brings YAML, which most questions do without

        return parse_text(value)

    def flag(self, name: str, default: bool = False) -> bool:
        if name not in self.values:
            return default
        word = self.text(name).casefold()
        if word in YES:
            return True
        if word in NO:
            return False
        raise KeyNameError(f"a value of {name}", word, ("yes", "no"), rule=self.rule)

    def word(self, name: str, known: Iterable[str], default: str | None = None) -> str:
        if name not in self.values:
            if default is None:
                self.need(name)
            return default or ""
        word = self.text(name).casefold().replace("_", "-").replace(" ", "-")
        known = tuple(known)
        if word not in known:
            raise KeyNameError(f"a value of {name}", word, known, rule=self.rule)
        return word

    def token(self, name: str, enum: type[Token], default: Token | None = None) -> Token:
        return enum(self.word(name, [item.value for item in enum], default.value if default is not None else None))

    def form(self, default: Form | None = None) -> Form:
        if "form" not in self.values and default is not None:
            return default
        self.need("form")
        return Form(_look_up(self.text("form"), FORMS, "form", self.rule))

    def fault(self, name: str) -> Fault:
        return self.token(name, Fault)

    def denomination(self, name: str) -> Denomination:
        return Denomination(_look_up(self.text(name), DENOMINATIONS, name, self.rule))

    def doubling(self, name: str) -> Doubling:
        if name not in self.values:
            return Doubling.UNDOUBLED
        return Doubling(_look_up(self.text(name), DOUBLINGS, name, self.rule))

    def _plain(self, name: str) -> Number:
        value = self.values[name]
        if isinstance(value, str | int | float | Fraction):
            return value
        raise NumberError(f"{name} is not a number", "Write a number such as 420 or 2,85.", rule=self.rule)


def _look_up(word: str, words: Mapping[str, str], name: str, rule: str) -> str:
    tidy = word.strip().casefold().replace(" ", "-")
    found = SIGNS.get(tidy) or words.get(tidy) or words.get(tidy.replace("-", ""))
    if found is None:
        raise KeyNameError(f"a value of {name}", word, words, rule=rule)
    return found


def read_contract(text: str, rule: str) -> tuple[int, Denomination, Doubling, int | None] | None:
    """'3NTx+1' to level, denomination, doubling and result; None for a passed out board; the result may be absent."""
    tidy = text.strip().casefold().translate(str.maketrans("−–", "--"))
    if tidy in ("pass", "passed-out", "passed out", "pas", "rundpas", "all pass", "allpass", "passat"):
        return None
    found = CONTRACT.fullmatch(tidy)
    if found is None:
        raise NumberError(f"'{text[:30]}' is not a contract", "Write for example 3NT, 4Sx or 6H-1.", rule=rule)
    suit = _look_up(found["suit"], DENOMINATIONS, "contract", rule)
    double = (found["double"] or "").strip("-").replace("*", "x")
    result = found["result"]
    return (
        int(found["level"]),
        Denomination(suit),
        Doubling(DOUBLINGS[double]) if double else Doubling.UNDOUBLED,
        None if result is None else 0 if result == "=" else int(result),
    )
