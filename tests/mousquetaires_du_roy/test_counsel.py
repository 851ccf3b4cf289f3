"""What whoever decides is told beside what is legal: what presses, what is best, what it risks."""

from __future__ import annotations

from typing import Any, Final

import pytest

from musketiere.core.rng import Rng
from musketiere.games import GAMES
from musketiere.games.mousquetaires_du_roy import elements, turn
from musketiere.games.mousquetaires_du_roy.deal import deal
from musketiere.games.mousquetaires_du_roy.material import ADVENTURE, DESTINATIONS, DICE_OF, LOUVRE, PLACES
from musketiere.games.mousquetaires_du_roy.moves import kind, move
from musketiere.games.mousquetaires_du_roy.options import parse_options
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.strategy import fights, leads, team
from musketiere.games.mousquetaires_du_roy.strategy.tasks import Tasks
from musketiere.games.mousquetaires_du_roy.strategy.weights import TEAM
from musketiere.games.mousquetaires_du_roy.worlds import sample
from tests.mousquetaires_du_roy.hidden import redraw
from tests.mousquetaires_du_roy.table import Table

GAME: Final = GAMES["mousquetaires_du_roy"]


def told(table: Table, seat: int = 0) -> dict[str, Any]:
    legal: Any = GAME.legal_data(table.state, seat)
    counsel: dict[str, Any] = legal["counsel"]
    return counsel


def best(table: Table) -> Any:
    """The action that is counselled, if any is."""
    return _counselled(table, "best")


def dare(table: Table) -> Any:
    """The action that is told and not counselled, if any is."""
    return _counselled(table, "dare")


def _counselled(table: Table, how: str) -> Any:
    legal: Any = GAME.legal_data(table.state, 0)
    at = legal["counsel"][how]
    return None if at is None else legal["actions"][at]


def risks(table: Table) -> dict[tuple[str, str], int]:
    """By place and what threatens there."""
    legal: Any = GAME.legal_data(table.state, 0)
    return {(legal["actions"][one["action"]]["what"], one["what"]): one["chance"] for one in legal["counsel"]["risks"]}


@pytest.mark.clause("MR-19.1", "MR-19.2", "MR-19.3")
def test_prison_is_as_likely_as_milady_is_elsewhere() -> None:
    table = Table()
    table.turn("aramis", "paris", "louvre")
    assert risks(table) == {("richelieu", "bastille"): 83}
    table.state.cleared = tuple(range(2))
    assert risks(table) == {("richelieu", "bastille"): 75}
    table.state.seen_at = table.state.destination
    assert risks(table) == {("richelieu", "bastille"): 100}
    found = Table()
    found.turn("aramis", "paris", "richelieu")
    found.state.seen_at = found.state.destination
    assert risks(found) == {}


@pytest.mark.clause("MR-13.6")
@pytest.mark.parametrize("ambush", ["assassin", "voleurs"])
def test_what_lies_in_wait_is_told_of_whoever_would_enter(ambush: str) -> None:
    table = Table()
    table.mission("paris", "trafiquants", "lubin brisemont", ambush)
    table.turn("aramis", "louvre", "la_rochelle")
    assert risks(table)["paris", ambush] == 50
    table.put("aramis", "paris")
    assert ("paris", ambush) not in risks(table)


def test_to_stop_makes_sense_where_nothing_is_left_to_do_and_not_before() -> None:
    table = Table()
    table.turn("aramis", "paris", "louvre")
    assert best(table)["type"] not in ("end_turn", None)
    table.state.actions = 0
    assert best(table) == {"type": "end_turn"}


def before_felton(hand: str) -> Table:
    """Aramis stands before him in Paris, and can pay for much."""
    table = Table(musketeers=4, heroes="athos porthos aramis dartagnan")
    table.mission("paris", "message_reine", "felton", "nemesis", "athos")
    table.state.pistoles = 9
    table.turn("aramis", "paris", "louvre")
    table.hand("aramis", hand)
    return table


def test_a_duel_that_is_likelier_to_be_lost_is_not_counselled() -> None:
    table = before_felton("mousqueton")
    duel = {"type": "duel", "what": 0}
    legal: Any = GAME.legal_data(table.state, 0)
    odds = next(one for one in legal["odds"] if legal["actions"][one["action"]] == duel)
    assert odds["hurt"] > odds["hit"]
    assert best(table) not in (duel, None)
    table.hand("aramis", "combat combat double_combat")  # with these he has the better of it
    table.state.actions = 1
    table.state.pistoles = 0
    assert best(table) == duel


def test_where_nothing_is_left_but_such_a_duel_it_is_told_and_not_counselled() -> None:
    table = Table(musketeers=4, heroes="athos porthos aramis dartagnan")
    table.mission("paris", "message_reine", "felton")
    table.turn("porthos", "paris", "louvre")
    table.hand("porthos", "gallantry_1")
    table.state.actions = 1
    table.state.pistoles = 0
    assert (best(table), dare(table)) == ({"type": "draw"}, None)
    for other in ("athos", "aramis", "dartagnan"):
        table.put(other, "bastille")
    table.hand("porthos")
    table.state.hands[3] += table.state.adventure_pile  # none is left to draw
    table.state.adventure_pile.clear()
    assert lead(table)["do"] == "duel"
    assert lead(table)["dares"]
    assert (best(table), dare(table)) == (None, {"type": "duel", "what": 0})


