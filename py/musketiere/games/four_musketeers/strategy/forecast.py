"""Whom the fight is likely to hit after each strike (FM-20.23)."""

from __future__ import annotations

from math import fsum
from typing import TYPE_CHECKING

from musketiere.core.rng import Rng
from musketiere.core.search_task import COUNSEL, Character
from musketiere.games.four_musketeers.cards import NUMBER
from musketiere.games.four_musketeers.moves import SHADOW
from musketiere.games.four_musketeers.strategy.chances import chances
from musketiere.games.four_musketeers.strategy.levels import SKILLS
from musketiere.games.four_musketeers.strategy.search import StrikeTask
from musketiere.games.four_musketeers.view import View

if TYPE_CHECKING:
    from musketiere.games.four_musketeers import protocol


def forecast(view: View) -> protocol.Forecast:
    """For the seat of the view, which must strike: in the worlds in which the lamp compares its choices; where only
    the random card is unknown, of a shadow strike by all that it may be (FM-20.22)."""
    rng, skill = Rng(COUNSEL), SKILLS["master"]
    task = StrikeTask(view, skill, Character(), rng)
    by_world = [task.outcomes(task.world(rng), task.candidates) for _ in range(skill.worlds)]
    by_card = task.by_card()
    strikes: list[protocol.Odds] = []
    for move, outcomes in zip(task.candidates, zip(*by_world, strict=True), strict=True):
        _, *hits, _ = [fsum(column) / skill.worlds for column in zip(*outcomes, strict=True)]
        *seats, villain = hits if by_card is None or move < SHADOW else by_card
        strikes.append({"number": NUMBER[move] if move < SHADOW else None, "seats": seats, "villain": villain})
    assert view.player is not None
    return {"strikes": strikes, "chance": chances(view)[view.player]}
