/** The place that is looked at: what lies there, and what the active Musketeer can do with it. */
import { html, nothing, type TemplateResult } from 'lit';
import type {
  Legal,
  Mission,
  MissionPlace,
  Place,
  SiegeOdds,
  View,
} from '../../../generated/mousquetaires_du_roy';
import { icon } from '../../../lib/art';
import { knows, t } from '../../../lib/i18n';
import { adventure, place as picture } from '../art';
import {
  adventureAbout,
  adventureName,
  ambushAbout,
  ambushName,
  effectAbout,
  missionName,
  placeAbout,
  placeName,
  trackAbout,
} from '../words';
import { key } from './animation';
import { find } from './choice';
import { actor, adversaryLine, challengeLine } from './element';
import { chance, partsOf } from './odds';
import { heroOf } from './people';
import type { Focus } from './place';
import { questBoard } from './quest';

/** Places of which there is nothing to show but what they are for. */
const BARE: ReadonlySet<Place> = new Set(['richelieu', 'miladys_house', 'vieux_colombier', 'bastille']);

export function focus(one: Focus): TemplateResult {
  const { place } = one;
  return html`
    <section class="focus ${BARE.has(place) ? 'focus--bare' : ''}" aria-label=${placeName(place)} tabindex="0">
      <header class="focus__head">
        <span class="focus__picture">${picture(place)}</span>
        <div class="focus__title">
          <h2 class="focus__name">${title(one)}</h2>
          ${missionTitle(one)}
          <p class="focus__about">${about(one)}</p>
        </div>
      </header>
      ${body(one)}
    </section>
  `;
}

/** What a place is good for, to this side. */
const about = ({ place, view }: Focus): string =>
  view.side === 'milady' && knows(`mr-at-${place}`)
    ? t(`mr-at-${place}`)
    : place === 'la_rochelle'
      ? dice(view)
      : place === 'paris' && !view.missions.paris
        ? ''
        : placeAbout(place);

const dice = ({ siege, milady }: View): string =>
  [t('mr-siege-now', { ...siege.dice }), milady.reinforcements ? t('mr-siege-reinforced') : ''].join(' ');

const title = ({ place, view }: Focus): string =>
  place === 'quest' ? t(`board-${view.quest.board}`) : placeName(place);

function missionTitle({ place, view }: Focus): TemplateResult | typeof nothing {
  if (place !== 'paris' && place !== 'louvre') return nothing;
  const one = view.missions[place];
  return one ? html`<h3 class="focus__mission">${missionName(place, one.id)}</h3>` : nothing;
}

function body(one: Focus): unknown {
  switch (one.place) {
    case 'paris':
    case 'louvre':
      return mission(one, one.place);
    case 'quest':
      return questBoard(one);
    case 'la_rochelle':
      return siege(one);
    case 'miladys_house':
      return rochefort(one);
    default:
      return nothing;
  }
}

function mission(
  { view, people, legal, good, act }: Focus,
  place: MissionPlace,
): TemplateResult | typeof nothing {
  const one = view.missions[place];
  // The Louvre lacks a mission only before the first one is turned up.
  if (!one) return place === 'paris' ? html`<p class="focus__none">${t('mr-no-mission')}</p>` : nothing;
  const by = actor({ view, people, place, legal });
  const here = by ? legal : null;
  return html`
    <article class="mission">
      ${one.effect ? html`<p class="mission__effect">${icon('vulnerable')} <span>${effectAbout(one.effect, one.successes)}</span>${one.effect === 'strangle' ? html` <b>${one.strangled}/${one.successes}</b>` : nothing}</p>` : nothing}
      ${ambush(one, place, { view, people, legal, good, act })}
      <ul class="elements">
        ${one.challenges.map((challenge, at) =>
          challengeLine(`${place}-challenge-${at}`, challenge, {
            action: find(here, 'challenge', at),
            act,
            by,
            good,
          }),
        )}
        ${one.opponents.map((foe, at) =>
          adversaryLine(`${place}-duel-${at}`, foe, {
            action: find(here, 'duel', at),
            act,
            legal: here,
            good,
          }),
        )}
      </ul>
    </article>
  `;
}

