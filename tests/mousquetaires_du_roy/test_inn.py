"""MR-22: the inn Lys d'Or."""

from __future__ import annotations

import pytest

from musketiere.games.mousquetaires_du_roy.board import NO_ELEMENT
from tests.mousquetaires_du_roy.table import Table

COMMON_ROOM = (-1, 0)


def inside(*lines: str, hero: str = "porthos", at: tuple[int, int] = COMMON_ROOM, up: bool = False) -> Table:
    """His turn in the inn begins; Milady is elsewhere."""
    table = Table(rochefort="auto")
    table.inn(*lines, up=up)
    table.turn(hero, "quest")
    table.state.inn_at[table.who(hero)] = at
    return table


def stands(table: Table, hero: str = "porthos") -> tuple[int, int]:
    """On which square of which line."""
    return table.state.inn_at[table.who(hero)]


@pytest.mark.clause("MR-22.1")
def test_one_arrives_in_the_common_room() -> None:
    table = Table()
    table.inn("force_2 trap", "trap", "trap")
    table.turn("porthos", "paris")
    table.do("move quest")
    assert stands(table) == COMMON_ROOM
    assert table.can("inn") == ["0", "1", "2"]


@pytest.mark.clause("MR-22.2")
def test_three_lines_of_four_squares() -> None:
    table = Table()
    assert [len(line) for line in table.state.inn] == [4, 4, 4]
    assert all(token is not None for line in table.state.inn for token in line)


@pytest.mark.clause("MR-22.3")
@pytest.mark.parametrize("seed", range(5))
def test_what_lies_there(seed: int) -> None:
    """Seven adversaries, three decoys and two traps, also if nobody plays Milady."""
    for milady in ("seat", "automatic"):
        table = Table(seed=seed, milady=milady)
        kinds = [token.kind for line in table.state.inn for token in line if token is not None]
        assert (sum(kind < 5 for kind in kinds), kinds.count(5), kinds.count(6)) == (7, 3, 2)
        assert sum(table.state.stock.values()) == 17 - 7


@pytest.mark.clause("MR-22.4", "MR-22.10")
def test_nearest_first() -> None:
    table = inside("decoy decoy force_2", "trap", "trap")
    table.do("inn 0", "inn 0")
    assert [told["position"] for told in table.told("token_discarded")] == [0, 1]
    assert [token is None for token in table.state.inn[0]] == [True, True, False]
    assert stands(table) == (0, 2)


@pytest.mark.clause("MR-22.5", "MR-22.8")
def test_from_the_common_room_one_meets_the_first_token() -> None:
    """It is turned up; cards are committed after that, in the same action."""
    table = Table(rochefort="auto")
    table.inn("trap", "force_3 trap", "trap")
    table.hand("porthos", "combat")
    table.turn("porthos", "quest")
    table.do("inn 1")
    assert table.told("token_revealed") == [{"board": "inn", "position": 4, "token": "force_3"}]
    assert (table.state.asking, table.state.actions) == ("commit", 2)


@pytest.mark.clause("MR-22.6", "MR-22.18")
@pytest.mark.parametrize("destination", ["quest", "paris"])
def test_into_an_opened_line_one_only_advances(destination: str) -> None:
    """To its last free square; nothing is turned up, and Rochefort cannot step in."""
    table = Table()
    table.inn("- - force_2", "trap", "trap")
    table.turn("porthos", "quest", milady=destination)
    table.do("inn 0")
    assert (stands(table), table.state.asking, table.state.actions) == ((0, 2), "action", 2)
    assert table.told("token_revealed") == table.told("element_declared") == []
    assert table.told("inn_moved") == [{"musketeer": 1, "line": 0, "square": 2}]


@pytest.mark.clause("MR-22.7")
def test_along_his_line() -> None:
    """From the last free square onto the next one, and meets what lies there; from an earlier one he first advances."""
    table = inside("- - decoy force_2", "trap", "trap", at=(0, 1))
    assert table.can("inn") == ["0"]
    table.do("inn 0")
    assert (stands(table), table.told("token_revealed")) == ((0, 2), [])
    table.do("inn 0")
    assert stands(table) == (0, 3)
    assert table.told("token_discarded")[0]["cause"] == "decoy"


