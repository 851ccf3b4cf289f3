/** Why a choice is worth what it is, in sentences: chances as so many times in ten, the rest in ducats. */
import { values } from '../../../generated/components-musketiere';
import type { Frame, GuardReason, Reason } from '../../../generated/musketiere';
import { t } from '../../../lib/i18n';
import { cardName } from './sentences';

/** One reason as a whole sentence. It speaks of nobody as "you": in a review others may be looked at. */
export function reasonText(reason: Reason, frame: Frame): string {
  const { names, viewer } = frame;
  switch (reason.type) {
    case 'guard':
      return guardText(reason, frame);
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
      return t('lamp-ducats', {
        own: Math.round(reason.own),
        most: Math.round(reason.most),
        others: names.length - 1,
        name: names.find((_, seat) => seat !== viewer) ?? '',
      });
    case 'safe':
      return t('lamp-safe');
    case 'spent':
      return t('lamp-spent');
    case 'ends_game':
      return t('lamp-ends-game');
  }
}

/** How far the card and those of the others reach; what cannot be is told apart from what hardly will (MU-1.1). */
function guardText(reason: GuardReason, { names, view }: Frame): string {
  const { strength, value, chance } = reason;
  const others = view.counting.filter((seat) => seat !== view.seat);
  const need = strength - value;
  const most = others.length * Math.max(...values);
  const [other = 0] = others;
  return t(`lamp-guard-${reach()}`, {
    ...{ strength, value, need, most },
    others: others.length,
    name: names[other] ?? '',
    rest: Math.round(reason.rest),
    often: often(chance),
  });

  function reach(): string {
    if (need <= 0) return 'alone';
    if (most === 0) return 'short';
    if (need > most) return 'beyond';
    return chance >= 1 - SLIGHT ? 'surely' : chance <= SLIGHT ? 'hardly' : 'perhaps';
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
