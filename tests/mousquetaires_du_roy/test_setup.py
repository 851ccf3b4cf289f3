"""MR-2 and MR-3: the material and the set-up."""

from __future__ import annotations

from typing import Any

import pytest

from musketiere.core.game import Event
from musketiere.core.rng import Rng
from musketiere.games.mousquetaires_du_roy import data_file
from musketiere.games.mousquetaires_du_roy.deal import cards_of, deal
from musketiere.games.mousquetaires_du_roy.edition import HEROES
from musketiere.games.mousquetaires_du_roy.material import (
    ADVENTURE,
    AMBUSHES,
    BOARDS,
    NOBODY,
    NOWHERE,
    PERFIDY,
    PLACES,
    QUEST_TOKENS,
)
from musketiere.games.mousquetaires_du_roy.options import parse_options
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.view import public_of
from tests.kit.chance import Witness
from tests.mousquetaires_du_roy.at_random import some_match
from tests.mousquetaires_du_roy.editions import text
from tests.mousquetaires_du_roy.table import Table
from tests.mousquetaires_du_roy.test_data_agreement import with_values

EIGHT = {"paris", "louvre", "quest", "la_rochelle", "richelieu", "miladys_house", "vieux_colombier", "bastille"}


def dealt(seed: int = 0, **options: object) -> tuple[State, list[Event], Witness]:
    """A match at its first decision of turn 1, what was told, and how the piles fell."""
    rng, log = Witness(seed), list[Event]()
    state = deal(parse_options(options), rng, log)
    while not state.turn:
        state.apply(state.to_act[0], state.legal(state.to_act[0])[0])
    return state, log, rng


def told(log: list[Event], type: str) -> list[dict[str, Any]]:
    return [{key: value for key, value in event.data.items() if key != "type"} for event in log if event.type == type]


# ---- material (MR-2) -------------------------------------------------------------------------------------


@pytest.mark.clause("MR-2.1", "MR-2.2", "MR-2.3")
def test_figures_stand_in_eight_places_and_throws_are_small() -> None:
    """Milady's figure in any of her six, the others never at her house; and nobody at the Arsenal, which is none."""
    stood, milady, throws = set(), set(), []
    for seed in range(25):
        _, log = some_match(seed)
        stood |= {one["after"] for one in told(log, "moved")} | {"paris"}
        milady |= {one["place"] for one in told(log, "milady_revealed")}
        throws += [
            (len(one.get("blue", [])), len(one["red"]))
            for type in ("thrown", "siege_thrown", "strangling")
            for one in told(log, type)
        ]
    assert stood == EIGHT - {"miladys_house"}
    assert milady == EIGHT - {"vieux_colombier", "bastille"}
    assert {*PLACES} == EIGHT
    assert max(blue for blue, _ in throws) <= 6
    assert max(red for _, red in throws) <= 4


@pytest.mark.clause("MR-2.3")
def test_most_dice() -> None:
    """Six of the one and four of the other, whatever there is."""
    table = Table()
    table.siege("double_combat", "double_combat", "double_combat")
    table.state.time = 13
    table.mission("paris", "trafiquants")
    table.perfidy("renforts")
    table.do("destination paris", "play_perfidy renforts")
    table.next_turn()
    [thrown] = table.told("siege_thrown")[:1]
    assert (len(thrown["blue"]), len(thrown["red"])) == (6, 4)


@pytest.mark.clause("MR-2.2", "MR-14.3")
@pytest.mark.parametrize("place", sorted(EIGHT - {"miladys_house", "richelieu"}))
def test_the_arsenal_is_only_a_store(place: str) -> None:
    """One buys there from anywhere."""
    table = Table()
    table.put("athos", place)
    table.state.pistoles = 2
    table.phase_two()
    table.start("athos")
    assert "pistol" in table.can("buy")


