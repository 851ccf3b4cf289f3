"""MR-6: Phase II, the Musketeers."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.mousquetaires_du_roy.table import Table


@pytest.mark.clause("MR-6.1", "MR-17.13")
@pytest.mark.parametrize(("answer", "actions"), [("yes", 4), ("no", 3)])
def test_first_one_for_all_may_be_played(answer: str, actions: int) -> None:
    table = Table()
    table.state.one_for_all = True
    table.do("destination paris", "pass")
    assert (table.state.asking, table.state.phase) == ("one_for_all", "musketeers")
    assert table.told("musketeer_started") == []
    table.do(answer)
    assert table.state.one_for_all == (answer == "no")
    for hero in table.heroes:
        table.start(hero)
        assert table.state.actions == actions
        table.do("end_turn")
    table.until("destination")
    assert table.told("one_for_all") == ([{"played": True}] if answer == "yes" else [])


@pytest.mark.clause("MR-6.1")
def test_whoever_answers_first_answers_for_all() -> None:
    """Asked are those who have somebody to play; where nobody has, the card is kept."""
    table = Table(musketeers=3, players=3)
    table.state.one_for_all = True
    table.state.life[0] = 0
    table.do("destination paris", "pass")
    assert (table.state.asking, table.state.to_act) == ("one_for_all", [1, 2])
    table.do("yes", seat=2)
    assert (table.state.rallied, table.state.asking) == (True, "next")

    table = Table(musketeers=3)
    table.state.one_for_all = True
    table.state.life = [0, 0, 0]
    table.do("destination paris", "pass")
    assert (table.state.one_for_all, table.state.turn) == (True, 2)


@pytest.mark.clause("MR-6.2", "MR-6.3")
@pytest.mark.parametrize("order", [*permutations(range(3))])
def test_in_any_order(order: tuple[int, ...]) -> None:
    table = Table(musketeers=3)
    table.phase_two()
    due = [0, 1, 2]
    for who in order:
        if len(due) > 1:
            assert table.can("start") == [str(one) for one in due]
            table.do(f"start {who}")
        assert table.state.active == who
        while table.state.active == who:  # all his actions in one go
            assert {name.partition(" ")[0] for name in table.legal()}.isdisjoint({"start", "after_you"})
            table.do("draw")
        due.remove(who)
    assert [one["musketeer"] for one in table.told("musketeer_started")] == [*order]


@pytest.mark.clause("MR-6.2", "MR-18.10")
def test_only_who_is_fit() -> None:
    table = Table()
    table.state.life[1] = 0
    table.put("porthos", "vieux_colombier")
    table.phase_two()
    assert table.can("start") == ["0", "2", "3"]


# ---- several controllers (MR-6.4, 6.11) ------------------------------------------------------------------


@pytest.mark.clause("MR-6.4", "MR-26.2")
def test_the_first_claim_counts_and_only_for_his_own() -> None:
    table = Table(players=2, split="0101")
    table.phase_two()
    assert table.state.to_act == [0, 1]
    assert table.legal(0) == ["start 0", "start 2", "after_you"]
    assert table.legal(1) == ["start 1", "start 3", "after_you"]
    assert table.legal(2) == []  # Milady
    table.do("start 3", seat=1)
    assert (table.state.active, table.state.to_act) == (3, [1])
    assert table.legal(0) == []


@pytest.mark.clause("MR-6.11")
def test_after_you() -> None:
    """Who steps back is not asked again until another has played; the last may not step back."""
    table = Table(musketeers=3, players=3)
    table.phase_two()
    table.do("after_you", seat=1)
    assert table.state.to_act == [0, 2]
    assert (table.legal(0), table.legal(2)) == (["start 0", "after_you"], ["start 2", "after_you"])
    table.do("after_you", seat=0)
    assert (table.state.active, table.state.to_act) == (2, [2])  # nothing else was left to him
    table.do("end_turn")
    assert table.state.to_act == [0, 1]
    assert (table.legal(0), table.legal(1)) == (["start 0", "after_you"], ["start 1", "after_you"])


@pytest.mark.clause("MR-6.11")
def test_who_has_stepped_back_is_asked_again_when_another_has_played() -> None:
    table = Table(musketeers=3, players=3)
    table.phase_two()
    table.do("after_you", seat=1)
    table.do("start 0", "end_turn")
    assert table.state.to_act == [1, 2]


@pytest.mark.clause("MR-6.11")
def test_the_last_controller_may_have_several_to_choose_from() -> None:
    table = Table(players=2, split="0111")
    table.phase_two()
    table.do("after_you", seat=0)
    assert (table.state.to_act, table.legal(1)) == ([1], ["start 1", "start 2", "start 3"])


# ---- actions (MR-6.5 to 6.9) -----------------------------------------------------------------------------


@pytest.mark.clause("MR-6.5", "MR-6.6", "MR-12.3", "MR-17.13", "MR-20.6")
@pytest.mark.parametrize(("musketeers", "base"), [(3, 4), (4, 3), (5, 3)])
@pytest.mark.parametrize("conscripts", [False, True])
@pytest.mark.parametrize("rallied", [False, True])
@pytest.mark.parametrize("prepaid", [0, 1])
def test_how_many(musketeers: int, base: int, conscripts: bool, rallied: bool, prepaid: int) -> None:
    table = Table(musketeers=musketeers)
    table.phase_two()
    table.state.conscripts, table.state.rallied = conscripts, rallied
    table.state.prepaid[0] = prepaid
    table.start("athos")
    assert table.state.actions == base - conscripts + rallied - prepaid
    assert table.told("musketeer_started") == [{"musketeer": 0, "actions": table.state.actions}]


@pytest.mark.clause("MR-6.6")
def test_never_less_than_none() -> None:
    """With nothing to do his turn is over at once."""
    table = Table()
    table.phase_two()
    table.state.conscripts = True
    table.state.prepaid[0] = 3
    table.start("athos")
    assert table.told("musketeer_ended") == [{"musketeer": 0, "unspent": 0}]


@pytest.mark.clause("MR-6.7")
def test_stop_early() -> None:
    table = Table()
    table.turn("athos")
    table.do("draw", "end_turn")
    assert table.told("musketeer_ended") == [{"musketeer": 0, "unspent": 2}]
    assert (table.state.active, table.state.actions) == (-1, 0)
    assert "start 0" not in table.legal()
    table.next_turn()
    table.turn("athos")
    assert table.state.actions == 3  # not five


@pytest.mark.clause("MR-6.8")
@pytest.mark.parametrize(
    ("place", "action", "begun"),
    [
        ("paris", "move louvre", True),
        ("paris", "ride louvre", True),
        ("paris", "draw", True),
        ("paris", "buy pistol", True),
        ("paris", "exchange 1", True),
        ("paris", "character des_essarts", True),
        ("paris", "pay_beggars paris", False),
        ("bastille", "escape_pay", False),
        ("bastille", "buy pistol", True),
    ],
)
def test_has_begun(place: str, action: str, begun: bool) -> None:
    table = Table()
    table.mission("paris", "trafiquants", "lubin", "mendiants")
    table.hand("athos", "des_essarts")
    table.owns("athos", "horse")
    table.turn("athos", place)
    assert not table.state.begun[0]
    table.do(action)
    table.until("action")
    assert table.state.begun[0] == begun


@pytest.mark.clause("MR-6.9", "MR-13.9", "MR-29.2")
def test_what_costs_no_action() -> None:
    """Also when none is left, and before the first."""
    table = Table()
    table.state.pistoles = 4
    table.mission("paris", "trafiquants", "lubin", "mendiants")
    table.mission("louvre", "dette_de_jeu", "biscarat", "mendiants")
    table.owns("athos", "horse")
    table.turn("athos", "la_rochelle")
    table.do("pay_beggars louvre")
    assert table.state.actions == 3
    table.do("draw", "draw", "draw")
    assert table.legal()[:2] == ["end_turn", "pay_beggars paris"]
    table.do("ride quest", "pay_beggars paris")
    assert (table.state.pistoles, table.told("musketeer_ended")) == (0, [{"musketeer": 0, "unspent": 0}])


@pytest.mark.clause("MR-6.10", "MR-18.6", "MR-19.5")
def test_what_ends_the_phase() -> None:
    """Recovery, then Milady's own action."""
    table = Table()
    table.state.life[1], table.state.fell[1] = 0, 1
    table.put("porthos", "vieux_colombier")
    table.state.turn = 2
    table.siege("combat")
    table.phase_two("la_rochelle")
    for hero in ("athos", "aramis", "dartagnan"):
        assert table.told("recovered") == []
        table.start(hero)
        table.do("end_turn")
    assert (table.told("milady_revealed"), table.state.asking) == ([{"place": "la_rochelle", "cause": "end"}], "own")
    assert table.types()[-3:] == ["recovered", "adventure_drawn", "milady_revealed"]
