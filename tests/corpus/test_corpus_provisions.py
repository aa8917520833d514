"""The four texts as read, against tables written by hand while reading them."""

from __future__ import annotations

import pytest

from kb.citation import Citation
from kb.commands.check import check_corpus
from kb.graph import KnowledgeBase
from kb.model import EdgeType, Flag, Kind

# (id, parent, heading, first words, last words, page): places where a transcript is hardest to read.
PROVISIONS = [
    ("dk1997:2", "dk1997:kap.II", "Mapperne", "En mappe med et", "den pågældende sektion.", 21),
    ("dk1997:7B1", "dk1997:7B", "Optælling af egne kort før spillet", "Hver spiller tæller", "den pågældende melder.", 25),
    ("dk1997:12C3", "dk1997:12C", None, "Medmindre WBF", "et retfærdigt resultat.", 32),
    ("dk1997:15", "dk1997:kap.IV", "Spil af forkert spil", "", "", 36),
    ("dk1997:15C", "dk1997:15", "Fejltagelsen opdaget under meldeforløbet", "Hvis turneringslederen under", "på normal vis.", 36),
    ("dk1997:18F", "dk1997:18", "Andre meldemetoder", "WBF", "at melde på.", 42),
    ("dk1997:25B2bII", "dk1997:25B2b", None, "afgive en hvilken", "(12C1) på spillet.", 50),
    ("dk1997:45C4b", "dk1997:45C4", "rettelse af uagtsom angivelse", "en spiller må", "et andet (47C).", 70),
    ("dk1997:50D1", "dk1997:50D", "Den fejlende skal spille ud eller til", "Et stort strafkort", "næste lovlige lejlighed.", 78),
    ("dk1997:51B1a", "dk1997:51B1", "spilfører kræver udspil i farven", "Hvis en modspiller", "tilspil til stikket.", 79),
    ("dk1997:53", "dk1997:kap.VI", "Accepteret udspil uden for tur", "", "", 82),
    ("dk1997:62D1", "dk1997:62D", "En kulørsvigt skal rettes", "I det 12.stik", "tilbage i mappen.", 91),
    ("dk1997:64B6", "dk1997:64B", "Kulørsvigt i 12.stik", "Kulørsvigt i det", "straffes ikke (62D).", 94),
    ("dk1997:74B1", "dk1997:74B", None, "at ofre spillet", "utilstrækkelig opmærksomhed,", 110),
    ("dk1997:78", "dk1997:kap.VIII", "Udregningsmetoder", "", "", 117),
    ("dk1997:81C11", "dk1997:81C", "Resultatmeddelelser", "At meddele resultater", "til officiel registrering.", 122),
    ("dk1997:93C", "dk1997:93", "Appel til national myndighed", "Når appellen har", "den nationale myndighed.", 131),
    ("se2007:LK3B", "se2007:LK3", None, "LK-ledamöter kan", "ersättas av reserver.", 20),
    ("se2007:8A2", "se2007:8A", None, "Såvida inte tävlingsledaren", "för nästa rond.", 29),
    ("se2007:12C1c", "se2007:12C1", None, "När tävlingsledaren utdelar", "flera möjliga resultat.", 33),
    ("se2007:14B2", "se2007:14B", None, "om kortet hittas någon", "(se 4 nedan).", 36),
    ("se2007:15B", "se2007:15", "En eller flera spelare har redan spelat brickan", "Om en tävlande", "Tävlingsledaren skall", 36),
    ("dbf2008:X6A", "dbf2008:X6", "EDB-givning", "Når der benyttes", "forbundet godkendt program.", 3),
    ("dbf2008:X91", None, "Straf eller bortvisning", "Jf. DBF's", "at idømme straf.", 6),
    ("dbf2008:202A", "dbf2008:202", "KP-skalaer", "Ved beregning af", "efter nedenstående tabel.", 9),
    ("dbf2008:203", None, "Imps across the Field", "Ved beregning af", "78B (imp-skalaen).", 10),
    ("dbf2008:206", None, "Board-a-Match", "I holdkampe efter", "opnået flest spilpoint.", 11),
    ("dbf2008:213A4avi", "dbf2008:213A4a", None, "Mindst 8 KP", "efter turneringslederens skøn.", 15),
    ("dbf2008:215B1", "dbf2008:215B", None, "De berørte spil", "den afsatte tid.", 19),
    ("dbf2008:216", None, "Spil, der ikke påbegyndes", "Bestemmelserne i denne", "på samme led).", 20),
    ("dbf2008:231B2", "dbf2008:231B", None, "For kampe med", "i 2. halvleg:", 24),
    ("bogense2017:lead-out-of-turn-defender/1b", "bogense2017:lead-out-of-turn-defender", None, "Den blindes kort", "den blinde.", None),
    ("bogense2017:penalty-card/D2a", "bogense2017:penalty-card/D2", None, "Forbyde udspil i", "op på hånden.", None),
    ("bogense2017:change-of-call/p1", "bogense2017:change-of-call", None, "Hvis en spiller", "må ikke ændres).", None),
]  # fmt: skip