def test_whoever_has_been_wounded_is_not_led_into_the_same_duel_again() -> None:
    """Of ten such duels he wins almost eight, and is wounded in almost six."""
    table = Table()
    table.mission("paris", "message_reine", "bernajoux")
    table.turn("porthos", "paris", "louvre")
    table.state.pistoles, table.state.actions = 0, 1
    for life, hand, first in ((4, "", "duel"), (2, "", "draw"), (1, "", "draw"), (2, "double_combat", "duel")):
        table.hand("porthos", hand)
        table.state.life[1] = life
        assert lead(table)["do"] == first, (life, hand)


@pytest.mark.clause("MR-22.7")
def test_nobody_is_led_to_a_closed_door_who_has_lost_much_and_holds_no_combat_card() -> None:
    table = Table()
    table.inn("force_2 force_2 force_2 force_2", "force_2", "force_2 force_2 force_2 force_2")
    table.turn("athos", "quest")
    for life, hand, first in ((4, "", "inn"), (2, "", "draw"), (2, "combat combat", "inn")):
        table.hand("athos", hand)
        table.state.life[0], table.state.actions = life, 1
        assert lead(table)["do"] == first


@pytest.mark.clause("MR-22.11")
def test_nobody_is_led_into_an_open_trap_with_his_last_life() -> None:
    table = Table()
    table.inn("trap force_4 force_4", "trap force_4", "trap force_4", up=True)
    table.turn("athos", "quest")
    table.hand("athos", "double_combat double_combat")
    table.state.actions = 1
    assert lead(table)["do"] == "inn"
    table.state.life[0] = 1
    assert lead(table)["do"] != "inn"


@pytest.mark.clause("MR-9.27")
def test_nobody_is_led_to_jussac_with_his_last_life() -> None:
    """He wounds even beaten."""
    for life, foe, first in ((4, "jussac", "duel"), (1, "jussac", "draw"), (1, "lubin", "duel")):
        table = Table()
        table.mission("paris", "message_reine", foe)
        table.turn("porthos", "paris", "louvre")
        table.hand("porthos", "combat double_combat")
        table.state.actions, table.state.pistoles = 1, 0
        table.state.life[1] = life
        assert lead(table)["do"] == first, (life, foe)


@pytest.mark.clause("MR-10.5", "MR-10.9", "MR-10.12")
def test_nobody_is_led_to_where_rochefort_is_to_be_expected_who_is_no_match_for_him() -> None:
    """For certain where Milady has been seen; while she may be anywhere whoever has his lives takes the chance."""
    for name, life, hand, seen, cleared, first in (
        ("aramis", 4, "", True, 0, "draw"),
        ("porthos", 5, "combat double_combat", True, 0, "duel"),  # who can beat him
        ("athos", 4, "", True, 0, "duel"),  # whom he never meets
        ("aramis", 2, "", False, 0, "duel"),
        ("aramis", 2, "", False, 3, "draw"),
        ("aramis", 4, "", False, 3, "duel"),
    ):
        table = Table()
        table.mission("paris", "message_reine", "lubin")
        table.turn(name, "paris", "louvre")
        table.hand(name, hand)
        state = table.state
        state.actions, state.pistoles = 1, 0
        state.life[state.active] = life
        state.cleared = tuple(place for place in DESTINATIONS if PLACES[place] != "paris")[:cleared]
        if seen:
            state.destination = state.seen_at = PLACES.index("paris")
        assert lead(table)["do"] == first, (name, life, hand, seen, cleared)


@pytest.mark.clause("MR-19.12")
def test_who_must_leave_richelieu_uses_the_rest_of_his_actions() -> None:
    table = Table()
    table.turn("athos", "richelieu")
    table.hand("athos", "double_combat double_combat double_combat")
    told = lead(table)
    assert told["do"] == "move"
    assert told["place"] in ("louvre", "paris", "quest", "la_rochelle")


@pytest.mark.clause("MR-22.8")
def test_nobody_is_led_to_an_open_door_whose_guard_is_likelier_to_win() -> None:
    table = Table()
    table.inn("force_4 force_4", "force_4 force_4", "force_4 force_4", up=True)
    table.turn("athos", "quest")
    table.state.actions = 1
    table.hand("athos")
    assert lead(table)["do"] == "draw"
    table.hand("athos", "double_combat double_combat")
    assert lead(table)["do"] == "inn"


def test_nobody_prepares_for_a_duel_that_is_likelier_to_be_lost() -> None:
    table = before_felton("kitty")
    assert (lead(table)["do"], lead(table)["piece"]) == ("buy", "horse")
    assert (lead(table)["task"], lead(table)["dares"]) == (None, False)  # it carries him wherever he goes
    table.hand("aramis", "combat combat double_combat")
    assert (lead(table)["place"], lead(table)["task"], lead(table)["dares"]) == ("paris", "duel", False)


