"""The engine: one handle that answers requests.

Comes in: the handle of the knowledge base, once; then requests. Goes out: `Results`. What always holds: the same
request gives the same results; a cited provision stands first; nothing here writes. The surprising choice: the order
around a citation is fixed and not computed: what was cited, what it stands under, what corresponds to it, what belongs
to it; whoever types a number knows what they want.
"""

from __future__ import annotations

import re
import time
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from kb.graph import KnowledgeBase
from kb.language import Glossary, fold, loose_id
from kb.search.cited import Cited, cited_in
from kb.search.facets import VALUES, check_facts
from kb.search.features import Beside, Standing, features, told_of
from kb.search.grammar import CUE
from kb.search.impacts import Impacts
from kb.search.index import Index
from kb.search.letters import Letters
from kb.search.minutes import by_minutes
from kb.search.model import Basis, CaseHit, FacetError, Request, Results, Unit
from kb.search.order import Order, ordered
from kb.search.phrasebook import Answers, Phrasebook
from kb.search.rank import Allowed, Evidence, Scored, rank
from kb.search.shape import Shape
from kb.search.showing import Showing
from kb.search.snippets import term_table
from kb.search.space import Space
from kb.search.strengths import Strengths
from kb.search.understand import Understander, Understood

__all__ = ["Engine", "Found"]

_WORD = re.compile(r"[^\W_]+")

_CITING = re.compile(rf"(?<!\w){CUE}(?![^\W\d_])", re.IGNORECASE)
"""'500 eller 300' are amounts, '§ 500' is a citation that names nothing."""

_MOST = 200
_CASES = 3
_LIKE = 0.3
"""Nearness of what was asked before from which a passage was found for that."""
_KEPT_QUERIES = 32
_LONGEST_KEPT = 400
"""Characters of a query that is kept."""
_ORDERED = 40
"""Passages that the learnt order is asked about."""


@dataclass(frozen=True, slots=True)
class Found:
    """Passages in order, and what they were found by. ranked, rows: the best of them in the order in which they were
    ranked, and what each has to show; none where they were cited or a time was named."""

    order: list[Scored]
    ranked: Sequence[Scored]
    understood: Understood
    evidence: Evidence
    asked: Answers
    cited: Cited
    notes: tuple[str, ...]
    rows: NDArray[np.float64] | None


