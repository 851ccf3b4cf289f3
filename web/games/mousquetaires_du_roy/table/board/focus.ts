/** The place that is looked at: what lies there, and what the active Musketeer can do with it. */
import './tight.css';
import { html, nothing, type TemplateResult } from 'lit';
import type {
  Legal,
  Mission,
  MissionPlace,
  Musketeer,
  MusketeerView,
  Place,
  View,
} from '../../../../generated/mousquetaires_du_roy';
import { icon } from '../../../../lib/art';
import { t } from '../../../../lib/i18n';
import { mission as card, place as picture } from '../../art';
import {
  ambushName,
  boardName,
  effectAbout,
  laidAmbushAbout,
  missionName,
  placeAbout,
  placeName,
} from '../../words';
import { isBarred } from '../scene/attempt';
import { find } from '../scene/choice';
import { heroOf } from '../scene/people';
import { mayHide } from '../scene/whereabouts';
import { actor, adversaryLine, atHand, challengeLine } from './element';
import { type Focus, hersAbout, insteadAbout, isCombat, perhapsAbout } from './place';
import { questBoard, unseenSigns } from './quest';
import { siege } from './siege';

/** Places of which there is nothing to show but what they are for. */
const BARE: ReadonlySet<Place> = new Set(['richelieu', 'miladys_house', 'vieux_colombier', 'bastille']);

export function focus(one: Focus): TemplateResult {
  const { place } = one;
  return html`
    <section class="focus focus--${BARE.has(place) ? 'bare' : place}" aria-label=${placeName(place)} tabindex="0">
      <header class="focus__head">
        <span class="focus__picture">${picture(place === 'quest' ? one.view.quest.board : place)}</span>
        <div class="focus__title">
          <h2 class="focus__name">${nameOf(one)}</h2>
          ${place === 'quest' ? unseenSigns(one.view.quest) : missionTitle(one)}
          <p class="focus__about">${about(one)}</p>
          ${perhaps(one)}
        </div>
      </header>
      ${cannot(one)} ${body(one)}
    </section>
  `;
}

/** Why whoever acts can do less there than one might think, or what it may cost him. */
function cannot({ place, view, people, legal }: Focus): TemplateResult | typeof nothing {
  const by = view.asking === 'action' ? actor({ view, people, legal }) : null;
  const why = by && view.active !== null && hindrance(place, view, view.active, by.one, legal);
  if (!by || !why) return nothing;
  const { pistoles } = view.team;
  return html`<p class="focus__cannot">${icon('vulnerable')} <span>${t('mr-cannot', { why, name: by.name, price: view.beggars_price, pistoles })}</span></p>`;
}

function hindrance(
  place: Place,
  view: View,
  who: Musketeer,
  one: MusketeerView,
  legal: Legal | null,
): string | null {
  if (isBarred(view, place, who)) return 'rochefort';
  if (view.milady.closed === place && one.place !== place) return 'closed'; // MR-12.13
  if (place === 'la_rochelle')
    // MR-17.2
    return view.siege.spaces.includes(null) || !one.hand?.some(isCombat) ? null : 'full';
  const mission = place === 'paris' || place === 'louvre' ? view.missions[place] : null;
  if (mission?.ambush === 'mendiants' && view.team.pistoles < view.beggars_price) return 'beggars'; // MR-13.8
  if (mission && mission.named === who) return 'named'; // MR-13.13
  return one.place === place && one.life === 1 && find(legal, 'duel') ? 'last_life' : null; // MR-18.1
}

/** Where Milady has been, and what she would do there; where much else lies, only her sign on the map says it. */
const perhaps = ({ place, view, trail }: Focus): TemplateResult | typeof nothing =>
  mayHide(place, view) && BARE.has(place)
    ? html`${trail ? html`<p class="focus__about focus__trail">${trail}</p>` : nothing}<p class="focus__about">${perhapsAbout(place, view)}</p>`
    : nothing;

/** What a place is good for, to this side; where Milady chooses one, to her also what she chooses against. */
const about = ({ place, view }: Focus): string =>
  (view.side === 'milady' &&
    [hersAbout(place, view), view.asking === 'destination' ? insteadAbout(place, view) : '']
      .join(' ')
      .trim()) ||
  (place === 'la_rochelle' ? dice(view) : place === 'paris' && !view.missions.paris ? '' : placeAbout(place));

