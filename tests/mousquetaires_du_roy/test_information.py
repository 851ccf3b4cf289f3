"""MR-30: what each side and who looks on may know, and nothing beside it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import groupby
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from musketiere.core.game import Data, Event, Move, Seat
from musketiere.core.match import Match
from musketiere.core.rng import Rng
from musketiere.games.mousquetaires_du_roy import moves
from musketiere.games.mousquetaires_du_roy.board import PUBLIC
from musketiere.games.mousquetaires_du_roy.game import MOUSQUETAIRES_DU_ROY
from musketiere.games.mousquetaires_du_roy.material import NOWHERE, PLACES
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.worlds import known
from tests.kit.play import play, start
from tests.mousquetaires_du_roy.subject import prepare, random_options

SEEDS = st.integers(0, 2**32)
MOST_ALIKE = 4
"""Moves of a kind that are compared."""
LINKS = (
    *("man", "lay_token", "play_perfidy", "lay_ambush"),
    *("exchange", "give", "take", "give_token", "take_token", "card", "commit"),
)
"""Moves that put something together."""


def shown(state: State, seat: Seat | None) -> str:
    """View and open decision, as the page gets them."""
    decision = state.decision
    return json.dumps([MOUSQUETAIRES_DU_ROY.view_data(MOUSQUETAIRES_DU_ROY.view(state, seat)), decision])


def answered(state: State, seat: Seat, move: Move) -> tuple[State, list[Event]]:
    """What a move leads to, and what is told of it; chance falls the same for every move."""
    log: list[Event] = []
    twin = state.copy()
    twin.rng, twin.log = Rng(7), log
    twin.apply(seat, move)
    return twin, log


def sides(state: State) -> dict[Seat | None, str]:
    """Who looks, and on whose side he is."""
    return {
        None: "nobody",
        **{seat: "milady" if seat == state.milady else "team" for seat in range(state.options.seats)},
    }


@pytest.mark.clause("MR-33.22", "MR-30.2", "MR-33.18")
@given(seed=SEEDS, actions=st.integers(0, 120))
def test_what_others_see_changes_only_by_what_they_are_told(seed: int, actions: int) -> None:
    """Two answers of one kind that are told alike, after which the same seats are asked, leave the same picture:
    destinations, cards that are being put together, tokens that are laid, cards that are taken from a pile. While
    something is put together, it stays as it was."""
    match, rng = start(MOUSQUETAIRES_DU_ROY, seed, **random_options(Rng(seed))), Rng(seed)
    play(match, rng, actions)
    while seed % 2 and match.state.to_act and match.state.to_act[0] == 0:  # on to what Milady decides
        play(match, rng, 1)
    state: State = match.state
    looking = sides(state)
    for seat in state.to_act:
        for kind, alike in groupby(sorted(state.legal(seat)), moves.kind):
            ends = [answered(state, seat, move) for move in [*alike][:MOST_ALIKE]]
            if kind in LINKS:
                ends.append((state, []))
            for viewer, side in looking.items():
                if side == looking[seat]:
                    continue
                pictures: dict[str, str] = {}
                for end, log in ends:
                    told = json.dumps([end.to_act, [event.seen_by(viewer) for event in log]])
                    assert pictures.setdefault(told, shown(end, viewer)) == shown(end, viewer)


@given(seed=SEEDS)
def test_what_is_public_is_carried_over_name_by_name(seed: int) -> None:
    """From the board into the view, and from there into any possible world."""
    rng = Rng(seed)
    state: State = play(prepare(rng), rng, 12).state
    public = {name: getattr(state, name) for name in PUBLIC}
    for seat in (None, *range(state.options.seats)):
        view = MOUSQUETAIRES_DU_ROY.view(state, seat)
        assert view.public._fields == PUBLIC
        assert view.public._asdict() == {
            name: tuple(value) if isinstance(value, list) else value for name, value in public.items()
        }
        for world in (known(view, rng), MOUSQUETAIRES_DU_ROY.sample(view, rng)):
            assert {name: getattr(world, name) for name in PUBLIC} == public
            assert world.rules_version == state.rules_version


def own_of(view: Data) -> Any:
    milady: Any = view["milady"]
    return milady["own"]


@pytest.mark.clause("MR-30.1", "MR-30.2")
@given(seed=SEEDS, actions=st.integers(0, 36))
def test_the_table_of_section_30(seed: int, actions: int) -> None:
    rng = Rng(seed)
    state: State = play(prepare(rng), rng, actions).state
    views: dict[Seat | None, Any] = {
        seat: MOUSQUETAIRES_DU_ROY.view_data(MOUSQUETAIRES_DU_ROY.view(state, seat)) for seat in sides(state)
    }
    for seat, side in sides(state).items():
        view = views[seat]
        assert view["side"] == {"nobody": None}.get(side, side)
        # only Milady knows her hands, her destination, and what she puts together
        assert (own_of(view) is not None) == (side == "milady")
        assert (view["milady"]["perfidy_count"], view["milady"]["paris_count"]) == (
            len(state.perfidy_hand),
            len(state.paris_hand),
        )
        # the whole team knows the Adventure cards of each of them
        for who, musketeer in enumerate(view["musketeers"]):
            assert (musketeer["hand"] is not None) == (side == "team")
            assert musketeer["hand_count"] == len(state.hands[who])
        # what lies face down is known to Milady alone, what lies face up to everybody
        for token in tokens(view["quest"]):
            assert (token["kind"] is not None) == (token["up"] or side == "milady")
        # all else is public
        for public in ("tracks", "team", "missions", "siege", "edition", "piles", "turn", "phase", "decision"):
            assert view.get(public) == views[None].get(public)
        for public in ("seen_at", "may_be", "rochefort", "ambushes", "reserve", "closed"):
            assert view["milady"][public] == views[None]["milady"][public]


def tokens(quest: Any) -> Iterator[Any]:
    """All quest tokens that a view shows."""
    for line in quest.get("lines", ()):
        yield from (token for token in line if token is not None)
    for stage in quest.get("stages", ()):
        found = stage.get("tokens", [stage.get("token")])
        yield from (token for token in found if token is not None)


@pytest.mark.clause("MR-30.4", "MR-33.18")
@given(seed=SEEDS)
@settings(max_examples=15)
def test_milady_is_hidden_until_she_is_revealed(seed: int) -> None:
    """From her choice until the one event of the turn; a possible world never puts her where she was not found."""
    match: Match = start(MOUSQUETAIRES_DU_ROY, seed, **random_options(Rng(seed)))
    rng, followed, revealed = Rng(seed), 0, True
    while match.state.to_act and match.state.turn < 3:
        state: State = match.state
        for event in match.events[followed:]:
            if event.type in ("turn_started", "milady_revealed"):
                revealed = event.type == "milady_revealed"
        followed = len(match.events)
        for seat in (None, *state.team):
            view: Any = MOUSQUETAIRES_DU_ROY.view_data(MOUSQUETAIRES_DU_ROY.view(state, seat))
            assert (view["milady"]["seen_at"] is not None) == revealed or state.turn == 0
            may_be = view["milady"]["may_be"]
            assert bool(may_be) == (state.phase == "musketeers" and state.seen_at == NOWHERE)
            assert not may_be or PLACES[state.destination] in may_be
            assert not {PLACES[place] for place in state.cleared} & set(may_be)
            world = MOUSQUETAIRES_DU_ROY.sample(MOUSQUETAIRES_DU_ROY.view(state, seat), Rng(seed))
            assert world.destination not in state.cleared
            assert not revealed or world.destination == state.destination or state.turn == 0
        play(match, rng, 1 + rng.below(5))


@pytest.mark.clause("MR-30.3")
def test_nobody_gets_the_choices_of_the_other_side() -> None:
    for seed in range(30):
        state: State = play(start(MOUSQUETAIRES_DU_ROY, seed, **random_options(Rng(seed))), Rng(seed), 3 * seed).state
        for seat in range(state.options.seats):
            legal = MOUSQUETAIRES_DU_ROY.legal_data(state, seat)
            assert (legal is None) == (seat not in state.to_act)
