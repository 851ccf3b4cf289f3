"""Nobody, computer players included, knows more than a seat may know."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere.core.game import Move, Seat
from musketiere.core.match import Match
from musketiere.core.rng import Rng
from musketiere.players import PLAYERS, SEARCHING, computer_player
from tests.kit.play import play, seen_by, snapshot, start, think
from tests.kit.subject import Subject
from tests.subjects import SECRET, SUBJECTS

SEEDS = st.integers(0, 2**32)
every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=str)
every_secret_game = pytest.mark.parametrize("subject", SECRET, ids=str)
every_player = pytest.mark.parametrize("level", PLAYERS)
every_searching_player = pytest.mark.parametrize("level", SEARCHING)
pytestmark = pytest.mark.usefixtures("few_worlds")


def in_disguise(
    subject: Subject, seed: int, actions: int, *, deciding: bool = False
) -> Iterator[tuple[Match, Match, Seat | None]]:
    """A match and, for each seat and the spectator, or whoever is deciding, one that looked the same to them; none once
    all is open."""
    rng = Rng(seed)
    match = play(subject.prepare(rng), rng, actions)
    for seat in match.state.to_act if deciding else (None, *range(subject.game.seats(match.options))):
        other = subject.disguise(match, seat, Rng(seed + 1))
        if other is not None:
            yield match, other, seat


@every_game
@pytest.mark.parametrize("actions", [0, 12])
def test_a_disguise_hides_another_truth(subject: Subject, actions: int) -> None:
    """What follows stands on it."""
    pairs = [pair for seed in range(10) for pair in in_disguise(subject, seed, actions)]
    assert len(pairs) >= 20
    different = [truth.position != other.position for truth, other, _ in pairs]
    assert sum(different) > 0.9 * len(different)


@pytest.mark.at_length
@every_game
@given(seed=SEEDS, actions=st.integers(0, 36))
def test_what_a_seat_cannot_see_changes_nothing_it_sees(subject: Subject, seed: int, actions: int) -> None:
    """View, legal actions and story stay the same, byte for byte, when what is hidden changes."""
    game = subject.game
    for truth, other, seat in in_disguise(subject, seed, actions):
        assert game.view(other.state, seat) == game.view(truth.state, seat)
        assert seen_by(other, seat) == seen_by(truth, seat)
        assert snapshot(other.state) != snapshot(truth.state)


@every_game
@every_player
@given(seed=SEEDS, actions=st.integers(0, 36), player_seed=SEEDS)
def test_same_view_and_same_player_seed_give_the_same_move(
    subject: Subject, level: str, seed: int, actions: int, player_seed: int
) -> None:
    _decides_from_its_view(subject, level, seed, actions, player_seed)


@pytest.mark.at_length
@every_game
@every_searching_player
def test_same_view_and_same_player_seed_give_the_same_search(subject: Subject, level: str) -> None:
    """Later moments of a deal among them, when much has been shown and inferred."""
    for seed in range(4):
        _decides_from_its_view(subject, level, 10 * SEARCHING.index(level) + seed, 9 * seed, seed)


def _decides_from_its_view(subject: Subject, level: str, seed: int, actions: int, player_seed: int) -> None:
    game = subject.game
    for truth, other, seat in in_disguise(subject, seed, actions, deciding=True):
        assert seat is not None
        before = snapshot(truth.state)
        move = think(game, level, game.view(truth.state, seat), player_seed)
        assert move == think(game, level, game.view(other.state, seat), player_seed)
        assert move in truth.state.legal(seat)
        assert snapshot(truth.state) == before


@pytest.mark.at_length
@every_game
@given(seed=SEEDS)
def test_thinking_never_changes_the_deal(subject: Subject, seed: int) -> None:
    """The same actions lead to the same cards in every later game, however much was thought in between."""
    options = subject.game.options_data(subject.game.parse_options({}))
    silent, watched = start(subject.game, seed, **options), start(subject.game, seed, **options)
    rng = Rng(seed)
    for number in range(60):
        if not silent.state.to_act:
            break
        seat = silent.state.to_act[0]
        legal = silent.state.legal(seat)
        move = legal[rng.below(len(legal))]
        for level in (*PLAYERS, SEARCHING[number % len(SEARCHING)]) if number % 10 == 0 else ():
            think(subject.game, level, subject.game.view(watched.state, seat), number)
        silent.act_move(seat, move)
        watched.act_move(seat, move)
    assert snapshot(silent.state) == snapshot(watched.state)
    assert silent.events == watched.events


def leaves(value: object) -> list[object]:
    """All that a view is made of, down to the plain values."""
    if is_dataclass(value) and not isinstance(value, type):
        return [leaf for field in fields(value) for leaf in leaves(getattr(value, field.name))]
    if isinstance(value, tuple):
        return [leaf for item in value for leaf in leaves(item)]
    return [value]


@every_game
@given(seed=SEEDS, actions=st.integers(0, 80))
def test_a_view_holds_plain_values_only(subject: Subject, seed: int, actions: int) -> None:
    """Nothing in a view leads back to the state, and nothing in it can be changed."""
    match = play(subject.prepare(Rng(seed)), Rng(seed), actions)
    for seat in (None, *range(subject.game.seats(match.options))):
        for leaf in leaves(subject.game.view(match.state, seat)):
            assert leaf is None or isinstance(leaf, int | str | bool | Enum)


def parts(value: object) -> Iterator[object]:
    """All that something is made of that holds other things."""
    if isinstance(value, Mapping):
        yield from (part for one in value.values() for part in parts(one))
    elif isinstance(value, tuple | list):
        yield from (part for one in value for part in parts(one))
    else:
        yield value


OWN: Final = {"lesson": {"lesson"}}
"""What a player holds besides the rules: what a lesson has prepared is the same in each of its matches."""


@every_game
@pytest.mark.parametrize("level", [*PLAYERS, *SEARCHING])
def test_a_player_holds_the_rules_and_nothing_else(subject: Subject, level: str) -> None:
    """Players are blind by structure: they are built from a game, which has no state, and think about a view."""
    player: Any = computer_player(level, subject.game)
    held = vars(player).copy()
    assert {*held} == {"game"} | ({"skill", "character"} if level in SEARCHING else OWN.get(level, set()))
    assert all(part is None or isinstance(part, str | int | float) or callable(part) for part in parts(held))
    assert list(inspect.signature(player.think).parameters) == ["view", "rng"]
    match = subject.prepare(Rng(5))
    think(subject.game, level, subject.game.view(match.state, match.state.to_act[0]), 1)
    assert vars(player) == held


@every_secret_game
@given(seed=SEEDS, order=st.randoms(use_true_random=False))
def test_the_order_of_secret_choices_does_not_matter(subject: Subject, seed: int, order: Any) -> None:
    """The same choices give the same match, record and events included, in whatever order they arrived."""
    one, two = (start(subject.game, seed, **subject.crowded) for _ in range(2))
    rng = Rng(seed)
    for _ in range(12):
        decision = one.state.decision
        if decision is None:
            break
        choices = [(seat, _any(one.state.legal(seat), rng)) for seat in decision.seats]
        arrived = choices.copy()
        order.shuffle(arrived)
        for seat, move in choices:
            one.act_move(seat, move)
        for seat, move in arrived:
            two.act_move(seat, move)
        assert snapshot(one.state) == snapshot(two.state)
        assert one.text() == two.text()
        assert one.events == two.events


def _any(legal: Sequence[Move], rng: Rng) -> Move:
    return legal[rng.below(len(legal))]
