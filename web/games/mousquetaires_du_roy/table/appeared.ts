/**
 * Who steps out of the dark: Milady where nobody looked for her, Rochefort, who fights for her (MR-10.12), and her plot in
 * Paris with those who guard it.
 */
import './appeared.css';
import { html, nothing, type TemplateResult } from 'lit';
import { ambush, foe, hero, place as picture } from '../art';
import type { People } from './people';
import type { Appeared } from './scene';
import { tell } from './sentences';

/** It is said in the line below as well. */
export function appeared({ event, place, guards }: Appeared, people: People): TemplateResult {
  const { view } = people;
  const barred = event.type === 'rochefort_appeared' ? view.musketeers[event.musketeer] : undefined;
  return html`
    <section class="appeared ${view.side === 'milady' ? 'appeared--good' : ''}" aria-hidden="true">
      <span class="appeared__place">${picture(place === 'quest' ? view.quest.board : place)}</span>
      <div class="appeared__who">
        ${foe(barred ? 'rochefort' : 'milady')} ${barred ? hero(barred.hero) : nothing}
      </div>
      <p class="appeared__words">${tell(event, people)}</p>
      ${
        event.type === 'mission_placed'
          ? html`<ul class="appeared__guards">
              ${guards.map((one) => html`<li>${one.type === 'manned' ? one.adversaries.map((id) => foe(id)) : ambush(one.ambush)} ${tell(one, people)}</li>`)}
            </ul>`
          : nothing
      }
    </section>
  `;
}
