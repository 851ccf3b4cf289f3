"""Computer players by id. They are handed views, never states."""

from collections.abc import Callable, Mapping
from typing import Final

from musketiere.core.match import AnyGame
from musketiere.players.lesson_player import LessonPlayer
from musketiere.players.player import Player
from musketiere.players.random_player import RandomPlayer
from musketiere.players.rule_based import RuleBasedPlayer

LEVELS: Final = ("random", "rule_based")
"""The players that can be chosen as opponents, weakest first."""
PLAYERS: Final[Mapping[str, Callable[[AnyGame], Player]]] = {
    "random": RandomPlayer,
    "rule_based": RuleBasedPlayer,
    "lesson": LessonPlayer,
}
