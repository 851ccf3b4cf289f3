"""MR-1: sides, and how a match ends."""

from __future__ import annotations

from typing import Any

import pytest

from tests.mousquetaires_du_roy.at_random import some_match
from tests.mousquetaires_du_roy.table import Table


def ending(table: Table) -> tuple[str, str]:
    """Who has won and why; nothing is told after that, and nobody is asked any more."""
    [told] = table.told("match_ended")
    assert table.types()[-1] == "match_ended"
    assert table.state.outcome is not None
    assert (table.state.to_act, table.state.agenda, table.state.decision) == ([], [], None)
    return told["winner"], told["reason"]


def strangled(successes: int) -> Table:
    """Milady has carried Constance off and strangled her as far as that."""
    table = Table()
    table.mission("paris", "enlevement_constance", "boisrenard")
    assert table.state.paris is not None
    table.state.paris = table.state.paris._replace(strangled=successes)
    return table


@pytest.mark.clause("MR-1.1")
@pytest.mark.parametrize("musketeers", [3, 4, 5])
@pytest.mark.parametrize("milady", ["seat", "automatic"])
def test_milady_alone_plays_against_three_to_five(musketeers: int, milady: str) -> None:
    """She is a player of her own or the automatic procedure; her side wins alone, the others win together."""
    table = Table(musketeers=musketeers, players=2, milady=milady)
    assert len(table.heroes) == musketeers
    assert table.state.milady == (2 if milady == "seat" else None)
    table.state.time = table.state.edition.time_end - 1
    table.next_turn()
    assert ending(table) == ("milady", "time")
    assert table.state.outcome is not None
    assert table.state.outcome.winners == ((2,) if milady == "seat" else ())


def galleries(epic: int) -> Table:
    """Athos stands before the last gallery."""
    table = Table(players=2)
    table.board("galleries", "- - - - - - force_2 force_3", stage=3)
    table.put("athos", "quest")
    table.state.epic = epic
    table.phase_two()
    table.start("athos")
    return table


@pytest.mark.clause("MR-1.2", "MR-1.7", "MR-25.8")
def test_the_team_wins_with_the_fourth_gallery() -> None:
    """At once, and together."""
    table = galleries(3)
    table.do("passage")
    assert ending(table) == ("musketeers", "quest")
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (0, 1)


@pytest.mark.clause("MR-1.3", "MR-1.7")
def test_time_is_up() -> None:
    """Before anything else of Phase IV: the Louvre token stays, though the honour would have been lost there."""
    table = Table()
    table.state.time, table.state.ladder, table.state.honour = table.state.edition.time_end - 1, 3, 1
    table.next_turn()
    assert ending(table) == ("milady", "time")
    assert (table.state.ladder, table.state.honour) == (3, 1)


@pytest.mark.clause("MR-1.3", "MR-12.14")
def test_time_is_up_in_phase_one() -> None:
    table = Table()
    table.state.time = table.state.edition.time_end - 1
    table.perfidy("urgence")
    table.do("destination paris", "play_perfidy urgence")
    assert ending(table) == ("milady", "time")


@pytest.mark.clause("MR-1.4", "MR-1.7")
@pytest.mark.parametrize("ladder", [2, 3])
def test_the_queens_honour_is_lost(ladder: int) -> None:
    """On the ladder, also on its last square: the mission there has not failed any more."""
    table = Table()
    table.state.ladder, table.state.honour = ladder, 1
    table.next_turn()
    assert ending(table) == ("milady", "honour")
    assert "mission_ended" not in table.types()
    assert table.state.honour == 0


@pytest.mark.clause("MR-1.4", "MR-12.12")
def test_the_queens_honour_is_lost_by_slander() -> None:
    table = Table()
    table.state.honour = 1
    table.perfidy("calomnie")
    table.do("destination paris", "play_perfidy calomnie")
    assert ending(table) == ("milady", "honour")