@pytest.mark.clause("MR-22.8", "MR-22.9")
@pytest.mark.parametrize("at", [COMMON_ROOM, (0, 1)])
def test_an_adversary(at: tuple[int, int]) -> None:
    """Beaten, it is discarded and he stands on its square; else he stays where he came from, and it lies face up."""
    line = "force_2 trap" if at == COMMON_ROOM else "- force_2 trap"
    square = 1 if at == COMMON_ROOM else 2
    table = inside(line, "trap", "trap", at=at)
    table.fall("HHHH", "FF")  # its botte
    table.do("inn 0")
    assert (stands(table), table.life("porthos")) == (at, 4)
    token = table.state.inn[0][square - 1]
    assert token is not None
    assert token.up
    table.fall("SSHH", "HF")
    table.do("inn 0")
    assert (stands(table), table.state.inn[0][square - 1]) == ((0, square), None)
    assert table.state.actions == 1


@pytest.mark.clause("MR-22.9", "MR-18.1")
def test_beaten_by_one_who_falls() -> None:
    """The token is gone, he is in the Vieux-Colombier."""
    table = inside("force_2 trap", "trap", "trap")
    table.state.life[table.who("porthos")] = 1
    table.fall("SSFF", "SS")
    table.do("inn 0")
    assert (table.where("porthos"), stands(table)) == ("vieux_colombier", COMMON_ROOM)
    assert table.state.inn[0][0] is None


@pytest.mark.clause("MR-22.10")
def test_a_decoy() -> None:
    """No duel; discarded, he stands on its square, and the action is over."""
    table = inside("decoy force_2", "trap", "trap")
    table.do("inn 0")
    assert (stands(table), table.state.actions, table.told("duel_started")) == ((0, 1), 2, [])
    assert table.told("token_discarded") == [{"board": "inn", "position": 0, "token": "decoy", "cause": "decoy"}]
    assert table.state.element == NO_ELEMENT


@pytest.mark.clause("MR-22.11", "MR-14.6")
@pytest.mark.parametrize("up", [False, True])
def test_a_trap(up: bool) -> None:
    """One wound, whether it lay face up or not; no cuirass helps."""
    table = inside("trap force_2", "trap", "trap", up=up)
    table.owns("porthos", "cuirass")
    table.do("inn 0")
    assert (stands(table), table.life("porthos")) == ((0, 1), 4)
    assert table.told("wounded") == [{"musketeer": 1, "amount": 1, "life": 4, "cause": "trap"}]
    assert len(table.told("token_revealed")) == (not up)
    assert table.told("token_discarded")[0]["cause"] == "trap"


@pytest.mark.clause("MR-22.11", "MR-18.5")
def test_a_trap_puts_out_of_action() -> None:
    """It is discarded all the same; he stands on no square."""
    table = inside("trap force_2", "trap", "trap")
    table.state.life[table.who("porthos")] = 1
    table.do("inn 0")
    assert (table.where("porthos"), stands(table)) == ("vieux_colombier", COMMON_ROOM)
    assert table.state.inn[0][0] is None
    assert [told["at_once"] for told in table.told("fallen")] == [False]


@pytest.mark.clause("MR-22.11", "MR-30.1")
def test_planchet_shows_what_is_left_of_a_line() -> None:
    """Only what still lies there face down is turned up."""
    table = inside("- force_2 trap decoy", "trap", "trap")
    token = table.state.inn[0][1]
    assert token is not None
    table.state.inn[0][1] = token._replace(up=True)
    table.hand("porthos", "planchet")
    table.do("character planchet", "reveal_line 0")
    assert [(told["position"], told["token"]) for told in table.told("token_revealed")] == [(2, "trap"), (3, "decoy")]
    assert [token.up for token in table.state.inn[0] if token] == [True] * 3


