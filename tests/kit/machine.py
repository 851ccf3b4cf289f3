"""A stateful test of the promises that every match keeps, whatever the game."""

from __future__ import annotations

import json
from typing import Any, ClassVar

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from musketiere.core.errors import IllegalAction, UndoRefused
from musketiere.core.game import Event, Move, Seat
from musketiere.core.match import MAX_SEED, Match
from musketiere.core.rng import Rng
from musketiere.core.written import checksum
from tests.kit.play import everything, random_move, snapshot
from tests.kit.subject import Subject

SEEDS = st.integers(0, MAX_SEED)


class MatchMachine(RuleBasedStateMachine):
    """Plays one match step by step. A game derives from it, names its subject and adds its own invariants."""

    subject: ClassVar[Subject]
    match: Match

    @initialize(data=st.data(), seed=SEEDS)
    def deal(self, data: st.DataObject, seed: int) -> None:
        game = self.subject.game
        self.match = Match(game, game.parse_options(data.draw(self.subject.options)), seed)

    # ---- playing -------------------------------------------------------------------------------------

    @property
    def in_play(self) -> bool:
        return bool(self.match.state.to_act)

    def step(self, seat: Seat, move: Move) -> list[Event]:
        """One accepted action; a game may look closer."""
        return self.match.act_move(seat, move)

    @precondition(lambda self: self.in_play)
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(list(self.match.state.to_act)))
        legal = self.match.state.legal(seat)
        self.step(seat, legal[data.draw(st.integers(0, len(legal) - 1))])

    @precondition(lambda self: self.in_play)
    @rule(seed=SEEDS, actions=st.integers(2, 60))
    def act_often(self, seed: int, actions: int) -> None:
        rng = Rng(seed)
        for _ in range(actions):
            if self.in_play:
                self.step(*random_move(self.match, rng))

    # ---- promises ------------------------------------------------------------------------------------

    @invariant()
    def legal_until_the_end(self) -> None:
        state, seats = self.match.state, range(self.subject.game.seats(self.match.options))
        decision = state.decision
        assert (decision is None) == (state.outcome is not None)
        assert tuple(state.to_act) == (() if decision is None else decision.seats)
        for seat in seats:
            assert bool(state.legal(seat)) == (seat in state.to_act)

    @invariant()
    def what_is_written_once_is_the_record(self) -> None:
        record = self.match.record()
        assert json.loads(self.match.record_text()) == record
        assert record["check"] == checksum({key: value for key, value in record.items() if key != "check"})

    @invariant()
    def copy_is_the_same(self) -> None:
        assert snapshot(self.match.state.copy()) == snapshot(self.match.state)

    @precondition(lambda self: self.in_play)
    @rule(data=st.data())
    def legal_is_accepted(self, data: st.DataObject) -> None:
        """Each legal action, read back from plain data, on a copy; the copy leaves the original alone."""
        game, state = self.match.game, self.match.state
        before = snapshot(state)
        seat = data.draw(st.sampled_from(list(state.to_act)))
        for move in list(state.legal(seat))[:60]:
            action = game.decode(move)
            assert game.parse_action(game.action_data(action)) == action
            assert game.encode(action) == move
            twin = state.copy()
            twin.rng = Rng(0)
            twin.apply(seat, move)
            assert snapshot(twin) != before
            assert snapshot(state) == before

    @rule(data=st.data())
    def illegal_is_refused(self, data: st.DataObject) -> None:
        """Every action that is not legal, by every seat and by seats that do not exist, changes nothing."""
        match, game = self.match, self.match.game
        seats: list[Any] = [*range(-1, game.seats(match.options) + 1), True, False, 0.0, None]
        seat = data.draw(st.sampled_from(seats))
        before = everything(match)
        for action in self.subject.actions:
            move = game.encode(action)
            if type(seat) is int and move in match.state.legal(seat):
                continue
            with pytest.raises(IllegalAction) as refused:
                match.act(seat, action)
            assert refused.value.fault.code in {"illegal-action", "not-your-turn", "match-over"}
        assert everything(match) == before

    @rule()
    def load_what_was_saved(self) -> None:
        text = self.match.text()
        loaded = Match.from_text(text, {self.match.game.id: self.match.game})
        assert loaded.text() == text
        assert everything(loaded) == everything(self.match)
        self.match = loaded

    @precondition(lambda self: self.in_play)
    @rule(data=st.data())
    def undo_leads_back(self, data: st.DataObject) -> None:
        """Acting and taking back is as if nothing had happened, and who did not act cannot take back."""
        match = self.match
        before = everything(match)
        seat = data.draw(st.sampled_from(list(match.state.to_act)))
        legal = match.state.legal(seat)
        happened = self.step(seat, legal[data.draw(st.integers(0, len(legal) - 1))])
        after = everything(match)
        for other in range(match.game.seats(match.options)):
            if other != seat or not match.can_undo(seat):
                assert not match.can_undo(other)
                with pytest.raises(UndoRefused):
                    match.undo(other)
        assert everything(match) == after
        if match.can_undo(seat):
            assert not any(event.reveals for event in happened)
            match.undo(seat)
            assert everything(match) == before

    @rule(seed=SEEDS)
    def sample_agrees_with_view(self, seed: int) -> None:
        """A possible world looks to the seat exactly like the true one, and asking leaves the true one alone."""
        game, state = self.match.game, self.match.state
        before = snapshot(state)
        for seat in (None, *range(game.seats(self.match.options))):
            view = game.view(state, seat)
            world = game.sample(view, Rng(seed))
            assert game.view(world, seat) == view
            assert tuple(world.to_act) == tuple(state.to_act)
            if seat is not None:
                assert game.legal_data(world, seat) == game.legal_data(state, seat)
                assert sorted(world.legal(seat)) == sorted(state.legal(seat))
        assert snapshot(state) == before
