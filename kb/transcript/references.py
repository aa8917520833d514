"""References: where a provision sends the reader, read off its words.

Comes in: the text of a node and what may be cited. Goes out: `Reference`s with exact place, relation and
targets. What always holds: the surface is a piece of the text; each target is a number as printed, also
where it leads nowhere. The surprising choice: a bare number is a reference only when the words on both
sides agree (a cue before it, no unit behind it), since the transcripts lost the paragraph sign.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from kb.model import RefKind, Relation, Span
from kb.transcript.words import Words

__all__ = ["Reference", "Scope", "Target", "cue_before", "find_references"]


@dataclass(frozen=True, slots=True)
class Target:
    """number: as printed. place: in the text. external: name of a document outside the corpus, else ''."""

    number: str
    place: Span
    external: str = ""


@dataclass(frozen=True, slots=True)
class Reference:
    """One citation with everything joined to it. span: of the surface in the text."""

    span: Span
    targets: tuple[Target, ...]
    relation: Relation
    kind: RefKind
    negated: bool
    gloss: str


@dataclass(frozen=True, slots=True)
class Scope:
    """What the text may cite. law: whether a bare number is a paragraph (of any work cited).

    relative: resolves a relative name ('C1b', '2', 'a') from the citing node, None when nothing fits.
    signed: the text prints the paragraph sign or the word for law, so that a bare number needs one.
    """

    law: Callable[[str], bool]
    relative: Callable[[str], str | None]
    signed: bool
    external: tuple[tuple[str, str], ...] = ()


_NUMBER = re.compile(
    r"(?<![\w.,–-])(?P<sign>§§?\s*)?(?P<number>X?\d{1,3})"
    r"(?P<letter>[A-Z](?:\d{1,2}(?:[a-z](?:[IVX]{1,4}|[ivx]{1,4})?)?)?)?(?P<bracket>\((?:[a-z])\))?"
    r"(?![\w%½+])(?!\.(?:\d|stik))(?!,\d)"
)
_PART = r"(?:[A-H]\d{0,2}[a-z]?(?:\([a-z]\))?|\d{1,2}[a-z]?|[a-h])"
_RELATIVE = re.compile(
    rf"\b(?P<word>punkt(?:erne)?|afsnit|avsnitt|moment|point)\s+(?P<part>{_PART})(?![^\W_]|%)", re.IGNORECASE
)
# Swedish: 'C2 nedan', '4 nedan', 'A eller B ovan'.
_PLACED = re.compile(
    rf"(?<![\w§])(?P<part>{_PART})(?:\s+(?:eller|och)\s+(?P<second>{_PART}))?\s+(?:nedan|ovan)(?![\w])"
)
# 'men se C1(b)', '(men se C)', '[och se C1(d)]'.
_SEEN = re.compile(r"\b(?:se|see)\s+(?P<part>[A-H]\d{0,2}(?:\([a-z]\)|[a-z])?)(?=[\s.,:;)\]])(?!\s+(?:nedan|ovan))")
_FORMS = (
    (_NUMBER, tuple("123456789")),
    (_RELATIVE, ("unkt", "fsnit", "vsnitt", "oment", "oint")),
    (_PLACED, ("nedan", "ovan")),
    (_SEEN, ("se ", "see ")),
)
_GLOSS = re.compile(r"\s*\((?P<gloss>[^()]*)\)")
_DASH = re.compile(r"\s?[-–_]\s?")
_CONNECTOR = re.compile(
    r"\s*,\s*(?:og|och|and)?\s*|\s+(?P<word>og|eller|och|samt|hhv\.|til|and|or)\s+(?:(?:punkt|lag|§)\s+)?"
)
_CHAINED = re.compile(
    r"(?:§\s*)?(?P<number>X?\d{1,3})(?P<letter>[A-Z](?:\d{1,2}(?:[a-z](?:[IVX]{1,4}|[ivx]{1,4})?)?)?)?"
    r"(?P<bracket>\([a-z]\))?(?![\w%½+])(?!\.(?:\d|stik))(?!,\d)"
)
_CHAINED_PART = re.compile(rf"(?P<part>{_PART})(?![\w%])")

_BUT_SEE = re.compile(r"\b(?:se dog|men se|se dock|men se dog|but see)(?:\s+\w+){0,4}\s*(?:§§?\s*)?$", re.IGNORECASE)
_SEE = re.compile(r"\bse(?:e)?\b(?:\s+\w+){0,4}\s*(?:§§?\s*)?$", re.IGNORECASE)
_APPLY = re.compile(
    r"\b(?:anvendes|anvender|anvende|anvendt|anvend|anvendelse af|benyttes|benytter|benyttet|benytte|bruges|brug af"
    r"|gælder|tillämpas|tillämpar|gäller|applies|apply)"
    r"(?:\s+(?!og\b|eller\b|men\b|hvis\b)\w+){0,3}\s*(?:§§?\s*)?$",
    re.IGNORECASE,
)
_APPLY_AFTER = re.compile(
    r"(?:\s*\([^()]*\))?(?:,|\s+(?:ikke|inte|kan|skal|skall|nævnte|anførte|om(?:\s+[\w-]+){1,8}?)){0,3}\s+"
    r"(?:ikke\s+)?(?:anvendes|anvende|benyttes|tillämpas|gälla|gäller)\b"
)
_PER = re.compile(
    r"(?:\b(?:ifølge|i henhold til|efter|enligt|as provided in|under)|\b(?:iht|jf)\.?"
    r"|som (?:angivet|anført|tilladt|nævnt) i|\b(?:efter|enligt)(?:\s+\w+){1,2} i)"
    r"(?:\s+(?:de|det|den|bestemmelserne|bestemmelsene|retningslinierne)){0,2}(?:\s+i)?\s*(?:§§?\s*|lag\s*)?$",
    re.IGNORECASE,
)
_BRACKET = re.compile(r"[(\[]\s*(?:§§?\s*|lag\s+|lagarna\s+|og\s+)?$")
_NEGATED = re.compile(
    r"(?:\s*\([^()]*\))?(?:\s+om(?:\s+[\w-]+){1,8}?)?\s+(?:anvendes|benyttes|tillämpas|gäller)\s+(?:ikke|inte|ej)\b"
    r"|\s+ikke\s+(?:kan\s+)?(?:anvendes|benyttes)"
)
_NEGATED_BEFORE = re.compile(r"\b(?:ej|ikke|inte)\s+(?:efter\s+|enligt\s+)?(?:§\s*)?$", re.IGNORECASE)

_CONTINUES = re.compile(r"[^.;()]{0,90}(?:\([^()]*\)[^.;()]{0,60})?(?:,|\b(?:og|eller|och|samt|men|and|or))\s*")
# Words before a bare number that make it a paragraph for certain …
_SURE_CUES = (
    "se", "se dog", "se også", "men se", "anvendes", "anvend", "anvende", "anvender", "anvendt", "benyttet",
    "anvendelse af", r"jf\.?", r"iht\.?", "ifølge", "i henhold til", "benyttes", "fodnoten til",
    "i overensstemmelse med", "bestemmelserne i", "straffene i", "udspilsstraffene i", "beskrevet i", "angivet i",
    "anført i", "fastsat i", "fastlagt i", "retningslinierne i", "tilladt efter", "kravene i", "lovenes", "see", "law",
)  # fmt: skip
# … and words that make it one when what follows agrees.
_LIKELY_CUES = (
    *_SURE_CUES, "men", "efter", "benytte", "brug af", "straffe i", "nævnt i", "beføjelser efter", "undtagelse for",
    "gælder", "bestemmelsene i", "reglerne i", "foreskrevet i", "i", "af", "til", "hvis", "at", "og", "eller", "and",
)  # fmt: skip
_STRONG = re.compile(rf"(?:\b(?:{'|'.join(_SURE_CUES)})\s*|\(\s*)$", re.IGNORECASE)
_CUE = re.compile(rf"(?:\b(?:{'|'.join(_LIKELY_CUES)})\s*|\(\s*)$", re.IGNORECASE)
_AFTER = re.compile(
    r"\s*(?:[.,;:)]|$|\(|angående|vedrørende|hvis|om\b|når|anførte|nævnte|anvendes|benyttes|til at|skal|kan|i stedet"
    r"|[_–]|og\b|eller\b|for\b|som\b|dog\b|indeholder|gælder|ikke\b)"
)
# A full stop ends a clause unless it belongs to an abbreviation.
_CLAUSE_END = re.compile(r"(?<!\bjf)(?<!\biht)(?<!\bevt)(?<!\bpga)(?<!\bhhv)(?<!\bdvs)[.;)] ")
_COUNT_AFTER = re.compile(r"\s+(?:eller|og|och|or)\s+(?:flere|færre|fler|färre|more|fewer|mere|mindre)\b")
_RANGE_AFTER = re.compile(r"\s*[-–_]\s*\d{1,3}(?:\s+(?P<word>[^\W\d_]+))?")
_NAMED = re.compile(r"\b(?:§§?|lagarna|lagen|lagar|lag|laws?|paragraf)\s*$", re.IGNORECASE)
_PRECEDING = re.compile(r"([^\W_]+)\W*$")


def find_references(text: str, words: Words, scope: Scope) -> Iterator[Reference]:
    """References of one text, in order, without overlap. Linear in the text."""
    at = 0
    last: Reference | None = None
    heads = sorted(_heads(text), key=lambda head: head[:2])
    for start, form, match in heads:
        if start < at:
            continue
        found = (
            _absolute(text, match, words, scope)
            if form == 0
            else _relative(text, match, scope)
            if form == 1
            else _placed(text, match, scope)
            if form == 2
            else _seen(text, match, scope)
        )
        if found is None:
            continue
        # 'se 86 for … og 88 for …': a later member of a list keeps the cue of the first.
        if found.relation is Relation.OTHER and last is not None and _CONTINUES.fullmatch(text[last.span[1] : start]):
            found = replace(found, relation=last.relation)
        yield found
        at, last = found.span[1], found


def _heads(text: str) -> Iterator[tuple[int, int, re.Match[str]]]:
    """(start, form, match) of everything that may open a reference; a form is looked for where its words occur."""
    for form, (pattern, hints) in enumerate(_FORMS):
        if any(hint in text for hint in hints):
            for match in pattern.finditer(text):
                yield match.start(), form, match


def _absolute(text: str, match: re.Match[str], words: Words, scope: Scope) -> Reference | None:
    number, letter = match.group("number"), match.group("letter") or ""
    bracket = (match.group("bracket") or "").strip("()")
    before = text[max(0, match.start() - 70) : match.start()]
    external = _external(text, match, scope)
    if external is not None:
        return external
    if not scope.law(number):
        return None
    named = bool(match.group("sign")) or bool(_NAMED.search(before)) or number.startswith("X")
    if not letter and not named and (scope.signed or not _bare_is_law(text, match, before, words)):
        return None
    if letter and scope.signed and not named and not number.startswith("X") and not _CUE.search(before):
        return None
    targets = [Target(number + letter + bracket, (match.start("number"), match.end()))]
    end, targets, joined, gloss = _chain(text, match.end(), targets, scope, words)
    return Reference(
        (match.start(), end),
        tuple(targets),
        _relation(text, match.start(), end),
        RefKind.RANGE if joined else RefKind.ABSOLUTE,
        _is_negated(text, match.start(), end),
        gloss,
    )


def _bare_is_law(text: str, match: re.Match[str], before: str, words: Words) -> bool:
    """A number without a letter is a paragraph when both sides say so."""
    after = text[match.end() : match.end() + 60]
    following = re.match(r"\s+([^\W\d_]+)", after)
    if following and following.group(1).casefold() in words.units:
        return False
    if _COUNT_AFTER.match(after) or re.search(r"\d\s+(?:til|till|to)\s+$", before):
        return False
    span = _RANGE_AFTER.match(after)
    if span:
        unit = (span.group("word") or "").casefold() in words.units
        return bool(_CUE.search(before)) and not unit and not re.search(r"(?:\bspil|\bbricka)\s*$", before)
    if re.match(r"\s*[/:]\s*\d|\s*-[a-zæøåäö]|\.\s*[a-zæøåäö]", after) and not _STRONG.search(before):
        return False
    if re.match(
        r"\.\s+(?:januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december)\b", after
    ):
        return False
    preceding = _PRECEDING.search(before)
    word = preceding.group(1).casefold() if preceding else ""
    if word in words.counted and word not in words.weak and not _STRONG.search(before):
        return False
    if word.isdigit():
        return False
    if _APPLY_AFTER.match(text, match.end()) or re.match(r"\s+(?:angående|vedrørende)\b", after):
        return True
    if _STRONG.search(before):
        return bool(_AFTER.match(after)) or before.rstrip()[-1:] != "("
    return bool(_CUE.search(before)) and bool(_AFTER.match(after))


def _external(text: str, match: re.Match[str], scope: Scope) -> Reference | None:
    """'DBF's vedtægter, 14, stk. 5.1': a paragraph of a document outside the corpus."""
    before = text[max(0, match.start() - 40) : match.start()]
    for phrase, name in scope.external:
        if re.search(rf"\b{re.escape(phrase)}\W*$", before, re.IGNORECASE):
            tail = re.match(r"(?:,?\s*stk\.\s*\d+(?:\.\d+)*)?", text[match.end() :])
            stop = match.end() + (tail.end() if tail else 0)
            number = match.group("number") + (match.group("letter") or "")
            detail = re.search(r"stk\.\s*([\d.]+)", text[match.end() : stop])
            full = f"{number}.{detail.group(1).strip('.')}" if detail else number
            start = match.start() - len(before) + before.casefold().rindex(phrase.casefold())
            return Reference(
                (start, stop),
                (Target(full, (match.start(), stop), name),),
                _relation(text, start, stop),
                RefKind.ABSOLUTE,
                False,
                "",
            )
    return None


