"""The glossary holds together, covers every defined term, is found in text; a broken file says what to mend."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from kb.language import LANGUAGES, Glossary, GlossaryError, load_glossary, loose_id, tokens

PATH = Path(__file__).parents[2] / "corpus" / "glossary.toml"

DANISH_TERMS = """
ALERT; BEKENDE; BENÆVNELSE; BERIGTIGELSE; BLINDE, den; BLUFMELDING; BONUSPOINT; BORDET; BUD; DBF; DELKONTRAKT; DELTAGER;
DOBLING; EBL; FARVE; FORDÆKT KORT; HOLD; HONNØR; HÅND; INTERNATIONALE MATCHPOINT (IMP); JUSTERET SCORE; KAMPPOINT;
KONTRAKT; KONVENTION; KORTGIVNING; KULØRSVIGT; LØBENDE STIK; MAKKER; MAKKERFORSTÅELSE; MAPPE; MELDEFORLØB; MELDING;
MIDDEL, MIDDEL PLUS, MIDDEL MINUS; MODSPILLER; MODSTANDER; MTH; MTV; OVERTRÆK; PARPOINT; PAS; REDOBLING; RUNDE; SCORE;
SEKTION; SIDE; SLEM; SPIL; SPIL KORT; SPILFØRER; SPILLEPERIODE; SPILPOINT; STIK; TILSPIL; TOTALPOINT; TRUMF; TRÆK;
TRÆKVÆRDI; TUR, efter; TUR, i; TURNERING; TURNERINGSLEDER; UDGANG; UDSPIL; UKORREKT STIK; UNDERTRÆK; UREGELMÆSSIGHED;
WBF; ZONESTILLING; ÅBENT KORT; ÅBNINGSUDSPIL
"""
SWEDISH_TERMS = """
Aktivt bud; Alertering; Artificiellt bud; Bekänna färg; Benämning; Bestraffning; Bonuspoäng; Bricka; Bud; Budgivning;
Delkontrakt; Dubbelt; Etapp; Felaktighet; FSB; Färg; Giv; Givare; Hand; Honnörskort; IMP; Kontrakt; Kontraktsbud;
Konvention; Korrigerad poäng; Korrigering; Kortlek; Lag; LK; Medspelare; Motspelare; MTH; MTV; Naturligt; Oavsiktlig;
Omgång; Partner; Pass; Psykiskt bud; Redubbelt; Regelbrott; Revoke; Rond; Sida; Slam; Spel; Spela; Spelförare;
Spelperioden; Stick; Stickpoäng; Straff; Straffkort; Strukits; Tagits tillbaka; Topscore; Trick; Trickpoäng; Trumf;
Träkarl; Tur (eller tillfälle); Turordning; Tävlande; Tävling; Tävlingsledare; Utgång; Utspel; Utspelskort;
Vinstpoäng (VP); Zonförhållanden; Återtagits; Övertrick
"""


def _terms(edition: str, block: str) -> list[tuple[str, str]]:
    return [
        (term, f"{edition}:def." + "-".join(term.casefold().split())) for term in " ".join(block.split()).split("; ")
    ]


DEFINED = [("da", *row) for row in _terms("dk1997", DANISH_TERMS)] + [
    ("sv", *row) for row in _terms("se2007", SWEDISH_TERMS)
]


@cache
def glossary() -> Glossary:
    return load_glossary(PATH)


def test_large_enough_and_every_id_once() -> None:
    ids = Counter(concept.id for concept in glossary().concepts)
    assert len(ids) >= 350
    assert not [name for name, times in ids.items() if times > 1]
    assert all(name.isascii() and name == name.lower() and " " not in name for name in ids)


def test_every_language_has_a_term_or_a_reason() -> None:
    for concept in glossary().concepts:
        for lang in LANGUAGES:
            assert concept.preferred(lang) or concept.missing[lang], concept.id


def test_every_term_finds_its_concept() -> None:
    lost = [
        (concept.id, lang, word)
        for concept in glossary().concepts
        for lang in LANGUAGES
        for word in concept.words(lang)
        if concept not in glossary().by_word(word, lang)
    ]
    assert lost == []


def test_no_two_concepts_are_the_same_in_all_languages() -> None:
    named = Counter(tuple(concept.preferred(lang) for lang in LANGUAGES) for concept in glossary().concepts)
    assert [names for names, times in named.items() if times > 1] == []


@pytest.mark.parametrize(("lang", "term", "node"), DEFINED)
def test_every_defined_term_is_covered(lang: str, term: str, node: str) -> None:
    concepts = glossary().by_definition(node)
    assert concepts, node
    word = term.partition(" (")[0].partition(",")[0]
    assert any(concept in glossary().by_word(word, lang) for concept in concepts) or "," in term


def test_every_definition_named_exists() -> None:
    held = {loose_id(node) for _, _, node in DEFINED}
    strays = [n for c in glossary().concepts for n in c.definitions if loose_id(n) not in held]
    assert strays == []


@pytest.mark.parametrize(
    ("word", "lang"),
    [("melding", "da"), ("bud", "da"), ("bud", "sv"), ("lag", "sv"), ("spil", "da"), ("straff", "sv"), ("stik", "da"),
     ("trick", "sv"), ("giv", "sv"), ("bricka", "sv"), ("omgång", "sv"), ("felaktighet", "sv"), ("medspelare", "sv"),
     ("pas", "da"), ("pass", "sv"), ("træk", "da"), ("skal", "da"), ("må", "da")],
)  # fmt: skip
def test_false_friends_are_flagged(word: str, lang: str) -> None:
    friends = [f for concept in glossary().concepts for f in concept.false_friends]
    assert any(f.lang == lang and f.word == word and f.note for f in friends)


@pytest.mark.parametrize(
    ("word", "lang", "wanted"),
    [
        ("meldingerne", "da", "call"),
        ("budene", "da", "bid"),
        ("bud", "sv", "call"),
        ("kontraktsbudet", "sv", "bid"),
        ("lagets", "sv", "team"),
        ("lagarna", "sv", "law"),
        ("ut", "da", "no-trump"),
        ("sang", "sv", "no-trump"),
        ("NT", "en", "no-trump"),
        ("RD", "da", "redouble"),
        ("spelforarens", "sv", "declarer"),
        ("den blindes", "da", "dummy-player"),
        ("LHO", "en", "lho"),
        ("mth", "sv", "rho"),
        ("TL", "da", "director"),
        ("UI", "sv", "unauthorised-information"),
        ("MI", "da", "misinformation"),
        ("PP", "en", "procedural-penalty"),
        ("svigt", "da", "revoke"),
        ("claimer", "da", "to-claim"),
        ("må ikke", "da", "may-not"),
        ("får inte", "sv", "may-not"),
        ("straffen", "sv", "undertrick"),
        ("straffen", "da", "penalty"),
        ("leads out of turn", "en", "lead-out-of-turn"),
        ("knappt medel", "sv", "average-minus"),
        ("viktad poäng", "sv", "weighted-score"),
        ("vægtede scorer", "da", "weighted-score"),
        ("stopkort", "da", "stop-procedure"),
        ("dobler", "da", "to-double"),
    ],
)
def test_words_of_the_table(word: str, lang: str, wanted: str) -> None:
    assert wanted in [concept.id for concept in glossary().by_word(word, lang)]


def test_sister_words_keep_their_difference() -> None:
    """Danish melding : bud is Swedish bud : kontraktsbud; crossing them would turn the law around."""
    held = glossary()
    assert held["call"].preferred("da") == "melding"
    assert held["call"].preferred("sv") == "bud"
    assert held["bid"].preferred("da") == "bud"
    assert held["bid"].preferred("sv") == "kontraktsbud"
    assert held["trick"].preferred("sv") == "stick"
    assert held["odd-trick"].preferred("da") == "træk"


@pytest.mark.parametrize(
    ("text", "lang", "wanted"),
    [
        (
            "Den felande sidan får inte spela ut i den färgen.",
            "sv",
            ["offending-side", "may-not", "to-lead", "suit"],
        ),
        (
            "Spilfører kan forbyde udspil i strafkortets farve.",
            "da",
            ["declarer", "can", "forbid-lead", "penalty-card", "suit"],
        ),
        ("Et ud- eller tilspil", "da", ["lead", "play-to-trick"]),
        ("Turneringslederhåndbogen", "da", ["director"]),
        ("utspelsbegränsningarna", "sv", ["lead-restriction"]),
        (
            "After a revoke the offending side may not lead.",
            "en",
            ["revoke", "offending-side", "may-not", "lead"],
        ),
    ],
)
def test_concepts_in_running_text(text: str, lang: str, wanted: list[str]) -> None:
    matches = glossary().phrases(text, lang)
    assert [match.concepts[0].id for match in matches] == wanted
    assert all(text[match.start : match.end] == match.surface for match in matches)


def test_part_of_a_compound_is_marked() -> None:
    (match,) = glossary().phrases("strafkortreglerne", "da")
    assert match.inside
    assert "penalty-card" in [concept.id for concept in match.concepts]


ENTRY = '[[concept]]\nid = "{id}"\nkind = "card"\nen = ["ace"]\nda = ["es"]\nsv = ["ess"]\n'


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (ENTRY.format(id="ace") * 2, 'two concepts are called "ace"'),
        (ENTRY.format(id="ace") + 'colour = "red"\n', 'unknown key "colour"'),
        (ENTRY.format(id="ace") + 'en_slang = [" "]\n', "empty term"),
        (ENTRY.format(id="ace").replace("card", "car"), "kind 'car' is unknown"),
        (ENTRY.format(id="ace").replace('sv = ["ess"]', ""), "no sv term"),
        (ENTRY.format(id=""), "has no id"),
        (ENTRY.format(id="ace") + 'definitions = ["bud"]\n', '"bud" is no definition'),
        (ENTRY.format(id="ace") + 'false_friends = [{ lang = "da" }]\n', "a false friend needs"),
        (ENTRY.format(id="ace").replace('["ace"]', '"ace"'), '"en" is not a list of strings'),
        (ENTRY.format(id="ace").replace('["ace"]', '["ace", "ace"]'), "stands twice"),
        ("[[concept]\n", "is not TOML"),
        ("[concepts]\n", 'unknown table "concepts"'),
    ],
)
def test_a_broken_file_names_the_entry_and_the_way_out(tmp_path: Path, content: str, expected: str) -> None:
    path = tmp_path / "glossary.toml"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(GlossaryError) as caught:
        load_glossary(path)
    assert expected in str(caught.value)
    assert str(path) in str(caught.value)
    assert caught.value.mend


def test_a_missing_language_may_be_excused(tmp_path: Path) -> None:
    path = tmp_path / "glossary.toml"
    entry = ENTRY.format(id="ace").replace('sv = ["ess"]', 'missing = { sv = "no word of its own" }')
    path.write_text(entry, encoding="utf-8")
    assert load_glossary(path)["ace"].preferred("sv") is None


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(GlossaryError, match="cannot be read"):
        load_glossary(tmp_path / "none.toml")


def test_every_table_word_is_a_word() -> None:
    for concept in glossary().concepts:
        for lang in LANGUAGES:
            assert all(tokens(word, lang) for word in concept.words(lang)), concept.id
