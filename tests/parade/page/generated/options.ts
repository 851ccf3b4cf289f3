/* Made from Python by `tools/protocol.py`; what is changed here by hand is lost. */

import type { OptionSpec } from '../../../../web/generated/bridge';
import type { GameId } from './catalogue';

/** What each option allows while nothing else has been chosen, by game. */
export const options: Readonly<Record<GameId, readonly OptionSpec[]>> = {
  "parade": [
    {
      "id": "deals",
      "clause": "PA-1.2",
      "type": "integer",
      "default": 3,
      "min": 1,
      "max": 9
    },
    {
      "id": "opener",
      "clause": "PA-2.4",
      "type": "choice",
      "default": "in_turn",
      "choices": [
        "in_turn",
        "loser"
      ]
    }
  ]
};
