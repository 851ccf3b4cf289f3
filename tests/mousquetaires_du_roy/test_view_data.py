"""What the page is told of what lies on the table, in every situation of a match (MR-30)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

from musketiere.core.game import Seat
from musketiere.core.rng import Rng
from musketiere.games import GAMES
from musketiere.games.mousquetaires_du_roy.deal import deal
from musketiere.games.mousquetaires_du_roy.material import (
    ADVENTURE,
    BASTILLE,
    DESTINATIONS,
    HORSE,
    NOBODY,
    NOWHERE,
    PERFIDY,
    PLACES,
    RICHELIEU,
)
from musketiere.games.mousquetaires_du_roy.options import parse_options
from musketiere.games.mousquetaires_du_roy.state import State
from tests.mousquetaires_du_roy.table import Table, duel

GAME: Final = GAMES["mousquetaires_du_roy"]


def told(state: State, seat: Seat | None = 0) -> Any:
    return GAME.view_data(GAME.view(state, seat))


def moments() -> Iterator[State]:
    """Of two matches, as the strategy plays them."""
    for seed, options in enumerate(({}, {"rochefort": "auto"})):
        rng, state = Rng(seed), deal(parse_options(options), Rng(seed))
        while state.to_act:
            yield state
            seat = state.to_act[0]
            state.apply(seat, GAME.suggest(GAME.view(state, seat), rng))


@pytest.mark.clause("MR-30.2", "MR-30.4")
def test_everybody_sees_what_lies_open_and_how_much_lies_closed() -> None:
    hunted = offered = paid = jailed = wounded = 0
    for state in moments():
        for seat in (0, state.milady, None):
            view = told(state, seat)
            piles = {name: len(getattr(state, f"{name}_pile")) for name in ("adventure", "perfidy", "louvre", "paris")}
            assert {name: view["piles"][name] for name in piles} == piles
            assert view["siege"]["spaces"] == [None if card == NOBODY else ADVENTURE[card] for card in state.spaces]
            rewards = view["tracks"]["siege"]["rewards"]
            assert {one["space"] for one in rewards if one["paid"]} == {*state.paid} & {*state.edition.siege_rewards}
            assert [one["prisoner"] for one in view["musketeers"]] == [where == BASTILLE for where in state.where]
            assert view["milady"]["rochefort"]["wounds"] == state.edition.rochefort.life - state.rochefort_life
            hidden = state.phase == "musketeers" and state.seen_at == NOWHERE
            places = [PLACES[place] for place in DESTINATIONS if place not in state.cleared] if hidden else []
            assert view["milady"]["may_be"] == places
            for name, manned in (("paris", state.paris), ("louvre", state.louvre)):
                assert (view["missions"][name] is None) == (manned is None)
            if state.paris is not None:
                assert view["missions"]["paris"]["effect"] == (state.edition.paris[state.paris.card].effect or None)
            hunted += hidden and bool(state.cleared)
            paid += any(one["paid"] for one in rewards)
            jailed += BASTILLE in state.where
            wounded += state.rochefort_life < state.edition.rochefort.life
        offered += told(state)["offer"] is not None
    assert min(hunted, offered, paid, jailed, wounded) > 0


@pytest.mark.clause("MR-30.2")
def test_each_side_sees_its_own_cards_and_the_other_none_of_them() -> None:
    played = 0
    for state in moments():
        team, milady, nobody = (told(state, seat) for seat in (0, state.milady, None))
        for at, one in enumerate(team["musketeers"]):
            assert one["hand"] == [ADVENTURE[card] for card in sorted(state.hands[at])]
            assert one["in_cards"] is not None
        for other in (milady, nobody):
            assert {one["hand"] for one in other["musketeers"]} == {None}
            assert {one["in_cards"] for one in other["musketeers"]} == {None}
            assert other["offer"] is None
        assert team["milady"]["own"] is nobody["milady"]["own"] is None
        own = milady["milady"]["own"]
        assert own["perfidy"] == [PERFIDY[card] for card in state.perfidy_hand]
        assert [one["number"] for one in own["paris"]] == state.paris_hand
        assert {one["number"] for one in own["paris_pile"]} == {*state.paris_pile}
        cards = state.edition.paris
        for one in (*own["paris"], *own["paris_pile"]):
            assert one["effect"] == (cards[one["number"]].effect or None)
            assert not any(challenge["solved"] for challenge in one["challenges"])
        assert (own["playing"] is not None) == (state.asking in ("target", "close"))
        played += own["playing"] is not None
    assert played > 0


@pytest.mark.clause("MR-23.2", "MR-24.1", "MR-25.1")
def test_each_board_of_the_quest_says_what_is_done_and_what_is_left() -> None:
    table = Table()
    table.board("calais")
    table.state.solved, table.state.foe_wounds = 0b101, 1
    calais = told(table.state)["quest"]
    assert [one["solved"] for one in calais["challenges"]] == [
        bool(0b101 >> at & 1) for at in range(len(calais["challenges"]))
    ]
    assert (calais["board"], calais["de_wardes"]["wounds"]) == ("calais", 1)

    england = table.state.edition.england
    squares = england.count(None)
    for stage in range(len(england)):
        gone = england[:stage].count(None)
        table.board("england", " ".join(["-"] * gone + ["force_2"] * (squares - gone)), stage)
        seen = told(table.state, table.state.milady)["quest"]
        assert (seen["board"], seen["stage"]) == ("england", stage)
        for at, one in enumerate(england):
            if one is None:
                assert (seen["stages"][at]["token"] is None) == (at < stage)
            else:
                assert seen["stages"][at]["challenge"]["solved"] == (at < stage)

    each, galleries = table.state.edition.gallery_tokens, len(table.state.edition.galleries)
    table.board("galleries", " ".join(["-"] + ["force_2"] * (each * galleries - 1)), 1)
    seen = told(table.state, table.state.milady)["quest"]
    assert (seen["board"], len(seen["stages"])) == ("galleries", galleries)
    assert seen["parts"] == [table.state.edition.inn_length, len(calais["challenges"]) + 1, len(england), galleries]
    for at, one in enumerate(seen["stages"]):
        assert one["challenge"]["solved"] == (at < 1)
        assert [token is None for token in one["tokens"]] == [at == number == 0 for number in range(each)]


@pytest.mark.clause("MR-9.25")
def test_a_duel_says_how_often_the_adversary_is_wounded_already() -> None:
    table = duel("athos", "de_cavois", hand="combat")
    where = table.state.where[0]
    for wounds in (0, 1):
        manned = table.state.mission(where)
        assert manned is not None
        table.state.set_mission(where, manned._replace(opponents=(manned.opponents[0]._replace(wounds=wounds),)))
        assert told(table.state)["duel"]["opponent"]["wounds"] == wounds


@pytest.mark.clause("MR-15.11", "MR-16.6")
def test_everybody_sees_for_what_honour_falls_tonight() -> None:
    table = Table()
    state = table.state

    def toll() -> list[str]:
        (said,) = {tuple(told(state, seat)["tracks"]["honour"]["toll"]) for seat in (0, state.milady, None)}
        return list(said)

    table.turn("aramis", "paris", "paris")
    state.paris = None
    state.ladder = state.edition.ladder_start
    assert toll() == []
    state.ladder = state.edition.ladder_honour[0] - 1
    assert toll() == ["louvre"]
    table.mission("paris", next(one.id for one in state.edition.paris if one.effect == "honour"))
    assert toll() == ["paris", "louvre"]
    table.mission("paris", next(one.id for one in state.edition.paris if one.effect == "tax"))
    assert toll() == ["louvre"]
    state.phase = "end"
    assert toll() == []  # it is being paid
    state.phase = "musketeers"
    state.finish(False, "time")
    assert toll() == []


@pytest.mark.clause("MR-10.1", "MR-10.5", "MR-10.6", "MR-10.12")
def test_everybody_sees_whose_way_rochefort_bars_where_milady_has_been_seen() -> None:
    table = Table()
    state = table.state

    def bars() -> list[int]:
        (said,) = {tuple(told(state, seat)["milady"]["bars"]) for seat in (0, state.milady, None)}
        return list(said)

    others = [who for who, hero in enumerate(state.heroes) if hero.id != "athos"]
    assert len(others) == len(state.heroes) - 1
    table.turn("aramis", "paris", "paris")
    assert bars() == []  # nobody knows yet where he is
    for place in ("paris", "louvre", "quest"):
        state.seen_at = PLACES.index(place)
        assert bars() == others
    state.rochefort_life = 0
    assert bars() == []
    state.rochefort_life = 1
    state.seen_at = PLACES.index("richelieu")  # nothing can be attempted there
    assert bars() == []


@pytest.mark.clause("MR-7.4", "MR-19.4", "MR-20.7")
def test_everybody_sees_who_may_still_come_to_richelieus() -> None:
    table = Table()
    state = table.state
    table.turn("aramis", "paris", "paris")

    def seekers() -> set[str]:
        (said,) = {tuple(told(state, seat)["milady"]["seekers"]) for seat in (0, state.milady, None)}
        return {state.heroes[who].id for who in said}

    aramis = state.active
    everybody = {hero.id for hero in state.heroes}
    others = everybody - {"aramis"}
    state.due = [True] * len(state.heroes)
    assert seekers() == everybody
    state.banned = True  # he began there
    assert seekers() == others
    state.banned, state.actions = False, 0
    assert seekers() == others
    state.tokens[aramis] |= 1 << HORSE
    assert seekers() == everybody
    state.ridden = True
    assert seekers() == others
    state.where[aramis], state.actions = BASTILLE, 1  # the way out takes it
    assert seekers() == others
    state.ridden = False
    assert seekers() == everybody
    state.barred[aramis] = True
    assert seekers() == others
    later = next(who for who in state.musketeers if who != aramis)
    rest = others - {state.heroes[later].id}
    state.conscripts, state.prepaid[later] = True, 1  # one action of his turn is left
    assert seekers() == others
    state.where[later] = BASTILLE
    assert seekers() == rest
    state.tokens[later] |= 1 << HORSE
    assert seekers() == others
    state.ridden = True  # that was another one's
    assert seekers() == others
    state.tokens[later] &= ~(1 << HORSE)
    state.rallied = True
    assert seekers() == others
    state.rallied, state.prepaid[later] = False, 2
    state.where[later] = PLACES.index("paris")
    assert seekers() == rest
    active, state.active, state.asking = state.active, NOBODY, "one_for_all"  # MR-6.1
    assert state.heroes[later].id in seekers()
    state.active, state.asking = active, "action"
    home = state.where.copy()
    state.where = [RICHELIEU] * len(home)
    assert seekers() == set()
    state.where = home
    state.seen_at = PLACES.index("paris")  # nobody looks for her any more
    assert seekers() == set()
