/** Why a choice is worth what it is, as sentences. */
import type { Reason } from '../../../generated/mousquetaires_du_roy';
import { locale, t } from '../../../lib/i18n';

/** What is a share or a chance, and what is counted from nothing; all else changes, up or down. */
const SHARES: readonly Reason['type'][] = ['louvre', 'paris', 'siege_tonight', 'constance_tonight'];
const COUNTED: readonly Reason['type'][] = ['quest', 'honour_tonight'];

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
  const signDisplay = COUNTED.includes(type) ? 'auto' : 'exceptZero';
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: 1, signDisplay })
    .format(value)
    .replace('-', '−');
}
