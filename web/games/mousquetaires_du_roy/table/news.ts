/** What has happened while the Musketeers could do nothing: told where their turn opens, before the first of them acts. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Event } from '../../../generated/mousquetaires_du_roy';
import { t } from '../../../lib/i18n';
import type { Chapter } from '../../../lib/table/story';
import type { People } from './people';
import { chapters } from './story';

/** What Milady did and, before that, how the last turn ended; nothing once somebody has begun his turn. */
export function newsOf(story: readonly Event[], people: People): Chapter[] {
  const turns = story.flatMap(({ type }, at) => (type === 'turn_started' ? [at] : []));
  const told = chapters(story.slice(turns.at(-2) ?? turns.at(-1)), people);
  const now = told.at(-1);
  if (now?.kind !== 'turn') return [];
  const evening = told.slice(told.findLastIndex(({ kind }) => kind === 'musketeer') + 1, -1);
  return [now, ...evening].filter(({ kind, lines }) => kind !== 'musketeer' && lines.length > 0);
}

export const news = (told: readonly Chapter[]): TemplateResult | typeof nothing =>
  told.length === 0
    ? nothing
    : html`<section class="focus news" aria-label=${t('mr-news')} tabindex="0">
        <h2 class="focus__name">${t('mr-news')}</h2>
        ${told.map(({ heading, lines }) => html`<p class="news__part"><b>${heading}</b> ${lines.join(' ')}</p>`)}
      </section>`;
