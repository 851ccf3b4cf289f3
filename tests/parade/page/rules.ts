/** The rules of Parade: what is said in which order, and by which clauses. */
import { html } from 'lit';
import type { Rules } from '../../../web/lib/rules/page';
import { bladeCard, numberOf } from './art';
import './rules.css';

const HIT = { higher: 'b21', lower: 'b9' };

export const rules: Rules<'hit'> = {
  sections: {
    deal: [['1', 'PA-1.1, 1.2']],
    bout: [['1', 'PA-2.1'], ['2', 'PA-2.2'], ['3', 'PA-2.3'], 'hit'],
    end: [
      ['1', 'PA-2.4'],
      ['2', 'PA-3.1'],
    ],
  },
  draw: () => html`<div class="parade-hit">${bladeCard(HIT.higher, 'won')}${bladeCard(HIT.lower)}</div>`,
  args: () => ({ higher: numberOf(HIT.higher), lower: numberOf(HIT.lower) }),
};
