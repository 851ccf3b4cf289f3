"""Problems of Musketiere, in the order in which they are best solved: each a position in which one choice is clearly
better, by the search of the best level and by matches played on from there.

What a comment calls points is the chance to win the match, in per cent, by which the solution is ahead. The other seats
hold something sensible, but the solution needs nothing that its own seat cannot see.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from musketiere.core.game import Problem

_LOW_PRISON: Final = """
players 3
totals 31 28 35
game 2
duel 6
guard 20
rows G-- -P- G--
pay 4/1 9/3 0/2 | 8/2 6/4 3/1 | 9/1 7/2 5/0
turned 2/3 | 6/1 | 7/4
hands 10/1 6/0 3/0 | |
"""
_FREE_TEN: Final = """
players 3
match_end single
duel 5
guards 12 8 25 14 10 11 15 18 7 30 5 20
rows -PG P-- G--
pay 2/1 10/2 4/3 | 0/4 5/1 8/4 | 10/3 2/3 7/2
hands 3/2 6/3 8/0 9/2 | 0/0 0/1 2/4 5/2 | 3/1 4/0 4/2 8/2
played 4/1 7/0 6/2 1/0 6/0 5/0 8/1 7/3 1/2 7/1 8/3 9/1
turned 9/4 3/3 4/4
"""
_ROB: Final = """
players 3
match_end games
match_games 3
game 3
totals 50 60 38
duel 9
guards 12 8 25 14 10 20 7 11 15 18 5 30
rows --G G-- G--
pay 4/1 10/2 6/3 | 7/1 1/4 9/0 | 4/2 9/3 2/1
hands | |
played 5/2 5/0 8/1 10/0 2/3 5/1 1/2 8/2 7/4 4/3 3/3 3/4 1/3 6/0 6/4 10/1 6/2 3/1 0/0 10/4 1/0 0/1 7/3 10/3
turned 9/4 2/4 4/4
"""
_SECOND_LOWEST: Final = """
players 3
match_end single
duel 7
guards 12 8 25 14 10 7 30 20 11 15 5 18
rows --- --- ---
pay 9/1 6/2 6/4 | 5/3 0/2 6/3 | 0/3 7/0 2/0
hands 1/0 4/2 10/4 | 0/4 8/3 8/0 | 9/3 6/0 4/4
played 8/4 3/3 1/3 10/0 5/1 4/0 1/4 3/0 6/1 1/2 7/4 3/2 2/4 5/4 0/1 1/1 4/3 3/1
"""
_JUST_ENOUGH: Final = """
players 2
match_end games
match_games 3
game 3
totals 40 60
duel 7
guards 12 15 7 11 18 20 8 5 14 10 4
rows --- PPP
pay 9/0 6/3 2/0 | 2/2 6/4 9/1
hands 5/2 8/1 10/3 | 0/4 4/3 7/3
played 0/0 7/1 4/4 1/2 3/4 3/1 5/3 0/2 4/0 2/4 9/3 1/0
"""
_JAILED: Final = """
players 3
match_end games
match_games 3
game 3
totals 64 42 45
duel 6
guards 12 8 7 11 15 5 25 14 30 18 10 20
rows PPP -G- ---
pay 10/0 6/3 2/0 | 7/1 2/1 9/0 | 4/3 9/3 2/3
hands 0/1 4/2 7/0 10/3 | 0/0 0/2 5/2 8/2 | 0/3 3/0 6/4 10/4
played 9/1 8/0 8/1 3/1 1/1 2/4 1/0 3/2 7/2 5/1 7/4 5/0 7/3 6/0 8/3
"""
_TEN_NOW: Final = """
players 3
match_end single
duel 8
guards 8 15 5 11 7 10 20 12 25 18 14 30
rows -G- G-- PP-
pay 9/0 5/3 2/0 | 9/2 2/3 7/4 | 9/4 5/0 1/1
hands 2/2 10/1 | 3/4 8/2 | 0/1 6/3
played 4/3 3/0 1/2 6/0 3/1 1/3 0/3 7/2 3/2 1/4 4/2 6/1 5/2 7/3 8/3 10/0 7/1 4/4 8/0 0/4 6/2
"""
_LAST_TEN: Final = """
players 3
match_end single
duel 8
guards 8 15 30 11 18 10 20 7 25 12 5 14
rows -G- G-- PP-
pay 8/0 6/3 2/0 | 9/2 2/3 7/4 | 9/4 5/0 1/1
hands 1/2 10/1 | 3/4 8/3 | 0/1 6/2
played 4/3 3/0 1/3 5/4 3/1 1/4 0/3 7/2 3/2 2/1 4/2 6/0 5/2 7/3 8/4 10/0 7/1 4/4 8/1 0/4 6/1
"""
_HELP: Final = """
players 3
totals 70 88 40
duel 6
guards 12 8 25 14 10 20 15 7 30 11 18 5
rows -G- PP- P--
pay 4/1 10/2 6/3 | 5/0 9/1 1/0 | 2/3 7/2 10/3
hands 3/2 6/4 8/2 | 0/0 2/1 5/2 | 3/1 4/3 9/0
played 6/1 8/3 10/4 8/1 0/1 9/3 5/1 8/0 7/0 1/1 7/3 0/2 8/4 6/2 0/3
turned 0/4 3/3 4/4
"""
_END_IT: Final = """
players 3
match_end games
match_games 3
game 3
totals 50 44 42
duel 6
guards 12 15 8 11 18 7 30 20 10 5 25 14
rows GG- P-- ---
pay 2/0 3/3 1/0 | 7/2 2/2 9/1 | 5/0 9/4 2/4
hands 0/2 4/2 6/1 10/3 | 0/0 0/1 5/4 8/3 | 0/3 3/1 7/1 10/4
played 9/2 8/1 8/2 3/2 1/2 3/0 1/1 3/4 7/3 5/3 8/0 5/2 7/4 6/3 8/4
"""
_LET_GO: Final = """
players 3
match_end games
match_games 3
game 3
totals 56 40 45
duel 7
guards 8 7 10 11 30 25 20 15 5 18 14 12
rows G-- GG- ---
pay 2/0 6/3 8/0 | 2/3 7/0 9/2 | 10/0 6/1 3/1
hands 0/2 4/4 9/1 | 1/0 5/0 7/4 | 0/1 8/3 10/4
played 9/3 0/4 8/1 7/3 1/3 1/1 2/4 0/3 3/4 6/2 7/2 7/1 4/1 2/1 2/2 5/4 4/3 10/2
"""

PROBLEMS: Final[Mapping[str, Problem]] = {
    # A prison goes where it costs least: on the 0. 5 points before the 9.
    "low-prison": Problem(_LOW_PRISON, 0, ({"type": "take_prison", "place": 2, "source": "centre"},), "low-prison"),
    # A gem doubles a 2, freedom gives back a 10: 16 points.
    "free-ten": Problem(_FREE_TEN, 0, ({"type": "free_prison", "place": 1},), "count-what-a-stone-changes"),
    # In the last duel a gem taken from the leader counts twice, and most on the own 10: 13 points before the 4,
    # 27 before the gem of the last seat.
    "rob": Problem(_ROB, 0, ({"type": "take_gem", "place": 1, "source": [1, 0]},), "rob-whoever-leads"),
    # A guard that nobody can beat: the 1 is mostly the lowest card, the 4 seldom, and the 10 is kept. 22
    # points before the 1, 50 before the 10, also against others who think of the same.
    "second-lowest": Problem(_SECOND_LOWEST, 0, ({"type": "play_card", "card": "4/2"},), "be-second-lowest"),
    # Alone against the guard whatever reaches it wins the gem: 10 points before the 10, which is missing later,
    # 15 before the 5, which loses.
    "just-enough": Problem(_JUST_ENOUGH, 0, ({"type": "play_card", "card": "8/1"},), "alone-just-enough"),
    # What a fully imprisoned seat turns up counts for nothing: out with the card that would lose a duel later. 20
    # points before the 4, 32 before the 10.
    "jailed": Problem(_JAILED, 0, ({"type": "play_card", "card": "0/1"},), "in-prison-be-rid-of-the-low-card"),
    # Two duels, a 10 and a 2: the guard of 12 falls to the 10 and leaves the gem, half of those still to come
    # (14, 18, 25, 30) are beyond it. 21 points.
    "ten-now": Problem(_TEN_NOW, 0, ({"type": "play_card", "card": "10/1"},), "which-guards-are-left"),
    # The same the other way round: a guard of 7 falls without help, the last one (5, 12, 14 or 25) needs the 10.
    # 25 points.
    "last-ten": Problem(_LAST_TEN, 0, ({"type": "play_card", "card": "1/2"},), "keep-the-ten-for-the-last"),
    # A prison that must come from another is a card given back: to the last, not to the leader. 17 points.
    "help": Problem(
        _HELP,
        0,
        (
            {"type": "take_prison", "place": 0, "source": [2, 0]},
            {"type": "take_prison", "place": 2, "source": [2, 0]},
        ),
        "free-the-last-not-the-leader",
    ),
    # The third gem ends the game at once, while the seat leads: 13 points before a middle card, 15 before the
    # lowest.
    "end-it": Problem(_END_IT, 0, ({"type": "play_card", "card": "10/3"},), "end-it-while-you-lead"),
    # The 9 helps to beat the guard for somebody else, the 0 goes to prison: the 4 does neither. 17 points before
    # the 0, 42 before the 9.
    "let-go": Problem(_LET_GO, 0, ({"type": "play_card", "card": "4/4"},), "let-the-fight-go"),
}
