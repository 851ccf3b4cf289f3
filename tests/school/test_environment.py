"""The games as environments of PettingZoo, by its own tests and ours."""

from __future__ import annotations

import json
import warnings
from collections.abc import Mapping

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

from musketiere.core.errors import IllegalAction, InvalidOptions
from musketiere.core.rng import Rng
from musketiere.games import PLACES
from musketiere.school.environment import FEATURES, NUMBERINGS, RawEnvironment, environment, features
from musketiere.school.tournament import MOST_ACTIONS
from tests.kit.play import random_move
from tests.school.kit import SHORT
from tests.subjects import SUBJECTS

every_game = pytest.mark.parametrize("game", SHORT)
OBSERVED = "Observation is not a NumPy array|Observation space for each agent|all zeros"
"""What is said of every environment with a mask but of the few that its tests know by name."""


def fresh(game: str) -> RawEnvironment:
    env = RawEnvironment(game, SHORT[game])
    env.reset(seed=1)
    return env


@every_game
def test_it_passes_the_tests_of_the_field(game: str) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", OBSERVED, UserWarning)
        api_test(environment(game, SHORT[game]), num_cycles=120)  # type: ignore[no-untyped-call]
        seed_test(lambda: environment(game, SHORT[game]), num_cycles=60)  # type: ignore[no-untyped-call]


def test_every_game_is_one() -> None:
    assert NUMBERINGS.keys() == PLACES.keys() - {"parade"}


@every_game
def test_each_action_has_a_number_of_its_own(game: str) -> None:
    subject = next(one for one in SUBJECTS if one.game.id == game)
    for options in (SHORT[game], *subject.showcase.values()):
        env, rng = RawEnvironment(game, options), Rng(4)
        env.reset(seed=2)
        for _ in range(60):
            if env.match.state.outcome is not None:
                break
            for seat in env.match.state.to_act:
                legal = env.legal(seat)
                assert sorted(legal.values()) == sorted(env.match.state.legal(seat))
                assert all(0 <= number < sum(env.numbering) for number in legal)
            env.match.act_move(*random_move(env.match, rng))


@every_game
def test_a_match_ends_with_who_has_won(game: str) -> None:
    env, steps = fresh(game), 0
    rewards: Mapping[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, over, cut, info = env.last()
        assert not cut
        assert observation is not None
        if over:
            rewards = {**rewards, agent: reward}
            env.step(None)  # type: ignore[arg-type]
            continue
        assert info["legal"].keys() == set(np.flatnonzero(observation["action_mask"]))
        assert info["view"].seat == env.possible_agents.index(agent)
        env.step(next(iter(info["legal"])))
        steps += 1
    assert steps == len(env.match.actions)
    winners = {f"player_{seat}" for seat in env.match.winners}
    assert rewards == {agent: 1.0 if agent in winners else -1.0 for agent in env.possible_agents}
    assert not env.agents


@every_game
def test_who_is_not_to_act_has_nothing_to_choose(game: str) -> None:
    env = fresh(game)
    for seat, agent in enumerate(env.agents):
        mask = env.observe(agent)["action_mask"]
        assert mask.any() == (seat in env.match.state.to_act)
        assert env.observation_space(agent).contains(env.observe(agent))


def test_what_is_illegal_is_refused_or_loses() -> None:
    env = fresh("musketiere")
    with pytest.raises(IllegalAction):
        env.step(0)
    wrapped = environment("musketiere", SHORT["musketiere"])
    wrapped.reset(seed=1)
    wrapped.step(0)
    assert wrapped.rewards == {"player_0": -1.0, "player_1": 0.0}
    assert all(wrapped.terminations.values())
    with pytest.raises(InvalidOptions):
        environment("musketiere", {"players": 7})


def test_a_seed_deals_the_same_again() -> None:
    env = fresh("musketiere")
    first = [env.match.seed]
    env.reset()
    first.append(env.match.seed)
    env.reset(seed=1)
    again = [env.match.seed]
    env.reset()
    assert [*again, env.match.seed] == first
    assert first[0] != first[1]


def test_a_match_without_end_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("musketiere.school.environment.MOST_ACTIONS", 3)
    assert MOST_ACTIONS > 3
    env = fresh("four_musketeers")
    while not any(env.truncations.values()):
        env.step(next(iter(env.infos[env.agent_selection]["legal"])))
    assert len(env.match.actions) == 3
    assert all(env.truncations.values())


@every_game
def test_what_is_shown_is_what_a_spectator_sees(game: str) -> None:
    env = fresh(game)
    assert json.loads(env.render()) == json.loads(json.dumps(env.game.view_data(env.game.view(env.match.state, None))))
    assert str(environment(game)) == f"{game}_v{env.game.rules_version}"


@every_game
def test_other_views_are_other_features(game: str) -> None:
    """Hardly anything that a view says is lost where two things have the same place."""
    env = fresh(game)
    seen = set()
    for _ in range(60):
        if env.match.state.outcome is None:
            agent = env.agent_selection
            told = json.dumps(env.game.view_data(env.infos[agent]["view"]))
            seen.add((env.observe(agent)["observation"].tobytes(), told))
            legal = list(env.infos[agent]["legal"])
            env.step(legal[len(seen) % len(legal)])
    assert len({observation for observation, _ in seen}) == len({view for _, view in seen}) > 10


def test_features_count_and_say() -> None:
    one = features({"a": 3, "b": ["x", "y"], "c": True, "d": None, "e": {"f": -1}})
    assert one.shape == (FEATURES,)
    assert np.count_nonzero(one) == 2 + 4 + 1 + 1 + 2
    assert np.abs(one).max() == 1
    assert np.abs(features({"a": ["x"] * 3})).max() == 3
    assert np.abs(features({"a": ["x"] * 99})).max() == 16
    assert not np.array_equal(one, features({"a": 4, "b": ["x", "y"], "c": True, "d": None, "e": {"f": -1}}))
    assert not features({}).any()
