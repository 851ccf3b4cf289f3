"""FM-13: the end of a round."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere.core.rng import Rng
from tests.four_musketeers import referee
from tests.four_musketeers.choices import some_options
from tests.four_musketeers.table import Table, ended, lose, stacks_of
from tests.kit.play import play

SEEDS = st.integers(0, 2**32)


@pytest.mark.clause("FM-13.1", "FM-13.2", "FM-13.3", "FM-13.4", "FM-13.6", "FM-13.7", "FM-22.13")
@given(seed=SEEDS)
def test_a_round_ends_at_once_and_in_one_way(seed: int) -> None:
    """One hit defeats one character, so that the endings cannot fall together."""
    options: Any = some_options(Rng(seed)) | {"match": "single", "tie_rule": "shared"}
    options.pop("target", None)
    table = Table(seed=seed, **options)
    play(table.match, Rng(seed), 900)
    defeated: list[Any] = []
    ending = None
    for event in table.match.story(None):
        if event["type"] == "fight_started":
            assert ending is None
        if event["type"] == "defeated":
            defeated.append(event["character"])
            assert ending is None
            ending = referee.ending(options, defeated)
            assert ending or options.get("bad_ending", "two") != "two" or len(defeated) == 1
        if event["type"] == "round_ended":
            assert event["ending"] == ending
            assert (event["ending"] == "good") == ("V" in defeated)
    line = table.line.split()
    assert all((table.roles[who] in line) for who in defeated if who != "V")


@pytest.mark.clause("FM-13.2", "FM-2.8")
@pytest.mark.parametrize("replacement", ["dazed", "servant"])
def test_replaced_musketeers_count(replacement: str) -> None:
    """Seats 2 and 3 are D D or S0 S1; their defeats end the round badly."""
    table = ended(f"mode team;players 2;replacement {replacement};match single", 2, 3)
    assert table.told("round_ended") == [{"type": "round_ended", "ending": "bad", "defeated": [2, 3]}]


def solitaire(bad_ending: str, players: int, *defeated: int) -> Table:
    """AS in the 3-layout: the last one named is defeated now, one more stands face up."""
    lasts = ["2S", "2H", "JK"]
    stacks = [
        f"popped {last} {'up' if seat == defeated[-1] else 'defeated'}" if seat in defeated else last
        for seat, last in enumerate(lasts)
    ]
    position = f"storyline AS;layout 3;players {players};bad_ending {bad_ending};free_replays 0;missing_suit D"
    return lose(f"{position};stacks {' | '.join(stacks)} | 2C QS;starter {defeated[-1]}", defeated[-1])


@pytest.mark.clause("FM-13.2", "FM-13.3", "FM-13.4", "FM-17.9")
@pytest.mark.parametrize(
    ("bad_ending", "players", "defeated", "over"),
    [
        ("two", 3, (0,), False),
        ("two", 3, (0, 1), True),
        ("two", 1, (1, 2), True),
        ("all", 3, (0, 1), False),
        ("all", 3, (0, 1, 2), True),
        ("all", 1, (1, 2, 0), True),
        ("last_player", 3, (0, 1), False),
        ("last_player", 3, (0, 1, 2), True),
        ("last_player", 2, (0, 1), True),  # P0 P1 D
        ("last_player", 2, (0, 2), False),
        ("last_player", 1, (0,), True),  # P0 D D
        ("last_player", 1, (1, 2), False),
    ],
)
def test_when_the_bad_ending_comes(bad_ending: str, players: int, defeated: tuple[int, ...], over: bool) -> None:
    table = solitaire(bad_ending, players, *defeated)
    assert table.told("defeated")[-1]["character"] == defeated[-1]
    assert [one["ending"] for one in table.told("round_ended")] == (["bad"] if over else [])


@pytest.mark.clause("FM-13.3", "FM-11.2")
def test_two_players_and_their_dazed_seats_must_all_be_defeated() -> None:
    """P0 P1 D D: when both players have fallen, the piles play on by themselves."""
    position = "storyline AS;players 2;layout 4;bad_ending all;free_replays 0"
    table = ended(position, 0, 1)
    story = table.match.story(None)
    types = [event["type"] for event in story]
    at = types.index("defeated")
    assert (story[at]["character"], types[at : at + 3]) == (1, ["defeated", "stone_moved", "seat_changed"])
    [over] = table.told("round_ended")
    assert over["defeated"][-1] == "V" if over["ending"] == "good" else over["defeated"] == [0, 1, 2, 3]
    four = ended(position, 1, 2, 3, 0)
    assert four.told("round_ended") == [{"type": "round_ended", "ending": "bad", "defeated": [0, 1, 2, 3]}]


@pytest.mark.clause("FM-13.4")
@pytest.mark.parametrize(("defeated", "over"), [((0, 1), False), ((1, 2), False), ((0, 1, 2), True)])
def test_a_player_is_out_with_his_servants(defeated: tuple[int, ...], over: bool) -> None:
    """P0 S0 S0"""
    lasts = ["2S", "2H", "JK"]
    stacks = [
        f"popped {last} {'up' if seat == defeated[-1] else 'defeated'}" if seat in defeated else last
        for seat, last in enumerate(lasts)
    ]
    position = "storyline AS;layout 3;players 1;replacement servant;bad_ending last_player;free_replays 0"
    table = lose(f"{position};missing_suit D;stacks {' | '.join(stacks)} | 2C QS;starter {defeated[-1]}", defeated[-1])
    assert [one["ending"] for one in table.told("round_ended")] == (["bad"] if over else [])


@pytest.mark.clause("FM-13.5")
@pytest.mark.parametrize("good", [True, False])
def test_the_hit_is_carried_out_before_the_ending(good: bool) -> None:
    """The card goes to the line and the stone moves; no seat changes, nobody starts, no hands are dealt."""
    table = ended("match single", *(() if good else (0, 1)), good=good)
    types = [event["type"] for event in table.match.story(None)]
    at = types.index("fight_decided")
    assert types[at:] == [
        *("fight_decided", "defeated", "stone_moved", "round_ended", "roles_shown", "round_scored", "match_ended"),
    ]
    assert table.line.split()[-1] == ("AC" if good else table.roles[1])
    assert table.stone == ("V" if good else 1)


@pytest.mark.clause("FM-13.8", "FM-20.9")
@given(seed=SEEDS)
def test_after_the_ending_all_roles_are_shown(seed: int) -> None:
    table = Table(seed=seed, storyline="QS", match="single")
    play(table.match, Rng(seed))
    assert [one["roles"] for one in table.told("roles_shown")] == [table.roles]
    for player in (None, 0, 1, 2, 3):
        view = table.view(player)
        assert [character["role"] for character in view["characters"][:-1]] == table.roles
        assert view["last_round"]["roles"] == table.roles


@pytest.mark.clause("FM-13.9", "FM-4.8")
def test_hands_are_not_shown_at_the_end() -> None:
    """After the last hit, nobody but their owners has seen the cards left in the hands."""
    table = ended("match single;in_hand 3", 0, 1)
    assert table.view()["phase"] == "match_over"
    for owner in (2, 3):
        for player in (None, *table.players):
            seen = table.view(player)["hands"][owner]
            assert seen == (sorted_as(table, owner) if player == owner else None)
            told = repr([table.match.story(player), table.view(player)])
            assert all((f"'{card}'" in told) == (player == owner) for card in table.hands[owner].split())


def sorted_as(table: Table, seat: int) -> list[str]:
    cards = table.hands[seat].split()
    return sorted(cards, key=referee.SWORDS.index)


@pytest.mark.clause("FM-13.7", "FM-13.1")
def test_alive_at_the_end() -> None:
    good = ended("match single", 2, good=True)
    assert [one["defeated"] for one in good.view()["characters"]] == [False, False, True, False, True]
    bad = ended("match single", 2, 1)
    assert [one["defeated"] for one in bad.view()["characters"]] == [False, True, True, False, False]
    assert [part.split()[-1] for part in stacks_of(bad).split(" | ")] == ["2S", "defeated", "defeated", "JK", "down"]
