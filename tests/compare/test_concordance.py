"""The concordance against links and changes read off both texts by hand."""

from __future__ import annotations

import json
import math
import re
from pathlib import Path

import pytest

import kb
from kb.build import corpus_folder
from kb.cli import main
from kb.compare.alignment import align
from kb.compare.assignment import assign
from kb.compare.concordance import concord
from kb.compare.features import Features
from kb.compare.hand import load_hand
from kb.compare.headings import Heading, HeadingReader
from kb.compare.likeness import Field
from kb.compare.tables import as_json, between
from kb.errors import BadInputError, NotFoundError, ProfileError
from kb.export.effects import effects
from kb.graph import KnowledgeBase
from kb.language.glossary import load_glossary
from kb.model import Concordance, Fate, Kind
from kb.rules import books
from tests.compare import evaluate
from tests.compare.enlarged import enlarged

GOLD = Path(__file__).with_name("gold.txt")


@pytest.fixture(scope="module")
def held() -> KnowledgeBase:
    return kb.load()


@pytest.fixture(scope="module")
def table(held: KnowledgeBase) -> Concordance:
    return between(held)


def fate_of(table: Concordance, node: str) -> set[tuple[str, tuple[str, ...], tuple[str, ...]]]:
    return {(str(pair.fate), pair.old, pair.new) for pair in table.of(node)}


def test_links_of_laws_1_to_15(table: Concordance) -> None:
    rows = [line.split() for line in GOLD.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
    gold = {(f"dk1997:{old}", f"se2007:{new}") for old, new in rows}
    numbered = frozenset((old.split(":")[1], new.split(":")[1]) for old, new in gold)
    found = {
        link for pair in table.pairs for link in pair.links
        if ":def." not in link[0] and evaluate.judged_here((link[0].split(":")[1], link[1].split(":")[1]), numbered)
    }  # fmt: skip
    right = len(found & gold)
    precision, recall = right / len(found), right / len(gold)
    assert 2 * precision * recall / (precision + recall) >= 0.97, (sorted(found - gold), sorted(gold - found))


@pytest.mark.parametrize(
    ("node", "fate", "old", "new"),
    [
        # 9B1a: "skal straks tilkaldes" became "bör tillkallas omgående".
        ("dk1997:9B1a", "changed", "9B1a", "9B1a"),
        # 72A4: the side that may choose may choose what pays best; the same sentence stands in 10C3.
        ("dk1997:72A4", "moved", "72A4", "10C3"),
        ("dk1997:72B3", "moved", "72B3", "9A4"),
        # 86B: two scores that do not balance in a knock-out match, now 12C4.
        ("dk1997:86B", "moved", "86B", "12C4"),
        # 11C: a procedural penalty although the right is lost; 11B of 1997 has gone.
        ("dk1997:11C", "moved", "11C", "11B"),
        ("dk1997:11B1", "removed", "11B1", ""),
        ("se2007:8B2", "added", "", "8B2"),
        ("se2007:14A3", "added", "", "14A3"),
        # 13B2b: an objection by any player no longer suffices; only when normal play is impossible.
        ("dk1997:13B2b", "moved-changed", "13B2b", "13D2b"),
        # 13B2a: the consent of all four players is no longer needed.
        ("dk1997:13B2a", "moved-changed", "13B2a", "13D2a"),
        # 6E4: only so that the same random expectation is reached.
        ("dk1997:6E4", "changed", "6E4", "6E4"),
        ("dk1997:5B", "same", "5B", "5B"),
        ("se2007:50E", "added", "", "50E"),
        ("dk1997:63B", "removed", "63B", ""),
        ("dk1997:16A", "moved", "16A", "16B"),
        ("dk1997:39B", "moved", "39B", "39C"),
        # Headings alone. Shown during the auction; before the play period.
        ("dk1997:24", "changed", "24", "24"),
        # Declarer has played from both hands; declarer or dummy has played.
        ("dk1997:57C", "changed", "57C", "57C"),
        # Insufficient bid out of turn; premature change of the call: the same letter, another subject.
        ("dk1997:27C", "removed", "27C", ""),
        ("se2007:27C", "added", "", "27C"),
        # The directors' powers; departures from the system, which stood under 75B.
        ("dk1997:40C", "removed", "40C", ""),
        ("dk1997:75", "removed", "75", ""),
        # The fourth of five ways to score has gone, the conditions of contest take its letter.
        ("dk1997:78D", "removed", "78D", ""),
        ("dk1997:78E", "moved", "78E", "78D"),
        # No word in common, and counted off between 68C and the end of the law: the play has ended.
        ("dk1997:68D", "same", "68D", "68D"),
        ("dk1997:92B", "same", "92B", "92B"),
    ],
)
def test_fates_read_from_both_texts(table: Concordance, node: str, fate: str, old: str, new: str) -> None:
    sides = tuple(f"dk1997:{old}" for _ in old[:1]), tuple(f"se2007:{new}" for _ in new[:1])
    assert (fate, *sides) in fate_of(table, node)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        # A Danish bud is a level and a denomination, a Swedish bud is any call: one word, two things.
        ("bud", "kontraktsbud"),
        ("melding", "bud"),
        # One word for one thing.
        ("kontrakt", "kontrakt"),
        ("trumf", "trumf"),
    ],
)
def test_definitions_pair_by_what_they_define(table: Concordance, old: str, new: str) -> None:
    (pair,) = table.of(f"dk1997:def.{old}")
    assert pair.new == (f"se2007:def.{new}",)
    assert pair.old == (f"dk1997:def.{old}",)


