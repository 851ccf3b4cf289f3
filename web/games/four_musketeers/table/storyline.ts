/**
 * The line of story: every card that is popped goes to its end (FM-1.9). Where it decides who gets a point (FM-15.9 to
 * 15.12) all of it lies open as a picture strip, elsewhere as a pile beside the fight.
 */
import { html, type TemplateResult } from 'lit';
import type { LifeCard, Storyline } from '../../../generated/four_musketeers';
import { list, t } from '../../../lib/i18n';
import { vars } from '../../../lib/table/directives';
import { lifeCard, roleCard } from '../art';
import { key } from './animation';
import { cardName } from './people';
import type { Scene } from './scene';

/** Jacks, and the card of the villain once he is defeated, are role cards. */
export const pictureOf = (card: LifeCard, villain: LifeCard): TemplateResult =>
  card.startsWith('J') && card !== 'JK' ? roleCard(card) : card === villain ? roleCard(card) : lifeCard(card);

/** Whether ambitions are read from it. */
export const isScored = (storyline: Storyline): boolean => storyline === 'QS';

/** What has arrived. */
const lying = ({ line, arriving }: Scene): readonly LifeCard[] => line.slice(0, line.length - arriving);

const lies = (cards: readonly LifeCard[]): string =>
  cards.length === 0 ? t('four-line-empty') : t('four-line-cards', { cards: list(cards.map(cardName)) });

/** As it is called at the table: where roles want cards in it, the line of story, else what it means. */
export const lineName = ({ options }: Scene): string =>
  t(isScored(options.storyline) ? 'four-line' : 'four-line-name');

export function storyPile(scene: Scene): TemplateResult {
  const villain = scene.options.storyline;
  const [below, top] = [scene.line.at(-2), scene.line.at(-1)];
  const there = lying(scene);
  return html`
    <section class="pile pile--line" aria-label=${lineName(scene)} data-key=${key.line}
      data-sign=${`${t('four-sign-line')} ${lies(there)}`}>
      ${
        top === undefined
          ? html`<span class="pile__none" aria-hidden="true"></span>`
          : html`<span class="pile__cards" aria-hidden="true">
              ${below === undefined ? html`<span class="pile__none"></span>` : pictureOf(below, villain)}
              <span data-key=${key.life(top)}>${pictureOf(top, villain)}</span>
            </span>`
      }
      <b class="pile__count" aria-hidden="true">${there.length}</b>
      <span class="pile__name" aria-hidden="true">${lineName(scene)}</span>
      <p class="unseen">${lies(there)}</p>
    </section>
  `;
}

export function storyStrip(scene: Scene): TemplateResult {
  const { line } = scene;
  return html`
    <section class="storyline" aria-label=${t('four-line')}>
      <p class="storyline__name" aria-hidden="true">${line.length === 0 ? t('four-line') : ''}</p>
      <ol class="storyline__cards" aria-hidden="true" data-sign=${t('four-sign-line')} data-key=${key.line} ${vars({ '--cards': line.length })}>
        ${line.map(
          (card, at) =>
            html`<li data-key=${key.life(card)} data-flip ${vars({ '--at': at })}>${pictureOf(card, scene.options.storyline)}</li>`,
        )}
      </ol>
      <p class="unseen">${lies(lying(scene))}</p>
    </section>
  `;
}
