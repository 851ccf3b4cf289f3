/** How a match ended: the villain beaten or not, in the words of his storyline. */
import { html, nothing } from 'lit';
import type { View } from '../../../generated/four_musketeers';
import { t } from '../../../lib/i18n';
import { roleCard, stone } from '../art';
import type { Scene } from './scene';

export function tale({ options: { storyline } }: Scene, { last_round: last }: View) {
  const good = last?.ending === 'good';
  return {
    why: last ? t(`ending-${storyline}-${last.ending}`) : null,
    picture: html`<span class="ending__villain ${good ? 'ending__villain--beaten' : ''}">${roleCard(storyline)}</span>${good ? stone() : nothing}`,
  };
}
