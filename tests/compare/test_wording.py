"""Wording side by side; what is expected was read off both texts by hand."""

from __future__ import annotations

import pytest

import kb
from kb.build import corpus_folder
from kb.compare.wording import Aspect, Passage, Standing, Wording, passage, wording
from kb.graph import KnowledgeBase
from kb.language.glossary import Glossary, load_glossary


@pytest.fixture(scope="module")
def handle() -> KnowledgeBase:
    return kb.load()


@pytest.fixture(scope="module")
def glossary() -> Glossary:
    return load_glossary(corpus_folder() / "glossary.toml")


def _compared(handle: KnowledgeBase, glossary: Glossary, old: str, new: str) -> Wording:
    sides = [[passage(handle, f"{edition}:{n}") for n in side.split()]
             for edition, side in (("dk1997", old), ("se2007", new))]  # fmt: skip
    return wording(sides[0], sides[1], glossary)


CONTRASTS = [
    # 9B1a: the director is called: "skal" became "bör".
    ("9B1a", "9B1a", Aspect.MODAL, [("must", "skal")], [("should", "bör")]),
    # 7C: to put the cards back "skal" became "bör"; that none may be taken out stayed: "må ingen", "skall inga".
    ("7C", "7C", Aspect.MODAL, [("must", "skal"), ("must-not", "må")], [("should", "bör"), ("must-not", "skall")]),
    ("7C", "7C", Aspect.NUMBER, [("13", "13")], [("13", "tretton")]),
    # 88: 60% stayed, the 40% of the offenders came beside it; "får samma procent" gives no permission.
    ("88", "12C2c", Aspect.NUMBER, [("60%", "60%"), ("60%", "60%")], [("60%", "60%"), ("40%", "40%")]),
    ("88", "12C2c", Aspect.MODAL, [("must", "skal")], []),
    # 14A: three right hands and a fourth became "fewer than 13 cards"; the numbers of the laws are no figures.
    ("14A", "14A", Aspect.NUMBER, [("3", "tre")], [("13", "13"), ("13", "13")]),
    ("13A", "13A", Aspect.NUMBER, [("4", "fire")], []),
    ("9B1a", "9B1a", Aspect.ACTOR, [("director", "Turneringslederen")], [("director", "Tävlingsledaren")]),
    ("9B1a", "9B1a", Aspect.NEGATION, [], []),
    # 8A2: "såvida inte" is "medmindre", no negation.
    ("8A2", "8A2", Aspect.NEGATION, [], []),
]


@pytest.mark.parametrize(("old", "new", "aspect", "before", "after"), CONTRASTS)
def test_what_carries_the_change(
    handle: KnowledgeBase, glossary: Glossary, old: str, new: str, aspect: Aspect,
    before: list[tuple[str, str]], after: list[tuple[str, str]],
) -> None:  # fmt: skip
    found = _compared(handle, glossary, old, new).contrast(aspect)
    assert [(said.value, said.surface) for said in found.old] == before
    assert [(said.value, said.surface) for said in found.new] == after


def test_numbers_of_senses_are_no_figures(handle: KnowledgeBase, glossary: Glossary) -> None:
    """'1. Paragraf i dessa lagar. 2. Två eller fler par …': only the 'två' is a number."""
    found = wording([passage(handle, "dk1997:def.hold")], [passage(handle, "se2007:def.lag")], glossary)
    assert "1" not in [said.value for said in found.contrast(Aspect.NUMBER).new]


def test_who_consents_is_told_as_alone(handle: KnowledgeBase, glossary: Glossary) -> None:
    """13A: the consent of all four players was dropped."""
    found = _compared(handle, glossary, "13A", "13A").contrast(Aspect.ACTOR)
    assert ("all-four-players", "alle fire spillere") in [(s.value, s.surface) for s in found.old if s.alone]
    assert "team" not in [s.value for s in found.new], "'lag 14' is a law, no team"


ROWS = [
    # both sentences of 7C have their own counterpart
    ("7C", "7C", [("Hver spiller", "När spelet avslutats"), ("Derefter", "Därefter")]),
    # 12C2 and 12C3 became the assigned score of 12C1c: that scores need not balance was dropped
    ("12C2 12C3", "12C1c", [
        ("Hvis turneringslederen", "När tävlingsledaren"), ("For den fejlende side", "Den felande sidan"),
        ("De scorer", ""), ("Medmindre WBF", "För att skipa"),
    ]),
    # 6D2: the sentence about moving boards between tables was added
    ("6D2", "6D2", [("Resultatet af et spil", "Såvida inte avsikten"), ("", "(Dessa förbehåll")]),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "openings"), ROWS)
