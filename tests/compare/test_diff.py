"""The word diff of two texts in one language; the short texts are invented, what is expected was marked by hand."""

from __future__ import annotations

import doctest
from functools import lru_cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kb
import kb.compare.diff
from kb.build import corpus_folder
from kb.compare.diff import Diff, Op, diff, marked, words_of
from kb.compare.wording import Passage, Wording, runs_json, wording
from kb.language import sentences
from kb.language.glossary import Glossary, load_glossary


@lru_cache
def _glossary() -> Glossary:
    return load_glossary(corpus_folder() / "glossary.toml")


@pytest.fixture
def glossary() -> Glossary:
    return _glossary()


def _compared(old: str, new: str, glossary: Glossary) -> Wording:
    return wording([Passage("a:1", "da", old)], [Passage("b:1", "da", new)], glossary)


MARKED = [
    # a modal verb and a figure
    ("Spilleren skal vise 13 kort.", "Spilleren bør vise 12 kort.",
     "Spilleren [-skal-] vise [-13-] kort.", "Spilleren {+bør+} vise {+12+} kort."),
    # a word moved within its sentence
    ("Lederen skal straks komme til bordet.", "Lederen skal komme til bordet straks.",
     "Lederen skal <1 straks> komme til bordet.", "Lederen skal komme til bordet <1 straks>."),
    # a run moved to another sentence
    ("Kortene blandes grundigt af begge sider i fællesskab. Enhver spiller tæller derefter sine kort.",
     "Kortene blandes grundigt. Enhver spiller tæller derefter sine kort af begge sider i fællesskab.",
     "Kortene blandes grundigt <1 af begge sider i fællesskab>. Enhver spiller tæller derefter sine kort.",
     "Kortene blandes grundigt. Enhver spiller tæller derefter sine kort <1 af begge sider i fællesskab>."),
    # a sentence that stands elsewhere, one word of it changed
    ("Mappen ligger på bordet. En spiller må tælle sine kort. Runden begynder til tiden, når lederen siger det.",
     "Mappen ligger på bordet. Runden begynder til tiden, når lederen siger det. En spiller skal tælle sine kort.",
     "Mappen ligger på bordet. <1 En spiller> [-må-] <1 tælle sine kort.> Runden begynder til tiden, når lederen siger det.",
     "Mappen ligger på bordet. Runden begynder til tiden, når lederen siger det. <1 En spiller> {+skal+} <1 tælle sine kort.>"),
    # a negation was put in
    ("Et kort er spillet.", "Et kort er ikke spillet.", "Et kort er spillet.", "Et kort er {+ikke+} spillet."),
    # a comma is a change
    ("Han passer, og hun doblede i går.", "Han passer og de spillede.",
     "Han passer[-,-] og [-hun doblede i går-].", "Han passer og {+de spillede+}."),
    # a small word between changes is no common ground
    ("Nord doblede i aften.", "Syd passede i søndags.", "[-Nord doblede i aften-].", "{+Syd passede i søndags+}."),
    # "spilleren" stands on both sides of "ved bordet", but the sentences have little else in common: it did not move
    ("Spilleren viser sin hånd frem ved bordet.", "Ved bordet har spilleren intet at sige.",
     "[-Spilleren viser sin hånd frem-] ved bordet.", "Ved bordet {+har spilleren intet at sige+}."),
    # one "kort" more, none moved
    ("Kort blandes.", "Ethvert kort blandes.", "Kort blandes.", "{+Ethvert+} kort blandes."),
    ("", "Et kort.", "", "{+Et kort.+}"),
    ("Et kort.", "", "[-Et kort.-]", ""),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "before", "after"), MARKED)
def test_runs_are_marked(old: str, new: str, before: str, after: str, glossary: Glossary) -> None:
    found = _compared(old, new, glossary).diff
    assert found is not None
    assert (marked(old, found, 0), marked(new, found, 1)) == (before, after)


def test_what_moved_out_of_a_provision_that_split(glossary: Glossary) -> None:
    """The sentence about the cards stands in a provision of its own now, before the other."""
    old = "Mappen bliver på bordet under hele runden. Kortene tælles af hver spiller for sig."
    new = "Kortene tælles af hver spiller for sig.", "Mappen bliver på bordet under hele spillet, siger lederen."
    found = wording(
        [Passage("a:1", "da", old)], [Passage(f"b:{n}", "da", text) for n, text in enumerate(new)], glossary
    )
    assert found.diff is not None
    assert marked(old, found.diff, 0) == (
        "<1 Mappen bliver på bordet under hele> [-runden-]<1 .> Kortene tælles af hver spiller for sig."
    )
    assert marked(new[1], found.diff, 1, 1) == "<1 Mappen bliver på bordet under hele> {+spillet, siger lederen+}<1 .>"
    assert [row.moved for row in found.rows] == [True, False]


def test_runs_as_data(glossary: Glossary) -> None:
    assert runs_json(_compared("Han må melde.", "Han skal melde.", glossary)) == [
        {"op": "kept", "move": None, "from": {"id": "a:1", "at": [0, 3], "text": "Han"},
         "to": {"id": "b:1", "at": [0, 3], "text": "Han"}},
        {"op": "deleted", "move": None, "from": {"id": "a:1", "at": [4, 6], "text": "må"}, "to": None},
        {"op": "inserted", "move": None, "from": None, "to": {"id": "b:1", "at": [4, 8], "text": "skal"}},
        {"op": "kept", "move": None, "from": {"id": "a:1", "at": [7, 13], "text": "melde."},
         "to": {"id": "b:1", "at": [9, 15], "text": "melde."}},
    ]  # fmt: skip


