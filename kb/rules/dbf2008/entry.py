"""241 and 242: conditions of entry and substitutes, as far as the text goes (it ends with 242C1)."""

# ruff: noqa: E501 - a table of words reads better one entry a line

from __future__ import annotations

from kb.rules.conditions import all_, is_, no, told, yes
from kb.rules.dbf2008.frame import FORMS, p
from kb.rules.model import Choice, NotRuled, Option, Role, Rule, RuleSet
from kb.rules.text import t

FITS = yes("substitute_meets_conditions")
EMERGENCY = all_(no("substitute_meets_conditions"), yes("force_majeure"), no("eligible_substitute_available"))
APPROVED = all_(EMERGENCY, yes("organiser_or_director_consents"))
FAILS = "substitute_fails_condition"

OPPONENTS = Option(
    "opponents",
    (
        Choice("cancel-round", cites=("242A3bi",), leads_to=t("Runden aflyses og opgøres efter 202C (hold) eller 216 (par)", "Ronden ställs in och räknas enligt 202C (lag) eller 216 (par)", "The round is cancelled and scored by 202C (teams) or 216 (pairs)")),
        Choice("play-round", cites=("242A3bii",), leads_to=t("Runden spilles som normalt", "Ronden spelas som vanligt", "The round is played normally")),
    ),
)

RULES = RuleSet(
    name="substitute",
    laws=("241", "242"),
    on=("substitute",),
    implications=FORMS,
    phrases=(
        p("substitute-allowed", "all", "Substitutten opfylder betingelserne og må spille", "Ersättaren uppfyller villkoren och får spela", "The substitute meets the conditions and may play", "substitute"),
        p("substitute-refused", "all", "Substitutten opfylder ikke betingelserne og må ikke spille", "Ersättaren uppfyller inte villkoren och får inte spela", "The substitute does not meet the conditions and may not play", "substitute"),
        p("emergency-substitute", "all", "Ved force majeure, når ingen anden kan findes, må substitutten spille med arrangørens eller turneringslederens godkendelse", "Vid force majeure, när ingen annan kan hittas, får ersättaren spela med arrangörens eller tävlingsledarens godkännande", "With force majeure and nobody else to be found, the substitute may play with the approval of organiser or director", "substitute"),
        p("emergency-not-approved", "all", "Uden godkendelse fra arrangør eller turneringsleder må substitutten ikke spille", "Utan godkännande av arrangör eller tävlingsledare får ersättaren inte spela", "Without the approval of organiser or director the substitute may not play", "substitute"),
        p("opponents-may-cancel", "non-offending-side", "Modstanderne vælger frit mellem at få runden aflyst og at spille den; det er helt sportsligt at få den aflyst", "Motståndarna väljer fritt mellan att få ronden inställd och att spela den; att få den inställd är helt sportsligt", "The opponents choose freely between having the round cancelled and playing it; to have it cancelled is perfectly proper"),
        p("membership-no-choice", "non-offending-side", "Manglende medlemskab giver ikke modstanderne noget valg", "Bristande medlemskap ger inte motståndarna något val", "A lack of membership gives the opponents no choice"),
        p("substitute-plays-round", "all", "Substitutten spiller resten af runden, og resultaterne tæller som en tilmeldt spillers", "Ersättaren spelar resten av ronden, och resultaten räknas som en anmäld spelares", "The substitute plays the rest of the round, and the results count as an entered player's"),
    ),
    rules=(
        Rule("242A1", "Substitutten skal opfylde samme betingelser for deltagelse som tilmeldte spillere", FITS, ("substitute-allowed", "substitute-plays-round"), also=("242A2", "242B", "242C1", "241")),
        Rule("242A1:no-emergency", "Substitutten skal opfylde samme betingelser for deltagelse som tilmeldte spillere", all_(no("substitute_meets_conditions"), no("force_majeure")), ("substitute-refused",), also=("242A3", "241")),
        Rule("242A3:other-found", "det ikke kan lade sig gøre at indsætte en substitut, der overholder kravene i 241", all_(no("substitute_meets_conditions"), yes("force_majeure"), yes("eligible_substitute_available")), ("substitute-refused",), per=("242A1",), also=("242A3a",)),
        Rule("242A3a:refused", "Turneringsarrangøren eller turneringslederen skal godkende, at en sådan substitut anvendes", all_(EMERGENCY, no("organiser_or_director_consents")), ("emergency-not-approved",), per=("242A3",), also=("242A1",)),
        Rule("242A3b", "kan modstanderne frit vælge mellem følgende muligheder", all_(APPROVED, is_(FAILS, "sex-or-age", "playing-strength")), ("emergency-substitute", "opponents-may-cancel"), per=("242A3", "242A3a"), options=(OPPONENTS,), also=("202C", "216", "242A1", "242B")),
        Rule("242A3", "kan en substitut, der ikke overholder disse krav, anvendes under følgende forudsætninger", all_(APPROVED, is_(FAILS, "membership")), ("emergency-substitute", "membership-no-choice", "substitute-plays-round"), per=("242A3a",), also=("242A3b", "241C", "242A1")),
        Rule("241A", "Propositionerne kan fastsætte krav til køn og alder", told(FAILS, "sex-or-age"), role=Role.NOTE),
        Rule("241B", "Propositionerne kan fastsætte begrænsninger på spillestyrken", told(FAILS, "playing-strength"), role=Role.NOTE),
        Rule("241C", "Propositionerne kan fastsætte krav om medlemskab", told(FAILS, "membership"), role=Role.NOTE),
    ),
    not_ruled=(
        NotRuled(("241",), "organiser", "the organiser lays down the conditions of entry"),
        NotRuled(("241A1", "241A2", "241A3", "241A4", "241B1", "241B2", "241C1", "241C2", "241C3"), "definition", "examples of conditions"),
        NotRuled(("242", "242A"), "definition", "what a substitute is; introduces its points"),
        NotRuled(("242A2*",), "organiser", "conditions the organiser may add"),
        NotRuled(("242B",), "procedure", "the substitute plays the rest of the round; said with 242A1"),
        NotRuled(("242C", "242C1"), "procedure", "results count as an entered player's; said with 242A1"),
    ),
)
