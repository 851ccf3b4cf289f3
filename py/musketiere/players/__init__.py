"""Computer players by id. They are handed views, never states."""

from collections.abc import Callable, Mapping
from typing import Final

from musketiere.core.game import Lesson
from musketiere.core.match import AnyGame
from musketiere.core.search_task import Character, Skill
from musketiere.players.lesson_player import LessonPlayer
from musketiere.players.player import Player
from musketiere.players.random_player import RandomPlayer
from musketiere.players.rule_based import RuleBasedPlayer
from musketiere.players.search_player import SearchPlayer

LEVELS: Final = ("novice", "casual", "skilled", "master")
"""How well the players play that can be chosen as opponents, weakest first."""
CHARACTERS: Final[Mapping[str, Character]] = {
    "bold": Character(boldness=1.0),
    "careful": Character(boldness=-1.0),
    "vengeful": Character(grudge=1.0),
}
"""How they like to play. One of them may follow the level in the id of a player: `skilled-bold`."""
FULL: Final = 100
"""The effort that skills are stated for, in per cent of their worlds."""
FEWEST: Final = 8
"""Possible worlds that are looked at whatever the effort."""
PLAYERS: Final[Mapping[str, Callable[[AnyGame], Player]]] = {
    "random": RandomPlayer,
    "rule_based": RuleBasedPlayer,
    "lesson": LessonPlayer,
}
"""The players of before there were levels, which matches and links of then go on with, and who sits in lessons."""
SEARCHING: Final = tuple(
    level + character for level in LEVELS for character in ("", *(f"-{name}" for name in CHARACTERS))
)
"""The ids of all players that search."""


def is_computer(controller: str) -> bool:
    """Whether it is the id of a computer player."""
    return controller in PLAYERS or controller in SEARCHING


def adviser(game: AnyGame) -> Skill:
    """Of whoever advises and decides nothing: the best level, which compares then, whatever it does when it plays."""
    return game.skills[LEVELS[-1]]._replace(compares=True)


def computer_player(controller: str, game: AnyGame, effort: int = FULL, lesson: Lesson | None = None) -> Player:
    """The player with that id, which `is_computer`; `effort` says in per cent how many worlds those look at that
    search, and `lesson` what is taught where it sits in one."""
    if controller == "lesson":
        return LessonPlayer(game, lesson)
    if controller in PLAYERS:
        return PLAYERS[controller](game)
    level, _, character = controller.partition("-")
    skill = game.skills[level]
    worlds = max(min(FEWEST, skill.worlds), skill.worlds * effort // FULL)
    return SearchPlayer(game, skill._replace(worlds=worlds), CHARACTERS.get(character, Character()))
