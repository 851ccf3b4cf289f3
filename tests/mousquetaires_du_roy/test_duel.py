"""MR-9: duels; their bottes have a file of their own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from musketiere.games.mousquetaires_du_roy import data_file
from musketiere.games.mousquetaires_du_roy.data import view_data
from musketiere.games.mousquetaires_du_roy.view import view_of
from tests.mousquetaires_du_roy.table import Table, duel


def dice(table: Table) -> list[tuple[int, int]]:
    """How many blue and red dice were thrown, round by round."""
    return [(len(thrown["blue"]), len(thrown["red"])) for thrown in table.told("thrown")]


def results(table: Table) -> list[str]:
    return [ended["result"] for ended in table.told("duel_ended")]


# ---- preparation -----------------------------------------------------------------------------------------


@pytest.mark.clause("MR-9.1", "MR-7.10")
def test_a_duel_is_against_one_opponent_in_his_place_and_costs_one_action() -> None:
    table = Table(rochefort="auto")
    table.mission("louvre", "dette_de_jeu", "boisrenard biscarat")
    table.mission("paris", "complot", "lubin brisemont vitray")
    table.turn("athos", "louvre")
    assert table.can("duel") == ["0", "1"]
    table.fall("SSH SH")
    table.do("duel 1")
    assert [one["opponent"] for one in table.told("duel_started")] == ["biscarat"]
    assert (table.state.actions, table.can("duel")) == (2, ["0"])
    table.do("move paris")
    assert table.can("duel") == ["0", "1", "2"]
    table.do("move la_rochelle")
    assert table.state.active == -1  # no action is left


@pytest.mark.clause("MR-9.2")
@pytest.mark.parametrize(("most", "asked"), [(3, False), (4, True)])
def test_who_has_no_dice_to_gain_is_not_asked_for_cards(most: int, asked: bool) -> None:
    house = (Path(data_file.__file__).parents[1] / "house.toml").read_text("utf-8")
    edition = data_file.read(house.replace("blue_max = 6 ", f"blue_max = {most} "))
    table = duel("athos", "biscarat", hand="combat combat", hasty=False, data=edition.id)
    assert (table.state.asking == "commit") == asked


@pytest.mark.clause("MR-9.2", "MR-30.1")
@pytest.mark.parametrize(("most", "dice"), [(6, [3, 4, 6]), (4, [3, 4, 4])])
def test_the_view_says_how_many_dice_there_will_be(most: int, dice: list[int]) -> None:
    """With the cards that are being committed, as far as the data file has dice; others see those that are certain, and
    no card before all are."""
    house = (Path(data_file.__file__).parents[1] / "house.toml").read_text("utf-8")
    edition = data_file.read(house.replace("blue_max = 6 ", f"blue_max = {most} "))
    table = duel("athos", "biscarat", hand="combat double_combat combat", hasty=False, data=edition.id)
    seen: list[Any] = []
    for card in ("combat", "double_combat", None):
        views = [view_data(view_of(table.state, seat))["duel"] for seat in (0, None)]
        seen.append([view and (view["blue"], view["dice"], len(view["committed"])) for view in views])
        if card is not None and f"commit {card}" in table.legal():
            table.do(f"commit {card}")
    assert [own for own, _ in seen] == [(3, dice[0], 0), (3, dice[1], 1), (3, dice[2], 1 + (dice[2] > dice[1]))]
    assert [other for _, other in seen] == [(3, 3, 0)] * 3
    table.do("done")
    assert (table.told("committed")[0]["blue"], len(table.told("thrown")[0]["blue"])) == (dice[2], dice[2])
    if edition != data_file.house():
        data_file.forget(edition.id)


@pytest.mark.clause("MR-9.2", "MR-9.3", "MR-11.2")
@pytest.mark.parametrize(
    ("hero", "hand", "commit", "blue"),
    [
        ("athos", "", "", 3),
        ("porthos", "", "", 4),
        ("athos", "combat", "combat", 4),
        ("athos", "double_combat", "double_combat", 5),
        ("athos", "combat combat combat", "combat combat", 5),
        ("athos", "combat double_combat", "combat double_combat", 6),
        ("athos", "double_combat double_combat", "double_combat double_combat", 6),
        ("porthos", "combat combat", "combat combat", 6),
        ("porthos", "double_combat", "double_combat", 6),
        ("porthos", "double_combat", "", 4),
        ("aramis", "combat double_combat", "", 3),
    ],
)
def test_blue_dice(hero: str, hand: str, commit: str, blue: int) -> None:
    """One more for a Combat card and two for a double one, six at most; committed once, and discarded."""
    table = duel(hero, "biscarat", hand=hand)
    table.do(*[f"commit {card}" for card in commit.split()])
    if table.state.asking == "commit":
        table.do("done")
    assert dice(table)[0][0] == blue
    assert sorted([*table.cards(hero).split(), *commit.split()]) == hand.split()
    committed = [(one["cards"], one["blue"]) for one in table.told("committed")]
    assert committed == ([(commit.split(), blue)] if commit else [])
    assert table.state.asking != "commit"


@pytest.mark.clause("MR-9.3")
@pytest.mark.parametrize(
    ("hero", "hand", "committed", "offered"),
    [
        ("athos", "combat combat combat combat", "combat combat combat", []),
        ("athos", "combat combat double_combat", "combat combat", []),  # the double one would make one useless
        ("athos", "combat double_combat double_combat", "double_combat", ["combat", "double_combat"]),
        ("athos", "combat double_combat double_combat", "double_combat combat", []),
        ("porthos", "combat double_combat", "combat", []),
        ("porthos", "combat combat double_combat", "combat", ["combat"]),
    ],
)
def test_no_card_is_wholly_useless(hero: str, hand: str, committed: str, offered: list[str]) -> None:
    table = duel(hero, "biscarat", hand=hand)
    *first, last = committed.split()
    table.do(*[f"commit {card}" for card in first])
    if offered:
        table.do(f"commit {last}")
        assert table.can("commit") == offered
    else:
        with_others = hand.split()
        for card in committed.split():
            with_others.remove(card)
        assert with_others  # there would be something to commit
        table.do(f"commit {last}")
        assert table.told("committed")  # but it is not asked for
        assert table.cards(hero).split() == with_others


@pytest.mark.clause("MR-9.3", "MR-30.2")
@pytest.mark.parametrize(
    ("hero", "hand", "asked"),
    [
        ("athos", "", False),
        ("athos", "kitty", True),
        ("porthos", "panache_1 combat", True),
    ],
)
def test_whether_he_is_asked_tells_nothing_of_his_cards(hero: str, hand: str, asked: bool) -> None:
    """Whoever holds cards is asked for them, one by one, until the dice or the cards are used up."""
    table = duel(hero, "biscarat", hand=hand, hasty=False)
    assert (table.state.asking == "commit") == asked
    if "combat" in hand:
        table.do("commit combat")
        assert (table.state.asking, table.legal()) == ("commit", ["done"])
    if asked:
        table.do("done")
    assert table.told("thrown")


@pytest.mark.clause("MR-9.3")
def test_cards_come_from_his_own_hand_only() -> None:
    table = Table(rochefort="auto")
    table.mission("louvre", "dette_de_jeu", "biscarat")
    table.hand("porthos", "combat double_combat")
    table.put("porthos", "louvre")
    table.turn("athos", "louvre")
    table.do("duel 0")
    assert not table.told("committed")
    assert table.cards("porthos") == "combat double_combat"
    assert dice(table)[0] == (3, 2)


@pytest.mark.clause("MR-9.4", "MR-9.5")
@pytest.mark.parametrize(
    ("foe", "red"), [("lubin", 1), ("biscarat", 2), ("bernajoux", 3), ("jussac", 3), ("felton", 4)]
)
def test_red_dice(foe: str, red: int) -> None:
    table = duel("athos", foe)
    assert (table.told("duel_started")[0]["red"], dice(table)[0]) == (red, (3, red))
    assert table.state.adversary(table.adversary(foe)).force == red


# ---- a round ---------------------------------------------------------------------------------------------


@pytest.mark.clause("MR-9.6", "MR-9.14", "MR-9.15", "MR-9.16", "MR-9.20")
def test_a_die_fewer_each_round_until_nobody_has_one() -> None:
    """The side that has dice left goes on alone; what the other has no dice for it does not do."""
    table = duel("athos", "boisrenard", "HFH S", "FF", "F")
    assert dice(table) == [(3, 1), (2, 0), (1, 0)]
    assert results(table) == ["tie"]
    assert (table.life("athos"), table.told("validated")) == (4, [])
    assert (table.state.actions, table.can("duel")) == (2, ["0"])


@pytest.mark.clause("MR-9.15")
def test_a_sword_against_nobody_wounds() -> None:
    alone = duel("athos", "boisrenard", "HFH S", "FS")
    assert (dice(alone), results(alone)) == ([(3, 1), (2, 0)], ["opponent"])
    strong = duel("athos", "felton", "HHH FHHH", "HH HHH", "H FH", "S")
    assert (dice(strong), results(strong)) == ([(3, 4), (2, 3), (1, 2), (0, 1)], ["musketeer"])
    assert strong.life("athos") == 3


@pytest.mark.clause("MR-9.11", "MR-9.12", "MR-9.13")
@pytest.mark.parametrize(
    ("throw", "hits", "wounds"),
    [
        ("SSS SSS", 3, 3),
        ("SSH SSH", 1, 1),
        ("SHH SSS", 1, 1),
        ("SFF SHF", 0, 1),
        ("SSF SHH", 0, 1),
        ("SFH HSS", 0, 1),
        ("HHF SSS", 0, 1),
        ("SSH HFS", 1, 0),
    ],
)
def test_swords_that_no_shield_parries(throw: str, hits: int, wounds: int) -> None:
    """One shield parries one sword, a fleur none; both compare at the same time, and any wound ends the duel."""
    table = duel("athos", "bernajoux", throw)
    [told] = table.told("round_result")
    assert (told["hits_on_opponent"], told["hits_on_musketeer"]) == (hits, wounds)
    assert (table.life("athos"), bool(table.told("validated"))) == (4 - wounds, hits > 0)
    assert results(table) == ["both" if hits and wounds else "opponent" if hits else "musketeer"]


# ---- results ---------------------------------------------------------------------------------------------


@pytest.mark.clause("MR-9.17", "MR-9.18", "MR-9.19", "MR-9.21")
@pytest.mark.parametrize(("throw", "life", "beaten"), [("SSH SH", 4, True), ("HFF SS", 3, False), ("SSF SS", 2, True)])
def test_who_is_wounded(throw: str, life: int, beaten: bool) -> None:
    """An opponent of one life is beaten by any wound; one that is not needs another duel."""
    table = duel("athos", "biscarat", throw)
    assert (table.life("athos"), bool(table.told("validated"))) == (life, beaten)
    assert (table.state.actions, table.can("duel")) == (2, [] if beaten else ["0"])


@pytest.mark.clause("MR-9.22", "MR-18.1")
def test_his_wounds_come_first_and_he_earns_what_he_won() -> None:
    table = duel("athos", "bernajoux", "SSF SSS", life=2)
    types = table.types()
    order = ["wounded", "fallen", "moved", "validated", "purse", "epic", "musketeer_ended"]
    assert [type for type in types if type in order] == order
    assert (table.where("athos"), table.life("athos")) == ("vieux_colombier", 0)
    assert (table.state.pistoles, table.state.epic) == (4, 1)


@pytest.mark.clause("MR-9.22", "MR-8.5")
def test_a_mission_can_be_done_by_who_falls() -> None:
    table = Table(rochefort="auto")
    table.mission("paris", "complot", "biscarat")
    table.state.life[0] = 1
    table.turn("athos", "paris")
    table.fall("SSF SS")
    table.do("duel 0")
    assert table.told("mission_ended")[0]["result"] == "done"
    assert (table.state.paris, table.where("athos")) == (None, "vieux_colombier")
    types = table.types()
    assert types.index("fallen") < types.index("validated") < types.index("mission_ended")


@pytest.mark.clause("MR-9.23")
def test_a_beaten_adversary_pays_and_leaves_the_game_at_the_end_of_the_mission() -> None:
    table = Table(rochefort="auto")
    table.mission("paris", "trafiquants", "laffemas boisrenard")
    table.turn("athos", "paris")
    table.fall("SSH SH")
    table.do("duel 0")
    assert table.told("validated")[0]["reward"] == {"pistoles": 2, "epic": 0, "cards": 0}
    assert table.state.pistoles == 5
    laffemas, boisrenard = table.adversary("laffemas"), table.adversary("boisrenard")
    table.paris_hand("complot")
    table.next_turn()
    table.do("destination paris", f"play_paris {[card.id for card in table.state.edition.paris].index('complot')}")
    assert table.told("mission_ended")[-1]["returned"] == ["boisrenard"]
    assert laffemas not in table.state.reserve
    assert boisrenard in table.state.reserve


@pytest.mark.clause("MR-9.24")
def test_milady_decides_nothing_in_a_duel() -> None:
    """Not even while Rochefort fights: the team alone is asked until it is over."""
    table = Table()
    table.mission("louvre", "dette_de_jeu", "biscarat")
    table.hand("aramis", "combat combat")
    table.owns("aramis", "toledo")
    table.turn("aramis", "louvre", "louvre")
    table.do("duel 0", "appear")
    while table.state.duel is not None:
        assert table.state.to_act == [0]
        table.do(table.legal()[0])
    assert table.told("duel_ended")
