/** How likely the ends of a duel are, in words one can picture: two of three. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Action, DuelOdds, Legal } from '../../../generated/mousquetaires_du_roy';
import { t } from '../../../lib/i18n';

/** Simple first: of two that are as near the simpler one is meant. */
const FRACTIONS = [2, 3, 4, 5, 10].flatMap((of) =>
  Array.from({ length: of - 1 }, (_, at) => ({ count: at + 1, of })),
);
const RARE = 5;

export function chance(percent: number): string {
  const like =
    percent === 100 ? 'sure' : percent > 100 - RARE ? 'mostly' : percent < RARE ? 'hardly' : 'some';
  const off = ({ count, of }: { count: number; of: number }) => Math.abs((100 * count) / of - percent);
  const nearest = FRACTIONS.reduce((best, one) => (off(one) < off(best) ? one : best));
  return t('mr-chance', { like, ...nearest });
}

/** The odds with which an action begins a duel, where the engine tells them. */
export const oddsOf = (legal: Legal | null, action: Action | null): DuelOdds | undefined =>
  legal && action ? legal.odds?.find(({ action: at }) => legal.actions[at] === action) : undefined;

export const oddsWords = ({ hit, hurt }: DuelOdds): string =>
  t('mr-odds', { hit: chance(hit), hurt: chance(hurt) });

export const oddsLine = (legal: Legal | null, action: Action | null): TemplateResult | typeof nothing => {
  const odds = oddsOf(legal, action);
  return odds ? html`<span class="odds">${oddsWords(odds)}</span>` : nothing;
};
