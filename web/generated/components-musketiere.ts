/* Made from Python by `tools/protocol.py`; what is changed here by hand is lost. */

export const values = [
  0,
  1,
  2,
  3,
  4,
  5,
  6,
  7,
  8,
  9,
  10
] as const;

export const swords = [
  0,
  1,
  2,
  3,
  4
] as const;

export const hand = 12 as const;

export const places = [
  0,
  1,
  2
] as const;

export const worth = {
  "-": 1,
  "G": 2,
  "P": 0
} as const;

export const duels = 9 as const;

export const centre = {
  "gems": 3,
  "prisons": 3
} as const;

export const namedGuards = [
  4,
  5,
  7,
  25,
  30,
  35,
  40
] as const;

export const houseGuards = [
  8,
  10,
  11,
  12,
  14,
  15,
  18,
  20
] as const;

export const guardsRemoved = {
  "2": [
    25,
    30,
    35,
    40
  ],
  "3": [
    4,
    35,
    40
  ],
  "4": [
    4,
    5,
    7
  ]
} as const;