def test_levels_that_collapsed_are_mergers_and_splits(table: Concordance) -> None:
    assert ("merged", ("dk1997:14B1", "dk1997:14B1a"), ("se2007:14B1",)) in fate_of(table, "dk1997:14B1a")
    assert ("split", ("dk1997:8B",), ("se2007:8B", "se2007:8B1")) in fate_of(table, "dk1997:8B")


def test_text_that_got_letters_is_a_split(table: Concordance) -> None:
    """A bid of more than seven: no play, the bid annulled, both must pass; one paragraph then, three letters now."""
    (pair,) = (pair for pair in table.of("dk1997:38") if pair.old)
    assert (pair.fate, pair.new) == (Fate.SPLIT, ("se2007:38", "se2007:38A", "se2007:38B", "se2007:38C"))


def test_headings_of_laws_16_to_93(held: KnowledgeBase, table: Concordance) -> None:
    gold, doubtful = evaluate.heading_gold()
    found = {link: fate for link, fate in evaluate.heading_links(held, table).items() if link not in doubtful}
    linked = [{link for link in side if "-" not in link} - evaluate.pairs_held() for side in (found, gold)]
    right = linked[0] & linked[1]
    assert 2 * len(right) / sum(map(len, linked)) >= 0.98
    assert sum(found[link] == gold[link] for link in right) >= 0.95 * len(right)


@pytest.mark.parametrize(
    ("old", "new", "changed"),
    [
        ("Kort vist under meldeforløbet", "Kort som visats före spelperioden", True),
        ("Spilfører har spillet efter uregelmæssigheden", "Spelföraren eller träkarlen har spelat", True),
        # Another person, and all else as it was: the old one was meant with it.
        ("Pas eller en melding fra spilfører", "Pass eller ett bud från spelföraren eller träkarlen", False),
        ("Udregningsmetoder", "Metoder för poängräkning och tävlingsvillkor", True),
        # One concept of the glossary, whatever joins its words.
        ("Ansvar", "Ansvar och organisation", False),
        # Two halves of one word join no subjects; brackets name none.
        ("Ulovligt spil", "Regelstridigt ut- eller påspel", False),
        ("Spilleplan (knibe eller toppe)", "Spelplan", False),
        ("Afslutning af spillet", "Spelet upphör", False),
    ],
)
def test_what_headings_say_differently(old: str, new: str, changed: bool) -> None:
    glossary = load_glossary(corpus_folder() / "glossary.toml")
    found = HeadingReader(glossary, {}).changes(Heading(old, "da"), Heading(new, "sv"))
    assert bool(found) is changed, found


