import { html, nothing } from 'lit';
import { customElement } from 'lit/decorators.js';
import { MkElement } from '../element';
import { t } from '../i18n';
import './position';
import './rules.css';
import { type SceneName, scenes } from './scenes';

/** A paragraph with the clauses it puts into words, or a picture. */
type Part = readonly [text: string, clauses: string] | SceneName;

const sections: Record<string, readonly Part[]> = {
  aim: [
    ['1', 'MU-3, 4'],
    ['2', 'MU-8.4'],
  ],
  cards: [['1', 'MU-1.1'], ['2', 'MU-1.2–1.4'], 'cards', ['3', 'MU-1.5, 1.6, 10.6'], ['4', 'MU-1.7, 1.8']],
  setup: [
    ['1', 'MU-2.2–2.4'],
    ['2', 'MU-2.5–2.7'],
  ],
  pay: [
    ['1', 'MU-3.1–3.5, 3.8'],
    ['2', 'MU-3.6, 3.7'],
    ['3', 'MU-17.3'],
  ],
  duel: [
    ['1', 'MU-4.1'],
    ['2', 'MU-4.3, 4.4, 4.11'],
    ['3', 'MU-4.5, 4.6'],
    ['4', 'MU-4.7–4.10'],
    'duel-won',
    'duel-lost',
  ],
  won: [
    ['1', 'MU-5.1–5.3, 5.6–5.8, 5.10'],
    'won-choice',
    ['2', 'MU-5.4, 5.5'],
    'won-robbery',
    ['3', 'MU-5.6, 5.9'],
    'won-full',
  ],
  lost: [['1', 'MU-6.1, 6.5'], ['2', 'MU-6.2, 6.3'], ['3', 'MU-6.4'], 'lost-full'],
  prison: [['1', 'MU-4.2, 7.2, 7.3'], ['2', 'MU-7.4, 7.5'], 'prison', ['3', 'MU-7.6']],
  score: [['1', 'MU-8.1–8.3'], ['2', 'MU-8.4, 8.5'], 'score'],
  match: [
    ['1', 'MU-8.6, 9.1–9.3'],
    ['2', 'MU-9.4, 9.5, 10.3'],
    ['3', 'MU-9.6, 9.7'],
  ],
  house: [
    ['1', 'MU-19'],
    ['deck', 'MU-1.6, 2.3'],
    ['secret', 'MU-3.2'],
    ['final', 'MU-3.3, 4.4, 11.10'],
    ['open', 'MU-4.9'],
    ['taker', 'MU-5.5, 6.3'],
    ['must', 'MU-5.10'],
    ['imprisoned', 'MU-4.2, 7.2'],
    ['shared', 'MU-9.3, 9.6'],
    ['known', 'MU-12'],
  ],
  credit: [['1', '']],
};

/** The rules for people: short sections in our own words, with the clauses of the rules text as notes in the margin. */
@customElement('mk-rules')
export class Rules extends MkElement {
  protected override render() {
    return html`
      <div class="rules">
        <p class="rules__lead">${t('rules-lead')}</p>
        <details class="rules__contents">
          <summary>${t('rules-contents')}</summary>
          <div>
            ${Object.keys(sections).map(
              (id) => html`<button @click=${() => this.#jump(id)}>${t(`rules-${id}-title`)}</button>`,
            )}
          </div>
        </details>
        ${Object.entries(sections).map(
          ([id, parts]) => html`
            <section aria-labelledby="rules-${id}">
              <h2 id="rules-${id}" tabindex="-1">${t(`rules-${id}-title`)}</h2>
              ${parts.map((part) => (typeof part === 'string' ? picture(part) : paragraph(id, ...part)))}
            </section>
          `,
        )}
      </div>
    `;
  }

  /** A link would change the address, which belongs to the router. */
  #jump(id: string): void {
    const heading = this.querySelector<HTMLElement>(`#rules-${id}`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }
}

const paragraph = (section: string, text: string, clauses: string) => html`
  <div class="rules__part">
    <p>${t(`rules-${section}-${text}`)}</p>
    ${clauses ? html`<small aria-label=${t('rules-clauses', { clauses })}>${clauses}</small>` : nothing}
  </div>
`;

function picture(name: SceneName) {
  const names = [2, 3, 4].map((seat) => t(`musketiere-name-${seat}`));
  const [first = '', second = '', third = ''] = names;
  return html`
    <figure>
      <mk-position .scene=${scenes[name]} .names=${names}></mk-position>
      <figcaption>${t(`rules-${name}-picture`, { first, second, third })}</figcaption>
    </figure>
  `;
}
