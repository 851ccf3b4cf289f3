"""MR-30: a possible world is what a seat sees, and beside it every card and token once, what is hidden as it may be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from musketiere.core.game import Outcome, Seat
from musketiere.core.rng import Rng
from musketiere.games.mousquetaires_du_roy.board import PUBLIC, Manned
from musketiere.games.mousquetaires_du_roy.game import MOUSQUETAIRES_DU_ROY as GAME
from musketiere.games.mousquetaires_du_roy.material import ADVENTURE, DECOY, DESTINATIONS, TRAP
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.worlds import known, sample
from tests.kit.play import play
from tests.mousquetaires_du_roy.subject import prepare
from tests.mousquetaires_du_roy.table import Table
from tests.mousquetaires_du_roy.test_position import complete

SEEDS = st.integers(0, 2**32)
MANY: Final = 40


def worlds(state: State, seat: Seat | None, number: int = MANY) -> list[State]:
    """States that look to the seat like that one."""
    view = GAME.view(state, seat)
    return [sample(view, Rng(seed)) for seed in range(number)]


def lying(state: State) -> tuple[int, ...]:
    """The quest tokens on the board."""
    return tuple(token.kind for part in (*state.inn, state.quest_tokens) for token in part if token is not None)


def rest_of(pile: list[int]) -> tuple[int, ...]:
    """What lies in a pile, whatever its order."""
    return tuple(sorted(pile))


HIDDEN: Final[dict[str, Callable[[State], object]]] = {
    "adventure hands": lambda state: tuple(map(tuple, state.hands)),
    "perfidy hand": lambda state: rest_of(state.perfidy_hand),
    "paris hand": lambda state: rest_of(state.paris_hand),
    "destination": lambda state: state.destination,
    "tokens on the board": lying,
    "tokens left": lambda state: tuple(state.stock.items()),
    "adventure pile": lambda state: tuple(state.adventure_pile),
    "perfidy pile": lambda state: tuple(state.perfidy_pile),
    "paris pile": lambda state: tuple(state.paris_pile),
    "louvre pile": lambda state: tuple(state.louvre_pile),
}
"""The table of section 30: what is hidden from somebody."""
PILES: Final = ("adventure pile", "perfidy pile", "paris pile", "louvre pile")
HIDDEN_FROM: Final = {
    "team": ("perfidy hand", "paris hand", "destination", "tokens on the board", "tokens left", *PILES),
    "milady": ("adventure hands", *PILES),
    "nobody": tuple(HIDDEN),
}


@pytest.mark.clause("MR-30.2")
@given(seed=SEEDS, actions=st.integers(0, 60))
@settings(max_examples=15)
def test_every_card_and_token_lies_somewhere_and_in_one_place_only(seed: int, actions: int) -> None:
    rng = Rng(seed)
    state: State = play(prepare(rng), rng, actions).state
    for seat in (None, *range(state.options.seats)):
        for world in worlds(state, seat, 2):
            complete(world)
            assert GAME.view(world, seat) == GAME.view(state, seat)
            decoys, traps = (lying(world).count(kind) for kind in (DECOY, TRAP))
            assert (decoys, traps) == (lying(state).count(DECOY), lying(state).count(TRAP))


def in_the_middle() -> State:
    """The first turn of the Musketeers; Milady may be anywhere, and the quest has come to England."""
    table = Table(rochefort="auto")
    table.perfidy("calomnie renforts")
    table.paris_hand("complot")
    for hero in table.heroes:
        table.hand(hero, "combat")
    table.board("england", "force_2 force_3")
    table.state.stock = {2: 5, 3: 5, 4: 5}
    table.phase_two()
    return table.state


def otherwise(name: str, value: object) -> object:
    """Another value that could stand there."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case Manned():
            return value._replace(strangled=value.strangled + 1)
        case list():
            return [*value, 1]
        case tuple():
            return (*value, 1)
        case str():
            return "end"
    return {"outcome": Outcome("quest", (0,), ()), "paris": Manned(1)}[name]


