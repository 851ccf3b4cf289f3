"""Four Musketeers as the core's contract wants it: everything by its name, nothing decided here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from musketiere.core.errors import Fault
from musketiere.core.game import Data, Event, Game, Move, Seat
from musketiere.core.rng import Rng
from musketiere.games.four_musketeers import lesson, moves, options, position, strategy, worlds
from musketiere.games.four_musketeers.data import seating_data, standing_data, view_data
from musketiere.games.four_musketeers.fight import HAND, Strike
from musketiere.games.four_musketeers.layout import seating
from musketiere.games.four_musketeers.moves import SHADOW, Action
from musketiere.games.four_musketeers.options import Options
from musketiere.games.four_musketeers.rules import State
from musketiere.games.four_musketeers.table import STRIKE
from musketiere.games.four_musketeers.view import View, standing_of, view_of


class FourMusketeers(Game[State, View, Options, Action]):
    """See the rules text, FM-1 to FM-27."""

    id = "four_musketeers"
    rules_version = 1
    min_seats = 1
    max_seats = 4

    def option_specs(self, given: Mapping[str, object]) -> list[Data]:
        return options.specs(given)

    def parse_options(self, given: Mapping[str, object]) -> Options:
        return options.parse_options(given)

    def options_data(self, options_: Options) -> Data:
        return options.options_data(options_)

    def warnings(self, options: Options) -> list[Fault]:
        return []

    def table_data(self, options: Options) -> Data:
        """Who sits where, whether with the Shadow Musketeer, and what ends the match."""
        return seating_data(seating(options)) | {"shadow": options.shadow, "goal": options.goal}

    def seats(self, options: Options) -> int:
        return options.players

    def deal(self, options: Options, rng: Rng, log: list[Event] | None = None) -> State:
        state = State(options, rng, log)
        state.begin()
        return state

    def set_up(self, text: str, rng: Rng, log: list[Event] | None = None) -> State:
        return position.set_up(text, rng, log)

    def options_of(self, state: State) -> Options:
        return state.options

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def view_data(self, view: View) -> Data:
        return view_data(view)

    def sample(self, view: View, rng: Rng) -> State:
        return worlds.sample(view, rng)

    def encode(self, action: Action) -> Move:
        return moves.encode(action)

    def decode(self, move: Move) -> Action:
        return moves.decode(move)

    def action_data(self, action: Action) -> Data:
        return moves.action_data(action)

    def parse_action(self, given: object) -> Action:
        return moves.parse_action(given)

    def legal_data(self, state: State, seat: Seat) -> Data | None:
        """The legal actions, and what each open strike would make of the fight so far (FM-20.21)."""
        legal = sorted(state.legal(seat))
        if not legal:
            return None
        return {
            "actions": [moves.action_data(moves.decode(move)) for move in legal],
            "previews": [self._preview(state, move) for move in legal],
        }

    def _preview(self, state: State, move: Move) -> Data | None:
        if state.phase != STRIKE or move >= SHADOW:
            return None
        seat, target = state.order[state.turn]
        return standing_data(standing_of(state, [Strike(seat, target, move, HAND)]))

    def suggest(self, view: View, rng: Rng) -> Move:
        return strategy.suggest(view, rng)

    @property
    def lesson(self) -> str:
        return lesson.POSITION

    def lesson_move(self, view: View) -> Move | None:
        return lesson.move(view)

    def summary(self, state: State) -> Data:
        return {
            "storyline": state.options.storyline,
            "mode": state.options.mode,
            "round": state.round,
            "fight": state.fight,
            "totals": list(state.totals),
            "sides": [list(side) for side in state.seating.sides],
        }


FOUR_MUSKETEERS: Final = FourMusketeers()