@pytest.mark.parametrize(("node_id", "parent", "heading", "first", "last", "page"), PROVISIONS)
def test_provision(
    base: KnowledgeBase, node_id: str, parent: str | None, heading: str | None, first: str, last: str, page: int | None
) -> None:
    node = base.node(node_id)
    assert node.parent == parent
    assert node.heading == heading
    assert node.text.startswith(first)
    assert node.text.endswith(last)
    assert bool(node.text) == bool(first)
    assert (node.pages[0] if node.pages else None) == page


# Laws 1 to 93 in one, the numbered provisions of the others, counted in the printed texts.
COUNTS = {
    ("dk1997", Kind.LAW): 93,
    ("dk1997", Kind.CHAPTER): 11,
    ("dk1997", Kind.DEFINITION): 70,
    ("dk1997", Kind.FOOTNOTE): 32,
    ("se2007", Kind.LAW): 116,
    ("se2007", Kind.DEFINITION): 72,
    ("dbf2008", Kind.FOOTNOTE): 13,
    ("bogense2017", Kind.LAW): 15,
}


@pytest.mark.parametrize(("edition", "kind"), COUNTS)
def test_count(base: KnowledgeBase, edition: str, kind: Kind) -> None:
    found = [node for node in base.nodes.values() if node.edition == edition and node.kind is kind]
    assert len(found) == COUNTS[edition, kind]


HEADING_ONLY = [
    ("se2007:16", "Tillåtna och otillåtna upplysningar"),
    ("se2007:48B", "Spelföraren lägger upp sina kort"),
    ("se2007:51B", "Den felandes partner skall spela ut eller på"),
    ("se2007:52", "Underlåtenhet att spela ett straffkort"),
    ("se2007:54A", "Spelföraren lägger upp sin hand"),
    ("se2007:64", "När en revoke etablerats"),
    ("se2007:77", "Poängtabell för tävlingsbridge"),
    ("se2007:80A", "Den Ansvariga Organisationen"),
    ("se2007:93C", "Överklagande till LK"),
    ("se2007:94", "Vinnare"),
    ("se2007:99B", "Lagtävling"),
    ("se2007:100", "Kvalificeringsetapp"),
    ("se2007:108", "Deklarationsplikt"),
    ("se2007:116B", "Hur stoppmetoden används"),
    ("dbf2008:244", "Force majeure"),
    ("dbf2008:262", "Elektronisk resultatopsamling"),
]


@pytest.mark.parametrize(("node_id", "heading"), HEADING_ONLY)
def test_law_known_by_its_heading_alone(base: KnowledgeBase, node_id: str, heading: str) -> None:
    node = base.node(node_id)
    assert node.heading == heading
    assert Flag.HEADING_ONLY in node.flags
    assert node.text == ""


def test_every_character_is_in_a_node(base: KnowledgeBase) -> None:
    assert base.unassigned == {"dk1997": 0, "se2007": 0, "dbf2008": 0, "bogense2017": 0}
    assert check_corpus(base) == ()


def test_text_is_found_again_at_its_offsets(base: KnowledgeBase) -> None:
    from kb.build import corpus_folder
    from kb.transcript.source import read_source

    sources = {edition: read_source(corpus_folder() / edition / "source.txt") for edition in base.editions}
    for node in base.nodes.values():
        if not node.edition or not node.text or Flag.REPAIRED in node.flags:
            continue
        printed = "".join(sources[node.edition][start:end] for start, end in node.source)
        letters = "".join(char for char in printed if char.isalnum())
        wanted = "".join(char for char in node.text if char.isalnum())
        assert wanted in letters, node.id


def test_every_id_is_its_own_citation(base: KnowledgeBase) -> None:
    for node_id in base.nodes:
        citation = Citation.parse(node_id)
        assert str(citation) == node_id
        assert Citation.parse(str(citation)) == citation


def test_every_numbered_provision_is_found_as_people_write_it(base: KnowledgeBase) -> None:
    for node in base.nodes.values():
        if node.kind in (Kind.LAW, Kind.SECTION, Kind.SUBSECTION, Kind.ITEM, Kind.POINT) and "/" not in node.number:
            if node.edition == "bogense2017":
                continue
            assert node in base.resolve(node.number.casefold(), node.edition), node.id
            assert node in base.resolve(f"§ {node.number}", node.edition), node.id


