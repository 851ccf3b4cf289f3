"""A player of a visitor who likes types: mypy reads it with the rest of the tests, and it plays."""

from collections.abc import Mapping
from typing import Any

from musketiere.core.game import Outcome
from musketiere.core.rng import Rng
from musketiere.games.musketiere.moves import Action, PlayCard
from musketiere.games.musketiere.view import View
from musketiere.school import Player, best, play_on


class Typed(Player[View, Action]):
    def begin(self, view: View) -> None:
        self.seen: list[str] = []

    def saw(self, event: Mapping[str, Any]) -> None:
        self.seen.append(event["type"])

    def choose(self, view: View, legal: list[Action], rng: Rng) -> Action:
        if isinstance(legal[0], PlayCard):
            return best(self.game, view, legal, rng, lambda state, seat: float(state.totals[seat]), worlds=4)
        world = self.game.sample(view, rng)
        world.apply(self.seat, self.game.encode(legal[0]))
        play_on(world, self.seat, rng)
        return legal[rng.below(len(legal))]

    def end(self, view: View, outcome: Outcome) -> None:
        assert self.seen[-1] == "match_ended"
        assert {rank.seat for rank in outcome.ranking} == {0, 1}
