"""Where sentences end in the laws: enumerators and abbreviations first, full stops last.

Comes in: text of any kind, also a raw transcript. Goes out: ranges, in order, that cover every character that is
not blank. What always holds: ranges do not overlap, none is empty or begins or ends in white space, and the time
is linear. The surprising choice: a number or letter with its full stop ("A.", "1.", "i.", "(a)") belongs to what
follows when it opens a sentence, and closes a sentence when it is its last word ("se 16 B. Spilleren ..."); the
same mark, read by place.
"""

from __future__ import annotations

import re

from kb.model import Span

__all__ = ["ABBREVIATIONS", "sentences"]

_DANISH_INNER = """
    fx f.eks jf jfr jvf bl bl.a ca pga p.g.a mht m.h.t iht i.h.t ifm i.f.m vedr hhv h.h.v evt dvs d.v.s nr kl
    kr stk afs kap pkt art s ff inkl ekskl eksl min maks max mdr gl ang ad pr alm div dr hr fr red udg tlf sml
    ift i.f.t t.h t.v d d.d m fhv sek st str tidl vha v.h.a ovf sdr fig obs
"""
_DANISH_FINAL = """
    mv m.v mm m.m osv o.s.v ol o.l o.lign lign flg m.fl mfl etc e.l m.m.m o.a
"""
_SWEDISH_INNER = """
    t.ex tex ex jfr jmf bl.a bl ca pga p.g.a m.a.o resp ev evtl dvs d.v.s nr kl kr st s k.s.k sk fr.o.m t.o.m
    f.d f n.b inkl exkl min max mån avd kap art sid ang angående forts förf utg red tel tr tv d.d ff fig obs
    anm dr
"""
_SWEDISH_FINAL = """
    m.m mm osv o.s.v o.d o.dyl m.fl mfl etc e.d el.dyl o.s.b m.m.m
"""
_ENGLISH_INNER = """
    e.g i.e cf no nos p pp vs viz ca approx art sec ch fig mr mrs ms dr st jr vol ed incl max min para
"""
_ENGLISH_FINAL = """
    etc al
"""

ABBREVIATIONS: dict[str, tuple[frozenset[str], frozenset[str]]] = {
    "da": (frozenset(_DANISH_INNER.split()), frozenset(_DANISH_FINAL.split())),
    "sv": (frozenset(_SWEDISH_INNER.split()), frozenset(_SWEDISH_FINAL.split())),
    "en": (frozenset(_ENGLISH_INNER.split()), frozenset(_ENGLISH_FINAL.split())),
}
"""Per language: those that never end a sentence by themselves, and those that do when a capital follows."""

_STOP = re.compile(r"[.!?…]+[\"'”’»)\]]*")
_WORD_BEFORE = re.compile(r"[\w§½]+(?:\.\w+)*\Z")
_BLANK_LINE = re.compile(r"[ \t]*\n[ \t]*(?:\n[ \t]*)+")
_ENUMERATOR = re.compile(r"\(?(?:\d{1,3}[A-Za-z]?|[A-Za-z]|[ivx]{1,5}|[IVX]{1,5}|[A-Z]?\d{1,3}[A-Z]?)")
_NUMBER_WORDS_TEXT = """
    nr nummer kl pkt punkt § lag law kapitel kap side sida sid stk den art
"""
_NUMBER_WORDS = frozenset(_NUMBER_WORDS_TEXT.split())
_NEXT = re.compile(r"\s+[\"'“”‘’«»(\[*_–-]*\s*(.)", re.DOTALL)

_AHEAD_ENUMERATOR = re.compile(r"\s+(?:\(?[0-9]{1,2}[.)]|[A-Za-z][.)]|[ivxIVX]{1,5}[.)]|\([a-zA-Z]\))\s+[^\W_]")

_HEADING_WORDS = 9
_FINITE_TEXT = """
    nr kun ved bara vid endast only no
    er har var skal må kan bør bliver blev gælder anvendes anvender se jf jfr fx efter i punkt og eller til af
    på med indeholder giver får skall måste bör är blir gäller enligt lag och till av innehåller is are was
    has have shall may must can see law and or to of
"""
_FINITE = frozenset(_FINITE_TEXT.split())
"""Words that no heading of these books ends in or, where they are verbs, holds before an enumerator."""
_NEVER_IN_HEADING_TEXT = """
    er har var skal må kan bør bliver blev gælder anvendes anvender se jf jfr passer melder byder spiller
    skall måste får bör är blir gäller passar bjuder spelar is are was has shall may must can see
"""
_NEVER_IN_HEADING = frozenset(_NEVER_IN_HEADING_TEXT.split())

_BEFORE_A_NAME = frozenset({"ved", "af", "vid", "av", "by"})

_MOST_ITEMS = 19

_REACH = 60
"""How far back a word is sought; no word of the laws is longer."""


