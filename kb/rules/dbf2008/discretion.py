"""X12: weighted or traditional adjusted score.

Whoever judges decides each time (X12A1); in a club's event the director and the local committee may weight only if the
club has said so beforehand (X12A2). A body above the club is not bound by that.
"""

# ruff: noqa: E501 - a table of words reads better one entry a line

from __future__ import annotations

from kb.rules.conditions import all_, any_, is_, no, not_, told, yes
from kb.rules.dbf2008.frame import FORMS, p
from kb.rules.model import Choice, Grade, NotRuled, Option, Rule, RuleSet
from kb.rules.text import t

CLUB = is_("event_level", "club")
ABOVE = is_("event_level", "district", "federation")
HIGHER_BODY = is_("deciding_body", "national-authority")
FORBIDDEN = all_(CLUB, no("club_allows_weighted"), is_("deciding_body", "director", "appeals-committee"))
FREE = any_(ABOVE, all_(CLUB, any_(yes("club_allows_weighted"), HIGHER_BODY)))
ONE_RESULT = told("several_results_plausible", False)

CHOICE = Option(
    "director",
    (
        Choice("weighted-score", leads_to=t("12C1c (2007); afrundes efter 201C1", "12C1c (2007); avrundas enligt 201C1", "12C1c (2007); rounded by 201C1")),
        Choice("traditional-adjusted-score", leads_to=t("12C1e (2007)", "12C1e (2007)", "12C1e (2007)")),
        Choice("combination", leads_to=t("Noget af hver", "Något av vardera", "Some of each")),
    ),
)

RULES = RuleSet(
    name="assigned-score",
    laws=("X12",),
    on=("assigned-score",),
    implications=FORMS,
    phrases=(
        p("judge-chooses-kind", "director", "Den dømmende skønner, om der gives vægtet score, traditionel justeret score eller en kombination", "Den som dömer avgör om det blir viktad score, traditionell justerad score eller en kombination", "Whoever judges decides between a weighted score, a traditional adjusted score, or both combined", "adjusted-kind"),
        p("only-traditional", "director", "Klubben har ikke på forhånd bestemt, at der bruges vægtede scorer: kun en traditionel justeret score", "Klubben har inte i förväg bestämt att viktade scorer används: bara en traditionell justerad score", "The club has not decided beforehand on weighted scores: only a traditional adjusted score", "adjusted-kind"),
        p("one-result-traditional", "director", "Kun ét resultat var sandsynligt: traditionel justeret score", "Bara ett resultat var sannolikt: traditionell justerad score", "Only one result was likely: a traditional adjusted score", "adjusted-kind"),
        p("club-has-allowed", "organiser", "Klubben har på forhånd tilladt vægtede scorer", "Klubben har i förväg tillåtit viktade scorer", "The club has allowed weighted scores beforehand"),
    ),
    rules=(
        Rule("X12A1", "skønner den dømmende i hvert enkelt tilfælde, om der skal bruges 12C1c (vægtet score) eller 12C1e (traditionel justeret score)", all_(FREE, not_(ONE_RESULT)), ("judge-chooses-kind",), options=(CHOICE,), grade=Grade.DISCRETIONARY, also=("X12A2", "201C1")),
        Rule("X12A1:one", "skønner den dømmende i hvert enkelt tilfælde", all_(FREE, ONE_RESULT), ("one-result-traditional",), grade=Grade.DISCRETIONARY, also=("X12A2",)),
        Rule("X12A2", "hvis klubben på forhånd har truffet bestemmelse om det", FORBIDDEN, ("only-traditional",), also=("X12A1",)),
        Rule("X12A2:allowed", "hvis klubben på forhånd har truffet bestemmelse om det", all_(CLUB, yes("club_allows_weighted")), ("club-has-allowed",), weight=1),
    ),
    not_ruled=(NotRuled(("X12A",), "definition", "heading; its points rule"),),
)