def _chain(
    text: str, at: int, targets: list[Target], scope: Scope, words: Words
) -> tuple[int, list[Target], bool, str]:
    """Everything joined to the first number: (end, targets, joined directly, first gloss)."""
    joined = False
    gloss = ""
    end = at
    while True:
        direct = True
        gap = _GLOSS.match(text, end)
        place = end
        if gap and not re.fullmatch(r"[a-z]", gap.group("gloss")):
            gloss = gloss or gap.group("gloss")
            place, direct = gap.end(), False
        dash = _DASH.match(text, end)
        if dash and direct:
            last = _range_end(text, dash.end(), targets[-1])
            if last is not None:
                stop, members = last
                targets.extend(Target(number, (dash.end(), stop)) for number in members)
                end, joined = stop, True
                continue
        connector = _CONNECTOR.match(text, place)
        if not connector or connector.end() == place:
            break
        item = _CHAINED.match(text, connector.end())
        if item:
            number = item.group("number") + (item.group("letter") or "") + (item.group("bracket") or "").strip("()")
            after = text[item.end() : item.end() + 40]
            following = re.match(r"\s+([^\W\d_]+)", after)
            unit = not item.group("letter") and (
                (following is not None and following.group(1).casefold() in words.units)
                or bool(_COUNT_AFTER.match(after))
            )
            if unit or not scope.law(item.group("number")):
                break
            targets.append(Target(number, item.span()))
        else:
            item = re.compile(r"(?P<part>[A-H](?:\d{1,2}[a-z]?)?)(?![\w-])").match(text, connector.end())
            if not item or not direct or connector.group("word") not in ("og", "eller", "och", "and", "or"):
                break
            base = re.match(r"X?\d+", targets[-1].number)
            if base is None:
                break
            targets.append(Target(base.group() + item.group("part"), item.span()))
        if direct and connector.group("word") in ("og", "och", "and", None):
            joined = True
        end = item.end()
    return end, targets, joined, gloss


