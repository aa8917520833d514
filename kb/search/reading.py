"""What a sentence says happened: bids and their order, seats, turns, minutes, cards; and what that amounts to.

Comes in: the words of a query as they were understood. Goes out: `Facts` read from them, with the words that say so,
and the concepts they amount to. What always holds: a fact is only read when words of the query carry it. The
surprising choice: nothing is guessed about who is right; "2 klør over 2 hjerter" is read as a bid that is too low
because 2 clubs is lower than 2 hearts, and for no other reason.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from pathlib import Path

from kb.language import fold
from kb.search.model import Fact
from kb.search.terms import Said, english_stems

__all__ = ["Reading", "Rule", "Rules", "load_rules", "read"]

_SUITS = (
    ("clubs", r"♣|clubs?|klør|klöver|kl|k|c"),
    ("diamonds", r"♦|diamonds?|ruder|ruter|ru|d"),
    ("hearts", r"♥|hearts?|hjerter|hjärter|hj|hearts|h"),
    ("spades", r"♠|spades?|spar|spader|sp|s"),
    ("no-trump", r"no[ -]?trumps?|sans|sang|sa|nt|ut"),
)
_RANKS = {name: rank for rank, (name, _) in enumerate(_SUITS)}

_LEVELS = {
    "en": 1, "et": 1, "ett": 1, "én": 1, "one": 1, "to": 2, "två": 2, "two": 2, "tre": 3, "three": 3, "fire": 4,
    "fyra": 4, "four": 4, "fem": 5, "five": 5, "seks": 6, "sex": 6, "six": 6, "syv": 7, "sju": 7, "seven": 7,
}  # fmt: skip

_BID = re.compile(
    r"(?<!\w)(?P<level>[1-9]|"
    + "|".join(_LEVELS)
    + r")\s?(?:i\s)?(?:"
    + "|".join(f"(?P<{name.replace('-', '_')}>{forms})" for name, forms in _SUITS)
    + r")(?!\w)",
    re.IGNORECASE,
)
"""A level and a denomination: '2 klør', '1S', 'to hjerter', '3 NT'."""

_HIGH_LEVEL = re.compile(r"(?<!\w)(?:eight|otte|åtta|8)[- ](?:level|trin|nivå)", re.IGNORECASE)

_OVER = re.compile(r"(?<!\w)(?:over|after|efter|på|ovenpå|on|oven|över)(?!\w)", re.IGNORECASE)

_CARDS = re.compile(
    r"(?<!\w)(?P<count>\d{1,2}|eleven|twelve|thirteen|fourteen|fifteen|elleve|tolv|tretten|fjorten|femten|elva|tretton|fjorton|femton)"
    r"\s+(?:kort|cards?)(?!\w)",
    re.IGNORECASE,
)
_COUNTS = {
    "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "elleve": 11, "tolv": 12, "tretten": 13,
    "fjorten": 14, "femten": 15, "elva": 11, "tretton": 13, "fjorton": 14, "femton": 15,
}  # fmt: skip

_TIMES = {
    "five": 5, "fem": 5, "six": 6, "seks": 6, "sex": 6, "seven": 7, "syv": 7, "sju": 7, "eight": 8, "otte": 8,
    "åtta": 8, "nine": 9, "ni": 9, "nio": 9, "ten": 10, "ti": 10, "tio": 10, "eleven": 11, "elleve": 11, "elva": 11,
    "twelve": 12,
    "tolv": 12, "fifteen": 15, "femten": 15, "femton": 15, "twenty": 20, "tyve": 20, "tjugo": 20, "twenty-five": 25,
    "femogtyve": 25, "tjugofem": 25, "thirty": 30, "tredive": 30, "trettio": 30, "forty": 40, "fyrre": 40, "fyrtio": 40,
}  # fmt: skip
_MINUTES = re.compile(
    r"(?<!\w)(?:(?P<count>\d{1,3}|" + "|".join(sorted(_TIMES, key=len, reverse=True)) + r")\s*[-]?\s*min(?:\.|ut\w*)?"
    r"|(?P<quarter>(?:et|en|ett)\s+(?:kvarter|kvart)|(?:a\s+)?quarter\s+(?:of\s+an\s+)?hour)"
    r"|(?P<half>(?:en\s+)?halv\s?(?:time|timme)n?|half\s+(?:an\s+)?hour)"
    r"|(?P<hour>en\s+(?:time|timme)|(?:an|one)\s+hour))(?!\w)",
    re.IGNORECASE,
)
"""A time in minutes: '12 minutter', 'tjugo minuter', 'et kvarter', 'half an hour'; 'one time' and 'a quarter final' are
none."""
_AMOUNT = re.compile(r"(?<![\w,.])(?P<count>\d{1,4})\s*(?P<unit>imps?|kp|vp|%|spilpoint)(?!\w)", re.IGNORECASE)

_SEATS = {
    fold(word): seat
    for seat, words in (
        ("north", "nord norr north"), ("south", "syd söder south"), ("east", "øst öst öster east"),
        ("west", "vest väst väster west"),
    )
    for word in words.split()
}  # fmt: skip

_SHOULD = re.compile(
    r"skulle|skal\b|skall\b|should|was to\b|supposed|tur\b|turn\b|på tur|stod i tur|on lead"
    r"|havde udspillet|hade utspelet",
    re.IGNORECASE,
)
_BEFORE = re.compile(r"(?<!\w)(?:before|før|före|innan|foran)(?!\w)", re.IGNORECASE)
_CALLING = re.compile(r"byde|bjuda|melde|bid\b|call\b|pass|åbne|öppna|open|tur\b|turn\b", re.IGNORECASE)
_LEADING = re.compile(r"spill\w* ud|spela\w* ut|udspil|utspel|lead", re.IGNORECASE)
_WRONG_TURN = re.compile(
    r"(?:forkert|fel|wrong|min|hans|hendes|ikke\b.{0,20}|inte\b.{0,20}|not\b.{0,20})\s+(?:tur|turn)\b"
    r"|ud af tur|ur tur|i utide|i otur|utom tur|uden for tur|out of (?:turn|rotation|order)|fel tur"
    r"|i fel ordning|wrong side"
    r"|fel hand|forkert hånd|wrong hand|inde (?:på|i)\b|inne på\b"
    r"|(?:lead|he|she|declarer) (?:is|was) in (?:hand|dummy)",
    re.IGNORECASE,
)
_LATE = re.compile(r"for sent|försent|för sent|forsinke|försen|\blate\b|delay", re.IGNORECASE)
_OVERRUN = re.compile(
    r"overskrid|overtid|trak ud|trækker ud|drog ut|drar ut|\bslow\b|\bslowly\b|langsom|långsam|tidsover"
    r"|overr[au]n|over time|för lång tid|for lang tid|överdrag|övertid|too long"
    r"|over tiden|över tiden",
    re.IGNORECASE,
)
_ABSENT = re.compile(
    r"(?:ikke|inte|not|aldrig|never)\b.{0,12}(?:op\b|upp\b|up\b|turn|show|mød|kom|come|appear|infinn)|udebl|utebl|no.?show"
    r"|\babsent",
    re.IGNORECASE,
)
_SAME_TIME = re.compile(
    r"same time|simultaneous|samtidig|samma gång|samma tid|samme tid|på e[nt] g[aå]ng|på én gang", re.IGNORECASE
)
_RANK = (
    r"(?:ace|king|queen|jack|ten|nine|eight|seven|six|five|four|three|two|deuce|es|konge|dame|bonde|knægt|ti|tier|ni|nier"
    r"|otte|syv|seks|fem|fire|tre|to|toer|ess|kung|dam|knekt|tia|nia|åtta|sju|sex|fyra|två|tvåa|[2-9]|10|[akqjtedbk])"
)
_SUIT = r"(?:♣|♦|♥|♠|(?:clubs?|klør|klöver|diamonds?|ruder|ruter|hearts?|hjerter|hjärter|spades?|spar|spader)\b)"
_CARD = re.compile(
    rf"(?<!\w)(?:{_SUIT}[ -]?(?P<after>{_RANK})|(?P<before>{_RANK})\s+of\s+{_SUIT})(?!\w)", re.IGNORECASE
)
"""A card by its name: 'ruter kung', '♥K', 'the queen of hearts', 'spar 7'."""
_HONOUR = re.compile(
    r"ace|king|queen|jack|ten|es|ess|konge|kung|dame?|bonde|knægt|knekt|ti|tier|tia|10|[akqjtedb]", re.IGNORECASE
)
_FROM = re.compile(
    r"\b(?:from|fra|från)\s+(?:the\s+)?(?P<first>dummy|bord\w*|hand\w*|hånd\w*)\b.*"
    r"\b(?:was|is|were|var|er|är|should|skulle|skal|ska)\b.*\b(?P<second>dummy|bord\w*|hand\w*|hånd\w*)\b",
    re.IGNORECASE,
)
"""Played from one of declarer's hands while the lead was in the other."""
_HOW_LONG = re.compile(
    r"^\W*(?:when|hvornår|när)\b(?!.{0,12}\b(?:if|there|there's|hvis|om|det)\b)|\bby when\b"
    r"|\b(?:how|hvor|hur)\s+(?:long|late|soon|længe|lang tid|sent|hurtigt|länge|lång tid|snart|snabbt)\b",
    re.IGNORECASE,
)
"""A question about a time: 'how long', 'hvornår', 'hur sent'; 'when there is no …' asks for no time."""
_STILL_HAS = re.compile(
    r"(?:selv om|selvom|fast|trots|although|though|even|while|men|but)\b.{0,30}"
    r"(?:havde|har|hade|had|has|have|holdt|sitter)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Rule:
    """When these words stand in a query, it is also about these concepts."""

    topic: str
    about: tuple[str, ...]
    groups: tuple[frozenset[str], ...]
    without: tuple[frozenset[str], ...]
    share: float = 1.0
    """How much it says against other rules; below 1 the words of the query stay as strong as they were."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What was read. about: (concepts, the words that say so, how surely). facts: shown to the reader.
    minutes: if named."""

    about: tuple[tuple[tuple[str, ...], str, float], ...] = ()
    facts: tuple[Fact, ...] = ()
    minutes: int | None = None
    told: frozenset[str] = frozenset()
    """Words, folded, of bids, cards and seats: what they tell is in the facts, and no law is about them."""
    signs: tuple[tuple[str, str], ...] = ()
    """What numbers, seats, cards and turns amount to ('insufficient', 'late'), with the words that say so."""


@dataclass(frozen=True, slots=True)
class Rules:
    """Rules in their order. openings: for each name the rules whose shortest group has it; the others cannot be met."""

    rules: tuple[Rule, ...]
    openings: Mapping[str, tuple[int, ...]]

    @classmethod
    def of(cls, rules: Sequence[Rule]) -> Rules:
        """With their openings."""
        openings: dict[str, list[int]] = {}
        for number, rule in enumerate(rules):
            for name in min(rule.groups, key=len):
                openings.setdefault(name, []).append(number)
        return cls(tuple(rules), {name: tuple(numbers) for name, numbers in openings.items()})

    def worth_trying(self, names: Mapping[str, str]) -> Iterator[Rule]:
        """The rules that may be met by what a query names, in their order."""
        found = {number for name in names for number in self.openings.get(name, ())}
        return (self.rules[number] for number in sorted(found))


def load_rules(path: Path) -> Rules:
    """The rules of `situations.toml`."""
    rows = tomllib.loads(path.read_text(encoding="utf-8"))["rule"]
    found = []
    for row in rows:
        groups = [_group(group) for group in row["when"] if not group.startswith("!")]
        without = [_group(group[1:]) for group in row["when"] if group.startswith("!")]
        assert groups, f"{path.name}: a rule without a condition"
        found.append(Rule(row["topic"], tuple(row["about"]), tuple(groups), tuple(without), row.get("share", 1.0)))
    return Rules.of(found)


def _group(text: str) -> frozenset[str]:
    return frozenset(f"={fold(name[1:])}" if name.startswith("=") else name for name in text.split("|"))


def read(text: str, said: Sequence[Said], rules: Rules, topics: Sequence[str] = ()) -> Reading:
    """What a query says of the situation. topics: concepts that were given beside it."""
    signs = dict(_signs(text))
    minutes = _MINUTES.search(text)
    names = dict(_names(said))
    names.update({f"#{sign}": words for sign, words in signs.items()})
    names.update((topic, topic) for topic in topics if topic not in names)
    about: dict[tuple[str, ...], tuple[str, float]] = {}
    facts: dict[Fact, None] = {}
    if sum(not one.function for one in said) + len(topics) >= 2 or any(key.startswith("#") for key in names):
        for rule in rules.worth_trying(names):
            reasons = _met(rule, names)
            if reasons is not None:
                about.setdefault(rule.about, (reasons, rule.share))
                if rule.share >= 1.0:
                    facts.setdefault(Fact("topic", rule.topic, reasons))
    for bid in _bids(text):
        facts.setdefault(Fact("bid", f"{bid.level} {bid.denomination}", bid.words))
    for word, seat in _seats(text):
        facts.setdefault(Fact("seat", seat, word))
    if minutes:
        facts.setdefault(Fact("minutes", str(_minutes(minutes)), minutes.group()))
    for amount in _AMOUNT.finditer(text):
        facts.setdefault(Fact("amount", f"{amount['count']} {amount['unit'].casefold()}", amount.group()))
    for cards in _CARDS.finditer(text):
        facts.setdefault(Fact("cards", str(_count(cards["count"])), cards.group()))
    told = tuple((concepts, words, share) for concepts, (words, share) in about.items())
    return Reading(
        told, tuple(facts), _minutes(minutes) if minutes else None, frozenset(_particulars(text)),
        tuple(signs.items()),
    )  # fmt: skip


def _met(rule: Rule, names: Mapping[str, str]) -> str | None:
    """The words that meet a rule, None when it is not met."""
    for group in rule.groups:
        if group.isdisjoint(names):
            return None
    if any(not group.isdisjoint(names) for group in rule.without):
        return None
    words: dict[str, None] = {}
    for group in rule.groups:
        met = next((names[name] for name in sorted(group) if name in names), None)
        if met is None:
            return None
        words.setdefault(met)
    return " … ".join(words)


def _names(said: Sequence[Said]) -> Iterator[tuple[str, str]]:
    """Concepts, and words with an equals sign, with the surface that says them."""
    for one in said:
        for concept in one.concepts[:3] or one.parts[:3]:
            yield concept, one.surface
        for word in (*one.lemmas, *one.folded):
            yield f"={word}", one.surface
        if not one.concepts and not one.function and len(one.words) == 1:
            for stem in english_stems(one.words[0]):  # 'overruled' is no form our tables have
                yield f"={stem}", one.surface


@dataclass(frozen=True, slots=True)
class _Bid:
    level: int
    denomination: str
    words: str
    start: int
    end: int

    @property
    def height(self) -> int:
        return self.level * 5 + _RANKS[self.denomination]


@lru_cache(maxsize=256)
def _bids(text: str) -> tuple[_Bid, ...]:
    found = []
    for match in _BID.finditer(text):
        level = match["level"].casefold()
        name = next(name for name, _ in _SUITS if match[name.replace("-", "_")])
        found.append(_Bid(int(level) if level.isdigit() else _LEVELS[level], name, match.group(), *match.span()))
    return tuple(found)


@lru_cache(maxsize=256)
def _seats(text: str) -> tuple[tuple[str, str], ...]:
    found = []
    for match in re.finditer(r"[^\W\d_]+", text):
        seat = _seat(match.group())
        if seat:
            found.append((match.group(), seat))
    return tuple(found)


@lru_cache(maxsize=4096)
def _seat(word: str) -> str | None:
    folded = fold(word)
    return _SEATS.get(folded) or _SEATS.get(folded.removesuffix("s"))


def _particulars(text: str) -> Iterator[str]:
    """The words of bids, cards and seats."""
    stretches = [bid.words for bid in _bids(text)]
    stretches += [match.group() for match in _CARD.finditer(text)]
    stretches += [word for word, _ in _seats(text)]
    for stretch in stretches:
        yield from (fold(word) for word in re.findall(r"\w+", stretch))


def _minutes(found: re.Match[str]) -> int:
    count = found["count"]
    if count is None:
        return 15 if found["quarter"] else 30 if found["half"] else 60
    return int(count) if count.isdigit() else _TIMES[count.casefold()]


def _count(word: str) -> int:
    return int(word) if word.isdigit() else _COUNTS[word.casefold()]


def _signs(text: str) -> Iterator[tuple[str, str]]:
    bids, seats = _bids(text), _seats(text)
    if seats:
        yield "seat", seats[0][0]
    if bids:
        yield "bid", bids[0].words
        high = [bid for bid in bids if bid.level > 7]
        if high:
            yield "eight-bid", high[0].words
    high_level = _HIGH_LEVEL.search(text)
    if high_level:
        yield "eight-bid", high_level.group()
    for first, second in pairwise(bids):
        between = text[first.end : second.start]
        made, before = (first, second) if _OVER.search(between) else (second, first)
        if made.height <= before.height and made.level <= 7:
            yield "insufficient", f"{first.words}{between}{second.words}"
            break
    cards = list(_CARDS.finditer(text))
    counts = [_count(match["count"]) for match in cards]
    stated = [int(match) for match in re.findall(r"(?<!\w)(1[0-9])(?!\w)", text)] if counts else []
    words = cards[0].group() if cards else ""
    if any(count > 13 for count in (*counts, *stated)) and counts:
        yield "too-many-cards", words
    if any(9 < count < 13 for count in counts):
        yield "too-few-cards", words
    wrong = _WRONG_TURN.search(text)
    if wrong:
        yield "wrong-turn", wrong.group()
    several = len({seat for _, seat in seats}) >= 2
    should = _SHOULD.search(text) if several else None
    if should:
        if _LEADING.search(text):
            yield "other-should-lead", should.group()
        elif _CALLING.search(text):
            yield "other-should-call", should.group()
    early = _BEFORE.search(text) if several and not should else None
    if early:
        if _LEADING.search(text):
            yield "other-should-lead", early.group()
        elif _CALLING.search(text):
            yield "other-should-call", early.group()
    late, overrun, absent = _LATE.search(text), _OVERRUN.search(text), _ABSENT.search(text)
    if overrun:
        yield "overrun", overrun.group()
    elif late and (_MINUTES.search(text) or len(text) < 60):
        yield "late", late.group()
    if absent:
        yield "absent", absent.group()
    together = _SAME_TIME.search(text)
    if together:
        yield "same-time", together.group()
    card = _CARD.search(text)
    if card:
        yield "card", card.group()
        if _HONOUR.fullmatch(card["after"] or card["before"]):
            yield "honour", card.group()
        else:
            yield "small", card.group()
    both = _FROM.search(text)
    if both and both["first"][:1].casefold() != both["second"][:1].casefold():
        yield "wrong-turn", both.group()
        yield "from-other-hand", both.group()
    how_long = _HOW_LONG.search(text)
    if how_long:
        yield "how-long", how_long.group()
    still = _STILL_HAS.search(text)
    if still:
        yield "still-has", still.group()
