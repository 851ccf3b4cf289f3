"""FM-24: the worked examples of fights and hits, as they stand in the rules."""

from __future__ import annotations

import pytest

from tests.four_musketeers.table import Table, damages, lose, losing, stacks_of

SURVIVAL = "storyline AC;match single"
STACKS = "2S KD AS | 2D AH QS | 2C QD AD | JK QH KH | 2H QC KS KC"
"""Those of FM-E11 to FM-E15."""


def fight(position: str, strikes: str) -> Table:
    """The table after a fight in which those cards are struck, named by seat as in FM-E38."""
    table = Table(position)
    table.strikes(strikes)
    return table


# ---- fights ----------------------------------------------------------------------------------------------


@pytest.mark.clause("FM-E1")
def test_two_fives_are_out() -> None:
    table = fight("hands 5H | 5C | 8S | 7C;starter 0", "0 5H, 1 5C, 2 8S, 3 7C")
    assert table.fight["standing"] == [2, 3]
    assert table.fight["loser"] == 3


@pytest.mark.clause("FM-E2")
def test_of_three_fives_only_the_first_stands() -> None:
    table = fight("hands 5H | 5C | 8S | 5D;starter 0", "0 5H, 1 5C, 2 8S, 3 5D")
    assert table.fight["standing"] == [0, 2]
    assert table.fight["loser"] == 0


@pytest.mark.clause("FM-E3")
@pytest.mark.parametrize("cards", ["4H 9S 9D 4C", "6S 6H 6D 6C"])
def test_draws(cards: str) -> None:
    hands = cards.split()
    strikes = ", ".join(f"{seat} {card}" for seat, card in zip((2, 3, 0, 1), hands, strict=True))
    table = Table(f"starter 2;stone 1;hands {' | '.join([*hands[2:], *hands[:2]])}")
    before = table.view()
    table.strikes(strikes)
    assert table.outcome == (None, "g")
    assert (table.starter, table.stone) == (2, 1)
    assert table.view()["characters"] == before["characters"]
    assert before["hand_counts"] == [6] * 4
    assert table.view()["hand_counts"] == [5] * 4


@pytest.mark.clause("FM-E4")
def test_three_musketeers() -> None:
    one = fight("layout 3;players 3;starter 1;hands 4H | 10S | 4D", "1 10S, 2 4D, 0 4H")
    assert (one.fight["standing"], one.fight["loser"]) == ([1], 1)
    two = fight("layout 3;players 3;starter 2;hands 6S | 6C | 6D", "2 6D, 0 6S, 1 6C")
    assert (two.fight["standing"], two.fight["loser"]) == ([2], 2)


@pytest.mark.clause("FM-E5")
def test_a_ten_loses_among_five_strikes() -> None:
    position = "storyline KC;starter X;random 5D 8C;hands 5S | 6H | 6C | 10S"
    table = fight(position, "X 5D°, 0 5S, 1 6H, 2 6C, 3 10S")
    assert (table.fight["standing"], table.fight["loser"]) == ([3], 3)


@pytest.mark.clause("FM-E7")
def test_cyclical_left() -> None:
    table = Table("in_hand 6;starter 2;hands 4D | 6C | 4S | 9H")
    table.do("choose_direction(left)")
    assert [(one["seat"], one["target"]) for one in table.view()["order"]] == [(2, 3), (3, 0), (0, 1), (1, 2)]
    table.strikes("2 4S, 3 9H, 0 4D, 1 6C")
    assert table.fight["standing"] == [3, 1]
    assert table.fight["loser"] == 2


@pytest.mark.clause("FM-E8")
def test_cyclical_right() -> None:
    table = Table("in_hand 6;starter 2;hands 5D | 9H | 4S | 6C")
    table.do("choose_direction(right)")
    assert [(one["seat"], one["target"]) for one in table.view()["order"]] == [(2, 1), (1, 0), (0, 3), (3, 2)]
    table.strikes("2 4S, 1 9H, 0 5D, 3 6C")
    assert table.fight["loser"] == 1


@pytest.mark.clause("FM-E9")
def test_cyclical_with_an_empty_strike() -> None:
    table = Table("storyline KC;layout 3;players 3;in_hand 4;starter 1;random -;hands 9D | 8S | 5H")
    table.do("choose_direction(left)")
    table.strikes("1 8S, 2 5H, X -°, 0 9D")
    order = [("1", "2"), ("2", "X"), ("X", "0"), ("0", "1")]
    assert [(str(one["seat"]), str(one["target"])) for one in table.fight["strikes"]] == order
    assert table.fight["loser"] == "X"
    assert 0 not in [one["target"] for one in table.fight["strikes"] if one["card"]]


# ---- hits ------------------------------------------------------------------------------------------------


@pytest.mark.clause("FM-E11")
def test_hits_in_turn() -> None:
    turns = losing(f"{SURVIVAL};stacks {STACKS}", 3, 3, 1, 2)
    expected = [
        ("2S KD AS | 2D AH QS | 2C QD AD | JK QH | 2H QC KS KC", 3, 3, "KH"),
        ("2S KD AS | 2D AH QS | 2C QD AD | JK QH | 2H QC KS", "V", 3, "KH KC"),
        ("2S KD AS | 2D AH | 2C QD AD | JK QH | 2H QC KS", 1, 1, "KH KC QS"),
        ("2S KD AS | 2D AH | 2C QD | JK QH | 2H QC KS", 2, 2, "KH KC QS AD"),
    ]
    for table, after in zip(turns, expected, strict=True):
        assert (" | ".join(table.stacks), table.stone, table.starter, table.line) == after


