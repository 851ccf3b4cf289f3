"""The arithmetic of MU-14 and a second telling of the rules, at every step of matches played at random."""

from __future__ import annotations

from typing import Any

from hypothesis.stateful import invariant

from musketiere.core.game import Event, Move, Seat
from musketiere.core.match import Match
from musketiere.games.musketiere.cards import CARDS, NAME
from musketiere.games.musketiere.game import MUSKETIERE
from tests.kit.machine import MatchMachine
from tests.musketiere import referee
from tests.musketiere.subject import SUBJECT
from tests.musketiere.table import action_name, legal_names, view_data

ALL_CARDS = sorted(NAME[card] for card in CARDS)
MOVED = {"gem_taken": (1, 0), "prison_freed": (0, -1), "prison_taken": (0, 1), "gem_returned": (-1, 0)}
"""By event: how gems and prisons on the pay cards change if the centre takes part (MU-14.6)."""


class MusketiereMachine(MatchMachine):
    """Tests MU-14.1, MU-14.2, MU-14.3, MU-14.5, MU-14.6, MU-14.7, MU-14.8, MU-14.11, MU-11.7, MU-11.8 and MU-11.9."""

    subject = SUBJECT
    match: Match

    @property
    def view(self) -> Any:
        """What is public."""
        return view_data(self.match, None)

    def step(self, seat: Seat, move: Move) -> list[Event]:
        before, actions = self.view, len(self.match.actions)
        happened = super().step(seat, move)
        after = self.view
        assert len(self.match.actions) == actions + 1  # MU-11.7: a forced decision is recorded like any other
        secret = before["phase"] in ("choose_pay", "play_card")
        assert sum(event.type in MOVED for event in happened) == (0 if secret else 1)
        same_choice = secret and after["phase"] == before["phase"] and any(after["chosen"])
        assert self.match.can_undo(seat) == same_choice
        if not secret:
            self.stone_moved(before, happened[0], action_name(_data(move)))
        return happened

    def stone_moved(self, before: Any, event: Event, action: str) -> None:
        rows = referee.after(before["rows"], before["acting"], action)
        view = self.view
        ended = view["last_game"] is not None and (view["phase"] == "match_over" or view["duel"] == 0)
        assert rows == ([line["row"] for line in view["last_game"]["pay"]] if ended else view["rows"])
        gems, prisons = (0, 0) if event.data.get("source", "centre") != "centre" else MOVED[event.type]
        assert "".join(rows).count("G") == "".join(before["rows"]).count("G") + gems
        assert "".join(rows).count("P") == "".join(before["rows"]).count("P") + prisons
        assert event.data["centre"] == {"gems": 3 - "".join(rows).count("G"), "prisons": 3 - "".join(rows).count("P")}
        assert ended == (rows[before["acting"]] == "GGG" or before["duel"] == 9)

    @invariant()
    def every_card_is_somewhere_once(self) -> None:
        view = self.view
        n, turned = view["players"], view["turned"] or []
        own = [view_data(self.match, seat) for seat in range(n)]
        laid = [card for one in own for card in one["pay"] or []]
        held = [card for one in own for card in [*one["hand"], *(one["own_choice"] or [])]]
        out = [*held, *laid, *view["played"], *turned]
        assert len(set(out)) == len(out) == 12 * n
        assert set(out) <= set(ALL_CARDS)
        assert len(laid) == (0 if view["duel"] == 0 else 3 * n)
        over = view["duel"] - (view["phase"] not in ("choose_pay", "match_over"))
        assert len(view["played"]) == n * max(over, 0)
        if view["phase"] != "choose_pay":
            in_hand = 9 - max(over, 0) - bool(turned)
            assert view["hand_counts"] == [in_hand] * n
        guards = [*view["guards_turned"], *view["guards_left"]]
        assert sorted([*guards, *view["guards_removed"]]) == sorted(self.match.options.guard_deck)
        assert len(view["guards_removed"]) == {2: 4, 3: 3, 4: 3}[n]
        assert len(view["guards_left"]) >= {2: 2, 3: 3, 4: 3}[n]

    @invariant()
    def every_stone_is_somewhere_once(self) -> None:
        view = self.view
        rows = view["rows"]
        on_cards = "".join(rows)
        assert len(on_cards) == 3 * view["players"]
        assert set(on_cards) <= set("-GP")
        assert on_cards.count("G") + view["centre"]["gems"] == 3
        assert on_cards.count("P") + view["centre"]["prisons"] == 3
        assert min(view["centre"].values()) >= 0
        assert rows.count("PPP") <= 1
        assert "PPP" not in rows or view["centre"]["prisons"] == 0
        assert view["phase"] == "match_over" or "GGG" not in rows

    @invariant()
    def duel_is_decided_as_the_rules_say(self) -> None:
        view = self.view
        if view["acting"] is None:
            if view["phase"] == "play_card":
                assert view["counting"] == referee.counting(view["rows"])
            return
        total, won, seat = referee.decide(view["guard"], view["turned"], view["counting"])
        assert total <= 10 * len(view["counting"])
        assert (view["acting"], view["phase"]) == (seat, "winner_acts" if won else "loser_acts")
        actions = legal_names(self.match, seat)
        assert actions == referee.legal(view["rows"], seat, won)
        assert 1 <= len(actions) <= 9

    @invariant()
    def scoring_adds_up(self) -> None:
        view = self.view
        if view["last_game"] is None:
            return
        for seat, line in enumerate(view["last_game"]["pay"]):
            assert line["points"] == referee.points(line["cards"], line["row"])
            assert line["score"] == sum(line["points"]) == view["scores"][-1][seat]
            assert 0 <= line["score"] <= 60
        assert view["totals"] == [sum(scores) for scores in zip(*view["scores"], strict=True)]


def _data(move: Move) -> Any:
    return MUSKETIERE.action_data(MUSKETIERE.decode(move))


TestMusketiere = MusketiereMachine.TestCase
