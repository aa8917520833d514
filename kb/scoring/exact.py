"""Exact numbers: read from what people type, rounded as the rules say, written as the text prints them.

Comes in: '1½', '2,85', '−300', '80 %', an int, a Decimal, or a float that YAML made of '64.2'. Goes out: a Fraction, an
int, a string. What always holds: no arithmetic is done in binary floating point; a float is taken for the decimal it
prints as. The surprising choice: a number that has no finite decimal (a third) is written with three decimals behind
'≈' for people, and as a decimal rounded to three places in JSON.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from decimal import Decimal
from enum import StrEnum
from fractions import Fraction
from math import ceil, floor

from kb.scoring.errors import NumberError

__all__ = ["Number", "Standing", "decimal", "exact", "exact_list", "is_finite_decimal", "round_for", "show", "whole"]

Number = int | str | Fraction | Decimal | float


class Standing(StrEnum):
    """Which way a score is rounded (201C1)."""

    NON_OFFENDING = "non-offending"
    OFFENDING = "offending"


NUMBER = re.compile(
    r"""(?P<sign>[+-]?)
        (?: (?P<half>½)                                  # ½
          | (?P<whole>\d+)½                              # 1½, as 211B1d prints it
          | (?P<num>\d+)/(?P<den>\d+)                    # 40/3, as we print a third in the detail
          | (?P<int>\d+)(?:[.,](?P<dec>\d+))?            # 2,85 as 206A prints it, 2.85 as the English do
        )\s*%?""",
    re.VERBOSE,
)
MINUS_SIGNS = str.maketrans("−–}", "---")
"""The minus sign, the dash, and the brace that stands for minus in the transcript of law 86A."""


def exact(value: Number, what: str = "the number", *, rule: str = "") -> Fraction:
    """The number that was meant, exactly. `what` names it in the error."""
    if isinstance(value, bool):
        raise NumberError(f"{what} is {value}, not a number", "Write a number such as 420 or 2,85.", rule=rule)
    if isinstance(value, int | Fraction | Decimal):
        return Fraction(value)
    text = repr(value) if isinstance(value, float) else value
    found = NUMBER.fullmatch(text.strip().translate(MINUS_SIGNS)) if len(text) <= 40 else None
    if found is None or (found["den"] and int(found["den"]) == 0):
        raise NumberError(f"{what} is '{text[:40]}', not a number", "Write a number such as 420 or 2,85.", rule=rule)
    if found["half"]:
        size = Fraction(1, 2)
    elif found["whole"]:
        size = int(found["whole"]) + Fraction(1, 2)
    elif found["den"]:
        size = Fraction(int(found["num"]), int(found["den"]))
    else:
        size = Fraction(Decimal(f"{found['int']}.{found['dec'] or '0'}"))
    return -size if found["sign"] == "-" else size


def whole(value: Number, what: str = "the number", *, rule: str = "") -> int:
    """A whole number; anything else is refused, naming the rule."""
    number = exact(value, what, rule=rule)
    if number.denominator != 1:
        raise NumberError(f"{what} is {show(number)}, not a whole number", "Give a whole number.", rule=rule)
    return int(number)


def exact_list(value: str | Iterable[Number], what: str = "the list", *, rule: str = "") -> tuple[Fraction, ...]:
    """Numbers separated by blanks, or any sequence of them."""
    items: Iterable[Number] = re.split(r"[\s;]+", value.strip("[] \t\n")) if isinstance(value, str) else value
    return tuple(exact(item, what, rule=rule) for item in items if item not in ("", ","))


def round_for(value: Fraction, standing: Standing) -> int:
    """Rounding of 201C1: up for a side that has not offended (a), down for one that has (b)."""
    return ceil(value) if standing is Standing.NON_OFFENDING else floor(value)


def is_finite_decimal(value: Fraction) -> bool:
    """Whether the number can be written out in decimals."""
    rest = value.denominator
    for prime in (2, 5):
        while rest % prime == 0:
            rest //= prime
    return rest == 1


def decimal(value: Fraction, places: int = 3) -> int | Decimal:
    """The number for JSON: an int, its finite decimal, or else rounded half away from zero to `places`."""
    if value.denominator == 1:
        return int(value)
    if is_finite_decimal(value):
        return (Decimal(value.numerator) / Decimal(value.denominator)).normalize()
    scaled = abs(value) * 10**places
    size = floor(scaled + Fraction(1, 2))
    return Decimal(size if value > 0 else -size).scaleb(-places)


def show(value: int | Fraction, lang: str = "en") -> str:
    """The number as the text prints it: ½ and 1½, otherwise 1,2 in Danish and Swedish, 1.2 in English."""
    number = Fraction(value)
    if number.denominator == 2:
        sign, size = ("-" if number < 0 else ""), abs(number)
        return f"{sign}{int(size) or ''}½"
    written = decimal(number)
    text = format(written, "f") if isinstance(written, Decimal) else str(written)
    if lang != "en":
        text = text.replace(".", ",")
    return text if is_finite_decimal(number) else f"≈{text}"
