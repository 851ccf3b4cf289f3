/** The rules of Musketiere: what is said in which order, and by which clauses. */
import { html } from 'lit';
import { t } from '../../../lib/i18n';
import type { Rules } from '../../../lib/rules/page';
import './position';
import { type SceneName, scenes } from './scenes';

const names = () => [2, 3, 4].map((seat) => t(`name-musketiere-${seat}`));

export const rules: Rules<SceneName> = {
  sections: {
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
  },
  draw: (scene) => html`<mk-position .scene=${scenes[scene]} .names=${names()}></mk-position>`,
  args: () => {
    const [first = '', second = '', third = ''] = names();
    return { first, second, third };
  },
};
