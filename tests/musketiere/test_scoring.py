"""MU-8 and MU-9: end of a game, scoring, and end of the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere.core.game import Outcome
from musketiere.core.rng import Rng
from tests.kit.play import play, random_move
from tests.musketiere.table import Table

SEEDS = st.integers(0, 2**32)


def last_duel(totals: Sequence[int], scores: Sequence[int], options: str = "", seed: int = 0) -> Table:
    """A match whose current game has just been scored with 0 … 7 for each of two or three seats.

    The last seat has lost the ninth duel and put its second prison beside a card that counts.
    """
    n = len(totals)
    worthless = ["0/3", "0/4", "1/4"]
    pay = [f"{score}/{seat} 0/{seat} {worthless[seat]}" for seat, score in enumerate(scores)]
    rows = ["---"] * (n - 1) + ["--P"]
    lead = " ".join(map(str, totals))
    hands = [f"9/{seat}" for seat in range(n - 1)] + ["8/0"]
    table = Table(
        f"players {n};{options};totals {lead};duel 9;guard {20 if n == 2 else 30};rows {' '.join(rows)};"
        f"pay {' | '.join(pay)};hands {' | '.join(hands)}",
        seed=seed,
    )
    table.turn(" ".join(hands))
    table.do("take_prison(1, centre)")
    assert [event["score"] for event in table.told("pay_turned")] == list(scores)
    return table


def ended(table: Table) -> Any:
    """The last event if the match has ended with it."""
    events = table.told("match_ended")
    assert (table.match.state.outcome is not None) == bool(events)
    return events[0] if events else None


# ---- end of a game (MU-8) --------------------------------------------------------------------------------


@pytest.mark.clause("MU-8.1", "MU-8.3", "MU-8.5", "MU-12.13")
def test_a_third_gem_ends_the_game_at_once_without_bonus() -> None:
    table = Table(
        "players 3;match_end single;guard 10;duel 4;rows GG- P-- ---;"
        "pay 6/1 3/0 2/2 | 10/0 9/3 8/1 | 1/0 1/1 1/2;hands 9/0 | 5/0 | 4/0"
    )
    table.turn("9/0 5/0 4/0")
    left = table.hands
    happened = table.do("take_gem(2, centre)")
    types = [event.type for event in happened]
    assert types == ["gem_taken", "game_ended", *["pay_turned"] * 3, "totals_changed", "match_ended"]
    assert happened[1].data == {"type": "game_ended", "reason": "three_gems", "seat": 0}
    assert table.totals == [22, 17, 3]
    assert [len(hand) for hand in left] == [5] * 3
    for seat in (None, 0, 1, 2):
        view = table.view(seat)
        assert view["hand_counts"] == [5, 5, 5]
        assert view["hand"] == (None if seat is None else left[seat])
        shown = repr([event.seen_by(seat) for event in happened])
        others = [card for owner in table.seats if owner != seat for card in left[owner]]
        assert not any(f"'{card}'" in shown for card in others)
        assert len(view["guards_turned"]) == 4


@pytest.mark.clause("MU-8.1")
def test_two_gems_or_three_stones_do_not_end_the_game() -> None:
    table = Table("players 2;guard 10;duel 4;rows GP- ---;hands 9/0 | 5/0")
    table.turn("9/0 5/0")
    table.do("take_gem(2, centre)")
    assert (table.rows, table.acting) == ("GPG ---", ("play_card", None))


@pytest.mark.clause("MU-8.2")
def test_a_game_ends_after_the_action_of_the_ninth_duel() -> None:
    table = Table("players 2;match_end single;guard 10;duel 9;hands 9/0 | 5/0")
    table.turn("9/0 5/0")
    assert ended(table) is None
    happened = table.do("take_gem(2, centre)")
    assert happened[1].data == {"type": "game_ended", "reason": "nine_duels", "seat": None}
    assert ended(table) is not None


@pytest.mark.clause("MU-8.1", "MU-8.2")
def test_a_third_gem_in_the_ninth_duel_is_told_as_such() -> None:
    table = Table("players 2;match_end single;guard 10;duel 9;rows GG- ---;hands 9/0 | 5/0")
    table.turn("9/0 5/0")
    assert table.do("take_gem(2, centre)")[1].data == {"type": "game_ended", "reason": "three_gems", "seat": 0}


@pytest.mark.clause("MU-8.4", "MU-14.10")
@pytest.mark.parametrize(
    ("cards", "row", "points"),
    [
        ("10/0 8/2 5/4", "GP-", [20, 0, 5]),
        ("0/4 10/1 10/2", "G--", [0, 10, 10]),
        ("0/4 10/1 10/2", "PPP", [0, 0, 0]),
        ("7/0 7/1 7/2", "GG-", [14, 14, 7]),
    ],
)
def test_free_once_gem_twice_prison_nothing(cards: str, row: str, points: list[int]) -> None:
    table = Table(f"players 2;match_end single;duel 9;guard 5;rows --- {row};pay 1/0 1/1 1/2 | {cards};hands 9/0 | 6/0")
    table.turn("9/0 6/0")
    table.do(table.legal(0)[0])
    line = table.told("pay_turned")[1]
    assert (line["cards"], line["row"], line["points"], line["score"]) == (cards.split(), row, points, sum(points))


@pytest.mark.clause("MU-8.6", "MU-13.13")
def test_scores_are_added_to_the_totals() -> None:
    table = last_duel([40, 7], [6, 3], "target_score 500")
    assert table.totals == [46, 10]
    assert table.told("totals_changed") == [{"type": "totals_changed", "totals": [46, 10]}]


# ---- end of the match (MU-9) -----------------------------------------------------------------------------


@pytest.mark.clause("MU-9.1")
@pytest.mark.parametrize(("total", "over"), [(95, False), (96, True), (97, True)])
def test_target_reached_or_passed_after_a_complete_game(total: int, over: bool) -> None:
    table = last_duel([total, 0], [4, 1])
    assert (ended(table) is not None) == over
    if over:
        assert table.match.state.outcome is not None
        assert table.match.state.outcome.reason == "target"
    else:
        assert table.told("game_started") != []
        assert table.view()["game"] == 2


@pytest.mark.clause("MU-9.2")
@given(seed=SEEDS)
def test_the_target_is_looked_at_only_after_a_whole_game(seed: int) -> None:
    """A total at the target at the start of a game does not end it; the match ends right behind a scoring."""
    table = Table("players 2;totals 100 0;duel 0;target_score 100", seed=seed)
    assert table.match.state.outcome is None
    play(table.match, Rng(seed))
    types = [str(event["type"]) for event in table.match.story(None)]
    assert types[-2:] == ["totals_changed", "match_ended"]
    assert types.count("game_ended") == 1


@pytest.mark.clause("MU-9.3")
def test_highest_total_wins_also_if_several_reach_the_target() -> None:
    table = last_duel([101, 103, 99], [2, 4, 1])
    assert table.totals == [103, 107, 100]
    assert ended(table)["winners"] == [1]


@pytest.mark.clause("MU-9.4")
def test_a_single_game() -> None:
    table = last_duel([0, 0], [3, 1], "match_end single")
    assert ended(table)["winners"] == [0]
    assert table.match.state.outcome is not None
    assert table.match.state.outcome.reason == "single"


@pytest.mark.clause("MU-9.5")
@pytest.mark.parametrize(("game", "over"), [(1, False), (2, False), (3, True)])
def test_a_fixed_number_of_games(game: int, over: bool) -> None:
    table = last_duel([200, 0], [3, 1], f"match_end games;match_games 3;game {game}")
    assert (ended(table) is not None) == over


@pytest.mark.clause("MU-9.5")
@given(seed=SEEDS, games=st.integers(1, 4))
def test_so_many_games_are_played(seed: int, games: int) -> None:
    table = Table(players=2, match_end="games", match_games=games, seed=seed)
    play(table.match, Rng(seed))
    assert [event["game"] for event in table.told("game_started")] == list(range(1, games + 1))
    assert len(table.view()["scores"]) == games


@pytest.mark.clause("MU-9.6")
@pytest.mark.parametrize("end", ["target", "single", "games;match_games 1"])
def test_shared_tie(end: str) -> None:
    table = last_duel([100, 98, 3], [2, 4, 1], f"match_end {end}")
    assert ended(table)["winners"] == [0, 1]


@pytest.mark.clause("MU-9.7")
@pytest.mark.parametrize("end", ["target", "single", "games;match_games 1"])
def test_play_on_until_one_is_ahead(end: str) -> None:
    for game in (1, 2, 7):
        for totals, scores in (([100, 98, 3], [2, 4, 1]), ([100, 100, 3], [2, 2, 1])):
            tie = last_duel(totals, scores, f"match_end {end};tie_rule play_on;game {game}")
            assert ended(tie) is None
            assert tie.view()["game"] == game + 1
    decided = last_duel([100, 98, 3], [2, 5, 1], f"match_end {end};tie_rule play_on;game 7")
    assert ended(decided)["winners"] == [1]


@pytest.mark.clause("MU-9.7")
@pytest.mark.parametrize("end", ["target", "single", "games;match_games 1"])
def test_a_tie_after_a_tie_is_played_on_again(end: str) -> None:
    """Deals are tried until the game played on is tied as well."""
    for seed in range(1000):
        table = last_duel([100, 98], [2, 4], f"match_end {end};tie_rule play_on", seed)
        rng = Rng(seed)
        while len(table.match.state.scores) < 2:
            table.match.act_move(*random_move(table.match, rng))
        if table.totals[0] == table.totals[1]:
            break
    assert ended(table) is None
    assert table.totals[0] == table.totals[1]
    assert table.view()["game"] == 3


@pytest.mark.clause("MU-9.7")
@given(seed=SEEDS)
def test_after_playing_on_one_seat_holds_the_highest_total(seed: int) -> None:
    table = Table("players 2;totals 9 9;duel 0;match_end single;tie_rule play_on", seed=seed)
    play(table.match, Rng(seed))
    running = [9, 9]
    for scores in table.view()["scores"][:-1]:
        running = [total + score for total, score in zip(running, scores, strict=True)]
        assert running[0] == running[1]
    assert table.totals[0] != table.totals[1]


@pytest.mark.clause("MU-9.8")
@given(totals=st.lists(st.integers(0, 5), min_size=2, max_size=4))
def test_ranking_by_total_with_shared_ranks(totals: list[int]) -> None:
    outcome = Outcome.by_total("target", totals)
    lines = outcome.ranking
    assert [line.total for line in lines] == sorted(totals, reverse=True)
    assert sorted(line.seat for line in lines) == list(range(len(totals)))
    for line in lines:
        assert line.total == totals[line.seat]
        assert line.rank == 1 + sum(total > line.total for total in totals)
    assert outcome.winners == tuple(seat for seat, total in enumerate(totals) if total == max(totals))
