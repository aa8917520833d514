"""X92 and X93: time limit, deposit and instances of an appeal.

Which question is asked shows in the facts: an appeal against a director's ruling (period, then deposit), the deposit after
the committee has decided (X92B3), a forfeiture looked at by a higher body (X92B5), or an appeal against a committee's
decision (X93). How appeals are heard (251 to 256) and law 92 itself are held only as headings.
"""

# ruff: noqa: E501 - a table of words reads better one entry a line

from __future__ import annotations

from kb.rules.conditions import all_, any_, at_most, given, is_, known, more_than, no, not_, told, yes
from kb.rules.dbf2008.deadlines import (
    END_MEANS_NO_NEXT,
    EXTENDED_TOLD,
    LIMIT,
    MINUTES,
    NEXT,
    PLAIN,
    SESSION,
    SHORT_IN,
    SHORT_NUMBERS,
    SHORT_OUT,
    SHORTENED,
    TOO_SHORT,
    words,
)
from kb.rules.dbf2008.frame import FORMS, p
from kb.rules.model import Grade, NotRuled, Number, Role, Rule, RuleSet

HIGHER = known("deposit_forfeited_before")
DECIDED = all_(not_(HIGHER), any_(known("appeal_rejected_unanimously"), known("forfeit_vote_unanimous")))
FINAL = all_(not_(HIGHER), told("deciding_body", "national-authority"))
ONWARD = all_(not_(HIGHER), not_(DECIDED), not_(FINAL), any_(told("deciding_body", "appeals-committee"), told("dispensation_beforehand")))
FIRST = all_(not_(HIGHER), not_(DECIDED), not_(FINAL), not_(ONWARD))
CLOCK = (MINUTES, "break_minutes", "next_match_same_or_next_day", SESSION, "end_of_event", LIMIT)
TIMED = all_(FIRST, any_(not_(known("juniors_only")), *(known(key) for key in CLOCK)))
OTHER_LIMIT = told("organiser_other_limit")
NORMAL = all_(TIMED, not_(SHORTENED), not_(OTHER_LIMIT))
BEGUN = told("next_match_started", False)
ABOVE_CLUB = is_("event_level", "district", "federation")
NO_JUNIORS, JUNIORS = no("juniors_only"), yes("juniors_only")
REJECTED = all_(DECIDED, yes("appeal_rejected_unanimously"))
ORAL, WRITTEN = is_("committee_kind", "oral"), is_("committee_kind", "written")
REASONABLE = "appeal_found_reasonable"

