"""Whom the fight is likely to hit after each strike (FM-20.23)."""

from __future__ import annotations

from math import fsum
from typing import TYPE_CHECKING, Final

from musketiere.core.rng import Rng
from musketiere.core.search_task import Character
from musketiere.games.four_musketeers.cards import NUMBER
from musketiere.games.four_musketeers.moves import SHADOW
from musketiere.games.four_musketeers.strategy.chances import chances
from musketiere.games.four_musketeers.strategy.levels import SKILLS
from musketiere.games.four_musketeers.strategy.search import StrikeTask
from musketiere.games.four_musketeers.view import View

if TYPE_CHECKING:
    from musketiere.games.four_musketeers import protocol

SEED: Final = "analysis"
"""What the lamp draws its worlds from: out of the same worlds both tell the same."""


def forecast(view: View) -> protocol.Forecast:
    """For the seat of the view, which must strike: in the worlds in which the best player compares its choices."""
    rng, skill = Rng(SEED), SKILLS["master"]
    task = StrikeTask(view, skill, Character(), rng)
    by_world = [task.outcomes(task.world(rng), task.candidates) for _ in range(skill.worlds)]
    strikes: list[protocol.Odds] = []
    for move, outcomes in zip(task.candidates, zip(*by_world, strict=True), strict=True):
        _, *seats, villain, _ = [fsum(column) / skill.worlds for column in zip(*outcomes, strict=True)]
        strikes.append({"number": NUMBER[move] if move < SHADOW else None, "seats": seats, "villain": villain})
    assert view.player is not None
    return {"strikes": strikes, "chance": chances(view)[view.player]}
