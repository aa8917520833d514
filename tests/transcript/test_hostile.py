"""Hostile transcripts: anything goes in, a reading comes out, and no character is lost."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kb.build import corpus_folder
from kb.errors import ProfileError, RepairError, SourceError
from kb.model import EdgeType, Flag, Kind
from kb.transcript.profile import load_profile
from kb.transcript.reading import EditionReading, read_edition, read_text
from kb.transcript.source import read_source, text_hash

EDITIONS = ("dk1997", "se2007", "dbf2008", "bogense2017")
SOURCES = {edition: read_source(corpus_folder() / edition / "source.txt") for edition in EDITIONS}
PROFILES = {edition: load_profile(corpus_folder() / edition / "edition.toml") for edition in EDITIONS}
slow = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def whole(reading: EditionReading) -> None:
    """Nothing lost, nothing outside, every edge inside its text."""
    assert reading.unassigned == ()
    ids = {node.id for node in reading.nodes}
    assert len(ids) == len(reading.nodes)
    texts = {node.id: node.text for node in reading.nodes}
    for node in reading.nodes:
        assert all(0 <= start < end <= len(reading.source) for start, end in node.source)
        assert node.parent is None or node.parent in ids or node.kind is Kind.STUB
    for edge in reading.edges:
        assert edge.source in ids
        if edge.at is not None and edge.type is EdgeType.CITES:
            assert 0 <= edge.at[0] <= edge.at[1] <= len(texts[edge.source])


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("damage", ["cut", "word", "shuffle", "double", "missing", "crlf", "bom", "one-line"])
def test_damaged_pages(edition: str, damage: str) -> None:
    text = SOURCES[edition]
    pages = [page for page in text.split("\n") if page.strip()]
    chance = random.Random(7)
    if damage == "cut":
        text = text[: len(text) * 3 // 5]
    elif damage == "word":
        place = text.index("turneringsleder") if "turneringsleder" in text else len(text) // 2
        text = text[: place + 6]
    elif damage == "shuffle":
        chance.shuffle(pages)
        text = "\n\n".join(pages)
    elif damage == "double":
        text = "\n\n".join(page for page in pages for _ in range(1 + (chance.random() < 0.1)))
    elif damage == "missing":
        text = "\n\n".join(page for page in pages if chance.random() > 0.1)
    elif damage == "crlf":
        text = text.replace("\n", "\r\n")
    elif damage == "bom":
        text = "\ufeff" + text
    else:
        text = " ".join(pages)
    whole(read_text(edition, text, PROFILES[edition]))


def test_doubled_and_misplaced_pages_are_reported() -> None:
    pages = [page for page in SOURCES["dk1997"].split("\n") if page.strip()]
    text = "\n\n".join([*pages[:40], pages[30], *pages[40:]])
    reading = read_text("dk1997", text, PROFILES["dk1997"])
    assert any("stands twice" in finding.reason for finding in reading.findings)
    missing = read_text("dk1997", "\n\n".join([*pages[:40], *pages[42:]]), PROFILES["dk1997"])
    assert any("follows page" in finding.reason for finding in missing.findings)


@slow
@given(st.data())
def test_random_cuts_and_insertions(data: st.DataObject) -> None:
    edition = data.draw(st.sampled_from(EDITIONS))
    text = SOURCES[edition]
    start = data.draw(st.integers(0, len(text)))
    piece = text[start : start + data.draw(st.integers(0, 6000))]
    for _ in range(data.draw(st.integers(0, 4))):
        at = data.draw(st.integers(0, len(piece)))
        piece = piece[:at] + data.draw(st.text(max_size=12)) + piece[at:]
    whole(read_text(edition, piece, PROFILES[edition]))


@slow
@given(
    st.lists(
        st.sampled_from(
            ["1. ", "2. ", "27. ", "A. ", "B. ", "a. ", "I. ", "(a) ", "KAPITEL V ", "Se 27B1a ", "*) ", "punkt A_", "12.stik ",
             "SPIL _ ", "i 2. ", "\n\n3 ", "Hvis spilleren ", "X79. ", "( 12C1) ", "1 ", "- ", "ud- eller ", "Innehåll ", "... 9 "]
        ),
        max_size=60,
    ),
    st.sampled_from(EDITIONS),
)  # fmt: skip
def test_grammar_soup(pieces: list[str], edition: str) -> None:
    whole(read_text(edition, "".join(pieces), PROFILES[edition]))


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "empty"),
        (b" \r\n\t ", "empty"),
        (b"\x00\x01\x02binary\x00", "zero byte"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "zero byte"),
        (b"\xff\xfe1\x00.\x00 \x00", "zero byte"),
        (b"bytes \x80\x81\x9f that are no text", "neither UTF-8"),
    ],
)
def test_unreadable_source(tmp_path: Path, content: bytes, words: str) -> None:
    path = tmp_path / "source.txt"
    path.write_bytes(content)
    with pytest.raises(SourceError) as caught:
        read_source(path)
    assert str(path) in str(caught.value)
    assert words in str(caught.value)


def test_latin_1_is_read(tmp_path: Path) -> None:
    path = tmp_path / "source.txt"
    path.write_bytes(SOURCES["bogense2017"].replace("’", "'").encode("latin-1"))
    assert "Kulørsvigt" in read_source(path) or "kulørsvigt" in read_source(path)


def test_hash_is_the_same_for_any_line_end() -> None:
    text = SOURCES["se2007"]
    assert text_hash(text) == text_hash("\ufeff" + text.replace("\n", "\r\n"))


def folder(
    tmp_path: Path, *, profile: str = "", repairs: str = "", source: str = "1 KAPITEL I X 1. Ting Ting findes."
) -> Path:
    edition = tmp_path / "trial"
    edition.mkdir()
    base = (corpus_folder() / "dk1997" / "edition.toml").read_text(encoding="utf-8")
    (edition / "edition.toml").write_text(profile or base, encoding="utf-8")
    (edition / "source.txt").write_text(source, encoding="utf-8")
    if repairs:
        (edition / "repairs.toml").write_text(repairs, encoding="utf-8")
    return edition


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (("[transcript]", "[transcrpt]"), "Did you mean 'transcript'"),
        (('notes = "asterisk"', 'notes = "stars"'), "'asterisk', 'digit', 'none'"),
        (('form = "A."', 'form = "Z."'), "Use one of"),
        (('language = "da"', 'language = "xx"'), "unknown language 'xx'"),
        (('work = "laws1997"\n', ""), "'work' is missing"),
        (("year = 1997", 'year = "1997"'), "'year' has the wrong type"),
        (("[contents]", "[contents"), "not valid TOML"),
    ],
)
def test_wrong_profile(tmp_path: Path, change: tuple[str, str], words: str) -> None:
    base = (corpus_folder() / "dk1997" / "edition.toml").read_text(encoding="utf-8")
    assert change[0] in base
    edition = folder(tmp_path, profile=base.replace(*change, 1))
    with pytest.raises(ProfileError) as caught:
        read_edition(edition)
    assert words in str(caught.value)
    assert "edition.toml" in str(caught.value)


REPAIR = '[[repair]]\nkind = "{kind}"\npage = 1\npattern = \'{pattern}\'\ninsert = "2. "\nreason = "lost"\n'


@pytest.mark.parametrize(
    ("repairs", "words"),
    [
        (REPAIR.format(kind="law-number", pattern="Ting"), "matches 2 times on page 1"),
        (REPAIR.format(kind="law-number", pattern="Intet"), "matches 0 times on page 1"),
        (REPAIR.format(kind="law-number", pattern="("), "not a regular expression"),
        (REPAIR.format(kind="law-numbre", pattern="x"), "unknown kind"),
        (REPAIR.format(kind="words", pattern="x").replace("reason", "raeson"), "Did you mean 'reason'"),
        ("[[repair]\n", "not valid TOML"),
        ("[[repairs]]\n", "unknown key 'repairs'"),
    ],
)
def test_wrong_repair(tmp_path: Path, repairs: str, words: str) -> None:
    with pytest.raises(RepairError) as caught:
        read_edition(folder(tmp_path, repairs=repairs))
    assert words in str(caught.value)
    assert "repairs.toml" in str(caught.value)


def test_repairs_of_another_text_are_skipped_and_reported(tmp_path: Path) -> None:
    repairs = 'source_sha256 = "0"\n' + REPAIR.format(kind="law-number", pattern="Intet")
    reading = read_edition(folder(tmp_path, repairs=repairs))
    assert any(str(finding.kind) == "repair-skipped" for finding in reading.findings)


def test_another_transcript_is_read_with_a_copied_profile(tmp_path: Path) -> None:
    source = (
        "1 KAPITEL I Kaffe 1. Kander A. Store Der er store kander. B. Små Der er små (se 2). 2. Kopper Alle har en kop."
    )
    reading = read_edition(folder(tmp_path, source=source))
    numbers = [node.number for node in reading.nodes if node.kind in (Kind.LAW, Kind.SECTION)]
    assert numbers == ["1", "1A", "1B", "2"]
    assert [(edge.source, edge.target) for edge in reading.edges if edge.type is EdgeType.CITES] == [
        ("trial:1B", "trial:2")
    ]


def test_time_is_linear_in_the_text() -> None:
    """Twice the text takes about twice the steps: counted in nodes, since time is never tested."""
    text = SOURCES["dk1997"]
    body = text[text.index("21 KAPITEL II") :]
    once = read_text("dk1997", text, PROFILES["dk1997"])
    twice = read_text("dk1997", text + "\n\n" + body, PROFILES["dk1997"])
    whole(twice)
    provisions = sum(node.kind is Kind.SECTION for node in once.nodes)
    assert sum(node.kind is Kind.SECTION for node in twice.nodes) == 2 * provisions


def test_what_follows_a_missing_page_is_doubtful() -> None:
    """Without the page on which law 7 ends and 8 begins, '8B' would be read under the law before it."""
    lines = SOURCES["se2007"].split("\n")
    place = next(i for i, line in enumerate(lines) if line.startswith("29 7. Kontroll av brickor och kort"))
    reading = read_text("se2007", "\n".join(lines[:place] + lines[place + 1 :]), PROFILES["se2007"])
    wrong = [node for node in reading.nodes if node.text.startswith("I allmänhet är en rond slut")]
    assert wrong
    assert all(Flag.NUMBER_DOUBTFUL in node.flags for node in wrong)
    assert any("follows page" in finding.reason for finding in reading.findings)
    nine = next(node for node in reading.nodes if node.number == "9A1" and node.text)
    assert Flag.NUMBER_DOUBTFUL not in nine.flags
