"""MR-17: La Rochelle."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from musketiere.games.mousquetaires_du_roy import tracks
from musketiere.games.mousquetaires_du_roy.material import NOBODY
from tests.mousquetaires_du_roy.table import Table

if TYPE_CHECKING:
    from musketiere.games.mousquetaires_du_roy import protocol


def thrown(blue: str, red: str, *cards: str, table: Table | None = None, siege: int = 0, time: int = 0) -> Table:
    """Phase III with these cards on the spaces, its dice fallen like that; the next turn, or somebody is asked."""
    table = table or Table()
    table.siege(*cards)
    table.state.siege, table.state.time = siege, time
    table.phase_two()
    table.fall(blue, red)
    turn = table.state.turn
    while table.state.turn == turn and table.state.to_act and table.state.asking != "sacrifice":
        legal = table.legal()
        table.do(next((name for name in ("end_turn", "pass") if name in legal), legal[0]))
    return table


def moved(table: Table) -> list[tuple[int, int]]:
    """How the token of La Rochelle has moved."""
    return [(told["before"], told["after"]) for told in table.told("token_moved") if told["token"] == "siege"]


@pytest.mark.clause("MR-17.1", "MR-1.5")
def test_the_track() -> None:
    """It starts on 0 and ends on -8 and on +6; who would go further stops there."""
    table = Table()
    edition = table.state.edition
    assert (table.state.siege, edition.siege_left, edition.siege_right) == (0, -8, 6)
    assert moved(thrown("SSSS", "H", "double_combat", "double_combat", siege=4)) == [(4, 6)]
    assert moved(thrown("", "SSS", siege=-6, time=8)) == [(-6, -8)]


@pytest.mark.clause("MR-17.2", "MR-17.16", "MR-7.11")
def test_three_spaces() -> None:
    """One card each, the lowest free one first; then no more."""
    table = Table(musketeers=3)
    table.siege(None, "combat")
    table.hand("athos", "combat double_combat combat")
    table.turn("athos", "la_rochelle")
    table.do("reinforce double_combat", "reinforce combat")
    assert [(told["space"], told["card"]) for told in table.told("reinforced")] == [(0, "double_combat"), (2, "combat")]
    assert table.can("reinforce") == []


@pytest.mark.clause("MR-17.3", "MR-19.6")
def test_a_card_stays() -> None:
    """Turn after turn; nothing that the team may do takes it back."""
    table = Table()
    table.siege("combat", "double_combat")
    table.turn("athos", "la_rochelle")
    assert {name.split()[0] for name in table.legal()} <= {"end_turn", "move", "buy", "draw", "exchange"}
    table.next_turn()
    assert [card for card in table.state.spaces if card != -1] == [0, 1]


@pytest.mark.clause("MR-17.4", "MR-7.8")
@pytest.mark.parametrize("place", ["paris", "bastille", "la_rochelle"])
def test_bassompierre(place: str) -> None:
    """From anywhere, onto a free space; one die. Not if there is none."""
    table = Table()
    table.siege("combat", "combat")
    table.hand("athos", "bassompierre")
    table.turn("athos", place)
    table.do("character bassompierre")
    assert table.told("reinforced") == [{"musketeer": 0, "space": 2, "card": "bassompierre"}]
    assert (table.cards("athos"), table.state.actions) == ("", 2)
    assert table.state.adventure_discard == []
    table.next_turn()
    assert len(table.told("siege_thrown")[0]["blue"]) == 3

    table = Table()
    table.siege("combat", "combat", "combat")
    table.hand("athos", "bassompierre")
    table.turn("athos", place)
    assert table.can("character") == []


@pytest.mark.clause("MR-17.5", "MR-17.6", "MR-17.7")
@pytest.mark.parametrize(
    ("cards", "time", "blue", "red"),
    [
        ([], 0, 0, 1),
        (["combat"], 2, 1, 1),
        (["double_combat"], 3, 2, 2),
        (["combat", "double_combat"], 7, 3, 2),
        (["bassompierre", "combat", "combat"], 8, 3, 3),
        (["double_combat", "double_combat", "double_combat"], 12, 6, 3),
        (["double_combat"], 13, 2, 4),
        ([], 19, 0, 4),
    ],
)
def test_how_many_dice(cards: list[str], time: int, blue: int, red: int) -> None:
    """By the cards, and by the Time token (table 27.10); both are thrown at once."""
    table = thrown("F" * blue, "F" * red, *cards, time=time)
    assert table.told("siege_thrown") == [{"blue": ["fleur"] * blue, "red": ["fleur"] * red, "reroll": None}]


@pytest.mark.clause("MR-17.7", "MR-17.9", "MR-9.12")
@pytest.mark.parametrize(
    ("blue", "red", "to"),
    [("SSS", "H", 3), ("SHF", "S", 0), ("HHH", "F", 0), ("HFF", "S", -1), ("SSF", "S", 1), ("HHS", "H", 1)],
)
def test_only_swords_count(blue: str, red: str, to: int) -> None:
    """The token moves by their difference; shields parry nothing here, fleurs do nothing."""
    table = thrown(blue, red, "combat", "double_combat")
    assert table.state.siege == to
    assert (table.state.siege_blue, table.state.siege_red) == ((), ())
    assert moved(table) == ([(0, to)] if to else [])


@pytest.mark.clause("MR-17.10", "MR-18.5")
def test_sacrifices() -> None:
    """Each fit Musketeer at La Rochelle, in seat order, one life for one space, as long as there is any to spare."""
    table = Table(players=2)
    for hero in ("athos", "porthos", "dartagnan"):
        table.put(hero, "la_rochelle")
    table.owns("porthos", "cuirass")
    table.state.life[table.who("dartagnan")] = 1
    thrown("", "SSS", table=table, time=8)
    assert (table.state.active, table.state.to_act, table.legal()) == (0, [0], ["yes", "no"])
    table.do("no")
    assert table.state.active == 1
    table.do("yes")
    assert (table.state.active, table.state.to_act) == (3, [1])
    table.do("yes")
    assert [told["musketeer"] for told in table.told("sacrificed")] == [1, 3]
    assert [table.life(hero) for hero in table.heroes] == [4, 4, 4, 0]
    assert table.where("dartagnan") == "vieux_colombier"
    assert [told["at_once"] for told in table.told("fallen")] == [False]
    assert moved(table) == [(0, -1)]


@pytest.mark.clause("MR-17.10")
def test_no_more_sacrifices_than_needed() -> None:
    """Down to 0; then nobody else is asked, and the token stays."""
    table = Table()
    for hero in ("athos", "porthos"):
        table.put(hero, "la_rochelle")
    thrown("", "S", table=table)
    table.do("yes")
    assert (moved(table), table.state.turn, len(table.told("sacrificed"))) == ([], 2, 1)
    assert (table.state.siege_red, table.state.retreat, table.state.active) == ((), 0, NOBODY)  # all is cleared away


@pytest.mark.clause("MR-17.10", "MR-18.10")
@pytest.mark.parametrize(("place", "red"), [("la_rochelle", "H"), ("paris", "S")])
def test_nobody_is_asked_for_a_sacrifice(place: str, red: str) -> None:
    """Not without a movement to the left, and nobody who is elsewhere."""
    table = Table()
    table.put("athos", place)
    thrown("", red, table=table)
    assert table.state.turn == 2
    assert table.told("sacrificed") == []


@pytest.mark.clause("MR-17.11", "MR-17.12")
def test_rewards_to_the_right() -> None:
    """Also those that are only passed: +3 an Epic token, +6 One for all; once only."""
    table = thrown("SSSS", "H", "double_combat", "double_combat", siege=2)
    assert [(told["space"], told["reward"]) for told in table.told("siege_reward")] == [(3, "epic"), (6, "one_for_all")]
    assert (table.state.epic, table.state.one_for_all) == (1, True)
    assert table.told("one_for_all") == [{"played": False}]
    thrown("SSHH", "H", table=table, siege=1)
    assert len(table.told("siege_reward")) == 2


@pytest.mark.clause("MR-17.11", "MR-17.12")
def test_the_reward_to_the_left() -> None:
    """-3: a Perfidy card for Milady, the first time it is reached or passed."""
    table = thrown("", "SS", siege=-2, time=3)
    assert moved(table) == [(-2, -4)]
    assert table.told("siege_reward") == [{"space": -3, "reward": "perfidy"}]
    assert table.told("perfidy_drawn", table.state.milady)[0]["reason"] == "siege"
    thrown("SSSS", "HH", "double_combat", "double_combat", table=table, siege=-4, time=3)
    thrown("", "SSS", table=table, siege=-1, time=8)
    assert len(table.told("siege_reward")) == 1


@pytest.mark.clause("MR-17.11", "MR-17.12")
@pytest.mark.parametrize("by", [3, -3])
def test_what_each_reward_pays(by: int) -> None:
    """One card, one token, the card that is kept: each exactly once, in the order of the way, on either side of 0."""
    table = Table()
    state, way = table.state, 1 if by > 0 else -1
    rewards: dict[int, protocol.SiegeReward] = {
        way: "perfidy",
        2 * way: "epic",
        3 * way: "one_for_all",
        4 * way: "epic",
    }
    state.edition = state.edition._replace(siege_rewards=rewards)
    before = len(state.perfidy_pile)
    tracks.move_siege(state, by)
    assert table.types() == [
        "token_moved",
        "siege_reward",
        "perfidy_drawn",
        "siege_reward",
        "epic",
        "siege_reward",
        "one_for_all",
    ]
    assert [(told["space"], told["reward"]) for told in table.told("siege_reward")] == [*rewards.items()][:3]
    assert (len(state.perfidy_hand), len(state.perfidy_pile), state.epic, state.one_for_all) == (1, before - 1, 1, True)
    assert table.told("epic") == [{"change": 1, "total": 1, "cause": "siege"}]
    assert (state.siege, state.paid) == (by, (way, 2 * way, 3 * way))
    table.log.clear()
    for back in (-by, by):
        tracks.move_siege(state, back)
    assert table.types() == ["token_moved", "token_moved"]  # each pays once only
    tracks.move_siege(state, 0)
    assert len(table.log) == 2
    state.paid = ()
    tracks.move_siege(state, -way)
    assert table.told("siege_reward")[0]["space"] == 2 * way  # to leave a space is not to reach it


@pytest.mark.clause("MR-1.5", "MR-17.11")
def test_nothing_is_paid_any_more_when_la_rochelle_is_lost() -> None:
    table = Table()
    table.state.siege = -6
    table.state.edition = table.state.edition._replace(siege_rewards={-7: "perfidy", -8: "epic"})
    tracks.move_siege(table.state, -4)
    assert table.types() == ["token_moved", "match_ended"]
    assert (table.state.siege, table.state.paid, table.state.perfidy_hand, table.state.epic) == (-8, (), [], 0)


@pytest.mark.clause("MR-17.11")
def test_rewards_follow_the_movement() -> None:
    """First the token, with what sacrifices have left of the way."""
    table = Table()
    table.put("athos", "la_rochelle")
    thrown("", "S", table=table, siege=-2)
    table.do("yes")
    assert (table.told("siege_reward"), table.state.siege) == ([], -2)
    table = thrown("", "S", siege=-2)
    types = table.types()
    assert types.index("token_moved") < types.index("siege_reward") < types.index("perfidy_drawn")


@pytest.mark.clause("MR-17.13", "MR-6.1", "MR-6.6")
def test_one_for_all() -> None:
    """Kept by the team, played once at the start of a Phase II: one action more for every fit Musketeer this turn."""
    table = Table()
    table.state.one_for_all = True
    table.do("destination quest", "pass")
    assert (table.state.asking, table.state.to_act, table.legal()) == ("one_for_all", [0], ["yes", "no"])
    table.do("no")
    table.start("athos")
    assert table.state.actions == 3
    table.next_turn()
    table.do("destination quest", "pass", "yes")
    assert table.told("one_for_all") == [{"played": True}]
    for hero in table.heroes:
        table.start(hero)
        assert table.state.actions == 4
        table.do("end_turn")
    table.until("destination")
    table.do("destination quest", "pass")
    assert table.state.asking == "next"  # it is gone
    table.start("athos")
    assert table.state.actions == 3


@pytest.mark.clause("MR-17.14")
def test_the_siege_goes_on_on_the_rightmost_space() -> None:
    """No victory; every turn it is thrown, and the token may go back."""
    table = thrown("SS", "H", "double_combat", siege=5)
    assert (table.state.siege, table.state.outcome) == (6, None)
    thrown("HH", "S", "double_combat", table=table, siege=6)
    assert (table.state.siege, table.state.outcome) == (5, None)


@pytest.mark.clause("MR-17.15", "MR-1.5")
def test_a_sacrifice_may_hold_la_rochelle() -> None:
    table = Table()
    table.put("athos", "la_rochelle")
    thrown("", "S", table=table, siege=-7)
    table.do("yes")
    assert (table.state.siege, table.state.outcome) == (-7, None)
    table = Table()
    table.put("athos", "la_rochelle")
    thrown("", "S", table=table, siege=-7)
    table.do("no")
    assert table.state.outcome is not None
    assert table.state.outcome.reason == "siege"