# (from, to, relation, kind) as printed; the hard ones of each text.
REFERENCES = [
    ("dk1997:12C1", "dk1997:88", "see", "absolute"),
    ("dk1997:13B1", "dk1997:13B1c", "per", "relative"),
    ("dk1997:14B3", "dk1997:14B1", "per", "relative"),
    ("dk1997:19D", "dk1997:77", "per", "reconstructed"),
    ("dk1997:20C2", "dk1997:41C", "see", "range"),
    ("dk1997:25B2bI", "dk1997:25B2c", "but-see", "relative"),
    ("dk1997:27B1a", "dk1997:16C2", "apply", "absolute"),
    ("dk1997:27B1a", "dk1997:27B1b", "but-see", "relative"),
    ("dk1997:27C", "dk1997:31", "apply", "reconstructed"),
    ("dk1997:31A", "dk1997:31A2b", "apply", "relative"),
    ("dk1997:32B1", "dk1997:36", "apply", "absolute"),
    ("dk1997:36", "dk1997:35A", "see", "absolute"),
    ("dk1997:47B", "dk1997:49", "other", "absolute"),
    ("dk1997:47F", "dk1997:47E", "other", "relative"),
    ("dk1997:48B2", "dk1997:68", "apply", "absolute"),
    ("dk1997:68D", "dk1997:69", "apply", "absolute"),
    ("dk1997:70A", "dk1997:70D", "apply", "relative"),
    ("dk1997:fn.49.1", "dk1997:27", "apply", "reconstructed"),
    ("dk1997:fn.101.1", "dk1997:71", "apply", "range"),
    ("dk1997:def.mappe", "dk1997:2", "other", "absolute"),
    ("dk1997:def.spilpoint", "dk1997:77C", "see", "range"),
    ("se2007:LK1G", "se2007:LK1C", "per", "relative"),
    ("se2007:LK2", "se2007:LK1H", "see", "relative"),
    ("se2007:9A3", "se2007:43", "see", "range"),
    ("se2007:12B1", "se2007:12C1b", "but-see", "relative"),
    ("se2007:12C2a", "se2007:12C1d", "see", "relative"),
    ("se2007:14B1", "se2007:67", "apply", "reconstructed"),
    ("se2007:14B4", "se2007:14B", "per", "relative"),
    ("se2007:15A", "se2007:15C", "but-see", "relative"),
    ("se2007:def.strukits", "se2007:def.återtagits", "see", "absolute"),
    ("se2007:def.medspelare", "se2007:def.partner", "see", "absolute"),
    ("dbf2008:X79B2", "laws2007:79C2", "per", "absolute"),
    ("dbf2008:X90B4c", "laws2007:23", "apply", "absolute"),
    ("dbf2008:X91", "dbf-vedtægter:14.5.1", "other", "absolute"),
    ("dbf2008:X93A1", "dbf2008:254", "other", "range"),
    ("dbf2008:205B2", "dbf2008:205A3", "other", "range"),
    ("dbf2008:212A4c", "dbf2008:212A4", "per", "absolute"),
    ("dbf2008:216", "dbf2008:213", "other", "absolute"),
    ("dbf2008:222A", "laws2007:78C", "see", "absolute"),
    ("dbf2008:fn.24.1", "dbf2008:103C2", "apply", "absolute"),
    ("bogense2017:insufficient-bid/t1", "laws2017:27D", "but-see", "absolute"),
    ("bogense2017:call-out-of-turn/t4", "laws2017:25", "other", "absolute"),
]


@pytest.mark.parametrize(("source", "target", "relation", "kind"), REFERENCES)
def test_reference(base: KnowledgeBase, source: str, target: str, relation: str, kind: str) -> None:
    found = {(edge.target, str(edge.relation), str(edge.kind)) for edge in base.edges_from(source, EdgeType.CITES)}
    targets = {edge[0] for edge in found}
    assert target in targets
    if target != "dbf-vedtægter:14.5.1":
        assert (target, relation, kind) in found


def test_numbers_that_are_no_references(base: KnowledgeBase) -> None:
    for node_id in (
        "dk1997:1",
        "dk1997:34",
        "dk1997:92B",
        "se2007:7B2",
        "dbf2008:212A2ai",
        "dbf2008:214E",
        "dbf2008:fn.8.2",
    ):
        assert base.edges_from(node_id, EdgeType.CITES) == (), node_id


