/** Why a choice is worth what it is, as sentences: what it brings more or less of, for a share of a die says nothing. */
import type { Frame, Reason } from '../../../../generated/mousquetaires_du_roy';
import { t } from '../../../../lib/i18n';
import { chance } from './odds';

/** What is a chance. */
const CHANCES: readonly Reason['type'][] = ['siege_tonight', 'constance_tonight'];

/** Of two choices the one brings more of what the other brings less of. */
export const mirrors = (one: Reason, other: Reason): boolean =>
  one.type === other.type && one.than !== null && other.than !== null;

export function reasonText(
  { type, number, than, against }: Reason,
  { view: { side } }: Pick<Frame, 'view'>,
): string {
  const why = t(`mr-why-${type}`, {
    number: CHANCES.includes(type) ? chance(Math.round(100 * number)) : number,
    count: number,
    side: side ?? 'none',
    way: than === null ? (number > 0 ? 'up' : 'down') : number > than ? 'more' : 'less',
  });
  return against ? t('mr-why-against', { why }) : why;
}