@dataclass(frozen=True)
class Engine:
    """Everything a search needs, read only."""

    kb: KnowledgeBase
    glossary: Glossary
    law: Index
    cases: Index
    understander: Understander
    phrasebook: Phrasebook
    letters: Mapping[str, Letters]
    """For each language, likeness by letters to its phrases in the phrasebook and then to the passages."""
    impacts: Impacts
    case_impacts: Impacts
    showing: Showing
    space: Space
    standing: Standing
    order: Order
    """The learnt order of the best."""
    _facet_sets: dict[str, Allowed] = field(default_factory=dict, repr=False)
    _plain_texts: dict[int, str] = field(default_factory=dict, repr=False)
    _place: dict[str, int] = field(default_factory=dict, repr=False)
    _heard_before: dict[Hashable, tuple[Understood, Answers, Strengths]] = field(default_factory=dict, repr=False)

    def __post_init__(self) -> None:
        self._place.update((name, number) for number, name in enumerate(self.law.ids))

    @property
    def shape(self) -> Shape:
        """How the passages of the law hang together."""
        return self.impacts.shape

    def search(self, request: Request) -> Results:
        """Answer a request. Raises FacetError for an unknown fact, edition or kind, with the nearest."""
        began = time.perf_counter()
        request = self.checked(request)
        found = self.ranked(request)
        ranked, understood, cited = found.order, found.understood, found.cited
        interpreted = replace(
            understood.interpreted, citation=tuple(self.law.ids[number] for number in cited.named), notes=found.notes
        )
        offset, limit = max(0, request.offset), max(0, min(request.limit, _MOST))
        chosen, same = self._page(ranked, request.grouped, offset, limit)
        table = term_table(understood.units) if chosen or request.with_cases else {}
        headings = self._headings(found, [passage for passage, _ in chosen])
        hits = tuple(
            self.showing.hit(
                passage,
                score,
                understood,
                table,
                headed,
                found.asked.phrase(passage),
                passage in cited.named,
                self._otherwise(found, passage),
                same.get(passage, ()),
            )
            for (passage, score), headed in zip(chosen, headings, strict=True)
        )
        return Results(
            request,
            interpreted,
            len(ranked),
            hits,
            self._case_hits(understood, table) if request.with_cases else (),
            self.showing.counts(ranked) if request.with_counts else (),
            understood.did_you_mean or cited.mean,
            (time.perf_counter() - began) * 1000,
        )

    def _headings(self, found: Found, passages: Sequence[int]) -> list[list[Unit]]:
        """For each passage the units that its heading says."""
        headed: list[list[Unit]] = [[] for _ in passages]
        numbers = np.array(passages, np.intp)
        for unit in found.evidence.units:
            there = self.impacts.headed(unit)
            if len(there):
                nearest = there[np.minimum(there.searchsorted(numbers), len(there) - 1)]
                for place in (nearest == numbers).nonzero()[0].tolist():
                    headed[place].append(unit)
        return headed

    def _otherwise(self, found: Found, passage: int) -> Basis:
        """Why a passage was found in which nothing of the query stands."""
        if passage in found.cited.near:
            return Basis.NEAREST
        return Basis.ALIKE if found.asked.asked[passage] > _LIKE else Basis.NEIGHBOUR

    def ranked(self, request: Request) -> Found:
        """Every passage that answers a request, which is as `checked` gives it, best first."""
        understood, asked, alike = self._heard(request, citing=True)
        notes = list(understood.interpreted.notes)
        allowed, more = self._allowed(request, understood)
        notes.extend(more)
        cited = cited_in(understood.typed.citations, request, self.kb, self._place)
        if understood.typed.citations and not cited.named:
            if understood.rest or cited.near or _CITING.search(request.query):
                notes.append("not-held")
            else:
                understood, asked, alike = self._heard(request, citing=False)
                cited = Cited()
        words = tuple(dict.fromkeys(word for one in understood.said for word in one.folded))
        spoken = understood.interpreted.language
        ranking = rank(self.impacts, understood.units, allowed, words, self._beside(asked, alike), spoken)
        order = ranking.order
        best: Sequence[Scored] = ()
        rows = None
        if cited.named:
            order = self._around(order, cited.named, allowed)
        elif cited.near:
            order = self._pinned(order, cited.near, allowed)
        elif understood.reading.minutes is not None:  # the figures of the law say more than what was learnt
            topics = frozenset(f"{fact.key}={fact.value}" for fact in understood.reading.facts if fact.key == "topic")
            order = by_minutes(
                order, understood.reading.minutes, topics, self.kb, self.law, self._place, self.shape, allowed
            )
        elif len(order) > 1:
            best = order[:_ORDERED]
            rows = self._shown(request, understood, best, ranking.evidence, asked, alike, len(words))
            worth = self.order.worth(rows)
            for place in self._defining(request, understood, [passage for passage, _ in best]):
                worth[place] += worth.max() - worth.min() + 1.0
            order = [*ordered(worth, best), *order[_ORDERED:]]
        return Found(order, best, understood, ranking.evidence, asked, cited, tuple(notes), rows)

    def checked(self, request: Request) -> Request:
        """The request with its facts in the spelling of the tables."""
        if not request.facts and request.edition is None:
            return request
        facts = check_facts(request.facts, self._printed())
        edition = request.edition
        if edition is not None:
            edition = check_facts([("edition", (edition,))], self._printed())[0][1][0]
        return replace(request, facts=facts, edition=edition)

    def _printed(self) -> dict[str, Iterable[str]]:
        found: dict[str, list[str]] = {"edition": [], "kind": [], "language": []}
        for value in self.law.facet_values():
            key, _, name = value.partition("=")
            if key in found and name:
                found[key].append(name)
        return {key: tuple(values) for key, values in found.items()}

    def _defining(self, request: Request, understood: Understood, passages: Sequence[int]) -> list[int]:
        """Places of the definitions of a query that is one bare term, the likeliest last: one the reader can read."""
        words = [one for one in understood.said if not one.function]
        if len(words) != 1 or len(understood.units) != len(words) or not words[0].concepts:
            return []
        names = {loose_id(name) for name in self.glossary[words[0].concepts[0]].definitions}
        found = [place for place, passage in enumerate(passages) if loose_id(self.law.ids[passage]) in names]
        spoken = request.language or understood.interpreted.language
        return sorted(found, key=lambda place: (self.shape.languages[passages[place]] == spoken, -place))

    def _heard(self, request: Request, *, citing: bool) -> tuple[Understood, Answers, Strengths]:
        """A query as it is understood, and what is known of the like of it. The last few are kept: who turns a page or
        takes a filter asks the same words again."""
        key = (request.query, request.language, request.facts, citing)
        kept = self._heard_before.get(key)
        if kept is None:
            understood = self.understander.understand(request, citing=citing)
            kept = understood, *self._asked(understood)
            if len(request.query) <= _LONGEST_KEPT:
                while len(self._heard_before) >= _KEPT_QUERIES:
                    self._heard_before.pop(next(iter(self._heard_before)), None)
                self._heard_before[key] = kept
        return kept

    def _asked(self, understood: Understood) -> tuple[Answers, Strengths]:
        """What has been answered before, and for each passage how like the query it is written."""
        near = self.phrasebook.nearness(understood)
        alike = np.zeros(len(self.law))
        w = self.impacts.weights
        if understood.rest:
            lang = understood.interpreted.language
            likeness = self.letters[lang].likeness(understood.rest)
            spoken = self.phrasebook.spoken[lang]
            near *= 1 - w.asked_letters
            near[spoken] += w.asked_letters * likeness[: len(spoken)]
            alike = likeness[len(spoken) :]
        return self.phrasebook.answers(near, w.asked_also), alike

    def _beside(self, asked: Answers, alike: Strengths) -> Strengths:
        """What passages get because they answer a like question, or are written alike."""
        w = self.impacts.weights
        beside = w.letters * alike
        answered = asked.strengths.nonzero()[0]
        beside[answered] += w.asked * asked.strengths[answered] ** w.asked_sure
        return beside

    def _shown(
        self,
        request: Request,
        understood: Understood,
        best: Sequence[Scored],
        evidence: Evidence,
        asked: Answers,
        alike: Strengths,
        words: int,
    ) -> NDArray[np.float64]:
        """What the best passages have to show, a row for each. words: different ones in the query."""
        passages = np.array([passage for passage, _ in best], np.intp)
        scores = np.array([score for _, score in best])
        space = self.space.nearness(understood.rest, passages)
        return features(
            passages,
            scores,
            evidence,
            Beside(alike, asked.asked, asked.strengths),
            space,
            self.shape,
            self.standing,
            told_of(request, understood, evidence, words),
            understood.interpreted.language,
        )

    # -- which passages ----------------------------------------------------------------------------

    def _allowed(self, request: Request, understood: Understood) -> tuple[Allowed | None, list[str]]:
        """The passages that filters, facts, quotes and exclusions leave; None when all are left."""
        sets: list[Allowed] = []
        notes: list[str] = []
        facts = list(request.facts)
        if request.edition:
            facts.append(("edition", (request.edition,)))
        for key, value in understood.typed.filters:
            if key == "heading":
                sets.append(self._headed(value, understood.interpreted.language))
                continue
            try:
                facts.extend(check_facts([(key, (value,))], self._printed()))
            except FacetError:
                notes.append("unknown-filter")
        for key, values in facts:
            sets.append(np.logical_or.reduce([self._having(key, value) for value in values]))
        for phrase in understood.typed.phrases:
            holding = self._holding(phrase)
            if holding.any():
                sets.append(holding)
            else:  # what somebody said at the table is quoted too: its words are looked for as any others
                notes.append("not-word-for-word")
        for word in understood.typed.without:
            sets.append(~self._mask(self.law.postings(f"f/{fold(word)}").passages.tolist()))
        return (np.logical_and.reduce(sets) if sets else None), notes

    def _mask(self, passages: Iterable[int]) -> Allowed:
        mask = np.zeros(len(self.law), bool)
        mask[list(passages)] = True
        return mask

    def _having(self, key: str, value: str) -> Allowed:
        """Passages that have a facet value, with the laws they belong to; for a phase also those that name none."""
        kept = self._facet_sets.get(f"{key}={value}")
        if kept is None:
            found = set(self.law.facet(f"{key}={value}"))
            if key in VALUES:
                found.update([up for number in found for up in self.shape.above[number]])
            if key == "phase":
                named = frozenset().union(*(self.law.facet(f"phase={phase}") for phase in VALUES["phase"]))
                found.update(set(range(len(self.law))) - named)
            kept = self._facet_sets[f"{key}={value}"] = self._mask(found)
        return kept

    def _holding(self, phrase: str) -> Allowed:
        """Passages in which the words of a phrase stand together, accents or not."""
        words = _WORD.findall(fold(phrase))
        found: set[int] | None = None
        for word in words:
            there = set(self.law.postings(f"f/{word}").passages.tolist())
            found = there if found is None else found & there
        wanted = f" {' '.join(words)} "
        if len(words) == 1:
            return self._mask(found or ())
        return self._mask(one for one in found or () if wanted in self._plain(one))

    def _plain(self, passage: int) -> str:
        """The words of a passage, without accents and marks, with a space on each side."""
        kept = self._plain_texts.get(passage)
        if kept is None:
            text = " ".join(_WORD.findall(fold(self._text(self.law.ids[passage]))))
            kept = self._plain_texts[passage] = f" {text} "
        return kept

    def _headed(self, value: str, lang: str) -> Allowed:
        """Passages whose heading says a word."""
        terms = [f"f/{fold(value)}"]
        for one in self.understander.speech.say(value, lang):
            terms.extend(one.terms(lang))
        return self._mask(passage for term in terms for passage in self.impacts.strengths.heads(term).tolist())

    # -- order -------------------------------------------------------------------------------------

    def _around(self, ranked: list[Scored], cited: Sequence[int], allowed: Allowed | None) -> list[Scored]:
        """Cited passages first, then what stands around them, then the rest."""
        shape, order = self.shape, dict.fromkeys(cited)
        groups: list[Iterable[int]] = [
            (up for number in cited for up in shape.above[number][:1]),
            (up for number in cited for up in shape.above[number][1:2]),
            (child for number in cited for child in shape.below[number] if len(cited) <= 2),
            (twin for number in cited for twin in shape.twins[number]),
            (up for number in cited for up in shape.above[number][2:]),
            (twin for number in cited for up in shape.above[number][:1] for twin in shape.twins[up]),
            (beside for number in cited for up in shape.above[number][:1] for beside in shape.below[up]),
        ]
        for group in groups:
            order.update(dict.fromkeys(group))
        return self._pinned(ranked, tuple(order), allowed, len(cited))

    def _pinned(
        self, ranked: list[Scored], order: Sequence[int], allowed: Allowed | None, cited: int = 0
    ) -> list[Scored]:
        """Passages in a fixed order before the rest. cited: so many of them were named."""
        top = ranked[0][1] if ranked else 0.0
        found: list[Scored] = []
        named = frozenset(order[:cited])
        for number in order:
            if allowed is None or allowed[number]:
                found.append((number, top + (100.0 if number in named else 50.0) - len(found)))
        fixed = frozenset(order)
        return found + [one for one in ranked if one[0] not in fixed]

    def _case_hits(self, understood: Understood, table: dict[str, tuple[int, float]]) -> tuple[CaseHit, ...]:
        ranked = rank(self.case_impacts, understood.units, None).order[:_CASES]
        return self.showing.case_hits(ranked, table)

    def _text(self, name: str) -> str:
        node = self.kb.nodes[name]
        return f"{node.heading or ''} {node.text}"

    def _page(
        self, ranked: Sequence[Scored], grouped: bool, offset: int, limit: int
    ) -> tuple[list[Scored], dict[int, tuple[int, ...]]]:
        """The hits of a page; when grouped, counterparts go with the better of them."""
        if not grouped:
            return list(ranked[offset : offset + limit]), {}
        leaders: list[Scored] = []
        follows: dict[int, int] = {}
        same: dict[int, list[int]] = {}
        for one in ranked:
            passage = one[0]
            if passage in follows:
                same[follows[passage]].append(passage)
                continue
            leaders.append(one)
            same[passage] = []
            for twin in self.shape.twins[passage]:
                if twin not in same:
                    follows.setdefault(twin, passage)
        return leaders[offset : offset + limit], {leader: tuple(twins) for leader, twins in same.items()}
