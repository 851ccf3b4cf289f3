"""MR-14.12 to 14.16: exchanges."""

from __future__ import annotations

from typing import Any

import pytest

from tests.mousquetaires_du_roy.table import Table

TWO: dict[str, Any] = {"musketeers": 3, "players": 3, "auto_trade": False}


def together(give: str = "", take: str = "", give_tokens: str = "", take_tokens: str = "", **options: Any) -> Table:
    """Athos and Porthos at the Louvre, with so much to exchange; his turn."""
    table = Table(**options)
    table.hand("athos", give)
    table.hand("porthos", take)
    table.owns("athos", give_tokens)
    table.owns("porthos", take_tokens)
    table.put("porthos", "louvre")
    table.turn("athos", "louvre")
    return table


@pytest.mark.clause("MR-14.12", "MR-7.7")
def test_any_number_of_cards_and_tokens_both_ways() -> None:
    table = together("combat combat kitty", "panache_2 erudition_1", "pistol toledo", "horse cuirass")
    table.do("exchange 1")
    assert table.legal() == [
        *("give combat", "give kitty", "take erudition_1", "take panache_2"),
        *("give_token pistol", "give_token toledo", "take_token cuirass", "take_token horse"),
    ]
    table.do("give combat", "give combat", "take panache_2", "give_token toledo", "take_token horse")
    assert table.state.actions == 3  # nothing has happened yet
    assert (table.cards("athos"), table.tokens("athos")) == ("combat combat kitty", ["pistol", "toledo"])
    assert "give combat" not in table.legal()
    table.do("take_token cuirass", "done")
    assert (table.cards("athos"), table.cards("porthos")) == ("panache_2 kitty", "combat combat erudition_1")
    assert (table.tokens("athos"), table.tokens("porthos")) == (["pistol", "cuirass", "horse"], ["toledo"])
    assert table.state.actions == 2
    assert (table.state.partner, any(table.state.offer)) == (-1, False)
    table.do("exchange 1", "take_token toledo", "done")  # a new one begins with nothing
    assert (table.cards("athos"), table.tokens("porthos")) == ("panache_2 kitty", [])


@pytest.mark.clause("MR-14.12")
@pytest.mark.parametrize(
    ("give", "take", "moves"),
    [
        ("combat kitty", "", ["exchange 1", "give kitty", "done"]),
        ("", "combat kitty", ["exchange 1", "take kitty", "done"]),
    ],
)
def test_one_direction_may_be_empty(give: str, take: str, moves: list[str]) -> None:
    table = together(give, take)
    table.do(*moves)
    assert {table.cards("athos"), table.cards("porthos")} == {"combat", "kitty"}


@pytest.mark.clause("MR-14.12", "MR-29.3")
def test_there_must_be_something_to_exchange() -> None:
    assert together().can("exchange") == []
    assert together(give_tokens="improved_panache", take_tokens="improved_botte").can("exchange") == []
    table = together("combat kitty")
    table.do("exchange 1")
    assert "done" not in table.legal()


@pytest.mark.clause("MR-14.12")
def test_also_the_only_exchange_there_is_takes_effect_when_it_is_agreed_on() -> None:
    table = together("combat")
    table.hasty = False
    table.do("exchange 1", "give combat")
    assert (table.cards("porthos"), table.state.actions, table.legal()) == ("", 3, ["done"])
    table.do("done")
    assert (table.cards("porthos"), table.state.actions) == ("combat", 2)


@pytest.mark.clause("MR-14.13", "MR-18.8", "MR-18.10")
@pytest.mark.parametrize("life", [0, 1, 5])
def test_the_partner_may_be_out_of_action_and_spends_nothing(life: int) -> None:
    table = Table()
    table.hand("porthos", "combat")
    table.state.life[1] = life
    table.put("porthos", "vieux_colombier")
    table.turn("athos", "louvre")
    assert table.can("exchange") == []
    table.do("move vieux_colombier", "exchange 1", "take combat")
    assert (table.cards("athos"), table.state.actions) == ("combat", 1)
    if life:
        table.do("end_turn")
        table.start("porthos")
        assert table.state.actions == 3
    else:
        assert not table.state.due[1]


