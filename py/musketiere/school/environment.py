"""The games as environments for those who train players: PettingZoo's AEC interface.

Needs `pip install musketiere[pettingzoo]`; nothing else of the engine does.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from math import log1p
from typing import Any, Final, NamedTuple, TypeAlias
from zlib import crc32

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from gymnasium.utils import seeding
from pettingzoo.utils import wrappers
from pettingzoo.utils.env import AECEnv

from musketiere.core.game import Move, Seat
from musketiere.core.match import MAX_SEED, Match
from musketiere.games import GAMES
from musketiere.games.four_musketeers import moves as four_musketeers
from musketiere.games.mousquetaires_du_roy import moves as mousquetaires_du_roy
from musketiere.games.musketiere import moves as musketiere
from musketiere.games.musketiere.rules import HAND
from musketiere.school.tournament import MOST_ACTIONS

Array: TypeAlias = np.ndarray[Any, Any]
Observation: TypeAlias = dict[str, Array]
FEATURES: Final = 8192
"""Numbers of an observation. A view says up to some hundred things, in Four Musketeers more than a thousand."""
LARGEST: Final = 1000
"""A number of this size counts 1 in an observation, as does each thing that is there."""
MOST: Final = 16.0
"""Whatever is there more often counts no more."""


class Numbering(NamedTuple):
    """How the actions of a game are numbered: each by its move, but for `placed` ones from `moves` on, which count by
    their place among the legal actions: of the ways to lay the pay (MU-11.1) so those that mean the same ranks of a
    hand have the same number."""

    moves: int
    placed: int = 0


NUMBERINGS: Final[Mapping[str, Numbering]] = {
    "musketiere": Numbering(musketiere.PAY, HAND * (HAND - 1) * (HAND - 2)),
    "four_musketeers": Numbering(four_musketeers.SETTING + len(four_musketeers.SETTING_MOVES)),
    "mousquetaires_du_roy": Numbering(sum(map(len, mousquetaires_du_roy.NAMED.values()))),
}


class RawEnvironment(AECEnv[str, Any, Any]):
    """A table of one game; agents are `player_0`, `player_1` … by seat.

    An observation is `observation`, the view of the seat (`features`), and `action_mask`, which of the numbered actions
    are legal. `infos[agent]` has the same as objects: `view`, and `legal`, actions by number. Rewards come at the end:
    1 for who has won, -1 for all others. A match that comes to no end is truncated.
    """

    metadata: dict[str, Any] = {"name": "musketiere", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self, game: str = "musketiere", options: Mapping[str, object] | None = None, render_mode: str | None = None
    ) -> None:
        """`options` as plain data, those that are left out by default. Raises `InvalidOptions`."""
        super().__init__()  # type: ignore[no-untyped-call]
        self.metadata = {**self.metadata, "name": f"{game}_v{GAMES[game].rules_version}"}
        self.render_mode = render_mode
        self.game = GAMES[game]
        self.options = self.game.parse_options(options or {})
        self.numbering = NUMBERINGS[game]
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.seats(self.options))]
        size = sum(self.numbering)
        self.action_spaces = {agent: Discrete(size) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(-MOST, MOST, (FEATURES,), np.float32),
                    "action_mask": Box(0, 1, (size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._chance = seeding.np_random(None)[0]

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals anew; with a seed always the same deals from then on."""
        if seed is not None:
            self._chance = seeding.np_random(seed)[0]
        self.match = Match(self.game, self.options, int(self._chance.integers(MAX_SEED + 1)))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: int) -> None:
        """Raises `IllegalAction` if it is not legal: `environment` puts it into wrappers that do otherwise."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        move = self.legal(seat).get(int(action), -1)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.match.act_move(seat, move)
        self._end()
        self._select()
        self._accumulate_rewards()
        self._deads_step_first()

    def _end(self) -> None:
        outcome = self.match.state.outcome
        if outcome is not None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = {
                agent: 1.0 if seat in outcome.winners else -1.0 for seat, agent in enumerate(self.possible_agents)
            }
        elif len(self.match.actions) >= MOST_ACTIONS:
            self.truncations = dict.fromkeys(self.agents, True)

    def _select(self) -> None:
        """Whoever decides next, several in secret one after the other; and what everybody may know now."""
        decision = self.match.state.decision
        self.agent_selection = self.possible_agents[decision.seats[0] if decision else 0]
        for seat, agent in enumerate(self.agents):
            legal = {number: self.game.decode(move) for number, move in self.legal(seat).items()}
            self.infos[agent] = {"view": self.game.view(self.match.state, seat), "legal": legal}

    def legal(self, seat: Seat) -> dict[int, Move]:
        """The legal moves of a seat by number."""
        moves = self.numbering.moves
        legal = sorted(self.match.state.legal(seat))
        return {move if move < moves else moves + place: move for place, move in enumerate(legal)}

    def observe(self, agent: str) -> Observation:
        """What an agent may know."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(sum(self.numbering), np.int8)
        mask[list(self.legal(seat))] = 1
        view = self.game.view_data(self.game.view(self.match.state, seat))
        return {"observation": features(view), "action_mask": mask}

    def render(self) -> str:
        """The table as a spectator may see it, as JSON."""
        return json.dumps(self.game.view_data(self.game.view(self.match.state, None)))

    def __str__(self) -> str:
        return str(self.metadata["name"])


def environment(
    game: str = "musketiere", options: Mapping[str, object] | None = None, render_mode: str | None = None
) -> AECEnv[str, Any, Any]:
    """The environment in the usual wrappers: who makes an illegal action loses, with -1, and it is over."""
    env: AECEnv[str, Any, Any] = RawEnvironment(game, options, render_mode)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


def features(view: Mapping[str, object]) -> Array:
    """A view as `FEATURES` numbers, for games of any kind: each thing that it says is added or subtracted
    at a place by the CRC-32 of its name (feature hashing; Weinberger and others 2009). A number says how much, on a
    logarithmic scale, and that it is this one; of a text in a list it is said that it is there, and at which place.
    Whoever knows better makes his own from `infos[agent]["view"]`."""
    said = [(crc32(name.encode()), value) for name, value in _said("", view)]
    places = np.array([code >> 1 for code, _ in said], np.int64) % FEATURES
    signed = np.array([value if code & 1 else -value for code, value in said])
    return np.clip(np.bincount(places, signed, FEATURES), -MOST, MOST).astype(np.float32)


def _said(name: str, value: object) -> Iterator[tuple[str, float]]:
    match value:
        case bool() | str() | None:
            yield f"{name}={value}", 1.0
        case int():
            yield f"{name}={value}", 1.0
            yield name, min(1.0, log1p(abs(value)) / log1p(LARGEST)) * (1 if value >= 0 else -1)
        case dict():
            for key, inner in value.items():
                yield from _said(f"{name}.{key}", inner)
        case list() | tuple():
            for place, inner in enumerate(value):
                if isinstance(inner, str):
                    yield from _said(f"{name}[]", inner)
                yield from _said(f"{name}[{place}]", inner)
