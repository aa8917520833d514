"""The engine on the real corpus: what stands first, what is read, what bad input does."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import time

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kb.search
from kb.search import Engine, Request
from kb.search.model import Basis, FacetError

FIRST = [
    # query, language, an id that must be among the first three
    ("12 minutter for sent", "da", "dbf2008:212A2aii"),
    ("26 minuter för sent", "sv", "dbf2008:212A2av"),
    ("22 minutters tidsoverskridelse", "da", "dbf2008:213A4aiv"),
    ("vest byder 2 klør over syds 2 hjerter", "da", "dk1997:27"),
    ("East bid 1S over 2H", "en", "dk1997:27"),
    ("kulorsvigt", "da", "dk1997:def.kulørsvigt"),
    ("spelforare", "sv", "se2007:def.spelförare"),
    ("makkerforstaelse", "da", "dk1997:40"),
    ("§ 27 B 1", "da", "dk1997:27B1"),
    ("lag 12C2(a)", "sv", "se2007:12C2a"),
    ("X79", "da", "dbf2008:X79"),
    ("212 a 2 a", "da", "dbf2008:212A2a"),
    ("LHO", "en", "se2007:def.mtv"),
    ("revoke", "da", "dk1997:def.kulørsvigt"),
    ("penalty card", "en", "dk1997:50"),
    ("screens", "en", "se2007:114"),
]


@pytest.mark.parametrize(("query", "lang", "wanted"), FIRST)
def test_what_governs_stands_first(engine: Engine, query: str, lang: str, wanted: str) -> None:
    assert wanted in [hit.id for hit in engine.search(Request(query, language=lang)).hits[:3]]


FACTS = [
    ("vest byder 2 klør over syds 2 hjerter", "topic", "insufficient-bid"),
    ("vest byder 2 hjerter over syds 2 klør", "topic", None),
    ("nord passade när det var öst som skulle bjuda", "topic", "call-out-of-turn"),
    ("12 minutter for sent", "minutes", "12"),
    ("syd har 14 kort", "cards", "14"),
    ("4 spader dubbelt", "bid", "4 spades"),
    ("han bekendte ikke", "topic", "revoke"),
]


@pytest.mark.parametrize(("query", "key", "value"), FACTS)
def test_facts_read_from_sentences(engine: Engine, query: str, key: str, value: str | None) -> None:
    lang = "sv" if "ö" in query or "dubbelt" in query else "da"
    facts = engine.search(Request(query, language=lang)).interpreted.facts
    found = [fact.value for fact in facts if fact.key == key]
    assert (value in found) if value else ("insufficient-bid" not in found)
    assert all(fact.words for fact in facts)


def test_negation_stays_in_an_exact_phrase(engine: Engine) -> None:
    hits = engine.search(Request('"må ikke"', language="da", limit=100)).hits
    assert hits
    for hit in hits:
        node = engine.kb.nodes[hit.id]
        assert "må ikke" in " ".join(f"{node.heading} {node.text}".casefold().split())


def test_facts_narrow_and_misspelt_facts_name_the_nearest(engine: Engine) -> None:
    hits = engine.search(Request("", facts=(("topic", ("claim",)),))).hits
    assert "dk1997:68" in [hit.id for hit in hits[:4]]
    assert all(any((fact.key, fact.value) == ("topic", "claim") for fact in hit.facets) for hit in hits)
    with pytest.raises(FacetError) as error:
        engine.search(Request("", facts=(("topic", ("penalty-crad",)),)))
    assert "topic=penalty-card" in error.value.nearest
    with pytest.raises(FacetError) as error:
        engine.search(Request("x", edition="dk1979"))
    assert "edition=dk1997" in error.value.nearest


def test_edition_and_language_filters(engine: Engine) -> None:
    assert {hit.edition for hit in engine.search(Request("revoke", edition="se2007")).hits} == {"se2007"}
    assert {hit.language for hit in engine.search(Request("lang:sv revoke")).hits} == {"sv"}


def test_highlights_are_ranges_of_the_snippet_and_the_snippet_is_the_text(engine: Engine) -> None:
    for query in ("strafkort spilfører kræver udspil", "tävlingsledaren korrigerad poäng", "claim trump"):
        for hit in engine.search(Request(query)).hits:
            node = engine.kb.nodes[hit.id]
            assert hit.snippet in (node.text or node.heading or "")
            at = 0
            for start, end in hit.highlights:
                assert at <= start < end <= len(hit.snippet)
                at = end
            assert hit.why


def test_slips_are_put_right_and_said(engine: Engine) -> None:
    results = engine.search(Request("utilstrækeligt bud", language="da"))
    assert results.did_you_mean == "utilstrækkeligt bud"
    assert engine.search(Request("utilstrækkeligt bud", language="da")).did_you_mean is None
    assert engine.search(Request("§ 412", language="da")).hits == ()
    # Amounts are no provision, and no slip for one: bonus points stand in 77D.
    amounts = engine.search(Request("500 eller 300", language="da"))
    assert amounts.did_you_mean is None
    assert "dk1997:77D" in [hit.id for hit in amounts.hits[:3]]


def test_paging_gives_every_hit_once(engine: Engine) -> None:
    whole = [hit.id for hit in engine.search(Request("strafkort", limit=30)).hits]
    parts = [hit.id for at in range(0, 30, 7) for hit in engine.search(Request("strafkort", limit=7, offset=at)).hits]
    assert parts[: len(whole)] == whole
    assert len(set(whole)) == len(whole)


def test_grouped_hits_carry_their_counterparts(engine: Engine) -> None:
    hits = engine.search(Request("kulørsvigt", language="da", grouped=True)).hits
    assert any(hit.same for hit in hits)
    shown = [hit.id for hit in hits] + [name for hit in hits for name in hit.same]
    assert len(set(shown)) == len(shown)


BAD = [
    "", " ", "\0", "x" * 10_000, "kort " * 2_000, "og i at det", "och i att det", "the of and", "!!!???", '"', '"""', "((((((",
    "[[[{{{", "*", "?*", "~9", "kulørsvigt~9", "(a+)+$" * 50, "a" * 5_000 + "!", "\u202e\u05d0\u05d1\u05d2 kort", "e\u0301" * 200,
    "ka\u0300\u0301\u0302rt", "topic:", ":", "edition:nowhere claim", "-", "- -", "*" * 300, "§" * 300, "1" * 400, "1A" * 200,
    '"kulørsvigt og "strafkort', '"må ikke" ' * 50, " ".join(f'"{word}"' for word in ["og", "i", "at", "en", "det", "er", "på", "af", "den", "til"]) * 8,
    "a* b* c* d* " * 40, " ".join(f"{letter}*" for letter in "abcdefghijklmnop"), "-kort " * 80, "lang:sv " * 60, "(((((a|b)*)*)*)*)*" * 20,
    "a" * 5_000, "revoke" * 800, "k" + "\u0300" * 9_000, "\ufdfa" * 2_000, "\ufdfa " * 200, "♠♥♦♣" * 100, "ud- eller " * 60, "2 klør over 2 hjerter " * 20,
    "ikke " * 30 + "mødt op", "12 minutter " * 40, "500 eller 300", "hovedløsrytter" * 28, " ".join(f"ukendt{n}ord" for n in range(2_000)),
    " ".join("".join(chr(97 + (n * k) % 26) for k in range(1, 13)) for n in range(2_000)),
    "AND OR NOT", "kort^9", "\ud800", "𝔨𝔬𝔯𝔱", "kort\tkort\nkort", "%00", "' OR 1=1 --", "<script>alert(1)</script>", "٣ كرت",
]  # fmt: skip