def test_negated_references_are_marked(base: KnowledgeBase) -> None:
    negated = {(edge.source, edge.target) for edge in base.edges if edge.note == "negated"}
    assert ("dk1997:27B1a", "dk1997:16C2") in negated
    assert ("dbf2008:212A3b", "dbf2008:212A4a") in negated
    assert ("dbf2008:214C3a", "dbf2008:214C2") in negated
    assert ("bogense2017:insufficient-bid/t2", "laws2017:16C") in negated
    assert ("dk1997:53C", "dk1997:16C2") not in negated


ANCHORS = [
    ("dk1997:fn.32.1", ["dk1997:13"]),
    ("dk1997:fn.45.1", ["dk1997:20F1", "dk1997:20F2"]),
    ("dk1997:fn.64.2", ["dk1997:41A"]),
    ("dk1997:fn.79.1", ["dk1997:50D2a", "dk1997:51B1a"]),
    ("dk1997:fn.80.1", ["dk1997:51B1b", "dk1997:51B2a", "dk1997:51B2b"]),
    ("dk1997:fn.102.1", ["dk1997:70C3", "dk1997:70D"]),
    ("dk1997:fn.113.1", ["dk1997:75D2"]),
    ("dk1997:fn.131.1", ["dk1997:93B1", "dk1997:93B2", "dk1997:93B3"]),
    ("dk1997:fn.131.2", ["dk1997:93C"]),
    ("dbf2008:fn.8.1", ["dbf2008:201B2"]),
    ("dbf2008:fn.8.2", ["dbf2008:201C2"]),
    ("dbf2008:fn.9.1", ["dbf2008:202C2"]),
    ("dbf2008:fn.22.1", ["dbf2008:221B1"]),
    ("dbf2008:fn.24.1", ["dbf2008:231B2"]),
    ("dbf2008:fn.26.1", ["dbf2008:242A3bi"]),
]


@pytest.mark.parametrize(("note", "anchors"), ANCHORS)
def test_note_is_anchored_to_its_marks(base: KnowledgeBase, note: str, anchors: list[str]) -> None:
    assert sorted({edge.source for edge in base.edges_to(note, EdgeType.FOOTNOTE)}) == anchors


def test_every_note_has_an_anchor(base: KnowledgeBase) -> None:
    for node in base.nodes.values():
        if node.kind is Kind.FOOTNOTE:
            assert base.edges_to(node.id, EdgeType.FOOTNOTE), node.id


def test_a_note_that_runs_over_the_page_is_whole(base: KnowledgeBase) -> None:
    note = base.node("dk1997:fn.113.1")
    assert note.pages == (113, 114)
    assert note.text.endswith("svag svarhånd.")


def test_expressed_by(base: KnowledgeBase) -> None:
    def words(node_id: str) -> list[str]:
        return [edge.target for edge in base.edges_from(node_id, EdgeType.EXPRESSED_BY)]

    assert words("laws2007:79C1") == ["se2007:79C"]
    assert words("laws2007:12C2") == ["se2007:12C2"]
    assert words("laws2007:12C1c") == ["se2007:12C1c"]
    assert words("laws2007:12C1e") == ["se2007:12C1c"]
    assert words("laws2017:27B1a") == []


def test_supplements(base: KnowledgeBase) -> None:
    assert [edge.target for edge in base.edges_from("dbf2008:X12", EdgeType.SUPPLEMENTS)] == ["laws2007:12"]


def test_uses_of_terms(base: KnowledgeBase) -> None:
    def terms(node_id: str) -> dict[str, tuple[str, str]]:
        return {
            edge.target.split("def.", 1)[1]: (edge.surface, edge.note)
            for edge in base.edges_from(node_id, EdgeType.USES)
        }

    used = terms("dk1997:61B")
    assert used["kulørsvigt"][0].casefold().startswith("kulørsvigt")
    assert used["spilfører"][0] == "Spilfører"
    assert terms("dk1997:50C")["honnør"] == ("honnør", "")
    assert "trumf" not in terms("dk1997:50C")
    assert terms("dk1997:90B3")["melding"] == ("meldingerne", "")
    assert terms("se2007:12C4")["tävlande"] == ("tävlandes", "")


def test_laws_stand_in_the_order_of_the_book(base: KnowledgeBase) -> None:
    assert [law.number for law in base.laws("se2007")] == [str(number) for number in range(1, 117)]
    assert [law.number for law in base.laws("dk1997")] == [str(number) for number in range(1, 94)]
    assert [law.number for law in base.laws("dbf2008")][:3] == ["X6", "X12", "X79"]
    assert [law.number for law in base.laws("dbf2008")][-3:] == ["256", "261", "262"]
    assert [part.number for part in base.children("se2007:15")] == ["15A", "15B", "15C"]
