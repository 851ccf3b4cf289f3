"""The search at the reduced game of Musketiere: how it plays there, asked at everything that a player can know.

What is measured is the search of `players`, paired worlds and halving, and how it makes a choice of its estimates, by
the rules of `reduced_game`. Not measured is what a player learns in the course of a match, which has no place in a
single deal, and the play-outs of many duels: here an outcome is exact.

What the other one plays is what the search expects of a player whom it has not seen play. Its ways of playing know the
values 0 to 10: to them the cards have the values 0, 3, 7 and 10, and the guards are 6, 10, 13 and 17, which win and
lose the same duels as 2, 3, 4 and 5.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import Final, NamedTuple

from bench._matches import decide
from bench.strength.reduced_game import (
    CARDS,
    GUARDS,
    HAND,
    VALUE,
    Knowledge,
    Strategy,
    decisions,
    laid,
    move,
    score,
    uniform,
    without,
    without_all,
)
from musketiere.core.protocol import GameReason
from musketiere.core.rng import Rng
from musketiere.core.search_task import Character, Estimate, Skill
from musketiere.games.musketiere.cards import SWORDS
from musketiere.games.musketiere.game import MUSKETIERE
from musketiere.games.musketiere.rules import FREE, GEM, NOBODY, PRISON
from musketiere.games.musketiere.strategy.models import NOTHING
from musketiere.games.musketiere.strategy.playout import Arrangement, Stones
from musketiere.games.musketiere.strategy.reading import Reader
from musketiere.games.musketiere.strategy.thinking import Thinker
from musketiere.games.musketiere.strategy.ways import Situation
from musketiere.players.search_player import SearchPlayer

VALUES: Final = (0, 3, 7, 10)
STRENGTH: Final = {2: 6, 3: 10, 4: 13, 5: 17}
CARD: Final = tuple(len(SWORDS) * VALUES[VALUE[card]] + card % 2 for card in CARDS)
"""What the cards of the reduced game are to the ways of playing."""
MEAN: Final = fsum(VALUES) / len(VALUES)
"""Value of a pay card that cannot be seen."""


class World(NamedTuple):
    """What the other one holds and plays, in the order of the duels, and both guards."""

    pay: int
    played: tuple[int, int]
    guards: tuple[int, int]


class OneStone(Stones):
    """The stones of the reduced game: one pay card each, one gem and one prison."""

    def number(self, rows: tuple[int, ...]) -> Arrangement:
        """Nobody ends the game, and one prison is all that there is."""
        found = self._number.get(rows)
        if found is None:
            found = self._number[rows] = len(self.rows)
            self.rows.append(rows)
            self.jailed.append(rows.index(PRISON) if PRISON in rows else NOBODY)
            self.ended.append(False)
            self.after.append([-1] * (2 * self.players))
        return found

    def next(self, here: Arrangement, step: int) -> Arrangement:
        """As in `reduced_game`."""
        stones = list(self.rows[here])
        centre = {stone: stone not in stones for stone in (GEM, PRISON)}
        move(stones, centre, step >> 1, *((GEM, PRISON) if step & 1 else (PRISON, GEM)))
        return self.number(tuple(stones))


STONES: Final = OneStone((0, 1))


class ReducedTask:
    """A decision of the reduced game."""

    unit = "ducats"

    def __init__(self, known: Knowledge, skill: Skill) -> None:
        self.known = known
        guards = GUARDS if known.guard is None else (known.guard,)
        self.readers = {guard: self._reader(guard, skill) for guard in guards}
        self.candidates: Sequence[int] = known.hand
        hand = known.hand if known.pay is None else (*known.hand, known.pay)
        self.unseen = list(without_all(hand))

    @staticmethod
    def _reader(guard: int, skill: Skill) -> Reader:
        """What is expected of the other one, who knows that one guard of three comes next."""
        left = tuple([STRENGTH[other] for other in GUARDS if other != guard])
        thinker = Thinker(STONES, STONES.number((FREE, FREE)), 1, STRENGTH[guard], left, (MEAN,))
        return Reader(NOTHING, Situation(STRENGTH[guard], 2), HAND - 1, skill.reading, thinker)

    def world(self, rng: Rng) -> World:
        """Hand and pay of the other one are drawn evenly."""
        unseen = self.unseen.copy()
        rng.shuffle(unseen, HAND)
        pay, *held = unseen[:HAND]
        guards = list(GUARDS) if self.known.guard is None else [guard for guard in GUARDS if guard != self.known.guard]
        rng.shuffle(guards, 2)
        first, second = guards[:2] if self.known.guard is None else (self.known.guard, guards[0])
        mapped = sorted(CARD[one] for one in held)
        card = CARD.index(self.readers[first].draw(mapped, (VALUES[VALUE[pay]],), rng.random()))
        held.remove(card)
        return World(pay, (card, held[0]), (first, second))

    def outcomes(self, world: World, candidates: Sequence[int]) -> list[Sequence[float]]:
        """Where the pay is chosen, what it is worth whichever card is then played first, on average."""
        return [(self._worth(world, card),) for card in candidates]

    def _worth(self, world: World, chosen: int) -> float:
        rest = without(self.known.hand, chosen)
        if self.known.pay is not None:
            return score((self.known.pay, world.pay), _duels((chosen, rest[0]), world), world.guards)
        both = [score((chosen, world.pay), _duels(order, world), world.guards) for order in (rest, rest[::-1])]
        return sum(both) / 2

    def reasons(self, estimate: Estimate, others: Sequence[Estimate]) -> list[GameReason]:
        """Nobody asks for any."""
        return []


def _duels(own: Sequence[int], world: World) -> list[tuple[int, int]]:
    return list(zip(own, world.played, strict=True))


def as_played(skill: Skill, asks: int) -> Strategy:
    """How a player of that skill plays, from asking it so often at everything that it comes to know.

    Few asks make a player look purer, and so easier to beat, than it is.
    """
    game = MUSKETIERE._replace(search_task=lambda known, skill, *_: ReducedTask(known, skill))
    player = SearchPlayer(game, skill, Character())
    strategy = dict(uniform())
    for number, known in enumerate(decisions()):  # the pay comes first
        if known.pay is None or laid(strategy, known):
            counts = dict.fromkeys(known.hand, 0)
            for ask in range(asks):
                card, _ = decide(player, known, Rng(f"{number} {ask}"))
                counts[card] += 1
            strategy[known] = tuple(count / asks for count in counts.values())
    return strategy
