"""MU-5, MU-6 and MU-7: what winner and loser may do, and full imprisonment."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere.core.errors import IllegalAction
from tests.kit.play import everything
from tests.musketiere import referee
from tests.musketiere.table import Table

ROWS = ["".join(row) for row in product("-GP", repeat=3)]


@st.composite
def rows(draw: st.DrawFn) -> list[str]:
    """Any stones that can lie on two to four rows while a game goes on."""
    left = {"G": 3, "P": 3, "-": 99}
    found: list[str] = []
    for _ in range(draw(st.integers(2, 4))):
        fits = [row for row in ROWS if row != "GGG" and all(row.count(s) <= left[s] for s in left)]
        found.append(draw(st.sampled_from(fits)))
        left = {stone: count - found[-1].count(stone) for stone, count in left.items()}
    return found


def decided(rows: str, acting: int, *, won: bool) -> Table:
    """A duel that the seat has won with the highest or lost with the lowest card."""
    n = len(rows.split())
    cards = [f"5/{seat}" for seat in range(n)]
    cards[acting] = "8/0" if won else "4/0"
    guard = 8 if won else 20 if n == 2 else 30
    table = Table(f"players {n};duel 3;guard {guard};rows {rows};hands {' | '.join(cards)}")
    outcome = table.turn(" ".join(cards))
    assert (outcome["seat"], outcome["won"]) == (acting, won)
    return table


def winner(rows: str, seat: int = 0) -> Table:
    return decided(rows, seat, won=True)


def loser(rows: str, seat: int = 0) -> Table:
    return decided(rows, seat, won=False)


# ---- winner (MU-5) ---------------------------------------------------------------------------------------


@pytest.mark.clause("MU-5.1", "MU-5.11", "MU-6.6", "MU-11.3", "MU-11.4", "MU-11.5", "MU-11.6")
@given(rows=rows(), won=st.booleans(), data=st.data())
def test_legal_actions_and_what_they_do(rows: list[str], won: bool, data: st.DataObject) -> None:
    """In every position of the stones: never none, exactly those of the rules, each leading where the rules say."""
    seat = data.draw(st.sampled_from(referee.counting(rows)))
    table = decided(" ".join(rows), seat, won=won)
    assert table.acting == ("winner_acts" if won else "loser_acts", seat)
    legal = table.legal(seat)
    assert legal == referee.legal(rows, seat, won)
    assert legal
    kinds = {name.partition("(")[0] for name in legal}
    assert kinds <= ({"take_gem", "free_prison"} if won else {"take_prison", "return_gem"})
    action = data.draw(st.sampled_from(legal))
    table.do(action)
    assert table.rows.split() == referee.after(rows, seat, action)


@pytest.mark.clause("MU-5.1")
def test_the_winner_does_one_of_two_things_once() -> None:
    table = winner("P-- ---")
    assert table.legal(0) == ["free_prison(0)", "take_gem(1, centre)", "take_gem(2, centre)"]
    table.do("free_prison(0)")
    assert table.acting == ("play_card", None)
    assert table.rows == "--- ---"
    with pytest.raises(IllegalAction):
        table.act(0, type="take_gem", place=1, source="centre")


@pytest.mark.clause("MU-5.2", "MU-5.6")
def test_a_gem_only_on_a_pay_card_without_a_stone() -> None:
    table = winner("GP- ---")
    before = everything(table.match)
    for place in (0, 1):
        with pytest.raises(IllegalAction):
            table.act(0, type="take_gem", place=place, source="centre")
    assert everything(table.match) == before
    table.do("take_gem(2, centre)")
    assert (table.rows, table.centre) == ("GPG ---", "1G 2P")


@pytest.mark.clause("MU-5.3")
def test_only_an_own_prison_can_be_freed() -> None:
    table = winner("G-- PP-")
    assert table.legal(0) == ["take_gem(1, centre)", "take_gem(2, centre)"]
    for place in range(3):
        with pytest.raises(IllegalAction):
            table.act(0, type="free_prison", place=place)


@pytest.mark.clause("MU-5.4")
def test_a_gem_from_the_centre_as_long_as_it_has_one() -> None:
    table = winner("--- GG-")
    assert table.centre == "1G 3P"
    with pytest.raises(IllegalAction):
        table.act(0, type="take_gem", place=0, source=[1, 0])
    table.do("take_gem(1, centre)")
    assert (table.rows, table.centre) == ("-G- GG-", "0G 3P")


@pytest.mark.clause("MU-5.5")
def test_from_an_empty_centre_a_gem_of_any_other_player() -> None:
    table = winner("--G GG- ---", seat=2)
    sources = ["(0,2)", "(1,0)", "(1,1)"]
    assert table.legal(2) == sorted(f"take_gem({place}, {source})" for place in range(3) for source in sources)
    with pytest.raises(IllegalAction):
        table.act(2, type="take_gem", place=0, source="centre")
    table.do("take_gem(0, (1,1))")
    assert (table.rows, table.centre) == ("--G G-- G--", "0G 3P")
    own = winner("--G GG- ---", seat=0)
    assert all(" (0," not in name for name in own.legal(0))


@pytest.mark.clause("MU-5.7")
def test_a_freed_prison_goes_to_the_centre_and_nothing_else_happens() -> None:
    table = winner("GP- P-- ---")
    happened = table.do("free_prison(1)")
    assert (table.rows, table.centre) == ("G-- P-- ---", "2G 2P")
    assert [event.type for event in happened] == ["prison_freed", "guard_turned"]


@pytest.mark.clause("MU-5.8")
@pytest.mark.parametrize("others", ["---", "G--", "GG-"])
def test_gem_or_freedom_whatever_the_centre_holds(others: str) -> None:
    kinds = {name.partition("(")[0] for name in winner(f"GP- {others}").legal(0)}
    assert kinds == {"take_gem", "free_prison"}


@pytest.mark.clause("MU-5.9")
def test_with_three_stones_exactly_one_prison_is_freed() -> None:
    table = winner("PGP ---")
    assert table.legal(0) == ["free_prison(0)", "free_prison(2)"]
    table.do("free_prison(2)")
    assert (table.rows, table.centre) == ("PG- ---", "2G 2P")
    assert table.acting == ("play_card", None)


@pytest.mark.clause("MU-5.10")
@pytest.mark.parametrize(("own", "others"), [("---", "---"), ("G--", "---"), ("GG-", "--G")])
def test_without_a_prison_a_gem_must_be_taken(own: str, others: str) -> None:
    """Also when it is robbed: there is nothing else to choose."""
    assert all(name.startswith("take_gem") for name in winner(f"{own} {others}").legal(0))


# ---- loser (MU-6) ----------------------------------------------------------------------------------------


@pytest.mark.clause("MU-6.1", "MU-6.5")
def test_with_a_free_card_the_loser_must_take_a_prison() -> None:
    table = loser("GP- ---")
    assert table.legal(0) == ["take_prison(2, centre)"]
    assert loser("G-- ---").legal(0) == ["take_prison(1, centre)", "take_prison(2, centre)"]
    with pytest.raises(IllegalAction):
        table.act(0, type="return_gem", place=0)
    table.do("take_prison(2, centre)")
    assert (table.rows, table.centre) == ("GPP ---", "2G 1P")


@pytest.mark.clause("MU-6.2")
def test_a_prison_from_the_centre_as_long_as_it_has_one() -> None:
    table = loser("--- PP-")
    with pytest.raises(IllegalAction):
        table.act(0, type="take_prison", place=0, source=[1, 0])
    assert table.legal(0) == [f"take_prison({place}, centre)" for place in range(3)]


@pytest.mark.clause("MU-6.3")
def test_from_an_empty_centre_a_prison_of_any_other_player() -> None:
    table = loser("P-- -PP ---")
    pay = table.pay
    assert table.legal(0) == sorted(f"take_prison({p}, {source})" for p in (1, 2) for source in ("(1,1)", "(1,2)"))
    with pytest.raises(IllegalAction):
        table.act(0, type="take_prison", place=1, source=[0, 0])
    with pytest.raises(IllegalAction):
        table.act(0, type="take_prison", place=1, source="centre")
    happened = table.do("take_prison(1, (1,2))")
    assert (table.rows, table.centre) == ("PP- -P- ---", "3G 0P")
    told = repr([event.seen_by(0) for event in happened])
    assert not any(f"'{card}'" in told for card in pay[1])


@pytest.mark.clause("MU-6.4")
@pytest.mark.parametrize(("others", "centre"), [("---", "2G 2P"), ("P--", "2G 1P"), ("G--", "1G 2P")])
def test_without_a_free_card_the_loser_returns_a_gem(others: str, centre: str) -> None:
    table = loser(f"GPG {others}")
    assert table.legal(0) == ["return_gem(0)", "return_gem(2)"]
    with pytest.raises(IllegalAction):
        table.act(0, type="take_prison", place=0, source="centre")
    table.do("return_gem(2)")
    assert (table.rows, table.centre) == (f"GP- {others}", centre)


@pytest.mark.clause("MU-6.4")
def test_a_gem_is_returned_also_when_the_centre_is_empty() -> None:
    table = loser("GPP G-P G--")
    assert table.centre == "0G 0P"
    assert table.legal(0) == ["return_gem(0)"]


@pytest.mark.clause("MU-6.5")
@given(rows=rows(), data=st.data())
def test_the_loser_never_chooses_between_prison_and_gem(rows: list[str], data: st.DataObject) -> None:
    seat = data.draw(st.sampled_from(referee.counting(rows)))
    kinds = {name.partition("(")[0] for name in loser(" ".join(rows), seat).legal(seat)}
    assert kinds == ({"take_prison"} if "-" in rows[seat] else {"return_gem"})


# ---- full imprisonment (MU-7) ----------------------------------------------------------------------------


@pytest.mark.clause("MU-7.1")
@given(rows=rows())
def test_one_fully_imprisoned_player_at_most_and_then_no_prison_is_left(rows: list[str]) -> None:
    view = Table(f"players {len(rows)};rows {' '.join(rows)}").view()
    imprisoned = [row for row in view["rows"] if row == "PPP"]
    assert len(imprisoned) == len(rows) - len(view["counting"]) <= 1
    assert not imprisoned or view["centre"]["prisons"] == 0


@pytest.mark.clause("MU-7.2")
@pytest.mark.parametrize(("card", "guard", "seat"), [("10/4", 18, 2), ("0/0", 18, 2), ("10/4", 15, 0), ("0/0", 15, 0)])
def test_the_imprisoned_card_is_turned_up_but_never_counts(card: str, guard: int, seat: int) -> None:
    table = Table(f"players 3;guard {guard};rows --- PPP ---;hands 9/1 | {card} | 8/0")
    decided = table.turn(f"9/1 {card} 8/0")
    assert table.view()["turned"] == ["9/1", card, "8/0"]
    assert (decided["sum"], decided["seat"]) == (17, seat)
    table.do(table.legal(seat)[0])
    assert card in table.view()["played"]
    assert card not in table.hands[1]


@pytest.mark.clause("MU-7.3")
def test_the_guard_is_as_strong_as_ever() -> None:
    table = Table("players 3;guard 20;rows --- PPP ---;hands 10/0 | 5/0 | 9/0")
    assert table.view()["guard"] == 20
    decided = table.turn("10/0 5/0 9/0")
    assert (decided["strength"], decided["sum"], decided["won"]) == (20, 19, False)


@pytest.mark.clause("MU-7.4")
def test_a_won_duel_does_not_end_imprisonment() -> None:
    table = Table("players 3;guard 15;rows --- PPP ---;hands 10/0 | 5/0 | 9/0")
    table.turn("10/0 5/0 9/0")
    happened = table.do("take_gem(0, centre)")
    assert table.view()["counting"] == [0, 2]
    assert "imprisonment_changed" not in [event.type for event in happened]


@pytest.mark.clause("MU-7.5")
@pytest.mark.parametrize("place", range(3))
def test_the_next_lost_duel_frees_him(place: int) -> None:
    table = Table("players 3;guard 18;rows --- PPP ---;hands 9/1 | 10/4 | 8/0")
    table.turn("9/1 10/4 8/0")
    assert {name.split(", ", 1)[1] for name in table.legal(2)} == {"(1,0))", "(1,1))", "(1,2))"}
    table.do(f"take_prison(0, (1,{place}))")
    assert table.view()["counting"] == [0, 1, 2]
    assert table.rows.split()[1].count("P") == 2


@pytest.mark.clause("MU-7.6")
@pytest.mark.parametrize(("guard", "kind"), [(10, "winner_acts"), (11, "loser_acts")])
def test_with_two_players_the_other_fights_alone(guard: int, kind: str) -> None:
    for card in ("0/0", "10/4"):
        table = Table(f"players 2;guard {guard};rows PPP ---;hands {card} | 10/0")
        table.turn(f"{card} 10/0")
        assert table.acting == (kind, 1)
