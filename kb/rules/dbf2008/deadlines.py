"""Periods that run from the posting of the result: X79A (corrections of the score) and X92A (appeals).

Both run 30 minutes, up to the next session when it starts the same or the next day after a longer break, and may be
shortened at the end of an event, to five minutes at the least. Written once; each law's file takes its own rules.
"""

# ruff: noqa: E501 - a table of words reads better one entry a line

from __future__ import annotations

from kb.rules.conditions import all_, any_, at_least, at_most, known, less_than, more_than, told, yes
from kb.rules.dbf2008.frame import p
from kb.rules.facts import Implication
from kb.rules.model import Number, Phrase

MINUTES, SESSION, LIMIT = "minutes_since_posting", "next_session_after_posting_minutes", "limit_minutes_set"
SHORTENED = all_(told("end_of_event"), known(LIMIT))
NEXT = all_(yes("next_match_same_or_next_day"), more_than("break_minutes", 30))
NO_NEXT = any_(told("next_match_same_or_next_day", False), all_(known("break_minutes"), at_most("break_minutes", 30)))
EXTENDED_TOLD = all_(told("next_match_same_or_next_day"), known("break_minutes"), more_than("break_minutes", 30))
SOON = all_(known(MINUTES), at_most(MINUTES, 30))

END_MEANS_NO_NEXT = (Implication(told("end_of_event"), "next_match_same_or_next_day", "the event ends with this session", False),)

ENOUGH = all_(SHORTENED, at_least(LIMIT, 5))
TOO_SHORT = all_(SHORTENED, less_than(LIMIT, 5))

SHORT_IN = any_(all_(ENOUGH, at_most(MINUTES, LIMIT)), all_(TOO_SHORT, at_most(MINUTES, 5)))
SHORT_OUT = any_(all_(ENOUGH, more_than(MINUTES, LIMIT)), all_(TOO_SHORT, more_than(MINUTES, 5)))
SHORT_NUMBERS = (Number("deadline_minutes", ("max", 5, LIMIT)),)
PLAIN = (Number("deadline_minutes", 30),)


def words(what: str, da: tuple[str, str], sv: tuple[str, str], en: tuple[str, str]) -> tuple[Phrase, ...]:
    """In time and too late, and how long the period was; the first of each pair is said in time."""
    return (
        p(f"{what}-in-time", "all", da[0], sv[0], en[0], f"{what}-time"),
        p(f"{what}-too-late", "all", da[1], sv[1], en[1], f"{what}-time"),
    )


PERIODS = (
    p("period-thirty", "all", "Fristen er 30 minutter fra offentliggørelsen", "Tiden är 30 minuter från offentliggörandet", "The period is 30 minutes from posting"),
    p("period-to-next-session", "all", "Fristen er udvidet til starten på næste kamp eller sektion", "Tiden är utsträckt till starten på nästa match eller session", "The period is extended to the start of the next match or session"),
    p("period-shortened", "director", "Ved turneringens afslutning er fristen afkortet til {limit_minutes_set} minutter", "Vid tävlingens slut är tiden förkortad till {limit_minutes_set} minuter", "At the end of the event the period was shortened to {limit_minutes_set} minutes"),
    p("period-at-least-five", "director", "En afkortet frist bør være mindst 5 minutter; regn med 5", "En förkortad tid bör vara minst 5 minuter; räkna med 5", "A shortened period should be at least 5 minutes; reckon with 5"),
)  # fmt: skip

__all__ = [
    "END_MEANS_NO_NEXT", "EXTENDED_TOLD", "LIMIT", "MINUTES", "NEXT", "NO_NEXT", "PERIODS", "PLAIN", "SESSION", "SHORTENED",
    "SHORT_IN", "SHORT_NUMBERS", "SHORT_OUT", "SOON", "TOO_SHORT", "words",
]  # fmt: skip
