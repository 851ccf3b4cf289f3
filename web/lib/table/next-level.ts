import type { SeatController } from '../../generated/bridge';
import { levels } from '../../generated/catalogue';
import { type Level, levelOf } from '../computers';

/** A level above the opponents for who has won, below them for who has lost; null where there is none, or they differ. */
export function nextLevel(opponents: readonly SeatController[], won: boolean): Level | null {
  const [met, ...others] = new Set(opponents.map(levelOf));
  const ranks: readonly (string | undefined)[] = levels;
  const rank = ranks.indexOf(met);
  return rank < 0 || others.length > 0 ? null : (levels[won ? rank + 1 : rank - 1] ?? null);
}
