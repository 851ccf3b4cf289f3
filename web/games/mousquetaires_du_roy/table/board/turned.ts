/** A door has been opened: what waited behind it, as large as there is room, and what it means to who looks. */
import './turned.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { QuestToken } from '../../../../generated/mousquetaires_du_roy';
import { t } from '../../../../lib/i18n';
import { doorway, forceOf, hero } from '../../art';
import { questTokenAbout, questTokenName } from '../../words';
import { heroOf, type People } from '../scene/people';
import type { Turned } from '../scene/scene';
import { sentence } from '../scene/sentences';
import { force } from './element';

/** Guards bar the way and traps wound; a decoy lets the Musketeers pass. */
const helps = (token: QuestToken, side: People['view']['side']) =>
  (token === 'decoy') === (side !== 'milady');

/** It is said in the line below as well. */
export const turned = ({ who, tokens, struck }: Turned, people: People): TemplateResult => {
  const { view } = people;
  const one = who === null ? undefined : view.musketeers[who];
  return html`
    <section class="full turned ${struck ? 'turned--struck' : ''}" aria-hidden="true">
      <ul class="turned__doors turned__doors--${tokens.length === 1 ? 'one' : 'many'}">
        ${tokens.map(
          (token) => html`<li class="turned__door turned__door--${helps(token, view.side) ? 'good' : 'bad'}">
            <span class="turned__picture">${doorway(token)}</span>
            <div class="turned__words">
              <b class="turned__name">${questTokenName(token)}</b>
              ${diceOf(token)}
              <p class="turned__about">${struck && who !== null ? sentence('mr-tell-wounded', { cause: 'trap', name: heroOf(people, who), amount: 1 }) : questTokenAbout(token) || t('mr-sign-guard')}</p>
            </div>
          </li>`,
        )}
      </ul>
      ${one ? html`<span class="turned__who">${hero(one.hero)}</span>` : nothing}
    </section>
  `;
};

const diceOf = (token: QuestToken) => {
  const dice = forceOf(token);
  return dice === null ? nothing : force(dice);
};
