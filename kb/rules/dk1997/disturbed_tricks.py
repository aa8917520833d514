"""Law 65 and the end of law 66: quitted tricks disturbed, or mixed after an allegation.

Law 65 says how tricks are laid; what it costs to disturb them is in 65E, what it costs to mix them once a revoke
or a number of tricks is disputed in 66D. Both can come up in an inspection, in a revoke and in a dispute about
the number of tricks, so they wait for being told (`told`) and ask only whether the facts can still be found.
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import all_, any_, is_, no, not_, told, yes
from kb.rules.model import NotRuled, Phrase, RightLost, Rule, RuleSet
from kb.rules.text import t

PLAY_DISPUTED = any_(is_("irregularity", "trick-inspection", "revoke"), not_(told("error_kind", "computing-or-entry")))
MIXED = all_(PLAY_DISPUTED, told("cards_mixed_after_assertion"))

RULES = RuleSet(
    name="disturbed-tricks",
    laws=("65", "66"),
    on=("trick-inspection", "revoke", "score-correction"),
    phrases=(
        Phrase(
            "own-claim-endangered",
            "all",
            t(
                "Den side, der bragte uorden i sine kort, kan ikke regne med at få et tvivlsomt stik",
                "Den sida som rubbade sina kort kan inte räkna med att få ett tveksamt stick",
                "The side that disturbed its own cards cannot count on getting a doubtful trick",
            ),
            "doubtful-trick",
            RightLost("side-asking", "doubtful-trick"),
        ),
        Phrase(
            "other-sides-claim-endangered",
            "all",
            t(
                "Modparten bragte uorden i sine kort og kan derfor miste retten til det tvivlsomme stik",
                "Motparten rubbade sina kort och kan därför förlora rätten till det tveksamma sticket",
                "The other side disturbed its cards and may therefore lose its right to the doubtful trick",
            ),
            "doubtful-trick",
            RightLost("other-side", "doubtful-trick"),
        ),
        Phrase(
            "ruled-for-other-side",
            "director",
            t(
                "Turneringslederen dømmer til fordel for modparten til den, der blandede kortene",
                "Tävlingsledaren dömer till förmån för motparten till den som blandade korten",
                "The director rules in favour of the opponents of the player who mixed his cards",
            ),
        ),
    ),
    rules=(
        Rule(
            "65E",
            "risikerer at miste sin ret til at gøre krav på tvivlsomme stik eller til at rejse påstand om en kulørsvigt",
            all_(PLAY_DISPUTED, told("played_cards_disturbed_by", "side-asking")),
            then=("own-claim-endangered",),
            per=("65D",),
            also=("65C", "66D", "79B"),
        ),
        Rule(
            "65E:other-side",
            "En spiller, som undlader at rette sig efter bestemmelserne i denne paragraf",
            all_(PLAY_DISPUTED, told("played_cards_disturbed_by", "other-side")),
            then=("other-sides-claim-endangered",),
            per=("65D",),
            also=("65C", "66D", "79B"),
        ),
        Rule(
            "66D:mixed",
            "skal turneringslederen dømme til fordel for modparten",
            all_(MIXED, no("facts_still_establishable")),
            then=("ruled-for-other-side",),
            also=("65D", "72B4", "85B"),
            excepts=("59:no-revoke", "61A:not-penalty-card", "62A", "63A1", "63A3"),
            weight=-1,
        ),
        Rule(
            "66D:still-clear",
            "må spillede og ikke-spillede kort undersøges for at afgøre en påstand om en kulørsvigt eller antal vundne eller "
            "tabte stik",
            all_(MIXED, yes("facts_still_establishable")),
            per=("85A",),
            also=("65D", "72B4", "84"),
        ),
    ),
    not_ruled=(
        NotRuled(("65A", "65B*", "65C", "65D"), "procedure", "how cards are laid; what a breach costs is in 65E"),
    ),
)
