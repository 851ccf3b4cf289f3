"""The games that can be played, by id."""

from collections.abc import Mapping
from typing import Final

from musketiere.core.match import AnyGame
from musketiere.games.four_musketeers.game import FOUR_MUSKETEERS
from musketiere.games.musketiere.game import MUSKETIERE

GAMES: Final[Mapping[str, AnyGame]] = {game.id: game for game in (MUSKETIERE, FOUR_MUSKETEERS)}
