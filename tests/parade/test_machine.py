"""Where every blade is, and what the points add up to, at every step of matches played at random."""

from __future__ import annotations

from typing import Any

from hypothesis.stateful import invariant

from musketiere.core.game import Event, Move, Seat
from musketiere.core.match import Match
from tests.kit.machine import MatchMachine
from tests.parade.cards import NAME
from tests.parade.game import PARADE
from tests.parade.subject import SUBJECT


class ParadeMachine(MatchMachine):
    """The clauses of the game, told a second time from what the seats and a spectator see."""

    subject = SUBJECT
    match: Match

    def seen(self, seat: Seat | None) -> Any:
        return PARADE.view_data(PARADE.view(self.match.state, seat))

    def step(self, seat: Seat, move: Move) -> list[Event]:
        before = self.seen(None)
        happened = super().step(seat, move)
        laid_first = before["phase"] == "lay" and not any(before["laid"])
        assert self.match.can_undo(seat) == laid_first
        asked = {"lay": (0, 1), "open": (before["opener"],), "answer": (1 - before["opener"],)}[before["phase"]]
        assert seat in asked
        return happened

    @invariant()
    def every_blade_is_somewhere_once(self) -> None:
        views = [self.seen(seat) for seat in (0, 1)]
        held = [
            [*view["hand"], *filter(None, [view["own"]]), *(bout["cards"][seat] for bout in view["bouts"])]
            for seat, view in enumerate(views)
        ]
        assert [len(blades) for blades in held] == [6, 6]
        assert len({*held[0], *held[1]}) == 12
        assert {*held[0], *held[1]} <= {*NAME}
        assert [len(view["hand"]) for view in views] == views[0]["hand_counts"]

    @invariant()
    def hits_are_counted_as_the_blades_say(self) -> None:
        totals = [0, 0]
        for event in self.match.events:
            if event.type != "bout_decided":
                continue
            data: Any = event.data
            scorer, points, cards = data["scorer"], data["points"], data["cards"]
            assert scorer in (0, 1)
            assert points in ((1, 2) if cards else (1,))
            if cards:
                assert scorer == (NAME.index(cards[1]) > NAME.index(cards[0]))
            totals[scorer] += points
            assert data["totals"] == totals
        assert self.seen(None)["totals"] == totals

    @invariant()
    def it_is_over_after_the_last_bout_of_the_last_deal(self) -> None:
        view = self.seen(None)
        is_over = view["deal"] == view["options"]["deals"] and len(view["bouts"]) == 6
        assert (self.match.state.outcome is not None) == is_over == (view["phase"] == "over")


TestParade = ParadeMachine.TestCase
