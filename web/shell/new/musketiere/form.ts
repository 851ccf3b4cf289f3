/** The options of Musketiere (MU-10) in the form for a new match. */
import { html } from 'lit';
import type { OptionSpec } from '../../../worker/protocol';
import { t } from '../../i18n';
import type { Form } from '../page';
import { guardDeck, wholeDeck } from './deck';

/** What can be chosen before the engine is here. The numbers beside it are the engine's. */
const early: readonly OptionSpec[] = [
  { id: 'players', clause: 'MU-10.1', type: 'integer', default: 3, min: 2, max: 4 },
  {
    id: 'match_end',
    clause: 'MU-10.2',
    type: 'choice',
    default: 'target',
    choices: ['target', 'single', 'games'],
  },
  { id: 'tie_rule', clause: 'MU-10.5', type: 'choice', default: 'shared', choices: ['shared', 'play_on'] },
  { id: 'guard_deck', clause: 'MU-10.6', type: 'integers', default: wholeDeck, length: 15, min: 1, max: 40 },
];

export const form: Form = {
  game: 'musketiere',
  seats: (fields) => Number(fields.value('players') ?? 0),
  early: () => early,
  draw: (fields, _players, list) => html`
    <section class="panel">
      <h2>${t('new-who')}</h2>
      ${fields.field('players')} ${list}
    </section>
    <section class="panel">
      <h2>${t('new-match')}</h2>
      ${fields.field('match_end')} ${fields.typed('target_score', t('option-target_score-unit'))}
      ${fields.typed('match_games')} ${fields.field('tie_rule')} ${guardDeck(fields)}
    </section>
  `,
};
