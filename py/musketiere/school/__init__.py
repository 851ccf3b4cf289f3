"""The fencing school: players that visitors write, and tournaments in which they meet ours.

Nothing else of the engine needs it: it is no part of what the page loads at its start.
"""

from musketiere.school.player import API_VERSION, Player
from musketiere.school.search import best, play_on

__all__ = ["API_VERSION", "Player", "best", "play_on"]
