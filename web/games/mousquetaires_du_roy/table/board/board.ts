/** The map: its eight places, who stands there, and what waits there. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Mission, Perfidy, Place, View } from '../../../../generated/mousquetaires_du_roy';
import { icon } from '../../../../lib/art';
import { t } from '../../../../lib/i18n';
import { vars } from '../../../../lib/table/directives';
import { building, board as drawing, pawn, perfidy, suspect, token } from '../../art';
import {
  ambushName,
  effectAbout,
  laidAmbushAbout,
  missionName,
  perfidyAbout,
  perfidyName,
  placeName,
  tokenAbout,
  tokenName,
  trackAbout,
} from '../../words';
import { key } from '../scene/animation';
import { heroOf, type People, signOf } from '../scene/people';
import { mayHide } from '../scene/whereabouts';
import { perhapsAbout } from './place';
import { FIELD, SPOTS } from './spots';

const PLACES: readonly Place[] = [
  'louvre',
  'paris',
  'quest',
  'la_rochelle',
  'richelieu',
  'miladys_house',
  'vieux_colombier',
  'bastille',
];

interface Map {
  readonly view: View;
  readonly people: People;
  /** Which one is looked at. */
  readonly chosen: Place;
  /** Which ones can be gone to, or named. */
  readonly open: ReadonlySet<Place>;
  /** Which of these it is counselled to go to. */
  readonly good: ReadonlySet<Place>;
  /** Where something is happening. */
  readonly spot: Place | null;
  /** Where Milady has been so far, in a sentence. */
  readonly trail: string;
  readonly choose: (place: Place, event: MouseEvent) => void;
  /** A mouse rests over it, or has left it. */
  readonly glance: (place: Place | null) => void;
}

/** What stands beside the place and is no part of it: there one asks what it is, and goes nowhere. */
export const isAside = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.tile__figure--suspect > [data-sign], .tile__task') !== null;

export const board = (map: Map): TemplateResult => html`
  <div class="map">
    ${drawing()}
    <ul class="places" aria-label=${t('mr-places')}>
      ${PLACES.map((place) => html`<li class="spot" ${vars(spot(place))}>${tile(place, map)}</li>`)}
    </ul>
  </div>
`;

/** Where a place lies, as shares of the map. */
function spot(place: Place): Record<`--${string}`, string> {
  const [x, y, width, height] = SPOTS[place];
  const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;
  return {
    '--x': share(x, FIELD.width),
    '--y': share(y, FIELD.height),
    '--w': share(width, FIELD.width),
    '--h': share(height, FIELD.height),
  };
}

function tile(
  place: Place,
  { view, people, chosen, open, good, spot, trail, choose, glance }: Map,
): TemplateResult {
  const { milady } = view;
  const marks = [
    place === chosen ? 'tile--chosen' : '',
    open.has(place) ? 'tile--open' : '',
    good.has(place) ? 'tile--good' : '',
    place === spot ? 'tile--spot' : '',
    milady.closed === place ? 'tile--closed' : '',
  ];
  const where = milady.own?.destination ?? milady.seen_at;
  return html`<button class="tile tile--${place} ${marks.join(' ')}" aria-pressed=${place === chosen} @click=${(event: MouseEvent) => choose(place, event)}
      @pointerenter=${({ pointerType }: PointerEvent) => pointerType === 'mouse' && glance(place)} @pointerleave=${() => glance(null)}
      ${vars({ '--there': view.musketeers.filter((one) => one.place === place).length })}>
    <span class="tile__picture">${building(place)}</span>
    <span class="tile__label">
      <span class="tile__name"><span class="tile__full ${place === 'louvre' ? 'unseen' : ''}">${placeName(place)}</span><span class="tile__short" aria-hidden="true">${t(`mr-map-${place}`)}</span></span>
      ${good.has(place) ? html`<span class="unseen">${t('mr-makes-sense')}</span>` : nothing}
      <span class="tile__task">${task(place, view)}</span>
    </span>
    <span class="tile__figures" data-key=${key.place(place)}>
      ${view.musketeers.map((one, who) =>
        one.place === place
          ? html`<span class="tile__figure ${one.life === 0 ? 'tile__figure--down' : ''} ${view.active === who ? 'tile__figure--active' : ''}"
              data-key=${key.musketeer(who)} data-sign=${signOf(people, one, who)}>${pawn(one.hero)}<span class="unseen">${heroOf(people, who)}</span></span>`
          : nothing,
      )}
      ${
        where === place
          ? html`<span class="tile__figure ${milady.seen_at ? '' : 'tile__figure--secret'}" data-key=${key.milady}
              data-sign=${t('mr-sign-milady', { how: milady.seen_at ? 'seen' : 'secret', side: view.side ?? 'none' })}>${suspect(true)}
              <span class="unseen">${t(milady.seen_at ? 'mr-milady-here' : 'mr-milady-secret')}</span></span>`
          : nothing
      }
      ${
        mayHide(place, view)
          ? html`<span class="tile__figure tile__figure--suspect"><span data-sign=${`${placeName(place)}: ${t('mr-sign-milady', { how: 'perhaps' })} ${perhapsAbout(place, view)} ${trail}`}>${suspect(false)}</span><span class="unseen">${t('mr-milady-perhaps')}</span></span>`
          : nothing
      }
    </span>
    ${milady.closed === place ? html`<span class="tile__closed" data-sign=${t('mr-closed')}>${icon('blocked')}<span class="unseen">${t('mr-closed')}</span></span>` : nothing}
  </button>`;
}

