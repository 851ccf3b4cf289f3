"""FM-8: the Shadow Musketeer."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere.core.rng import Rng
from tests.four_musketeers import referee
from tests.four_musketeers.choices import STORYLINES, some_options
from tests.four_musketeers.table import Table, ended, lose
from tests.kit.play import play

SEEDS = st.integers(0, 2**32)


@pytest.mark.clause("FM-8.1", "FM-14.1", "FM-18.7")
@pytest.mark.parametrize("storyline", STORYLINES)
def test_who_plays_with_the_shadow_musketeer(storyline: str) -> None:
    plain = Table(storyline=storyline)
    assert plain.view()["shadow"] == (storyline in ("KC", "KS"))
    assert ("X" in [one["seat"] for one in plain.view()["order"]]) == plain.view()["shadow"]
    if storyline in ("QC", "QS"):
        shadow = Table(storyline=storyline, shadow_in_queen_games=True)
        assert shadow.view()["shadow"]
        assert "X" in [one["seat"] for one in shadow.view()["order"]]


@pytest.mark.clause("FM-8.2", "FM-8.3")
@given(seed=SEEDS)
def test_it_strikes_in_every_fight(seed: int) -> None:
    """With the top card of the random deck; when there is none, its strike is empty."""
    options = some_options(Rng(seed))
    table = Table(seed=seed, **options)
    play(table.match, Rng(seed), 120)
    struck = [strike for strike in table.told("struck") if strike["seat"] == "X"]
    if not referee.with_x(options):
        assert struck == []
        return
    assert len(struck) >= len(table.told("fight_decided"))
    for strike in struck:
        assert (strike["card"] is None) == (strike["source"] == "empty")
        assert strike["source"] in ("random", "empty")
        assert not strike["discarded"]
        assert strike["source"] == "random" or strike["random"] == 0


@pytest.mark.clause("FM-8.2")
def test_it_turns_the_top_card_when_its_turn_comes() -> None:
    table = Table("storyline KC;starter 2;random 9S 3H;hands | | 5S | 6S")
    table.do("strike(5S, open)")
    assert table.random == "9S 3H"
    table.do("strike(6S, open)")
    assert table.view()["strikes"][-1]["seat"] == "X"
    assert (table.view()["strikes"][-1]["card"], table.random, table.view()["turn"]) == ("9S", "3H", 0)


@pytest.mark.clause("FM-8.3", "FM-8.4")
@pytest.mark.parametrize("starter", ["X", "1"])
def test_an_empty_strike_in_a_normal_fight(starter: str) -> None:
    """It adds no card and blocks nothing, X keeps its place, and four equal cards are a draw."""
    fight = lose(f"storyline KC;starter {starter}", None).fight
    around = referee.order(4, True, "X" if starter == "X" else 1, None)
    assert [(one["seat"], one["target"]) for one in fight["strikes"]] == around
    assert [one["seat"] for one in fight["strikes"] if one["card"] is None] == ["X"]
    assert (fight["standing"], fight["loser"], fight["line"]) == ([], None, "g")


@pytest.mark.clause("FM-8.5")
@pytest.mark.parametrize(("direction", "safe", "striker"), [("left", 0, 3), ("right", 3, 0)])
def test_an_empty_strike_in_a_cyclical_fight(direction: str, safe: int, striker: int) -> None:
    """Nobody strikes for the seat beyond X, which cannot lose; X can, through the seat that strikes for it."""
    hands = ["9S", "10S", "8S", "7S"]
    hands[striker] = "3S"
    table = Table(f"storyline KC;in_hand 6;starter 1;random -;hands {' | '.join(hands)}")
    table.do(f"choose_direction({direction})")
    for seat, _ in referee.order(4, True, 1, direction):
        if seat != "X":
            table.do(f"strike({hands[seat]}, open)")
    fight = table.fight
    assert [one["target"] for one in fight["strikes"] if one["card"] is None] == [safe]
    assert fight["loser"] == "X"
    assert safe not in [one["target"] for one in fight["strikes"] if one["card"]]


@pytest.mark.clause("FM-8.6")
def test_it_turns_a_cyclical_fight_left() -> None:
    table = Table("storyline KC;in_hand 6;starter X")
    told = {"type": "direction_chosen", "seat": "X", "direction": "left", "automatic": True}
    assert table.told("direction_chosen") == [told]
    assert [one["target"] for one in table.view()["order"]] == [0, 1, 2, 3, "X"]
    assert table.acting == ("strike", 0)


@pytest.mark.clause("FM-8.7", "FM-9.5")
def test_the_villains_cards_stand_for_it() -> None:
    """X is protected exactly while the villain holds the stone."""
    protected = lose("storyline KC;stone V;starter 0", "X")
    assert (protected.outcome, protected.line, protected.stone) == (("X", "e"), "", "V")
    hit = lose("storyline KC;stone 1;starter 0", "X")
    assert (hit.outcome, hit.stone, hit.starter) == (("X", "d"), "V", "X")
    assert [popped["character"] for popped in hit.told("life_popped")] == ["V"]
    assert len(hit.view()["characters"]) == 5  # four musketeers and the villain


@pytest.mark.clause("FM-8.8")
@pytest.mark.parametrize("storyline", ["QC", "QS"])
def test_in_the_queen_games_all_rules_apply(storyline: str) -> None:
    position = f"storyline {storyline};shadow_in_queen_games yes"
    assert Table(position).starter == "X"
    expected: dict[tuple[str, int | str], str] = {("V", "X"): "e", ("1", "X"): "d", ("1", 1): "c", ("1", 2): "a"}
    for (stone, loser), line in expected.items():
        assert lose(f"{position};stone {stone};starter 0", loser).outcome == (loser, line)
    without = lose(f"storyline {storyline};stone 1;starter 0", 1)
    assert without.outcome == (1, "b")


@pytest.mark.clause("FM-8.9")
def test_it_does_not_count_among_the_musketeers() -> None:
    """The villain that stands for it is hit and one musketeer is defeated: the round goes on."""
    stacks = "popped 2S defeated | 2H | 2D | JK | popped 2C down"
    table = lose(f"storyline KC;stacks {stacks};stone 1;starter 1", "X")
    assert table.told("round_ended") == []
    assert table.character("V")["up"]
    over = ended("storyline KC;match single", 0, 1)
    assert over.told("round_ended")[0]["defeated"] == [0, 1]
    assert [len(side["reasons"]) for side in over.told("round_scored")[0]["scores"]] == [1] * 4
