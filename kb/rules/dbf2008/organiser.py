"""X80 and X91: which rules hold in an event; who is told of a disciplinary penalty.

The order of authority: the laws, then the federation's regulations, changed or added to by what the organiser has
announced beforehand (X80A1), in a club also by settled practice (X80A2).
"""

# ruff: noqa: E501 - a table of words reads better one entry a line

from __future__ import annotations

from kb.rules.conditions import all_, any_, is_, no, yes
from kb.rules.dbf2008.frame import FORMS, p
from kb.rules.model import NotRuled, Role, Rule, RuleSet

ORGANISER = RuleSet(
    name="organiser-rule",
    laws=("X80",),
    on=("organiser-rule",),
    implications=FORMS,
    phrases=(
        p("practice-is-rule", "organiser", "Klubbens sædvanlige praksis, fastlagt ved præcedens, gælder som en ændring eller tilføjelse", "Klubbens sedvanliga praxis, fastlagd genom prejudikat, gäller som ändring eller tillägg", "The club's usual practice, fixed by precedent, is valid as a change or addition", "practice"),
        p("practice-is-no-rule", "organiser", "Praksis alene gælder ikke; kun det, arrangøren har bekendtgjort på forhånd", "Enbart praxis gäller inte; bara det arrangören har tillkännagett i förväg", "Practice alone is not valid; only what the organiser announced beforehand", "practice"),
        p("order-of-authority", "all", "Ud over lovene gælder forbundets bestemmelser med de ændringer, arrangøren på forhånd har bekendtgjort", "Utöver lagarna gäller förbundets bestämmelser med de ändringar arrangören i förväg har tillkännagett", "Besides the laws the federation's regulations hold, with the changes the organiser has announced beforehand"),
    ),
    rules=(
        Rule("X80A2", "har turneringsarrangørens sædvanlige praksis fastlagt ved præcedensgivende fortilfælde virkning som gyldige ændringer eller tilføjelser", all_(is_("event_level", "club"), yes("practice_established")), ("practice-is-rule",), also=("X80A3",)),
        Rule("X80A2:none", "sædvanlige praksis fastlagt ved præcedensgivende fortilfælde", all_(is_("event_level", "club"), no("practice_established")), ("practice-is-no-rule",)),
        Rule("X80A2:above", "I klubturneringer har turneringsarrangørens sædvanlige praksis", is_("event_level", "district", "federation"), ("practice-is-no-rule",), role=Role.NOTE),
        Rule("X80A1", "Ud over lovene gælder DBF's særlige turneringsbestemmelser med de ændringer og tilføjelser, turneringsarrangøren på forhånd har bekendtgjort", any_(is_("event_level", "club", "district", "federation")), ("order-of-authority",), role=Role.FRAME),
    ),
    not_ruled=(
        NotRuled(("X80A",), "definition", "heading; its points rule"),
        NotRuled(("X80A3",), "procedure", "where the law commission publishes its interpretations"),
    ),
)

DISCIPLINE = RuleSet(
    name="discipline",
    laws=("X91",),
    on=("discipline",),
    implications=FORMS,
    phrases=(
        p("board-must-be-told", "director", "Når turneringslederen har straffet efter 91, skal DBF's hovedbestyrelse underrettes", "När tävlingsledaren har straffat enligt 91 ska DBF:s styrelse underrättas", "When the director has punished under 91, the federation's board must be told"),
    ),
    rules=(
        Rule("X91", "skal DBF's hovedbestyrelse underrettes, når turneringslederen har benyttet 91", is_("sanction", "point-deduction", "suspension", "disqualification"), ("board-must-be-told",)),
    ),
)