@pytest.mark.clause("MR-1.5", "MR-17.15")
@pytest.mark.parametrize(("siege", "red", "ended"), [(-7, "S", True), (-6, "S", False), (-7, "H", False)])
def test_la_rochelle_is_lost_on_the_leftmost_space(siege: int, red: str, ended: bool) -> None:
    table = Table()
    table.state.siege = siege
    table.fall(red)
    table.next_turn()
    if ended:
        assert ending(table) == ("milady", "siege")
        assert table.state.time == 0  # Phase IV has not begun
    else:
        assert table.told("match_ended") == []


@pytest.mark.clause("MR-1.6", "MR-15.12")
@pytest.mark.parametrize(("successes", "face", "ended"), [(5, "S", True), (5, "H", False), (4, "S", False)])
def test_constance_is_strangled(successes: int, face: str, ended: bool) -> None:
    table = strangled(successes)
    table.fall("H", face)  # La Rochelle, then the strangling
    table.next_turn()
    if ended:
        assert ending(table) == ("milady", "constance")
    else:
        assert table.told("match_ended") == []
        assert table.told("strangling")[-1]["total"] == successes + (face == "S")


@pytest.mark.clause("MR-1.7")
def test_the_first_condition_met_ends_the_match() -> None:
    """The team passes the last gallery before time runs out; and Milady's honour is tested before the strangling."""
    table = galleries(3)
    table.state.time = table.state.edition.time_end - 1
    table.do("passage")
    assert ending(table) == ("musketeers", "quest")

    late = strangled(5)
    late.state.ladder, late.state.honour = 2, 1
    late.fall("H", "S")
    late.next_turn()
    assert ending(late) == ("milady", "honour")
    assert late.chance.told == [0]  # the die of the strangling was never thrown


@pytest.mark.clause("MR-1.7")
@pytest.mark.parametrize("seed", range(12))
def test_every_match_has_one_winner(seed: int) -> None:
    """There is no draw: whoever wins, all others lose."""
    state, log = some_match(seed)
    assert [event.type for event in log].count("match_ended") == 1
    ended, outcome, milady = log[-1], state.outcome, () if state.milady is None else (state.milady,)
    assert outcome is not None
    assert ended.data == {"type": "match_ended", "winner": ended.data["winner"], "reason": outcome.reason}
    assert outcome.winners == {"musketeers": tuple(state.team), "milady": milady}[str(ended.data["winner"])]
    assert {rank.seat: rank.rank == 1 for rank in outcome.ranking} == {
        seat: seat in outcome.winners for seat in range(state.options.seats)
    }


@pytest.mark.clause("MR-1.7")
@pytest.mark.parametrize(
    ("options", "musketeers_win", "ranks"),
    [
        ({"players": 1}, True, [(0, 1, 1), (1, 2, 0)]),
        ({"players": 4}, True, [(0, 1, 1), (1, 1, 1), (2, 1, 1), (3, 1, 1), (4, 5, 0)]),
        ({"players": 4}, False, [(4, 1, 1), (0, 2, 0), (1, 2, 0), (2, 2, 0), (3, 2, 0)]),
        ({"players": 2, "milady": "automatic"}, True, [(0, 1, 1), (1, 1, 1)]),
        ({"players": 2, "milady": "automatic"}, False, [(0, 2, 0), (1, 2, 0)]),
    ],
)
def test_the_final_ranking(options: dict[str, Any], musketeers_win: bool, ranks: list[tuple[int, int, int]]) -> None:
    """Whoever has lost comes after all who have won; an automatic Milady is one of those, though she has no seat."""
    table = Table(**options)
    table.state.finish(musketeers_win, "time")
    outcome = table.state.outcome
    assert outcome is not None
    assert [tuple(rank) for rank in outcome.ranking] == ranks
    assert outcome.winners == tuple(seat for seat, rank, _ in ranks if rank == 1)
    table.state.finish(not musketeers_win, "quest")
    assert table.state.outcome is outcome
