/* Made from Python by `tools/protocol.py`; what is changed here by hand is lost. */

export const groups = {
  "survival": [
    "AC",
    "KC"
  ],
  "solitaire": [
    "AS",
    "KS"
  ],
  "roles": [
    "QC",
    "QS"
  ]
} as const;

export const modes = {
  "AC": [
    "solo",
    "team"
  ],
  "KC": [
    "solo",
    "team"
  ],
  "AS": [
    "coop"
  ],
  "KS": [
    "coop"
  ],
  "QC": [
    "solo",
    "team"
  ],
  "QS": [
    "solo",
    "team"
  ]
} as const;

export const targets = [
  {
    "storyline": "AC",
    "mode": "solo",
    "layout": 4,
    "target": 3
  },
  {
    "storyline": "AC",
    "mode": "solo",
    "layout": 3,
    "target": 3
  },
  {
    "storyline": "AC",
    "mode": "team",
    "layout": 4,
    "target": 5
  },
  {
    "storyline": "AC",
    "mode": "team",
    "layout": 3,
    "target": 5
  },
  {
    "storyline": "KC",
    "mode": "solo",
    "layout": 4,
    "target": 3
  },
  {
    "storyline": "KC",
    "mode": "solo",
    "layout": 3,
    "target": 3
  },
  {
    "storyline": "KC",
    "mode": "team",
    "layout": 4,
    "target": 5
  },
  {
    "storyline": "KC",
    "mode": "team",
    "layout": 3,
    "target": 5
  },
  {
    "storyline": "AS",
    "mode": "coop",
    "layout": 4,
    "target": 1
  },
  {
    "storyline": "AS",
    "mode": "coop",
    "layout": 3,
    "target": 1
  },
  {
    "storyline": "KS",
    "mode": "coop",
    "layout": 4,
    "target": 1
  },
  {
    "storyline": "KS",
    "mode": "coop",
    "layout": 3,
    "target": 1
  },
  {
    "storyline": "QC",
    "mode": "solo",
    "layout": 4,
    "target": 5
  },
  {
    "storyline": "QC",
    "mode": "solo",
    "layout": 3,
    "target": 5
  },
  {
    "storyline": "QC",
    "mode": "team",
    "layout": 4,
    "target": 5
  },
  {
    "storyline": "QC",
    "mode": "team",
    "layout": 3,
    "target": 3
  },
  {
    "storyline": "QS",
    "mode": "solo",
    "layout": 4,
    "target": 3
  },
  {
    "storyline": "QS",
    "mode": "solo",
    "layout": 3,
    "target": 3
  },
  {
    "storyline": "QS",
    "mode": "team",
    "layout": 4,
    "target": 3
  },
  {
    "storyline": "QS",
    "mode": "team",
    "layout": 3,
    "target": 3
  }
] as const;

export const badEndings = [
  "two",
  "all",
  "last_player"
] as const;

export const hand = {
  "4": 6,
  "3": 4
} as const;

export const randomDeck = 8 as const;

export const roleDamages = {
  "up": 1,
  "down": 2
} as const;
