"""Facets: phase, actor and topic of a passage, computed from its words and headings, with the words that justify them.

Comes in: what a passage says, by field. Goes out: facet values with their reasons. What always holds: a value is one
of `VALUES` (DESIGN section 5), and its reason is a stretch of the passage or of a heading above it. The surprising
choice: the tables below say which concepts are evidence for a value; no provision is ever named in them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from kb.search.model import FacetError, Fact
from kb.search.terms import Said

__all__ = ["ACTORS", "PHASES", "TOPICS", "VALUES", "check_facts", "evidence", "facets_of"]

TOPICS: dict[str, tuple[str, ...]] = {
    "insufficient-bid": ("insufficient-bid", "sufficient-bid"),
    "call-out-of-turn": ("call-out-of-turn", "pass-out-of-turn", "bid-out-of-turn", "double-out-of-turn"),
    "change-of-call": ("change-of-call", "slip-of-the-hand", "intended-call", "withdrawn-call", "replacement-call"),
    "inadmissible-call": (
        "inadmissible-call", "inadmissible-double", "call-after-final-pass", "call-when-required-to-pass",
        "seven-level",
    ),
    "exposed-card": (
        "exposed-card", "premature-exposed-card", "declarer-exposes-cards", "defender-exposes-card",
        "declarer-spreads-hand",
    ),
    "penalty-card": (
        "penalty-card", "major-penalty-card", "minor-penalty-card", "failure-to-play-penalty-card",
        "disposition-of-penalty-card",
    ),
    "lead-out-of-turn": (
        "lead-out-of-turn", "opening-lead-out-of-turn", "declarers-lead-out-of-turn", "defenders-lead-out-of-turn",
        "accepted-lead-out-of-turn", "premature-lead",
    ),
    "played-card": (
        "played-card", "retraction-of-played-card", "designate-card", "call-from-dummy", "incomplete-designation",
        "unintended-designation", "simultaneous-plays", "fifth-card", "dummy-picks-card",
    ),
    "revoke": (
        "revoke", "to-revoke", "failure-to-follow", "established-revoke", "establishment-of-revoke",
        "correction-of-revoke", "inquiry-about-revoke", "subsequent-revoke", "transfer-of-tricks",
    ),
    "defective-trick": ("defective-trick", "fifth-card"),
    "claim": (
        "claim", "to-claim", "concession", "to-concede", "claim-statement", "contested-claim", "accepted-claim",
        "withdrawal-of-acquiescence", "cancelled-concession", "outstanding-trump",
    ),
    "missing-card": (
        "missing-card", "surplus-card", "incorrect-number-of-cards", "deficient-hand", "too-few-cards",
    ),
    "wrong-board": ("wrong-board", "cards-from-wrong-board", "replayed-board"),
    "unauthorised-information": (
        "unauthorised-information", "extraneous-information", "information-from-partner", "hesitation",
        "information-from-withdrawn", "illegal-communication", "logical-alternative",
    ),
    "misinformation": (
        "misinformation", "mistaken-explanation", "call-based-on-misinformation", "correct-explanation",
        "failure-to-alert",
    ),
    "adjusted-score": (
        "adjusted-score", "assigned-score", "artificial-score", "weighted-score", "split-score", "average-plus",
        "average-minus", "substitute-points",
    ),
    "penalty": (
        "penalty", "to-penalise", "procedural-penalty", "disciplinary-penalty", "suspension", "disqualification",
        "warning", "penalty-points", "standard-deduction", "automatic-penalty", "individual-penalties",
    ),
    "scoring": (
        "scoring-form", "scoring-table", "trick-score", "premium-score", "overtrick", "undertrick", "matchpoints",
        "imp", "imp-scoring", "kp-scale", "total-points", "butler", "cross-imps", "board-a-match", "rounding",
    ),
    "late-arrival": ("late-arrival", "no-show"),
    "slow-play": ("slow-play", "time-overrun"),
    "score-correction": ("error-in-score", "correction-period", "disagreement-on-tricks", "agreement-on-tricks"),
    "appeal": (
        "appeal", "to-appeal", "right-to-appeal", "appeal-procedure", "appeals-committee", "appeal-period", "deposit",
        "oral-appeal", "written-appeal", "frivolous-appeal", "appellant",
    ),
    "tie": ("tie", "tie-break", "head-to-head", "quotient"),
    "substitute": ("substitute", "reserve-player"),
    "seating": (
        "seating", "change-of-seat", "seating-rights", "seat", "arrangement-of-tables", "line-up",
        "same-direction-teammates",
    ),
    "conduct": (
        "conduct", "etiquette", "ethics", "courtesy", "communication", "violation-of-ethics", "spectator-conduct",
        "deception", "loud-discussion",
    ),
    "systems": (
        "partnership-agreement", "special-partnership-agreement", "partnership-understanding",
        "concealed-understanding", "implicit-agreement",
        "departure-from-system", "bidding-system", "system-card", "convention", "psych",
    ),
    "dealing": ("dealing", "to-deal", "shuffle", "redeal", "duplication", "computer-dealt", "duplication-error"),
}  # fmt: skip
"""Topics and the concepts that speak of them."""

ACTORS: dict[str, tuple[str, ...]] = {
    "player": ("player",),
    "declarer": ("declarer", "presumed-declarer", "declaring-side"),
    "dummy": ("dummy-player", "dummys-rights", "dummys-limitations", "dummy-picks-card", "dummy-suggests"),
    "defender": ("defender", "defence"),
    "director": ("director", "chief-director", "assistant-director", "directors-duties"),
    "organiser": ("organiser", "organising-body", "organisers-duties"),
    "spectator": ("spectator", "spectator-conduct"),
    "contestant": ("contestant", "pair", "team"),
    "captain": ("captain", "non-playing-captain"),
}
"""Actors and the concepts that name them."""

PHASES: dict[str, tuple[str, ...]] = {
    "setup": (
        "shuffle", "dealing", "redeal", "board", "pocket", "count-cards", "seating", "arrangement-of-tables", "entry",
        "schedule", "pack", "duplication", "movement-of-boards", "movement-of-players", "conditions-of-entry",
        "line-up", "late-arrival",
    ),
    "auction": (
        "auction", "during-auction", "auction-period", "call", "to-call", "bid", "to-bid", "pass", "to-pass", "double",
        "to-double", "redouble", "alert", "insufficient-bid", "call-out-of-turn", "final-pass", "bidding-box",
    ),
    "play": (
        "play-period", "during-play", "lead", "to-lead", "opening-lead", "play-to-trick", "trick", "played-card",
        "revoke", "claim", "penalty-card", "dummy-hand", "dummy-player", "declarer", "defender", "lead-out-of-turn",
        "defective-trick",
    ),
    "after-play": (
        "score", "appeal", "correction-period", "end-of-play", "error-in-score", "adjusted-score", "tie", "result",
        "ranking-final", "appeals-committee", "matchpoints", "imp", "official-score",
    ),
}  # fmt: skip
"""Phases and the concepts that belong to them."""


VALUES: dict[str, tuple[str, ...]] = {
    "phase": tuple(PHASES),
    "actor": tuple(ACTORS),
    "topic": tuple(TOPICS),
}
"""The facets that are computed; edition, kind and language are printed on the node itself."""

_TABLES: dict[str, Mapping[str, tuple[str, ...]]] = {"phase": PHASES, "actor": ACTORS, "topic": TOPICS}

_PHASE_EVIDENCE = 2
"""Words of a phase that a text needs when no heading names it."""


def evidence(key: str, value: str) -> tuple[str, ...]:
    """The concepts that speak for a facet value."""
    return _TABLES[key][value]


def facets_of(head: Iterable[Said], own: Iterable[Said], above: Iterable[Iterable[Said]]) -> Iterator[Fact]:
    """The facets of a passage; `words` of each are its reason. above: the headings over it, outermost first."""
    headings = [_concepts(head), *(_concepts(words) for words in above)]
    text = _counts(own)
    for key in ("topic", "actor"):
        for value, concepts in _TABLES[key].items():
            reason = next((found[name] for found in headings for name in concepts if name in found), None)
            if reason is None:
                reason = next((text[name][0] for name in concepts if name in text), None)
            if reason is not None:
                yield Fact(key, value, reason)
    for value, concepts in PHASES.items():
        reason = next((found[name] for found in headings for name in concepts if name in found), None)
        told = [text[name] for name in concepts if name in text]
        if reason is None and sum(count for _, count in told) >= _PHASE_EVIDENCE:
            reason = told[0][0]
        if reason is not None:
            yield Fact("phase", value, reason)


def _concepts(said: Iterable[Said]) -> dict[str, str]:
    found: dict[str, str] = {}
    for one in said:
        for concept in (*one.concepts, *one.inner, *one.parts):
            found.setdefault(concept, one.surface)
    return found


def _counts(said: Iterable[Said]) -> dict[str, tuple[str, int]]:
    found: dict[str, tuple[str, int]] = {}
    for one in said:
        for concept in (*one.concepts[:1], *one.inner, *one.parts):
            surface, count = found.get(concept, (one.surface, 0))
            found[concept] = (surface, count + 1)
    return found


def check_facts(
    facts: Iterable[tuple[str, tuple[str, ...]]], others: Mapping[str, Iterable[str]]
) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Facts in the spelling of the tables. others: the values of edition, kind and language.

    Raises FacetError with the nearest key or value.
    """
    known: dict[str, tuple[str, ...]] = {**VALUES, **{key: tuple(values) for key, values in others.items()}}
    checked = []
    for key, values in facts:
        name = key.strip().casefold()
        if name not in known:
            raise FacetError(key, _nearest(name, known))
        right = []
        for value in values:
            wanted = value.strip().casefold().replace("_", "-").replace(" ", "-")
            match = next((one for one in known[name] if one.casefold() == wanted), None)
            if match is None:
                raise FacetError(f"{key}={value}", tuple(f"{name}={one}" for one in _nearest(wanted, known[name])))
            right.append(match)
        checked.append((name, tuple(right)))
    return tuple(checked)


def _nearest(word: str, known: Iterable[str]) -> tuple[str, ...]:
    from rapidfuzz import fuzz, process

    found = process.extract(word[:60], list(known), scorer=fuzz.WRatio, limit=3)
    return tuple(name for name, _, _ in found)
