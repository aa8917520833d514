"""Citations: one small class for naming a provision, forgiving to read, exact to print.

Comes in: what a person types ('§ 12 C 1', 'lag 12C1(c)', '27b1a 1997', '§§ 69, 70 og 71', '77A-D') or an
id of the corpus. Goes out: `Citation`s. What always holds: parse(str(c)) == c, for every id. The surprising
choice: letters are folded only where a number was typed; an id is taken as it stands, case and all.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from kb.errors import CitationError

__all__ = ["Citation", "parse_all"]

_ID = re.compile(r"(?P<edition>[a-zæøåäö][a-zæøåäö0-9-]*\d{0,4}):(?P<local>\S+)")
_LEAD = re.compile(
    r"^(?:(?:§+|lagarna|lagen|lagar|lag|love|lovens|loven|lov|laws|law|paragrafferne|paragraph|paragraf|punkt|para|pgf"
    r"|artikel|article|section|rules|rule|reglen|regel|ad|se|cf\.?|jf\.?|jævnfør|enligt"
    r"|(?:par|art|sec|pkt)\.|(?:l|p|tl)(?=[\s.\-]*\d))"
    r"[\s.:\-]*(?:(?:nr|no|number|nummer)[\s.]+|\#\s*)?)+",
    re.IGNORECASE,
)
"""What people write before a number; 'par 4' without a point is the fourth pair."""
_PART = re.compile(
    r"(?<=[\dA-Za-z])[\s,.]*\b(?:stk|stykke|litra|mom|moment|pkt)\b[\s.]*(?=\(?[\dA-Za-z]{1,4}\b)", re.IGNORECASE
)
"""What people write between its parts: '27 stk. B 1', '50D2 litra a'."""
_YEAR = re.compile(
    r"[\s,(\[]*(?:(?:i|in|av|af|från|fra|of|the|de|lagarna|lagen|love|lovene|loven|laws)\s+)*"
    r"(?P<year>1997|2007|2008|2017)[\s)\]]*(?:(?:års\s+)?lag\w*|[- ]?lov\w*|(?:laws?|rules|edition))?\s*$",
    re.IGNORECASE,
)
_EDITION = re.compile(
    r"[\s,(\[]*(?P<edition>dk1997|se2007|dbf2008|bogense2017|laws1997|laws2007|laws2017)[\s)\]]*$", re.IGNORECASE
)
_NUMBER = re.compile(
    r"(?P<prefix>LK|X)?[\s\-]*(?P<law>\d{1,3})"
    r"(?:[\s.\-]*\(?(?P<section>[A-Za-z])\)?"
    r"(?:[\s.\-]*\(?(?P<subsection>\d{1,2})\)?"
    r"(?:[\s.\-]*\(?(?P<item>[A-Za-z])\)?"
    r"(?:[\s.\-]*\(?(?P<point>[IVXivx]{1,4})\)?)?)?)?)?",
    re.IGNORECASE,
)
_COMMISSION = re.compile(r"LK\s*(?P<section>\d{1,2})?\s*(?P<letter>[A-Za-z])?", re.IGNORECASE)
_JOIN = re.compile(r"\s*(?:,|;|\b(?:og|eller|och|samt|and|or)\b|&)\s*", re.IGNORECASE)
_RANGE = re.compile(r"^(?P<head>.*?\d[A-Za-z\d]*)\s*[-–_]\s*(?P<tail>[A-Za-z]|\d{1,3})$")


@dataclass(frozen=True, slots=True)
class Citation:
    """A place: `number` as in the ids ('27B1a', 'X79A', 'def.kulørsvigt'), with the edition or work if named."""

    number: str
    edition: str | None = None
    year: int | None = None
    """Year of the laws, when the text named one instead of an edition."""

    def __str__(self) -> str:
        text = f"{self.edition}:{self.number}" if self.edition else self.number
        return f"{text} ({self.year})" if self.year else text

    @staticmethod
    def parse(text: str) -> Citation:
        """The first citation in `text`, which must hold nothing else.

        Raises CitationError for what is not a citation.
        """
        return parse_all(text)[0]


def parse_all(text: str) -> tuple[Citation, ...]:
    """Every citation of a list or range: '§§ 69, 70 og 71', '77A-D'.

    Raises CitationError when any part of the text is not a citation.
    """
    plain = text.strip()
    if not plain or len(plain) > 200:
        raise CitationError(text)
    identifier = _ID.fullmatch(plain)
    if identifier:
        return (Citation(identifier.group("local"), identifier.group("edition")),)
    if re.fullmatch(r"(?:def|fn|kap|front|table|toc)(?:\.\S+)?", plain):
        return (Citation(plain),)
    edition, year, rest = _tail(plain)
    rest = _PART.sub(" ", _LEAD.sub("", rest)).strip(" .,:;")
    found: list[Citation] = []
    base = ""
    for piece in _JOIN.split(rest):
        for number in _expand(_LEAD.sub("", piece).strip(" ."), base, text):
            base = re.match(r"(?:X|LK)?\d*", number).group()  # type: ignore[union-attr]
            found.append(Citation(number, edition, year))
    if not found:
        raise CitationError(text)
    return tuple(found)


def _tail(text: str) -> tuple[str | None, int | None, str]:
    """(edition, year, the rest) of a text that may end in either."""
    match = _EDITION.search(text)
    if match and match.start() > 0:
        return match.group("edition").casefold(), None, text[: match.start()]
    match = _YEAR.search(text)
    if match and match.start() > 0:
        return None, int(match.group("year")), text[: match.start()]
    head = re.match(r"\s*(1997|2007|2008|2017)\s+(?=\S)", text)
    if head:
        return None, int(head.group(1)), text[head.end() :]
    return None, None, text


def _expand(piece: str, base: str, text: str) -> list[str]:
    """Numbers of one member of a list; a lone letter goes on from the number before it ('41B og C')."""
    if base and re.fullmatch(r"[A-Za-z]\d{0,2}[a-z]?", piece):
        return [base + piece[0].upper() + piece[1:].lower()]
    span = _RANGE.match(piece)
    if span:
        head = _number(span.group("head"), text)
        tail = span.group("tail")
        if tail.isalpha() and re.fullmatch(r"(?:X)?\d+[A-Z]", head) and tail.upper() > head[-1]:
            return [head[:-1] + chr(code) for code in range(ord(head[-1]), ord(tail.upper()) + 1)]
        if tail.isdigit() and head.isdigit() and int(head) < int(tail) <= int(head) + 40:
            return [str(value) for value in range(int(head), int(tail) + 1)]
    return [_number(piece, text)]


def _number(piece: str, text: str) -> str:
    commission = _COMMISSION.fullmatch(piece)
    if commission:
        return "LK" + (commission.group("section") or "") + (commission.group("letter") or "").upper()
    match = _NUMBER.fullmatch(piece)
    if not match:
        raise CitationError(text)
    point = match.group("point") or ""
    return (
        (match.group("prefix") or "").upper()
        + str(int(match.group("law")))
        + (match.group("section") or "").upper()
        + (match.group("subsection") or "")
        + (match.group("item") or "").lower()
        + point
    )
