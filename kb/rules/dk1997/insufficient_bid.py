"""Law 27: a bid not higher than the one before.

The left-hand opponent may accept it, by saying so or simply by calling (27A), whoever's turn it was. If he does
not, a bid made in turn must be made good (27B), and what it is changed to decides whether the partner is free
(27B1a) or silent (27B2, 27B3). A bid out of turn goes the way of law 31 (27C).
27B1b can be judged only after the play and is therefore kept in mind, not asked.
Whether either bid 'could be' conventional is one question each: the law's two words, 'helt klart ikke' in 27B1a
and 'kunne være' in 27B2, leave no room between them.
"""

# ruff: noqa: E501 - a table of words reads better one entry a line

from __future__ import annotations

from kb.rules.conditions import all_, any_, given, is_, no, open_, yes
from kb.rules.model import Choice, Grade, Option, Phrase, Role, Rule, RuleSet, ScoreAward
from kb.rules.text import t

IN_TURN = is_("turn_of", "offender")
OUT_OF_TURN = is_("turn_of", "rho", "lho", "partner")
REFUSED = no("accepted_by_lho")
NATURAL = all_(no("call_conventional"), no("correction_conventional"))
CONVENTIONAL = any_(yes("call_conventional"), yes("correction_conventional"))

MAKE_GOOD = (
    Choice(
        "sufficient-bid",
        cites=("27B1a", "27B2"),
        when=no("call_conventional"),
        leads_to=t(
            "Laveste bud i samme benævnelse, når begge bud helt klart er naturlige: ingen straf. "
            "Ethvert andet bud: makker skal passe i resten af meldeforløbet",
            "Lägsta bud i samma benämning när båda buden uppenbart är naturliga: inget straff. "
            "Varje annat bud: partnern måste passa under resten av budgivningen",
            "The lowest bid in the same denomination when both bids are plainly natural: no penalty. "
            "Any other bid: partner must pass for the rest of the auction",
        ),
    ),
    Choice(
        "sufficient-bid",
        cites=("27B2",),
        when=yes("call_conventional"),
        leads_to=t(
            "Makker skal passe i resten af meldeforløbet",
            "Partnern måste passa under resten av budgivningen",
            "Partner must pass for the rest of the auction",
        ),
    ),
    Choice("pass", cites=("27B2",), sets=(("correction", "pass"),)),
)

