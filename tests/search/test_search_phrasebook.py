"""The phrasebook: its files, what they lead to, and that its words are our own."""

from __future__ import annotations

import json
import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

import kb
from kb.build import corpus_folder
from kb.cli import main
from kb.graph import KnowledgeBase
from kb.language import LANGUAGES, fold
from kb.search import Engine, Request, open_engine
from kb.search.model import Basis
from kb.search.questions import Asked, QuestionsError, load_questions, missing_ids
from tests.search.judged import OURS, UNSEEN, load

GOOD = """
[[asked]]
of = ["dk1997:27"]
also = ["dk1997:18"]
da = ["han bød for lavt"]
sv = ["han bjöd för lågt"]
en = ["he bid too low"]
"""


def write(folder: Path, text: str) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / "a.toml").write_text(text, encoding="utf-8")
    return folder


def test_an_entry_is_read_as_written(tmp_path: Path) -> None:
    (asked,) = load_questions(write(tmp_path / "q", GOOD))
    phrases = (("da", "han bød for lavt"), ("sv", "han bjöd för lågt"), ("en", "he bid too low"))
    assert asked == Asked(("dk1997:27",), ("dk1997:18",), phrases)
    assert load_questions(tmp_path / "none") == ()


BAD = [
    # what is written, words of the message
    ("[[asked", "a.toml is no TOML"),
    ('of = ["dk1997:27"]\nda = ["x"]', "begins with [[asked]]"),
    ("asked = 5", "begins with [[asked]]"),
    ('asked = ["x"]', "begins with [[asked]]"),
    (GOOD + '[[asket]]\nof = ["dk1997:27"]', "begins with [[asked]]"),
    (GOOD + '[[asked]]\nof = ["dk1997:27"]\nno = ["x"]', "entry 2: 'no' is not one of of, also, da, sv, en"),
    ('[[asked]]\nof = []\nda = ["x"]', "entry 1: it needs 'of'"),
    ('[[asked]]\nda = ["x"]', "entry 1: it needs 'of'"),
    ('[[asked]]\nof = ["dk1997:27"]', "at least one phrase"),
    ('[[asked]]\nof = ["dk1997:27"]\nda = []', "at least one phrase"),
    ('[[asked]]\nof = "dk1997:27"\nda = ["x"]', "'of' must be a list"),
    ('[[asked]]\nof = ["dk1997:27"]\nda = [" "]', "'da' must be a list"),
    ('[[asked]]\nof = ["dk1997:27"]\nda = [27]', "'da' must be a list"),
]


