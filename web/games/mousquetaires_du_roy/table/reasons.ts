/** Why a choice is worth what it is, as sentences. */
import type { Reason } from '../../../generated/mousquetaires_du_roy';
import { locale, t } from '../../../lib/i18n';
import { chance } from './odds';

/** What is a share, what is a chance, and what changes, up or down; all else is counted from nothing. */
const SHARES: readonly Reason['type'][] = ['louvre', 'paris'];
const CHANCES: readonly Reason['type'][] = ['siege_tonight', 'constance_tonight'];
const CHANGES: readonly Reason['type'][] = [
  ...(['siege_dice', 'cards', 'life', 'honour', 'siege', 'time', 'rochefort', 'perfidy'] as const),
];

export function reasonText({ type, number, than, against }: Reason): string {
  const write = (value: number) => written(type, value);
  const why = t(`mr-why-${type}`, {
    number: write(number),
    count: number,
    compared: than === null ? 'no' : 'yes',
    than: than === null ? '' : write(than),
  });
  return against ? t('mr-why-against', { why }) : why;
}

function written(type: Reason['type'], value: number): string {
  if (SHARES.includes(type))
    return new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 0 }).format(value);
  if (CHANCES.includes(type)) return chance(Math.round(100 * value));
  const amount = new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 });
  if (!CHANGES.includes(type)) return amount.format(value);
  const number = amount.format(Math.abs(value));
  const way = Number(value.toFixed(1)) === 0 ? 'same' : value > 0 ? 'more' : 'less';
  return t('mr-why-change', { what: type, way, number });
}
