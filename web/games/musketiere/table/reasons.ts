/** Why a choice is worth what it is, in sentences: chances as so many times in ten, the rest in ducats. */
import type { Frame, Reason } from '../../../generated/musketiere';
import { t } from '../../../lib/i18n';
import { cardName } from './sentences';

/** One reason as a whole sentence. It speaks of nobody as "you": in a review others may be looked at. */
export function reasonText(reason: Reason, { names }: Frame): string {
  switch (reason.type) {
    case 'guard': {
      const { strength, value, chance } = reason;
      const how =
        value >= strength
          ? 'alone'
          : chance >= 1 - SLIGHT
            ? 'surely'
            : chance <= SLIGHT
              ? 'hardly'
              : 'perhaps';
      return t(`lamp-guard-${how}`, {
        strength,
        value,
        need: strength - value,
        rest: Math.round(reason.rest),
        often: often(chance),
      });
    }
    case 'gains':
      return t(reason.frees ? 'lamp-gains-or-frees' : 'lamp-gains', { often: often(reason.chance) });
    case 'loses':
      return t(reason.returns ? 'lamp-loses-gem' : 'lamp-loses', { often: often(reason.chance) });
    case 'kept':
      return t('lamp-kept', { card: cardName(reason.card), often: often(reason.chance) });
    case 'spared':
      return t('lamp-spared', { card: cardName(reason.card) });
    case 'pay_gem':
      return t('lamp-pay-gem', { card: cardName(reason.card), often: often(reason.chance) });
    case 'pay_prison':
      return t('lamp-pay-prison', { card: cardName(reason.card), often: often(reason.chance) });
    case 'now':
      return t('lamp-now', {
        card: cardName(reason.card),
        change: Math.sign(reason.ducats),
        count: Math.abs(reason.ducats),
      });
    case 'robs':
      return t(reason.leads ? 'lamp-robs-leader' : 'lamp-robs', { name: names[reason.seat] ?? '' });
    case 'helps':
      return t(reason.last ? 'lamp-helps-last' : 'lamp-helps', { name: names[reason.seat] ?? '' });
    case 'ducats':
      return t('lamp-ducats', { own: Math.round(reason.own), most: Math.round(reason.most) });
    case 'safe':
      return t('lamp-safe');
    case 'spent':
      return t('lamp-spent');
    case 'ends_game':
      return t('lamp-ends-game');
  }
}

/** What is as good as certain, one way or the other: less than that is hardly ever. */
const SLIGHT = 0.05;

/** So many times in ten, as one speaks of it; what is neither never nor always is not rounded to it. */
function often(chance: number): string {
  const times = Math.round(10 * chance);
  if (chance <= 0 || chance >= 1) return t('lamp-often', { often: chance <= 0 ? 'never' : 'always' });
  return t('lamp-often', { often: times < 1 ? 'hardly' : times > 9 ? 'nearly' : 'some', times });
}
