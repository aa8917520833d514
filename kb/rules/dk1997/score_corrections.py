"""Law 79: how many tricks were won, and putting a score right.

Tricks in dispute: whoever asks before the round is over gets them counted; later the director need not raise a
score (79B); where there was a claim or a concession, law 69 or 71 comes first. A score wrongly reckoned or entered
is corrected within the organiser's period, which ends thirty minutes after posting unless he has set it longer or, by
the footnote, shorter (79C). Only the organiser may set it: a director's own limit changes nothing.
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import all_, any_, at_least, at_most, is_, known, more_than, no, not_, told, unless_known, yes
from kb.rules.model import Grade, NotRuled, Number, Phrase, Rule, RuleSet
from kb.rules.text import t

TRICKS = told("error_kind", "agreed-tricks")
ENTRY = told("error_kind", "computing-or-entry")

POSTED = any_(known("minutes_since_posting"), known("days_since_posting"))
ROUND_OVER = any_(is_("stage", "after-round", "after-session"), POSTED)
ROUND_ON = all_(is_("stage", "before-auction", "auction", "after-final-pass", "play", "after-play"), not_(POSTED))
AFTER_CLAIM = any_(known("claimer_role"), known("tricks_claimed"), known("conceded_tricks"))

NOT_POSTED = all_(not_(POSTED), told("stage", "auction", "after-final-pass", "play", "after-play"))
JUDGED = known("within_correction_period")
CLOCK = all_(ENTRY, not_(JUDGED), not_(NOT_POSTED))
DAY_LATER = all_(known("days_since_posting"), at_least("days_since_posting", 1))
PAST_30 = any_(DAY_LATER, more_than("minutes_since_posting", 30))
WITHIN_30 = all_(not_(DAY_LATER), at_most("minutes_since_posting", 30))
OTHER_LIMIT = all_(known("limit_minutes_set"), is_("limit_set_by", "organiser"))
NO_OTHER_LIMIT = any_(not_(known("limit_minutes_set")), is_("limit_set_by", "director"))
WITHIN_LIMIT = all_(not_(DAY_LATER), at_most("minutes_since_posting", "limit_minutes_set"))
PAST_LIMIT = any_(DAY_LATER, more_than("minutes_since_posting", "limit_minutes_set"))
HALF_HOUR = Number("deadline_minutes", 30)

RULES = RuleSet(
    name="score-corrections",
    laws=("79",),
    on=("score-correction",),
    phrases=(
        Phrase(
            "tricks-established",
            "director",
            t(
                "Turneringslederen afgør, hvor mange stik der blev vundet, og scoren rettes",
                "Tävlingsledaren avgör hur många stick som vanns, och scoren rättas",
                "The director decides how many tricks were won, and the score is corrected",
            ),
            "tricks-dispute",
        ),
        Phrase(
            "no-score-need-be-raised",
            "director",
            t(
                "Runden er forbi: turneringslederen behøver ikke forhøje nogens score",
                "Ronden är slut: tävlingsledaren behöver inte höja någons score",
                "The round is over: the director need not raise anybody's score",
            ),
            "tricks-dispute",
        ),
        Phrase(
            "claim-law-first",
            "director",
            t(
                "Der var gjort krav eller givet afkald: reglerne om accept og om annullering af afgivelse går forud",
                "Det fanns ett krav eller avstående: reglerna om godtagande och om strykning av avstående går före",
                "There was a claim or concession: the laws on accepting and on cancelling it come first",
            ),
        ),
        Phrase(
            "score-corrected",
            "director",
            t("Scoren rettes", "Scoren rättas", "The score is corrected"),
            "correction-of-score",
        ),
        Phrase(
            "too-late-to-correct",
            "all",
            t(
                "Det er for sent: scoren står ved magt",
                "Det är för sent: scoren står",
                "It is too late: the score stands",
            ),
            "correction-of-score",
        ),
        Phrase(
            "longer-period",
            "all",
            t(
                "Arrangøren har fastsat en længere frist; inden for den rettes scoren",
                "Arrangören har fastställt en längre tid; inom den rättas scoren",
                "The organiser has set a longer period; within it the score is corrected",
            ),
        ),
        Phrase(
            "only-organiser-sets-period",
            "director",
            t(
                "Kun arrangøren kan fastsætte en anden frist, ikke turneringslederen",
                "Bara arrangören kan fastställa en annan tid, inte tävlingsledaren",
                "Only the organiser can set another period, not the director",
            ),
        ),
        Phrase(
            "rule-and-inform-of-appeal",
            "director",
            t(
                "Kan kendsgerningerne ikke fastslås, afgør turneringslederen sagen, så spillet kan gå videre, og nævner retten til appel",
                "Kan fakta inte fastställas avgör tävlingsledaren så att spelet kan fortsätta och nämner rätten att överklaga",
                "If the facts cannot be established the director rules so that play can go on, and tells the players they may appeal",
            ),
        ),
    ),
    rules=(
        Rule(
            "79B:which",
            "Hvis der senere opstår uenighed om antal vundne stik, skal turneringslederen tilkaldes",
            all_(is_("error_kind", "agreed-tricks"), not_(AFTER_CLAIM), ROUND_ON),
            then=("tricks-established",),
            numbers=(Number("declarer_tricks_final", "declarer_tricks"),),
            also=("79A", "65C", "66D", "85"),
        ),
        Rule(
            "79B",
            "Turneringslederen er ikke forpligtet til at forhøje scoren for nogen deltager, medmindre turneringslederen "
            "tilkaldes før rundens afslutning",
            all_(TRICKS, not_(AFTER_CLAIM), ROUND_OVER),
            then=("no-score-need-be-raised",),
            grade=Grade.DISCRETIONARY,
            also=("79A", "8B", "69", "71", "81C6"),
        ),
        Rule(
            "79B:claim",
            "hvis der har været et krav eller en afgivelse",
            all_(TRICKS, AFTER_CLAIM),
            then=("claim-law-first",),
            per=("69B", "71"),
            also=("69", "79C"),
        ),
        Rule(
            "85A:tricks",
            "Hvis turneringslederen er overbevist om at have fastslået kendsgerningerne",
            all_(TRICKS, told("facts_still_establishable"), not_(told("cards_mixed_after_assertion"))),
            also=("84",),
        ),
        Rule(
            "85B:tricks",
            "skal turneringslederen træffe en afgørelse, der tillader spillet at fortsætte",
            all_(TRICKS, told("facts_still_establishable", False), not_(told("cards_mixed_after_assertion"))),
            then=("rule-and-inform-of-appeal",),
            also=("81C9", "83"),
        ),
        Rule(
            "79C",
            "En fejl i udregning eller indføring af den score, som man er blevet enige om",
            is_("error_kind", "computing-or-entry"),
            also=("81C6", "78E"),
        ),
        Rule(
            "79C:entry",
            "En fejl i udregning eller indføring af den score, som man er blevet enige om",
            all_(
                is_("error_kind", "computing-or-entry"),
                any_(told("within_correction_period"), all_(not_(JUDGED), NOT_POSTED)),
            ),
            then=("score-corrected",),
        ),
        Rule(
            "79C:judged-late",
            "kan rettes inden for det tidsrum for sådanne rettelser, der er angivet af den arrangerende organisation",
            all_(ENTRY, told("within_correction_period", False)),
            then=("too-late-to-correct", "period-over"),
        ),
        Rule(
            "79C:within-30",
            "udløber denne rettelsesperiode 30 min. efter, at den officielle score er fremlagt til eftersyn",
            all_(CLOCK, NO_OTHER_LIMIT, WITHIN_30),
            then=("score-corrected",),
        ),
        Rule(
            "79C:past-30",
            "udløber denne rettelsesperiode 30 min. efter, at den officielle score er fremlagt til eftersyn",
            all_(CLOCK, NO_OTHER_LIMIT, PAST_30, no("organiser_set_longer_period")),
            then=("too-late-to-correct", "period-over"),
        ),
        Rule(
            "79C:longer",
            "Medmindre den arrangerende organisation fastsætter en længere",
            all_(CLOCK, NO_OTHER_LIMIT, PAST_30, yes("organiser_set_longer_period")),
            then=("longer-period", "score-corrected"),
        ),
        Rule(
            "79C:30-minutes",
            "udløber denne rettelsesperiode 30 min. efter, at den officielle score er fremlagt til eftersyn",
            all_(
                ENTRY,
                any_(not_(known("limit_minutes_set")), told("limit_set_by", "director")),
                unless_known("organiser_set_longer_period", False),
            ),
            numbers=(HALF_HOUR,),
        ),
        Rule(
            "79C:director-set-limit",
            "det tidsrum for sådanne rettelser, der er angivet af den arrangerende organisation",
            all_(ENTRY, known("limit_minutes_set"), told("limit_set_by", "director")),
            then=("only-organiser-sets-period",),
        ),
        Rule(
            "79C:within-limit",
            "kan rettes inden for det tidsrum for sådanne rettelser, der er angivet af den arrangerende organisation",
            all_(CLOCK, OTHER_LIMIT, WITHIN_LIMIT),
            then=("score-corrected",),
            numbers=(Number("deadline_minutes", "limit_minutes_set"),),
        ),
        Rule(
            "79C:past-limit",
            "kan rettes inden for det tidsrum for sådanne rettelser, der er angivet af den arrangerende organisation",
            all_(CLOCK, OTHER_LIMIT, PAST_LIMIT),
            then=("too-late-to-correct", "period-over"),
            numbers=(Number("deadline_minutes", "limit_minutes_set"),),
        ),
    ),
    not_ruled=(
        NotRuled(("79A",), "procedure", "when the tricks should be agreed; what a later dispute leads to is in 79B"),
        NotRuled(("85",), "procedure", "heading of 85A and 85B"),
    ),
)
