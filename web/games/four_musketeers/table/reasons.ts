/** Why a choice is worth what it is, as a sentence. */
import type { Frame, Reason } from '../../../generated/four_musketeers';
import { locale, t } from '../../../lib/i18n';
import { isYours, object, type People } from './people';

export function reasonText(reason: Reason, frame: Frame): string {
  const people = peopleIn(frame);
  switch (reason.type) {
    case 'hit':
      return t('four-reason-hit', { ...object(people, reason.character), ...percents(reason) });
    case 'nobody':
      return t('four-reason-nobody', percents(reason));
    case 'keep': {
      const hits = new Intl.NumberFormat(locale(), { maximumFractionDigits: 1, minimumFractionDigits: 1 });
      return t('four-reason-keep', {
        better: reason.spared > 0 ? 'yes' : 'no',
        hits: hits.format(Math.max(0.1, Math.abs(reason.spared))),
      });
    }
    case 'shadow':
      return t('four-reason-shadow', { left: reason.left });
    case 'chance':
      return t('four-reason-chance', percents(reason));
  }
}

/** Whether that is worse for the reader than what the best of the others brings. */
export function speaksAgainst(reason: Reason, frame: Frame): boolean {
  switch (reason.type) {
    case 'keep':
      return reason.spared <= 0;
    case 'chance':
      return reason.chance < reason.otherwise;
    case 'hit':
      return isYours(peopleIn(frame), reason.character) && reason.chance > reason.otherwise;
    default:
      return false;
  }
}

const peopleIn = ({ names, view }: Frame): People => ({
  roster: { names, viewer: view.player },
  seats: view.seats,
  villain: view.options.storyline,
});

type Often = 'never' | 'always' | 'some';

/** Shares of the worlds looked at, in words where it is none or all of them. */
function percents({ chance, otherwise }: { chance: number; otherwise: number }): {
  chance: string;
  often: Often;
  otherwise: string;
  oftenElse: Often;
} {
  return {
    chance: percent(chance),
    often: often(chance),
    otherwise: percent(otherwise),
    oftenElse: often(otherwise),
  };
}

const often = (share: number): Often => (share <= 0 ? 'never' : share >= 1 ? 'always' : 'some');

/** What is neither none nor all is not rounded to it. */
function percent(share: number): string {
  const shown = often(share) === 'some' ? Math.min(0.99, Math.max(0.01, share)) : share;
  return new Intl.NumberFormat(locale(), { style: 'percent' }).format(shown);
}
