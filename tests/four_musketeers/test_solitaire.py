"""FM-17: solitaire settings."""

from __future__ import annotations

from typing import Any

import pytest

from musketiere.core.errors import IllegalAction
from tests.four_musketeers.table import Table, ended, lose, losing

BOTH = pytest.mark.parametrize("storyline", ["AS", "KS"])
STACKS = "stacks 2S AC | 2H AH | 2D AD | 2C QC | JK KC KH KD QS QH QD"
LOSERS: dict[str, int | str] = {"AS": 0, "KS": "X"}
"""Who hits the villain while seat 0 holds the stone."""


@pytest.mark.clause("FM-17.1", "FM-17.2", "FM-17.7", "FM-17.8", "FM-17.9")
@BOTH
def test_defaults(storyline: str) -> None:
    options = Table(storyline=storyline).view()["options"]
    assert {name: options[name] for name in SETTINGS} == {
        "prepopped": 1,
        "free_replays": 1,
        "joker_to_villain": False,
        "stone_to_lead": False,
        "bad_ending": "two",
    }


SETTINGS = ("prepopped", "free_replays", "joker_to_villain", "stone_to_lead", "bad_ending")


@pytest.mark.clause("FM-17.2")
@BOTH
def test_free_replays_are_per_round(storyline: str) -> None:
    """Two replays cancel two fights; the third has its effect; the next round has two again."""
    turns = losing(f"storyline {storyline};free_replays 2;{STACKS};starter 1", 3, 3, 3)
    for left in (1, 0):
        table = next(turns)
        assert table.acting == ("use_replay", 0)
        table.do("use_replay(yes)")
        assert table.told("replay_used")[-1]["left"] == left
        assert table.told("life_popped") == []
    assert next(turns).told("life_popped")[0]["card"] == "QC"
    again = ended(f"storyline {storyline};free_replays 2;replays 0", 0, 1)
    again.do("start_round")
    assert again.view()["replays"] == 2


@pytest.mark.clause("FM-17.3", "FM-17.6")
@pytest.mark.parametrize(
    ("storyline", "loser", "stone", "line", "asked"),
    [
        ("AS", 0, "V", "a", True),
        ("AS", 0, "0", "b", True),
        ("KS", "X", "0", "d", True),
        ("KS", 0, "0", "c", False),
        ("KS", "X", "V", "e", False),
        ("AS", 2, "V", "f", False),
        ("KS", 2, "1", "f", False),
        ("AS", None, "V", "g", False),
    ],
)
def test_only_damage_asks_the_captain(storyline: str, loser: Any, stone: str, line: str, asked: bool) -> None:
    """Before the effect; draws and hits without effect use up no replay."""
    stacks = STACKS.replace("2D AD", "popped 2D defeated")
    table = lose(f"storyline {storyline};{stacks};stone {stone};starter 1", loser)
    assert table.outcome == (loser, line)
    assert (table.acting[0] == "use_replay") == asked
    assert table.view()["replays"] == 1
    assert table.told("life_popped") == []
    assert table.view()["pending"] == (line if asked else None)


@pytest.mark.clause("FM-17.3")
@BOTH
def test_without_replays_nobody_is_asked(storyline: str) -> None:
    for given in ("free_replays 0", "free_replays 3;replays 0"):
        table = lose(f"storyline {storyline};{given};{STACKS};starter 1", 3)
        assert table.outcome == (3, "a")
        assert table.told("life_popped")[0]["card"] == "QC"


@pytest.mark.clause("FM-17.4", "FM-19.5")
@BOTH
@pytest.mark.parametrize("players", [1, 2, 3])
def test_the_captain_is_player_0(storyline: str, players: int) -> None:
    stacks = "stacks 2S AC | 2H AH | JK QC | 2C KC KH QS QH"
    position = f"storyline {storyline};layout 3;players {players};missing_suit D;{stacks};starter 1"
    table = lose(position, 2)
    assert table.acting == ("use_replay", 0)
    for player in range(1, players):
        assert table.legal(player) == []
        with pytest.raises(IllegalAction):
            table.act(player, type="use_replay", use=True)


