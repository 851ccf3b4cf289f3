"""Problems of Mousquetaires du Roy, in the order in which they are best solved: each a position in which one choice is
clearly better, by the search of the best level and by matches played on from there.

What a comment calls points is the chance to win the match, in per cent, by which the solution is ahead in the search,
which judges how the turn leaves the match. Behind it stands how many matches were won that rule-based players went on
with, of 40 where nothing else is named. What the other side holds is left to be filled in: the solution needs nothing
that its own seat cannot see.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from musketiere.core.game import Problem

_SIEGE: Final = """
musketeers 3
turn 10
honour 4
siege -6
board galleries
stage 3
board_tokens - - - - - - force_3 force_4
where quest louvre paris
hands nobility_2 nobility_1 | combat double_combat | erudition_1
louvre lettre_d_espagne | 0 1 | laffemas
phase musketeers
destination paris
due porthos
active porthos
actions 2
"""
_CONSTANCE: Final = """
musketeers 3
turn 10
honour 2
board galleries
stage 3
board_tokens - - - - - - force_3 force_4
where quest la_rochelle louvre
hands nobility_2 nobility_1 | panache_1 | erudition_2 gallantry_1 gallantry_1 panache_2
louvre lettre_d_espagne | 0 1 | laffemas/beaten
paris enlevement_constance | 0 | brisemont/beaten | | 4
phase musketeers
destination quest
due aramis
active aramis
actions 2
"""
_BEGGARS: Final = """
musketeers 3
turn 11
honour 1
siege 2
ladder 2
pistoles 2
board galleries
stage 2
board_tokens - - - - force_3 force_3 force_3 force_4
spaces combat - -
where quest paris louvre
hands nobility_2 nobility_1 panache_2 | panache_1 panache_2 combat | erudition_2 gallantry_1 gallantry_1
louvre dette_de_jeu | 0 1 | laffemas/beaten | mendiants
phase musketeers
destination paris
due aramis
active aramis
actions 1
"""
_LAST_NIGHT: Final = """
musketeers 3
turn 20
honour 2
siege -3
board galleries
stage 3
board_tokens - - - - - - - force_3/up
where la_rochelle louvre paris
life 4 2 4
hands nobility_1 | combat panache_2 | erudition_1
louvre lettre_d_espagne | 0 1 | laffemas
phase musketeers
destination paris
due porthos
active porthos
actions 2
"""
_BREACH: Final = """
musketeers 3
turn 11
honour 5
siege -7
board england
stage 4
where quest quest louvre
hands nobility_1 combat | panache_1 | erudition_1
spaces double_combat double_combat -
louvre dette_de_jeu | 0 | laffemas
phase milady
"""
_LAST_GALLERY: Final = """
musketeers 3
turn 14
honour 3
siege -7
epic 3
board galleries
stage 3
board_tokens - - - - - - force_4 force_4
where vieux_colombier vieux_colombier quest
life 0 0 2
hands erudition_1 | nobility_1 panache_1 | erudition_1
louvre dette_de_jeu | 0 | laffemas
perfidy_hand baume
phase milady
"""

PROBLEMS: Final[Mapping[str, Problem]] = {
    # The match is as good as won, if La Rochelle holds tonight: cards there, and a Musketeer who can give a life.
    # 16 points; 39 matches won, 21 without.
    "answer-siege": Problem(_SIEGE, 0, ({"type": "move", "what": "la_rochelle"},), "answer-the-siege"),
    # Two swords of three dice would strangle Constance; the last challenge in Paris prevents it. 28 points; 39
    # matches won, 20 by solving the mission of the Louvre.
    "save-constance": Problem(_CONSTANCE, 0, ({"type": "move", "what": "paris"},), "what-ends-tonight-first"),
    # The Queen's honour falls to 0 tonight unless the mission is done, and beggars lie before it: they cost no
    # action. 32 points; 21 matches won, none without.
    "pay-beggars": Problem(_BEGGARS, 0, ({"type": "pay_beggars", "what": "louvre"},), "pay-for-the-action"),
    # The time is up tonight: nothing prepared now is of use. 46 points; 31 matches won, none otherwise.
    "last-night": Problem(_LAST_NIGHT, 0, ({"type": "move", "what": "quest"},), "no-tomorrow"),
    # At La Rochelle she takes two of four dice away from the team before she throws. 9 points; 16 of 16 matches
    # won, 13 to 15 elsewhere.
    "open-breach": Problem(_BREACH, 1, ({"type": "destination", "what": "la_rochelle"},), "break-where-it-is-thin"),
    # A single Musketeer stands before the last gallery, with what opens the secret passage; Rochefort is the only
    # one who can stop him. 37 points; 44 matches won of 60, 2 from other places.
    "bar-gallery": Problem(_LAST_GALLERY, 1, ({"type": "destination", "what": "quest"},), "be-where-it-is-decided"),
}
