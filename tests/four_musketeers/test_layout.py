"""FM-2: layouts, seats, players."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere.core.rng import Rng
from tests.four_musketeers import referee
from tests.four_musketeers.choices import some_options
from tests.four_musketeers.table import Table
from tests.kit.play import play

SEEDS = st.integers(0, 2**32)


@pytest.mark.clause("FM-2.1", "FM-2.2", "FM-5.1")
@pytest.mark.parametrize(("layout", "order"), [("", [2, 3, 0, 1]), ("layout 3;players 3;", [2, 0, 1])])
def test_clockwise(layout: str, order: list[int]) -> None:
    """The next seat clockwise is the left neighbour."""
    table = Table(f"{layout}starter 2")
    assert [one["seat"] for one in table.view()["order"]] == order
    cyclical = Table(f"{layout}starter 2;in_hand {6 if len(order) == 4 else 4}")
    cyclical.do("choose_direction(left)")
    assert cyclical.view()["order"][0] == {"seat": 2, "target": order[1]}


@pytest.mark.clause("FM-2.3", "FM-2.4")
@pytest.mark.parametrize(("layout", "order"), [("", [2, 3, "X", 0, 1]), ("layout 3;players 3;", [2, "X", 0, 1])])
@pytest.mark.parametrize("storyline", ["KC", "KS", "QC", "QS"])
def test_the_shadow_musketeer_sits_between_the_last_seat_and_the_first(
    storyline: str, layout: str, order: list[Any]
) -> None:
    """The villain himself has no seat and never strikes."""
    queens = "shadow_in_queen_games yes;" if storyline[0] == "Q" else ""
    table = Table(f"storyline {storyline};{queens}{layout}starter 2")
    assert [one["seat"] for one in table.view()["order"]] == order


@pytest.mark.clause("FM-2.4")
@given(seed=SEEDS)
def test_the_villain_never_strikes(seed: int) -> None:
    table = Table(seed=seed, **some_options(Rng(seed)))
    play(table.match, Rng(seed), 200)
    struck = table.told("struck")
    assert struck
    assert all("V" not in (strike["seat"], strike["target"]) for strike in struck)
    assert all(chosen["seat"] != "V" for chosen in table.told("direction_chosen"))


@pytest.mark.clause("FM-2.5", "FM-15.2")
def test_teammates_sit_opposite() -> None:
    assert Table(mode="team").view()["teams"] == [[0, 2], [1, 3]]
    assert Table(mode="team", layout=3, players=3).view()["teams"] == [[0, 2], [1]]


@pytest.mark.clause("FM-2.8", "FM-2.9", "FM-2.10", "FM-2.6", "FM-15.2", "FM-15.3")
@pytest.mark.parametrize(
    ("storyline", "mode", "layout", "players", "replacement"),
    [
        (storyline, mode, *seats)
        for storyline, mode in (("AC", "solo"), ("AC", "team"), ("KS", "coop"), ("QC", "team"), ("QC", "solo"))
        for seats in referee.SEATS
        if storyline == "KS" or seats[1] > 1  # FM-2.7
    ],
)
def test_seating(storyline: str, mode: str, layout: int, players: int, replacement: str) -> None:
    """The table of FM-2.9, with owners, fixed teams and sides."""
    options: Any = {
        "storyline": storyline,
        "mode": mode,
        "layout": layout,
        "players": players,
        "replacement": replacement,
    }
    view = Table(**options).view()
    names = {"P": "player", "S": "servant", "D": "dazed"}
    expected = referee.SEATS[layout, players, replacement].split()
    assert [seat["kind"] for seat in view["seats"]] == [names[seat[0]] for seat in expected]
    assert [seat["owner"] for seat in view["seats"]] == [int(seat[1]) if seat != "D" else None for seat in expected]
    assert [seat["now"] for seat in view["seats"]] == ["dazed" if seat == "D" else "active" for seat in expected]
    assert view["teams"] == referee.teams(options)
    assert view["sides"] == referee.sides(options)
    assert view["players"] == players


@pytest.mark.clause("FM-2.10", "FM-2.11", "FM-11.8")
@pytest.mark.parametrize("defeated_as", ["dazed", "ghost"])
def test_owner_and_controller(defeated_as: str) -> None:
    """A defeated seat keeps its owner; its controller decides unless it is dazed. Seat 2 is a servant of player 0."""
    position = f"mode team;players 2;replacement servant;defeated_as {defeated_as};match single"
    stacks = "popped 2S defeated | 2H | 2D | JK | 2C QS KS AS"
    table = Table(f"{position};stacks {stacks};stone 1;starter 3;hands 5S | 6S | 7S | 8S")
    assert [seat["owner"] for seat in table.view()["seats"]] == [0, 1, 0, 1]
    assert table.view()["seats"][0]["now"] == defeated_as
    asked = []
    while table.view()["fight"] == 1:
        player = table.match.state.to_act[0]
        asked.append((table.view()["turn"], player))
        table.do(next(name for name in table.legal(player) if "open" in name))
    without = [(3, 1), (1, 1), (2, 0)]
    assert asked == ([(3, 1), (0, 0), (1, 1), (2, 0)] if defeated_as == "ghost" else without)


@pytest.mark.clause("FM-2.11")
@given(seed=SEEDS)
def test_automatic_seats_decide_nothing(seed: int) -> None:
    """Whenever somebody is asked, it is the owner of a seat that is neither X nor dazed, or the captain."""
    table, rng = Table(seed=seed, **some_options(Rng(seed))), Rng(seed)
    for _ in range(60):
        phase, player = table.acting
        if player is None:
            break
        view = table.view()
        if phase in ("use_replay", "choose_settings"):
            assert (view["turn"], player) == (None, 0)
        else:
            seat = view["seats"][view["turn"]]
            assert (seat["owner"], seat["now"] == "dazed") == (player, False)
        play(table.match, rng, 1)
