/**
 * How a turn ended: where Milady was and what she did there, the siege, and the end of the turn (MR-4.1). It grows line by
 * line while it is told, and stands until it has been read.
 */
import './nightfall.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { Event, Face, GameTypes, Place, Quest, View } from '../../../../generated/mousquetaires_du_roy';
import { list, t } from '../../../../lib/i18n';
import type { Playback } from '../../../../lib/table/playback';
import { foe, hero, perfidy, place, token } from '../../art';
import { trackName } from '../../words';
import { caught, sightings } from '../board/trail';
import { cast } from '../duel/duel';
import { alarming, gauges, near, signed } from '../scene/gauges';
import type { People } from '../scene/people';
import type { Scene } from '../scene/scene';
import { tell } from '../scene/sentences';
import { chip, isBad, risesOf } from './changes';
import { isWhole, partsTold } from './progress';
import { passages, silent } from './story';
import { taunt } from './taunt';

type Told = Pick<Playback<GameTypes, Scene>, 'closes' | 'story' | 'step'>;

/** Nobody has anything to decide any more in this turn, and the siege has been looked at where it is. */
export const isNight = ({ closes }: Pick<Told, 'closes'>, { view }: Scene): boolean =>
  closes && view.phase === 'end';

/** What has been told of it so far; what the event of a step says is not open as long as the step is silent. */
export function nightOf({ story, step }: Told): readonly Event[] {
  const since = story.slice(story.findLastIndex(isBefore) + 1);
  const event: Event | undefined = step && !step.silent ? step.event : undefined;
  return event && story.at(-1) !== event ? [...since, event] : since;
}

/** The last thing that a Musketeer did, or where nobody could do anything. */
const isBefore = (event: Event): boolean =>
  event.type === 'musketeer_ended' || (event.type === 'phase_started' && event.phase === 'musketeers');

/** The turn that is looked at: the one that ends, until its night has been read. */
export function turnOf({ story, closes }: Pick<Told, 'story' | 'closes'>, scene: Scene): number {
  if (!isNight({ closes }, scene)) return scene.view.turn;
  const told = story.slice(0, story.findLastIndex(isBefore) + 1);
  return told.findLast((event) => event.type === 'turn_started')?.turn ?? 0;
}

/** `story`: what has been told to its end; the event of a step is not yet among it. */
export const night = (
  events: readonly Event[],
  scene: Scene,
  people: People,
  story: readonly Event[],
): TemplateResult => html`
  <div class="nightfall">
    <span class="nightfall__place">${place(where(scene, [...dayOf(story), ...events]))}</span>
    ${scene.thrown ? cast(scene.thrown, scene.rolling) : nothing}
    <ol class="nightfall__lines">
      ${wonLine(story, people.view)} ${caughtLine(story, people.view)}
      ${partsOf(events, people).map(
        (
          part,
        ) => html`<li class="nightfall__part"><span class="nightfall__picture">${picture(part[0].event, people)}</span> <div>
          ${part.map(({ event, words }) => html`<p class="nightfall__line ${isLoss(event, people) ? 'nightfall__line--bad' : ''}">${words}</p> `)}
        </div></li>`,
      )}
    </ol>
    ${story.at(-1)?.type === 'turn_started' ? html`${hers(people.view, story)} ${sum(people.view, story, [...dayOf(story), ...events])}` : nothing}
  </div>
`;

/** Where she was, which is told first; while the siege is thrown, and where she has not been seen, where it happens. */
function where({ spot, thrown, view }: Scene, turn: readonly Event[]): Place | Quest['board'] {
  const [seen] = thrown ? [] : sightings(turn);
  const at = seen?.place ?? spot ?? 'louvre';
  return at === 'quest' ? view.quest.board : at;
}

/** What the turn has brought before the night. */
function dayOf(story: readonly Event[]): readonly Event[] {
  const day = story.slice(0, story.findLastIndex(isBefore) + 1);
  return day.slice(day.findLastIndex(({ type }) => type === 'turn_started'));
}

interface Line {
  readonly event: Event;
  readonly words: string;
}

/** Each thing that the night brings, with all that comes of it: what is read together stands together. */
function partsOf(events: readonly Event[], people: People): [Line, ...Line[]][] {
  const parts: [Line, ...Line[]][] = [];
  let isNew = true; // also where what begins it is told by what comes of it alone, as the plot in Paris
  for (const passage of passages(events)) {
    const { event, run } = passage;
    isNew ||= begins(event);
    const words = event.type === 'turn_started' || silent(passage) ? null : tell(event, people, { run });
    if (words === null) continue;
    const part = parts.at(-1);
    if (part && !isNew) part.push({ event, words });
    else parts.push([{ event, words }]);
    isNew = false;
  }
  return parts;
}

/** She, the siege, time, the Louvre, her plot in Paris. */
const begins = (event: Event): boolean =>
  event.type === 'milady_revealed' ||
  event.type === 'siege_thrown' ||
  event.type === 'strangling' ||
  event.type === 'paris_effect' ||
  (event.type === 'token_moved' && (event.token === 'time' || event.token === 'louvre'));