@pytest.mark.clause("MR-14.14", "MR-28.10")
def test_another_controller_must_agree() -> None:
    table = together("combat kitty", **TWO)
    table.do("exchange 1", "give kitty", "done")
    assert (table.state.asking, table.state.to_act, table.legal()) == ("trade", [1], ["yes", "no"])
    assert table.cards("porthos") == ""
    table.do("yes")
    assert (table.cards("porthos"), table.state.actions, table.state.to_act) == ("kitty", 3, [0])


@pytest.mark.clause("MR-14.14", "MR-14.16", "MR-6.8")
def test_a_refusal_costs_nothing_but_the_partner_for_this_turn() -> None:
    table = together("combat kitty", **TWO)
    table.put("aramis", "louvre")
    table.do("exchange 1", "give kitty", "done", "no")
    assert table.told("exchange_refused") == [{"musketeer": 0, "partner": 1}]
    assert (table.cards("athos"), table.cards("porthos"), table.state.actions) == ("combat kitty", "", 4)
    assert (table.state.partner, any(table.state.offer)) == (-1, False)
    assert not table.state.begun[0]
    assert table.can("exchange") == ["2"]
    table.do("end_turn")
    table.start("porthos")
    assert table.can("exchange") == ["0"]  # he may still offer one to Athos
    table.next_turn()
    table.turn("athos")
    assert table.can("exchange") == ["1", "2"]


@pytest.mark.clause("MR-14.14")
@pytest.mark.parametrize(
    "options", [{"musketeers": 3, "players": 3}, {"musketeers": 4, "players": 2, "auto_trade": False}, {}]
)
def test_who_is_not_asked(options: dict[str, Any]) -> None:
    """With `auto_trade` nobody, and without it nobody about what is his own: Athos and Porthos are one player's."""
    table = together("combat kitty", **options)
    table.do("exchange 1", "give kitty", "done")
    assert table.cards("porthos") == "kitty"


@pytest.mark.clause("MR-14.15", "MR-33.15")
def test_nobody_gets_a_second_identical_token() -> None:
    table = together("combat", "", "pistol horse", "pistol toledo")
    table.do("exchange 1")
    assert [name for name in table.legal() if "token" in name] == ["give_token horse", "take_token toledo"]


@pytest.mark.clause("MR-14.10", "MR-14.11", "MR-33.15")
def test_improvements_stay_with_their_owner() -> None:
    table = together("combat", "", "pistol improved_erudition improved_botte", "improved_panache")
    table.do("exchange 1")
    assert [name for name in table.legal() if "token" in name] == ["give_token pistol"]


@pytest.mark.clause("MR-14.12", "MR-30.2")
def test_only_the_team_is_told_which_cards() -> None:
    table = together("combat kitty", "panache_1", "pistol")
    table.do("exchange 1", "give kitty", "take panache_1", "give_token pistol", "done")
    public = {
        "musketeer": 0,
        "partner": 1,
        "counts": [1, 1],
        "tokens_given": ["pistol"],
        "tokens_taken": [],
    }
    assert table.told("exchanged") == table.told("exchanged", 1) == [public]
    assert table.told("exchanged", 0) == [public | {"given": ["kitty"], "taken": ["panache_1"]}]


@pytest.mark.clause("MR-14.13", "MR-20.8")
def test_prisoners_exchange_with_each_other() -> None:
    table = Table(musketeers=5)
    for hero in ("athos", "treville"):
        table.put(hero, "bastille")
        table.hand(hero, "combat")
    table.phase_two()
    table.start("athos")
    assert table.can("exchange") == ["4"]
    table.do("end_turn")
    table.start("treville")
    assert table.can("exchange") == ["0"]  # not even Tréville reaches beyond the walls
