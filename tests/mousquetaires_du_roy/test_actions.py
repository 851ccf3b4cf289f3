"""MR-7: the nine actions."""

from __future__ import annotations

import pytest

from tests.mousquetaires_du_roy.table import Table

EVERYWHERE = ["paris", "louvre", "quest", "la_rochelle", "richelieu", "vieux_colombier"]


@pytest.mark.clause("MR-7.1", "MR-6.5")
def test_each_costs_one_action_and_may_be_repeated() -> None:
    table = Table()
    table.turn("athos", "paris")
    for action, left in (("draw", 2), ("draw", 1), ("draw", 0)):
        assert table.told("musketeer_ended") == []
        table.do(action)
        assert (table.state.actions, len(table.cards("athos").split())) == (left, 3 - left)
    assert table.told("musketeer_ended") == [{"musketeer": 0, "unspent": 0}]


@pytest.mark.clause("MR-7.1")
@pytest.mark.parametrize(
    ("action", "place"),
    [
        ("move louvre", "paris"),
        ("buy pistol", "paris"),
        ("draw", "paris"),
        ("exchange 1", "paris"),
        ("character des_essarts", "paris"),
        ("challenge 2", "louvre"),
        ("duel 0", "louvre"),
        ("reinforce combat", "la_rochelle"),
        ("escape_pay", "bastille"),
        ("escape_fight", "bastille"),
        ("inn 0", "quest"),
    ],
)
def test_the_price_of_each(action: str, place: str) -> None:
    table = Table(rochefort="auto")
    table.mission("louvre", "dette_de_jeu", "biscarat")
    table.inn("decoy decoy", "trap decoy", "force_2 decoy")
    table.hand("athos", "combat nobility_1 des_essarts")
    for hero in table.heroes[1:]:
        table.put(hero, place)
    table.turn("athos", place)
    assert table.state.actions == 3
    table.do(action)
    table.until("action")
    assert (table.state.active, table.state.actions) == (0, 2)


@pytest.mark.clause("MR-7.2", "MR-2.1", "MR-2.2")
@pytest.mark.parametrize("place", EVERYWHERE[:4] + EVERYWHERE[5:])
def test_move_to_any_other_place(place: str) -> None:
    """There are no distances; the Arsenal is no place at all."""
    table = Table()
    table.turn("athos", place, "richelieu")
    assert table.can("move") == [other for other in EVERYWHERE if other != place]
    for other in table.can("move"):
        again = Table()
        again.turn("athos", place, "richelieu")
        again.do(f"move {other}")
        assert again.where("athos") == other
        assert again.told("moved") == [
            {"musketeer": 0, "before": place, "after": other, "free": False, "cause": "move"}
        ]


@pytest.mark.clause("MR-7.2", "MR-22.1", "MR-22.16", "MR-22.17")
@pytest.mark.parametrize("way", [["move quest"], ["move paris", "move quest"]])
def test_who_comes_back_to_the_inn_is_in_the_common_room(way: list[str]) -> None:
    table = Table(rochefort="auto", musketeers=3)
    table.inn("- - force_2 decoy", "decoy decoy", "decoy decoy")
    table.turn("athos", "quest")
    table.do("inn 0")
    assert table.state.inn_at[0] == (0, 2)
    for move in way:
        table.do(move)
        assert table.state.inn_at[0] == (-1, 0)
        if table.where("athos") == "quest":
            assert table.can("inn") == ["0", "1", "2"]


@pytest.mark.clause("MR-7.3", "MR-13.6", "MR-19.1")
def test_on_arrival() -> None:
    """The ambush, or Richelieu: they never meet in one place."""
    table = Table()
    table.mission("louvre", "dette_de_jeu", "biscarat", "voleurs")
    table.turn("athos", "paris", "paris")
    table.fall("S")
    table.do("move louvre")
    assert table.types()[-3:] == ["moved", "ambush_rolled", "purse"]
    table.do("move richelieu")
    assert table.types()[-3:] == ["moved", "jailed", "moved"]


@pytest.mark.clause("MR-7.4", "MR-20.8")
def test_a_prisoner_cannot_move() -> None:
    table = Table()
    table.turn("athos", "bastille")
    assert table.can("move") == []


@pytest.mark.clause("MR-7.6")
def test_draw() -> None:
    table = Table()
    table.turn("athos")
    table.on_top("kitty combat")
    table.do("draw")
    assert table.cards("athos") == "kitty"
    table.do("draw")
    assert table.cards("athos") == "combat kitty"


