"""Law 66: who may see which trick again, and how long.

A trick whose time is not over may be faced on demand (66A) until one's own card is turned; one's own last card may
be looked at until the next lead (66B); then tricks stay closed until the play is over (66C), when they may be
looked at to settle a dispute (66D). A dispute is one of the play's end if the stage or its facts say so.
"""

# ruff: noqa: E501 - words of the law and of the ruling are kept on one line

from __future__ import annotations

from kb.rules.conditions import all_, any_, is_, known, no, not_, told, yes
from kb.rules.model import Phrase, RightLost, Rule, RuleSet
from kb.rules.text import t

OVER = any_(
    told("stage", "after-play", "after-round", "after-session"),
    known("played_cards_disturbed_by"),
    known("cards_mixed_after_assertion"),
    known("facts_still_establishable"),
)
ASKER = all_(not_(OVER), is_("request_by", "declarer", "defender"))

RULES = RuleSet(
    name="trick-inspection",
    laws=("66",),
    on=("trick-inspection",),
    phrases=(
        Phrase(
            "all-cards-faced",
            "all",
            t(
                "Alle kort i stikket vendes op igen",
                "Alla kort i sticket vänds upp igen",
                "All cards of the trick are faced again",
            ),
            "inspection",
        ),
        Phrase(
            "right-to-see-trick-lost",
            "all",
            t(
                "Han har vendt sit eget kort og kan ikke længere kræve stikket vist",
                "Han har vänt sitt eget kort och kan inte längre kräva att sticket visas",
                "He has turned his own card and can no longer ask to see the trick",
            ),
            "inspection",
            RightLost("side-asking", "inspection"),
        ),
        Phrase(
            "own-card-may-be-seen",
            "all",
            t(
                "Indtil der er spillet ud til næste stik, må han se sit eget sidste kort uden at vise det",
                "Tills någon spelar ut till nästa stick får han se sitt eget senaste kort utan att visa det",
                "Until a card is led to the next trick he may look at his own last card without showing it",
            ),
        ),
        Phrase(
            "earlier-tricks-closed",
            "all",
            t(
                "Stikket må først ses igen, når spillet er forbi, medmindre turneringslederen bestemmer det",
                "Sticket får inte ses igen förrän spelet är slut, om inte tävlingsledaren bestämmer det",
                "The trick may not be looked at again before the play is over, unless the director says so",
            ),
            "inspection",
        ),
        Phrase(
            "dummy-may-not-ask",
            "all",
            t(
                "Den blinde kan ikke kræve stikket vist",
                "Träkarlen kan inte kräva att sticket visas",
                "Dummy cannot ask to see the trick",
            ),
            "inspection",
        ),
        Phrase(
            "cards-may-be-examined",
            "all",
            t(
                "Kortene må undersøges for at afgøre kulørsvigten eller antallet af stik; hver rører kun sine egne kort",
                "Korten får undersökas för att avgöra revoken eller antalet stick; var och en rör bara sina egna kort",
                "The cards may be examined to settle the revoke or the number of tricks; everyone touches only his own",
            ),
        ),
    ),
    rules=(
        Rule(
            "66A",
            "kan kræve, at alle kort i stikket er vendt med billedsiden opad, så længe den pågældende side ikke har spillet "
            "ud eller til i det følgende stik",
            all_(ASKER, no("own_side_played_next_trick"), no("own_card_turned")),
            then=("all-cards-faced",),
            also=("66B", "66C"),
        ),
        Rule(
            "66A:turned",
            "under forudsætning af, at den pågældende endnu ikke har vendt sit eget kort med billedsiden nedad på bordet",
            all_(ASKER, no("own_side_played_next_trick"), yes("own_card_turned")),
            then=("right-to-see-trick-lost",),
            also=("66C",),
        ),
        Rule(
            "66A:dummy",
            "Spilfører og hver af modspillerne kan kræve",
            all_(not_(OVER), is_("request_by", "dummy")),
            then=("dummy-may-not-ask",),
            also=("43A1c", "42", "66C"),
        ),
        Rule(
            "66B",
            "Indtil et kort er spillet ud til næste stik, må spilfører og hver af modspillerne se, men ikke vise, sit eget "
            "netop spillede kort",
            all_(ASKER, no("own_side_played_next_trick"), yes("own_card_turned")),
            then=("own-card-may-be-seen",),
        ),
        Rule(
            "66C",
            "må tidligere stik ikke undersøges før efter spillets afslutning",
            all_(ASKER, yes("own_side_played_next_trick")),
            then=("earlier-tricks-closed",),
            per=("66A",),
            also=("66B", "66D"),
        ),
        Rule(
            "66D",
            "må spillede og ikke-spillede kort undersøges for at afgøre en påstand om en kulørsvigt eller antal vundne eller "
            "tabte stik",
            all_(OVER, any_(not_(told("cards_mixed_after_assertion")), yes("facts_still_establishable"))),
            then=("cards-may-be-examined",),
            also=("65C", "65D", "85"),
        ),
    ),
)