@pytest.mark.parametrize(
    ("node", "words"),
    [
        ("dk1997:9B1a", ("skal", "bör")),
        ("dk1997:7C", ("skal", "bör")),
        ("dk1997:88", ("40%",)),
        ("dk1997:86A", ("kan variera",)),
        ("dk1997:13C", ("bestraffas för felaktigt förfarande",)),
        ("dk1997:6D1", ("förvanskad bricka",)),
    ],
)
def test_what_changed_is_said_with_words_of_the_texts(table: Concordance, node: str, words: tuple[str, ...]) -> None:
    said = [pair.change for pair in table.of(node) if pair.change]
    assert len(said) == 1
    assert set(said[0]) == {"en", "da", "sv"}
    for word in words:
        assert all(word in text for text in said[0].values())


def test_a_renumbered_reference_is_no_change(table: Concordance) -> None:
    """9C cites 26 in both; 7B2 cites 45 in both; 14B3 says 'punkt 1 eller 2' where 14B4 says 'avsnitt B'."""
    for node in ("dk1997:9C", "dk1997:7B2", "dk1997:14B3"):
        assert [pair.change for pair in table.of(node)] == [{}]


def test_every_id_exists_and_no_link_is_said_twice(held: KnowledgeBase, table: Concordance) -> None:
    links = [link for pair in table.pairs for link in pair.links]
    assert len(links) == len(set(links))
    assert all(one in held.nodes for pair in table.pairs for one in (*pair.old, *pair.new))
    assert all(bool(pair.old) or pair.fate is Fate.ADDED for pair in table.pairs)
    assert all(bool(pair.new) or pair.fate is Fate.REMOVED for pair in table.pairs)


def test_what_is_not_held_is_neither_removed_nor_added(held: KnowledgeBase, table: Concordance) -> None:
    """Of 64 the Swedish text is not held; its lettered headings are, so nothing below a letter is judged."""
    gone = [pair.old[0] for pair in table.pairs if pair.fate is Fate.REMOVED]
    unheld = [node for node in gone if node.startswith("dk1997:64") and len(held.nodes[node].number) > 3]
    assert unheld == []


def test_what_was_not_held_is_not_added_the_other_way_round(held: KnowledgeBase) -> None:
    """From the Swedish text back to the Danish one: 64A1 is not new for want of the Swedish 64A1."""
    back = concord(held, "se2007", "dk1997", load_glossary(corpus_folder() / "glossary.toml"))
    fresh = [held.nodes[pair.new[0]] for pair in back.pairs if pair.fate is Fate.ADDED]
    below = [
        n.number
        for n in fresh
        if n.kind in (Kind.SUBSECTION, Kind.ITEM, Kind.POINT) and int(re.match(r"\d+", n.number)[0]) > 15
    ]  # type: ignore[index]
    assert below == []


def test_the_best_sum_beats_the_best_pair() -> None:
    """Greedy would give a to x (3) and leave b alone: 3. The best sum is a to y and b to x: 2 + 2.5."""
    assert assign({("a", "x"): 3.0, ("a", "y"): 2.0, ("b", "x"): 2.5}) == {"a": "y", "b": "x"}


def test_a_pair_worth_nothing_stays_apart() -> None:
    assert assign({("a", "x"): 0.0, ("b", "x"): -1.0}) == {}


def test_likeness_is_the_weight_both_hold() -> None:
    """Of a word worth 0.3 here and 0.7 there both hold 0.3; the sum is set against the sizes of both."""
    shared, alone = math.log(1 + 2 / 2), math.log(1 + 2 / 1)
    old, new = _provision("dk:1", {"w:kort": 0.3, "c:lead": 1.0}), _provision("se:1", {"w:kort": 0.7, "w:utspel": 0.7})
    sizes = (0.3 * shared + alone) * (0.7 * shared + 0.7 * alone)
    assert Field([old], [new]).text("dk:1", "se:1") == pytest.approx(0.3 * shared / math.sqrt(sizes))


def test_nothing_is_like_what_says_nothing() -> None:
    assert Field([_provision("dk:1", {})], [_provision("se:1", {"w:kort": 0.7})]).text("dk:1", "se:1") is None


def _provision(node: str, text: dict[str, float]) -> Features:
    number = node.split(":")[1]
    return Features(node, number, Kind.LAW, 0, None, {}, text, frozenset(), frozenset(), bool(text), len(text), number)


