"""Law 67: a trick with too few or too many cards.

Found before both sides have played to the next trick, it is simply put right (67A). Found later, the trick stands as
it was won (67B): a player with a card too many adds one, and counts as having revoked if he has none of the suit led;
one with a card too few takes the surplus back as if he had held it all along.
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import all_, is_, known, no, not_, told, yes
from kb.rules.model import CardState, Fiction, NotRuled, Number, Phrase, Role, Rule, RuleSet
from kb.rules.text import t

EARLY = no("both_sides_played_next_trick")
LATE = yes("both_sides_played_next_trick")
TOO_MANY = is_("hand_count_error", "one-too-many")
TOO_FEW = is_("hand_count_error", "one-too-few")
ADDED = all_(told("both_sides_played_next_trick"), told("hand_count_error", "one-too-many"))
TAKEN_BACK = all_(told("both_sides_played_next_trick"), told("hand_count_error", "one-too-few"))
NO_CARD = all_(ADDED, told("has_card_of_suit_led", False))
NO_TRICK = Number("tricks_transferred", 0)

RULES = RuleSet(
    name="defective-trick",
    laws=("67",),
    on=("defective-trick",),
    phrases=(
        Phrase(
            "trick-put-right",
            "all",
            t(
                "Fejlen rettes, og spillet fortsætter",
                "Felet rättas och spelet fortsätter",
                "The error is put right and play goes on",
            ),
        ),
        Phrase(
            "missing-card-played",
            "offender",
            t(
                "Den fejlende lægger et kort til stikket, som han lovligt kan spille",
                "Den felande lägger ett kort till sticket som han får spela",
                "The offender adds to the trick a card he may legally play",
            ),
        ),
        Phrase(
            "surplus-card-by-45-or-58",
            "offender",
            t(
                "Det overtallige kort behandles som et femte kort eller som flere kort spillet på én gang",
                "Det övertaliga kortet behandlas som ett femte kort eller som flera kort spelade samtidigt",
                "The surplus card is dealt with as a fifth card, or as several cards played at once",
            ),
        ),
        Phrase(
            "director-finds-trick",
            "director",
            t(
                "Turneringslederen finder ud af, hvilket stik der var ukorrekt",
                "Tävlingsledaren tar reda på vilket stick som var felaktigt",
                "The director finds out which trick was defective",
            ),
        ),
        Phrase(
            "card-added-to-trick",
            "offender",
            t(
                "Den fejlende viser straks et kort og lægger det mellem sine spillede kort; stikket skifter ikke ejer",
                "Den felande visar genast ett kort och lägger det bland sina spelade kort; sticket byter inte ägare",
                "The offender at once shows a card and puts it among his played cards; the trick keeps its owner",
            ),
        ),
        Phrase(
            "card-of-suit-led-added",
            "offender",
            t(
                "Det skal være et kort i den udspillede farve",
                "Det måste vara ett kort i den utspelade färgen",
                "It must be a card of the suit led",
            ),
            "added-card",
        ),
        Phrase(
            "any-card-added",
            "offender",
            t(
                "Det kan være et hvilket som helst kort, men han anses for at have svigtet kulør i stikket",
                "Det får vara vilket kort som helst, men han anses ha gjort revoke i sticket",
                "It may be any card, but he is deemed to have revoked in that trick",
            ),
            "added-card",
            Fiction("revoke-in-defective-trick"),
        ),
        Phrase(
            "one-trick-penalty",
            "offending-side",
            t("Ét stik overføres", "Ett stick förs över", "One trick is transferred"),
            "tricks",
        ),
        Phrase(
            "no-trick-penalty",
            "offending-side",
            t("Intet stik overføres", "Inget stick förs över", "No trick is transferred"),
            "tricks",
        ),
        Phrase(
            "surplus-cards-taken-back",
            "offender",
            t(
                "Den fejlende tager de overtallige kort tilbage på hånden; det viste kort bliver, og er det uklart, hvilket det var, "
                "gælder det højeste lovlige",
                "Den felande tar tillbaka de övertaliga korten; det visade kortet ligger kvar, och är det oklart vilket det var "
                "gäller det högsta tillåtna",
                "The offender takes the surplus cards back; the card that was shown stays, and if that is unclear, the highest legal one",
            ),
        ),
        Phrase(
            "held-all-along",
            "offender",
            t(
                "Et tilbagetaget kort regnes for hele tiden at have været på hånden",
                "Ett återtaget kort anses hela tiden ha funnits på handen",
                "A card taken back counts as having been in the hand all along",
            ),
            effect=Fiction("card-held-all-along"),
        ),
        Phrase(
            "shown-card-becomes-penalty-card",
            "offender",
            t(
                "Modspillerens tilbagetagne kort er vist og bliver et strafkort",
                "Försvararens återtagna kort har visats och blir straffkort",
                "The defender's card that goes back has been shown and becomes a penalty card",
            ),
            effect=CardState("returned-card", "penalty-card"),
        ),
        Phrase(
            "not-playing-it-was-revoke",
            "offender",
            t(
                "At kortet ikke blev spillet, da det skulle, kan være en kulørsvigt",
                "Att kortet inte spelades när det borde kan vara en revoke",
                "Not having played it when it was due may be a revoke",
            ),
        ),
    ),
    rules=(
        Rule(
            "67A",
            "skal fejlen rettes, hvis opmærksomheden henledes på uregelmæssigheden, før en spiller fra begge sider har spillet "
            "et kort i det følgende stik",
            EARLY,
            then=("trick-put-right",),
            role=Role.FRAME,
            also=("67B",),
        ),
        Rule(
            "67A1",
            "bidrager den fejlende med et kort, som denne lovligt kan spille",
            all_(EARLY, TOO_MANY),
            then=("missing-card-played",),
        ),
        Rule(
            "67A2",
            "For at berigtige spil af for mange kort til et stik anvendes",
            all_(EARLY, TOO_FEW),
            then=("surplus-card-by-45-or-58",),
            also=("45E", "58B"),
            weight=-1,
        ),
        Rule(
            "67A2:several-cards",
            "58B (samtidige udspil eller tilspil af flere kort fra den samme hånd)",
            all_(
                told("both_sides_played_next_trick", False),
                told("hand_count_error", "one-too-few"),
                known("faces_visible"),
            ),
            redirects="simultaneous-play",
        ),
        Rule(
            "67B",
            "fastlægger turneringslederen, hvilket stik der var ukorrekt",
            all_(LATE, not_(known("hand_count_error"))),
            then=("director-finds-trick",),
            role=Role.FRAME,
        ),
        Rule(
            "67B1",
            "skal turneringslederen kræve, at den fejlende straks viser et kort",
            all_(LATE, TOO_MANY),
            then=("card-added-to-trick",),
            role=Role.FRAME,
            also=("67B",),
        ),
        Rule(
            "67B1a",
            "skal den fejlende vælge et sådant kort og anbringe det mellem sine spillede kort, og der er ingen straf",
            all_(ADDED, yes("has_card_of_suit_led")),
            then=("card-of-suit-led-added", "no-penalty"),
            numbers=(NO_TRICK,),
            also=("67B1b",),
        ),
        Rule(
            "67B1b",
            "vælger den fejlende et hvilket som helst kort og anbringer det mellem sine spillede kort, og den fejlende anses "
            "for at have svigtet kulør i det ukorrekte stik",
            all_(ADDED, no("has_card_of_suit_led")),
            then=("any-card-added",),
            also=("67B1a", "64", "64C"),
        ),
        Rule(
            "67B1b:one-trick",
            "kan straffes med den i 64 anførte et-stiks straf",
            all_(NO_CARD, yes("offending_side_won_trick_since")),
            then=("one-trick-penalty",),
            numbers=(Number("tricks_transferred", 1),),
            per=("64A2",),
            also=("64A",),
        ),
        Rule(
            "67B1b:no-trick",
            "kan straffes med den i 64 anførte et-stiks straf",
            all_(NO_CARD, no("offending_side_won_trick_since")),
            then=("no-trick-penalty",),
            numbers=(NO_TRICK,),
            per=("64B1",),
            also=("64B", "64A2"),
        ),
        Rule(
            "67B2",
            "kræver, at den fejlende tager alle ekstra kort op på hånden igen",
            all_(LATE, TOO_FEW),
            then=("surplus-cards-taken-back", "held-all-along"),
            also=("67B", "58B", "16C2"),
        ),
        Rule(
            "67B2:shown",
            "kræver, at den fejlende tager alle ekstra kort op på hånden igen",
            all_(TAKEN_BACK, is_("offender_role", "defender"), yes("returned_card_shown")),
            then=("shown-card-becomes-penalty-card",),
            per=("50",),
            also=("49", "50B"),
        ),
        Rule(
            "67B2:was-due",
            "undladelse af at have spillet det kan være en kulørsvigt",
            all_(TAKEN_BACK, yes("returned_card_was_due")),
            then=("not-playing-it-was-revoke",),
            per=("64",),
            also=("61A", "63A1", "64A", "64C"),
        ),
        Rule(
            "67B2:was-due-no-trick",
            "undladelse af at have spillet det kan være en kulørsvigt",
            all_(TAKEN_BACK, yes("returned_card_was_due"), told("offending_side_won_trick_since", False)),
            then=("no-trick-penalty",),
            numbers=(NO_TRICK,),
            per=("64B1",),
        ),
        Rule(
            "67B2:never-due",
            "Et tilbagetaget kort anses for hele tiden at have siddet på den fejlendes hånd",
            all_(TAKEN_BACK, no("returned_card_was_due")),
            then=("no-trick-penalty",),
            numbers=(NO_TRICK,),
        ),
    ),
    not_ruled=(NotRuled(("67",), "definition", "heading; its points rule"),),
)