@pytest.mark.clause("MR-30.2")
@pytest.mark.parametrize("name", PUBLIC)
def test_all_that_is_public_is_in_every_world_as_it_is(name: str) -> None:
    """Also what is seldom otherwise in a match."""
    state = Table().state
    setattr(state, name, otherwise(name, getattr(state, name)))
    for seat in (None, 0, state.milady):
        assert getattr(known(GAME.view(state, seat), Rng(0)), name) == getattr(state, name)


@pytest.mark.clause("MR-30.1", "MR-30.2")
@pytest.mark.parametrize("side", HIDDEN_FROM)
def test_all_that_is_hidden_may_be_otherwise_and_nothing_else(side: str) -> None:
    state = in_the_middle()
    seat = {"team": 0, "milady": state.milady, "nobody": None}[side]
    found = worlds(state, seat)
    for name, tell in HIDDEN.items():
        assert (len({tell(world) for world in found}) > 1) == (name in HIDDEN_FROM[side]), name
        assert name in HIDDEN_FROM[side] or tell(found[0]) == tell(state), name


@pytest.mark.clause("MR-30.4")
def test_milady_may_be_wherever_she_has_not_been_missed() -> None:
    state = in_the_middle()
    assert {world.destination for world in worlds(state, 0)} == {*DESTINATIONS}
    missed = DESTINATIONS[0]
    state.cleared = (missed,)
    assert {world.destination for world in worlds(state, 0)} == {*DESTINATIONS} - {missed}
    state.seen_at = state.destination
    assert {world.destination for world in worlds(state, 0)} == {state.destination}


@pytest.mark.clause("MR-8.4", "MR-30.2")
def test_cards_that_have_been_shown_for_a_challenge_are_in_the_hand_of_who_showed_them() -> None:
    """Milady is asked whether she appears, and knows them; the rest of his cards she does not."""
    table = Table()
    table.mission("louvre", "dette_de_jeu")
    for hero in table.heroes:
        table.hand(hero, "combat combat")
    table.hand("porthos", "gallantry_2 combat")
    table.turn("porthos", "louvre", milady="louvre")
    table.do("challenge 1")
    assert (table.state.asking, table.state.to_act) == ("reveal", [table.state.milady])
    gallantry = ADVENTURE.index("gallantry_2")
    for seat in (table.state.milady, None):
        found = worlds(table.state, seat)
        assert all(gallantry in world.hands[1] for world in found)
        assert [len(hand) for hand in found[0].hands] == [len(hand) for hand in table.state.hands]
        assert len({tuple(world.hands[1]) for world in found}) > 1


@pytest.mark.clause("MR-21.6", "MR-22.3")
def test_whatever_lies_face_down_in_the_inn_may_lie_in_any_square() -> None:
    table = Table(rochefort="auto")
    table.inn("force_2 force_3 decoy decoy", "force_2 force_2 decoy force_4", "force_3 trap trap force_2")
    table.phase_two()
    for token in (DECOY, TRAP):
        found = [[at for at, kind in enumerate(lying(world)) if kind == token] for world in worlds(table.state, 0)]
        assert {at for squares in found for at in squares} == {*range(12)}
        assert {len(squares) for squares in found} == {lying(table.state).count(token)}


@pytest.mark.clause("MR-21.6")
def test_a_token_that_lies_face_down_is_of_kind_0_to_a_player() -> None:
    table = Table()
    table.inn("force_2 decoy", "trap force_4")
    for seat, kinds in ((0, [0] * 4), (None, [0] * 4), (table.state.milady, [*lying(table.state)])):
        assert [token and token.kind for line in GAME.view(table.state, seat).inn for token in line] == kinds


@pytest.mark.clause("MR-30.1")
def test_what_has_been_turned_up_stays_as_it_is() -> None:
    table = Table(rochefort="auto")
    table.inn("force_4 decoy", "trap force_3", up=True)
    table.phase_two()
    for world in worlds(table.state, 0, 5):
        assert world.inn == table.state.inn