@pytest.mark.parametrize(("text", "words"), BAD)
def test_a_wrong_file_is_refused_with_the_place(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(QuestionsError) as error:
        load_questions(write(tmp_path / "q", text))
    assert words in str(error.value)
    assert "a.toml" in str(error.value)


JUDGED_BAD = [
    # a line, words of the message
    ("{", "line 2: it is no JSON"),
    ("[]", "line 2: it needs q, lang, kind and relevant"),
    ('{"q": "x", "lang": "da", "kind": "term"}', "line 2: it needs q"),
    ('{"q": "x", "lang": "no", "kind": "term", "relevant": {}}', "lang is one of da, sv, en"),
    ('{"q": 5, "lang": "da", "kind": "term", "relevant": {}}', "q is text"),
    ('{"q": "x", "lang": "da", "kind": "term", "relevant": {"dk1997:27": 4}}', "a grade of 1, 2 or 3"),
    ('{"q": "x", "lang": "da", "kind": "term", "relevant": ["dk1997:27"]}', "a grade of 1, 2 or 3"),
]
JUDGED_GOOD = '{"q": "bød for lavt", "lang": "da", "kind": "term", "relevant": {"dk1997:27": 3, "dk1997:18": 2, "dk1997:9": 1}}'


@pytest.mark.parametrize(("line", "words"), JUDGED_BAD)
def test_a_wrong_judged_query_is_refused_with_its_line(tmp_path: Path, line: str, words: str) -> None:
    (tmp_path / "judged.jsonl").write_text(f"{JUDGED_GOOD}\n{line}\n", encoding="utf-8")
    with pytest.raises(QuestionsError) as error:
        load_questions(tmp_path)
    assert words in str(error.value)
    assert "judged.jsonl" in str(error.value)


def test_a_judged_query_is_a_way_to_ask(tmp_path: Path) -> None:
    rows = [JUDGED_GOOD, *(JUDGED_GOOD.replace("term", kind) for kind in ("citation", "structured", "typo"))]
    (tmp_path / "judged.jsonl").write_text("\n".join(rows), encoding="utf-8")
    assert load_questions(tmp_path) == (Asked(("dk1997:27",), ("dk1997:18",), (("da", "bød for lavt"),), judged=True),)


def test_a_file_in_another_encoding_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_bytes(GOOD.encode("latin-1"))
    with pytest.raises(QuestionsError, match="UTF-8"):
        load_questions(tmp_path)


# -- a corpus of one edition --------------------------------------------------------------------------

SMALL = """
[[asked]]
of = ["bogense2017:revoke-established", "dk1997:64A"]
also = ["bogense2017:change-of-call"]
da = ["zebraen gik over vejen"]
sv = ["zebran gick över vägen"]
en = ["the zebra crossed over"]
"""


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A corpus that holds one edition, and a phrasebook that also leads to another's."""
    folder = tmp_path_factory.mktemp("corpus")
    shutil.copytree(corpus_folder(None) / "bogense2017", folder / "bogense2017")
    for name in ("editions.toml", "glossary.toml"):
        shutil.copy(corpus_folder(None) / name, folder)
    return folder


def test_an_id_that_does_not_exist_is_named(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(small / "questions", SMALL + '[[asked]]\nof = ["bogense2017:no-such-block"]\nen = ["a lost way"]')
    assert main(["check", "corpus", "--corpus", str(small), "--json"]) == 1
    errors = json.loads(capsys.readouterr().out)["errors"]
    assert errors == ["questions: 'a lost way' leads to bogense2017:no-such-block, which does not exist"]
    write(small / "questions", "[[asked")
    assert main(["check", "corpus", "--corpus", str(small), "--json"]) == 1
    assert "a.toml is no TOML" in json.loads(capsys.readouterr().out)["errors"][0]


def test_an_edition_that_is_absent_is_left_out_silently(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(small / "questions", SMALL)
    assert main(["check", "corpus", "--corpus", str(small), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["errors"] == []


def test_a_phrase_leads_to_what_answers_it_and_is_the_reason(small: Path) -> None:
    write(small / "questions", SMALL)
    shutil.copytree(corpus_folder(None) / "cases", small / "cases")
    engine = open_engine(kb.load(small), corpus=small)
    for text, lang in (("zebraen gik over vejen", "da"), ("the zebra crossed over", "en"), ("zebran vägen", "sv")):
        hits = engine.search(Request(text, language=lang)).hits
        assert hits[0].id == "bogense2017:revoke-established"
        assert "bogense2017:change-of-call" in [hit.id for hit in hits]
    reasons = [why for why in hits[0].why if why.basis is Basis.ASKED]
    assert [reason.text for reason in reasons] == ["zebran gick över vägen"]
    beside = next(hit for hit in hits if hit.id == "bogense2017:change-of-call")
    assert not any(why.basis is Basis.ASKED for why in beside.why), "read with the answer, but no answer"
    assert not any(hit.id.startswith("dk1997") for hit in hits)


# -- the corpus we hold -------------------------------------------------------------------------------

ASKED = load_questions(corpus_folder(None) / "questions")

_WORD = re.compile(r"[^\W_]+")
_RUN = 8
"""Words in a row from which on a phrase copies a text."""


def test_every_id_exists(handle: KnowledgeBase) -> None:
    assert list(missing_ids(ASKED, handle)) == []


def test_every_judged_query_names_what_governs(handle: KnowledgeBase) -> None:
    kinds = {"governing", "citation", "term", "inflected", "compound", "typo", "synonym", "cross-language", "situation",
             "structured", "question"}  # fmt: skip
    for path in (OURS, UNSEEN):
        for one in load(path):
            assert one.kind in kinds, one
            assert one.lang in LANGUAGES, one
            assert 3 in one.relevant.values(), one
            assert not [name for name in one.relevant if name not in handle.nodes], one


def test_nothing_unseen_is_among_what_was_learnt() -> None:
    learnt = {(one.query.casefold().strip(), one.facts) for one in load(OURS)}
    assert not [one.query for one in load(UNSEEN) if (one.query.casefold().strip(), one.facts) in learnt]


def test_every_entry_speaks_three_languages_and_says_nothing_twice() -> None:
    for asked in ASKED:
        assert asked.judged or {lang for lang, _ in asked.phrases} == set(LANGUAGES), asked.of
        twice = [key for key, count in Counter((lang, fold(text)) for lang, text in asked.phrases).items() if count > 1]
        assert not twice, asked.of
        assert not set(asked.of) & set(asked.also), asked.of
        assert len(set(asked.of)) == len(asked.of)
        assert len(set(asked.also)) == len(asked.also)


def test_phrases_are_in_our_own_words(handle: KnowledgeBase) -> None:
    held: dict[tuple[str, ...], str] = {}
    for node in handle.nodes.values():
        if node.edition:
            words = _WORD.findall(fold(f"{node.heading or ''} {node.text}"))
            held.update((tuple(words[at : at + _RUN]), node.id) for at in range(len(words) - _RUN + 1))
    for asked in ASKED:
        for _, text in asked.phrases:
            words = _WORD.findall(fold(text))
            runs = [tuple(words[at : at + _RUN]) for at in range(len(words) - _RUN + 1)]
            assert not [held[run] for run in runs if run in held], text


SAMPLE = [phrase for asked in ASKED for phrase in asked.phrases if '"' not in phrase[1]][::23]


def test_its_own_phrase_finds_an_entry(engine: Engine) -> None:
    """Nearly always one of the first ten hits answers a phrase, and says that it was asked for like that."""
    leads: dict[tuple[str, str], set[str]] = {}
    for asked in ASKED:
        for phrase in asked.phrases:
            leads.setdefault(phrase, set()).update((*asked.of, *asked.also))
    lost, silent = [], []
    for lang, text in SAMPLE:
        hits = engine.search(Request(text, language=lang)).hits
        answering = [hit for hit in hits[:10] if hit.id in leads[lang, text]]
        if not answering:
            lost.append(text)
        elif not any(why.basis is Basis.ASKED for hit in answering for why in hit.why):
            silent.append(text)
    assert len(SAMPLE) > 400
    assert len(lost) <= 0.02 * len(SAMPLE), lost
    assert len(silent) <= 0.02 * len(SAMPLE), silent
