"""Law 46: declarer asks for a card of dummy without naming it fully, or names one that is not there.

What he is taken to have asked for follows from his words: high or win (46B1), low (46B1), a suit (46B2), a rank (46B3),
a card that is not there (46B4), nothing at all (46B5). All of it gives way when he beyond dispute meant another card;
nobody is asked about that, since it counts only if somebody says so.
"""

# ruff: noqa: E501 - a table of words reads better one entry a line

from __future__ import annotations

from kb.rules.conditions import Condition, all_, any_, at_least, at_most, is_, known, no, told, unless_known, yes
from kb.rules.model import CardState, Choice, Grade, NotRuled, Option, Phrase, Rule, RuleSet
from kb.rules.text import t

MEANT_ANOTHER = told("other_intention_incontrovertible")
AS_SAID = unless_known("other_intention_incontrovertible", False)
RANK = all_(is_("call_from_dummy", "rank-only"), AS_SAID)
LEADS = is_("dummy_to_play", "lead")
FOLLOWS = is_("dummy_to_play", "second", "third", "fourth")
SAME_SUIT_GOES_ON = all_(LEADS, yes("rank_present_in_that_suit"))
OTHERWISE = any_(FOLLOWS, no("rank_present_in_that_suit"))
SETTLED = any_(told("dummy_to_play", "second", "third", "fourth"), told("rank_present_in_that_suit", False))


def legal_cards(*bounds: Condition) -> Condition:
    """How many cards of the rank may be played; asked only once it is settled that it matters."""
    return all_(RANK, OTHERWISE, any_(all_(known("legal_cards_of_rank"), *bounds), all_(SETTLED, *bounds)))


