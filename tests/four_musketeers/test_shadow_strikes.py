"""FM-6: shadow strikes."""

from __future__ import annotations

import pytest

from musketiere.core.errors import IllegalAction, UndoRefused
from tests.four_musketeers.choices import STORYLINES
from tests.four_musketeers.table import Table


@pytest.mark.clause("FM-6.1")
@pytest.mark.parametrize("storyline", STORYLINES)
def test_a_shadow_strike_needs_a_random_card(storyline: str) -> None:
    position = f"storyline {storyline};in_hand 5;starter 0;hands 5S 6S"
    assert set(Table(f"{position};random 9S").legal(0)) == {
        *("strike(5S, open)", "strike(6S, open)", "strike(5S, shadow)", "strike(6S, shadow)"),
    }
    empty = Table(f"{position};random -")
    assert set(empty.legal(0)) == {"strike(5S, open)", "strike(6S, open)"}
    with pytest.raises(IllegalAction):
        empty.act(0, type="strike", card="5S", shadow=True)


@pytest.mark.clause("FM-6.1")
def test_at_the_moment_of_its_turn() -> None:
    """The last random card is turned by seat 0, so seat 1 has no shadow strike any more."""
    table = Table("starter 0;random 9S;hands 5S | 6S")
    table.do("strike(5S, shadow)")
    assert all(name.endswith("open)") for name in table.legal(1))


@pytest.mark.clause("FM-6.2", "FM-6.3", "FM-19.11")
def test_the_discard_is_chosen_first_and_never_taken_back() -> None:
    table = Table("starter 0;random 9S 3H;hands 5S 6S")
    assert "9S" not in repr([table.view(player) for player in table.players])
    table.do("strike(5S, shadow)")
    [strike] = table.view(0)["strikes"]
    assert (strike["card"], strike["source"], strike["discard"]) == ("9S", "random", "5S")
    assert table.random == "3H"
    assert "5S" not in table.hands[0].split()
    with pytest.raises(UndoRefused):
        table.match.undo(0)


@pytest.mark.clause("FM-6.3", "FM-20.16", "FM-13.9")
def test_the_discard_is_never_shown_to_others() -> None:
    """Not even when the match is over; to its owner it stays known."""
    stacks = "popped 2S defeated | 2H | 2D | popped JK up | 2C QC"
    hands = "10S 9S 9H 9D 9C | 8S 8H 8D 8C 10C | 7S 7H 7D 7C 10D | 4S 4H 4D 4C 5S"
    table = Table(f"match single;in_hand 2;starter 3;stacks {stacks};random 3S 6D;hands {hands}")
    table.strikes("3 3S*(4H), 0 10S!, 1 8S, 2 7S")
    assert table.view()["phase"] == "match_over"
    for player in (None, 0, 1, 2):
        assert "4H" not in repr([table.view(player), table.match.story(player)])
    assert table.told("struck", 3)[0]["discard"] == "4H"


@pytest.mark.clause("FM-6.4")
def test_the_turned_card_counts_like_any_other() -> None:
    """It blocks, and it can lose."""
    blocks = Table("starter 0;random 6D;hands 6S | 9H | 8S | 10S")
    blocks.strikes("0 6S, 1 6D*(9H), 2 8S, 3 10S")
    assert (blocks.fight["standing"], blocks.fight["loser"]) == ([2, 3], 2)
    loses = Table("starter 0;random 3D;hands 6S | 9H | 8S | 10S")
    loses.strikes("0 6S, 1 3D*(9H), 2 8S, 3 10S")
    assert loses.fight["loser"] == 1
    cyclical = Table("starter 0;in_hand 6;random 3D;hands 6S | 9H | 8S | 10S")
    cyclical.do("choose_direction(left)")
    cyclical.strikes("0 6S, 1 3D*(9H), 2 8S, 3 10S")
    assert cyclical.fight["loser"] == 2


