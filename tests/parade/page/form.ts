/** The options of Parade in the form for a new match. */
import { html } from 'lit';
import type { Form } from '../../../web/lib/form/form';
import { t } from '../../../web/lib/i18n';
import { catalogue } from './generated/catalogue';
import { options } from './generated/options';

export const form: Form = {
  seats: () => catalogue.parade.seats.max,
  early: () => options.parade,
  draw: (fields, _players, list) => html`
    <section class="panel">
      <h2>${t('new-who')}</h2>
      ${list}
    </section>
    <section class="panel">
      <h2>${t('new-match')}</h2>
      ${fields.field('deals')} ${fields.field('opener')}
    </section>
  `,
};
