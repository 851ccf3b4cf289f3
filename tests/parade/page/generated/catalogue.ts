/* Made from Python by `tools/protocol.py`; what is changed here by hand is lost. */

/** The games that can be played, in the order in which the home page shows them. */
export const games = [
  "parade"
] as const;
export type GameId = (typeof games)[number];

/** The levels of computer players that can be chosen in any game, weakest first. */
export const computerPlayers = [
  "novice",
  "casual",
  "skilled",
  "master"
] as const;
/** What may follow a level, after a hyphen: how such a player likes to play. */
export const characters = [
  "bold",
  "careful",
  "vengeful"
] as const;

/** What is so in every match of a game. */
export interface GameFacts {
  /** Fewest and most seats that decide. */
  readonly seats: { readonly min: number; readonly max: number };
  /** The prepared matches that teach the game, the one to begin with first. */
  readonly lessons: readonly [string, ...string[]];
  /** Positions in which one choice is clearly better, and what each teaches; the one to begin with first. */
  readonly problems: readonly { readonly id: string; readonly idea: string }[];
}

export const catalogue: Readonly<Record<GameId, GameFacts>> = {
  "parade": {
    "seats": {
      "min": 2,
      "max": 2
    },
    "lessons": [
      "first"
    ],
    "problems": [
      {
        "id": "sure",
        "idea": "sure-hit"
      }
    ]
  }
};
