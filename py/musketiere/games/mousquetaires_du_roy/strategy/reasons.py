"""Why a choice is worth what it is worth, said with what happened in the worlds it was tried in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, Self

from musketiere.core.search_task import Estimate
from musketiere.games.mousquetaires_du_roy import siege
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.strategy.outlook import Prospects
from musketiere.games.mousquetaires_du_roy.strategy.threats import Threats

if TYPE_CHECKING:
    from musketiere.games.mousquetaires_du_roy import protocol


class Fact(NamedTuple):
    """Something that is compared."""

    code: protocol.FactCode
    for_team: int
    """1 if more of it is good for the team, -1 if it is bad."""
    noticeable: float
    """By how much it must differ from the next choice to be worth a word."""


FACTS: Final = (
    Fact("quest", 1, 0.15),
    Fact("louvre", 1, 0.1),
    Fact("paris", 1, 0.1),
    Fact("siege_dice", 1, 0.25),
    Fact("cards", 1, 0.75),
    Fact("life", 1, 0.3),
    Fact("honour", 1, 0.15),
    Fact("siege", 1, 0.3),
    Fact("time", -1, 0.2),
    Fact("rochefort", -1, 0.15),
    Fact("perfidy", -1, 0.4),
)
"""In the order in which an outcome has them."""
QUEST, LOUVRE, PARIS, SIEGE_DICE = range(4)
MOST: Final = 3
"""Reasons that are given at most."""
LOW: Final = 3
"""Honour at which what is left of it is worth a word."""
NEAR: Final = 0.02
"""A chance to lose tonight that is worth a word."""


class Standing(NamedTuple):
    """How a match stands, as far as reasons speak of it."""

    turn: int
    ladder: int
    missions: tuple[int, int]
    """The cards at the Louvre and in Paris, -1 without one."""
    work: tuple[float, float]
    """What is open of them, in actions."""
    numbers: tuple[int, ...]
    """Quest elements done (less those of the whole quest), then by fact from `SIEGE_DICE` on."""

    @classmethod
    def of(cls, world: State, prospects: Prospects) -> Self:
        """Of a world and its prospects."""
        now = prospects.now
        cards = [-1 if manned is None else manned.card for manned in (world.louvre, world.paris)]
        return cls(
            world.turn,
            world.ladder,
            (cards[0], cards[1]),
            (now.louvre, now.paris),
            (
                -now.quest.elements,
                siege.blue_dice(world),
                sum(map(len, world.hands)),
                sum(world.life),
                world.honour,
                world.siege,
                world.time,
                world.rochefort_life,
                len(world.perfidy_hand),
            ),
        )

    def since(self, before: Standing, ladder_start: int) -> tuple[float, ...]:
        """What has changed, by fact; of a mission the share of its open work that has been done."""
        failed = self.turn != before.turn and self.ladder == ladder_start  # MR-16.7
        quest, *rest = (after - at_first for after, at_first in zip(self.numbers, before.numbers, strict=True))
        shares = [
            float(not (failed and place == 0)) if self.missions[place] != before.missions[place] else _share(left, work)
            for place, (left, work) in enumerate(zip(self.work, before.work, strict=True))
        ]
        return (float(quest), *shares, *map(float, rest))


def _share(left: float, before: float) -> float:
    return max(0.0, before - left) / before if before else 0.0


def why(threats: Threats, estimate: Estimate, others: Sequence[Estimate], *, milady: bool) -> list[protocol.Reason]:
    """What threatens and is answered, then in what it differs from the best of the others: the weightiest good first,
    then bad."""
    rival = others[0].facts if others else (0.0,) * len(FACTS)
    found: list[tuple[float, protocol.Reason]] = []
    for fact, mine, its in zip(FACTS, estimate.facts, rival, strict=True):
        weight = (mine - its) / fact.noticeable * (-fact.for_team if milady else fact.for_team)
        if abs(weight) >= 1:
            than = its if others else None
            found.append((weight, {"type": fact.code, "number": mine, "than": than, "against": weight < 0}))
    found.sort(key=lambda one: -one[0])
    good = [reason for weight, reason in found if weight > 0]
    bad = [reason for weight, reason in reversed(found) if weight < 0]
    answered = [] if milady else _answered(threats, estimate.facts)
    return [*answered, *good, *bad][:MOST]


def _answered(threats: Threats, facts: Sequence[float]) -> list[protocol.Reason]:
    """The threats that the choice does something about."""
    found: list[tuple[float, protocol.Reason]] = []
    if threats.honour <= LOW and threats.falls and facts[LOUVRE] >= FACTS[LOUVRE].noticeable:
        found.append((1 / (1 + threats.honour), _threat("honour_tonight", threats.honour)))
    if threats.siege >= NEAR and facts[SIEGE_DICE] >= FACTS[SIEGE_DICE].noticeable:
        found.append((threats.siege, _threat("siege_tonight", threats.siege)))
    if threats.constance >= NEAR and facts[PARIS] >= FACTS[PARIS].noticeable:
        found.append((threats.constance, _threat("constance_tonight", threats.constance)))
    return [reason for _, reason in sorted(found, key=lambda one: -one[0])]


def _threat(code: protocol.ThreatCode, number: float) -> protocol.Reason:
    return {"type": code, "number": number, "than": None, "against": False}
