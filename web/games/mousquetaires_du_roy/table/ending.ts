/** How a match ended for the side of whoever looks, in words and in a picture (MR-27). */
import { html } from 'lit';
import type { View } from '../../../generated/mousquetaires_du_roy';
import { t } from '../../../lib/i18n';
import type { Mood } from '../../../lib/table/end';
import { bystander, foe, hero, token } from '../art';
import { victoryWhy } from '../names';

const signs = {
  quest: () => token('quest'),
  time: () => token('time'),
  honour: () => token('honour'),
  siege: () => token('siege'),
  constance: () => bystander('constance'),
} as const;
type Reason = keyof typeof signs;
const isReason = (reason: string): reason is Reason => reason in signs;

export function tale({ side, musketeers }: View, reason: string, mood: Mood) {
  const won = reason === 'quest' ? 'team' : 'milady';
  const title =
    mood === 'seen'
      ? t('mr-end-title', { side: won })
      : t(`mr-end-${side === 'milady' ? 'milady' : 'team'}-${reason}`);
  const people = won === 'team' ? musketeers.map((one) => hero(one.hero)) : [foe('milady')];
  const picture = html`
    <span class="ending__people">${people}</span>
    <span class="ending__sign ending__sign--${won}">${isReason(reason) ? signs[reason]() : ''}</span>
  `;
  return { title, why: victoryWhy(reason), picture };
}
