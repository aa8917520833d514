"""Laws 92 and 93: appeals.

Three questions, in this order: is it in time (92B), do those agree who must (92D), who decides it (93)? Of each only
what the facts raise is looked at: a case about the clock need not say what is appealed, and the other way round; with
nothing told, the clock is asked for. The organiser may have set any other time limit; a director's own limit is none.
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import (
    all_,
    any_,
    at_most,
    given,
    is_,
    known,
    more_than,
    no,
    not_,
    open_,
    told,
    unless_known,
    yes,
)
from kb.rules.model import Consent, Grade, NotRuled, Number, Phrase, Role, Rule, RuleSet
from kb.rules.text import t

APPEAL = is_("irregularity", "appeal")
SUPPORT_TOLD = is_("appellants_agree", "both", "one-refuses", "one-absent", "captain-agrees", "captain-refuses")
CLOCK_RAISED = any_(known("minutes_since_posting"), known("organiser_other_limit"))
OTHERWISE_RAISED = any_(
    known("committee_available"),
    SUPPORT_TOLD,
    known("appeal_subject"),
    told("deciding_body", "national-authority"),
    known("review_reasonable"),
)
NOT_POSTED = all_(
    not_(known("minutes_since_posting")),
    told("stage", "before-auction", "auction", "after-final-pass", "play", "after-play"),
)
"""Called at the table: the official score cannot have been posted yet."""
CLOCK = all_(APPEAL, not_(NOT_POSTED), any_(CLOCK_RAISED, not_(OTHERWISE_RAISED)))
LIMIT_TOLD = all_(told("organiser_other_limit"), known("limit_minutes_set"))
WITHIN_30 = at_most("minutes_since_posting", 30)
PAST_30 = all_(known("minutes_since_posting"), more_than("minutes_since_posting", 30))

INDIVIDUAL = is_("event_type", "individual")
REFUSED = any_(
    is_("appellants_agree", "captain-refuses"),
    all_(is_("appellants_agree", "one-refuses"), is_("event_type", "pairs")),
)

HEARD = all_(APPEAL, not_(given("appeal-barred")))
SUBJECT = all_(HEARD, any_(known("appeal_subject"), known("committee_available")))
COMMITTEE = all_(SUBJECT, yes("committee_available"))

RULES = RuleSet(
    name="appeals",
    laws=("92", "93"),
    on=("appeal",),
    phrases=(
        Phrase(
            "appeal-in-time",
            "director",
            t(
                "Appellen er rettidig og indgives gennem turneringslederen",
                "Överklagandet är i tid och lämnas genom tävlingsledaren",
                "The appeal is in time and goes through the director",
            ),
            "appeal-time",
        ),
        Phrase(
            "appeal-too-late",
            "all",
            t("Appellen er for sen", "Överklagandet är för sent", "The appeal is too late"),
            "appeal-time",
        ),
        Phrase(
            "other-limit-holds",
            "director",
            t(
                "Arrangøren har fastsat en anden tidsfrist, og den gælder",
                "Arrangören har fastställt en annan tidsgräns, och den gäller",
                "The organiser has set another time limit, and that one holds",
            ),
        ),
        Phrase(
            "appeal-supported",
            "all",
            t(
                "De, der skal, er enige om at appellere",
                "De som måste är eniga om att överklaga",
                "Those who must agree to appealing do so",
            ),
            "appeal-support",
        ),
        Phrase(
            "absent-player-agrees",
            "all",
            t(
                "En fraværende spiller regnes for at være enig",
                "En frånvarande spelare anses vara med på överklagandet",
                "An absent player counts as agreeing",
            ),
        ),
        Phrase(
            "appeal-not-heard",
            "all",
            t(
                "Appellen behandles ikke, da den ikke støttes af begge spillere i parret eller af holdkaptajnen",
                "Överklagandet behandlas inte, eftersom inte båda spelarna i paret eller lagkaptenen står bakom det",
                "The appeal is not heard, as not both players of the pair, or the captain of the team, support it",
            ),
            "appeal-support",
        ),
        Phrase(
            "captain-decides-appeal",
            "all",
            t(
                "For et hold er det kaptajnens tilslutning, der kræves",
                "För ett lag är det kaptenens stöd som krävs",
                "For a team it is the captain's agreement that is needed",
            ),
            effect=Consent("captain", "appeal"),
        ),
        Phrase(
            "both-must-agree",
            "all",
            t(
                "Begge spillere i parret, eller holdets kaptajn, skal være enige i at appellere",
                "Båda spelarna i paret, eller lagets kapten, måste vara ense om att överklaga",
                "Both players of the pair, or the captain of the team, must agree to appeal",
            ),
            effect=Consent("appellants", "appeal"),
        ),
        Phrase(
            "chief-director-decides",
            "director",
            t(
                "Chefturneringslederen behandler og afgør appellen",
                "Chefstävlingsledaren behandlar och avgör överklagandet",
                "The chief director hears and decides the appeal",
            ),
            "appeal-decided-by",
        ),
        Phrase(
            "committee-decides",
            "director",
            t(
                "Chefturneringslederen henviser appellen til appelkomiteen",
                "Chefstävlingsledaren hänvisar överklagandet till juryn",
                "The chief director refers the appeal to the committee",
            ),
            "appeal-decided-by",
        ),
        Phrase(
            "then-to-committee",
            "all",
            t(
                "Hans afgørelse kan appelleres til komiteen",
                "Hans beslut kan överklagas till juryn",
                "His decision may be appealed to the committee",
            ),
        ),
        Phrase(
            "committee-has-all-powers",
            "all",
            t(
                "Komiteen har alle de beføjelser, lovene giver turneringslederen",
                "Juryn har alla de befogenheter som lagarna ger tävlingsledaren",
                "The committee has every power the laws give the director",
            ),
        ),
        Phrase(
            "committee-may-only-recommend",
            "all",
            t(
                "Komiteen kan ikke underkende turneringslederen her, men henstille, at han ændrer sin afgørelse",
                "Juryn kan inte upphäva tävlingsledarens beslut här, men rekommendera att han ändrar det",
                "The committee may not overrule the director here, but may recommend that he change his ruling",
            ),
        ),
        Phrase(
            "to-national-authority",
            "all",
            t(
                "Appellen kan sendes videre til den nationale myndighed",
                "Överklagandet kan föras vidare till den nationella myndigheten",
                "The appeal may go on to the national authority",
            ),
        ),
    ),
    rules=(
        Rule(
            "92D:individual",
            "undtagen i en enkeltmandsturnering",
            all_(APPEAL, is_("appellants_agree", "one-refuses", "one-absent"), INDIVIDUAL),
            then=("appeal-supported",),
            weight=-1,
            also=("92C",),
        ),
        Rule(
            "92D:refused",
            "En appel må ikke behandles, medmindre begge spillere i et par",
            all_(APPEAL, REFUSED),
            then=("appeal-not-heard",),
            gives=("appeal-barred",),
            weight=-1,
            also=("92C", "92A"),
        ),
        Rule(
            "92D:captain",
            "kaptajnen for et hold er enig i at appellere",
            all_(APPEAL, is_("appellants_agree", "one-refuses"), is_("event_type", "teams")),
            then=("captain-decides-appeal",),
            weight=-1,
            also=("92A", "92C"),
        ),
        Rule(
            "92D:absent",
            "En fraværende spiller skal anses for at være gået ind for appellen",
            all_(APPEAL, is_("appellants_agree", "one-absent"), unless_known("event_type", "pairs", "teams")),
            then=("absent-player-agrees", "appeal-supported"),
            weight=-1,
            also=("92C",),
        ),
        Rule(
            "92B:in-time",
            "udløber 30 minutter efter, at den officielle score er fremlagt til eftersyn",
            all_(CLOCK, not_(LIMIT_TOLD), WITHIN_30),
            then=("appeal-in-time",),
            also=("92C", "92D"),
            grade=Grade.CERTAIN,
        ),
        Rule(
            "92B:not-posted",
            "udløber 30 minutter efter, at den officielle score er fremlagt til eftersyn",
            all_(APPEAL, NOT_POSTED, any_(CLOCK_RAISED, not_(OTHERWISE_RAISED))),
            then=("appeal-in-time",),
            grade=Grade.CERTAIN,
            also=("92C", "92D"),
        ),
        Rule(
            "92B",
            "Retten til at anmode om en turneringsleders afgørelse eller appellere en sådan udløber 30 minutter efter",
            all_(CLOCK, not_(LIMIT_TOLD), PAST_30, no("organiser_other_limit")),
            then=("appeal-too-late",),
            gives=("appeal-barred",),
            also=("92C", "92D"),
            grade=Grade.CERTAIN,
        ),
        Rule(
            "92B:30-minutes",
            "udløber 30 minutter efter, at den officielle score er fremlagt til eftersyn",
            all_(CLOCK, not_(LIMIT_TOLD), unless_known("organiser_other_limit", False)),
            role=Role.FRAME,
            numbers=(Number("deadline_minutes", 30),),
            grade=Grade.CERTAIN,
        ),
        Rule(
            "92B:other-limit",
            "medmindre den arrangerende organisation har fastlagt en anden tidsfrist",
            all_(CLOCK, not_(LIMIT_TOLD), PAST_30, yes("organiser_other_limit")),
            then=("other-limit-holds",),
            also=("92C", "92D"),
            grade=Grade.CERTAIN,
        ),
        Rule(
            "92B:within-other-limit",
            "medmindre den arrangerende organisation har fastlagt en anden tidsfrist",
            all_(CLOCK, LIMIT_TOLD, at_most("minutes_since_posting", "limit_minutes_set")),
            then=("other-limit-holds", "appeal-in-time"),
            numbers=(Number("deadline_minutes", "limit_minutes_set"),),
            also=("92C", "92D"),
            grade=Grade.CERTAIN,
        ),
        Rule(
            "92B:past-other-limit",
            "medmindre den arrangerende organisation har fastlagt en anden tidsfrist",
            all_(CLOCK, LIMIT_TOLD, more_than("minutes_since_posting", "limit_minutes_set")),
            then=("other-limit-holds", "appeal-too-late"),
            gives=("appeal-barred",),
            numbers=(Number("deadline_minutes", "limit_minutes_set"),),
            also=("92C", "92D"),
            grade=Grade.CERTAIN,
        ),
        Rule(
            "92D",
            "medmindre begge spillere i et par (undtagen i en enkeltmandsturnering) eller kaptajnen for et hold er enig i at "
            "appellere",
            all_(APPEAL, is_("appellants_agree", "both", "captain-agrees")),
            then=("appeal-supported",),
            role=Role.FRAME,
            also=("92C",),
        ),
        Rule(
            "92D:open",
            "En appel må ikke behandles, medmindre begge spillere i et par (undtagen i en enkeltmandsturnering) eller kaptajnen "
            "for et hold er enig i at appellere",
            all_(APPEAL, open_("appellants_agree")),
            then=("both-must-agree",),
            role=Role.NOTE,
        ),
        Rule(
            "93A",
            "Chefturneringslederen skal behandle og afgøre alle appeller, hvis der ikke er en turnerings- eller appelkomite",
            all_(SUBJECT, no("committee_available")),
            then=("chief-director-decides",),
            also=("93C",),
        ),
        Rule(
            "93B1",
            "skal chefturneringslederen behandle og afgøre sådanne dele af appellen, som udelukkende har med disse love eller "
            "turneringsbestemmelserne at gøre",
            all_(COMMITTEE, is_("appeal_subject", "law-only")),
            then=("chief-director-decides", "then-to-committee"),
            also=("93A", "93C"),
        ),
        Rule(
            "93B2",
            "skal chefturneringslederen henvise alle andre appeller til afgørelse i komiteen",
            all_(COMMITTEE, is_("appeal_subject", "facts", "judgement")),
            then=("committee-decides",),
            also=("93B1", "93C"),
        ),
        Rule(
            "93B3",
            "kan den ved afgørelse af appeller udøve alle beføjelser, som disse love giver turneringslederen",
            all_(COMMITTEE, is_("appeal_subject", "facts", "judgement")),
            then=("committee-has-all-powers",),
            also=("12C3",),
        ),
        Rule(
            "93B3:law",
            "Appelkomiteen kan dog ikke underkende turneringslederen i spørgsmål vedrørende disse love",
            all_(COMMITTEE, is_("appeal_subject", "law-only")),
            then=("committee-may-only-recommend",),
        ),
        Rule(
            "93B3:discipline",
            "spørgsmål vedrørende turneringslederens udøvelse af sine disciplinære beføjelser",
            all_(COMMITTEE, is_("appeal_subject", "discipline")),
            then=("committee-may-only-recommend",),
            per=("91A",),
            also=("91", "93B2"),
        ),
        Rule(
            "93C",
            "Når appellen har været gennem de ovenfor nævnte instanser, kan den videresendes til den nationale myndighed",
            all_(HEARD, told("deciding_body", "national-authority")),
            then=("to-national-authority",),
            also=("93B",),
        ),
    ),
    not_ruled=(
        NotRuled(("92A",), "procedure", "who may appeal; the conditions are in 92B to 92D"),
        NotRuled(("92C",), "procedure", "appeals go through the director; said with 92B"),
    ),
)
