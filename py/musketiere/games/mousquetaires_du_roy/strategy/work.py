"""How many actions of a Musketeer it takes, all told, to get something done: cards to be drawn and wounds included."""

from __future__ import annotations

from functools import cache
from math import fsum
from typing import Final

from musketiere.games.mousquetaires_du_roy import duel, elements
from musketiere.games.mousquetaires_du_roy.board import Manned
from musketiere.games.mousquetaires_du_roy.edition import Adversary, Challenge
from musketiere.games.mousquetaires_du_roy.material import CUIRASS, MENDIANTS, PISTOL, SKILLS, Musketeer, Place
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.strategy.odds import Fighter, odds
from musketiere.games.mousquetaires_du_roy.strategy.weights import Weights

HOPELESS: Final = 20.0
"""More work than anything else."""


def fighter(world: State, who: Musketeer) -> Fighter:
    """A Musketeer at the beginning of a duel, without Combat cards (MR-9.2); his blade is left out of the reckoning."""
    edition = world.edition
    dice = min(edition.blue_base + (world.heroes[who].power == "extra_die"), edition.blue_max)
    pistol, cuirass = world.owns(who, PISTOL), world.owns(who, CUIRASS)
    return Fighter(dice, edition.blue, world.botte(who), pistol, False, cuirass)


def opponent(world: State, foe: Adversary) -> Fighter:
    """His opponent."""
    dice = min(foe.force, world.edition.red_max)
    return Fighter(dice, world.edition.red, foe.botte, cuirass=foe.special == "cuirass")


def sides(world: State) -> tuple[Fighter, Fighter]:
    """Musketeer and opponent at the dice that have been thrown, with the blade at hand (MR-14.5 to 14.7)."""
    fight = duel.fought(world)
    blue, red = fighter(world, fight.musketeer), opponent(world, duel.opponent(world, fight.against))
    return (
        blue._replace(
            dice=fight.blue,
            pistol=blue.pistol and fight.round == 1,
            blade=True,
            cuirass=blue.cuirass and not fight.absorbed_blue,
        ),
        red._replace(dice=fight.red, cuirass=red.cuirass and not fight.absorbed_red),
    )


class Work:
    """What is to be done, by whoever of the team does it best as they are now."""

    def __init__(self, world: State, w: Weights) -> None:
        self.world = world
        self.w = w
        self._fighters = {fighter(world, who) for who in world.musketeers}
        self._skills = [max(world.skill(who, skill) for who in world.musketeers) for skill in range(len(SKILLS))]
        self._foes: dict[str, float] = {}
        self._missions: dict[tuple[Place, Manned], float] = {}

    def foe(self, foe: Adversary, wounds: int = 0) -> float:
        """To beat somebody who has so many wounds already."""
        if foe.id not in self._foes:
            red, most = opponent(self.world, foe), self.world.edition.blue_max
            extra = self.w.life * (foe.special == "final_wound")
            self._foes[foe.id] = extra + min(_duel(one, red, most, self.w) for one in self._fighters)
        return self._foes[foe.id] * (foe.life - wounds)

    def challenge(self, one: Challenge) -> float:
        """To solve one."""
        return 1 + self.w.skill * max(0, one.value - self._skills[one.skill])

    def mission(self, where: Place) -> float:
        """What is open of a mission; 0 without one."""
        manned = self.world.mission(where)
        if manned is None:
            return 0.0
        if (where, manned) not in self._missions:
            self._missions[where, manned] = self._mission(where, manned)
        return self._missions[where, manned]

    def _mission(self, where: Place, manned: Manned) -> float:
        challenges = range(len(self.world.mission_card(where).challenges))
        parts = [
            self.challenge(elements.challenge(self.world, ("challenge", where, at)))
            for at in challenges
            if not manned.solved >> at & 1
        ]
        adversaries = [one for one in manned.opponents if not one.beaten]
        parts += [self.foe(self.world.adversary(one.id), one.wounds) for one in adversaries]
        if manned.ambush == MENDIANTS:
            parts.append(self.w.pistole * self.world.edition.beggars_price)
        return fsum(parts)

    def next_louvre(self) -> float:
        """A mission at the Louvre that is still to come, on average."""
        cards = self.world.edition.louvre
        challenges = [self.challenge(one) for card in cards for one in card.challenges]
        return (fsum(challenges) + sum(card.force for card in cards)) / len(cards)


@cache
def _duel(blue: Fighter, red: Fighter, most: int, w: Weights) -> float:
    """For one wound, with as many Combat cards as are best."""
    best = HOPELESS
    for dice in range(blue.dice, most + 1):
        to_expect = odds(blue._replace(dice=dice), red)
        if to_expect.hit:
            cards = w.combat * (dice - blue.dice)
            best = min(best, (1 + cards + w.life * to_expect.wounds) / to_expect.hit)
    return best
