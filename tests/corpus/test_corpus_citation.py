"""Citations as people write them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kb.citation import Citation, parse_all
from kb.errors import CitationError
from kb.graph import KnowledgeBase

FORMS = [
    ("12C1", ["12C1"]),
    ("§ 12 C 1", ["12C1"]),
    ("12c1", ["12C1"]),
    ("lag 12C1(c)", ["12C1c"]),
    ("lag 12C2(a)", ["12C2a"]),
    ("Law 12C1 (1997)", ["12C1 (1997)"]),
    ("27b1a 1997", ["27B1a (1997)"]),
    ("1997 27b1a", ["27B1a (1997)"]),
    ("X79", ["X79"]),
    ("§ X79A", ["X79A"]),
    ("x90b1a", ["X90B1a"]),
    ("212 a 2 a", ["212A2a"]),
    ("212.A.2.a.ii", ["212A2aii"]),
    ("§§ 69, 70 og 71", ["69", "70", "71"]),
    ("lagarna 42-43", ["42", "43"]),
    ("77A-D", ["77A", "77B", "77C", "77D"]),
    ("41B og C", ["41B", "41C"]),
    ("L64B5", ["64B5"]),
    ("X-90", ["X90"]),
    ("Law 64 of 2017", ["64 (2017)"]),
    ("64B5 i 1997 års lagar", ["64B5 (1997)"]),
    ("27 stk. B1", ["27B1"]),
    ("50D2 litra a", ["50D2a"]),
    ("lagen 12, mom C", ["12C"]),
    ("law #27", ["27"]),
    ("lov nr. 46 B", ["46B"]),
    ("artikel 72 B 1", ["72B1"]),
    ("p. 93 B 3", ["93B3"]),
    ("regel 212", ["212"]),
    ("LK1A", ["LK1A"]),
    ("12C1 se2007", ["se2007:12C1"]),
    ("dk1997:25B2bII", ["dk1997:25B2bII"]),
    ("def.kulørsvigt", ["def.kulørsvigt"]),
    ("bogense2017:revoke-no-transfer/3", ["bogense2017:revoke-no-transfer/3"]),
]


@pytest.mark.parametrize(("text", "expected"), FORMS)
def test_form(text: str, expected: list[str]) -> None:
    assert [str(citation) for citation in parse_all(text)] == expected


@pytest.mark.parametrize(
    "text", ["", " ", "§", "revoke", "12C1 og så videre", "1234", "-", "12" * 200, "27B;DROP", "\u202e12", "par 64", "L", "stk", "nr 5"]
)
def test_no_citation(text: str) -> None:
    with pytest.raises(CitationError):
        parse_all(text)


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        found = parse_all(text)
    except CitationError:
        return
    assert found
    for citation in found:
        assert Citation.parse(str(citation)).number == citation.number


RESOLVED = [
    ("12C1", None, ["dk1997:12C1", "se2007:12C1"]),
    ("12C1 1997", None, ["dk1997:12C1"]),
    ("79C1 2007", None, ["laws2007:79C1"]),
    ("79C", "se2007", ["se2007:79C"]),
    ("X12A2", None, ["dbf2008:X12A2"]),
    ("212a2aii", None, ["dbf2008:212A2aii"]),
    ("25b2bii", None, ["dk1997:25B2bII"]),
    ("27B1a 2017", None, ["laws2017:27B1a"]),
    ("§§ 69, 70 og 71", "dk1997", ["dk1997:69", "dk1997:70", "dk1997:71"]),
]


@pytest.mark.parametrize(("text", "edition", "expected"), RESOLVED)
def test_resolved(base: KnowledgeBase, text: str, edition: str | None, expected: list[str]) -> None:
    assert [node.id for node in base.resolve(text, edition)] == expected
