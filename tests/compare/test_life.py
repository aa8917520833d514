"""The life of a provision; what is expected was read off the books and the citations by hand."""

from __future__ import annotations

import pytest

import kb
from kb.build import corpus_folder
from kb.compare.life import How, Tracer
from kb.errors import CitationError, NotFoundError
from kb.language.glossary import load_glossary


@pytest.fixture(scope="module")
def tracer() -> Tracer:
    return Tracer(kb.load(), load_glossary(corpus_folder() / "glossary.toml"))


CITED = [
    # dbf2008:214G1 cites 16C of 2007, extraneous information: 16B in 1997.
    ("laws2007:16C", ["dk1997:16B"], True),
    ("16C (2007)", ["dk1997:16B"], True),
    # 16C2a: only the heading of 16C is held, so the way goes by something wider.
    ("laws2007:16C2a", ["dk1997:16B"], False),
    # The traditional assigned score, 12C1e for the Danes, stands in the Swedish 12C1(c): 12C2 and 12C3 in 1997.
    ("laws2007:12C1e", ["dk1997:12C2", "dk1997:12C3"], True),
    # The sheet cites 27A of 2017 about accepting an insufficient bid.
    ("laws2017:27A", ["dk1997:27A"], True),
    # 27D: nothing in the words around the citation speaks of the heading of 27D; the law is certain to be meant.
    ("laws2017:27D", ["dk1997:27"], False),
    # 23 of 2017 is the comparable call, that of 2007 is damage one could foresee: no way by the number.
    ("laws2017:23", [], True),
    # 16C of 2017 is withdrawn calls, 16D in 2007.
    ("laws2017:16C", [], True),
]


@pytest.mark.parametrize(("citation", "found", "exact"), CITED)
def test_citations_lead_to_1997(tracer: Tracer, citation: str, found: list[str], exact: bool) -> None:
    paths = tracer.resolve(citation)
    assert [path.end for path in paths] == found
    assert all(path.exact is exact for path in paths)
    assert not any(path.certain for path in paths), "a computed step is never certain"


def test_each_step_says_what_it_rests_on(tracer: Tracer) -> None:
    (path,) = tracer.resolve("laws2007:16C")
    assert [(step.how, step.certain) for step in path.steps] == [(How.EXPRESSED, True), (How.CORRESPONDS, False)]


def test_a_pair_set_by_hand_is_certain(tracer: Tracer) -> None:
    (path,) = (one for one in tracer.life("dk1997:30D").later)
    assert (path.end, path.certain) == ("se2007:def.artificiellt-bud", True)


def test_both_directions(tracer: Tracer) -> None:
    later = [path.end for path in tracer.life("dk1997:27").later]
    assert "laws2017:27D" in later
    assert [path.end for path in tracer.life("se2007:9B1a").earlier] == ["dk1997:9B1a"]
    assert tracer.life("dk1997:27").earlier == ()


def test_what_was_added_had_nothing_before(tracer: Tracer) -> None:
    (path,) = tracer.life("se2007:94").earlier
    assert (path.end, path.steps[0].how) == ("", How.ENDED)


def test_every_path_hangs_together(tracer: Tracer) -> None:
    for node in list(tracer.kb.nodes.values()):
        life = tracer.life(node.id)
        for path in (*life.earlier, *life.later):
            assert path.steps[0].source == node.id
            for one, other in zip(path.steps, path.steps[1:], strict=False):
                assert one.target == other.source
            places = [path.steps[0].source, *(step.target for step in path.steps)]
            assert len(places) == len(set(places))


def test_what_cannot_be_traced(tracer: Tracer) -> None:
    with pytest.raises(NotFoundError):
        tracer.resolve("999Q (2007)")
    with pytest.raises(CitationError):
        tracer.resolve("hest")
    with pytest.raises(NotFoundError):
        tracer.trace("dk1997:1", "laws1066")
    assert tracer.trace("dk1997:1", "laws1997") == ()
