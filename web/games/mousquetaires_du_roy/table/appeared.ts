/** Who has shown himself where nobody looked for him: Milady, and Rochefort, who fights for her (MR-10.12). */
import './appeared.css';
import { html, type TemplateResult } from 'lit';
import { foe, hero, place as picture } from '../art';
import type { People } from './people';
import type { Appeared } from './scene';
import { tell } from './sentences';

/** It is said in the line below as well. */
export function appeared({ event, place }: Appeared, people: People): TemplateResult {
  const { view } = people;
  const barred = event.type === 'rochefort_appeared' ? view.musketeers[event.musketeer] : undefined;
  return html`
    <section class="appeared ${view.side === 'milady' ? 'appeared--good' : ''}" aria-hidden="true">
      <span class="appeared__place">${picture(place === 'quest' ? view.quest.board : place)}</span>
      <div class="appeared__who">
        ${foe(barred ? 'rochefort' : 'milady')} ${barred ? hero(barred.hero) : ''}
      </div>
      <p class="appeared__words">${tell(event, people)}</p>
    </section>
  `;
}
