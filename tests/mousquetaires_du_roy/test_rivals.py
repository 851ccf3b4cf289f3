"""Where a second way is about as good as the best, both are told and neither is counselled."""

from __future__ import annotations

from typing import Any, Final

import pytest

from musketiere.core.rng import Rng
from musketiere.games import GAMES
from musketiere.games.mousquetaires_du_roy.deal import deal
from musketiere.games.mousquetaires_du_roy.options import parse_options
from musketiere.games.mousquetaires_du_roy.strategy import leads, milady
from tests.mousquetaires_du_roy.table import Table

GAME: Final = GAMES["mousquetaires_du_roy"]


def ways(table: Table) -> list[tuple[Any, Any]]:
    """With what the ways begin that are told, and what each is for."""
    legal: Any = GAME.legal_data(table.state, 0)
    counsel = legal["counsel"]
    rival = counsel["rival"]
    found = [(counsel["best"], counsel["lead"]), *([(rival["action"], rival["lead"])] if rival else [])]
    return [(legal["actions"][at]["type"], lead["task"]) for at, lead in found]


def before_bernajoux(hand: str, ambush: str = "") -> Table:
    """Porthos stands before him in Paris, with one action left."""
    table = Table()
    table.mission("paris", "message_reine", "bernajoux", ambush)
    table.turn("porthos", "paris", "louvre")
    table.state.pistoles, table.state.actions = 0, 1
    table.hand("porthos", hand)
    return table


def test_to_draw_is_no_second_way() -> None:
    assert ways(before_bernajoux("combat combat")) == [("duel", "duel")]


def test_what_succeeds_surely_has_no_rival() -> None:
    assert ways(at_the_louvre("combat")) == [("move", "duel"), ("challenge", "challenge")]
    sure = at_the_louvre("gallantry_2 gallantry_2 nobility_2 nobility_2 panache_2")
    assert ways(sure) == [("challenge", "challenge")]


def test_who_has_lost_much_is_offered_no_duel() -> None:
    table = before_bernajoux("")
    table.state.life[table.who("porthos")] = 2
    assert ways(table) == [("draw", "duel")]


def test_who_draws_for_a_duel_is_told_what_cards_make_of_it() -> None:
    table = before_bernajoux("")
    table.state.life[table.who("porthos")] = 2
    legal: Any = GAME.legal_data(table.state, 0)
    lead = legal["counsel"]["lead"]
    assert (lead["do"], lead["lacks"]) == ("draw", {"card": "combat", "count": 1})
    assert lead["better"] == {"count": 1, "now": 77, "after": 92}
    table.hand("porthos", "combat")
    armed: Any = GAME.legal_data(table.state, 0)
    (duel,) = [one for one in armed["odds"] if armed["actions"][one["action"]]["type"] == "duel"]
    assert duel["armed"]["hit"] == 92  # what the odds say once he holds it


def at_the_louvre(hand: str) -> Table:
    """Porthos may go to Bernajoux in Paris, or do what can be done where he stands."""
    table = before_bernajoux(hand)
    table.put("porthos", "louvre")
    table.state.actions = 2
    return table


def test_two_places_may_be_as_good() -> None:
    assert ways(at_the_louvre("combat")) == [("move", "duel"), ("challenge", "challenge")]


def test_who_begins_is_a_choice_where_they_would_do_different_things() -> None:
    def leads_of(seed: int) -> list[tuple[str, str]]:
        table = Table(seed=seed)
        table.until("next")
        table.state.pistoles = 0
        legal: Any = GAME.legal_data(table.state, table.state.to_act[0])
        told = [legal["counsel"][which] for which in ("lead", "rival")]
        return [(one["do"], one["task"]) for one in (told[0], told[1] and told[1]["lead"]) if one]

    assert leads_of(1) == [("move", "challenge")]  # to draw is no second way
    assert leads_of(0) == [("draw", "inn")]  # either draws for the same


@pytest.mark.clause("MR-1.3")
def test_who_may_lose_tonight_is_told_what_to_do() -> None:
    table = at_the_louvre("combat")
    table.state.time = table.state.edition.time_end - 1
    assert len(ways(table)) == 1


