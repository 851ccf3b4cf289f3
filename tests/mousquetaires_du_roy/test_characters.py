"""MR-7.8 and table 27.5: Character cards."""

from __future__ import annotations

import pytest

from tests.mousquetaires_du_roy.table import Table


def playing(card: str, place: str = "paris") -> Table:
    """Athos holds the card; his turn."""
    table = Table()
    table.hand("athos", f"{card} combat")
    table.perfidy("calomnie")
    table.turn("athos", place, "louvre")
    return table


@pytest.mark.clause("MR-7.8", "MR-7.1")
@pytest.mark.parametrize("card", ["des_essarts", "buckingham", "bassompierre", "planchet", "kitty", "mousqueton"])
def test_played_and_discarded(card: str) -> None:
    """For one action; only Bassompierre stays."""
    table = playing(card)
    table.state.life[1] = 3
    table.do(f"character {card}")
    if card == "planchet":
        table.do("draw")
    assert table.state.actions == 2
    assert table.told("character_played") == [{"musketeer": 0, "card": card}]
    assert card not in table.cards("athos").split()
    assert len(table.state.adventure_discard) == (card != "bassompierre")


@pytest.mark.clause("MR-7.8")
def test_des_essarts_and_buckingham() -> None:
    table = playing("des_essarts buckingham")
    table.do("character des_essarts", "character buckingham")
    assert (table.state.pistoles, table.state.epic) == (6, 1)


@pytest.mark.clause("MR-17.4", "MR-7.12")
@pytest.mark.parametrize("place", ["paris", "la_rochelle", "quest", "bastille"])
def test_bassompierre_from_anywhere(place: str) -> None:
    """Onto a free one of the three spaces, where he gives one die."""
    table = playing("bassompierre", place)
    table.siege("double_combat", None)
    table.do("character bassompierre")
    assert table.told("reinforced") == [{"musketeer": 0, "space": 1, "card": "bassompierre"}]
    table.until("next", lambda: table.state.active == -1)
    table.next_turn()
    assert len(table.told("siege_thrown")[0]["blue"]) == 3


@pytest.mark.clause("MR-17.4", "MR-7.8")
def test_no_bassompierre_without_a_free_space() -> None:
    table = playing("bassompierre")
    table.siege("combat", "combat", "combat")
    assert table.can("character") == []


@pytest.mark.clause("MR-7.8", "MR-30.1")
def test_planchet_reveals_a_line_or_draws() -> None:
    table = Table()
    table.inn("force_2 trap", "- decoy", "force_3 force_4")
    token = table.state.inn[1][1]
    assert token is not None
    table.state.inn[1][1] = token._replace(up=True)
    table.hand("athos", "planchet")
    table.turn("athos", "paris")
    table.do("character planchet")
    assert table.legal() == ["draw", "reveal_line 0", "reveal_line 2"]  # in line 1 there is nothing to see
    table.do("reveal_line 0")
    assert [(one["position"], one["token"]) for one in table.told("token_revealed")] == [(0, "force_2"), (1, "trap")]
    assert [[token and token.up for token in line] for line in table.state.inn] == [
        [True, True],
        [None, True],
        [False, False],
    ]


@pytest.mark.clause("MR-7.8")
@pytest.mark.parametrize("board", ["calais", "england", "galleries"])
def test_after_the_inn_planchet_draws(board: str) -> None:
    table = Table()
    table.board(board, "force_2 " * 8)
    table.hand("athos", "planchet")
    table.turn("athos", "paris")
    table.on_top("combat double_combat")
    table.do("character planchet")
    assert table.cards("athos") == "combat double_combat"


@pytest.mark.clause("MR-7.8", "MR-33.2")
def test_kitty_takes_a_perfidy_card_at_random() -> None:
    lost = set()
    for seed in range(30):
        table = Table(seed=seed)
        table.perfidy("calomnie renforts urgence")
        table.hand("athos", "kitty")
        table.turn("athos", "paris")
        table.do("character kitty")
        [told] = table.told("perfidy_lost")
        assert told["count"] == len(table.state.perfidy_hand) == 2
        assert len(table.state.perfidy_discard) == 1
        lost.add(told["card"])
    assert lost == {"calomnie", "renforts", "urgence"}


@pytest.mark.clause("MR-7.8")
def test_kitty_needs_something_to_take() -> None:
    table = playing("kitty")
    table.perfidy()
    assert table.can("character") == []


@pytest.mark.clause("MR-7.8", "MR-0.5", "MR-18.10")
def test_mousqueton_heals_a_fit_one_by_two() -> None:
    """Not above the maximum, and nobody who is out of action."""
    table = playing("mousqueton")
    table.state.life[:] = [3, 5, 0, 1]
    table.put("aramis", "vieux_colombier")
    table.do("character mousqueton")
    assert table.legal() == ["name 0", "name 3"]
    table.do("name 0")
    assert table.state.life == [4, 5, 0, 1]
    assert table.told("healed") == [{"musketeer": 0, "amount": 1, "life": 4, "cause": "mousqueton"}]
    again = playing("mousqueton")
    again.state.life[3] = 1
    again.do("character mousqueton")
    assert again.state.life[3] == 3


@pytest.mark.clause("MR-7.8")
def test_mousqueton_needs_a_patient() -> None:
    assert playing("mousqueton").can("character") == []