def test_what_cannot_fail_comes_before_what_one_does_for_something_else() -> None:
    table = Table()
    table.mission("paris", "constance_sequestree")  # with a panache of 5, which is his own
    table.turn("porthos", "paris", "louvre")
    table.hand("porthos", "double_combat")
    assert best(table) == {"type": "challenge", "what": 1}
    told = lead(table)
    assert (told["do"], told["place"], told["task"], told["number"]) == ("challenge", "paris", "challenge", 1)
    assert told["today"]


def test_milady_is_not_told_where_to_go() -> None:
    """She would be found out."""
    table = Table()
    assert table.state.asking == "destination"
    milady = table.state.milady
    assert milady is not None
    counsel = told(table, milady)
    assert (counsel["best"], counsel["risks"]) == (None, [])


@pytest.mark.clause("MR-1.3", "MR-1.4", "MR-1.5")
def test_what_comes_first_presses() -> None:
    table = Table()
    table.turn("aramis", "paris", "louvre")
    state = table.state
    state.honour, state.ladder = 1, 1
    assert told(table)["danger"]["way"] == "honour"
    turns = told(table)["danger"]["turns"]
    assert 1 <= turns <= state.edition.ladder_fail
    state.honour, state.siege = state.most_honour, state.edition.siege_left + 1
    assert told(table)["danger"]["way"] == "siege"
    assert told(table)["danger"]["tonight"] >= 10
    state.honour = 1
    pressing = [told(table)["danger"], *told(table)["besides"]]
    assert [one["way"] for one in pressing[:2]] == ["siege", "honour"]
    assert [one["turns"] for one in pressing[1:]] == sorted(one["turns"] for one in pressing[1:])
    assert {one["way"] for one in pressing} == {"time", "honour", "siege", "constance"}
    state.time = state.edition.time_end - 1
    assert any(one["tonight"] for one in told(table)["besides"]), "dice may end it before, but time does for certain"
    assert told(table)["danger"] == {
        "way": "time",
        "place": "quest",
        "turns": 1,
        "soonest": 1,
        "tonight": 0,
        "remedy": 0,
        "within": None,
        "barred": False,
    }


@pytest.mark.clause("MR-15.12", "MR-17.9")
def test_dice_are_told_by_what_is_as_likely_as_not_and_by_bad_luck() -> None:
    table = Table()
    table.mission("paris", "enlevement_constance")
    table.turn("aramis", "louvre", "louvre")
    table.state.siege = table.state.edition.siege_left + 4
    ways = {one["way"]: one for one in [told(table)["danger"], *told(table)["besides"]]}
    for way in ("siege", "constance"):
        assert 1 < ways[way]["soonest"] < ways[way]["turns"]
    for way in ("honour", "time"):  # no dice
        assert ways[way]["soonest"] == ways[way]["turns"]


@pytest.mark.clause("MR-15.11", "MR-16.6", "MR-16.7")
def test_honour_is_mended_where_it_is_lost() -> None:
    table = Table()
    table.mission("louvre", "dette_de_jeu")
    table.turn("aramis", "paris", "la_rochelle")
    state = table.state

    def place() -> str:
        pressing = [told(table)["danger"], *told(table)["besides"]]
        return str(next(one["place"] for one in pressing if one["way"] == "honour"))

    assert place() == "louvre"
    table.mission("paris", "message_reine")
    assert place() == "paris"
    state.honour, state.ladder = 1, state.edition.ladder_fail - 1  # it falls by both: a mission there gives one back
    assert place() == "louvre"


@pytest.mark.clause("MR-8.3", "MR-12.13", "MR-13.8")
def test_it_says_how_much_of_what_would_help_the_team_is_able_to_do() -> None:
    table = Table()
    table.mission("louvre", "dette_de_jeu")  # erudition 6, gallantry 5, nobility 6
    table.turn("aramis", "paris", "louvre")
    state = table.state
    state.siege = state.edition.siege_right
    state.honour, state.ladder = 1, state.edition.ladder_honour[0] - 1
    for hero in ("aramis", "athos", "porthos"):
        table.hand(hero)

    def within() -> tuple[str, int, int | None]:
        danger = told(table)["danger"]
        return danger["way"], danger["remedy"], danger["within"]

    assert within() == ("honour", 3, 1)  # gallantry, without a card
    table.hand("athos", "nobility_2")
    assert within() == ("honour", 3, 2)
    table.put("athos", "bastille")
    assert within() == ("honour", 3, 1)
    table.put("athos", "la_rochelle")
    assert within() == ("honour", 3, 2)
    state.closed = LOUVRE
    assert within() == ("honour", 3, 0)
    table.put("athos", "louvre")
    assert within() == ("honour", 3, 1)
    table.mission("louvre", "duchesse_de_chevreuse", ambush="mendiants")  # they can be paid; nobility 6
    assert within() == ("honour", 3, 1)
    state.pistoles = state.edition.beggars_price - 1
    assert within() == ("honour", 3, 0)


