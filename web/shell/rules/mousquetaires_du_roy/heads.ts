/** What the tables of the rules of Mousquetaires du Roy have in common. */
import { challengeName, rewardWords } from '../../../tables/mousquetaires_du_roy/words';
import { t } from '../../i18n';
import type { Challenge } from './house';

export const heads = (...ids: string[]): string[] => ids.map((id) => t(`values-${id}`));

export const challengeLine = ({ skill, value, reward }: Challenge): string => {
  const pays = reward ? rewardWords(reward) : '';
  return challengeName(skill, value) + (pays && ` (${pays})`);
};
