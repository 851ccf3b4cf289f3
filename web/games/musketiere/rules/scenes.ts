/** The positions shown on the rules page; each is a worked example of the rules text (section 16). */
import type { Card, Centre, Row } from '../../../generated/musketiere';

export interface Duel {
  readonly guard: number;
  /** By seat. */
  readonly cards: readonly Card[];
  readonly sum: string;
  readonly won: boolean;
  /** The seat of the winner or loser. */
  readonly seat: number;
  /** The seat whose card does not count. */
  readonly aside?: number;
}
export interface Stones {
  readonly rows: readonly Row[];
  readonly centre: Centre;
}
export interface Scene {
  readonly duel?: Duel;
  /** The table before, then what may come of it: one outcome, or several to choose from. */
  readonly before?: Stones;
  readonly after?: readonly Stones[];
  /** Only cards, side by side. */
  readonly cards?: readonly Card[];
  readonly pay?: { readonly cards: readonly Card[]; readonly row: Row; readonly points: readonly number[] };
}

const stones = (rows: string, gems: number, prisons: number): Stones => ({
  rows: rows.split(' '),
  centre: { gems, prisons },
});

export const scenes = {
  cards: { cards: ['7/4', '7/2', '6/0'] },
  /** MU-E1 */
  'duel-won': {
    duel: { guard: 20, cards: ['7/2', '7/4', '6/0'], sum: '7 + 7 + 6 = 20', won: true, seat: 1 },
    after: [stones('--- G-- ---', 2, 3)],
  },
  /** MU-E2 */
  'duel-lost': {
    duel: { guard: 15, cards: ['4/3', '4/1', '6/0'], sum: '4 + 4 + 6 = 14', won: false, seat: 1 },
    after: [stones('--- P-- ---', 3, 2)],
  },
  /** MU-E4; players without stones and without a part in it are left out. */
  'won-choice': {
    before: stones('GP- P--', 2, 1),
    after: [stones('GPG P--', 1, 1), stones('G-- P--', 2, 2)],
  },
  /** MU-E5 */
  'won-full': { before: stones('GPP', 2, 1), after: [stones('GP-', 2, 2)] },
  /** MU-E8 */
  'won-robbery': { before: stones('G-- -G- --G', 0, 3), after: [stones('GG- -G- ---', 0, 3)] },
  /** MU-E6 */
  'lost-full': { before: stones('GGP', 1, 2), after: [stones('-GP', 2, 2)] },
  /** MU-E11 */
  prison: {
    duel: { guard: 18, cards: ['9/1', '10/4', '8/0'], sum: '9 + 8 = 17', won: false, seat: 2, aside: 1 },
    before: stones('--- PPP ---', 3, 0),
    after: [stones('--- P-P P--', 3, 0)],
  },
  /** MU-E14 */
  score: { pay: { cards: ['10/0', '8/2', '5/4'], row: 'GP-', points: [20, 0, 5] } },
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;