RULES = RuleSet(
    name="insufficient-bid",
    laws=("27",),
    on=("insufficient-bid",),
    phrases=(
        Phrase(
            "correction-stands",
            "offender",
            t("Rettelsen står ved magt", "Rättelsen står", "The correction stands"),
            "correction",
        ),
        Phrase(
            "correction-cancelled",
            "offender",
            t("Den nye melding annulleres", "Det nya budet stryks", "The new call is cancelled"),
            "correction",
        ),
        Phrase(
            "must-make-good",
            "offender",
            t(
                "Budet skal rettes til et tilstrækkeligt bud eller pas",
                "Budet måste rättas till ett tillräckligt bud eller pass",
                "The bid must be changed to a sufficient bid or a pass",
            ),
        ),
        Phrase(
            "information-free",
            "offending-side",
            t(
                "Forbuddet mod at bruge oplysninger fra tilbagetagne meldinger gælder ikke her",
                "Förbudet mot att använda information från återtagna bud gäller inte här",
                "The ban on information from withdrawn calls does not apply here",
            ),
        ),
        Phrase(
            "adjusted-score-27",
            "director",
            t(
                "Turneringslederen skal tildele en justeret score, da budet gav oplysninger, der skadede modstanderne",
                "Tävlingsledaren ska tilldela en justerad score, eftersom budet gav information som skadade motståndarna",
                "The director must give an adjusted score, as the bid gave information that damaged the opponents",
            ),
            "score",
            ScoreAward("both", "adjusted"),
        ),
        Phrase(
            "treated-as-out-of-turn",
            "all",
            t(
                "Budet behandles som bud uden for tur",
                "Budet behandlas som bud utom tur",
                "The bid is dealt with as a bid out of turn",
            ),
        ),
        Phrase(
            "corrected-too-soon",
            "offender",
            t(
                "Den fejlende rettede selv, før turneringslederen havde forklaret; han kan ikke ved det vælge sig fri for straf",
                "Den felande rättade själv innan tävlingsledaren hade förklarat; därmed slipper han inte påföljden",
                "The offender corrected before the director had explained; that does not free him from the penalty",
            ),
        ),
    ),
    rules=(
        Rule(
            "27A",
            "Ethvert utilstrækkeligt bud kan accepteres (behandles som lovligt), hvis MTV vælger det. "
            "Det er accepteret, hvis denne spiller melder.",
            yes("accepted_by_lho"),
            then=("call-stands", "no-penalty", "auction-goes-on"),
            also=("9B1", "18D"),
        ),
        Rule(
            "27A:choice",
            "kan accepteres (behandles som lovligt), hvis MTV vælger det",
            all_(IN_TURN, open_("accepted_by_lho")),
            options=(
                Option(
                    "lho",
                    (
                        Choice("accept", sets=(("accepted_by_lho", True),)),
                        Choice("refuse", cites=("27B",), sets=(("accepted_by_lho", False),)),
                    ),
                ),
                Option("offender", MAKE_GOOD, after="refuse"),
            ),
            also=("27B3", "10C1", "23", "26"),
        ),
        Rule(
            "27B",
            "Hvis et utilstrækkeligt bud afgivet efter tur ikke accepteres, skal det rettes til et tilstrækkeligt bud "
            "eller pas",
            all_(IN_TURN, REFUSED),
            then=("must-make-good",),
            role=Role.FRAME,
            gives=("to-make-good",),
            also=("27A", "10C1"),
        ),
        Rule(
            "27B:choice",
            "skal det rettes til et tilstrækkeligt bud eller pas",
            all_(given("to-make-good"), open_("correction")),
            options=(Option("offender", MAKE_GOOD),),
            also=("27B3", "23", "26"),
        ),
        Rule(
            "27B1a",
            "fortsætter meldeforløbet, som om uregelmæssigheden ikke have fundet sted",
            all_(given("to-make-good"), is_("correction", "lowest-same-denomination"), NATURAL),
            then=("correction-stands", "auction-as-if-nothing", "no-penalty", "partner-free", "information-free"),
            gives=("natural-correction",),
            also=("27B1b", "12C2"),
        ),
        Rule(
            "27B1b",
            "Hvis turneringslederen skønner, at det utilstrækkelige bud gav sådanne oplysninger, at den ikkefejlende side "
            "skades, skal turneringslederen tildele en justeret score",
            all_(given("natural-correction"), yes("ib_information_damages")),
            then=("adjusted-score-27",),
            later=True,
            reminder=t(
                "Skønner turneringslederen efter spillet, at det utilstrækkelige bud gav oplysninger, der skadede "
                "modstanderne, tildeler han en justeret score",
                "Om tävlingsledaren efter spelet finner att det otillräckliga budet gav information som skadade "
                "motståndarna tilldelar han en justerad score",
                "If the director judges after the play that the insufficient bid gave information that damaged the "
                "opponents, he gives an adjusted score",
            ),
            also=("12C2",),
            weight=-1,
        ),
        Rule(
            "27B2",
            "skal den fejlendes makker passe under resten af meldeforløbet",
            all_(
                given("to-make-good"),
                any_(
                    is_("correction", "other-sufficient-bid", "pass"),
                    all_(is_("correction", "lowest-same-denomination"), CONVENTIONAL),
                ),
            ),
            then=("correction-stands", "partner-passes-throughout"),
            gives=("enforced-pass", "lead-penalties"),
        ),
        Rule(
            "27B3",
            "Hvis den fejlende forsøger at ændre sit utilstrækkelige bud til en dobling eller en redobling, annulleres "
            "denne melding, og den fejlendes makker skal passe under resten af meldeforløbet",
            all_(given("to-make-good"), is_("correction", "double", "redouble")),
            then=("correction-cancelled", "partner-passes-throughout"),
            options=(
                Option(
                    "offender",
                    (
                        Choice(
                            "sufficient-bid",
                            leads_to=t(
                                "Makker skal stadig passe", "Partnern måste ändå passa", "Partner must still pass"
                            ),
                        ),
                        Choice(
                            "pass",
                            leads_to=t(
                                "Makker skal stadig passe", "Partnern måste ändå passa", "Partner must still pass"
                            ),
                        ),
                    ),
                ),
            ),
            gives=("enforced-pass", "lead-penalties"),
        ),
        Rule(
            "27B:insufficient-again",
            "skal det rettes til et tilstrækkeligt bud eller pas",
            all_(given("to-make-good"), is_("correction", "insufficient-bid")),
            then=("correction-cancelled",),
            options=(Option("offender", MAKE_GOOD),),
            grade=Grade.AMBIGUOUS,
            also=("27B2", "9C"),
        ),
        Rule(
            "27C",
            "Hvis en spiller afgiver et utilstrækkeligt bud uden for tur, anvendes",
            all_(OUT_OF_TURN, any_(REFUSED, open_("accepted_by_lho"))),
            then=("treated-as-out-of-turn",),
            # The number after 'anvendes' is lost in the transcript; it is 31.
            redirects="call-out-of-turn",
            also=("27A", "31"),
        ),
        Rule(
            "9C:insufficient-bid",
            "Selvstændig rettelse af uregelmæssigheden af den fejlende kan udsætte denne for yderligere straf",
            all_(given("to-make-good"), yes("correction_before_director")),
            then=("corrected-too-soon",),
            role=Role.NOTE,
            also=("10B",),
        ),
    ),
)