@pytest.mark.clause("FM-6.5")
def test_every_seat_may_in_every_fight() -> None:
    table = Table("starter 0;random 3S 4S 5S 6S 7S 8S 9S 10S;hands 3H 3D | 4H 4D | 5H 5D | 6H 6D;in_hand 5")
    table.strikes("0 3S*(3H), 1 4S*(4H), 2 5S*(5H), 3 6S*(6H)")
    table.do("choose_direction(left)")
    table.strikes("0 7S*(3D), 1 8S*(4D), 2 9S*(5D), 3 10S*(6D)")
    assert len([strike for strike in table.told("struck") if strike["source"] == "random"]) == 8


@pytest.mark.clause("FM-6.6")
@pytest.mark.parametrize("starter", range(4))
def test_the_strike_for_the_protected_musketeer(starter: int) -> None:
    """All For One: only the holder of the stone must; without a random card he strikes openly."""
    table = Table(f"storyline AS;stone 2;starter {starter};hands 3S | 4S | 5S | 6S")
    while table.view()["fight"] == 1 and table.acting[0] == "strike":
        seat = table.view()["turn"]
        kinds = {name.rpartition(" ")[2] for name in table.legal(seat)}
        assert kinds == ({"shadow)"} if seat == 2 else {"shadow)", "open)"})
        before = len(table.told("struck"))
        table.do(next(name for name in table.legal(seat) if "shadow" in name or seat != 2))
        assert table.told("struck")[before]["forced"] == (seat == 2)
    empty = Table(f"storyline AS;stone {starter};starter {starter};random -")
    assert {name.rpartition(" ")[2] for name in empty.legal(starter)} == {"open)"}
    with pytest.raises(IllegalAction):
        Table("storyline AS;stone 2;starter 2;hands | | 5S").act(2, type="strike", card="5S", shadow=False)


@pytest.mark.clause("FM-6.6")
@pytest.mark.parametrize("storyline", ["AC", "KC", "KS", "QC", "QS"])
def test_elsewhere_no_shadow_strike_is_forced(storyline: str) -> None:
    table = Table(f"storyline {storyline};stone 2;starter 2;in_hand 5")
    assert {name.rpartition(" ")[2] for name in table.legal(2)} == {"open)", "shadow)"}


@pytest.mark.clause("FM-6.7")
def test_not_while_the_villain_holds_the_stone() -> None:
    table = Table("storyline AS;stone V;starter 2")
    assert {name.rpartition(" ")[2] for name in table.legal(2)} == {"open)", "shadow)"}


@pytest.mark.clause("FM-6.7")
@pytest.mark.parametrize(("direction", "seats"), [("left", [3, 0, 1, 2]), ("right", [3, 2, 1, 0])])
def test_in_a_cyclical_fight_whoever_strikes_for_him(direction: str, seats: list[int]) -> None:
    """The stone lies with seat 1: to the left seat 0 strikes for him, to the right seat 2."""
    table = Table("storyline AS;stone 1;starter 3;in_hand 6;random 9S 9H 9D 9C;hands 3S | 4S | 5S | 6S")
    table.do(f"choose_direction({direction})")
    forced = {}
    for seat in seats:
        forced[seat] = {name.rpartition(" ")[2] for name in table.legal(seat)} == {"shadow)"}
        table.do(next(name for name in table.legal(seat) if forced[seat] or "open" in name))
    assert forced == {seat: seat == (0 if direction == "left" else 2) for seat in range(4)}


@pytest.mark.clause("FM-6.7", "FM-12.4")
def test_also_for_a_defeated_holder() -> None:
    """His pile's top card is discarded for all to see; in a cyclical fight a living seat strikes for him."""
    stacks = "2S | popped 2H defeated | 2D | 2C | JK KC KH KD"
    table = Table(f"storyline AS;stone 1;starter 1;stacks {stacks};random 9S 9H;hands | 4S 7C")
    [strike] = table.told("struck")
    assert (strike["card"], strike["forced"], strike["discard"]) == ("9S", True, "4S")
    last = Table(f"storyline AS;stone 1;starter 0;in_hand 6;stacks {stacks};random 9S 9H;hands 3S | 4S")
    last.do("choose_direction(left)")
    assert last.legal(0) == ["strike(3S, shadow)"]
