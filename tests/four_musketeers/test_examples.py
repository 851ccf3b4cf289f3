"""FM-24: the worked examples of fights, hits, strikes and set-up, as they stand in the rules."""

from __future__ import annotations

from typing import Any

import pytest

from musketiere.core.rng import Rng
from tests.four_musketeers.referee import SWORDS
from tests.four_musketeers.table import Table, damages, lose, losing, stacks_of
from tests.kit.play import play

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


# ---- shadow strikes, dazed and servants ------------------------------------------------------------------


@pytest.mark.clause("FM-E19")
@pytest.mark.parametrize(
    ("stone", "random", "legal"),
    [
        ("1", "9S 9H 9D", {"strike(4D, shadow)", "strike(7H, shadow)"}),
        ("1", "-", {"strike(4D, open)", "strike(7H, open)"}),
        ("V", "9S 9H 9D", {f"strike({card}, {how})" for card in ("4D", "7H") for how in ("open", "shadow")}),
    ],
)
def test_forced_shadow_strikes(stone: str, random: str, legal: set[str]) -> None:
    table = Table(f"storyline AS;in_hand 5;stone {stone};starter 1;random {random};hands | 4D 7H | |")
    assert set(table.legal(1)) == legal


DAZED = "players 3;layout 4;starter 3"
"""Seat 3 is dazed and starts."""


@pytest.mark.clause("FM-E21")
def test_a_dazed_musketeer() -> None:
    table = Table(f"{DAZED};in_hand 4;hands | | | 4H 9S 6C")
    [struck], [shown] = table.told("struck"), table.told("top_shown")
    assert (struck["seat"], struck["card"], struck["source"]) == (3, "4H", "hand")
    assert (shown["seat"], shown["card"]) == (3, "9S")

    forced = Table(f"{DAZED};storyline AS;stone 3;in_hand 4;random 10D 8S;hands | | | 4H 9S 6C")
    [struck], [shown] = forced.told("struck"), forced.told("top_shown")
    assert (struck["card"], struck["source"], struck["forced"], struck["discard"]) == ("10D", "random", True, "4H")
    assert (shown["seat"], shown["card"]) == (3, "9S")

    cyclical = Table(f"{DAZED};in_hand 6;hands | | | 4H")
    [chosen] = cyclical.told("direction_chosen")
    assert (chosen["seat"], chosen["direction"], chosen["automatic"]) == (3, "left", True)


@pytest.mark.clause("FM-E22")
def test_a_servant() -> None:
    table = Table("players 3;layout 4;replacement servant;in_hand 5;starter 3;random 9S 9H;hands | | | 3C 8D")
    assert table.acting == ("strike", 1)
    assert set(table.legal(1)) == {f"strike({card}, {how})" for card in ("3C", "8D") for how in ("open", "shadow")}
    table.do("strike(3C, shadow)")
    for player in (None, 0, 1, 2):
        [struck] = table.told("struck", player)
        assert (struck["card"], struck["discard"]) == ("9S", "3C")


@pytest.mark.clause("FM-E23")
def test_six_fights_and_three_shadow_strikes() -> None:
    table = Table(seed=3, match="single")
    for _ in range(3):
        table.do(next(name for name in table.legal(table.match.state.to_act[0]) if "shadow" in name))
    while len(table.told("fight_decided")) < 6:
        five, used = table.random, table.view()["used"]
        table.do(table.legal(table.match.state.to_act[0])[0])
    assert (len(five.split()), used + 1) == (5, 27)  # the last strike was an open one
    dealt = table.told("hands_dealt")[-1]
    assert (dealt["counts"], dealt["random"], dealt["reshuffled"]) == ([6] * 4, 8, True)
    assert table.random.split()[:5] == five.split()
    new = [*table.random.split()[5:], *(card for hand in table.hands for card in hand.split())]
    assert sorted([*new, *five.split()]) == sorted(SWORDS)


