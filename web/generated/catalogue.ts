/* Made from Python by `tools/protocol.py`; what is changed here by hand is lost. */

/** The games that can be played, in the order in which the home page shows them. */
export const games = [
  "musketiere",
  "four_musketeers",
  "mousquetaires_du_roy"
] as const;
export type GameId = (typeof games)[number];

/** The computer players that can be chosen in any game, weakest first. */
export const computerPlayers = [
  "novice",
  "casual",
  "skilled",
  "master"
] as const;

/** What is so in every match of a game. */
export interface GameFacts {
  /** Fewest and most seats that decide. */
  readonly seats: { readonly min: number; readonly max: number };
  /** The prepared matches that teach the game, the one to begin with first. */
  readonly lessons: readonly [string, ...string[]];
}

export const catalogue: Readonly<Record<GameId, GameFacts>> = {
  "musketiere": {
    "seats": {
      "min": 2,
      "max": 4
    },
    "lessons": [
      "first"
    ]
  },
  "four_musketeers": {
    "seats": {
      "min": 1,
      "max": 4
    },
    "lessons": [
      "first"
    ]
  },
  "mousquetaires_du_roy": {
    "seats": {
      "min": 1,
      "max": 6
    },
    "lessons": [
      "team",
      "milady"
    ]
  }
};