@pytest.mark.at_length
def test_a_good_part_of_the_decisions_is_left_to_the_player() -> None:
    """Of whose turn it is and of what his first action is for, in short matches as they are counselled; and what is
    offered is no worse a risk."""
    asked = free = 0
    for seed in range(4):
        rng, state = Rng(seed), deal(parse_options({"musketeers": 3, "length": "short"}), Rng(seed))
        while state.to_act:
            seat = state.to_act[0]
            legal: Any = GAME.legal_data(state, seat)
            rival, begins = legal["counsel"]["rival"], state.asking == "next" and len(legal["actions"]) > 1
            first = state.asking == "action" and state.actions == state.allowance(state.active)
            if begins or first:
                asked += 1
                free += rival is not None
            if rival is not None and seat != state.milady:
                assert state.asking in ("next", "action")
                assert not rival["lead"]["dares"]
                assert rival["action"] != legal["counsel"]["best"]
                lead = legal["counsel"]["lead"]
                assert rival["lead"]["do"] != "draw"
                if lead["do"] != "draw":
                    told = ("do", "piece", "place") if lead["task"] is None else ("place", "task")
                    assert any(rival["lead"][key] != lead[key] for key in told)
                assert all(one["action"] != rival["action"] for one in legal["counsel"]["risks"])
            if rival is not None and state.asking == "action":
                move = sorted(state.legal(seat))[rival["action"]]
                assert not leads.is_rash(state, state.active, state.where[state.active], move)
            state.apply(seat, GAME.suggest(GAME.view(state, seat), rng))
    assert 0.1 * asked <= free <= 0.3 * asked


def plans(table: Table) -> list[dict[str, Any]]:
    """What Milady may do of what costs the Musketeers about as much: the best first, alone where nothing else does."""
    milady = table.state.milady
    assert milady is not None
    legal: Any = GAME.legal_data(table.state, milady)
    counsel = legal["counsel"]
    rival = counsel["rival"]
    assert rival is None or rival["lead"] is None
    return [legal["actions"][at] for at in (counsel["best"], *([rival["action"]] if rival else []))]


def of_perfidy(cards: str) -> Table:
    """What she holds where nothing presses."""
    table = Table()
    table.perfidy(cards)
    table.until("perfidy")
    return table


def strike(card: str) -> dict[str, Any]:
    return {"type": "play_perfidy", "what": card}


@pytest.mark.clause("MR-5.5")
def test_milady_may_play_a_card_or_draw_one_where_either_costs_them_about_as_much() -> None:
    table = of_perfidy("baume")
    table.state.rochefort_life -= 2
    assert plans(table) == [{"type": "draw_perfidy"}, strike("baume")]


def test_what_hurts_the_musketeers_far_more_has_no_rival() -> None:
    table = of_perfidy("calomnie baume")
    table.state.honour = 2
    assert plans(table) == [strike("calomnie")]


@pytest.mark.clause("MR-12.5")
def test_what_would_change_nothing_is_no_rival() -> None:
    assert plans(of_perfidy("baume")) == [{"type": "draw_perfidy"}]


@pytest.mark.clause("MR-5.4")
def test_a_card_for_paris_may_wait() -> None:
    table = Table()
    table.state.paris_hand = [next(n for n, one in enumerate(table.state.edition.paris) if one.id == "trafiquants")]
    table.until("paris")
    found = plans(table)
    assert {one["type"] for one in found} == {"play_paris", "pass"}


@pytest.mark.clause("MR-19.6")
def test_off_the_walls_milady_takes_the_most_dice_and_weighs_nothing() -> None:
    table = Table()
    table.siege("combat", "double_combat", "double_combat")
    table.phase_two("la_rochelle")
    while table.state.asking != "own":
        table.do("end_turn" if table.state.asking == "action" else table.legal()[0])
    assert plans(table) == [{"type": "discard_space", "what": 1}]


@pytest.mark.at_length
def test_a_good_part_of_her_plans_is_left_to_milady() -> None:
    """In short matches as they are counselled, of what she brings into play, draws, plays and takes."""
    asked = free = 0
    for seed in range(6):
        rng, state = Rng(seed), deal(parse_options({"musketeers": 3, "length": "short"}), Rng(seed))
        while state.to_act:
            seat = state.to_act[0]
            if seat == state.milady and state.asking in milady.PLANS:
                legal: Any = GAME.legal_data(state, seat)
                asked += 1
                free += legal["counsel"]["rival"] is not None
                if legal["counsel"]["danger"]["tonight"]:
                    assert legal["counsel"]["rival"] is None
            state.apply(seat, GAME.suggest(GAME.view(state, seat), rng))
    assert 0.1 * asked <= free <= 0.5 * asked