@pytest.mark.clause("MR-2.4")
def test_faces_of_the_dice() -> None:
    edition = Table().state.edition
    sword, shield, fleur = range(3)
    assert [edition.blue.count(face) for face in (sword, shield, fleur)] == [2, 2, 2]
    assert [edition.red.count(face) for face in (sword, shield, fleur)] == [3, 2, 1]


@pytest.mark.clause("MR-2.5")
def test_money_and_epic_tokens_belong_to_the_team() -> None:
    """What Athos has earned, Porthos spends, whoever moves them."""
    table = Table(players=2)
    table.state.pistoles = table.state.epic = 0
    table.hand("athos", "des_essarts buckingham")
    table.phase_two()
    table.start("athos")
    table.do("character des_essarts", "character buckingham", "end_turn")
    assert (table.state.pistoles, table.state.epic) == (3, 1)
    assert table.state.owner(table.who("aramis")) != table.state.owner(table.who("athos"))
    table.start("aramis")
    table.do("buy cuirass")
    assert table.state.pistoles == 0


@pytest.mark.clause("MR-2.6", "MR-12.15")
def test_the_decks() -> None:
    """Adventure: skills, single and double dice, Characters; a third of it gives dice. Perfidy: 15. Ambushes: 8."""
    edition = Table().state.edition
    count: dict[str, int] = dict(zip(ADVENTURE, edition.adventure, strict=True))
    skills = ("erudition", "nobility", "gallantry", "panache")
    assert [count[f"{skill}_1"] for skill in skills] == [5] * 4
    assert [count[f"{skill}_2"] for skill in skills] == [2] * 4
    assert (count["combat"], count["double_combat"]) == (12, 6)
    characters = {"des_essarts": 2, "buckingham": 2, "bassompierre": 1, "planchet": 1, "kitty": 1, "mousqueton": 1}
    assert {name: count[name] for name in characters} == characters
    assert (sum(count.values()), 3 * (12 + 6)) == (54, 54)
    perfidy = dict(zip(PERFIDY, edition.perfidy, strict=True))
    assert perfidy == {name: 1 if name == "calomnie" else 2 for name in PERFIDY}
    assert sum(perfidy.values()) == 15
    assert dict(zip(AMBUSHES, edition.ambushes, strict=True)) == {
        name: 1 if name in ("courtisane", "nemesis") else 2 for name in AMBUSHES
    }


@pytest.mark.clause("MR-2.7")
def test_an_empty_pile_is_refilled_at_once() -> None:
    """By shuffling its discard pile; if that is empty too, by nothing, until something is discarded."""
    table = Table()
    state = table.state
    state.adventure_discard, state.adventure_pile = state.adventure_pile[1:], state.adventure_pile[:1]
    table.phase_two()
    table.start("athos")
    discarded = sorted(state.adventure_discard)
    table.do("draw")
    assert sorted(state.adventure_pile) == discarded
    assert state.adventure_discard == []
    assert table.told("pile_shuffled") == [{"pile": "adventure"}]

    state.adventure_pile.clear()
    table.do("end_turn")
    table.hand("porthos")
    state.hands[table.who("porthos")] = [ADVENTURE.index("des_essarts")]
    table.start("porthos")
    assert table.can("draw") == []
    table.do("character des_essarts")  # is shuffled into a new pile
    assert "draw" in table.legal()


@pytest.mark.clause("MR-2.7")
@pytest.mark.parametrize("doing", ["draw_perfidy", "play_perfidy urgence"])
def test_the_perfidy_pile_is_refilled_at_once(doing: str) -> None:
    """When its last card is drawn; or, if there was nothing to refill it with, as soon as a card is discarded."""
    table = Table(seed=3)
    state = table.state
    table.perfidy("urgence")
    if doing == "draw_perfidy":
        state.perfidy_discard, state.perfidy_pile = sorted(state.perfidy_pile[1:]), state.perfidy_pile[:1]
    else:
        state.perfidy_hand, state.perfidy_pile = [*state.perfidy_hand, *state.perfidy_pile], []
    before = sorted(state.perfidy_discard)
    table.do("destination paris", doing)
    assert table.told("pile_shuffled") == [{"pile": "perfidy"}]
    assert sorted(state.perfidy_pile) == (before or [PERFIDY.index("urgence")])
    assert state.perfidy_discard == []
    assert not before or state.perfidy_pile != before  # in another order