def _ends(text: str, begin: int, stop: re.Match[str], inner: frozenset[str], final: frozenset[str]) -> bool:
    """Whether the stop that was found closes the sentence that began at `begin`."""
    after = _NEXT.match(text, stop.end())
    if after is None:
        return False
    if stop.group()[0] != "." or len(stop.group().rstrip("\"'”’»)]")) > 1:
        return not after.group(1).islower()
    following = after.group(1)
    head = text[max(begin, stop.start() - _REACH) : stop.start()]
    found = _WORD_BEFORE.search(head)
    word = found.group() if found else ""
    low = word.casefold()
    opens = bool(word) and text[begin : stop.start() - len(word)].strip(' \t\n*_("“') == ""
    if opens and _ENUMERATOR.fullmatch(word):
        return False
    if low in inner:
        return False
    if low in final:
        return following.isupper() or following == "§" or _AHEAD_ENUMERATOR.match(text, stop.end()) is not None
    if word.isdigit() and following.islower():
        return False
    if len(word) == 1 and word.isalpha() and word.isupper() and _is_initial(head, word):
        return False
    return not following.islower() or _AHEAD_ENUMERATOR.match(text, stop.end()) is not None


def _opens_next(text: str, begin: int, stop: re.Match[str]) -> int | None:
    """Where a new sentence begins before this stop: "Doblinger 1. Lovlig dobling" is a heading and an item."""
    if stop.group() != ".":
        return None
    found = _WORD_BEFORE.search(text, max(begin, stop.start() - _REACH), stop.start())
    after = _NEXT.match(text, stop.end())
    if found is None or after is None or not after.group(1).isupper():
        return None
    mark = found.group()
    if not (len(mark) == 1 and mark.isalpha() and mark.isupper()) and not (mark.isdigit() and int(mark) <= _MOST_ITEMS):
        return None
    heading = text[begin : found.start()].split()
    if (
        not 1 <= len(heading) <= _HEADING_WORDS
        or heading[-1][-1] in ",;:("
        or heading[-1].casefold().strip(".") in _FINITE
    ):
        return None
    if any(c.isdigit() for c in heading[-1]):
        return None
    numbered = _ENUMERATOR.fullmatch(heading[0].rstrip(".)")) is not None and heading[0][-1] in ".)"
    if not numbered and not _NEVER_IN_HEADING.isdisjoint(w.casefold() for w in heading):
        return None
    return found.start()


def _is_initial(head: str, letter: str) -> bool:
    """Whether a capital with its stop is the initial of a name, "J. Brix": the word before it is a name."""
    before = head[: len(head) - len(letter)].rstrip()
    word = _WORD_BEFORE.search(before)
    if word is None:
        return False
    plain = word.group()
    if plain in _BEFORE_A_NAME:
        return True
    return (
        plain[0].isupper()
        and not any(c.isdigit() for c in plain)
        and len(plain) > 2
        and plain.casefold() not in _NUMBER_WORDS
    )


def sentences(text: str, lang: str) -> tuple[Span, ...]:
    """The sentences of a text as ranges of it, in order.

    >>> [("A. Bud"[a:b]) for a, b in sentences("A. Bud", "da")]
    ['A. Bud']
    >>> text = "Se fx 16 B. Derefter passer MTV mv. 2. Spilfører."
    >>> [text[a:b] for a, b in sentences(text, "da")]
    ['Se fx 16 B.', 'Derefter passer MTV mv.', '2. Spilfører.']
    """
    inner, final = ABBREVIATIONS.get(lang, (frozenset(), frozenset()))
    spans: list[Span] = []
    position = 0
    for block_end, next_block in _blocks(text):
        begin = _skip_blank(text, position, block_end)
        at = begin
        while at < block_end:
            stop = _STOP.search(text, at, block_end)
            if stop is None:
                break
            item = _opens_next(text, begin, stop)
            if item is not None:
                spans.append((begin, _last_solid(text, begin, item)))
                begin = item
            elif stop.end() < block_end and text[stop.end()].isspace() and _ends(text, begin, stop, inner, final):
                spans.append((begin, stop.end()))
                begin = _skip_blank(text, stop.end(), block_end)
            at = stop.end()
        end = _last_solid(text, begin, block_end)
        if end > begin:
            spans.append((begin, end))
        position = next_block
    return tuple(spans)


def _blocks(text: str) -> list[tuple[int, int]]:
    """Where each paragraph ends and where the next begins; a blank line always parts sentences."""
    found = [(m.start(), m.end()) for m in _BLANK_LINE.finditer(text)]
    return [*found, (len(text), len(text))]


def _last_solid(text: str, begin: int, end: int) -> int:
    while end > begin and text[end - 1].isspace():
        end -= 1
    return end


def _skip_blank(text: str, start: int, limit: int) -> int:
    while start < limit and text[start].isspace():
        start += 1
    return start