def test_sentences_meet(
    handle: KnowledgeBase, glossary: Glossary, old: str, new: str, openings: list[tuple[str, str]]
) -> None:
    found = _compared(handle, glossary, old, new)
    assert len(found.rows) == len(openings)
    for row, (before, after) in zip(found.rows, openings, strict=True):
        for side, passages, opening in ((row.old, found.old, before), (row.new, found.new, after)):
            assert bool(side) is bool(opening)
            if opening:
                assert passages[side[0].passage].text[slice(*side[0].at)].startswith(opening)
        assert row.standing is (Standing.DROPPED if not after else Standing.ADDED if not before else Standing.BOTH)


def test_concepts_are_marked_where_they_stand(handle: KnowledgeBase, glossary: Glossary) -> None:
    found = _compared(handle, glossary, "9B1a", "9B1a")
    row = found.rows[0]
    marked = [
        {found_side.text[slice(*mark.at)]: mark.value for mark in side[0].marks if mark.aspect is Aspect.CONCEPT}
        for found_side, side in ((found.old[0], row.old), (found.new[0], row.new))
    ]
    assert marked[0] == {"Turneringslederen": "director", "straks": "immediately", "uregelmæssighed": "irregularity"}
    assert marked[1] == {"Tävlingsledaren": "director", "omgående": "immediately", "felaktighet": "irregularity"}


def test_false_friends_carry_their_note(handle: KnowledgeBase, glossary: Glossary) -> None:
    found = _compared(handle, glossary, "13A", "13A")
    told = {
        found.new[0].text[slice(*mark.at)]: mark.value
        for row in found.rows for sentence in row.new for mark in sentence.marks
        if mark.aspect is Aspect.FALSE_FRIEND
    }  # fmt: skip
    assert told["bud"].startswith("A Swedish bud is any call")
    assert "A Danish melding is any call" in " ".join(
        mark.value for row in found.rows for sentence in row.old for mark in sentence.marks
    )


def test_one_language_gives_a_word_diff_and_sees_moves(glossary: Glossary) -> None:
    old = Passage(
        "a:1", "da", "Turneringslederen skal tilkaldes. Spilleren lægger 13 kort i mappen. Ordet er frit her."
    )
    new = Passage("b:1", "da", "Spilleren lægger 13 kort i mappen. Turneringslederen bør tilkaldes.")
    found = wording([old], [new], glossary)
    assert found.same_language
    assert [(row.standing, row.moved) for row in found.rows] == [
        (Standing.BOTH, True), (Standing.BOTH, False), (Standing.DROPPED, False)
    ]  # fmt: skip
    words = [
        {side.text[slice(*m.at)]: m.aspect for row in found.rows for s in sentences for m in s.marks
         if m.aspect in (Aspect.DELETED, Aspect.INSERTED, Aspect.MOVED, Aspect.MODAL)}
        for side, sentences in ((old, found.rows[0].old), (new, found.rows[0].new))
    ]  # fmt: skip
    assert words == [
        {"Turneringslederen": Aspect.MOVED, "skal": Aspect.MODAL, "tilkaldes.": Aspect.MOVED},
        {"Turneringslederen": Aspect.MOVED, "bør": Aspect.MODAL, "tilkaldes.": Aspect.MOVED},
    ]
    assert {m.aspect for m in found.rows[0].old[0].marks} >= {Aspect.DELETED, Aspect.MODAL}


def test_few_letters_have_moved(glossary: Glossary) -> None:
    """Across languages too: the one sentence moved that stood first, not the two behind which it stands now."""
    old = "Turneringslederen tilkaldes. Spilleren lægger sine kort i mappen. Modspillerne melder ikke."
    new = "Spelaren lägger sina kort i brickan. Motspelarna bjuder inte. Tävlingsledaren tillkallas."
    found = wording([Passage("a:1", "da", old)], [Passage("b:1", "sv", new)], glossary)
    assert [row.moved for row in found.rows] == [True, False, False]


def test_a_side_without_text(glossary: Glossary) -> None:
    found = wording([Passage("a:1", "da", "Spilleren passer.")], [Passage("b:1", "sv", "")], glossary)
    assert [row.standing for row in found.rows] == [Standing.DROPPED]
    assert wording([], [], glossary).rows == ()


def test_every_span_and_every_sentence_of_the_book(handle: KnowledgeBase, glossary: Glossary) -> None:
    """Each sentence stands in exactly one row, and each mark within its sentence."""
    for pair in handle.concordances[0].pairs:
        if not (pair.old and pair.new):
            continue
        found = wording([passage(handle, n) for n in pair.old], [passage(handle, n) for n in pair.new], glossary)
        for side, passages in ((0, found.old), (1, found.new)):
            places = [(s.passage, s.at) for row in found.rows for s in (row.old, row.new)[side]]
            assert len(places) == len(set(places))
            letters = sum(end - start for _, (start, end) in places)
            assert letters >= sum(len("".join(p.text.split())) for p in passages)
            for row in found.rows:
                for sentence in (row.old, row.new)[side]:
                    for mark in sentence.marks:
                        assert sentence.at[0] <= mark.at[0] < mark.at[1] <= sentence.at[1], (pair.old, mark)