@pytest.mark.clause("MR-6.5", "MR-7.1", "MR-16.7")
def test_what_would_help_is_counted_by_the_actions_that_are_left_for_it() -> None:
    table = Table()
    table.mission("louvre", "dette_de_jeu")
    table.turn("aramis", "paris", "la_rochelle")
    state = table.state
    state.siege, state.honour, state.ladder = state.edition.siege_right, 1, state.edition.ladder_honour[0] - 1
    table.hand("aramis", "erudition_2 gallantry_2 nobility_2 panache_2")
    counted = []
    for actions in (4, 3, 2, 1):
        state.due, state.actions = [who == state.active for who in state.musketeers], actions
        counted.append(told(table)["danger"]["within"])
    assert counted == [3, 2, 1, 0]  # one of them takes him there
    table.owns("aramis", "horse")
    assert told(table)["danger"]["within"] == 1
    table.hand("athos", "nobility_1")
    state.due[table.who("athos")] = True
    assert told(table)["danger"]["within"] == 2
    state.due, state.phase = [False] * 4, "milady"  # all of them are still to act
    assert told(table)["danger"]["within"] == 3


@pytest.mark.clause("MR-30.2")
def test_milady_is_not_told_what_they_are_able_to_do() -> None:
    table = Table()
    table.mission("louvre", "dette_de_jeu")
    assert table.state.asking == "destination"
    milady = table.state.milady
    assert milady is not None
    assert told(table, milady)["danger"]["within"] is None


@pytest.mark.clause("MR-16.5", "MR-16.6", "MR-16.7")
def test_honour_is_lost_when_it_was_said() -> None:
    table = Table()
    state = table.state
    state.siege = state.edition.siege_right
    table.turn("aramis", "paris", "paris")
    danger = told(table)["danger"]
    assert danger["way"] == "honour"
    for _ in range(danger["turns"]):
        assert state.outcome is None
        state.siege = state.edition.siege_right
        honour, toll = state.honour, turn.toll(state)
        table.next_turn()
        if state.outcome is None:
            table.phase_two()
        assert state.honour == honour - len(toll)
    assert state.outcome is not None
    assert state.outcome.reason == "honour"


@pytest.mark.clause("MR-30.2")
def test_it_is_made_of_what_the_seat_may_know() -> None:
    rng, seen = Rng(4), 0
    state = deal(parse_options({"musketeers": 3}), Rng(11))
    while state.to_act and state.turn < 4:
        seat = state.to_act[rng.below(len(state.to_act))]
        legal = state.legal(seat)
        other = state.copy()
        redraw(other, seat, rng)
        mine: Any = GAME.legal_data(state, seat)
        its: Any = GAME.legal_data(other, seat)
        assert its == mine
        assert all(GAME.legal_data(state, one) is None for one in range(state.options.seats) if one not in state.to_act)
        seen += 1
        state.apply(seat, legal[rng.below(len(legal))])
    assert seen > 20


# ---- what is worth wanting now ---------------------------------------------------------------------------


def lead(table: Table, seat: int = 0) -> Any:
    return told(table, seat)["lead"]


def beside_athos(who: str, hand: str) -> Table:
    """Both are at the Louvre, where the Queen needs them; Athos has no card."""
    table = Table()
    table.mission("louvre", "dette_de_jeu")  # erudition 6, gallantry 5, nobility 6
    table.state.honour = 2
    table.turn(who, "louvre", "louvre")
    table.put("athos", "louvre")  # of nobility 5
    table.hand("athos")
    table.hand(who, hand)
    return table


def at_the_louvre(hand: str) -> Table:
    """Athos could be of use at the Louvre, and the Queen needs it."""
    table = Table()
    table.mission("louvre", "dette_de_jeu", "laffemas")
    table.state.honour = 2
    table.turn("athos", "louvre", "louvre")
    table.hand("athos", hand)
    return table


@pytest.mark.clause("MR-8.3")
def test_what_is_in_reach_leads() -> None:
    table = at_the_louvre("nobility_1 nobility_1 nobility_2")
    aim = {"place": "louvre", "task": "challenge", "number": 2}
    challenge = {"side": "team", "musketeer": 0, "doer": 0, "piece": None, "trade": None, **aim, "today": True}
    challenge |= {"lacks": None, "better": None, "ready": True, "dares": False, "night": None}
    assert lead(table) == challenge | {"do": "challenge"}  # at once, whatever a card more may open
    table.put("athos", "paris")
    assert lead(table) == challenge | {"do": "move"}


@pytest.mark.clause("MR-14.12")
def test_cards_that_a_partner_needs_for_a_challenge_of_his_own_are_not_taken_back() -> None:
    table = beside_athos("porthos", "nobility_1")
    assert lead(table)["do"] == "exchange"
    table.do("exchange 0", "give nobility_1")
    assert lead(table)["do"] != "exchange"


