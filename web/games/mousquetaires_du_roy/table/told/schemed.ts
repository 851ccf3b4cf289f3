/**
 * What Milady has done in her part of a turn, when it is over: each deed with its picture and what it means, and what has
 * changed by it. The Musketeers look at it as long as they like, before the first of them begins.
 */
import './schemed.css';
import { html, nothing, type TemplateResult } from 'lit';
import type {
  Ambush,
  Counsel,
  Event,
  Perfidy,
  Place,
  View,
} from '../../../../generated/mousquetaires_du_roy';
import { list, t } from '../../../../lib/i18n';
import { ambush, back, foe, hero, mission, perfidy, place } from '../../art';
import { effectAbout, laidAmbushAbout, missionName, perfidyAbout } from '../../words';
import { trail } from '../board/trail';
import { dangerWords, honourTonight, pressureOf } from '../counsel/pressure';
import { tasksLeft } from '../scene/attempt';
import { gauges } from '../scene/gauges';
import { heroOf, type People } from '../scene/people';
import type { Scene } from '../scene/scene';
import { tell } from '../scene/sentences';
import { changed, changeList, changesOf } from './changes';
import { thisTurn } from './news';
import { passages, silent } from './story';

/** What is worth a look; to draw a card is told in passing. */
const DEEDS: ReadonlySet<Event['type']> = new Set(['mission_placed', 'perfidy_played']);
/** What the figures tell, or came before. */
const ASIDE: ReadonlySet<Event['type']> = new Set([
  'phase_started',
  'destination_chosen',
  'ambush_rolled',
  'wounded',
  'token_moved',
]);

/** Her part of the turn has just ended, and she has done something. */
export const isSchemed = ({ view, viewer }: Scene, story: readonly Event[]): boolean => {
  const last = story.at(-1);
  return (
    viewer !== null &&
    view.side === 'team' &&
    last?.type === 'phase_started' &&
    last.phase === 'musketeers' &&
    thisTurn(story).some(({ type }) => DEEDS.has(type))
  );
};

/** What is hers of her part: her card is the last of it, and whom that has arrested may try to break out at once (MR-20.6). */
function hers(story: readonly Event[]): readonly Event[] {
  const turn = thisTurn(story);
  const freed = turn.findIndex(({ type }) => type === 'escape');
  return freed < 0 ? turn : turn.slice(0, freed);
}

/** Where a card strikes that names neither a place nor a Musketeer. */
const STRIKES: Partial<Record<Perfidy, Place>> = {
  renforts: 'la_rochelle',
  calomnie: 'louvre',
  conscrits: 'vieux_colombier',
  embastille: 'bastille',
  urgence: 'richelieu',
  baume: 'richelieu',
};

/** Where her last deed strikes, which says nothing of where she is herself. */
function scenery(turn: readonly Event[], { musketeers }: View): Place {
  const last = turn.findLast((one) => one.type === 'mission_placed' || one.type === 'perfidy_played');
  if (last?.type !== 'perfidy_played') return last?.where ?? 'paris';
  const struck = last.musketeer === undefined ? undefined : musketeers[last.musketeer]?.place;
  return last.place ?? STRIKES[last.card] ?? struck ?? 'paris';
}

/** What presses after it, if anything does. */
function stake(counsel: Counsel | null, view: View): TemplateResult | typeof nothing {
  const pressure = counsel && pressureOf(counsel, view);
  if (!pressure?.way) return nothing;
  const track = pressure.way === 'last' ? 'louvre' : pressure.way;
  const picture = gauges(view).find(({ id }) => id === track)?.picture;
  return html`<p class="schemed__near"><span aria-hidden="true">${picture}</span> <span>${dangerWords(pressure, view).head}</span></p>`;
}

/** How far each side is from victory; what presses is told above. */
function race(counsel: Counsel, view: View): string {
  const pressure = pressureOf(counsel, view);
  const hers = pressure.way ? '' : dangerWords(pressure, view).head;
  return [hers, t('mr-schemed-quest', { left: counsel.quest })].filter(Boolean).join(' ');
}

/** How far she has come: the race, her plot, where that is not told above, and where she may be. */
function standing(
  turn: readonly Event[],
  story: readonly Event[],
  view: View,
  counsel: Counsel | null,
): TemplateResult {
  const plot = turn.some((one) => one.type === 'mission_placed' && one.where === 'paris')
    ? null
    : view.missions.paris;
  const places = view.milady.may_be.length;
  return html`<div class="schemed__standing">
    ${counsel ? html`<p class="schemed__race">${race(counsel, view)}</p>` : nothing}
    ${plot ? html`<p>${t('mr-schemed-plot', { plot: missionName('paris', plot.id), left: tasksLeft(plot) })}</p>` : nothing}
    ${places > 0 ? html`<p>${trail(story)} ${t('mr-schemed-where', { places })}</p>` : nothing}
  </div>`;
}

