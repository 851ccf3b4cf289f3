"""FM-11: defeated musketeers."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere.core.errors import InvalidOptions
from musketiere.core.rng import Rng
from musketiere.games.four_musketeers.game import FOUR_MUSKETEERS
from tests.four_musketeers.choices import some_options
from tests.four_musketeers.table import Chance, Table, lose, losing
from tests.kit.play import play

SEEDS = st.integers(0, 2**32)
FALLING = "stacks popped 2S up | 2H KH | 2D KD | JK KC | 2C QS QC"
"""The next damage defeats seat 0."""
KINDS = pytest.mark.parametrize("kind", ["dazed", "ghost"])


@pytest.mark.clause("FM-11.1", "FM-11.2", "FM-11.4", "FM-18.6")
@KINDS
def test_a_defeated_seat_stays_in_the_circle(kind: str) -> None:
    table = lose(f"mode team;defeated_as {kind};{FALLING}", 0)
    assert [changed["now"] for changed in table.told("seat_changed")] == [kind]
    view = table.view()
    assert view["seats"][0] == {"owner": 0, "kind": "player", "now": kind}
    assert [one["seat"] for one in view["order"]] == [0, 1, 2, 3]
    assert table.acting == ("strike", 0 if kind == "ghost" else 1)


@pytest.mark.clause("FM-11.2", "FM-16.9")
@KINDS
def test_for_the_rest_of_the_round(kind: str) -> None:
    """In the next round the seat is active again."""
    turns = losing(
        f"mode team;defeated_as {kind};match target;target 9;{FALLING.replace('2H KH', 'popped 2H up')}", 0, 1
    )
    assert [table.view()["seats"][0]["now"] for table in turns] == [kind, "active"]


@pytest.mark.clause("FM-11.3", "FM-12.1", "FM-12.2", "FM-20.12", "FM-23.1")
def test_the_hand_becomes_a_shuffled_pile() -> None:
    """The hand 4S … 8S is laid in the order that chance says; its top is public, its owner remembers the set."""
    table = Table(f"{FALLING};starter 0;hands 3S 4S 5S 6S 7S 8S | 10H 9H | 10D 9D | 10C 9C")
    table.match.state.rng = Chance(orders=["6S 8S 4S 7S 5S"])
    table.strikes("0 3S, 1 10H, 2 10D, 3 10C")
    assert table.told("seat_changed") == [{"type": "seat_changed", "seat": 0, "now": "dazed", "top": "6S"}]
    assert table.told("struck")[-1]["card"] == "6S"  # he starts, and the top card is his strike
    assert table.told("top_shown") == [{"type": "top_shown", "seat": 0, "card": "8S"}]
    for player in (None, 0, 1, 2, 3):
        view = table.view(player)
        assert view["hands"][0] == ["8S"]
        assert view["piles"][0] == (["4S", "5S", "7S", "8S"] if player == 0 else None)


@pytest.mark.clause("FM-11.3", "FM-12.1")
def test_later_hands_are_dealt_as_a_pile() -> None:
    table = Table("stacks popped 2S defeated | 2H | 2D | JK | 2C QS;in_hand 6;starter 1;hands 10S | 9S | 8S | 7S")
    table.do("choose_direction(left)")
    table.strikes("1 9S, 2 8S, 3 7S, 0 10S!")
    dealt = table.told("hands_dealt")[-1]
    pile = table.hands[0].split()
    for player in (None, 0, 1, 2, 3):
        seen = table.told("hands_dealt", player)[-1]["hands"]
        assert seen[0] == dealt["hands"][0]
        assert table.view(player)["piles"][0] is None
    struck = [one["card"] for one in table.told("struck")[4:] if one["seat"] == 0]
    assert [*struck, *pile][0] == dealt["hands"][0][0]


@pytest.mark.clause("FM-11.4")
def test_a_ghost_keeps_its_hand_and_all_rights() -> None:
    position = "mode team;defeated_as ghost;stacks popped 2S defeated | 2H | 2D | JK | 2C;starter 0;hands 3S 4S"
    table = Table(f"{position};in_hand 5;random 9S")
    assert set(table.legal(0)) == {f"strike({card}, {how})" for card in ("3S", "4S") for how in ("open", "shadow")}
    assert table.view(0)["hands"][0] == ["3S", "4S"]
    assert table.view(1)["hands"][0] is None
    last = Table(f"{position.replace('3S 4S', '3S')};in_hand 6")
    assert last.legal(0) == ["choose_direction(left)", "choose_direction(right)"]


@pytest.mark.clause("FM-11.5")
@pytest.mark.parametrize(
    ("storyline", "mode"),
    [
        *((storyline, mode) for storyline in ("AC", "KC", "QC", "QS") for mode in ("solo", "team")),
        *((storyline, "coop") for storyline in ("AS", "KS")),
    ],
)
def test_where_ghosts_are_allowed(storyline: str, mode: str) -> None:
    given: Any = {"storyline": storyline, "mode": mode, "defeated_as": "ghost"}
    if storyline in ("QC", "QS") or mode == "team":
        assert FOUR_MUSKETEERS.parse_options(given).defeated_as == "ghost"
    else:
        with pytest.raises(InvalidOptions) as refused:
            FOUR_MUSKETEERS.parse_options(given)
        assert (refused.value.fault.code, refused.value.fault.option) == ("option-choice", "defeated_as")


@pytest.mark.clause("FM-11.6")
@KINDS
def test_losses_of_a_defeated_seat(kind: str) -> None:
    """Lines f, b and c; it has no life cards and is not defeated again."""
    position = f"mode team;defeated_as {kind};stacks popped 2S defeated | 2H KH | 2D KD | JK KC | 2C QS QC"
    harmless = lose(f"{position};stone V;starter 1", 0)
    assert (harmless.outcome, harmless.stone, harmless.starter) == ((0, "f"), "V", 0)
    villain = lose(f"{position};stone 0;starter 1", 0)
    assert (villain.outcome, villain.stone, villain.starter) == ((0, "b"), "V", 0)
    replay = lose(f"storyline KC;{position.replace('KC', 'AC')};stone 0;starter 1", 0)
    assert (replay.outcome, replay.stone, replay.starter) == ((0, "c"), 0, 1)
    for table in (harmless, villain, replay):
        assert [event["character"] for event in table.told("defeated")] == []
        assert table.view()["seats"][0]["now"] == kind
        assert (table.character(0)["defeated"], table.character(0)["left"], table.stacks[0]) == (True, 0, "")


@pytest.mark.clause("FM-11.6")
@given(seed=SEEDS)
def test_nobody_comes_back_or_is_defeated_twice(seed: int) -> None:
    table = Table(seed=seed, **some_options(Rng(seed)))
    play(table.match, Rng(seed), 300)
    fallen: set[Any] = set()
    for event in table.match.story(None):
        if event["type"] == "round_started":
            fallen = set()
        if event["type"] == "defeated":
            assert event["character"] not in fallen
            fallen.add(event["character"])
        if event["type"] in ("life_popped", "role_turned"):
            assert event["character"] not in fallen


@pytest.mark.clause("FM-11.7", "FM-11.8")
@KINDS
def test_a_defeated_servant(kind: str) -> None:
    """P0 P1 S0 S1: a dazed servant plays by itself, a ghost servant stays under its master and open."""
    stacks = "stacks 2S KS | 2H KH | popped 2D up | JK KC | 2C QS QC"
    table = lose(f"mode team;players 2;replacement servant;defeated_as {kind};{stacks};starter 1", 2)
    assert table.told("seat_changed")[0]["now"] == kind
    view = table.view(1)
    assert view["seats"][2] == {"owner": 0, "kind": "servant", "now": kind}
    if kind == "ghost":
        assert (table.acting, view["turn"]) == (("strike", 0), 2)
        assert len(view["hands"][2]) == 5
    else:
        assert view["strikes"][0]["seat"] == 2
        assert (len(view["hands"][2]), len(view["piles"][2])) == (1, 4)


@pytest.mark.clause("FM-11.7")
@KINDS
def test_a_dazed_musketeer_stays_dazed(kind: str) -> None:
    """P0 P1 P2 D: nothing changes with the defeat of seat 3."""
    position = f"mode team;players 3;defeated_as {kind};stacks 2S KS | 2H KH | 2D KD | popped JK up | 2C QS QC"
    table = lose(f"{position};starter 1", 3)
    assert (table.told("defeated")[0]["character"], table.told("seat_changed")) == (3, [])
    assert table.view()["seats"][3] == {"owner": None, "kind": "dazed", "now": "dazed"}
    assert table.view()["piles"][3] is None


@pytest.mark.clause("FM-11.8", "FM-2.11")
def test_a_dazed_player_still_plays_his_servants() -> None:
    stacks = "stacks popped 2S defeated | 2H KH | 2D KD | JK KC | 2C QS QC"
    table = Table(f"mode team;players 2;replacement servant;{stacks};starter 2;in_hand 6")
    assert table.acting == ("choose_direction", 0)
    table.do("choose_direction(right)")
    assert (table.acting, table.view()["turn"]) == (("strike", 0), 2)