@pytest.mark.clause("MR-2.7")
def test_perfidy_cards_that_are_all_in_her_hand() -> None:
    """A draw does nothing."""
    table = Table()
    table.state.perfidy_hand += table.state.perfidy_pile
    table.state.perfidy_pile.clear()
    table.do("destination paris", "draw_perfidy")
    assert len(table.state.perfidy_hand) == 15
    assert table.told("perfidy_drawn") == []


@pytest.mark.clause("MR-2.8")
def test_no_hand_has_a_limit() -> None:
    table = Table()
    table.hand("athos", " ".join(["combat"] * 12 + ["double_combat"] * 6))
    table.state.perfidy_hand += table.state.perfidy_pile[1:]
    table.state.perfidy_pile = table.state.perfidy_pile[:1]
    table.do("destination paris", "draw_perfidy")
    assert len(table.state.perfidy_hand) == 15
    table.until("next")
    table.start("athos")
    table.do("draw", "draw", "draw")
    assert len(table.cards("athos").split()) == 21


@pytest.mark.clause("MR-2.9", "MR-5.2")
def test_what_milady_owns() -> None:
    """Six Place cards, a Perfidy hand, a Paris hand; ambushes, adversaries and quest tokens that are not in use."""
    state, *_ = dealt(3)
    assert len(state.legal(state.to_act[0])) == 6
    assert (len(state.perfidy_hand), len(state.paris_hand)) == (1, 1)
    assert state.louvre is not None
    assert state.unused == list(state.edition.ambushes)  # none was laid
    manned = [one.id for one in state.louvre.opponents]
    assert manned
    assert sorted([*state.reserve, *manned]) == list(range(12))
    laid = [token.kind for line in state.inn for token in line if token is not None]
    for force, count in state.edition.quest_tokens.items():
        assert state.stock[force] == count - laid.count(force)


@pytest.mark.clause("MR-2.10")
def test_cards_of_a_kind_are_alike() -> None:
    """Who names one names the kind; as often as he has it."""
    table = Table()
    table.hand("athos", "combat combat nobility_1")
    table.put("athos", "la_rochelle")
    table.phase_two()
    table.start("athos")
    assert table.can("reinforce") == ["combat"]
    table.do("reinforce combat", "reinforce combat")
    assert table.can("reinforce") == []
    assert table.cards("athos") == "nobility_1"


# ---- set-up (MR-3) ---------------------------------------------------------------------------------------


@pytest.mark.clause("MR-3.1")
def test_options_heroes_and_seed_come_first() -> None:
    """They are fixed before anything else is told, and decide everything that follows."""
    (one, log, _), (other, _, _) = dealt(5, musketeers=3), dealt(5, musketeers=3)
    assert log[0].type == "match_started"
    assert log[0].data["heroes"] == ["athos", "porthos", "aramis"]
    assert one.options == other.options
    assert [one.hands, one.perfidy_pile, one.paris_hand] == [other.hands, other.perfidy_pile, other.paris_hand]
    assert dealt(6, musketeers=3)[0].hands != one.hands


@pytest.mark.clause("MR-3.2")
def test_four_piles_are_shuffled() -> None:
    """Adventure, Perfidy, Louvre and Paris, in that order."""
    state, _, rng = dealt(1)
    edition = state.edition
    expected = [cards_of(edition.adventure), cards_of(edition.perfidy), list(range(8)), list(range(6))]
    assert [sorted(order) for order in rng.orders] == expected
    assert state.louvre is not None
    assert state.louvre.card == rng.orders[2][-1]  # the top one
    assert state.paris_hand == [rng.orders[3][-1]]


