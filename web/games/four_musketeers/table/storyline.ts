/** The line of story: a picture strip that grows with every card that is popped (FM-1.9). */
import { html, type TemplateResult } from 'lit';
import type { LifeCard } from '../../../generated/four_musketeers';
import { list, t } from '../../../lib/i18n';
import { vars } from '../../../lib/table/directives';
import { lifeCard, roleCard } from '../art';
import { key } from './animation';
import { cardName } from './people';

/** Jacks, and the card of the villain once he is defeated, are role cards. */
export const pictureOf = (card: LifeCard, villain: LifeCard): TemplateResult =>
  card.startsWith('J') && card !== 'JK' ? roleCard(card) : card === villain ? roleCard(card) : lifeCard(card);

export function storyStrip(line: readonly LifeCard[], villain: LifeCard): TemplateResult {
  const words = line.length === 0 ? t('four-line-empty') : list(line.map(cardName));
  return html`
    <section class="storyline" aria-label=${t('four-line')}>
      <p class="storyline__name" aria-hidden="true">${line.length === 0 ? t('four-line') : ''}</p>
      <ol class="storyline__cards" aria-hidden="true" data-sign=${t('four-sign-line')} data-key=${key.line} ${vars({ '--cards': line.length })}>
        ${line.map(
          (card, at) =>
            html`<li data-key=${key.life(card)} data-flip ${vars({ '--at': at })}>${pictureOf(card, villain)}</li>`,
        )}
      </ol>
      <p class="unseen">${words}</p>
    </section>
  `;
}