@pytest.mark.parametrize("text", BAD)
def test_bad_input_is_answered_at_once(engine: Engine, text: str) -> None:
    engine.search(Request(text))
    taken = []
    for _ in range(3):
        began = time.process_time()
        results = engine.search(Request(text))
        taken.append(time.process_time() - began)
    assert min(taken) < 0.2  # 50 ms are meant; a bound for a loaded machine
    assert results.total >= len(results.hits)


@given(st.text(max_size=120), st.sampled_from(["da", "sv", "en", None, "xx"]))
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_text_is_answered(engine: Engine, text: str, lang: str | None) -> None:
    results = engine.search(Request(text, language=lang))
    assert all(hit.score > 0 for hit in results.hits)


@pytest.mark.parametrize(
    ("query", "lang"), [("partner dropped a card", "en"), ("makker tabte et kort", "da"), ("han bjöd fel bricka", "sv")]
)
def test_a_heading_is_a_reason_only_for_what_it_says(engine: Engine, query: str, lang: str) -> None:
    request = Request(query, language=lang)
    units = {unit.origin: unit for unit in engine.ranked(request).evidence.units}
    for hit in engine.search(request).hits:
        for why in hit.why:
            of_heading = why.basis in (Basis.CONCEPT, Basis.FACT) and "heading-only" not in hit.flags
            if of_heading and why.text == hit.heading and why.query in units:
                headed = engine.impacts.headed(units[why.query])
                assert engine.law.ids.index(hit.id) in headed.tolist(), (hit.id, why)


