"""Consequences that several laws share, in the words a director says.

Comes in: nothing. Goes out: PHRASES. What always holds: one code, one meaning; phrases of the same slot
exclude each other. A consequence only one law knows stands in that law's own file.
The surprising choice: who is meant is part of the phrase ('offender', 'offenders-partner', 'lho', 'declarer',
'director', 'offending-side', 'non-offending-side', 'all'), so that a page can sort the ruling by player.
"""

# ruff: noqa: E501 - a table of words reads better one entry a line

from __future__ import annotations

from kb.rules.model import LeadRestriction, Phrase, Silence
from kb.rules.text import t

__all__ = ["PHRASES"]

PHRASES: tuple[Phrase, ...] = (
    # what becomes of the irregular call
    Phrase("call-stands", "all", t("Meldingen står ved magt og behandles som lovlig", "Budet står och behandlas som tillåtet", "The call stands and is treated as legal"), "irregular-call"),
    Phrase("call-cancelled", "offender", t("Meldingen annulleres", "Budet stryks", "The call is cancelled"), "irregular-call"),
    Phrase("no-penalty", "all", t("Der er ingen straf", "Det blir inget straff", "There is no penalty"), "penalty"),
    Phrase("auction-goes-on", "all", t("Meldeforløbet fortsætter på normal vis", "Budgivningen fortsätter som vanligt", "The auction goes on normally")),
    Phrase("auction-as-if-nothing", "all", t("Meldeforløbet fortsætter, som om intet var sket", "Budgivningen fortsätter som om inget hade hänt", "The auction goes on as if nothing had happened")),
    Phrase("turn-goes-back", "all", t("Turen går tilbage til den spiller, som skulle have meldt", "Turen går tillbaka till den spelare som skulle ha bjudit", "The turn goes back to the player who should have called")),
    # who is silenced, how long
    Phrase("partner-passes-once", "offenders-partner", t("Den fejlendes makker skal passe, næste gang han er i tur; derefter er han fri", "Den felandes partner måste passa nästa gång det är hans tur; därefter är han fri", "The offender's partner must pass when next in turn; after that he is free"), "partner-silence", Silence("offenders-partner", "once")),
    Phrase("partner-passes-throughout", "offenders-partner", t("Den fejlendes makker skal passe i resten af meldeforløbet", "Den felandes partner måste passa under resten av budgivningen", "The offender's partner must pass for the rest of the auction"), "partner-silence", Silence("offenders-partner", "throughout")),
    Phrase("partner-free", "offenders-partner", t("Den fejlendes makker må melde frit", "Den felandes partner får bjuda fritt", "The offender's partner may call freely"), "partner-silence"),
    Phrase("offender-passes-once", "offender", t("Den fejlende skal passe, næste gang han er i tur; derefter er han fri", "Den felande måste passa nästa gång det är hans tur; därefter är han fri", "The offender must pass when next in turn; after that he is free"), "offender-silence", Silence("offender", "once")),
    Phrase("offender-passes-throughout", "offender", t("Den fejlende skal passe i resten af meldeforløbet", "Den felande måste passa under resten av budgivningen", "The offender must pass for the rest of the auction"), "offender-silence", Silence("offender", "throughout")),
    Phrase("both-pass-throughout", "offending-side", t("Begge spillere på den fejlende side skal passe i resten af meldeforløbet", "Båda spelarna på den felande sidan måste passa under resten av budgivningen", "Both players of the offending side must pass for the rest of the auction"), "partner-silence", Silence("offending-side", "throughout")),
    # leads
    Phrase("no-lead-penalty", "declarer", t("Der er ingen udspilsstraf", "Det blir inget utspelsstraff", "There is no lead penalty"), "lead"),
    Phrase("lead-of-suit-may-be-ruled", "declarer", t("Spilfører kan kræve eller forbyde, at den fejlendes makker spiller ud i farven, første gang han skal spille ud; et forbud gælder, så længe han beholder udspillet", "Spelföraren får kräva eller förbjuda utspel i färgen första gången den felandes partner spelar ut; ett förbud gäller så länge han behåller utspelet", "Declarer may require or forbid the offender's partner to lead the suit the first time he is to lead; a ban lasts while he keeps the lead"), "lead", LeadRestriction("declarer", "offenders-partner", ("require", "forbid"), "shown", "while-on-lead")),
    Phrase("lead-of-suit-required", "offenders-partner", t("Den fejlendes makker skal spille ud i farven, første gang han skal spille ud", "Den felandes partner måste spela ut färgen första gången han spelar ut", "The offender's partner must lead the suit the first time he is to lead"), "lead-chosen", LeadRestriction("declarer", "offenders-partner", ("require",), "shown", "first-lead")),
    Phrase("lead-of-suit-forbidden", "offenders-partner", t("Den fejlendes makker må ikke spille ud i farven, så længe han beholder udspillet", "Den felandes partner får inte spela ut färgen så länge han behåller utspelet", "The offender's partner may not lead the suit while he keeps the lead"), "lead-chosen", LeadRestriction("declarer", "offenders-partner", ("forbid",), "shown", "while-on-lead")),
    Phrase("one-suit-may-be-forbidden", "declarer", t("Spilfører kan forbyde den fejlendes makker at spille ud i én farve, som spilfører nævner, første gang han skal spille ud; forbuddet gælder, så længe han beholder udspillet", "Spelföraren får förbjuda den felandes partner att spela ut en färg som spelföraren anger, första gången han spelar ut; förbudet gäller så länge han behåller utspelet", "Declarer may forbid the offender's partner to lead one suit, which declarer names, the first time he is to lead; the ban lasts while he keeps the lead"), "lead", LeadRestriction("declarer", "offenders-partner", ("forbid",), "any", "while-on-lead")),
    # scores
    Phrase("adjusted-score", "director", t("Turneringslederen tildeler en justeret score", "Tävlingsledaren tilldelar en justerad score", "The director gives an adjusted score"), "score"),
    Phrase("artificial-score", "director", t("Turneringslederen tildeler en kunstig score", "Tävlingsledaren tilldelar en konstgjord score", "The director gives an artificial score"), "score"),
    Phrase("result-stands", "all", t("Resultatet står ved magt", "Resultatet står", "The result stands"), "score"),
    Phrase("period-over", "all", t("Rettelsesperioden er udløbet", "Rättelseperioden har gått ut", "The correction period is over")),
    # information
    Phrase("withdrawn-call-unauthorised", "offending-side", t("Den fejlende side må ikke bruge oplysninger fra den tilbagetagne melding", "Den felande sidan får inte använda information från det återtagna budet", "The offending side may not use information from the withdrawn call")),
)  # fmt: skip