def test_no_card_is_drawn_for_one_point_that_hardly_any_card_brings() -> None:
    table = Table()
    table.mission("louvre", "dette_de_jeu")
    table.turn("athos", "louvre", "louvre")
    table.hand("athos")  # one point of nobility is missing
    table.state.actions, table.state.pistoles = 1, 0
    assert lead(table)["lacks"] is None
    assert best(table) == {"type": "draw"}
    state = table.state
    for card in list(state.adventure_pile):
        if ADVENTURE[card] not in ("nobility_1", "nobility_2", "kitty", "planchet"):
            state.adventure_pile.remove(card)
            state.hands[1].append(card)
    assert lead(table)["lacks"] == {"card": "nobility_1", "count": 1}


def test_he_is_told_to_draw_where_it_is_as_good_as_to_go_and_do_something() -> None:
    """Something is always counselled."""
    table = Table()
    table.mission("paris", "message_reine", "lubin")
    table.turn("porthos", "la_rochelle", "louvre")
    table.hand("porthos", "combat")
    table.state.pistoles, table.state.actions = 0, 2
    assert (best(table), dare(table)) == ({"type": "draw"}, None)
    assert lead(table)["do"] == "draw"


@pytest.mark.clause("MR-14.12")
def test_nobody_goes_where_he_could_only_sort_cards_or_fight_against_the_odds() -> None:
    """Athos has just come to the Louvre, where he can attempt nothing, from Paris, where Felton stands."""
    table = Table(musketeers=4, heroes="athos porthos aramis dartagnan", length="short")
    table.mission("paris", "message_reine", "felton", "assassin")
    table.mission("louvre", "espion_du_cardinal", "de_cavois", "nemesis", "athos")
    table.turn("athos", "louvre", "la_rochelle")
    for hero, hand in (("athos", "gallantry_2 gallantry_2"), ("dartagnan", "nobility_1 erudition_1")):
        table.hand(hero, hand)
    table.put("dartagnan", "paris")
    table.owns("athos", "improved_nobility")
    table.state.actions, table.state.pistoles = 2, 3
    assert best(table) == {"type": "draw"}
    assert not lead(table)["dares"]


@pytest.mark.clause("MR-14.3", "MR-14.12")
def test_a_first_step_is_named_for_what_it_makes_possible_and_for_nothing_else() -> None:
    table = Table()
    table.board("calais")  # erudition 7, of which Porthos has two
    table.turn("porthos", "quest", "la_rochelle")
    table.hand("porthos", "combat double_combat nobility_1 nobility_1 panache_1")
    table.hand("aramis", "erudition_2")  # whose turn comes next
    table.state.actions = 1
    table.state.due[0] = False
    assert best(table)["type"] == "buy"
    assert (lead(table)["place"], lead(table)["task"], lead(table)["today"]) == (None, None, False)
    walls = Table(musketeers=4, heroes="athos porthos aramis dartagnan")
    walls.turn("dartagnan", "la_rochelle", "louvre")
    walls.put("athos", "la_rochelle")
    walls.hand("dartagnan", "combat double_combat nobility_2")
    walls.hand("athos", "gallantry_2")  # each would be better off with the other's
    walls.state.actions = 2
    walls.state.siege = walls.state.edition.siege_left + 3
    assert lead(walls)["do"] == "reinforce"


@pytest.mark.clause("MR-14.12")
def test_what_he_can_do_himself_comes_before_an_exchange_for_his_partner() -> None:
    table = beside_athos("aramis", "erudition_1 nobility_1")
    table.state.actions = 2
    assert (lead(table)["do"], lead(table)["number"]) == ("challenge", 0)
    table.put("aramis", "paris")
    table.state.actions = 3
    assert (lead(table)["do"], lead(table)["task"], lead(table)["number"]) == ("move", "challenge", 0)


@pytest.mark.clause("MR-14.12")
def test_an_exchange_is_for_what_his_partner_comes_to() -> None:
    table = beside_athos("porthos", "nobility_1")
    told = lead(table)
    assert (told["do"], told["place"], told["task"], told["number"]) == ("exchange", "louvre", "challenge", 2)
    assert told["doer"] == 0
    assert told["trade"] == {"give": ["nobility_1"], "take": []}
    table.state.due[0] = False
    assert lead(table)["doer"] == 1


NEARER: Final = ("move", "ride", "buy", "exchange", "pay_beggars")
"""What brings one nearer to something, and shows nothing new but an ambush."""


