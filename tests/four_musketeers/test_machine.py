"""The invariants of section 22 at every step of matches played at random, over all combinations of options."""

from __future__ import annotations

from hypothesis.stateful import initialize, invariant, rule

from musketiere.core.game import Event, Move, Seat
from musketiere.core.match import Match
from musketiere.core.rng import Rng
from musketiere.games.four_musketeers.game import FOUR_MUSKETEERS
from musketiere.games.four_musketeers.rules import State
from tests.four_musketeers.ledger import Ledger
from tests.four_musketeers.subject import SUBJECT
from tests.kit.machine import SEEDS, MatchMachine


class FourMusketeersMachine(MatchMachine):
    """Tests FM-22.2, FM-22.3, FM-22.4, FM-22.5, FM-22.6, FM-22.7, FM-22.8, FM-22.9, FM-22.10, FM-22.13, FM-22.15,
    FM-9.1, FM-9.9, FM-13.6, FM-19.7, FM-19.9 and FM-19.11.
    """

    subject = SUBJECT
    match: Match

    @initialize()
    def open_the_ledger(self) -> None:
        self.ledger = Ledger()

    def step(self, seat: Seat, move: Move) -> list[Event]:
        actions = len(self.match.actions)
        happened = super().step(seat, move)
        assert len(self.match.actions) == actions + 1  # FM-19.7: a forced decision is recorded like any other
        same_player = tuple(self.match.state.to_act) == (seat,)
        assert self.match.can_undo(seat) == (same_player and not any(event.reveals for event in happened))
        self.section_22()
        return happened

    @invariant()
    def section_22(self) -> None:
        self.ledger.follow(self.match.events, self.match.options, self.match.state)

    @invariant()
    def one_player_alone_decides(self) -> None:
        assert len(self.match.state.to_act) == (0 if self.match.state.outcome else 1)

    @rule(seed=SEEDS)
    def exchange_what_a_player_cannot_see(self, seed: int) -> None:
        """His view and his legal actions stay as they are."""
        state: State = self.match.state
        for player in (None, *range(state.options.players)):
            other = state.copy()
            exchange(other, player, Rng(seed))
            assert FOUR_MUSKETEERS.view(other, player) == FOUR_MUSKETEERS.view(state, player)
            if player is not None:
                assert FOUR_MUSKETEERS.legal_data(other, player) == FOUR_MUSKETEERS.legal_data(state, player)


def exchange(state: State, player: Seat | None, rng: Rng) -> None:
    """Draws anew what lies hidden from the player, by section 20; of a pile whose cards he knows only their order."""
    state.random, state.kept = state.random.copy(), state.kept.copy()
    hidden = [(state.random, at) for at in range(len(state.random))]
    hidden += [(state.kept, at) for at in range(len(state.kept))]
    for seat, hand in enumerate(state.hands):
        owned = player is not None and state.seating.owners[seat] == player
        known = owned or state.seating.kinds[seat] == "servant"
        places = [(hand, at) for at in range(len(hand))]
        if state.now[seat] == "dazed":
            places = places[1:]
            if known and state.remembered[seat]:
                shuffle(places, rng)
            else:
                hidden += places
        elif not known:
            hidden += places
    shuffle(hidden, rng)
    roles = FOUR_MUSKETEERS.view(state, player).roles
    shuffle([(state.roles, seat) for seat, role in enumerate(roles) if role is None], rng)


def shuffle(places: list[tuple[list[int], int]], rng: Rng) -> None:
    """The cards in these places change places."""
    cards = [cards[at] for cards, at in places]
    rng.shuffle(cards)
    for (into, at), card in zip(places, cards, strict=True):
        into[at] = card


TestFourMusketeers = FourMusketeersMachine.TestCase
