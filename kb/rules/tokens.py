"""The option tokens and choosers of the contract, with their words.

Comes in: nothing. Goes out: TOKENS (what may be chosen) and CHOOSERS (by whom). What always holds: the
tokens are those of FACTS-auction.md and FACTS-play.md; a rule that names another does not load.
The surprising choice: 'lho' and the other seats are those of the offender's neighbours, as in the facts.
"""

# ruff: noqa: E501 - a table of words reads better one entry a line

from __future__ import annotations

from kb.rules.text import Text, t

__all__ = ["CHOOSERS", "TOKENS"]

CHOOSERS: dict[str, Text] = {
    "lho": t("Modstanderen til venstre for den fejlende", "Den felandes motståndare till vänster", "The opponent on the offender's left"),
    "offender": t("Den fejlende", "Den felande", "The offender"),
    "offenders-partner": t("Den fejlendes makker", "Den felandes partner", "The offender's partner"),
    "declarer": t("Spilføreren", "Spelföraren", "Declarer"),
    "director": t("Turneringslederen", "Tävlingsledaren", "The director"),
    "all-four": t("Alle fire spillere i fællesskab", "Alla fyra spelarna tillsammans", "All four players together"),
    "either-defender": t("En af modspillerne", "Någon av försvararna", "Either defender"),
    "next-defender": t("Den næste modspiller", "Nästa försvarare", "The next defender"),
    "next-non-offender": t("Den næste spiller på den uskyldige side", "Nästa spelare på den oskyldiga sidan", "The next player of the non-offending side"),
    "opponents": t("Modstanderne", "Motståndarna", "The opponents"),
    "organiser": t("Arrangøren", "Arrangören", "The organiser"),
}  # fmt: skip

