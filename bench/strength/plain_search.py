"""The search of Musketiere without a model of anybody: paired worlds, sequential halving, and everybody plays at random
from the card on. What the opponents' model is worth is seen against it."""

from __future__ import annotations

from collections.abc import Sequence

from bench.strength.simple_players import SimplePlayer, at_random
from musketiere.core.protocol import GameReason
from musketiere.core.rng import Rng
from musketiere.core.search_task import Estimate
from musketiere.games.musketiere.cards import CARDS
from musketiere.games.musketiere.rules import PLAY_CARD, State
from musketiere.games.musketiere.view import View
from musketiere.games.musketiere.worlds import sample
from musketiere.players.player import Thought
from musketiere.players.search import search

WORLDS = 100
"""Some 300 play-outs for a hand of nine cards; more win hardly more."""


class PlainTask:
    """Which card to play; worth is the own ducats of the game less the mean of the others'."""

    unit = "ducats"

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.candidates = view.hand

    def world(self, rng: Rng) -> tuple[State, list[int]]:
        """A world in which everybody keeps the order in which he will play his cards: that of a shuffled deck."""
        world = sample(self.view, rng)
        world.rng = Rng(0)  # a next game is dealt and not played; it must not draw from the player's stream
        order = list(CARDS)
        rng.shuffle(order)
        return world, order

    def outcomes(self, world: tuple[State, list[int]], candidates: Sequence[int]) -> list[Sequence[float]]:
        """The game is played on to its end by the rules."""
        state, order = world
        return [(self._played(state.copy(), order, card),) for card in candidates]

    def _played(self, state: State, order: list[int], card: int) -> float:
        game = len(state.scores)
        state.apply(self.seat, card)
        while len(state.scores) == game:
            for seat in tuple(state.to_act):
                legal = state.legal(seat)
                if state.phase == PLAY_CARD:
                    state.apply(seat, min(legal, key=order.__getitem__))
                else:
                    state.apply(seat, legal[order[state.duel] % len(legal)])
        scores = state.scores[-1]
        return scores[self.seat] - (sum(scores) - scores[self.seat]) / (len(scores) - 1)

    def reasons(self, estimate: Estimate, others: Sequence[Estimate]) -> list[GameReason]:
        """Nobody asks for any."""
        return []


class PlainSearchPlayer:
    """Searches for the card; lays pay and moves stones as the simple players do."""

    def __init__(self) -> None:
        self.simple = SimplePlayer(at_random)

    def think(self, view: View, rng: Rng) -> Thought:
        """A slice is one world."""
        if view.phase != PLAY_CARD or view.seat not in view.counting or len(view.hand) == 1:
            return (yield from self.simple.think(view, rng))
        estimates = yield from search(PlainTask(view), WORLDS, rng)
        return estimates[0].move
