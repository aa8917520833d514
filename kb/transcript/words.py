"""Closed word lists of each language that the grammar of a law text turns on.

Comes in: a language code. Goes out: a frozen `Words`. What always holds: lower case, no inflection
beyond what is listed. The surprising choice: headings are told from text by the words that can NOT end
a heading (a heading never ends in 'of' or 'is'), which needs these few words and no dictionary.
"""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["WORDS", "Words", "words_for"]


@dataclass(frozen=True, slots=True)
class Words:
    """conjunctions: after a hyphen they keep it open ('ud- eller'). weak: cannot end a heading,
    unless it is the particle of a verb ('spille til').
    units: after a number they make it an amount. counted: before a number they make it an amount or a
    name ('spil 12'). openers: words that can open a sentence whose heading stands before it in lower case.
    modals: verbs that follow the subject of such a sentence.
    """

    conjunctions: frozenset[str]
    weak: frozenset[str]
    particles: frozenset[str]
    units: frozenset[str]
    counted: frozenset[str]
    openers: frozenset[str]
    modals: frozenset[str]
    law: tuple[str, ...]
    """Words that introduce a law number: 'lag', 'lagarna', '§'."""
    letters: str
    """Alphabet after z in its order, for sorting terms."""


def _set(text: str) -> frozenset[str]:
    return frozenset(text.split())


_DANISH = Words(
    conjunctions=_set("og eller samt til hhv henholdsvis"),
    weak=_set(
        "af i på til med for fra efter om og eller at en et den det de der som er var kan må skal bør har havde "
        "ved under over mod mellem uden inden hos hvis når medmindre såfremt dersom hvor men samt bliver blev "
        "vil ville kunne skulle disse denne dette sin sit sine deres dens hver ad før indtil da blandt the of s"
    ),
    particles=_set("til på ud af med om fra ved op ned"),
    units=_set(
        "kort kortet spil point spilpoint parpoint kamppoint kp imp minutter min minut timer stik stikket træk "
        "trækket spillere par hold borde bord mapper gange gang enhed enheder sekunder dage uge uger år "
        "halvleg runde runder kr kroner grader procent passer hænder farver standardfradrag er fodnote top "
        "januar februar marts april maj juni juli august september oktober november december muligheder "
        "honnører kampe notering noteringer bunde"
    ),
    counted=_set(
        "mappe mapperne mapper spil mindst højst under over på med kr kl nr minus plus ca bord runde halvleg "
        "ethvert hvert hver én et en de alle par top omkring indtil jul juli juni maj bunden fra spiller"
    ),
    openers=_set("en et den det hver enhver ingen alle hvis når"),
    modals=_set("må skal kan bør er har"),
    law=("§§", "§", "lov", "paragraf", "lovenes", "loven"),
    letters="æøå",
)

_SWEDISH = Words(
    conjunctions=_set("och eller samt till resp respektive"),
    weak=_set(
        "av i på till med för från efter om och eller att en ett den det de der som är var kan må skall ska bör har "
        "hade vid under över mot mellan utan innan hos när såvida ifall där men samt blir blev vill ville kunde "
        "skulle dessa denna detta sin sitt sina deras varje före tills då bland the of inom får måste inte"
    ),
    particles=_set("till på ut av med om från vid upp ned"),
    units=_set(
        "kort korten spelkort giv givar poäng vp imp minuter min minut timmar stick trick tricks spelare par lag "
        "bord brickor gånger gång sekunder dagar vecka veckor år kronor grader procent pass händer färger "
        "januari februari mars april maj juni juli augusti september oktober november december"
    ),
    counted=_set("bricka brickan brickorna minst högst under över på med kr kl nr minus plus cirka bord rond exakt"),
    openers=_set("en ett den det varje ingen alla om när"),
    modals=_set("får skall ska kan bör är har måste"),
    law=("§§", "§", "lagarna", "lagen", "lagar", "lag"),
    letters="åäö",
)

_ENGLISH = Words(
    conjunctions=_set("and or to"),
    weak=_set(
        "of in on to with for from after about and or a an the that which is was can may shall must should has had "
        "by under over against between without when if unless where but as be been this these his her its their"
    ),
    particles=_set("on in out to off up down"),
    units=_set("cards card boards points minutes minute tricks trick players pairs teams tables percent imps vps"),
    counted=_set("board boards least most under over minus plus table round"),
    openers=_set("a an the each every no all if when"),
    modals=_set("may shall must can should is has"),
    law=("§§", "§", "laws", "law"),
    letters="",
)

WORDS = {"da": _DANISH, "sv": _SWEDISH, "en": _ENGLISH}


def words_for(language: str) -> Words:
    """The lists of `language` ('da', 'sv', 'en'); a profile with another language is refused earlier."""
    return WORDS[language]
