"""The invariants of section 33 at every step of matches played at random, over all options and data files."""

from __future__ import annotations

from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule

from musketiere.core.match import Match
from musketiere.core.rng import Rng
from musketiere.games.mousquetaires_du_roy.game import MOUSQUETAIRES_DU_ROY
from musketiere.games.mousquetaires_du_roy.state import State
from tests.kit.machine import SEEDS, MatchMachine
from tests.mousquetaires_du_roy.editions import editions
from tests.mousquetaires_du_roy.hidden import redraw
from tests.mousquetaires_du_roy.referee import Referee
from tests.mousquetaires_du_roy.subject import SUBJECT, random_options


class MousquetairesMachine(MatchMachine):
    """Tests MR-33.1, MR-33.2, MR-33.3, MR-33.4, MR-33.5, MR-33.6, MR-33.7, MR-33.8, MR-33.9, MR-33.10, MR-33.11,
    MR-33.12, MR-33.13, MR-33.14, MR-33.15, MR-33.16, MR-33.17, MR-33.18, MR-33.19, MR-33.20, MR-33.21, MR-33.22,
    MR-33.23, MR-33.24, MR-0.4, MR-4.2 and MR-30.2.
    """

    subject = SUBJECT
    match: Match

    @initialize(data=st.data(), seed=SEEDS)
    def deal(self, data: st.DataObject, seed: int) -> None:
        given = random_options(Rng(seed))
        edition = data.draw(st.none() | editions())
        if edition is not None:
            given["data"] = edition.id
        self.match = Match(MOUSQUETAIRES_DU_ROY, MOUSQUETAIRES_DU_ROY.parse_options(given), seed)
        self.referee = Referee(self.match.options)

    @invariant()
    def section_33(self) -> None:
        if self.referee.told > len(self.match.events):  # something was taken back
            self.referee = Referee(self.match.options)
        self.referee.follow(self.match.events, self.match.state)

    @rule(seed=SEEDS)
    def redraw_what_a_seat_cannot_see(self, seed: int) -> None:
        """Its view and its legal actions stay as they are; so does what everybody is told of the match in a list."""
        game, state = MOUSQUETAIRES_DU_ROY, self.match.state
        for seat in (None, *range(state.options.seats)):
            other: State = state.copy()
            redraw(other, seat, Rng(seed))
            assert game.view(other, seat) == game.view(state, seat)
            assert game.view_data(game.view(other, seat)) == game.view_data(game.view(state, seat))
            assert game.summary(other) == game.summary(state)
            if seat is not None:
                assert game.legal_data(other, seat) == game.legal_data(state, seat)


TestMousquetairesDuRoy = MousquetairesMachine.TestCase