function ambush(
  one: Mission,
  place: MissionPlace,
  { view, people, legal, good, act }: Omit<Focus, 'place' | 'thrown'>,
): TemplateResult | typeof nothing {
  if (!one.ambush) return nothing;
  const pay = find(legal, 'pay_beggars', place);
  return html`<p class="mission__ambush">
    ${icon('vulnerable')}
    <span><b>${ambushName(one.ambush)}</b>${one.named === null ? nothing : html` – ${heroOf(people, one.named)}`}
      <small>${ambushAbout(one.ambush, view.beggars_price)}</small></span>
    ${pay ? html`<button class="button ${good.has(pay) ? 'button--gold' : ''}" data-sign=${good.get(pay) ?? nothing} @click=${() => act(pay)}>${t('mr-pay-beggars', { price: view.beggars_price })}</button>` : nothing}
  </p>`;
}

function siege({ view, legal, thrown }: Focus): TemplateResult {
  const { at, left, right, rewards } = view.tracks.siege;
  const spaces = Array.from({ length: right - left + 1 }, (_, i) => left + i);
  return html`
    <div class="siege">
      <ol class="walls" aria-label=${t('mr-track-siege-now', { at })}>
        ${spaces.map((space) => {
          const reward = rewards.find((one) => one.space === space);
          return html`<li class="wall ${space === at ? 'wall--now' : ''} ${space === left ? 'wall--lost' : ''} ${reward ? 'wall--reward' : ''}"
            data-sign=${reward ? t('mr-sign-reward', { reward: t(`mr-reward-${reward.reward}`) }) : trackAbout('siege')}><span>${space === at ? html`<i data-key=${key.siege}></i>` : nothing}</span></li>`;
        })}
      </ol>
      <ul class="spaces" aria-label=${t('mr-spaces')}>
        ${view.siege.spaces.map(
          (card, at) =>
            html`<li data-key=${key.space(at)} data-sign=${card ? `${adventureName(card)}: ${adventureAbout(card)}` : t('mr-sign-space')}>${card ? html`${adventure(card)}<span class="unseen">${adventureName(card)}</span>` : html`<span class="space"><span class="unseen">${t('mr-space-free')}</span></span>`}</li>`,
        )}
      </ul>
      ${thrown ? nothing : night(view.siege.odds, legal)}
    </div>
  `;
}

const ENDS = ['forward', 'back', 'lost'] as const;

/** How the throw may end, as it stands and with each card that could be placed there now. */
function night(now: SiegeOdds, legal: Legal | null): TemplateResult {
  const more = (legal?.siege ?? []).flatMap((odds) => {
    const action = legal?.actions[odds.action];
    return action && 'what' in action ? [[`+ ${adventureName(`${action.what}`)}`, odds] as const] : [];
  });
  const all = [[t('mr-siege-so'), now] as const, ...more];
  const of = partsOf(all.flatMap(([, odds]) => ENDS.map((end) => odds[end])));
  return html`<table class="night">
    <thead>
      <tr>
        <td></td>
        ${ENDS.map((end) => html`<th scope="col">${t('mr-siege-end', { end })}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${all.map(([name, odds]) => html`<tr><th scope="row">${name}</th>${ENDS.map((end) => html`<td class=${end === 'lost' && odds.lost > 0 ? 'night__lost' : ''}>${chance(odds[end], of)}</td>`)}</tr>`)}
    </tbody>
  </table>`;
}

function rochefort({ view }: Focus): TemplateResult {
  const { rochefort: one, perfidy_count: perfidy, paris_count: paris } = view.milady;
  return html`
    <ul class="elements">${adversaryLine('rochefort', one, { action: null, act: () => undefined, good: new Map() })}</ul>
    <p class="focus__sum">${t('mr-rochefort-life', { life: one.life - one.wounds, most: one.life })}
      ${t('mr-milady-hand', { perfidy, paris })}</p>
  `;
}
