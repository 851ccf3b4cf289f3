/* Made from Python by `tools/protocol.py`; what is changed here by hand is lost. */

import type { OptionSpec } from './bridge';
import type { GameId } from './catalogue';

/** What each option allows while nothing else has been chosen, by game. */
export const options: Readonly<Record<GameId, readonly OptionSpec[]>> = {
  "musketiere": [
    {
      "id": "players",
      "clause": "MU-10.1",
      "type": "integer",
      "default": 3,
      "min": 2,
      "max": 4
    },
    {
      "id": "match_end",
      "clause": "MU-10.2",
      "type": "choice",
      "default": "target",
      "choices": [
        "target",
        "single",
        "games"
      ]
    },
    {
      "id": "target_score",
      "clause": "MU-10.3",
      "type": "integer",
      "default": 100,
      "min": 1,
      "max": 999
    },
    {
      "id": "tie_rule",
      "clause": "MU-10.5",
      "type": "choice",
      "default": "shared",
      "choices": [
        "shared",
        "play_on"
      ]
    },
    {
      "id": "guard_deck",
      "clause": "MU-10.6",
      "type": "integers",
      "default": [
        4,
        5,
        7,
        8,
        10,
        11,
        12,
        14,
        15,
        18,
        20,
        25,
        30,
        35,
        40
      ],
      "min": 1,
      "max": 40,
      "length": 15
    }
  ],
  "four_musketeers": [
    {
      "id": "storyline",
      "clause": "FM-18.1",
      "type": "choice",
      "default": "AC",
      "choices": [
        "AC",
        "KC",
        "AS",
        "KS",
        "QC",
        "QS"
      ]
    },
    {
      "id": "mode",
      "clause": "FM-18.2",
      "type": "choice",
      "default": "solo",
      "choices": [
        "solo",
        "team"
      ]
    },
    {
      "id": "players",
      "clause": "FM-18.4",
      "type": "integer",
      "default": 4,
      "min": 2,
      "max": 4
    },
    {
      "id": "layout",
      "clause": "FM-18.3",
      "type": "integer",
      "default": 4,
      "min": 4,
      "max": 4
    },
    {
      "id": "defeated_as",
      "clause": "FM-18.6",
      "type": "choice",
      "default": "dazed",
      "choices": [
        "dazed"
      ]
    },
    {
      "id": "first_lead",
      "clause": "FM-18.9",
      "type": "choice",
      "default": "random",
      "choices": [
        "random",
        "0",
        "1",
        "2",
        "3"
      ]
    },
    {
      "id": "match",
      "clause": "FM-18.10",
      "type": "choice",
      "default": "standard",
      "choices": [
        "standard",
        "target",
        "single"
      ]
    },
    {
      "id": "tie_rule",
      "clause": "FM-18.12",
      "type": "choice",
      "default": "shared",
      "choices": [
        "shared",
        "play_on"
      ]
    }
  ],
  "mousquetaires_du_roy": [
    {
      "id": "musketeers",
      "clause": "MR-28.1",
      "type": "integer",
      "default": 4,
      "min": 3,
      "max": 5
    },
    {
      "id": "heroes",
      "clause": "MR-28.2",
      "type": "choice",
      "default": "athos porthos aramis dartagnan",
      "choices": [
        "athos porthos aramis dartagnan",
        "athos porthos aramis treville",
        "athos porthos dartagnan treville",
        "athos aramis dartagnan treville",
        "porthos aramis dartagnan treville"
      ]
    },
    {
      "id": "players",
      "clause": "MR-28.3",
      "type": "integer",
      "default": 1,
      "min": 1,
      "max": 4
    },
    {
      "id": "milady",
      "clause": "MR-28.5",
      "type": "choice",
      "default": "seat",
      "choices": [
        "seat",
        "automatic"
      ]
    },
    {
      "id": "rochefort",
      "clause": "MR-28.7",
      "type": "choice",
      "default": "ask",
      "choices": [
        "ask",
        "auto"
      ]
    },
    {
      "id": "strict_bastille",
      "clause": "MR-28.8",
      "type": "flag",
      "default": false
    },
    {
      "id": "beggars_presence",
      "clause": "MR-28.9",
      "type": "flag",
      "default": false
    },
    {
      "id": "length",
      "clause": "MR-28.13",
      "type": "choice",
      "default": "whole",
      "choices": [
        "whole",
        "short"
      ]
    }
  ]
};
