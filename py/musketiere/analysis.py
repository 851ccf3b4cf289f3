"""What the best player finds out about one decision, without deciding anything."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from musketiere.core.game import Move
from musketiere.core.match import AnyGame
from musketiere.core.rng import Rng
from musketiere.core.search_task import COUNSEL, Character, Estimate, SearchTask
from musketiere.players import adviser
from musketiere.players.player import Thinking
from musketiere.players.search import search

if TYPE_CHECKING:
    from musketiere.protocol import Choice

SHOWN: Final = 3
"""So many of the best choices are told."""
PER_CENT: Final = 100.0
MANY: Final = 7
"""Of more than these the worse are dropped early; of so many each is told as surely as the best. A hand of Four
Musketeers and the shadow are no more."""
FEW: Final = 12
"""Where a game weighs one choice alone, up to so many legal ones are compared all the same."""


class Found(NamedTuple):
    """The best choices, the best first, and after them what was played; and which of them that is."""

    choices: list[Choice]
    played: int | None


class Analysis:
    """A decision that is thought about as long as the best level does, whatever the device, and in the same worlds
    whoever asks: lamp, problem and review have one answer.

    It is made from a view and the legal moves of its seat. `played` is what was chosen then, if everybody may know it.
    """

    def __init__(self, game: AnyGame, view: Any, legal: Sequence[Move], played: Move | None) -> None:
        self._game = game
        self._rng = Rng(COUNSEL)
        self._skill = adviser(game)
        self.task: SearchTask[Any] = game.search_task(view, self._skill, Character(), self._rng)
        self._played = played
        self._candidates = with_played(self.task, played)
        if len(self.task.candidates) == 1 and len(legal) <= FEW:  # sorted: their order hangs on what is hidden
            self._candidates = [*self.task.candidates, *sorted({*legal} - {*self.task.candidates})]
        self.thinking = Thinking(self._found())

    def weighed(self) -> Generator[float, None, list[Estimate]]:
        """All that is compared, the best first."""
        drops = len(self.task.candidates) > MANY  # what was played beside them changes nothing of theirs
        estimates = yield from search(self.task, self._skill.worlds, self._rng, self._candidates, drops=drops)
        return possible(self.task, estimates)

    def _found(self) -> Generator[float, None, Found]:
        played, estimates = self._played, (yield from self.weighed())
        shown = [estimate for place, estimate in enumerate(estimates) if place < SHOWN or estimate.move == played]
        place = next((place for place, estimate in enumerate(shown) if estimate.move == played), None)
        return Found([choice(self._game, self.task, estimate, estimates) for estimate in shown], place)


def with_played(task: SearchTask[Any], played: Move | None) -> Sequence[Move]:
    """The candidates, and what was played where that is none of them."""
    candidates = list(task.candidates)
    return candidates if played is None or played in candidates else [*candidates, played]


def possible(task: SearchTask[Any], estimates: Sequence[Estimate]) -> list[Estimate]:
    """Estimates of a chance as they can be told. What a choice keeps for later, or a difference seen in few worlds, may
    have led below nothing or above certainty."""
    if not task.unit.endswith("chance"):
        return [*estimates]
    return [estimate._replace(worth=min(PER_CENT, max(0.0, estimate.worth))) for estimate in estimates]


def choice(game: AnyGame, task: SearchTask[Any], estimate: Estimate, estimates: Sequence[Estimate]) -> Choice:
    """An estimate as plain data, with the reasons that it has beside the others."""
    others = [other for other in estimates if other is not estimate]
    return {
        "action": game.action_data(game.decode(estimate.move)),
        "worth": estimate.worth,
        "error": estimate.error,
        "worlds": estimate.worlds,
        "reasons": [*task.reasons(estimate, others)],
    }