@pytest.mark.clause("MR-3.3", "MR-3.4")
@pytest.mark.parametrize(
    ("musketeers", "time", "honour", "pistoles", "cards", "actions"),
    [(3, 0, 6, 4, 3, 4), (4, 0, 6, 3, 2, 3), (5, 2, 5, 2, 1, 3)],
)
def test_set_up_by_number(musketeers: int, time: int, honour: int, pistoles: int, cards: int, actions: int) -> None:
    """Table 27.9; the cards are dealt in seat order, one at a time."""
    state, log, _ = dealt(2, musketeers=musketeers)
    assert (state.time, state.honour, state.most_honour, state.siege, state.ladder) == (time, honour, honour, 0, 1)
    assert (state.pistoles, state.epic, state.spaces) == (pistoles, 0, [-1, -1, -1])
    assert [len(hand) for hand in state.hands] == [cards] * musketeers
    drawn = [one["musketeer"] for one in told(log, "adventure_drawn") if one["reason"] == "deal"]
    assert drawn == [*range(musketeers)] * cards
    assert [state.allowance(who) for who in state.musketeers] == [actions] * musketeers


@pytest.mark.clause("MR-3.13", "MR-28.13")
@pytest.mark.parametrize(("musketeers", "time"), [(3, 10), (4, 10), (5, 11)])
def test_a_short_match_begins_half_way(musketeers: int, time: int) -> None:
    """Two boards instead of four and half the time; whatever else one begins with is as in a whole match."""
    state, log, rng = dealt(2, musketeers=musketeers, length="short")
    whole, _, other = dealt(2, musketeers=musketeers)
    assert (state.time, state.edition.time_end) == (time, 20)
    assert [BOARDS[board] for board in state.edition.quest_order] == ["england", "galleries"]
    assert told(log, "board_placed") == [{"board": "england", "tokens": 2}]
    assert sum(state.stock.values()) == 17 - 2
    assert (state.hands, rng.orders) == (whole.hands, other.orders)
    for name in ("honour", "pistoles", "epic", "siege", "ladder", "perfidy_hand", "paris_hand", "where"):
        assert getattr(state, name) == getattr(whole, name)


@pytest.mark.clause("MR-3.13")
def test_a_short_match_by_other_data() -> None:
    """The later half of the boards, in whatever order they lie; half of what time there is, rounded down."""
    order = ["england", "calais", "inn", "galleries"]
    edition = data_file.read(text(with_values(quest__order=order, tracks__time_end=15, setup__4__time=4)))
    state, _, _ = dealt(1, length="short", data=edition.id)
    assert (state.time, len(state.inn)) == (9, 3)
    assert [BOARDS[board] for board in state.edition.quest_order] == ["inn", "galleries"]
    assert state.edition.id == edition.id


@pytest.mark.clause("MR-3.13", "MR-1.2", "MR-21.3")
def test_a_short_match_is_won_behind_its_second_board() -> None:
    table = Table(length="short", rochefort="auto")
    table.board("england", "- -", stage=4)
    table.hand("aramis", "nobility_2 nobility_2 nobility_1")
    table.turn("aramis", "quest")
    table.do("challenge 0")
    table.until("action")
    assert table.told("board_placed") == [{"board": "galleries", "tokens": 8}]
    table.state.stage, table.state.epic = 3, 3
    table.do("passage")
    assert table.told("match_ended") == [{"winner": "musketeers", "reason": "quest"}]


@pytest.mark.clause("MR-3.5", "MR-3.6", "MR-3.12")
def test_where_the_musketeers_begin() -> None:
    """In Paris, Tréville at the Vieux-Colombier; in the order of the heroes, whoever is in play."""
    table = Table(musketeers=5)
    assert table.heroes == ["athos", "porthos", "aramis", "dartagnan", "treville"] == list(HEROES)
    assert [table.where(hero) for hero in table.heroes] == ["paris"] * 4 + ["vieux_colombier"]
    assert Table(musketeers=3, heroes="porthos dartagnan treville").heroes == ["porthos", "dartagnan", "treville"]
    assert Table(musketeers=3, heroes="athos aramis treville").where("treville") == "vieux_colombier"


