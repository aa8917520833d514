"""X79: how long a score may be corrected, and what can still be changed afterwards.

Law 79C of 2007 is held only as a heading; the period stands here. After it a mistake in computing or entering may still be
mended for a week, if director and organiser both find it beyond reasonable doubt (X79B2); other results stand.
"""

# ruff: noqa: E501 - a table of words reads better one entry a line

from __future__ import annotations

from kb.rules.conditions import all_, any_, at_least, at_most, given, is_, known, more_than, no, not_, told, yes
from kb.rules.dbf2008.deadlines import (
    END_MEANS_NO_NEXT,
    EXTENDED_TOLD,
    MINUTES,
    NEXT,
    PERIODS,
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
from kb.rules.facts import Implication
from kb.rules.model import Grade, NotRuled, Number, Role, Rule, RuleSet

DAYS = "days_since_posting"
A_DAY = all_(known(DAYS), at_least(DAYS, 1))
LONGER = told("organiser_set_longer_period")
NORMAL = all_(not_(SHORTENED), not_(LONGER))
WITHIN = all_(not_(A_DAY), at_most(MINUTES, 30))
PAST = any_(A_DAY, more_than(MINUTES, 30))
WEEK = any_(all_(known(DAYS), at_most(DAYS, 7)), all_(not_(known(DAYS)), at_most(MINUTES, 7 * 24 * 60)))
OVER_A_WEEK = any_(all_(known(DAYS), more_than(DAYS, 7)), all_(not_(known(DAYS)), more_than(MINUTES, 7 * 24 * 60)))
ENTRY = is_("error_kind", "computing-or-entry")
LATE = given("correction-late")
OVER = told("within_correction_period", False)
SURELY = any_(OVER, all_(known(DAYS), at_least(DAYS, 2)))
"""The period is over, whichever of the two it was: then nobody asks which."""

RULES = RuleSet(
    name="score-correction",
    laws=("X79",),
    on=("score-correction",),
    implications=(
        *FORMS,
        *END_MEANS_NO_NEXT,
        Implication(all_(), "next_match_started", "the minutes tell it", call=("session_started", MINUTES, SESSION)),
        Implication(all_(known(DAYS), at_least(DAYS, 2)), "next_match_started", "a match of the same or the next day has begun by then", True),
    ),
    phrases=(
        *PERIODS,
        *words(
            "correction",
            ("Rettelsen er i tide: scoren rettes", "Fristen for rettelse er udløbet"),
            ("Rättelsen är i tid: scoren rättas", "Tiden för rättelse har gått ut"),
            ("The correction is in time: the score is corrected", "The period for corrections is over"),
        ),
        p("period-published-longer", "organiser", "Arrangøren har offentliggjort en længere frist", "Arrangören har offentliggjort en längre tid", "The organiser has published a longer period"),
        p("corrected-within-week", "director", "Regne- eller indføringsfejlen rettes alligevel: inden for en uge og hævet over rimelig tvivl", "Räkne- eller införingsfelet rättas ändå: inom en vecka och utom rimligt tvivel", "The mistake in computing or entering is corrected all the same: within a week and beyond reasonable doubt", "late-correction"),
        p("result-no-longer-changed", "director", "Resultatet ændres ikke", "Resultatet ändras inte", "The result is not changed", "late-correction"),
        p("later-phase-on-old-result", "director", "Den senere fase, der er begyndt, afvikles på grundlag af det gamle resultat", "Den senare fas som har börjat genomförs på grundval av det gamla resultatet", "The later phase that has begun is played on the basis of the old result"),
    ),
    rules=(
        Rule("X79A2", "udvides fristen dog til starttidspunktet for næste kamp/sektion", all_(NORMAL, not_(SURELY), any_(PAST, EXTENDED_TOLD), NEXT, any_(no("next_match_started"), WITHIN)), ("period-to-next-session", "correction-in-time"), per=("X79A1",), also=("X79A3", "X79A"), numbers=(Number("deadline_minutes", ("max", 30, SESSION)),)),
        Rule("X79A2:late", "udvides fristen dog til starttidspunktet for næste kamp/sektion", all_(NORMAL, any_(all_(SURELY, EXTENDED_TOLD), all_(not_(SURELY), PAST, NEXT, yes("next_match_started")))), ("period-to-next-session", "correction-too-late"), role=Role.FRAME, per=("X79A1",), gives=("correction-late",), numbers=(Number("deadline_minutes", ("max", 30, SESSION)),)),
        Rule("X79A3", "kan turneringslederen af hensyn til præmieoverrækkelse afkorte fristen", all_(SHORTENED, not_(LONGER), SHORT_IN), ("period-shortened", "correction-in-time"), per=("X79A1",), numbers=SHORT_NUMBERS),
        Rule("X79A3:late", "kan turneringslederen af hensyn til præmieoverrækkelse afkorte fristen", all_(SHORTENED, not_(LONGER), SHORT_OUT), ("period-shortened", "correction-too-late"), role=Role.FRAME, per=("X79A1",), gives=("correction-late",), numbers=SHORT_NUMBERS),
        Rule("X79A3:five", "Fristen bør dog altid være mindst 5 minutter", all_(TOO_SHORT, not_(LONGER)), ("period-at-least-five",), role=Role.FRAME, grade=Grade.AMBIGUOUS),
        Rule("X79A1", "30 minutter efter at kampens resultat i holdturnering hhv. sektionens resultat i parturnering er offentliggjort", all_(NORMAL, not_(OVER), WITHIN, not_(EXTENDED_TOLD)), ("period-thirty", "correction-in-time"), also=("X79A2", "X79A3"), numbers=PLAIN),
        Rule("X79A1:late", "30 minutter efter at kampens resultat i holdturnering hhv. sektionens resultat i parturnering er offentliggjort", all_(NORMAL, any_(all_(SURELY, not_(EXTENDED_TOLD)), all_(not_(SURELY), PAST, not_(NEXT)))), ("period-thirty", "correction-too-late"), role=Role.FRAME, also=("X79A2",), gives=("correction-late",), numbers=PLAIN),
        Rule("X80A1:period", "med de ændringer og tilføjelser, turneringsarrangøren på forhånd har bekendtgjort", all_(LONGER, yes("within_correction_period")), ("period-published-longer", "correction-in-time"), also=("X79A1",)),
        Rule("X80A1:over", "med de ændringer og tilføjelser, turneringsarrangøren på forhånd har bekendtgjort", all_(LONGER, no("within_correction_period")), ("period-published-longer", "correction-too-late"), role=Role.FRAME, gives=("correction-late",), also=("X79A1",)),
        Rule("X79B2", "En fejl i udregning eller indføring af scoren rettes indtil 1 uge efter offentliggørelse", all_(LATE, ENTRY, WEEK, yes("error_beyond_doubt")), ("corrected-within-week",), also=("X79B", "X79B1"), numbers=(Number("deadline_days", 7),)),
        Rule("X79B2:phase", "afvikles den senere fase på grundlag af det resultat, der gjaldt inden rettelsen", all_(LATE, ENTRY, WEEK, yes("error_beyond_doubt"), told("later_phase_depends_and_started")), ("later-phase-on-old-result",), weight=1),
        Rule("X79B2:doubt", "finder det hævet over rimelig tvivl, at der er sket en sådan fejl", all_(LATE, ENTRY, WEEK, no("error_beyond_doubt")), ("result-no-longer-changed",), also=("X79B", "X79B1"), numbers=(Number("deadline_days", 7),)),
        Rule("X79B2:expired", "rettes indtil 1 uge efter offentliggørelse", all_(LATE, ENTRY, OVER_A_WEEK), ("result-no-longer-changed",), also=("X79B", "X79B1"), numbers=(Number("deadline_days", 7),)),
        Rule("X79B", "Når fristen er udløbet, kan et resultat kun ændres i følgende tilfælde", all_(LATE, is_("error_kind", "agreed-tricks")), ("result-no-longer-changed",), also=("X79B1", "X79B2", "X79B3")),
    ),
    not_ruled=(
        NotRuled(("X79A",), "definition", "heading; its points rule"),
        NotRuled(("X79B1",), "procedure", "a ruling or appeal under way before the period ended is entered when it is decided"),
        NotRuled(("X79B3",), "organiser", "the organiser may annul a match in quite special cases"),
    ),
)