def _range_end(text: str, at: int, first: Target) -> tuple[int, list[str]] | None:
    """'77A-D', '42-43', '251-256': (end, the numbers after the first)."""
    letter = re.compile(r"(?P<to>[A-H])(?![\w])").match(text, at)
    head = re.fullmatch(r"(X?\d+)([A-H])", first.number)
    if letter and head and letter.group("to") > head.group(2):
        members = [head.group(1) + chr(code) for code in range(ord(head.group(2)) + 1, ord(letter.group("to")) + 1)]
        return letter.end(), members
    number = re.compile(r"(?P<to>\d{1,3})(?![\w%])").match(text, at)
    if number and first.number.isdigit():
        low, high = int(first.number), int(number.group("to"))
        if low < high <= low + 20:
            return number.end(), [str(value) for value in range(low + 1, high + 1)]
    full = re.compile(r"(?P<base>X?\d+)(?P<to>[A-H])(?![\w])").match(text, at)
    if full and head and full.group("base") == head.group(1) and full.group("to") > head.group(2):
        members = [head.group(1) + chr(code) for code in range(ord(head.group(2)) + 1, ord(full.group("to")) + 1)]
        return full.end(), members
    return None


def _plain(part: str) -> str:
    return part.replace("(", "").replace(")", "")


