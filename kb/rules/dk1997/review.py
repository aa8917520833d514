"""Law 20 with 41B and 41C: having calls repeated and explained.

Two questions, kept apart. May he ask? It depends on the moment and on the turn (20A to 20C, 20F, 41B, 41C). Who
answers, and is it right? Only an opponent repeats the auction (20D), an explanation normally comes from the caller's
partner (20F1), and every player must put an error in the repetition right at once (20E).
A case about the answer is not asked about the turn. The asker is 'player' while the auction lasts, and has a role after.
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import all_, any_, given, is_, known, no, not_, told, unless_known, yes
from kb.rules.dk1997.artificial_scores import award_rule
from kb.rules.facts import Contradiction, Implication
from kb.rules.model import Gap, NotRuled, Phrase, Rule, RuleSet
from kb.rules.text import t

REVIEW = is_("irregularity", "review-or-explanation")
IN_AUCTION = any_(told("stage", "before-auction", "auction"), told("requester_role", "player"))
BEFORE_LEAD_TURNED = told("stage", "after-final-pass")
IN_PLAY = any_(
    told("stage", "play"), all_(not_(known("stage")), told("requester_role", "declarer", "dummy", "defender"))
)
LATER_ON = any_(BEFORE_LEAD_TURNED, IN_PLAY)
AUCTION = any_(
    IN_AUCTION,
    all_(not_(known("stage")), not_(known("requester_role")), is_("stage", "before-auction", "auction")),
)

ABOUT_ANSWER = any_(
    told("answered_by", "partner"),
    told("answer_wrong"),
    all_(is_("request", "explanation"), told("answered_by_caller")),
)
MAY_ASK = all_(REVIEW, known("request"), not_(all_(ABOUT_ANSWER, not_(known("requester_in_turn")))))
PLAYED_ASK = all_(REVIEW, known("request"), not_(all_(ABOUT_ANSWER, not_(known("requester_has_played")))))

FULL = is_("request", "full-review")
PARTIAL = is_("request", "partial-review")
EXPLAIN = is_("request", "explanation")
CONTRACT = is_("request", "contract")
REPETITION = is_("request", "repeat-call", "full-review", "partial-review")
PLAYS_CARDS = is_("requester_role", "declarer", "defender")
DUMMY = is_("requester_role", "dummy")

NOT_YET = all_(IN_PLAY, told("requester_in_turn", False))
OVER = told("stage", "after-play", "after-round", "after-session")
WRONG_REVIEW = any_(
    all_(is_("irregularity", "misinformation"), told("misinformation_kind", "wrong-review")),
    all_(REVIEW, known("request"), REPETITION, told("answer_wrong")),
)
MISINFORMED = all_(
    is_("irregularity", "misinformation"),
    not_(known("explanation_matches_agreement")),
    not_(known("explanation_error_known_by")),
)
DAMAGE = all_(
    MISINFORMED,
    given("wrong-review"),
    any_(known("non_offending_side_damaged"), OVER),
    yes("non_offending_side_damaged"),
)
ALL_CALLS = "har en spiller ret til at få alle tidligere meldinger gentaget, når det er spillerens tur til at melde"
EXPLAINED = (
    "kan enhver af spillerne anmode om en udtømmende forklaring af modstandernes meldinger, når den pågældende er i tur"
)
IN_PLAY_PERIOD = "kan en modspiller, der er i tur, anmode om en forklaring på en modstanders meldinger"
FIRST_CARD = "Spilfører og begge modspillere kan kræve alle tidligere meldinger gentaget, første gang den pågældende skal spille et kort"
CONTRACT_TOLD = "har spilfører og begge modspillere i tur ret til at få oplyst, hvad kontrakten er, og om _ men ikke af hvem _ den er doblet eller redoblet"

RULES = RuleSet(
    name="review",
    laws=("20", "41B", "41C"),
    on=("review-or-explanation",),
    phrases=(
        Phrase("call-repeated-at-once", "all", t("Meldingen gentages straks", "Budet upprepas genast", "The call is repeated at once"), "request"),
        Phrase("review-granted", "all", t("Alle meldinger gentages, også alerter", "Alla bud upprepas, också alerteringar", "All calls are repeated, alerts too"), "request"),
        Phrase("review-refused-turn", "all", t("Han kan ikke få meldingerne gentaget, når det ikke er hans tur", "Han får inte buden upprepade när det inte är hans tur", "He may not have the calls repeated when it is not his turn"), "request"),
        Phrase("review-refused-must-pass", "all", t("Den, der skal passe, har ikke ret til gentagelse", "Den som måste passa har ingen rätt till repetition", "A player who must pass has no right to a review"), "request"),
        Phrase("no-partial-review", "all", t("En delvis gentagelse må man ikke bede om, og den må ikke standses undervejs", "En delvis repetition får man inte begära, och den får inte avbrytas", "A partial review may not be asked for, nor the review stopped"), "request"),
        Phrase("review-too-late", "all", t("Han har spillet et kort, så retten til gentagelse er ophørt; han kan få oplyst kontrakten", "Han har spelat ett kort, så rätten till repetition har upphört; kontraktet får han veta", "He has played a card, so the right to a review is over; he may be told the contract"), "request"),
        Phrase("dummy-no-review", "all", t("Den blinde har ikke ret til at spørge", "Träkarlen har inte rätt att fråga", "Dummy has no right to ask"), "request"),
        Phrase("explanation-granted", "all", t("Han har ret til en fuld forklaring af modstandernes meldinger", "Han har rätt till en fullständig förklaring av motståndarnas bud", "He is entitled to a full explanation of the opponents' calls"), "request"),
        Phrase("explanation-refused-turn", "all", t("Han må først spørge, når han er i tur", "Han får fråga först när det är hans tur", "He may ask only at his turn"), "request"),
        Phrase("contract-told", "all", t("Han får at vide, hvad kontrakten er, og om den er doblet eller redoblet, men ikke af hvem", "Han får veta vad kontraktet är och om det är dubblat eller redubblat, men inte av vem", "He is told what the contract is and whether it is doubled or redoubled, but not by whom"), "request"),
        Phrase("only-opponents-repeat", "all", t("Kun en modstander må gentage meldingerne", "Bara en motståndare får upprepa buden", "Only an opponent may repeat the calls")),
        Phrase("callers-partner-explains", "all", t("Svaret bør normalt gives af makkeren til den, der meldte; svaret kan være ubeføjede oplysninger", "Svaret bör normalt ges av partnern till den som bjöd; svaret kan vara otillåten information", "The answer should normally come from the caller's partner; the answer may be unauthorised information")),
        Phrase("wrong-answer-is-misinformation", "all", t("Et forkert eller ufuldstændigt svar er misinformation", "Ett felaktigt eller ofullständigt svar är felinformation", "A wrong or incomplete answer is misinformation")),
    ),
    rules=(
        Rule("20A", "En spiller, som ikke tydeligt hører en melding, kan straks kræve den gentaget", all_(REVIEW, is_("request", "repeat-call")), then=("call-repeated-at-once",), also=("20D",)),
        Rule("20B", ALL_CALLS, all_(MAY_ASK, AUCTION, FULL, yes("requester_in_turn"), unless_known("requester_must_pass", False)), then=("review-granted",), also=("20D", "20E")),
        Rule("20B:not-in-turn", "når det er spillerens tur til at melde", all_(MAY_ASK, AUCTION, FULL, no("requester_in_turn")), then=("review-refused-turn",), also=("16A",)),
        Rule("20B:must-pass", "medmindre denne ifølge disse love er tvunget til at passe", all_(MAY_ASK, AUCTION, FULL, told("requester_must_pass"), unless_known("requester_in_turn", True)), then=("review-refused-must-pass",), also=("20F1",)),
        Rule("20B:partial", "har en spiller ret til at få alle", all_(REVIEW, known("request"), AUCTION, PARTIAL), then=("no-partial-review",), also=("16A",)),
        Rule("20C2:partial", "kan kræve alle", all_(REVIEW, known("request"), LATER_ON, PARTIAL), then=("no-partial-review",), also=("20B", "16A")),
        Rule("20C2", FIRST_CARD, all_(PLAYED_ASK, LATER_ON, FULL, PLAYS_CARDS, not_(NOT_YET), no("requester_has_played")), then=("review-granted",), per=("41B",), also=("20D", "20E")),
        Rule("20C2:not-yet", "første gang den pågældende skal spille et kort", all_(PLAYED_ASK, FULL, PLAYS_CARDS, NOT_YET, no("requester_has_played")), then=("review-refused-turn",), per=("41B",), also=("20D",)),
        Rule("20C2:too-late", "første gang den pågældende skal spille et kort", all_(PLAYED_ASK, LATER_ON, FULL, PLAYS_CARDS, yes("requester_has_played")), then=("review-too-late",), per=("41B",), also=("41C",)),
        Rule("20C2:dummy", "Spilfører og begge modspillere kan kræve", all_(REVIEW, known("request"), LATER_ON, FULL, DUMMY), then=("dummy-no-review",), also=("41B", "43A1c")),
        Rule("20F1", EXPLAINED, all_(MAY_ASK, AUCTION, EXPLAIN, yes("requester_in_turn")), then=("explanation-granted",), also=("75C", "16A")),
        Rule("20F1:not-in-turn", "når den pågældende er i tur", all_(MAY_ASK, AUCTION, EXPLAIN, no("requester_in_turn")), then=("explanation-refused-turn",), also=("16A",)),
        Rule("20F2", IN_PLAY_PERIOD, all_(MAY_ASK, IN_PLAY, EXPLAIN, PLAYS_CARDS, yes("requester_in_turn")), then=("explanation-granted",), also=("41B", "75C", "16A")),
        Rule("20F2:not-in-turn", "kan en modspiller, der er i tur", all_(MAY_ASK, IN_PLAY, EXPLAIN, PLAYS_CARDS, no("requester_in_turn")), then=("explanation-refused-turn",), also=("41B", "16A")),
        Rule("20F2:dummy", IN_PLAY_PERIOD, all_(REVIEW, known("request"), LATER_ON, EXPLAIN, DUMMY), then=("dummy-no-review",), also=("41B", "43A1c")),
        Rule("41B:before-lead-turned", "kan makkeren til den spiller, der spillede ud, og den formodede spilfører kræve meldeforløbet gentaget eller anmode om en forklaring på en modstanders melding", all_(REVIEW, known("request"), BEFORE_LEAD_TURNED, EXPLAIN, PLAYS_CARDS), then=("explanation-granted",), per=("20F2",), also=("75C", "16A")),
        Rule("41C:contract", CONTRACT_TOLD, all_(MAY_ASK, LATER_ON, CONTRACT, PLAYS_CARDS, yes("requester_in_turn")), then=("contract-told",), also=("20C2", "41B")),
        Rule("41C:not-in-turn", "har spilfører og begge modspillere i tur ret til at få oplyst, hvad kontrakten er", all_(MAY_ASK, LATER_ON, CONTRACT, PLAYS_CARDS, no("requester_in_turn")), then=("explanation-refused-turn",), also=("41B",)),
        Rule("41C:dummy", "har spilfører og begge modspillere i tur ret til at få oplyst, hvad kontrakten er", all_(REVIEW, known("request"), LATER_ON, CONTRACT, DUMMY), then=("dummy-no-review",), also=("43A1c",)),
        Rule("20D", "En anmodning om gentagelse af meldinger må kun besvares af en modstander", all_(REVIEW, known("request"), REPETITION, told("answered_by", "partner")), then=("only-opponents-repeat",), weight=-1, also=("16A", "73A1")),
        Rule("20F1:by-caller", "Svaret bør normalt gives af makkeren til den spiller, som afgav den melding, der spørges om", all_(REVIEW, told("request", "explanation"), told("answered_by_caller")), then=("callers-partner-explains",), weight=-1, also=("75C", "16A")),
        Rule("20F1:by-askers-partner", "en udtømmende forklaring af modstandernes meldinger", all_(REVIEW, told("request", "explanation"), told("answered_by", "partner")), then=("callers-partner-explains",), weight=-1, also=("16A", "73A1")),
        Rule("20F1:wrong", "en udtømmende forklaring af modstandernes meldinger", all_(REVIEW, told("request", "explanation"), told("answer_wrong")), then=("wrong-answer-is-misinformation",), weight=-1, also=("21B1", "75C", "75D1", "40C")),
    ),
    implications=(
        Implication(all_(BEFORE_LEAD_TURNED, told("requester_role", "declarer")), "requester_has_played", "declarer plays no card before the lead is turned", False),
    ),
    contradictions=(
        Contradiction(
            all_(is_("stage", "after-final-pass", "play", "after-play"), told("requester_role", "player")),
            "once the auction is over the asker is declarer, dummy or a defender.",
        ),
        Contradiction(
            all_(is_("stage", "before-auction", "auction"), told("requester_role", "declarer", "dummy", "defender")),
            "while the auction lasts the asker is a player; there is no declarer yet.",
        ),
    ),
    gaps=(
        Gap(
            CONTRACT,
            t("Kontrakten oplyses først, når meldeforløbet er slut; før det kan meldingerne gentages", "Kontraktet uppges först när budgivningen är slut; innan dess kan buden upprepas", "The contract is told only once the auction is over; before that the calls can be repeated"),
        ),
        Gap(
            OVER,
            t("Spillet er slut; 20 gælder meldeforløbet og spilleperioden", "Brickan är slut; 20 gäller budgivningen och spelet", "The board is over; 20 is about the auction and the play"),
        ),
    ),
    not_ruled=(
        NotRuled(("20", "20C", "20F"), "definition", "headings; their points rule"),
        NotRuled(("20C1",), "procedure", "each defender may ask whether it is his lead"),
    ),
)  # fmt: skip

WRONG_REVIEWS = RuleSet(
    name="wrong-review",
    laws=("20E",),
    on=("review-or-explanation", "misinformation"),
    phrases=(
        Phrase("error-put-right-at-once", "all", t("Alle spillere skal straks rette en fejl i gentagelsen, også den blinde og den, der skal passe", "Alla spelare ska genast rätta ett fel i repetitionen, också träkarlen och den som måste passa", "Every player must put an error in the review right at once, dummy and a player who must pass included")),
        Phrase("wrong-review-scored", "director", t("Skader den forkerte gentagelse den uskyldige side, gives en kunstig score", "Skadar den felaktiga repetitionen den oskyldiga sidan ges en konstgjord score", "If the wrong review damages the innocent side, an artificial score is given")),
    ),
    rules=(
        Rule("20E", "er ansvarlige for øjeblikkelig rettelse af fejl i gentagelsen af meldeforløbet", WRONG_REVIEW, then=("error-put-right-at-once", "wrong-review-scored"), gives=("wrong-review",), weight=-1, also=("12C1", "20D")),
        Rule("20E:damage", "tildeling af kunstig score, når en forkert gentagelse skader den ikke-fejlende side", DAMAGE, then=("artificial-score",)),
        award_rule("20E:award", "tildeling af kunstig score, når en forkert gentagelse skader den ikke-fejlende side", DAMAGE, "artificial-score-if-judged"),
        Rule("20E:no-damage", "når en forkert gentagelse skader den ikke-fejlende side", all_(MISINFORMED, given("wrong-review"), any_(known("non_offending_side_damaged"), OVER), no("non_offending_side_damaged")), then=("no-damage", "result-stands"), also=("12C1",)),
    ),
)  # fmt: skip
