/* Made from Python by `tools/protocol.py`; what is changed here by hand is lost. */

/** The games that can be played, in the order in which the home page shows them. */
export const games = [
  "parade"
] as const;
export type GameId = (typeof games)[number];

/** How well the computer players play that can be chosen in any game, weakest first. */
export const levels = [
  "novice",
  "casual",
  "skilled",
  "master"
] as const;
/** How they like to play: a computer player is called by its level, or by `<level>-<character>`. */
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