@pytest.mark.at_length
def test_whoever_follows_the_counsel_hears_of_one_plan_through_his_turn() -> None:
    """What he goes, buys or exchanges for is what he is told next, and nothing else comes first: not that it can wait,
    not that the cards go back. Two in a hundred times he may change his mind."""
    steps = kept = exchanged = returned = 0
    for seed in range(10):
        rng, state = Rng(seed), deal(parse_options({"musketeers": 3 + seed % 2}), Rng(seed))
        before: dict[str, Any] | None = None
        given: set[tuple[str, int]] = set()
        while state.to_act and state.turn < 9:
            seat = state.to_act[0]
            if state.asking != "action":
                before = before if state.asking in ("buy", "pay", "offer", "trade") else None
                given = given if before else set()
                state.apply(seat, GAME.suggest(GAME.view(state, seat), rng))
                continue
            legal: Any = GAME.legal_data(state, seat)
            now, told = legal["counsel"]["lead"], before
            if told is not None and told["musketeer"] == now["musketeer"]:
                steps += 1
                same = all(told[key] == now[key] for key in ("place", "task", "number")) and now["today"]
                kept += same or (told["task"] == "exchange" and now["do"] == "exchange")
            if now["do"] == "exchange":
                exchanged += 1
                assert now["today"]
                assert now["task"] is not None
                returned += any((card, now["musketeer"]) in given for card in now["trade"]["take"])
                given |= {(card, now["musketeer"]) for card in now["trade"]["give"]}
            follows = now["do"] in NEARER and now["task"] is not None and now["today"]
            after = state.actions - (now["do"] not in ("ride", "pay_beggars"))
            before = now if follows and after and now["doer"] == now["musketeer"] else None
            held = state.life.copy(), state.pistoles
            state.apply(seat, sorted(state.legal(seat))[_at(legal)])
            if now["do"] in ("move", "ride") and (state.life, state.pistoles) != held:
                before = None  # an ambush
    assert kept >= 0.98 * steps > 100
    assert exchanged > 10
    assert returned == 0


@pytest.mark.at_length
def test_how_many_combat_cards_are_missing_changes_only_by_those_that_come() -> None:
    """Whatever else he draws or does, for the same opponent it is the same number."""
    same = 0
    for seed in (3, 11, 15, 16, 28):
        rng, state = Rng(seed), deal(parse_options({"musketeers": 3 + seed % 2, "length": "short"}), Rng(seed))
        before: tuple[object, int, int] | None = None
        while state.to_act and state.turn < 4:
            seat = state.to_act[0]
            if state.asking != "action":
                state.apply(seat, GAME.suggest(GAME.view(state, seat), rng))
                continue
            legal: Any = GAME.legal_data(state, seat)
            lead, who = legal["counsel"]["lead"], state.active
            held = sum(DICE_OF[card] for card in fights.combat_cards(state, who))
            lacks = lead["lacks"] if lead["lacks"] and lead["lacks"]["card"] == "combat" else None
            aim = state.turn, who, lead["place"], lead["task"], lead["number"]
            if lacks and before and before[0] == aim:
                assert before[2] - lacks["count"] == held - before[1]
                same += held == before[1]
            before = (aim, held, lacks["count"]) if lacks else None
            state.apply(seat, sorted(state.legal(seat))[_at(legal)])
    assert same > 2


TASKS: Final = ("challenge", "duel", "inn", "passage", "reinforce", "exchange")
"""What one may come to, and prepare for."""


def _at(legal: Any) -> int:
    counsel = legal["counsel"]
    at: int = counsel["best"] if counsel["best"] is not None else counsel["dare"]
    return at


@pytest.mark.at_length
def test_whoever_had_best_act_next_is_told_the_same_when_he_has_begun() -> None:
    """Through matches as the strategy plays them."""
    seen = 0
    for seed in range(3):
        rng, state = Rng(seed), deal(parse_options({"musketeers": 3}), Rng(seed))
        while state.to_act and state.turn < 7:
            seat = state.to_act[0]
            if state.asking == "next":
                legal: Any = GAME.legal_data(state, seat)
                first = legal["counsel"]["lead"]
                who = team.in_order(Tasks(sample(GAME.view(state, seat), Rng(0)), TEAM))[0].who
                other = state.copy()
                other.apply(seat, move("start", who))
                legal = GAME.legal_data(other, seat)
                assert legal["counsel"]["lead"] == first
                seen += first is not None
            state.apply(seat, GAME.suggest(GAME.view(state, seat), rng))
    assert seen > 30


