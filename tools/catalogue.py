"""What the page knows of the games before Python runs, out of the engine itself.

Each module is fetched with what needs it: the home page with the first, a form with the options, a game with its own.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Final

from musketiere.core.match import AnyGame
from musketiere.players import CHARACTERS, LEVELS

_HEAD: Final = """\
/** The games that can be played, in the order in which the home page shows them. */
export const games = {games} as const;
export type GameId = (typeof games)[number];

/** How well the computer players play that can be chosen in any game, weakest first. */
export const levels = {levels} as const;
/** How they like to play: a computer player is called by its level, or by `<level>-<character>`. */
export const characters = {characters} as const;

/** What is so in every match of a game. */
export interface GameFacts {{
  /** Fewest and most seats that decide. */
  readonly seats: {{ readonly min: number; readonly max: number }};
  /** The prepared matches that teach the game, the one to begin with first. */
  readonly lessons: readonly [string, ...string[]];
  /** Positions in which one choice is clearly better, and what each teaches; the one to begin with first. */
  readonly problems: readonly {{ readonly id: string; readonly idea: string }}[];
}}

"""

_OPTIONS: Final = """\
import type {{ OptionSpec }} from '{bridge}';
import type {{ GameId }} from './catalogue';

/** What each option allows while nothing else has been chosen, by game. */
export const options: Readonly<Record<GameId, readonly OptionSpec[]>> = {options};
"""


def catalogue(games: Sequence[AnyGame], bridge: str) -> dict[str, str]:
    """The modules, by the names of their files, without what marks them as generated. `bridge` is the module of the
    types that all games share."""
    facts = {
        game.id: {
            "seats": {"min": game.min_seats, "max": game.max_seats},
            "lessons": list(game.lessons),
            "problems": [{"id": name, "idea": problem.idea} for name, problem in game.problems.items()],
        }
        for game in games
    }
    options = {game.id: game.option_specs({}) for game in games}
    components = {game.id: game.components() for game in games}
    return {
        "catalogue.ts": _HEAD.format(
            games=_text([game.id for game in games]), levels=_text(list(LEVELS)), characters=_text(list(CHARACTERS))
        )
        + f"export const catalogue: Readonly<Record<GameId, GameFacts>> = {_text(facts)};\n",
        "options.ts": _OPTIONS.format(bridge=bridge, options=_text(options)),
        **{f"components-{game}.ts": _module(values) for game, values in components.items() if values},
    }


def _module(components: Mapping[str, object]) -> str:
    """Sizes, counts and names that no option changes."""
    return "\n".join(f"export const {_camel(name)} = {_text(value)} as const;\n" for name, value in components.items())


def _camel(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(word.title() for word in rest)


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2)