/** What the Musketeers have won by day comes before all that the night takes. */
function wonLine(story: readonly Event[], { side, quest }: View): TemplateResult | typeof nothing {
  const day = dayOf(story);
  const missions = day.flatMap((event, at) =>
    event.type === 'mission_ended' && event.result === 'done' ? [{ at, where: event.where }] : [],
  );
  const isInWhole = (place: Place, at: number) =>
    missions.some((mission) => mission.where === place && mission.at > at);
  const counts = {
    mission: missions.length,
    task: day.filter(
      (event, at) => event.type === 'validated' && event.place !== 'quest' && !isInWhole(event.place, at),
    ).length,
    part: partsWon(story, quest),
  };
  const what = Object.entries(counts).flatMap(([id, count]) =>
    count > 0 ? [t('mr-night-thing', { what: id, count })] : [],
  );
  return what.length === 0
    ? nothing
    : html`<li class="nightfall__part nightfall__won"><span class="nightfall__picture">${token('validation')}</span> <p class="nightfall__line">${t('mr-night-won', { side: side ?? 'none', what: list(what) })}</p></li>`;
}

/** How many parts of the quest this turn has added: 0 also where the story does not tell from how many. */
function partsWon(story: readonly Event[], quest: Quest): number {
  const end = story.findLastIndex(isBefore) + 1;
  const begin = story.slice(0, end).findLastIndex(({ type }) => type === 'turn_started');
  return isWhole(story) ? partsTold(story.slice(0, end), quest) - partsTold(story.slice(0, begin), quest) : 0;
}

/** What came of it that she was found before the night: then nothing is told of her in it. */
function caughtLine(story: readonly Event[], view: View): TemplateResult | typeof nothing {
  const words = caught(dayOf(story), view);
  return words === null
    ? nothing
    : html`<li class="nightfall__part nightfall__caught"><span class="nightfall__picture">${foe('milady')}</span> <p class="nightfall__line">${words}</p></li>`;
}

/** Milady has the last word, but to herself. */
const hers = (view: View, story: readonly Event[]): TemplateResult | typeof nothing =>
  view.side === 'milady'
    ? nothing
    : html`<p class="nightfall__taunt"><span class="nightfall__picture">${foe('milady')}</span> <q>${taunt(story, view)}</q></p>`;

/** How the match stands when all has been told, and what the turn has changed of that. */
function sum(view: View, story: readonly Event[], turn: readonly Event[]): TemplateResult {
  const changes = risesOf(turn).set('quest', partsWon(story, view.quest));
  return html`<ul class="changes nightfall__sum" aria-label=${t('mr-tracks')}>
    ${gauges(view).map((gauge) => {
      const presses = view.side !== 'milady' && (near(gauge) || alarming(gauge));
      const change = changes.get(gauge.id) ?? 0;
      const short = change === 0 ? gauge.words : `${gauge.words} (${signed(change)})`;
      const since = change === 0 ? '' : t('mr-night-change', { change: signed(change) });
      return chip(
        presses,
        gauge.picture,
        short,
        [`${trackName(gauge.id)}: ${gauge.detail}`, since].filter(Boolean).join(' '),
      );
    })}
  </ul>`;
}

/** Whether it is a loss for whoever looks. */
const isLoss = (event: Event, { view }: People): boolean => isBadForTeam(event) === (view.side !== 'milady');

/** Undefined where it is neither good nor bad. */
function isBadForTeam(event: Event): boolean | undefined {
  switch (event.type) {
    case 'token_moved':
      return isBad(event.token, event.before, event.after);
    case 'mission_ended':
      return event.result === 'failed';
    case 'purse':
    case 'epic':
      return event.change < 0;
    case 'siege_reward':
      return event.reward === 'perfidy';
    case 'siege_thrown': {
      const ahead = swords(event.blue) - swords(event.red);
      return ahead === 0 ? undefined : ahead < 0;
    }
    case 'wounded':
    case 'fallen':
    case 'strangling':
    case 'perfidy_drawn':
    case 'paris_taken':
    case 'milady_acted':
      return true;
    default:
      return undefined;
  }
}

const swords = (dice: readonly Face[]): number => dice.filter((face) => face === 'sword').length;

function picture(event: Event, { view }: People): TemplateResult {
  const who = 'musketeer' in event && event.musketeer !== undefined ? view.musketeers[event.musketeer] : null;
  if (who) return hero(who.hero);
  const gauge = (track: string) =>
    gauges(view).find(({ id }) => id === track)?.picture ?? token('validation');
  switch (event.type) {
    case 'token_moved':
      return gauge(event.token);
    case 'siege_thrown':
    case 'siege_reward':
      return gauge('siege');
    case 'mission_ended':
    case 'mission_placed':
    case 'ambush_placed':
      return gauge('louvre');
    case 'strangling':
      return gauge('constance');
    case 'manned':
      return foe(event.adversaries[0] ?? 'milady');
    case 'purse':
      return token('pistole');
    case 'epic':
      return token('epic');
    case 'perfidy_drawn':
      return event.card ? perfidy(event.card, 'small') : foe('milady');
    default:
      return foe('milady');
  }
}