@pytest.mark.clause("MR-3.7")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_miladys_first_cards(seat: int | None) -> None:
    """One Perfidy card and one Paris card; which ones only she learns."""
    state, log, _ = dealt(4)
    assert (len(state.perfidy_hand), len(state.paris_hand), len(state.paris_pile)) == (1, 1, 5)
    cards = {
        "perfidy_drawn": PERFIDY[state.perfidy_hand[0]],
        "paris_taken": state.edition.paris[state.paris_hand[0]].id,
    }
    for type, card in cards.items():
        [event] = [event for event in log if event.type == type]
        assert event.data["count"] == 1
        assert event.seen_by(seat).get("card") == (card if seat == state.milady else None)
    assert len({dealt(seed)[0].paris_hand[0] for seed in range(30)}) == 6


@pytest.mark.clause("MR-3.8")
def test_rochefort_is_in_full_health() -> None:
    assert dealt()[0].rochefort_life == 4


@pytest.mark.clause("MR-3.9", "MR-3.10", "MR-3.11")
def test_board_mission_and_turn_one() -> None:
    """In that order: the inn is laid out, the first Louvre mission turned up and manned, Phase I begins."""
    state, log, _ = dealt(7)
    types = [event.type for event in log if event.type not in ("perfidy_drawn", "adventure_drawn", "paris_taken")]
    assert types[:6] == ["match_started", "board_placed", "tokens_laid", "mission_placed", "manned", "turn_started"]
    assert told(log, "board_placed") == [{"board": "inn", "tokens": 12}]
    assert [len(line) for line in state.inn] == [4, 4, 4]
    assert all(
        token is not None and not token.up and token.kind in QUEST_TOKENS for line in state.inn for token in line
    )
    [placed], [manned] = told(log, "mission_placed"), told(log, "manned")
    assert placed["where"] == manned["where"] == "louvre"
    assert manned["adversaries"]
    assert told(log, "turn_started") == [{"turn": 1}]
    assert told(log, "phase_started") == [{"phase": "milady"}]
    assert state.asking == "destination"


@pytest.mark.clause("MR-3.10", "MR-13.1")
def test_the_first_mission_may_hide_an_ambush() -> None:
    """Milady is asked for one before turn 1."""
    state = deal(parse_options({}), Witness(0))
    asked = []
    while not state.turn:
        asked.append(state.asking)
        state.apply(state.to_act[0], state.legal(state.to_act[0])[-1])
    assert asked[: asked.count("lay")] == ["lay"] * asked.count("lay")
    assert [name for name in asked if name != "lay"][-2:] == ["ambush", "nemesis"]
    assert state.louvre is not None
    assert AMBUSHES[state.louvre.ambush] == "nemesis"


@pytest.mark.clause("MR-3.9", "MR-4.2")
def test_nothing_has_happened_before_the_first_turn() -> None:
    """Milady lays the tokens of the inn: what a turn brings is still to come."""
    state = deal(parse_options({}), Rng(0))
    assert (state.asking, state.turn) == ("lay", 0)
    public = public_of(state)
    for by_musketeer in (public.due, public.begun, public.barred, public.prepaid, public.tokens, public.fell):
        assert not any(by_musketeer)
    assert not any((public.actions, public.ridden, public.banned, public.bought, public.conscripts, public.rallied))
    assert not any((public.reinforcements, public.one_for_all, public.solved, public.stage, public.foe_wounds))
    assert (public.active, public.closed, public.seen_at, public.manned_place) == (NOBODY, NOWHERE, NOWHERE, NOWHERE)
    assert not any((public.cleared, public.refused, public.stepped_back, public.spent, public.paid, public.gone))
    assert not any((public.siege_blue, public.siege_red, public.retreat, public.siege))
