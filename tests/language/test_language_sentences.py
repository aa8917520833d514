"""Sentence ends against passages marked by hand, and what must hold of any text."""

from __future__ import annotations

import pytest

from kb.language import sentences, tokens
from tests.language.gold_sentences import PASSAGES

ROWS = [(line.split(" ", 1)[0], tuple(line.split(" ", 1)[1].split(" ¦ "))) for line in PASSAGES.strip().splitlines()]


@pytest.mark.parametrize(("lang", "wanted"), ROWS)
def test_ends(lang: str, wanted: tuple[str, ...]) -> None:
    text = " ".join(wanted)
    assert tuple(text[start:end] for start, end in sentences(text, lang)) == wanted


def test_a_blank_line_always_ends_a_sentence() -> None:
    text = "Bogense Bridgeklub\n\nb. Den blindes kort\nlægges på bordet."
    assert [text[a:b] for a, b in sentences(text, "da")] == [
        "Bogense Bridgeklub",
        "b. Den blindes kort\nlægges på bordet.",
    ]


@pytest.mark.parametrize("text", ["", "   \n ", "\n\n\n"])
def test_nothing_holds_no_sentence(text: str) -> None:
    assert sentences(text, "da") == ()


@pytest.mark.parametrize(
    ("text", "lang", "wanted"),
    [
        ("Et ud- eller tilspil", "da", "et udspil eller tilspil"),
        ("ud- og tilspillene", "da", "udspillene og tilspillene"),
        ("par- eller holdturneringer", "da", "parturneringer eller holdturneringer"),
        ("melde- og spillekonventioner", "da", "meldekonventioner og spillekonventioner"),
        ("ut- eller påspel", "sv", "utspel eller påspel"),
        ("par- och lagtävlingar", "sv", "partävlingar och lagtävlingar"),
        ("udeller tilspil", "da", "udspil eller tilspil"),
        ("en udspilseller tilspilsstraf", "da", "en udspilsstraf eller tilspilsstraf"),
        ("heller ikke", "da", "heller ikke"),
        ("ikke-fejlende side", "da", "ikke fejlende side"),
        ("den ud-, altså", "da", "den ud altså"),
        ("§ 12C1 (1997)", "da", "12c1 1997"),
        ("2♥ over 1♠", "en", "2 ♥ over 1 ♠"),
        ("DBF's love", "da", "dbf love"),
        ("1½ imp", "da", "1½ imp"),
    ],
)
def test_words_as_they_are_looked_up(text: str, lang: str, wanted: str) -> None:
    assert " ".join(token.word for token in tokens(text, lang)) == wanted