const dice = ({ siege, milady, side }: View): string =>
  [
    t('mr-siege-now', { ...siege.dice }),
    milady.reinforcements ? t('mr-siege-reinforced', { side: side ?? 'none' }) : '',
  ].join(' ');

/** Of the quest it is that of its board. */
const nameOf = ({ place, view }: Pick<Focus, 'place' | 'view'>): string =>
  place === 'quest' ? boardName(view.quest.board) : placeName(place);

/** With the mission there, where one title must do. */
export function titleOf(one: Pick<Focus, 'place' | 'view'>): string {
  const { place, view } = one;
  const where = place === 'paris' || place === 'louvre' ? place : null;
  const mission = where && view.missions[where];
  return [nameOf(one), ...(mission ? [missionName(where, mission.id)] : [])].join(' · ');
}

function missionTitle({ place, view }: Focus): TemplateResult | typeof nothing {
  if (place !== 'paris' && place !== 'louvre') return nothing;
  const one = view.missions[place];
  return one
    ? html`<h3 class="focus__mission" data-sign=${place === 'louvre' ? placeAbout(place) : nothing}>${missionName(place, one.id)}</h3>`
    : nothing;
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
  { view, people, legal, weighed, good, act }: Focus,
  place: MissionPlace,
): TemplateResult | typeof nothing {
  const one = view.missions[place];
  // The Louvre lacks a mission only before the first one is turned up.
  if (!one) return place === 'paris' ? html`<p class="focus__none">${t('mr-no-mission')}</p>` : nothing;
  if (one.challenges.length + one.opponents.length === 0)
    return html`<div class="mission__card" aria-hidden="true">${card(place, one.id)}</div>`; // it is being turned up
  const here = atHand({ view, people, place, legal });
  const barred = isBarred(view, place, view.active);
  const by = one.named === view.active ? null : actor({ view, people, legal }); // MR-13.13
  return html`
    <article class="mission">
      ${one.effect ? html`<p class="mission__effect" data-sign=${effectAbout(one.effect, one.successes, view.side)}>${icon('vulnerable')} <span class="mission__full">${effectAbout(one.effect, one.successes, view.side)}</span><span class="mission__brief">${t('mr-effect', { effect: one.effect })}</span>${one.effect === 'strangle' ? html` <b>${one.strangled}/${one.successes}</b>` : nothing}</p>` : nothing}
      ${ambush(one, place, { view, people, legal, good, act })}
      <ul class="elements">
        ${one.challenges.map((challenge, at) =>
          challengeLine(`${place}-challenge-${at}`, challenge, {
            action: find(here, 'challenge', at),
            act,
            weighed,
            by,
            good,
            harder:
              one.ambush === 'courtisane' && challenge.skill === 'gallantry'
                ? laidAmbushAbout(one.ambush, view.beggars_price)
                : null,
          }),
        )}
        ${one.opponents.map((foe, at) =>
          adversaryLine(`${place}-duel-${at}`, foe, {
            action: find(here, 'duel', at),
            act,
            weighed,
            legal: here,
            barred,
            ahead: legal?.ahead?.find((duel) => duel.place === place && duel.number === at),
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
  { view, people, legal, good, act }: Pick<Focus, 'view' | 'people' | 'legal' | 'good' | 'act'>,
): TemplateResult | typeof nothing {
  if (!one.ambush) return nothing;
  const pay = find(legal, 'pay_beggars', place);
  return html`<p class="mission__ambush" data-sign=${laidAmbushAbout(one.ambush, view.beggars_price)}>
    ${icon('vulnerable')}
    <span><b>${ambushName(one.ambush)}</b>${one.named === null ? nothing : html` – ${heroOf(people, one.named)}`}
      <small>${laidAmbushAbout(one.ambush, view.beggars_price)}</small></span>
    ${pay ? html`<button class="button ${good.has(pay) ? 'button--gold' : ''}" data-sign=${good.get(pay) ?? nothing} @click=${() => act(pay)}>${t('mr-pay-beggars', { price: view.beggars_price })}</button>` : nothing}
  </p>`;
}

function rochefort({ view }: Focus): TemplateResult {
  const { rochefort: one, perfidy_count: perfidy, paris_count: paris } = view.milady;
  return html`
    <ul class="elements">${adversaryLine('rochefort', one, { action: null, act: () => undefined, good: new Map() })}</ul>
    <p class="focus__sum">${t('mr-milady-hand', { perfidy, paris, side: view.side ?? 'none' })}</p>
  `;
}