def _relative(text: str, match: re.Match[str], scope: Scope) -> Reference | None:
    parts = [(_plain(match.group("part")), match.span("part"))]
    end = match.end()
    joined = False
    while True:
        dash = _DASH.match(text, end)
        last = re.compile(r"([A-H]|\d{1,2}|[a-h])(?![\w%])").match(text, dash.end()) if dash else None
        first = parts[-1][0]
        if last and len(first) == len(last.group(1)) == 1 and first < last.group(1):
            parts.extend((chr(code), last.span()) for code in range(ord(first) + 1, ord(last.group(1)) + 1))
            end, joined = last.end(), True
            continue
        connector = re.compile(r"\s*,\s*|\s+(?P<word>og|eller|och|samt)\s+(?:punkt\s+)?").match(text, end)
        item = _CHAINED_PART.match(text, connector.end()) if connector else None
        if not item or not connector:
            break
        part = _plain(item.group("part"))
        # The list goes on in kind: letters after letters, figures after figures.
        if part[0].isdigit() != parts[-1][0][0].isdigit() or part[0].islower() != parts[-1][0][0].islower():
            break
        parts.append((part, item.span()))
        joined = joined or connector.group("word") in ("og", "och", None)
        end = item.end()
    targets = []
    for part, place in parts:
        resolved = scope.relative(part)
        if resolved is None:
            return None
        targets.append(Target(resolved, place))
    return Reference(
        (match.start(), end),
        tuple(targets),
        _relation(text, match.start(), end),
        RefKind.RELATIVE,
        _is_negated(text, match.start(), end),
        "",
    )