@pytest.mark.clause("MR-22.12")
def test_a_square_may_be_shared() -> None:
    table = inside("- force_2", "trap", "trap")
    table.put("athos", "quest")
    table.state.inn_at[table.who("athos")] = (0, 1)
    table.do("inn 0")
    assert stands(table) == stands(table, "athos") == (0, 1)


@pytest.mark.clause("MR-22.13", "MR-22.14", "MR-22.15", "MR-21.3")
def test_the_end_of_the_inn() -> None:
    """With the last token of any one line; two cards for who discarded it; all that is left over is shown and lost."""
    table = inside("force_2 force_3", "- - decoy", "trap", at=(1, 2))
    stock = table.state.stock.copy()
    table.do("inn 1")
    assert table.told("board_finished") == [{"board": "inn", "by": 1, "revealed": ["force_2", "force_3", "trap"]}]
    assert len(table.cards("porthos").split()) == 2
    assert table.told("board_placed") == [{"board": "calais", "tokens": 0}]
    assert table.state.inn == []
    assert stands(table) == COMMON_ROOM
    assert table.state.stock == stock  # nothing comes back
    assert {2, 3, 5, 6} == {*table.state.spent}


@pytest.mark.clause("MR-22.13", "MR-22.14")
def test_a_trap_may_end_it() -> None:
    """Who falls in it draws the cards, too."""
    table = inside("trap", "force_2", "force_2")
    table.state.life[table.who("porthos")] = 1
    table.do("inn 0")
    assert table.told("board_finished")[0]["by"] == 1
    assert len(table.cards("porthos").split()) == 2
    assert table.where("porthos") == "vieux_colombier"


@pytest.mark.clause("MR-22.16", "MR-22.17")
def test_ways_out() -> None:
    """An ordinary Move, from any square, to any place; or back to the Common Room."""
    table = inside("- - force_2", "trap", "trap", at=(0, 1))
    assert set(table.can("move")) == {"quest", "paris", "louvre", "la_rochelle", "richelieu", "vieux_colombier"}
    table.do("move quest")
    assert (stands(table), table.where("porthos"), table.state.actions) == (COMMON_ROOM, "quest", 2)
    assert table.told("inn_moved") == [{"musketeer": 1, "line": -1, "square": 0}]
    assert table.told("moved") == []
    assert "quest" not in table.can("move")
    table.do("inn 0", "move paris")
    assert (stands(table), table.where("porthos")) == (COMMON_ROOM, "paris")


@pytest.mark.clause("MR-22.17", "MR-14.9")
def test_back_on_horseback() -> None:
    table = Table()
    table.inn("- force_2", "trap", "trap")
    table.owns("porthos", "horse")
    table.turn("porthos", "quest")
    table.do("inn 0", "ride quest")
    assert (stands(table), table.state.actions, table.can("ride")) == (COMMON_ROOM, 2, [])


@pytest.mark.clause("MR-22.18", "MR-10.2")
def test_rochefort_steps_in_before_a_token_is_turned_up() -> None:
    """If he wins, it stays face down."""
    table = Table(rochefort="auto")
    table.inn("force_2 trap", "trap", "trap")
    table.turn("porthos", "quest", milady="quest")
    table.fall("HHHH", "SSFF")
    table.do("inn 0")
    assert len(table.told("rochefort_appeared")) == len(table.told("action_cancelled")) == 1
    assert table.told("token_revealed") == []
    assert (stands(table), table.state.actions) == (COMMON_ROOM, 2)


@pytest.mark.clause("MR-22.15", "MR-21.6")
def test_leftovers_do_not_come_back() -> None:
    """All of force 4 lay in the inn: England has none."""
    table = inside("decoy", "force_4", "force_4")
    table.state.stock = {2: 5, 3: 5, 4: 0}
    table.do("inn 0")
    table.state.solved = 0b1111
    table.fall("SSSS", "HHHF")
    table.do("duel 0")
    assert table.can("lay_token") == ["force_2", "force_3"]