/** What waits at a place, at a glance. */
function task(place: Place, view: View): unknown {
  switch (place) {
    case 'paris':
    case 'louvre':
      return missionTask(view.missions[place], place, view);
    case 'quest':
      return html`<span data-sign=${trackAbout('quest', view.side)}>${t('mr-quest-step', { number: Math.min(view.quest.index + 1, view.quest.boards.length), of: view.quest.boards.length })}</span>`;
    case 'la_rochelle':
      // Who rests there reads it below: a note would lie on the town.
      return html`<span><b class="few few--blue" aria-hidden="true">${view.siege.dice.blue}</b><b class="few few--red" aria-hidden="true">${view.siege.dice.red}</b><span class="unseen">${t('mr-siege-now', { ...view.siege.dice })}</span></span>`;
    default:
      return nothing;
  }
}

function missionTask(
  mission: Mission | null,
  place: 'paris' | 'louvre',
  { beggars_price: price, side }: View,
): unknown {
  if (!mission) return nothing;
  const parts = [
    ...mission.challenges.map(({ solved }) => solved),
    ...mission.opponents.map(({ beaten }) => beaten),
  ];
  if (parts.length === 0) return nothing; // it is being turned up
  const left = parts.filter((done) => !done).length;
  return html`<span class="tile__steps" data-sign=${t('mr-sign-steps', { mission: missionName(place, mission.id), left })}>
      ${parts.map((done) => html`<i class="pip ${done ? 'pip--done' : ''}"></i>`)}
      <span class="unseen">${missionName(place, mission.id)}: ${t('mr-steps-left', { left })}</span>
    </span>
    ${mission.ambush ? html`<span class="tile__ambush" data-sign="${ambushName(mission.ambush)}: ${laidAmbushAbout(mission.ambush, price)}">${icon('vulnerable')}<span class="unseen">${ambushName(mission.ambush)}</span></span>` : nothing}
    ${mission.effect === 'strangle' ? html`<b class="tile__alarm" data-sign=${effectAbout(mission.effect, mission.successes, side)}>${mission.strangled}/${mission.successes}</b>` : nothing}`;
}

/** What the team has, and what Milady has played against it this turn. */
export const purse = ({ side, team }: View, played: Perfidy | null): TemplateResult => html`
  <p class="purse">
    <span data-key=${key.purse} data-sign=${t('mr-sign-pistoles', { count: team.pistoles })}>${token('pistole')}<b aria-hidden="true">${team.pistoles}</b><span class="unseen">${t('pistoles', { count: team.pistoles })}</span></span>
    <span data-key=${key.epic} data-sign=${t('mr-sign-epic', { count: team.epic })}>${token('epic')}<b aria-hidden="true">${team.epic}</b><span class="unseen">${t('epic-tokens', { count: team.epic })}</span></span>
    ${team.one_for_all ? html`<span data-sign="${tokenName('one_for_all')}: ${tokenAbout('one_for_all')}">${token('one_for_all')}<span class="unseen">${t('token-one_for_all')}</span></span>` : nothing}
    ${played ? html`<span class="purse__played" data-sign="${perfidyName(played)}: ${perfidyAbout(played, side)}">${perfidy(played, 'small')}<span class="unseen">${perfidyName(played)}</span></span>` : nothing}
  </p>
`;
