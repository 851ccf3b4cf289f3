/** Numbers of a match that friends compare when it is over. What is counted, each game says. */
import './figures.css';
import { html, type TemplateResult } from 'lit';
import { t } from '../i18n';
import { vars } from './directives';

/** What was counted, one number for each of those who are compared; a single one is of the whole match. */
export interface Figure {
  readonly label: string;
  readonly counts: readonly number[];
}
export interface Figures {
  /** Who is compared, in the order of the counts. */
  readonly who: readonly string[];
  /** Whose column is the reader's own; it is marked where others are not. */
  readonly own: ReadonlySet<number>;
  readonly rows: readonly Figure[];
}

/** Counts what happened, by whom. */
export class Tally {
  readonly counts: number[];

  constructor(length: number) {
    this.counts = Array.from({ length }, () => 0);
  }

  /** What is nobody's among those who are compared is not counted. */
  add(who: number | null, count = 1): void {
    if (who !== null && who in this.counts) this.counts[who] = (this.counts[who] ?? 0) + count;
  }
}

/** The roles are said, as on a phone what was counted stands over its numbers: the rows are no rows to the style there. */
export const figuresTable = ({ who, own, rows }: Figures): TemplateResult => {
  const mark = (at: number) => (own.size < who.length && own.has(at) ? 'figures__own' : '');
  return html`
  <table class="figures" role="table" ${vars({ '--who': who.length })}>
    <caption class="unseen">${t('end-figures')}</caption>
    <thead role="rowgroup">
      <tr role="row">
        <td></td>
        ${who.map((name, at) => html`<th scope="col" role="columnheader" class=${mark(at)} title=${name}><span>${name}</span></th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${rows.map(
        ({ label, counts }) => html`<tr role="row">
          <th scope="row" role="rowheader">${label}</th>
          ${counts.map(
            (count, at) =>
              html`<td role="cell" class=${counts.length > 1 ? mark(at) : ''} colspan=${counts.length > 1 ? 1 : who.length}>${count}</td>`,
          )}
        </tr>`,
      )}
    </tbody>
  </table>
`;
};
