/**
 * How many of the last ten matches were won, from match to match: drawn for the eye, and a table of the same for whoever
 * hears the page. A match that was won is a full mark on the line, any other an open one.
 */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { t } from '../../lib/i18n';
import type { Mine } from '../../lib/results/all';
import { dateOf } from './lines';
import { FEWEST, form, inOrder } from './sums';

/** So many matches have room. */
const MOST = 40;
const [WIDTH, HEIGHT] = [1000, 250];

export function formCurve(mine: readonly Mine[]): TemplateResult | typeof nothing {
  if (mine.length < FEWEST) return nothing;
  const shares = form(mine).slice(-MOST);
  const shown = inOrder(mine)
    .slice(-MOST)
    .map((result, at) => {
      const { won = 0, of = 1 } = shares[at] ?? {};
      return {
        result,
        won,
        of,
        x: (WIDTH * at) / (shares.length - 1),
        y: HEIGHT * (1 - won / of),
      };
    });
  const line = `M${shown.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`;
  return html`<figure class="form-curve">
    <figcaption>${t('results-form')}</figcaption>
    <div class="form-curve__field" aria-hidden="true">
      <ol class="form-curve__scale">
        ${[100, 50, 0].map((percent) => html`<li>${t('results-percent', { percent })}</li>`)}
      </ol>
      <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none">
        ${svg`<path class="form-curve__grid" d="M0 0H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 ${HEIGHT}H${WIDTH}"></path>
          <path class="form-curve__under" d="${line}V${HEIGHT}H0z"></path>
          <path class="form-curve__line" d=${line}></path>
          ${shown.map(({ result, x, y }) => mark(result.won, x, y))}`}
      </svg>
    </div>
    <p class="form-curve__key" aria-hidden="true">
      ${key(true, 'results-is-won')} ${key(false, 'results-is-lost')}
    </p>
    <div class="unseen">
      <table>
        <caption>${t('results-form')}</caption>
        <thead>
          <tr>
            <th scope="col">${t('results-form-match')}</th>
            <th scope="col">${t('results-form-end')}</th>
            <th scope="col">${t('results-form')}</th>
          </tr>
        </thead>
        <tbody>
          ${shown.map(
            ({ result, won, of }) => html`<tr>
              <th scope="row">${t(`game-${result.game}`)}, ${dateOf(result)}</th>
              <td>${t(result.won ? 'results-is-won' : 'results-is-lost')}</td>
              <td>${t('results-form-of', { won, count: of })}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </figure>`;
}

/** A line without length is a dot, however the field is stretched. */
const mark = (won: boolean, x: number, y: number) => {
  const dot = `M${Math.round(x)} ${Math.round(y)}h0`;
  return svg`<path class=${won ? 'form-curve__won' : 'form-curve__lost'} d=${dot}></path>
    ${won ? nothing : svg`<path class="form-curve__hole" d=${dot}></path>`}`;
};

const key = (won: boolean, label: string) => html`<span>
  <svg viewBox="-6 -6 12 12">${mark(won, 0, 0)}</svg> ${t(label)}
</span>`;
