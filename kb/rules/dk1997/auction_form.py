"""Laws 17 to 19 and 22: the form of the auction.

Most of these laws say what a correct auction looks like; their breaches are ruled elsewhere (27 to 39). What is ruled
here: a double that names the wrong bid doubles the bid actually made (19A3, 19B3), other ways of calling than by voice
need the zone's leave (18F), and a board on which nobody has bid is not played and not dealt again (22A).
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import all_, is_, known, no, not_, told, unless_known, yes
from kb.rules.facts import Contradiction
from kb.rules.model import Fiction, Gap, NotRuled, Phrase, Rule, RuleSet
from kb.rules.text import t

MISNAMED = is_("double_wording", "wrong-level", "wrong-denomination")

DOUBLES = RuleSet(
    name="double-misworded",
    laws=("19",),
    on=("double-misworded",),
    phrases=(
        Phrase("doubled-bid-made", "all", t("Spilleren anses for at have doblet det bud, der faktisk er afgivet", "Spelaren anses ha dubblat det bud som faktiskt avgavs", "The player is taken to have doubled the bid actually made"), "double", Fiction("the bid actually made was doubled")),
        Phrase("redoubled-bid-made", "all", t("Spilleren anses for at have redoblet det bud, der faktisk er afgivet", "Spelaren anses ha redubblat det bud som faktiskt avgavs", "The player is taken to have redoubled the bid actually made"), "double", Fiction("the bid actually made was redoubled")),
        Phrase("wording-may-inform", "offenders-partner", t("Det sagte kan være ubeføjede oplysninger for makker", "Det sagda kan vara otillåten information för partnern", "What was said may be unauthorised information for partner")),
        Phrase("double-correct", "all", t("Doblingen er givet i den rette form", "Dubblingen är avgiven i rätt form", "The double is in the correct form"), "double"),
    ),
    rules=(
        Rule(
            "19A3",
            "Hvis en spiller dobler og angiver et ukorrekt antal træk eller en ukorrekt benævnelse, anses spilleren for at have doblet det faktisk afgivne bud",
            all_(is_("offending_call", "double"), MISNAMED),
            then=("doubled-bid-made", "wording-may-inform"),
            also=("16A", "19A2"),
        ),
        Rule(
            "19B3",
            "Hvis en spiller redobler og angiver et ukorrekt antal træk eller en ukorrekt benævnelse, anses spilleren for at have redoblet det faktisk afgivne bud",
            all_(is_("offending_call", "redouble"), MISNAMED),
            then=("redoubled-bid-made", "wording-may-inform"),
            also=("16A", "19B2"),
        ),
        Rule("19A2", "Den eneste korrekte form er ordet", all_(is_("offending_call", "double"), is_("double_wording", "plain")), then=("double-correct",)),
        Rule("19B2", "Den eneste korrekte form er ordet", all_(is_("offending_call", "redouble"), is_("double_wording", "plain")), then=("double-correct",)),
    ),
    contradictions=(
        Contradiction(
            all_(is_("irregularity", "double-misworded"), is_("offending_call", "pass", "bid")),
            "only a double or a redouble can be wrongly worded in this sense.",
        ),
    ),
    not_ruled=(
        NotRuled(("19", "19A", "19B"), "definition", "headings; their points rule"),
        NotRuled(("19A1", "19B1"), "definition", "what may be doubled or redoubled; a breach is ruled under 35 and 36"),
        NotRuled(("19C",), "definition", "a later legal bid cancels the double"),
        NotRuled(("19D",), "scoring", "the increased values stand in 77"),
    ),
)  # fmt: skip

OTHER_METHOD = told("bidding_method", "written", "bidding-boxes", "screens")

METHODS = RuleSet(
    name="ways-of-calling",
    laws=("18",),
    on=("organiser-rule",),
    phrases=(
        Phrase("method-allowed", "organiser", t("Zonen har tilladt den meldemåde, så den kan bruges", "Zonen har tillåtit det sättet att bjuda, så det får användas", "The zone has allowed that way of calling, so it may be used"), "method"),
        Phrase("method-not-allowed", "organiser", t("Den meldemåde kræver zonens tilladelse", "Det sättet att bjuda kräver zonens tillstånd", "That way of calling needs the zone's leave"), "method"),
        Phrase("spoken-is-usual", "all", t("At melde med ord er den almindelige form", "Att bjuda muntligt är den vanliga formen", "Calling by voice is the ordinary form"), "method"),
    ),
    rules=(
        Rule("18F", "WBF s zoneorganisationer kan tillade andre måder at melde på", all_(OTHER_METHOD, yes("zone_allows_method")), then=("method-allowed",), also=("80E", "18A")),
        Rule("18F:not-allowed", "WBF s zoneorganisationer kan tillade andre måder at melde på", all_(OTHER_METHOD, no("zone_allows_method")), then=("method-not-allowed",), also=("80E", "18A")),
        Rule("18A", "Et bud angiver et antal træk fra et til syv samt en benævnelse", told("bidding_method", "spoken"), then=("spoken-is-usual",), also=("18F", "73A2")),
    ),
    gaps=(
        Gap(
            not_(known("bidding_method")),
            t("18F gælder kun meldemåden", "18F gäller bara sättet att bjuda", "18F is only about the way of calling"),
        ),
    ),
    not_ruled=(
        NotRuled(("18", "18B", "18C", "18D", "18E"), "definition", "rank of bids and denominations; an insufficient bid is ruled under 27"),
    ),
)  # fmt: skip

PASSED_OUT = RuleSet(
    name="passed-out",
    laws=("17", "22"),
    on=("passed-out-board",),
    phrases=(
        Phrase("not-played-not-redealt", "all", t("Kortene lægges tilbage i mappen uden at blive spillet; der gives ikke om", "Korten läggs tillbaka i brickan utan att spelas; ingen ny giv", "The cards go back into the board unplayed; there is no new deal"), "board"),
        Phrase("last-bid-is-contract", "all", t("Det sidste bud er kontrakten, og spillet begynder", "Det sista budet är kontraktet, och spelet börjar", "The last bid is the contract and play begins"), "board"),
    ),
    rules=(
        Rule(
            "22A",
            "lægges kortene tilbage i mappen uden at blive spillet. Der må ikke gives om",
            unless_known("any_bid_before", False),
            then=("not-played-not-redealt",),
            also=("17E", "6D3"),
        ),
        Rule(
            "22B",
            "Hvis en af spillerne har budt, er kontrakten det sidst afgivne bud, og spillet begynder",
            told("any_bid_before"),
            then=("last-bid-is-contract",),
            also=("17E", "22A"),
        ),
    ),
    not_ruled=(
        NotRuled(("17", "17A", "17B", "17C", "17E"), "definition", "when the auction begins and ends and who calls; used by 6D1, 21B1, 24 and 34"),
        NotRuled(("22",), "definition", "heading; its points rule"),
    ),
)  # fmt: skip
