/* Made from Python by `tools/protocol.py`; what is changed here by hand is lost. */

/** The games that can be played, in the order in which the home page shows them. */
export const games = [
  "musketiere",
  "four_musketeers",
  "mousquetaires_du_roy"
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
  "musketiere": {
    "seats": {
      "min": 2,
      "max": 4
    },
    "lessons": [
      "first",
      "stones"
    ],
    "problems": [
      {
        "id": "low-prison",
        "idea": "low-prison"
      },
      {
        "id": "free-ten",
        "idea": "count-what-a-stone-changes"
      },
      {
        "id": "rob",
        "idea": "rob-whoever-leads"
      },
      {
        "id": "second-lowest",
        "idea": "be-second-lowest"
      },
      {
        "id": "just-enough",
        "idea": "alone-just-enough"
      },
      {
        "id": "jailed",
        "idea": "in-prison-be-rid-of-the-low-card"
      },
      {
        "id": "ten-now",
        "idea": "which-guards-are-left"
      },
      {
        "id": "last-ten",
        "idea": "keep-the-ten-for-the-last"
      },
      {
        "id": "help",
        "idea": "free-the-last-not-the-leader"
      },
      {
        "id": "end-it",
        "idea": "end-it-while-you-lead"
      },
      {
        "id": "let-go",
        "idea": "let-the-fight-go"
      }
    ]
  },
  "four_musketeers": {
    "seats": {
      "min": 1,
      "max": 4
    },
    "lessons": [
      "first",
      "shadow"
    ],
    "problems": [
      {
        "id": "from-shadow",
        "idea": "draw-from-the-shadow"
      },
      {
        "id": "block-for-friend",
        "idea": "block-for-a-friend"
      },
      {
        "id": "spare-villain",
        "idea": "who-wants-what"
      },
      {
        "id": "turn-fight",
        "idea": "strike-for-the-neighbour"
      },
      {
        "id": "right-one-loses",
        "idea": "let-the-stone-lose"
      },
      {
        "id": "end-round",
        "idea": "end-the-round-in-time"
      }
    ]
  },
  "mousquetaires_du_roy": {
    "seats": {
      "min": 1,
      "max": 6
    },
    "lessons": [
      "team",
      "siege",
      "milady"
    ],
    "problems": [
      {
        "id": "answer-siege",
        "idea": "answer-the-siege"
      },
      {
        "id": "save-constance",
        "idea": "what-ends-tonight-first"
      },
      {
        "id": "pay-beggars",
        "idea": "pay-for-the-action"
      },
      {
        "id": "last-night",
        "idea": "no-tomorrow"
      },
      {
        "id": "open-breach",
        "idea": "break-where-it-is-thin"
      },
      {
        "id": "bar-gallery",
        "idea": "be-where-it-is-decided"
      }
    ]
  }
};