def _placed(text: str, match: re.Match[str], scope: Scope) -> Reference | None:
    targets = []
    for group in ("part", "second"):
        part = match.group(group)
        if not part:
            continue
        resolved = scope.relative(_plain(part))
        if resolved is None:
            return None
        targets.append(Target(resolved, match.span(group)))
    return Reference(
        match.span(), tuple(targets), _relation(text, match.start(), match.end()), RefKind.RELATIVE, False, ""
    )


def _seen(text: str, match: re.Match[str], scope: Scope) -> Reference | None:
    resolved = scope.relative(_plain(match.group("part")))
    if resolved is None:
        return None
    place = match.span("part")
    return Reference(
        place, (Target(resolved, place),), _relation(text, place[0], place[1]), RefKind.RELATIVE, False, ""
    )


def cue_before(text: str, at: int) -> Relation:
    """The relation that the words before a place give a number that stood there."""
    return _relation(text[:at], at, at)


def _relation(text: str, start: int, end: int) -> Relation:
    """Read off the nearest cue: before the number, else the verb behind it."""
    before = _clause(text[max(0, start - 64) : start])
    before = re.sub(r"(?:punkt(?:erne)?|afsnit|avsnitt)\s*$", "", before, flags=re.IGNORECASE)
    if _BUT_SEE.search(before):
        return Relation.BUT_SEE
    if _SEE.search(before):
        return Relation.SEE
    if _BRACKET.search(before):
        return Relation.APPLY if _APPLY_AFTER.match(text, end) else Relation.SEE
    if _APPLY.search(before):
        return Relation.APPLY
    if _PER.search(before):
        return Relation.PER
    if _APPLY_AFTER.match(text, end):
        return Relation.APPLY
    return Relation.OTHER


def _clause(before: str) -> str:
    """The words since the last full stop or closing bracket."""
    cut = -1
    for match in _CLAUSE_END.finditer(before):
        cut = match.end()
    return before[cut:] if cut >= 0 else before


def _is_negated(text: str, start: int, end: int) -> bool:
    return bool(_NEGATED.match(text, end)) or bool(_NEGATED_BEFORE.search(text[max(0, start - 20) : start]))
