"""Results as plain data: what `search --json` and `/api/v1/search` print (DESIGN section 5).

Comes in: `Results`. Goes out: dictionaries ready for JSON. What always holds: the command and the service print the
same. The surprising choice: none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kb.search.model import Hit, Results

if TYPE_CHECKING:
    from kb.search.register import Entry

__all__ = ["as_data", "entry_data"]


def as_data(results: Results) -> dict[str, Any]:
    """The answer to a request."""
    seen = results.interpreted
    interpreted: dict[str, Any] = {
        "terms": [{"word": word, "concept": concept} for word, concept in seen.terms],
        "language": seen.language,
        "facts": [{"fact": fact.key, "value": fact.value, "words": fact.words} for fact in seen.facts],
    }
    if seen.citation:
        interpreted["citation"] = list(seen.citation)
    if seen.notes:
        interpreted["notes"] = list(seen.notes)
    return {
        "query": results.request.query,
        "interpreted": interpreted,
        "total": results.total,
        "hits": [_hit(hit) for hit in results.hits],
        "cases": [
            {
                "id": case.id, "title": case.title, "year": case.year, "applies": list(case.applies),
                "score": case.score, "snippet": case.snippet, "highlights": [list(span) for span in case.highlights],
            }
            for case in results.cases
        ],
        "facets": [{"fact": one.key, "value": one.value, "count": one.count} for one in results.facets],
        "did_you_mean": results.did_you_mean,
    }  # fmt: skip


def _hit(hit: Hit) -> dict[str, Any]:
    return {
        "id": hit.id,
        "edition": hit.edition,
        "language": hit.language,
        "kind": hit.kind,
        "number": hit.number,
        "heading": hit.heading,
        "path": list(hit.path),
        "score": hit.score,
        "snippet": hit.snippet,
        "highlights": [list(span) for span in hit.highlights],
        "why": [{"basis": why.basis.value, "query": why.query, "text": why.text} for why in hit.why],
        "facts": [{"fact": fact.key, "value": fact.value, "words": fact.words} for fact in hit.facets],
        "flags": list(hit.flags),
        "same": list(hit.same),
    }


def entry_data(entry: Entry) -> dict[str, Any]:
    """An entry of the register."""
    return {
        "word": entry.word,
        "letter": entry.letter,
        "see": entry.see,
        "concept": entry.concept,
        "places": [
            {"edition": places.edition, "defined": places.defined, "ids": list(places.ids)} for places in entry.places
        ],
    }
