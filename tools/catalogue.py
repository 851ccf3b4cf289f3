"""What the page knows of the games before Python runs: `web/generated/catalogue.ts`, out of the engine itself."""

from __future__ import annotations

import json
from typing import Final

from musketiere.games import GAMES
from musketiere.players import LEVELS

_HEAD: Final = """\
import type {{ OptionSpec }} from '../worker/protocol';

/** The games that can be played, in the order in which the home page shows them. */
export const games = {games} as const;
export type GameId = (typeof games)[number];

/** The computer players that can be chosen in any game, weakest first. */
export const computerPlayers = {players} as const;

/** What is so in every match of a game. */
export interface GameFacts {{
  /** Fewest and most seats that decide. */
  readonly seats: {{ readonly min: number; readonly max: number }};
  /** The prepared matches that teach the game, the one to begin with first. */
  readonly lessons: readonly [string, ...string[]];
  /** What each option allows while nothing else has been chosen. */
  readonly options: readonly OptionSpec[];
}}

"""


def catalogue() -> str:
    """The module's text, without what marks it as generated."""
    facts = {
        game.id: {
            "seats": {"min": game.min_seats, "max": game.max_seats},
            "lessons": list(game.lessons),
            "options": game.option_specs({}),
        }
        for game in GAMES.values()
    }
    components = {game.id: game.components() for game in GAMES.values()}
    return (
        _HEAD.format(games=_text(list(GAMES)), players=_text(list(LEVELS)))
        + f"export const catalogue: Readonly<Record<GameId, GameFacts>> = {_text(facts)};\n\n"
        + "/** Sizes, counts and names that no option changes, by game. */\n"
        + f"export const components = {_text(components)} as const;\n"
    )


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2)