def test_what_is_found_by_how_people_ask_says_so(engine: Engine) -> None:
    hits = engine.search(Request("partner dropped a card", language="en")).hits
    governs = next(hit for hit in hits if hit.id == "dk1997:49")  # "Vist kort af en modspiller": no word of dropping
    assert not [why for why in governs.why if why.query == "dropped"]
    assert [why.text for why in governs.why if why.basis is Basis.ASKED]


@pytest.mark.parametrize("name", [module.name for module in pkgutil.iter_modules(kb.search.__path__)])
def test_examples_run(name: str) -> None:
    assert doctest.testmod(importlib.import_module(f"kb.search.{name}")).failed == 0


def test_quality_does_not_fall(engine: Engine) -> None:
    """A floor under the judged queries nothing is learnt from; `python -m tests.search.evaluate` tells more."""
    from tests.search.judged import UNSEEN, load, measure

    unseen = load(UNSEEN)
    assert len(unseen) >= 100
    quality = measure((one, [hit.id for hit in engine.search(one.request).hits]) for one in unseen)
    assert quality.ndcg > 0.80
    assert quality.mrr > 0.85
    assert quality.recall > 0.87


_LETTERS = st.sampled_from([*"aeiouyæøåäöéü", *"bdfgklmnprstv", "\u0301", "\ufdfa", "♠", "ſ", "İ", "ß", "Ⅳ", "\u05d0", "-", "'"])
_WORDS = st.one_of(
    st.text(_LETTERS, min_size=1, max_size=24),
    st.sampled_from(["kulørsvigt", "strafkort", "udspil", "revoke", "forse", "majøre", "ublandede", "spelförare", "ikke", "2", "♥", "klør"]),
)
_MARKS = st.sampled_from(['"', "*", "-", "~9", "?*", "(", "[", "§", "lang:", "edition:", "27B1", "12 minutter", " ", ".", "\u202e"])


@given(st.lists(st.one_of(_WORDS, _MARKS), max_size=40), st.sampled_from(["", " "]), st.sampled_from(["da", "sv", "en"]))
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_row_of_words_and_marks_is_answered(engine: Engine, pieces: list[str], between: str, lang: str) -> None:
    text = between.join(pieces)
    results = engine.search(Request(text, language=lang, with_cases=True))
    assert results.hits == engine.search(Request(text, language=lang, with_cases=True)).hits
    for hit in results.hits:
        assert hit.why
        assert all(0 <= start < end <= len(hit.snippet) for start, end in hit.highlights)


@given(st.lists(st.text(_LETTERS, max_size=70), max_size=4))
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_words_may_be_asked_for_their_meaning(engine: Engine, words: list[str]) -> None:
    for lang in ("da", "sv", "en"):
        speller = engine.understander.speller(lang)
        meant = speller.nearest_term(words)
        assert meant is None or len(meant.split()) == len(words)
        for word in words:
            near = speller.nearest(word)
            assert near is None or not speller.has(word)
            assert "".join(engine.understander._parts(word, lang)) in (word, "") or "s" in word
