/** What computer players say to what befalls them: each character in its own way. */
import type { SeatController } from '../../generated/bridge';
import { characterOf } from '../computers';
import { t } from '../i18n';

/** What befell somebody last, of what has been told since an event that `begins` anew; null of whom nothing has. */
export function lastFate<E, F>(
  told: readonly E[],
  begins: (event: E) => boolean,
  fateOf: (event: E) => F | null,
): F | null {
  for (const event of told.slice(Math.max(0, told.findLastIndex(begins))).toReversed()) {
    const fate = fateOf(event);
    if (fate !== null) return fate;
  }
  return null;
}

/** Of so many a character says one after another to the same thing. */
export const VARIANTS = 3;

/** The words of a computer player to what has befallen him so many `times` before; people speak for themselves. */
export const voiceOf = (controller: SeatController, words: string, times = 0): string | null =>
  people.has(controller)
    ? null
    : t(words, { character: characterOf(controller) ?? 'none', time: times % VARIANTS });

/** Whoever decides for them may have words of his own. */
const people: ReadonlySet<SeatController> = new Set(['human', 'external']);
