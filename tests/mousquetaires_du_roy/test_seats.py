"""MR-26.1 to 26.5, 26.18, 26.19: who moves whom."""

from __future__ import annotations

from typing import Any

import pytest

from musketiere.core.errors import InvalidOptions
from musketiere.games.mousquetaires_du_roy.edition import HEROES
from musketiere.games.mousquetaires_du_roy.options import parse_options
from tests.mousquetaires_du_roy.table import Table


@pytest.mark.clause("MR-26.1", "MR-26.2", "MR-26.18", "MR-6.5")
@pytest.mark.parametrize(
    ("players", "musketeers", "owners"),
    [(1, 4, (0, 0, 0, 0)), (2, 4, (0, 0, 1, 1)), (3, 3, (0, 1, 2)), (4, 4, (0, 1, 2, 3)), (5, 5, (0, 1, 2, 3, 4))],
)
def test_who_moves_whom(players: int, musketeers: int, owners: tuple[int, ...]) -> None:
    """The usual ways to share; Milady's seat is the last."""
    options = parse_options({"players": players, "musketeers": musketeers})
    assert options.owners == owners
    assert (options.seats, options.milady_seat) == (players + 1, players)
    table = Table(players=players, musketeers=musketeers)
    assert table.state.allowance(0) == (4 if musketeers == 3 else 3)


@pytest.mark.clause("MR-26.2")
def test_any_split() -> None:
    """Each controller for his own, in any mixture; the first one has the first Musketeer."""
    table = Table(players=2, musketeers=5, split="01101")
    table.phase_two()
    for seat, own in ((0, ["0", "3"]), (1, ["1", "2", "4"])):
        assert table.can("start", seat) == own
    for wrong in ("10010", "00000", "0110", "01201"):
        with pytest.raises(InvalidOptions):
            parse_options({"players": 2, "musketeers": 5, "split": wrong})


@pytest.mark.clause("MR-26.3", "MR-26.4")
def test_heroes() -> None:
    """Tréville is the fifth, unless he is chosen; of three the team chooses which."""
    for musketeers in (3, 4, 5):
        assert parse_options({"musketeers": musketeers}).hero_ids == HEROES[:musketeers]
    assert parse_options({"musketeers": 3, "heroes": "athos dartagnan treville"}).hero_ids[2] == "treville"
    for wrong in ("athos porthos", "athos athos aramis", "treville athos porthos", "athos porthos milady"):
        with pytest.raises(InvalidOptions):
            parse_options({"musketeers": 3, "heroes": wrong})


@pytest.mark.clause("MR-26.5", "MR-26.18")
def test_nobody_plays_milady() -> None:
    """She has no seat; the procedure decides, and only the team is ever asked."""
    options = parse_options({"milady": "automatic", "players": 2})
    assert (options.seats, options.milady_seat) == (2, None)
    table = Table(milady="automatic", players=2)
    while table.state.to_act and table.state.turn < 4:
        assert {*table.state.to_act} <= {0, 1}
        table.do(table.legal()[0])
    assert {"destination_chosen", "perfidy_drawn", "mission_placed", "milady_revealed"} <= {*table.types()}
    assert table.told("destination_chosen", 0)[0] == {}


@pytest.mark.clause("MR-26.19")
@pytest.mark.parametrize("options", [{"milady": "automatic"}, {"players": 5, "musketeers": 5}])
def test_every_seat_may_be_anybodys(options: dict[str, Any]) -> None:
    """Nothing in the rules asks who sits there: the seats decide a whole match, one way or another."""
    table = Table(**options)
    asked: set[int] = set()
    while table.state.to_act:
        asked |= {*table.state.to_act}
        table.do(table.legal()[-1])
    assert asked == set(range(table.state.options.seats))
