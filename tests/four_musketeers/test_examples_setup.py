"""FM-24: the worked examples of shadow strikes, dazed and servants, and set-up, as they stand in the rules."""

from __future__ import annotations

from typing import Any

import pytest

from musketiere.core.rng import Rng
from tests.four_musketeers.referee import SWORDS
from tests.four_musketeers.table import Table, lose
from tests.kit.play import play

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
    assert table.line == line
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
