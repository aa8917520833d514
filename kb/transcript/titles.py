"""Where a heading ends and text begins, and which capitals begin a heading.

Comes in: text behind an enumerator, or a run of headings without numbers. Goes out: positions. What
always holds: nothing is dropped, only places are named. The surprising choice: there is no list of
headings; a heading ends before a capital that follows a word which may end one (never 'of' or 'is').
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass

from kb.transcript.words import Words

__all__ = ["ProperNames", "comparable", "heading_end", "learn_names", "split_titles"]

_TOKEN = re.compile(r"\S+")
_WORD_CORE = re.compile(r"[^\W\d_]+")
_SENTENCE_STOP = re.compile(r"[.;:!](?=[\"”’')]*(?:\s|$))")
_AFTER_WEAK = re.compile(r"\b([^\W\d_]+) ([A-ZÆØÅÄÖ][a-zæøåäöé]+)\b")
_ABBREVIATED = re.compile(r"(?:^|[\s(])(?:\d+|[a-zæøåäö](?:\.[a-zæøåäö])+|fx|jf|evt|nr|ca|kr|kl|bl)\.$")
MAX_HEADING_WORDS = 18


@dataclass(frozen=True, slots=True)
class ProperNames:
    """Words that are written with a capital inside a sentence of this text ('Nord', 'Ansvariga').

    common: words that are mostly written small; with a capital they begin something.
    """

    words: frozenset[str]
    common: frozenset[str] = frozenset()

    def __contains__(self, word: str) -> bool:
        return word in self.words


def learn_names(text: str, words: Words) -> ProperNames:
    """Names are the capitals that follow a word no heading can end in, and are hardly ever written small."""
    lower = Counter(re.findall(r"\b[a-zæøåäö][^\W\d_]+", text))
    found: Counter[str] = Counter()
    for match in _AFTER_WEAK.finditer(text):
        if match.group(1) in words.weak:
            found[match.group(2)] += 1
    names = {word for word in found if lower[word.casefold()] <= found[word]}
    # 'den Ansvariga Organisationen': the capital behind a name belongs to it when it is one elsewhere too.
    for match in re.finditer(r"\b([A-ZÆØÅÄÖ][^\W\d_]+) ([A-ZÆØÅÄÖ][a-zæøåäö]+)\b", text):
        if match.group(1) in names and lower[match.group(2).casefold()] == 0:
            names.add(match.group(2))
    return ProperNames(frozenset(names), frozenset(word for word, count in lower.items() if count > 2))


def comparable(text: str) -> str:
    """Letters and digits only, casefolded: the form in which headings are compared."""
    return "".join(char for char in text.casefold() if char.isalnum())


def _begins(token: str) -> bool:
    """Whether a word can begin a heading or a sentence: a capital, not an acronym."""
    core = token.lstrip("(\"“'")
    match = _WORD_CORE.match(core)
    if not match or not core[:1].isupper():
        return False
    word = match.group()
    # One letter alone is an enumerator or a name of a point, except the few that are words.
    return word in ("I", "Å", "Ö") if len(word) == 1 else not word.isupper()


def heading_end(text: str, words: Words, names: ProperNames, *, lower_case: bool = False) -> int | None:
    """Position where the text behind a heading begins; len(text) when all of it is heading; None without heading.

    lower_case: headings of this level begin with a small letter ('a. hvornår Turneringslederen skal').
    """
    if not text:
        return None
    stop_match = None
    for match in _SENTENCE_STOP.finditer(text):
        # 'i 12. stik' and 'o.l.' do not end a sentence when a small letter follows.
        rest = text[match.end() :].lstrip("\"”’') ")
        if match.group() == "." and rest and not (rest[0].isupper() or rest[0] in "(§"):
            continue
        if match.group() == "." and _ABBREVIATED.search(text[: match.end()]) and rest:
            continue
        stop_match = match
        break
    stop = stop_match.start() if stop_match else len(text)
    tokens = list(_TOKEN.finditer(text, 0, min(stop + 1, len(text))))
    first_acronym: int | None = None
    for index, token in enumerate(tokens[1:], 1):
        if index > MAX_HEADING_WORDS:
            break
        previous = tokens[index - 1].group()
        if previous.endswith("?") and index <= MAX_HEADING_WORDS // 2:
            return token.start()
        core = token.group().lstrip("(")
        if previous.endswith((",", "(")):
            continue
        weak = previous.strip("(),").casefold()
        # 'Den fejlende skal spille ud eller til Et stort …': a particle can end a heading before a common word.
        if weak in words.weak and not (weak in words.particles and core.casefold() in names.common):
            continue
        if _begins(token.group()):
            word = _WORD_CORE.match(core)
            if word and word.group() in names:
                continue
            if index == 1 and token.group().startswith("(") and not core[:1].isupper():
                continue
            return token.start()
        if first_acronym is None and len(core) > 1 and core[:2].isupper() and core[:2].isalpha():
            first_acronym = token.start()
    if stop_match is None and len(tokens) <= MAX_HEADING_WORDS and not text.rstrip().endswith((",", ";")):
        last = tokens[-1].group().strip("(),").casefold() if tokens else ""
        return None if last in words.weak or last in words.conjunctions else len(text)
    if lower_case:
        return _small_opening(text[:stop], words)
    if first_acronym is not None and first_acronym < stop and not text[:first_acronym].count(","):
        return first_acronym
    return None


def _small_opening(text: str, words: Words) -> int | None:
    """'rettelse af uagtsom angivelse en spiller må …': the sentence begins small, at an article before a modal."""
    tokens = list(_TOKEN.finditer(text))
    for index, token in enumerate(tokens[:9]):
        if index and tokens[index - 1].group().endswith(","):
            return None
        if index < 1 or token.group().casefold() not in words.openers:
            continue
        if tokens[index - 1].group().casefold() in words.weak:
            continue
        if any(other.group().casefold() in words.modals for other in tokens[index + 1 : index + 4]):
            return token.start()
    return None


def split_titles(text: str, words: Words, names: ProperNames) -> list[int]:
    """Positions at which a new title begins in a run of titles without numbers (always contains 0)."""
    cuts = [0]
    tokens = list(_TOKEN.finditer(text))
    for index, token in enumerate(tokens[1:], 1):
        previous = tokens[index - 1].group()
        if not _begins(token.group()) or previous.endswith(("-", ",")):
            continue
        word = _WORD_CORE.match(token.group().lstrip("("))
        if word is None or word.group() in names or token.group().startswith("("):
            continue
        weak = previous.strip("(),").casefold()
        if weak in words.weak and not (weak in words.particles and word.group().casefold() in names.common):
            continue
        cuts.append(token.start())
    return cuts