TOKENS: dict[str, Text] = {
    # the auction
    "accept": t("godtage meldingen", "godta budet", "accept the call"),
    "refuse": t("afvise meldingen", "inte godta budet", "refuse the call"),
    "accept-by-calling": t("godtage den ved selv at melde", "godta det genom att själv bjuda", "accept it by calling"),
    "do-not-accept": t("ikke godtage den", "inte godta det", "not accept it"),
    "sufficient-bid": t("afgive et tilstrækkeligt bud", "avge ett tillräckligt bud", "make a sufficient bid"),
    "pass": t("passe", "passa", "pass"),
    "any-sufficient-bid": t("afgive et hvilket som helst tilstrækkeligt bud", "avge vilket tillräckligt bud som helst", "make any sufficient bid"),
    "any-legal-call": t("afgive en hvilken som helst lovlig melding", "avge vilket tillåtet bud som helst", "make any legal call"),
    "comparable-call": t("afgive en tilsvarende melding", "avge ett jämförbart bud", "make a comparable call"),
    "other-legal-call": t("afgive en anden lovlig melding", "avge ett annat tillåtet bud", "make another legal call"),
    "let-first-call-stand": t("lade sin første melding stå", "låta sitt första bud stå", "let the first call stand"),
    "make-another-legal-call": t("afgive en anden lovlig melding", "avge ett annat tillåtet bud", "make another legal call"),
    "keep-final-pass": t("fastholde sin afsluttende pas", "stå fast vid sin sista pass", "keep the final pass"),
    "change-final-pass": t("ændre sin afsluttende pas", "ändra sin sista pass", "change the final pass"),
    "keep-own-call": t("fastholde sin melding", "stå fast vid sitt bud", "keep the own call"),
    "change-own-call": t("ændre sin melding", "ändra sitt bud", "change the own call"),
    # leads
    "require-suit": t("kræve udspil i farven", "kräva utspel i färgen", "require a lead in the suit"),
    "forbid-suit": t("forbyde udspil i farven", "förbjuda utspel i färgen", "forbid a lead in the suit"),
    "forbid-one-suit": t("forbyde udspil i én farve efter eget valg", "förbjuda utspel i en valfri färg", "forbid a lead in one suit of his choice"),
    "forbid-several-suits": t("forbyde udspil i flere af farverne", "förbjuda utspel i flera av färgerna", "forbid a lead in several of the suits"),
    "require-one-suit": t("kræve udspil i en af farverne", "kräva utspel i en av färgerna", "require a lead in one of the suits"),
    "no-restriction": t("lade udspillet være frit", "låta utspelet vara fritt", "leave the lead free"),
    "accept-lead": t("godtage udspillet", "godta utspelet", "accept the lead"),
    "accept-lead-and-spread-own-hand": t("lægge sin egen hånd ned og blive den blinde", "lägga upp sin egen hand och bli träkarl", "face his own hand and become dummy"),
    "refuse-lead": t("afvise udspillet", "inte godta utspelet", "refuse the lead"),
    "choose-hand-to-lead-from": t("bestemme hvilken hånd der spilles ud fra", "bestämma från vilken hand utspelet sker", "choose the hand to lead from"),
    "legal-card-from-hand": t("spille et lovligt kort ud fra den rigtige hånd", "spela ut ett tillåtet kort från rätt hand", "lead a legal card from the correct hand"),
    "lead-own-penalty-card": t("spille sit eget strafkort ud", "spela ut sitt eget straffkort", "lead his own penalty card"),
    # cards
    "treat-as-penalty-card": t("behandle kortet som strafkort", "behandla kortet som straffkort", "treat the card as a penalty card"),
    "require-highest": t("kræve det højeste kort i farven", "kräva det högsta kortet i färgen", "require the highest card of the suit"),
    "require-lowest": t("kræve det laveste kort i farven", "kräva det lägsta kortet i färgen", "require the lowest card of the suit"),
    "forbid-one-other-suit": t("forbyde et kort i én anden farve", "förbjuda kort i en annan färg", "forbid a card of one other suit"),
    "accept-card": t("godtage det spillede kort", "godta det spelade kortet", "accept the card played"),
    "require-penalty-card": t("kræve strafkortet spillet", "kräva att straffkortet spelas", "require the penalty card to be played"),
    "require-retraction": t("kræve kortet taget tilbage", "kräva att kortet tas tillbaka", "require the card to be taken back"),
    "designate-penalty-card": t("bestemme hvilket strafkort der spilles", "bestämma vilket straffkort som spelas", "name the penalty card to be played"),
    "designate-card-from-dummy": t("bestemme kortet fra bordet", "bestämma kortet från träkarlen", "name the card from dummy"),
    "change-own-card": t("bytte sit kort", "byta sitt kort", "change his card"),
    "keep-own-card": t("beholde sit kort", "behålla sitt kort", "keep his card"),
    "designate-played-card": t("sige hvilket kort der skulle spilles", "ange vilket kort som skulle spelas", "say which card was meant to be played"),
    "name-card-of-that-rank": t("udpege et kort af den rang", "ange ett kort av den valören", "name a card of that rank"),
    "name-any-legal-card": t("udpege et hvilket som helst lovligt kort", "ange vilket tillåtet kort som helst", "name any legal card"),
    "choose-card-of-suit-led": t("vælge et kort i den udspillede farve", "välja ett kort i den utspelade färgen", "choose a card of the suit led"),
    "choose-any-card": t("vælge et hvilket som helst kort", "välja vilket kort som helst", "choose any card"),
    # boards and scores
    "weighted-score": t("give en vægtet score", "tilldela en viktad score", "give a weighted score"),
    "traditional-adjusted-score": t("give en traditionel justeret score", "tilldela en traditionell justerad score", "give a traditional adjusted score"),
    "combination": t("forene begge dele", "kombinera dem", "combine the two"),
    "play-right-board-later": t("lade det rigtige spil spille senere", "låta rätt bricka spelas senare", "have the right board played later"),
    "no-later-play": t("undlade senere spil", "avstå från senare spel", "leave it unplayed"),
    "cancel-round": t("annullere runden", "stryka ronden", "cancel the round"),
    "play-round": t("spille runden", "spela ronden", "play the round"),
    "replay-round": t("spille runden om", "spela om ronden", "replay the round"),
    "leave-round-cancelled": t("lade runden være annulleret", "låta ronden vara struken", "leave the round cancelled"),
    "exchange-places": t("bytte om på pladserne", "byta platser", "exchange places"),
    "temporary-substitute": t("indsætte en midlertidig substitut", "sätta in en tillfällig ersättare", "put in a temporary substitute"),
    "artificial-score": t("give en kunstig score", "tilldela en konstgjord score", "give an artificial score"),
    "play-normally": t("spille normalt", "spela normalt", "play normally"),
}  # fmt: skip
