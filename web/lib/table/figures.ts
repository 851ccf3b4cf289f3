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
  /** Whose column is the reader's own. */
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

/** What was counted stands over its numbers: beside them it would leave no room for the names on a phone. */
export const figuresTable = ({ who, own, rows }: Figures): TemplateResult => html`
  <table class="figures" ${vars({ '--who': who.length })}>
    <caption class="unseen">${t('end-figures')}</caption>
    <thead>
      <tr>
        ${who.map((name, at) => html`<th scope="col" class=${own.has(at) ? 'figures__own' : ''} title=${name}><span>${name}</span></th>`)}
      </tr>
    </thead>
    ${rows.map(
      ({ label, counts }) => html`<tbody>
        <tr>
          <th scope="rowgroup" colspan=${who.length}>${label}</th>
        </tr>
        <tr>
          ${counts.map(
            (count, at) =>
              html`<td class=${own.has(at) && counts.length > 1 ? 'figures__own' : ''} colspan=${counts.length > 1 ? 1 : who.length}>${count}</td>`,
          )}
        </tr>
      </tbody>`,
    )}
  </table>
`;
