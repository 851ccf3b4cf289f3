"""Whom the fight is likely to hit after each strike, or as it goes each way (FM-20.23)."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import TYPE_CHECKING

from musketiere.core.paired import CERTAIN, mean_difference, paired_error
from musketiere.core.rng import Rng
from musketiere.core.search_task import COUNSEL, Character
from musketiere.games.four_musketeers.cards import NUMBER
from musketiere.games.four_musketeers.layout import LEFT, RIGHT
from musketiere.games.four_musketeers.moves import DIRECTION_NAME, GO_LEFT, SHADOW
from musketiere.games.four_musketeers.state import STRIKE
from musketiere.games.four_musketeers.strategy.chances import chances
from musketiere.games.four_musketeers.strategy.levels import NOTICEABLE, SKILLS
from musketiere.games.four_musketeers.strategy.sampled import told
from musketiere.games.four_musketeers.strategy.search import DirectionTask, Row, StrikeTask
from musketiere.games.four_musketeers.view import View

if TYPE_CHECKING:
    from musketiere.games.four_musketeers import protocol


def forecast(view: View) -> protocol.Forecast:
    """For the seat of the view, which must strike or choose a direction."""
    assert view.player is not None
    striking = view.phase == STRIKE
    return {
        "strikes": _strikes(view) if striking else [],
        "ways": [] if striking else _ways(view),
        "chance": chances(view)[view.player],
    }


def _strikes(view: View) -> list[protocol.Odds]:
    """In the worlds in which the lamp compares its choices; where only the random card is unknown, of a shadow strike
    by all that it may be (FM-20.22)."""
    rng = Rng(COUNSEL)
    task = StrikeTask(view, SKILLS["master"], Character(), rng)
    by_card = task.by_card()
    strikes: list[protocol.Odds] = []
    for move, hits in zip(task.candidates, _hits(task, _outcomes(task, rng)), strict=True):
        *seats, villain = hits if by_card is None or move < SHADOW else by_card
        strikes.append({"number": NUMBER[move] if move < SHADOW else None, "seats": seats, "villain": villain})
    return strikes


def _ways(view: View) -> list[protocol.WayOdds]:
    """Both in the same worlds; that one is better is told only as surely as the review tells it."""
    rng = Rng(COUNSEL)
    task = DirectionTask(view, SKILLS["master"], Character(), rng)
    both = _outcomes(task, rng)
    gain = mean_difference(*both)
    is_clear = abs(gain) > max(CERTAIN * paired_error(*both), NOTICEABLE[task.unit])
    ways: list[protocol.WayOdds] = []
    for move, hits in zip(task.candidates, _hits(task, both), strict=True):
        *seats, villain = hits
        first = move == task.candidates[0]
        direction = DIRECTION_NAME[LEFT if move == GO_LEFT else RIGHT]
        better = is_clear and (gain > 0) == first
        ways.append({"direction": direction, "better": better, "seats": seats, "villain": villain})
    return ways


def _outcomes(task: StrikeTask | DirectionTask, rng: Rng) -> list[tuple[Row, ...]]:
    """By candidate, in each world."""
    by_world = [task.outcomes(task.world(rng), task.candidates) for _ in range(SKILLS["master"].worlds)]
    return [*zip(*by_world, strict=True)]


def _hits(task: StrikeTask | DirectionTask, choices: Sequence[tuple[Row, ...]]) -> list[list[float]]:
    """How likely each hits the seats, then the villain."""
    means = [[fsum(column) / len(outcomes) for column in zip(*outcomes, strict=True)] for outcomes in choices]
    hits = [hits for _, *hits, _ in means]
    return hits if task.is_counted else told(hits)
