/** Shares as everybody says them. */
import { locale } from '../../../lib/i18n';

export type Often = 'never' | 'hardly' | 'some' | 'nearly' | 'always';

/** What would be rounded to none or all of the cases. */
const RARE = 0.005;

/** None and all of the cases have a word of their own, and so has what is next to that. */
export function often(share: number): Often {
  if (share <= 0) return 'never';
  if (share >= 1) return 'always';
  return share < RARE ? 'hardly' : share > 1 - RARE ? 'nearly' : 'some';
}

/**
 * The same shares as whole per cents that come together to as many as all of them: each is what the sum is rounded to with
 * it, more than without it. They are added up from the last: the first is what the others leave it, as where it is told alone.
 */
export function whole(shares: readonly number[]): number[] {
  let sum = 0;
  return shares
    .toReversed()
    .map((share) => {
      const before = Math.round(100 * sum);
      sum += share;
      return (Math.round(100 * sum) - before) / 100;
    })
    .toReversed();
}

/** In per cent, and what is neither none nor all is not rounded to it. */
export function percent(share: number): string {
  const shown = share > 0 && share < 1 ? Math.min(0.99, Math.max(0.01, share)) : share;
  return new Intl.NumberFormat(locale(), { style: 'percent' }).format(shown);
}
