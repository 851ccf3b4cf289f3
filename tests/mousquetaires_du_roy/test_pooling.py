"""Cards of two put together for the quest: in the hand of who is there, or who may still come there."""

from __future__ import annotations

from typing import Any

from musketiere.games import GAMES
from tests.mousquetaires_du_roy.table import Table

GAME = GAMES["mousquetaires_du_roy"]


def counselled(table: Table) -> tuple[str, dict[str, Any]]:
    """What is best, and what that is for."""
    legal: Any = GAME.legal_data(table.state, 0)
    best = legal["actions"][legal["counsel"]["best"]]
    lead: dict[str, Any] = legal["counsel"]["lead"]
    return " ".join(str(one) for one in best.values() if one is not None), lead


def channel(active: str, place: str, **hands: str) -> Table:
    """A short match: the Channel, panache 8, comes first, and nothing is to be done in Paris but to get ready."""
    table = Table(musketeers=4, heroes="athos porthos aramis dartagnan", length="short")
    table.board("england", "force_2 force_3")
    table.turn(active, place, "richelieu")
    for hero, cards in hands.items():
        table.hand(hero, cards)
    return table


def test_who_is_best_at_it_takes_what_he_lacks_and_goes() -> None:
    table = channel("porthos", "paris", porthos="panache_2", dartagnan="panache_1 nobility_1")
    best, lead = counselled(table)
    assert best == f"exchange {table.who('dartagnan')}"
    assert lead["trade"] == {"give": [], "take": ["panache_1"]}
    assert (lead["place"], lead["task"], lead["doer"]) == ("quest", "challenge", table.who("porthos"))
    table.do(best, "take panache_1", "done")
    assert counselled(table)[0] == "move quest"
    table.do("move quest")
    assert counselled(table)[0] == "challenge 0"


def test_who_still_comes_to_it_is_given_what_he_lacks() -> None:
    table = channel("dartagnan", "paris", porthos="panache_2 combat", dartagnan="panache_1 nobility_1")
    table.state.due[table.who("porthos")] = True
    best, lead = counselled(table)
    assert best == f"exchange {table.who('porthos')}"
    assert lead["trade"] == {"give": ["panache_1"], "take": []}
    assert (lead["place"], lead["task"], lead["doer"]) == ("quest", "challenge", table.who("porthos"))


def test_cards_are_brought_to_who_waits_for_them_there() -> None:
    table = channel("dartagnan", "paris", porthos="panache_2 combat", dartagnan="panache_1 nobility_1")
    table.put("porthos", "quest")
    table.state.due[table.who("porthos")] = True
    best, lead = counselled(table)
    assert best == "move quest"
    assert (lead["place"], lead["task"], lead["number"]) == ("quest", "exchange", table.who("porthos"))
    table.do("move quest")
    assert counselled(table)[0] == f"exchange {table.who('porthos')}"


def test_who_has_had_his_turn_is_brought_nothing() -> None:
    table = channel("dartagnan", "paris", porthos="panache_2 combat", dartagnan="panache_1 nobility_1")
    table.put("porthos", "quest")
    table.state.due[table.who("porthos")] = False
    table.owns("dartagnan", "improved_gallantry")
    assert counselled(table)[0] == "draw"
