/** What the page says of one result wherever it names it. */
import { html, nothing } from 'lit';
import { icon } from '../../lib/art';
import { locale, t } from '../../lib/i18n';
import type { Told } from '../../lib/results/all';
import { href } from '../../lib/routes';

const date = (when: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(when);

export const dateOf = ({ when }: Told) =>
  html`<time datetime=${new Date(when).toISOString()}>${date(when)}</time>`;

/** Where it was won or lost with help. */
export const lampsOf = ({ lamps = 0 }: Told) =>
  lamps > 0 ? html` · ${t('lamp-used', { count: lamps })}` : nothing;

/** Where it is still stored. */
export const watchDoor = (result: Told) => {
  const { game, id, stored, when } = result;
  return stored
    ? html`<a class="button" href=${href({ page: 'watch', game, id })} aria-label=${t('results-watch-named', { game: t(`game-${game}`), date: date(when) })}>
        ${icon('eye')} ${t('home-watch')}
      </a>`
    : nothing;
};
