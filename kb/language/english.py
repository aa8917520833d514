"""English words of the game: data only. Regular unless listed; just enough to match a query to the glossary."""

from __future__ import annotations

NOUNS: str = """
    call bid pass double redouble suit denomination card hand board deal dealer declarer dummy defender opponent
    partner player trick overtrick undertrick lead play revoke claim concession penalty rectification
    irregularity infraction offender offense offence auction contract honour honor trump round session match
    team pair contestant tournament event director appeal committee law regulation section paragraph footnote
    definition score matchpoint point result adjustment average table seat turn explanation alert announcement
    agreement understanding convention system information inference hesitation tempo tease gesture remark
    spectator kibitzer captain organiser organizer organisation organization substitute reserve opening denial
    acceptance option choice right duty power discretion ruling decision fact disagreement dispute objection
    statement line error mistake correction period limit time minute hour delay warning deduction procedure
    damage equity redress compensation side direction compass vulnerability premium bonus slam game partscore
    spade heart diamond club ace king queen jack ten pack deck shuffle cut pocket screen tray bidding box misbid
    misexplanation misinformation psych question answer reply request winner loser entry ruff discard finesse
    squeeze singleton void opener responder overcaller overcall jump raise case precedent standing tie weight
    percentage scale sheet slip field datum beginner expert federation member fee deposit hearing edition word
    concept restriction
"""
"""Plural in -s, -es or -ies."""

VERBS: str = """
    call pass double redouble lead play revoke claim concede penalise penalize rectify bid_ deal_ follow accept
    reject condone expose show face turn drop alert announce explain ask answer correct change cancel withdraw_
    retract adjust award assign score appeal rule decide determine judge damage mislead_ inform misinform
    hesitate pause infringe offend commit waive forfeit prohibit require permit allow forbid_ force bar silence
    insist choose_ name designate specify order place restore count inspect examine quit mix shuffle cut deal
    exceed delay arrive replace substitute weight round establish discover notice attract summon apply cite
    cover ruff trump discard finesse discuss agree disagree dispute object contest expire split deduct use
    estimate compare finish start begin_ end wait state repeat review
"""
"""Past in -ed, continuous in -ing."""

IRREGULAR: str = """
    be: is are was were been being am
    have: has had having
    do: does did done doing
    bid: bids bidding bade
    lead: led leads leading
    deal: deals dealt dealing
    withdraw: withdraws withdrew withdrawn withdrawing
    choose: chooses chose chosen choosing
    forbid: forbids forbade forbidden forbidding
    begin: begins began begun beginning
    give: gives gave given giving
    take: takes took taken taking
    make: makes made making
    show: shown
    see: sees saw seen seeing
    say: says said saying
    hold: holds held holding
    win: wins won winning
    lose: loses lost losing
    lie: lies lay lain lying
    lay: lays laid laying
    put: puts putting
    cut: cuts cutting
    go: goes went gone going
    get: gets got gotten getting
    come: comes came coming
    fall: falls fell fallen falling
    find: finds found finding
    hear: hears heard hearing
    keep: keeps kept keeping
    leave: leaves left leaving
    mislead: misleads misled misleading
    pay: pays paid paying
    sit: sits sat sitting
    tell: tells told telling
    think: thinks thought thinking
    throw: throws threw thrown throwing
    forget: forgets forgot forgotten forgetting
    quit: quits quitting quitted
    split: splits splitting
    jack: knave knaves
    honour: honor honors honours
    penalty: penalties
    jury: juries
    criterion: criteria
    offence: offense offenses offences
    organisation: organization organizations organisations
    penalise: penalize penalized penalizes
    unauthorised: unauthorized
"""

FIXED: str = """
    not no never must may shall should can could will would might cannot does a an the of in on at to from by
    with without for and or if when after before during between against over under this that these those his her
    its their as is but than then also only all any some each every both either neither no-one nobody always
    contestants' pass_ north south east west less plus minus average us thus yes across species series bridge
"""

PARTICLES: str = ""

ENDINGS: str = """
    ies:y ied:y sses:ss shes:sh ches:ch xes:x ings: ing: ed: es: s: e:
"""
"""For words found in no table, in order: what is cut : what stays. Equal sides end the cutting."""