RULES = RuleSet(
    name="designations",
    laws=("46",),
    on=("incomplete-designation",),
    phrases=(
        Phrase("intended-card-is-played", "declarer", t("Det kort, spilfører uden tvivl mente, spilles", "Det kort som spelföraren otvivelaktigt menade spelas", "The card declarer beyond dispute meant is played"), "dummys-card", CardState("meant", "played")),
        Phrase("highest-card", "declarer", t("Bordets højeste kort i farven spilles", "Bordets högsta kort i färgen spelas", "Dummy's highest card of the suit is played"), "dummys-card", CardState("highest of the suit", "played")),
        Phrase("highest-or-lowest-winner", "declarer", t("Bordets højeste kort i farven spilles; i fjerde hånd kan det i stedet være det laveste vindende kort", "Bordets högsta kort i färgen spelas; i fjärde hand kan det i stället vara det lägsta vinnande kortet", "Dummy's highest card of the suit is played; in fourth hand it may instead be the lowest winning card"), "dummys-card", CardState("lowest winning card", "played")),
        Phrase("lowest-winning-card", "declarer", t("Bordets laveste vindende kort spilles", "Bordets lägsta vinnande kort spelas", "Dummy's lowest winning card is played"), "dummys-card", CardState("lowest winning card", "played")),
        Phrase("lowest-card", "declarer", t("Bordets mindste kort i farven spilles", "Bordets lägsta kort i färgen spelas", "Dummy's lowest card of the suit is played"), "dummys-card", CardState("lowest of the suit", "played")),
        Phrase("rank-in-same-suit", "declarer", t("Kortet af den nævnte rang i den farve, bordet vandt det foregående stik med, spilles", "Kortet av den nämnda valören i den färg bordet vann föregående stick med spelas", "The card of the rank named in the suit with which dummy won the preceding trick is led"), "dummys-card", CardState("of the rank, in the suit of the preceding trick", "played")),
        Phrase("the-card-of-that-rank", "declarer", t("Bordets eneste lovlige kort af den rang spilles", "Bordets enda tillåtna kort av den valören spelas", "Dummy's only legal card of that rank is played"), "dummys-card", CardState("of the rank", "played")),
        Phrase("name-one-of-that-rank", "declarer", t("Spilfører skal sige, hvilket af kortene af den rang der spilles", "Spelföraren måste säga vilket av korten av den valören som spelas", "Declarer must say which of the cards of that rank is played"), "dummys-card"),
        Phrase("rank-cannot-be-played", "declarer", t("Bordet har ikke noget kort af den rang, som lovligt kan spilles", "Bordet har inget kort av den valören som får spelas", "Dummy has no card of that rank that may legally be played")),
        Phrase("request-void", "declarer", t("Anmodningen er ugyldig; spilfører nævner et hvilket som helst lovligt kort", "Begäran är ogiltig; spelföraren nämner vilket tillåtet kort som helst", "The request is void; declarer names any legal card"), "dummys-card"),
        Phrase("defender-names-card", "either-defender", t("En af modspillerne bestemmer, hvad der spilles fra bordet", "En av försvararna bestämmer vad som spelas från bordet", "Either defender says what is played from dummy"), "dummys-card"),
    ),
    rules=(
        Rule(
            "46B",
            "medmindre spilfører indiskutabelt havde til hensigt at spille et andet kort",
            MEANT_ANOTHER,
            then=("intended-card-is-played",),
            also=("46A", "46B1", "46B2", "46B3", "46B4", "46B5"),
        ),
        Rule(
            "46B1:high",
            "Hvis spilfører anmoder om, at et stort kort spilles fra bordet, eller anvender lignende udtryk, anses spilfører for at have anmodet om det højeste kort i den pågældende farve",
            all_(is_("call_from_dummy", "high"), AS_SAID, is_("dummy_to_play", "lead", "second", "third")),
            then=("highest-card",),
            also=("46B", "46A"),
        ),
        Rule(
            "46B1:high-in-fourth",
            "I fjerde hånd kan spilfører anses for at have anmodet om det laveste vindende kort i den pågældende farve",
            all_(is_("call_from_dummy", "high"), AS_SAID, is_("dummy_to_play", "fourth")),
            then=("highest-or-lowest-winner",),
            grade=Grade.DISCRETIONARY,
            also=("46B", "46A"),
        ),
        Rule(
            "46B1:win",
            "Hvis spilfører giver den blinde besked om at stikke, anses spilfører for at have anmodet om det laveste vindende kort",
            all_(is_("call_from_dummy", "win"), AS_SAID),
            then=("lowest-winning-card",),
            also=("46B", "46A"),
        ),
        Rule(
            "46B1:low",
            "Hvis spilfører anmoder om et lille kort eller anvender lignende udtryk, anses spilfører for at have anmodet om det mindste kort i farven",
            all_(is_("call_from_dummy", "low"), AS_SAID),
            then=("lowest-card",),
            also=("46B", "46A"),
        ),
        Rule(
            "46B2",
            "Hvis spilfører angiver farven, men ikke kortets rang, anses spilfører for at have anmodet om det mindste kort i farven",
            all_(is_("call_from_dummy", "suit-only"), AS_SAID),
            then=("lowest-card",),
            also=("46B", "46A"),
        ),
        Rule(
            "46B3a",
            "anses spilfører ved udspil fra bordet for at have fortsat i den farve, hvori bordet vandt det foregående stik, forudsat at der er et kort af den angivne rang i farven",
            all_(RANK, SAME_SUIT_GOES_ON),
            then=("rank-in-same-suit",),
            also=("46B", "46B3b", "46A"),
        ),
        Rule(
            "46B3b",
            "skal spilfører i alle andre tilfælde spille et kort af den angivne rang fra bordet, hvis spilfører lovligt kan gøre det",
            legal_cards(at_least("legal_cards_of_rank", 1), at_most("legal_cards_of_rank", 1)),
            then=("the-card-of-that-rank",),
            also=("46B", "46B3a", "46A"),
        ),
        Rule(
            "46B3b:several",
            "Hvis der er to eller flere kort af den angivne rang, som lovligt kan spilles, skal spilfører angive, hvilket af disse spilfører ønsker at spille",
            legal_cards(at_least("legal_cards_of_rank", 2)),
            then=("name-one-of-that-rank",),
            options=(Option("declarer", (Choice("name-card-of-that-rank"),)),),
            also=("46B", "46B3a", "46A"),
        ),
        Rule(
            "46B3b:none",
            "hvis spilfører lovligt kan gøre det",
            legal_cards(at_most("legal_cards_of_rank", 0)),
            then=("rank-cannot-be-played", "request-void"),
            per=("46B4",),
            options=(Option("declarer", (Choice("name-any-legal-card"),)),),
            also=("46B", "46B3a"),
            # Law 46B4 speaks of a card that is not there; one that may not be played comes to the same.
            grade=Grade.AMBIGUOUS,
        ),
        Rule(
            "46B4",
            "Hvis spilfører anmoder om et kort, som ikke findes på bordet, er anmodningen ugyldig, og spilfører kan udpege et hvilket som helst lovligt kort",
            all_(is_("call_from_dummy", "card-not-there"), AS_SAID),
            then=("request-void",),
            options=(Option("declarer", (Choice("name-any-legal-card"),)),),
            also=("46B", "46A"),
        ),
        Rule(
            "46B5",
            "kan en af modspillerne bestemme, hvad der skal spilles fra bordet",
            all_(is_("call_from_dummy", "anything"), AS_SAID),
            then=("defender-names-card",),
            options=(Option("either-defender", (Choice("designate-card-from-dummy"),)),),
            also=("46B", "46A"),
        ),
    ),
    not_ruled=(
        NotRuled(("46A",), "conduct", "how declarer should ask; 46B says what follows when he does not"),
        NotRuled(("46", "46B3"), "definition", "headings; their points rule"),
    ),
)  # fmt: skip