@pytest.mark.clause("FM-E24")
def test_two_hands_with_the_shadow_musketeer() -> None:
    table = Table(seed=1, storyline="KC", layout=3, players=3, match="single")
    [dealt] = table.told("hands_dealt")
    assert (dealt["random"], dealt["kept"], table.starter) == (8, 12, "X")
    left: list[tuple[int, int, int]] = []
    while len(left) < 8:
        decided = len(left)
        while len(table.told("fight_decided")) == decided:
            before = table.view()
            table.do(table.legal(table.match.state.to_act[0])[0])
        after = table.view()
        random = after["random"] + sum(strike["seat"] == "X" for strike in after["strikes"])
        left.append((before["hand"], random, after["kept"]))
    assert left[:7] == [(1, 7, 12), (1, 6, 12), (1, 5, 12), (1, 4, 0), (2, 3, 0), (2, 2, 0), (2, 1, 0)]
    second, third = table.told("hands_dealt")[1:]
    assert (second["counts"], second["random"], second["kept"], second["reshuffled"]) == ([4] * 3, 4, 0, False)
    assert (third["counts"], third["random"], third["kept"], third["reshuffled"]) == ([4] * 3, 8, 12, True)
    assert table.told("struck")[31]["random"] == 0  # the last strike of the eighth fight has been made
    all_cards = " ".join([*table.hands, table.random]).split()
    assert len(set(all_cards) | {strike["card"] for strike in table.view()["strikes"]}) == 20


# ---- set-up ----------------------------------------------------------------------------------------------


@pytest.mark.clause("FM-E25")
@pytest.mark.parametrize(
    ("storyline", "missing", "line"),
    [
        ("AC", "H", "JH QH KH 2H"),
        ("AC", "C", "JC QC KC JK"),
        ("QC", "C", "JC KC AC JK"),
        ("KC", "C", "JC QC AC JK"),
        ("KS", "S", "JS QS AS 2S"),
        ("QS", "S", "JS KS AS 2S"),
    ],
)
def test_cards_of_the_missing_suit(storyline: str, missing: str, line: str) -> None:
    prepopped: dict[str, Any] = {"prepopped": 0} if storyline == "KS" else {}
    table = Table(storyline=storyline, layout=3, players=3, missing=missing, **prepopped)
    assert sorted(table.line.split()) == sorted(line.split())  # their order is nowhere said
    last = [stack.split()[0] for stack in table.stacks]
    assert sum(len(stack.split()) for stack in table.stacks) - len(last) == 9
    assert (storyline, missing) != ("AC", "C") or sorted(last) == ["2C", "2D", "2H", "2S"]


@pytest.mark.clause("FM-E26")
@pytest.mark.parametrize("seed", range(8))
def test_solitaire_set_up(seed: int) -> None:
    one = Table(seed=seed, storyline="AS", layout=3, players=3, missing="D", prepopped=1)
    assert [len(stack.split()) for stack in one.stacks] == [2, 2, 2, 6]
    assert len(one.line.split()) == 5
    two = Table(seed=seed, storyline="KS", layout=4, prepopped=1, joker_to_villain=True)
    assert [len(stack.split()) for stack in two.stacks] == [2, 2, 2, 2, 7]
    assert two.stacks[-1].split()[0] == "JK"
    assert len(two.line.split()) == 1
    assert (two.stone, two.starter) == ("V", "X")
    three = Table(
        seed=seed, storyline="KS", layout=4, prepopped=1, joker_to_villain=True, stone_to_lead=True, first_lead="2"
    )
    assert (three.stone, three.starter) == (2, 2)


@pytest.mark.clause("FM-E27")
def test_lead_and_life_dealer() -> None:
    table = Table(first_lead="0", match="target", target=20)
    while len(table.told("round_started")) < 2:
        play(table.match, Rng(1), actions=20)
    rounds = table.told("round_started")
    assert [(one["round"], one["lead"], one["dealer"]) for one in rounds[:2]] == [(1, 0, 3), (2, 1, 0)]


@pytest.mark.clause("FM-E28")
@pytest.mark.parametrize("use", [True, False])
def test_a_free_replay(use: bool) -> None:
    stacks = "2S AS | 2H AH | 2D AD | 2C QC | JK AC KH KD KC QS QH"
    table = lose(f"storyline KS;free_replays 1;stacks {stacks};starter X", 3)
    assert table.acting == ("use_replay", 0)
    assert (table.outcome, table.legal(0)) == ((3, "a"), ["use_replay(no)", "use_replay(yes)"])
    line = table.line
    table.do(f"use_replay({'yes' if use else 'no'})")
    view = table.view()
    assert view["hand_counts"] == [5] * 4
    if use:
        assert (table.stacks[3], table.stone, table.starter, table.line) == ("2C QC", "V", "X", line)
        assert view["replays"] == 0
    else:
        assert (table.stacks[3], table.stone, table.starter, table.line) == ("2C", 3, 3, f"{line} QC")


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
