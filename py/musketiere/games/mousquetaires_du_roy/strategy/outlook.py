"""How the match stands for the team: what is left to do, and what runs out meanwhile (MR-1)."""

from __future__ import annotations

from functools import cache
from math import fsum, sqrt
from typing import NamedTuple

from musketiere.games.mousquetaires_du_roy import siege
from musketiere.games.mousquetaires_du_roy.material import LOUVRE, PARIS
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.strategy.quest_work import Left, QuestWork
from musketiere.games.mousquetaires_du_roy.strategy.stock import Stock
from musketiere.games.mousquetaires_du_roy.strategy.weights import Weights
from musketiere.games.mousquetaires_du_roy.strategy.work import Work


class Outlook(NamedTuple):
    """What the prospects of the team depend on; work and stock in actions of a Musketeer."""

    time: int
    honour: float
    siege: float
    blue: int
    """Dice at La Rochelle."""
    quest: Left
    stock: float
    """What the team has, as the actions it is worth."""
    ladder: int
    louvre: float
    """Work left on the mission."""
    effect: str
    """Of the Paris card in play, if any."""
    paris: float
    """Work left on it."""
    strangled: int


class Prospects:
    """What changes are worth to the team, in actions of a Musketeer."""

    def __init__(self, world: State, w: Weights, *, open_hands: bool) -> None:
        self.w = w
        self.edition = world.edition
        self.actions = len(world.heroes) * world.edition.setup[len(world.heroes)].actions
        """Of the whole team in a turn."""
        self.most_honour = world.most_honour
        self.work = Work(world, w)
        self.stock = Stock(world, w)
        self.quest = QuestWork(self.work)
        self.fresh = self.work.next_louvre()
        """Work on the next mission at the Louvre."""
        self._scores: dict[Outlook, float] = {}
        self.now = self._outlook(world, open_hands=open_hands)
        self.level = self._score(self.now)
        """The less, the likelier Milady wins; in a measure of its own."""
        self.unit = self._score(self.now._replace(stock=self.now.stock + 1)) - self.level
        """How much an action changes it."""

    def _outlook(self, world: State, *, open_hands: bool) -> Outlook:
        """How it stands, as far as the view tells from which the world was made."""
        effect = "" if world.paris is None else world.edition.paris[world.paris.card].effect
        return Outlook(
            world.time,
            world.honour,
            world.siege,
            siege.blue_dice(world),
            self.quest.left(),
            self.stock.of_team(open_hands=open_hands),
            world.ladder,
            self.work.mission(LOUVRE),
            effect,
            self.work.mission(PARIS),
            0 if world.paris is None else world.paris.strangled,
        )

    def gain(self, after: Outlook) -> float:
        """What it is worth if it stands so afterwards."""
        return (self._score(after) - self.level) / self.unit

    def done_at_louvre(self, now: Outlook) -> Outlook:
        """The mission is solved (MR-16.4)."""
        edition = self.edition
        honour = min(now.honour + edition.ladder_bonus, self.most_honour)
        return now._replace(honour=honour, ladder=edition.ladder_start, louvre=self.fresh)

    def _score(self, at: Outlook) -> float:
        """The less, the likelier Milady wins; the same is asked again and again."""
        if at not in self._scores:
            self._scores[at] = self._reckoned(at)
        return self._scores[at]

    def _reckoned(self, at: Outlook) -> float:
        w, edition = self.w, self.edition
        stay = at.paris / w.paris_pace if at.effect else 0.0
        toll = {"perfidy": w.perfidy, "wound": w.life, "tax": w.pistole}.get(at.effect, 0.0)
        spare = w.stock * (at.stock - stay * toll)
        short = w.ample * _above((at.quest.work - at.quest.elements - spare) / w.ample)
        turns = 1 + (at.quest.elements + short) / (self.actions * w.pace)
        until = max(1, edition.ladder_fail - at.ladder)
        reach = w.mission_pace * until
        share = reach / (reach + at.louvre)
        solved = share * share
        marked = sum(square > at.ladder for square in edition.ladder_honour)
        soon = at.honour - marked * (1 - solved) - stay * (at.effect == "honour")
        honour = soon + solved * edition.ladder_bonus - w.honour_rate * max(0.0, turns - until)
        red = self._red(at.time) / 2
        near = min(turns, w.siege_life)
        pushed = at.siege - stay * (at.effect == "siege_die") / 2
        front = pushed + near * (at.blue / 3 - red)
        later = self._red(int(at.time + (near + turns) / 2)) / 2
        front += (turns - near) * (w.siege_later / 3 - later)
        next_turn = pushed + at.blue / 3 - red
        dangers = [
            w.haste * turns,
            w.time * _above((at.time + turns - edition.time_end) / w.time_spread),
            w.honour * _above((1 - honour) / w.honour_spread),
            w.honour_soon * _above((1 - soon) / w.honour_soon_spread),
            w.siege * _above((edition.siege_left + 1 - front) / w.siege_spread),
            w.siege_soon * _above((edition.siege_left + 1 - next_turn) / w.siege_soon_spread),
        ]
        if at.effect == "strangle":
            dangers.append(w.constance * self._strangling(at, stay))
        return -fsum(dangers)

    def _red(self, time: int) -> int:
        """Milady's dice at La Rochelle."""
        return _red_dice(self.edition.time_dice, time)

    def _strangling(self, at: Outlook, stay: float) -> float:
        """How near Constance is to death, by the successes to expect."""
        needed = max(card.successes for card in self.edition.paris if card.effect == "strangle")
        dice = self._red(at.time + 1)
        return _above((at.strangled + stay * dice / 2 + 1 - needed) / self.w.constance_spread)


@cache
def _red_dice(time_dice: tuple[tuple[int, int], ...], time: int) -> int:
    return max(dice for space, dice in time_dice if time >= space)


def _above(x: float) -> float:
    """How far x is above 0, rounded off where it is near."""
    return (x + sqrt(x * x + 1)) / 2
