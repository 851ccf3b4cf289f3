/** How much of what was played was won: a table with its numbers, and a bar in each row for the eye. */
import { html, svg, type TemplateResult } from 'lit';
import { t } from '../../lib/i18n';
import type { Row } from './sums';

export const barTable = (caption: string, rows: readonly Row[]): TemplateResult => html`
  <table class="bars">
    <caption>${caption}</caption>
    <thead>
      <tr>
        <th scope="col"><span class="unseen">${caption}</span></th>
        <td class="bars__bar"></td>
        <th scope="col">${t('results-won')}</th>
        <th scope="col">${t('results-played')}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ label, count, won }) => html`<tr>
          <th scope="row">${label}</th>
          <td class="bars__bar">${bar(won / count)}</td>
          <td>${won}</td>
          <td>${count}</td>
        </tr>`,
      )}
    </tbody>
  </table>
`;

/** A rapier's length: what was won is full, the rest is its outline. */
const bar = (share: number) => html`
  <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    ${svg`<rect class="bars__whole" width="100" height="10"></rect>
      <rect class="bars__part" width=${Math.round(100 * share)} height="10"></rect>`}
  </svg>
`;
