"""The games that can be played, by id."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Final

from musketiere.core.match import AnyGame

PLACES: Final[dict[str, str]] = {
    "musketiere": "musketiere.games.musketiere.game:MUSKETIERE",
    "four_musketeers": "musketiere.games.four_musketeers.game:FOUR_MUSKETEERS",
    "mousquetaires_du_roy": "musketiere.games.mousquetaires_du_roy.game:MOUSQUETAIRES_DU_ROY",
}
"""Where each game is. A line here is all that makes a game known; tests add one of their own."""


class _Games(Mapping[str, AnyGame]):
    """Imports a game when it is first wanted: the browser defines all of it anew at every start."""

    def __getitem__(self, game: str) -> AnyGame:
        module, _, name = PLACES[game].partition(":")
        found: AnyGame = getattr(import_module(module), name)
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(PLACES)

    def __len__(self) -> int:
        return len(PLACES)


GAMES: Final[Mapping[str, AnyGame]] = _Games()
