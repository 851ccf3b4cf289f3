"""FM-4: hands and random deck."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere.core.rng import Rng
from tests.four_musketeers.choices import some_options
from tests.four_musketeers.referee import SWORDS
from tests.four_musketeers.table import Chance, Table
from tests.kit.play import play

SEEDS = st.integers(0, 2**32)


def open_strikes(table: Table, fights: int) -> None:
    """So many fights with open strikes, cyclical ones to the left."""
    decided = len(table.told("fight_decided"))
    while len(table.told("fight_decided")) < decided + fights:
        player = table.match.state.to_act[0]
        table.do(next(name for name in table.legal(player) if "shadow" not in name))


@pytest.mark.clause("FM-4.1", "FM-22.7")
def test_the_first_deal_of_four() -> None:
    table = Table(seed=2)
    dealt = table.told("hands_dealt")[0]
    assert (dealt["counts"], dealt["random"], dealt["kept"]) == ([6] * 4, 8, 0)
    assert sorted(" ".join([*table.hands, table.random]).split()) == sorted(SWORDS)


@pytest.mark.clause("FM-4.2", "FM-22.7")
@pytest.mark.parametrize("shadows", range(5))
def test_the_next_deal_of_four(shadows: int) -> None:
    """What is left of the random deck keeps its order on top; with what goes under it there are eight again."""
    table = Table(seed=shadows, match="single")
    for _ in range(shadows):
        table.do(next(name for name in table.legal(table.match.state.to_act[0]) if "shadow" in name))
    while table.view()["hand"] == 1:
        old = table.random.split()
        open_strikes(table, 1)
    assert len(old) == 8 - shadows
    assert table.random.split()[: len(old)] == old
    assert sorted(" ".join([*table.hands, table.random]).split()) == sorted(SWORDS)
    dealt = table.told("hands_dealt")[1]
    assert (dealt["counts"], dealt["random"], dealt["reshuffled"]) == ([6] * 4, 8, True)


@pytest.mark.clause("FM-4.3", "FM-4.4", "FM-4.5", "FM-22.7")
def test_the_deals_of_three() -> None:
    """Four cards each; after four fights the twelve kept ones; after eight all 32 are shuffled, the rest included."""
    table = Table(seed=4, layout=3, players=3, match="target", target=20)
    table.do(next(name for name in table.legal(table.match.state.to_act[0]) if "shadow" in name))
    kept = [*table.match.state.kept]
    random = table.random
    open_strikes(table, 4)
    second = table.told("hands_dealt")[1]
    assert (second["counts"], second["random"], second["kept"], second["reshuffled"]) == ([4] * 3, 7, 0, False)
    assert [card for hand in table.match.state.hands for card in hand] == kept
    assert table.random == random
    open_strikes(table, 4)
    third = table.told("hands_dealt")[2]
    assert (third["counts"], third["random"], third["kept"], third["reshuffled"]) == ([4] * 3, 8, 12, True)
    state = table.match.state
    assert len({*state.random, *state.kept, *(card for hand in state.hands for card in hand)}) == 32


@pytest.mark.clause("FM-4.6", "FM-22.6")
@given(seed=SEEDS)
def test_all_hands_are_used_up_together(seed: int) -> None:
    """Every fight takes a card from each seat, and X has no hand."""
    table = Table(seed=seed, **some_options(Rng(seed)))
    play(table.match, Rng(seed), 150)
    size, counts = table.view()["fights_in_hand"], []
    for event in table.match.story(None):
        if event["type"] == "hands_dealt":
            counts = [size] * len(table.roles)
        elif event["type"] == "fight_started":
            assert counts == [size + 1 - int(str(event["in_hand"]))] * len(table.roles)
        elif event["type"] == "struck" and event["seat"] != "X":
            counts[int(str(event["seat"]))] -= 1


@pytest.mark.clause("FM-4.7", "FM-5.9")
def test_new_hands_come_right_after_the_last_fight() -> None:
    """And who lost it starts the next one."""
    table = Table("in_hand 6;starter 0;hands 3S | 4S | 5S | 6S;match single")
    table.do("choose_direction(left)")
    table.strikes("0 3S, 1 4S, 2 5S, 3 6S")
    assert table.outcome[0] == 1
    types = [event["type"] for event in table.match.story(None)]
    at = types.index("fight_decided")
    assert types[at:] == [
        *("fight_decided", "life_popped", "stone_moved", "starter_set"),
        *("hands_dealt", "fight_started"),
    ]
    assert (table.view()["hand"], table.view()["in_hand"], table.starter) == (2, 1, 1)


@pytest.mark.clause("FM-4.8", "FM-20.14")
@pytest.mark.parametrize("layout", ["", "layout 3;players 3;"])
def test_nobody_looks_into_the_random_deck_or_the_kept_cards(layout: str) -> None:
    """Two deals that differ in nothing else look the same to everybody."""
    hands = "3S 3H 3D 3C | 4S 4H 4D 4C | 5S 5H 5D 5C" + ("" if layout else " | 6S 6H 6D 6C")
    one, two = (Table(f"{layout}in_hand {1 if layout else 3};hands {hands};random {deck}") for deck in DECKS)
    assert one.random != two.random
    for player in (None, *one.players):
        assert one.view(player) == two.view(player)


DECKS = ("9S 9H 9D 9C 10S 10H 10D 10C", "10H 9C 8S 8H 8D 8C 9S 10D")


@pytest.mark.clause("FM-4.2", "FM-4.3", "FM-23.1", "FM-23.2")
def test_the_order_of_the_deal() -> None:
    """Two lists of lifelines, then the sword cards: hands by seat and the random deck, with three the deck first."""
    swords = " ".join(SWORDS)
    four = Table(chance=Chance(orders=[None, None, swords]), first_lead="0")
    assert four.hands == [" ".join(SWORDS[6 * seat : 6 * seat + 6]) for seat in range(4)]
    assert four.random == " ".join(SWORDS[24:])
    options: Any = {"layout": 3, "players": 3, "missing": "S", "first_lead": "0"}
    three = Table(chance=Chance(orders=[None, None, swords]), **options)
    assert three.random == " ".join(SWORDS[:8])
    assert three.hands == [" ".join(SWORDS[8 + 4 * seat : 12 + 4 * seat]) for seat in range(3)]
    open_strikes(three, 4)
    assert three.hands == [" ".join(SWORDS[20 + 4 * seat : 24 + 4 * seat]) for seat in range(3)]


@pytest.mark.clause("FM-4.2", "FM-23.2")
@pytest.mark.parametrize("hand", [1, 2, 3])
def test_the_order_of_every_later_deal_of_four(hand: int) -> None:
    """To the seats first; what is left goes under the old random deck."""
    table = Table(f"hand {hand};in_hand 6;starter 0;random 9S 10D 3C;hands 3S | 4S | 5S | 6S")
    order = [card for card in reversed(SWORDS) if card not in ("10D", "3C")]
    table.match.state.rng = Chance(orders=[" ".join(order)])
    table.do("choose_direction(left)")
    table.strikes("0 9S*(3S), 1 4S, 2 5S, 3 6S")
    assert table.view()["hand"] == hand + 1
    assert table.hands == [" ".join(order[6 * seat : 6 * seat + 6]) for seat in range(4)]
    assert table.random == " ".join(["10D", "3C", *order[24:]])


@pytest.mark.clause("FM-4.5", "FM-23.2")
@pytest.mark.parametrize("hand", [2, 4])
def test_the_order_of_every_later_deal_of_three(hand: int) -> None:
    """The random deck first again, then the hands, then what is kept."""
    table = Table(f"layout 3;players 3;hand {hand};in_hand 4;starter 0;random 9S 10D;hands 3S | 4S | 5S")
    order = [*reversed(SWORDS)]
    table.match.state.rng = Chance(orders=[" ".join(order)])
    table.do("choose_direction(left)")
    table.strikes("0 3S, 1 4S, 2 5S")
    assert table.random == " ".join(order[:8])
    assert table.hands == [" ".join(order[8 + 4 * seat : 12 + 4 * seat]) for seat in range(3)]
    open_strikes(table, 4)
    assert table.hands == [" ".join(order[20 + 4 * seat : 24 + 4 * seat]) for seat in range(3)]
