"""Law 75 (and the footnote to 75D2): explanations, right and wrong.

If what was explained is what the pair has agreed, the wrong thing was the call: no infraction, the result stands; if it
cannot be proved, the explanation is taken to be wrong. Who finds out that his own explanation was wrong calls the
director at once (75D1); his partner says nothing until the final pass, or as a defender until the play is over (75D2).
Departing from a disclosed agreement is allowed as long as partner knows no more of it than the opponents (75B).
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import all_, is_, known, no, not_, told, yes
from kb.rules.model import NotRuled, Phrase, Role, Rule, RuleSet
from kb.rules.text import t

MISINFORMATION = is_("irregularity", "misinformation")
OWN_SIDE = is_("irregularity", "own-side-irregularity")
DEPARTURE = is_("irregularity", "departure-from-agreement")
AS_AGREED = all_(MISINFORMATION, told("explanation_matches_agreement", "yes"))
EXPLAINER = all_(not_(DEPARTURE), told("explanation_error_known_by", "explainer"))
PARTNER = all_(not_(DEPARTURE), told("explanation_error_known_by", "explainers-partner"))
AUCTION = told("stage", "before-auction", "auction")
PLAY_OVER = told("stage", "after-play", "after-round", "after-session")
TALKING = all_(PARTNER, not_(AUCTION), not_(told("explanation_matches_agreement", "yes")))

RULES = RuleSet(
    name="explanations",
    laws=("75",),
    on=("misinformation", "own-side-irregularity", "departure-from-agreement"),
    phrases=(
        Phrase(
            "call-was-wrong-not-explanation",
            "director",
            t(
                "Forklaringen svarer til aftalen; fejlen lå i meldingen. Det er ingen lovovertrædelse",
                "Förklaringen stämmer med överenskommelsen; felet låg i budet. Det är inget brott mot lagarna",
                "The explanation is what the pair has agreed; the mistake was in the call. That is no infraction",
            ),
            "explanation",
        ),
        Phrase(
            "explanation-taken-to-be-wrong",
            "director",
            t(
                "Kan aftalen ikke bevises, dømmes der for forkert forklaring, ikke forkert melding",
                "Kan överenskommelsen inte bevisas döms det för felaktig förklaring, inte för felaktigt bud",
                "If the agreement cannot be proved, the ruling is for a wrong explanation, not a wrong call",
            ),
            "explanation",
        ),
        Phrase(
            "explainer-calls-director",
            "offender",
            t(
                "Den, der forklarede forkert, skal straks tilkalde turneringslederen, når han bliver klar over det",
                "Den som förklarade fel måste genast tillkalla tävlingsledaren när han upptäcker det",
                "The player who explained wrongly must call the director as soon as he realises it",
            ),
        ),
        Phrase(
            "partner-keeps-silent",
            "offenders-partner",
            t(
                "Hans makker må hverken rette fejlen eller vise, at der er sket en, før den afsluttende pas",
                "Partnern får varken rätta felet eller visa att det har uppstått före den sista passen",
                "His partner may neither correct the error nor show that there was one before the final pass",
            ),
            "when-to-correct",
        ),
        Phrase(
            "declaring-side-corrects-after-final-pass",
            "offenders-partner",
            t(
                "Som spilfører eller blind tilkalder han turneringslederen efter den afsluttende pas og retter forklaringen",
                "Som spelförare eller träkarl tillkallar han tävlingsledaren efter sista passen och rättar förklaringen",
                "As declarer or dummy he calls the director after the final pass and corrects the explanation",
            ),
            "when-to-correct",
        ),
        Phrase(
            "defender-waits-until-play-is-over",
            "offenders-partner",
            t(
                "Som modspiller må han ikke rette fejlen, før spillet er forbi; så tilkalder han turneringslederen",
                "Som försvarare får han inte rätta felet förrän spelet är slut; då tillkallar han tävlingsledaren",
                "As a defender he may not correct it before the play is over; then he calls the director",
            ),
            "when-to-correct",
        ),
        Phrase(
            "play-over-so-correct-now",
            "offenders-partner",
            t(
                "Spillet er forbi: han skal nu tilkalde turneringslederen og rette forklaringen",
                "Spelet är slut: han ska nu tillkalla tävlingsledaren och rätta förklaringen",
                "The play is over: he must now call the director and correct the explanation",
            ),
            "when-to-correct",
        ),
        Phrase(
            "what-he-heard-is-unauthorised",
            "offenders-partner",
            t(
                "At han hørte forklaringen, giver ham ubeføjede oplysninger, som han ikke må bruge",
                "Att han hörde förklaringen ger honom otillåten information som han inte får använda",
                "Having heard the explanation gives him unauthorised information, which he may not use",
            ),
        ),
        Phrase(
            "no-duty-when-call-was-wrong",
            "offenders-partner",
            t(
                "Var det meldingen, der var forkert, har han ingen pligt til at sige det",
                "Var det budet som var fel har han ingen skyldighet att säga det",
                "If it was the call that was wrong, he has no duty to say so",
            ),
            "when-to-correct",
        ),
        Phrase(
            "departure-allowed",
            "all",
            t(
                "At bryde en oplyst aftale er tilladt, når makker er lige så uvidende som modstanderne; skade giver ingen erstatning",
                "Att bryta en upplyst överenskommelse är tillåtet när partnern är lika ovetande som motståndarna; skada ger ingen ersättning",
                "To depart from a disclosed agreement is allowed when partner is as unaware as the opponents; damage earns no redress",
            ),
            "departure",
        ),
        Phrase(
            "departure-was-understanding",
            "director",
            t(
                "Makker vidste eller ventede det: så er det en underforstået aftale, som skulle have været oplyst",
                "Partnern visste eller väntade sig det: då är det en underförstådd överenskommelse som borde ha upplysts",
                "Partner knew or expected it: then it is an implicit agreement that had to be disclosed",
            ),
            "departure",
        ),
    ),
    rules=(
        Rule(
            "75B",
            "En spiller må bryde en oplyst makkeraftale, så længe spillerens makker er uvidende om dette brud",
            all_(DEPARTURE, no("partner_expects_departure")),
            then=("departure-allowed",),
            also=("40A", "73E"),
        ),
        Rule(
            "75B:understanding",
            "ofte forekommende brud på en makkeraftale kan skabe underforståede aftaler, som skal oplyses",
            all_(DEPARTURE, yes("partner_expects_departure")),
            then=("departure-was-understanding",),
            also=("75A", "40B", "40C"),
        ),
        Rule(
            "75D2:wrong-call",
            "Her er der ikke tale om en lovovertrædelse",
            AS_AGREED,
            then=("call-was-wrong-not-explanation", "result-stands"),
            also=("75A", "75B", "40C", "21B3", "16A"),
        ),
        Rule(
            "75D2:unproven",
            "turneringslederen skal dømme på basis af en forkert forklaring frem for et forkert bud, hvis der ikke er beviser på "
            "det modsatte",
            all_(MISINFORMATION, told("explanation_matches_agreement", "unproven")),
            then=("explanation-taken-to-be-wrong",),
            role=Role.FRAME,
            also=("40C", "21B"),
        ),
        Rule(
            "75D1",
            "Hvis en spiller efterfølgende bliver klar over, at dennes egen forklaring var fejlagtig eller ufuldstændig, skal "
            "spilleren straks tilkalde turneringslederen",
            EXPLAINER,
            then=("explainer-calls-director",),
            also=("21", "40C", "75D2", "72B3"),
        ),
        Rule(
            "75D2:auction",
            "må ikke rette fejlen før den afsluttende pas",
            all_(PARTNER, AUCTION),
            then=("partner-keeps-silent", "what-he-heard-is-unauthorised"),
            also=("16A", "75D1", "72B3", "73C"),
        ),
        Rule(
            "75D2:player",
            "må ikke rette fejlen før den afsluttende pas",
            all_(TALKING, is_("offender_role", "player")),
            then=("partner-keeps-silent", "what-he-heard-is-unauthorised"),
            also=("16A", "75D1", "72B3", "73C"),
        ),
        Rule(
            "75D2:declarer",
            "spilfører eller den blinde efter den afsluttende pas",
            all_(TALKING, is_("offender_role", "declarer", "dummy")),
            then=("declaring-side-corrects-after-final-pass",),
            also=("16A", "75D1", "72B3", "21B1"),
        ),
        Rule(
            "75D2:defender",
            "En modspiller må ikke rette fejlen, før spillet er forbi",
            all_(TALKING, is_("offender_role", "defender"), not_(PLAY_OVER)),
            then=("defender-waits-until-play-is-over", "what-he-heard-is-unauthorised"),
            also=("16A", "75D1", "72B3"),
        ),
        Rule(
            "75D2:defender-now",
            "modspillerne efter spillet",
            all_(TALKING, is_("offender_role", "defender"), PLAY_OVER),
            then=("play-over-so-correct-now",),
            also=("40C", "75D1", "72B3"),
        ),
        Rule(
            "75D2:no-duty",
            "Syd har ikke pligt til at gøre det efterfølgende",
            all_(PARTNER, not_(AUCTION), told("explanation_matches_agreement", "yes")),
            then=("no-duty-when-call-was-wrong", "what-he-heard-is-unauthorised"),
            also=("16A", "75B"),
        ),
        Rule(
            "72B3",
            "En spiller har ikke pligt til at henlede opmærksomheden på en uforsætlig lovovertrædelse begået af spillerens egen "
            "side",
            all_(
                OWN_SIDE,
                not_(known("explanation_error_known_by")),
                not_(known("misinformation_kind")),
                no("infraction_deliberate"),
                not_(told("attention_drawn")),
            ),
            then=("no-duty-to-draw-attention",),
            also=("72B4", "75D", "9A", "75D2"),
        ),
        Rule(
            "72B3:explanation",
            "men se fodnoten til 75 angående en forkert forklaring",
            all_(
                OWN_SIDE,
                is_("explanation_error_known_by", "explainer", "explainers-partner"),
                known("misinformation_kind"),
            ),
            role=Role.FRAME,
        ),
        Rule(
            "72B2:own-side",
            "En spiller må ikke forsætligt overtræde disse love",
            all_(OWN_SIDE, told("infraction_deliberate")),
            then=("deliberate-not-allowed",),
            also=("72B3", "90", "72B1"),
        ),
        Rule(
            "72B4",
            "En spiller må ikke forsøge at skjule en uforsætlig lovovertrædelse",
            all_(OWN_SIDE, told("cards_mixed_after_assertion")),
            then=("no-concealing",),
            also=("66D", "72B3"),
        ),
    ),
    not_ruled=(
        NotRuled(("75", "75D"), "definition", "headings; their points rule"),
        NotRuled(
            ("75A", "75C"),
            "conduct",
            "agreements must be open to the opponents; what a breach costs is in 21, 40C and 75D",
        ),
    ),
)