RULES = RuleSet(
    name="appeal",
    laws=("X92", "X93"),
    on=("appeal",),
    implications=(*FORMS, *END_MEANS_NO_NEXT),
    phrases=(
        *words(
            "appeal",
            ("Appellen er i tide og modtages", "Appellen kommer for sent"),
            ("Protesten är i tid och tas emot", "Protesten kommer för sent"),
            ("The appeal is in time and is received", "The appeal comes too late"),
        ),
        p("consent-by-law-92", "all", "Hvem der skal være enige om appellen, står i 92D i loven af 2007, som kun haves som overskrift", "Vilka som måste vara eniga om protesten står i 92D i 2007 års lag, som bara finns som rubrik", "Who has to agree to the appeal stands in 92D of the 2007 laws, held only as a heading"),
        p("organisers-own-limit", "organiser", "Arrangøren har bekendtgjort en anden frist", "Arrangören har tillkännagett en annan tid", "The organiser has announced another limit"),
        p("deposit-two-hundred", "offending-side", "Der skal følge et depositum på 200 kr. med, som fortabes, hvis appellen findes urimelig", "En deposition på 200 kr ska följa med; den förverkas om protesten finns orimlig", "A deposit of 200 kroner is due, forfeited if the appeal is found unreasonable", "deposit"),
        p("deposit-one-hundred", "offending-side", "For deltagere, der alene består af juniorer, er depositum 100 kr.", "För deltagare som består av enbart juniorer är depositionen 100 kr", "For contestants of juniors only the deposit is 100 kroner", "deposit"),
        p("no-deposit-in-club", "all", "I en klubturnering kræves intet depositum", "I en klubbtävling krävs ingen deposition", "In a club's event no deposit is due", "deposit"),
        p("deposit-returned", "all", "Depositum betales tilbage", "Depositionen betalas tillbaka", "The deposit is returned", "deposit-after"),
        p("deposit-forfeited", "all", "Depositum er fortabt", "Depositionen är förverkad", "The deposit is forfeited", "deposit-after"),
        p("forfeiture-needs-unanimity", "all", "Fortabelse kræver enstemmig afvisning og i en mundtlig komite også en enstemmig beslutning om fortabelsen", "Förverkande kräver enhälligt avslag och i en muntlig kommitté även ett enhälligt beslut om förverkandet", "Forfeiture needs a unanimous rejection and, in an oral committee, a unanimous vote on it as well"),
        p("forfeiture-overturned", "all", "Den højere instans kan give depositum tilbage, også når den lader selve afgørelsen stå", "Den högre instansen får ge tillbaka depositionen även när den låter själva avgörandet stå", "The higher body may return the deposit even if it lets the ruling stand"),
        p("forfeiture-stands", "all", "Fortabelsen står ved magt", "Förverkandet står fast", "The forfeiture stands", "deposit-after"),
        p("new-deposit", "offending-side", "Ved appel til en højere instans kræves nyt depositum", "Vid protest till en högre instans krävs ny deposition", "An appeal to a higher body needs a new deposit"),
        p("decision-final", "all", "Afgørelser fra DBF's appelkomite er endelige", "Avgöranden av DBF:s protestkommitté är slutgiltiga", "Decisions of the federation's appeals committee are final", "instance"),
        p("decision-final-by-dispensation", "all", "Med forhåndsgodkendelse fra DBF's appelkomite er den mundtlige komites afgørelse endelig", "Med förhandsgodkännande från DBF:s protestkommitté är den muntliga kommitténs avgörande slutgiltigt", "With leave given beforehand by the federation's committee the oral committee's decision is final", "instance"),
        p("may-be-appealed-on", "all", "Afgørelsen kan appelleres videre efter 251-256 (kun overskrifter haves), med DBF's appelkomite som sidste instans", "Avgörandet kan överklagas vidare enligt 251-256 (bara rubrikerna finns), med DBF:s protestkommitté som sista instans", "The decision may be appealed further by 251 to 256 (only headings are held), with the federation's committee as the last body", "instance"),
    ),
    rules=(
        Rule("X92A2", "udvides fristen dog til starttidspunktet for næste kamp/sektion", all_(NORMAL, any_(more_than(MINUTES, 30), EXTENDED_TOLD), NEXT, any_(BEGUN, at_most(MINUTES, 30), at_most(MINUTES, SESSION))), ("period-to-next-session", "appeal-in-time"), per=("X92A1",), also=("X92A3",), gives=("appeal-received",), numbers=(Number("deadline_minutes", ("max", 30, SESSION)),)),
        Rule("X92A2:late", "udvides fristen dog til starttidspunktet for næste kamp/sektion", all_(NORMAL, more_than(MINUTES, 30), NEXT, any_(told("next_match_started"), all_(not_(BEGUN), more_than(MINUTES, SESSION)))), ("period-to-next-session", "appeal-too-late"), per=("X92A1",), numbers=(Number("deadline_minutes", ("max", 30, SESSION)),)),
        Rule("X92A3", "kan turneringslederen af hensyn til præmieoverrækkelse afkorte fristen", all_(TIMED, SHORTENED, not_(OTHER_LIMIT), SHORT_IN), ("period-shortened", "appeal-in-time"), per=("X92A1",), gives=("appeal-received",), numbers=SHORT_NUMBERS),
        Rule("X92A3:late", "kan turneringslederen af hensyn til præmieoverrækkelse afkorte fristen", all_(TIMED, SHORTENED, not_(OTHER_LIMIT), SHORT_OUT), ("period-shortened", "appeal-too-late"), per=("X92A1",), numbers=SHORT_NUMBERS),
        Rule("X92A3:five", "Fristen bør dog altid være mindst 5 minutter", all_(TIMED, TOO_SHORT, not_(OTHER_LIMIT)), ("period-at-least-five",), role=Role.FRAME, grade=Grade.AMBIGUOUS),
        Rule("X92A1", "30 minutter efter at kampens resultat i holdturnering hhv. sektionens resultat i parturnering er offentliggjort", all_(NORMAL, at_most(MINUTES, 30), not_(EXTENDED_TOLD)), ("period-thirty", "appeal-in-time"), also=("X92A2", "X92A3"), gives=("appeal-received",), numbers=PLAIN),
        Rule("X92A1:late", "30 minutter efter at kampens resultat i holdturnering hhv. sektionens resultat i parturnering er offentliggjort", all_(NORMAL, more_than(MINUTES, 30), not_(NEXT)), ("period-thirty", "appeal-too-late"), also=("X92A2", "X92A3"), numbers=PLAIN),
        Rule("X80A1:limit", "med de ændringer og tilføjelser, turneringsarrangøren på forhånd har bekendtgjort", all_(TIMED, OTHER_LIMIT, at_most(MINUTES, LIMIT)), ("organisers-own-limit", "appeal-in-time"), also=("X92A1",), gives=("appeal-received",), numbers=(Number("deadline_minutes", LIMIT),)),
        Rule("X80A1:limit-late", "med de ændringer og tilføjelser, turneringsarrangøren på forhånd har bekendtgjort", all_(TIMED, OTHER_LIMIT, more_than(MINUTES, LIMIT)), ("organisers-own-limit", "appeal-too-late"), also=("X92A1",), numbers=(Number("deadline_minutes", LIMIT),)),
        Rule("X92A1:consent", "appel af en turneringsleders afgørelse (92B)", all_(TIMED, told("appellants_agree", "one-refuses", "captain-refuses")), ("consent-by-law-92",), role=Role.NOTE, grade=Grade.AMBIGUOUS),
        Rule("X92B1:only", "skal vedlægges et depositum", all_(FIRST, not_(TIMED)), role=Role.NOTE, gives=("appeal-received",)),
        Rule("X92B1", "Enhver appel på distriktsniveau og højere skal vedlægges et depositum på kr. 200", all_(given("appeal-received"), ABOVE_CLUB, NO_JUNIORS), ("deposit-two-hundred",), role=Role.APPLIES, also=("X92B2",), numbers=(Number("deposit_dkk", 200),)),
        Rule("X92B2", "For deltagere, der alene består af juniorspillere, er beløbet dog kr. 100", all_(given("appeal-received"), ABOVE_CLUB, JUNIORS), ("deposit-one-hundred",), role=Role.APPLIES, per=("X92B1",), numbers=(Number("deposit_dkk", 100),)),
        Rule("X92B1:club", "Enhver appel på distriktsniveau og højere skal vedlægges et depositum", all_(given("appeal-received"), is_("event_level", "club")), ("no-deposit-in-club",), role=Role.APPLIES, numbers=(Number("deposit_dkk", 0),)),
        # after the decision
        Rule("X92B3", "kræver, at den besluttende komite enstemmigt har afvist appellen", all_(DECIDED, no("appeal_rejected_unanimously")), ("forfeiture-needs-unanimity", "deposit-returned"), gives=("returned",), also=("X92B5",)),
        Rule("X92B3:vote", "For mundtlige appelkomiteer skal tillige beslutningen om, at depositum skal fortabes, være enstemmig", all_(REJECTED, ORAL, no("forfeit_vote_unanimous")), ("forfeiture-needs-unanimity", "deposit-returned"), gives=("returned",), also=("X92B5",)),
        Rule("X92B3:forfeited", "Beslutning om, at depositum skal fortabes", all_(REJECTED, any_(all_(ORAL, yes("forfeit_vote_unanimous")), all_(WRITTEN, no(REASONABLE)))), ("deposit-forfeited",), per=("X92B1",), also=("X92B5",), numbers=(Number("deposit_returned_dkk", 0),)),
        Rule("X92B1:reasonable", "som fortabes, hvis appellen findes urimelig", all_(REJECTED, WRITTEN, yes(REASONABLE)), ("deposit-returned",), gives=("returned",), also=("X92B3",)),
        # looked at by a higher body
        Rule("X92B5", "En højere instans kan omstøde en beslutning om fortabelse af depositum uden i øvrigt at omstøde selve appelafgørelsen", all_(told("deposit_forfeited_before"), yes(REASONABLE)), ("forfeiture-overturned", "deposit-returned"), gives=("returned",), also=("X92B3", "X92B4")),
        Rule("X92B5:stands", "En højere instans kan omstøde en beslutning om fortabelse af depositum", all_(told("deposit_forfeited_before"), no(REASONABLE)), ("forfeiture-stands",), also=("X92B4", "X92B1"), numbers=(Number("deposit_returned_dkk", 0),)),
        Rule("X92B5:none", "omstøde en beslutning om fortabelse af depositum", told("deposit_forfeited_before", False), ("deposit-returned",), gives=("returned",)),
        Rule("X92B1:returned", "et depositum på kr. 200", all_(given("returned"), NO_JUNIORS), role=Role.APPLIES, numbers=(Number("deposit_returned_dkk", 200),)),
        Rule("X92B2:returned", "er beløbet dog kr. 100", all_(given("returned"), JUNIORS), role=Role.APPLIES, per=("X92B1",), numbers=(Number("deposit_returned_dkk", 100),)),
        # instances
        Rule("X93A3", "Afgørelser truffet af DBF's appelkomite er endelige", all_(FINAL, not_(DECIDED)), ("decision-final",), also=("X93A1", "X93A2")),
        Rule("X93B", "således at de afgørelser, der træffes af en mundtlig appelkomite, er endelige", all_(ONWARD, told("dispensation_beforehand"), not_(told("committee_kind", "written"))), ("decision-final-by-dispensation",), also=("X93A1", "X93A3")),
        Rule("X93A1", "kan appelleres videre efter de bestemmelser, der fremgår af 251-256", all_(ONWARD, not_(all_(told("dispensation_beforehand"), not_(told("committee_kind", "written"))))), ("may-be-appealed-on",), also=("X93B", "X93A3"), gives=("appealed-on",)),
        Rule("X92B4", "Ved appel til en højere instans kræves fornyet depositum", given("appealed-on"), ("new-deposit",), role=Role.APPLIES, also=("X92B1", "X92B2")),
    ),
    not_ruled=(
        NotRuled(("X92A", "X92B", "X93A"), "definition", "headings; their points rule"),
        NotRuled(("X93A2",), "procedure", "the committee decides what is laid before the national authority (93C2)"),
    ),
)