@pytest.mark.clause("FM-E12")
def test_damages_of_musketeers() -> None:
    assert damages("storyline AC", STACKS, 0, 5) == ["AS", "KD", "2S", "up", "defeated"]
    assert damages("storyline AC", STACKS, 3, 4) == ["KH", "QH", "JK up", "defeated"]


@pytest.mark.clause("FM-E13")
def test_damages_of_the_villain() -> None:
    assert damages("storyline AC", STACKS, "V", 6) == ["KC", "KS", "QC", "2H down", "up", "defeated"]
    last = STACKS.replace("2H QC KS KC", "popped 2H up")
    table = lose(f"{SURVIVAL};stacks {last};stone 2", 2)
    assert table.told("round_ended") == [{"type": "round_ended", "ending": "good", "defeated": ["V"]}]


@pytest.mark.clause("FM-E15", "FM-13.5")
def test_second_defeat() -> None:
    """In the last fight of a hand, after which there would be new hands."""
    stacks = "popped 2S defeated | 2D AH QS | 2C QD AD | popped JK up | 2H QC KS KC"
    table = Table(f"{SURVIVAL};stacks {stacks};stone 0;starter 1;in_hand 6;hands 10S | 9S | 3S | 8S")
    table.do("choose_direction(left)")
    table.strikes("1 9S, 2 3S, 3 8S, 0 10S!")
    assert table.outcome == (3, "a")
    assert table.told("round_ended") == [{"type": "round_ended", "ending": "bad", "defeated": [0, 3]}]
    assert len(table.told("hands_dealt")) == 1


@pytest.mark.clause("FM-E16")
def test_mirrored_damages() -> None:
    stacks = "2S KD AS | 2D AH QC | 2C QD AD | JK QH KH | 2H AC KS KC"
    assert damages("storyline QS", stacks, 0, 4) == ["AS", "KD", "2S up", "defeated"]
    assert damages("storyline QS", stacks, 3, 5) == ["KH", "QH", "JK", "up", "defeated"]
    assert damages("storyline QS", stacks, "V", 5) == ["KC", "KS", "AC", "2H", "defeated"]
    joker = stacks.replace("JK", "2").replace("2H AC", "JK AC").replace("2 QH", "2H QH")
    assert damages("storyline QS", joker, "V", 6) == ["KC", "KS", "AC", "JK down", "up", "defeated"]


@pytest.mark.clause("FM-E17")
def test_hits_with_the_shadow_musketeer() -> None:
    stacks = "2S KD AS | 2D AH QS | 2C QD AD | JK QH KH | 2H QC KS AC"
    turns = losing(f"storyline KC;stacks {stacks};stone 2;starter 2", 2, 0, "X", "X")
    lines, lying, stones, starters = [], [], [], []
    for table in turns:
        lines.append(table.outcome)
        lying.append(table.line)
        stones.append(table.stone)
        starters.append(table.starter)
    assert lines == [(2, "c"), (0, "a"), ("X", "d"), ("X", "e")]
    assert lying == ["", "AS", "AS AC", "AS AC"]
    assert stones == [2, 0, "V", "V"]
    assert starters == [2, 0, "X", "X"]


@pytest.mark.clause("FM-E18")
def test_hits_of_the_defeated_and_of_the_protected() -> None:
    stacks = "2S KD AS | 2D AH QS | popped 2C defeated | JK QH KH | 2H QC KS AC"
    turns = losing(f"storyline KC;stacks {stacks};stone 1;starter 0", 2, 1)
    for table, line in zip(turns, [(2, "f"), (1, "c")], strict=True):
        assert (table.outcome, table.stone, table.starter) == (line, 1, 2)
        assert table.stacks == [part if "popped" not in part else "" for part in stacks.split(" | ")]


@pytest.mark.clause("FM-E31", "FM-9.8", "FM-22.9")
def test_perfect_play() -> None:
    """Every musketeer damage, the defeating one included, is followed by one of the villain."""
    options = "storyline AS;layout 3;players 3;prepopped 0;free_replays 0;missing_suit D;match single"
    stacks = "2S QS | 2H QH | JK QC | 2C KS KH KC AH AD AC"
    start = Table(f"{options};stacks {stacks}")
    assert [start.character(who)["left"] for who in (0, 1, 2, "V")] == [4, 4, 3, 9]
    for seat in (0, 0, 0, 0, 1, 1, 1, 2, 2):
        assert not start.told("round_ended")
        start = lose(f"{options};stacks {stacks}", seat, seat)
        assert [decided["line"] for decided in start.told("fight_decided")] == ["a", "b"]
        stacks = stacks_of(start)
    assert start.told("round_ended") == [{"type": "round_ended", "ending": "good", "defeated": [0, "V"]}]
    assert [start.character(who)["left"] for who in (0, 1, 2, "V")] == [0, 1, 1, 0]
