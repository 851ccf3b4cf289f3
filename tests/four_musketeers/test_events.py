"""FM-21: events, their fields and their order; the referee follows whole matches of random options."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere.core.rng import Rng
from tests.four_musketeers.choices import some_options
from tests.four_musketeers.table import Table
from tests.four_musketeers.walk import FIELDS, ToldSoFar, Walk
from tests.kit.play import play

SEEDS = st.integers(0, 2**32)


def somewhere(seed: int, actions: int = 700) -> Table:
    """A match of random options, played at random to its end or as far as that."""
    table = Table(seed=seed, **some_options(Rng(seed)))
    play(table.match, Rng(seed + 1), actions)
    return table


@pytest.mark.clause("FM-21.1", "FM-21.2", "FM-21.3", "FM-21.4", "FM-21.5", "FM-21.6", "FM-21.7", "FM-21.8", "FM-21.9")
@pytest.mark.clause("FM-21.10", "FM-21.11", "FM-21.12", "FM-21.13", "FM-21.14", "FM-21.15", "FM-21.16", "FM-21.17")
@pytest.mark.clause("FM-21.18", "FM-21.19", "FM-21.20", "FM-21.21", "FM-21.22", "FM-21.23", "FM-21.24", "FM-21.25")
@pytest.mark.clause("FM-21.26", "FM-21.27", "FM-23.1")
@given(seed=SEEDS)
def test_exact_order_and_content_of_a_whole_match(seed: int) -> None:
    """The story is told along the table of section 21, and everything in it follows from what was told before."""
    table = somewhere(seed)
    walk = Walk(table)
    try:
        walk.match()
    except ToldSoFar:
        assert table.match.state.outcome is None
    else:
        assert table.match.state.outcome is not None
        with pytest.raises(ToldSoFar):
            walk.peek()


@pytest.mark.clause("FM-21.26", "FM-21.5", "FM-21.8", "FM-21.11", "FM-20.5", "FM-20.10", "FM-20.16")
@given(seed=SEEDS)
def test_private_fields_go_only_to_those_who_may_know_them(seed: int) -> None:
    """Roles and hands to the owners of the seats, a hidden discard to who made it; all else is the same for all."""
    table = somewhere(seed, 60)
    seats = table.view()["seats"]
    for event in table.match.events:
        assert set(event.data) == {"type", *FIELDS[event.type]}
        if event.type not in ("roles_dealt", "hands_dealt", "struck"):
            assert event.private == {}
        for player, private in event.private.items():
            mine = [seat for seat, one in enumerate(seats) if one["owner"] == player]
            known: Any = private
            match event.type:
                case "roles_dealt":
                    assert set(known) == {"roles"}
                    assert all(known["roles"][seat] for seat in mine)
                case "hands_dealt":
                    assert set(known) == {"hands"}
                    assert all(known["hands"][seat] for seat in mine)
                    shown = [seat for seat, hand in enumerate(known["hands"]) if hand and len(hand) > 1]
                    assert all(seat in mine or seats[seat]["kind"] == "servant" for seat in shown)
                case "struck":
                    assert set(known) == {"discard"}
                    assert event.data["seat"] in mine


@pytest.mark.clause("FM-19.11", "FM-21.26")
@given(seed=SEEDS)
def test_events_that_show_chance_or_something_hidden_are_marked(seed: int) -> None:
    """No undo goes past them."""
    always = {
        "roles_dealt",
        "lifelines_dealt",
        "hands_dealt",
        "fight_decided",
        "seat_changed",
        "roles_shown",
    }
    for event in somewhere(seed, 150).match.events:
        shows = event.type in always
        shows |= event.type == "struck" and event.data["source"] == "random"
        shows |= event.type == "missing_chosen" and event.data["by"] == "chance"
        shows |= event.type == "top_shown" and event.data["card"] is not None
        shows |= event.type == "role_turned" and event.data["character"] != "V"
        assert event.reveals == shows
