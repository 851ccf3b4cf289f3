/** What the pictures of the rules page show; the positions are worked examples of the rules text (section 34). */
import type { Face, Skill } from './house';

export interface Round {
  readonly blue: readonly Face[];
  readonly red: readonly Face[];
}
export interface DuelScene {
  readonly hero: string;
  readonly opponent: string;
  readonly botte: string;
  readonly enemyBotte: string;
  readonly rounds: readonly Round[];
  /** What the last round makes of it. */
  readonly wounds: { readonly hero: number; readonly opponent: number };
}

const faces: Record<string, Face> = { S: 'sword', H: 'shield', F: 'fleur' };
const dice = (text: string) => [...text].flatMap((letter) => faces[letter] ?? []);

/** "SHF SH" is a round: the blue dice, then the red ones. */
const duel = (opponent: string, rounds: string, hero: number, wounds: number): DuelScene => ({
  hero: 'athos',
  opponent,
  botte: 'base',
  enemyBotte: 'guard',
  rounds: rounds.split(', ').map((round) => {
    const [blue = '', red = ''] = round.split(' ');
    return { blue: dice(blue), red: dice(red) };
  }),
  wounds: { hero, opponent: wounds },
});

export const duels = {
  /** MR-E1 */
  hit: duel('biscarat', 'SSH SH', 0, 1),
  /** MR-E4 */
  tie: duel('biscarat', 'SHF SH, HF H, F', 0, 0),
  /** MR-E6 */
  botte: duel('bernajoux', 'FFF SSS', 0, 1),
  /** MR-E8 */
  both: duel('bernajoux', 'FFF FFS', 1, 1),
};

/** MR-E25, the second gallery. */
export const challenge: {
  readonly hero: string;
  readonly skill: Skill;
  readonly value: number;
  readonly card: number;
} = { hero: 'porthos', skill: 'panache', value: 8, card: 2 };

/** MR-E21: three blue dice and three red ones; one Musketeer gives a life. */
export const siege = { blue: dice('SHF'), red: dice('SSS'), from: -2, sacrifices: 1 };

/** MR-E26, line A, when d'Artagnan has met the decoy. */
export const inn = {
  /** From the Common Room outwards; null where the token is gone. */
  squares: [null, null, 'hidden', 'hidden'] as const,
  /** By hero, the square he stands on, counted from 1. */
  standing: { athos: 1, dartagnan: 2 } as const,
};
