"""Laws 9 to 11: from the moment an irregularity is noticed to the rectification, or to its loss.

Who may speak up (9A), who need not (9A4), what may be chosen and gained (10C3, 10C4), and when the right to a
rectification is lost (11A). Dummy's rights and limits are laws 42 and 43, held as headings only; what 9A3 and 9B1b
say about dummy is here, and no more.
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import all_, any_, is_, isnt, known, no, not_, once_known, told, unless_known, yes
from kb.rules.facts import Implication
from kb.rules.model import Gap, Grade, NotRuled, Phrase, RightLost, Role, Rule, RuleSet
from kb.rules.text import t

FORFEIT = is_("irregularity", "forfeited-rectification")
OWN_SIDE = is_("irregularity", "own-side-irregularity")
OPTIONS = is_("irregularity", "use-of-options")
DUMMY = is_("irregularity", "dummy-action")
ACTED_KEY, GAINED_KEY = "non_offender_acted_before_director", "gained_from_opponents_ignorance"
ACTED = yes(ACTED_KEY)
GAINED = once_known(ACTED_KEY, yes(GAINED_KEY))
RECTIFIED_RAISED = any_(known("rectification_paid"), known("gain_after_rectification"))
CHOICE_ASKED = any_(known("best_option_chosen"), not_(RECTIFIED_RAISED))
GAIN_ASKED = all_(not_(known("best_option_chosen")), unless_known("gain_after_rectification", True))

RULES = RuleSet(
    name="procedure",
    laws=("9", "10", "11"),
    on=("forfeited-rectification", "own-side-irregularity", "use-of-options", "dummy-action"),
    phrases=(
        Phrase("rectification-lost", "non-offending-side", t("Den uskyldige side har mistet retten til berigtigelse", "Den icke-felande sidan har förlorat rätten till korrigering", "The non-offending side has lost its right to rectification"), "rectification", RightLost("non-offending-side", "rectification")),
        Phrase("rectification-kept", "non-offending-side", t("Retten til berigtigelse består", "Rätten till korrigering kvarstår", "The right to rectification remains"), "rectification"),
        Phrase("penalty-still-possible", "director", t("Turneringslederen kan stadig give strafpoint for forkert fremgangsmåde", "Tävlingsledaren får ändå utdöma straff för felaktigt förfarande", "The director may still give a procedural penalty")),
        Phrase("no-duty-to-tell", "offending-side", t("Ingen er forpligtet til at gøre opmærksom på sin egen sides overtrædelse", "Ingen är tvungen att påtala ett regelbrott som den egna sidan har begått", "Nobody has to draw attention to an infraction of his own side")),
        Phrase("call-the-director", "all", t("Når der er gjort opmærksom på fejlen, bør turneringslederen tilkaldes straks, og ingen må gøre noget, før han har forklaret alt", "När felet har påtalats bör tävlingsledaren tillkallas omgående, och ingen ska göra något förrän han klargjort allt", "Once attention has been drawn the director should be called at once, and nobody does anything until he has explained everything")),
        Phrase("best-option-is-proper", "non-offending-side", t("Det er korrekt at vælge det, der gavner egen side mest", "Det är korrekt att välja det mest förmånliga alternativet", "It is proper to choose what is most to one's advantage")),
        Phrase("gain-is-proper", "offending-side", t("Når overtrædelsen er berigtiget, er det korrekt at melde og spille til egen fordel, også selv om det ser ud som gevinst af fejlen", "När regelbrottet är korrigerat är det korrekt att bjuda och spela till egen fördel, även om det ser ut som vinst av felet", "Once the infraction has been rectified it is proper to call and play to one's own advantage, even if it looks like profit from the error")),
        Phrase("but-27-and-50", "director", t("Undtagelser står i lov 27 og 50, som kun findes som overskrift", "Undantag finns i lag 27 och 50, som bara finns som rubriker", "Exceptions stand in laws 27 and 50, held as headings only")),
        Phrase("dummy-may-prevent", "all", t("Den blinde må prøve at hindre en fejl, før den sker", "Träkarlen får försöka hindra en felaktighet innan den sker", "Dummy may try to prevent an irregularity before it happens"), "dummy"),
        Phrase("dummy-may-not-point-out", "all", t("Den blinde må ikke påtale en sket fejl under spillet; det må han, når spillet er slut", "Träkarlen får inte påtala en felaktighet under spelet; det får han när given är färdigspelad", "Dummy may not point out an irregularity during the play; he may once the play is over"), "dummy"),
        Phrase("dummy-may-point-out-now", "all", t("Spillet er slut, så den blinde må gøre opmærksom på fejlen", "Given är färdigspelad, så träkarlen får påtala felet", "The play is over, so dummy may point out the irregularity"), "dummy"),
        Phrase("dummy-may-call-director", "all", t("Den blinde må tilkalde turneringslederen, men først når en anden har gjort opmærksom på fejlen", "Träkarlen får tillkalla tävlingsledaren, men först när någon annan har påtalat felet", "Dummy may call the director, but only once somebody else has drawn attention"), "dummy"),
    ),
    implications=(
        Implication(
            all_(DUMMY, is_("dummy_act", "calls-director-first"), told("dummy_first", False)),
            "attention_drawn", "somebody had drawn attention before dummy", True,
        ),
    ),
    rules=(
        Rule(
            "11A",
            "om den icke-felande sidan kan ha tjänat på det fortsatta handlandet av en motståndare som inte känt till de relevanta bestämmelserna i lagen",
            all_(FORFEIT, ACTED, GAINED),
            then=("rectification-lost",),
            also=("9B1a", "9B2", "10B"),
        ),
        Rule(
            "11A:no-gain",
            "Rätten till korrigering av en felaktighet kan förloras",
            all_(FORFEIT, ACTED, once_known(ACTED_KEY, no(GAINED_KEY))),
            then=("rectification-kept",),
            grade=Grade.DISCRETIONARY,
            also=("11B", "9B1a", "9B2", "10B"),
        ),
        Rule(
            "11A:did-nothing",
            "om en spelare på den icke-felande sidan vidtar någon åtgärd innan tävlingsledaren tillkallats",
            all_(FORFEIT, no("non_offender_acted_before_director")),
            then=("rectification-kept",),
            also=("9B1c", "10A"),
        ),
        Rule(
            "11B",
            "Även sedan rätten till korrigering gått förlorad enligt denna lag, får tävlingsledaren utdöma straff för felaktigt förfarande",
            all_(FORFEIT, ACTED, GAINED),
            then=("penalty-still-possible",),
            role=Role.APPLIES,
            also=("90",),
        ),
        Rule(
            "9A4",
            "Man är inte tvungen att påtala ett regelbrott som begåtts av den egna sidan",
            all_(OWN_SIDE, unless_known("attention_drawn", False)),
            then=("no-duty-to-tell",),
            also=("9A1", "9A2", "9B1d", "20F"),
        ),
        Rule(
            "9B1a",
            "Tävlingsledaren bör tillkallas omgående när en felaktighet Har påtalats",
            all_(OWN_SIDE, told("attention_drawn")),
            then=("call-the-director",),
            per=("9B2",),
            also=("9B1b", "9B1d", "9A4"),
        ),
        Rule(
            "10C3",
            "är det korrekt att välja det mest förmånliga alternativet",
            all_(OPTIONS, CHOICE_ASKED, yes("best_option_chosen")),
            then=("best-option-is-proper",),
            also=("10C1", "10C2"),
        ),
        Rule(
            "10C4",
            "efter en korrigering av ett regelbrott, korrekt för den felande sidan att bjuda eller spela på ett sätt som är förmånligt för den egna sidan, även om de därigenom verkar dra fördel av sitt eget regelbrott",
            all_(OPTIONS, RECTIFIED_RAISED, GAIN_ASKED, yes("rectification_paid")),
            then=("gain-is-proper", "but-27-and-50"),
            also=("12B2", "16D", "27", "50"),
        ),
        Rule(
            "9A3",
            "Dock får varje spelare, även träkarlen, försöka hindra en annan spelare från att begå en felaktighet",
            all_(DUMMY, is_("dummy_act", "warns-before-lead")),
            then=("dummy-may-prevent",),
            also=("42", "43"),
        ),
        Rule(
            "9A3:during-play",
            "När en felaktighet har skett, får inte träkarlen påtala det under spelperioden men han får göra det när given spelats färdigt",
            all_(DUMMY, is_("dummy_act", "speaks-after-lead", "points-out-defenders-irregularity"), unless_known("stage", "play")),
            then=("dummy-may-not-point-out",),
            also=("42", "43"),
        ),
        Rule(
            "9A3:after-play",
            "men han får göra det när given spelats färdigt",
            all_(DUMMY, is_("dummy_act", "speaks-after-lead", "points-out-defenders-irregularity"), told("stage", "after-play", "after-round", "after-session")),
            then=("dummy-may-point-out-now",),
            also=("42", "43"),
        ),
        Rule(
            "9B1b",
            "Varje spelare, inklusive träkarlen, får tillkalla tävlingsledaren efter det att en felaktighet har påtalats",
            all_(DUMMY, is_("dummy_act", "calls-director-first")),
            then=("dummy-may-call-director",),
            per=("9A3",),
            also=("42", "43"),
        ),
    ),
    gaps=(
        Gap(
            all_(OPTIONS, any_(no("best_option_chosen"), no("rectification_paid"), told("gain_after_rectification", False))),
            t(
                "10 C 3 og 10 C 4 siger kun, hvad der er korrekt efter en berigtigelse; resten hører under lov 16 D og 72, som kun findes som overskrift",
                "10 C 3 och 10 C 4 säger bara vad som är korrekt efter en korrigering; resten hör under lag 16 D och 72, som bara finns som rubriker",
                "10C3 and 10C4 only say what is proper after a rectification; the rest belongs to laws 16D and 72, held as headings only",
            ),
            ("16D", "72"),
        ),
        Gap(
            all_(DUMMY, isnt("dummy_act", "warns-before-lead", "speaks-after-lead", "points-out-defenders-irregularity", "calls-director-first")),
            t(
                "Den blindes rettigheder og grænser står i lov 42, 43 og 45, som kun findes som overskrift",
                "Träkarlens rättigheter och begränsningar finns i lag 42, 43 och 45, som bara finns som rubriker",
                "Dummy's rights and limits stand in laws 42, 43 and 45, held as headings only",
            ),
            ("42", "43", "45"),
        ),
        Gap(
            all_(DUMMY, told("stage", "before-auction", "auction", "after-final-pass")),
            t("Der er ingen blind før spillet", "Det finns ingen träkarl före spelet", "There is no dummy before the play"),
        ),
    ),
    not_ruled=(
        NotRuled(("9A1", "9A2"), "procedure", "who may draw attention during the auction and the play"),
        NotRuled(("9B1c", "9B1d", "9B2"), "procedure", "calling the director costs no right; nobody acts before he has explained"),
        NotRuled(("9C",), "procedure", "correcting too soon may bring more (law 26, not held)"),
        NotRuled(("10A", "10B"), "procedure", "only the director decides, and may allow or undo what players settled themselves"),
        NotRuled(("10C1", "10C2"), "procedure", "the director explains every choice; the player makes it alone"),
    ),
)  # fmt: skip
