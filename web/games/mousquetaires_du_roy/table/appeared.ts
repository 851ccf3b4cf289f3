/**
 * What nobody should miss: Milady where nobody looked for her, Rochefort, who fights for her (MR-10.12), her plot in Paris
 * with those who guard it, a Musketeer who falls (MR-18.1) or masters a challenge, a board of the quest that is done.
 */
import './appeared.css';
import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Event, Place, Reward, Skill, View } from '../../../generated/mousquetaires_du_roy';
import { t } from '../../../lib/i18n';
import { adventure, ambush, foe, hero, place as picture, skill, token } from '../art';
import { adventureWorth, challengeName } from '../words';
import { key } from './animation';
import { stakeOf } from './attempt';
import type { People } from './people';
import { points } from './points';
import type { Appeared } from './scene';
import { tell } from './sentences';

/** What the Musketeers win by. */
const WON: ReadonlySet<string> = new Set(['board_finished', 'challenge_won']);
/** What it means is said with it. */
const ABOUT: ReadonlySet<string> = new Set(['element_declared', 'rochefort_appeared', 'fallen']);

/** What happens is said in the line below as well. */
export function appeared({ event, place, guards, laid }: Appeared, people: People): TemplateResult {
  const { view } = people;
  const good = WON.has(event.type) === (view.side !== 'milady');
  const board = event.type === 'board_finished' ? event.board : view.quest.board;
  return html`
    <section class="full appeared appeared--${event.type} ${good ? 'appeared--good' : ''}">
      <span class="appeared__place" aria-hidden="true">${picture(place === 'quest' ? board : place)}</span>
      <div class="appeared__who" aria-hidden="true">${who(event, people, laid)}</div>
      ${event.type === 'challenge_won' ? challenge(event, place, laid, view) : nothing}
      ${event.type === 'board_finished' || laid !== null ? nothing /* it is cried, or still open */ : html`<p class="appeared__words" aria-hidden="true">${tell(event.type === 'challenge_won' ? { ...event, cards: [] } : event, people) /* his cards lie there */}</p>`}
      ${ABOUT.has(event.type) ? html`<p class="appeared__about" role="status">${t('mr-appeared-about', { what: event.type, side: view.side ?? 'none', places: view.milady.may_be.length })}</p>` : nothing}
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

/** What is asked, and what he shows for it, card by card. */
function challenge(
  { skill: asked, value, score, cards }: Event & { type: 'challenge_won' },
  place: Place,
  laid: number | null,
  view: View,
): TemplateResult {
  const unlaid = laid === null ? [] : cards.slice(laid);
  const shows = score - unlaid.reduce((sum, card) => sum + adventureWorth(card), 0);
  return html`
    <p class="appeared__asked" aria-hidden="true"><b>${challengeName(asked, value)}</b> ${points(value, shows)} ${keyed(shows, html`<b class="appeared__score">${shows}<small>/${value}</small></b>`)}</p>
    <p class="appeared__stake" aria-hidden="true">${stakeOf(view, place, rewardOf(view, place, asked))}</p>
    ${cards.length === 0 ? nothing : html`<ul class="appeared__cards" aria-hidden="true">${cards.map((card, at) => html`<li class=${laid !== null && at >= laid ? 'appeared__card--unlaid' : ''} data-key=${key.drawn(at)}>${adventure(card)}</li>`)}</ul>`}
  `;
}

const rewardOf = ({ missions }: View, place: Place, asked: Skill): Reward | undefined =>
  place === 'paris' || place === 'louvre'
    ? missions[place]?.challenges.find(({ skill: one, solved }) => one === asked && !solved)?.reward
    : undefined;

/** Of the quest all of them. */
function who(event: Appeared['event'], { view }: People, laid: number | null): unknown {
  if (event.type === 'board_finished') return view.musketeers.map((one) => hero(one.hero));
  const one = 'musketeer' in event ? view.musketeers[event.musketeer] : undefined;
  const portrait = one ? hero(one.hero) : nothing;
  if (event.type === 'fallen') return portrait;
  if (event.type === 'challenge_won')
    return html`${portrait} ${skill(event.skill)} ${laid === null ? html`<span class="appeared__seal">${token('validation')}</span>` : nothing}`;
  return html`${foe(event.type === 'rochefort_appeared' ? 'rochefort' : 'milady')} ${portrait}`;
}
