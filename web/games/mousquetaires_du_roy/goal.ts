/** The studs against the four ways of Milady: the quest, and time, honour, siege and Constance (MR-27). */
import './goal.css';
import { html } from 'lit';
import { bystander, foe, hero, token } from './art';

export const goal = () => html`
  <span class="goal-sides">
    <span class="goal-sides__team">${hero('athos')}${hero('porthos')}${hero('aramis')}${hero('dartagnan')}</span>
    <span class="goal-sides__milady">${foe('milady')}</span>
    <span class="goal-sides__way">${token('quest')}</span>
    <span class="goal-sides__threats">${token('time')}${token('honour')}${token('siege')}${bystander('constance')}</span>
  </span>
`;
