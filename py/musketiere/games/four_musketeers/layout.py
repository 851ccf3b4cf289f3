"""Who sits where: layouts, seats, players, teams (FM-2, FM-15.2).

A *player* decides, and is what the core calls a seat; a *seat* is one of the three or four musketeers.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from musketiere.core import game
from musketiere.games.four_musketeers.options import Options

if TYPE_CHECKING:
    from musketiere.games.four_musketeers.protocol import SeatKind

Player: TypeAlias = game.Seat
Seat: TypeAlias = int
Character: TypeAlias = int
"""A seat or the villain."""
Fighter: TypeAlias = int
"""A seat or the Shadow Musketeer."""

VILLAIN: Final = -1
"""The villain stands last in every list of characters."""
X: Final = 4
"""The seat of the Shadow Musketeer."""
NOBODY: Final = -2
CAPTAIN: Final[Player] = 0
"""Answers for all in a solitaire (FM-17.4)."""

LEFT: Final = 1
"""Clockwise (FM-2.2)."""
RIGHT: Final = -1


class Seating(NamedTuple):
    """By seat: its owner, if any, and whether a player, a Dazed Musketeer or a servant sits there."""

    owners: tuple[Player, ...]
    kinds: tuple[SeatKind, ...]
    teams: tuple[tuple[Seat, ...], ...]
    """Fixed teams; none if every player, or the colour of a role, stands for itself."""
    sides: tuple[tuple[Player, ...], ...]
    """Players who win together and share a total."""

    def seats_of(self, side: int) -> tuple[Seat, ...]:
        """Seats whose results a side is credited with (FM-15.1)."""
        if self.teams:
            return self.teams[side]
        return tuple(seat for seat, owner in enumerate(self.owners) if owner in self.sides[side])

    def side_of(self, player: Player) -> int:
        """The side a player belongs to."""
        return next(number for number, side in enumerate(self.sides) if player in side)

    def counted(self, bad_ending: str) -> tuple[Seat, ...]:
        """Musketeers whose defeat counts towards a bad ending (FM-13.2 to 13.4)."""
        return tuple(seat for seat, owner in enumerate(self.owners) if bad_ending != "last_player" or owner != NOBODY)

    def spare(self, bad_ending: str, fallen: Sequence[bool]) -> int:
        """How many more of them must be defeated for it."""
        counted = self.counted(bad_ending)
        return (2 if bad_ending == "two" else len(counted)) - sum([fallen[seat] for seat in counted])


@cache
def seating(options: Options) -> Seating:
    """The table of FM-2.9 with the teams of FM-15.2."""
    free = options.layout - options.players
    owners = list(range(options.players))
    kinds: list[SeatKind] = ["player"] * options.players
    for number in range(free):
        if options.replacement == "dazed":
            owners.append(NOBODY)
            kinds.append("dazed")
        else:
            owners.append(_master(options, number))
            kinds.append("servant")
    teams = _teams(options, free)
    if options.mode == "coop":
        sides: tuple[tuple[Player, ...], ...] = (tuple(range(options.players)),)
    elif teams:
        sides = tuple(tuple(sorted({owners[seat] for seat in team} - {NOBODY})) for team in teams)
    else:
        sides = tuple((player,) for player in range(options.players))
    return Seating(tuple(owners), tuple(kinds), teams, sides)


def _master(options: Options, number: int) -> Player:
    """Whose servant sits on the free seat of that number: the player opposite, in the 3-layout player 0."""
    return 0 if options.layout == 3 else options.players + number - 2


def _teams(options: Options, free: int) -> tuple[tuple[Seat, ...], ...]:
    """Opposite seats, in the 3-layout 0 and 2 against 1; in QC only with servants (FM-15.2, 15.3)."""
    if options.mode != "team" or (options.storyline == "QC" and not (free and options.replacement == "servant")):
        return ()
    return ((0, 2), (1, 3)) if options.layout == 4 else ((0, 2), (1,))


@cache
def circle(layout: int, shadow: bool, starter: Fighter, direction: int, cyclical: bool) -> tuple[tuple[int, int], ...]:
    """Who strikes for whom, in playing order (FM-2.3, 5.1, 5.3, 7.3, 7.4)."""
    ring = [*range(layout), *([X] if shadow else [])]
    at = ring.index(starter)
    order = [ring[(at + direction * step) % len(ring)] for step in range(len(ring))]
    return tuple(zip(order, [*order[1:], order[0]] if cyclical else order, strict=True))


def character_data(character: Character) -> int | Literal["V"]:
    """A character in notation (FM-0.4)."""
    return "V" if character == VILLAIN else character


def fighter_data(fighter: Fighter) -> int | Literal["X"]:
    """A seat of the circle in notation (FM-0.4)."""
    return "X" if fighter == X else fighter


def fighter_or_nobody(fighter: Fighter) -> int | Literal["X"] | None:
    """As `fighter_data`; None for nobody."""
    return None if fighter == NOBODY else fighter_data(fighter)