@pytest.mark.clause("FM-17.5", "FM-5.8")
@BOTH
@pytest.mark.parametrize("stone", ["V", "0"])
def test_a_used_replay_works_like_a_draw(storyline: str, stone: str) -> None:
    loser = 3 if stone == "V" else LOSERS[storyline]
    table = lose(f"storyline {storyline};{STACKS};stone {stone};starter 1", loser)
    stacks, line = table.stacks, table.line
    table.do("use_replay(yes)")
    assert (table.stacks, table.line, str(table.stone), table.starter) == (stacks, line, stone, 1)
    view = table.view()
    assert (view["hand_counts"], view["in_hand"], view["replays"]) == ([5] * 4, 2, 0)
    assert table.told("starter_set")[-1] == {"type": "starter_set", "seat": 1, "reason": "replay"}
    assert (table.fight["replayed"], table.told("replay_used")) == (True, [{"type": "replay_used", "left": 0}])


@pytest.mark.clause("FM-17.5", "FM-4.7")
def test_a_replay_in_the_last_fight_leads_to_the_next_hand() -> None:
    table = Table(f"storyline AS;{STACKS};starter 1;in_hand 6;hands 10S | 9S | 8S | 3S")
    table.do("choose_direction(left)")
    table.strikes("1 9S, 2 8S, 3 3S, 0 10S")
    table.do("use_replay(yes)")
    assert (table.view()["hand"], table.view()["in_hand"], table.starter) == (2, 1, 1)


@pytest.mark.clause("FM-17.3", "FM-21.14")
def test_a_declined_replay_is_kept() -> None:
    table = lose(f"storyline AS;free_replays 3;{STACKS};starter 1", 3)
    table.do("use_replay(no)")
    assert table.told("replay_declined") == [{"type": "replay_declined", "left": 3}]
    assert (table.line.split()[-1], table.stone, table.starter, table.view()["replays"]) == ("QC", 3, 3, 3)
    assert table.fight["replayed"] is False


@pytest.mark.clause("FM-17.7", "FM-3.13")
@BOTH
@pytest.mark.parametrize("layout", [3, 4])
def test_the_joker_is_the_villains_last_lifeline(storyline: str, layout: int) -> None:
    """The other last lifelines are dealt at random."""
    lasts = [set[str]() for _ in range(layout)]
    for seed in range(40):
        options: Any = {"storyline": storyline, "layout": layout, "players": 3, "joker_to_villain": True}
        *musketeers, villain = Table(seed=seed, **options).told("lifelines_dealt")[0]["stacks"]
        assert villain[0] == "JK"
        for seen, stack in zip(lasts, musketeers, strict=True):
            seen.add(stack[0])
    assert all(seen >= {"2S", "2H", "2D"} for seen in lasts)
    by_chance = [
        Table(seed=seed, storyline=storyline).told("lifelines_dealt")[0]["stacks"][-1][0] for seed in range(60)
    ]
    assert len(set(by_chance)) == 5


@pytest.mark.clause("FM-17.8", "FM-3.18", "FM-3.19", "FM-22.9")
@BOTH
def test_the_stone_to_the_lead(storyline: str) -> None:
    """So the villain can be the first to be damaged."""
    table = Table(storyline=storyline, stone_to_lead=True, first_lead="1", free_replays=0)
    assert (table.stone, table.told("fight_started")[0]["starter"]) == (1, 1)
    hit = lose(f"storyline {storyline};stone_to_lead yes;free_replays 0;lead 0;{STACKS}", LOSERS[storyline])
    assert (hit.told("stone_placed")[0]["character"], hit.outcome[1]) == (0, "b" if storyline == "AS" else "d")
    assert hit.told("life_popped")[0]["character"] == "V"


@pytest.mark.clause("FM-17.9", "FM-13.3", "FM-13.4")
@pytest.mark.parametrize(("bad_ending", "rounds"), [("two", 1), ("all", 0), ("last_player", 0)])
def test_bad_ending(bad_ending: str, rounds: int) -> None:
    """Two of four musketeers, all of them owned, are defeated."""
    table = ended(f"storyline AS;free_replays 0;bad_ending {bad_ending}", 0, 1)
    assert len(table.told("round_ended")) == rounds