@pytest.mark.clause("MR-7.6", "MR-2.7")
def test_there_may_be_nothing_to_draw() -> None:
    table = Table()
    table.turn("athos")
    table.state.hands[1], table.state.adventure_pile = table.state.adventure_pile, []
    assert "draw" not in table.legal()


@pytest.mark.clause("MR-7.7", "MR-14.13")
def test_exchange_with_one_in_the_same_place() -> None:
    table = Table()
    table.hand("athos", "combat")
    table.put("porthos", "louvre")
    table.put("aramis", "louvre")
    table.turn("athos", "louvre")
    assert table.can("exchange") == ["1", "2"]


@pytest.mark.clause("MR-7.8")
def test_a_character_card_of_his_own_hand() -> None:
    table = Table()
    table.hand("athos", "buckingham combat")
    table.hand("porthos", "des_essarts")
    table.turn("athos")
    assert table.can("character") == ["buckingham"]
    table.do("character buckingham")
    assert (table.state.epic, table.cards("athos")) == (1, "combat")


@pytest.mark.clause("MR-7.9", "MR-7.10", "MR-25.7")
def test_challenges_and_duels_at_his_place_only() -> None:
    table = Table(rochefort="auto")
    table.mission("louvre", "dette_de_jeu", "biscarat")
    table.mission("paris", "constance_sequestree", "boisrenard lubin")
    table.board("calais")
    table.hand("athos", "nobility_2 nobility_2 panache_2")
    table.turn("athos", "louvre")
    offered = {
        "louvre": (["2"], ["0"]),
        "paris": (["0", "1"], ["0", "1"]),
        "quest": (["1"], []),
        "la_rochelle": ([], []),
    }
    assert (table.can("challenge"), table.can("duel")) == offered["louvre"]
    for place in ("paris", "quest"):
        table.do(f"move {place}")
        assert (table.can("challenge"), table.can("duel")) == offered[place]
    table.put("athos", "la_rochelle")
    assert (table.can("challenge"), table.can("duel")) == offered["la_rochelle"]


@pytest.mark.clause("MR-7.11", "MR-17.2", "MR-17.3")
def test_reinforce() -> None:
    """A Combat or Double Combat card on a free space, which keeps it."""
    table = Table()
    table.siege("combat", None, "combat")
    table.hand("athos", "combat double_combat panache_1 kitty bassompierre")
    table.turn("athos", "la_rochelle", "paris")
    assert table.can("reinforce") == ["combat", "double_combat"]
    table.do("reinforce double_combat")
    assert table.told("reinforced") == [{"musketeer": 0, "space": 1, "card": "double_combat"}]
    assert (table.state.spaces, table.cards("athos")) == ([0, 1, 0], "combat panache_1 bassompierre kitty")
    assert (table.can("reinforce"), table.state.adventure_discard) == ([], [])


@pytest.mark.clause("MR-7.12")
@pytest.mark.parametrize("place", ["paris", "louvre", "quest", "vieux_colombier", "bastille"])
def test_reinforce_at_la_rochelle_only(place: str) -> None:
    table = Table()
    table.hand("athos", "combat double_combat")
    table.turn("athos", place)
    assert table.can("reinforce") == []


@pytest.mark.clause("MR-7.13")
def test_leave_the_bastille() -> None:
    table = Table()
    table.turn("athos", "bastille")
    assert [name for name in table.legal() if name.startswith("escape")] == ["escape_pay", "escape_fight"]
    table.do("escape_pay")
    assert (table.where("athos"), table.can("escape_pay")) == ("vieux_colombier", [])


@pytest.mark.clause("MR-7.14", "MR-22.6", "MR-25.2")
def test_steps_of_the_quest_cost_an_action_too() -> None:
    inn = Table(rochefort="auto")
    inn.inn("- - force_4 decoy", "decoy decoy decoy decoy", "decoy decoy decoy decoy")
    inn.turn("athos", "quest")
    inn.do("inn 0")
    assert (inn.state.inn_at[0], inn.state.actions, inn.told("token_revealed")) == ((0, 2), 2, [])
    passage = Table(rochefort="auto")
    passage.board("galleries", "force_2 " * 8)
    passage.state.epic = 3
    passage.turn("athos", "quest")
    passage.do("passage")
    assert (passage.state.stage, passage.state.actions, passage.state.epic) == (1, 2, 0)
