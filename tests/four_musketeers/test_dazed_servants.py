"""FM-12: Dazed Musketeers and servants."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere.core.rng import Rng
from tests.four_musketeers.choices import some_options
from tests.four_musketeers.table import Table, damages, lose
from tests.kit.play import play

SEEDS = st.integers(0, 2**32)
DAZED = "players 3;layout 4"
"""P0 P1 P2 D"""
SERVANT = "players 3;layout 4;replacement servant"
"""P0 P1 P2 S1"""


@pytest.mark.clause("FM-12.1", "FM-12.2", "FM-20.12")
def test_only_the_top_card_is_visible_and_it_is_played() -> None:
    one = Table(f"{DAZED};starter 0;in_hand 4;hands 5S 6S 7S | 5H 6H 7H | 5D 6D 7D | 9S 10S 3S")
    two = Table(f"{DAZED};starter 0;in_hand 4;hands 5S 6S 7S | 5H 6H 7H | 5D 6D 7D | 9S 4C 10H")
    for player in (None, 0, 1, 2):
        assert one.view(player)["hands"][3] == ["9S"]
        for key in ("hands", "hand_counts", "piles", "random"):
            assert one.view(player)[key] == two.view(player)[key]
    for table in (one, two):
        table.strikes("0 5S, 1 6H, 2 7D, 3 9S!")
    assert [table.view()["hands"][3] for table in (one, two)] == [["10S"], ["4C"]]
    assert [table.told("top_shown")[0]["card"] for table in (one, two)] == ["10S", "4C"]


@pytest.mark.clause("FM-12.2", "FM-12.3", "FM-12.4", "FM-12.5")
@given(seed=SEEDS)
def test_a_dazed_musketeer_plays_his_pile_from_the_top(seed: int) -> None:
    """Never a shadow strike of his own will; whatever was on top is played, or discarded by a forced one."""
    table = Table(seed=seed, **some_options(Rng(seed)))
    top: dict[object, object] = {}
    play(table.match, Rng(seed), 200)
    for event in table.match.story(None):
        match event["type"]:
            case "hands_dealt":
                hands = event["hands"]
                assert isinstance(hands, list)
                top = {seat: hand[0] for seat, hand in enumerate(hands) if seat in top and hand}
            case "round_started":
                top = {seat: None for seat, kind in enumerate(table.view()["seats"]) if kind["kind"] == "dazed"}
            case "seat_changed" if event["now"] == "dazed":
                top[event["seat"]] = event["top"]
            case "top_shown":
                top[event["seat"]] = event["card"]
            case "struck" if event["seat"] in top:
                assert (event["source"] == "random") == event["forced"]
                assert (event["discard"] if event["forced"] else event["card"]) == top[event["seat"]]
            case "direction_chosen" if event["seat"] in top:
                assert (event["direction"], event["automatic"]) == ("left", True)


@pytest.mark.clause("FM-12.4")
def test_a_forced_strike_of_a_dazed_musketeer() -> None:
    table = Table(f"{DAZED};storyline AS;stone 3;starter 3;random 10D 8S;hands | | | 4H 9S")
    for player in (None, 0, 1, 2):
        [strike] = table.view(player)["strikes"]
        assert (strike["card"], strike["discard"], strike["forced"]) == ("10D", "4H", True)
        assert table.view(player)["hands"][3] == ["9S"]
    empty = Table(f"{DAZED};storyline AS;stone 3;starter 3;random -;hands | | | 4H 9S")
    assert (empty.view()["strikes"][0]["card"], empty.view()["strikes"][0]["forced"]) == ("4H", False)


@pytest.mark.clause("FM-12.4", "FM-6.7", "FM-7.4")
@pytest.mark.parametrize(("direction", "before", "target"), [("left", 2, 0), ("right", 0, 2)])
def test_a_forced_strike_of_a_dazed_musketeer_in_a_cyclical_fight(direction: str, before: int, target: int) -> None:
    """His strike is for the neighbour; what is struck for himself does not bind him."""
    position = f"{DAZED};storyline AS;starter {before};in_hand 6;random 10D 8S;hands 5S | 6S | 7S | 4H"
    for stone in (target, 3):
        table = Table(f"{position};stone {stone}")
        table.do(f"choose_direction({direction})")
        table.do(table.legal(before)[0])
        for player in (None, 0, 1, 2):
            strike = table.view(player)["strikes"][1]
            seen = (strike["card"], strike["discard"], strike["forced"])
            assert seen == (("10D", "4H", True) if stone == target else ("4H", None, False))


@pytest.mark.clause("FM-12.8", "FM-6.6", "FM-6.7")
@pytest.mark.parametrize(("stone", "in_hand", "forced"), [(3, 5, True), (0, 6, True), (3, 6, False), (0, 5, False)])
def test_a_forced_strike_of_a_servant(stone: int, in_hand: int, forced: bool) -> None:
    """For himself in a normal fight, for his left neighbour in a cyclical one; the master chooses the discard."""
    table = Table(f"{SERVANT};storyline AS;stone {stone};starter 3;in_hand {in_hand};hands | | | 6S")
    if in_hand == 6:
        table.do("choose_direction(left)")
    assert table.view()["turn"] == 3
    assert {name.rpartition(" ")[2] for name in table.legal(1)} == ({"shadow)"} if forced else {"open)", "shadow)"})
    table.do("strike(6S, shadow)")
    for player in (None, 0, 1, 2):
        [strike] = table.view(player)["strikes"]
        assert (strike["discard"], strike["forced"]) == ("6S", forced)


@pytest.mark.clause("FM-12.6", "FM-20.7")
@pytest.mark.parametrize("storyline", ["AC", "KC", "AS", "KS", "QC", "QS"])
def test_a_dazed_musketeer_has_a_role_and_lifelines(storyline: str) -> None:
    """Hit and defeated like any other; face down his role is known to nobody."""
    table = Table(storyline=storyline, players=3, layout=4)
    assert len(table.stacks[3].split()) == (2 if storyline in ("AS", "KS") else 3)
    assert table.roles[3] in ("JS", "JH", "JD", "JC")
    for player in (None, 0, 1, 2):
        assert table.view(player)["characters"][3]["role"] is None
    stacks = "2S | 2H | 2D | 2C | JK"
    replays = ";free_replays 0" if storyline in ("AS", "KS") else ""
    expected = ["2C", "up", "defeated"] if storyline != "QS" else ["2C up", "defeated"]
    assert damages(f"{DAZED};storyline {storyline}{replays}", stacks, 3, len(expected)) == expected


@pytest.mark.clause("FM-12.7", "FM-20.11")
@given(seed=SEEDS)
def test_a_servants_hand_is_open(seed: int) -> None:
    table = Table(seed=seed, players=2, layout=4, replacement="servant")
    play(table.match, Rng(seed), seed % 20)
    for player in (None, 0, 1):
        hands = table.view(player)["hands"]
        for seat in (2, 3):
            if table.view()["seats"][seat]["now"] == "active":
                assert sorted(hands[seat]) == sorted(table.hands[seat].split())
        assert [seat for seat in (0, 1) if hands[seat] is not None] == ([] if player is None else [player])


@pytest.mark.clause("FM-12.8", "FM-20.16")
def test_the_master_decides_for_his_servant() -> None:
    table = Table(f"{SERVANT};starter 3;in_hand 5;random 9S 10S;hands 3S 3H | 4S 4H | 5S 5H | 6S 6H")
    assert (table.acting, table.view()["turn"]) == (("strike", 1), 3)
    assert set(table.legal(1)) == {f"strike({card}, {how})" for card in ("6S", "6H") for how in ("open", "shadow")}
    assert [table.legal(player) for player in (0, 2)] == [[], []]
    table.do("strike(6H, shadow)")
    for player in (None, 0, 1, 2):
        [strike] = table.view(player)["strikes"]
        assert (strike["card"], strike["discarded"], strike["discard"]) == ("9S", True, "6H")
    last = Table(f"{SERVANT};starter 3;in_hand 6")
    assert (last.acting, last.legal(1)) == (
        ("choose_direction", 1),
        ["choose_direction(left)", "choose_direction(right)"],
    )


@pytest.mark.clause("FM-12.8", "FM-20.16", "FM-11.7")
def test_the_discard_of_a_ghost_servant_is_public() -> None:
    ghost = "mode team;defeated_as ghost;stacks 2S | 2H | 2D | popped 2C defeated | JK"
    table = Table(f"{SERVANT};{ghost};starter 3;random 9S;hands | | | 6S")
    table.do("strike(6S, shadow)")
    for player in (None, 0, 1, 2):
        assert table.view(player)["strikes"][0]["discard"] == "6S"
        assert table.told("struck", player)[0]["discard"] == "6S"


@pytest.mark.clause("FM-12.9", "FM-20.6")
@pytest.mark.parametrize("storyline", ["AC", "KC", "AS", "KS", "QC", "QS"])
def test_the_master_knows_his_servants_role(storyline: str) -> None:
    table = Table(storyline=storyline, players=3, layout=4, replacement="servant")
    for player in (None, 0, 1, 2):
        role = table.view(player)["characters"][3]["role"]
        assert role == (table.roles[3] if player == 1 else None)


@pytest.mark.clause("FM-12.10")
def test_a_servant_is_hit_like_any_musketeer() -> None:
    table = lose(f"{SERVANT};stacks 2S | 2H | 2D | 2C QC QD | JK", 3)
    assert (table.outcome, table.stone, table.starter) == ((3, "a"), 3, 3)
    assert table.stacks[3] == "2C QC"
    assert damages(f"{SERVANT};storyline AC", "2S | 2H | 2D | JK | 2C", 3, 2) == ["JK up", "defeated"]
