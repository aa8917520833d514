"""Laws 89 to 91: penalties beside those the laws prescribe.

A procedural penalty lies in the director's power for whatever delays, disturbs or departs from correct procedure
(90A); 90B names some offences, and the list is open. The law fixes no amount. In an individual both players of the
side are penalised alike, but where an adjusted score is given a partner without blame gets no procedural penalty (89).
For discipline the director may take points or suspend, and that is final; to disqualify he needs consent (91).
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import all_, any_, is_, no, not_, told, yes
from kb.rules.model import Consent, NotRuled, Phrase, Role, Rule, RuleSet
from kb.rules.text import t

PENALTY = is_("irregularity", "procedural-penalty")
LATE = is_("irregularity", "late-arrival")
SLOW = any_(is_("irregularity", "slow-play"), all_(PENALTY, told("offence", "slow-play")))
DISCIPLINE = is_("irregularity", "discipline")
INDIVIDUAL = all_(PENALTY, told("event_type", "individual"))

RULES = RuleSet(
    name="procedural-penalties",
    laws=("89", "90", "91"),
    on=("procedural-penalty", "late-arrival", "slow-play", "discipline"),
    phrases=(
        Phrase(
            "penalty-in-directors-power",
            "director",
            t(
                "Turneringslederen kan give straf for fejl i fremgangsmåden; loven fastsætter ingen størrelse",
                "Tävlingsledaren får utdöma straff för fel i procedurerna; lagen anger ingen storlek",
                "The director may give a procedural penalty; the law fixes no amount",
            ),
        ),
        Phrase("late-arrival-is-offence", "offending-side", t("At komme for sent er en strafbar forseelse", "Att komma för sent är en straffbar förseelse", "Arriving late is an offence")),
        Phrase("slow-play-is-offence", "offending-side", t("Urimeligt langsomt spil er en strafbar forseelse", "Orimligt långsamt spel är en straffbar förseelse", "Unduly slow play is an offence")),
        Phrase("loud-talk-is-offence", "offending-side", t("Højlydt diskussion, som kan høres ved et andet bord, er en strafbar forseelse", "Högljudd diskussion som hörs vid ett annat bord är en straffbar förseelse", "Discussion that can be heard at another table is an offence")),
        Phrase("misplacing-is-offence", "offending-side", t("At lægge kort i en forkert lomme er en strafbar forseelse", "Att lägga kort i fel ficka är en straffbar förseelse", "Putting cards in the wrong pocket is an offence")),
        Phrase("error-needing-adjustment-is-offence", "offending-side", t("En fejl i fremgangsmåden, der kræver en justeret score, er en strafbar forseelse", "Ett fel i procedurerna som kräver en justerad score är en straffbar förseelse", "An error of procedure that calls for an adjusted score is an offence")),
        Phrase("not-complying-is-offence", "offending-side", t("At undlade at rette sig efter turneringsbestemmelserne er en strafbar forseelse", "Att inte följa tävlingsbestämmelserna är en straffbar förseelse", "Not complying with the regulations is an offence")),
        Phrase("both-players-penalised", "offending-side", t("I en enkeltmandsturnering straffes begge spillere på siden ens", "I en individuell tävling straffas båda spelarna på sidan lika", "In an individual both players of the side are penalised alike"), "individual-partner"),
        Phrase("partner-not-penalised", "offenders-partner", t("Makkeren er uden skyld og får ingen strafpoint", "Partnern är utan skuld och får inga straffpoäng", "The partner is not to blame and gets no penalty points"), "individual-partner"),
        Phrase("point-deduction-or-suspension", "director", t("Turneringslederen kan fratrække point eller suspendere for sektionen eller en del af den; afgørelsen er endelig", "Tävlingsledaren får göra poängavdrag eller stänga av för sessionen eller en del av den; beslutet är slutligt", "The director may deduct points or suspend for the session or part of it; his decision is final"), "disciplinary"),
        Phrase("disqualification-with-consent", "director", t("Turneringslederen kan diskvalificere, når turneringskomiteen eller arrangøren godkender det", "Tävlingsledaren får diskvalificera om tävlingskommittén eller arrangören godkänner det", "The director may disqualify if the tournament committee or the organiser approves"), "disciplinary", Consent("organiser", "disqualification")),
    ),
    rules=(
        Rule(
            "89:alike",
            "skal turneringslederen håndhæve strafbestemmelserne i disse love og bestemmelserne om tildeling af justerede scorer ligeligt overfor begge spillere på den fejlende side",
            all_(INDIVIDUAL, any_(no("adjusted_score_given"), all_(told("adjusted_score_given"), yes("partner_shares_fault")))),
            then=("both-players-penalised",),
            weight=-1,
        ),
        Rule(
            "89:partner",
            "skal turneringslederen dog undlade at idømme den fejlendes makker strafpoint for fejl i fremgangsmåden",
            all_(INDIVIDUAL, yes("adjusted_score_given"), any_(not_(told("adjusted_score_given")), no("partner_shares_fault"))),
            then=("partner-not-penalised",),
            weight=-1,
            also=("12C",),
        ),
        Rule("90B1", "En deltagers ankomst efter det fastsatte starttidspunkt", LATE, then=("late-arrival-is-offence",)),
        Rule("90B2", "Urimeligt langsomt spil af en deltager", SLOW, then=("slow-play-is-offence",)),
        Rule(
            "90B3",
            "Diskussion af meldingerne, spillet eller resultatet i et spil, som kunne høres ved et andet bord",
            all_(PENALTY, told("offence", "loud-talk")),
            then=("loud-talk-is-offence",),
            also=("16B",),
        ),
        Rule(
            "90B6",
            "Anbringelse af et eller flere kort i en forkert lomme i mappen",
            all_(PENALTY, told("misplaced_at_previous_table")),
            then=("misplacing-is-offence",),
            also=("7C", "90B7"),
        ),
        Rule(
            "90B7",
            "der nødvendiggør en justeret score til en deltager",
            all_(
                PENALTY,
                any_(
                    all_(told("adjusted_score_given"), told("offence", "other")),
                    told("looked_without_thirteen", "ns", "ew", "both"),
                ),
            ),
            then=("error-needing-adjustment-is-offence",),
        ),
        Rule(
            "90B8",
            "Undladelse af straks at rette sig efter turneringsbestemmelser eller enhver anvisning fra turneringslederen",
            all_(PENALTY, told("offence", "incomplete-system-card")),
            then=("not-complying-is-offence",),
            also=("40E1", "80F"),
        ),
        Rule(
            "90A",
            "kan turneringslederen fastsætte straffe for enhver forseelse, der sinker eller generer spillet urimeligt, besværer andre deltagere, er overtrædelse af korrekt fremgangsmåde",
            any_(PENALTY, LATE, SLOW),
            then=("penalty-in-directors-power",),
            role=Role.FRAME,
            also=("80F", "90B", "81C7"),
        ),
        Rule(
            "72B2:penalty",
            "En spiller må ikke forsætligt overtræde disse love, selv ikke hvis der er foreskrevet en straf",
            all_(PENALTY, told("infraction_deliberate")),
            weight=1,
        ),
        Rule(
            "91A",
            "særligt bemyndiget til at fastsætte disciplinære straffe i form af fradrag af point eller til at suspendere en deltager fra den igangværende sektion eller en del heraf",
            all_(DISCIPLINE, is_("sanction", "point-deduction", "suspension")),
            then=("point-deduction-or-suspension",),
            also=("93B3", "81C4", "91B"),
        ),
        Rule(
            "91B",
            "at diskvalificere en deltager under forudsætning af turneringskomiteens eller den arrangerende organisations godkendelse",
            all_(DISCIPLINE, is_("sanction", "disqualification")),
            then=("disqualification-with-consent",),
            also=("91A", "93B3"),
        ),
    ),
    not_ruled=(
        NotRuled(("90B", "90B4", "90B5"), "conduct", "offences of the same list; no fact names them, 90A holds"),
        NotRuled(("91",), "definition", "heading; its points rule"),
    ),
)  # fmt: skip