/**
 * `coming`: the view that comes when all has been told, by which more is known of a mission than its event tells; `counsel`:
 * what presses by then, and how far the quest is. Whatever is touched goes on, but for a sign, which is explained by `explain`.
 */
export function schemed(
  story: readonly Event[],
  people: People,
  coming: View,
  counsel: Counsel | null,
  explain: (sign: EventTarget | null) => void,
): TemplateResult {
  const turn = hers(story);
  const deeds = passages(turn).filter((one) => !ASIDE.has(one.event.type) && !silent(one));
  const at = scenery(turn, coming);
  const touch = (event: MouseEvent) => {
    if (!(event.target instanceof Element && event.target.closest('[data-sign]'))) return;
    event.stopPropagation();
    explain(event.target);
  };
  return html`
    <section class="full schemed" aria-label=${t('mr-schemed')} tabindex="0" @click=${touch} @keydown=${readOn}>
      <span class="schemed__place" aria-hidden="true">${place(at === 'quest' ? coming.quest.board : at)}</span>
      <header class="schemed__head"><span aria-hidden="true">${foe('milady')}</span><h2>${t('mr-schemed')}</h2></header>
      ${stake(counsel, coming)}
      <ul class="schemed__deeds">
        ${deeds.map(({ event, run }) => {
          const words = tell(event, people, { run });
          const means = meaning(event, turn, people, coming);
          return words === null
            ? nothing
            : html`<li class=${DEEDS.has(event.type) ? 'schemed__deed' : ''}>
                <span class="schemed__picture" aria-hidden="true">${picture(event, people)}</span>
                <div><b>${words}</b>${means ? html`<p>${means}</p>` : nothing}</div>
              </li>`;
        })}
      </ul>
      ${changeList(changed({ ...changesOf(turn), perfidy: 0 }, people))} ${standing(turn, story, coming, counsel)}
    </section>
  `;
}

/** The space bar reads on as long as something lies below; then it goes on, as everywhere. */
function readOn(event: KeyboardEvent): void {
  const { currentTarget: section } = event;
  const more = section instanceof Element && section.closest('[data-more]') !== null;
  if (event.key === ' ' && more) event.stopPropagation();
}

/** What it does, where the sentence itself does not say so, and what it comes to tonight. */
function meaning(event: Event, turn: readonly Event[], people: People, view: View): string {
  switch (event.type) {
    case 'mission_placed': {
      const one = event.where === 'paris' ? view.missions.paris : null;
      const tonight = one?.effect === 'honour' ? honourTonight(view) : '';
      return one?.id === event.card && one.effect
        ? [effectAbout(one.effect, one.successes, view.side), tonight].filter(Boolean).join(' ')
        : '';
    }
    case 'ambush_placed':
      return [laidAmbushAbout(event.ambush, view.beggars_price), met(event.ambush, turn, people)]
        .filter(Boolean)
        .join(' ');
    case 'perfidy_played':
      return event.place || event.card === 'renforts' || event.card === 'conscrits'
        ? ''
        : perfidyAbout(event.card, view.side);
    default:
      return '';
  }
}

/** Whom of those who were there it has hit (MR-13.7): thieves nobody whose sword found an empty purse (MR-0.5). */
function met(ambush: Ambush, turn: readonly Event[], people: People): string {
  const hit = turn.flatMap((one, at) =>
    one.type === 'ambush_rolled' &&
    one.ambush === ambush &&
    one.face === 'sword' &&
    (ambush !== 'voleurs' || turn[at + 1]?.type === 'purse')
      ? [heroOf(people, one.musketeer)]
      : [],
  );
  const pistoles = t('pistoles', { count: hit.length });
  return hit.length > 0 ? t('mr-schemed-met', { ambush, pistoles, names: list(hit) }) : '';
}

function picture(event: Event, { view }: People): unknown {
  switch (event.type) {
    case 'mission_placed':
      return mission(event.where, event.card);
    case 'manned':
      return event.adversaries.map((id) => foe(id));
    case 'ambush_placed':
      return ambush(event.ambush);
    case 'perfidy_played':
      return perfidy(event.card);
    case 'perfidy_drawn':
      return back('perfidy');
    case 'rochefort_healed':
      return foe('rochefort');
    default: {
      const who =
        'musketeer' in event && event.musketeer !== undefined ? view.musketeers[event.musketeer] : null;
      return who ? hero(who.hero) : nothing;
    }
  }
}
