/** What the tables of the rules of Mousquetaires du Roy have in common. */

import { t } from '../../../lib/i18n';
import { challengeName, rewardWords } from '../words';
import type { Challenge, Reward } from './house';

export const heads = (...ids: string[]): string[] => ids.map((id) => t(`values-${id}`));

export const rewardLine = ({ pistole, epic, card }: Reward): string =>
  rewardWords({ pistoles: pistole ?? 0, epic: epic ?? 0, cards: card ?? 0 });

export const challengeLine = ({ skill, value, reward }: Challenge): string => {
  const pays = reward ? rewardLine(reward) : '';
  return challengeName(skill, value) + (pays && ` (${pays})`);
};
