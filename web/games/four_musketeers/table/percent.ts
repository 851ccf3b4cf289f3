/** Shares as everybody says them. */
import { locale } from '../../../lib/i18n';

export type Often = 'never' | 'always' | 'some';

/** None and all of the cases have a word of their own. */
export const often = (share: number): Often => (share <= 0 ? 'never' : share >= 1 ? 'always' : 'some');

/** In per cent, and what is neither none nor all is not rounded to it. */
export function percent(share: number): string {
  const shown = share > 0 && share < 1 ? Math.min(0.99, Math.max(0.01, share)) : share;
  return new Intl.NumberFormat(locale(), { style: 'percent' }).format(shown);
}