def test_laws_under_other_numbers_are_found(held: KnowledgeBase) -> None:
    """Half of the laws renumbered, every fifth long text cut in two: equal numbers mislead, the words do not."""
    pair = enlarged(held, load_glossary(corpus_folder() / "glossary.toml"))
    found = {(link.old.split(":")[1], link.new.split(":")[1]) for link in align(pair.old, pair.new).links}
    right = len(found & pair.links)
    assert 2 * right / (len(found) + len(pair.links)) >= 0.98


# -- bad input -------------------------------------------------------------------------------------


def test_bad_editions_are_refused(held: KnowledgeBase) -> None:
    with pytest.raises(NotFoundError, match="dk1997"):
        between(held, "dk1979", "se2007")
    glossary = Path(__file__).parents[2] / "corpus" / "glossary.toml"
    with pytest.raises(BadInputError, match="compared with itself"):
        between(held, "dk1997", "dk1997", glossary)


def test_a_citation_without_counterpart_says_so_with_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "27B1a"]) == 1
    assert "dk1997:27B" in capsys.readouterr().err


def test_the_command_prints_the_shape_of_the_design(capsys: pytest.CaptureFixture[str], table: Concordance) -> None:
    assert main(["compare", "86B", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["from"], data["to"]) == ("dk1997", "se2007")
    assert {"from": ["dk1997:86B"], "to": ["se2007:12C4"]}.items() <= {
        key: value for pair in data["pairs"] if pair["relation"] == "moved" for key, value in pair.items()
    }.items()
    whole = as_json(table)
    assert isinstance(whole["pairs"], list)
    assert len(whole["pairs"]) == len(table.pairs)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('[[pair]]\nold = "dk1997:999"\nnew = "se2007:1"\nfate = "same"\nreason = "x"', "does not exist"),
        ('[[pair]]\nold = "dk1997:1"\nnew = "se2007:1"\nfate = "alike"\nreason = "x"', "alike"),
        ('[[pair]]\nold = "dk1997:1"\nnew = "se2007:1"\nfate = "same"', "no reason"),
        (
            '[[pair]]\nold = "dk1997:1"\nnew = "se2007:1"\nfate = "same"\nreason = "x"\n'
            '[[pair]]\nold = "dk1997:1"\nnew = "se2007:2"\nfate = "moved"\nreason = "x"',
            "contradicts",
        ),
        ("[[pair]\n", "no TOML"),
    ],
)
def test_wrong_pairs_by_hand_are_refused(tmp_path: Path, held: KnowledgeBase, text: str, problem: str) -> None:
    path = tmp_path / "concordance.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ProfileError, match=problem):
        load_hand(path, held.nodes)


def test_rules_that_rest_on_a_changed_provision(held: KnowledgeBase, table: Concordance) -> None:
    """13B2b cancels a board when information or an objection makes it unplayable; 13D2b only for the former."""
    pairs = table.of("dk1997:13B2b")
    resting = effects(held, books(), pairs)
    assert {"dk1997:13B2b", "se2007:13D2b"} <= set(resting[0].rules)
    assert all(rule.split(":")[1] in ("13B2b", "13D2b") for rule in resting[0].rules)


def test_situations_that_the_editions_rule_otherwise(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """13A of 1997 needs the consent of all four, or the board is not played; 13A of 2007 does not ask them."""
    (tmp_path / "one-objects.yaml").write_text(
        "facts: {irregularity: wrong-number-of-cards, event_type: pairs, form_of_scoring: matchpoints, stage: auction,\n"
        "  surplus_hands: 1, deficient_hands: 1, incorrect_hand_called: true, all_four_agree: false,\n"
        "  correctable_without_call_change: true, ns_responsibility: direct, ew_responsibility: none}\n",
        encoding="utf-8",
    )
    assert main(["compare", "--situations", str(tmp_path), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["ruled_by_both"] == 1
    (parting,) = data["otherwise"]
    assert parting["governing"][0][:2] == ["13A", "12C1"]
    assert parting["governing"][1] == ["13A"]


def test_a_folder_without_situations_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "--situations", str(tmp_path)]) == 2
    assert "no case files" in capsys.readouterr().err