@pytest.mark.at_length
def test_a_lead_and_what_makes_sense_never_contradict_each_other() -> None:
    """Through matches as the strategy plays them, also where it goes on with a chain."""
    aims = lacking = schemes = deeds = walls = nights = full = bought = alone = saved = rash = sober = others = 0
    for seed in range(6):
        rng, state = Rng(seed), deal(parse_options({"musketeers": 3 + seed % 2}), Rng(seed))
        while state.to_act and state.turn < 10:
            seat = state.to_act[0]
            legal: Any = GAME.legal_data(state, seat)
            counsel = legal["counsel"]
            if state.asking == "action":
                dares = counsel["best"] is None
                assert dares == (counsel["dare"] is not None)
                assert dares == (counsel["lead"]["dares"] and counsel["lead"]["do"] == "duel")
                assert dares or counsel["lead"]["do"] == legal["actions"][counsel["best"]]["type"]
                assert counsel["lead"]["musketeer"] == state.active
                if counsel["lead"]["doer"] != state.active:  # whom he exchanges with
                    partner = {"type": "exchange", "what": counsel["lead"]["doer"]}
                    assert legal["actions"][counsel["best"]] == partner
                    others += 1
                rash += counsel["lead"]["dares"]
                wanted = preferred(state, seat)
                sober += leads.is_rash(state, state.active, state.where[state.active], wanted)
                drawing = kind(wanted) == "draw"
                deeds += drawing and counsel["lead"]["do"] in ("challenge", "duel")
                aims += counsel["lead"]["task"] is not None
                assert counsel["lead"]["task"] in (None, *TASKS)
                if counsel["lead"]["task"] == "reinforce":
                    held = {ADVENTURE[card] for card in state.hands[state.active]}
                    assert counsel["lead"]["ready"] == bool(held & {"combat", "double_combat"})
                    walls += 1
                if counsel["lead"]["do"] == "reinforce":
                    (night,) = (one for one in legal["siege"] if one["action"] == counsel["best"])
                    assert night == counsel["lead"]["night"] | {"action": counsel["best"]}
                    nights += 1
                if (counsel["lead"]["do"], counsel["lead"]["task"]) == ("draw", "duel"):  # no die more to be had
                    armed = fights.armed(state, state.active).dice == state.edition.blue_max
                    assert counsel["lead"]["ready"] == (armed and not counsel["lead"]["lacks"])
                    full += armed
                if counsel["lead"]["do"] == "buy":
                    assert counsel["lead"]["today"] == (counsel["lead"]["task"] is not None)
                    bought += 1
                alone += counsel["lead"]["piece"] is not None and counsel["lead"]["place"] is None
                lacks = counsel["lead"]["lacks"]
                cards = [ADVENTURE.index(lacks["card"])] * lacks["count"] if lacks else []
                if cards and counsel["lead"]["task"] == "challenge":  # it is all that is missing
                    assert is_enough(state, counsel["lead"], cards)
                whole = state.actions == state.allowance(state.active)
                if cards and whole and state.adventure_pile.count(cards[0]) >= len(cards):
                    assert within_reach(state, seat, counsel["lead"], cards)
                    lacking += 1
            elif state.asking == "commit" and counsel["best"] is None:  # a card is saved that is wanted here
                assert len(legal["actions"]) > 1
                assert all(one["hurt"] + 26 > one["hit"] for one in legal["odds"] if one["action"] == 0)
                assert legal["actions"][counsel["dare"]] == {"type": "done"}
                saved += 1
            elif seat == state.milady and state.asking not in ("destination", "lay"):
                assert counsel["best"] is not None
                assert counsel["best"] not in counsel["vain"]
                schemes += 1
            state.apply(seat, GAME.suggest(GAME.view(state, seat), rng))
    assert schemes > 20
    assert aims > 50
    assert deeds > 5  # something is done rather than a card drawn
    assert lacking > 0
    assert walls > 0
    assert nights > 0
    assert full > 0
    assert bought > 0
    assert alone > 0
    assert saved > 0
    assert sober > 0
    assert others > 0
    assert rash == 0


def preferred(state: State, seat: int) -> int:
    """What the strategy would do."""
    return team.ANSWERS["action"](sample(GAME.view(state, seat), Rng(0)), seat, TEAM)


def is_enough(state: State, lead: Any, cards: list[int]) -> bool:
    """Whether he can show the score with them."""
    other = state.copy()
    other.hands[other.active] += cards
    return elements.is_within_reach(other, other.active, ("challenge", PLACES.index(lead["place"]), lead["number"]))


def within_reach(state: State, seat: int, lead: Any, cards: list[int]) -> bool:
    """Whether he has something to do there with the cards that he was said to lack."""
    other = state.copy()
    for card in cards:
        other.adventure_pile.remove(card)
        other.hands[other.active].append(card)
    legal: Any = GAME.legal_data(other, seat)
    found = legal["counsel"]["lead"]
    return [found[key] for key in ("lacks", "place", "task")] == [None, lead["place"], lead["task"]]


@pytest.mark.clause("MR-5.2")
def test_milady_is_told_of_two_places_to_choose_from() -> None:
    table = Table()
    milady = table.state.milady
    assert milady is not None
    go = lead(table, milady)
    assert (go["side"], go["what"], len(set(go["places"]))) == ("milady", "go", 2)
    assert lead(table, milady) == go


@pytest.mark.clause("MR-12.5")
def test_a_balm_for_nobody_is_in_vain() -> None:
    table = Table()
    state, milady = table.state, table.state.milady
    assert milady is not None
    table.perfidy("baume calomnie")
    table.until("perfidy")

    def vain() -> list[Any]:
        legal: Any = GAME.legal_data(state, milady)
        return [legal["actions"][at] for at in legal["counsel"]["vain"]]

    assert vain() == [{"type": "play_perfidy", "what": "baume"}]
    state.rochefort_life -= 1
    assert vain() == []


def test_who_is_close_to_falling_is_healed_before_anything_is_prepared() -> None:
    table = Table()
    table.hand("aramis", "mousqueton")
    table.turn("aramis", "vieux_colombier", "la_rochelle")
    porthos = table.who("porthos")
    assert best(table) != {"type": "character", "what": "mousqueton"}
    table.state.life[porthos] = 2
    assert best(table) == {"type": "character", "what": "mousqueton"}
    lead = told(table)["lead"]
    assert (lead["do"], lead["piece"]) == ("character", "mousqueton")
    table.state.life[porthos] = 3  # he can take some more
    assert best(table) != {"type": "character", "what": "mousqueton"}


