"""X90: penalties for wrong procedure: fixed ones, those for special irregularities, warnings and repeated offences.

X90B asks three things, all of which must hold; the examples say where that is usual and where it is not. A warned offence
repeated within the period of X90C1 costs a standard deduction without any weighing. Law 90 of 2007 is held only as a
heading.
"""

# ruff: noqa: E501 - a table of words reads better one entry a line

from __future__ import annotations

from kb.rules.conditions import all_, any_, given, is_, known, no, not_, told, yes
from kb.rules.dbf2008.frame import FORMS, p
from kb.rules.facts import Implication
from kb.rules.model import Grade, NotRuled, Role, Rule, RuleSet

CARELESS, FORESEE, UNINTENTIONAL = "player_careless_for_strength", "should_foresee_damage", "obviously_unintentional"
WARNED = told("warned_before_same_offence")
USUAL = is_("offence", "insufficient-bid", "call-out-of-turn", "revoke")
TEAM_SLOW = all_(is_("offence", "slow-play"), told("event_type", "teams"))
WEIGHED = all_(not_(WARNED), not_(TEAM_SLOW), any_(is_("offence", "use-of-information", "incomplete-system-card", "loud-talk", "other"), all_(is_("offence", "slow-play"), not_(TEAM_SLOW))))
CONDITIONS = any_(known(CARELESS), known(FORESEE), known(UNINTENTIONAL))
INFORMATION = all_(is_("irregularity", "unauthorised-information"), CONDITIONS)
CASE = any_(all_(is_("irregularity", "procedural-penalty"), WEIGHED), INFORMATION)

