/**
 * What nobody should miss: Milady where nobody looked for her, Rochefort, who fights for her (MR-10.12), her plot in Paris
 * with those who guard it, a Musketeer who falls (MR-18.1) or masters a challenge, a board of the quest that is done.
 */
import './appeared.css';
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../../../lib/i18n';
import { ambush, foe, hero, place as picture, skill } from '../art';
import type { People } from './people';
import type { Appeared } from './scene';
import { tell } from './sentences';

/** What the Musketeers win by. */
const WON: ReadonlySet<string> = new Set(['board_finished', 'challenge_won']);
/** What it means is said with it. */
const ABOUT: ReadonlySet<string> = new Set(['rochefort_appeared', 'fallen']);

/** What happens is said in the line below as well. */
export function appeared({ event, place, guards }: Appeared, people: People): TemplateResult {
  const { view } = people;
  const good = WON.has(event.type) === (view.side !== 'milady');
  const board = event.type === 'board_finished' ? event.board : view.quest.board;
  return html`
    <section class="full appeared appeared--${event.type} ${good ? 'appeared--good' : ''}">
      <span class="appeared__place" aria-hidden="true">${picture(place === 'quest' ? board : place)}</span>
      <div class="appeared__who" aria-hidden="true">${who(event, people)}</div>
      ${event.type === 'board_finished' ? nothing /* it is cried */ : html`<p class="appeared__words" aria-hidden="true">${tell(event, people)}</p>`}
      ${ABOUT.has(event.type) ? html`<p class="appeared__about" role="status">${t('mr-appeared-about', { what: event.type, side: view.side ?? 'none' })}</p>` : nothing}
      ${
        event.type === 'mission_placed'
          ? html`<ul class="appeared__guards" aria-hidden="true">
              ${guards.map((one) => html`<li>${one.type === 'manned' ? one.adversaries.map((id) => foe(id)) : ambush(one.ambush)} ${tell(one, people)}</li>`)}
            </ul>`
          : nothing
      }
    </section>
  `;
}

/** Of the quest all of them. */
function who(event: Appeared['event'], { view }: People): unknown {
  if (event.type === 'board_finished') return view.musketeers.map((one) => hero(one.hero));
  const one = 'musketeer' in event ? view.musketeers[event.musketeer] : undefined;
  const portrait = one ? hero(one.hero) : nothing;
  if (event.type === 'fallen') return portrait;
  if (event.type === 'challenge_won') return html`${portrait} ${skill(event.skill)}`;
  return html`${foe(event.type === 'rochefort_appeared' ? 'rochefort' : 'milady')} ${portrait}`;
}
