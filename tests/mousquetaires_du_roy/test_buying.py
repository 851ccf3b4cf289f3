"""MR-14.1 to 14.4, 14.10, 14.11: what a Musketeer buys."""

from __future__ import annotations

import pytest

from tests.mousquetaires_du_roy.table import Table

IMPROVEMENTS = ["improved_erudition", "improved_nobility", "improved_gallantry", "improved_panache"]


def shop(pistoles: int = 20, hand: str = "") -> Table:
    """The turn of Athos begins, with so many pistoles in the purse."""
    table = Table()
    table.state.pistoles = pistoles
    table.hand("athos", hand)
    table.turn("athos")
    return table


@pytest.mark.clause("MR-14.1", "MR-7.5", "MR-7.1")
def test_one_action_buys_one_or_two() -> None:
    table = shop()
    table.do("buy pistol")
    assert (table.can("buy"), table.can("done")) == (["toledo", "cuirass", "horse"], [""])
    table.do("buy horse")
    assert (table.state.asking, table.state.actions, table.state.pistoles) == ("action", 2, 14)
    table.do("buy cuirass", "done")
    assert (table.state.actions, table.tokens("athos")) == (1, ["pistol", "cuirass", "horse"])
    assert [one["token"] for one in table.told("bought")] == ["pistol", "horse", "cuirass"]


@pytest.mark.clause("MR-14.1")
def test_after_one_alone_the_next_action_may_buy_two_again() -> None:
    table = shop(hand="combat kitty")
    table.do("buy pistol", "done", "buy toledo")
    assert table.state.asking == "buy"
    table.do("buy horse", "draw")
    assert table.tokens("athos") == ["pistol", "toledo", "horse"]


@pytest.mark.clause("MR-14.1")
def test_who_can_pay_for_one_only_is_not_asked_for_another() -> None:
    table = shop(3)
    table.do("buy toledo")
    assert (table.state.asking, table.state.actions, table.state.pistoles) == ("action", 2, 0)


@pytest.mark.clause("MR-14.2", "MR-7.5")
def test_never_two_of_the_same() -> None:
    table = shop(hand="combat combat combat combat combat combat")
    table.owns("athos", "pistol improved_nobility")
    assert table.can("buy") == [
        *("toledo", "cuirass", "horse", "improved_erudition", "improved_gallantry", "improved_panache"),
        "improved_botte",
    ]
    table.do("buy improved_panache")
    assert "improved_panache" not in table.can("buy")  # nor as the second one
    table.do("buy improved_gallantry", "buy improved_erudition")
    assert [token for token in table.can("buy") if token.startswith("improved")] == ["improved_botte"]


@pytest.mark.clause("MR-14.3")
@pytest.mark.parametrize("place", ["paris", "louvre", "quest", "la_rochelle", "vieux_colombier", "bastille"])
def test_in_any_place(place: str) -> None:
    table = Table()
    table.turn("athos", place)
    assert table.can("buy") == ["pistol", "toledo", "cuirass"]
    table.do("buy pistol")
    assert table.tokens("athos") == ["pistol"]


@pytest.mark.clause("MR-14.4")
@pytest.mark.parametrize(("token", "price"), [("pistol", 2), ("toledo", 3), ("cuirass", 3), ("horse", 4)])
def test_prices(token: str, price: int) -> None:
    assert token not in shop(price - 1).can("buy")
    table = shop(price)
    table.do(f"buy {token}")
    assert (table.state.pistoles, table.tokens("athos")) == (0, [token])
    assert table.told("purse") == [{"change": -price, "total": 0, "cause": "purchase"}]


@pytest.mark.clause("MR-14.4")
def test_there_is_enough_for_everybody() -> None:
    table = Table(musketeers=5)
    table.state.pistoles = 60
    table.phase_two()
    for hero in table.heroes:
        table.start(hero)
        table.do("buy pistol", "buy toledo", "buy cuirass", "buy horse")
        table.do("end_turn")
    assert [table.tokens(hero) for hero in table.heroes] == [["pistol", "toledo", "cuirass", "horse"]] * 5
    assert table.state.pistoles == 0


@pytest.mark.clause("MR-14.10", "MR-8.2")
@pytest.mark.parametrize("card", ["combat", "double_combat", "panache_1", "gallantry_2", "kitty", "bassompierre"])
def test_an_improved_skill_costs_any_adventure_card(card: str) -> None:
    """The buyer chooses the skill; +1 for good."""
    table = shop(0, f"{card} mousqueton")
    assert [one for one in table.can("buy") if one in IMPROVEMENTS] == IMPROVEMENTS
    table.do("buy improved_gallantry", f"pay_card {card}", "done")
    assert (table.cards("athos"), table.tokens("athos")) == ("mousqueton", ["improved_gallantry"])
    assert (table.state.skill(0, 2), table.state.skill(0, 1)) == (3, 5)
    [bought] = table.told("bought")
    assert (bought["discarded"], bought["pistoles"], table.state.cards) == (card, 0, ())
    table.next_turn()
    assert table.state.skill(0, 2) == 3


@pytest.mark.clause("MR-14.10")
def test_without_cards_nothing_is_improved() -> None:
    assert not [token for token in shop(20).can("buy") if token.startswith("improved")]


@pytest.mark.clause("MR-14.11", "MR-11.7")
@pytest.mark.parametrize("card", ["combat", "double_combat"])
def test_the_improved_botte_costs_a_combat_card(card: str) -> None:
    assert "improved_botte" not in shop(hand="erudition_2 bassompierre").can("buy")
    table = shop(0, f"{card} erudition_1")
    table.do("buy improved_botte")  # only one card can pay for it
    assert (table.cards("athos"), table.tokens("athos")) == ("erudition_1", ["improved_botte"])
    assert table.state.botte(0).id == "improved"


@pytest.mark.clause("MR-14.11")
def test_both_kinds_of_combat_card_can_pay() -> None:
    table = shop(0, "combat double_combat panache_1")
    table.do("buy improved_botte")
    assert table.legal() == ["pay_card combat", "pay_card double_combat"]


@pytest.mark.clause("MR-14.1", "MR-14.2")
def test_nothing_but_the_tokens_there_are_can_be_bought() -> None:
    table = shop(hand="combat kitty")
    tokens = ["pistol", "toledo", "cuirass", "horse", *IMPROVEMENTS, "improved_botte"]
    assert table.can("buy") == tokens
    table.do("buy horse")
    assert table.legal() == ["done", *(f"buy {token}" for token in tokens if token != "horse")]