RULES = RuleSet(
    name="procedural-penalty",
    laws=("X90",),
    on=("procedural-penalty", "unauthorised-information"),
    implications=(
        *FORMS,
        Implication(all_(is_("irregularity", "unauthorised-information"), CONDITIONS), "offence", "the penalty asked about is for using the information", "use-of-information"),
    ),
    phrases=(
        p("penalty-possible", "director", "Alle tre betingelser er opfyldt: turneringslederen kan give straf, normalt 1-5 standardfradrag", "Alla tre villkoren är uppfyllda: tävlingsledaren får ge straff, normalt 1-5 standardavdrag", "All three conditions hold: the director may give a penalty, normally 1 to 5 standard deductions", "procedural"),
        p("no-procedural-penalty", "director", "Betingelserne er ikke alle opfyldt: ingen straf efter X90B", "Villkoren är inte alla uppfyllda: inget straff enligt X90B", "The conditions do not all hold: no penalty under X90B", "procedural"),
        p("normally-no-penalty", "director", "Den slags fejl straffes normalt ikke efter X90B", "Sådana fel straffas normalt inte enligt X90B", "Such an irregularity is normally not punished under X90B", "procedural"),
        p("careful-enough", "all", "Spilleren viste den påpasselighed, man kan vente", "Spelaren visade den aktsamhet man kan vänta", "The player took the care that can be expected"),
        p("could-not-foresee", "all", "Spilleren behøvede ikke at indse, at det kunne skade", "Spelaren behövde inte inse att det kunde skada", "The player need not have seen that it could do damage"),
        p("plainly-unintentional", "all", "Det var åbenlyst uforsætligt", "Det var uppenbart oavsiktligt", "It was plainly not on purpose"),
        p("own-rectification-no-matter", "director", "Det bør ikke spille ind, at der gives justeret score eller sker en anden berigtigelse", "Det bör inte spela in att justerad score ges eller annan rättelse sker", "It should not matter that an adjusted score or another rectification is given"),
        p("repeated-offence", "offending-side", "Samme forseelse efter en advarsel koster et standardfradrag", "Samma förseelse efter en varning kostar ett standardavdrag", "The same offence after a warning costs a standard deduction"),
        p("warning-lasts-match", "all", "I holdturnering gælder advarslen den samme kamp, hvis intet andet er bestemt", "I lagtävling gäller varningen samma match om inget annat är bestämt", "In a team event the warning holds for the same match unless laid down otherwise"),
        p("warning-lasts-phase", "all", "I parturnering gælder advarslen den samme fase af turneringen", "I partävling gäller varningen samma fas av tävlingen", "In a pairs event the warning holds for the same phase of the event"),
        p("slow-play-needs-warning", "director", "KP for langsomt spil kan først trækkes fra efter en advarsel i samme kamp; giv den nu", "KP för långsamt spel kan dras av först efter en varning i samma match; ge den nu", "KP for slow play may be deducted only after a warning in the same match; give it now", "procedural"),
        p("slow-play-may-be-punished", "director", "Efter advarslen kan langsomt spil straffes med mindst ét standardfradrag", "Efter varningen får långsamt spel straffas med minst ett standardavdrag", "After the warning slow play may be punished by at least one standard deduction", "procedural"),
    ),
    rules=(
        Rule("X90B5", "Eksempler, hvor der normalt ikke idømmes straf efter X90B", all_(is_("irregularity", "procedural-penalty"), not_(WARNED), USUAL), ("normally-no-penalty",), role=Role.APPLIES, also=("X90B1",), grade=Grade.DISCRETIONARY),
        Rule("X90B5a", "Utilstrækkeligt bud", all_(is_("irregularity", "procedural-penalty"), not_(WARNED), is_("offence", "insufficient-bid")), ("normally-no-penalty",)),
        Rule("X90B5b", "Melding uden for tur", all_(is_("irregularity", "procedural-penalty"), not_(WARNED), is_("offence", "call-out-of-turn")), ("normally-no-penalty",)),
        Rule("X90B5c", "Kulørsvigt", all_(is_("irregularity", "procedural-penalty"), not_(WARNED), is_("offence", "revoke")), ("normally-no-penalty",)),
        Rule("X90B1", "såfremt følgende betingelser alle er opfyldt", all_(CASE, yes(CARELESS), yes(FORESEE), no(UNINTENTIONAL)), ("penalty-possible",), gives=("deduction-range",), also=("X90B1a", "X90B1b", "X90B1c", "X90B2", "211B"), grade=Grade.DISCRETIONARY),
        Rule("X90B3", "er straffen normalt 1-5 gange standardfradraget (211B) afhængigt af uregelmæssighedens karakter", all_(CASE, yes(CARELESS), yes(FORESEE), no(UNINTENTIONAL)), ("penalty-possible",), weight=1, grade=Grade.DISCRETIONARY),
        Rule("X90B4a", "den valgte handling var ulovlig pga. 16B", all_(CASE, is_("offence", "use-of-information"), yes(CARELESS), yes(FORESEE), no(UNINTENTIONAL)), weight=2),
        Rule("X90B4b", "Væsentligt mangelfuld udfyldelse af systemkort", all_(CASE, is_("offence", "incomplete-system-card"), yes(CARELESS), yes(FORESEE), no(UNINTENTIONAL)), weight=2),
        Rule("X90B1:fails", "såfremt følgende betingelser alle er opfyldt", all_(CASE, any_(no(CARELESS), no(FORESEE), yes(UNINTENTIONAL))), ("no-procedural-penalty",), gives=("condition-fails",), also=("X90B1a", "X90B1b", "X90B1c", "X90B3")),
        Rule("X90B1a", "Spilleren udviste ikke den påpasselighed, der forventes af en spiller af den pågældende styrke", all_(given("condition-fails"), told(CARELESS, False)), ("careful-enough",), role=Role.APPLIES),
        Rule("X90B1b", "Spilleren burde kunne indse, at uregelmæssigheden var tilbøjelig til at skade modstanderne", all_(given("condition-fails"), told(FORESEE, False)), ("could-not-foresee",), role=Role.APPLIES),
        Rule("X90B1c", "Uregelmæssigheden var ikke åbenlyst uforsætlig", all_(given("condition-fails"), told(UNINTENTIONAL)), ("plainly-unintentional",), role=Role.APPLIES),
        Rule("X90B2", "bør vurderingen ikke afhænge af, hvorvidt der som følge af uregelmæssigheden tildeles justeret score", all_(CASE, told("adjusted_score_given"), yes(CARELESS), yes(FORESEE), no(UNINTENTIONAL)), ("own-rectification-no-matter",), weight=1),
        Rule("213A5a:penalty", "hvis turneringslederen tidligere i samme kamp har tildelt en advarsel for langsomt spil", all_(is_("irregularity", "procedural-penalty"), TEAM_SLOW, no("warned_before_same_offence")), ("slow-play-needs-warning",), per=("213A5",)),
        Rule("213A5c", "Straffen består i mindst ét standardfradrag", all_(is_("irregularity", "procedural-penalty"), TEAM_SLOW, WARNED), ("slow-play-may-be-punished",), per=("213A5", "213A5a"), gives=("deduction",), grade=Grade.DISCRETIONARY, also=("213A5b",)),
        Rule("X90C1", "straffes deltageren med et standardfradrag (211B), hvis deltageren gør sig skyldig i samme type forseelse", all_(is_("irregularity", "procedural-penalty"), WARNED, not_(TEAM_SLOW)), ("repeated-offence",), gives=("deduction", "repeated"), also=("X90C2", "X90A")),
        Rule("X90C1a", "I en holdturnering: Samme kamp, hvis intet andet er bestemt", all_(given("repeated"), is_("event_type", "teams")), ("warning-lasts-match",), weight=1),
        Rule("X90C1b", "I en parturnering: Samme fase af turneringen", all_(given("repeated"), is_("event_type", "pairs", "individual")), ("warning-lasts-phase",), weight=1),
    ),
    not_ruled=(
        NotRuled(("X90", "X90B4"), "definition", "introduce their points"),
        NotRuled(("X90A",), "procedure", "fixed penalties are normally given as laid down; each such paragraph rules"),
        NotRuled(("X90B4c",), "procedure", "an example: irregularities to which law 23 (2007) is applied"),
        NotRuled(("X90C2",), "scoring", "refers to 211"),
    ),
)