def test_a_horse_is_bought_before_a_walk_and_carries_him_there() -> None:
    table = Table()
    table.mission("louvre", "dette_de_jeu", "laffemas")
    table.hand("aramis", "erudition_2 erudition_2 combat combat")
    table.state.pistoles = 0
    table.turn("aramis", "vieux_colombier", "la_rochelle")
    walk = best(table)
    assert walk["type"] == "move"
    table.state.pistoles = 12
    assert best(table) == {"type": "buy", "what": "horse"}
    table.do("buy horse")
    if table.state.asking == "buy":
        table.do("done")
    assert best(table) == {**walk, "type": "ride"}


@pytest.mark.clause("MR-14.9")
def test_who_has_no_action_left_is_told_to_ride_to_where_his_next_turn_begins() -> None:
    table = Table()
    table.mission("louvre", "dette_de_jeu", "laffemas")
    table.turn("athos", "vieux_colombier")
    table.hand("athos", "erudition_2 erudition_2 nobility_1")
    table.state.actions = 0
    assert best(table) == {"type": "end_turn"}
    table.owns("athos", "horse")
    assert best(table) == {"type": "ride", "what": "louvre"}
    told_of = lead(table)
    assert (told_of["do"], told_of["place"], told_of["task"]) == ("ride", "louvre", None)
    table.mission("louvre", "dette_de_jeu", "laffemas", "assassin")
    assert best(table) != {"type": "ride", "what": "louvre"}, "there he would be waited for"
    table.mission("louvre", "dette_de_jeu", "laffemas")
    table.put("athos", "la_rochelle")
    assert best(table) == {"type": "end_turn"}, "MR-17.10: the walls may need him tonight"


@pytest.mark.clause("MR-1.4", "MR-16.6")
def test_what_saves_the_queen_tonight_comes_before_all() -> None:
    table = Table(musketeers=4, heroes="athos porthos aramis dartagnan")
    table.mission("louvre", "dette_de_jeu", "felton")
    state = table.state
    assert state.louvre is not None
    state.set_mission(LOUVRE, state.louvre._replace(solved=0b111))
    table.turn("aramis", "la_rochelle", "paris")
    state.ladder = state.edition.ladder_fail - 1
    for hero in ("athos", "porthos", "dartagnan"):
        table.put(hero, "bastille")
    assert lead(table)["place"] != "louvre"  # Felton is likelier to win
    state.honour = 1
    assert (lead(table)["place"], lead(table)["task"], lead(table)["dares"]) == ("louvre", "duel", True)
    manned = state.louvre
    state.set_mission(LOUVRE, manned._replace(solved=0))  # more than he can do tonight
    assert not lead(table)["dares"]
    state.set_mission(LOUVRE, manned)
    state.closed = LOUVRE
    assert lead(table)["place"] != "louvre"


@pytest.mark.clause("MR-14.10")
def test_a_skill_is_improved_for_the_challenge_that_it_opens() -> None:
    table = Table(length="short")  # in England: Panache 8, of which Porthos has seven
    table.turn("porthos", "quest", "la_rochelle")
    table.hand("porthos", "erudition_1 panache_2")
    table.state.actions = 2
    assert best(table) == {"type": "buy", "what": "improved_panache"}
    assert (lead(table)["place"], lead(table)["task"], lead(table)["today"]) == ("quest", "challenge", True)
    table.do("buy improved_panache")
    assert best(table) == {"type": "pay_card", "what": "erudition_1"}
    table.do("pay_card erudition_1", "done")
    assert best(table) == {"type": "challenge", "what": 0}


@pytest.mark.clause("MR-14.10")
def test_a_character_card_waits_where_it_does_nothing_for_what_is_bought_for() -> None:
    table = Table(length="short")
    table.turn("porthos", "quest", "la_rochelle")
    table.hand("porthos", "des_essarts erudition_1 panache_2")
    table.state.actions, table.state.pistoles = 3, 0
    assert best(table) == {"type": "buy", "what": "improved_panache"}
    assert (lead(table)["place"], lead(table)["task"], lead(table)["today"]) == ("quest", "challenge", True)


@pytest.mark.clause("MR-15.12")
def test_what_saves_constance_tonight_comes_before_all() -> None:
    table = Table(musketeers=4, heroes="athos porthos aramis dartagnan")
    table.mission("paris", "enlevement_constance", "lubin")
    assert table.state.paris is not None
    table.state.paris = table.state.paris._replace(solved=3, strangled=5)
    table.turn("porthos", "louvre", "la_rochelle")
    table.hand("porthos", "double_combat")
    table.state.actions = 2
    assert best(table) == {"type": "move", "what": "paris"}
    assert (lead(table)["place"], lead(table)["task"]) == ("paris", "duel")


def test_what_is_left_of_the_quest_never_becomes_more_because_a_guard_is_seen() -> None:
    table = Table()
    table.inn("force_4 force_4", "decoy decoy decoy", "decoy decoy decoy")
    table.turn("athos", "quest")
    before = told(table)["quest"]
    table.inn("force_4 force_4", "decoy decoy decoy", "decoy decoy decoy", up=True)
    assert told(table)["quest"] == before
