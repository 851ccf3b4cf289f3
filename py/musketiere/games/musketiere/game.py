"""Musketiere as the core's contract wants it: everything by its name, nothing decided here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from musketiere.core import options as declare
from musketiere.core.errors import Fault
from musketiere.core.game import Data, Event, Game, Move, Seat
from musketiere.core.rng import Rng
from musketiere.games.musketiere import lesson, moves, options, position, strategy
from musketiere.games.musketiere.cards import names
from musketiere.games.musketiere.moves import Action, PayChoices
from musketiere.games.musketiere.options import Options
from musketiere.games.musketiere.rules import State
from musketiere.games.musketiere.view import View, sample, view_data, view_of


class Musketiere(Game[State, View, Options, Action]):
    """See the rules text, MU-1 to MU-18."""

    id = "musketiere"
    rules_version = 1
    min_seats = 2
    max_seats = 4

    def option_specs(self, given: Mapping[str, object]) -> list[Data]:
        return declare.specs(Options, given)

    def parse_options(self, given: Mapping[str, object]) -> Options:
        return options.parse_options(given)

    def options_data(self, options: Options) -> Data:
        return declare.plain(options)

    def warnings(self, given: Options) -> list[Fault]:
        return options.warnings(given)

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
        return sample(view, rng)

    def encode(self, action: Action) -> Move:
        return moves.encode(action)

    def decode(self, move: Move) -> Action:
        return moves.decode(move)

    def action_data(self, action: Action) -> Data:
        return moves.action_data(action)

    def parse_action(self, given: object) -> Action:
        return moves.parse_action(given)

    def legal_data(self, state: State, seat: Seat) -> Data | None:
        legal = state.legal(seat)
        if not legal:
            return None
        if isinstance(legal, PayChoices):
            return {"type": "choose_pay", "pick": 3, "cards": names(sorted(legal.hand))}
        return {"actions": [moves.action_data(moves.decode(move)) for move in sorted(legal)]}

    def suggest(self, view: View, rng: Rng) -> Move:
        return strategy.suggest(view, rng)

    @property
    def lesson(self) -> str:
        return lesson.POSITION

    def lesson_move(self, view: View) -> Move | None:
        return lesson.move(view)

    def summary(self, state: State) -> Data:
        return {"totals": list(state.totals), "game_number": state.game, "duel": state.duel}


MUSKETIERE: Final = Musketiere()
