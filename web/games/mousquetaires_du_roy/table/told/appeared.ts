/**
 * What nobody should miss: Milady where nobody looked for her, Rochefort, who fights for her (MR-10.12), her plot in Paris
 * with those who guard it, a Musketeer who falls (MR-18.1) or masters a challenge, a board of the quest that is done, the
 * last steps of a track, and the end (MR-27).
 */
import './appeared.css';
import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Event, Place, Reward, Skill, View } from '../../../../generated/mousquetaires_du_roy';
import { t } from '../../../../lib/i18n';
import { adventure, ambush, foe, hero, place as picture, skill, token } from '../../art';
import { adventureWorth, challengeName } from '../../words';
import { points } from '../board/points';
import { endedBy, endedFor, endTitle, winnerBy } from '../end/ending';
import { key } from '../scene/animation';
import { stakeOf } from '../scene/attempt';
import { gauges } from '../scene/gauges';
import type { People } from '../scene/people';
import type { Appeared } from '../scene/scene';
import { tell } from '../scene/sentences';

/** What the Musketeers win by. */
const isWon = (event: Appeared['event']): boolean =>
  event.type === 'board_finished' ||
  event.type === 'challenge_won' ||
  (event.type === 'match_ended' && winnerBy(event.reason) === 'team');

/** What it means is said with it. */
function about(event: Appeared['event'], view: View): string {
  const side = view.side ?? 'none';
  switch (event.type) {
    case 'element_declared':
    case 'rochefort_appeared':
    case 'fallen':
      return t('mr-appeared-about', { what: event.type, side, places: view.milady.may_be.length });
    case 'token_moved':
      return gaugeOf(event, view)?.left === 1 ? t('mr-alarm', { turns: 0, side }) : '';
    case 'match_ended':
      return endedFor(view, event.reason);
    default:
      return '';
  }
}

const gaugeOf = ({ token: track }: Event & { type: 'token_moved' }, view: View) =>
  gauges(view).find(({ id }) => id === track);

/** In large letters; nothing where it is cried, or still open. */
function words(event: Appeared['event'], people: People, laid: number | null): string | null {
  if (event.type === 'board_finished' || laid !== null) return null;
  if (event.type === 'match_ended') return endTitle(event.reason);
  return tell(event.type === 'challenge_won' ? { ...event, cards: [] } : event, people); // his cards lie there
}

/** What happens is said in the line below as well. */
export function appeared({ event, place, guards, laid }: Appeared, people: People): TemplateResult {
  const { view } = people;
  const good = isWon(event) === (view.side !== 'milady');
  const said = words(event, people, laid);
  const meant = about(event, view);
  const board = event.type === 'board_finished' ? event.board : view.quest.board;
  return html`
    <section class="full appeared appeared--${event.type} ${good ? 'appeared--good' : ''}">
      <span class="appeared__place" aria-hidden="true">${picture(place === 'quest' ? board : place)}</span>
      <div class="appeared__who" aria-hidden="true">${who(event, people, laid)}</div>
      ${event.type === 'challenge_won' ? challenge(event, place, laid, view) : nothing}
      ${said ? html`<p class="appeared__words" aria-hidden="true">${said}</p>` : nothing}
      ${meant ? html`<p class="appeared__about" role="status">${meant}</p>` : nothing}
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
  if (event.type === 'match_ended') return endedBy(event.reason, view);
  if (event.type === 'token_moved') return gaugeOf(event, view)?.picture;
  if (event.type === 'board_finished') return view.musketeers.map((one) => hero(one.hero));
  const one = 'musketeer' in event ? view.musketeers[event.musketeer] : undefined;
  const portrait = one ? hero(one.hero) : nothing;
  if (event.type === 'fallen') return portrait;
  if (event.type === 'challenge_won')
    return html`${portrait} ${skill(event.skill)} ${laid === null ? html`<span class="appeared__seal">${token('validation')}</span>` : nothing}`;
  return html`${foe(event.type === 'rochefort_appeared' ? 'rochefort' : 'milady')} ${portrait}`;
}