def test_case_and_space_are_no_change(glossary: Glossary) -> None:
    found = _compared("Derefter  passer han.", "derefter passer\nhan.", glossary)
    assert found.diff is not None
    assert found.diff.empty


def test_two_languages_have_no_word_diff(glossary: Glossary) -> None:
    assert wording([Passage("a:1", "da", "Han passer.")], [Passage("b:1", "sv", "Han passar.")], glossary).diff is None


# --- what holds for any text --------------------------------------------------------------------------------

_WORDS = st.sampled_from(
    ("turneringslederen", "spilleren", "kort", "skal", "må", "ikke", "13", "12", "40", "%", "straks", "melder", "i", "og",
     ",", "den", "-", "blinde", "♠", "Æble", "«")
)  # fmt: skip
_SENTENCES = st.lists(_WORDS, min_size=1, max_size=9).map(lambda words: " ".join(words).capitalize() + ".")
_TEXTS = st.lists(_SENTENCES, max_size=5)


@st.composite
def _edited(draw: st.DrawFn) -> tuple[str, str]:
    """A text and what somebody made of it: sentences in another order, left out, written anew, words put in."""
    old = draw(_TEXTS)
    new = draw(st.permutations([*old, *draw(_TEXTS)]).map(lambda all_: all_[: len(old) + 1]))
    if new and draw(st.booleans()):
        words = new[0].split()
        words.insert(draw(st.integers(0, len(words))), draw(_WORDS))
        new = [" ".join(words), *new[1:]]
    return " ".join(old), " ".join(new)


_ANY = st.one_of(_edited(), st.tuples(st.text(max_size=80), st.text(max_size=80)))


def _keys(found: Diff, side: int) -> list[str]:
    return [word.key for word in (found.old, found.new)[side]]


def _applied(old: list[str], found: Diff) -> list[str]:
    """The old words with the runs applied; of the new side only inserted words are looked at."""
    out = []
    for run in sorted((run for run in found.runs if run.op is not Op.DELETED), key=lambda run: run.new):
        out += _keys(found, 1)[slice(*run.new)] if run.op is Op.INSERTED else old[slice(*run.old)]
    return out


@settings(deadline=None)
@given(_ANY)
def test_what_holds_of_every_diff(texts: tuple[str, str]) -> None:
    found = _compared(*texts, _glossary())
    runs = found.diff
    if runs is None:
        assert not any(text.strip() for text in texts)
        return
    old, new = _keys(runs, 0), _keys(runs, 1)
    assert _applied(old, runs) == new
    assert sorted(i for run in runs.runs for i in range(*run.old)) == list(range(len(old)))
    assert sorted(j for run in runs.runs for j in range(*run.new)) == list(range(len(new)))
    assert runs.empty is (old == new)
    kept = [run for run in runs.runs if run.op is Op.KEPT]
    assert sorted(kept, key=lambda run: run.old) == sorted(kept, key=lambda run: run.new)
    for run in runs.runs:
        if run.op is Op.MOVED:
            assert old[slice(*run.old)] == new[slice(*run.new)] != []
            before = {place for place, other in enumerate(kept) if other.old < run.old}
            assert run.move > 0
            assert before != {place for place, other in enumerate(kept) if other.new < run.new} or _crossed(run, runs)
        elif run.op is Op.DELETED:
            assert run.new[0] == run.new[1]
        elif run.op is Op.INSERTED:
            assert run.old[0] == run.old[1]
    for row in found.rows:
        for sentence in (*row.old, *row.new):
            assert all(sentence.at[0] <= mark.at[0] < mark.at[1] <= sentence.at[1] for mark in sentence.marks)


def _crossed(run: object, found: Diff) -> bool:
    """Whether another run that stands in both texts is on its other side now."""
    assert hasattr(run, "old")
    assert hasattr(run, "new")
    both = [one for one in found.runs if one.op in (Op.KEPT, Op.MOVED) and one is not run]
    return any((one.old < run.old) is not (one.new < run.new) for one in both)


@settings(deadline=None)
@given(st.text(max_size=200))
def test_equal_texts_have_an_empty_diff(text: str) -> None:
    spans = [(0, span) for span in sentences(text, "da")]
    words = words_of([text], spans)
    rows = [([place], [place]) for place in range(len(spans))]
    found = diff(words, words, rows)
    assert found.empty
    assert [run.op for run in found.runs if run.op is not Op.KEPT] == []


def test_examples_in_the_docstrings() -> None:
    assert doctest.testmod(kb.compare.diff).failed == 0


def test_a_sentence_moved_in_any_provision_is_told_as_moved(glossary: Glossary) -> None:
    """The first sentence of each provision of 1997 put last: nothing was deleted, nothing inserted."""
    provisions = 0
    for node in kb.load().nodes.values():
        parts = [node.text[start:end] for start, end in sentences(node.text, "da")] if node.edition == "dk1997" else []
        if len(parts) < 2:
            continue
        provisions += 1
        found = _compared(node.text, " ".join([*parts[1:], parts[0]]), glossary)
        ops = {run.op for run in found.diff.runs} if found.diff is not None else set()
        assert ops == {Op.KEPT, Op.MOVED}, node.id
    assert provisions > 100
